"""Answers that another thread gives."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from selenite.table.pending import Pending, answer_all


class TestWaitingInAnEventLoop:
    def test_all_who_wait_get_the_answers_of_a_batch(self) -> None:
        async def run() -> list[int]:
            asked = [Pending[int]() for _ in range(3)]
            waiting = [asyncio.ensure_future(_awaited(one)) for one in (*asked, asked[0])]
            await asyncio.sleep(0)
            batch: list[Any] = [(one, number, None) for number, one in enumerate(asked)]
            threading.Thread(target=answer_all, args=(batch,)).start()
            return await asyncio.gather(*waiting)

        assert asyncio.run(run()) == [0, 1, 2, 0]

    def test_a_batch_wakes_the_loop_once(self) -> None:
        async def run() -> int:
            loop = asyncio.get_running_loop()
            woken = []
            plain = loop.call_soon_threadsafe
            loop.call_soon_threadsafe = lambda *given: woken.append(plain(*given))  # type: ignore
            asked = [Pending[int]() for _ in range(5)]
            waiting = [asyncio.ensure_future(_awaited(one)) for one in asked]
            await asyncio.sleep(0)
            answer_all([(one, 1, None) for one in asked])
            await asyncio.gather(*waiting)
            return len(woken)

        assert asyncio.run(run()) == 1

    def test_a_problem_is_raised_for_whoever_waits(self) -> None:
        async def run() -> None:
            asked = Pending[int]()
            answer_all([(asked, None, LookupError("gone"))])
            with pytest.raises(LookupError, match="gone"):
                await asked

        asyncio.run(run())

    def test_somebody_who_stops_waiting_leaves_the_others_alone(self) -> None:
        async def run() -> int:
            asked = Pending[int]()
            gone, stays = (asyncio.ensure_future(_awaited(asked)) for _ in range(2))
            await asyncio.sleep(0)
            gone.cancel()
            answer_all([(asked, 4, None)])
            return await stays

        assert asyncio.run(run()) == 4

    def test_a_loop_that_has_ended_is_not_told(self) -> None:
        asked = Pending[int]()

        async def begin_to_wait() -> None:
            waiting = asyncio.ensure_future(_awaited(asked))
            await asyncio.sleep(0)
            assert not waiting.done()

        asyncio.run(begin_to_wait())
        answer_all([(asked, 4, None)])
        assert asked.result() == 4


class TestWaitingInAThread:
    def test_the_thread_waits_until_the_answer_is_there(self) -> None:
        asked, begun = Pending[str](), threading.Event()
        got: list[str] = []

        def wait() -> None:
            begun.set()
            got.append(asked.result())

        thread = threading.Thread(target=wait)
        thread.start()
        begun.wait()
        answer_all([(asked, "done", None)])
        thread.join()
        assert got == ["done"]

    def test_a_problem_is_raised(self) -> None:
        asked = Pending[str]()
        answer_all([(asked, None, LookupError("gone"))])
        with pytest.raises(LookupError, match="gone"):
            asked.result()


async def _awaited(asked: Pending[int]) -> int:
    return await asked
