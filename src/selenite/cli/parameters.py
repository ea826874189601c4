"""Arguments and options that several commands share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from selenite.bots import names
from selenite.cli.extras import web_extra
from selenite.core import registry
from selenite.core.game import Game
from selenite.texts import join, say


def help_game() -> str:
    """The installed games."""
    return say("help-game", games=", ".join(registry.games()))


def _help_option() -> str:
    """The options of every game."""
    games = registry.games().values()
    lists = [say("help-options-of", game=one.name, options=join(_options(one))) for one in games]
    return " ".join([say("help-option"), *lists])


def _options(game: Game) -> Iterator[str]:
    """The options of a game; the number of players has a separate option."""
    files = game.options.file_options()
    keys = [choice.key for choice in game.options.FORM if choice.key != "players"]
    for key in dict.fromkeys([*keys, *files]):
        if key in files:
            yield say("help-name-or-file" if files[key] else "help-file", option=key)
        else:
            yield key


GameName = Annotated[str, typer.Argument(metavar="GAME", help=help_game())]
RecordFile = Annotated[str, typer.Argument(metavar="RECORD", help=say("help-record"))]
Players = Annotated[str | None, typer.Option("--players", metavar="N", help=say("help-players"))]
Seed = Annotated[str | None, typer.Option("--seed", metavar="S", help=say("help-seed"))]
OptionTexts = Annotated[
    list[str] | None, typer.Option("--option", metavar="K=V", help=_help_option())
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
