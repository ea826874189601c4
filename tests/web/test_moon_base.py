"""The room of Moon Base: every legal move can be tapped together, nothing else, and it is told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from html import unescape
from importlib.resources import files
from itertools import combinations
from math import dist
from random import Random
from typing import Any
from urllib.parse import parse_qsl, urlsplit
from xml.etree import ElementTree

import pytest

from selenite.core.records import Record
from selenite.core.state import GameState
from selenite.games import moon_base
from selenite.games.moon_base.draw import Piece, Ring
from selenite.games.moon_base.rules.codes import FIRM_GAP, OVER, SCORES, STEPS
from selenite.games.moon_base.rules.lattice import ranks
from selenite.games.moon_base.rules.laying import covers_tower, gap
from selenite.games.moon_base.signs import COLOUR_NAMES
from selenite.games.moon_base.web.craters import Block, blocks, lost
from selenite.games.moon_base.web.markers import APART, MARKER, markers
from selenite.games.moon_base.web.reading import (
    Moon,
    forecast,
    moon_of,
    pairs_of,
    position_text,
    relations,
    split,
    standing,
)
from selenite.games.moon_base.web.room import MoonBaseRoom
from selenite.games.moon_base.web.scene import DIRECTIONS, Scene, nearest
from selenite.games.moon_base.web.things import told_about
from selenite.table.model import OVER as IS_OVER
from selenite.table.model import PlayedMove, Seat, Sentence
from selenite.table.table import Table
from selenite.texts import speaker
from selenite.web.look import Look
from tests.games.moon_base.make_golden import GAMES
from tests.games.moon_base.playing import BOARDS, played, texts_of

ROOM = MoonBaseRoom()
NAMES = ("Ada", "Ben")
REGIONS = ["board", "act", "hand", "players"]
MOVE_PARTS = ("ring", "pair", "place", "crater", "settle")
_ADDRESS = re.compile(r'hx-(get|post)="([^"]*)"')


def table_of(state: GameState, names: tuple[str, ...] = NAMES) -> Table:
    """A table with a game in some state."""
    seats = [Seat(name=name) for name in names]
    table = Table("table", Record(moon_base.GAME.name, moon_base.GAME.rules), state, seats=seats)
    table.seq = table.acted = 7
    table.begin()
    return table


def look_at(
    state: GameState, seat: int | None, /, names: tuple[str, ...] = NAMES, **picked: Any
) -> Look:
    """A table through the eyes of a seat that has chosen something."""
    table = table_of(state, names)
    return Look(table, seat, table.view(seat), "en", picked=picked)


def mover(state: GameState, /, **picked: Any) -> Look:
    """A table through the eyes of the seat to move."""
    return look_at(state, state.seat, **picked)


def regions_of(look: Look) -> dict[str, str]:
    """The regions of a look as texts."""
    return {name: str(region) for name, region in ROOM.regions(look).items()}


def whole(regions: Mapping[str, str]) -> str:
    """All regions as one text."""
    return "".join(regions.values())


def addresses(text: str) -> Iterator[tuple[str, str, dict[str, str]]]:
    """How, where to and with what everything that can be tapped asks."""
    for method, address in _ADDRESS.findall(text):
        parts = urlsplit(unescape(address))
        yield method, parts.path, dict(parse_qsl(parts.query))


def offered(text: str) -> set[str]:
    """The moves that can be played from somewhere on a page."""
    return {query["move"] for method, _, query in addresses(text) if method == "post"}


def next_choices(text: str) -> Iterator[dict[str, str]]:
    """The choices that parts of a move lead to; how the moon is shown is left out."""
    for method, _, query in addresses(text):
        if method == "get":
            yield {key: query[key] for key in MOVE_PARTS if key in query}


def walk(state: GameState) -> set[str]:
    """Every move that tapping leads to."""
    seen: set[tuple[tuple[str, str], ...]] = {()}
    todo: list[dict[str, str]] = [{}]
    moves: set[str] = set()
    while todo:
        text = whole(regions_of(mover(state, **todo.pop())))
        moves |= offered(text)
        for choice in next_choices(text):
            key = tuple(sorted(choice.items()))
            if key not in seen:
                seen.add(key)
                todo.append(choice)
    return moves


@cache
def settling() -> GameState:
    """A game that waits for the choice of a settlement."""
    game = GAMES["choice-of-settlements"]
    state = moon_base.new(game.seed, BOARDS[game.on])
    while STEPS[state.step] != "settle":
        state.play(game.policy(state, texts_of(state)))
    return state


@cache
def setting_aside() -> GameState:
    """A game in which no ring fits."""
    state = played(0, 25, "tight")
    assert texts_of(state)[0].startswith("aside=")
    return state


def state_of(name: str) -> GameState:
    """A state by a short name: a step, or a seed, a number of moves and a board."""
    if name == "settle":
        return settling()
    if name == "aside":
        return setting_aside()
    seed, moves, on = name.split("/")
    return played(seed, int(moves), on)


STATES = [
    "0/0/moon", "0/1/moon", "0/2/moon", "0/4/moon", "0/6/moon", "0/14/moon",
    "1/12/moon", "2/23/moon", "3/38/moon", "4/60/moon", "5/74/moon", "6/66/grid", "7/50/tight",
    "8/47/edge", "settle", "aside",
]  # fmt: skip
LATE = ["3/38/moon", "4/60/moon", "5/74/moon", "6/66/grid"]


class TestEveryMove:
    @pytest.mark.parametrize("name", STATES)
    def test_all_legal_moves_can_be_tapped_together_and_no_others(self, name: str) -> None:
        state = state_of(name)
        assert walk(state) == set(texts_of(state))

    def test_the_states_have_every_step(self) -> None:
        steps = {STEPS[state_of(name).step] for name in STATES}
        assert steps == set(STEPS) - {"over"}

    @pytest.mark.parametrize("name", STATES)
    def test_nobody_else_can_play(self, name: str) -> None:
        state = state_of(name)
        for seat in (None, 1 - state.seat):
            assert not offered(whole(regions_of(look_at(state, seat))))

    def test_choices_of_others_are_as_if_nothing_were_chosen(self) -> None:
        state = state_of("3/38/moon")
        picked = {"ring": "Lg", "crater": "L01", "pair": "0-1", "settle": "3"}
        for seat in (None, 1 - state.seat):
            text = whole(regions_of(look_at(state, seat, NAMES, **picked)))
            assert not offered(text)
            assert 'class="lit ' not in text

    @pytest.mark.parametrize(
        "picked",
        [
            {"ring": "Xx"}, {"pair": "0-1"}, {"ring": "Lg", "pair": "90-91"}, {"place": "-1"},
            {"crater": "nowhere"}, {"settle": "99"}, {"level": "x"}, {"level": "٣"},
            {"piece": "ring-99"}, {"piece": "ring-"}, {"piece": "<b>"}, {"zoom": "<"},
            {"crater": "L01", "ring": "Lg", "zoom": '"><b>'},
        ],
    )  # fmt: skip
    def test_nonsense_in_an_address_does_no_harm(self, picked: dict[str, str]) -> None:
        state = state_of("3/38/moon")
        text = whole(regions_of(mover(state, **picked)))
        assert offered(text) <= set(texts_of(state))
        assert "<b>" not in text

    def test_a_place_that_the_pair_does_not_have_is_the_firmest(self) -> None:
        state = state_of("4/60/moon")
        ring, pair = some_pair(state)
        look = mover(state, ring=ring, pair=pair.key, place="999")
        assert Scene(look).move == pair.places[0].move

    def test_when_the_game_is_over_nothing_can_be_played(self) -> None:
        state = played(0, 1000)
        assert state.step == OVER
        text = whole(regions_of(look_at(state, 0)))
        assert not offered(text)

    def test_after_a_resignation_nothing_can_be_played(self) -> None:
        look = mover(state_of("3/38/moon"))
        look.table.status = IS_OVER
        assert not offered(whole(regions_of(look)))


def some_pair(state: GameState) -> tuple[str, Any]:
    """A ring of the hand and a pair with several places for it."""
    scene = Scene(mover(state))
    found = [(ring, pair) for ring in scene.hand for pair in scene.pairs_for(ring)]
    return max(found, key=lambda one: len(one[1].places))


class TestPairs:
    @pytest.mark.parametrize("name", LATE)
    def test_every_place_on_rings_is_in_one_pair(self, name: str) -> None:
        state = state_of(name)
        legal = texts_of(state)
        text = position_text(state.position())
        for ring in {move[:2] for move in legal}:
            moves = split(legal, ring)[1]
            pairs = pairs_of(text, ring, tuple(moves))
            placed = Counter(place.move for pair in pairs for place in pair.places)
            assert placed == Counter(moves)
            assert len({pair.key for pair in pairs}) == len(pairs)

    @pytest.mark.parametrize("name", LATE)
    def test_a_pair_is_what_a_ring_there_would_rest_on(self, name: str) -> None:
        state = state_of(name)
        scene = Scene(mover(state))
        for ring in scene.hand:
            for pair in scene.pairs_for(ring):
                then = state.copy()
                then.play(pair.places[-1].move)
                new = state.ring_count
                assert {then.ring_under[new], then.ring_beneath[new]} == {pair.one, pair.other}
                assert then.ring_level[new] == pair.level
                assert (then.tower_ring == new) == pair.joins

    @pytest.mark.parametrize("name", LATE)
    def test_the_firmest_place_comes_first(self, name: str) -> None:
        state = state_of(name)
        scene = Scene(mover(state))
        for ring in scene.hand:
            size = "LS".index(ring[0])
            for pair in scene.pairs_for(ring):
                angles = [
                    gap(state.rules_state, size, ranks()[place.x, place.y], pair.one, pair.other)
                    for place in pair.places
                ]
                assert angles == pytest.approx(sorted(angles))
                assert not pair.joins or angles[-1] <= FIRM_GAP

    def test_a_nudge_goes_to_the_next_place_in_its_direction(self) -> None:
        points = [(0, 0), (2, 0), (4, 0), (0, 6), (-2, 2), (2, -8)]
        found = {way: nearest(points, (0, 0), step) for way, step in DIRECTIONS.items()}
        assert found == {"left": 4, "up": 4, "down": 5, "right": 1}

    def test_nowhere_to_nudge_is_told_by_a_button_at_rest(self) -> None:
        state = state_of("0/1/moon")
        left = min(
            (crater for crater in moon_of(state.position()).board.craters if crater.size == 0),
            key=lambda crater: crater.x,
        )
        act = regions_of(mover(state, crater=left.id))["act"]
        assert re.search(r'id="nudge-left" aria-disabled="true"', act)
        assert re.search(r'id="nudge-right" hx-get', act)


class TestMarkers:
    @pytest.mark.parametrize("count", [1, 4, 12, 30])
    def test_numbers_lie_apart_and_so_do_the_taps_meant_for_them(self, count: int) -> None:
        luck = Random(count)
        places = tuple((luck.randrange(-40, 40), luck.randrange(-40, 40)) for _ in range(count))
        found = markers(places, (), ())
        for one, other in combinations(found, 2):
            apart = dist(one[:2], other[:2])
            assert apart >= APART
            assert one.reach + other.reach <= apart + 0.1

    def test_a_number_lies_on_its_place_if_nothing_is_there(self) -> None:
        assert markers(((3, 4),), ((30.0, 4.0),), ())[0][:2] == (3, 4)

    def test_a_number_keeps_off_what_has_to_be_seen(self) -> None:
        assert dist(markers(((3, 4),), ((3.0, 4.0),), ())[0][:2], (3, 4)) > MARKER

    def test_a_tap_on_a_crater_beside_a_number_is_for_the_crater(self) -> None:
        marker = markers(((0, 0),), (), ((8, 0),))[0]
        assert marker.reach == 4

    @pytest.mark.parametrize("name", LATE)
    def test_the_numbers_on_the_moon_are_those_of_the_list(self, name: str) -> None:
        state = state_of(name)
        for ring in Scene(mover(state)).hand:
            shown = regions_of(mover(state, ring=ring))
            lit = re.findall(r'id="pair-([\d-]+)"[^>]*aria-label="(\d+):', shown["board"])
            listed = re.findall(r'id="list-([\d-]+)"[^>]*>(\d+):', shown["act"])
            assert lit == listed

    def test_rings_for_a_settlement_are_numbered_and_stay_in_sight(self) -> None:
        state = state_of("settle")
        for number, ring in enumerate(Scene(mover(state)).settles, 1):
            shown = regions_of(mover(state, settle=str(ring)))
            told = f"{number}: gold #{ring}, level 2, resting on "
            assert f'aria-label="{told}' in shown["board"]
            assert f">{told}" in shown["act"]
            assert "zoomed" not in shown["board"]


class TestForecasts:
    @pytest.mark.parametrize("name", ["0/30/moon", *LATE, "7/50/tight", "3/40/moon"])
    def test_the_running_score_is_what_the_rules_would_count(self, name: str) -> None:
        state = state_of(name)
        position = state.position()
        now = standing(moon_of(position), tuple(position["colours"]), tuple(position["aside"]))
        ended = state.copy()
        ended.finish()
        counted = list(ended.scores)
        for seat in (0, 1):
            wanted = dict(zip(SCORES, counted[6 * seat : 6 * seat + 6], strict=True))
            assert now.scores[seat] == wanted
            rings = {ring for ring in range(state.ring_count) if state.is_open(seat, ring)}
            assert set(now.open[seat]) == rings

    @pytest.mark.parametrize("name", LATE)
    def test_rings_rest_as_the_rules_say(self, name: str) -> None:
        state = state_of(name)
        moon = moon_of(state.position())
        lying = relations(moon.board, moon.rings)
        for ring in range(state.ring_count):
            wanted = {state.ring_under[ring], state.ring_beneath[ring]} - {-1}
            assert set(lying.supports[ring]) == wanted
            for upper in lying.carried_by(ring):
                assert ring in lying.supports[upper]

    def test_a_ring_on_a_crater_loses_the_craters_it_overlaps(self) -> None:
        state = state_of("0/6/moon")
        move = next(move for move in texts_of(state) if ">L" in move)
        then = state.copy()
        then.play(move)
        told = forecast(position_text(state.position()), move)
        assert move.partition(">")[2] not in told.craters_lost
        blocked = {
            then.rules.crater_ids[crater]
            for crater in range(then.rules.crater_count)
            if state.ring_craters[crater] and not then.ring_craters[crater]
        }
        assert set(told.craters_lost) <= blocked

    def test_a_covered_open_ring_is_told(self) -> None:
        state, move = covering()
        told = forecast(position_text(state.position()), move)
        assert told.lost
        scene = Scene(mover(state))
        ring = move[:2]
        pair = next(
            pair for pair in scene.pairs_for(ring) if move in [one.move for one in pair.places]
        )
        number = [one.move for one in pair.places].index(move) + 1
        act = regions_of(mover(state, ring=ring, pair=pair.key, place=f"{number}"))["act"]
        assert f"Covers {scene.called(told.lost[0][1])}: no settlement" in act

    def test_a_collaboration_says_that_the_tower_comes(self) -> None:
        for state, scene in late_scenes():
            for ring in scene.hand:
                for pair in scene.pairs_for(ring):
                    if pair.joins:
                        act = regions_of(mover(state, ring=ring, pair=pair.key))["act"]
                        assert "the tower comes here" in act
                        return
        pytest.fail("no collaboration in any of the states")


def late_scenes() -> Iterator[tuple[GameState, Scene]]:
    """Many states in which rings are placed."""
    for seed in range(40):
        state = played(seed, 50 + seed % 20)
        if STEPS[state.step] == "place":
            yield state, Scene(mover(state))


@cache
def covering() -> tuple[GameState, str]:
    """A state, and a move that covers a ring which is open for a settlement."""
    for state, _ in late_scenes():
        text = position_text(state.position())
        for move in texts_of(state):
            if forecast(text, move).lost:
                return state, move
    pytest.fail("no open ring can be covered in any of the states")


def free_craters(state: GameState) -> set[str]:
    """The craters that the rules would let a ring of their size lie on."""
    clear = state.copy()
    rules = clear.rules
    return {
        rules.crater_ids[crater]
        for crater in range(rules.crater_count)
        if clear.ring_craters[crater]
        and not covers_tower(clear.rules_state, rules.crater_size[crater], rules.crater_at[crater])
    }


def blocked(kind: str) -> tuple[GameState, str, Block]:
    """A state with a crater that is lost to something of a kind."""
    for seed in range(60):
        state = played(seed, 60 + seed % 24)
        moon = moon_of(state.position())
        for crater, block in blocks(moon).items():
            if block.kind == kind and crater in lost(moon):
                return state, crater, block
    pytest.fail(f"no crater is lost to a {kind}")


class TestLostCraters:
    @pytest.mark.parametrize("name", [*STATES[2:], "9/90/moon", "10/80/grid"])
    def test_a_crater_is_blocked_if_the_rules_let_no_ring_lie_there(self, name: str) -> None:
        state = state_of(name)
        moon = moon_of(state.position())
        every = {crater.id for crater in moon.board.craters}
        assert every - blocks(moon).keys() == free_craters(state)

    def test_lost_craters_are_struck_out_and_no_others(self) -> None:
        state = state_of("4/60/moon")
        moon = moon_of(state.position())
        board = regions_of(mover(state))["board"]
        struck = re.findall(r'class="crater lost" data-crater="(\w+)"', board)
        assert set(struck) == lost(moon)
        assert board.count('class="struck"') == len(struck) > 0

    def test_a_crater_that_can_still_take_a_base_is_not_struck_out_then(self) -> None:
        for seed in range(30):
            state = played(seed, 36)
            while STEPS[state.step] not in ("base", "over"):
                state.play(texts_of(state)[0])
            craters = {move.partition("=")[2] for move in texts_of(state)}
            if gone := craters & lost(moon_of(state.position())):
                board = regions_of(mover(state))["board"]
                struck = re.findall(r'class="crater lost" data-crater="(\w+)"', board)
                assert struck
                assert not gone & set(struck)
                return
        pytest.fail("no crater is lost for rings alone in any of the states")

    @pytest.mark.parametrize(
        ("kind", "told"),
        [
            ("ring", "Blocked for rings: {ring} overlaps it (3.1)."),
            ("ring-above", "Blocked for rings: {ring} lies across it (3.1)."),
            ("tower", "the research tower is in the way (3.1)."),
            ("base", "the resource base on {crater} overlaps it (4.4)."),
        ],
    )
    def test_what_is_in_the_way_is_told_with_its_clause(self, kind: str, told: str) -> None:
        state, crater, block = blocked(kind)
        look = mover(state, piece=f"crater-{crater}")
        ring = "" if block.ring is None else Scene(look).called(block.ring)
        act = regions_of(look)["act"]
        assert told.format(ring=ring, crater=block.crater) in act
        assert "Nothing lies" not in act
        assert block.ring is None or f'id="to-ring-{block.ring}"' in act

    def test_a_settlement_in_the_hole_of_a_high_ring_is_in_the_way(self) -> None:
        scene = Scene(look_at(state_of("0/0/moon"), None))
        small = next(crater for crater in scene.moon.board.craters if crater.size == 1)
        ring = Ring(0, "Lg", small.x, small.y, 2, None, 10)
        house = Piece("settlement", small.x, small.y, 2, "0", 0)
        scene.moon = Moon(scene.moon.board, (ring,), ())
        assert small.id not in blocks(scene.moon)
        scene.moon = Moon(scene.moon.board, (ring,), (house,))
        told = told_about(scene, f"crater-{small.id}")
        assert told
        assert f"the settlement on {scene.called(0)} is in the way (3.1)." in told.lines[0]

    def test_a_free_crater_is_told_to_be_empty(self) -> None:
        state = state_of("3/38/moon")
        crater = min(free_craters(state))
        assert "Nothing lies" in regions_of(mover(state, piece=f"crater-{crater}"))["act"]

    def test_only_what_a_ring_can_lie_on_is_offered(self) -> None:
        asked = set()
        for state, scene in late_scenes():
            for ring in scene.hand:
                act = regions_of(mover(state, ring=ring))["act"]
                ask = str(re.findall('<p class="ask">(.*?)</p>', act)[0])
                assert ("free crater" in ask) == bool(scene.craters_for(ring))
                assert ("pair of rings" in ask) == bool(scene.pairs_for(ring))
                asked.add(ask.partition(" for it")[0])
        assert len(asked) == 3


def badges(look: Look) -> dict[int, str]:
    """What the badge of each ring says."""
    board = regions_of(look)["board"]
    found = re.findall(r'data-level-of="(\d+)">.*?<text[^>]*>([^<]*)</text>', board)
    return {int(number): told for number, told in found}


class TestRingNumbers:
    def test_badges_say_colour_and_level_until_rings_are_spoken_of(self) -> None:
        state = state_of("4/60/moon")
        rings = state.position()["rings"]
        wanted = {n: f"{ring['ring'][1]}{ring['level']}" for n, ring in enumerate(rings)}
        assert badges(mover(state)) == wanted

    def test_the_ring_list_has_the_numbers_that_all_rings_then_show(self) -> None:
        look = mover(state_of("4/60/moon"), rings="1")
        shown = badges(look)
        assert shown == {number: f"#{number}" for number in shown}
        listed = re.findall(r'id="listed-ring-(\d+)"[^>]*>\w+ (#\d+), ', regions_of(look)["act"])
        assert {int(number): told for number, told in listed} == shown

    def test_the_rings_of_a_chosen_pair_show_the_numbers_that_it_is_called_by(self) -> None:
        state = state_of("4/60/moon")
        ring, pair = some_pair(state)
        look = mover(state, ring=ring, pair=pair.key)
        numbered = {number for number, told in badges(look).items() if told == f"#{number}"}
        assert numbered == {pair.one, pair.other}
        assert all(f"#{number}" in regions_of(look)["act"] for number in numbered)

    def test_rings_named_by_a_sheet_show_their_numbers(self) -> None:
        state = state_of("4/60/moon")
        scene = Scene(mover(state))
        upper = max(scene.moon.rings, key=lambda ring: ring.level)
        look = mover(state, piece=f"ring-{upper.number}")
        told = {int(one) for one in re.findall(r"\w #(\d+)", regions_of(look)["act"])}
        numbered = {number for number, text in badges(look).items() if text == f"#{number}"}
        assert numbered == told | {upper.number}
        crater, ring = next((c, b.ring) for c, b in blocks(scene.moon).items() if b.ring)
        assert badges(mover(state, piece=f"crater-{crater}"))[ring] == f"#{ring}"

    def test_the_ring_of_a_chosen_row_is_marked_until_it_is_chosen_again(self) -> None:
        state = state_of("4/60/moon")
        ring = Scene(mover(state)).ring(3)
        assert 'class="asked"' not in regions_of(mover(state, rings="1"))["board"]
        shown = regions_of(mover(state, rings="1", piece="ring-3"))
        mark = f'<circle cx="{ring.x}" cy="{-ring.y}" r="{ring.outer + 1.3:g}" class="asked"/>'
        assert shown["board"].count(mark) == 1
        row = str(re.findall(r'<button[^>]*id="listed-ring-3"[^>]*>', shown["act"])[0])
        assert 'aria-pressed="true"' in row
        assert "piece=" not in row

    def test_what_is_spoken_names_rings_by_colour_and_number_alone(self) -> None:
        state = state_of("4/60/moon")
        ring, _ = some_pair(state)
        told = str(ROOM.answer(mover(state), f"pairs {ring}"))
        assert re.search(r"1: \w+ \d+ and \w+ \d+, level", told)
        assert "#" not in told


@cache
def ended(tower: str = "", tie: bool = False) -> GameState:
    """A game that is over: with the tower on a ring of some colour, or with equal points."""
    for seed in range(200):
        state = played(seed, 1000)
        position = state.position()
        totals = position["result"]["scores"]
        on = position["tower"].get("ring")
        colour = "" if on is None else position["rings"][on]["ring"][1]
        if (not tower or colour == tower) and (not tie or totals[0] == totals[1]):
            return state
    pytest.fail("no such end")


def bonus_lines(state: GameState, names: tuple[str, ...] = NAMES) -> list[str]:
    """What the players' region says below the players once a game is over."""
    text = regions_of(look_at(state, 0, names))["players"]
    return re.findall("<li>(.*?)</li>", text.partition('class="bonuses"')[2])


