"""What bots that plan whole turns need from a game."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from selenite.bots.turns import Thought
from selenite.core import registry
from selenite.core.chance import Rng
from selenite.core.state import View


class Planning(NamedTuple):
    """What a game's bots plan with: the ``PLANNING`` of its part ``bots``.

    A ``planner``, made for a state of the rules, finds the best continuations of a turn by judging
    where they lead: ``plan(state, most)``. A ``searcher`` looks further: ``search(state, rng,
    playouts, deadline)``. Both return continuations, each with its chance of winning, the best
    first. A ``champion``, if there is one, is a searcher that judges with a net.
    """

    planner: Any
    searcher: Any
    champion: Any = None


def planning_of(view: View) -> Planning:
    """What the bots of a view's game plan with."""
    return cast("Planning", registry.find(view.game).bots.PLANNING)


def plan(view: View, rng: Rng, most: int) -> list[Thought]:
    """The best continuations from a view, the best first.

    >>> game = next(one for one in registry.games().values() if hasattr(one.bots, "PLANNING"))
    >>> state = game.new("selenite", {})
    >>> view = state.view(state.seat)
    >>> [thought.moves[0] in view.legal for thought in plan(view, Rng("a bot"), 1)]
    [True]
    """
    state = registry.find(view.game).redeal(view, rng)
    found = planning_of(view).planner(state.rules_state).plan(state.rules_state, most)
    return [Thought(tuple(map(state.text, moves)), chance) for chance, moves in found]
