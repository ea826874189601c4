"""Lines of text for the terminal parts of all games: names, wrapping, numbered moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from selenite.core import drawing
from selenite.core.drawing import Say
from selenite.texts import join, plain, say, speaker

LABEL_WIDTH = 25
_LONGEST_NAME = 16


class Group(NamedTuple):
    """Moves of a kind: what they are called, how they all begin, how many a short list shows,
    and what stands for the others.
    """

    label: str
    key: str
    moves: list[str]
    shown: int
    more: str = ""


def seat_names(players: int, seats: Mapping[int, str] | None) -> dict[int, str]:
    """What each seat is called: its player's name, shortened, or its number.

    >>> seat_names(2, {0: "Ada"})
    {0: 'Ada', 1: 'Seat 1'}
    """
    given = {seat: plain(text) for seat, text in (seats or {}).items()}
    return dict(enumerate(drawing.seat_names(given, players, say, _LONGEST_NAME)))


def ending(position: Mapping[str, Any], names: Mapping[int, str]) -> str:
    """Who won a finished game, and how."""
    winners = position["result"]["winners"]
    who = join([names[seat] for seat in winners])
    speak = speaker("en", position["game"])
    return speak.say("board-over", n=len(winners), who=who, reason=position["result"]["reason"])


def heading(
    position: Mapping[str, Any], names: Mapping[int, str], say: Say, more: str = "", **doing: str
) -> str:
    """The game, the round, and who is to do what, or how the game ended."""
    turn = position["turn"]
    head = say("board-title", game=position["game"], round=turn["round"])
    if "result" in position:
        return f"{head}. {ending(position, names)}."
    return f"{head}. {say('board-turn', who=names[turn['seat']], **doing)}{more}."


def wrap(start: str, words: str, width: int = 79) -> list[str]:
    """Words after a start, on more lines where they don't fit.

    >>> wrap("cards: ", "h2 h3", 10)
    ['cards: h2', '       h3']
    """
    lines = [start]
    for word in filter(None, words.split(" ")):
        if len(lines[-1]) + len(word) > width:
            lines.append(" " * len(start))
        lines[-1] += word + " "
    return [line.rstrip() for line in lines]


def numbered(found: list[Group]) -> list[str]:
    """All moves in the order of their numbers: number n is item n - 1."""
    return [move for group in found for move in group.moves]


def listing(found: list[Group], begins: str | None = None) -> list[str]:
    """The groups as lines: shortened, or whole for the moves that begin in a certain way."""
    lines = []
    number = 1
    for group in found:
        members = list(enumerate(group.moves, number))
        number += len(group.moves)
        if begins is not None:
            members = [(n, move) for n, move in members if move.startswith(begins)]
            if not members:
                continue
        short = members[: group.shown] if begins is None else members
        words = [f"[{n}]\u00a0{move}" for n, move in short]
        if len(short) < len(members):
            text = group.more or say("terminal-more", n=len(members), key=group.key)
            words.append(text.replace(" ", "\u00a0"))
        start = f"  {group.label:<{LABEL_WIDTH}} "
        lines += [line.replace("\u00a0", " ") for line in wrap(start, " ".join(words))]
    return lines
