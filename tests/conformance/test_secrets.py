"""The conformance tests fail on views that tell secrets."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from selenite.core.game import Game
from selenite.core.state import RulesState, View
from tests.conformance.secrets import ViewTwins
from tests.conformance.test_rules import TestViews as Views

Leaks = Callable[[RulesState, int | None], bool]


def leak(monkeypatch: pytest.MonkeyPatch, toy: Game, leaks: Leaks) -> None:
    """Let the toy game's views show all cards to some of its seats."""
    honest = toy.view.view_of

    def leaking(state: RulesState, seat: int | None) -> View:
        view = honest(state, seat)
        if leaks(state, seat):
            view.position["cards"] = toy.position.write(state)["cards"]
        return view

    monkeypatch.setattr(toy.view, "view_of", leaking)


@pytest.mark.parametrize(
    "leaks",
    [
        pytest.param(lambda state, seat: seat == 0, id="to one seat"),
        pytest.param(lambda state, seat: seat == 1, id="to the other seat"),
        pytest.param(lambda state, seat: seat is not None, id="to all seats"),
        pytest.param(lambda state, seat: seat is None, id="to spectators"),
        pytest.param(lambda state, seat: seat == state.seat == 1, id="to a seat on its turn"),
    ],
)
def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch, toy: Game, leaks: Leaks) -> None:
    Views().test_a_view_holds_back_what_its_seat_may_not_know(toy)
    leak(monkeypatch, toy, leaks)
    with pytest.raises(AssertionError):
        Views().test_a_view_holds_back_what_its_seat_may_not_know(toy)


def test_the_leaked_secret_is_named(monkeypatch: pytest.MonkeyPatch, toy: Game) -> None:
    leak(monkeypatch, toy, lambda state, seat: seat == 0)
    assert ViewTwins(toy, "named").known_to_several() == [".cards.1"]
