"""The champion: a search that judges with a net."""

from __future__ import annotations

import json
from copy import deepcopy
from itertools import product
from pathlib import Path

import pytest

from selenite.bots import Spec, make, match, names, net_files
from selenite.bots.champion import Champion
from selenite.core.chance import Rng
from selenite.core.refusals import Invalid
from selenite.core.registry import find
from selenite.games import blue_moon_city, moon_base
from selenite.games.blue_moon_city.bots import champion as city_champion
from selenite.games.blue_moon_city.bots.judge import Judge, blank
from selenite.games.blue_moon_city.bots.planner import Planner
from selenite.games.blue_moon_city.rules import components
from selenite.games.blue_moon_city.rules.codes import DRAW, DROP, PAY
from selenite.games.moon_base.bots import champion as moon_champion
from selenite.games.moon_base.bots.search import Searcher
from tests.bots.both_engines import moves_of_both, outputs
from tests.bots.twins import twins
from tests.games.playing import fault_of

CITY = find("blue-moon-city")
MOON = find("moon-base")
KINDS = [
    {"players": players, "city": city, "new-buildings": list(buildings)}
    for (players, city), buildings in product(
        ((2, "free"), (3, "standard"), (4, "free")), ((), (1, 2))
    )
]


@pytest.mark.parametrize("number", range(len(KINDS)))
def test_it_plays_every_kind_of_city(number: int) -> None:
    options = KINDS[number]
    seats = [Spec("champion", playouts=6), *[Spec("greedy")] * (int(str(options["players"])) - 1)]
    played = match.play(CITY, CITY.new(f"kind {number}", options), seats, "kinds")
    assert played.reason != "stopped"
    assert fault_of(played.state) == ""


def test_it_plays_with_changed_components() -> None:
    source = deepcopy(dict(components.standard().source))
    for tile in source["tile"].values():
        tile["everyone"] = {"crystals": 3, "cards": 1}
        tile["boxes"] = tile["boxes"][:2]
    source["obelisk"] = [9] * len(source["obelisk"])
    options = {"players": 2, "components": source}
    seats = [Spec("champion", playouts=6), Spec("greedy")]
    played = match.play(CITY, CITY.new("changed", options), seats, "changed")
    assert played.reason != "stopped"
    assert fault_of(played.state) == ""


@pytest.mark.parametrize(
    "options", [{}, {"settled-rings": "closed", "bases": "open-craters", "blue-bonus": "pass"}]
)
def test_it_plays_moon_base(options: dict[str, str]) -> None:
    played = match.play(MOON, MOON.new("0", options), [Spec("champion", playouts=20)] * 2, "moon")
    assert played.reason == "points"
    assert fault_of(played.state) == ""


@pytest.mark.parametrize("game", [CITY, MOON], ids=["city", "moon"])
def test_it_is_among_the_bots(game: object) -> None:
    assert "champion" in names(game)  # type: ignore[arg-type]


def test_it_beats_the_planner_of_its_game() -> None:
    won = 0.0
    for number in range(8):
        specs = [Spec("greedy"), Spec("greedy")]
        specs[number % 2] = Spec("champion", playouts=6)
        played = match.play(CITY, CITY.new(f"{number // 2}", {}), specs, f"{number}")
        won += (number % 2 in played.winners) / len(played.winners)
    assert won >= 6


class TestSecrets:
    def test_what_it_can_not_know_has_no_influence(self) -> None:
        for number in range(5):
            state, twin = twins(number)
            thoughts = [
                make("champion:24p", Rng("the same")).explain(game.view(state.seat))  # type: ignore[attr-defined]
                for game in (state, twin)
            ]
            assert thoughts[0] == thoughts[1]

    def test_its_inputs_are_the_same_for_twins(self) -> None:
        judge = blank()
        for number in range(8):
            state, twin = (game.rules_state for game in twins(number))
            assert judge.listed(state, state.seat, DROP) == judge.listed(twin, state.seat, DROP)

    def test_its_inputs_tell_own_hands_apart(self) -> None:
        judge = blank()
        state = twins(2)[0].rules_state
        found = {judge.listed(state, seat, DROP) for seat in range(3)}
        assert len(found) == 3


