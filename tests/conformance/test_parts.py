"""Every part of a game has all that its protocol asks for."""

from __future__ import annotations

import pytest

from selenite.cli.terminal_part import TerminalPart
from selenite.core import game as parts
from selenite.core.game import Game
from selenite.web.parts import WebPart

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
}


@pytest.mark.parametrize("name", PROTOCOLS)
def test_a_part_has_all_members_of_its_protocol(game: Game, name: str) -> None:
    protocol = PROTOCOLS[name]
    members = [*protocol.__annotations__, *vars(protocol)]
    wanted = [member for member in members if not member.startswith("_")]
    assert wanted
    part = getattr(game, name)
    assert [member for member in wanted if not hasattr(part, member)] == []


def test_its_files_are_where_it_says(game: Game) -> None:
    assert (game.texts / "en.ftl").is_file()
    assert (game.manual / "en.md").is_file()
    assert game.style_sheet.is_file()
