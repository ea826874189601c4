"""The interface of a game's part ``web``, and how the generic pages find it.

Three things aren't named by the interface but found by their names in the game's folder:
``web/art`` for its pictures (:func:`art_folder`), ``web/scripts`` for scripts that its pages load
when they are wanted (:func:`script_folder`), and in there ``view3d.js`` for a board in three
dimensions (:func:`view_3d`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from selenite.core.drawing import Say, Svg
from selenite.core.game import Game
from selenite.core.state import Position
from selenite.table.table import Table

if TYPE_CHECKING:
    from selenite.web.course import Course
    from selenite.web.ending import Lines
    from selenite.web.ending_sheet import Bars
    from selenite.web.gallery import Shelf
    from selenite.web.lesson import Lesson
    from selenite.web.viewer import TablePage


class WebPart(Protocol):
    """``web``: a game at the web table."""

    @property
    def TABLE_PAGE(self) -> TablePage:
        """The table page."""
        ...

    @property
    def LESSON(self) -> Lesson:
        """The first turn, made by clicking what is lit."""
        ...

    @property
    def ENDINGS(self) -> Mapping[str, str]:
        """The clause that a game ends by, for each reason."""
        ...

    @property
    def REMARKABLE_EVENTS(self) -> Sequence[str]:
        """The codes of events that bots may remark on; the remarks are in the game's texts,
        ``remark-CODE-1`` and ``remark-CODE-2``.
        """
        ...

    @property
    def PICTURE_MOVES(self) -> int:
        """After how many random moves the lobby shows the board, if there is no panorama."""
        ...

    @property
    def COLOURS(self) -> tuple[Mapping[str, str], Mapping[str, str]]:
        """The colours of the drawings, light and dark, as custom properties."""
        ...

    @property
    def STYLE(self) -> str:
        """The style sheet of the drawings."""
        ...

    def symbols(self) -> Svg:
        """The symbols that the drawings use by name: a page with drawings holds them once.

        Pictures in them are files of the folder ``web/art``, at the addresses of :func:`art`.
        """
        ...

    def panorama(self) -> Svg | None:
        """The game's world as a wide picture for the lobby; None shows its board instead."""
        ...

    def pictures(
        self, now: Position, before: Position, say: Say, names: Mapping[int, str], prefix: str = ""
    ) -> tuple[Svg, list[Svg]]:
        """A position's board with marks on what is new, and what is drawn beside it.

        The ids in it begin with ``prefix``: they must differ from those of the table's own board.
        """
        ...

    def account(self, table: Table) -> Lines:
        """Where everybody's points came from, once a game is over."""
        ...

    def bars(self, table: Table) -> Sequence[Bars]:
        """What decided the winner first, then what else counts, once a game is over."""
        ...

    def course(self, table: Table) -> Course | None:
        """How the game went, once it is over; None if numbers can't show it."""
        ...

    def gallery(self, say: Say) -> tuple[Shelf, ...]:
        """The pieces as small pictures."""
        ...


def art_folder(game: Game) -> Path:
    """The folder of a game's pictures, ``web/art``; many games have none."""
    return Path(str(game.folder)) / "web" / "art"


def art(game: str, file: str) -> str:
    """The address of one of a game's pictures.

    >>> art("go", "stone.webp")
    '/art/go/stone.webp'
    """
    return f"/art/{game}/{file}"


VIEW_3D = "view3d.js"
"""The script of a game's board in three dimensions. A game has one if its folder has the file."""


def script_folder(game: Game) -> Path:
    """The folder of the scripts that a game's pages load when they are wanted, ``web/scripts``."""
    return Path(str(game.folder)) / "web" / "scripts"


def script(game: str, file: str) -> str:
    """The address of one of a game's scripts.

    >>> script("go", "view3d.js")
    '/scripts/go/view3d.js'
    """
    return f"/scripts/{game}/{file}"


def view_3d(game: Game) -> str | None:
    """The address of the script that shows a game's board in three dimensions, if it has one."""
    has_one = (script_folder(game) / VIEW_3D).is_file()
    return script(game.name, VIEW_3D) if has_one else None


@cache
def remarkable_events(game: Game) -> frozenset[str]:
    """The codes of sentences that bots may remark on."""
    return frozenset(f"event-{code}" for code in web_of(game).REMARKABLE_EVENTS)


@cache
def web_of(game: Game) -> WebPart:
    """The web part of a game."""
    return cast("WebPart", game.web)
