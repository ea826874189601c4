"""Drawings of Moon Base: everything in a position is in them."""

from __future__ import annotations

import copy
import re
from collections import Counter
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import atan2, degrees, hypot
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from selenite.core.drawing import NAMESPACE, Svg, join, layer
from selenite.games import moon_base
from selenite.games.moon_base import draw, panels, signs, sprites
from selenite.games.moon_base.moon import OUTER, Piece, Ring
from selenite.games.moon_base.rules.boards import standard
from selenite.games.moon_base.rules.codes import STEPS
from selenite.games.moon_base.rules.laying import Gap
from selenite.games.moon_base.sprites import STACKED, STACKED_FLAT, STACKED_HIGH
from selenite.texts import speaker
from tests.games import reading_svg as svg

say = speaker("en", "moon-base").say

NAMES = {0: "Ada", 1: "Ben"}
LAYERS = ["ground", "craters", "shadows", "bases", "ids", "rings", "levels", "pieces"]
SMALL_BOARD = {
    "format": 1,
    "name": "<two & two>",
    "moon_radius": 20,
    "crater": [
        {"id": "north-of-the-sea", "size": "large", "x": 0, "y": 40},
        {"id": "S", "size": "small", "x": 0, "y": -10},
    ],
}


@cache
def played(moves: int, seed: str = "drawn") -> dict[str, Any]:
    """A position after some random moves."""
    state = moon_base.new(seed=seed)
    chance = Random(seed)
    for _ in range(moves):
        if state.outcome() is not None:
            break
        state.play(chance.choice(state.legal_moves()))
    position: dict[str, Any] = state.view(0).position
    return position


def finished(seed: str = "drawn") -> dict[str, Any]:
    """The last position of a random game."""
    position = played(1000, seed)
    assert "result" in position
    return position


def with_things_aside() -> dict[str, Any]:
    """A position with rings set aside."""
    position = copy.deepcopy(played(40))
    position["aside"] = ["Lg Lg Sb", "Ss"]
    return position


@pytest.mark.parametrize("moves", [0, 1, 2, 5, 12, 40, 70, 1000])
@pytest.mark.parametrize("seed", ["one", "two"])
class TestEveryPieceIsThere:
    def test_craters(self, moves: int, seed: str) -> None:
        root = svg.read(draw.board_svg(played(moves, seed), say))
        craters = standard().craters
        assert sorted(svg.values(root, "data-crater")) == sorted(crater.id for crater in craters)
        for crater in craters:
            node = svg.one(root, data_crater=crater.id)
            assert node.get("transform") == f"translate({crater.x} {-crater.y})"

    def test_rings_with_their_levels(self, moves: int, seed: str) -> None:
        position = played(moves, seed)
        root = svg.read(draw.board_svg(position, say))
        assert len(svg.values(root, "data-ring")) == len(position["rings"])
        for n, ring in enumerate(position["rings"]):
            node = svg.one(root, id=f"ring-{n}")
            assert node.get("data-kind") == ring["ring"]
            assert node.get("data-level") == f"{ring['level']}"
            assert node.get("data-at") == ",".join(map(str, ring["at"]))
            (badge,) = svg.texts(svg.one(root, data_level_of=f"{n}"))
            assert badge == f"{ring['ring'][1]}{ring['level']}"

    def test_higher_rings_are_drawn_later(self, moves: int, seed: str) -> None:
        root = svg.read(draw.board_svg(played(moves, seed), say))
        levels = [int(level) for level in svg.values(root, "data-level")]
        assert levels == sorted(levels)

    def test_tower_settlements_and_bases(self, moves: int, seed: str) -> None:
        position = played(moves, seed)
        root = svg.read(draw.board_svg(position, say))
        shown = Counter(
            (node.get("data-piece"), node.get("data-on"), node.get("data-seat"))
            for node in root.iter()
            if "data-piece" in node.attrib
        )
        wanted: Counter[tuple[Any, ...]] = Counter()
        for entry in position["settlements"]:
            wanted["settlement", f"{entry['ring']}", f"{entry['seat']}"] += 1
        for entry in position["bases"]:
            wanted["base", entry["crater"], f"{entry['seat']}"] += 1
        if position["tower"]:
            wanted["tower", f"{next(iter(position['tower'].values()))}", None] += 1
        assert shown == wanted

    def test_hands_and_stacks(self, moves: int, seed: str) -> None:
        position = played(moves, seed)
        root = svg.read(draw.svg(position, say, NAMES))
        for seat in (0, 1):
            panel = svg.one(root, data_player=f"{seat}")
            assert svg.values(panel, "data-held") == position["hands"][seat].split()
            assert svg.values(panel, "data-aside") == position["aside"][seat].split()
            assert panel.get("data-colour") == position["colours"][seat]
        rings = Counter(
            letter + colour
            for letter, size in (("L", "large"), ("S", "small"))
            for stack in position["stacks"][size]
            for colour in stack
        )
        assert svg.counted(root, "data-stacked") == rings

    def test_what_is_built_is_counted(self, moves: int, seed: str) -> None:
        position = played(moves, seed)
        root = svg.read(draw.players_svg(position, say))
        for seat in (0, 1):
            panel = svg.one(root, data_player=f"{seat}")
            for key in ("settlements", "bases"):
                built = sum(entry["seat"] == seat for entry in position[key])
                assert svg.one(panel, data_stat=key).get("data-value") == f"{built}/6"


