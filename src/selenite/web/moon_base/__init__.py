"""Moon Base at the web table: a look at it, and each region of its page."""
