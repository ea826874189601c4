"""What the page says about a piece that was tapped."""

from __future__ import annotations

import copy
import re
from random import Random

import pytest

from selenite.core.state import GameState
from selenite.games.moon_base.analysis import Analysis, Block, analyse
from selenite.games.moon_base.moon import moon_of
from selenite.games.moon_base.notation import ring_kind
from selenite.games.moon_base.rules.codes import NOWHERE
from selenite.games.moon_base.rules.lattice import ranks
from selenite.games.moon_base.web.descriptions import describe
from selenite.games.moon_base.web.page import MoonPage
from selenite.texts import LANGUAGES
from selenite.web import world_pages
from selenite.web.viewer import ViewerContext
from tests.games.looking import context_of, table_of
from tests.games.moon_base.playing import played
from tests.games.moon_base.web.looking import LATE, STATES, about, mover, regions_of, state_of
from tests.games.playing import texts_of


def blocked(kind: str) -> tuple[GameState, str, Block]:
    """A state with a crater that is blocked by a certain kind of piece."""
    for seed in range(60):
        state = played(seed, 60 + seed % 24)
        analysis = analyse(state.position())
        for crater in sorted(analysis.lost_craters):
            block = analysis.block(crater)
            if block and block.kind == kind:
                return state, crater, block
    pytest.fail(f"no crater is lost to a {kind}")


class TestLostCraters:
    @pytest.mark.parametrize(
        ("kind", "expected"),
        [
            ("ring", "Blocked for rings: {ring} overlaps it (G4)."),
            ("ring-above", "Blocked for rings: {ring} lies across it (G4b)."),
            ("tower", "the research tower is in the way (G7)."),
            ("base", "the resource base on {crater} overlaps it (G8)."),
        ],
    )
    def test_what_is_in_the_way_is_named_with_its_clause(self, kind: str, expected: str) -> None:
        state, crater, block = blocked(kind)
        context = mover(state)
        ring = "" if block.ring is None else MoonPage(context).ring_name(block.ring)
        act = about(context, f"crater-{crater}")
        assert expected.format(ring=ring, crater=block.crater) in act
        assert "Nothing lies" not in act
        assert block.ring is None or f'id="to-ring-{block.ring}"' in act

    def test_a_settlement_in_the_hole_of_a_high_ring_is_in_the_way(self) -> None:
        page = MoonPage(context_of(state_of("0/2/moon"), None))
        small = next(crater for crater in page.moon.board.craters if crater.size == 1)
        state, position = page.analysis.state.copy(), copy.deepcopy(page.analysis.position)
        position["rings"] = [{"ring": "Lg", "at": [small.x, small.y], "level": 2}]
        state.lay_ring(ring_kind("Lg"), ranks()[small.x, small.y], 2, NOWHERE)
        assert Analysis(position, state.copy()).block(small.id) is None
        state.settle(0)
        page.analysis = Analysis(position, state)
        found = describe(page, f"crater-{small.id}")
        assert found
        assert f"the settlement on {page.ring_name(0)} is in the way (G6)." in found.lines[0]

    def test_a_free_crater_is_told_to_be_empty(self) -> None:
        state = state_of("3/38/moon")
        crater = next(move[3:] for move in texts_of(state) if "(" not in move)
        assert "Nothing lies" in about(mover(state), f"crater-{crater}")


class TestCodes:
    @pytest.mark.parametrize("name", [*LATE, "0/4/moon"])
    def test_they_are_in_parts_that_a_setting_shows(self, name: str) -> None:
        context = context_of(state_of(name), 0)
        page = MoonPage(context)
        craters = [f"crater-{crater}" for crater in page.craters_by_id]
        pieces = [f"{one.kind}-{one.place}" for one in page.moon.pieces if one.kind != "tower"]
        rings = [f"ring-{ring.number}" for ring in page.moon.rings]
        code = re.compile(rf"\b(?:{'|'.join(page.craters_by_id)})\b")
        for thing in ("tower", "score", *craters, *pieces, *rings):
            told = about(context, thing)
            hidden = re.sub(r'<span class="coded">.*?</span>', "", told)
            assert not code.search(re.sub(r"<[^>]*>", " ", hidden)), thing

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_tower_and_its_crater_have_names(self, language: str) -> None:
        table = table_of(state_of("0/4/moon"))
        context = ViewerContext(table, 0, table.view(0), language)
        place = context.view.position["tower"]["crater"]
        for thing in ("tower", "score"):
            told = about(context, thing)
            seen = re.findall(r'<span class="worded" aria-hidden="true">([^<]+)</span>', told)
            assert seen
            assert place in told
            assert place not in "".join(seen)


class TestEverything:
    @pytest.mark.parametrize("name", STATES)
    def test_everything_can_be_asked_about(self, name: str) -> None:
        state = state_of(name)
        board = regions_of(context_of(state, None))["board"]
        found = re.findall(r'data-about="([^"]+)"', board)
        pieces = [piece for piece in found if piece != "rings"]  # the list of them is a tool
        position = state.position()
        things = len(position["rings"]) + len(position["settlements"]) + len(position["bases"])
        things += len(moon_of(position).board.craters) + (position["tower"] is not None)
        assert len(pieces) == len(set(pieces)) == things
        for piece in Random(name).sample(pieces, 6) + pieces[-3:]:
            act = about(context_of(state, None), piece)
            section = re.search(r'class="story".* href="/world/moon-base#(\w+)"', act)
            assert section
            assert f' id="{section[1]}"' in world_pages.rendered("moon-base", "en").html

    @pytest.mark.parametrize("thing", ["stack-L1", "kind-Ss"])
    def test_what_lies_beside_the_moon_has_its_section(self, thing: str) -> None:
        found = describe(MoonPage(context_of(state_of("0/4/moon"), None)), thing)
        assert found
        assert f' id="{found.section}"' in world_pages.rendered("moon-base", "en").html
