"""Administering a server's database: ``selenite admin …``."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from selenite.cli.extras import web_extra
from selenite.cli.parameters import Database, database_url
from selenite.cli.streams import complain, emit
from selenite.core.refusals import Invalid
from selenite.table import backup as copies
from selenite.table.addresses import is_postgresql, sqlite_file
from selenite.texts import say

if TYPE_CHECKING:
    from selenite.table.store import Store

PersonId = Annotated[
    str | None, typer.Option("--person", metavar="ID", help=say("help-admin-person"))
]
Yes = Annotated[bool, typer.Option("--yes", help=say("help-admin-yes"))]


def register(app: typer.Typer) -> None:
    """Add these commands to the command line."""
    admin = typer.Typer(help=say("help-admin"), no_args_is_help=True)
    for command in (backup, restore, migrate, export, people, delete, ban):
        admin.command(command.__name__, help=say(f"help-{command.__name__}"))(command)
    app.add_typer(admin, name="admin")


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-backup-file"))],
    database: Database = None,
) -> None:
    """Copy the database, even while a server runs."""
    url = database_url(database)
    if is_postgresql(url):
        with web_extra():
            from selenite.table import dumps
        dumps.backup(url, file)
    else:
        copies.backup(_file(url), file)
    emit(say("cli-backed-up", file=_shown(url), backup=file))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-restore-file"))],
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help=say("help-replace"))] = False,
) -> None:
    """Restore the database from a backup."""
    url = database_url(database)
    if is_postgresql(url):
        with web_extra():
            from selenite.table import dumps
        dumps.restore(url, file, replace)
    else:
        copies.restore(_file(url), file, replace)
    emit(say("cli-restored", file=_shown(url), backup=file))


def migrate(database: Database = None) -> None:
    """Bring the database up to date, as ``serve`` does when it starts."""
    url = database_url(database)
    with web_extra():
        from selenite.table import databases, migrations
    opened = databases.opened(url)
    try:
        before, now = migrations.migrate(opened)
    finally:
        opened.close()
    emit(say("cli-migrated", file=_shown(url), before=before or "0000", now=now))


def export(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=say("help-export-folder"))],
    database: Database = None,
) -> None:
    """Write the records of all finished games."""
    with web_extra():
        from selenite.table import administration
    with _store(database, is_exclusive=False) as store:
        exported = administration.export(store, folder)
    emit(say("cli-exported", games=exported.games, folder=folder))
    if _tell_damaged(exported.damaged):
        raise typer.Exit(1)


def people(
    text: Annotated[str, typer.Argument(metavar="TEXT", help=say("help-people-text"))] = "",
    database: Database = None,
) -> None:
    """List people by their nickname."""
    with web_extra():
        from selenite.table import administration
    with _store(database, is_exclusive=False) as store:
        for person in administration.find_people(store, text):
            emit(f"{person.id} {person.name}")


def delete(
    person: PersonId = None,
    table: Annotated[
        str | None, typer.Option("--table", metavar="ID", help=say("help-admin-table"))
    ] = None,
    yes: Yes = False,
    database: Database = None,
) -> None:
    """Delete a person's data, or a table."""
    with web_extra():
        from selenite.table import administration
    if (person is None) == (table is None):
        raise Invalid("admin-one-of", one="--person", other="--table")
    with _store(database, is_exclusive=True) as store:
        _ask(yes, say("cli-delete-question", what=person or table))
        if table is not None:
            administration.delete_table(store, table)
            emit(say("cli-deleted-table", table=table))
        elif person is not None:
            deleted = administration.delete_person(store, person)
            emit(say("cli-deleted-person", person=person, tables=deleted.tables))
            if _tell_damaged(deleted.damaged):
                raise typer.Exit(1)


def ban(
    person: PersonId = None,
    address: Annotated[
        str | None, typer.Option("--address", metavar="IP", help=say("help-admin-address"))
    ] = None,
    lift: Annotated[bool, typer.Option("--lift", help=say("help-lift"))] = False,
    database: Database = None,
) -> None:
    """Ban a person or an address, or let them come back."""
    if (person is None) == (address is None):
        raise Invalid("admin-one-of", one="--person", other="--address")
    with _store(database, is_exclusive=False) as store:
        kind, who = ("person", person or "") if address is None else ("address", _network(address))
        if lift:
            store.lift_ban(kind, who).result()
        elif kind == "person" and store.person("id", who).result() is None:
            raise Invalid("person-unknown", person=who)
        else:
            store.ban(kind, who, time.time()).result()
    emit(say("cli-ban-lifted" if lift else "cli-banned", who=who))


def _network(address: str) -> str:
    """An address as the server counts it: for IPv6, its network."""
    with web_extra():
        from selenite.web.gate import address_of
    try:
        ip_address(address)
    except ValueError:
        raise Invalid("admin-address", address=address) from None
    return address_of((address, 0))


def _tell_damaged(tables: list[str]) -> bool:
    """Say which tables have damaged logs; whether there are any."""
    for table in tables:
        complain(say("cli-table-damaged", table=table))
    return bool(tables)


def _ask(yes: bool, question: str) -> None:
    """Ask for confirmation of something that can't be undone."""
    if not yes and not typer.confirm(question, err=True):
        raise typer.Abort


@contextmanager
def _store(database: str | None, is_exclusive: bool) -> Iterator[Store]:
    """The store of a database that exists and is up to date."""
    url = database_url(database)
    file = sqlite_file(url)
    if file is not None and not file.is_file():
        raise Invalid("file-unreadable", file=file, reason="No such file")
    with web_extra():
        from selenite.table import databases, migrations
        from selenite.table.store import Store
    opened = databases.opened(url, is_exclusive)
    try:
        migrations.check(opened)
    except Exception:
        opened.close()
        raise
    store = Store(opened)
    try:
        yield store
    finally:
        store.close()


def _file(url: str) -> Path:
    """The file of a database, which must be SQLite."""
    file = sqlite_file(url)
    if file is None:
        raise Invalid("serve-database-url", url=url)
    return file


def _shown(url: str) -> str:
    """A database as people call it, without a password."""
    file = sqlite_file(url)
    if file is not None:
        return str(file)
    with web_extra():
        from sqlalchemy import make_url
    return make_url(url).render_as_string(hide_password=True)
