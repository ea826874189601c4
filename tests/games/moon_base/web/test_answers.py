"""Answers of the command box."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from selenite.games.moon_base.web.page import MoonPage
from selenite.table.model import PlayedMove, Sentence
from selenite.web.viewer import ViewerContext
from tests.games.looking import context_of, table_of
from tests.games.moon_base.playing import played
from tests.games.moon_base.web.looking import (
    NAMES,
    STATES,
    TABLE_PAGE,
    late_pages,
    mover,
    some_pair,
    state_of,
)
from tests.games.playing import texts_of

QUESTIONS = [
    "?", "where", "hand", "stacks", "score", "moves", "last", "craters", "pairs", "pair", "pair 1",
    "HAND", " score ",
]  # fmt: skip
MOVES = ["gold", "silver", "tower=L20", "draft=L3", "Lg>L12", "Sb>(-26,20)", "aside=Lg",
         "settle=12", "base=S05", "Lg>L12 Ls>L13"]  # fmt: skip


class TestAnswers:
    @pytest.mark.parametrize("question", QUESTIONS)
    @pytest.mark.parametrize("name", STATES)
    def test_questions_are_answered_in_every_step(self, name: str, question: str) -> None:
        state = state_of(name)
        for seat in (None, 0, 1):
            answer = TABLE_PAGE.answer(context_of(state, seat), question)
            assert answer
            assert "{" not in answer
            assert "<" not in answer

    @pytest.mark.parametrize("words", [*MOVES, "undo", "nonsense", "", "hand me"])
    def test_moves_and_nonsense_are_not_questions(self, words: str) -> None:
        assert TABLE_PAGE.answer(mover(state_of("3/38/moon")), words) is None

    @pytest.mark.parametrize("name", STATES)
    def test_no_legal_move_is_taken_for_a_question(self, name: str) -> None:
        state = state_of(name)
        assert all(TABLE_PAGE.answer(mover(state), move) is None for move in texts_of(state))

    def test_whose_turn_it_is_what_to_do_with_what_and_the_score(self) -> None:
        state = state_of("2/23/moon")
        rings = "3 rings: large silver ring, large silver ring and small blue ring."
        score = "Score: you 1, Ben 1."
        answer = TABLE_PAGE.answer(mover(state), "where")
        assert answer == f"Your turn. Place a ring. You hold {rings} {score}"

    def test_where_it_stands_for_others(self) -> None:
        state = state_of("3/38/moon")
        held = "You hold 1 ring: large blue ring."
        answer = TABLE_PAGE.answer(context_of(state, 1), "where")
        assert answer == f"Ada's turn: placement. {held} Score: you 10, Ada 7."
        answer = TABLE_PAGE.answer(context_of(state, None), "where")
        assert answer == "Ada's turn: placement. Score: Ada 7, Ben 10."

    @pytest.mark.parametrize(
        ("name", "answer"),
        [
            ("0/0/moon", "Take a colour, gold or silver."),
            ("0/1/moon", "Put the research tower on a large crater. To hear more: craters."),
            ("0/2/moon", "Take two large rings from a stack. On top: L1 gold and gold; L2 gold"),
            ("0/4/moon", "Take two small rings from a stack. On top: S1 silver and blue; S2"),
            ("0/14/moon", "Put a resource base on a free crater. To hear more: craters."),
            ("settle", "Choose a ring for a settlement. 2 rings are open: gold 40 and gold 41."),
            ("aside", "None of your rings fits anywhere: set one aside. You hold 2 rings:"),
        ],
    )
    def test_where_it_stands_in_every_step(self, name: str, answer: str) -> None:
        assert str(TABLE_PAGE.answer(mover(state_of(name)), "where")).startswith(
            f"Your turn. {answer}"
        )

    def test_where_it_stands_at_the_end(self) -> None:
        answer = str(TABLE_PAGE.answer(context_of(played(0, 1000), 0), "where"))
        assert answer == "Ada won by points. Score: you 14, Ben 8."

    @pytest.mark.parametrize(
        ("people", "told"),
        [(("a", "b"), "You won by points. "), (("a", "a"), "Ada won by points. ")],
    )
    def test_the_winner_is_addressed_unless_both_sit_at_one_screen(
        self, people: tuple[str, str], told: str
    ) -> None:
        context = context_of(played(0, 1000), 0)
        seats = zip(context.table.seats, people, strict=True)
        context.table.seats[:] = [replace(seat, person=person) for seat, person in seats]
        assert str(TABLE_PAGE.answer(context, "where")).startswith(told)

    def test_help_names_all_questions_and_what_else_can_be_written(self) -> None:
        answer = str(TABLE_PAGE.answer(mover(state_of("3/38/moon")), "?"))
        for word in ("where", "hand", "stacks", "moves", "score", "last", "undo", "hint"):
            assert re.search(rf"\b{word}\b", answer)

    def test_the_answer_addresses_the_viewer(self) -> None:
        state = state_of("3/38/moon")
        assert str(TABLE_PAGE.answer(context_of(state, 0), "hand")).startswith("You hold 1 ring: ")
        assert "Ben holds 1 ring: " in str(TABLE_PAGE.answer(context_of(state, 0), "hand"))
        assert str(TABLE_PAGE.answer(context_of(state, None), "hand")).startswith(
            "Ada holds 1 ring: "
        )

    def test_a_forecast_speaks_to_the_viewer_and_of_the_other_by_name(self) -> None:
        said = set()
        for state, page in late_pages():
            me, other = NAMES[state.seat], NAMES[1 - state.seat]
            for ring in page.hand:
                for number, _ in enumerate(page.pairs_for(ring), 1):
                    answer = str(TABLE_PAGE.answer(mover(state), f"pair {ring} {number}"))
                    assert me not in answer
                    said |= set(re.findall(f"(?:Your|{other}'s) score|of yours|for you", answer))
        assert said >= {"Your score", "Ada's score", "Ben's score", "of yours"}

    def test_the_place_that_an_answer_names_is_offered(self) -> None:
        state = state_of("4/60/moon")
        context = mover(state)
        ring, wanted = some_pair(state)
        number = MoonPage(context).pairs_for(ring).index(wanted) + 1
        question = f"pair {ring.lower()} {number}"
        assert TABLE_PAGE.offer(context, question) == wanted.places[0].move
        assert TABLE_PAGE.offer(context, f" {question} 2 ") == wanted.places[1].move
        assert f"is {wanted.places[0].move}. Enter plays it." in str(
            TABLE_PAGE.answer(context, question)
        )

    def test_a_pair_of_the_only_ring_that_has_pairs_is_offered(self) -> None:
        counts = set()
        for state, page in late_pages():
            rings = [ring for ring in page.hand if page.pairs_for(ring)]
            wanted = page.pairs_for(rings[0])[0].places[0].move if len(rings) == 1 else None
            assert TABLE_PAGE.offer(mover(state), "pair 1") == wanted
            counts.add(len(rings))
        assert counts >= {1, 2}

    @pytest.mark.parametrize("words", [*QUESTIONS[:9], *MOVES, "pair Lg 99", "pair Xx 1", "", "x"])
    def test_nothing_else_is_offered(self, words: str) -> None:
        for name in ("0/0/moon", "4/60/moon", "aside"):
            assert TABLE_PAGE.offer(mover(state_of(name)), words) is None
        assert TABLE_PAGE.offer(context_of(state_of("4/60/moon"), None), "pair 1") is None

    def test_a_crater_and_a_ring(self) -> None:
        context = mover(state_of("3/38/moon"))
        assert TABLE_PAGE.answer(context, "l12") == TABLE_PAGE.answer(context, "L12")
        assert "large crater" in str(TABLE_PAGE.answer(context, "L12"))
        assert str(TABLE_PAGE.answer(context, "#0")).startswith("Ring 0: ")
        assert "no ring 99" in str(TABLE_PAGE.answer(context, "#99"))

    def test_pairs_of_a_ring_with_their_firmest_moves(self) -> None:
        state = state_of("4/60/moon")
        ring, _ = some_pair(state)
        answer = str(TABLE_PAGE.answer(mover(state), f"pairs {ring.lower()}"))
        for pair in MoonPage(mover(state)).pairs_for(ring):
            assert pair.places[0].move in answer

    @pytest.mark.parametrize("question", ["pair", "pairs"])
    def test_a_pair_with_its_firmest_place_and_the_moves_of_the_others(self, question: str) -> None:
        state = state_of("4/60/moon")
        ring, wanted = some_pair(state)
        number = MoonPage(mover(state)).pairs_for(ring).index(wanted) + 1
        answer = str(TABLE_PAGE.answer(mover(state), f"{question} {ring} {number}"))
        assert all(place.move in answer for place in wanted.places)
        assert f"Place 1 of {len(wanted.places)}, the firmest." in answer
        assert "Place 2" not in answer

    def test_another_place_of_a_pair(self) -> None:
        state = state_of("4/60/moon")
        ring, wanted = some_pair(state)
        number = MoonPage(mover(state)).pairs_for(ring).index(wanted) + 1
        answer = str(TABLE_PAGE.answer(mover(state), f"pair {ring} {number} 2"))
        assert f"Place 2 of {len(wanted.places)}, " in answer
        assert f"Its move is {wanted.places[1].move}." in answer
        assert "There are" in str(TABLE_PAGE.answer(mover(state), f"pair {ring} {number} 99"))

    def test_a_pair_without_its_ring_is_of_the_only_ring_that_has_pairs(self) -> None:
        counts = set()
        for state, page in late_pages():
            rings = [ring for ring in page.hand if page.pairs_for(ring)]
            answer = str(TABLE_PAGE.answer(mover(state), "pair 1"))
            if len(rings) == 1:
                assert answer == TABLE_PAGE.answer(mover(state), f"pair {rings[0]} 1")
            elif rings:
                named = " and ".join(f"pair {ring} 1" for ring in rings[-2:])
                assert answer.startswith("Name the ring as well: pair ")
                assert answer.endswith(f"{named}.")
            counts.add(len(rings))
        assert counts >= {1, 2}

    @pytest.mark.parametrize(
        ("words", "told"),
        [
            ("pairs Xx", "You have no such ring to place."),
            ("pairs Lg 99", "There are "),
            ("pairs Lg x", "There are "),
        ],
    )
    def test_pairs_that_are_not_there(self, words: str, told: str) -> None:
        state = next(state for state, page in late_pages() if len(page.pairs_for("Lg")) > 1)
        assert str(TABLE_PAGE.answer(mover(state), words)).startswith(told)

    def test_few_moves_are_listed(self) -> None:
        context = mover(state_of("settle"))
        one, other = context.view.legal
        assert TABLE_PAGE.answer(context, "moves") == f"2 moves: {one} and {other}"
        assert TABLE_PAGE.answer(context, "moves zz") == "0 moves."

    def test_lists_are_joined_as_the_language_does(self) -> None:
        state = state_of("settle")
        table, (one, other) = table_of(state), texts_of(state)
        context = ViewerContext(table, state.seat, table.view(state.seat), "de")
        assert TABLE_PAGE.answer(context, "moves") == f"2 Aktionen: {one} und {other}"

    @pytest.mark.parametrize("name", STATES)
    def test_many_moves_are_summed_up_by_craters_and_pairs(self, name: str) -> None:
        state = state_of(name)
        page = MoonPage(mover(state))
        answer = str(TABLE_PAGE.answer(mover(state), "moves"))
        assert len(answer) < 500
        if len(page.legal) > 12:
            assert answer.startswith(f"{len(page.legal)} moves.")
            assert all(f"\n{ring}, " in answer for ring in page.hand)
            for question in re.split(", | and ", answer.rpartition(": ")[2].rstrip(".")):
                assert TABLE_PAGE.answer(mover(state), question)

    def test_moves_of_a_ring(self) -> None:
        state = state_of("4/60/moon")
        for ring in MoonPage(mover(state)).hand:
            answer = str(TABLE_PAGE.answer(mover(state), f"moves {ring.lower()}"))
            assert answer.startswith(
                f"{sum(move.startswith(ring) for move in texts_of(state))} move"
            )

    def test_craters_of_a_ring(self) -> None:
        state = state_of("3/38/moon")
        for ring in MoonPage(mover(state)).hand:
            answer = str(TABLE_PAGE.answer(mover(state), f"craters {ring}"))
            moves = [move for move in texts_of(state) if move.startswith(f"{ring}>")]
            craters = {move[3:] for move in moves if "(" not in move}
            assert set(re.findall(r"[LS]\d\d", answer)) == craters

    def test_the_last_move(self) -> None:
        context = mover(state_of("3/38/moon"))
        assert TABLE_PAGE.answer(context, "last") == "Nobody has moved yet."
        context.table.moves = [PlayedMove(0, "gold", "1.1", False, True, 0)]
        context.table.sentences = [Sentence(0, "move-colour", 0, {"colour": "gold"}, False)]
        assert TABLE_PAGE.answer(context, "last") == "Ada took gold."
