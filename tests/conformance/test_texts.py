"""Every game speaks every language, and draws what it may show."""

from __future__ import annotations

from functools import partial
from xml.etree import ElementTree

import pytest

from selenite.core.chance import Rng
from selenite.core.game import Game
from selenite.core.refusals import Illegal
from selenite.texts import LANGUAGES, sources, speaker
from selenite.web.documents import document, rulings, world, worlds
from selenite.web.markdown import render
from tests.conformance.playing import options_of, random_games, seats, states
from tests.texts.messages import otherwise_than_fluent, translated, wrongly_parametrised
from tests.texts.uses import unused

NAMES = {0: "Ada", 1: "Ben", 2: "Cem", 3: "Dana"}
LAST_MOVES = 5


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
class TestTranslation:
    """Speakers say in English what isn't translated, so no other test would miss a message."""

    def test_every_message_of_english_is_there_and_no_other(
        self, game: Game, language: str
    ) -> None:
        assert set(sources.of_game(game.name, language)) == translated(game.name)

    def test_parameters_are_those_of_english(self, game: Game, language: str) -> None:
        assert not wrongly_parametrised(game.name, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_what_fluent_says(game: Game, language: str) -> None:
    assert otherwise_than_fluent(game.name, language) == []


def test_no_message_is_unused(game: Game) -> None:
    assert not unused(game.name)


@pytest.mark.parametrize("language", LANGUAGES)
class TestLanguages:
    def test_a_game_has_its_name_and_what_it_is_about(self, game: Game, language: str) -> None:
        speak = speaker(language, game.name)
        assert all(speak.say(code) for code in ("title", "about", "manual-title"))

    def test_moves_events_and_advice_have_their_sentences(self, game: Game, language: str) -> None:
        speak = speaker(language, game.name)
        for state in states(game, "sentences", every=3):
            if state.outcome() is not None:
                continue
            position = state.view(state.seat).position
            for move in state.legal_moves()[:: max(1, len(state.legal_moves()) // 5)]:
                code, parameters = game.explain.describe(position, state.text(move))
                assert "Ada" in speak.say(f"move-{code}", who="Ada", **parameters)
                assert speak.say(f"advice-{code}", **parameters)
                for event in state.copy().play(move):
                    assert speak.event(event, NAMES)

    def test_the_end_of_a_game_has_its_sentences(self, game: Game, language: str) -> None:
        speak = speaker(language, game.name)
        for state, moves in random_games(game, "ends"):
            last = max(0, len(moves) - LAST_MOVES)
            for move in moves[:last]:
                state.apply(move)
            told = [event for move in moves[last:] for event in state.play(move)]
            assert "over" in [event.code for event in told]
            assert all(speak.event(event, NAMES) for event in told)

    def test_refusals_have_their_sentences(self, game: Game, language: str) -> None:
        speak = speaker(language)
        earlier: set[str] = set()
        for state in states(game, "refusals", every=9):
            legal = {state.text(move) for move in state.legal_moves()}
            for move in [*sorted(earlier - legal)[:8], "no such move"]:
                with pytest.raises(Illegal) as refused:
                    state.play(move)
                assert refused.value.code not in speak.refusal(refused.value)
            earlier |= legal

    def test_the_forms_choices_have_names(self, game: Game, language: str) -> None:
        speak = speaker(language, game.name)
        for choice in game.options.FORM:
            if choice.key != "players":
                assert speak.knows(f"form-{choice.key}")
            for value in choice.values:
                if not (choice.are_codes or choice.is_flag or (choice.are_seats and value)):
                    named = value.replace(",", "-") or "none"
                    assert speak.knows(f"form-{choice.key}-{named}")

    def test_options_are_described(self, game: Game, language: str) -> None:
        """Each value that isn't the default has a line of its own."""
        say = speaker(language, game.name).say
        told = [
            game.options.described(game.new("described", options).rules_state, say)
            for options in options_of(game)
        ]
        assert all(line for lines in told for line in lines)
        assert all(set(lines) - set(told[0]) for lines in told[1:])
        assert len(set(map(frozenset, told))) == len(told)

    def test_the_rules_can_be_read(self, game: Game, language: str) -> None:
        assert document(game.name, language).text.startswith("# ")

    def test_its_rulings_are_among_those_of_all_games(self, game: Game, language: str) -> None:
        page = render(rulings(language))
        assert game.name in [section for section, _ in page.contents]
        assert f'href="/rules/{game.name}#' in page.html

    def test_a_world_can_be_read_in_the_language_if_there_is_one(
        self, game: Game, language: str
    ) -> None:
        if game.name in worlds():
            assert world(game.name, language).language == language


class TestDrawings:
    def test_every_view_and_position_is_a_picture(self, game: Game) -> None:
        say = speaker("en", game.name).say
        for state in states(game, "drawings", every=31):
            positions = [state.view(seat).position for seat in seats(game, state)]
            for position in (*positions, state.position()):
                for draw in (game.draw.svg, partial(game.draw.board_svg, style=False)):
                    root = ElementTree.fromstring(draw(position, say, NAMES))
                    assert root.tag.endswith("svg")
                    assert len(root) > 1

    def test_names_are_escaped(self, game: Game) -> None:
        say = speaker("en", game.name).say
        position = game.new("names", {}).view(0).position
        drawn = game.draw.svg(position, say, {0: "<script>&", 1: '"'})
        ElementTree.fromstring(drawn)
        assert "<script>" not in drawn
        assert "&lt;script&gt;&amp;" in drawn

    def test_twins_are_drawn_alike(self, game: Game) -> None:
        say = speaker("he", game.name).say
        for number, state in enumerate(states(game, "alike", every=37)):
            for seat in seats(game, state):
                view = state.view(seat)
                twin = game.redeal(view, Rng(f"{number}")).view(seat)
                assert game.draw.svg(twin.position, say) == game.draw.svg(view.position, say)
