"""Who is there, and who counts as away."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from selenite.table import presence
from selenite.table.house import House
from selenite.table.model import Refused, Seat
from selenite.table.presence import GRACE
from selenite.table.store import Person
from selenite.table.table import Table
from tests.table.houses import CITY, Clock, in_a_house, play, two_people


class TestAbsence:
    """Nobody's seat is given away while they load a page again."""

    @pytest.fixture
    def clock(self, monkeypatch: pytest.MonkeyPatch) -> Clock:
        clock = Clock()
        monkeypatch.setattr(presence, "monotonic", clock)
        return clock

    async def check(self, house: House, table: Table, person: Person, code: str) -> None:
        """Seat 0 is not away, and nobody lets a bot play there."""
        assert not house.presence.is_away(table, 0)
        with pytest.raises(Refused, match=code):
            await house.seating.stand_in(table.id, person, 0)

    def test_whoever_has_only_just_gone_is_not_away(self, clock: Clock) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            clock.now += 100
            with house.presence.listening(table, ada, asyncio.Event()):
                clock.now += 100
                await self.check(house, table, ben, "table-is-here")
            clock.now += GRACE - 1
            await self.check(house, table, ben, "table-just-gone")
            clock.now += 1
            assert house.presence.is_away(table, 0)
            await house.seating.stand_in(table.id, ben, 0)
            assert table.seats[0].stand_in
            assert not house.presence.is_away(table, 0)

        in_a_house(story, grace=GRACE)

    def test_when_a_table_is_found_again_nobody_is_away_yet(
        self, clock: Clock, tmp_path: Path
    ) -> None:
        kept: dict[str, Any] = {}

        async def before(house: House) -> None:
            table, _, ben = await two_people(house)
            await self.check(house, table, ben, "table-just-gone")
            kept.update(id=table.id, ben=ben)

        async def after(house: House) -> None:
            clock.now += 100
            table = await house.tables.find(kept["id"])
            await self.check(house, table, kept["ben"], "table-just-gone")
            clock.now += GRACE
            assert house.presence.is_away(table, 0)

        in_a_house(before, tmp_path / "t.sqlite", grace=GRACE)
        in_a_house(after, tmp_path / "t.sqlite", grace=GRACE)

    def test_whoever_does_something_is_about(self, clock: Clock) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            clock.now += 100
            await play(house, table, ada, ">c4")
            await self.check(house, table, ben, "table-just-gone")

        in_a_house(story, grace=GRACE)

    def test_ones_own_seat_can_be_left_to_a_bot_at_once(self) -> None:
        async def story(house: House) -> None:
            table, ada, _ = await two_people(house)
            await house.seating.stand_in(table.id, ada, 0)
            assert table.seats[0].stand_in

        in_a_house(story, grace=GRACE)

    def test_those_who_listen_hear_when_somebody_counts_as_away(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            heard = asyncio.Event()
            with house.presence.listening(table, ben, heard):
                with house.presence.listening(table, ada, asyncio.Event()):
                    pass
                heard.clear()
                assert not house.presence.is_away(table, 0)
                await asyncio.wait_for(heard.wait(), 10)
                assert house.presence.is_away(table, 0)

        in_a_house(story, grace=0.01)

    def test_bots_and_free_seats_are_not_away(self) -> None:
        async def story(house: House) -> None:
            ada = await house.people.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(), Seat(bot="builder", name="Bot")]
            table = await house.seating.set_up(ada, CITY, {"players": 3}, seats)
            assert [house.presence.is_away(table, seat) for seat in range(3)] == [
                True,
                False,
                False,
            ]

        in_a_house(story)
