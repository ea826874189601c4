"""Arguments and options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from selenite.bots import names
from selenite.cli.extras import web_extra
from selenite.texts import say

GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))]
RecordFile = Annotated[str, typer.Argument(metavar="RECORD", help=say("help-record"))]
Players = Annotated[str | None, typer.Option("--players", metavar="N", help=say("help-players"))]
Seed = Annotated[str | None, typer.Option("--seed", metavar="S", help=say("help-seed"))]
OptionTexts = Annotated[
    list[str] | None, typer.Option("--option", metavar="K=V", help=say("help-option"))
]
ViewSeat = Annotated[str | None, typer.Option("--seat", metavar="N|public", help=say("help-seat"))]
Database = Annotated[
    str | None,
    typer.Option(
        "--database", metavar="URL", envvar="SELENITE_DATABASE", help=say("help-database")
    ),
]
Workers = Annotated[
    int | None, typer.Option("--workers", metavar="N", min=0, help=say("help-thinkers"))
]
Json = Annotated[bool, typer.Option("--json", help=say("help-json"))]


def bots_option(how_often: str) -> Any:
    """The option that names bots."""
    told = say("help-bot", often=how_often, bots=", ".join(names()))
    return typer.Option("--bot", metavar="NAME[:SECONDS]", help=told)


def database_url(database: str | None) -> str:
    """The address of a database; without one, that of a file in the user's data folder."""
    if database is not None:
        return database
    with web_extra():
        import platformdirs
    folder = platformdirs.user_data_dir("selenite", appauthor=False)
    return f"sqlite:///{Path(folder) / 'tables.sqlite'}"
