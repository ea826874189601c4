"""Blue Moon City at the web table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from selenite.games.blue_moon_city.web import (
    act,
    answers,
    board,
    faces,
    hand,
    hover,
    log,
    motion,
    moves,
    players,
)
from selenite.games.blue_moon_city.web.aid import aid
from selenite.games.blue_moon_city.web.page import CityPage
from selenite.games.blue_moon_city.web.selection import selection_of
from selenite.games.blue_moon_city.web.tools import tools
from selenite.games.blue_moon_city.web.tray import Tray
from selenite.table.model import Sentence
from selenite.web.html import Markup
from selenite.web.log_steps import LogStep
from selenite.web.pieces import Region
from selenite.web.selection import listed
from selenite.web.viewer import ViewerContext


class BlueMoonCityPage:
    """The city, what can be done in it, the hand and the players, for one viewer."""

    def regions(self, context: ViewerContext) -> dict[str, Region]:
        """The regions of the game."""
        page = context.memoised(CityPage)
        return {
            "board": board.board(page),
            "act": _act(page),
            "hand": hand.hand(page),
            "players": players.players(page),
            "tools": tools(page),
        }

    def moves(self, context: ViewerContext) -> Markup:
        """The legal moves by the cells, cards, boxes and colours that they are chosen by."""
        page = context.memoised(CityPage)
        question = page.say("page-sure") if page.phase == "draw" else ""
        return context.cached(
            "moves", context.table.acted, lambda: listed(moves.chosen_by_parts(page), question)
        )

    def preview(
        self, context: ViewerContext, parts: Sequence[str], keep: str
    ) -> Mapping[str, Region]:
        """What can be done after some parts of a move were chosen."""
        page = CityPage(context, selection_of(parts, keep, context.view.position["turn"]["phase"]))
        return {"act": _act(page)}

    def opening(self, context: ViewerContext) -> Sequence[Markup]:
        """The viewer's cards are dealt."""
        return motion.opening(context.memoised(CityPage))

    def motion(self, context: ViewerContext, told: Sequence[Sentence]) -> Sequence[Markup]:
        """Cards that fly, the cube that drops, and what the buildings give."""
        return motion.motion(context.memoised(CityPage), told)

    def about(self, context: ViewerContext, thing: str) -> Markup | None:
        """A tile, a card of the hand, the players, or the player aid."""
        page = context.memoised(CityPage)
        kind, _, name = thing.partition("-")
        if kind == "tile" and name in page.city:
            return act.about_tile(page, name)
        if kind == "card" and name in page.hand:
            return act.about_card(page, name)
        if thing == "players":
            return players.sheet(page)
        return aid(page) if thing == "aid" else None

    def hover(self, context: ViewerContext, thing: str) -> Markup | None:
        """The card of a tile, or of a card in the hand."""
        return hover.card(context.memoised(CityPage), thing)

    def why_not(self, context: ViewerContext, part: str, thing: str) -> str | None:
        """The usual sentence will do for a card: what is lit shows where it can go."""
        return None

    def answer(self, context: ViewerContext, words: str) -> str | None:
        """The answer to a question of the command box; None if it isn't one."""
        return answers.answer(context.memoised(CityPage), words)

    def offer(self, context: ViewerContext, words: str) -> str | None:
        """The move that the answer to a question proposes; None if it proposes none."""
        return answers.offer(context.memoised(CityPage), words)

    def seat_picture(self, seat: int) -> Markup:
        """The seat's figure."""
        return faces.figure(seat)

    def log_steps(self, context: ViewerContext, told: Sequence[Sentence]) -> Sequence[LogStep]:
        """A turn in small pictures."""
        return log.log_steps(told)

    def outcomes(self, context: ViewerContext, told: Sequence[Sentence]) -> Sequence[str]:
        """Events tell all that comes of a turn."""
        return ()

    def worded(self, context: ViewerContext, one: Sentence) -> str | None:
        """A sentence with the names of tiles and cards; None if it has no codes."""
        return log.worded(context, one)


def _act(page: CityPage) -> Markup:
    return act.act(page, Tray(page) if page.payments else None)
