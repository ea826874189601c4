"""The statistics of Moon Base: games are counted correctly, and the page shows the counts."""

from __future__ import annotations

import re
import shlex
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import pytest

import moon_base_page
import moon_base_statistics as statistics
from moon_base_games import POLICIES, Tally, count_game, margin, play, quantile
from selenite.core.state import Event, GameState
from selenite.games import moon_base
from selenite.games.moon_base.rules.state import State
from tests.games.playing import texts_of
from tests.games.reading_svg import read as read_svg

DOCS = Path(__file__).parents[2] / "docs"
SEEDS = [f"counted {number}" for number in range(6)]
History = list[tuple[list[str], list[Event]]]


def following(state: GameState[State], moves: list[int]) -> int:
    """A deterministic player, so that a game can be played again."""
    rings: int = state.rules_state.ring_count
    return moves[(rings * 7 + len(moves) // 3) % len(moves)]


def watched(seed: str) -> tuple[History, dict[str, Any]]:
    """The same game: for each move the legal moves and the events; and the last position."""
    state = moon_base.new(seed=seed)
    history = []
    while state.outcome() is None:
        texts = texts_of(state)
        history.append((texts, state.play(following(state, state.legal_moves()))))
    return history, state.position()


@pytest.fixture(scope="module", params=SEEDS)
def game(request: pytest.FixtureRequest) -> tuple[Tally, History, dict[str, Any]]:
    tally: Tally = defaultdict(Counter)
    count_game(moon_base.new(seed=request.param), following, tally)
    return tally, *watched(request.param)


class TestCountingAGame:
    def test_what_is_on_the_board(self, game: tuple[Tally, History, dict[str, Any]]) -> None:
        tally, _, position = game
        assert tally["aside", 0] == {sum(len(rings) for rings in position["aside"]) // 2: 1}
        assert tally["top", 0] == {max(ring["level"] for ring in position["rings"]): 1}
        for seat in range(2):
            for name in ("settlements", "bases"):
                built = sum(piece["seat"] == seat for piece in position[name])
                assert tally[name, seat] == {built: 1}

    def test_the_collaborations(self, game: tuple[Tally, History, dict[str, Any]]) -> None:
        tally, history, _ = game
        moved = sum(event.code == "tower-moved" for _, events in history for event in events)
        assert tally["collaborations", 0] == {moved: 1}

    def test_the_choices(self, game: tuple[Tally, History, dict[str, Any]]) -> None:
        tally, history, _ = game
        turns = [texts for texts, _ in history if ">" in texts[0] or texts[0].startswith("aside=")]
        rings = [[text for text in texts if ">" in text] for texts in turns]
        places = [len({text.partition(">")[2] for text in texts}) for texts in rings]
        assert len(turns) == 48
        assert tally["moves", 0] == Counter(map(len, rings))
        assert tally["places", 0] == Counter(places)
        for number in range(6):
            those = slice(8 * number, 8 * number + 8)
            assert tally["moves of round", number + 1] == Counter(map(len, rings[those]))
            assert tally["places of round", number + 1] == Counter(places[those])
        assert [tally["places of turn", turn + 1] for turn in range(48)] == [
            {count: 1} for count in places
        ]

    def test_the_points(self, game: tuple[Tally, History, dict[str, Any]]) -> None:
        tally, _, position = game
        one, two = position["result"]["scores"]
        (winner,) = position["result"]["winners"]
        assert tally["score", 0] == {one: 1}
        assert tally["score", 1] == {two: 1}
        assert tally["lead", 0] == {one - two: 1}
        assert tally["winner", 0] == {winner: 1}
        for seat, parts in enumerate(position["score"]):
            for name, points in parts.items():
                assert tally[f"{name} points", seat] == {points: 1}
        if one != two:
            ahead, behind = position["score"][winner], position["score"][1 - winner]
            leads = [Counter({ahead[name] - behind[name]: 1}) for name in ahead]
            assert [tally["winner's lead", part] for part in range(6)] == leads


def test_the_games_watched_are_of_different_kinds() -> None:
    tally: Tally = defaultdict(Counter)
    for seed in SEEDS:
        count_game(moon_base.new(seed=seed), following, tally)
    assert set(tally["winner", 0]) == {0, 1}
    assert max(tally["aside", 0]) > 0
    assert max(tally["collaborations", 0]) > 0


def test_the_number_of_workers_makes_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("moon_base_games.CHUNK", 5)
    assert play("any move", "workers", 12, workers=2) == play("any move", "workers", 12)


@pytest.mark.parametrize("policy", POLICIES)
def test_a_policy_plays_its_games_to_the_end(policy: str) -> None:
    tally = play(policy, "policies", 2)
    assert tally["winner", 0].total() == 2
    assert tally["places", 0].total() == 96


class TestPolicies:
    def stacked(self, policy: str) -> float:
        return sum(level * often for level, often in play(policy, "s", 20)["top", 0].items()) / 20

    def test_rings_first_builds_higher_than_craters_first(self) -> None:
        assert self.stacked("rings first") > self.stacked("craters first") + 0.5

    def test_collaborations_first_collaborates_more(self) -> None:
        eager = play("collaborations first", "c", 10)["collaborations", 0]
        assert min(eager) > quantile(play("any move", "c", 10)["collaborations", 0], 0.5)


def test_quantiles_are_values_that_came_up() -> None:
    histogram = Counter({1: 50, 4: 50})
    assert [quantile(histogram, part) for part in (0.05, 0.5, 0.51, 1)] == [1, 1, 4, 4]


def test_the_margin_is_that_of_a_95_percent_interval() -> None:
    assert margin(0.5, 10_000) == pytest.approx(0.0098)


class TestThePage:
    @pytest.fixture(scope="class")
    def counts(self) -> statistics.Counts:
        return statistics.read_counts((DOCS / f"{statistics.NAME}.json").read_text("utf-8"))

    @pytest.fixture(scope="class")
    def page(self) -> str:
        return (DOCS / f"{statistics.NAME}.md").read_text("utf-8")

    def test_the_tables_are_those_of_the_counts(self, counts: Any, page: str) -> None:
        assert statistics.make_page(page, counts) == page

    def test_the_plot_is_that_of_the_counts(self, counts: Any) -> None:
        plot = (DOCS / f"{statistics.NAME}.svg").read_text("utf-8")
        assert statistics.make_plot(counts) == plot
        read_svg(plot)

    def test_the_counts_can_be_read_back(self, counts: Any) -> None:
        text = (DOCS / f"{statistics.NAME}.json").read_text("utf-8")
        assert statistics.write_counts(counts) == text

    def test_the_figures_carry_the_command_that_makes_them(self, counts: Any, page: str) -> None:
        (made_by,) = re.findall(r"^make statistics ARGS='(.*)'$", page, re.M)
        options = statistics.parser().parse_args(shlex.split(made_by))
        assert not options.again
        tally = counts.tallies[statistics.RANDOM]
        assert (options.games, options.seed) == (counts.games, counts.seed)
        assert tally["winner", 0].total() == options.games
        assert f"| {options.games:,} games |" in page

    def test_the_engine_still_plays_the_games_that_were_counted(self, counts: Any) -> None:
        assert statistics.sample(counts.seed) == counts.sample
        assert len(counts.sample) == statistics.SAMPLE

    def test_a_page_without_a_mark_is_refused(self) -> None:
        with pytest.raises(ValueError, match="0 marks for wins"):
            moon_base_page.fill("no marks\n", {"wins": "a table"})

    def test_the_text_around_the_marks_stays(self) -> None:
        page = "before\n<!-- wins -->\nold\n<!-- end -->\nafter\n"
        filled = moon_base_page.fill(page, {"wins": "new"})
        assert filled == "before\n<!-- wins -->\n\nnew\n\n<!-- end -->\nafter\n"
        assert moon_base_page.fill(filled, {"wins": "new"}) == filled
