"""Counting move sequences: a quick check that two engines agree."""

from __future__ import annotations

from typing import Annotated

import typer

from selenite.cli.parameters import GameName, OptionTexts, Players, Seed
from selenite.cli.streams import emit, read_count, set_up
from selenite.core.state import GameState
from selenite.texts import say

DEEPEST = 99


def register(app: typer.Typer) -> None:
    """Add this command to the command line."""
    app.command("perft", help=say("help-perft"))(perft)


def perft(
    game: GameName,
    depth: Annotated[str, typer.Option("--depth", metavar="D", help=say("help-depth"))],
    players: Players = None,
    seed: Seed = None,
    option: OptionTexts = None,
) -> None:
    """Print how many sequences of so many moves there are."""
    length = read_count("--depth", depth, 0, DEEPEST)
    _, state = set_up(game, players, seed, option or [])
    emit(str(count(state, length)))


def count(state: GameState, depth: int) -> int:
    """How many sequences of ``depth`` moves can be played from a state.

    >>> from selenite.core import registry
    >>> state = next(iter(registry.games().values())).new("selenite", {})
    >>> count(state, 1) == len(state.legal_moves())
    True
    """
    if depth == 0:
        return 1
    moves = state.legal_moves()
    if depth == 1:
        return len(moves)
    found = 0
    for move in moves:
        after = state.copy()
        after.apply(move)
        found += count(after, depth - 1)
    return found
