"""The command box: questions, answered in sentences."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.signs import PEOPLES
from selenite.texts import LANGUAGES, speaker
from tests.games.blue_moon_city.playing import shipped_components
from tests.games.blue_moon_city.web.looking import (
    SAMPLE,
    TABLE_PAGE,
    at_palace,
    busiest,
    drawing,
    moving,
)
from tests.games.looking import context_of

QUESTIONS = ["?", "hand", "score", "moves", "discards", "where", "last", "pay", "pay 1", "pay 6",
             "d4", "c3", "a1", "h1", "k1", "HAND "]  # fmt: skip


class TestAnswers:
    @pytest.mark.parametrize("question", QUESTIONS)
    def test_questions_are_answered_at_any_time(self, question: str) -> None:
        for kind in SAMPLE[:2]:
            for state in busiest(kind):
                for seat in (state.seat, (state.seat + 1) % kind.players, None):
                    assert TABLE_PAGE.answer(context_of(state, seat), question)

    def test_moves_are_not_questions(self) -> None:
        for kind in SAMPLE:
            for state in busiest(kind):
                context = context_of(state, state.seat)
                written = [*context.view.legal, "/", "f2", "offer", "drop", "declare", "temple"]
                assert not [
                    text for text in written if TABLE_PAGE.answer(context, text) is not None
                ]

    def test_a_cell_is_described_completely(self) -> None:
        state = bmc.new(players=2, seed="selenite")
        answer = TABLE_PAGE.answer(context_of(state, 0), "d3")
        assert answer is not None
        assert answer.startswith("d3: Royal Palace. Box 1: 5 of any one colour, free.")
        assert "If it is completed now: You 3 crystals, 1 card and 1 golden scale" in answer

    def test_the_best_payment_is_named_with_the_move_that_pays(self) -> None:
        answer = TABLE_PAGE.answer(context_of(at_palace("v3v2t3t1k1k1m1m2"), 0), "pay 1")
        assert answer is not None
        assert re.fullmatch(
            r"Pay for box 1: Vulca 2 and Vulca 3\. \d+ other ways\. Enter pays\.", answer
        )
        answer = TABLE_PAGE.answer(context_of(at_palace("v3v3t3t3p3p3h3a3"), 0), "pay 1")
        assert answer is not None
        assert answer.startswith("Pay for box 1: Pillar 3 and Pillar 3, 1 too much.")

    def test_the_move_that_pays_is_offered(self) -> None:
        hand = "v3v2t3t1k1k1m1m2"
        assert TABLE_PAGE.offer(context_of(at_palace(hand), 0), "Pay 1") == "1=v2v3"
        assert TABLE_PAGE.offer(context_of(moving("d3", hand), 0), "pay 1") == "/ 1=v2v3"
        for seat, words in ((1, "pay 1"), (None, "pay 1"), (0, "pay 6"), (0, "hand"), (0, "/")):
            assert TABLE_PAGE.offer(context_of(at_palace(hand), seat), words) is None
        assert TABLE_PAGE.offer(context_of(drawing(hand), 0), "pay") is None

    def test_where_begins_with_what_matters_most(self) -> None:
        hand = "v3v2t3t1k1k1m1m2"
        owned = "8 cards and 0 crystals. Next offering: 7 crystals."
        own = f"Royal Palace, d3. {{}} {owned} Ben: Courtyard, c3."
        answer = TABLE_PAGE.answer(context_of(moving("d3", hand), 0), "where") or ""
        assert answer.startswith("Your turn. " + own.format("2 steps."))
        answer = TABLE_PAGE.answer(context_of(at_palace(hand), 0), "where") or ""
        assert answer.startswith("Your turn. " + own.format("Contribution."))
        answer = TABLE_PAGE.answer(context_of(moving("d3", hand), 1), "where") or ""
        assert answer.startswith(f"Ada to move: movement phase. Courtyard, c3. {owned} Ada:")

    def test_cards_are_listed_in_words(self) -> None:
        context = context_of(moving("d3", "v3v3v3t1t1t1k1k1"), 0)
        for language, listed in (
            ("en", "8 cards: 3 × Vulca 3, 3 × Terrah 1 and 2 × Khind 1"),
            ("de", "8 Karten: 3 × Vulca 3, 3 × Terrah 1 und 2 × Khind 1"),
        ):
            assert TABLE_PAGE.answer(replace(context, language=language), "hand") == listed

    def test_moves_are_listed_as_the_language_does(self) -> None:
        context = context_of(moving("d3", "f2p3p3p3", steps=0), 0)
        for language, listed in (("en", "You can play: / and f2."), ("de", ": / und f2.")):
            assert listed in (TABLE_PAGE.answer(replace(context, language=language), "moves") or "")

    def test_a_long_hand_is_listed_to_its_end(self) -> None:
        components = {**shipped_components(), "hand-size": 20}
        state = bmc.new(players=2, seed="long", first=0, components=components)
        answer = TABLE_PAGE.answer(context_of(state, 0), "hand") or ""
        assert len(answer) > 120
        people, value = state.view(0).position["players"][0]["hand"][-2:]
        named = speaker("en", "blue-moon-city").name("people", PEOPLES[people])
        assert answer.endswith(f"{named} {value}")

    @pytest.mark.parametrize("word", ["undo", "hint"])
    def test_help_names_what_the_table_does(self, word: str) -> None:
        for language in LANGUAGES:
            context = replace(context_of(bmc.new(players=2, seed="help"), 0), language=language)
            assert word in (TABLE_PAGE.answer(context, "?") or "")
