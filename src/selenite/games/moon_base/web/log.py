"""A turn of Moon Base in small pictures, and its sentences without codes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from selenite.core.drawing import Say, path
from selenite.games.moon_base import signs
from selenite.games.moon_base.rules import NAME
from selenite.games.moon_base.signs import COLOUR_NAMES
from selenite.games.moon_base.web.parts import ring_picture
from selenite.games.moon_base.web.score_history import changes_of, reasons, steps
from selenite.table.model import Sentence
from selenite.texts.typography import number
from selenite.web.html import Markup, element, picture
from selenite.web.log_steps import LogStep, seat_sign, word
from selenite.web.viewer import ViewerContext

_STOREYS = 4
"""How many storeys the sign of a level has room for."""

_FRAMES = {
    "tower": (-4, -10.5, 8, 14), "settlement": (-5.4, -6.2, 10.8, 10.8), "base": (-4, -5, 8, 8),
}  # fmt: skip
"""What is to be seen of each piece: its left and upper edge, its width and height."""


def log_steps(context: ViewerContext, told: Sequence[Sentence]) -> list[LogStep]:
    """What was done in a turn, and whose points that changed."""
    came = [step for one in _played(told) for step in steps(changes_of(context.table, one))]
    return [*done_steps(context.say, told), *came]


def done_steps(say: Say, told: Sequence[Sentence]) -> list[LogStep]:
    """Which rings a player took and placed, and what was built."""
    found = [_step(say, one) for one in told]
    return [step for step in found if step is not None]


def outcomes(context: ViewerContext, told: Sequence[Sentence]) -> list[str]:
    """Why points changed in a turn, a sentence each."""
    return [
        reason.words
        for one in _played(told)
        for reason in reasons(context.speaker, context.names, changes_of(context.table, one))
    ]


def _played(told: Sequence[Sentence]) -> list[int]:
    """The numbers of the moves that sentences are about; those of hints are about none."""
    return [one.move for one in told if one.code.startswith("move-")]


def _step(say: Say, one: Sentence) -> LogStep | None:
    """A sentence in pictures; those about a round have none."""
    given, code = one.parameters, one.code.partition("-")[2]
    if code == "colour":
        return LogStep((ring_picture(f"L{given['colour'][0]}"),))
    if code == "draft":
        return LogStep(tuple(map(ring_picture, given["rings"].split())))
    if one.code == "advice-crater":
        return LogStep((ring_picture(given["ring"]),), (f"crater={given['crater']}",))
    if code in ("crater", "point"):
        return LogStep((ring_picture(given["ring"]),))
    if code == "aside":
        return LogStep((ring_picture(given["ring"]), word(number(-1))))
    if code == "placed":
        where = (f"ring={given['ring']}",)
        return LogStep((level_sign(given["level"]), _note(say("log-level", **given))), where)
    if code in ("tower", "base"):
        return LogStep((piece_sign(code, one.seat),), (f"crater={given['crater']}",))
    if code == "tower-moved":
        return LogStep(
            (piece_sign("tower", None), _note(say("log-tower"))), (f"ring={given['ring']}",)
        )
    if code == "settled":
        return LogStep((piece_sign("settlement", one.seat),), (f"ring={given['ring']}",))
    if code == "counted":
        return LogStep((seat_sign(one.seat or 0), word(f"{given['n']}")))
    return None


@lru_cache(maxsize=16)
def level_sign(level: int) -> Markup:
    """A level as a number of storeys; an arrow stands for those that there is no room for."""
    storeys = min(level, _STOREYS)
    lines = "".join(f"M{4 + n} {20 - 4 * n}h{16 - 2 * n}" for n in range(storeys))
    tip = "M9 4l3-3l3 3" if level > storeys else ""
    return picture(NAME, path(lines + tip, "line", stroke_width=2), 0, 0, 24, 24, "level-sign")


@lru_cache(maxsize=8)
def piece_sign(kind: str, seat: int | None) -> Markup:
    """A piece as it stands on the moon."""
    inside = signs.piece(kind, None if kind == "tower" else seat)
    return picture(NAME, inside, *_FRAMES[kind], "piece-small")


@lru_cache(maxsize=64)
def _note(text: str) -> Markup:
    """A word that names a picture."""
    return element("span", text, class_="note")


def worded(context: ViewerContext, one: Sentence) -> str | None:
    """A sentence that says where things are instead of their codes; None if it has no codes."""
    code = f"seen-{one.code}"
    if not context.speaker.knows(code):
        return None
    given = dict(one.parameters)
    for key in ("crater", "point", "stack"):
        given.pop(key, None)
    lying = given.pop("number", given["ring"] if isinstance(given.get("ring"), int) else None)
    if lying is not None:
        ring = context.view.position["rings"][lying]
        given |= {"ring": ring["ring"], "level": ring["level"]}
    if "rings" in given:
        colours = [COLOUR_NAMES[ring[1]] for ring in given["rings"].split()]
        given["rings"] = tuple(context.say(f"ring-colour-{colour}") for colour in colours)
    if one.seat is not None:
        given["who"] = context.names[one.seat]
    return context.say(code, **given)
