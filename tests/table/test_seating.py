"""Who may sit where, before a game and during it."""

from __future__ import annotations

import asyncio

import pytest

from selenite.table.house import House
from selenite.table.model import ABORTED, GATHERING, RUNNING, Refused, Seat
from tests.table.houses import (
    CITY,
    Still,
    in_a_house,
    play,
    think_with,
    three_people,
    two_people,
    until_person,
)


class TestSeats:
    def test_a_table_starts_when_everybody_is_ready(self) -> None:
        async def story(house: House) -> None:
            ada, ben = await house.people.welcome("Ada"), await house.people.welcome("Ben")
            table = await house.seating.set_up(ada, CITY, {}, [Seat(ada.id, "Ada"), Seat()])
            assert table.status == GATHERING
            await house.seating.sit(table.id, ben, 1, "Ben")
            await house.seating.ready(table.id, ada, True)
            assert table.status == GATHERING
            await house.seating.ready(table.id, ben, True)
            assert table.status == RUNNING

        in_a_house(story)

    def test_a_taken_seat_is_refused(self) -> None:
        async def story(house: House) -> None:
            ada, ben = await house.people.welcome("Ada"), await house.people.welcome("Ben")
            table = await house.seating.set_up(ada, CITY, {}, [Seat(ada.id, "Ada"), Seat()])
            with pytest.raises(Refused, match="table-seat-taken"):
                await house.seating.sit(table.id, ben, 0, "Ben")

        in_a_house(story)

    def test_only_the_host_arranges_the_seats(self) -> None:
        async def story(house: House) -> None:
            ada, ben = await house.people.welcome("Ada"), await house.people.welcome("Ben")
            table = await house.seating.set_up(ada, CITY, {}, [Seat(ada.id, "Ada"), Seat()])
            await house.seating.sit(table.id, ben, 1, "Ben")
            swapped = list(reversed(table.seats))
            with pytest.raises(Refused, match="table-host-only"):
                await house.seating.arrange(table.id, ben, swapped)
            await house.seating.arrange(table.id, ada, swapped)
            assert table.names() == {0: "Ben", 1: "Ada"}

        in_a_house(story)

    def test_a_bot_stands_in_until_its_person_comes_back(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            await house.seating.stand_in(table.id, ben, 0)
            await until_person(table)
            assert table.to_move == 1
            await house.seating.come_back(table.id, ada, 0)
            assert table.seats[0].bot is None

        in_a_house(story)

    def test_nobody_puts_a_bot_in_the_place_of_somebody_who_is_here(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            heard = asyncio.Event()
            with (
                house.presence.listening(table, ada, heard),
                pytest.raises(Refused, match="table-is-here"),
            ):
                await house.seating.stand_in(table.id, ben, 0)

        in_a_house(story)

    def test_whoever_is_stood_in_for_neither_moves_nor_takes_back(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            await play(house, table, ada, ">c4")
            think_with(house, Still())
            await house.seating.stand_in(table.id, ben, 0)
            with pytest.raises(Refused, match="table-not-your-turn"):
                await house.play.move(table.id, ada, "/", table.acted)
            with pytest.raises(Refused, match="table-no-undo"):
                await house.play.undo(table.id, ada, table.acted)

        in_a_house(story)

    def test_a_friend_takes_the_place_of_the_bot_that_stands_in(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            cem = await house.people.welcome("Cem")
            with pytest.raises(Refused, match="table-no-stand-in"):
                await house.seating.take_over(table.id, cem, 0, "", "Cem")
            think_with(house, Still())
            await house.seating.stand_in(table.id, ben, 0)
            key = table.seats[0].key
            for person, known, called, code in (
                (cem, "guess", "Cem", "table-not-yours"),
                (cem, "", "Cem", "table-not-yours"),
                (ben, key, "Cem", "table-seated-already"),
                (cem, key, "Ben", "table-name-taken"),
                (cem, key, "", "table-name"),
            ):
                with pytest.raises(Refused, match=code):
                    await house.seating.take_over(table.id, person, 0, known, called)
            await house.seating.take_over(table.id, cem, 0, key, "Cem")
            assert table.seats[0] == Seat(cem.id, "Cem")
            await play(house, table, cem, ">c4")
            assert house.screens.seat_shown(table, ada) is None
            assert table in await house.tables.of_person(cem)

        in_a_house(story)

    @pytest.mark.parametrize("what", ["abort", "undo"])
    def test_a_request_is_dropped_when_nobody_is_left_to_answer(self, what: str) -> None:
        async def story(house: House) -> None:
            table, (ada, ben, _) = await three_people(house)
            await play(house, table, ada, ">c4")
            await house.play.ask(table.id, ada, what, table.acted)
            await house.play.answer(table.id, ben, True, table.acted)
            await house.seating.stand_in(table.id, ada, 2)
            assert table.request is None
            assert (table.status, len(table.moves)) == (RUNNING, 1)

        in_a_house(story)

    def test_a_request_stays_open_for_those_who_are_left(self) -> None:
        async def story(house: House) -> None:
            table, (ada, ben, _) = await three_people(house)
            await house.play.ask(table.id, ada, "abort", table.acted)
            await house.seating.stand_in(table.id, ada, 2)
            assert table.status == RUNNING
            assert table.must_agree() == [1]
            await house.play.answer(table.id, ben, True, table.acted)
            assert table.result == (ABORTED, ())

        in_a_house(story)

    def test_whoever_resigns_agrees_to_nothing(self) -> None:
        async def story(house: House) -> None:
            table, (ada, ben, cem) = await three_people(house)
            await house.play.ask(table.id, ada, "abort", table.acted)
            await house.play.answer(table.id, ben, True, table.acted)
            await house.play.resign(table.id, cem, 2)
            assert (table.status, table.request) == (RUNNING, None)

        in_a_house(story)

    def test_what_a_stand_in_did_is_among_what_its_person_missed(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            await play(house, table, ada, ">c4", "/", "/", "drop")
            left = len(table.moves)
            await house.seating.stand_in(table.id, ben, 0)
            while table.to_move == 1:
                legal = table.view(1).legal
                await play(house, table, ben, "drop" if "drop" in legal else "/")
            await until_person(table)
            assert table.to_move == 1
            assert table.absence(0) == (left, len(table.moves))

        in_a_house(story)

    def test_only_those_without_a_seat_are_spectators(self) -> None:
        async def story(house: House) -> None:
            table, ada, _ = await two_people(house)
            dana = await house.people.welcome("Dana")
            with (
                house.presence.listening(table, ada, asyncio.Event()),
                house.presence.listening(table, ada, asyncio.Event()),
                house.presence.listening(table, dana, asyncio.Event()),
                house.presence.listening(table, None, asyncio.Event()),
            ):
                assert house.presence.watching(table) == 2
            assert house.presence.watching(table) == 0

        in_a_house(story)

    @pytest.mark.parametrize(
        "name", ["", "   ", "x" * 25, "a\u0007b", "Ada\u202eneB", "Ben\u200b", "\u2066Ben\u2069"]
    )
    def test_odd_nicknames_are_refused(self, name: str) -> None:
        async def story(house: House) -> None:
            ada = await house.people.welcome("Ada")
            with pytest.raises(Refused, match="table-name"):
                await house.people.rename(ada, name)

        in_a_house(story)
