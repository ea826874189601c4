"""Positions for the rules tests, in few words.

The city is always laid the same way, so that every tile's place is known::

    5   a5 Hospital      b5 Citadel       c5 Watchtower      d5 Library        e5 Theatre
    4   a4 Caravanserai  b4 Thermae       c4 Fire Temple     d4 University     e4 Market Hall
    3   a3 Aqueduct      b3 Water Temple  c3 courtyard       d3 Royal Palace   e3 Hospice
    2   a2 Trading House b2 Mill          c2 Earth Temple    d2 Great Hall     e2 Monastery Tower
    1   a1 Golden Temple b1 Iron Foundry  c1 City Residence  d1 Flight Tower   e1 Assembly Hall

The corners are there only with their expansion: `a5` and `e1` with the first, `a1` and `e5` with
the second. ``swap`` exchanges tiles and makes the city a free one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any

import pytest

from selenite.core.refusals import Illegal
from selenite.core.state import Event, GameState
from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.rules.state import State

LETTERS = "vtafkmhp"
CITY = {
    "b1": "iron-foundry",
    "c1": "city-residence",
    "d1": "flight-tower",
    "a2": "trading-house",
    "b2": "mill",
    "c2": "earth-temple",
    "d2": "great-hall",
    "e2": "monastery-tower",
    "a3": "aqueduct",
    "b3": "water-temple",
    "c3": "courtyard",
    "d3": "royal-palace",
    "e3": "hospice",
    "a4": "caravanserai",
    "b4": "thermae",
    "c4": "fire-temple",
    "d4": "university",
    "e4": "market-hall",
    "b5": "citadel",
    "c5": "watchtower",
    "d5": "library",
}
CORNER_TILES = {
    1: {"a5": "hospital", "e1": "assembly-hall"},
    2: {"a1": "golden-temple", "e5": "theatre"},
}
BOXES = {
    "fire-temple": 3, "water-temple": 3, "earth-temple": 3, "royal-palace": 4, "thermae": 3,
    "iron-foundry": 3, "mill": 3, "caravanserai": 3, "monastery-tower": 3, "citadel": 1,
    "hospice": 1, "aqueduct": 1, "university": 2, "trading-house": 2, "watchtower": 2,
    "great-hall": 2, "city-residence": 3, "library": 3, "flight-tower": 3, "market-hall": 3,
    "hospital": 2, "assembly-hall": 6, "golden-temple": 3, "theatre": 2,
}  # fmt: skip
VALUES = dict.fromkeys(LETTERS, "1112222333") | {"k": "1111111111"}
SCALES = {2: 9, 3: 12, 4: 15}


def cards_of(text: str) -> list[str]:
    """The cards of a text such as ``v1v1t2``."""
    return [text[i : i + 2] for i in range(0, len(text), 2)]


def text_of(cards: Iterable[str]) -> str:
    """The sorted text of some cards."""
    return "".join(sorted(cards, key=lambda card: (LETTERS.index(card[0]), card[1])))


def table(
    players: int = 2,
    *,
    seat: int = 0,
    phase: str = "move",
    at: Sequence[str] = (),
    hands: Sequence[str] = (),
    aside: str = "",
    deck: str = "",
    discard: str = "",
    rest: str | int = "deck",
    boxes: Mapping[str, Sequence[int | None]] | None = None,
    built: str = "",
    unbuilt: str | None = None,
    dragons: Mapping[str, str] | None = None,
    crystals: Sequence[int] = (),
    scales: Sequence[int] = (),
    obelisk: Sequence[int] = (),
    steps: int | None = None,
    fresh: bool | None = None,
    draw: int = 2,
    scales_taken: bool = False,
    offered: bool = False,
    first: int = 0,
    round: int = 1,
    idle_turns: int = 0,
    declared: Sequence[int] = (),
    new_buildings: Sequence[int] = (),
    swap: Sequence[tuple[str, str]] = (),
    components: Mapping[str, Any] | None = None,
    values: Mapping[str, str] = VALUES,
    shuffles: int = 0,
    seed: str = "table",
) -> GameState[State]:
    """A game in a position of which only the telling parts are named.

    Cards that aren't named lie under the named ones in the ``deck``; ``rest`` sends them to the
    ``discard`` pile instead, or into the hand of a seat. ``built`` names complete buildings;
    ``unbuilt``, instead, the only ones that aren't. Cubes and scales are counted to add up.
    """
    seats = range(players)
    tiles = dict(CITY)
    for number in new_buildings:
        tiles.update(CORNER_TILES[number])
    for one, other in swap:
        tiles[one], tiles[other] = tiles[other], tiles[one]
    complete = built.split() if unbuilt is None else [c for c in tiles if c not in unbuilt.split()]
    cubes = dict(boxes or {})
    city: dict[str, Any] = {}
    for cell, tile in tiles.items():
        city[cell] = {"tile": tile}
        if tile != "courtyard":
            empty: list[int | None] = [None] * BOXES[tile]
            city[cell]["built"] = cell in complete
            city[cell]["boxes"] = list(cubes.pop(cell, empty))
    assert not cubes, f"no such cells: {sorted(cubes)}"
    out = [*obelisk, *(cube for entry in city.values() for cube in entry.get("boxes", []))]
    held = [cards_of(hand) for hand in _each(hands, players, "")]
    piles = {"deck": cards_of(deck), "discard": cards_of(discard)}
    left = [letter + value for letter in LETTERS for value in values[letter]]
    for pile in [*held, cards_of(aside), *piles.values()]:
        for card in pile:
            left.remove(card)
    (held[rest] if isinstance(rest, int) else piles[rest]).extend(left)
    options: dict[str, Any] = {
        "players": players,
        "first": first,
        "city": "free" if swap else "standard",
        "new-buildings": list(new_buildings),
        "open-crystals": False,
    }
    if len(new_buildings) == 1:
        options["corners"] = sorted(CORNER_TILES[new_buildings[0]])
    if components is not None:
        options["components"] = components
    steps_left = (2 if phase == "move" else 0) if steps is None else steps
    gold = _each(scales, players, 0)
    position = {
        "game": "blue-moon-city",
        "rules": 1,
        "options": options,
        "turn": {
            "seat": seat,
            "phase": phase,
            "fresh": phase == "move" and steps_left == 2 if fresh is None else fresh,
            "steps": steps_left,
            "draw": draw,
            "scales-taken": scales_taken,
            "offered": offered,
            "round": round,
            "idle-turns": idle_turns,
            "declared": list(declared),
        },
        "city": city,
        "figures": _each(at, players, "c3"),
        "dragons": {"red": None, "green": None, "blue": None} | dict(dragons or {}),
        "supply": {"scales": SCALES[players] - sum(gold)},
        "obelisk": list(obelisk),
        "players": [
            {
                "hand": text_of(held[number]),
                "aside": text_of(cards_of(aside)) if number == seat else "",
                "crystals": _each(crystals, players, 0)[number],
                "scales": gold[number],
                "cubes": (components or {}).get("cubes", 10) - out.count(number),
            }
            for number in seats
        ],
        "deck": "".join(piles["deck"]),
        "discard": text_of(piles["discard"]),
        "shuffles": shuffles,
    }
    return bmc.from_position(position, seed)


def _each(values: Sequence[Any], players: int, default: Any) -> list[Any]:
    """One value for each seat, the missing ones by default."""
    return [*values, *[default] * (players - len(values))]


def legal(state: GameState) -> set[str]:
    """The texts of all legal moves; the list itself is sorted and names none twice."""
    texts = [state.text(move) for move in state.legal_moves()]
    assert texts == sorted(set(texts))
    return set(texts)


def payments(state: GameState, box: int) -> set[str]:
    """The payments that a box takes, as texts of cards."""
    prefix = f"{box}="
    return {text.removeprefix(prefix) for text in legal(state) if text.startswith(prefix)}


def places(state: GameState, verb: str) -> set[str]:
    """The cells that moves with such a beginning (``>``, ``f1>``, ``hall>``) lead to."""
    return {text.removeprefix(verb) for text in legal(state) if text.startswith(verb)}


def play(state: GameState, moves: str) -> list[Event]:
    """Play moves that are separated by spaces; what came of all of them."""
    return [event for move in moves.split() for event in state.play(move)]


def refused(state: GameState, move: str, seat: int | None = None) -> Illegal:
    """The refusal of a move; the position stays as it was."""
    before = state.position()
    with pytest.raises(Illegal) as caught:
        state.play(move, seat)
    assert state.position() == before
    return caught.value


def clause(state: GameState, move: str) -> str:
    """The clause that refuses a move."""
    return refused(state, move).clause


def changes(state: GameState, moves: str) -> dict[str, Any]:
    """Play moves; everything in the position that is different afterwards.

    Names are short: ``phase``, ``d4 boxes``, ``hand 0``. The draw pile is counted.
    """
    before = flat(state)
    play(state, moves)
    after = flat(state)
    return {
        name: after.get(name)
        for name in sorted(before.keys() | after.keys())
        if before.get(name) != after.get(name)
    }


def flat(state: GameState) -> dict[str, Any]:
    """A position as one table of short names."""
    position = state.position()
    table: dict[str, Any] = {
        name: position[name] for name in ("options", "obelisk", "discard", "shuffles")
    }
    table["deck"] = len(position["deck"]) // 2
    table["supply"] = position["supply"]["scales"]
    table["result"] = position.get("result")
    table.update(position["turn"])
    table.update(position["dragons"])
    for number, cell in enumerate(position["figures"]):
        table[f"figure {number}"] = cell
    for number, player in enumerate(position["players"]):
        for name, value in player.items():
            table[f"{name} {number}"] = value
    for cell, entry in position["city"].items():
        for name, value in entry.items():
            table[f"{cell} {name}"] = value
    return table


def hand(state: GameState, seat: int) -> str:
    """A player's hand."""
    return str(state.position()["players"][seat]["hand"])


def totals(state: GameState, what: str) -> list[int]:
    """The crystals, scales or cubes of all players."""
    return [player[what] for player in state.position()["players"]]


def ending(state: GameState) -> tuple[str, tuple[int, ...]] | None:
    """How a game ended."""
    outcome = state.outcome()
    return None if outcome is None else (outcome.reason, outcome.winners)


def own_components() -> dict[str, Any]:
    """The shipped components, to be changed."""
    text = (files(bmc) / "rules" / "components.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
