"""One game of a tournament."""

from __future__ import annotations

import pytest

from selenite.arena.results import Result
from selenite.bots import make, match, read_spec
from selenite.core import registry
from selenite.core.chance import Rng
from tests.arena.games import QUICK, bad, first, played, timeless, tournament


def only(bot: str, limit: float | None = None) -> Result:
    """The game of a bot on seat 1 against a random one."""
    return first(tournament(("random", bad(bot))), limit)


class TestPlay:
    @pytest.mark.parametrize(("game", "seats"), [("moon-base", 2), ("blue-moon-city", 3)])
    def test_a_deal_and_its_bots_have_the_seeds_of_a_simulation(
        self, game: str, seats: int
    ) -> None:
        found = first(tournament(QUICK, 1, seats, game))
        rules = registry.find(game)
        options = {"players": seats} if seats == 3 else {}
        state = rules.new("s/0", options)
        opening = state.seat
        bots = [make(bot, Rng(f"s/0/{seat}")) for seat, bot in enumerate(found.seats)]
        again = match.play_bots(rules, state, bots, keep_moves=False)
        assert (found.reason, found.winners) == state.outcome()
        assert (sum(found.turns), found.decisions) == (again.turns, again.decisions)
        assert found.first == opening

    def test_every_turn_has_a_time(self) -> None:
        found = first(tournament(("greedy", "random"), 1))
        assert tuple(map(len, found.seconds)) == found.turns
        assert sum(found.seconds[0]) > sum(found.seconds[1])

    def test_moon_base_reports_points_and_pieces(self) -> None:
        found = first(tournament())
        state = registry.find("moon-base").new("s/0", {})
        match.play(registry.find("moon-base"), state, [read_spec("random")] * 2, "s/0")
        position = state.position()
        assert found.figures["points"] == position["result"]["scores"]
        assert sum(found.figures["settlements"]) == len(position["settlements"])
        assert sum(found.figures["bases"]) == len(position["bases"])

    def test_blue_moon_city_reports_offerings_and_cubes(self) -> None:
        found = first(tournament(("greedy", "random"), 1, game="blue-moon-city"))
        assert max(found.figures["offerings"]) == 6
        assert all(
            cubes >= made
            for cubes, made in zip(found.figures["cubes"], found.figures["offerings"], strict=True)
        )

    def test_a_stopped_game_is_shared_by_all(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(match, "MOST_TURNS", 4)
        found = first(tournament())
        assert (found.reason, found.winners, found.shares) == ("stopped", (), [0.5, 0.5])


class TestForfeits:
    @pytest.mark.parametrize(("bot", "why", "text"), [
        ("Crashing", "crashed", "ValueError: no <plan> at all"),
        ("Leaving", "crashed", "SystemExit: enough"),
        ("Stillborn", "crashed", "RuntimeError: not today"),
        ("Silent", "illegal", "None"),
        ("Cheating", "illegal", "draft=L9: "),
        ("Tampering", "illegal", "gold: "),
    ])  # fmt: skip
    def test_a_bot_that_fails_has_lost(self, bot: str, why: str, text: str) -> None:
        found = only(bot)
        assert found.forfeit is not None
        assert found.forfeit[:2] == (1, why)
        assert found.forfeit.text.startswith(text)
        assert (found.reason, found.winners, found.figures) == ("forfeit", (0,), {})

    def test_a_bot_over_its_limit_has_lost(self) -> None:
        assert only("Slow", limit=0.002).forfeit == (1, "slow", "> 0.002 s")

    def test_within_its_limit_it_plays_on(self) -> None:
        assert only("Slow", limit=5).forfeit is None

    def test_of_three_the_others_share_the_win(self) -> None:
        of = tournament((bad("Crashing"), "random"), 1, 3, "blue-moon-city")
        found = first(of)
        assert found.seats[0] == bad("Crashing")
        assert (found.winners, found.shares) == ((1, 2), [0.0, 0.5, 0.5])

    def test_a_bot_gets_what_its_spec_says(self) -> None:
        bots = (f"{bad('Polite')}:0.5", f"{bad('Polite')}:20p", "tests.arena.bad_bots.not_a_class")
        found = played(tournament(bots, 1))
        assert not [result for result in found if result.forfeit]
        assert timeless(found) == timeless(played(tournament(bots, 1)))
