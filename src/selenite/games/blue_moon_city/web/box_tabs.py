"""A box of a building as a button."""

from __future__ import annotations

from selenite.texts.typography import in_sentences
from selenite.web.html import Markup, element


def box_tab(
    name: str, label: str, face: Markup, note: str = "", *, can_press: bool,
    **attributes: str | None,
) -> Markup:  # fmt: skip
    """A box as a button: one that can be pressed, as its attributes say, or that is at rest."""
    given: dict[str, str | None] = attributes if can_press else {"aria_disabled": "true"}
    return element(
        "button",
        face,
        element("small", note) if note else "",
        type="button",
        id=name,
        class_="box-tab square",
        title=label,
        aria_label=in_sentences((label, note)) if note else label,
        **given,
    )
