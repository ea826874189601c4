"""Why a move is refused, what came of a move, and moves in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lunar_nim.notation import move_code, move_text
from lunar_nim.rules.state import CARD, MOST, State
from selenite.core.refusals import Illegal
from selenite.core.state import Event

_PARAMETERS = {"turned-up": ("n",), "taken": ("n", "heap")}


def check(state: State, move: int | str, seat: int | None = None) -> int:
    """The code of a legal move; anything else is refused with its reason."""
    code = move_code(state.rules, move) if isinstance(move, str) else move
    move_text(state.rules, code)
    if seat not in (None, state.seat) or code not in state.legal_moves():
        raise _refusal(state, code, seat)
    return code


def _refusal(state: State, move: int, seat: int | None) -> Illegal:
    """The reason why a move isn't legal."""
    if state.outcome() is not None:
        return Illegal("over", "game-over")
    if seat not in (None, state.seat):
        return Illegal("turn", "not-your-turn", seat=seat, to_move=state.seat)
    heap = move - CARD if move >= CARD else move // MOST
    if move >= CARD and state.shown[state.seat]:
        return Illegal("2.2", "card-played")
    return Illegal("2.1", "too-few-stones", heap=heap + 1, n=state.heaps[heap])


def events(state: State, journal: list[Any]) -> list[Event]:
    """What came of a move, from the journal of the rules."""
    found = [
        Event(code, {"seat": seat, **dict(zip(_PARAMETERS[code], values, strict=True))})
        for code, seat, *values in journal
    ]
    outcome = state.outcome()
    if outcome is not None:
        end = {"reason": outcome.reason, "winners": list(outcome.winners)}
        found.append(Event("over", end))
    return found


def describe(position: Mapping[str, Any], move: str) -> tuple[str, dict[str, Any]]:
    """A word for what a move does, and the parameters of the sentences about it."""
    head, _, number = move.partition("-")
    if head == "card":
        return "card", {"heap": int(number)}
    return "take", {"heap": int(head), "n": int(number)}
