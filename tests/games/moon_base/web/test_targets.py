"""What can be selected on the moon: numbers that lie apart, and nudges."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from random import Random

import pytest

from selenite.games.moon_base.moon import moon_of
from selenite.games.moon_base.web.markers import APART, MARKER, markers
from selenite.games.moon_base.web.page import DIRECTIONS, MoonPage, nearest
from tests.games.moon_base.web.looking import mover, preview, regions_of, state_of

PLACING = ["3/38/moon", "4/60/moon", "5/74/moon"]


class TestMarkers:
    @pytest.mark.parametrize("count", [4, 12, 30])
    def test_numbers_lie_apart_and_so_do_the_taps_meant_for_them(self, count: int) -> None:
        rng = Random(count)
        places = tuple((rng.randrange(-40, 40), rng.randrange(-40, 40)) for _ in range(count))
        found = markers(places, (), ())
        assert len(found) == count
        for one, other in combinations(found, 2):
            apart = dist(one[:2], other[:2])
            assert apart >= APART
            assert one.reach + other.reach <= apart + 0.1

    def test_a_number_lies_on_its_place_if_nothing_is_there(self) -> None:
        assert markers(((3, 4),), ((30.0, 4.0),), ())[0][:2] == (3, 4)

    def test_a_number_keeps_off_what_has_to_be_seen(self) -> None:
        assert dist(markers(((3, 4),), ((3.0, 4.0),), ())[0][:2], (3, 4)) > MARKER

    def test_a_tap_on_a_crater_beside_a_number_is_for_the_crater(self) -> None:
        marker = markers(((0, 0),), (), ((10, 0),))[0]
        assert marker.reach == 5

    def test_a_tap_on_a_number_is_for_it_whatever_lies_below(self) -> None:
        on_phones = 1.4 * MARKER
        assert markers(((0, 0),), (), ((7, 0),))[0].reach >= on_phones

    @pytest.mark.parametrize("name", PLACING)
    def test_the_numbers_on_the_moon_are_those_of_the_list(self, name: str) -> None:
        state = state_of(name)
        found = 0
        for ring in MoonPage(mover(state)).hand:
            shown = preview(mover(state), ring)
            lit = re.findall(rf'id="pair-{ring}-([\d-]+)"[^>]*aria-label="(\d+):', shown["board"])
            listed = re.findall(r'id="list-([\d-]+)".*?<b>(\d+)</b>', shown["act"])
            named = re.findall(r'<button[^>]*aria-label="(\d+): [^>]*class="option"', shown["act"])
            assert lit == listed
            assert named == [number for _, number in listed]
            found += len(lit)
        assert found > 0

    def test_pairs_are_called_by_what_is_seen(self) -> None:
        """The board doesn't show the numbers of rings; screen readers get them."""
        board = regions_of(mover(state_of("3/38/moon")))["board"]
        pairs = re.findall(r'id="pair-[^>]*aria-label="([^"]*)"[^>]*><title>([^<]*)</title>', board)
        assert pairs
        for label, title in pairs:
            assert "#" in label
            assert "#" not in title
            assert " ring and " in title

    def test_a_base_is_drawn_where_it_would_stand(self) -> None:
        """A crater may lie partly under rings, so its whole rim isn't marked."""
        names = (f"0/{n}/moon" for n in range(14, 60))
        page = next(
            page for name in names if (page := MoonPage(mover(state_of(name)))).step == "base"
        )
        board = regions_of(page.context)["board"]
        offers = re.findall(r'<g class="offer">.*?</g><circle [^>]*class="target"[^>]*>', board)
        assert len(offers) == len(page.craters) > 0
        assert all('r="4.8"' in offer for offer in offers)

    def test_rings_for_a_settlement_are_numbered_and_stay_in_sight(self) -> None:
        state = state_of("settle")
        rings = MoonPage(mover(state)).settlement_rings
        assert len(rings) > 1
        for number, ring in enumerate(rings, 1):
            shown = preview(mover(state), f"settle={ring}")
            label = f"{number}: gold #{ring}, level 2, resting on "
            assert f'aria-label="{label}' in shown["board"]
            assert f">{label}" in shown["act"]
            assert 'id="ghost"' in shown["moon-ghost"]
            assert "near" not in shown["moon-ghost"]


class TestNudges:
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
        act = preview(mover(state), left.id)["act"]
        at_rest, active = (
            str(re.findall(f'<button[^>]*id="nudge-{way}"[^>]*>', act)) for way in ("left", "right")
        )
        assert 'aria-disabled="true"' in at_rest
        assert "data-part" not in at_rest
        assert "data-part" in active
