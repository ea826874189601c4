"""Every part of every game beside its protocol, for mypy to compare: modules are loaded by name.

Nothing imports this file; ``make lint`` reads it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

import lunar_nim
import lunar_nim.analysis
import lunar_nim.bots
import lunar_nim.draw
import lunar_nim.explain
import lunar_nim.notation
import lunar_nim.options
import lunar_nim.position
import lunar_nim.rules.state
import lunar_nim.set_up
import lunar_nim.terminal
import lunar_nim.view
import lunar_nim.web
from selenite.bots.planning import Planning
from selenite.cli.terminal_part import TerminalPart
from selenite.core.game import (
    AnalysisPart,
    BotsPart,
    DrawPart,
    ExplainPart,
    Game,
    NotationPart,
    OptionsPart,
    PositionPart,
    SetUpPart,
    ViewPart,
)
from selenite.core.printed import PrintedPart
from selenite.core.state import RulesState
from selenite.games import blue_moon_city, moon_base
from selenite.games.blue_moon_city import (
    analysis,
    bots,
    draw,
    explain,
    notation,
    options,
    position,
    printed,
    set_up,
    terminal,
    view,
    web,
)
from selenite.games.blue_moon_city.rules.rule_set import RuleSet
from selenite.games.blue_moon_city.rules.state import State
from selenite.games.moon_base import analysis as moon_analysis
from selenite.games.moon_base import bots as moon_bots
from selenite.games.moon_base import draw as moon_draw
from selenite.games.moon_base import explain as moon_explain
from selenite.games.moon_base import notation as moon_notation
from selenite.games.moon_base import options as moon_options
from selenite.games.moon_base import position as moon_position
from selenite.games.moon_base import printed as moon_printed
from selenite.games.moon_base import set_up as moon_set_up
from selenite.games.moon_base import terminal as moon_terminal
from selenite.games.moon_base import view as moon_view
from selenite.games.moon_base import web as moon_web
from selenite.games.moon_base.rules.geometry import RuleSet as MoonRuleSet
from selenite.games.moon_base.rules.state import State as MoonState
from selenite.web.parts import WebPart

AnyState = TypeVar("AnyState", bound=RulesState)
AnyRules = TypeVar("AnyRules")


@dataclass(frozen=True)
class Parts(Generic[AnyState, AnyRules]):
    """The parts of a game with the types that they must have."""

    game: Game[AnyState]
    options: OptionsPart[AnyState]
    set_up: SetUpPart[AnyState]
    notation: NotationPart[AnyRules]
    position: PositionPart[AnyState]
    view: ViewPart[AnyState]
    explain: ExplainPart[AnyState]
    analysis: AnalysisPart
    draw: DrawPart
    bots: BotsPart
    planning: Planning | None
    terminal: TerminalPart
    web: WebPart
    printed: PrintedPart | None


BLUE_MOON_CITY = Parts[State, RuleSet](
    blue_moon_city.GAME,
    options,
    set_up,
    notation,
    position,
    view,
    explain,
    analysis,
    draw,
    bots,
    bots.PLANNING,
    terminal,
    web,
    printed,
)

MOON_BASE = Parts[MoonState, MoonRuleSet](
    moon_base.GAME,
    moon_options,
    moon_set_up,
    moon_notation,
    moon_position,
    moon_view,
    moon_explain,
    moon_analysis,
    moon_draw,
    moon_bots,
    moon_bots.PLANNING,
    moon_terminal,
    moon_web,
    moon_printed,
)

LUNAR_NIM = Parts[lunar_nim.rules.state.State, lunar_nim.rules.state.RuleSet](
    lunar_nim.GAME,
    lunar_nim.options,
    lunar_nim.set_up,
    lunar_nim.notation,
    lunar_nim.position,
    lunar_nim.view,
    lunar_nim.explain,
    lunar_nim.analysis,
    lunar_nim.draw,
    lunar_nim.bots,
    lunar_nim.bots.PLANNING,
    lunar_nim.terminal,
    lunar_nim.web,
    None,
)
