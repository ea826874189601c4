"""Chances to win: who is told, when, and from what."""

from __future__ import annotations

import asyncio

import pytest

from selenite.table.model import OVER, Refused
from selenite.table.services import Services
from tests.table.running_services import (
    CITY,
    MOON,
    Sure,
    against_a_bot,
    one_screen,
    play,
    think_with,
    two_people,
    with_services,
)

WAYS = 3


def sure_of(services: Services) -> Sure:
    sure = Sure()
    think_with(services, sure)
    return sure


class TestWhoIsTold:
    def test_somebody_alone_against_bots_in_their_turn(self) -> None:
        async def story(services: Services) -> None:
            sure = sure_of(services)
            table, ada = await against_a_bot(services)
            assert await services.play.chance(table.id, ada, WAYS) == 0.63
            assert [view.seat for view in sure.shown] == [0]
            assert sure.shown[0].position == table.view(0).position

        with_services(story)

    @pytest.mark.parametrize("game", [CITY, MOON])
    def test_nobody_in_a_running_game_among_people(self, game: str) -> None:
        async def story(services: Services) -> None:
            sure = sure_of(services)
            table, ada, ben = await two_people(services, game)
            for person in (ada, ben):
                with pytest.raises(Refused, match="table-chance-hidden"):
                    await services.play.chance(table.id, person, WAYS)
                with pytest.raises(Refused, match="table-chance-hidden"):
                    await services.play.chance_at(table.id, person.id, 0, WAYS)
            assert sure.shown == []

        with_services(story)

    def test_nobody_at_one_screen_or_beside_a_bot_that_stands_in(self) -> None:
        async def story(services: Services) -> None:
            sure = sure_of(services)
            table, ada = await one_screen(services)
            with pytest.raises(Refused, match="table-chance-hidden"):
                await services.play.chance(table.id, ada, WAYS)
            table, ada, _ = await two_people(services)
            assert not table.is_solo
            table.seats[1] = table.seats[1].stood_in_for("builder", "key")
            assert not table.is_solo
            with pytest.raises(Refused, match="table-chance-hidden"):
                await services.play.chance(table.id, ada, WAYS)
            assert sure.shown == []

        with_services(story)

    def test_nobody_while_a_bot_is_to_move(self) -> None:
        async def story(services: Services) -> None:
            sure_of(services)
            table, _ = await against_a_bot(services)
            stranger = await services.people.welcome("Eve")
            with pytest.raises(Refused, match="table-not-your-turn"):
                await services.play.chance(table.id, stranger, WAYS)

        with_services(story)

    def test_everybody_after_the_game_from_what_the_seat_to_move_knew(self) -> None:
        async def story(services: Services) -> None:
            sure = sure_of(services)
            table, ada, ben = await two_people(services)
            for move in (">c4", "/", "/", "drop"):
                await play(services, table, ada, move)
            knew = table.view(1).position
            await services.play.resign(table.id, ada, 0)
            assert table.status == OVER
            count = len(table.moves)
            assert await services.play.chance_at(table.id, "", count, WAYS) == (1, 0.63)
            assert await services.play.chance_at(table.id, ben.id, 0, WAYS) == (0, 0.63)
            assert sure.shown[0].seat == 1
            assert sure.shown[0].position == knew

        with_services(story)

    def test_nobody_where_the_game_has_ended_by_itself(self) -> None:
        async def story(services: Services) -> None:
            sure = sure_of(services)
            table, *people = await two_people(services, MOON)
            while table.status != OVER:
                seat = table.to_move
                assert seat is not None
                await play(services, table, people[seat], table.view(seat).legal[0])
            count = len(table.moves)
            assert await services.play.chance_at(table.id, "", count, WAYS) is None
            assert sure.shown == []

        with_services(story)


def test_hints_and_chances_share_one_thought() -> None:
    async def story(services: Services) -> None:
        sure = sure_of(services)
        table, ada = await against_a_bot(services)
        both = (
            services.play.hint(table.id, ada, WAYS),
            services.play.chance(table.id, ada, WAYS),
        )
        thoughts, chance = await asyncio.gather(*both)
        assert thoughts[0].chance == chance
        assert len(sure.shown) == 1

    with_services(story)
