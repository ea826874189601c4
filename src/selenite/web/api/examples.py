"""Examples for the API's description, from the first game that has opponents for people."""

from __future__ import annotations

import json
from collections import UserDict
from typing import Any

from selenite.core import records, registry
from selenite.core.fair_deal import commitment_to

_GAME = next(game for game in registry.games().values() if game.bots.LEVELS)
_STATE = _GAME.new("selenite", {})
_VIEW = _STATE.view(_STATE.seat)

GAME = _GAME.name
TABLE = "sHnTcW4q"
PLAYERS = _GAME.players(_STATE)
LEVEL = _GAME.bots.LEVELS[0]
SEATS = ["me", *[LEVEL] * (PLAYERS - 1)]
PROMISE = commitment_to("5e" * 32)
MOVE = _VIEW.legal[-1]
RECORD = records.write(records.begin(_GAME, _STATE, None))


class ExampleWithNulls(UserDict[str, Any]):
    """An example that keeps its nulls: Litestar drops them from plain dictionaries.

    It is never changed, so a copy can be the same object: routers are copied a lot.
    """

    def __deepcopy__(self, _: object) -> ExampleWithNulls:
        return self


def whole(value: Any) -> Any:
    """An example whose nulls are kept."""
    return ExampleWithNulls(value) if isinstance(value, dict) else value


def _seat(number: int) -> dict[str, Any]:
    is_mine = number == _STATE.seat
    return {
        "seat": number, "kind": "person" if is_mine else "bot",
        "name": "Robo" if is_mine else "Tycho", "you": is_mine, "ready": False,
        "level": None if is_mine else LEVEL, "away": False,
    }  # fmt: skip


GAMES = {
    "games": [{
        "name": GAME, "title": _GAME.title, "rules": _GAME.rules, "fewest_players": _GAME.seats[0],
        "most_players": _GAME.seats[1], "levels": list(_GAME.bots.LEVELS),
        "options": [
            {"key": one.key, "values": [value for value in one.values if value],
             "default": one.default}
            for one in _GAME.options.FORM
        ],
    }],
}  # fmt: skip
TABLE_INFO = {
    "id": TABLE, "game": GAME, "rules": _GAME.rules, "status": "running", "open": False,
    "host": True, "seats": [_seat(number) for number in range(PLAYERS)], "seq": 17,
    "to_move": _STATE.seat, "your_move": True, "page": f"/t/{TABLE}",
    "request": None, "result": None, "rematch": None,
    "deal": {"commitment": PROMISE, "parts": [], "your_part": False,
             "secret": None, "seed": None},
}  # fmt: skip
TABLES = {"tables": [TABLE_INFO]}
VIEW_INFO = {
    "table": TABLE, "seq": 17, "status": "running", "your_move": True, "seat": _STATE.seat,
    "view": _VIEW.position,
}  # fmt: skip
STREAM = "".join(
    json.dumps(line) + "\n"
    for line in (
        {"type": "event", "seq": 17, "at": 1767225600.0, "kind": "move",
         "data": {"seat": (_STATE.seat - 1) % PLAYERS, "move": MOVE}},
        {"type": "state", "seq": 17, "status": "running", "to_move": _STATE.seat,
         "your_move": True, "your_answer": False, "request": None},
        {"type": "heartbeat"},
    )
)  # fmt: skip
