"""Tables, viewer contexts, regions and interesting states for the tests of the city's page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from html import unescape
from random import Random
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from selenite.core.state import GameState
from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.rules.state import State
from selenite.games.blue_moon_city.web.page import CityPage
from selenite.games.blue_moon_city.web.selection import selection_of
from selenite.games.blue_moon_city.web.table_page import BlueMoonCityPage
from selenite.games.blue_moon_city.web.tray import Tray
from selenite.web.viewer import ViewerContext
from tests.games.blue_moon_city.playing import KINDS, Kind, complete_city, deal, eager
from tests.games.looking import context_of
from tests.games.playing import texts_of
from tests.web.driving import listed_moves

TABLE_PAGE = BlueMoonCityPage()
SAMPLE = [KINDS[0], KINDS[7], KINDS[12], KINDS[23]]


def regions_of(context: ViewerContext) -> dict[str, str]:
    """The regions of a page as texts."""
    return {name: str(region) for name, region in TABLE_PAGE.regions(context).items()}


def shown(state: GameState, seat: int | None, *parts: str, keep: str = "") -> dict[str, str]:
    """The regions after some parts of a move were chosen."""
    context = context_of(state, seat)
    regions = regions_of(context)
    for name, region in TABLE_PAGE.preview(context, parts, keep).items():
        regions[name] = str(region)
    return regions


def about(state: GameState, seat: int | None, thing: str) -> str:
    """The sheet about something."""
    return str(TABLE_PAGE.about(context_of(state, seat), thing))


def tray(state: GameState, *parts: str, keep: str = "") -> Tray:
    """The payment tray of seat 0 after some choices."""
    return Tray(CityPage(context_of(state, 0), selection_of(parts, keep, "build")))


def buttons(regions: Mapping[str, str]) -> set[str]:
    """The moves that a button plays."""
    found = re.findall(r'hx-post="([^"]+)"', "".join(regions.values()))
    queries = [dict(parse_qsl(urlsplit(unescape(url)).query)) for url in found]
    return {query["move"] for query in queries if "move" in query}


def moves(state: GameState, seat: int | None) -> set[str]:
    """Every move that can be played on the page."""
    context = context_of(state, seat)
    listed = {move for move, *_ in listed_moves(context)} if context.can_act else set()
    return listed | buttons(regions_of(context))


def games(
    kind: Kind, policy: Any = eager, seed: str = "web", most: int = 400
) -> Iterator[GameState[State]]:
    """The states of a game before each of its moves, and the last one."""
    state, chance = kind.new(seed), Random(seed)
    for _ in range(most):
        yield state
        if state.outcome() is not None:
            return
        legal = texts_of(state)
        state.play(policy(state, legal, chance))


@cache
def busiest(kind: Kind) -> list[GameState[State]]:
    """The states of some games with the most moves, two for each phase."""
    states = [
        state.copy() for seed in ("web", "table") for state in games(kind, seed=seed, most=150)
    ]
    states += [bmc.from_position(complete_city(kind, "web"), "web")]
    by_phase: dict[int, list[GameState[State]]] = {}
    for state in states:
        if state.outcome() is None:
            by_phase.setdefault(state.rules_state.phase, []).append(state)
    best = [
        sorted(found, key=lambda state: -len(state.legal_moves()))[:2]
        for found in by_phase.values()
    ]
    return [state for found in best for state in found]


def drawing(hand: str) -> GameState[State]:
    """Seat 0 has some cards and nothing to do any more but discard and draw."""
    position = bmc.new(players=2, seed="draw", first=0).position()
    position["figures"][0] = "c4"
    position["turn"] |= {"phase": "draw", "fresh": False, "steps": 0}
    deal(position, 0, hand)
    return bmc.from_position(position, "draw")


def moving(cell: str, hand: str, steps: int = 2) -> GameState[State]:
    """Seat 0 is moving and stands on a cell, with some cards."""
    position = bmc.new(players=2, seed="palace", first=0).position()
    position["figures"][0] = cell
    position["turn"] |= {"fresh": False, "steps": steps}
    deal(position, 0, hand)
    return bmc.from_position(position, "palace")


def at_palace(hand: str) -> GameState[State]:
    """Seat 0 stands on the Royal Palace, after the movement, with some cards."""
    position = bmc.new(players=2, seed="palace", first=0).position()
    position["figures"][0] = "d3"
    deal(position, 0, hand)
    state = bmc.from_position(position, "palace")
    state.play("/")
    return state
