"""Who is present, and who counts as away."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from selenite.table import presence
from selenite.table.limits import Limits, TooMany
from selenite.table.model import Refused, Seat
from selenite.table.presence import GRACE, Elsewhere
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


class TestSpectators:
    def test_many_who_come_are_told_of_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(presence, "SETTLE", 0.05)

        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            heard = asyncio.Event()
            with services.presence.listening(table, ada, heard), ExitStack() as crowd:
                heard.clear()
                before, _ = services.presence.news(table)
                for _ in range(200):
                    crowd.enter_context(services.presence.listening(table, None, asyncio.Event()))
                assert not heard.is_set()
                await asyncio.wait_for(heard.wait(), 10)
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
                with pytest.raises(TooMany):
                    check(table, ben, limits)
            check(table, ada, limits)

        with_services(story)


class TestOtherProcesses:
    def test_hearing_the_same_twice_changes_nothing(self) -> None:
        async def story(services: Services) -> None:
            table, _, ben = await two_people(services)
            there = Elsewhere(Counter({ben.id: 1}), 1.0)
            for _ in range(2):
                services.presence.learn(table.id, there)
                assert services.presence.is_present(table, ben.id)
            services.presence.learn(table.id, Elsewhere(Counter(), None))
            assert not services.presence.is_present(table, ben.id)
            assert services.presence.tables_elsewhere() == []

        with_services(story)
