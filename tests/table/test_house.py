"""What people may do at a table, what is kept, and what bots do in between."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from selenite.games.core import Illegal
from selenite.table import thinking
from selenite.table.house import House
from selenite.table.store import Person, Store
from selenite.table.table import ABORTED, GATHERING, OVER, RESIGNED, RUNNING, Refused, Seat, Table
from selenite.table.thinking import Thinkers

CITY = "blue-moon-city"
SEED = bytes(32)


class Quick(Thinkers):
    """Bots that think here and now, each with the first legal move."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[str] = []

    async def plan(self, spec: str, view: Any, seed: str) -> list[str]:
        self.asked.append(spec)
        return [view.legal[0]]


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


def in_a_house(story: Callable[[House], Awaitable[None]], path: Path | None = None) -> None:
    """Let something happen in a house that is closed afterwards."""

    async def whole() -> None:
        house = House(Store(path), Quick(), pause=0)
        try:
            await story(house)
        finally:
            await house.close()

    asyncio.run(whole())


async def two_people(house: House, **options: Any) -> tuple[Table, Person, Person]:
    """A running game between two people, Ada to move."""
    ada, ben = await house.welcome("Ada"), await house.welcome("Ben")
    seats = [Seat(ada.id, "Ada"), Seat(ben.id, "Ben")]
    table = await house.set_up(ada, CITY, {"first": 0, **options}, seats, seed=SEED)
    return table, ada, ben


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
            assert [s.code for s in table.sentences] == ["move.walk"]

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

    def test_a_request_is_granted_when_the_last_to_be_asked_has_gone(self) -> None:
        async def story(house: House) -> None:
            ada, ben, cem = [await house.welcome(name) for name in ("Ada", "Ben", "Cem")]
            seats = [Seat(one.id, one.name) for one in (ada, ben, cem)]
            table = await house.set_up(ada, CITY, {"players": 3, "first": 0}, seats, seed=SEED)
            await house.ask(table.id, ada, "abort", table.acted)
            await house.answer(table.id, ben, True, table.acted)
            assert table.status == RUNNING
            await house.stand_in(table.id, ben, 2)
            assert table.result is not None
            assert table.result.reason == ABORTED

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

    @pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u0007b"])
    def test_odd_nicknames_are_refused(self, name: str) -> None:
        async def story(house: House) -> None:
            ada = await house.welcome("Ada")
            with pytest.raises(Refused, match="table-name"):
                await house.rename(ada, name)

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


class TestKeeping:
    def test_what_was_begun_is_finished(self) -> None:
        """Whoever asked for it may be gone before it is written."""

        async def story(house: House) -> None:
            table, ada, _ = await two_people(house)
            asking = asyncio.create_task(house.move(table.id, ada, ">c4", table.acted))
            await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            for _ in range(200):
                await asyncio.sleep(0.005)
                if table.moves:
                    break
            await play(house, table, ada, ">c5")
            assert [played.move for played in table.moves] == [">c4", ">c5"]

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
