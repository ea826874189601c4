"""Games between bots."""

from __future__ import annotations

import pytest

from selenite.bots import Random, Spec, make, match, read_spec
from selenite.core.chance import Rng
from selenite.core.refusals import Invalid
from selenite.core.registry import find

GAME = find("blue-moon-city")


class TestSpecs:
    def test_a_name_may_bring_seconds(self) -> None:
        assert read_spec("random:2") == Spec("random", 2.0)

    def test_or_a_number_of_playouts(self) -> None:
        assert read_spec("greedy:300p") == Spec("greedy", playouts=300)

    @pytest.mark.parametrize("text", ["random", "random:0.3", "greedy:1", "greedy:25p"])
    def test_a_spec_is_written_as_it_was_read(self, text: str) -> None:
        assert str(read_spec(text)) == text

    @pytest.mark.parametrize("text", ["", "clever", "random:", "random:soon", "random:-1",
                                      "random:0", "random:0p", "random:p", "random:²p",
                                      "random:nan", "random:inf", ":1"])  # fmt: skip
    def test_what_is_not_a_bot_is_refused(self, text: str) -> None:
        with pytest.raises(Invalid):
            read_spec(text)

    def test_an_unknown_bot_can_not_be_made(self) -> None:
        with pytest.raises(Invalid):
            make("clever", Rng("x"))


class TestMatch:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_whole_turns_in_the_engine_are_a_legal_game(self, players: int) -> None:
        options = {"players": players, "new-buildings": [1, 2]}
        specs = [Spec("random")] * players
        played = match.play(GAME, GAME.new("m/0", options), specs, "m/0", keep_moves=True)
        again = GAME.new("m/0", options)
        choices = 0
        for label, moves in played.moves:
            assert again.turn_label() == label
            for move in moves:
                choices += len(again.legal_moves())
                again.play(move)
        assert again.position() == played.state.position()
        assert (played.turns, played.choices) == (len(played.moves), choices)
        assert played.decisions == sum(len(moves) for _, moves in played.moves)

    def test_the_same_seed_gives_the_same_game(self) -> None:
        specs = [Spec("random")] * 3
        one, two, other = (
            match.play(GAME, GAME.new("m/0", {"players": 3}), specs, seed, keep_moves=True)
            for seed in ("m/0", "m/0", "m/1")
        )
        assert one.moves == two.moves != other.moves

    def test_bots_of_one_name_play_on_from_the_same_seed_alike(self) -> None:
        games = []
        for _ in range(2):
            bots = [Random(Rng(f"m/0/{seat}")) for seat in range(2)]
            games.append(match.play_bots(GAME, GAME.new("m/0", {}), bots, keep_moves=True))
        assert games[0].moves == games[1].moves
        assert games[0].turns == len(games[0].moves)
        assert games[0].decisions == sum(len(moves) for _, moves in games[0].moves)
        assert games[0].choices > games[0].decisions

    def test_a_game_with_a_line_per_move_has_a_turn_per_move(self) -> None:
        game = find("moon-base")
        fast = match.play(game, game.new("m/0", {}), [Spec("random")] * 2, "m/0", keep_moves=True)
        bots = [Random(Rng(f"m/0/{seat}")) for seat in range(2)]
        slow = match.play_bots(game, game.new("m/0", {}), bots, keep_moves=True)
        assert fast.moves == slow.moves
        assert fast.turns == fast.decisions == slow.turns == slow.decisions > 70
        assert fast.choices == slow.choices

    def test_a_long_game_is_stopped(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(match, "MOST_TURNS", 3)
        specs = [Spec("random")] * 2
        played = match.play(GAME, GAME.new("m", {}), specs, "m", keep_moves=True)
        assert (played.turns, played.reason, len(played.moves)) == (3, "stopped", 3)
        bots = [Random(Rng(f"m/{seat}")) for seat in range(2)]
        slow = match.play_bots(GAME, GAME.new("m", {}), bots, keep_moves=True)
        assert (slow.turns, slow.reason, len(slow.moves)) == (3, "stopped", 3)

    def test_moves_are_recorded_only_on_request(self) -> None:
        bots = [Random(Rng(f"m/{seat}")) for seat in range(2)]
        assert match.play_bots(GAME, GAME.new("m", {}), bots, keep_moves=False).moves == []
