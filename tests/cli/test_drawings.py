"""show --svg: a drawing on standard output, or one line that says why not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from selenite.games.blue_moon_city.rules import components
from tests.cli.running import new, ok, refused
from tests.games.reading_svg import read, texts, values

MOON_BASE_MOVES = ("gold", "tower=L20", "draft=L1", "draft=L2", "draft=S1", "draft=S2")


def moon_base(*moves: str) -> str:
    """The record of a game of Moon Base."""
    text = ok("new", "moon-base", "--seed", "selenite")
    return ok("play", "-", *moves, stdin=text) if moves else text


class TestBlueMoonCity:
    def test_a_whole_position_shows_every_hand(self) -> None:
        text = new("--players", "3")
        root = read(ok("show", "-", "--svg", stdin=text))
        assert len(values(root, "data-card")) == 80

    def test_a_seat_sees_its_own_hand(self) -> None:
        text = new("--players", "3")
        view = json.loads(ok("show", "-", "--seat", "1", "--json", stdin=text))
        root = read(ok("show", "-", "--seat", "1", "--svg", stdin=text))
        assert "".join(values(root, "data-card")) == view["players"][1]["hand"]

    def test_a_spectator_sees_no_hand(self) -> None:
        root = read(ok("show", "-", "--seat", "public", "--svg", stdin=new()))
        assert values(root, "data-card") == []

    def test_players_go_by_their_names(self) -> None:
        text = new().replace("[Result", '[Seat0 "<Ada&\\u0007>"]\n[Result')
        root = read(ok("show", "-", "--svg", stdin=text))
        assert "<Ada&\\x07>" in texts(root)
        assert "Seat 1" in texts(root)

    def test_a_game_with_components_of_ones_own(self, tmp_path: Path) -> None:
        source = Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8")
        file = tmp_path / "own.toml"
        file.write_text(source.replace("tile.mill]", "tile.old-mill]"), encoding="utf-8")
        root = read(ok("show", "-", "--svg", stdin=new("--option", f"components={file}")))
        assert "old-mill" in values(root, "data-tile")

    def test_the_same_record_gives_the_same_bytes(self) -> None:
        text = ok("play", "-", ">c4", "/", stdin=new())
        assert ok("show", "-", "--svg", stdin=text) == ok("show", "-", "--svg", stdin=text)


class TestMoonBase:
    @pytest.mark.parametrize("moves", [0, 1, 3, 6])
    def test_a_game_is_drawn(self, moves: int) -> None:
        root = read(ok("show", "-", "--svg", stdin=moon_base(*MOON_BASE_MOVES[:moves])))
        assert len(values(root, "data-crater")) == 60

    def test_hands_are_open_to_everybody(self) -> None:
        text = moon_base(*MOON_BASE_MOVES)
        seats = ("0", "1", "public")
        drawn = {ok("show", "-", "--seat", seat, "--svg", stdin=text) for seat in seats}
        assert len(drawn) == 1
        assert len(values(read(drawn.pop()), "data-held")) == 8


class TestRefusals:
    def test_json_and_svg_at_once(self) -> None:
        error = refused("show", "-", "--json", "--svg", stdin=new())
        assert error == "show prints --json or --svg, not both"

    def test_a_seat_that_is_not_there(self) -> None:
        error = refused("show", "-", "--svg", "--seat", "2", stdin=new())
        assert error == "there is no seat 2: seats go from 0 to 1"

    def test_a_record_that_does_not_hold(self) -> None:
        assert refused("show", "-", "--svg", stdin=new() + "1.0 >e9\n")
