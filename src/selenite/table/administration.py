"""The operator's work on the data of a server: export games, and delete people and tables."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, delete, select, update

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

_MOST_FOUND = 100


def export(store: Store, folder: Path) -> int:
    """Write the records of all finished games to a folder; returns how many."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Invalid("file-unwritable", file=folder, reason=problem.strerror) from None
    count = 0
    names = store.submit(lambda one: list(one.execute(select(TABLES.c.id)).scalars())).result()
    for name in names:
        table = Table.of(name, list(decoded(store.log(name).result())))
        if table.status == OVER:
            (folder / f"{name}.sel").write_text(table.record_text(), encoding="utf-8")
            count += 1
    return count


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


def delete_person(store: Store, number: str) -> int:
    """Delete a person's account, names and messages; returns at how many tables.

    Their moves stay: the games belong to the others, too.
    """
    person: Person | None = store.person("id", number).result()
    if person is None:
        raise Invalid("person-unknown", person=number)

    def work(connection: Connection) -> int:
        mine = list(
            connection.execute(select(SEATS.c.table).where(SEATS.c.person == number)).scalars()
        )
        for name in mine:
            _forget_at(connection, name, person)
        for relation in (SIGN_INS, NO_OLD_COOKIES, TOKENS, BOXES, SEATS):
            connection.execute(delete(relation).where(relation.c.person == number))
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == number))
        connection.execute(delete(BANS).where(BANS.c.who == number))
        store.database.announce(
            connection,
            [f"person {number}", f"signed-out {number}  ", *(f"deleted {name}" for name in mine)],
        )
        return len(mine)

    tables: int = store.submit(work).result()
    return tables


def _forget_at(connection: Connection, table: str, person: Person) -> None:
    """Replace a person's name and messages in a table's log."""
    wanted = select(ENTRIES.c.seq, ENTRIES.c.kind, ENTRIES.c.data).where(ENTRIES.c.table == table)
    rows = [
        (seq, kind, data if isinstance(data, dict) else json.loads(data))
        for seq, kind, data in connection.execute(wanted.order_by(ENTRIES.c.seq))
    ]
    for seq, data in _without(person, rows):
        change = update(ENTRIES).where(ENTRIES.c.table == table, ENTRIES.c.seq == seq)
        connection.execute(change.values(data=data))


def _without(
    person: Person, rows: list[tuple[int, str, dict[str, Any]]]
) -> Iterator[tuple[int, dict[str, Any]]]:
    """The entries that name a person, with the name removed."""
    names = {person.name} - {""}
    for seq, kind, data in rows:
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
        if changed != data:
            yield seq, changed
