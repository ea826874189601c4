"""Board files: what is accepted, and a sentence for each fault."""

from __future__ import annotations

import copy
import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from selenite.core.refusals import Invalid
from selenite.games import moon_base
from selenite.games.moon_base.rules import boards
from selenite.texts import speaker
from tests.games.moon_base.playing import BOARDS, Board, board, crater

_SPEAKER = speaker("en", "moon-base")
refusal = _SPEAKER.refusal

Change = Callable[[Board], Any]


def changed(change: Change) -> Board:
    """The standard board with a fault."""
    source = copy.deepcopy(boards.standard().source)
    change(source)
    return source


def at(number: int, **values: Any) -> Change:
    """Change some fields of a crater."""
    return lambda source: source["crater"][number].update(values)


FAULTS: list[tuple[str, Change]] = [
    ("board-unknown-field", lambda source: source.update(tower="L01")),
    ("board-format", lambda source: source.update(format=2)),
    ("board-format", lambda source: source.update(format=True)),
    ("board-missing", lambda source: source.pop("format")),
    ("board-missing", lambda source: source.pop("name")),
    ("board-name", lambda source: source.update(name="")),
    ("board-name", lambda source: source.update(name=7)),
    ("board-missing", lambda source: source.pop("moon_radius")),
    ("board-number", lambda source: source.update(moon_radius="wide")),
    ("board-radius", lambda source: source.update(moon_radius=0)),
    ("board-radius", lambda source: source.update(moon_radius=161)),
    ("board-no-craters", lambda source: source.pop("crater")),
    ("board-no-craters", lambda source: source.update(crater=[])),
    ("board-crater-list", lambda source: source.update(crater={"id": "L01"})),
    ("board-crater-list", lambda source: source.update(crater=3)),
    ("board-no-id", lambda source: source["crater"][3].pop("id")),
    (
        "board-too-many-craters",
        lambda source: source.update(crater=[crater(f"c{i}", "large", 0, 0) for i in range(129)]),
    ),
    ("board-crater", lambda source: source["crater"].append("L99")),
    ("board-crater-id", at(3, id=None)),
    ("board-crater-id", at(3, id="")),
    ("board-crater-id", at(3, id="L 4")),
    ("board-crater-id", at(3, id="(0,0)")),
    ("board-crater-id", at(3, id="-")),
    ("board-crater-id", at(3, id="x" * 17)),
    ("board-crater-unknown-field", at(3, colour="gold")),
    ("board-crater-twice", at(3, id="S01")),
    ("board-crater-size", at(3, size="huge")),
    ("board-crater-size", at(3, size=["large"])),
    ("board-crater-missing", lambda source: source["crater"][3].pop("size")),
    ("board-number", at(3, x=1.5)),
    ("board-number", at(3, x=True)),
    ("board-crater-missing", lambda source: source["crater"][3].pop("y")),
    ("board-odd", at(3, x=7)),
    ("board-odd", at(3, y=-81)),
    ("board-out-of-reach", at(3, x=82)),
    ("board-out-of-reach", at(3, y=-82)),
    ("board-not-json", lambda source: source.update(moon_radius=math.inf)),
    ("board-not-json", lambda source: source.update(name="\ud800")),
]


@pytest.mark.parametrize(("code", "change"), FAULTS)
def test_a_fault_has_its_sentence(code: str, change: Change) -> None:
    with pytest.raises(Invalid) as caught:
        boards.from_source(changed(change))
    assert caught.value.code == code
    assert len(refusal(caught.value)) > 20


def test_without_a_large_crater_the_tower_has_no_place() -> None:
    with pytest.raises(Invalid) as caught:
        boards.from_source(board("small", crater("S", "small", 0, 0)))
    assert caught.value.code == "board-no-large-crater"


@pytest.mark.parametrize(
    ("source", "code"),
    [("mars", "board-unknown"), (7, "board-not-object"), (None, "board-not-object")],
)
def test_what_is_not_a_board_is_refused(source: Any, code: str) -> None:
    with pytest.raises(Invalid) as caught:
        moon_base.new(seed="a", board=source)
    assert caught.value.code == code


@pytest.mark.parametrize("text", ["name =", "[[crater]", "a = 1\na = 2"])
def test_what_is_not_toml_is_refused(text: str) -> None:
    with pytest.raises(Invalid) as caught:
        boards.from_text(text)
    assert caught.value.code == "board-not-toml"


@pytest.mark.parametrize("text", ["moon_radius = 1" + "0" * 5000, "name = " + "[" * 100_000])
def test_unreadable_files_are_reported_in_our_words(text: str) -> None:
    with pytest.raises(Invalid) as caught:
        boards.from_text(text)
    assert caught.value.code == "toml-beyond-reading"


def test_every_shipped_board_goes_by_the_name_of_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second board is put beside the first for as long as this test runs."""
    folder = tmp_path / "boards"
    folder.mkdir()
    moon = (Path(boards.__file__).parent / "boards" / "moon.toml").read_text(encoding="utf-8")
    (folder / "moon.toml").write_text(moon, encoding="utf-8")
    (folder / "dark-side.toml").write_text(moon.replace('"L01"', '"X01"'), encoding="utf-8")
    monkeypatch.setattr(boards, "files", lambda package: tmp_path)
    boards.names.cache_clear()
    try:
        state = moon_base.new(seed="a", board="dark-side")
        assert state.position()["options"] == {"board": "dark-side"}
        assert moon_base.GAME.headers(state) == {"Board": "dark-side"}
        assert moon_base.GAME.options_from_texts([("board", "dark-side")]) == {"board": "dark-side"}
        assert (
            boards.from_source(state.rules_state.rules.board.source)
            is state.rules_state.rules.board
        )
    finally:
        boards.names.cache_clear()


def test_the_limits_themselves_are_fine() -> None:
    craters = [crater(f"c{i}", "small", -80, 80) for i in range(126)]
    corners = [crater("x" * 16, "large", 80, -80), crater("0_-", "large", -80, -80)]
    assert len(boards.from_source(board("full", *craters, *corners)).craters) == 128


def test_the_shipped_board() -> None:
    file = Path(boards.__file__).parent / "boards" / "moon.toml"
    moon = boards.from_text(file.read_text(encoding="utf-8"))
    assert moon is boards.standard()
    assert [sum(c.size == size for c in moon.craters) for size in (0, 1)] == [28, 32]


def test_the_same_content_is_the_same_board_and_its_order_counts() -> None:
    moon = json.loads(json.dumps(boards.standard().source))
    assert boards.from_source(moon) is boards.standard()
    moon["crater"].reverse()
    assert boards.from_source(moon) is not boards.standard()
    assert boards.from_source(moon) is boards.from_source(copy.deepcopy(moon))


def test_two_boards_run_side_by_side() -> None:
    one, other = (moon_base.new(seed="a", board=BOARDS[name]) for name in ("grid", "tight"))
    for state in (one, other):
        state.play("gold")
    assert len(one.legal_moves()) == 21
    assert len(other.legal_moves()) == 5
    assert other.text(other.legal_moves()[-1]) == "tower=L4"


def test_two_craters_may_share_their_centre() -> None:
    twins = board("twins", crater("A", "large", 0, 0), crater("B", "small", 0, 0))
    state = moon_base.new(seed="a", board=twins)
    for move in ("gold", "tower=A", "draft=L1", "draft=L2", "draft=S1", "draft=S2"):
        state.play(move)
    assert state.text(state.legal_moves()[0]).startswith("aside=")
