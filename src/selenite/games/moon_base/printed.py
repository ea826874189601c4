"""What is printed on the board of Moon Base: its craters.

Selenite's board is its own. Owners of the printed board can enter its craters; a corrected board
is a board file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from typing import Any

from selenite.core.drawing import Say, Svg, disc, element, join, layer
from selenite.core.printed import Field, Item, Plate, PrintedFact, Section, Source, number
from selenite.games.moon_base import draw
from selenite.games.moon_base.rules import boards
from selenite.games.moon_base.rules.boards import Board, Crater
from selenite.games.moon_base.rules.codes import OUTER_LARGE, OUTER_SMALL, REACH, SIZES

OPTION = "board"
BOARD = "board"
_NEW_ROWS = 3
_OUTER = (OUTER_LARGE, OUTER_SMALL)


def standard() -> Source:
    """The board that is shipped."""
    return boards.standard().source


def read(text: str) -> Source:
    """The source of a board file."""
    return boards.from_text(text).source


def check(source: Source) -> None:
    """Refuse a board that doesn't hold together."""
    Board(source)


# What is printed


def sections(source: Source, say: Say) -> tuple[Section, ...]:
    """The board, which is one item: its craters are seen together."""
    board = Board(source)
    facts = (*_moon(board, say), *_craters(board, say), *_new_craters(say))
    return (Section(say("form-board"), "board", (Item(BOARD, say("form-board"), facts),)),)


def _moon(board: Board, say: Say) -> Iterator[PrintedFact]:
    """The board's name, and the size of the moon as drawn."""
    label = say("printed-name")
    field = Field("name", label, board.name, shows_label=False)
    yield PrintedFact("name", label, board.name, (field,))
    label = say("printed-radius")
    radius = Field(
        "moon_radius", label, f"{board.radius}", least=1, most=2 * REACH, shows_label=False
    )
    yield PrintedFact("moon_radius", label, f"{board.radius}", (radius,))


def _craters(board: Board, say: Say) -> Iterator[PrintedFact]:
    """Our craters and those of this board; one that is missing here can be added."""
    here = {crater.id: crater for crater in board.craters}
    ours = {crater.id: crater for crater in boards.standard().craters}
    for key, known in {**ours, **here}.items():
        crater = here.get(key)
        size = SIZES[crater.size] if crater else ""
        told = say("printed-no-crater")
        if crater:
            told = say("printed-crater", size=size, x=crater.x, y=crater.y)
        fields = (_size(key, size, say), *_coordinates(key, f"{known.x}", f"{known.y}"))
        yield PrintedFact(f"crater-{key}", key, told, fields)


def _new_craters(say: Say) -> Iterator[PrintedFact]:
    """Empty rows for craters that neither board has."""
    for row in range(1, _NEW_ROWS + 1):
        key = f"+{row}"
        name = Field(f"{key}.id", say("printed-id"), "")
        fields = (name, _size(key, "", say), *_coordinates(key, "", ""))
        yield PrintedFact(f"new-{row}", say("printed-new-crater"), "", fields)


def _size(key: str, size: str, say: Say) -> Field:
    sizes = ((one, say(f"printed-size-{one}")) for one in SIZES)
    choices = (("", say("printed-no-crater")), *sizes)
    return Field(f"{key}.size", say("printed-size"), size, choices, shows_label=False)


def _coordinates(key: str, x: str, y: str) -> tuple[Field, Field]:
    return (
        Field(f"{key}.x", "x", x, least=-REACH, most=REACH),
        Field(f"{key}.y", "y", y, least=-REACH, most=REACH),
    )


# Correcting it


def corrected(
    source: Source, item: str, texts: Mapping[str, str], is_compared: bool
) -> dict[str, Any]:
    """A board with its fields as they were typed. Nothing of ours is marked as unconfirmed."""
    changed = deepcopy(dict(source))
    changed["name"] = texts.get("name", changed["name"])
    if "moon_radius" in texts:
        changed["moon_radius"] = number(texts["moon_radius"])
    here = {entry["id"]: entry for entry in changed["crater"]}
    ours = {entry["id"]: entry for entry in standard()["crater"]}
    rows = (_row_typed(key, here.get(key), texts) for key in {**ours, **here})
    new = (_new_typed(f"+{row}", texts) for row in range(1, _NEW_ROWS + 1))
    changed["crater"] = [entry for entry in (*rows, *new) if entry is not None]
    return changed


def _row_typed(
    key: str, entry: Mapping[str, Any] | None, texts: Mapping[str, str]
) -> dict[str, Any] | None:
    """A crater that one of the boards has; None if it isn't here, or not any more."""
    size = texts.get(f"{key}.size", entry["size"] if entry else "")
    if not size:
        return None
    before = entry or {"x": "", "y": ""}
    x, y = (_typed(texts, f"{key}.{axis}", before[axis]) for axis in ("x", "y"))
    return {"id": key, "size": size, "x": x, "y": y}


def _new_typed(row: str, texts: Mapping[str, str]) -> dict[str, Any] | None:
    """A new crater; None if nothing was typed."""
    name, size, x, y = (texts.get(f"{row}.{key}", "").strip() for key in ("id", "size", "x", "y"))
    if not (name or size or x or y):
        return None
    return {"id": name, "size": size, "x": number(x), "y": number(y)}


def _typed(texts: Mapping[str, str], name: str, before: Any) -> Any:
    return number(texts[name]) if name in texts else before


# As drawn


def plate(source: Source, item: str, say: Say) -> Plate:
    """The moon with its craters; those that differ are marked, and ours are where they were.

    A crater leads to its row of the form.
    """
    board, ours = Board(source), boards.standard()
    reach = draw.reach_of(board, ())
    body = (
        layer("ground", [draw.ground(board)]),
        layer("craters", (_linked(crater) for crater in draw.by_size(board))),
        layer("ours", _marks(_others(ours.craters, board.craters), "was")),
        layer("marks", _marks(_others(board.craters, ours.craters), "differs")),
        layer("ids", (draw.id_drawn(crater, False) for crater in board.craters), data_codes="on"),
    )
    return Plate(join(body), -reach, -reach, 2 * reach, 2 * reach)


def _others(craters: Iterable[Crater], known: Iterable[Crater]) -> list[Crater]:
    """The craters that aren't among those known."""
    same = set(known)
    return [crater for crater in craters if crater not in same]


def _marks(craters: Iterable[Crater], class_: str) -> Iterator[Svg]:
    return (disc(one.x, -one.y, _OUTER[one.size], class_) for one in craters)


def _linked(crater: Crater) -> Svg:
    return element("a", draw.crater_drawn(crater), href=f"#fact-crater-{crater.id}", tabindex="-1")
