"""Moon Base at the web table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from selenite.games.moon_base.web import answers, hover, log, motion, moves
from selenite.games.moon_base.web.act import about, act
from selenite.games.moon_base.web.board import board, ghost_layer
from selenite.games.moon_base.web.hand import hand
from selenite.games.moon_base.web.page import MoonPage
from selenite.games.moon_base.web.players import players
from selenite.games.moon_base.web.tools import tools
from selenite.table.model import Sentence
from selenite.web.html import Markup
from selenite.web.log_steps import LogStep, seat_sign
from selenite.web.pieces import Region
from selenite.web.selection import listed
from selenite.web.viewer import ViewerContext


class MoonBasePage:
    """The moon, both hands and the stacks, and a move put together tap by tap."""

    def regions(self, context: ViewerContext) -> dict[str, Region]:
        """Everything the page shows of the game."""
        page = MoonPage(context)
        return {
            "board": board(page),
            "act": act(page),
            "hand": hand(page),
            "players": players(page),
            "tools": tools(page),
        }

    def moves(self, context: ViewerContext) -> Markup:
        """The legal moves by the stacks, rings, craters and pairs that they are chosen by."""
        return context.cached(
            "moves",
            context.table.acted,
            lambda: listed(moves.chosen_by_parts(MoonPage(context))),
        )

    def preview(
        self, context: ViewerContext, parts: Sequence[str], keep: str
    ) -> Mapping[str, Region]:
        """What comes after some parts of a move, and where the chosen thing would lie."""
        page = MoonPage(context, parts)
        return {"act": act(page), "moon-ghost": ghost_layer(page)}

    def opening(self, context: ViewerContext) -> Sequence[Markup]:
        """The stacks are set up."""
        return motion.opening(context)

    def motion(self, context: ViewerContext, told: Sequence[Sentence]) -> Sequence[Markup]:
        """Rings that are carried and set down, and what is built on them."""
        return motion.motion(context, told)

    def about(self, context: ViewerContext, thing: str) -> Markup | None:
        """A ring, a crater, a piece or a stack, the list of rings, the score, or the aid."""
        return about(MoonPage(context), thing)

    def hover(self, context: ViewerContext, thing: str) -> Markup | None:
        """The card of a ring, a crater or a piece."""
        return hover.card(MoonPage(context), thing)

    def why_not(self, context: ViewerContext, part: str, thing: str) -> str | None:
        """Why a ring of the hand can't lie on a crater, on rings, or elsewhere on the moon."""
        return hover.why_not(MoonPage(context), part, thing)

    def answer(self, context: ViewerContext, words: str) -> str | None:
        """The answer to a question of the command box; None for anything else, including moves."""
        return answers.answer(MoonPage(context, is_spoken=True), words.strip())

    def offer(self, context: ViewerContext, words: str) -> str | None:
        """The move that the answer to a question proposes; None if it proposes none."""
        return answers.offer(MoonPage(context), words.strip())

    def seat_picture(self, seat: int) -> Markup:
        """The seat's sign, as on its settlements."""
        return seat_sign(seat)

    def log_steps(self, context: ViewerContext, told: Sequence[Sentence]) -> Sequence[LogStep]:
        """A turn in small pictures."""
        return log.log_steps(context, told)

    def outcomes(self, context: ViewerContext, told: Sequence[Sentence]) -> Sequence[str]:
        """Why points changed."""
        return log.outcomes(context, told)

    def worded(self, context: ViewerContext, one: Sentence) -> str | None:
        """A sentence with places instead of codes; None if it has none."""
        return log.worded(context, one)
