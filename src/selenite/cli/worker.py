"""A worker for the bots of web processes on the same database: ``selenite worker``."""

from __future__ import annotations

from typing import Annotated

import typer

from selenite.cli.extras import web_extra
from selenite.cli.logs import LogFormat, configure
from selenite.cli.parameters import Database, Workers, database_url
from selenite.core.refusals import Invalid
from selenite.table.addresses import is_postgresql
from selenite.texts import say


def register(app: typer.Typer) -> None:
    """Add this command to the command line."""
    app.command("worker", help=say("help-worker"))(worker)


def worker(
    database: Database = None,
    workers: Workers = None,
    log_format: Annotated[
        LogFormat, typer.Option("--log-format", help=say("help-log-format"))
    ] = LogFormat.TEXT,
) -> None:
    """Let bots think until the process is interrupted."""
    url = database_url(database)
    if not is_postgresql(url):
        raise Invalid("worker-database", url=url)
    with web_extra():
        from selenite.table import databases
        from selenite.table.store import Store
    configure(log_format)
    store = Store(databases.opened(url))
    from selenite.table.cluster.worker import run  # opening has checked the extra ``postgres``

    said = say("cli-worker", file=store.database.name)
    run(store, workers, lambda _: print(said, flush=True))
