"""The chances that people are shown: what a search thinks, and what that has meant in games."""

from __future__ import annotations

import pytest

from selenite.bots import make
from selenite.bots.calibration import PARTS, Calibration
from selenite.bots.champion import Champion
from selenite.bots.planning import planning_of
from selenite.core.chance import Rng
from selenite.core.registry import find
from selenite.core.state import View
from tests.bots.both_engines import outputs

GAMES = ("blue-moon-city", "moon-base")
UNSURE = Calibration([4000, 6000])
"""Nothing is surer than three to two."""


def a_view(game: str) -> View:
    state = find(game).new("calibration", {})
    for _ in range(3):
        state.play(state.view(state.seat).legal[0])
    return state.view(state.seat)


def mean(game: str, table: Calibration | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the chances of a game's champions mean what a table says."""
    planning = planning_of(game)._replace(calibration=lambda _: table)
    monkeypatch.setattr(find(game).bots, "PLANNING", planning)


class TestATable:
    @pytest.mark.parametrize(
        ("chance", "share"), [(0.0, 0.0), (0.25, 0.1), (0.5, 0.2), (0.75, 0.6), (1.0, 1.0)]
    )
    def test_has_straight_lines_between_its_shares(self, chance: float, share: float) -> None:
        assert Calibration([0, 2000, PARTS]).share(chance) == pytest.approx(share, abs=1e-12)

    def test_keeps_the_order_of_chances(self) -> None:
        table = Calibration([0, 1, 2, 9000, 9001, PARTS])
        shares = [table.share(i / 1000) for i in range(1001)]
        assert shares == sorted(set(shares))


@pytest.mark.parametrize("game", GAMES)
def test_released_nets_are_surer_than_their_searches(game: str) -> None:
    """In games of the champion those who were ahead won more often than it had thought."""
    table = planning_of(game).calibration
    assert table is not None
    found = table(find(game).new("released", {}).rules_state)
    assert found is not None
    assert 0.05 < found.share(0.2) < 0.18
    assert 0.82 < found.share(0.8) < 0.95
    assert (found.share(0.0), found.share(1.0)) == (0, 1)


@pytest.mark.parametrize("game", GAMES)
class TestTheChampion:
    def thoughts(self, game: str) -> list[tuple[tuple[str, ...], float]]:
        return [*make("champion:60p", Rng("a bot"), find(game)).explain(a_view(game))]  # type: ignore[attr-defined]

    def moves(self, game: str) -> list[str]:
        state = find(game).new("the same", {})
        bots = [Champion(Rng(str(seat)), playouts=12) for seat in range(2)]
        moves: list[str] = []
        while state.outcome() is None and len(moves) < 24:
            moves.append(bots[state.seat].choose(state.view(state.seat)))
            state.play(moves[-1])
        return moves

    def test_shows_what_its_chances_mean(self, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
        mean(game, UNSURE, monkeypatch)
        shown = self.thoughts(game)
        mean(game, None, monkeypatch)
        thought = self.thoughts(game)
        assert len({chance for _, chance in thought}) > 1
        assert shown == [(moves, UNSURE.share(chance)) for moves, chance in thought]

    def test_chooses_the_same_moves_whatever_they_mean(
        self, game: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        mean(game, UNSURE, monkeypatch)
        unsure = self.moves(game)
        mean(game, Calibration([0, PARTS]), monkeypatch)
        assert self.moves(game) == unsure

    def test_shows_the_same_on_both_engines(self, game: str) -> None:
        script = (
            "from selenite.bots import make\n"
            "from selenite.core.chance import Rng\n"
            "from selenite.core.registry import find\n"
            f"game = find({game!r})\n"
            "state = game.new('calibration', {})\n"
            "print(make('champion:12p', Rng('a'), game).explain(state.view(state.seat)))\n"
        )
        one, other = outputs(script)
        assert one == other
        assert "chance=0." in one
