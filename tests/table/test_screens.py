"""Several players at one screen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from selenite.table.model import Refused
from selenite.table.services import Services
from tests.table.running_services import MOON, one_screen, play, with_services


class TestOneScreen:
    def test_a_hand_is_covered_until_its_player_uncovers_it(self) -> None:
        async def story(services: Services) -> None:
            table, ada = await one_screen(services)
            assert services.screens.seat_shown(table, ada) is None
            services.screens.uncover(table, ada)
            assert services.screens.seat_shown(table, ada) == 0
            await play(services, table, ada, ">c4", "/", "/", "drop")
            assert services.screens.seat_shown(table, ada) is None
            services.screens.uncover(table, ada)
            assert services.screens.seat_shown(table, ada) == 1

        with_services(story)

    def test_a_hand_is_covered_again_when_the_game_goes_back(self) -> None:
        """Somebody else may be sitting at the screen by then."""

        async def story(services: Services) -> None:
            table, ada = await one_screen(services)
            services.screens.uncover(table, ada)
            await play(services, table, ada, ">c4", "/", "/", "drop")
            await services.play.ask(table.id, ada, "undo", table.acted)
            assert table.to_move == 0
            assert services.screens.seat_shown(table, ada) is None

        with_services(story)

    @pytest.mark.parametrize("do", ["move", "undo", "hint"])
    def test_nothing_is_done_with_a_covered_hand(self, do: str) -> None:
        """Refusals and hints would reveal what it holds."""

        async def story(services: Services) -> None:
            table, ada = await one_screen(services)
            services.screens.uncover(table, ada)
            await play(services, table, ada, ">c4")
            services.screens.cover(table)
            actions: dict[str, Callable[[], Awaitable[Any]]] = {
                "move": lambda: services.play.move(table.id, ada, "v1>a1", table.acted),
                "undo": lambda: services.play.undo(table.id, ada, table.acted),
                "hint": lambda: services.play.hint(table.id, ada, 1),
            }
            with pytest.raises(Refused, match="table-covered"):
                await actions[do]()

        with_services(story)

    def test_where_nothing_is_hidden_nothing_is_covered(self) -> None:
        async def story(services: Services) -> None:
            table, ada = await one_screen(services, MOON)
            await services.play.move(table.id, ada, "gold", table.acted)
            assert len(table.moves) == 1

        with_services(story)
