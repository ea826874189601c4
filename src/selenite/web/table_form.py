"""The lobby's form: options and seats of a new table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from selenite.core import registry
from selenite.core.game import Game
from selenite.table.first_player import LOT, RULES, rule_for
from selenite.table.model import Refused, Seat
from selenite.table.people import check_name_is_free, checked_name
from selenite.table.promises import Offer
from selenite.table.store import Person
from selenite.web.characters import free_name

ME, PERSON, INVITE, OPPONENT = "me", "person", "invite", "opponent"
"""Who may sit on a seat, beside bots of a level: ``OPPONENT`` is the bot that the form names."""

PLAY = "play"
_FIRST_PLAYER = "first-player"


def most_seats() -> int:
    """How many seats the form has rows for."""
    return max(game.seats[1] for game in registry.games().values())


def field(game: Game, key: str) -> str:
    """The name of the form field of an option."""
    return f"{game.name}.{key}"


def box_field(game: str) -> str:
    """The name of the form field for the printed numbers of a game."""
    return f"{game}.box"


def defaults() -> dict[str, str]:
    """The form as a newcomer finds it. Checkboxes that aren't ticked are missing from a form."""
    games = registry.games()
    form = {"name": "", "game": next(iter(games))}
    for game in games.values():
        form |= {field(game, one.key): one.default for one in game.options.FORM if not one.is_flag}
        if game.first_seat_begins:
            form[field(game, _FIRST_PLAYER)] = LOT
    weakest = next(iter(games.values())).bots.LEVELS[0]
    seats = {f"seat{number}": OPPONENT for number in range(most_seats())}
    return form | seats | {"seat0": ME, OPPONENT: weakest}


def with_button(form: Mapping[str, str]) -> dict[str, str]:
    """The form with the game whose button was pressed: each has one to play, one to invite."""
    pressed = next((how for how in (PLAY, INVITE) if how in form), None)
    return dict(form) if pressed is None else {**form, "game": form[pressed], "how": pressed}


def with_invitations(form: Mapping[str, str]) -> dict[str, str]:
    """The completed form: a player who invites others takes the first seat and frees the rest."""
    if form.get("how") != INVITE:
        return dict(form)
    others = {f"seat{number}": INVITE for number in range(1, most_seats())}
    return {**form, "seat0": ME, **others}


def levels() -> dict[str, list[str]]:
    """The levels of bots, each with the names of the games that have it."""
    found: dict[str, list[str]] = {}
    for game in registry.games().values():
        for level in game.bots.LEVELS:
            found.setdefault(level, []).append(game.name)
    return found


def players(game: Game, form: Mapping[str, str]) -> int:
    """How many seats the table is to have."""
    fewest, most = game.seats
    text = form.get(field(game, "players"), str(fewest))
    if text not in map(str, range(fewest, most + 1)):
        known = f"{fewest}–{most}" if fewest < most else f"{most}"
        raise Refused("lobby-players", players=known)
    return int(text)


def options(game: Game, form: Mapping[str, str]) -> dict[str, Any]:
    """The options in the form the game takes them; what doesn't apply is left out."""
    values = {one.key: form.get(field(game, one.key), "") for one in game.options.FORM}
    seats = [str(number) for number in range(players(game, form))]
    for one in game.options.FORM:
        if one.are_seats and values[one.key] and values[one.key] not in seats:
            seat = values[one.key]
            raise Refused("lobby-first", seat=int(seat) + 1 if seat in one.values else seat)
    texts = [
        (one.key, values[one.key])
        for one in game.options.FORM
        if values[one.key] and (one.only_if is None or values[one.only_if[0]] in one.only_if[1])
    ]
    return dict(game.options_from_texts(texts))


def first_player(game: Game, form: Mapping[str, str]) -> str | None:
    """The rule for who begins, in games that ask for one."""
    chosen = form.get(field(game, _FIRST_PLAYER), LOT)
    rule = rule_for(game, chosen)
    if rule not in (None, *RULES):
        raise Refused("lobby-first-player")
    return rule


def offer(form: Mapping[str, str]) -> Offer | None:
    """The part of the deal that the browser adds to a table that starts at once."""
    promise, part = form.get("promise"), form.get("part")
    return Offer(promise, part) if promise and part else None


def seats(game: Game, form: Mapping[str, str], person: Person) -> list[Seat]:
    """Who is to sit where."""
    kinds = [form[f"seat{number}"] for number in range(players(game, form))]
    if kinds.count(ME) > 1:
        raise Refused("lobby-one-me")
    kinds = [form.get(OPPONENT, "") if kind == OPPONENT else kind for kind in kinds]
    people = [_seat(game, kind, form.get(f"name{n}", ""), person) for n, kind in enumerate(kinds)]
    filled: list[Seat] = []
    for seat in people:
        check_name_is_free(seat.name, filled)
        filled.append(bot_seat(game, seat.bot, filled + people) if seat.bot else seat)
    return filled


def _seat(game: Game, kind: str, name: str, person: Person) -> Seat:
    """A seat of a kind; bots get their names when everybody else has one."""
    if kind == ME:
        return Seat(person.id, person.name)
    if kind == PERSON:
        return Seat(person.id, checked_name(name))
    if kind == INVITE:
        return Seat()
    if kind in levels():
        # The form's level may be one that only another game has.
        return Seat(bot=kind if kind in game.bots.LEVELS else game.bots.LEVELS[0])
    raise Refused("lobby-seat")


def bot_seat(game: Game, level: str, others: Sequence[Seat]) -> Seat:
    """A bot with a name that nobody else at the table has.

    >>> game = next(iter(registry.games().values()))
    >>> bot_seat(game, game.bots.LEVELS[0], [Seat("1", "tycho")]).name
    'Bailly'
    """
    if level not in game.bots.LEVELS:
        raise Refused("lobby-level", level=level)
    return Seat(name=free_name(game, level, (seat.name for seat in others)), bot=level)


def stronger(game: Game, seats: Sequence[Seat]) -> list[Seat]:
    """The same seats with every bot a level higher; those of the highest stay.

    >>> game = next(one for one in registry.games().values() if "newcomer" in one.bots.LEVELS[:-1])
    >>> [seat.name for seat in stronger(game, [Seat("1", "Ada"), Seat(None, "Tycho", "newcomer")])]
    ['Ada', 'Cassini']
    """
    levels = game.bots.LEVELS
    changes = [seat.bot in levels[:-1] and not seat.stand_in for seat in seats]
    stay = [seat for seat, is_raised in zip(seats, changes, strict=True) if not is_raised]
    raised: list[Seat] = []
    for seat, is_raised in zip(seats, changes, strict=True):
        level = levels[levels.index(seat.bot) + 1] if seat.bot and is_raised else ""
        raised.append(bot_seat(game, level, raised + stay) if level else seat)
    return raised
