"""Files and streams: what the command line reads and prints."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from selenite.core import registry
from selenite.core.game import Game
from selenite.core.records import Record, read
from selenite.core.refusals import Invalid
from selenite.core.state import GameState, Options

INTERRUPTED = 130
"""The exit status of a command that was interrupted."""
STANDARD_INPUT = "-"
_LONGEST_NUMBER = 12


def emit(text: str) -> None:
    """Print text on standard output, with a newline at its end."""
    sys.stdout.write(text if text.endswith("\n") else text + "\n")


def complain(line: str) -> None:
    """Print one line on standard error."""
    sys.stderr.write(line + "\n")
    sys.stderr.flush()


def read_bytes(name: str) -> bytes:
    """A file's content, or standard input's for ``-``."""
    try:
        return sys.stdin.buffer.read() if name == STANDARD_INPUT else Path(name).read_bytes()
    except OSError as fault:
        raise Invalid("file-unreadable", file=name, reason=fault.strerror) from None
    except ValueError as fault:
        raise Invalid("file-unreadable", file=name, reason=str(fault)) from None


def read_text(name: str) -> str:
    """A text file's content."""
    try:
        return read_bytes(name).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Invalid("file-not-text", file=name) from None


def write_text(name: str | Path, text: str) -> None:
    """Write a text file, in UTF-8 on every system."""
    try:
        Path(name).write_text(text, encoding="utf-8", newline="\n")
    except OSError as fault:
        raise Invalid("file-unwritable", file=str(name), reason=fault.strerror) from None
    except ValueError as fault:
        raise Invalid("file-unwritable", file=str(name), reason=str(fault)) from None


def read_record(name: str) -> Record:
    """The record in a file, or in standard input for ``-``."""
    return read(read_bytes(name))


def read_options(game: Game, players: str | None, texts: list[str]) -> Options:
    """A game's options from ``--players N`` and ``--option KEY=VALUE``."""
    pairs = [] if players is None else [("players", players)]
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise Invalid("option-form", text=text)
        files = game.options.file_options()
        is_file = key in files and value not in files[key]
        pairs.append((key, _option_file(game, key, value) if is_file else value))
    return game.options_from_texts(pairs)


def _option_file(game: Game, key: str, file: str) -> str:
    """The text of the file that an option names."""
    names = game.options.file_options()[key]
    if not file:
        raise Invalid("option-empty", option=key)
    if names and file != STANDARD_INPUT and not os.path.lexists(file):
        raise Invalid("option-no-file", option=key, file=file, names=names)
    return read_text(file)


def set_up(
    name: str, players: str | None, seed: str | None, texts: list[str]
) -> tuple[Game, GameState]:
    """A game by name and its state, set up by the options of a command line."""
    game = registry.find(name)
    return game, game.new(seed, read_options(game, players, texts))


def read_seat(text: str) -> int | None:
    """A seat's number; None for ``public``."""
    if text == "public":
        return None
    if not text.isascii() or not text.isdigit() or len(text) > _LONGEST_NUMBER:
        raise Invalid("seat-form", text=text)
    return int(text)


def read_count(option: str, text: str, least: int, most: int) -> int:
    """A whole number within its limits."""
    is_number = text.isascii() and text.isdigit() and len(text) <= _LONGEST_NUMBER
    if not is_number or not least <= int(text) <= most:
        raise Invalid("count-form", option=option, least=least, most=most, text=text)
    return int(text)
