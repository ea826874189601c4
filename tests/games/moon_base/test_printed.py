"""What is printed on the board of Moon Base: craters, corrections, and how they are drawn."""

from __future__ import annotations

import re

import pytest

from selenite.core.printed import corrections, items
from selenite.core.refusals import Invalid
from selenite.games.moon_base import printed
from selenite.games.moon_base.printed import BOARD
from selenite.games.moon_base.rules import boards
from selenite.texts import speaker

SAY = speaker("en", "moon-base").say
OURS = printed.standard()


def told(texts: dict[str, str]) -> list[str]:
    """What differs after a correction."""
    source = printed.corrected(OURS, BOARD, texts, False)
    printed.check(source)
    return [
        f"{one.key}: {one.ours} > {one.here}" for one in corrections(printed, source, SAY)
    ]  # fmt: skip


def test_nothing_typed_changes_nothing() -> None:
    assert boards.from_source(printed.corrected(OURS, BOARD, {}, False)) is boards.standard()


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        ({"L05.x": "8"}, ["board crater-L05: large, x 4, y 34 > large, x 8, y 34"]),
        ({"L05.size": "small"}, ["board crater-L05: large, x 4, y 34 > small, x 4, y 34"]),
        ({"L05.size": ""}, ["board crater-L05: large, x 4, y 34 > no crater"]),
        (
            {"+1.id": "X1", "+1.size": "small", "+1.x": "0", "+1.y": "-60"},
            ["board crater-X1: none > small, x 0, y -60"],
        ),
        ({"name": "printed"}, ["board name: moon > printed"]),
        ({"moon_radius": "75"}, ["board moon_radius: 70 > 75"]),
    ],
)
def test_a_correction_is_one_difference(texts: dict[str, str], expected: list[str]) -> None:
    assert told(texts) == expected


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        ({"L05.x": "7"}, "board-odd"),
        ({"L05.x": "82"}, "board-out-of-reach"),
        ({"L05.x": "far"}, "board-number"),
        ({"name": ""}, "board-name"),
        ({"moon_radius": "0"}, "board-radius"),
        ({"+1.id": "L05", "+1.size": "small", "+1.x": "0", "+1.y": "0"}, "board-crater-twice"),
        ({"+1.id": "X1"}, "board-crater-size"),
        ({"+1.size": "small", "+1.x": "0", "+1.y": "0"}, "board-crater-id"),
        ({f"L{n:02}.size": "" for n in range(1, 29)}, "board-no-large-crater"),
    ],
)
def test_a_wrong_number_is_refused_by_the_checks_of_the_file(
    texts: dict[str, str], code: str
) -> None:
    with pytest.raises(Invalid) as refused:
        printed.check(printed.corrected(OURS, BOARD, texts, False))
    assert refused.value.code == code


def test_a_crater_that_was_removed_can_be_put_back() -> None:
    without = printed.corrected(OURS, BOARD, {"L05.size": ""}, False)
    [row] = [fact for fact in items(printed, without, SAY)[BOARD].facts if fact.label == "L05"]
    typed = {field.name: field.value for field in row.fields} | {"L05.size": "large"}
    assert boards.from_source(printed.corrected(without, BOARD, typed, False)) is boards.standard()


def test_nothing_of_our_board_is_unconfirmed() -> None:
    assert not items(printed, OURS, SAY)[BOARD].is_unconfirmed


def test_a_crater_that_moved_is_drawn_where_it_is_and_where_ours_was() -> None:
    source = printed.corrected(OURS, BOARD, {"L05.x": "8"}, False)
    drawn = printed.plate(source, BOARD, SAY).body
    assert re.findall(r'<circle cx="(\S+)" cy="(\S+)" r="10" class="(was|differs)"', drawn) == [
        ("4", "-34", "was"), ("8", "-34", "differs"),
    ]  # fmt: skip


def test_a_crater_leads_to_its_row() -> None:
    drawn = printed.plate(OURS, BOARD, SAY).body
    assert drawn.count("<a href=") == len(OURS["crater"])
    assert 'href="#fact-crater-L05"' in drawn
