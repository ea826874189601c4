"""What is seen and heard of a move: pictures that fly, pieces that glide, words, sounds.

A game lists the steps of a move, each with the moment when it begins (``at``, in milliseconds at
the usual pace). They tell what the engine's events say and nothing else, so everybody may see them.
The page shows the new position at once, and its script plays the steps over it (``js/motion.js``).

Places are CSS selectors. ``a | b`` is the first of them that is on the page: something comes
from the viewer's own hand, or from the plate of a player whose hand isn't seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

from selenite.table.model import Sentence
from selenite.web.html import EMPTY, Markup, element
from selenite.web.viewer import ViewerContext

__all__ = [
    "Maker", "appear", "banner", "beam", "begins", "deal", "fly", "glide", "glow", "sound",
    "steps_of",
]  # fmt: skip


Look = TypeVar("Look")
Maker = Callable[[Look, Sentence, Sequence[Sentence]], list[Markup]]
"""Makes the steps of a sentence, with a look at the game and all sentences of the move."""


def steps_of(
    makers: Mapping[str, Maker[Look]], look: Look, told: Sequence[Sentence]
) -> list[Markup]:
    """The steps of a move, from its sentences one after the other; not all of them are shown."""
    known = [one for one in told if one.code in makers]
    return [step for one in known for step in makers[one.code](look, one, told)]


def fly(picture: Markup, start: str, end: str, at: int = 0, is_large: bool = False) -> Markup:
    """A picture that flies in an arc from one place to another."""
    size = "large" if is_large else "small"
    return _step("fly", at, picture, data_from=start, data_to=end, data_size=size)


def glide(piece: str, at: int = 0, start: str | None = None) -> Markup:
    """A piece of the board that moves from where it was before, or from another place."""
    return _step("glide", at, data_from=start or piece, data_to=piece)


def appear(target: str, at: int) -> Markup:
    """Something new that can't be seen before its moment."""
    return _step("appear", at, data_to=target)


def deal(at: int) -> Markup:
    """What is new in the viewer's hand can't be seen before its moment."""
    return _step("deal", at)


def glow(target: str, at: int = 0, *, is_round: bool = False) -> Markup:
    """Light around something that has changed."""
    return _step("glow", at, data_to=target, data_shape="round" if is_round else None)


def beam(target: str, at: int = 0) -> Markup:
    """A beam of light that rises from something."""
    return _step("beam", at, data_to=target)


def begins(context: ViewerContext, at: int = 600) -> Markup:
    """Who makes the first move, in large letters."""
    first = context.table.to_move
    assert first is not None, "the game has begun"
    code = "web-you-begin" if context.seat == first else "web-begins"
    return banner(context.say(code, who=context.names[first]), at, first)


def banner(words: str, at: int = 0, seat: int | None = None) -> Markup:
    """What matters, in large letters for about a second, in a seat's colour."""
    return _step("banner", at, words, data_seat=seat)


def sound(name: str, at: int = 0) -> Markup:
    """One of the sounds of ``js/sound.js``."""
    return _step("sound", at, data_sound=name)


@lru_cache(maxsize=4096)
def _step(kind: str, at: int, inside: Markup | str = EMPTY, **data: str | int | None) -> Markup:
    return element("i", inside, data_do=kind, data_at=at, **data)
