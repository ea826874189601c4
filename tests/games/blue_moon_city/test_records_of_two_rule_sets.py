"""Games under different rule sets run side by side in one process and don't touch each other."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from selenite.core.refusals import Illegal
from selenite.core.state import GameState, Position
from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.rules.state import State
from tests.games.blue_moon_city.playing import POLICIES, Kind, shipped_components

STANDARD = Kind(players=2, first=0)
OTHER = Kind(players=4, city="free", new_buildings=(1, 2), first=2, split=(5, 3, 2))
STEPS = 120


class RecordedGame:
    """A game that is played step by step, and its record."""

    def __init__(self, state: GameState[State], policy: str, seed: str) -> None:
        self.state = state
        self.policy = POLICIES[policy]
        self.chance = Random(seed)
        self.record: list[tuple[str, str]] = []

    def step(self) -> None:
        """One move, if the game isn't over."""
        if self.state.outcome() is None:
            label = self.state.turn_label()
            texts = [self.state.text(move) for move in self.state.legal_moves()]
            move = self.policy(self.state, texts, self.chance)
            self.state.play(move)
            self.record.append((label, move))

    def result(self) -> tuple[list[tuple[str, str]], Position]:
        """What happened, and where it led."""
        return self.record, self.state.position()


def richer_components() -> dict[str, Any]:
    """Other boxes, rewards, prices and supplies."""
    source = shipped_components()
    source["tile"]["royal-palace"]["boxes"] = [["any", 1], ["khind", 2]]
    source["tile"]["fire-temple"]["leader"] = {"crystals": 9, "cards": 3}
    source["obelisk"] = [3, 3, *source["obelisk"][2:]]
    source["scales"]["2"] = 4
    source["hand-size"] = 12
    return source


def tables() -> list[RecordedGame]:
    """Three games whose rules differ in everything that can differ."""
    richer = bmc.new(players=2, seed="two", first=1, components=richer_components())
    return [
        RecordedGame(STANDARD.new("two"), "eager", "a"),
        RecordedGame(OTHER.new("two"), "eager", "b"),
        RecordedGame(richer, "eager", "c"),
    ]


def alone(number: int) -> tuple[list[tuple[str, str]], Position]:
    """One of the games, played alone."""
    table = tables()[number]
    for _ in range(STEPS):
        table.step()
    return table.result()


@pytest.mark.parametrize("seed", range(3))
def test_interleaved_games_go_as_they_go_alone(seed: int) -> None:
    together = tables()
    chance = Random(seed)
    steps = [table for table in together for _ in range(STEPS)]
    chance.shuffle(steps)
    for table in steps:
        table.step()
    assert [table.result() for table in together] == [alone(number) for number in range(3)]


def test_records_replay_beside_each_other() -> None:
    """Each record replayed move by move, in turns, leads where it led."""
    played = [alone(number) for number in range(3)]
    again = [table.state for table in tables()]
    for step in range(STEPS):
        for state, (record, _) in zip(again, played, strict=True):
            if step < len(record):
                label, move = record[step]
                assert state.turn_label() == label
                state.play(move)
    assert [state.position() for state in again] == [position for _, position in played]


def test_each_game_keeps_its_own_rules() -> None:
    """The palace of one game takes what the palace of the other refuses."""
    richer = bmc.new(players=2, seed="palace", first=0, components=richer_components())
    usual = bmc.new(players=2, seed="palace", first=0)
    for state in (richer, usual):
        state.play(">d3")
        state.play("/")
    ones = [richer.text(move) for move in richer.legal_moves() if len(richer.text(move)) == 4]
    assert ones
    for text in ones:
        with pytest.raises(Illegal):
            usual.play(text)
    before = usual.position()
    richer.play(ones[0])
    assert usual.position() == before


def test_components_given_to_a_game_can_be_changed_afterwards() -> None:
    source = richer_components()
    state = bmc.new(players=2, seed="kept", components=source)
    before = state.position()
    moves = state.legal_moves()
    source["tile"]["royal-palace"]["boxes"].clear()
    source["obelisk"].clear()
    assert state.legal_moves() == moves
    assert state.position()["city"] == before["city"]
    assert bmc.from_position(state.position()).position() == state.position()
