"""Tables and games as the API shows them to a program."""

from __future__ import annotations

from selenite.core.game import Game
from selenite.table.model import GATHERING, OVER, Refused, Seat
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web.api.structs import (
    DealInfo,
    GameInfo,
    OptionInfo,
    PartInfo,
    RequestInfo,
    ResultInfo,
    SeatInfo,
    SeatKind,
    TableInfo,
    ViewInfo,
)


def game_info(game: Game) -> GameInfo:
    """A game that can be played here."""
    options = [
        OptionInfo(one.key, [value for value in one.values if value], one.default)
        for one in game.options.FORM
    ]
    fewest, most = game.seats
    levels = list(game.bots.LEVELS)
    return GameInfo(game.name, game.title, game.rules, fewest, most, levels, options)


def table_info(table: Table, person: Person) -> TableInfo:
    """A table, without what is secret: neither people's numbers nor seeds and keys."""
    result, request = table.result, table.request
    return TableInfo(
        id=table.id,
        game=table.game.name,
        rules=table.game.rules,
        status=table.status,
        open=table.is_open,
        host=table.host == person.id,
        seats=[_seat_info(number, seat, person) for number, seat in enumerate(table.seats)],
        seq=table.acted,
        to_move=table.to_move,
        your_move=waits_for_move(table, person),
        page=f"/t/{table.id}",
        request=RequestInfo(request.what, request.seat, waits_for_answer(table, person))
        if request
        else None,
        result=ResultInfo(result.reason, list(result.winners)) if result else None,
        rematch=table.rematch,
        deal=_deal_info(table, person),
    )


def _deal_info(table: Table, person: Person) -> DealInfo | None:
    """Where the seed of a table comes from; the secret and the seed once the game is over."""
    deal = table.open_deal()
    if deal is None or table.deal is None:
        return None
    parts = [PartInfo(one.seat, one.commitment, one.digits) for one in deal.parts]
    is_awaited = table.is_dealing and table.deal.is_waiting_for(person.id)
    seed = table.record.seed if table.status == OVER else None
    return DealInfo(deal.commitment, parts, is_awaited, deal.secret, seed)


def _seat_info(number: int, seat: Seat, person: Person) -> SeatInfo:
    kind: SeatKind = "free" if seat.is_free else "bot" if seat.person is None else "person"
    is_mine = seat.person is not None and seat.person == person.id
    return SeatInfo(
        number, kind, seat.name, is_mine, seat.ready, level=seat.bot, away=seat.stand_in
    )


def view_info(services: Services, table: Table, person: Person) -> ViewInfo:
    """What somebody may know of a game: their seat's view, or the public one."""
    if table.status == GATHERING:
        raise Refused("table-not-running")
    seat = services.screens.seat_shown(table, person)
    return ViewInfo(
        table.id, table.acted, table.status, waits_for_move(table, person), seat,
        table.view(seat).position,
    )  # fmt: skip


def waits_for_move(table: Table, person: Person) -> bool:
    """Whether a person's seat is to move, and no bot stands in."""
    return table.to_move is not None and table.to_move in table.seats_played_by(person.id)


def waits_for_answer(table: Table, person: Person) -> bool:
    """Whether a request waits for a person's answer."""
    return any(seat in table.seats_of(person.id) for seat in table.must_agree())