class TestStacks:
    def test_each_stack_stands_bottom_to_top_with_a_pair_to_take(self) -> None:
        position = played(0)
        root = svg.read(draw.stacks_svg(position, say))
        assert sorted(svg.values(root, "data-stack")) == sorted(
            f"{letter}{n}" for letter in "LS" for n in range(1, 5)
        )
        stack = svg.one(root, data_stack="L2")
        assert svg.values(stack, "data-stacked") == [
            f"L{c}" for c in position["stacks"]["large"][1]
        ]
        (bracket,) = svg.having(stack, class_="next")
        drawn = re.fullmatch(r"M(\S+) (\S+)A.* (\S+) (\S+)V(\S+)A.* \1 \5Z", bracket.get("d") or "")
        assert drawn is not None
        left, low, right, same, high = map(float, drawn.groups())
        assert low == same
        assert low - high == pytest.approx(2 * STACKED_HIGH, abs=2)
        assert right - left > STACKED["L"]

    def test_once_they_are_empty_they_are_gone(self) -> None:
        assert not svg.values(svg.read(draw.svg(finished(), say)), "data-stack")


class TestWhole:
    def test_the_same_position_gives_the_same_drawing(self) -> None:
        position = played(50)
        assert draw.svg(position, say, NAMES) == draw.svg(copy.deepcopy(position), say, NAMES)

    def test_everybody_sees_the_same(self) -> None:
        state = moon_base.new(seed="drawn")
        views = [state.view(seat).position for seat in (0, 1, None)]
        assert len({draw.svg(view, say) for view in [*views, state.position()]}) == 1

    @pytest.mark.parametrize("moves", [0, 30, 1000])
    def test_the_layers_are_fixed(self, moves: int) -> None:
        root = svg.read(draw.board_svg(played(moves), say))
        assert svg.values(root, "data-layer") == LAYERS

    def test_a_narrow_picture_has_the_same_things(self) -> None:
        position = played(45)
        wide, narrow = (
            svg.read(draw.svg(position, say, narrow=narrow)) for narrow in (False, True)
        )
        for name in ("id", "data-crater", "data-held", "data-stack", "data-stat"):
            assert svg.counted(wide, name) == svg.counted(narrow, name)

    @pytest.mark.parametrize(
        ("moves", "expected"),
        [
            (0, "Ben to take a colour"),
            (1, "Ben to place the research tower"),
            (2, "Ada to draft two large rings"),
            (4, "Ada to draft two small rings"),
            (6, "Ada to place a ring"),
        ],
    )
    def test_the_player_to_move_and_the_step_are_shown(self, moves: int, expected: str) -> None:
        root = svg.read(draw.svg(played(moves), say, NAMES))
        assert expected in svg.texts(root)
        assert len(svg.having(root, class_="panel active")) == 1

    def test_a_finished_game_shows_points_and_where_they_came_from(self) -> None:
        position = finished()
        root = svg.read(draw.svg(position, say, NAMES))
        for seat, points in enumerate(position["result"]["scores"]):
            assert f"{points}" in svg.texts(svg.one(root, data_player=f"{seat}"))
            for key, value in position["score"][seat].items():
                assert svg.texts(svg.one(root, data_score=f"{seat}-{key}")) == [f"{value}"]
            crown = svg.having(svg.one(root, data_player=f"{seat}"), class_="winner")
            assert len(crown) == (seat in position["result"]["winners"])

    def test_equal_names_are_told_apart(self) -> None:
        root = svg.read(draw.svg(played(6), say, {0: "random", 1: "random"}))
        seat = played(6)["turn"]["seat"]
        assert f"random {seat} to place a ring" in svg.texts(root)
        assert {"random 0", "random 1"} <= set(svg.texts(root))

    @pytest.mark.parametrize("step", [step for step in STEPS if step != "over"])
    def test_a_long_name_leaves_room_for_what_is_to_do(self, step: str) -> None:
        position = {**played(6), "turn": {**played(6)["turn"], "step": step}}
        root = svg.read(draw.svg(position, say, {0: "A" * 200, 1: "A" * 200}))
        verb = say(f"draw-step-{step}", who="")
        assert any(text.endswith(verb) for text in svg.texts(root) if text.startswith("AAA"))

    def test_names_are_escaped(self) -> None:
        root = svg.read(draw.svg(finished(), say, {0: "<i>Ada</i>", 1: "B & C"}))
        assert {"<i>Ada</i>", "B & C"} <= set(svg.texts(root))

    def test_without_style_the_page_brings_it(self) -> None:
        bare = draw.board_svg(played(9), say, style=False)
        assert "<style>" not in bare
        styled_one = draw.board_svg(played(9), say)
        assert re.sub("<style>.*?</defs>", "", styled_one, flags=re.DOTALL) == bare
        assert f"<style>{draw.STYLE}</style>" in styled_one

    def test_rings_set_aside_lie_with_their_player(self) -> None:
        root = svg.read(draw.players_svg(with_things_aside(), say))
        assert svg.values(svg.one(root, data_player="0"), "data-aside") == ["Lg", "Lg", "Sb"]
        assert svg.values(svg.one(root, data_player="1"), "data-aside") == ["Ss"]

    def test_players_are_drawn_in_one_size_with_and_without_rings(self) -> None:
        positions = [played(0), played(9), finished()]
        assert len({any(position["hands"]) for position in positions}) == 2
        frames = {svg.read(draw.players_svg(one, say)).get("viewBox") for one in positions}
        assert len(frames) == 1

    def test_every_word_comes_from_the_caller(self) -> None:
        root = svg.read(draw.svg(finished(), lambda code, **_: f"«{code}»", {0: "«a»", 1: "«b»"}))
        words = [text for text in svg.texts(root) if "«" not in text and "…" not in text]
        assert max(map(len, words)) <= 3


