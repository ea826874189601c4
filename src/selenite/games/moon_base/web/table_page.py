"""The room of Moon Base at the web table."""

from __future__ import annotations

from selenite.games.moon_base.web import answers
from selenite.games.moon_base.web.act import act
from selenite.games.moon_base.web.board import board
from selenite.games.moon_base.web.players import hand, players
from selenite.games.moon_base.web.view_model import ViewModel
from selenite.web.pieces import Region
from selenite.web.viewer import ViewerContext


class MoonBasePage:
    """The moon, both hands and the stacks, and a move put together tap by tap."""

    stays = frozenset({"bonds", "rings", "aid"})

    def regions(self, context: ViewerContext) -> dict[str, Region]:
        """Everything the page shows of the game, for what the viewer has selected so far."""
        model = ViewModel(context)
        return {
            "board": board(model),
            "act": act(model),
            "hand": hand(model),
            "players": players(model),
        }

    def answer(self, context: ViewerContext, words: str) -> str | None:
        """The answer to a question of the command box; None for anything else, moves too."""
        return answers.answer(ViewModel(context, is_spoken=True), words.strip())

    def offer(self, context: ViewerContext, words: str) -> str | None:
        """The move that the answer to a question proposes; None if it proposes none."""
        return answers.offer(ViewModel(context), words.strip())
