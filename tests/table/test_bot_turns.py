"""What bots do between the moves of people."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from selenite.table import bot_pool, bot_turns
from selenite.table.bot_pool import BotPool
from selenite.table.caller import ADDRESS
from selenite.table.fair_queue import Claim
from selenite.table.model import Refused, Seat
from selenite.table.services import Services
from selenite.table.store import Store
from selenite.table.table import Table
from tests.table.running_services import (
    CITY,
    Quick,
    Still,
    against_a_bot,
    play,
    think_with,
    until_person,
    with_services,
)


class TestBots:
    def test_a_bot_that_can_not_think_does_not_end_the_game(self) -> None:
        """Its seat goes on with a simpler bot."""

        async def whole() -> None:
            pool = BotPool(1)
            services = Services(Store(None), pool, pause=0)
            table, _ = await against_a_bot(services, "no-such-bot", first=1)
            await asyncio.wait_for(until_person(table), 60)
            assert table.to_move == 0
            await services.close()

        asyncio.run(whole())

    def test_waiting_for_others_to_think_is_not_thinking(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def whole() -> None:
            pool = BotPool(1)
            await pool._run(Claim(), time.sleep, 0)
            monkeypatch.setattr(bot_pool, "TIMEOUT", 1.0)
            await asyncio.gather(*[pool._run(Claim(), time.sleep, 0.6) for _ in range(3)])
            pool.close()

        asyncio.run(whole())

    def test_a_plan_for_another_position_is_not_played(self) -> None:
        async def story(services: Services) -> None:
            still = Still()
            think_with(services, still)
            table, ada = await against_a_bot(services)
            await play(services, table, ada, ">c4", "/", "/")
            drops = [move for move in table.view(0).legal if move.startswith("drop")]
            await play(services, table, ada, drops[0])
            await asyncio.sleep(0.01)
            await services.play.ask(table.id, ada, "undo", table.acted)
            await play(services, table, ada, drops[1])
            assert still.asked == 1
            still.go.set()
            while table.to_move == 1:
                await asyncio.sleep(0.001)
            assert still.asked > 1

        with_services(story)

    def test_a_bot_whose_move_can_not_be_stored_tries_again_later(
        self, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        async def story(services: Services) -> None:
            tried = 0
            failed = asyncio.Event()

            def fail(*_: Any) -> Any:
                nonlocal tried
                tried += 1
                failed.set()
                raise OSError("the disk is full")

            table, _ = await against_a_bot(services, first=1)
            with monkeypatch.context() as broken:
                broken.setattr(bot_turns, "_SECONDS_TO_RECOVER", 0.5)
                broken.setattr(services.store, "append", fail)
                await asyncio.wait_for(failed.wait(), 10)
                for _ in range(100):  # a bot that spins would try again in a few of these
                    await asyncio.sleep(0)
                assert tried == 1
                assert "the disk is full" in caplog.text
            await asyncio.wait_for(until_person(table), 10)
            assert table.moves

        with_services(story)

    def test_whoever_listens_hears_of_a_bots_move(self) -> None:
        async def story(services: Services) -> None:
            table, ada = await against_a_bot(services)
            heard = asyncio.Event()
            with services.presence.listening(table, ada, heard):
                await play(services, table, ada, ">c4", "/", "/", "drop")
                heard.clear()
                await asyncio.wait_for(heard.wait(), 10)
                assert services.presence.is_present(table, ada.id)
                assert services.presence.watching(table) == 0
            assert not services.presence.is_present(table, ada.id)

        with_services(story)


class TestAttendance:
    def test_bots_play_each_other_only_while_somebody_looks_on(self) -> None:
        async def story(services: Services) -> None:
            still = Still()
            still.go.set()
            think_with(services, still)
            ada = await services.people.welcome("Ada")
            seats = [Seat(bot="builder", name=name) for name in ("Bot", "Other")]
            table = await services.seating.set_up(ada, CITY, {}, seats)
            for _ in range(20):
                await asyncio.sleep(0)
            assert still.asked == 0
            with services.presence.listening(table, None, asyncio.Event()):
                await asyncio.wait_for(_moved(table), 10)
            while services.bot_turns.is_using(table.id):
                await asyncio.sleep(0)
            assert table.to_move is not None

        with_services(story)

    def test_a_bot_goes_on_for_somebody_who_has_left(self) -> None:
        async def story(services: Services) -> None:
            table, _ = await against_a_bot(services, first=1)
            await asyncio.wait_for(until_person(table), 10)

        with_services(story)

    def test_bots_think_for_where_the_table_is_played(self) -> None:
        async def story(services: Services) -> None:
            claims: list[Claim] = []

            class Noting(Quick):
                async def plan(self, spec: str, view: Any, seed: str, claim: Any = None) -> Any:
                    claims.append(claim)
                    return await super().plan(spec, view, seed)

            think_with(services, Noting())
            ADDRESS.set("192.0.2.1")
            table, ada = await against_a_bot(services, first=1)
            await asyncio.wait_for(until_person(table), 10)
            assert claims[0][:2] == (ada.id, "192.0.2.1")
            assert not claims[0].is_present()
            with services.presence.listening(table, ada, asyncio.Event()):
                assert claims[0].is_present()

        with_services(story)


class TestPool:
    def test_a_worker_counts_as_busy_until_it_has_finished(self) -> None:
        async def whole() -> None:
            pool = BotPool(1)
            await pool._run(Claim(), time.sleep, 0)
            gone = asyncio.create_task(pool._run(Claim(), time.sleep, 0.5))
            while not _is_running(pool):
                await asyncio.sleep(0.001)
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
            assert not pool._queue._free
            await pool._run(Claim(), time.sleep, 0)
            pool.close()

        asyncio.run(whole())


class TestPace:
    def test_who_plays_bots_alone_can_skip_the_pauses(self) -> None:
        async def whole() -> None:
            services = Services(Store(None), Quick(), pause=60)
            table, ada = await against_a_bot(services, first=1)
            await asyncio.wait_for(_moved(table), 10)
            assert table.to_move == 1
            await services.bot_turns.hurry(table.id, ada)
            await asyncio.wait_for(until_person(table), 10)
            await services.close()

        asyncio.run(whole())

    def test_nobody_else_can(self) -> None:
        async def whole() -> None:
            services = Services(Store(None), Quick(), pause=60)
            table, _ = await against_a_bot(services, first=1)
            eve = await services.people.welcome("Eve")
            with pytest.raises(Refused, match="table-others-follow"):
                await services.bot_turns.hurry(table.id, eve)
            await services.close()

        asyncio.run(whole())

    def test_the_slowest_at_the_table_sets_the_pace(self) -> None:
        async def story(services: Services) -> None:
            table, ada = await against_a_bot(services)
            assert services.presence.slowness(table) == 1
            with (
                services.presence.listening(table, ada, asyncio.Event(), 0.4),
                services.presence.listening(table, None, asyncio.Event(), 2),
            ):
                assert services.presence.slowness(table) == 0.4
                with services.presence.listening(table, ada, asyncio.Event(), 2):
                    assert services.presence.slowness(table) == 2

        with_services(story)


def _is_running(pool: BotPool) -> bool:
    assert pool._executor is not None
    return any(item.future.running() for item in pool._executor._pending_work_items.values())


async def _moved(table: Table) -> None:
    while not table.moves:
        await asyncio.sleep(0)