class TestBoards:
    def test_a_board_of_ones_own(self) -> None:
        position = moon_base.new(seed="drawn", board=SMALL_BOARD).position()
        root = svg.read(draw.board_svg(position, say))
        assert sorted(svg.values(root, "data-crater")) == ["S", "north-of-the-sea"]

    def test_what_lies_over_the_moons_edge_is_in_the_picture(self) -> None:
        position = copy.deepcopy(played(6))
        position["rings"] = [{"ring": "Lg", "at": [-80, 80], "level": 9}]
        root = svg.read(draw.board_svg(position, say))
        left, top, width, height = map(float, (root.get("viewBox") or "").split())
        assert left <= -90
        assert top <= -90
        assert left + width >= 90
        assert top + height >= 90


class TestBadges:
    @pytest.mark.parametrize("seed", ["one", "two", "three"])
    def test_every_level_stands_on_its_rings_rim_and_none_hides_another(self, seed: str) -> None:
        position = finished(seed)
        root = svg.read(draw.board_svg(position, say))
        spots = []
        for n, ring in enumerate(position["rings"]):
            x, y = place(svg.one(root, data_level_of=f"{n}"))
            mean = 9 if ring["ring"][0] == "L" else 5
            assert hypot(x - ring["at"][0], -y - ring["at"][1]) == pytest.approx(mean, abs=0.02)
            spots.append((x, y))
        hidden = [
            (a, b)
            for n, a in enumerate(spots)
            for b in spots[:n]
            if abs(a[0] - b[0]) < 4 and abs(a[1] - b[1]) < 3
        ]
        assert len(hidden) <= 1