class TestBothEngines:
    def test_choose_the_same_moves_on_the_moon(self) -> None:
        one, other = moves_of_both("moon-base", "champion:12p", 60)
        assert one == other
        assert len(one) == 60

    def test_choose_the_same_moves_in_the_city(self) -> None:
        one, other = moves_of_both("blue-moon-city", "champion:4p", 24)
        assert one == other
        assert len(one) == 24

    def test_rate_the_same_moves_on_the_moon(self) -> None:
        script = (
            "from array import array\n"
            "from selenite.bots.net import Layer, Net\n"
            "from selenite.core.chance import Rng\n"
            "from selenite.games import moon_base\n"
            "from selenite.games.moon_base.bots import champion, priors\n"
            "from selenite.games.moon_base.bots.search import Searcher\n"
            "weights = array('h', [(7919 * i) % 1999 - 999 for i in range(8 * priors.SIZE)])\n"
            "layers = [Layer(priors.SIZE, 8, 7, 8191, weights, array('i', range(-4, 4))),\n"
            "          Layer(8, 1, 0, 0, weights[:8], array('i', [5]))]\n"
            "state = moon_base.new(seed='both').rules_state\n"
            "rates = priors.Priors(Net(layers, 2**20))\n"
            "searcher = Searcher(state, champion.judge_of(champion.read(champion.FILE)), rates)\n"
            "rng = Rng('both')\n"
            "for _ in range(70):\n"
            "    found = searcher.search(state, rng, 12, 0.0)\n"
            "    print(found, searcher.visits)\n"
            "    state.apply(found[0][1][0])\n"
        )
        one, other = outputs(script)
        assert one == other
        assert len(set(one.splitlines())) == 70

    def test_think_the_same_of_the_city(self) -> None:
        script = (
            "from selenite.games.blue_moon_city.bots.champion import FILE, judge_of, read\n"
            "from selenite.core.chance import Rng\n"
            "from selenite.games import blue_moon_city\n"
            "for players in (2, 3, 4):\n"
            "    judge = judge_of(read(FILE), players)\n"
            "    state = blue_moon_city.new(players=players, seed='both', first=0).rules_state\n"
            "    for _ in range(20):\n"
            "        state.random_turn(Rng(1), blue_moon_city.GAME.set_up.workspace())\n"
            "        judge.look(state)\n"
            "        print([judge.lead(state, seat) for seat in range(players)])\n"
        )
        one, other = outputs(script)
        assert one == other
        assert len(set(one.splitlines())) > 40


def test_corrected_sums_are_those_of_a_new_start() -> None:
    """A judge that has followed a game thinks the same as one that sees its last position only."""
    file = city_champion.read(city_champion.FILE)
    following = city_champion.judge_of(file, 2)
    state = blue_moon_city.new(players=2, seed="sums", first=0).rules_state
    planner = Planner(state, following)
    planner.limit = 200
    seen = set()
    for _ in range(16):
        for move in planner.plan(state, 1)[0][1]:
            state.apply(move)
            if state.outcome() is None and state.phase == DRAW:
                following.look(state)
                lead = following.lead(state, state.seat)
                seen.add(lead)
                assert lead == city_champion.judge_of(file, 2).lead(state, state.seat)
    assert len(seen) > 10


def test_it_chooses_discards() -> None:
    file = city_champion.read(city_champion.FILE)
    state = blue_moon_city.new(players=2, seed="sums", first=0).rules_state
    planner = Planner(state, city_champion.judge_of(file, 2))
    drops = set()
    for _ in range(20):
        moves = planner.plan(state, 1)[0][1]
        assert DROP <= moves[-1] < PAY
        drops.add(moves[-1])
        for move in moves:
            state.apply(move)
    assert len(drops) > 3


