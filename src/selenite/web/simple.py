"""A table page for any game: its board as a picture, and its legal moves as buttons.

A game with few moves needs no other. One with more can begin with it and replace it later.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from selenite.table.model import Sentence
from selenite.texts.typography import in_sentences
from selenite.web.html import EMPTY, Markup, bullets, button, element, join
from selenite.web.log_steps import LogStep, seat_sign, word
from selenite.web.motion import begins
from selenite.web.pieces import Drawing, Region
from selenite.web.viewer import ViewerContext


class SimplePage:
    """The board, a button for each legal move, and who plays."""

    def regions(self, context: ViewerContext) -> dict[str, Region]:
        """The regions of the game."""
        return {
            "board": self.board(context),
            "act": self.actions(context),
            "hand": self.hand(context),
            "players": bullets(context.names.values()),
            "tools": EMPTY,
        }

    def moves(self, context: ViewerContext) -> Markup:
        """Every move has its button: none is chosen part by part."""
        return EMPTY

    def preview(
        self, context: ViewerContext, parts: Sequence[str], keep: str
    ) -> Mapping[str, Region]:
        """There is no selection, so there is no preview."""
        return {}

    def opening(self, context: ViewerContext) -> Sequence[Markup]:
        """Who begins."""
        return (begins(context),)

    def motion(self, context: ViewerContext, told: Sequence[Sentence]) -> Sequence[Markup]:
        """Nothing moves: the new position is simply there."""
        return ()

    def about(self, context: ViewerContext, thing: str) -> Markup | None:
        """There are no details to show."""
        return None

    def hover(self, context: ViewerContext, thing: str) -> Markup | None:
        """Nothing has a card."""
        return None

    def why_not(self, context: ViewerContext, part: str, thing: str) -> str | None:
        """Nothing is dragged."""
        return None

    def board(self, context: ViewerContext) -> Region:
        """The board as a picture."""
        game, position = context.table.game, context.view.position
        return Drawing(game.draw.board_svg(position, context.say, context.names, style=False))

    def actions(self, context: ViewerContext) -> Markup:
        """What the viewer can do now, with a button for each move."""
        moves = context.view.legal if context.can_act else []
        buttons = [
            button(self.name_of(context, move), post=context.play(move), id=f"play-{number}")
            for number, move in enumerate(moves, 1)
        ]
        asks = element("p", self.whose_turn(context), class_="asks")
        return join([asks, element("p", *buttons, class_="tools") if buttons else EMPTY])

    def hand(self, context: ViewerContext) -> Markup:
        """What the viewer has that others may not see; a game with hands says what."""
        return EMPTY

    def name_of(self, context: ViewerContext, move: str) -> str:
        """A move on its button: the sentence ``advice-…`` of the game's texts."""
        code, parameters = context.table.game.explain.describe(context.view.position, move)
        return context.say(f"advice-{code}", **parameters)

    def whose_turn(self, context: ViewerContext) -> str:
        """Whose turn it is; nothing once the game is over."""
        if context.can_act:
            return context.say("web-your-turn")
        seat = context.table.to_move
        return "" if seat is None else context.say("web-turn-of", who=context.names[seat])

    def situation(self, context: ViewerContext) -> str:
        """The position in words, for those who don't see the board; a game says what counts."""
        return ""

    def answer(self, context: ViewerContext, words: str) -> str | None:
        """The answer to a question of the command box; None if it isn't one."""
        question = words.strip().lower()
        if question in ("?", "help"):
            return context.say("web-command-help")
        if question == "moves":
            return " ".join(context.view.legal) or context.say("nothing")
        if question == "where":
            told = [self.whose_turn(context), self.situation(context)]
            return in_sentences(told)
        return None

    def offer(self, context: ViewerContext, words: str) -> str | None:
        """No answer proposes a move."""
        return None

    def seat_picture(self, seat: int) -> Markup:
        """The seat's sign."""
        return seat_sign(seat)

    def log_steps(self, context: ViewerContext, told: Sequence[Sentence]) -> Sequence[LogStep]:
        """The first sentence stands for a turn of a game without pictures."""
        return [LogStep((word(context.sentence(told[0])),))]

    def outcomes(self, context: ViewerContext, told: Sequence[Sentence]) -> Sequence[str]:
        """Nothing comes of a turn beyond its events."""
        return ()

    def worded(self, context: ViewerContext, one: Sentence) -> str | None:
        """No sentence has another wording."""
        return None
