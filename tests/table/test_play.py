"""What people do during a game: moves, undo, requests, chat, the end, hints."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import pytest

from selenite.core.refusals import Illegal
from selenite.table.model import (
    ABORTED,
    OVER,
    RESIGNED,
    RUNNING,
    ConsentMatter,
    Refused,
    Seat,
)
from selenite.table.pacing import Pacing
from selenite.table.services import Services
from selenite.table.table import Table
from tests.table.running_services import (
    CITY,
    MOON,
    SEED,
    Still,
    against_a_bot,
    end,
    play,
    settled,
    think_with,
    two_people,
    until_person,
    with_services,
)


def first_of(table: Table) -> int:
    """The seat that began."""
    seat: int = table.start.position()["turn"]["seat"]
    return seat


class TestPlaying:
    def test_a_move_is_played_and_logged(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            await play(services, table, ada, ">c4")
            assert table.view(None).position["figures"][0] == "c4"
            assert [s.code for s in table.sentences] == ["move-walk"]

        with_services(story)

    def test_a_phase_without_a_choice_passes_by_itself(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            await play(services, table, ada, "/")
            assert [(one.move, one.by_hand) for one in table.moves] == [("/", True), ("/", False)]
            assert table.view(0).position["turn"]["phase"] == "draw"

        with_services(story)

    def test_it_passes_in_an_entry_of_its_own(self) -> None:
        """Others must not see at once whether a hand holds something to play."""

        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            waits, passes = asyncio.Event(), asyncio.Event()

            async def wait(_: float) -> None:
                waits.set()
                await passes.wait()

            services.bot_turns.pacing = Pacing(0, sleep=wait)
            await services.play.move(table.id, ada, "/", table.acted)
            await asyncio.wait_for(waits.wait(), 10)
            assert table.view(1).position["turn"]["phase"] == "build"
            passes.set()
            await asyncio.wait_for(settled(table), 10)
            assert table.view(1).position["turn"]["phase"] == "draw"

        with_services(story)

    def test_an_automatic_move_made_by_hand_is_not_a_choice(self) -> None:
        """If it were taken back, it would be made again at once."""

        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            services.bot_turns.pacing.pause = 60
            for _ in range(2):
                await services.play.move(table.id, ada, "/", table.acted)
            assert [(one.move, one.by_hand) for one in table.moves] == [("/", True), ("/", False)]

        with_services(story)

    def test_an_illegal_move_changes_nothing(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            before = table.seq
            with pytest.raises(Illegal):
                await play(services, table, ada, ">a1")
            assert table.seq == before
            assert not table.moves

        with_services(story)

    def test_a_stale_move_is_refused(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            seen = table.acted
            await play(services, table, ada, ">c4")
            with pytest.raises(Refused, match="table-stale"):
                await services.play.move(table.id, ada, ">c3", seen)

        with_services(story)

    def test_chat_makes_no_move_stale(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            seen = table.acted
            await services.play.say(table.id, ben, "hello")
            await services.play.move(table.id, ada, ">c4", seen)
            assert table.chat[0].text == "hello"

        with_services(story)

    def test_nobody_moves_for_another(self) -> None:
        async def story(services: Services) -> None:
            table, _, ben = await two_people(services)
            with pytest.raises(Refused, match="table-not-your-turn"):
                await play(services, table, ben, ">c4")

        with_services(story)

    def test_nothing_happens_if_it_can_not_be_stored(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            before = table.state.position()

            def fail(*_: Any) -> Any:
                raise OSError("the disk is full")

            monkeypatch.setattr(services.store, "append", fail)
            with pytest.raises(OSError, match="full"):
                await play(services, table, ada, ">c4")
            assert table.state.position() == before
            monkeypatch.undo()
            await play(services, table, ada, ">c4")
            assert table.seq == table.acted

        with_services(story)


class TestTalking:
    def test_spectators_speak_in_their_own_name(self) -> None:
        async def story(services: Services) -> None:
            table, _, _ = await two_people(services)
            await services.play.say(table.id, await services.people.welcome("Dana"), "hello")
            assert (table.chat[0].who, table.chat[0].seat) == ("Dana", None)

        with_services(story)

    @pytest.mark.parametrize(
        ("name", "code"), [("", "table-nameless"), ("ben", "table-name-taken")]
    )
    def test_nobody_speaks_without_a_name_or_in_a_players(self, name: str, code: str) -> None:
        async def story(services: Services) -> None:
            table, _, _ = await two_people(services)
            with pytest.raises(Refused, match=code):
                await services.play.say(table.id, await services.people.welcome(name), "I resign")
            assert not table.chat

        with_services(story)

    def test_a_player_speaks_as_the_seat_is_called(self) -> None:
        async def story(services: Services) -> None:
            table, _, ben = await two_people(services)
            await services.people.rename(ben, "Ada")
            await services.play.say(table.id, await services.people.find(ben.id) or ben, "hello")
            assert table.chat[0].who == "Ben"

        with_services(story)


class TestGoingBack:
    def test_the_last_move_is_taken_back_with_what_followed_by_itself(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            start = table.state.position()
            await play(services, table, ada, "/")
            assert len(table.moves) == 2
            await services.play.undo(table.id, ada, table.acted)
            assert table.state.position() == start
            assert not table.sentences

        with_services(story)

    @pytest.mark.parametrize(
        ("moves", "back"),
        [
            ([], 0),
            ([">c4"], 0),
            ([">c4", ">c3"], 1),
            ([">c4", "/"], 0),
            ([">c4", "/", "/"], 0),
            (["/"], 0),
            (["/", "/"], 0),
        ],
    )
    def test_the_ends_of_phases_go_back_with_the_move_before_them(
        self, moves: list[str], back: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Where the player had a choice in some phase, and where it passed by itself."""

        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            monkeypatch.setattr(Table, "automatic_move", lambda _: None)
            for move in moves:
                await services.play.move(table.id, ada, move, table.acted)
            for chosen in itertools.product((True, False), repeat=moves.count("/")):
                which = iter(chosen)
                for played in table.moves:
                    played.by_hand = next(which) if played.move == "/" else True
                assert table.undo_point(0) == (back if moves else None)
                assert table.asking_point(0) == (back if moves else None)
                assert table.turn_start(0) == (0 if moves else None)
                assert table.asking_point(1) is None

        with_services(story)

    def test_in_a_past_turn_phases_are_not_asked_for(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            await play(services, table, ada, "/", "drop")
            assert [one.move for one in table.moves] == ["/", "/", "drop"]
            assert table.asking_point(0) == 2
            for played in table.moves:
                played.by_hand = False  # a bot stood in
            assert table.asking_point(0) is None

        with_services(story)

    def test_in_an_open_game_against_bots_alone_their_moves_go_back_too(self) -> None:
        async def story(services: Services) -> None:
            ada = await services.people.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(bot="builder", name="Bot")]
            table = await services.seating.set_up(ada, "moon-base", {}, seats, seed=bytes(32))
            await until_person(table)
            played = len(table.moves)
            move = table.view(0).legal[0]
            await services.play.move(table.id, ada, move, table.acted)
            await until_person(table)
            assert {one.seat for one in table.moves[played:]} == {0, 1}
            await services.play.undo(table.id, ada, table.acted)
            assert len(table.moves) == played
            with pytest.raises(Refused, match="table-no-undo"):
                await services.play.undo(table.id, ada, table.acted)

        with_services(story)

    def test_drawn_cards_are_not_taken_back_without_asking_the_bots(self) -> None:
        async def story(services: Services) -> None:
            table, ada = await against_a_bot(services)
            await play(services, table, ada, ">c4", "/", "/", "drop")
            await until_person(table)
            with pytest.raises(Refused, match="table-no-undo"):
                await services.play.undo(table.id, ada, table.acted)

        with_services(story)

    def test_the_turn_can_be_restarted(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            start = table.state.position()
            await play(services, table, ada, ">c4", ">c3")
            await services.play.undo(table.id, ada, table.acted, whole_turn=True)
            assert table.state.position() == start

        with_services(story)

    def test_beyond_the_draw_the_others_are_asked(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            await play(services, table, ada, ">c4", "/", "/")
            before = table.state.position()
            await play(services, table, ada, "drop")
            for person in (ada, ben):
                with pytest.raises(Refused, match="table-no-undo"):
                    await services.play.undo(table.id, person, table.acted)
            await services.play.ask(table.id, ada, "undo", table.acted)
            assert table.must_agree() == [1]
            await services.play.answer(table.id, ben, True, table.acted)
            assert table.state.position() == before
            assert table.request is None

        with_services(story)

    def test_one_refusal_is_enough(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            await play(services, table, ada, ">c4", "/", "/", "drop")
            count = len(table.moves)
            await services.play.ask(table.id, ada, "undo", table.acted)
            await services.play.answer(table.id, ben, False, table.acted)
            assert table.request is None
            assert len(table.moves) == count

        with_services(story)

    def test_whoever_asked_may_withdraw_it(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            await play(services, table, ada, ">c4", "/", "/", "drop")
            await services.play.ask(table.id, ada, "undo", table.acted)
            with pytest.raises(Refused, match="table-no-own-request"):
                await services.play.withdraw(table.id, ben, table.acted)
            await services.play.withdraw(table.id, ada, table.acted)
            assert table.request is None
            with pytest.raises(Refused, match="table-nothing-asked"):
                await services.play.answer(table.id, ben, True, table.acted)
            with pytest.raises(Refused, match="table-no-own-request"):
                await services.play.withdraw(table.id, ada, table.acted)
            await services.play.ask(table.id, ada, "abort", table.acted)
            assert table.must_agree() == [1]

        with_services(story)

    def test_bots_of_their_own_agree_to_everything(self) -> None:
        async def story(services: Services) -> None:
            table, ada = await against_a_bot(services)
            await play(services, table, ada, ">c4", "/", "/", "drop")
            await until_person(table)
            await services.play.ask(table.id, ada, "undo", table.acted)
            assert table.to_move == 0
            assert [one.move for one in table.moves] == [">c4", "/", "/"]

        with_services(story)

    def test_a_card_that_another_seat_has_seen_is_a_barrier(self) -> None:
        """A completed building gives a neighbour's card to somebody who isn't to move."""

        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            await play(services, table, ada, ">c4")
            table.moves[-1].reveals = True
            assert table.undo_point(0) is None
            assert table.turn_start(0) is None

        with_services(story)


class TestWhileABotStandsIn:
    """What is agreed on can show the hand of the absent player, so it takes that player."""

    @pytest.mark.parametrize("what", ["abort", "undo"])
    def test_the_other_of_two_agrees_with_nobody(self, what: ConsentMatter) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            think_with(services, Still())
            await play(services, table, ada, ">c4", "/", "/", "drop")
            played = len(table.moves)
            await services.seating.stand_in(table.id, ada, 1)
            with pytest.raises(Refused, match="table-absent") as refused:
                await services.play.ask(table.id, ada, what, table.acted)
            assert refused.value.parameters == {"who": "Ben"}
            assert (table.status, len(table.moves), table.request) == (RUNNING, played, None)
            assert "[Seed " not in table.record_text()
            await services.seating.come_back(table.id, ben, 1)
            await services.play.ask(table.id, ada, what, table.acted)
            assert table.must_agree() == [1]

        with_services(story)

    @pytest.mark.parametrize("players", [3, 4])
    def test_neither_do_several_others(self, players: int) -> None:
        async def story(services: Services) -> None:
            people = [await services.people.welcome(name) for name in ("Ada", "Ben", "Cem", "Dan")]
            seats = [Seat(person.id, person.name) for person in people[:players]]
            options = {"players": players, "first": 0}
            table = await services.seating.set_up(people[0], CITY, options, seats, seed=SEED)
            await services.seating.stand_in(table.id, people[0], 2)
            for person in people[:2]:
                with pytest.raises(Refused, match="table-absent"):
                    await services.play.ask(table.id, person, "abort", table.acted)

        with_services(story)

    def test_bots_of_their_own_do_not_outvote_it(self) -> None:
        async def story(services: Services) -> None:
            ada, ben = await services.people.welcome("Ada"), await services.people.welcome("Ben")
            seats = [
                Seat(ada.id, "Ada"), Seat(bot="builder", name="Bot"), Seat(ben.id, "Ben"),
            ]  # fmt: skip
            options = {"players": 3, "first": 0}
            table = await services.seating.set_up(ada, CITY, options, seats, seed=SEED)
            await services.seating.stand_in(table.id, ada, 2)
            with pytest.raises(Refused, match="table-absent"):
                await services.play.ask(table.id, ada, "abort", table.acted)

        with_services(story)

    def test_somebody_whose_own_seat_a_bot_plays_asks_the_others(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            think_with(services, Still())
            await services.seating.stand_in(table.id, ada, 0)
            await services.play.ask(table.id, ada, "abort", table.acted)
            assert table.must_agree() == [1]
            await services.play.answer(table.id, ben, True, table.acted)
            assert table.result == (ABORTED, ())

        with_services(story)

    def test_a_friend_answers_in_the_owners_place(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            cem = await services.people.welcome("Cem")
            await services.seating.consent(table.id, ben, True)
            await services.seating.stand_in(table.id, ada, 1)
            await services.seating.take_over(table.id, cem, 1, table.seats[1].key, "Cem")
            await services.play.ask(table.id, ada, "abort", table.acted)
            assert table.must_agree() == [1]
            await services.play.answer(table.id, cem, True, table.acted)
            assert table.result == (ABORTED, ())

        with_services(story)

    def test_the_game_can_still_end(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            await services.seating.stand_in(table.id, ada, 1)
            await services.play.resign(table.id, ada, 0)
            assert table.result == (RESIGNED, (1,))

        with_services(story)


class TestEnding:
    def test_resigning_gives_the_game_to_the_other(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            await services.play.resign(table.id, ada, 0)
            assert table.status == OVER
            assert table.result == (RESIGNED, (1,))

        with_services(story)

    def test_in_a_game_of_three_a_bot_plays_on(self) -> None:
        async def story(services: Services) -> None:
            people = [await services.people.welcome(name) for name in ("Ada", "Ben", "Cem")]
            seats = [Seat(person.id, person.name) for person in people]
            table = await services.seating.set_up(people[0], CITY, {"players": 3}, seats)
            await services.play.resign(table.id, people[1], 1)
            assert table.status == RUNNING
            assert table.seats[1].bot is not None
            assert table.seats_of(people[1].id) == []

        with_services(story)

    def test_ending_by_agreement_takes_everybody(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            await services.play.ask(table.id, ada, "abort", table.acted)
            assert table.status == RUNNING
            await services.play.answer(table.id, ben, True, table.acted)
            assert table.result == (ABORTED, ())

        with_services(story)

    def test_a_rematch_has_the_next_first_player(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            await services.play.resign(table.id, ada, 0)
            new = await services.play.rematch(table.id, ben)
            assert first_of(new) == 1
            assert new.names() == table.names()
            assert await services.play.rematch(table.id, ada) is new
            assert new in await services.tables.of_person(ada)

        with_services(story)

    def test_a_rematch_has_the_next_first_player_who_was_drawn(self) -> None:
        async def story(services: Services) -> None:
            ada = await services.people.welcome("Ada")
            people = [Seat(ada.id, name) for name in ("Ada", "Ben", "Cem")]
            table = await services.seating.set_up(ada, CITY, {"players": 3}, people, seed=SEED)
            await end(services, table, ada)
            new = await services.play.rematch(table.id, ada)
            assert first_of(new) == (first_of(table) + 1) % 3

        with_services(story)

    def test_a_rematch_gives_the_other_the_seat_that_begins(self) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services, MOON)
            for first in (1, 0):
                await services.play.resign(table.id, ada, table.seats_of(ada.id)[0])
                table = await services.play.rematch(table.id, ben)
                assert table.status == RUNNING
                assert table.seats[first] == Seat(ada.id, "Ada")
                assert table.seats[1 - first] == Seat(ben.id, "Ben")

        with_services(story)


class TestHints:
    def test_a_hint_for_a_game_that_went_on_is_stale(self) -> None:
        """It depends on a hand that the next player at the screen must not know."""

        async def story(services: Services) -> None:
            still = Still()
            think_with(services, still)
            table, ada, _ = await two_people(services)
            asking = asyncio.create_task(services.play.hint(table.id, ada, 1))
            await asyncio.sleep(0)
            await play(services, table, ada, ">c4")
            still.go.set()
            with pytest.raises(Refused, match="table-stale"):
                await asking

        with_services(story)

    def test_a_seat_gets_one_at_a_time(self) -> None:
        async def story(services: Services) -> None:
            still = Still()
            think_with(services, still)
            table, ada, _ = await two_people(services)
            asking = [asyncio.create_task(services.play.hint(table.id, ada, 1)) for _ in range(5)]
            while not still.advised:
                await asyncio.sleep(0)
            asking[0].cancel()
            still.go.set()
            await asyncio.gather(*asking, return_exceptions=True)
            assert [task.cancelled() for task in asking] == [True] + [False] * 4
            assert still.advised == 1

        with_services(story)

    def test_one_that_nobody_waits_for_is_dropped(self) -> None:
        async def story(services: Services) -> None:
            still = Still()
            think_with(services, still)
            table, ada, _ = await two_people(services)
            asking = [asyncio.create_task(services.play.hint(table.id, ada, 1)) for _ in range(2)]
            while not still.advised:
                await asyncio.sleep(0)
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
            await asyncio.sleep(0)
            assert still.dropped == 1
            assert not services.play._hints

        with_services(story)

    def test_only_the_player_to_move_gets_one(self) -> None:
        async def story(services: Services) -> None:
            still = Still()
            think_with(services, still)
            still.go.set()
            table, ada, ben = await two_people(services)
            assert await services.play.hint(table.id, ada, 1) == []
            with pytest.raises(Refused, match="table-not-your-turn"):
                await services.play.hint(table.id, ben, 1)

        with_services(story)
