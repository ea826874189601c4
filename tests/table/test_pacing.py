"""How long phases take that pass by themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random

import pytest

from selenite.table import log
from selenite.table.model import Seat
from selenite.table.pacing import LONGEST, USUAL, Pacing, plays_with_people
from selenite.table.services import Services
from selenite.table.store import Store
from selenite.table.table import Table
from tests.table.running_services import (
    CITY,
    SEED,
    Clock,
    Quick,
    Stopwatch,
    against_a_bot,
    distance,
    one_screen,
    play,
    settled,
    two_people,
)

PAUSE = 0.6


def with_clock(story: Callable[[Services, Clock], Awaitable[None]]) -> None:
    """Run a coroutine function with services whose time is made up."""

    async def whole() -> None:
        clock = Clock()
        pacing = Pacing(PAUSE, Random(1), clock.sleep)
        services = Services(Store(None), Quick(), pause=0, grace=0, pacing=pacing, clock=clock)
        try:
            await story(services, clock)
        finally:
            await services.close()

    asyncio.run(whole())


def table_with_passes(times: Sequence[float]) -> Table:
    """A table where Ada has ended her first phase by hand after these times, and can't act now."""
    seats = [Seat("ada", "Ada"), Seat("ben", "Ben")]
    options = {"players": 2, "first": 0}
    set_up = {
        "game": CITY, "rules": 1, "options": options, "seed": SEED.hex(), "host": "ada",
        "open": False, "position": None,
    }  # fmt: skip
    table = Table.of("table", log.entries([(log.SET_UP, set_up)], 0, 0.0))
    entries = [(log.SEAT, {"seat": number, **seat.__dict__}) for number, seat in enumerate(seats)]
    now = 0.0
    for change in [*entries, (log.START, {})]:
        table.take(log.entries([change], table.seq + 1, now)[0])
    for time in times:
        now += time
        passed = (log.MOVE, {"seat": 0, "move": "/", "by_hand": True})
        table.take(log.entries([passed], table.seq + 1, now)[0])
        undone = (log.UNDO, {"seat": 0, "moves": 0})
        table.take(log.entries([undone], table.seq + 1, now)[0])
    return table


class TestTheDraw:
    @pytest.fixture(autouse=True)
    def no_choice(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Table, "automatic_move", lambda table: "/")

    def seconds(self, table: Table, count: int = 300) -> list[float]:
        pacing = Pacing(PAUSE, Random(7))
        return [pacing.seconds(table, 0) for _ in range(count)]

    @pytest.mark.parametrize("median", [0.4, 1.2, 3.0])
    def test_it_is_like_what_the_player_takes(self, median: float) -> None:
        chance = Random(3)
        by_hand = [median * chance.lognormvariate(0, 0.3) for _ in range(300)]
        table = table_with_passes(by_hand[:24])
        assert distance(self.seconds(table), by_hand) < 0.25
        assert distance([PAUSE] * 300, by_hand) > 0.6

    def test_before_anybody_has_shown_it_it_is_what_people_usually_take(self) -> None:
        drawn = self.seconds(table_with_passes([]))
        assert distance(drawn, USUAL) < 0.15
        assert len(set(drawn)) == len(drawn)

    def test_nobody_waits_for_long(self) -> None:
        drawn = self.seconds(table_with_passes([3600.0] * 20))
        assert max(drawn) <= LONGEST * 1.25

    def test_a_table_without_pauses_has_none(self) -> None:
        assert Pacing(0).seconds(table_with_passes([]), 0) == 0

    def test_another_player_of_the_seat_begins_anew(self) -> None:
        table = table_with_passes([0.1] * 24)
        assert distance(self.seconds(table), USUAL) > 0.5
        cem = {"seat": 0, **Seat("cem", "Cem").__dict__}
        table.take(log.entries([(log.SEAT, cem)], table.seq + 1, 1000.0)[0])
        assert distance(self.seconds(table), USUAL) < 0.15


class TestWhoWaits:
    def test_against_bots_alone_phases_pass_at_the_usual_pace(self) -> None:
        async def story(services: Services, clock: Clock) -> None:
            table, _ = await against_a_bot(services)
            assert not plays_with_people(table, 0)
            assert services.bot_turns.pacing.seconds(table, 0) == PAUSE

        with_clock(story)

    def test_at_one_screen_they_take_as_long_as_the_player(self) -> None:
        """The big screen, spectators and programs see it, and so do the others at that screen."""

        async def story(services: Services, clock: Clock) -> None:
            table, _ = await one_screen(services)
            for seat in range(2):
                assert plays_with_people(table, seat)
                drawn = [services.bot_turns.pacing.seconds(table, seat) for _ in range(100)]
                assert distance(drawn, USUAL) < 0.3
                assert len(set(drawn)) == len(drawn)

        with_clock(story)

    def test_a_friend_who_plays_against_bots_is_alone_with_them(self) -> None:
        async def story(services: Services, clock: Clock) -> None:
            table, ada = await against_a_bot(services)
            dana = await services.people.welcome("Dana")
            await services.seating.consent(table.id, ada, True)
            await services.seating.stand_in(table.id, ada, 0)
            await services.seating.take_over(table.id, dana, 0, table.seats[0].key, "Dana")
            assert not plays_with_people(table, 0)

        with_clock(story)

    def test_somebody_who_may_come_back_counts(self) -> None:
        async def story(services: Services, clock: Clock) -> None:
            table, ada, ben = await two_people(services)
            await services.seating.stand_in(table.id, ben, 0)
            assert plays_with_people(table, 1)
            await services.seating.come_back(table.id, ada, 0)
            assert plays_with_people(table, 1)

        with_clock(story)

    def test_others_can_not_put_it_off(self) -> None:
        """Otherwise they could find out by asking for something again and again."""

        async def story(services: Services, clock: Clock) -> None:
            table, ada, ben = await two_people(services)
            is_over, waits = asyncio.Event(), 0

            async def sleep(_: float) -> None:
                nonlocal waits
                waits += 1
                await is_over.wait()

            services.bot_turns.pacing = Pacing(PAUSE, Random(1), sleep)
            await services.play.move(table.id, ada, "/", table.acted)
            assert table.automatic_move() == "/"
            for _ in range(3):
                await services.play.ask(table.id, ben, log.ABORT, table.acted)
                await services.play.withdraw(table.id, ben, table.acted)
            is_over.set()
            await settled(table)
            assert [played.by_hand for played in table.moves] == [True, False]
            assert waits == 1

        with_clock(story)

    def test_the_server_waits_that_long_and_writes_it_into_the_log(self) -> None:
        async def story(services: Services, clock: Clock) -> None:
            table, ada, ben = await two_people(services)
            watch = Stopwatch(clock)
            services.tables.add_observer(watch)
            while not table.moves or table.moves[-1].by_hand:
                legal = table.view(table.to_move).legal
                walks = [move for move in legal if move.startswith(">")]
                person = ada if table.to_move == 0 else ben
                await play(services, table, person, walks[0] if walks else legal[-1])
            number = len(table.moves) - 1
            drawn = Pacing(PAUSE, Random(1)).seconds(table, 0)
            assert watch.seconds(number) == pytest.approx(drawn)
            assert table.changed == clock.now

        with_clock(story)
