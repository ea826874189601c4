"""Selenite: a table for two board games of the moon.

>>> import selenite
>>> selenite.engine in ("compiled", "pure")
True
"""

from __future__ import annotations

from pathlib import Path

from selenite import _engine
from selenite._version import __version__

engine = _engine.choose(Path(__file__).parent)
"""Which engine is running: ``compiled`` (Cython) or ``pure`` (the same files, uncompiled)."""

__all__ = ["__version__", "engine"]
