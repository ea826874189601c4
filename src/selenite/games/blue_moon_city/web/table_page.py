"""Blue Moon City at the web table."""

from __future__ import annotations

from selenite.games.blue_moon_city.web import act, answers, board, hand, players
from selenite.games.blue_moon_city.web.page import CityPage
from selenite.games.blue_moon_city.web.tray import Tray
from selenite.web.pieces import Region
from selenite.web.viewer import ViewerContext


class BlueMoonCityPage:
    """The city, what can be done in it, the hand and the players, for one viewer."""

    stays = frozenset({"keep"})

    def regions(self, context: ViewerContext) -> dict[str, Region]:
        """The regions of the game, after what the viewer has selected so far."""
        page = CityPage(context)
        tray = Tray(page) if page.payments and not page.aid_open else None
        return {
            "board": board.board(page),
            "act": act.act(page, tray),
            "hand": hand.hand(page, tray),
            "players": players.players(page),
        }

    def answer(self, context: ViewerContext, words: str) -> str | None:
        """The answer to a question of the command box; None if it isn't one."""
        return answers.answer(CityPage(context), words)

    def offer(self, context: ViewerContext, words: str) -> str | None:
        """The move that the answer to a question proposes; None if it proposes none."""
        return answers.offered(CityPage(context), words)
