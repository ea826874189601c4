"""Fair deals at a table: commitments, parts, and what the log and the record tell of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest
from sqlalchemy import Connection, event, func, select
from sqlalchemy import text as sql

from selenite.core import records
from selenite.core.fair_deal import commitment_to, draw_lots, seed_of
from selenite.table import log
from selenite.table.first_player import LOT
from selenite.table.model import GATHERING, OVER, RUNNING, Refused, Seat
from selenite.table.promises import Offer, Promises
from selenite.table.schema import PROMISES
from selenite.table.services import Services
from selenite.table.store import Person, decoded
from selenite.table.table import Table
from tests.table.running_services import CITY, MOON, with_services

ADAS, BENS = "0a" * 32, "0b" * 32


async def gathered(
    services: Services, game: str = CITY, rule: str | None = None
) -> tuple[Table, Person, Person]:
    """A table of Ada and Ben, who aren't ready yet."""
    ada, ben = await services.people.welcome("Ada"), await services.people.welcome("Ben")
    table = await services.seating.set_up(
        ada, game, {}, [Seat(ada.id, "Ada"), Seat()], first_player=rule
    )
    await services.seating.sit(table.id, ben, 1, "Ben")
    return table, ada, ben


async def committed(
    services: Services, game: str = CITY, rule: str | None = None
) -> tuple[Table, Person, Person]:
    """A table of Ada and Ben, who have committed and are ready."""
    table, ada, ben = await gathered(services, game, rule)
    await services.dealing.commit(table.id, ada, commitment_to(ADAS))
    await services.dealing.commit(table.id, ben, commitment_to(BENS))
    await ready(services, table, ada, ben)
    return table, ada, ben


async def dealt(
    services: Services, game: str = CITY, rule: str | None = None
) -> tuple[Table, Person, Person]:
    """A running game of Ada and Ben with both their parts."""
    table, ada, ben = await committed(services, game, rule)
    await services.dealing.contribute(table.id, ben, BENS)
    await services.dealing.contribute(table.id, ada, ADAS)
    return table, ada, ben


async def ready(services: Services, table: Table, *people: Person) -> None:
    for person in people:
        await services.seating.ready(table.id, person, True)


async def stored(services: Services, table: Table) -> list[log.Entry]:
    return list(decoded(await services.store.log(table.id)))


async def until_it_runs(table: Table) -> None:
    while table.status == GATHERING:
        await asyncio.sleep(0.001)


def secret_of(table: Table) -> str:
    assert table.deal is not None
    return table.deal.secret


