"""What is seen and heard of a move in Blue Moon City."""

from __future__ import annotations

from collections.abc import Sequence

from selenite.games.blue_moon_city.web import faces
from selenite.games.blue_moon_city.web.page import CityPage
from selenite.table.model import Sentence
from selenite.web.html import Markup
from selenite.web.motion import (
    Maker,
    appear,
    banner,
    beam,
    begins,
    deal,
    fly,
    glide,
    glow,
    sound,
    steps_of,
)

_MOST_PICTURES = 6
"""At most this many crystals or cards fly, however many there are."""

_STAGGER = 70
_PAID = 620
"""When cards have arrived in their box, and the cube drops."""

_COMPLETE = 900
_TOLD = 1900
"""How much later the next banner comes."""

_DEALT = 650
"""When the first card from the draw pile has arrived in the hand."""

_DISCARD = '#city [data-pile="discard"]'
_DECK = '#city [data-pile="deck"]'
_OBELISK = "#city-obelisk | #obelisk-line"


def motion(page: CityPage, told: Sequence[Sentence]) -> list[Markup]:
    """The steps of the last move: what was done first, then what came of it."""
    return steps_of(_STEPS, page, told)


def opening(page: CityPage) -> list[Markup]:
    """Cards fly from the draw pile to the viewer's hand, and dragons are seen where they wait."""
    dealt = [
        fly(faces.back(), _DECK, "#hand", 200 + _STAGGER * 2 * n, is_large=True)
        for n in range(min(page.hand.total(), _MOST_PICTURES))
    ]
    dragons = [
        glow(f"#dragon-{key}", 1200 + 150 * n) for n, key in enumerate(page.position["dragons"])
    ]
    hand = [*dealt, deal(_DEALT), sound("card", 250)] if dealt else []
    return [*hand, *dragons, begins(page.context)]


# What was done


