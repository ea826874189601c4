"""What the elements of pages and of drawings share.

Text is escaped by MarkupSafe where it enters markup, unless it is markup already: ``Markup``, a
drawing (``selenite.core.drawing.Svg``), or anything else with a method ``__html__``.
"""

from __future__ import annotations

from markupsafe import escape

made = str.__new__
"""Makes markup of a type from a text known to be safe, without the checks of its constructor."""


def attribute(key: str, value: object) -> str:
    """An attribute of an element, with a value or, for None, without.

    An underscore stands for a dash; a trailing one avoids Python's keywords.

    >>> attribute("data_n", "2 < 3"), attribute("class_", "note"), attribute("hidden", None)
    (' data-n="2 &lt; 3"', ' class="note"', ' hidden')
    """
    name = key.rstrip("_").replace("_", "-")
    return f" {name}" if value is None else f' {name}="{escape(value)}"'