class TestTheEnd:
    def test_points_are_only_counted_out_where_the_ending_is_told(self) -> None:
        players = regions_of(look_at(ended(), 0))["players"]
        assert "<table" not in players
        assert players.count('class="player"') == 2
        assert "<table" in regions_of(look_at(state_of("3/38/moon"), 0))["players"]

    def test_after_a_resignation_the_score_is_still_there(self) -> None:
        look = mover(state_of("3/38/moon"))
        look.table.status = IS_OVER
        assert "<table" in regions_of(look)["players"]

    @pytest.mark.parametrize("seed", range(12))
    def test_who_got_each_bonus_is_told(self, seed: int) -> None:
        state = played(seed, 1000)
        lines = bonus_lines(state)
        scores = state.position()["score"]
        for told, part in zip(lines, ("group", "highest", "tower"), strict=False):
            got = {name for name, score in zip(NAMES, scores, strict=True) if score[part]}
            assert {name for name in NAMES if name in told} == got
            assert ("nobody" in told) == (not got)
        equal = len(set(state.position()["result"]["scores"])) == 1
        assert len(lines) == 3 + equal

    @pytest.mark.parametrize(
        ("colour", "told"), [("g", ("Ada", "Ben")), ("s", ("Ada", "Ben")), ("b", ("nobody",))]
    )
    def test_where_the_tower_stands_is_the_reason(self, colour: str, told: tuple[str, ...]) -> None:
        state = ended(colour)
        number = state.position()["tower"]["ring"]
        assert bonus_lines(state)[2].endswith(f"for it stands on {COLOUR_NAMES[colour]} #{number}.")
        assert any(name in bonus_lines(state)[2] for name in told)

    def test_a_tie_goes_to_a_name(self) -> None:
        names = ("Zoe", "Yan")
        lines = bonus_lines(ended(tie=True), names)
        assert lines[-1] == "Equal points: Yan won, as the second seat does on a tie (5.6)."
        aid = regions_of(look_at(state_of("3/38/moon"), 0, names, aid="1"))["act"]
        assert "on a tie the second seat does: Yan." in aid
        assert "P2" not in aid