def place(node: Any) -> tuple[float, float]:
    x, y = node.get("transform", "translate(0 0)")[len("translate(") : -1].split()
    return float(x), float(y)


class TestSpots:
    @pytest.mark.parametrize("moves", [2, 45, 1000])
    def test_things_are_where_they_are_drawn(self, moves: int) -> None:
        position = played(moves)
        root = svg.read(draw.board_svg(position, say))
        drawn = Counter(
            (node.get(name), place(node))
            for node in root.iter()
            for name in ("data-crater", "data-ring", "data-on")
            if name in node.attrib
        )
        spots = draw.spots(position)
        assert Counter((spot.key, (spot.x, spot.y)) for spot in spots) == drawn
        assert {spot.kind for spot in spots} >= {"crater", "tower"}

    def test_a_stack_reaches_from_its_plate_to_its_top_ring(self) -> None:
        position = played(5)
        root = svg.read(draw.stacks_svg(position, say))
        for spot in panels.stack_spots(position):
            stack = svg.one(root, data_stack=spot.key)
            (plate,) = svg.having(stack, class_="plate")
            x, y, _, down = map(float, re.findall(r"[\d.]+", plate.attrib["d"])[:4])
            left, bottom = x + place(stack)[0], y + down
            rings = [node.attrib for node in stack.iter() if node.tag.endswith("}use")]
            top = min(float(ring["y"]) for ring in rings) - STACKED_FLAT - STACKED_HIGH
            assert spot.x == pytest.approx(left, abs=0.02)
            assert (spot.y, spot.y + spot.height) == (top, bottom)

    def test_layers_lie_on_top_and_attributes_belong_to_the_drawing(self) -> None:
        mark = layer("marks", [draw.spots(played(2))[0].outline("new")])
        root = svg.read(draw.board_svg(played(2), say, layers=[mark], id="moon"))
        assert root.get("id") == "moon"
        assert svg.values(root, "data-layer") == [*LAYERS, "marks"]


class TestSigns:
    @pytest.mark.parametrize("theme", [signs.LIGHT, signs.DARK], ids=["light", "dark"])
    @pytest.mark.parametrize("colour", ["gold", "silver", "blue"])
    def test_letters_on_rings_can_be_read(self, theme: dict[str, str], colour: str) -> None:
        assert svg.contrast(theme["rim"], theme[colour]) >= 4.5

    @pytest.mark.parametrize("theme", [signs.LIGHT, signs.DARK], ids=["light", "dark"])
    def test_ids_of_craters_can_be_read(self, theme: dict[str, str]) -> None:
        assert svg.contrast(theme["id"], theme["id-edge"]) >= 4.5

    def test_every_colour_has_an_engraving_of_its_own(self) -> None:
        for size in "LS":
            pictures = {art_file(f"ring-{size}{colour}").read_bytes() for colour in "gsb"}
            assert len(pictures) == 3

    def test_every_rule_of_the_style_sheet_is_used(self) -> None:
        used = {"lost", "peeled", *(f"seat{n}" for n in range(4)), "mark"}
        for position in (played(0), played(45), finished(), with_things_aside()):
            used |= svg.classes(svg.read(draw.svg(position, say)))
        for part in while_deciding():
            used |= svg.classes(ElementTree.fromstring(part))
        assert svg.styled(draw.STYLE) - used == set()