class TestSeveralPeople:
    def test_the_seed_follows_from_the_secret_and_all_parts(self) -> None:
        async def story(services: Services) -> None:
            table, _, _ = await dealt(services)
            assert table.status == RUNNING
            assert table.start.seed == seed_of(secret_of(table), {0: ADAS, 1: BENS})
            assert table.state.position() == table.game.new(table.start.seed, {}).position()

        with_services(story)

    def test_the_log_has_all_commitments_before_the_first_part(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await dealt(services)
            entries = await stored(services, table)
            assert entries[0].data["commitment"] == commitment_to(secret_of(table))
            assert [(entry.kind, entry.data) for entry in entries[4:]] == [
                ("commit", {"person": ada.id, "seat": 0, "commitment": commitment_to(ADAS)}),
                ("commit", {"person": ben.id, "seat": 1, "commitment": commitment_to(BENS)}),
                ("ready", ANY),
                ("ready", ANY),
                (
                    "deal",
                    {
                        "commitments": [
                            {"place": 0, "commitment": commitment_to(ADAS)},
                            {"place": 1, "commitment": commitment_to(BENS)},
                        ]
                    },
                ),
                ("part", {"person": ben.id, "seat": 1, "part": BENS}),
                ("part", {"person": ada.id, "seat": 0, "part": ADAS}),
                ("start", {}),
            ]

        with_services(story)

    def test_a_log_gives_the_same_table_again(self) -> None:
        async def story(services: Services) -> None:
            table, _, _ = await dealt(services, MOON, LOT)
            again = Table.of(table.id, await stored(services, table))
            assert again.state.position() == table.state.position()
            assert again.record_text() == table.record_text()
            assert again.names() == table.names()

        with_services(story)

    def test_lots_come_from_the_same_seed(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await dealt(services, MOON, LOT)
            order = draw_lots(table.start.seed, 2)
            assert table.seats_of(ada.id) == [order.index(0)]
            assert table.deal is not None
            assert table.deal.proof(table.seats).lots == tuple(order)
            assert [part.seat for part in table.deal.proof(table.seats).parts] == [
                order.index(0),
                order.index(1),
            ]

        with_services(story)

    def test_nobody_leaves_or_moves_while_the_parts_come(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await committed(services)
            with pytest.raises(Refused, match="table-started"):
                await services.seating.leave(table.id, ben)
            with pytest.raises(Refused, match="table-started"):
                await services.seating.arrange(table.id, ada, lambda seats: seats[::-1])
            with pytest.raises(Refused, match="table-started"):
                await services.dealing.commit(table.id, ben, commitment_to("0c" * 32))

        with_services(story)

    def test_a_commitment_makes_no_page_stale(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await gathered(services)
            before = table.acted
            await services.dealing.commit(table.id, ada, commitment_to(ADAS))
            assert table.acted == before

        with_services(story)

    def test_the_same_commitment_is_logged_once(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await gathered(services)
            for _ in range(2):
                await services.dealing.commit(table.id, ada, commitment_to(ADAS))
            assert [entry.kind for entry in table.recent].count("commit") == 1

        with_services(story)

    def test_whoever_has_left_takes_no_part(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await gathered(services)
            await services.dealing.commit(table.id, ben, commitment_to(BENS))
            await services.seating.leave(table.id, ben)
            seats = [Seat(ada.id, "Ada", ready=True), Seat(None, "Bot", "builder")]
            await services.seating.arrange(table.id, ada, lambda _: seats)
            assert table.status == RUNNING
            assert table.start.seed == seed_of(secret_of(table), {})

        with_services(story)


class TestParts:
    @pytest.mark.parametrize("part", ["0c" * 32, BENS, "", "0A" * 32, "x"])
    def test_only_the_part_that_was_committed_to_is_taken(self, part: str) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await committed(services)
            with pytest.raises(Refused, match="deal-other-part"):
                await services.dealing.contribute(table.id, ada, part)

        with_services(story)

    def test_none_is_taken_before_everybody_is_ready(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await gathered(services)
            await services.dealing.commit(table.id, ada, commitment_to(ADAS))
            with pytest.raises(Refused, match="deal-not-now"):
                await services.dealing.contribute(table.id, ada, ADAS)

        with_services(story)

    def test_none_is_taken_twice_or_from_somebody_who_has_not_committed(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await gathered(services)
            await services.dealing.commit(table.id, ada, commitment_to(ADAS))
            await ready(services, table, ada, ben)
            with pytest.raises(Refused, match="deal-not-now"):
                await services.dealing.contribute(table.id, ben, BENS)
            await services.dealing.contribute(table.id, ada, ADAS)
            assert table.status == RUNNING
            with pytest.raises(Refused, match="deal-not-now"):
                await services.dealing.contribute(table.id, ada, ADAS)

        with_services(story)

    @pytest.mark.parametrize("commitment", ["", "0A" * 32, "0a" * 31])
    def test_a_commitment_has_64_digits(self, commitment: str) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await gathered(services)
            with pytest.raises(Refused, match="deal-digits"):
                await services.dealing.commit(table.id, ada, commitment)

        with_services(story)

    def test_only_players_commit(self) -> None:
        async def story(services: Services) -> None:
            table, _, _ = await gathered(services)
            cem = await services.people.welcome("Cem")
            with pytest.raises(Refused, match="table-not-yours"):
                await services.dealing.commit(table.id, cem, commitment_to(ADAS))

        with_services(story)


class TestNobodyWaitsForEver:
    def test_without_commitments_the_game_starts_at_once(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await gathered(services)
            await ready(services, table, ada, ben)
            assert table.status == RUNNING
            assert table.start.seed == seed_of(secret_of(table), {})

        with_services(story)

    def test_it_starts_without_a_part_that_does_not_come(self) -> None:
        async def story(services: Services) -> None:
            services.dealing.patience = 0.01
            table, ada, ben = await committed(services)
            await services.dealing.contribute(table.id, ada, ADAS)
            await until_it_runs(table)
            assert table.start.seed == seed_of(secret_of(table), {0: ADAS})
            await services.play.resign(table.id, ben, 1)
            deal = records.read(table.record_text()).deal
            assert deal is not None
            assert [(part.seat, part.digits) for part in deal.parts] == [(0, ADAS), (1, None)]
            records.verify(records.read(table.record_text()))

        with_services(story)

    def test_a_start_that_fails_is_tried_again(
        self, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        async def story(services: Services) -> None:
            services.dealing.patience = 0.01
            append, failed = services.store.append, asyncio.Event()

            def fail(*_: object) -> None:
                monkeypatch.setattr(services.store, "append", append)
                failed.set()
                raise OSError("the disk is full")

            table, _, _ = await committed(services)
            monkeypatch.setattr(services.store, "append", fail)
            await failed.wait()
            await until_it_runs(table)
            assert "could not start" in caplog.text

        with_services(story)

    def test_a_server_that_stops_while_parts_come_goes_on_with_them(self, tmp_path: Path) -> None:
        names: list[str] = []
        people: list[Person] = []

        async def before(services: Services) -> None:
            table, ada, ben = await committed(services)
            await services.dealing.contribute(table.id, ada, ADAS)
            names.append(table.id)
            people.append(ben)

        async def after(services: Services) -> None:
            services.dealing.patience = 0.01
            table = await services.tables.find(names[0])
            assert table.is_dealing
            await until_it_runs(table)
            assert table.start.seed == seed_of(secret_of(table), {0: ADAS})

        with_services(before, tmp_path / "tables.db")
        with_services(after, tmp_path / "tables.db")


class TestTablesThatStartAtOnce:
    def test_the_part_of_whoever_sets_them_up_counts_after_a_promise(self) -> None:
        async def story(services: Services) -> None:
            ada = await services.people.welcome("Ada")
            promise = await services.dealing.promise(ada)
            table = await services.seating.set_up(
                ada, CITY, {}, [Seat(None, "Bot", "builder"), Seat(ada.id, "Ada")],
                offer=Offer(promise, ADAS),
            )  # fmt: skip
            assert table.status == RUNNING
            assert table.start.seed == seed_of(secret_of(table), {1: ADAS})
            assert commitment_to(secret_of(table)) == promise

        with_services(story)

    def test_a_part_without_a_promise_does_not_count(self) -> None:
        async def story(services: Services) -> None:
            ada = await services.people.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(None, "Bot", "builder")]
            offer = Offer(commitment_to(ADAS), ADAS)
            table = await services.seating.set_up(ada, CITY, {}, seats, offer=offer)
            assert table.start.seed == seed_of(secret_of(table), {})

        with_services(story)

    def test_a_part_that_comes_before_the_others_commit_does_not_count(self) -> None:
        async def story(services: Services) -> None:
            ada = await services.people.welcome("Ada")
            offer = Offer(await services.dealing.promise(ada), ADAS)
            seats = [Seat(ada.id, "Ada"), Seat()]
            table = await services.seating.set_up(ada, CITY, {}, seats, offer=offer)
            assert table.deal is not None
            assert table.deal.commitments == table.deal.parts == {}

        with_services(story)

    def test_a_rematch_has_a_deal_of_its_own(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await dealt(services)
            await services.play.resign(table.id, ada, 0)
            offer = Offer(await services.dealing.promise(ada), ADAS)
            again = await services.play.rematch(table.id, ada, offer=offer)
            assert secret_of(again) != secret_of(table)
            assert again.start.seed == seed_of(secret_of(again), {0: ADAS})

        with_services(story)

    def test_a_given_seed_has_no_deal(self) -> None:
        async def story(services: Services) -> None:
            ada = await services.people.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat()]
            table = await services.seating.set_up(ada, CITY, {}, seats, seed=bytes(32))
            assert table.deal is None
            assert table.start.seed == bytes(32)
            with pytest.raises(Refused, match="deal-seed-given"):
                await services.dealing.commit(table.id, ada, commitment_to(ADAS))

        with_services(story)


class TestPromises:
    def test_a_promise_serves_once(self) -> None:
        async def story(services: Services) -> None:
            promises = Promises(services.store)
            promise = await promises.make()
            secret = await promises.redeem(promise)
            assert secret is not None
            assert commitment_to(secret) == promise
            assert await promises.redeem(promise) is None

        with_services(story)

    def test_a_promise_outlasts_a_restart(self, tmp_path: Path) -> None:
        made: list[str] = []

        async def before(services: Services) -> None:
            made.append(await Promises(services.store).make())

        async def after(services: Services) -> None:
            assert await Promises(services.store).redeem(made[0]) is not None

        with_services(before, tmp_path / "tables.sqlite")
        with_services(after, tmp_path / "tables.sqlite")

    def test_promises_are_forgotten_after_a_day(self) -> None:
        now = [1_000_000.0]

        async def story(services: Services) -> None:
            promises = Promises(services.store, lambda: now[0])
            old = await promises.make()
            now[0] += 25 * 3600
            assert await promises.redeem(old) is None
            later = await promises.make()
            assert await promises.redeem(old) is None
            assert await promises.redeem(later) is not None

        with_services(story)

    def test_expired_promises_are_looked_for_every_few_minutes(self) -> None:
        now = [1_000_000.0]

        async def story(services: Services) -> None:
            statements: list[str] = []

            def note(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
                if statement.startswith("DELETE FROM promises"):
                    statements.append(statement)

            event.listen(services.store.engine, "before_cursor_execute", note)
            promises = Promises(services.store, lambda: now[0])
            for _ in range(3):
                await promises.make()
            assert len(statements) == 1
            now[0] += 25 * 3600
            await promises.make()
            assert await services.store.submit(count_promises) == 1

        with_services(story)

    def test_finding_expired_promises_needs_no_look_at_the_others(self) -> None:
        async def story(services: Services) -> None:
            def plan(connection: Connection) -> str:
                wanted = "EXPLAIN QUERY PLAN DELETE FROM promises WHERE at < 1.0"
                return f"{connection.execute(sql(wanted)).all()}"

            assert "USING INDEX ix_promises_at" in await services.store.submit(plan)

        with_services(story)


def count_promises(connection: Connection) -> Any:
    return connection.execute(select(func.count()).select_from(PROMISES)).scalar()


class TestRecords:
    def test_there_is_no_secret_before_the_end(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await committed(services)
            gathering = table.record_text()
            assert "SeedHash" not in gathering
            await services.dealing.contribute(table.id, ada, ADAS)
            services.dealing.run_out(table.id)
            await until_it_runs(table)
            for text in (gathering, table.record_text()):
                assert secret_of(table) not in text
                assert table.start.seed.hex() not in text
                assert commitment_to(secret_of(table)) in text

        with_services(story)

    def test_a_finished_one_proves_the_deal(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await dealt(services, MOON, LOT)
            await services.play.resign(table.id, ada, table.seats_of(ada.id)[0])
            assert table.status == OVER
            record = records.read(table.record_text())
            assert table.deal is not None
            assert record.deal == table.deal.proof(table.seats)
            records.verify(record)

        with_services(story)
