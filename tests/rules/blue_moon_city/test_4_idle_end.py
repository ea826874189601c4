"""Clause 4.10 left out: with the option ``idle-end=off`` idle rounds don't end a game."""

from __future__ import annotations

from typing import Any

import pytest

from selenite.core.refusals import Invalid
from selenite.core.state import GameState
from selenite.games import blue_moon_city as bmc

from .table import clause, ending, flat, legal, play, table


def endless(players: int = 2, *, idle_turns: int = 0, **parts: Any) -> GameState:
    """A position of a game that idle rounds don't end."""
    position = table(players, **parts).position()
    position["options"]["idle-end"] = "off"
    position["turn"]["idle-turns"] = idle_turns
    return bmc.from_position(position, "endless")


@pytest.mark.clause("4.10")
@pytest.mark.parametrize(("players", "turns"), [(2, 20), (3, 30), (4, 40)])
def test_after_ten_idle_rounds_the_game_goes_on(players: int, turns: int) -> None:
    state = endless(players, phase="draw", idle_turns=turns - 1)
    play(state, "drop")
    assert ending(state) is None
    assert (flat(state)["idle-turns"], flat(state)["seat"]) == (turns, 1)


@pytest.mark.clause("4.10")
def test_idle_turns_are_counted_on() -> None:
    state = endless(idle_turns=20)
    for turns in range(21, 61):
        play(state, "/ / drop")
        assert flat(state)["idle-turns"] == turns
    assert ending(state) is None


@pytest.mark.clause("4.10")
def test_even_more_turns_than_anybody_will_play_are_counted() -> None:
    state = endless(idle_turns=40_000, round=70_000)
    play(state, "/ / drop / / drop")
    assert (flat(state)["idle-turns"], flat(state)["round"]) == (40_002, 70_001)


@pytest.mark.clause("4.10", "4.9")
def test_declarations_still_end_the_game() -> None:
    state = endless(idle_turns=33, obelisk=[1])
    assert "declare" in legal(state)
    play(state, "declare drop declare")
    assert ending(state) == ("agreed", (1,))


@pytest.mark.clause("4.10", "4.9")
def test_declarations_come_as_early_as_ever_and_no_earlier() -> None:
    assert clause(endless(idle_turns=5), "declare") == "4.9"
    assert "declare" in legal(endless(idle_turns=6))


@pytest.mark.clause("4.10")
def test_a_contribution_clears_the_count() -> None:
    state = endless(phase="build", at=["b4"], hands=["a2"], idle_turns=57)
    play(state, "2=a2")
    assert flat(state)["idle-turns"] == 0


@pytest.mark.clause("4.10")
def test_a_game_cannot_have_ended_by_idle_rounds() -> None:
    over = table(phase="draw", idle_turns=19)
    play(over, "drop")
    position = over.position()
    assert position["result"]["reason"] == "idle"
    position["options"]["idle-end"] = "off"
    with pytest.raises(Invalid) as caught:
        bmc.from_position(position, "over")
    assert caught.value.code == "position-reason-impossible"


@pytest.mark.clause("4.10")
@pytest.mark.parametrize("value", ["on", "", False, None, "never"])
def test_a_position_names_the_option_as_off_only(value: object) -> None:
    position = table().position()
    position["options"]["idle-end"] = value
    with pytest.raises(Invalid) as caught:
        bmc.from_position(position, "option")
    assert caught.value.code == "option-idle-end"


@pytest.mark.clause("4.10")
def test_positions_of_the_usual_game_do_not_name_it() -> None:
    assert "idle-end" not in bmc.new(seed="usual").position()["options"]
    assert bmc.new(seed="off", idle_end=False).position()["options"]["idle-end"] == "off"
