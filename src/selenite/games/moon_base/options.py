"""The options of a game of Moon Base: in Python, positions, records and command lines."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import lru_cache
from typing import Any

from selenite.core import user_files
from selenite.core.drawing import Say
from selenite.core.game import Choice, check_keys
from selenite.core.refusals import Invalid
from selenite.games.moon_base.rules import boards
from selenite.games.moon_base.rules.boards import Board
from selenite.games.moon_base.rules.geometry import RuleSet
from selenite.games.moon_base.rules.state import State

HEADERS = ("Players", "Board")
PLAYERS = 2
FORM = (Choice("board", boards.names(), boards.STANDARD),)
"""What the lobby asks for."""


def board_of(table: Mapping[str, Any]) -> Board:
    """The board of options in the JSON form of a position.

    >>> board_of({}).name
    'moon'
    """
    check_keys(table, ("board",))
    return boards.from_source(table.get("board", boards.STANDARD))


@lru_cache(maxsize=16)
def rule_set(board: Board) -> RuleSet:
    """The tables of a board, made once."""
    return RuleSet(board)


def of(rules: RuleSet) -> dict[str, Any]:
    """The options of a running game, in the JSON form of a position."""
    return {"board": boards.name_of(rules.board) or deepcopy(rules.board.source)}


def from_texts(texts: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """Options as a command line gives them, in the JSON form of a position.

    A board is the name of one that is shipped, or the text of a file: the caller has read it.

    >>> from_texts([("players", "2"), ("board", "moon")])
    {'board': 'moon'}
    """
    table: dict[str, Any] = {}
    seen = set()
    for key, text in texts:
        if key in seen:
            raise Invalid("option-twice", option=key)
        seen.add(key)
        if key == "players":
            _check_players(text)
        elif key == "board":
            board = boards.shipped(text) if text in boards.names() else boards.from_text(text)
            table |= of(rule_set(board))
        else:
            raise Invalid("unknown-option", option=key)
    return table


def _check_players(text: str) -> None:
    """Two play; saying so is allowed, saying something else isn't."""
    if text != str(PLAYERS):
        raise Invalid("option-two-players", players=text)


def headers_of(state: State) -> dict[str, str]:
    """The record headers of a game's options, those with their default left out."""
    board = of(state.rules)["board"]
    if board == boards.STANDARD:
        return {}
    return {"Board": board if isinstance(board, str) else json.dumps(board, separators=(",", ":"))}


def from_headers(headers: Mapping[str, str]) -> dict[str, Any]:
    """The options that a record's headers tell, in the JSON form of a position."""
    _check_players(headers.get("Players", str(PLAYERS)))
    text = headers.get("Board")
    if text is None:
        return {}
    if not text.startswith("{"):
        return {"board": text}
    return {"board": user_files.from_header(text, Invalid("board-not-object"))}


def file_options() -> dict[str, tuple[str, ...]]:
    """The options whose value is a file's name on a command line, and its text here."""
    return {"board": boards.names()}


def players(state: State) -> int:
    """How many seats a game has."""
    return PLAYERS


def described(state: State, say: Say) -> list[str]:
    """The options of a game in words."""
    return [say("option-board", board=state.rules.board.name)]
