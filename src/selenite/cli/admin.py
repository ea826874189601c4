"""Looking after a server's database: ``selenite admin …``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from selenite.cli.parameters import Database, database_url
from selenite.cli.streams import emit
from selenite.core.refusals import Invalid
from selenite.table import backup as copies
from selenite.table.addresses import sqlite_file
from selenite.texts import say


def register(app: typer.Typer) -> None:
    """Add these commands to the command line."""
    admin = typer.Typer(help=say("help-admin"), no_args_is_help=True)
    admin.command("backup", help=say("help-backup"))(backup)
    admin.command("restore", help=say("help-restore"))(restore)
    app.add_typer(admin, name="admin")


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-backup-file"))],
    database: Database = None,
) -> None:
    """Copy the database, even while a server runs."""
    source = _file(database)
    copies.backup(source, file)
    emit(say("cli-backed-up", file=source, backup=file))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-restore-file"))],
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help=say("help-replace"))] = False,
) -> None:
    """Make the database what it was at a backup."""
    target = _file(database)
    copies.restore(target, file, replace)
    emit(say("cli-restored", file=target, backup=file))


def _file(database: str | None) -> Path:
    """The file of the database; PostgreSQL has programs of its own for copies."""
    url = database_url(database)
    file = sqlite_file(url)
    if file is None:
        raise Invalid("serve-database-url", url=url)
    return file
