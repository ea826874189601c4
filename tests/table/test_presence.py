"""Who is present, and who counts as away."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from selenite.table import presence
from selenite.table.caller import ADDRESS
from selenite.table.limits import Limits, TooMany
from selenite.table.model import Refused, Seat
from selenite.table.presence import GRACE, RemotePresence
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from tests.table.running_services import CITY, Clock, play, two_people, with_services


class TestAbsence:
    """Nobody's seat is given away while they load a page again."""

    @pytest.fixture
    def clock(self, monkeypatch: pytest.MonkeyPatch) -> Clock:
        clock = Clock()
        monkeypatch.setattr(presence, "monotonic", clock)
        return clock

    async def check(self, services: Services, table: Table, person: Person, code: str) -> None:
        """Seat 0 is not away, and nobody lets a bot play there."""
        assert not services.presence.is_away(table, 0)
        with pytest.raises(Refused, match=code):
            await services.seating.stand_in(table.id, person, 0)

    def test_whoever_has_only_just_gone_is_not_away(self, clock: Clock) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            clock.now += 100
            with services.presence.listening(table, ada, asyncio.Event()):
                clock.now += 100
                await self.check(services, table, ben, "table-is-here")
            clock.now += GRACE - 1
            await self.check(services, table, ben, "table-just-gone")
            clock.now += 1
            assert services.presence.is_away(table, 0)
            await services.seating.stand_in(table.id, ben, 0)
            assert table.seats[0].stand_in
            assert not services.presence.is_away(table, 0)

        with_services(story, grace=GRACE)

    def test_when_a_table_is_found_again_nobody_is_away_yet(
        self, clock: Clock, tmp_path: Path
    ) -> None:
        saved: dict[str, Any] = {}

        async def before(services: Services) -> None:
            table, _, ben = await two_people(services)
            await self.check(services, table, ben, "table-just-gone")
            saved.update(id=table.id, ben=ben)

        async def after(services: Services) -> None:
            clock.now += 100
            table = await services.tables.find(saved["id"])
            await self.check(services, table, saved["ben"], "table-just-gone")
            clock.now += GRACE
            assert services.presence.is_away(table, 0)

        with_services(before, tmp_path / "t.sqlite", grace=GRACE)
        with_services(after, tmp_path / "t.sqlite", grace=GRACE)

    def test_whoever_does_something_is_present(self, clock: Clock) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            clock.now += 100
            await play(services, table, ada, ">c4")
            await self.check(services, table, ben, "table-just-gone")

        with_services(story, grace=GRACE)

    def test_ones_own_seat_can_be_left_to_a_bot_at_once(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            await services.seating.stand_in(table.id, ada, 0)
            assert table.seats[0].stand_in

        with_services(story, grace=GRACE)

    def test_those_who_listen_hear_when_somebody_counts_as_away(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            heard = asyncio.Event()
            with services.presence.listening(table, ben, heard):
                with services.presence.listening(table, ada, asyncio.Event()):
                    pass
                heard.clear()
                assert not services.presence.is_away(table, 0)
                await asyncio.wait_for(heard.wait(), 10)
                assert services.presence.is_away(table, 0)

        with_services(story, grace=0.01)

    def test_bots_and_free_seats_are_not_away(self) -> None:
        async def story(services: Services) -> None:
            ada = await services.people.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(), Seat(bot="builder", name="Bot")]
            table = await services.seating.set_up(ada, CITY, {"players": 3}, seats)
            assert [services.presence.is_away(table, seat) for seat in range(3)] == [
                True,
                False,
                False,
            ]

        with_services(story)

    def test_what_somebody_does_again_and_again_is_told_of_once(
        self, clock: Clock, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        timers: list[tuple[float, Callable[[], None]]] = []

        def call_later(
            seconds: float, act: Callable[..., None], *given: object
        ) -> asyncio.TimerHandle:
            timers.append((seconds, partial(act, *given)))
            return asyncio.TimerHandle(0.0, act, given, asyncio.get_running_loop())

        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            with services.presence.listening(table, ben, asyncio.Event()):
                monkeypatch.setattr(asyncio.get_running_loop(), "call_later", call_later)
                before, _ = services.presence.news(table)
                for _ in range(9):
                    clock.now += 1
                    with pytest.raises(Refused, match="table-stale"):
                        await services.play.move(table.id, ada, ">c4", -1)
                (seconds, expire), *more = timers
                assert (seconds, more) == (GRACE, [])
                clock.now += GRACE - 8
                expire()
                assert services.presence.news(table) == (before, [False, False])
                assert [seconds for seconds, _ in timers] == [GRACE, 8]
                clock.now += 8
                timers[-1][1]()
                assert services.presence.news(table) == (before + 1, [True, False])
                assert len(timers) == 2

        with_services(story, grace=GRACE)

    def test_whoever_is_no_longer_away_is_told_of(self, clock: Clock) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            clock.now += GRACE
            before, away = services.presence.news(table)
            assert away == [True, True]
            with pytest.raises(Refused, match="table-stale"):
                await services.play.move(table.id, ada, ">c4", -1)
            assert services.presence.news(table) == (before + 1, [False, True])

        with_services(story, grace=GRACE)

    def test_a_table_that_is_unloaded_takes_its_timers_along(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            await play(services, table, ada, ">c4")
            assert services.presence._expiring
            services.tables.forget(table.id)
            assert not services.presence._expiring

        with_services(story, grace=GRACE)


async def gathering(services: Services) -> tuple[Table, Person, Person]:
    """A table where Ada waits for others; Ben has no seat."""
    ada, ben = await services.people.welcome("Ada"), await services.people.welcome("Ben")
    seats = [Seat(ada.id, "Ada"), Seat()]
    return await services.seating.set_up(ada, CITY, {}, seats), ada, ben


class TestPlayersWhoComeAndGo:
    @pytest.mark.parametrize("has_another", [True, False])
    def test_they_are_told_of_once(
        self, has_another: bool, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(presence, "SETTLE", 0.05)

        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            heard = asyncio.Event()
            with ExitStack() as listening:
                listening.enter_context(services.presence.listening(table, ben, heard))
                if has_another:
                    listening.enter_context(
                        services.presence.listening(table, ada, asyncio.Event())
                    )
                await asyncio.wait_for(heard.wait(), 10)
                published: list[str] = []
                services.presence.on_change.append(published.append)
                heard.clear()
                before, _ = services.presence.news(table)
                for _ in range(20):
                    with services.presence.listening(table, ada, asyncio.Event()):
                        pass
                assert (services.presence.news(table)[0], published) == (before, [])
                await asyncio.wait_for(heard.wait(), 10)
                assert (services.presence.news(table)[0], published) == (before + 1, [table.id])

        with_services(story, grace=GRACE)

    def test_whoever_was_away_is_told_of_at_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        clock = Clock()
        monkeypatch.setattr(presence, "monotonic", clock)

        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            clock.now += GRACE
            before, away = services.presence.news(table)
            assert away == [True, True]
            with services.presence.listening(table, ada, asyncio.Event()):
                assert services.presence.news(table) == (before + 1, [False, True])
                clock.now += GRACE
            assert services.presence.news(table) == (before + 1, [False, True])

        with_services(story, grace=GRACE)


class TestSpectators:
    @pytest.mark.parametrize("at", [gathering, two_people])
    def test_many_who_come_are_told_of_once(
        self,
        at: Callable[[Services], Awaitable[tuple[Table, Person, Person]]],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(presence, "SETTLE", 0.05)

        async def story(services: Services) -> None:
            table, ada, _ = await at(services)
            published: list[str] = []
            services.presence.on_change.append(published.append)
            heard = asyncio.Event()
            with services.presence.listening(table, ada, heard), ExitStack() as crowd:
                heard.clear()
                published.clear()
                before, _ = services.presence.news(table)
                for _ in range(200):
                    crowd.enter_context(services.presence.listening(table, None, asyncio.Event()))
                assert not heard.is_set()
                await asyncio.wait_for(heard.wait(), 10)
                assert published == [table.id]
                assert services.presence.news(table)[0] == before + 1
                assert services.presence.watching(table) == 200

        with_services(story)

    def test_players_are_woken_before_any_crowd(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            crowd = [asyncio.Event() for _ in range(200)]
            mine = asyncio.Event()
            with ExitStack() as listening:
                for heard in crowd:
                    listening.enter_context(services.presence.listening(table, None, heard))
                listening.enter_context(services.presence.listening(table, ada, mine))
                for heard in (*crowd, mine):
                    heard.clear()
                services.presence.tell(table.id)
                assert mine.is_set()
                assert not all(heard.is_set() for heard in crowd)
                await asyncio.wait_for(asyncio.gather(*(heard.wait() for heard in crowd)), 10)

        with_services(story)

    def test_there_is_room_for_so_many_and_no_more(self) -> None:
        limits = Limits(streams_by_table=3, streams_by_person=2)

        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            check = services.presence.check_room
            with ExitStack() as listening:
                for _ in range(2):
                    check(table, ada, limits)
                    listening.enter_context(
                        services.presence.listening(table, ada, asyncio.Event())
                    )
                with pytest.raises(TooMany):
                    check(table, ada, limits)
                check(table, ben, limits)
                listening.enter_context(services.presence.listening(table, None, asyncio.Event()))
                cem = await services.people.welcome("Cem")
                for stranger in (cem, None):
                    with pytest.raises(TooMany):
                        check(table, stranger, limits)
                check(table, ben, limits)  # however many look on
            check(table, ada, limits)

        with_services(story)

    def test_an_address_gets_some_of_the_room_at_all_tables(self) -> None:
        limits = Limits(streams_by_address=2)

        async def story(services: Services) -> None:
            presence = services.presence
            tables = [(await two_people(services))[0] for _ in range(2)]
            ada = await services.people.find(tables[0].host)
            token = ADDRESS.set("192.0.2.7")
            with ExitStack() as listening:
                for table in tables:
                    presence.check_room(table, None, limits)
                    listening.enter_context(presence.listening(table, None, asyncio.Event()))
                for table in tables:
                    with pytest.raises(TooMany):
                        presence.check_room(table, None, limits)
                presence.check_room(tables[0], ada, limits)
                ADDRESS.set("192.0.2.8")
                presence.check_room(tables[0], None, limits)
                ADDRESS.set("192.0.2.7")
            presence.check_room(tables[0], None, limits)
            assert not presence._by_address
            ADDRESS.set("127.0.0.1")
            with presence.listening(tables[0], None, asyncio.Event()):
                assert not presence._by_address
            ADDRESS.reset(token)

        with_services(story)


class TestOtherProcesses:
    def test_hearing_the_same_twice_changes_nothing(self) -> None:
        async def story(services: Services) -> None:
            table, _, ben = await two_people(services)
            there = RemotePresence(Counter({ben.id: 1}), 1.0)
            for _ in range(2):
                services.presence.learn(table.id, there)
                assert services.presence.is_present(table, ben.id)
            services.presence.learn(table.id, RemotePresence(Counter(), None))
            assert not services.presence.is_present(table, ben.id)
            assert services.presence.tables_elsewhere() == []

        with_services(story)
