"""Turns actions at a table into changes for its log, or refuses them.

Nothing here needs a store, people or an event loop, so all ways to play share it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from selenite.table import log
from selenite.table.first_player import seat_order
from selenite.table.log import Change
from selenite.table.model import GATHERING, RUNNING, ConsentRequest, Refused, Seat
from selenite.table.table import Table


def check_fresh(table: Table, seq: int) -> None:
    """Refuse an action by somebody who hasn't seen the latest state."""
    if seq != table.acted:
        raise Refused("table-stale")


def check_gathering(table: Table) -> None:
    """Refuse an action that is only possible before the game."""
    if table.status != GATHERING or table.is_dealing:
        raise Refused("table-started")


def check_running(table: Table) -> None:
    """Refuse an action that is only possible during the game."""
    if table.status != RUNNING:
        raise Refused("table-not-running")


def check_not_removed(table: Table, person: str) -> None:
    """Refuse an action by somebody whom the host has removed."""
    if person in table.removed:
        raise Refused("table-removed")


def own_seats(table: Table, person: str) -> list[int]:
    """A player's seats; an action by somebody who has none is refused."""
    seats = table.seats_of(person)
    if not seats:
        raise Refused("table-not-yours")
    return seats


def sit(number: int, seat: Seat) -> Change:
    """A seat changes."""
    return log.SEAT, {"seat": number, **seat.__dict__}


def start(first_player: str | None, seed: bytes, host: str | None, seats: Sequence[Seat]) -> Change:
    """The game starts, with the order of the seats if a rule determines the first player."""
    if first_player is None:
        return log.START, {}
    own = next((number for number, seat in enumerate(seats) if seat.person == host), 0)
    return log.START, {"order": seat_order(first_player, seed, len(seats), own)}


def everybody_is_ready(table: Table, seats: Sequence[Seat]) -> Change:
    """All seats are ready: the deal begins, or the game if no player contributes to the deal."""
    if table.deal is not None and (promised := table.deal.promised(seats)):
        return log.DEAL, {"commitments": promised}
    seed = table.start.seed if table.deal is None else table.deal.seed()
    return start(table.first_player, seed, table.host, seats)


def start_of(table: Table, parts: Mapping[str, str]) -> Change:
    """The game of a table starts with these parts of the deal, by person."""
    assert table.deal is not None, "the seed was given"
    return start(table.first_player, table.deal.seed(parts), table.host, table.seats)


def move(table: Table, seat: int, text: str) -> Change:
    """A player of a seat makes a move; refused by the rules if it is illegal.

    A move that would have been made anyway doesn't count as the player's choice: undoing it would
    only repeat it at once.
    """
    return _move(table, seat, text, by_hand=table.automatic_move() != text)


def automatic_move(table: Table, seat: int, text: str) -> Change:
    """A bot, or a seat without a choice, makes a move; refused by the rules if it is illegal."""
    return _move(table, seat, text, by_hand=False)


def _move(table: Table, seat: int, text: str, by_hand: bool) -> Change:
    if text not in table.view(seat).legal:
        text = table.state.text(table.state.parse(text))
        table.state.copy().play(text)
    return log.MOVE, {"seat": seat, "move": text, "by_hand": by_hand}


def undo(table: Table, seat: int, whole_turn: bool = False) -> Change:
    """A seat takes back its last move, or its turn so far, where that needs no consent."""
    count = table.turn_start(seat) if whole_turn else table.undo_point(seat)
    if count is None:
        raise Refused("table-no-undo")
    return _undo(seat, count)


def _undo(seat: int, count: int) -> Change:
    return log.UNDO, {"seat": seat, "moves": count}


def granted(table: Table, request: ConsentRequest) -> Change:
    """Everybody agrees to a request."""
    if request.what == log.UNDO:
        return _undo(request.seat, request.moves)
    if request.about is not None:
        return sit(request.about, replace(table.seats[request.about], granted=True))
    return log.ABORT, {}


def withdraw(table: Table, seats: Sequence[int]) -> Change:
    """The owner of some seats withdraws their own request."""
    if table.request is None or table.request.seat not in seats:
        raise Refused("table-no-own-request")
    return log.WITHDRAW, {"seat": table.request.seat}


def ask(table: Table, person: str, request: ConsentRequest) -> list[Change]:
    """Somebody asks for something; it is granted at once if only bots play the other seats.

    It is refused while a bot stands in for somebody else, because a bot doesn't agree in a person's
    place: what ends a game or takes a move back can show hands that are not one's own.
    """
    others = [seat for seat in table.seats if seat.person not in (None, person)]
    absent = next((seat for seat in others if seat.stand_in), None)
    if absent is not None:
        raise Refused("table-absent", who=absent.name)
    data = {"what": request.what, "seat": request.seat, "moves": request.moves}
    return [(log.ASK, data)] if others else [(log.ASK, data), granted(table, request)]


def request_dropped_without(table: Table, seat: int) -> list[Change]:
    """A bot takes the place of somebody who still had to answer a request: it is dropped.

    A bot doesn't agree in somebody else's place.
    """
    if seat not in table.must_agree():
        return []
    return [(log.ANSWER, {"seat": seat, "yes": False})]
