"""The client address of the current request, for rate limits and fair queues."""

from __future__ import annotations

from contextvars import ContextVar

ADDRESS: ContextVar[str] = ContextVar("ADDRESS", default="")
"""The client address of the current request; empty for the server's own work.

Background tasks inherit the address of the request that started them.
"""
