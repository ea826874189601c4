"""What a seat may know: everything (1.2). And states that agree with a view, for planners."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from selenite.core.chance import Rng
from selenite.core.refusals import Invalid
from selenite.core.state import View
from selenite.games.moon_base import position as positions
from selenite.games.moon_base.notation import move_text
from selenite.games.moon_base.options import PLAYERS
from selenite.games.moon_base.rules.codes import OVER
from selenite.games.moon_base.rules.state import State


def view_of(state: State, seat: int | None) -> View:
    """The whole position, for a seat with its legal moves; for a spectator, for None."""
    if seat is not None and not 0 <= seat < PLAYERS:
        raise Invalid("no-such-seat", seat=seat, last=PLAYERS - 1)
    return _view(state, seat, positions.write(state))


def views_of(state: State) -> list[View]:
    """What each seat may know. The views share their contents, so nobody may change them."""
    whole = positions.write(state)
    return [_view(state, seat, whole) for seat in range(PLAYERS)]


def _view(state: State, seat: int | None, whole: Mapping[str, Any]) -> View:
    to_move = state.step != OVER and state.seat == seat
    legal = [move_text(state.rules, move) for move in state.legal_moves()] if to_move else []
    shown = {"view": "public" if seat is None else seat, **whole, "legal": legal}
    return View(whole["game"], seat, shown)


class Dealer:
    """Makes states that agree with a view, as many as a planner wants: all alike.

    >>> from selenite.games import moon_base
    >>> view = moon_base.new(seed="selenite").view(0)
    >>> view_of(Dealer(view).deal(Rng("a planner")), 0) == view
    True
    """

    def __init__(self, view: View) -> None:
        shown = view.position
        position = {key: value for key, value in shown.items() if key not in ("view", "legal")}
        self.template = positions.read(position)

    def deal(self, rng: Rng) -> State:
        """A state that agrees with the view; nothing is left to chance."""
        return self.template.copy()


def redeal(view: View, rng: Rng) -> State:
    """One state that agrees with a view."""
    return Dealer(view).deal(rng)
