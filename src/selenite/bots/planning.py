"""What bots that plan whole turns need from a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from selenite.bots.calibration import Calibration
from selenite.bots.turns import Thought
from selenite.core import registry
from selenite.core.chance import Rng
from selenite.core.state import View

Continuations = Sequence[tuple[float, Sequence[int]]]
"""Ways to go on with a turn, each with its chance of winning and its moves, the best first."""


class TurnPlanner(Protocol):
    """Finds the best continuations of a turn by judging where they lead.

    States are those of the game's own rules.
    """

    def plan(self, state: Any, most: int) -> Continuations:
        """The best continuations from a state."""
        ...


class TurnSearcher(Protocol):
    """Looks further than a planner, by playouts; ``visits`` says how many each turn had."""

    visits: list[int]

    def search(self, state: Any, rng: Rng, playouts: int, deadline: float) -> Continuations:
        """The best continuations, after so many playouts or until a time."""
        ...


class Planning(NamedTuple):
    """What a game's bots plan with: the ``PLANNING`` of its part ``bots``.

    Each makes a planner or a searcher for a state of the rules. A ``champion``, if there is one,
    is a searcher that judges with a net, and ``calibration`` says what its chances mean.
    """

    planner: Callable[[Any], TurnPlanner]
    searcher: Callable[[Any], TurnSearcher]
    champion: Callable[[Any], TurnSearcher] | None = None
    calibration: Callable[[Any], Calibration | None] | None = None


def planning_of(game: str) -> Planning:
    """What the bots of a game plan with."""
    planning = registry.find(game).bots.PLANNING
    assert isinstance(planning, Planning), "the game has bots that plan"
    return planning


def plan(view: View, rng: Rng, most: int) -> list[Thought]:
    """The best continuations from a view, the best first.

    >>> game = next(one for one in registry.games().values() if one.bots.PLANNING)
    >>> state = game.new("selenite", {})
    >>> view = state.view(state.seat)
    >>> [thought.moves[0] in view.legal for thought in plan(view, Rng("a bot"), 1)]
    [True]
    """
    state = registry.find(view.game).redeal(view, rng)
    found = planning_of(view.game).planner(state.rules_state).plan(state.rules_state, most)
    return [Thought(tuple(map(state.text, moves)), chance) for chance, moves in found]
