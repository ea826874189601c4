"""What people may do at a table, what is kept, and what bots do in between."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from selenite.bots.turns import Thought
from selenite.core.refusals import Illegal
from selenite.table import house as house_module
from selenite.table import presence, thinking
from selenite.table.house import House
from selenite.table.presence import GRACE
from selenite.table.store import Person, Store
from selenite.table.table import ABORTED, GATHERING, OVER, RESIGNED, RUNNING, Refused, Seat, Table
from selenite.table.thinking import Thinkers

CITY, MOON = "blue-moon-city", "moon-base"
SEED = bytes(32)


class Quick(Thinkers):
    """Bots that think here and now, each with the first legal move."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[str] = []

    async def plan(self, spec: str, view: Any, seed: str) -> list[str]:
        self.asked.append(spec)
        return [view.legal[0]]


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Still(Thinkers):
    """Bots that think until they are let go; each time they are asked is counted."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0
        self.go = asyncio.Event()

    async def plan(self, spec: str, view: Any, seed: str) -> list[str]:
        self.asked += 1
        await self.go.wait()
        return [view.legal[0]]

    async def advise(self, view: Any, seed: str, most: int) -> list[Thought]:
        await self.go.wait()
        return []


def in_a_house(
    story: Callable[[House], Awaitable[None]], path: Path | None = None, grace: float = 0
) -> None:
    """Let something happen in a house that is closed afterwards."""

    async def whole() -> None:
        house = House(Store(path), Quick(), pause=0, grace=grace)
        try:
            await story(house)
        finally:
            await house.close()

    asyncio.run(whole())


async def two_people(house: House, game: str = CITY) -> tuple[Table, Person, Person]:
    """A running game between two people, in Blue Moon City Ada to move."""
    ada, ben = await house.welcome("Ada"), await house.welcome("Ben")
    seats = [Seat(ada.id, "Ada"), Seat(ben.id, "Ben")]
    options = {"first": 0} if game == CITY else {}
    table = await house.set_up(ada, game, options, seats, seed=SEED)
    return table, ada, ben


async def three_people(house: House) -> tuple[Table, list[Person]]:
    """A running game of three people, Ada to move."""
    people = [await house.welcome(name) for name in ("Ada", "Ben", "Cem")]
    seats = [Seat(person.id, person.name) for person in people]
    table = await house.set_up(people[0], CITY, {"players": 3, "first": 0}, seats, seed=SEED)
    return table, people


async def end(house: House, table: Table, person: Person) -> None:
    """End a game at one screen."""
    await house.ask(table.id, person, "abort", table.acted)
    assert table.status == OVER


async def play(house: House, table: Table, person: Person, *moves: str) -> None:
    for move in moves:
        await house.move(table.id, person, move, table.acted)
        await settled(table)


async def settled(table: Table) -> None:
    """Wait until no phase passes by itself."""
    while (seat := table.to_move) is not None and table.view(seat).legal == ["/"]:
        await asyncio.sleep(0.001)


async def until_person(table: Table) -> None:
    """Wait until no bot is to move."""
    while table.to_move is not None and table.seats[table.to_move].bot is not None:
        await asyncio.sleep(0.001)
    await settled(table)


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
            house.pause = 60
            await house.move(table.id, ada, "/", table.acted)
            await asyncio.sleep(0.01)
            assert table.view(1).position["turn"]["phase"] == "build"

        in_a_house(story)

    def test_a_move_that_would_have_been_made_anyway_is_no_choice(self) -> None:
        """Taking it back would lead to where it is made again at once."""

        async def story(house: House) -> None:
            table, ada, _ = await two_people(house)
            house.pause = 60
            for _ in range(2):
                await house.move(table.id, ada, "/", table.acted)
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
                await house.move(table.id, ada, ">c3", seen)

        in_a_house(story)

    def test_chat_makes_no_move_stale(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            seen = table.acted
            await house.say(table.id, ben, "hello")
            await house.move(table.id, ada, ">c4", seen)
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
            await house.say(table.id, await house.welcome("Dana"), "hello")
            assert (table.chat[0].who, table.chat[0].seat) == ("Dana", None)

        in_a_house(story)

    @pytest.mark.parametrize(
        ("name", "code"), [("", "table-nameless"), ("ben", "table-name-taken")]
    )
    def test_nobody_speaks_without_a_name_or_in_a_players(self, name: str, code: str) -> None:
        async def story(house: House) -> None:
            table, _, _ = await two_people(house)
            with pytest.raises(Refused, match=code):
                await house.say(table.id, await house.welcome(name), "I resign")
            assert not table.chat

        in_a_house(story)

    def test_a_player_speaks_as_the_seat_is_called(self) -> None:
        async def story(house: House) -> None:
            table, _, ben = await two_people(house)
            await house.rename(ben, "Ada")
            await house.say(table.id, await house.person(ben.id) or ben, "hello")
            assert table.chat[0].who == "Ben"

        in_a_house(story)


class TestGoingBack:
    def test_the_last_move_is_taken_back_with_what_followed_by_itself(self) -> None:
        async def story(house: House) -> None:
            table, ada, _ = await two_people(house)
            start = table.state.position()
            await play(house, table, ada, "/")
            assert len(table.moves) == 2
            await house.undo(table.id, ada, table.acted)
            assert table.state.position() == start
            assert not table.sentences

        in_a_house(story)

    def test_the_turn_can_be_restarted(self) -> None:
        async def story(house: House) -> None:
            table, ada, _ = await two_people(house)
            start = table.state.position()
            await play(house, table, ada, ">c4", ">c3")
            await house.undo(table.id, ada, table.acted, whole_turn=True)
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
                    await house.undo(table.id, person, table.acted)
            await house.ask(table.id, ada, "undo", table.acted)
            assert table.must_agree() == [1]
            await house.answer(table.id, ben, True, table.acted)
            assert table.state.position() == before
            assert table.request is None

        in_a_house(story)

    def test_one_refusal_is_enough(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            await play(house, table, ada, ">c4", "/", "/", "drop")
            count = len(table.moves)
            await house.ask(table.id, ada, "undo", table.acted)
            await house.answer(table.id, ben, False, table.acted)
            assert table.request is None
            assert len(table.moves) == count

        in_a_house(story)

    def test_bots_agree_to_everything(self) -> None:
        async def story(house: House) -> None:
            ada = await house.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(bot="builder", name="Bot")]
            table = await house.set_up(ada, CITY, {"first": 0}, seats, seed=SEED)
            await play(house, table, ada, ">c4", "/", "/", "drop")
            await until_person(table)
            await house.ask(table.id, ada, "undo", table.acted)
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
            await house.resign(table.id, ada, 0)
            assert table.status == OVER
            assert table.result == (RESIGNED, (1,))

        in_a_house(story)

    def test_of_three_a_bot_plays_on(self) -> None:
        async def story(house: House) -> None:
            people = [await house.welcome(name) for name in ("Ada", "Ben", "Cem")]
            seats = [Seat(person.id, person.name) for person in people]
            table = await house.set_up(people[0], CITY, {"players": 3}, seats)
            await house.resign(table.id, people[1], 1)
            assert table.status == RUNNING
            assert table.seats[1].bot is not None
            assert table.seats_of(people[1].id) == []

        in_a_house(story)

    def test_ending_by_agreement_takes_everybody(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            await house.ask(table.id, ada, "abort", table.acted)
            assert table.status == RUNNING
            await house.answer(table.id, ben, True, table.acted)
            assert table.result == (ABORTED, ())

        in_a_house(story)

    def test_a_rematch_has_the_next_first_player(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            await house.resign(table.id, ada, 0)
            new = await house.rematch(table.id, ben)
            assert new.start.first == 1
            assert new.names() == table.names()
            assert await house.rematch(table.id, ada) is new
            assert new in await house.tables_of(ada)

        in_a_house(story)

    def test_a_rematch_has_the_next_first_player_who_was_drawn(self) -> None:
        async def story(house: House) -> None:
            ada = await house.welcome("Ada")
            people = [Seat(ada.id, name) for name in ("Ada", "Ben", "Cem")]
            table = await house.set_up(ada, CITY, {"players": 3}, people, seed=SEED)
            await end(house, table, ada)
            new = await house.rematch(table.id, ada)
            assert new.start.first == (table.start.first + 1) % 3

        in_a_house(story)

    def test_a_rematch_gives_the_other_the_seat_that_begins(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house, MOON)
            for first in (1, 0):
                await house.resign(table.id, ada, table.seats_of(ada.id)[0])
                table = await house.rematch(table.id, ben)
                assert table.status == RUNNING
                assert table.seats[first] == Seat(ada.id, "Ada")
                assert table.seats[1 - first] == Seat(ben.id, "Ben")

        in_a_house(story)


class TestSeats:
    def test_a_table_starts_when_everybody_is_ready(self) -> None:
        async def story(house: House) -> None:
            ada, ben = await house.welcome("Ada"), await house.welcome("Ben")
            table = await house.set_up(ada, CITY, {}, [Seat(ada.id, "Ada"), Seat()])
            assert table.status == GATHERING
            await house.sit(table.id, ben, 1, "Ben")
            await house.ready(table.id, ada, True)
            assert table.status == GATHERING
            await house.ready(table.id, ben, True)
            assert table.status == RUNNING

        in_a_house(story)

    def test_a_taken_seat_is_refused(self) -> None:
        async def story(house: House) -> None:
            ada, ben = await house.welcome("Ada"), await house.welcome("Ben")
            table = await house.set_up(ada, CITY, {}, [Seat(ada.id, "Ada"), Seat()])
            with pytest.raises(Refused, match="table-seat-taken"):
                await house.sit(table.id, ben, 0, "Ben")

        in_a_house(story)

    def test_only_the_host_arranges_the_seats(self) -> None:
        async def story(house: House) -> None:
            ada, ben = await house.welcome("Ada"), await house.welcome("Ben")
            table = await house.set_up(ada, CITY, {}, [Seat(ada.id, "Ada"), Seat()])
            await house.sit(table.id, ben, 1, "Ben")
            swapped = list(reversed(table.seats))
            with pytest.raises(Refused, match="table-host-only"):
                await house.arrange(table.id, ben, swapped)
            await house.arrange(table.id, ada, swapped)
            assert table.names() == {0: "Ben", 1: "Ada"}

        in_a_house(story)

    def test_a_bot_stands_in_until_its_person_comes_back(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            await house.stand_in(table.id, ben, 0)
            await until_person(table)
            assert table.to_move == 1
            await house.come_back(table.id, ada, 0)
            assert table.seats[0].bot is None

        in_a_house(story)

    def test_nobody_puts_a_bot_in_the_place_of_somebody_who_is_here(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            heard = asyncio.Event()
            with (
                house.listening(table, ada, heard),
                pytest.raises(Refused, match="table-is-here"),
            ):
                await house.stand_in(table.id, ben, 0)

        in_a_house(story)

    def test_whoever_is_stood_in_for_neither_moves_nor_takes_back(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            await play(house, table, ada, ">c4")
            house.thinkers = Still()
            await house.stand_in(table.id, ben, 0)
            with pytest.raises(Refused, match="table-not-your-turn"):
                await house.move(table.id, ada, "/", table.acted)
            with pytest.raises(Refused, match="table-no-undo"):
                await house.undo(table.id, ada, table.acted)

        in_a_house(story)

    def test_a_friend_takes_the_place_of_the_bot_that_stands_in(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            cem = await house.welcome("Cem")
            with pytest.raises(Refused, match="table-no-stand-in"):
                await house.take_over(table.id, cem, 0, "", "Cem")
            house.thinkers = Still()
            await house.stand_in(table.id, ben, 0)
            key = table.seats[0].key
            for person, known, called, code in (
                (cem, "guess", "Cem", "table-not-yours"),
                (cem, "", "Cem", "table-not-yours"),
                (ben, key, "Cem", "table-seated-already"),
                (cem, key, "Ben", "table-name-taken"),
                (cem, key, "", "table-name"),
            ):
                with pytest.raises(Refused, match=code):
                    await house.take_over(table.id, person, 0, known, called)
            await house.take_over(table.id, cem, 0, key, "Cem")
            assert table.seats[0] == Seat(cem.id, "Cem")
            await play(house, table, cem, ">c4")
            assert house.seat_shown(table, ada) is None
            assert table in await house.tables_of(cem)

        in_a_house(story)

    @pytest.mark.parametrize("what", ["abort", "undo"])
    def test_a_request_is_dropped_when_nobody_is_left_to_answer(self, what: str) -> None:
        async def story(house: House) -> None:
            table, (ada, ben, _) = await three_people(house)
            await play(house, table, ada, ">c4")
            await house.ask(table.id, ada, what, table.acted)
            await house.answer(table.id, ben, True, table.acted)
            await house.stand_in(table.id, ada, 2)
            assert table.request is None
            assert (table.status, len(table.moves)) == (RUNNING, 1)

        in_a_house(story)

    def test_a_request_stays_open_for_those_who_are_left(self) -> None:
        async def story(house: House) -> None:
            table, (ada, ben, _) = await three_people(house)
            await house.ask(table.id, ada, "abort", table.acted)
            await house.stand_in(table.id, ada, 2)
            assert table.status == RUNNING
            assert table.must_agree() == [1]
            await house.answer(table.id, ben, True, table.acted)
            assert table.result == (ABORTED, ())

        in_a_house(story)

    def test_whoever_resigns_agrees_to_nothing(self) -> None:
        async def story(house: House) -> None:
            table, (ada, ben, cem) = await three_people(house)
            await house.ask(table.id, ada, "abort", table.acted)
            await house.answer(table.id, ben, True, table.acted)
            await house.resign(table.id, cem, 2)
            assert (table.status, table.request) == (RUNNING, None)

        in_a_house(story)

    def test_what_a_stand_in_did_is_among_what_its_person_missed(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            await play(house, table, ada, ">c4", "/", "/", "drop")
            left = len(table.moves)
            await house.stand_in(table.id, ben, 0)
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
            dana = await house.welcome("Dana")
            with (
                house.listening(table, ada, asyncio.Event()),
                house.listening(table, ada, asyncio.Event()),
                house.listening(table, dana, asyncio.Event()),
                house.listening(table, None, asyncio.Event()),
            ):
                assert house.watching(table) == 2
            assert house.watching(table) == 0

        in_a_house(story)

    @pytest.mark.parametrize(
        "name", ["", "   ", "x" * 25, "a\u0007b", "Ada\u202eneB", "Ben\u200b", "\u2066Ben\u2069"]
    )
    def test_odd_nicknames_are_refused(self, name: str) -> None:
        async def story(house: House) -> None:
            ada = await house.welcome("Ada")
            with pytest.raises(Refused, match="table-name"):
                await house.rename(ada, name)

        in_a_house(story)


class TestAbsence:
    """Nobody's seat is given away while they load a page again."""

    @pytest.fixture
    def clock(self, monkeypatch: pytest.MonkeyPatch) -> Clock:
        clock = Clock()
        monkeypatch.setattr(presence, "monotonic", clock)
        return clock

    async def check(self, house: House, table: Table, person: Person, code: str) -> None:
        """Seat 0 is not away, and nobody lets a bot play there."""
        assert not house.is_away(table, 0)
        with pytest.raises(Refused, match=code):
            await house.stand_in(table.id, person, 0)

    def test_whoever_has_only_just_gone_is_not_away(self, clock: Clock) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            clock.now += 100
            with house.listening(table, ada, asyncio.Event()):
                clock.now += 100
                await self.check(house, table, ben, "table-is-here")
            clock.now += GRACE - 1
            await self.check(house, table, ben, "table-just-gone")
            clock.now += 1
            assert house.is_away(table, 0)
            await house.stand_in(table.id, ben, 0)
            assert table.seats[0].stand_in
            assert not house.is_away(table, 0)

        in_a_house(story, grace=GRACE)

    def test_when_a_table_is_found_again_nobody_is_away_yet(
        self, clock: Clock, tmp_path: Path
    ) -> None:
        kept: dict[str, Any] = {}

        async def before(house: House) -> None:
            table, _, ben = await two_people(house)
            await self.check(house, table, ben, "table-just-gone")
            kept.update(id=table.id, ben=ben)

        async def after(house: House) -> None:
            clock.now += 100
            table = await house.table(kept["id"])
            await self.check(house, table, kept["ben"], "table-just-gone")
            clock.now += GRACE
            assert house.is_away(table, 0)

        in_a_house(before, tmp_path / "t.sqlite", grace=GRACE)
        in_a_house(after, tmp_path / "t.sqlite", grace=GRACE)

    def test_whoever_does_something_is_about(self, clock: Clock) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            clock.now += 100
            await play(house, table, ada, ">c4")
            await self.check(house, table, ben, "table-just-gone")

        in_a_house(story, grace=GRACE)

    def test_ones_own_seat_can_be_left_to_a_bot_at_once(self) -> None:
        async def story(house: House) -> None:
            table, ada, _ = await two_people(house)
            await house.stand_in(table.id, ada, 0)
            assert table.seats[0].stand_in

        in_a_house(story, grace=GRACE)

    def test_those_who_listen_hear_when_somebody_counts_as_away(self) -> None:
        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            heard = asyncio.Event()
            with house.listening(table, ben, heard):
                with house.listening(table, ada, asyncio.Event()):
                    pass
                heard.clear()
                assert not house.is_away(table, 0)
                await asyncio.wait_for(heard.wait(), 10)
                assert house.is_away(table, 0)

        in_a_house(story, grace=0.01)

    def test_bots_and_free_seats_are_not_away(self) -> None:
        async def story(house: House) -> None:
            ada = await house.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(), Seat(bot="builder", name="Bot")]
            table = await house.set_up(ada, CITY, {"players": 3}, seats)
            assert [house.is_away(table, seat) for seat in range(3)] == [True, False, False]

        in_a_house(story)


