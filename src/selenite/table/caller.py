"""Where a request comes from, for whatever is shared fairly between addresses."""

from __future__ import annotations

from contextvars import ContextVar

ADDRESS: ContextVar[str] = ContextVar("ADDRESS", default="")
"""The address of whoever is being served; empty for what the server does by itself.

What a request starts in the background belongs to the same address.
"""
