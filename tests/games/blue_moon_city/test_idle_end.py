"""The option ``idle-end=off`` (4.10): oracle, records, command line, form, and bots that end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from selenite.bots import match, read_spec
from selenite.core import records
from selenite.core.chance import Rng
from selenite.core.refusals import Invalid
from selenite.core.state import GameState, View
from selenite.games.blue_moon_city import GAME, from_position
from selenite.games.blue_moon_city import new as new_game
from selenite.games.blue_moon_city.bots.planner import Planner
from selenite.games.blue_moon_city.options import FORM, described
from selenite.games.blue_moon_city.rules.payments import Workspace
from selenite.games.blue_moon_city.rules.state import State
from selenite.texts import speaker
from tests.games.blue_moon_city.playing import POLICIES, shipped_components
from tests.oracle.blue_moon_city import Oracle, join_cards, split_cards
from tests.oracle.generator import seed_of

OFF = {"idle-end": "off"}
LAST_ROUND = 25


def new(seed: str, players: int = 2) -> GameState[State]:
    """A game that idle rounds don't end."""
    return new_game(players, seed, idle_end=False)


def idled(state: GameState[State], turns: int) -> GameState[State]:
    """The same position after so many idle turns."""
    position = state.position()
    position["turn"]["idle-turns"] = turns
    return from_position(position, "idled")


class TestAgainstTheOracle:
    @pytest.mark.parametrize("players", [2, 3, 4])
    @pytest.mark.parametrize("policy", ["idle", "resigned", "hasty"])
    def test_engine_and_oracle_agree_at_every_step(self, players: int, policy: str) -> None:
        seed = f"{players} {policy}"
        oracle = Oracle.new(shipped_components(), seed_of(seed), players, idle_end=False)
        state = new(seed, players)
        for text in self.moves(state, policy, Random(seed)):
            assert state.position() == oracle.position()
            assert [state.text(move) for move in state.legal_moves()] == oracle.legal()
            state.play(text)
            oracle.play(text)
        assert state.position() == oracle.position()

    def moves(self, state: GameState[State], policy: str, chance: Random) -> Iterator[str]:
        """The moves of a game until it is over, or well past ten idle rounds."""
        while state.outcome() is None and state.rules_state.round < LAST_ROUND:
            texts = [state.text(move) for move in state.legal_moves()]
            yield POLICIES[policy](state, texts, chance)

    def test_games_go_past_ten_idle_rounds(self) -> None:
        state = new("past", 3)
        for text in self.moves(state, "idle", Random("past")):
            state.play(text)
        assert state.outcome() is None
        assert state.rules_state.idle_turns == 3 * (LAST_ROUND - 1)


class TestRecords:
    def test_the_header_says_so(self) -> None:
        state = new("header")
        record = records.begin(GAME, state)
        assert record.options["IdleEnd"] == "off"
        assert records.replay(records.read(records.write(record))).position() == state.position()

    def test_the_usual_game_has_no_header(self) -> None:
        assert "IdleEnd" not in records.begin(GAME, GAME.new("header", {})).options

    @pytest.mark.parametrize("value", ["on", "never"])
    def test_another_value_is_refused(self, value: str) -> None:
        text = records.write(records.begin(GAME, GAME.new("header", {})))
        wrong = records.read(text.replace("[Seed", f'[IdleEnd "{value}"]\n[Seed'))
        with pytest.raises(Invalid) as caught:
            records.replay(wrong)
        assert caught.value.code == "option-idle-end"

    def test_a_game_past_ten_idle_rounds_can_be_verified(self) -> None:
        state = new("long")
        record = records.begin(GAME, state)
        for _ in range(22):
            for move in ("/", "/", "drop"):
                record, _ = records.add(record, state, move)
        read = records.read(records.write(record))
        assert records.verify(read).position() == state.position()