class TestOneScreen:
    def test_a_hand_is_covered_until_its_player_uncovers_it(self) -> None:
        async def story(house: House) -> None:
            ada = await house.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(ada.id, "Ben")]
            table = await house.set_up(ada, CITY, {"first": 0}, seats, seed=SEED)
            assert house.seat_shown(table, ada) is None
            house.uncover(table, ada)
            assert house.seat_shown(table, ada) == 0
            await play(house, table, ada, ">c4", "/", "/", "drop")
            assert house.seat_shown(table, ada) is None
            house.uncover(table, ada)
            assert house.seat_shown(table, ada) == 1

        in_a_house(story)

    def test_a_hand_is_covered_again_when_the_game_goes_back(self) -> None:
        """Whoever sits at the screen then may be somebody else."""

        async def story(house: House) -> None:
            ada = await house.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(ada.id, "Ben")]
            table = await house.set_up(ada, CITY, {"first": 0}, seats, seed=SEED)
            house.uncover(table, ada)
            await play(house, table, ada, ">c4", "/", "/", "drop")
            await house.ask(table.id, ada, "undo", table.acted)
            assert table.to_move == 0
            assert house.seat_shown(table, ada) is None

        in_a_house(story)

    @pytest.mark.parametrize("do", ["move", "undo", "hint"])
    def test_nothing_is_done_with_a_covered_hand(self, do: str) -> None:
        """What is refused, and what is advised, would tell what it holds."""

        async def story(house: House) -> None:
            ada = await house.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(ada.id, "Ben")]
            table = await house.set_up(ada, CITY, {"first": 0}, seats, seed=SEED)
            house.uncover(table, ada)
            await play(house, table, ada, ">c4")
            house.uncovered.clear()
            actions: dict[str, Callable[[], Awaitable[Any]]] = {
                "move": lambda: house.move(table.id, ada, "v1>a1", table.acted),
                "undo": lambda: house.undo(table.id, ada, table.acted),
                "hint": lambda: house.hint(table.id, ada, 1),
            }
            with pytest.raises(Refused, match="table-covered"):
                await actions[do]()

        in_a_house(story)

    def test_where_nothing_is_hidden_nothing_is_covered(self) -> None:
        async def story(house: House) -> None:
            ada = await house.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(ada.id, "Ben")]
            table = await house.set_up(ada, MOON, {}, seats, seed=SEED)
            await house.move(table.id, ada, "gold", table.acted)
            assert len(table.moves) == 1

        in_a_house(story)


