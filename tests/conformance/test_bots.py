"""Every game is played by bots: for fun, in simulations, in tournaments."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from selenite.bots import RANDOM, Spec, make, match, names, read_spec
from selenite.core.chance import Rng
from selenite.core.game import Game
from selenite.core.refusals import Invalid
from selenite.texts import speaker
from tests.conformance.running import command


def test_there_are_opponents_for_people(game: Game) -> None:
    assert game.bots.LEVELS
    assert set(game.bots.LEVELS) <= set(names(game))
    assert RANDOM in names(game)


def test_every_bot_chooses_a_legal_move(game: Game) -> None:
    state = game.new("bots", {})
    view = state.view(state.seat)
    for name in names(game):
        assert make(name, Rng(name), game).choose(view) in view.legal


def test_a_bot_of_no_game_is_refused(game: Game) -> None:
    with pytest.raises(Invalid):
        read_spec("nobody", game)


def test_the_weakest_level_plays_a_random_bot_to_the_end(game: Game) -> None:
    state = game.new("match", {})
    specs = [Spec(game.bots.LEVELS[0]), Spec(RANDOM)]
    played = match.play(game, state, specs, "match")
    assert state.outcome() is not None
    assert played.decisions > 0
    figures = game.analysis.figures(state.position())
    assert figures
    assert all(len(values) == game.players(state) for values in figures.values())
    assert all(speaker("en", game.name).knows(f"figure-{name}") for name in figures)


def test_hints_are_legal(game: Game) -> None:
    state = game.new("hints", {})
    view = state.view(state.seat)
    if game.bots.HINTS:
        bot = make(Spec(game.bots.HINTS, playouts=20), Rng("hint"), game)
        thoughts = bot.explain(view, 3)  # type: ignore[attr-defined]
        assert thoughts
        assert all(thought.moves[0] in view.legal for thought in thoughts)


def test_random_games_are_simulated(game: Game) -> None:
    output = command("simulate", game.name, "--games", "20", "--seed", "s", "--json")
    assert json.loads(output)["games"] == 20


def test_bots_meet_in_a_tournament(game: Game, tmp_path: Path) -> None:
    level = game.bots.LEVELS[0]
    report = tmp_path / "report.html"
    bots = ("--bot", RANDOM, "--bot", level)
    output = command("tournament", game.name, *bots, "--games", "4", "--report", str(report))
    assert level in output
    assert level in report.read_text("utf-8")
