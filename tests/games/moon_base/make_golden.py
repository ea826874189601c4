"""Writes the golden playthroughs: ``python -m tests.games.moon_base.make_golden``.

Each is a whole game from a fixed seed, written so that somebody who knows the rules can proof-read
it: each move, what the ring rests on and how far away that is, what came of it, and where
everything stands after each round.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from selenite.core.state import Event, GameState, Position
from selenite.games import moon_base
from selenite.games.moon_base.rules.laying import gap
from selenite.games.moon_base.rules.state import State
from tests.games.golden import write_all
from tests.games.moon_base.playing import BOARDS
from tests.games.playing import texts_of

FOLDER = Path(__file__).parent / "golden"
Policy = Callable[[GameState[State], list[str]], str]


class Playthrough(NamedTuple):
    """A game to write down: its seed, its board and how it is played."""

    seed: str
    on: str
    policy: Policy


# The policies


def climb(state: GameState[State], texts: list[str]) -> str:
    """Plain and sensible: own colours first, and as high up as can be."""
    if len(texts[0]) > 2 and texts[0][2] == ">":
        return max(texts, key=lambda text: (*_worth(state, text), text))
    if texts[0].startswith("draft="):
        return max(texts, key=lambda text: (_own(state, text), text))
    return texts[len(texts) // 2]


def _worth(state: GameState[State], text: str) -> tuple[int, int, int]:
    """The tower on an own ring, then own large rings high up, then anything high up."""
    after = state.copy()
    after.play(text)
    seat = state.seat
    position = after.position()
    own = position["colours"][seat][0]
    ring = position["rings"][-1]
    towers = int(
        ring["ring"][1] == own and position["tower"] == {"ring": len(position["rings"]) - 1}
    )
    settles = int(ring["ring"] == f"L{own}" and ring["level"] > 1)
    return towers, settles, ring["level"]


def _own(state: GameState[State], text: str) -> int:
    """How many rings of the own colour a draft gives."""
    after = state.copy()
    after.play(text)
    own = after.position()["colours"][state.seat][0]
    return sum(ring[1] == own for ring in after.position()["hands"][state.seat].split())


def spread(state: GameState[State], texts: list[str]) -> str:
    """As many open gold rings as can be, whoever places them: more than there are settlements."""
    return max(texts, key=lambda text: (_gold(state, text), text))


def _gold(state: GameState[State], text: str) -> tuple[int, int]:
    """Gold settlements and open rings after a move, and gold rings to come."""
    after = state.copy()
    after.play(text)
    if text in ("gold", "silver"):
        return 0, 0
    seat = list(after.rules_state.colours).index(0)
    hands = " ".join(after.position()["hands"]).split()
    return after.rules_state.settled[seat] + after.rules_state.count_open(seat), hands.count("Lg")


def at_random(seed: str) -> Policy:
    """Any legal move."""
    chance = Random(seed)
    return lambda state, texts: chance.choice(texts)


GAMES: dict[str, Playthrough] = {
    "climbing": Playthrough("golden climbing", "moon", climb),
    "at-random": Playthrough("golden random", "moon", at_random("golden")),
    "tight-board": Playthrough("golden tight", "tight", at_random("tight")),
    "choice-of-settlements": Playthrough("g 6", "moon", spread),
}


EVENTS = {
    "placed": "ring {ring} on level {level}",
    "tower-moved": "the tower moves onto ring {ring}",
    "settled": "seat {seat}: settlement on ring {ring}, {n} left",
    "no-base": "seat {seat} finds no crater for a base",
    "round": "round {round}, seat {seat} first",
    "counted": "seat {seat}: {n} points: {points}",
    "over": "over by {reason}, won by {winners}",
}
"""The line of each kind of event."""


# The text


def playthrough(name: str) -> str:
    """A whole game as a text."""
    game = GAMES[name]
    state = moon_base.new(game.seed, BOARDS[game.on])
    lines = [f"Moon Base, golden playthrough: {name}", "", *set_up(state)]
    label = ""
    while texts := texts_of(state):
        position = state.position()
        turn = position["turn"]
        if f"{turn['round']} {turn['step']}" != label:
            label = f"{turn['round']} {turn['step']}"
            lines += ["", f"Round {turn['round']}, {turn['step']}"]
        move = game.policy(state, texts)
        events = state.play(move)
        lines.append(f"  {state_label(turn)} {move:<14} {meaning(state, position, move)}".rstrip())
        lines += [f"{'':21}- {event_line(event)}" for event in events]
        if any(event.code in ("round", "over") for event in events):
            lines += ["", *standing(state.position())]
    outcome = state.outcome()
    assert outcome is not None
    return "\n".join([*lines, "", f"Over: {outcome.text}", ""])


def set_up(state: GameState[State]) -> list[str]:
    """The board's craters and the stacks."""
    board = state.rules_state.rules.board
    lines = [f"Board {board.name}:"]
    for size, name in enumerate(("large", "small")):
        craters = [f"{c.id} ({c.x},{c.y})" for c in board.craters if c.size == size]
        lines.append(f"  {name} craters: {', '.join(craters)}")
    stacks = state.position()["stacks"]
    for name in ("large", "small"):
        lines.append(f"  {name} stacks, bottom to top: {' '.join(stacks[name])}")
    return lines


