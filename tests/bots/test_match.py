"""Games between bots."""

from __future__ import annotations

import pytest

from selenite.bots import Random, Spec, make, match, read_spec
from selenite.games import find
from selenite.games.chance import Luck
from selenite.games.core import Invalid

GAME = find("blue-moon-city")


class TestSpecs:
    def test_a_name_may_bring_seconds(self) -> None:
        assert read_spec("random:2") == Spec("random", 2.0)

    @pytest.mark.parametrize("text", ["", "clever", "random:", "random:soon", "random:-1",
                                      "random:0", "random:nan", "random:inf", ":1"])  # fmt: skip
    def test_what_is_no_bot_is_refused(self, text: str) -> None:
        with pytest.raises(Invalid):
            read_spec(text)

    def test_an_unknown_bot_can_not_be_made(self) -> None:
        with pytest.raises(Invalid):
            make("clever", Luck("x"))


class TestMatch:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_whole_turns_in_the_engine_are_the_same_game_as_move_by_move(
        self, players: int
    ) -> None:
        options = {"players": players, "new-buildings": [1, 2]}
        fast = match.play(
            GAME, GAME.new("m/0", options), [Spec("random")] * players, "m/0", keep_moves=True
        )
        bots = [Random(Luck(f"m/0/{seat}")) for seat in range(players)]
        slow = match.play_bots(GAME, GAME.new("m/0", options), bots, keep_moves=True)
        assert fast.moves == slow.moves
        assert fast.state.position() == slow.state.position()
        assert (fast.turns, fast.decisions, fast.choices) == (
            slow.turns, slow.decisions, slow.choices,
        )  # fmt: skip

    def test_a_game_with_a_line_a_move_has_a_turn_a_move(self) -> None:
        game = find("moon-base")
        fast = match.play(game, game.new("m/0", {}), [Spec("random")] * 2, "m/0", keep_moves=True)
        bots = [Random(Luck(f"m/0/{seat}")) for seat in range(2)]
        slow = match.play_bots(game, game.new("m/0", {}), bots, keep_moves=True)
        assert fast.moves == slow.moves
        assert fast.turns == fast.decisions == slow.turns == slow.decisions > 70
        assert fast.choices == slow.choices

    def test_a_long_game_is_stopped(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(match, "MOST_TURNS", 3)
        specs = [Spec("random")] * 2
        played = match.play(GAME, GAME.new("m", {}), specs, "m", keep_moves=True)
        assert (played.turns, played.reason) == (3, "stopped")
        bots = [Random(Luck(f"m/{seat}")) for seat in range(2)]
        slow = match.play_bots(GAME, GAME.new("m", {}), bots, keep_moves=True)
        assert slow.moves == played.moves

    def test_moves_are_only_kept_when_wanted(self) -> None:
        bots = [Random(Luck(f"m/{seat}")) for seat in range(2)]
        assert match.play_bots(GAME, GAME.new("m", {}), bots, keep_moves=False).moves == []
