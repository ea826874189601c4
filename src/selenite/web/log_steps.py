"""What a game tells of a move in pictures: for the log's rows, and for hints."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from selenite.core.drawing import disc, seat_mark
from selenite.web.html import Markup, element, picture

_THEN = element("i", class_="turn-then")


class LogStep(NamedTuple):
    """A step of a turn: small pictures, and where on the page it happened.

    ``where`` are places on the board, each by an attribute of its elements: ``cell=c4`` is what has
    ``data-cell="c4"``, and ``figure=0>cell=c4`` is a way there that is advised. ``uses`` are the
    parts (``data-part``) of things in the hand that it takes.
    """

    pictures: tuple[Markup, ...]
    where: tuple[str, ...] = ()
    uses: tuple[str, ...] = ()


def pictures(steps: Iterable[LogStep]) -> Markup:
    """The pictures of steps with arrows between them; words say the same to screen readers.

    >>> pictures([LogStep((word("+2"),)), LogStep((word("!"),))]).count('class="turn-then"')
    1
    """
    drawn: list[Markup] = []
    for step in steps:
        if step.pictures:
            drawn += [_THEN] if drawn else []
            drawn.append(_drawn(step.pictures))
    return element("span", *drawn, class_="turn-steps", aria_hidden="true")


@lru_cache(maxsize=4096)
def _drawn(step: tuple[Markup, ...]) -> Markup:
    """The pictures of a step; cached, since they repeat."""
    return element("span", *step, class_="turn-step")


def where(steps: Iterable[LogStep]) -> str | None:
    """Where steps happened, as the page's script reads it (``data-where``).

    >>> where([LogStep((), ("cell=c4", "cell=c3")), LogStep((), ("cell=c4",))])
    'cell=c4 cell=c3'
    """
    return " ".join(dict.fromkeys(name for step in steps for name in step.where)) or None


@lru_cache(maxsize=1024)
def word(text: str) -> Markup:
    """A word, or a number, among pictures."""
    return element("b", text, dir="auto")


@lru_cache(maxsize=8)
def seat_sign(seat: int) -> Markup:
    """A seat's sign in its colour, for games that have no figure of their own."""
    inside = disc(0, 0, 11, f"seat{seat}") + seat_mark(seat, 0, 0, 6)
    return picture("seat", inside, -12, -12, 24, 24, "seat-shape")
