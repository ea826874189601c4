"""Quotas and rates: what is too much, and for how long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from selenite.core.refusals import Invalid
from selenite.table import limits
from selenite.table.caller import ADDRESS
from selenite.table.limits import (
    DEFAULT_LIMITS,
    UNLIMITED,
    Limits,
    Quota,
    Rate,
    RateLimiter,
    TooMany,
    from_toml,
)
from selenite.table.model import Seat
from selenite.table.services import Services
from selenite.table.store import Store
from tests.table.running_services import CITY, Clock, Quick, Still, think_with, two_people

ONE = Quota((Rate(1, 60.0),))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "monotonic", clock)
    return clock


def limiter(*person: Rate, address: tuple[Rate, ...] = ()) -> RateLimiter:
    return RateLimiter(UNLIMITED._replace(chat=Quota(person, address)))


class TestRates:
    def test_so_many_at_once_and_no_more(self, clock: Clock) -> None:
        rates = limiter(Rate(3, 60.0))
        for _ in range(3):
            rates.check("chat", "ada")
        with pytest.raises(TooMany) as refused:
            rates.check("chat", "ada")
        assert refused.value.seconds == 20

    def test_the_first_is_never_refused_because_times_are_rounded(self, clock: Clock) -> None:
        for number in range(500):
            clock.now = 900.0 + number / 7
            limiter(Rate(1, 60.0)).check("chat", "ada")

    def test_others_are_not_concerned(self, clock: Clock) -> None:
        rates = limiter(Rate(1, 60.0))
        rates.check("chat", "ada")
        rates.check("chat", "ben")
        rates.check("undo", "ada")

    def test_after_the_seconds_it_works_again(self, clock: Clock) -> None:
        rates = limiter(Rate(3, 60.0))
        for _ in range(3):
            rates.check("chat", "ada")
        clock.now += 20
        rates.check("chat", "ada")
        with pytest.raises(TooMany):
            rates.check("chat", "ada")

    def test_what_is_refused_does_not_count(self, clock: Clock) -> None:
        rates = limiter(Rate(1, 60.0))
        rates.check("chat", "ada")
        for _ in range(9):
            with pytest.raises(TooMany):
                rates.check("chat", "ada")
        clock.now += 60
        rates.check("chat", "ada")

    def test_all_of_an_address_count_together(self, clock: Clock) -> None:
        async def story() -> None:
            rates = limiter(address=(Rate(2, 60.0),))
            ADDRESS.set("192.0.2.1")
            rates.check("chat", "ada")
            rates.check("chat", "ben")
            with pytest.raises(TooMany):
                rates.check("chat", "cem")
            ADDRESS.set("192.0.2.2")
            rates.check("chat", "cem")

        asyncio.run(story())

    def test_only_so_many_are_remembered(
        self, clock: Clock, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(limits, "_MOST_KNOWN", 10)
        rates = limiter(Rate(1, 60.0))
        for number in range(100):
            rates.check("chat", str(number))
        assert len(rates._next) <= 11
        with pytest.raises(TooMany):
            rates.check("chat", "99")


Act = Callable[[Services], Awaitable[object]]


def too_many(story: Callable[[Services], Awaitable[Act]], few: Limits) -> None:
    """A story tells what can be done once, and then no more."""

    async def whole() -> None:
        services = Services(Store(None), Quick(), pause=0, limits=few)
        act = await story(services)
        await act(services)
        with pytest.raises(TooMany):
            await act(services)
        await services.close()

    asyncio.run(whole())


class TestServices:
    def test_tables(self) -> None:
        async def story(services: Services) -> Act:
            ada = await services.people.welcome("Ada")
            return lambda one: one.seating.set_up(ada, CITY, {}, [Seat(), Seat()])

        too_many(story, UNLIMITED._replace(tables=ONE))

    def test_people(self) -> None:
        async def story(services: Services) -> Act:
            ADDRESS.set("192.0.2.1")
            return lambda one: one.people.welcome("Ada")

        too_many(story, UNLIMITED._replace(people=Quota((), (Rate(1, 60.0),))))

    def test_chat(self) -> None:
        async def story(services: Services) -> Act:
            table, ada, _ = await two_people(services)
            return lambda one: one.play.say(table.id, ada, "hello")

        too_many(story, UNLIMITED._replace(chat=ONE))

    def test_undo(self) -> None:
        async def story(services: Services) -> Act:
            table, ada, _ = await two_people(services)

            async def change_mind(one: Services) -> None:
                await one.play.move(table.id, ada, ">c4", table.acted)
                await one.play.undo(table.id, ada, table.acted)

            return change_mind

        too_many(story, UNLIMITED._replace(undo=ONE))

    def test_asking_for_an_undo(self) -> None:
        async def story(services: Services) -> Act:
            table, ada, _ = await two_people(services)
            await services.play.move(table.id, ada, ">c4", table.acted)

            async def ask(one: Services) -> None:
                await one.play.ask(table.id, ada, "undo", table.acted)
                await one.play.withdraw(table.id, ada, table.acted)

            return ask

        too_many(story, UNLIMITED._replace(undo=ONE))

    def test_hints(self) -> None:
        async def story(services: Services) -> Act:
            still = Still()
            still.go.set()
            think_with(services, still)
            table, ada, _ = await two_people(services)
            return lambda one: one.play.hint(table.id, ada, 1)

        too_many(story, UNLIMITED._replace(hints=ONE))


class TestFile:
    def test_what_it_does_not_mention_is_as_usual(self) -> None:
        read = from_toml(
            "connections = 7\nrequest_seconds = 5\n[tables]\nperson = [[1, 2], [3, 4.5]]"
        )
        tables = DEFAULT_LIMITS.tables._replace(person=(Rate(1, 2.0), Rate(3, 4.5)))
        assert read == DEFAULT_LIMITS._replace(connections=7, request_seconds=5, tables=tables)

    def test_a_list_without_rates_allows_everything(self) -> None:
        assert from_toml("[chat]\nperson = []\naddress = []").chat == Quota()

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("chat", "limits-not-toml"),
            ("chats = 1", "limits-unknown"),
            ("entries = 0", "limits-number"),
            ("entries = true", "limits-number"),
            ("entries = 1.5", "limits-number"),
            ("request_seconds = inf", "limits-number"),
            ("request_seconds = nan", "limits-number"),
            ("chat = 1", "limits-rates"),
            ("[chat]\neverybody = []", "limits-rates"),
            ("[chat]\nperson = 1", "limits-rates"),
            ("[chat]\nperson = [1]", "limits-rates"),
            ("[chat]\nperson = [[1]]", "limits-rates"),
            ("[chat]\nperson = [[0, 1]]", "limits-rates"),
            ("[chat]\nperson = [[1, -1]]", "limits-rates"),
        ],
    )
    def test_anything_else_is_refused(self, text: str, code: str) -> None:
        with pytest.raises(Invalid, match=code):
            from_toml(text)
