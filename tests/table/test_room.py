"""What a table's log has room for: nobody can fill one so that a game can't go on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import pytest

from selenite.table import log
from selenite.table.model import ABORTED, OVER, RESIGNED, RUNNING, Refused, Seat
from selenite.table.services import Services
from selenite.table.store import Person, Store
from selenite.table.table import Table
from tests.table.running_services import (
    CITY,
    Quick,
    play,
    three_people,
    two_people,
    with_services,
)


async def fill(services: Services, table: Table) -> None:
    """Let a table's log be as long as logs usually may be."""
    host = await services.people.find(table.host)
    assert host is not None
    for _ in range(20):
        await services.play.say(table.id, host, "hello")
    services.tables._most_entries = table.seq + 1


async def fill_wholly(services: Services, table: Table) -> None:
    """Let a table's log be twice as long as logs usually may be."""
    services.tables._most_entries = (table.seq + 1) // 2


async def gathering(services: Services) -> tuple[Table, Person, Person]:
    """A public table that Ada has set up; Ben sits there, and one seat is free."""
    ada, ben = await services.people.welcome("Ada"), await services.people.welcome("Ben")
    seats = [Seat(ada.id, "Ada"), Seat(ben.id, "Ben"), Seat()]
    return await services.seating.set_up(ada, CITY, {"players": 3}, seats, True), ada, ben


async def until_refused(action: Callable[[], Awaitable[object]]) -> None:
    """Do something until the log has no room for it."""

    async def repeat() -> None:
        for _ in range(100):
            await action()

    with pytest.raises(Refused, match="table-log-full"):
        await repeat()