class TestOptions:
    def test_a_command_line_may_say_either(self) -> None:
        assert GAME.options_from_texts([("idle-end", "off")]) == OFF
        assert GAME.options_from_texts([("idle-end", "on")]) == {}

    def test_it_is_said_once(self) -> None:
        with pytest.raises(Invalid) as caught:
            GAME.options_from_texts([("idle-end", "on"), ("idle-end", "off")])
        assert caught.value.code == "option-twice"

    def test_another_value_is_refused(self) -> None:
        with pytest.raises(Invalid) as caught:
            GAME.new("other", GAME.options_from_texts([("idle-end", "never")]))
        assert caught.value.code == "option-idle-end"

    def test_the_form_offers_both(self) -> None:
        choice = next(choice for choice in FORM if choice.key == "idle-end")
        assert (choice.values, choice.default) == (("on", "off"), "on")

    def test_it_is_told_in_words(self) -> None:
        say = speaker("en", GAME.name).say
        usual = described(GAME.new("words", {}).rules_state, say)
        told = described(GAME.new("words", OFF).rules_state, say)
        assert set(told) - set(usual) == {say("option-idle-end-off")}

    def test_views_and_copies_keep_it(self) -> None:
        state = new("view")
        assert state.copy().position()["options"] == state.position()["options"]
        view: View = state.view(0)
        assert GAME.redeal(view, Rng("a bot")).position()["options"]["idle-end"] == "off"


def planned(state: GameState[State], most: int = 1) -> list[list[str]]:
    """The turns that a planner finds."""
    found = Planner(state.rules_state).plan(state.rules_state, most)
    return [[state.text(move) for move in moves] for _, moves in found]


def acts(moves: list[str]) -> bool:
    """Whether a turn contributes or offers."""
    return any(move[0] in "123456" or move.startswith(("offer", "temple")) for move in moves)


class TestPlanners:
    def test_after_ten_idle_rounds_they_act_if_there_is_any_way(self) -> None:
        for seed in range(10):
            turns = planned(idled(new(f"{seed}"), 20), 40)
            assert turns
            assert all(map(acts, turns)) or turns[0][0] == "declare"

    def test_they_declare_if_there_is_none(self) -> None:
        position = idled(new("stuck"), 20).position()
        seat = position["turn"]["seat"]
        held = position["players"][seat]["hand"]
        position["players"][seat]["hand"] = ""
        position["deck"] += held
        state = from_position(position, "stuck")
        assert planned(state, 40) == [["declare", "drop"]]

    @pytest.mark.parametrize("turns", [0, 6, 19])
    def test_before_that_they_play_as_ever(self, turns: int) -> None:
        for seed in range(5):
            usual = GAME.new(f"{seed}", {})
            assert planned(idled(new(f"{seed}"), turns), 5) == planned(idled(usual, turns), 5)

    @pytest.mark.parametrize("bot", ["greedy", "newcomer", "search:12p"])
    def test_games_of_bots_that_can_do_nothing_end_by_agreement(self, bot: str) -> None:
        game = from_position(stuck(), "bots")
        played = match.play(GAME, game, [read_spec(bot, GAME)] * 2, "bots")
        assert (played.reason, played.turns) == ("agreed", 22)

    def test_random_games_are_bounded(self) -> None:
        """A game of bots is stopped after so many turns, and so is one inside the engine."""
        state = new("random").rules_state
        state.idle_turns = 1_000
        moves = state.random_game(Rng("random"), Workspace(), 10)
        assert 0 < moves < 1_000


def stuck() -> dict[str, object]:
    """Seat 0 has all cards and no cube, seat 1 the other way round: nobody can ever build."""
    position = new("cubes").position()
    cubes = 10
    for building in position["city"].values():
        boxes = building.get("boxes", [])
        for box in range(1, len(boxes)):
            boxes[box] = 0 if cubes > 0 else None
            cubes -= 1
    one, other = position["players"]
    cards = split_cards(one["hand"] + other["hand"] + position["deck"])
    one |= {"hand": join_cards(cards), "cubes": 0}
    other["hand"] = position["deck"] = ""
    return position
