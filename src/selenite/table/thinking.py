"""Runs bots on a view and a seed, in any process."""

from __future__ import annotations

import multiprocessing
import os
import threading
from hashlib import sha256
from multiprocessing.process import BaseProcess
from typing import cast

from selenite.bots import make
from selenite.bots.turns import Adviser, Thought
from selenite.core import registry
from selenite.core.chance import Rng
from selenite.core.state import View
from selenite.table.table import Table


def end_with_server() -> None:
    """Make this worker process exit when the server does, however that happens."""
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_end_after, args=[server], daemon=True).start()


def _end_after(server: BaseProcess) -> None:
    server.join()
    os._exit(1)


def bot_seed(table: Table, seat: int) -> str:
    """The seed of a bot's random generator: after the same moves it is always the same.

    It is a hash, because jobs go to other processes, and through the database: none of them needs
    the seed of the running game, which tells all hands.
    """
    text = f"{table.record.seed}/{seat}/{len(table.moves)}"
    return sha256(text.encode()).hexdigest()


def hint_seed(table: Table) -> str:
    """The seed of a hint's random generator."""
    return f"hint/{len(table.moves)}"


def plan(spec: str, view: View, seed: str) -> list[str]:
    """The moves that a bot wants to make now: one, or its whole turn if it plans turns."""
    bot = make(spec, Rng(seed), registry.find(view.game))
    return [bot.choose(view), *getattr(bot, "moves", ())]


def advise(view: View, seed: str, most: int) -> list[Thought]:
    """What the bot that gives hints would do in a seat's place; nothing where there is none.

    Among the turns that it searched most, the one with the best chance comes first.
    """
    game = registry.find(view.game)
    if not game.bots.HINTS:
        return []
    bot = cast("Adviser", make(game.bots.HINTS, Rng(seed), game))
    return sorted(bot.explain(view, most), key=lambda thought: -thought.chance)
