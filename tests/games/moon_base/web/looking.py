"""Tables, viewer contexts, regions and states for the tests of Moon Base's page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from html import unescape
from urllib.parse import parse_qsl, urlsplit

from selenite.core.state import GameState
from selenite.games import moon_base
from selenite.games.moon_base.analysis import Pair
from selenite.games.moon_base.rules.codes import STEPS
from selenite.games.moon_base.rules.state import State
from selenite.games.moon_base.web.page import MoonPage
from selenite.games.moon_base.web.table_page import MoonBasePage
from selenite.web.viewer import ViewerContext
from tests.games.looking import context_of
from tests.games.moon_base.make_golden import GAMES
from tests.games.moon_base.playing import BOARDS, played
from tests.games.playing import texts_of
from tests.web.driving import listed_moves

TABLE_PAGE = MoonBasePage()
NAMES = ("Ada", "Ben")

STATES = [
    "0/0/moon", "0/1/moon", "0/2/moon", "0/4/moon", "0/6/moon", "0/14/moon",
    "1/12/moon", "2/23/moon", "3/38/moon", "4/60/moon", "5/74/moon", "6/66/grid", "7/50/tight",
    "8/47/edge", "settle", "aside",
]  # fmt: skip
LATE = ["3/38/moon", "4/60/moon", "5/74/moon", "6/66/grid"]


def mover(state: GameState) -> ViewerContext:
    """The viewer context of the seat to move."""
    return context_of(state, state.seat)


def preview(context: ViewerContext, *parts: str) -> dict[str, str]:
    """The regions after some parts of a move were chosen."""
    regions = regions_of(context)
    for name, region in TABLE_PAGE.preview(context, parts, "").items():
        regions[name] = str(region)
    return regions


def about(context: ViewerContext, thing: str) -> str:
    """The sheet about something that there is."""
    found = TABLE_PAGE.about(context, thing)
    assert found is not None, thing
    return str(found)


def regions_of(context: ViewerContext) -> dict[str, str]:
    """The regions of a page as texts."""
    return {name: str(region) for name, region in TABLE_PAGE.regions(context).items()}


def whole(regions: Mapping[str, str]) -> str:
    """All regions as one text."""
    return "".join(regions.values())


def buttons(text: str) -> set[str]:
    """The moves that buttons play."""
    found = [unescape(one) for one in re.findall(r'hx-post="([^"]*)"', text)]
    return {dict(parse_qsl(urlsplit(address).query))["move"] for address in found}


def offered(context: ViewerContext) -> set[str]:
    """The moves that can be played from a page."""
    listed = {move for move, *_ in listed_moves(context)} if context.can_act else set()
    return listed | buttons(whole(regions_of(context)))


@cache
def settling() -> GameState[State]:
    """A game that waits for the choice of a settlement."""
    game = GAMES["choice-of-settlements"]
    state = moon_base.new(game.seed, BOARDS[game.on])
    while STEPS[state.rules_state.step] != "settle":
        state.play(game.policy(state, texts_of(state)))
    return state


@cache
def setting_aside() -> GameState[State]:
    """A game in which no ring fits."""
    state = played(0, 25, "tight")
    assert texts_of(state)[0].startswith("aside=")
    return state


def state_of(name: str) -> GameState[State]:
    """A state by a short name: a step, or a seed, a number of moves and a board."""
    if name == "settle":
        return settling()
    if name == "aside":
        return setting_aside()
    seed, moves, on = name.split("/")
    return played(seed, int(moves), on)


def some_pair(state: GameState[State]) -> tuple[str, Pair]:
    """A ring of the hand and a pair with several places for it."""
    page = MoonPage(mover(state))
    found = [(ring, pair) for ring in page.hand for pair in page.pairs_for(ring)]
    return max(found, key=lambda one: len(one[1].places))


def late_pages() -> Iterator[tuple[GameState[State], MoonPage]]:
    """Many states in which rings are placed."""
    for seed in range(40):
        state = played(seed, 50 + seed % 20)
        if STEPS[state.rules_state.step] == "place":
            yield state, MoonPage(mover(state))
