"""What people do during a game: moves, undo, requests, chat, the end, hints."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from selenite.core.refusals import Illegal
from selenite.table.house import House
from selenite.table.model import ABORTED, OVER, RESIGNED, RUNNING, Refused, Seat
from tests.table.houses import (
    CITY,
    MOON,
    SEED,
    Still,
    end,
    in_a_house,
    play,
    think_with,
    two_people,
    until_person,
)


class TestPlaying:
    def test_a_move_is_played_and_told(self) -> None:
        async def story(house: House) -> None:
            table, ada, _ = await two_people(house)
            await play(house, table, ada, ">c4")
            assert table.view(None).position["figures"][0] == "c4"
            assert [s.code for s in table.sentences] == ["move-walk"]

        in_a_house(story)

    def test_a_phase_without_a_choice_passes_by_itself(self) -> None:
        async def story(house: House) -> None:
            table, ada, _ = await two_people(house)
            await play(house, table, ada, "/")
            assert [(one.move, one.by_hand) for one in table.moves] == [("/", True), ("/", False)]
            assert table.view(0).position["turn"]["phase"] == "draw"

        in_a_house(story)

    def test_it_passes_in_an_entry_of_its_own(self) -> None:
        """Others must not see at once whether a hand holds something to play."""

        async def story(house: House) -> None:
            table, ada, _ = await two_people(house)
            house.bot_turns.pause = 60
            await house.play.move(table.id, ada, "/", table.acted)
            await asyncio.sleep(0.01)
            assert table.view(1).position["turn"]["phase"] == "build"

        in_a_house(story)

    def test_a_move_that_would_have_been_made_anyway_is_no_choice(self) -> None:
        """Taking it back would lead to where it is made again at once."""

        async def story(house: House) -> None:
            table, ada, _ = await two_people(house)
            house.bot_turns.pause = 60
            for _ in range(2):
                await house.play.move(table.id, ada, "/", table.acted)
            assert [(one.move, one.by_hand) for one in table.moves] == [("/", True), ("/", False)]

        in_a_house(story)

    def test_an_illegal_move_changes_nothing(self) -> None:
        async def story(house: House) -> None:
            table, ada, _ = await two_people(house)
            before = table.seq
            with pytest.raises(Illegal):
                await play(house, table, ada, ">a1")
            assert table.seq == before
            assert not table.moves

        in_a_house(story)

    def test_a_stale_move_is_refused(self) -> None:
        async def story(house: House) -> None:
            table, ada, _ = await two_people(house)
            seen = table.acted
            await play(house, table, ada, ">c4")
            with pytest.raises(Refused, match="table-stale"):
                await house.play.move(table.id, ada, ">c3", seen)

        in_a_house(story)

    def test_chat_makes_no_move_stale(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            seen = table.acted
            await house.play.say(table.id, ben, "hello")
            await house.play.move(table.id, ada, ">c4", seen)
            assert table.chat[0].text == "hello"

        in_a_house(story)

    def test_nobody_moves_for_another(self) -> None:
        async def story(house: House) -> None:
            table, _, ben = await two_people(house)
            with pytest.raises(Refused, match="table-not-your-turn"):
                await play(house, table, ben, ">c4")

        in_a_house(story)

    def test_nothing_happens_if_it_can_not_be_written_down(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def story(house: House) -> None:
            table, ada, _ = await two_people(house)
            before = table.state.position()

            def fail(*_: Any) -> Any:
                raise OSError("the disk is full")

            monkeypatch.setattr(house.store, "append", fail)
            with pytest.raises(OSError, match="full"):
                await play(house, table, ada, ">c4")
            assert table.state.position() == before
            monkeypatch.undo()
            await play(house, table, ada, ">c4")
            assert table.seq == table.acted

        in_a_house(story)


class TestTalking:
    def test_spectators_speak_in_their_own_name(self) -> None:
        async def story(house: House) -> None:
            table, _, _ = await two_people(house)
            await house.play.say(table.id, await house.people.welcome("Dana"), "hello")
            assert (table.chat[0].who, table.chat[0].seat) == ("Dana", None)

        in_a_house(story)

    @pytest.mark.parametrize(
        ("name", "code"), [("", "table-nameless"), ("ben", "table-name-taken")]
    )
    def test_nobody_speaks_without_a_name_or_in_a_players(self, name: str, code: str) -> None:
        async def story(house: House) -> None:
            table, _, _ = await two_people(house)
            with pytest.raises(Refused, match=code):
                await house.play.say(table.id, await house.people.welcome(name), "I resign")
            assert not table.chat

        in_a_house(story)

    def test_a_player_speaks_as_the_seat_is_called(self) -> None:
        async def story(house: House) -> None:
            table, _, ben = await two_people(house)
            await house.people.rename(ben, "Ada")
            await house.play.say(table.id, await house.people.find(ben.id) or ben, "hello")
            assert table.chat[0].who == "Ben"

        in_a_house(story)


class TestGoingBack:
    def test_the_last_move_is_taken_back_with_what_followed_by_itself(self) -> None:
        async def story(house: House) -> None:
            table, ada, _ = await two_people(house)
            start = table.state.position()
            await play(house, table, ada, "/")
            assert len(table.moves) == 2
            await house.play.undo(table.id, ada, table.acted)
            assert table.state.position() == start
            assert not table.sentences

        in_a_house(story)

    def test_the_turn_can_be_restarted(self) -> None:
        async def story(house: House) -> None:
            table, ada, _ = await two_people(house)
            start = table.state.position()
            await play(house, table, ada, ">c4", ">c3")
            await house.play.undo(table.id, ada, table.acted, whole_turn=True)
            assert table.state.position() == start

        in_a_house(story)

    def test_behind_the_draw_the_others_are_asked(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            await play(house, table, ada, ">c4", "/", "/")
            before = table.state.position()
            await play(house, table, ada, "drop")
            for person in (ada, ben):
                with pytest.raises(Refused, match="table-no-undo"):
                    await house.play.undo(table.id, person, table.acted)
            await house.play.ask(table.id, ada, "undo", table.acted)
            assert table.must_agree() == [1]
            await house.play.answer(table.id, ben, True, table.acted)
            assert table.state.position() == before
            assert table.request is None

        in_a_house(story)

    def test_one_refusal_is_enough(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            await play(house, table, ada, ">c4", "/", "/", "drop")
            count = len(table.moves)
            await house.play.ask(table.id, ada, "undo", table.acted)
            await house.play.answer(table.id, ben, False, table.acted)
            assert table.request is None
            assert len(table.moves) == count

        in_a_house(story)

    def test_bots_agree_to_everything(self) -> None:
        async def story(house: House) -> None:
            ada = await house.people.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(bot="builder", name="Bot")]
            table = await house.seating.set_up(ada, CITY, {"first": 0}, seats, seed=SEED)
            await play(house, table, ada, ">c4", "/", "/", "drop")
            await until_person(table)
            await house.play.ask(table.id, ada, "undo", table.acted)
            assert table.to_move == 0
            assert [one.move for one in table.moves] == [">c4", "/", "/"]

        in_a_house(story)

    def test_a_card_that_another_seat_has_seen_is_a_barrier(self) -> None:
        """A completed building gives a neighbour's card to somebody who isn't to move."""

        async def story(house: House) -> None:
            table, ada, _ = await two_people(house)
            await play(house, table, ada, ">c4")
            table.moves[-1].reveals = True
            assert table.undo_point(0) is None
            assert table.turn_start(0) is None

        in_a_house(story)


class TestEnding:
    def test_resigning_gives_the_game_to_the_other(self) -> None:
        async def story(house: House) -> None:
            table, ada, _ = await two_people(house)
            await house.play.resign(table.id, ada, 0)
            assert table.status == OVER
            assert table.result == (RESIGNED, (1,))

        in_a_house(story)

    def test_of_three_a_bot_plays_on(self) -> None:
        async def story(house: House) -> None:
            people = [await house.people.welcome(name) for name in ("Ada", "Ben", "Cem")]
            seats = [Seat(person.id, person.name) for person in people]
            table = await house.seating.set_up(people[0], CITY, {"players": 3}, seats)
            await house.play.resign(table.id, people[1], 1)
            assert table.status == RUNNING
            assert table.seats[1].bot is not None
            assert table.seats_of(people[1].id) == []

        in_a_house(story)

    def test_ending_by_agreement_takes_everybody(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            await house.play.ask(table.id, ada, "abort", table.acted)
            assert table.status == RUNNING
            await house.play.answer(table.id, ben, True, table.acted)
            assert table.result == (ABORTED, ())

        in_a_house(story)

    def test_a_rematch_has_the_next_first_player(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            await house.play.resign(table.id, ada, 0)
            new = await house.play.rematch(table.id, ben)
            assert new.start.first == 1
            assert new.names() == table.names()
            assert await house.play.rematch(table.id, ada) is new
            assert new in await house.tables.of_person(ada)

        in_a_house(story)

    def test_a_rematch_has_the_next_first_player_who_was_drawn(self) -> None:
        async def story(house: House) -> None:
            ada = await house.people.welcome("Ada")
            people = [Seat(ada.id, name) for name in ("Ada", "Ben", "Cem")]
            table = await house.seating.set_up(ada, CITY, {"players": 3}, people, seed=SEED)
            await end(house, table, ada)
            new = await house.play.rematch(table.id, ada)
            assert new.start.first == (table.start.first + 1) % 3

        in_a_house(story)

    def test_a_rematch_gives_the_other_the_seat_that_begins(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house, MOON)
            for first in (1, 0):
                await house.play.resign(table.id, ada, table.seats_of(ada.id)[0])
                table = await house.play.rematch(table.id, ben)
                assert table.status == RUNNING
                assert table.seats[first] == Seat(ada.id, "Ada")
                assert table.seats[1 - first] == Seat(ben.id, "Ben")

        in_a_house(story)


class TestHints:
    def test_a_hint_for_a_game_that_went_on_is_stale(self) -> None:
        """It tells of a hand that somebody else at the screen must not know."""

        async def story(house: House) -> None:
            still = Still()
            think_with(house, still)
            table, ada, _ = await two_people(house)
            asking = asyncio.create_task(house.play.hint(table.id, ada, 1))
            await asyncio.sleep(0)
            await play(house, table, ada, ">c4")
            still.go.set()
            with pytest.raises(Refused, match="table-stale"):
                await asking

        in_a_house(story)

    def test_only_the_player_to_move_gets_one(self) -> None:
        async def story(house: House) -> None:
            still = Still()
            think_with(house, still)
            still.go.set()
            table, ada, ben = await two_people(house)
            assert await house.play.hint(table.id, ada, 1) == []
            with pytest.raises(Refused, match="table-not-your-turn"):
                await house.play.hint(table.id, ben, 1)

        in_a_house(story)
