"""The games there are: those that can't be played are left out, and the log says why."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points

import pytest

from selenite.core import drawing, registry
from selenite.core.game import MOST_SEATS, Game
from selenite.texts import speaker


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package beside the games that are installed, which isn't there."""
    others = [*entry_points(group=registry.GROUP)]
    broken = EntryPoint("broken", "no_such_package:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [broken, *others])
    registry.games.cache_clear()
    yield
    registry.games.cache_clear()


def test_a_game_that_can_not_be_loaded_is_left_out(
    broken: None, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, "selenite"):
        assert {"blue-moon-city", "moon-base"} <= registry.games().keys()
    assert [record.getMessage() for record in caplog.records] == ["the game broken can't be loaded"]


@pytest.mark.parametrize("players", [(2, MOST_SEATS + 1), (0, 2), (3, 2)])
def test_a_game_for_too_many_or_too_few_is_refused(players: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match=f"for {players[0]} to {players[1]}"):
        type("Crowd", (Game,), {"seats": players})


def test_a_game_may_have_all_seats() -> None:
    assert type("Table", (Game,), {"seats": (1, MOST_SEATS)})


class TestSeats:
    """What there is one of for each seat."""

    def test_each_seat_has_its_colours_and_its_sign(self) -> None:
        seats = {f"seat{seat}" for seat in range(MOST_SEATS)}
        for colours in (drawing.LIGHT, drawing.DARK):
            assert {name for name in colours if name.startswith("seat")} == seats
        assert {f".{seat}" for seat in seats} <= drawing.RULES.keys()
        assert len(drawing._SEAT_MARKS) == MOST_SEATS

    def test_the_report_has_a_word_for_each_place_in_the_order(self) -> None:
        speak = speaker("en")
        assert all(speak.knows(f"report-order-{place}") for place in range(1, MOST_SEATS + 1))
        assert not speak.knows(f"report-order-{MOST_SEATS + 1}")