def art_file(name: str) -> Traversable:
    """The file of a picture."""
    return files("selenite.games.moon_base") / "web" / "art" / f"{name}.webp"


ART_LIMIT = 190_000
"""What all pictures together may weigh: a first visit of the table stays under 300 kB."""

HREF = re.compile(r'href="#mb-([^"]+)"')


class TestPictures:
    def test_every_picture_has_its_file_and_there_are_no_others(self) -> None:
        folder = files("selenite.games.moon_base") / "web" / "art"
        assert {path.name for path in folder.iterdir()} == {
            f"{name}.webp" for name in sprites.SPRITES
        }
        for name in sprites.SPRITES:
            assert art_file(name).read_bytes()[8:12] == b"WEBP"

    def test_together_they_stay_below_their_limit(self) -> None:
        assert sum(len(art_file(name).read_bytes()) for name in sprites.SPRITES) <= ART_LIMIT

    def test_a_page_gets_a_symbol_for_each(self) -> None:
        symbols = svg.read(f'<svg xmlns="{NAMESPACE}" role="img"><title>·</title>'
                           f"{sprites.symbols(lambda file: f'#{file}')}</svg>")  # fmt: skip
        assert svg.values(symbols, "id") == [f"mb-{name}" for name in sprites.SPRITES]
        assert svg.values(symbols, "href") == [f"#{name}.webp" for name in sprites.SPRITES]

    @pytest.mark.parametrize("moves", [0, 30, 1000])
    def test_every_use_refers_to_a_picture(self, moves: int) -> None:
        bare = draw.board_svg(played(moves), say, style=False)
        bare += draw.players_svg(played(moves), say, style=False)
        bare += draw.stacks_svg(played(moves), say, style=False)
        used = set(HREF.findall(bare))
        assert used
        assert used <= set(sprites.SPRITES)
        assert "<symbol" not in bare

    @pytest.mark.parametrize("moves", [0, 30, 1000])
    def test_a_drawing_that_stands_alone_holds_what_it_uses_and_nothing_else(
        self, moves: int
    ) -> None:
        drawn = draw.svg(played(moves), say, NAMES)
        root = svg.read(drawn)
        held = [name for name in svg.values(root, "id") if name.startswith("mb-")]
        assert sorted(held) == sorted({f"mb-{name}" for name in HREF.findall(drawn)})
        images = [node for node in root.iter() if node.tag.endswith("}image")]
        assert len(images) == len(held)
        assert all(node.attrib["href"].startswith("data:image/webp;") for node in images)

    def test_all_pictures_are_used(self) -> None:
        drawn = [draw.svg(played(n), say, style=False) for n in (0, 45)]
        rings = [Ring(0, f"{size}{colour}", 0, 0, level, None, OUTER[size])
                 for size in "LS" for colour in "gsb" for level in range(1, 9)]  # fmt: skip
        pieces = [
            Piece(kind, 0, 0, level, "1", seat)
            for kind, seat in (("settlement", 0), ("settlement", 1), ("base", 0), ("base", 1))
            for level in (0, 1)
        ]
        parts = [
            *drawn,
            *(draw.ring_drawn(ring, say) for ring in rings),
            *(draw.shadow_drawn(ring) for ring in rings),
            *(draw.piece_drawn(piece, say, ["", ""]) for piece in pieces),
        ]
        assert set(HREF.findall(join(parts))) == set(sprites.SPRITES)


