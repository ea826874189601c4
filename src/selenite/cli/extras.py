"""Imports of what comes with the extra ``web``, by the commands that need it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from selenite.core.refusals import Invalid


@contextmanager
def web_extra() -> Iterator[None]:
    """A context for imports; refuses if a package is missing."""
    try:
        yield
    except ImportError as problem:
        raise Invalid("serve-extra", module=problem.name) from None
