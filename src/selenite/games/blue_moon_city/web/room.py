"""Blue Moon City at the web table."""

from __future__ import annotations

from selenite.games.blue_moon_city.web import act, answers, board, hand, players
from selenite.games.blue_moon_city.web.sight import Sight
from selenite.games.blue_moon_city.web.tray import Tray
from selenite.web.look import Look
from selenite.web.pieces import Region


class BlueMoonCityRoom:
    """The city, what can be done in it, the hand and the players, for one viewer."""

    stays = frozenset({"keep"})

    def regions(self, look: Look) -> dict[str, Region]:
        """The regions of the game, after what the viewer has chosen so far."""
        sight = Sight(look)
        tray = Tray(sight) if sight.payments and not sight.aid_open else None
        return {
            "board": board.board(sight),
            "act": act.act(sight, tray),
            "hand": hand.hand(sight, tray),
            "players": players.players(sight),
        }

    def answer(self, look: Look, words: str) -> str | None:
        """The answer to a question of the command box; None if it isn't one."""
        return answers.answer(Sight(look), words)

    def offer(self, look: Look, words: str) -> str | None:
        """The move that the answer to a question proposes; None if it proposes none."""
        return answers.offered(Sight(look), words)