class TestWhatIsShown:
    @pytest.mark.parametrize("name", STATES)
    @pytest.mark.parametrize("seat", [None, 0, 1])
    def test_the_drawing_is_xml_with_fixed_layers(self, name: str, seat: int | None) -> None:
        board = regions_of(look_at(state_of(name), seat))["board"]
        svg = board[board.index("<svg") : board.index("</svg>") + 6]
        root = ElementTree.fromstring(svg)
        assert [node.get("id") for node in root] == [
            "moon-ground", "moon-rings", "moon-bonds", "moon-pieces", "moon-levels", "moon-news",
            "moon-ghost", "lit",
        ]  # fmt: skip
        ids = [node.get("id") for node in root.iter() if node.get("id")]
        assert len(ids) == len(set(ids))

    @pytest.mark.parametrize("name", STATES)
    def test_ids_are_there_once_and_everything_tapped_swaps_nothing(self, name: str) -> None:
        state = state_of(name)
        extra = {"rings": "1", "aid": "1", "bonds": "1"}
        text = whole(regions_of(mover(state, **extra)))
        ids = re.findall(r'\sid="([^"]*)"', text)
        assert [one for one, count in Counter(ids).items() if count > 1] == []
        for tag in re.findall(r"<[^>]*hx-(?:get|post)=[^>]*>", text):
            assert 'hx-swap="none"' in tag
            assert "id=" in tag or "crater" in tag

    def test_buttons_have_names(self) -> None:
        state = state_of("3/38/moon")
        for look in (mover(state), mover(state, ring=Scene(mover(state)).hand[0])):
            text = whole(regions_of(look))
            for tag, inside in re.findall(r"(<button[^>]*>)(.*?)</button>", text):
                words = re.sub(r"<svg.*?</svg>", "", inside)
                assert "aria-label=" in tag or re.sub(r"<[^>]*>", "", words).strip()
            for tag in re.findall(r'<g [^>]*role="button"[^>]*>', text):
                assert "aria-label=" in tag
                assert 'tabindex="0"' in tag

    def test_nothing_that_the_content_policy_refuses(self) -> None:
        text = whole(regions_of(mover(state_of("3/38/moon"), rings="1", aid="1")))
        for bad in ("<script", "<style", " style=", "hx-on", "js:", "javascript"):
            assert bad not in text

    def test_names_are_escaped(self) -> None:
        names = ("<i>&\"'", "Ben\0<b>")
        state = played(3, 40)
        for seat in (None, 0, 1):
            for piece in ("tower", "", *(f"ring-{n}" for n in range(4))):
                look = look_at(state, seat, names, piece=piece)
                text = whole(regions_of(look))
                assert "<i>" not in text
                assert "<b>" not in text

    def test_peeled_rings_are_only_outlines(self) -> None:
        state = state_of("4/60/moon")
        board = regions_of(mover(state, level="1"))["board"]
        levels = [ring["level"] for ring in state.position()["rings"]]
        assert board.count('class="ring peeled ') == sum(level > 1 for level in levels)
        assert 'value="1"' in board

    def test_bonds_are_drawn_when_asked_for(self) -> None:
        state = state_of("4/60/moon")
        assert 'class="bond ' not in regions_of(mover(state))["board"]
        assert 'class="bond ' in regions_of(mover(state, bonds="1"))["board"]

    def test_a_ghost_lies_where_the_ring_would(self) -> None:
        state = state_of("4/60/moon")
        ring, pair = some_pair(state)
        board = regions_of(mover(state, ring=ring, pair=pair.key))["board"]
        place = pair.places[0]
        assert f'<g transform="translate({place.x} {-place.y})" id="ghost"' in board
        assert " zoomed zx" in board
        out = regions_of(mover(state, ring=ring, pair=pair.key, zoom="out"))["board"]
        assert "zoomed" not in out

    def test_what_others_placed_since_my_last_move_is_marked(self) -> None:
        state = state_of("3/38/moon")
        look = mover(state)
        me = state.seat
        look.table.moves = [
            PlayedMove(me, "Lg>L01", "1.0", False, True, 0),
            PlayedMove(1 - me, "Ls>L02", "1.1", False, True, 1),
        ]
        assert regions_of(look)["board"].count('class="new"') == 1

    @pytest.mark.parametrize("name", STATES)
    def test_everything_can_be_asked_about(self, name: str) -> None:
        state = state_of(name)
        board = regions_of(look_at(state, None))["board"]
        pieces = [query["piece"] for _, _, query in addresses(board) if "piece" in query]
        position = state.position()
        things = len(position["rings"]) + len(position["settlements"]) + len(position["bases"])
        things += len(moon_of(position).board.craters) + (position["tower"] is not None)
        assert len(pieces) == len(set(pieces)) == things
        for piece in Random(name).sample(pieces, 6) + pieces[-3:]:
            act = regions_of(look_at(state, None, piece=piece))["act"]
            assert 'class="story"' in act

    def test_both_hands_are_open_to_everybody(self) -> None:
        state = state_of("3/38/moon")
        held = sum(len(hand.split()) for hand in state.position()["hands"])
        for seat in (None, 0, 1):
            assert regions_of(look_at(state, seat))["hand"].count('class="held') == held

    def test_regions_are_those_of_the_page(self) -> None:
        assert list(regions_of(look_at(state_of("0/0/moon"), None))) == REGIONS


