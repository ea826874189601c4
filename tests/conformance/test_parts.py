"""Every part of a game has all that its protocol asks for; ``typed_parts.py`` compares types."""

from __future__ import annotations

import pytest

from selenite.cli.terminal_part import TerminalPart
from selenite.core import game as parts
from selenite.core.game import Game
from selenite.core.printed import PrintedPart
from selenite.web.parts import WebPart, web_of
from selenite.web.viewer import TablePage

PROTOCOLS = {
    "options": parts.OptionsPart,
    "set_up": parts.SetUpPart,
    "notation": parts.NotationPart,
    "position": parts.PositionPart,
    "view": parts.ViewPart,
    "explain": parts.ExplainPart,
    "analysis": parts.AnalysisPart,
    "draw": parts.DrawPart,
    "bots": parts.BotsPart,
    "terminal": TerminalPart,
    "web": WebPart,
    "printed": PrintedPart,
}


def missing(protocol: type, part: object) -> list[str]:
    """The members of a protocol that a part doesn't have."""
    members = [*protocol.__annotations__, *vars(protocol)]
    wanted = [member for member in members if not member.startswith("_")]
    assert wanted
    return [member for member in wanted if not hasattr(part, member)]


@pytest.mark.parametrize("name", PROTOCOLS)
def test_a_part_has_all_members_of_its_protocol(game: Game, name: str) -> None:
    part = getattr(game, name)
    if name == "printed" and part is None:
        return
    assert missing(PROTOCOLS[name], part) == []


def test_a_table_page_has_all_members_of_its_protocol(game: Game) -> None:
    assert missing(TablePage, web_of(game).TABLE_PAGE) == []


def test_a_part_that_lacks_something_is_found() -> None:
    assert missing(PrintedPart, object())[:2] == ["OPTION", "standard"]


def test_its_files_are_where_it_says(game: Game) -> None:
    assert (game.texts / "en.ftl").is_file()
    assert (game.manual / "en.md").is_file()
    assert game.style_sheet.is_file()
