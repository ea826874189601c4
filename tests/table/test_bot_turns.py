"""What bots do between the moves of people."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from selenite.table import bot_pool, bot_turns
from selenite.table.bot_pool import BotPool
from selenite.table.model import Refused
from selenite.table.services import Services
from selenite.table.store import Store
from selenite.table.table import Table
from tests.table.running_services import (
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
            await pool._run(time.sleep, 0)
            monkeypatch.setattr(bot_pool, "TIMEOUT", 1.0)
            await asyncio.gather(*[pool._run(time.sleep, 0.6) for _ in range(3)])
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


async def _moved(table: Table) -> None:
    while not table.moves:
        await asyncio.sleep(0)
