"""Who is the first player, where the rules let the first seat begin (Moon Base 1.3)."""

from __future__ import annotations

import pytest

from selenite.core.chance import Stream
from selenite.core.fair_deal import LOTS
from selenite.table import log
from selenite.table.first_player import LOT, ME, OTHER, seat_order
from selenite.table.log import Entry
from selenite.table.model import BEFORE_THE_GAME, RUNNING, Seat
from selenite.table.services import Services
from selenite.table.store import decoded
from selenite.table.table import Table
from selenite.texts import speaker
from tests.table.running_services import CITY, MOON, with_services

SEEDS = [bytes([number]) * 32 for number in range(64)]


def seed_that_gives(order: list[int]) -> bytes:
    """A seed whose lots fall like this."""
    return next(seed for seed in SEEDS if seat_order(LOT, seed, len(order), 0) == order)


async def started(services: Services, rule: str | None, seed: bytes, game: str = MOON) -> Table:
    """A running table of Ada, who has set it up, and Ben."""
    ada, ben = await services.people.welcome("Ada"), await services.people.welcome("Ben")
    seats = [Seat(ada.id, "Ada"), Seat(ben.id, "Ben")]
    return await services.seating.set_up(ada, game, {}, seats, seed=seed, first_player=rule)


class TestLots:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_they_are_a_shuffle_of_the_seats_by_their_own_stream(self, players: int) -> None:
        for seed in SEEDS:
            order = list(range(players))
            Stream(seed, LOTS).shuffle(order)
            assert seat_order(LOT, seed, players, 0) == order

    def test_both_players_are_first_about_as_often(self) -> None:
        firsts = [seat_order(LOT, seed, 2, 0)[0] for seed in SEEDS]
        assert 20 < sum(firsts) < 44


class TestTables:
    @pytest.mark.clause("1.3")
    @pytest.mark.parametrize(
        ("order", "names"),
        [([0, 1], {0: "Ada", 1: "Ben"}), ([1, 0], {0: "Ben", 1: "Ada"})],
    )
    def test_lots_settle_who_sits_where(self, order: list[int], names: dict[int, str]) -> None:
        async def story(services: Services) -> None:
            table = await started(services, LOT, seed_that_gives(order))
            assert table.status == RUNNING
            assert table.names() == names

        with_services(story)

    @pytest.mark.parametrize(("rule", "first"), [(ME, "Ada"), (OTHER, "Ben")])
    def test_players_agree_instead(self, rule: str, first: str) -> None:
        async def story(services: Services) -> None:
            for seed in SEEDS[:4]:
                assert (await started(services, rule, seed)).names()[0] == first

        with_services(story)

    def test_without_a_rule_everybody_stays(self) -> None:
        async def story(services: Services) -> None:
            table = await started(services, None, seed_that_gives([1, 0]))
            assert table.names() == {0: "Ada", 1: "Ben"}
            assert table.sentences == []

        with_services(story)

    def test_the_lots_are_drawn_when_the_last_one_is_ready(self) -> None:
        async def story(services: Services) -> None:
            ada, ben = await services.people.welcome("Ada"), await services.people.welcome("Ben")
            table = await services.seating.set_up(
                ada, MOON, {}, [Seat(ada.id, "Ada"), Seat()], seed=seed_that_gives([1, 0]),
                first_player=LOT,
            )  # fmt: skip
            await services.seating.sit(table.id, ben, 1, "Ben")
            await services.seating.ready(table.id, ben, True)
            assert table.names() == {0: "Ada", 1: "Ben"}
            await services.seating.ready(table.id, ada, True)
            assert table.names() == {0: "Ben", 1: "Ada"}

        with_services(story)

    def test_a_bot_that_fills_the_last_seat_takes_part_in_the_draw(self) -> None:
        async def story(services: Services) -> None:
            ada = await services.people.welcome("Ada")
            table = await services.seating.set_up(
                ada, MOON, {}, [Seat(ada.id, "Ada"), Seat()], seed=seed_that_gives([1, 0]),
                first_player=LOT,
            )  # fmt: skip
            bot = Seat(bot="newcomer", name="Tycho")
            await services.seating.ready(table.id, ada, True)
            await services.seating.arrange(table.id, ada, lambda seats: [seats[0], bot])
            assert table.names() == {0: "Tycho", 1: "Ada"}

        with_services(story)

    @pytest.mark.parametrize(("rule", "code"), [(LOT, "lot"), (ME, "agreed")])
    def test_the_log_says_so_and_taking_back_leaves_it_there(self, rule: str, code: str) -> None:
        async def story(services: Services) -> None:
            table = await started(services, rule, SEEDS[1])
            said = table.sentences[0]
            assert (said.move, said.code, said.seat) == (BEFORE_THE_GAME, f"first-player-{code}", 0)
            assert table.names()[0] in said.text(table.names(), speaker("en", MOON))
            mover = table.to_move
            assert mover is not None
            person = await services.people.find(table.seats[mover].person or "")
            assert person is not None
            await services.play.move(table.id, person, "gold", table.acted)
            await services.play.undo(table.id, person, table.acted)
            assert table.sentences == [said]

        with_services(story)

    def test_a_table_read_again_seats_everybody_alike(self) -> None:
        async def story(services: Services) -> None:
            table = await started(services, LOT, seed_that_gives([1, 0]))
            again = Table.of(table.id, [*decoded(services.store.log(table.id).result())])
            assert again.seats == table.seats
            assert again.sentences == table.sentences

        with_services(story)

    def test_a_log_from_before_lots_were_drawn_is_still_read(self) -> None:
        data = {
            "game": MOON, "rules": 1, "options": {}, "seed": SEEDS[0].hex(), "host": "a",
            "open": False, "position": None,
        }  # fmt: skip
        entries = [Entry(0, 0.0, log.SET_UP, data), Entry(1, 0.0, log.START, {})]
        assert Table.of("old", entries).status == RUNNING

    def test_a_rematch_swaps_and_draws_no_lots(self) -> None:
        async def story(services: Services) -> None:
            table = await started(services, LOT, SEEDS[2])
            ada = await services.people.find(table.host)
            assert ada is not None
            for _ in range(3):
                before = table.names()
                await services.play.resign(table.id, ada, table.seats_of(ada.id)[0])
                table = await services.play.rematch(table.id, ada)
                assert table.names() == {0: before[1], 1: before[0]}

        with_services(story)

    def test_a_game_that_draws_its_first_player_itself_has_no_rule(self) -> None:
        async def story(services: Services) -> None:
            assert (await started(services, None, SEEDS[0], CITY)).first_player is None

        with_services(story)
