"""For every test: no deadlines, because how fast a machine is at the moment is nobody's fault."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("selenite", deadline=None)
settings.load_profile("selenite")
