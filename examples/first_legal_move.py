"""A bot in one file that needs nothing but Python: it plays at any Selenite server.

    SELENITE_TOKEN=selenite_… python first_legal_move.py http://127.0.0.1:8642 moon-base newcomer

sets up a table against a bot of the server and plays it to the end. With the id of a table instead
of a game and a level, it sits down there. Replace ``choose`` to make it clever.
"""

from __future__ import annotations

import http.client
import json
import os
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

TOKEN = os.environ.get("SELENITE_TOKEN", "")
SILENCE = 60  # the server sends a heartbeat every 15 seconds
BUSY = (429, 502, 503, 504)  # what a server or its proxy answers that is busy or starts again
LOST = (OSError, http.client.HTTPException, ValueError)  # no connection, or half an answer


def choose(view: dict[str, Any]) -> str:
    """One of the legal moves. ``view`` is everything that the bot's seat knows."""
    move: str = view["legal"][0]
    return move


def call(method: str, address: str, data: dict[str, Any] | None = None) -> Any:
    """A request with the token; an open response."""
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    body = None if data is None else json.dumps(data).encode()
    request = urllib.request.Request(address, body, headers, method=method)
    return urllib.request.urlopen(request, timeout=SILENCE)


def ask(method: str, address: str, data: dict[str, Any] | None = None) -> Any:
    """The answer to a request, tried again until there is one; a refusal is raised.

    If an answer was lost, the server may have done what it was asked, so it is asked twice then.
    """
    while True:
        pause = 1
        try:
            with call(method, address, data) as response:
                return json.load(response)
        except urllib.error.HTTPError as refused:
            if refused.code not in BUSY:
                raise
            pause = int(refused.headers["Retry-After"] or pause)
        except LOST as problem:
            print("lost the connection:", problem, file=sys.stderr)
        time.sleep(pause)


def make_sure(address: str, is_done: Callable[[], bool]) -> None:
    """Do something that the server refuses to do twice."""
    try:
        ask("POST", address, {})
    except urllib.error.HTTPError:
        if not is_done():
            raise


def states(table: str) -> Iterator[dict[str, Any]]:
    """Where the table stands whenever something has happened; a lost stream is opened again."""
    seen = -1
    while True:
        try:
            with call("GET", f"{table}/events?after={seen}") as stream:
                for line in map(json.loads, stream):
                    if line["type"] == "event":
                        seen = line["seq"]
                    elif line["type"] == "state":
                        yield line
        except urllib.error.HTTPError as refused:
            if refused.code not in BUSY:
                raise
        except LOST as problem:
            print("lost the connection:", problem, file=sys.stderr)
        time.sleep(1)


def sit_down(table: str) -> None:
    """Take a free seat, and be ready."""
    make_sure(f"{table}/join", lambda: any(seat["you"] for seat in ask("GET", table)["seats"]))
    make_sure(f"{table}/ready", lambda: ask("GET", table)["status"] != "gathering")


def play(table: str) -> None:
    """Play until the game is over."""
    for state in states(table):
        if state["status"] == "over":
            break
        if state["your_move"]:
            seen = ask("GET", f"{table}/view")
            if seen["your_move"]:
                move = {"move": choose(seen["view"]), "seq": seen["seq"]}
                try:
                    ask("POST", f"{table}/moves", move)
                except urllib.error.HTTPError as refused:
                    if refused.code != 409:  # somebody was faster: the next state tells
                        raise
    print(json.dumps(ask("GET", table)["result"]))


def main() -> None:
    """Set up a table or join one, and play."""
    server, *wanted = sys.argv[1:]
    tables = f"{server.rstrip('/')}/api/v1/tables"
    if len(wanted) == 1:
        table = f"{tables}/{wanted[0]}"
        sit_down(table)
    else:
        game, level = wanted
        table = f"{tables}/{ask('POST', tables, {'game': game, 'seats': ['me', level]})['id']}"
    play(table)


if __name__ == "__main__":
    main()