def _walk(page: CityPage, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    return [glide(f"#figure-{one.seat}"), sound("step")]


def _jump(page: CityPage, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    return [*_played(page, one), glide(f"#figure-{one.seat}", 250), sound("step", 400)]


def _stride(page: CityPage, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    return [*_played(page, one), glow(f"#figure-{one.seat}", 300)]


def _dragon(page: CityPage, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    return [*_played(page, one), glide(f"#dragon-{one.parameters['dragon']}", 250)]


def _played(page: CityPage, one: Sentence) -> list[Markup]:
    """A card with a power goes to the discard pile."""
    return [_card(page, one, one.parameters["card"], _DISCARD, 0), sound("card")]


def _pay(page: CityPage, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    assert one.seat is not None
    cell = page.position["figures"][one.seat]
    tile, box = f"#tile-{cell}", f'#tile-{cell} [data-box="{one.parameters["box"]}"]'
    steps = [
        _card(page, one, card, f"{box} | {tile}", _STAGGER * n)
        for n, card in enumerate(one.parameters["cards"].split())
    ]
    return [
        *steps,
        sound("card"),
        fly(faces.cube(one.seat), f"#player-{one.seat}", f"{box} | {tile}", _PAID - 300),
        appear(f"{box} [data-cube]", _PAID + 200),
        sound("stone", _PAID + 180),
        glow(tile, _PAID + 180),
    ]


def _drop(page: CityPage, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    cards = one.parameters["cards"].split()
    flights = [_card(page, one, card, _DISCARD, _STAGGER * n) for n, card in enumerate(cards)]
    return [*flights, sound("card")]


def _card(page: CityPage, one: Sentence, card: str, end: str, at: int) -> Markup:
    """A card from the hand of its player, where it can be seen."""
    own = one.seat == page.seat
    start = f'#hand [data-part="{card}"] | #hand' if own else f"#player-{one.seat}"
    return fly(faces.face(card), start, end, at, is_large=True)


# What came of it


def _completed(page: CityPage, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    tile = f"#tile-{one.parameters['cell']}"
    gained = [
        other.parameters["n"]
        for other in told
        if other.code == "event-crystals" and other.seat == page.seat
    ]
    named = one.parameters["tile"]
    words = page.say("banner-completed", tile=named)
    if gained:
        words = page.say("banner-completed-for-you", tile=named, n=sum(gained))
    return [
        glow(tile, _COMPLETE),
        sound("stone", _COMPLETE),
        sound("chime", _COMPLETE + 300),
        banner(words, _COMPLETE, one.seat),
    ]


def _crystals(page: CityPage, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    return _reward(page, one, faces.sign("gem"), "crystals")


def _cards(page: CityPage, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    return _reward(page, one, faces.sign("card"), "cards")


def _scales(page: CityPage, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    flights = _reward(page, one, faces.sign("scale"), "scales")
    return [*flights, sound("chime", _COMPLETE + 200)]


def _reward(page: CityPage, one: Sentence, picture: Markup, stat: str) -> list[Markup]:
    """What a building gives goes from its tile to a plate."""
    cell = page.cells.get(one.parameters.get("tile", ""))
    if cell is None:
        cell = page.position["figures"][page.context.table.moves[-1].seat]
    return _flights(picture, f"#tile-{cell}", _stat(one.seat, stat), one.parameters["n"])


def _flights(picture: Markup, start: str, end: str, n: int, at: int = _COMPLETE) -> list[Markup]:
    return [fly(picture, start, end, at + _STAGGER * i) for i in range(min(n, _MOST_PICTURES))]


def _scored(page: CityPage, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    start, end = _stat(one.seat, "scales"), _stat(one.seat, "crystals")
    return _flights(faces.sign("gem"), start, end, one.parameters["n"], _COMPLETE + 400)


def _scale_scoring(page: CityPage, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    """Who gets what for the scales, after the banner of a building that brought the last ones."""
    gains = tuple(
        page.viewer.say("page-plus", who=page.who(other.seat), n=other.parameters["n"])
        for other in told
        if other.code == "event-scored" and other.seat is not None
    )
    after = _TOLD if any(other.code == "event-completed" for other in told) else 300
    words = page.say("banner-scales", gains=gains)
    return [banner(words, _COMPLETE + after), sound("chime", _COMPLETE + after + 200)]


def _offering(page: CityPage, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    assert one.seat is not None
    space = f'#city-obelisk [data-space="{len(page.position["obelisk"])}"] | {_OBELISK}'
    words = page.say(
        "banner-offering", who=page.called[one.seat], n=one.parameters["made"], goal=page.goal
    )
    return [
        *_flights(
            faces.sign("gem"), _stat(one.seat, "crystals"), space, one.parameters["price"], 0
        ),
        fly(faces.cube(one.seat), f"#player-{one.seat}", space, 350),
        beam(space, 700),
        sound("chord", 600),
        banner(words, 700, one.seat),
    ]


def _drew(page: CityPage, one: Sentence, told: Sequence[Sentence]) -> list[Markup]:
    end = "#hand" if one.seat == page.seat else _stat(one.seat, "cards")
    flights = [
        fly(faces.back(), _DECK, end, 200 + _STAGGER * 2 * n, is_large=True)
        for n in range(min(one.parameters["n"], _MOST_PICTURES))
    ]
    return [*flights, deal(_DEALT), sound("card", 250)]


def _stat(seat: int | None, name: str) -> str:
    """A number on a player's plate; the plate, if the number isn't shown."""
    return f'#player-{seat} [data-stat="{name}"] | #player-{seat}'


_STEPS: dict[str, Maker[CityPage]] = {
    "move-walk": _walk,
    "move-hall": _walk,
    "move-jump": _jump,
    "move-stride": _stride,
    "move-fly": _dragon,
    "move-step": _dragon,
    "move-pay": _pay,
    "move-drop": _drop,
    "event-completed": _completed,
    "event-crystals": _crystals,
    "event-cards": _cards,
    "event-scales": _scales,
    "event-scale-scoring": _scale_scoring,
    "event-scored": _scored,
    "event-offering": _offering,
    "event-drew": _drew,
}
