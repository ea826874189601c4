"""The course of a finished game: who was ahead after each move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.web.ending import course
from selenite.table.model import PlayedMove, Sentence
from selenite.table.table import Table
from tests.games.blue_moon_city.playing import shipped_components
from tests.games.looking import table_of


def told(code: str, seat: int, **parameters: Any) -> Sentence:
    return Sentence(0, f"event-{code}", seat, parameters, is_routine=False)


def crystals(seat: int, n: int) -> Sentence:
    return told("crystals", seat, n=n, source="leader", tile="mill")


def table_with(*moves: Sequence[Sentence]) -> Table:
    """A table where each move caused some events; every corrected reward is as high as can be."""
    source = shipped_components()
    for tile in source["tile"].values():
        tile["leader"] = {"crystals": 9}
    table = table_of(bmc.new(players=2, seed="course", first=0, components=source))
    for events in moves:
        so_far = len(table.sentences)
        table.moves.append(PlayedMove(0, "", "1.0", False, True, so_far))
        table.sentences.extend(events)
    return table


class TestCourse:
    def test_an_offering_counts_more_than_any_number_of_crystals(self) -> None:
        offering = [crystals(1, 7), told("offering", 1, price=7, made=1)]
        shown = course(table_with([crystals(0, 1200)], offering))
        assert shown.standings == [(0, 0), (1, 0), (0, 1)]
        assert shown.earned == [(0, 0), (1200, 0), (1200, 7)]

    def test_of_players_with_equal_offerings_the_one_with_more_crystals_left_is_ahead(self) -> None:
        moves = [
            [crystals(seat, n), told("offering", seat, price=price, made=1)]
            for seat, n, price in ((0, 9, 7), (1, 9, 8))
        ]
        shown = course(table_with(*moves))
        assert shown.standings == [(0, 0), (1, 0), (1, 0)]

    def test_who_has_the_same_is_not_ahead(self) -> None:
        shown = course(table_with([crystals(0, 3), crystals(1, 3)]))
        assert shown.standings == [(0, 0), (0, 0)]
