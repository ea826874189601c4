"""The version, in the one place that tools and people read it from."""

__version__ = "0.1.0"
