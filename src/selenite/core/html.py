"""HTML as a type: every text is escaped where it enters, unless it is markup already.

Markup is ``Markup``, or anything with a method ``__html__``, such as drawings
(``selenite.core.drawing.Svg``).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from markupsafe import Markup, escape

from selenite.core.drawing import Svg
from selenite.core.markup import attribute, made

__all__ = ["EMPTY", "READY", "Attribute", "Markup", "element", "escape", "join"]

EMPTY = Markup()
READY = (Markup, Svg)
"""The classes known to be markup, which is faster than looking for ``__html__``."""
_VOID = frozenset({"br", "hr", "img", "input", "link", "meta"})

Attribute = str | int | float | bool | None


def element(tag: str, *inside: object, **attributes: Attribute) -> Markup:
    """An element. Attributes that are None or False are left out, True ones have no value.

    An underscore stands for a dash; a trailing one avoids Python's keywords.

    >>> element("p", "2 < 3", class_="note", data_n=2, hidden=True)
    Markup('<p class="note" data-n="2" hidden>2 &lt; 3</p>')
    """
    named = "".join([_attribute(key, value) for key, value in attributes.items()])
    if tag in _VOID:
        return made(Markup, f"<{tag}{named}>")
    parts = "".join([part if part.__class__ in READY else _escaped(part) for part in inside])
    return made(Markup, f"<{tag}{named}>{parts}</{tag}>")


@lru_cache(maxsize=32768, typed=True)
def _attribute(key: str, value: Attribute) -> str:
    """An attribute of an element; cached, since they repeat."""
    if value is None or value is False:
        return ""
    return attribute(key, None if value is True else value)


def join(parts: Iterable[object], separator: str = "") -> Markup:
    """Parts one after the other, with a separator between them.

    >>> join(["a & b", element("br")], " < ")
    Markup('a &amp; b &lt; <br>')
    """
    safe = [part if part.__class__ in READY else _escaped(part) for part in parts]
    return made(Markup, (_escaped(separator) if separator else "").join(safe))


@lru_cache(maxsize=16384, typed=True)
def _escaped(value: object) -> str:
    """Anything as markup; cached, since texts repeat."""
    return str(escape(value))
