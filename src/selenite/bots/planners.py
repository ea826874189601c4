"""What thinks about which game."""

from __future__ import annotations

from typing import Any, NamedTuple

from selenite.bots import blue_moon_city as city
from selenite.bots import blue_moon_city_search as city_search
from selenite.bots import moon_base as moon
from selenite.bots import moon_base_search as moon_search
from selenite.bots.turns import Thought
from selenite.games import blue_moon_city, moon_base
from selenite.games.chance import Luck
from selenite.games.core import View


class Thinkers(NamedTuple):
    """What a game's bots think with.

    ``redeal`` makes a state that agrees with a view. A ``planner``, made for a state, finds the
    best ways to go on with a turn by judging where they lead: ``plan(state, most)``. A
    ``searcher`` looks further: ``search(state, luck, playouts, deadline)``. Both answer with ways,
    each with its chance to win, the best first.
    """

    redeal: Any
    planner: Any
    searcher: Any


def thinkers(view: View) -> Thinkers:
    """What thinks about the game of a view."""
    return _THINKERS[view.game]


def plan(view: View, luck: Luck, most: int) -> list[Thought]:
    """The best ways to go on from a view, the best first.

    >>> view = moon_base.new(seed="selenite").view(1)
    >>> len(plan(view, Luck("a bot"), 1)[0].moves)
    1
    """
    thinking = thinkers(view)
    state = thinking.redeal(view, luck)
    found = thinking.planner(state).plan(state, most)
    return [Thought(tuple(map(state.text, moves)), chance) for chance, moves in found]


_THINKERS = {
    blue_moon_city.GAME.name: Thinkers(blue_moon_city.redeal, city.Planner, city_search.Searcher),
    moon_base.GAME.name: Thinkers(moon_base.redeal, moon.Planner, moon_search.Searcher),
}
