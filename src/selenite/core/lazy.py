"""Values of an object that are computed when they are first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar, overload

Owner = TypeVar("Owner")
Value = TypeVar("Value")


class lazy(Generic[Owner, Value]):  # noqa: N801 - it is used like a function
    """A property that is computed once.

    It is ``functools.cached_property`` without the lock that Python 3.11 takes at every first
    access, for objects that live as long as one request does and belong to one thread.

    >>> class Page:
    ...     @lazy
    ...     def words(self) -> list[str]:
    ...         return []
    >>> page = Page()
    >>> page.words is page.words
    True
    """

    def __init__(self, compute: Callable[[Owner], Value]) -> None:
        self._compute = compute
        self._name = compute.__name__
        self.__doc__ = compute.__doc__

    @overload
    def __get__(self, instance: None, owner: type) -> lazy[Owner, Value]: ...

    @overload
    def __get__(self, instance: Owner, owner: type) -> Value: ...

    def __get__(self, instance: Owner | None, owner: type) -> Value | lazy[Owner, Value]:
        if instance is None:
            return self
        value = instance.__dict__[self._name] = self._compute(instance)
        return value