class TestMoonTree:
    def test_is_kept_from_turn_to_turn(self) -> None:
        state = moon_base.new(seed="kept").rules_state
        searcher = moon_champion.searcher(state)
        rng = Rng("kept")
        searcher.search(state, rng, 100, 0.0)
        assert sum(searcher.visits) == 100
        for _ in range(2):
            state.apply(searcher.search(state, rng, 100, 0.0)[0][1][0])
        searcher.search(state, rng, 100, 0.0)
        assert sum(searcher.visits) > 100

    def test_is_forgotten_in_another_game(self) -> None:
        state = moon_base.new(seed="kept").rules_state
        searcher = moon_champion.searcher(state)
        searcher.search(state, Rng("kept"), 100, 0.0)
        other = moon_base.new(seed="another").rules_state
        searcher.search(other, Rng("kept"), 50, 0.0)
        assert sum(searcher.visits) == 50

    def test_the_other_search_keeps_nothing(self) -> None:
        state = moon_base.new(seed="kept").rules_state
        searcher = Searcher(state)
        for _ in range(2):
            searcher.search(state, Rng("kept"), 60, 0.0)
            assert sum(searcher.visits) == 60


class TestReleasedNets:
    @pytest.mark.parametrize("module", [moon_champion, city_champion])
    def test_are_small_and_say_how_they_were_trained(self, module: object) -> None:
        path: Path = module.FILE  # type: ignore[attr-defined]
        file = module.read(path)  # type: ignore[attr-defined]
        assert path.stat().st_size <= net_files.MOST_BYTES
        assert all(record["games"] > 0 for record in file.header["trained"].values())

    @pytest.mark.parametrize("module", [moon_champion, city_champion])
    def test_are_all_there(self, module: object) -> None:
        file = module.read(module.FILE)  # type: ignore[attr-defined]
        assert set(file.nets) == set(module.INPUTS.limits)  # type: ignore[attr-defined]

    def test_of_the_moon_judge_positions_and_rate_moves(self) -> None:
        file = moon_champion.read(moon_champion.FILE)
        assert moon_champion.judge_of(file) is not None
        assert moon_champion.priors_of(file) is not None

    @pytest.mark.parametrize(
        ("kept", "added"),
        [(-1, b""), (None, b"\0"), (-4, b"\xff\xff\xff\x7f")],
        ids=["too short", "too long", "sums that could overflow"],
    )
    def test_with_damaged_priors_are_refused(
        self, tmp_path: Path, kept: int | None, added: bytes
    ) -> None:
        """The numbers of the priors are the last ones of the file."""
        assert [*moon_champion.read(moon_champion.FILE).nets][-1] == moon_champion.PRIORS
        path = tmp_path / "damaged.net"
        path.write_bytes(moon_champion.FILE.read_bytes()[:kept] + added)
        with pytest.raises(Invalid, match="net-file"):
            moon_champion.read(path)

    def test_whose_priors_have_another_shape_are_refused(self, tmp_path: Path) -> None:
        magic, text, numbers = moon_champion.FILE.read_bytes().split(b"\n", 2)
        header = json.loads(text)
        header["nets"][moon_champion.PRIORS][0][0] -= 1
        path = tmp_path / "damaged.net"
        path.write_bytes(b"\n".join([magic, json.dumps(header).encode(), numbers]))
        with pytest.raises(Invalid, match="net-file"):
            moon_champion.read(path)

    def test_of_one_game_are_refused_by_the_other(self) -> None:
        with pytest.raises(Invalid, match="net-game"):
            moon_champion.read(city_champion.FILE)

    def test_judge_positions_that_are_over(self) -> None:
        state = blue_moon_city.new(players=2, seed="over", first=0).rules_state
        state.end(1, 2)
        judge: Judge = city_champion.judge_of(city_champion.read(city_champion.FILE), 2)
        assert [judge.chance(state, seat) for seat in range(2)] == [0.0, 1.0]


def test_it_takes_seconds_or_playouts() -> None:
    assert Champion(Rng(0), seconds=0.5).seconds == 0.5
    assert Champion(Rng(0), playouts=7).playouts == 7
