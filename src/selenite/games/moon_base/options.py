"""The options of a game of Moon Base: in Python, positions, records and command lines."""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import deepcopy
from functools import lru_cache
from typing import Any, NamedTuple

from selenite.core import user_files
from selenite.core.drawing import Say
from selenite.core.game import Choice, check_keys
from selenite.core.refusals import Invalid
from selenite.games.moon_base.rules import boards
from selenite.games.moon_base.rules.boards import Board
from selenite.games.moon_base.rules.geometry import RuleSet
from selenite.games.moon_base.rules.state import State

PLAYERS = 2


class Variant(NamedTuple):
    """A rule that players may agree to change: its key, its header in records, its two values.

    Positions and records name the other value only; a command line and a form may say either.
    """

    key: str
    header: str
    usual: str
    other: str


VARIANTS = (
    Variant("settled-rings", "SettledRings", "open", "closed"),
    Variant("bases", "Bases", "any", "open-craters"),
    Variant("blue-bonus", "BlueBonus", "none", "pass"),
)
"""The rules that can be changed, in the order of their clauses (6)."""

HEADERS = ("Players", "Board", *(variant.header for variant in VARIANTS))
KEYS = ("board", *(variant.key for variant in VARIANTS))
FORM = (
    Choice("board", boards.names(), boards.STANDARD),
    *(Choice(one.key, (one.usual, one.other), one.usual) for one in VARIANTS),
)
"""What the lobby asks for."""


def board_of(options: Mapping[str, Any]) -> Board:
    """The board of options in the JSON form of a position.

    >>> board_of({}).name
    'moon'
    """
    check_keys(options, KEYS)
    return boards.from_source(options.get("board", boards.STANDARD))


def rules_of(options: Mapping[str, Any]) -> RuleSet:
    """The tables of options in the JSON form of a position.

    >>> rules_of({"settled-rings": "closed"}).closes_rings
    True
    """
    board = board_of(options)
    for one in VARIANTS:
        if options.get(one.key, one.other) != one.other:
            raise Invalid("option-variant", option=one.key, value=options[one.key], known=one.other)
    return _rule_set(board, *(one.key in options for one in VARIANTS))


@lru_cache(maxsize=64)
def _rule_set(
    board: Board, closes_rings: bool, wants_open_craters: bool, passes_blue: bool
) -> RuleSet:
    """The tables of some options, cached."""
    return RuleSet(board, closes_rings, wants_open_craters, passes_blue)


def of(rules: RuleSet) -> dict[str, Any]:
    """The options of a running game, in the JSON form of a position."""
    are_other = (rules.closes_rings, rules.wants_open_craters, rules.passes_blue)
    variants = zip(VARIANTS, are_other, strict=True)
    return {
        "board": boards.name_of(rules.board) or deepcopy(rules.board.source),
        **{one.key: one.other for one, is_other in variants if is_other},
    }


def changed(values: Mapping[str, str]) -> dict[str, str]:
    """Those of some variants that differ from the usual rules.

    >>> changed({"settled-rings": "open"})
    {}
    """
    usual = {one.key: one.usual for one in VARIANTS}
    return {key: value for key, value in values.items() if value != usual[key]}


def from_texts(texts: Mapping[str, str]) -> dict[str, Any]:
    """Options as a command line gives them, in the JSON form of a position.

    A board is the name of one that is shipped, or the text of a file: the caller has read it.

    >>> from_texts({"board": "moon", "settled-rings": "open"})
    {'board': 'moon'}
    """
    options: dict[str, Any] = {}
    for key, text in texts.items():
        if key == "board":
            board = boards.shipped(text) if text in boards.names() else boards.from_text(text)
            options["board"] = boards.name_of(board) or deepcopy(board.source)
        elif key in KEYS:
            options |= changed({key: text})
        else:
            raise Invalid("unknown-option", option=key)
    return options


def headers_of(state: State) -> dict[str, str]:
    """The record headers of a game's options, those with their default left out."""
    options = of(state.rules)
    board = options["board"]
    headers = {one.header: one.other for one in VARIANTS if one.key in options}
    if board == boards.STANDARD:
        return headers
    text = board if isinstance(board, str) else json.dumps(board, separators=(",", ":"))
    return {"Board": text, **headers}


def from_headers(headers: Mapping[str, str]) -> dict[str, Any]:
    """The options that a record's headers tell, in the JSON form of a position."""
    options: dict[str, Any] = {
        one.key: headers[one.header] for one in VARIANTS if one.header in headers
    }
    text = headers.get("Board")
    if text is None:
        return options
    if not text.startswith("{"):
        return {"board": text, **options}
    return {"board": user_files.from_header(text, Invalid("board-not-object")), **options}


def file_options() -> dict[str, tuple[str, ...]]:
    """The options whose value is a file's name on a command line, and its text here."""
    return {"board": boards.names()}


def players(state: State) -> int:
    """How many seats a game has."""
    return PLAYERS


def described(state: State, say: Say) -> list[str]:
    """The options of a game in words."""
    board = say("option-board", board=state.rules.board.name)
    return [board, *variant_lines(of(state.rules), say)]


def variant_lines(options: Mapping[str, Any], say: Say) -> list[str]:
    """The changed rules of options in the JSON form of a position, in words."""
    return [say(f"option-{one.key}-{one.other}") for one in VARIANTS if one.key in options]