class TestAFullLogDuringAGame:
    def test_owners_come_back(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            await services.seating.stand_in(table.id, ben, 0)
            await fill(services, table)
            await services.seating.come_back(table.id, ada, 0)
            assert table.seats_played_by(ada.id) == [0]

        with_services(story)

    def test_owners_come_back_even_if_there_is_no_room_at_all(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            await services.seating.stand_in(table.id, ben, 0)
            await fill_wholly(services, table)
            await services.seating.come_back(table.id, ada, 0)
            assert table.seats_played_by(ada.id) == [0]
            with pytest.raises(Refused, match="table-log-full"):
                await services.seating.stand_in(table.id, ada, 0)

        with_services(story)

    def test_a_bot_stands_in_for_those_who_are_away(self) -> None:
        async def story(services: Services) -> None:
            table, _, ben = await two_people(services)
            await fill(services, table)
            await services.seating.stand_in(table.id, ben, 0)
            assert table.seats[0].stand_in

        with_services(story)

    @pytest.mark.parametrize("filled", [fill, fill_wholly])
    def test_people_resign_also_at_a_large_table(
        self, filled: Callable[[Services, Table], Awaitable[None]]
    ) -> None:
        async def story(services: Services) -> None:
            table, people = await three_people(services)
            await filled(services, table)
            await services.play.resign(table.id, people[1], 1)
            assert table.seats[1].bot is not None
            assert table.status == RUNNING

        with_services(story)

    def test_a_friend_gives_the_seat_back(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            dana = await services.people.welcome("Dana")
            await services.seating.consent(table.id, ada, True)
            await services.seating.stand_in(table.id, ada, 0)
            await fill(services, table)
            await services.seating.take_over(table.id, dana, 0, table.seats[0].key, "Dana")
            await fill_wholly(services, table)
            await services.play.resign(table.id, dana, 0)
            assert table.seats[0].stand_in

        with_services(story)

    def test_people_agree_to_end_it(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            await fill(services, table)
            await services.play.ask(table.id, ada, log.ABORT, table.acted)
            await services.play.withdraw(table.id, ada, table.acted)
            await services.play.ask(table.id, ada, log.ABORT, table.acted)
            await services.play.answer(table.id, ben, True, table.acted)
            assert table.result == (ABORTED, ())

        with_services(story)

    def test_a_request_that_was_made_before_can_be_declined(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            await play(services, table, ada, ">c4")
            await services.play.ask(table.id, ada, log.UNDO, table.acted)
            await fill(services, table)
            with pytest.raises(Refused, match="table-log-full"):
                await services.play.answer(table.id, ben, True, table.acted)
            await services.play.answer(table.id, ben, False, table.acted)
            assert table.request is None

        with_services(story)

    def test_it_is_played_to_the_end_without_any_room(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            await fill_wholly(services, table)
            await play(services, table, ada, ">c4", "/", "/", "drop")
            await services.play.resign(table.id, ben, 1)
            assert table.result == (RESIGNED, (0,))
            await services.play.rematch(table.id, ada)
            assert table.rematch is not None

        with_services(story)

    def test_a_game_without_end_takes_no_more_moves(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            await fill(services, table)
            services.tables._most_entries = (table.seq + 2) // 4
            with pytest.raises(Refused, match="table-without-end"):
                await play(services, table, ada, ">c4", "/", "/", "drop")
            await services.play.resign(table.id, ben, 1)
            assert table.result == (RESIGNED, (0,))

        with_services(story)

    def test_what_it_can_do_without_is_refused(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            await play(services, table, ada, ">c4")
            await fill(services, table)
            for action in (
                services.play.undo(table.id, ada, table.acted),
                services.play.ask(table.id, ada, log.UNDO, table.acted),
                services.play.say(table.id, ada, "hello"),
                services.seating.consent(table.id, ada, True),
            ):
                with pytest.raises(Refused, match="table-log-full"):
                    await action

        with_services(story)


class TestAFullLogBeforeAGame:
    def test_people_sit_down_get_ready_and_start(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await gathering(services)
            cem = await services.people.welcome("Cem")
            await fill(services, table)
            await services.seating.sit(table.id, cem, 2, "Cem")
            for person in (ada, ben, cem):
                await services.seating.ready(table.id, person, True)
            assert table.status == RUNNING

        with_services(story)

    def test_the_host_removes_people_and_gives_seats_to_bots(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await gathering(services)
            await services.seating.ready(table.id, ada, True)
            await fill(services, table)
            await services.seating.remove(table.id, ada, 1, table.acted)
            assert ben.id in table.removed
            bots = [Seat(bot="newcomer", name=name) for name in ("Bot", "Other bot")]
            await services.seating.arrange(table.id, ada, lambda seats: [seats[0], *bots])
            assert table.status == RUNNING

        with_services(story)

    def test_it_has_an_end_all_the_same(self) -> None:
        async def story(services: Services) -> None:
            table, _, ben = await gathering(services)
            services.tables._most_entries = 20
            seating = services.seating
            await until_refused(lambda: seating.ready(table.id, ben, not table.seats[1].ready))
            assert table.seq == 2 * 20 - 1

        with_services(story)


class TestShares:
    def test_what_spectators_say_leaves_room_for_players(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            cem = await services.people.welcome("Cem")
            services.tables._most_entries = 50
            for person in (cem, ben):
                await until_refused(partial(services.play.say, table.id, person, "hello"))
            assert len(table.chat) == 20
            await services.seating.consent(table.id, ada, True)
            await play(services, table, ada, ">c4")
            await services.play.undo(table.id, ada, table.acted)
            assert not table.moves

        with_services(story)

    def test_consent_has_its_share(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            services.tables._most_entries = 50
            seating = services.seating
            await until_refused(lambda: seating.consent(table.id, ben, not table.seats[1].consents))
            await services.play.say(table.id, ada, "hello")
            assert table.seq == 3 + 5 + 1

        with_services(story)

    def test_they_are_counted_again_when_a_log_is_read(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            cem = await services.people.welcome("Cem")
            for person in (ada, cem, cem):
                await services.play.say(table.id, person, "hello")
            await services.seating.consent(table.id, ada, True)
            services.tables.forget(table.id)
            read = await services.tables.find(table.id)
            assert read is not table
            assert read.asides == table.asides == {"chat": 1, "spectators": 2, "consent": 1}

        with_services(story)


class TestNothingNew:
    """What changes nothing takes no room."""

    def test_consent_that_was_given(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            await services.seating.consent(table.id, ada, False)
            assert table.seq == 3
            for _ in range(2):
                await services.seating.consent(table.id, ada, True)
            assert table.seq == 4

        with_services(story)

    def test_being_ready_as_before(self) -> None:
        async def story(services: Services) -> None:
            table, _, ben = await gathering(services)
            await services.seating.ready(table.id, ben, False)
            assert table.seq == 3
            for _ in range(2):
                await services.seating.ready(table.id, ben, True)
            assert table.seq == 4

        with_services(story)

    def test_allowing_several_seats_as_before(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await gathering(services)
            await services.seating.allow_several(table.id, ada, False, table.acted)
            assert table.seq == 3
            for _ in range(2):
                await services.seating.allow_several(table.id, ada, True, table.acted)
            assert table.seq == 4

        with_services(story)


def test_a_visitor_alone_can_not_keep_others_from_a_table() -> None:
    """With the usual limits, as fast as they can."""

    async def story(services: Services) -> None:
        table, ada, ben = await gathering(services)
        with suppress(Refused):
            for _ in range(3000):
                await services.seating.ready(table.id, ben, True)
                await services.seating.ready(table.id, ben, False)
        await services.seating.remove(table.id, ada, 1, table.acted)
        assert table.status != OVER
        assert table.seq < 100

    async def whole() -> None:
        services = Services(Store(None), Quick(), pause=0, grace=0)
        try:
            await story(services)
        finally:
            await services.close()

    asyncio.run(whole())
