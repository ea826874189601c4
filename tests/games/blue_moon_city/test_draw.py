"""Drawings of Blue Moon City: everything in a view is in them, and nothing else."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree

import pytest

from selenite.core import drawing
from selenite.core.chance import Rng
from selenite.core.state import GameState
from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city import art, draw, signs, tiles
from selenite.games.blue_moon_city.rules import components
from selenite.games.blue_moon_city.web import symbols
from selenite.texts import speaker
from tests.games import reading_svg as svg
from tests.games.blue_moon_city.playing import (
    KINDS,
    Kind,
    complete_city,
    played,
    shipped_components,
)
from tests.oracle.blue_moon_city import split_cards

say = speaker("en", "blue-moon-city").say

NAMES = {0: "Ada", 1: "Ben", 2: "Cem", 3: "Dana"}
LAYERS = ["ground", "tiles", "obelisk", "supply", "dragons", "figures"]


@cache
def state_after(kind: Kind, moves: int) -> GameState:
    """A game after some moves of players who build what they can."""
    return played(kind, "drawn", "eager", moves)


def finished() -> GameState:
    """A game that is over."""
    state = state_after(Kind(players=4), 10_000)
    assert state.outcome() is not None
    return state


@pytest.mark.parametrize("moves", [0, 60, 240])
@pytest.mark.parametrize("kind", KINDS, ids=str)
class TestEveryPieceIsThere:
    def test_tiles_with_boxes_and_cubes(self, kind: Kind, moves: int) -> None:
        position = state_after(kind, moves).view(0).position
        root = svg.read(draw.board_svg(position, say, NAMES))
        assert svg.values(root, "data-cell") == list(position["city"])
        for cell, entry in position["city"].items():
            tile = svg.one(root, data_cell=cell)
            is_open = "boxes" in entry and not entry["built"]
            boxes = entry["boxes"] if is_open else []
            assert svg.values(tile, "data-box") == [f"{n}" for n in range(1, len(boxes) + 1)]
            for n, seat in enumerate(boxes, 1):
                cubes = svg.values(svg.one(tile, data_box=f"{n}"), "data-cube")
                assert cubes == ([] if seat is None else [f"{seat}"])
            assert bool(svg.having(tile, class_="bonus")) == bool(entry.get("built"))

    def test_figures_dragons_obelisk_and_supply(self, kind: Kind, moves: int) -> None:
        position = state_after(kind, moves).view(None).position
        root = svg.read(draw.board_svg(position, say))
        for seat, cell in enumerate(position["figures"]):
            assert svg.one(root, id=f"figure-{seat}").get("data-at") == cell
        assert len(svg.values(root, "data-figure")) == kind.players
        for dragon, at in position["dragons"].items():
            assert svg.one(root, id=f"dragon-{dragon}").get("data-at") == (at or "outside")
        assert svg.values(root, "data-offering") == [f"{seat}" for seat in position["obelisk"]]
        assert len(svg.values(root, "data-space")) == (11 if kind.players == 2 else 13)
        assert svg.values(root, "data-supply") == [f"{position['supply']['scales']}"]
        assert svg.values(root, "data-layer") == LAYERS

    def test_public_information_about_each_player(self, kind: Kind, moves: int) -> None:
        position = state_after(kind, moves).view(1).position
        root = svg.read(draw.players_svg(position, say, NAMES))
        for seat, player in enumerate(position["players"]):
            panel = svg.one(root, data_player=f"{seat}")
            shown = {
                key: svg.one(panel, data_stat=key).get("data-value") for key in player_stats(root)
            }
            hand = player["hand"] if isinstance(player["hand"], int) else len(player["hand"]) // 2
            assert shown["scales"] == f"{player['scales']}"
            assert shown["cubes"] == f"{player['cubes']}"
            assert shown["cards"] == f"{hand}" + f"+{player['aside']}" * bool(player["aside"])
            assert (shown["offerings"] or "").startswith(f"{position['obelisk'].count(seat)}/")
            is_open = kind.open_crystals or seat == 1 or "result" in position
            assert shown["crystals"] == (f"{player['crystals']}" if is_open else "?")

    def test_the_own_hand_card_by_card(self, kind: Kind, moves: int) -> None:
        position = state_after(kind, moves).view(1).position
        hand = split_cards(position["players"][1]["hand"])
        assert svg.values(svg.read(draw.hand_svg(position, say)), "data-card") == hand
        assert svg.values(svg.read(draw.svg(position, say)), "data-card") == hand

    def test_piles(self, kind: Kind, moves: int) -> None:
        position = state_after(kind, moves).view(0).position
        root = svg.read(draw.piles_svg(position, say))
        assert svg.values(root, "data-deck") == [f"{position['deck']}"]
        discarded = Counter(split_cards(position["discard"]))
        assert svg.values(root, "data-discard") == [f"{discarded.total()}"]
        for card, count in discarded.items():
            line = svg.one(root, data_counted=card)
            assert line.get("data-value") == f"{count}"
            assert svg.texts(line) == [card[1], f"{count}"]

    def test_a_whole_position_shows_every_card(self, kind: Kind, moves: int) -> None:
        position = state_after(kind, moves).position()
        cards = Counter(split_cards(position["deck"]))
        for player in position["players"]:
            cards += Counter(split_cards(player["hand"] + player["aside"]))
        assert svg.counted(svg.read(draw.svg(position, say)), "data-card") == cards


def test_the_first_hand_lies_in_one_row() -> None:
    spots = draw.hand_spots(bmc.new(players=2, seed="selenite").view(0).position)
    assert len(spots) > 1
    assert len({spot.y for spot in spots}) == 1


def player_stats(root: Any) -> list[str]:
    return sorted(set(svg.values(root, "data-stat")))


class TestSecrets:
    @pytest.mark.parametrize("seat", [0, 1, 2, None])
    @pytest.mark.parametrize("narrow", [False, True])
    def test_games_that_differ_in_secrets_look_the_same(
        self, seat: int | None, narrow: bool
    ) -> None:
        state = state_after(Kind(players=3, new_buildings=(1, 2)), 70)
        twin = bmc.redeal(state.view(seat), Rng("another deal"))
        assert twin.position() != state.position()
        drawn, other = (
            draw.svg(each.view(seat).position, say, narrow=narrow) for each in (state, twin)
        )
        assert drawn == other

    @pytest.mark.parametrize("seat", [0, None])
    def test_only_the_own_cards_are_drawn(self, seat: int | None) -> None:
        position = state_after(Kind(players=3), 50).view(seat).position
        own = 0 if seat is None else len(position["players"][seat]["hand"]) // 2
        assert len(svg.values(svg.read(draw.svg(position, say)), "data-card")) == own

    def test_the_board_is_the_same_for_every_seat(self) -> None:
        state = state_after(Kind(players=4), 90)
        views = [state.view(seat).position for seat in (0, 1, 2, 3, None)]
        assert len({draw.board_svg(view, say) for view in views}) == 1


class TestWhole:
    def test_the_same_position_gives_the_same_drawing(self) -> None:
        first, second = (state_after(KINDS[3], 40).position() for _ in range(2))
        assert draw.svg(first, say, NAMES) == draw.svg(second, say, NAMES)

    def test_a_narrow_picture_has_the_same_things(self) -> None:
        position = state_after(KINDS[5], 80).view(0).position
        wide, narrow = (
            svg.read(draw.svg(position, say, narrow=narrow, style=False))
            for narrow in (False, True)
        )
        for name in ("id", "data-cell", "data-card", "data-player", "data-stat"):
            assert svg.counted(wide, name) == svg.counted(narrow, name)

    def test_the_player_to_move_and_the_phase_are_shown(self) -> None:
        state = bmc.new(players=2, seed="drawn", first=1)
        root = svg.read(draw.svg(state.view(0).position, say, NAMES))
        assert "Ben to move: movement phase, 2 steps left" in svg.texts(root)
        assert root[1].text == "Ben to move: movement phase, 2 steps left"
        assert len(svg.having(svg.one(root, data_player="1"), class_="panel active")) == 1
        assert len(svg.having(root, class_="panel active")) == 1

    def test_a_finished_game_shows_its_winners(self) -> None:
        state = finished()
        position = state.view(None).position
        root = svg.read(draw.svg(position, say, NAMES))
        winners = position["result"]["winners"]
        for seat in range(4):
            crowns = svg.having(svg.one(root, data_player=f"{seat}"), class_="winner")
            assert len(crowns) == (seat in winners)
        assert not svg.having(root, class_="panel active")
        assert not [text for text in svg.texts(root) if text == "?"]

    def test_winners_who_tied_are_listed_in_words(self) -> None:
        position = finished().view(None).position
        position = {**position, "result": {"reason": "idle", "winners": [0, 1, 2]}}
        for language, listed in (("en", "Ada, Ben and Cem"), ("fr", "Ada, Ben et Cem")):
            speak = speaker(language, bmc.GAME.name).say
            root = svg.read(draw.svg(position, speak, {0: "Ada", 1: "Ben", 2: "Cem"}))
            assert listed in (root[1].text or "")

    def test_declarations_are_marked(self) -> None:
        position = bmc.new(players=3, seed="drawn").position()
        position["turn"]["declared"] = [2]
        root = svg.read(draw.players_svg(position, say))
        assert len(svg.having(svg.one(root, data_player="2"), class_="declared")) == 1
        assert len(svg.having(root, class_="declared")) == 1

    def test_all_pieces_on_one_tile_stay_on_it(self) -> None:
        position = bmc.new(players=4, seed="drawn").position()
        position["figures"] = ["b2"] * 4
        position["dragons"] = dict.fromkeys(position["dragons"], "b2")
        root = svg.read(draw.board_svg(position, say))
        left, top = place(svg.one(root, data_cell="b2"))
        pieces = [place(n) for n in root.iter() if n.get("data-at") == "b2"]
        assert len(pieces) == len(set(pieces)) == 7
        boxes = min(frame.y for frame in tiles.box_frames(3))
        for x, y in pieces:
            assert left + tiles.BADGE_X < x < left + tiles.WIDTH - tiles.BADGE_X
            assert top < y < top + boxes - 20

    def test_a_complete_city(self) -> None:
        position = complete_city(Kind(players=3, new_buildings=(1, 2)), "drawn")
        root = svg.read(draw.board_svg(position, say))
        assert len(svg.having(root, class_="bonus")) == 24
        assert not svg.values(root, "data-box")

    def test_names_are_escaped(self) -> None:
        names = {0: "<script>alert(1)</script>", 1: 'A & "B" \x07'}
        position = bmc.new(players=2, seed="drawn").view(0).position
        root = svg.read(draw.svg(position, say, names))
        assert 'A & "B" \ufffd' in svg.texts(root)

    def test_without_style_the_page_brings_it(self) -> None:
        position = bmc.new(players=2, seed="drawn").view(0).position
        bare = draw.board_svg(position, say, style=False)
        assert "<style>" not in bare
        assert "<defs>" not in bare
        assert draw.board_svg(position, say) == str(bare).replace(
            "</desc>", f"</desc><style>{draw.STYLE}</style><defs>{art.used_in(bare)}</defs>"
        )

    def test_every_word_comes_from_the_caller(self) -> None:
        position = state_after(KINDS[0], 30).view(0).position
        root = svg.read(draw.svg(position, lambda code, **_: f"«{code}»", {0: "«a»", 1: "«b»"}))
        words = [text for text in svg.texts(root) if "«" not in text and "…" not in text]
        assert max(map(len, words)) <= 4


def place(node: Any) -> tuple[float, float]:
    x, y = node.get("transform").removeprefix("translate(").removesuffix(")").split()
    return float(x), float(y)


def tiles_of(position: dict[str, Any]) -> Any:
    """The layer of the tiles in a drawing of the board."""
    return svg.one(svg.read(draw.board_svg(position, say)), data_layer="tiles")


class TestComponents:
    def test_a_tile_of_ones_own_goes_by_its_name(self) -> None:
        source = shipped_components()
        tile = source["tile"].pop("mill")
        boxes = [["any", 1], ["khind", 2], ["hoax", 3], ["flit", 4], ["pillar", 5]]
        every = {"crystals": 9, "cards": 9, "scales": 9}
        tile |= {"name": "Moon <Mill>", "boxes": boxes, "leader": every, "everyone": every}
        source["tile"]["moon-mill"] = tile
        position = bmc.new(players=2, seed="drawn", components=source).view(0).position
        root = svg.read(draw.board_svg(position, say))
        drawn = svg.one(root, data_tile="moon-mill")
        assert "Moon <Mill>" in svg.texts(drawn)
        assert svg.values(drawn, "data-box") == ["1", "2", "3", "4", "5"]
        assert "#bmc-building-any" in svg.values(drawn, "href")

    @pytest.mark.parametrize("gives", [True, False])
    def test_a_tile_shows_rewards_only_if_it_gives_any(self, gives: bool) -> None:
        source = shipped_components()
        for tile in source["tile"].values():
            tile.update({} if gives else {"leader": {}, "everyone": {}, "neighbour": {}})
        position = bmc.new(players=2, seed="drawn", components=source).position()
        assert bool(svg.having(tiles_of(position), class_="who")) == gives
        for entry in position["city"].values():
            entry.update({"built": True} if "boxes" in entry else {})
        bonuses = svg.having(tiles_of(position), class_="bonus")
        assert len(bonuses) == 20
        assert [len(bonus) > 0 for bonus in bonuses] == [gives] * 20

    def test_other_prices_and_many_scales(self) -> None:
        source = shipped_components()
        source["obelisk"] = list(range(87, 100))
        source["scales"] = {"2": 99, "3": 99, "4": 99}
        root = svg.read(
            draw.board_svg(
                bmc.new(players=3, seed="drawn", components=source).view(0).position, say
            )
        )
        assert {"87", "99"} <= set(svg.texts(root))
        assert svg.values(root, "data-supply") == ["99"]


class TestSigns:
    def test_every_people_has_its_own_letter_and_sign(self) -> None:
        assert set(signs.LETTERS) == {*components.PEOPLE_NAMES, "any"}
        assert len(set(signs.LETTERS.values())) == 9
        assert len({signs.people(name, 0, 0, 24) for name in signs.LETTERS}) == 9

    @pytest.mark.parametrize("people", sorted(signs.COLOURS))
    def test_cards_can_be_read(self, people: str) -> None:
        assert svg.contrast(*signs.COLOURS[people]) >= 4.5

    def test_peoples_of_one_ink_differ_in_brightness(self) -> None:
        pairs = list(signs.COLOURS.values())
        for n, (colour, ink) in enumerate(pairs):
            for other, other_ink in pairs[:n]:
                assert svg.contrast(colour, other) >= 1.2 or svg.contrast(ink, other_ink) >= 1.2

    @pytest.mark.parametrize("theme", [signs.LIGHT, signs.DARK], ids=["light", "dark"])
    @pytest.mark.parametrize(
        "ground",
        ["plan-a", "plan-c", "name-halo", "strip", "foot-b", "block", "next", "panel", "paper"],
    )
    def test_words_and_numbers_can_be_read(self, theme: dict[str, str], ground: str) -> None:
        assert svg.contrast(theme["ink"], theme[ground][:7]) >= 4.5

    @pytest.mark.parametrize("theme", [signs.LIGHT, signs.DARK], ids=["light", "dark"])
    def test_what_is_written_on_the_obelisk_can_be_read(self, theme: dict[str, str]) -> None:
        assert svg.contrast(theme["on-shaft"], theme["shaft-b"]) >= 4.5
        assert svg.contrast(theme["on-plinth"], theme["shaft-d"]) >= 4.5

    def test_every_rule_of_the_style_sheet_is_used(self) -> None:
        used = svg.classes(ElementTree.fromstring(f"<defs>{symbols()}</defs>"))
        for state in (state_after(KINDS[-1], 200), finished(), state_after(Kind(players=4), 30)):
            used |= svg.classes(svg.read(draw.svg(state.view(0).position, say)))
            used |= svg.classes(svg.read(draw.svg(state.position(), say)))
        full = complete_city(Kind(players=3, new_buildings=(1, 2)), "drawn")
        used |= svg.classes(svg.read(draw.board_svg(full, say)))
        shared = {name for selector in drawing.RULES for name in svg.styled(f"{selector} {{}}")}
        assert svg.styled(draw.STYLE) - used - shared == set()


class TestArt:
    @pytest.mark.parametrize("file", ["buildings", "peoples", "pieces", "scene"])
    def test_every_file_can_be_opened(self, file: str) -> None:
        text = files(art.__name__).joinpath(f"{file}.svg").read_text(encoding="utf-8")
        root = ElementTree.fromstring(text)
        named = svg.values(root, "id")
        assert len(named) == len(set(named))
        shown = {href.removeprefix("#") for href in svg.values(root, "href")}
        symbols = {node.get("id") for node in root.iter() if node.tag.endswith("}symbol")}
        assert symbols <= shown

    def test_every_tile_has_a_building_of_its_own(self) -> None:
        keys = [*components.standard().tiles, components.COURTYARD]
        drawn = {key: art.symbols()[f"building-{key}"].partition(">")[2] for key in keys}
        assert len(set(drawn.values())) == 25

    def test_symbols_use_only_symbols_and_roles_that_exist(self) -> None:
        assert references(symbols()) <= {f"bmc-{name}" for name in art.symbols()}
        roles = svg.classes(ElementTree.fromstring(f"<defs>{symbols()}</defs>"))
        assert roles <= svg.styled(draw.STYLE)

    @pytest.mark.parametrize("moves", [0, 60, 240])
    def test_a_drawing_in_a_file_holds_what_it_uses_and_no_more(self, moves: int) -> None:
        for kind in KINDS[::3]:
            position = state_after(kind, moves).position()
            for drawn in (
                draw.svg(position, say),
                draw.svg(position, say, narrow=True),
                draw.board_svg(position, say),
                draw.obelisk_svg(position, say),
                draw.obelisk_svg(position, say, narrow=True),
                draw.players_svg(position, say),
                draw.piles_svg(position, say),
            ):
                root = svg.read(drawn)
                assert references(drawn) == {
                    name for name in svg.values(root, "id") if name.startswith("bmc-")
                }

    def test_codes_are_there_for_those_who_want_them(self) -> None:
        position = state_after(Kind(players=3), 60).view(0).position
        root = svg.read(draw.svg(position, say))
        cards = split_cards(position["players"][0]["hand"])
        shown = [node.text for node in root.iter() if "codes" in (node.get("class") or "").split()]
        assert shown == [*position["city"], *cards]
        assert not set(shown) & {
            node.text for node in root.iter() if node.tag.endswith("}text")
            and "codes" not in (node.get("class") or "")
        }  # fmt: skip
        assert '[data-codes="on"] .codes{display:inline}' in draw.STYLE

    def test_pages_load_little(self) -> None:
        assert len(gzip.compress(symbols().encode())) < 45_000

    def test_the_obelisk_lies_or_stands_with_the_same_spaces(self) -> None:
        position = state_after(Kind(players=3), 240).view(0).position
        standing, lying = (
            svg.read(draw.obelisk_svg(position, say, narrow=narrow)) for narrow in (False, True)
        )
        for name in ("data-space", "data-offering"):
            assert svg.values(standing, name) == svg.values(lying, name)
        assert svg.values(lying, "data-offering")


def references(drawn: str) -> set[str]:
    """The names of the symbols and gradients that a drawing refers to."""
    return set(re.findall(r'(?:href="#|url\(#)([a-z0-9-]+)', drawn))
