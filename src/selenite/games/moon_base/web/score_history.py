"""Why the points of a table changed, move by move, in words and small pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from selenite.core.state import GameState
from selenite.games.moon_base.analysis import Account, ScoreChange, account, changes, why
from selenite.games.moon_base.options import PLAYERS
from selenite.games.moon_base.rules.state import State
from selenite.games.moon_base.web.parts import part_sign
from selenite.table.table import Table
from selenite.texts import Speaker
from selenite.texts.typography import signed
from selenite.web.log_steps import LogStep, seat_sign, word

_SEATS = range(PLAYERS)


class Reason(NamedTuple):
    """Why somebody's points changed: by how many, and a sentence."""

    seat: int
    by: int
    words: str


def changes_of(table: Table, number: int) -> tuple[ScoreChange, ...]:
    """Why points changed with a move, by its number from 0."""
    accounts = _accounts(table)
    return changes(accounts[number], accounts[number + 1])


def changes_to_see(table: Table, seat: int | None) -> tuple[ScoreChange, ...]:
    """Why points changed since the last move of the player to move, or for others with the last."""
    count = len(table.moves)
    if not count:
        return ()
    before = count - 1
    if seat is not None and table.to_move == seat:
        own = (number for number in range(count, 0, -1) if table.moves[number - 1].seat == seat)
        before = next(own, 0)
    accounts = _accounts(table)
    return changes(accounts[before], accounts[count])


def _accounts(table: Table) -> list[Account]:
    """The accounts before the first move and after each; new ones are added to the cached list."""
    known: list[Account] = table.cache.once("accounts", list)
    count = len(table.moves)
    if len(known) < count:
        state = table.start.copy()
        known[:] = [_account(state)]
        for played in table.moves[:-1]:
            state.apply(state.parse(played.move))
            known.append(_account(state))
    if len(known) == count:
        known.append(_account(table.state))
    return known


def _account(state: GameState) -> Account:
    rules_state = state.rules_state
    assert isinstance(rules_state, State), "the table's game is this one"
    return account(rules_state)


def reasons(
    speaker: Speaker, names: Mapping[int, str], found: Sequence[ScoreChange], you: int | None = None
) -> list[Reason]:
    """The changes in words, one sentence for each player, and one for rings that were covered.

    ``you`` is the seat of the reader, who is addressed.
    """
    told = []
    for seat in _SEATS:
        parts = [one for one in found if one.seat == seat and one.by]
        if parts:
            by = sum(one.by for one in parts)
            points = speaker.say(_code("chip-points", seat, you), who=names[seat], by=signed(by))
            told_why = why(parts, speaker.say)
            words = speaker.say("page-why-points", points=points, why=told_why)
            told.append(Reason(seat, by, words))
    for one in found:
        if not one.by:
            code = _code("why-covered", one.seat, you)
            told.append(Reason(one.seat, 0, speaker.say(code, who=names[one.seat], n=one.n)))
    return told


def _code(name: str, seat: int, you: int | None) -> str:
    return f"page-{name}{'-you' * (seat == you)}"


def steps(found: Iterable[ScoreChange]) -> list[LogStep]:
    """The changes in pictures: whose, by how much, and what for."""
    return [
        LogStep((seat_sign(one.seat), word(signed(one.by)), part_sign(one.part)))
        for one in found
        if one.by
    ]
