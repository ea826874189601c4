"""A table page for any game: its board as a picture, and its legal moves as buttons.

A game with few moves needs no other. One with more can begin with it and replace it later.
"""

from __future__ import annotations

from selenite.web.html import EMPTY, Markup, bullets, button, element, join
from selenite.web.pieces import Drawing, Region
from selenite.web.viewer import ViewerContext


class SimplePage:
    """The board, a button for each legal move, and who plays."""

    stays: frozenset[str] = frozenset()

    def regions(self, look: ViewerContext) -> dict[str, Region]:
        """The regions of the game."""
        return {
            "board": self.board(look),
            "act": self.actions(look),
            "hand": self.hand(look),
            "players": bullets(look.names.values()),
        }

    def board(self, look: ViewerContext) -> Region:
        """The board as a picture."""
        game, position = look.table.game, look.view.position
        return Drawing(game.draw.board_svg(position, look.say, look.names, style=False))

    def actions(self, look: ViewerContext) -> Markup:
        """What is to be done now, and a button for each way to do it."""
        moves = look.view.legal if look.can_act else []
        buttons = [
            button(self.name_of(look, move), post=look.play(move), id=f"play-{number}")
            for number, move in enumerate(moves, 1)
        ]
        asks = element("p", self.whose_turn(look), class_="asks")
        return join([asks, element("p", *buttons, class_="tools") if buttons else EMPTY])

    def hand(self, look: ViewerContext) -> Markup:
        """What the viewer has that others may not see; a game with hands says what."""
        return EMPTY

    def name_of(self, look: ViewerContext, move: str) -> str:
        """A move on its button: the sentence ``advice-…`` of the game's texts."""
        code, parameters = look.table.game.explain.describe(look.view.position, move)
        return look.say(f"advice-{code}", **parameters)

    def whose_turn(self, look: ViewerContext) -> str:
        """Whose turn it is; nothing once the game is over."""
        if look.can_act:
            return look.say("web-your-turn")
        seat = look.table.to_move
        return "" if seat is None else look.say("web-turn-of", who=look.names[seat])

    def situation(self, look: ViewerContext) -> str:
        """The position in words, for those who don't see the board; a game says what counts."""
        return ""

    def answer(self, look: ViewerContext, words: str) -> str | None:
        """The answer to a question of the command box; None if it isn't one."""
        question = words.strip().lower()
        if question in ("?", "help"):
            return look.say("web-command-help")
        if question == "moves":
            return " ".join(look.view.legal) or look.say("nothing")
        if question == "where":
            told = [self.whose_turn(look), self.situation(look)]
            return " ".join(f"{one.rstrip('.')}." for one in told if one)
        return None

    def offer(self, look: ViewerContext, words: str) -> str | None:
        """No answer proposes a move."""
        return None
