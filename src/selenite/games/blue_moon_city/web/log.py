"""A turn of Blue Moon City in small pictures, and its sentences without codes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from selenite.games.blue_moon_city.rules.components import COURTYARD
from selenite.games.blue_moon_city.signs import PEOPLES
from selenite.games.blue_moon_city.web import faces
from selenite.table.model import Sentence
from selenite.texts.typography import number
from selenite.web.html import Markup
from selenite.web.log_steps import LogStep, word
from selenite.web.viewer import ViewerContext

_WALKS = ("walk", "jump", "hall")
_DRAGONS = ("fly", "step")
_TO_A_TILE = (*_WALKS, *_DRAGONS)
_OFFERINGS = ("offer", "offer-more", "temple")
_REWARDS = {"crystals": "gem", "cards": "card", "scales": "scale"}
_DISCARDED = word("\N{DOWNWARDS ARROW}")
"""Stands before cards that were discarded, which all players see."""


def log_steps(told: Sequence[Sentence]) -> list[LogStep]:
    """Where a player went, what was paid and offered, and what everybody received.

    A tile is shown once as long as everything happens there, of a walk only its end, and what was
    drawn only if there is nothing else.
    """
    steps: list[LogStep] = []
    before, tile = "", ""
    for one in told:
        kind, _, code = one.code.partition("-")
        step = _event(one, code) if kind == "event" else _step(one, code)
        if step is None:
            continue
        if before == code == "walk":
            steps.pop()
        elif code in _TO_A_TILE and tile == one.parameters["tile"]:
            step = step._replace(pictures=step.pictures[:-1])
        if code in _TO_A_TILE:
            tile = one.parameters["tile"]
        before = code
        steps.append(step)
    steps += _received(told)
    drew = sum(one.parameters["n"] for one in told if one.code == "event-drew")
    if drew and not steps:
        steps.append(LogStep((word(f"+{drew}"), faces.sign("card"))))
    return steps


def _step(one: Sentence, code: str) -> LogStep | None:
    """A move in pictures; those that only end something have none."""
    given = one.parameters
    cards = tuple(given.get("cards", given.get("card", "")).split())
    chips = tuple(map(faces.chip, cards))
    seat = one.seat or 0
    if code in _WALKS:
        where = _way(one, f"figure={seat}")
        return LogStep((*chips, faces.tile(given["tile"])), where, cards)
    if code in _DRAGONS:
        where = _way(one, f"dragon={given['dragon']}")
        pictures = (*chips, faces.dragon(given["dragon"]), faces.tile(given["tile"]))
        return LogStep(pictures, where, cards)
    if code == "stride":
        return LogStep((*chips, faces.sign("steps")), (), cards)
    if code == "pay":
        return LogStep((*chips, faces.cube(seat)), (f"tile={given['tile']}",), cards)
    if code in _OFFERINGS:
        pictures = (*chips, faces.sign("obelisk"), faces.cube(seat))
        return LogStep(pictures, (f"tile={COURTYARD}",), cards)
    if code == "drop":
        return LogStep((_DISCARDED, *chips), (), cards)
    return LogStep((faces.sign("flag"),)) if code == "declare" else None


def _way(one: Sentence, piece: str) -> tuple[str, ...]:
    """Where a move leads; with the piece that it moves, as long as that hasn't happened."""
    cell = f"cell={one.parameters['cell']}"
    return (f"{piece}>{cell}",) if one.code.startswith("advice-") else (cell,)


def _event(one: Sentence, code: str) -> LogStep | None:
    """What came of a move in pictures; rewards are added up apart."""
    given = one.parameters
    if code == "completed":
        return LogStep((faces.sign("crown"), faces.tile(given["tile"])), (f"cell={given['cell']}",))
    if code == "offering":
        return LogStep((word(number(-given["price"])), faces.sign("gem")))
    if code == "scored":
        paid = (word(number(-given["scales"])), faces.sign("scale"))
        return LogStep((faces.figure(one.seat), *paid, word(f"+{given['n']}"), faces.sign("gem")))
    if code == "over":
        return LogStep((faces.sign("flag"), *map(faces.figure, given["winners"])))
    return None


def _received(told: Sequence[Sentence]) -> list[LogStep]:
    """What everybody received, whoever's turn it is first."""
    counts: dict[int, Counter[str]] = {}
    for one in told:
        sign = _REWARDS.get(one.code.removeprefix("event-"))
        if sign is not None and one.seat is not None:
            counts.setdefault(one.seat, Counter())[sign] += one.parameters["n"]
    own = told[0].seat if told else None
    seats = sorted(counts, key=lambda seat: seat != own)
    return [LogStep(_rewards(counts[seat], None if seat == own else seat)) for seat in seats]


def _rewards(counts: Counter[str], seat: int | None) -> tuple[Markup, ...]:
    found = [] if seat is None else [faces.figure(seat)]
    for sign in dict.fromkeys(_REWARDS.values()):
        if counts[sign]:
            found += [word(f"+{counts[sign]}"), faces.sign(sign)]
    return tuple(found)


def worded(context: ViewerContext, one: Sentence) -> str | None:
    """A sentence with the names of tiles and cards; None if it has no codes."""
    code = f"seen-{one.code}"
    if not context.speaker.knows(code):
        return None
    given = {key: value for key, value in one.parameters.items() if key != "cell"}
    for key in ("card", "cards"):
        if key in given:
            given[key] = _card_names(context, given[key].split())
    if one.seat is not None:
        given["who"] = context.names[one.seat]
    return context.say(code, **given)


def _card_names(context: ViewerContext, cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(context.say("page-card", people=PEOPLES[card[0]], value=card[1]) for card in cards)
