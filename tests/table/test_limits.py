"""Quotas and rates: what is too much, and for how long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from selenite.core.refusals import Illegal, Invalid
from selenite.table import access, boxes, limits
from selenite.table.access import SCOPES
from selenite.table.boxes import Boxes
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
from selenite.table.store import Person, Store
from selenite.table.table import Table
from tests.table.running_services import (
    CITY,
    Clock,
    Quick,
    Still,
    think_with,
    three_people,
    two_people,
    with_services,
)

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

    def test_the_busiest_are_remembered_whenever_they_began(
        self, clock: Clock, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(limits, "_MOST_KNOWN", 10)
        rates = limiter(Rate(100, 60.0))
        for number in range(100):
            rates.check("chat", "busy")
            rates.check("chat", str(number))
        with pytest.raises(TooMany):
            rates.check("chat", "busy")


async def waiting(services: Services) -> tuple[Table, Person]:
    """A table that Ada has set up, with a free seat."""
    ada = await services.people.welcome("Ada")
    return await services.seating.set_up(ada, CITY, {}, [Seat(ada.id, "Ada"), Seat()]), ada


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

    def test_asking_for_a_friend(self) -> None:
        async def story(services: Services) -> Act:
            table, (ada, ben, _) = await three_people(services)
            await services.seating.stand_in(table.id, ben, 1)

            async def ask(one: Services) -> None:
                await one.seating.ask_for_friend(table.id, ada, 1, table.acted)
                await one.play.withdraw(table.id, ada, table.acted)

            return ask

        too_many(story, UNLIMITED._replace(undo=ONE))

    def test_moves_also_refused_ones(self) -> None:
        async def story(services: Services) -> Act:
            table, ada, _ = await two_people(services)

            async def move(one: Services) -> None:
                with suppress(Illegal):
                    await one.play.move(table.id, ada, "nonsense", table.acted)

            return move

        too_many(story, UNLIMITED._replace(moves=ONE))

    def test_being_ready_and_not(self) -> None:
        async def story(services: Services) -> Act:
            table, ada = await waiting(services)
            return lambda one: one.seating.ready(table.id, ada, not table.seats[0].ready)

        too_many(story, UNLIMITED._replace(seats=ONE))

    def test_taking_seats_and_leaving_them(self) -> None:
        async def story(services: Services) -> Act:
            table, _ = await waiting(services)
            ben = await services.people.welcome("Ben")

            async def change_mind(one: Services) -> None:
                if table.seats_of(ben.id):
                    await one.seating.leave(table.id, ben)
                else:
                    await one.seating.sit(table.id, ben, 1, "Ben")

            return change_mind

        too_many(story, UNLIMITED._replace(seats=ONE))

    def test_arranging_seats(self) -> None:
        async def story(services: Services) -> Act:
            table, ada = await waiting(services)
            return lambda one: one.seating.arrange(table.id, ada, lambda seats: seats[::-1])

        too_many(story, UNLIMITED._replace(seats=ONE))

    def test_allowing_several_seats(self) -> None:
        async def story(services: Services) -> Act:
            table, ada = await waiting(services)
            return lambda one: one.seating.allow_several(
                table.id, ada, not table.has_several, table.acted
            )

        too_many(story, UNLIMITED._replace(seats=ONE))

    def test_removing_somebody_and_letting_them_back(self) -> None:
        async def story(services: Services) -> Act:
            table, ada = await waiting(services)
            ben = await services.people.welcome("Ben")
            services.limiter.limits = UNLIMITED
            await services.seating.sit(table.id, ben, 1, "Ben")
            services.limiter.limits = UNLIMITED._replace(seats=ONE)

            async def remove_or_let_back(one: Services) -> None:
                if table.removed:
                    await one.seating.let_back(table.id, ada, 0, table.acted)
                else:
                    await one.seating.remove(table.id, ada, 1, table.acted)

            return remove_or_let_back

        too_many(story, UNLIMITED._replace(seats=ONE))

    def test_consent(self) -> None:
        async def story(services: Services) -> Act:
            table, ada, _ = await two_people(services)
            return lambda one: one.seating.consent(table.id, ada, not table.seats[0].consents)

        too_many(story, UNLIMITED._replace(seats=ONE))

    def test_a_bot_that_stands_in_while_coming_back_is_always_possible(self) -> None:
        async def story(services: Services) -> Act:
            table, ada, _ = await two_people(services)

            async def go_and_come_back(one: Services) -> None:
                await one.seating.stand_in(table.id, ada, 0)
                await one.seating.come_back(table.id, ada, 0)

            return go_and_come_back

        too_many(story, UNLIMITED._replace(seats=ONE))

    def test_promises(self) -> None:
        async def story(services: Services) -> Act:
            ada = await services.people.welcome("Ada")
            return lambda one: one.dealing.promise(ada)

        too_many(story, UNLIMITED._replace(promises=ONE))

    def test_promises_to_strangers(self) -> None:
        async def story(services: Services) -> Act:
            ADDRESS.set("192.0.2.1")
            ada = await services.people.welcome("Ada")

            async def promise(one: Services) -> None:
                await one.dealing.promise(ada)
                await one.dealing.promise(None)

            return promise

        too_many(story, UNLIMITED._replace(strangers=Quota((), (Rate(1, 60.0),))))

    def test_tokens_while_revoking_one_is_always_possible(self) -> None:
        async def story(services: Services) -> Act:
            ada = await services.people.welcome("Ada")

            async def renew(one: Services) -> None:
                await one.access.create(ada, "robo", SCOPES)
                (token,) = await one.access.of_person(ada)
                await one.access.revoke(ada, token.id)
                assert one.access.is_revoked(token)

            return renew

        too_many(story, UNLIMITED._replace(tokens=ONE))

    @pytest.mark.parametrize("action", ["change", "rename", "share", "stop_sharing"])
    def test_changing_boxes(self, action: str) -> None:
        async def story(services: Services) -> Act:
            ada = await services.people.welcome("Ada")
            source = boxes.parts()[CITY].standard()
            services.limiter.limits = UNLIMITED
            box = await services.boxes.add(ada, CITY, "Mine", source)
            services.limiter.limits = UNLIMITED._replace(boxes=ONE)
            changes: dict[str, Callable[[Boxes], Awaitable[object]]] = {
                "change": lambda all_boxes: all_boxes.change(box, source),
                "rename": lambda all_boxes: all_boxes.rename(ada, box, "Other"),
                "share": lambda all_boxes: all_boxes.share(box),
                "stop_sharing": lambda all_boxes: all_boxes.stop_sharing(box),
            }
            return lambda one: changes[action](one.boxes)

        too_many(story, UNLIMITED._replace(boxes=ONE))

    def test_new_boxes(self) -> None:
        async def story(services: Services) -> Act:
            ada = await services.people.welcome("Ada")
            names = iter(("Mine", "Other"))
            source = boxes.parts()[CITY].standard()
            return lambda one: one.boxes.add(ada, CITY, next(names), source)

        too_many(story, UNLIMITED._replace(boxes=ONE))

    def test_hints(self) -> None:
        async def story(services: Services) -> Act:
            still = Still()
            still.go.set()
            think_with(services, still)
            table, ada, _ = await two_people(services)
            return lambda one: one.play.hint(table.id, ada, 1)

        too_many(story, UNLIMITED._replace(hints=ONE))


def test_only_the_latest_revoked_tokens_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(access, "_MOST_REVOKED", 3)

    async def story(services: Services) -> None:
        for number in range(9):
            services.access.note_revoked(f"{number}")
        assert list(services.access._revoked) == ["6", "7", "8"]

    with_services(story)


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
