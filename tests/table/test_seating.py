"""Who may sit where, before a game and during it."""

from __future__ import annotations

import asyncio

import pytest

from selenite.table.model import ABORTED, GATHERING, RUNNING, ConsentMatter, Refused, Seat
from selenite.table.services import Services
from tests.table.running_services import (
    CITY,
    Still,
    play,
    think_with,
    three_people,
    two_people,
    until_person,
    with_services,
)


class TestSeats:
    def test_a_table_starts_when_everybody_is_ready(self) -> None:
        async def story(services: Services) -> None:
            ada, ben = await services.people.welcome("Ada"), await services.people.welcome("Ben")
            table = await services.seating.set_up(ada, CITY, {}, [Seat(ada.id, "Ada"), Seat()])
            assert table.status == GATHERING
            await services.seating.sit(table.id, ben, 1, "Ben")
            await services.seating.ready(table.id, ada, True)
            assert table.status == GATHERING
            await services.seating.ready(table.id, ben, True)
            assert table.status == RUNNING

        with_services(story)

    def test_a_taken_seat_is_refused(self) -> None:
        async def story(services: Services) -> None:
            ada, ben = await services.people.welcome("Ada"), await services.people.welcome("Ben")
            table = await services.seating.set_up(ada, CITY, {}, [Seat(ada.id, "Ada"), Seat()])
            with pytest.raises(Refused, match="table-seat-taken"):
                await services.seating.sit(table.id, ben, 0, "Ben")

        with_services(story)

    def test_only_the_host_arranges_the_seats(self) -> None:
        async def story(services: Services) -> None:
            ada, ben = await services.people.welcome("Ada"), await services.people.welcome("Ben")
            table = await services.seating.set_up(ada, CITY, {}, [Seat(ada.id, "Ada"), Seat()])
            await services.seating.sit(table.id, ben, 1, "Ben")

            def swapped(seats: list[Seat]) -> list[Seat]:
                return seats[::-1]

            with pytest.raises(Refused, match="table-host-only"):
                await services.seating.arrange(table.id, ben, swapped)
            await services.seating.arrange(table.id, ada, swapped)
            assert table.names() == {0: "Ben", 1: "Ada"}

        with_services(story)

    def test_an_arrangement_begins_with_the_seats_as_they_are(self) -> None:
        """What somebody does just before it isn't overwritten."""

        async def story(services: Services) -> None:
            ada, ben = await services.people.welcome("Ada"), await services.people.welcome("Ben")
            seats = [Seat(ada.id, "Ada"), Seat(ben.id, "Ben"), Seat()]
            table = await services.seating.set_up(ada, CITY, {"players": 3}, seats)
            seen = table.acted
            await asyncio.gather(
                services.seating.consent(table.id, ben, True),
                services.seating.arrange(table.id, ada, lambda seats: seats[::-1], seen),
            )
            assert [seat.name for seat in table.seats] == ["", "Ben", "Ada"]
            assert table.seats[1].consents

        with_services(story)

    def test_a_bot_stands_in_until_its_person_comes_back(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            await services.seating.stand_in(table.id, ben, 0)
            await until_person(table)
            assert table.to_move == 1
            await services.seating.come_back(table.id, ada, 0)
            assert table.seats[0].bot is None

        with_services(story)

    def test_nobody_puts_a_bot_in_the_place_of_somebody_who_is_here(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            heard = asyncio.Event()
            with (
                services.presence.listening(table, ada, heard),
                pytest.raises(Refused, match="table-is-here"),
            ):
                await services.seating.stand_in(table.id, ben, 0)

        with_services(story)

    def test_whoever_is_stood_in_for_neither_moves_nor_takes_back(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            await play(services, table, ada, ">c4")
            think_with(services, Still())
            await services.seating.stand_in(table.id, ben, 0)
            with pytest.raises(Refused, match="table-not-your-turn"):
                await services.play.move(table.id, ada, "/", table.acted)
            with pytest.raises(Refused, match="table-no-undo"):
                await services.play.undo(table.id, ada, table.acted)

        with_services(story)

    def test_a_friend_takes_the_place_of_the_bot_that_stands_in(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            cem = await services.people.welcome("Cem")
            await services.seating.consent(table.id, ada, True)
            with pytest.raises(Refused, match="table-no-stand-in"):
                await services.seating.take_over(table.id, cem, 0, "", "Cem")
            think_with(services, Still())
            await services.seating.stand_in(table.id, ben, 0)
            key = table.seats[0].key
            for person, known, called, code in (
                (cem, "guess", "Cem", "table-not-yours"),
                (cem, "", "Cem", "table-not-yours"),
                (ben, key, "Cem", "table-seated-already"),
                (cem, key, "Ben", "table-name-taken"),
                (cem, key, "ada", "table-name-taken"),
                (cem, key, "", "table-name"),
            ):
                with pytest.raises(Refused, match=code):
                    await services.seating.take_over(table.id, person, 0, known, called)
            await services.seating.take_over(table.id, cem, 0, key, "Cem")
            assert table.seats[0] == Seat(
                cem.id, "Cem", consents=True, owner=ada.id, owner_name="Ada"
            )
            await play(services, table, cem, ">c4")
            assert services.screens.seat_shown(table, ada) is None
            assert table in await services.tables.of_person(cem)

        with_services(story)

    def test_without_consent_the_key_opens_nothing(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            cem = await services.people.welcome("Cem")
            think_with(services, Still())
            await services.seating.stand_in(table.id, ben, 0)
            key = table.seats[0].key
            with pytest.raises(Refused, match="table-not-yours"):
                await services.seating.take_over(table.id, cem, 0, key, "Cem")
            with pytest.raises(Refused, match="table-no-friend"):
                await services.seating.ask_for_friend(table.id, ben, 0, table.acted)
            await services.seating.consent(table.id, ada, True)
            await services.seating.consent(table.id, ada, False)
            with pytest.raises(Refused, match="table-not-yours"):
                await services.seating.take_over(table.id, cem, 0, key, "Cem")

        with_services(story)

    def test_all_others_together_let_a_friend_in(self) -> None:
        async def story(services: Services) -> None:
            table, (ada, ben, cem) = await three_people(services)
            dora = await services.people.welcome("Dora")
            await services.seating.stand_in(table.id, ada, 2)
            key = table.seats[2].key
            await services.seating.ask_for_friend(table.id, ada, 2, table.acted)
            await play(services, table, ada, ">c4")
            assert table.must_agree() == [1]
            with pytest.raises(Refused, match="table-not-yours"):
                await services.seating.take_over(table.id, dora, 2, key, "Dora")
            await services.play.answer(table.id, ben, True, table.acted)
            assert table.request is None
            await services.seating.take_over(table.id, dora, 2, key, "Dora")
            assert services.screens.seat_shown(table, dora) == 2
            await services.seating.come_back(table.id, cem, 2)
            assert services.screens.seat_shown(table, dora) is None
            assert table.seats[2] == Seat(cem.id, "Cem")

        with_services(story)

    def test_one_of_the_others_is_enough_to_keep_a_friend_out(self) -> None:
        async def story(services: Services) -> None:
            table, (ada, ben, _) = await three_people(services)
            await services.seating.stand_in(table.id, ada, 2)
            await services.seating.ask_for_friend(table.id, ada, 2, table.acted)
            await services.play.answer(table.id, ben, False, table.acted)
            assert table.request is None
            assert not table.seats[2].is_open_to_friends

        with_services(story)

    def test_whoever_is_replaced_or_comes_back_ends_the_question(self) -> None:
        """Otherwise those who are left would agree among themselves."""

        async def story(services: Services) -> None:
            table, (ada, ben, cem) = await three_people(services)
            await services.seating.stand_in(table.id, ada, 2)
            await services.seating.ask_for_friend(table.id, ada, 2, table.acted)
            await services.seating.stand_in(table.id, ada, 1)
            assert table.request is None
            with pytest.raises(Refused, match="table-no-friend"):
                await services.seating.ask_for_friend(table.id, ada, 2, table.acted)
            await services.seating.come_back(table.id, ben, 1)
            await services.seating.ask_for_friend(table.id, ada, 2, table.acted)
            await services.seating.come_back(table.id, cem, 2)
            assert table.request is None

        with_services(story)

    def test_whoever_the_host_has_removed_does_not_come_back_as_a_friend(self) -> None:
        async def story(services: Services) -> None:
            ada, ben, eve = [await services.people.welcome(name) for name in ("Ada", "Ben", "Eve")]
            table = await services.seating.set_up(ada, CITY, {}, [Seat(ada.id, "Ada"), Seat()])
            await services.seating.sit(table.id, eve, 1, "Eve")
            await services.seating.remove(table.id, ada, 1, table.acted)
            await services.seating.sit(table.id, ben, 1, "Ben")
            await services.seating.consent(table.id, ben, True)
            for person in (ada, ben):
                await services.seating.ready(table.id, person, True)
            await services.seating.stand_in(table.id, ada, 1)
            key = table.seats[1].key
            with pytest.raises(Refused, match="table-removed"):
                await services.seating.take_over(table.id, eve, 1, key, "Eve")

        with_services(story)

    def test_consent_is_settled_before_the_game_too_and_outdates_no_move(self) -> None:
        async def story(services: Services) -> None:
            ada, ben = await services.people.welcome("Ada"), await services.people.welcome("Ben")
            table = await services.seating.set_up(ada, CITY, {}, [Seat(ada.id, "Ada"), Seat()])
            await services.seating.consent(table.id, ada, True)
            await services.seating.sit(table.id, ben, 1, "Ben")
            for person in (ada, ben):
                await services.seating.ready(table.id, person, True)
            assert [seat.consents for seat in table.seats] == [True, False]
            seen = table.acted
            await services.seating.consent(table.id, ben, True)
            assert table.acted == seen
            stranger = await services.people.welcome("Eve")
            with pytest.raises(Refused, match="table-not-yours"):
                await services.seating.consent(table.id, stranger, True)

        with_services(story)

    def test_a_spectator_acts_for_nobody(self) -> None:
        async def story(services: Services) -> None:
            eve = await services.people.welcome("Eve")
            ada = await services.people.welcome("Ada")
            empty = await services.seating.set_up(ada, CITY, {}, [Seat(ada.id, "Ada"), Seat()])
            table, _, ben = await two_people(services)
            think_with(services, Still())
            await services.seating.stand_in(table.id, ben, 1)
            for refused in (
                services.seating.ready(empty.id, eve, True),
                services.seating.stand_in(table.id, eve, 0),
                services.seating.ask_for_friend(table.id, eve, 1, table.acted),
                services.play.ask(table.id, eve, "abort", table.acted),
            ):
                with pytest.raises(Refused, match="table-not-yours"):
                    await refused

        with_services(story)

    @pytest.mark.parametrize("what", ["abort", "undo"])
    def test_a_request_is_dropped_when_nobody_is_left_to_answer(self, what: ConsentMatter) -> None:
        async def story(services: Services) -> None:
            table, (ada, ben, _) = await three_people(services)
            await play(services, table, ada, ">c4")
            await services.play.ask(table.id, ada, what, table.acted)
            await services.play.answer(table.id, ben, True, table.acted)
            await services.seating.stand_in(table.id, ada, 2)
            assert table.request is None
            assert (table.status, len(table.moves)) == (RUNNING, 1)

        with_services(story)

    def test_a_request_is_dropped_when_somebody_is_replaced_who_had_yet_to_answer(self) -> None:
        """Otherwise those who are left would agree among themselves."""

        async def story(services: Services) -> None:
            table, (ada, ben, _) = await three_people(services)
            await services.play.ask(table.id, ada, "abort", table.acted)
            await services.seating.stand_in(table.id, ada, 2)
            assert (table.status, table.request) == (RUNNING, None)
            with pytest.raises(Refused, match="table-nothing-asked"):
                await services.play.answer(table.id, ben, True, table.acted)

        with_services(story)

    def test_a_request_stays_open_when_somebody_is_replaced_who_has_agreed(self) -> None:
        async def story(services: Services) -> None:
            table, (ada, ben, cem) = await three_people(services)
            await services.play.ask(table.id, ada, "abort", table.acted)
            await services.play.answer(table.id, cem, True, table.acted)
            await services.seating.stand_in(table.id, ada, 2)
            assert table.must_agree() == [1]
            await services.play.answer(table.id, ben, True, table.acted)
            assert table.result == (ABORTED, ())

        with_services(story)

    def test_whoever_resigns_agrees_to_nothing(self) -> None:
        async def story(services: Services) -> None:
            table, (ada, ben, cem) = await three_people(services)
            await services.play.ask(table.id, ada, "abort", table.acted)
            await services.play.answer(table.id, ben, True, table.acted)
            await services.play.resign(table.id, cem, 2)
            assert (table.status, table.request) == (RUNNING, None)

        with_services(story)

    def test_what_a_stand_in_did_is_among_what_its_person_missed(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            await play(services, table, ada, ">c4", "/", "/", "drop")
            left = len(table.moves)
            await services.seating.stand_in(table.id, ben, 0)
            while table.to_move == 1:
                legal = table.view(1).legal
                await play(services, table, ben, "drop" if "drop" in legal else "/")
            await until_person(table)
            assert table.to_move == 1
            assert table.absence(0) == (left, len(table.moves))

        with_services(story)

    def test_only_those_without_a_seat_are_spectators(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            dana = await services.people.welcome("Dana")
            with (
                services.presence.listening(table, ada, asyncio.Event()),
                services.presence.listening(table, ada, asyncio.Event()),
                services.presence.listening(table, dana, asyncio.Event()),
                services.presence.listening(table, None, asyncio.Event()),
            ):
                assert services.presence.watching(table) == 2
            assert services.presence.watching(table) == 0

        with_services(story)

    @pytest.mark.parametrize(
        "name", ["", "   ", "x" * 25, "a\u0007b", "Ada\u202eneB", "Ben\u200b", "\u2066Ben\u2069"]
    )
    def test_odd_nicknames_are_refused(self, name: str) -> None:
        async def story(services: Services) -> None:
            ada = await services.people.welcome("Ada")
            with pytest.raises(Refused, match="table-name"):
                await services.people.rename(ada, name)

        with_services(story)
