"""Two caches that functools lacks: values owned by an object, and a size-limited LRU.

A function whose result depends on its arguments alone has a cache of ``functools``; an attribute
that is computed once is a ``functools.cached_property``, or a ``lazy`` one (``core.lazy``) in
objects that are made anew with every request.

Speakers (``texts.speakers``) use plain dictionaries and ``lru_cache``: a page says hundreds of
sentences, and a look-up in these caches takes as long as saying a whole sentence does there.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, MutableMapping
from threading import Lock
from typing import Any, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Cache(dict[Hashable, Any]):
    """Computed values, each valid until its inputs change.

    It belongs to the object that the values are computed from, such as a table, which empties its
    cache when a sentence or a name of it changes.

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

    def once(self, key: Hashable, make: Callable[[], Value]) -> Value:
        """A value that is made once: it stays as it is, or brings itself up to date.

        >>> cache = Cache()
        >>> cache.once("turns", list) is cache.once("turns", list)
        True
        """
        known: Value | None = self.get(key)
        if known is None:
            known = self[key] = make()
        return known

    def is_current(self, key: Hashable, facts: object) -> bool:
        """Whether there is a value that was made from these facts.

        >>> Cache().is_current("sum", (1, 2))
        False
        """
        known: tuple[object, Any] | None = self.get(key)
        return known is not None and known[0] == facts


class Recent(MutableMapping[Key, Value]):
    """The most recently used values, ``most`` of them in all; it is safe to use from any thread.

    ``size`` says how many a value counts as. The newest stays even if it is too large.

    >>> recent = Recent[str, int](2)
    >>> recent["a"], recent["b"] = 1, 2
    >>> recent["a"]
    1
    >>> recent["c"] = 3
    >>> list(recent)
    ['a', 'c']
    """

    def __init__(self, most: int, size: Callable[[Value], int] | None = None) -> None:
        self._most = most
        self._size = size
        self._sized: dict[Key, tuple[Value, int]] = {}
        self._lock = Lock()
        self.total = 0
        """How many all values count as together."""

    def __getitem__(self, key: Key) -> Value:
        with self._lock:
            used = self._sized[key] = self._sized.pop(key)
            return used[0]

    def __setitem__(self, key: Key, value: Value) -> None:
        size = 1 if self._size is None else self._size(value)
        with self._lock:
            if key in self._sized:
                self._drop(key)
            self._sized[key] = (value, size)
            self.total += size
            while self.total > self._most and len(self._sized) > 1:
                self._drop(next(iter(self._sized)))

    def __delitem__(self, key: Key) -> None:
        with self._lock:
            self._drop(key)

    def _drop(self, key: Key) -> None:
        self.total -= self._sized.pop(key)[1]

    def __iter__(self) -> Iterator[Key]:
        return iter(list(self._sized))

    def __len__(self) -> int:
        return len(self._sized)

    def clear(self) -> None:
        """Drop all values."""
        with self._lock:
            self._sized.clear()
            self.total = 0
