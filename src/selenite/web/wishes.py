"""What somebody wishes for in the lobby's form: options and seats of a new table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from selenite import games
from selenite.bots import LEVELS
from selenite.games.blue_moon_city.options import CORNERS
from selenite.games.drawing import Say
from selenite.games.moon_base import boards
from selenite.table.house import check_name_is_free, checked_name
from selenite.table.store import Person
from selenite.table.table import Refused, Seat, Table

ME, PERSON, INVITE = "me", "person", "invite"
MOST_SEATS = 4
SEATS = tuple(map(str, range(MOST_SEATS)))
BOT_NAMES = ("Tycho", "Hevelius", "Kepler", "Cassini")
"""What bots are called, by seat: astronomers who have a crater of the Moon."""

CORNER_PAIRS = tuple(",".join(pair) for pair in combinations(CORNERS, 2))
DEFAULTS = {
    "name": "", "game": "blue-moon-city", "players": "2", "city": "standard", "new-buildings": "",
    "corners": "a5,e1", "first": "", "board": boards.STANDARD,
    "seat0": ME, "seat1": "newcomer", "seat2": "newcomer", "seat3": "newcomer",
}  # fmt: skip
"""The form as a newcomer finds it. Checkboxes that aren't ticked are missing from a form."""


def players(form: Mapping[str, str]) -> int:
    """How many seats are wished for."""
    if form["game"] != "blue-moon-city":
        return 2
    if form["players"] not in ("2", "3", "4"):
        raise Refused("lobby-players")
    return int(form["players"])


def options(form: Mapping[str, str]) -> dict[str, Any]:
    """The options wished for, in the form the game takes them; what doesn't apply is left out."""
    game = games.find(form["game"])
    if game.name == "moon-base":
        return {"board": form["board"]}
    texts = [("players", str(players(form))), ("city", form["city"])]
    texts.append(("new-buildings", form["new-buildings"]))
    if form["new-buildings"] in ("1", "2"):
        texts.append(("corners", form["corners"]))
    if form["first"]:
        if form["first"] not in SEATS[: players(form)]:
            seat = int(form["first"]) + 1 if form["first"] in SEATS else form["first"]
            raise Refused("lobby-first", seat=seat)
        texts.append(("first", form["first"]))
    if "open-crystals" in form:
        texts.append(("open-crystals", "true"))
    return dict(game.options_from_texts(texts))


def seats(form: Mapping[str, str], person: Person) -> list[Seat]:
    """Who is to sit where."""
    kinds = [form[f"seat{number}"] for number in range(players(form))]
    if kinds.count(ME) > 1:
        raise Refused("lobby-one-me")
    people = [_seat(kind, form.get(f"name{n}", ""), person) for n, kind in enumerate(kinds)]
    filled: list[Seat] = []
    for number, seat in enumerate(people):
        check_name_is_free(seat.name, filled)
        bot = bot_seat(seat.bot, filled + people, number) if seat.bot else seat
        filled.append(bot)
    return filled


def _seat(kind: str, name: str, person: Person) -> Seat:
    """A seat of a kind; bots get their names when everybody else has one."""
    if kind == ME:
        return Seat(person.id, person.name)
    if kind == PERSON:
        return Seat(person.id, checked_name(name))
    if kind == INVITE:
        return Seat()
    if kind in LEVELS:
        return Seat(bot=kind)
    raise Refused("lobby-seat")


def bot_seat(level: str, others: Sequence[Seat], number: int) -> Seat:
    """A bot with a name that nobody else at the table has.

    >>> bot_seat("master", [Seat("1", "Tycho")], 0).name
    'Hevelius'
    """
    if level not in LEVELS:
        raise Refused("lobby-level", level=level)
    taken = {seat.name.casefold() for seat in others}
    names = BOT_NAMES[number:] + BOT_NAMES[:number]
    return Seat(name=next(name for name in names if name.casefold() not in taken), bot=level)


def told(table: Table, say: Say) -> list[str]:
    """The options of a table in words, those that differ from the usual game."""
    headers = table.game.headers(table.start)
    if table.game.name == "moon-base":
        return [say("option.board", board=table.start.rules.board.name)]
    lines = [say("option.players", n=table.players)]
    if "City" in headers:
        lines.append(say("option.free-city"))
    if "NewBuildings" in headers:
        which = headers["NewBuildings"] if headers["NewBuildings"] in ("1", "2") else "both"
        lines.append(say(f"option.new-buildings-{which}"))
    if "Corners" in headers:
        first, second = headers["Corners"].split()
        lines.append(say("option.corners", first=first, second=second))
    if "OpenCrystals" in headers:
        lines.append(say("option.open-crystals"))
    if "First" in headers:
        lines.append(say("option.first", n=int(headers["First"]) + 1))
    else:
        lines.append(say("option.first-drawn"))
    return lines
