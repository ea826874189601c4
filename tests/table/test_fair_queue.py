"""Who is served next where bots' time is scarce."""

from __future__ import annotations

import asyncio

import pytest

from selenite.table import fair_queue
from selenite.table.fair_queue import Claim, FairQueue
from tests.table.running_services import Clock


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(fair_queue, "monotonic", clock)
    return clock


def served(clock: Clock, *claims: Claim, seconds: float = 1.0) -> list[str]:
    """In which order people are served who claim a turn while somebody else has it."""

    async def story() -> list[str]:
        queue, order = FairQueue(1), []
        first = await queue.acquire(Claim("first", "first"))

        async def wait(claim: Claim) -> None:
            slot = await queue.acquire(claim)
            order.append(claim.person)
            clock.now += seconds
            queue.release(slot)

        waiting = [asyncio.create_task(wait(claim)) for claim in claims]
        await asyncio.sleep(0)
        queue.release(first)
        await asyncio.gather(*waiting)
        return order

    return asyncio.run(story())


async def is_free(queue: FairQueue) -> bool:
    """Whether somebody who comes now gets a slot at once."""
    coming = asyncio.create_task(queue.acquire(Claim()))
    await asyncio.sleep(0)
    coming.cancel()
    await asyncio.gather(coming, return_exceptions=True)
    return not coming.cancelled()


def test_who_is_present_comes_first(clock: Clock) -> None:
    gone = Claim("gone", "1", lambda: False)
    assert served(clock, gone, gone, Claim("here", "2")) == ["here", "gone", "gone"]


def test_addresses_take_turns(clock: Clock) -> None:
    many = [Claim("eve", "1")] * 4
    assert served(clock, *many, Claim("ada", "2"), Claim("ben", "3"))[:4].count("eve") <= 2


def test_more_accounts_at_an_address_get_no_more_turns(clock: Clock) -> None:
    many = [Claim(f"eve {number}", "1") for number in range(20)]
    mine = [Claim("ada", "2")] * 4
    assert served(clock, *many, *mine)[:8].count("ada") == 4


def test_people_at_one_address_take_turns(clock: Clock) -> None:
    order = served(clock, *[Claim("eve", "1")] * 6, *[Claim("ada", "1")] * 2)
    assert order[:4].count("ada") == 2


def test_longer_turns_are_fewer(clock: Clock) -> None:
    """Shares are of time: whoever lets bots think long gets fewer turns."""

    async def story() -> list[str]:
        queue, order = FairQueue(1), []
        first = await queue.acquire(Claim("first", "first"))

        async def wait(claim: Claim, seconds: float) -> None:
            slot = await queue.acquire(claim)
            order.append(claim.person)
            clock.now += seconds
            queue.release(slot)

        waiting = [asyncio.create_task(wait(Claim("eve", "1"), 3.0)) for _ in range(4)]
        waiting += [asyncio.create_task(wait(Claim("ada", "2"), 0.5)) for _ in range(6)]
        await asyncio.sleep(0)
        queue.release(first)
        await asyncio.gather(*waiting)
        return order

    assert asyncio.run(story())[:7].count("ada") == 6


def test_who_stops_waiting_leaves_the_queue() -> None:
    async def story() -> None:
        queue = FairQueue(1)
        first = await queue.acquire(Claim())
        gone = asyncio.create_task(queue.acquire(Claim()))
        await asyncio.sleep(0)
        assert len(queue) == 1
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert len(queue) == 0
        queue.release(first)
        assert await is_free(queue)

    asyncio.run(story())


def test_a_turn_that_comes_too_late_is_given_back() -> None:
    async def story() -> None:
        queue = FairQueue(1)
        first = await queue.acquire(Claim())
        gone = asyncio.create_task(queue.acquire(Claim()))
        await asyncio.sleep(0)
        queue.release(first)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert gone.cancelled()
        assert await is_free(queue)

    asyncio.run(story())


def test_those_who_have_gone_are_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "_MOST_KNOWN", 10)

    async def story() -> None:
        queue = FairQueue(1)
        for number in range(100):
            slot = await queue.acquire(Claim(str(number), str(number)))
            clock.now += 1
            queue.release(slot)
        assert len(queue._addresses.used) <= 10

    asyncio.run(story())