class TestHeight:
    def test_a_ring_is_drawn_further_up_inside_its_place(self) -> None:
        for level in (1, 2, 5):
            ring = Ring(3, "Lg", 4, 6, level, None, 10)
            drawn = ElementTree.fromstring(draw.ring_drawn(ring, say))
            assert place(drawn) == (4, -6)
            assert drawn[1].get("transform") == f"translate(0 {-1.55 * level:g})"

    def test_only_rings_above_the_ground_have_a_shadow_further_off(self) -> None:
        ring = Ring(3, "Sb", 4, 6, 1, None, 6)
        assert draw.shadow_drawn(ring) == ""
        falls = []
        for level in (2, 3, 6):
            shadow = ElementTree.fromstring(draw.shadow_drawn(ring._replace(level=level)))
            assert place(shadow) == (4, -6)
            falls.append(float(shadow[0].attrib["x"]))
            assert shadow[0].get("x") == shadow[0].get("y")
        assert falls == sorted(falls)

    def test_a_high_ring_at_the_top_is_in_the_picture(self) -> None:
        ring = Ring(0, "Lg", 0, 70, 8, None, 10)
        assert draw.reach_of(standard(), [ring]) >= 70 + 10 + 8 * 1.55

    def test_a_thing_is_seen_where_it_is_drawn(self) -> None:
        spot = draw.ring_spot(Ring(0, "Lg", 0, 10, 2, None, 10))
        assert draw.seen_spot(spot, 2).y == pytest.approx(-10 - 2 * 1.55)


class TestCodes:
    @pytest.mark.parametrize("moves", [0, 45])
    def test_ids_levels_and_letters_are_seen_only_where_codes_are_shown(self, moves: int) -> None:
        position = played(moves)
        root = svg.read(draw.board_svg(position, say))
        parents = {child: node for node in root.iter() for child in node}
        texts = [node for node in root.iter() if node.tag.endswith("}text")]
        assert len(texts) > len(position["rings"])
        for text in texts:
            around = [text]
            while around[-1] in parents:
                around.append(parents[around[-1]])
            assert any("codes" in node.get("class", "").split() for node in around)
        assert ".codes:not([data-codes=on] *){display:none}" in draw.STYLE

    def test_a_number_that_a_page_gives_a_ring_is_always_seen(self) -> None:
        ring = Ring(3, "Sb", 4, 6, 1, None, 6)
        assert "codes" in draw.badge_drawn(ring, 0, 0)
        assert "codes" not in draw.badge_drawn(ring, 0, 0, "#3")

    def test_a_lost_crater_is_the_same_but_for_its_class(self) -> None:
        crater = standard().craters[0]
        lost = draw.lost_crater_drawn(crater)
        assert lost.replace("crater lost", "crater") == draw.crater_drawn(crater)


def while_deciding() -> list[Svg]:
    """What is drawn while a player decides, in every form it has."""
    gaps = [Gap(0, 70), Gap(70, 130), Gap(200, 160)]
    return [
        draw.ghost("Lb", 0, 0, 2),
        draw.ghost_piece(Piece("settlement", 0, 0, 2, "7", 1)),
        draw.stability_arc(0, 0, 10, gaps, 2),
    ]


class TestWhileDeciding:
    def test_a_ghost_is_a_ring_of_its_kind_above_its_place(self) -> None:
        drawn = ElementTree.fromstring(draw.ghost("Sg", 2, 4, 3))
        assert place(drawn) == (2, -4)
        assert drawn.get("id") == "ghost"
        assert HREF.findall(draw.ghost("Sg", 2, 4, 3))[-1] == "ring-Sg"
        assert place(drawn[-1])[1] < -3 * 1.55

    def test_an_arc_has_a_part_for_each_gap_and_a_bead_on_each_support(self) -> None:
        gaps = [Gap(start, wide) for start, wide in ((34, 112), (146, 68), (214, 112), (326, 68))]
        root = ElementTree.fromstring(draw.stability_arc(0, 0, 10, gaps))
        assert len(svg.having(root, class_="arc firm")) == 4
        beads = svg.having(root, class_="bead")
        for bead, (start, _) in zip(beads, gaps, strict=True):
            x, y = float(bead.attrib["cx"]), -float(bead.attrib["cy"])
            assert degrees(atan2(y, x)) % 360 == pytest.approx(start, abs=0.2)
