"""The operator's work on the data of a server: export games, and delete people and tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Text, cast, delete, select, update

from selenite.core.refusals import Invalid
from selenite.table import log
from selenite.table.model import OVER
from selenite.table.schema import (
    BANS,
    BOXES,
    ENTRIES,
    NO_OLD_COOKIES,
    PEOPLE,
    SEATS,
    SIGN_INS,
    TABLES,
    TOKENS,
)
from selenite.table.store import Person, Store, decoded
from selenite.table.table import Table

_NOBODY = "–"
"""The placeholder for a deleted name or message."""

_WITH_NAMES = {log.SEAT, log.REMOVE, log.CHAT}
"""The kinds of entries that have names or messages."""

_MOST_FOUND = 100


class Exported(NamedTuple):
    """How many games were exported, and the tables whose logs are damaged."""

    games: int
    damaged: list[str]


class Deleted(NamedTuple):
    """At how many tables a person was deleted, and the tables whose logs are damaged."""

    tables: int
    damaged: list[str]


def export(store: Store, folder: Path) -> Exported:
    """Write the records of all finished games to a folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Invalid("file-unwritable", file=folder, reason=problem.strerror) from None
    count, damaged = 0, []
    names = store.submit(lambda one: list(one.execute(select(TABLES.c.id)).scalars())).result()
    for name in names:
        stored = store.log(name).result()
        try:
            table = Table.of(name, list(decoded(stored)))
            text = table.record_text() if table.status == OVER else ""
        except Exception:  # whatever is in a damaged log, the other games are exported
            damaged.append(name)
            continue
        if text:
            _write(folder / f"{name}.sel", text)
            count += 1
    return Exported(count, damaged)


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise Invalid("file-unwritable", file=file, reason=problem.strerror) from None


def find_people(store: Store, text: str) -> list[Person]:
    """The people whose nickname contains a text, or whose number it is; without their keys."""
    wanted = (
        select(PEOPLE.c.id, PEOPLE.c.name)
        .where(PEOPLE.c.name.icontains(text, autoescape=True) | (PEOPLE.c.id == text))
        .order_by(PEOPLE.c.created)
        .limit(_MOST_FOUND)
    )
    found = store.submit(lambda one: list(one.execute(wanted))).result()
    return [Person(number, "", name) for number, name in found]


def delete_table(store: Store, name: str) -> None:
    """Delete a table, with its log."""

    def work(connection: Connection) -> bool:
        deleted = connection.execute(delete(ENTRIES).where(ENTRIES.c.table == name)).rowcount
        connection.execute(delete(TABLES).where(TABLES.c.id == name))
        connection.execute(delete(SEATS).where(SEATS.c.table == name))
        store.database.announce(connection, [f"deleted {name}"])
        return bool(deleted)

    if not store.submit(work).result():
        raise Invalid("table-unknown", table=name)


def delete_person(store: Store, number: str) -> Deleted:
    """Delete a person's account, names and messages.

    Their moves stay: the games belong to the others, too. Entries that can't be read and might
    have a name or a message are emptied.
    """
    person: Person | None = store.person("id", number).result()
    if person is None:
        raise Invalid("person-unknown", person=number)

    def work(connection: Connection) -> Deleted:
        mine = list(
            connection.execute(select(SEATS.c.table).where(SEATS.c.person == number)).scalars()
        )
        damaged = [name for name in mine if not _forget_at(connection, name, person)]
        for relation in (SIGN_INS, NO_OLD_COOKIES, TOKENS, BOXES, SEATS):
            connection.execute(delete(relation).where(relation.c.person == number))
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == number))
        connection.execute(delete(BANS).where(BANS.c.who == number))
        store.database.announce(
            connection,
            [f"person {number}", f"signed-out {number}  ", *(f"deleted {name}" for name in mine)],
        )
        return Deleted(len(mine), damaged)

    deleted: Deleted = store.submit(work).result()
    return deleted


def _forget_at(connection: Connection, table: str, person: Person) -> bool:
    """Replace a person's name and messages in a table's log; whether all of it could be read."""
    data = cast(ENTRIES.c.data, Text)
    wanted = select(ENTRIES.c.seq, ENTRIES.c.kind, data).where(ENTRIES.c.table == table)
    rows = connection.execute(wanted.order_by(ENTRIES.c.seq)).all()
    names = {person.name} - {""}
    is_sound = True
    for seq, kind, text in rows:
        try:
            before = json.loads(text)
            after = _without(person, names, kind, before)
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
            is_sound = False
            if kind not in _WITH_NAMES:
                continue
            before, after = None, {}
        if after != before:
            change = update(ENTRIES).where(ENTRIES.c.table == table, ENTRIES.c.seq == seq)
            connection.execute(change.values(data=after))
    return is_sound


def _without(person: Person, names: set[str], kind: str, data: dict[str, Any]) -> dict[str, Any]:
    """An entry without a person's name and message; ``names`` are those they have used so far."""
    changed = dict(data)
    if kind == log.SEAT:
        for who, called in (("person", "name"), ("owner", "owner_name")):
            if data.get(who) == person.id:
                names.add(data[called])
                changed[called] = _NOBODY
    elif kind == log.REMOVE and data["person"] == person.id and "name" in data:
        names.add(data["name"])
        changed["name"] = _NOBODY
    elif kind == log.CHAT and data["who"] in names:
        changed.update(who=_NOBODY, text=_NOBODY, phrase="")
    return changed
