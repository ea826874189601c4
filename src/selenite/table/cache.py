"""A cache of computed values, each valid until its inputs change."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Value = TypeVar("Value")


class Cache(dict[Hashable, Any]):
    """Values by key. A table empties its cache when a sentence or a name of it changes.

    Most values are made by :meth:`value` from facts that are compared. A value that is derived
    from its predecessor is read and written like an item of a dictionary.

    >>> cache = Cache()
    >>> cache.value("sum", (1, 2), lambda: 3)
    3
    >>> cache.value("sum", (1, 2), lambda: 4), cache.value("sum", (2, 2), lambda: 4)
    (3, 4)
    """

    def value(self, key: Hashable, facts: object, make: Callable[[], Value]) -> Value:
        """A value, recomputed only when the facts it depends on have changed."""
        known: tuple[object, Value] | None = self.get(key)
        if known is None or known[0] != facts:
            known = self[key] = (facts, make())
        return known[1]

    def is_current(self, key: Hashable, facts: object) -> bool:
        """Whether there is a value that was made from these facts.

        >>> Cache().is_current("sum", (1, 2))
        False
        """
        known: tuple[object, Any] | None = self.get(key)
        return known is not None and known[0] == facts