def state_label(turn: dict[str, Any]) -> str:
    """Round and seat."""
    return f"{turn['round']}.{turn['seat']}"


def meaning(state: GameState[State], before: Position, move: str) -> str:
    """What a draft takes, and what a ring rests on: distances, and the widest open angle."""
    if move.startswith("draft="):
        size = "large" if move[6] == "L" else "small"
        top = before["stacks"][size][int(move[7]) - 1][-2:]
        return f"takes {move[6]}{top[1]} {move[6]}{top[0]}"
    if ">(" not in move:
        return ""
    number = len(before["rings"])
    one, other = state.rules_state.ring_under[number], state.rules_state.ring_beneath[number]
    apart = [
        f"#{ring} {state.position()['rings'][ring]['ring']} at {distance(state, number, ring):.1f}"
        for ring in (one, other)
    ]
    open_angle = gap(
        state.rules_state,
        state.rules_state.ring_kind[number] // 3,
        state.rules_state.ring_at[number],
        one,
        other,
    )
    return f"on {apart[0]} and {apart[1]}, {open_angle:.0f} degrees open"


def distance(state: GameState[State], ring: int, other: int) -> float:
    """How far apart two rings are."""
    return sqrt(
        state.rules_state.rules.square(
            state.rules_state.ring_at[ring], state.rules_state.ring_at[other]
        )
    )


def event_line(event: Event) -> str:
    """What came of a move, in a line."""
    given = event.parameters
    points = ", ".join(f"{key} {n}" for key, n in given.items() if key not in ("seat", "n"))
    return EVENTS[event.code].format(**given | {"points": points})


def standing(position: Position) -> list[str]:
    """The rings by level, the tower, and what everybody has."""
    lines = []
    for level in sorted({ring["level"] for ring in position["rings"]}):
        rings = [
            f"#{number} {ring['ring']} {ring.get('crater') or '({},{})'.format(*ring['at'])}"
            for number, ring in enumerate(position["rings"])
            if ring["level"] == level
        ]
        lines.append(f"  level {level}: {', '.join(rings)}")
    lines.append(f"  tower {position['tower']}")
    for seat in (0, 1):
        settled = [f"#{s['ring']}" for s in position["settlements"] if s["seat"] == seat]
        bases = [base["crater"] for base in position["bases"] if base["seat"] == seat]
        lines.append(
            f"  seat {seat} {position['colours'][seat]}: settlements {' '.join(settled) or '-'}, "
            f"bases {' '.join(bases) or '-'}, aside {position['aside'][seat] or '-'}"
        )
    return lines


if __name__ == "__main__":
    write_all(FOLDER, GAMES, playthrough)