class TestHints:
    def test_a_hint_for_a_game_that_went_on_is_stale(self) -> None:
        """It tells of a hand that somebody else at the screen must not know."""

        async def story(house: House) -> None:
            house.thinkers = still = Still()
            table, ada, _ = await two_people(house)
            asking = asyncio.create_task(house.hint(table.id, ada, 1))
            await asyncio.sleep(0)
            await play(house, table, ada, ">c4")
            still.go.set()
            with pytest.raises(Refused, match="table-stale"):
                await asking

        in_a_house(story)

    def test_only_the_player_to_move_gets_one(self) -> None:
        async def story(house: House) -> None:
            house.thinkers = still = Still()
            still.go.set()
            table, ada, ben = await two_people(house)
            assert await house.hint(table.id, ada, 1) == []
            with pytest.raises(Refused, match="table-not-your-turn"):
                await house.hint(table.id, ben, 1)

        in_a_house(story)


class TestKeeping:
    def test_what_was_begun_is_finished(self) -> None:
        """Whoever asked for it may be gone before it is written."""

        async def story(house: House) -> None:
            table, ada, _ = await two_people(house)
            asking = asyncio.create_task(house.move(table.id, ada, ">c4", table.acted))
            await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            while not table.moves:
                await asyncio.sleep(0.001)
            await play(house, table, ada, ">c5")
            assert [played.move for played in table.moves[:2]] == [">c4", ">c5"]

        in_a_house(story)

    @pytest.mark.parametrize("steps", range(5))
    def test_the_next_one_acts_after_what_was_begun(self, steps: int) -> None:
        """Even if the one who began it has gone."""

        async def story(house: House) -> None:
            table, ada, ben = await two_people(house)
            asking = asyncio.create_task(house.say(table.id, ada, "one"))
            for _ in range(1 + steps):
                await asyncio.sleep(0)
            asking.cancel()
            await asyncio.sleep(0)
            await house.say(table.id, ben, "two")
            assert [said.text for said in table.chat] == ["one", "two"]
            kept = await asyncio.wrap_future(house.store.log(table.id))
            assert kept[-1].seq == table.seq

        in_a_house(story)

    def test_a_table_where_somebody_acts_is_not_forgotten(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Another one would be made of its log, and both would write the same entry."""
        monkeypatch.setattr(house_module, "_MOST_IN_MEMORY", 10)

        async def story(house: House) -> None:
            tables = [await two_people(house) for _ in range(10)]
            (first, ada, _), (second, _, _) = tables[:2]
            saying = asyncio.create_task(house.say(first.id, ada, "one"))
            await asyncio.sleep(0)
            await house.set_up(ada, MOON, {}, [Seat(), Seat()])
            assert first.id in house.tables
            assert second.id not in house.tables
            await saying
            await house.say(first.id, ada, "two")
            assert len(first.chat) == 2

        in_a_house(story)

    def test_nobody_acts_at_a_table_before_it_is_set_up(self) -> None:
        async def story(house: House) -> None:
            ada = await house.welcome("Ada")
            setting_up = asyncio.create_task(house.set_up(ada, MOON, {}, [Seat(), Seat()]))
            while not house.tables:
                await asyncio.sleep(0)
            await house.sit(next(iter(house.tables)), ada, 1, "Ada")
            table = await setting_up
            assert table.names() == {0: "", 1: "Ada"}

        in_a_house(story)

    def test_the_tables_that_changed_last_come_first(self) -> None:
        async def story(house: House) -> None:
            ada = await house.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat()]
            tables = [await house.set_up(ada, CITY, {}, seats) for _ in range(3)]
            await house.say(tables[0].id, ada, "hello")
            house.tables.clear()
            found = await house.tables_of(ada, 2)
            assert [table.id for table in found] == [tables[0].id, tables[2].id]
            assert len(house.tables) == 2

        in_a_house(story)

    def test_a_house_that_opens_again_has_the_same_tables(self, tmp_path: Path) -> None:
        kept: dict[str, Any] = {}

        async def before(house: House) -> None:
            table, ada, ben = await two_people(house)
            await play(house, table, ada, ">c4", "/", "/", "drop")
            await play(house, table, ben, ">d3")
            await house.undo(table.id, ben, table.acted)
            await house.say(table.id, ben, "so what")
            kept.update(id=table.id, seq=table.seq, position=table.state.position(), ben=ben)
            kept["sentences"] = list(table.sentences)

        async def after(house: House) -> None:
            table = await house.table(kept["id"])
            assert table.seq == kept["seq"]
            assert table.state.position() == kept["position"]
            assert table.sentences == kept["sentences"]
            assert await house.tables_of(kept["ben"]) == [table]
            assert await house.person_with_key(kept["ben"].key) == kept["ben"]

        in_a_house(before, tmp_path / "tables.sqlite")
        in_a_house(after, tmp_path / "tables.sqlite")

    def test_a_bot_goes_on_when_the_house_opens_again(self, tmp_path: Path) -> None:
        kept: dict[str, Any] = {}

        class Silent(Quick):
            async def plan(self, spec: str, view: Any, seed: str) -> list[str]:
                await asyncio.sleep(60)
                return []

        async def before() -> None:
            house = House(Store(tmp_path / "t.sqlite"), Silent(), pause=0)
            ada = await house.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(bot="builder", name="Bot")]
            table = await house.set_up(ada, CITY, {"first": 1}, seats)
            kept["id"] = table.id
            await house.close()

        async def after(house: House) -> None:
            table = await house.table(kept["id"])
            await until_person(table)
            assert table.to_move == 0

        asyncio.run(before())
        in_a_house(after, tmp_path / "t.sqlite")

    def test_a_number_that_is_taken_is_refused_by_the_file(self, tmp_path: Path) -> None:
        """Two houses over one file can't both write the same entry."""

        async def story(house: House) -> None:
            table, ada, _ = await two_people(house)
            other = House(Store(tmp_path / "t.sqlite"), Quick(), pause=0)
            same = await other.table(table.id)
            await play(house, table, ada, ">c4")
            with pytest.raises(Exception, match="UNIQUE"):
                await play(other, same, ada, ">d3")
            assert same.view(None).position["figures"][0] == "c3"
            await other.close()

        in_a_house(story, tmp_path / "t.sqlite")

    def test_while_it_runs_a_record_has_only_the_hash_of_its_seed(self) -> None:
        async def story(house: House) -> None:
            table, ada, _ = await two_people(house)
            text = table.record_text()
            assert SEED.hex() not in text
            assert hashlib.sha256(SEED).hexdigest() in text
            await house.resign(table.id, ada, 0)
            assert SEED.hex() in table.record_text()

        in_a_house(story)


class TestBots:
    def test_a_bot_that_can_not_think_ends_no_game(self) -> None:
        """Its seat goes on with a simpler bot."""

        async def whole() -> None:
            thinkers = Thinkers(1)
            house = House(Store(None), thinkers, pause=0)
            ada = await house.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(bot="no-such-bot", name="Bot")]
            table = await house.set_up(ada, CITY, {"first": 1}, seats, seed=SEED)
            await asyncio.wait_for(until_person(table), 60)
            assert table.to_move == 0
            await house.close()

        asyncio.run(whole())

    def test_waiting_for_others_to_think_is_not_thinking(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def whole() -> None:
            thinkers = Thinkers(1)
            await thinkers._ask(time.sleep, 0)
            monkeypatch.setattr(thinking, "LONGEST", 1.0)
            await asyncio.gather(*[thinkers._ask(time.sleep, 0.6) for _ in range(3)])
            thinkers.close()

        asyncio.run(whole())

    def test_a_plan_for_another_position_is_not_played(self) -> None:
        async def story(house: House) -> None:
            house.thinkers = still = Still()
            ada = await house.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(bot="builder", name="Bot")]
            table = await house.set_up(ada, CITY, {"first": 0}, seats, seed=SEED)
            await play(house, table, ada, ">c4", "/", "/")
            drops = [move for move in table.view(0).legal if move.startswith("drop")]
            await play(house, table, ada, drops[0])
            await asyncio.sleep(0.01)
            await house.ask(table.id, ada, "undo", table.acted)
            await play(house, table, ada, drops[1])
            assert still.asked == 1
            still.go.set()
            while table.to_move == 1:
                await asyncio.sleep(0.001)
            assert still.asked > 1

        in_a_house(story)

    def test_a_bot_whose_move_can_not_be_written_down_tries_again_later(
        self, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        async def story(house: House) -> None:
            tried = 0

            def fail(*_: Any) -> Any:
                nonlocal tried
                tried += 1
                raise OSError("the disk is full")

            ada = await house.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(bot="builder", name="Bot")]
            table = await house.set_up(ada, CITY, {"first": 1}, seats, seed=SEED)
            with monkeypatch.context() as broken:
                broken.setattr(house_module, "_SECONDS_TO_RECOVER", 0.2)
                broken.setattr(house.store, "append", fail)
                await asyncio.sleep(0.1)
                assert tried == 1
                assert "the disk is full" in caplog.text
            await asyncio.wait_for(until_person(table), 10)
            assert table.moves

        in_a_house(story)

    def test_whoever_listens_hears_of_a_bots_move(self) -> None:
        async def story(house: House) -> None:
            ada = await house.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(bot="builder", name="Bot")]
            table = await house.set_up(ada, CITY, {"first": 0}, seats, seed=SEED)
            heard = asyncio.Event()
            with house.listening(table, ada, heard):
                await play(house, table, ada, ">c4", "/", "/", "drop")
                heard.clear()
                await asyncio.wait_for(heard.wait(), 10)
                assert house.is_present(table, ada.id)
                assert house.watching(table) == 0
            assert not house.is_present(table, ada.id)

        in_a_house(story)
