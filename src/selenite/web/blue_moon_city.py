"""Blue Moon City at the web table."""

from __future__ import annotations

from selenite.web import city_act, city_answers, city_board, city_hand, city_players
from selenite.web.city_sight import Sight
from selenite.web.city_tray import Tray
from selenite.web.look import Look


class BlueMoonCityRoom:
    """The city, what can be done in it, the hand and the players, for one viewer."""

    def regions(self, look: Look) -> dict[str, str]:
        """The regions of the game, after what the viewer has chosen so far."""
        sight = Sight(look)
        tray = Tray(sight) if sight.payments and not sight.aid_open else None
        return {
            "board": city_board.board(sight),
            "act": city_act.act(sight, tray),
            "hand": city_hand.hand(sight, tray),
            "players": city_players.players(sight),
        }

    def answer(self, look: Look, words: str) -> str | None:
        """The answer to a question of the command box; None if it isn't one."""
        return city_answers.answer(Sight(look), words)