QUESTIONS = [
    "?", "where", "hand", "stacks", "score", "moves", "last", "craters", "pairs", "pair", "pair 1",
    "HAND", " score ",
]  # fmt: skip
MOVES = ["gold", "silver", "tower=L20", "draft=L3", "Lg>L12", "Sb>(-26,20)", "aside=Lg",
         "settle=12", "base=S05", "Lg>L12 Ls>L13"]  # fmt: skip


class TestAnswers:
    @pytest.mark.parametrize("question", QUESTIONS)
    @pytest.mark.parametrize("name", STATES)
    def test_questions_are_answered_in_every_step(self, name: str, question: str) -> None:
        state = state_of(name)
        for seat in (None, 0, 1):
            told = ROOM.answer(look_at(state, seat), question)
            assert told
            assert "{" not in told
            assert "<" not in told

    @pytest.mark.parametrize("words", [*MOVES, "undo", "nonsense", "", "hand me"])
    def test_moves_and_nonsense_are_no_questions(self, words: str) -> None:
        assert ROOM.answer(mover(state_of("3/38/moon")), words) is None

    @pytest.mark.parametrize("name", STATES)
    def test_no_legal_move_is_taken_for_a_question(self, name: str) -> None:
        state = state_of(name)
        assert all(ROOM.answer(mover(state), move) is None for move in texts_of(state))

    def test_whose_turn_it_is_what_to_do_with_what_and_the_score(self) -> None:
        state = state_of("2/23/moon")
        rings = "3 rings: large silver ring, large silver ring and small blue ring."
        score = "Score: you 1, Ben 1."
        told = ROOM.answer(mover(state), "where")
        assert told == f"Your turn. Place a ring. You hold {rings} {score}"

    def test_where_it_stands_for_others(self) -> None:
        state = state_of("3/38/moon")
        held = "You hold 1 ring: large blue ring."
        told = ROOM.answer(look_at(state, 1), "where")
        assert told == f"Ada's turn: placement. {held} Score: you 10, Ada 7."
        told = ROOM.answer(look_at(state, None), "where")
        assert told == "Ada's turn: placement. Score: Ada 7, Ben 10."

    @pytest.mark.parametrize(
        ("name", "told"),
        [
            ("0/0/moon", "Take a colour, gold or silver."),
            ("0/1/moon", "Put the research tower on a large crater. To hear more: craters."),
            ("0/2/moon", "Take two large rings from a stack. On top: L1 gold and gold, L2 gold"),
            ("0/4/moon", "Take two small rings from a stack. On top: S1 silver and blue, S2"),
            ("0/14/moon", "Put a resource base on a free crater. To hear more: craters."),
            ("settle", "Choose a ring for a settlement. 2 rings are open: gold 40 and gold 41."),
            ("aside", "None of your rings fits anywhere: set one aside. You hold 2 rings:"),
        ],
    )
    def test_where_it_stands_in_every_step(self, name: str, told: str) -> None:
        assert str(ROOM.answer(mover(state_of(name)), "where")).startswith(f"Your turn. {told}")

    def test_where_it_stands_at_the_end(self) -> None:
        told = str(ROOM.answer(look_at(played(0, 1000), 0), "where"))
        assert told == "Over by points: Ada won. Score: you 14, Ben 8."

    def test_help_names_all_questions_and_what_else_can_be_written(self) -> None:
        told = str(ROOM.answer(mover(state_of("3/38/moon")), "?"))
        for word in ("where", "hand", "stacks", "moves", "score", "last", "undo", "hint"):
            assert re.search(rf"\b{word}\b", told)

    def test_who_asks_is_spoken_to(self) -> None:
        state = state_of("3/38/moon")
        assert str(ROOM.answer(look_at(state, 0), "hand")).startswith("You hold 1 ring: ")
        assert "Ben holds 1 ring: " in str(ROOM.answer(look_at(state, 0), "hand"))
        assert str(ROOM.answer(look_at(state, None), "hand")).startswith("Ada holds 1 ring: ")

    def test_a_forecast_speaks_to_the_viewer_and_of_the_other_by_name(self) -> None:
        said = set()
        for state, scene in late_scenes():
            me, other = NAMES[state.seat], NAMES[1 - state.seat]
            for ring in scene.hand:
                for number, _ in enumerate(scene.pairs_for(ring), 1):
                    told = str(ROOM.answer(mover(state), f"pair {ring} {number}"))
                    assert me not in told
                    said |= set(re.findall(f"(?:You|{other}) would stand|of yours|for you", told))
        assert said >= {"You would stand", "Ada would stand", "Ben would stand", "of yours"}

    def test_the_place_that_an_answer_names_is_offered(self) -> None:
        state = state_of("4/60/moon")
        look = mover(state)
        ring, wanted = some_pair(state)
        number = Scene(look).pairs_for(ring).index(wanted) + 1
        asked = f"pair {ring.lower()} {number}"
        assert ROOM.offer(look, asked) == wanted.places[0].move
        assert ROOM.offer(look, f" {asked} 2 ") == wanted.places[1].move
        assert f"is {wanted.places[0].move}. Enter plays it." in str(ROOM.answer(look, asked))

    def test_a_pair_of_the_only_ring_that_has_pairs_is_offered(self) -> None:
        for state, scene in late_scenes():
            rings = [ring for ring in scene.hand if scene.pairs_for(ring)]
            wanted = scene.pairs_for(rings[0])[0].places[0].move if len(rings) == 1 else None
            assert ROOM.offer(mover(state), "pair 1") == wanted

    @pytest.mark.parametrize("words", [*QUESTIONS[:9], *MOVES, "pair Lg 99", "pair Xx 1", "", "x"])
    def test_nothing_else_is_offered(self, words: str) -> None:
        for name in ("0/0/moon", "4/60/moon", "aside"):
            assert ROOM.offer(mover(state_of(name)), words) is None
        assert ROOM.offer(look_at(state_of("4/60/moon"), None), "pair 1") is None

    def test_a_crater_and_a_ring(self) -> None:
        look = mover(state_of("3/38/moon"))
        assert ROOM.answer(look, "l12") == ROOM.answer(look, "L12")
        assert "large crater" in str(ROOM.answer(look, "L12"))
        assert str(ROOM.answer(look, "#0")).startswith("Ring 0: ")
        assert "no ring 99" in str(ROOM.answer(look, "#99"))

    def test_pairs_of_a_ring_with_their_firmest_moves(self) -> None:
        state = state_of("4/60/moon")
        ring, _ = some_pair(state)
        told = str(ROOM.answer(mover(state), f"pairs {ring.lower()}"))
        for pair in Scene(mover(state)).pairs_for(ring):
            assert pair.places[0].move in told

    @pytest.mark.parametrize("question", ["pair", "pairs"])
    def test_a_pair_with_its_firmest_place_and_the_moves_of_the_others(self, question: str) -> None:
        state = state_of("4/60/moon")
        ring, wanted = some_pair(state)
        number = Scene(mover(state)).pairs_for(ring).index(wanted) + 1
        told = str(ROOM.answer(mover(state), f"{question} {ring} {number}"))
        assert all(place.move in told for place in wanted.places)
        assert f"Place 1 of {len(wanted.places)}, the firmest." in told
        assert "Place 2" not in told

    def test_another_place_of_a_pair(self) -> None:
        state = state_of("4/60/moon")
        ring, wanted = some_pair(state)
        number = Scene(mover(state)).pairs_for(ring).index(wanted) + 1
        told = str(ROOM.answer(mover(state), f"pair {ring} {number} 2"))
        assert f"Place 2 of {len(wanted.places)}, " in told
        assert f"Its move is {wanted.places[1].move}." in told
        assert "There are" in str(ROOM.answer(mover(state), f"pair {ring} {number} 99"))

    def test_a_pair_without_its_ring_is_of_the_only_ring_that_has_pairs(self) -> None:
        for state, scene in late_scenes():
            rings = [ring for ring in scene.hand if scene.pairs_for(ring)]
            told = str(ROOM.answer(mover(state), "pair 1"))
            if len(rings) == 1:
                assert told == ROOM.answer(mover(state), f"pair {rings[0]} 1")
            elif rings:
                assert told.startswith(f"Name the ring as well: pair {rings[0]} 1, ")

    @pytest.mark.parametrize("words", ["pairs Xx", "pairs Lg 99", "pairs Lg x"])
    def test_pairs_that_are_not_there(self, words: str) -> None:
        state = next(state for state, scene in late_scenes() if "Lg" in scene.hand)
        told = str(ROOM.answer(mover(state), words))
        assert "no such ring" in told or "There " in told

    def test_few_moves_are_told_one_by_one(self) -> None:
        look = mover(state_of("settle"))
        assert ROOM.answer(look, "moves") == f"2 moves: {' '.join(look.view.legal)}"

    @pytest.mark.parametrize("name", STATES)
    def test_many_moves_are_told_by_craters_and_pairs(self, name: str) -> None:
        state = state_of(name)
        scene = Scene(mover(state))
        told = str(ROOM.answer(mover(state), "moves"))
        assert len(told) < 500
        if len(scene.legal) > 12:
            assert told.startswith(f"{len(scene.legal)} moves.")
            assert all(f"\n{ring}, " in told for ring in scene.hand)
            for question in told.rpartition(": ")[2].rstrip(".").split(", "):
                assert ROOM.answer(mover(state), question)

    def test_moves_of_a_ring(self) -> None:
        state = state_of("4/60/moon")
        for ring in Scene(mover(state)).hand:
            told = str(ROOM.answer(mover(state), f"moves {ring.lower()}"))
            assert told.startswith(f"{sum(move.startswith(ring) for move in texts_of(state))} move")

    def test_craters_of_a_ring(self) -> None:
        state = state_of("3/38/moon")
        for ring in Scene(mover(state)).hand:
            told = str(ROOM.answer(mover(state), f"craters {ring}"))
            craters = split(texts_of(state), ring)[0]
            assert set(re.findall(r"[LS]\d\d", told)) == set(craters)

    def test_the_last_move(self) -> None:
        look = mover(state_of("3/38/moon"))
        assert ROOM.answer(look, "last") == "Nobody has moved yet."
        look.table.moves = [PlayedMove(0, "gold", "1.1", False, True, 0)]
        look.table.sentences = [Sentence(0, "move-colour", 0, {"colour": "gold"}, False)]
        assert ROOM.answer(look, "last") == "Ada took gold."


class TestTexts:
    def test_every_sentence_of_the_room_is_said_somewhere(self) -> None:
        """No sentence is left over: what isn't in the code can't be translated for nothing."""
        folder = files("selenite.games.moon_base.web")
        code = "".join(
            file.read_text(encoding="utf-8")
            for file in folder.iterdir()
            if file.name.endswith(".py")
        )
        ready = {"gains-here", "gains-ring", "loses-craters", "loses-no-crater"}
        starts = ("ask-", "blocked-by-", "do-", "does-", "now-", "nudge-")
        for said in speaker("en", "moon-base").codes("page-"):
            key = said.removeprefix("page-").removesuffix("-you")
            named = re.search(rf"""["'-]{key}["']""", code) or key in ready
            assert named or key.startswith(starts) or key.endswith("-here"), key
