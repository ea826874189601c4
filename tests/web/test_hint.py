"""Hints: what the strongest bot would do, in words, and why."""

from __future__ import annotations

from typing import Any

import pytest

from selenite.bots.turns import Thought
from selenite.core import registry
from selenite.core.state import Event, View
from selenite.games import blue_moon_city, moon_base
from selenite.table import thinking
from selenite.table.thinking import plan
from selenite.texts import LANGUAGES, speaker
from selenite.web.hint import Advice, advice, in_a_line

say = speaker("en", "blue-moon-city").say


def turns(state: Any, most: int) -> list[tuple[Advice, list[Event]]]:
    """Turns of a game between bots: the hint for each, and the events of the turn."""
    found: list[tuple[Advice, list[Event]]] = []
    while state.outcome() is None and len(found) < most:
        seat, view = state.seat, state.view(state.seat)
        moves = plan("builder", view, f"hints/{len(found)}")
        hint = advice(view, [Thought(tuple(moves), 0.494)], "en")[0]
        happened = [event for move in moves for event in state.play(move)]
        found.append((hint, [one for one in happened if one.parameters.get("seat") == seat]))
    return found


@pytest.fixture(scope="module")
def city() -> list[tuple[Advice, list[Event]]]:
    return turns(blue_moon_city.new(players=2, seed="hints"), 40)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_every_move_can_be_advised(game: str, language: str) -> None:
    speak = speaker(language, game)
    moves = speak.codes("move-")
    assert moves
    assert all(speak.knows(code.replace("move-", "advice-", 1)) for code in moves)


def test_the_reasons_are_what_then_happens(city: list[tuple[Advice, list[Event]]]) -> None:
    completed = 0
    for hint, happened in city:
        tiles = [event.parameters["tile"] for event in happened if event.code == "completed"]
        crystals = sum(
            event.parameters["n"] for event in happened if event.code in ("crystals", "scored")
        )
        for tile in tiles:
            assert say("advice-completes", tile=tile) in hint.why
        assert ("completes" in hint.why) == bool(tiles)
        assert crystals == 0 or say("building-crystals", n=crystals) in hint.why
        completed += len(tiles)
    assert completed > 5


def test_the_steps_are_in_order_and_the_chance_is_named(
    city: list[tuple[Advice, list[Event]]],
) -> None:
    hint, _ = city[0]
    assert hint.steps.startswith("Walk to ")
    assert "/" not in hint.steps
    assert "Wins about 49 of 100 such games" in hint.why
    assert " / " in hint.moves


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_games_are_advised_in_every_language(language: str) -> None:
    for state in (blue_moon_city.new(players=3, seed="all"), moon_base.new(seed="all")):
        for number in range(8):
            view = state.view(state.seat)
            moves = plan("builder", view, f"{number}")
            ways = advice(view, [Thought(tuple(moves), 0.5)], language)
            assert ways[0].steps
            assert ways[0].why
            assert ways[0].moves in in_a_line(ways, language)
            for move in moves:
                state.play(move)


def test_a_ring_on_others_says_its_level() -> None:
    found = turns(moon_base.new(seed="levels"), 60)
    levels = [
        (hint, event.parameters["level"])
        for hint, happened in found
        for event in happened
        if event.code == "placed"
    ]
    assert any(level > 1 for _, level in levels)
    assert all((f"level {level}" in hint.why) == (level > 1) for hint, level in levels)


def test_the_best_chance_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot may list what it tried most often first."""

    class Trying:
        def explain(self, view: View, most: int) -> list[Thought]:
            return [Thought((">c4",), 0.5), Thought((">c5",), 0.625), Thought(("/",), 0.25)][:most]

    monkeypatch.setattr(thinking, "make", lambda *_: Trying())
    view = blue_moon_city.new(players=2, seed="order", first=0).view(0)
    chances = [thought.chance for thought in thinking.advise(view, "any", 3)]
    assert chances == [0.625, 0.5, 0.25]


def test_a_missing_hint_is_explained_in_a_sentence() -> None:
    assert in_a_line([], "en") == say("advice-none")
