"""Several players at one screen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from selenite.table.house import House
from selenite.table.model import Refused, Seat
from tests.table.houses import CITY, MOON, SEED, in_a_house, play


class TestOneScreen:
    def test_a_hand_is_covered_until_its_player_uncovers_it(self) -> None:
        async def story(house: House) -> None:
            ada = await house.people.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(ada.id, "Ben")]
            table = await house.seating.set_up(ada, CITY, {"first": 0}, seats, seed=SEED)
            assert house.screens.seat_shown(table, ada) is None
            house.screens.uncover(table, ada)
            assert house.screens.seat_shown(table, ada) == 0
            await play(house, table, ada, ">c4", "/", "/", "drop")
            assert house.screens.seat_shown(table, ada) is None
            house.screens.uncover(table, ada)
            assert house.screens.seat_shown(table, ada) == 1

        in_a_house(story)

    def test_a_hand_is_covered_again_when_the_game_goes_back(self) -> None:
        """Whoever sits at the screen then may be somebody else."""

        async def story(house: House) -> None:
            ada = await house.people.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(ada.id, "Ben")]
            table = await house.seating.set_up(ada, CITY, {"first": 0}, seats, seed=SEED)
            house.screens.uncover(table, ada)
            await play(house, table, ada, ">c4", "/", "/", "drop")
            await house.play.ask(table.id, ada, "undo", table.acted)
            assert table.to_move == 0
            assert house.screens.seat_shown(table, ada) is None

        in_a_house(story)

    @pytest.mark.parametrize("do", ["move", "undo", "hint"])
    def test_nothing_is_done_with_a_covered_hand(self, do: str) -> None:
        """What is refused, and what is advised, would tell what it holds."""

        async def story(house: House) -> None:
            ada = await house.people.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(ada.id, "Ben")]
            table = await house.seating.set_up(ada, CITY, {"first": 0}, seats, seed=SEED)
            house.screens.uncover(table, ada)
            await play(house, table, ada, ">c4")
            house.screens.cover(table)
            actions: dict[str, Callable[[], Awaitable[Any]]] = {
                "move": lambda: house.play.move(table.id, ada, "v1>a1", table.acted),
                "undo": lambda: house.play.undo(table.id, ada, table.acted),
                "hint": lambda: house.play.hint(table.id, ada, 1),
            }
            with pytest.raises(Refused, match="table-covered"):
                await actions[do]()

        in_a_house(story)

    def test_where_nothing_is_hidden_nothing_is_covered(self) -> None:
        async def story(house: House) -> None:
            ada = await house.people.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(ada.id, "Ben")]
            table = await house.seating.set_up(ada, MOON, {}, seats, seed=SEED)
            await house.play.move(table.id, ada, "gold", table.acted)
            assert len(table.moves) == 1

        in_a_house(story)
