"""Arguments and options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from selenite.bots import names
from selenite.core.refusals import Invalid
from selenite.texts import say

_SQLITE = "sqlite:///"

GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))]
RecordFile = Annotated[str, typer.Argument(metavar="RECORD", help=say("help-record"))]
Players = Annotated[str | None, typer.Option("--players", metavar="N", help=say("help-players"))]
Seed = Annotated[str | None, typer.Option("--seed", metavar="S", help=say("help-seed"))]
OptionTexts = Annotated[
    list[str] | None, typer.Option("--option", metavar="K=V", help=say("help-option"))
]
ViewSeat = Annotated[str | None, typer.Option("--seat", metavar="N|public", help=say("help-seat"))]
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help=say("help-database"))
]
Json = Annotated[bool, typer.Option("--json", help=say("help-json"))]


def bots_option(how_often: str) -> Any:
    """The option that names bots."""
    told = say("help-bot", often=how_often, bots=", ".join(names()))
    return typer.Option("--bot", metavar="NAME[:SECONDS]", help=told)


def database_file(database: str | None) -> Path:
    """The file of a database; without one, that in the user's data folder."""
    if database is None:
        import platformdirs

        return Path(platformdirs.user_data_dir("selenite", appauthor=False)) / "tables.sqlite"
    path = database.removeprefix(_SQLITE)
    if not database.startswith(_SQLITE) or not path:
        raise Invalid("serve-database-url", url=database)
    return Path(path)
