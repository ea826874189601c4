"""Blue Moon City on the command line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from selenite.cli.lines import Group, wrap
from selenite.games.blue_moon_city.notation import cell_number
from selenite.games.blue_moon_city.options import components_of
from selenite.games.blue_moon_city.rules import NAME
from selenite.games.blue_moon_city.terminal import board as city_board
from selenite.games.blue_moon_city.terminal import choices as city_choices
from selenite.texts import speaker

_SPEAKER = speaker("en", NAME)
say = _SPEAKER.say


class BlueMoonCityFace:
    """The city, and hands of cards that only their owners see."""

    styles = city_board.STYLES

    def draw(
        self,
        position: Mapping[str, Any],
        seats: Mapping[int, str] | None = None,
        brief: bool = False,
    ) -> str:
        """City, obelisk, players, whose turn it is."""
        return city_board.draw(position, seats, brief)

    def legend(self) -> list[str]:
        """What the signs on the city mean."""
        return city_board.legend()

    def groups(self, view: Mapping[str, Any]) -> list[Group]:
        """The legal moves by kind."""
        return city_choices.groups(view)

    def phase(self, view: Mapping[str, Any]) -> str:
        """The phase of the turn."""
        return say("terminal-phase", phase=view["turn"]["phase"])

    def here(self, view: Mapping[str, Any], seat: int) -> str:
        """Where the figure stands, steps left, cards set aside."""
        cell = view["figures"][seat]
        components = components_of(view)
        tile = city_board.tile_name(components, view["city"][cell]["tile"])
        here = [say("terminal-here", cell=cell, tile=tile)]
        turn = view["turn"]
        if turn["phase"] == "move":
            here.append(say("board-steps", n=turn["steps"]))
        aside = view["players"][seat]["aside"]
        if aside:
            here.append(say("terminal-aside", n=aside))
        return "; ".join(here)

    def hand_lines(self, view: Mapping[str, Any], seat: int) -> list[str]:
        """The cards of a hand and what each can do."""
        return city_choices.hand_lines(view["players"][seat]["hand"])

    def new_in_hand(
        self, before: Mapping[str, Any], view: Mapping[str, Any], seat: int
    ) -> list[str]:
        """The cards that came into a hand."""
        known = city_board.spaced(before["players"][seat]["hand"]).split()
        fresh = []
        for card in city_board.spaced(view["players"][seat]["hand"]).split():
            if card in known:
                known.remove(card)
            else:
                fresh.append(card)
        return [say("terminal-new-cards", cards=" ".join(fresh))] if fresh else []

    def look(self, view: Mapping[str, Any], word: str, names: Mapping[int, str]) -> list[str]:
        """Everything about a cell."""
        return city_board.describe_tile(view, word, names) if cell_number(word) >= 0 else []

    def piles(self, view: Mapping[str, Any]) -> dict[str, list[str]]:
        """The discard pile."""
        start = f"{say('board-discards')} "
        return {"discards": wrap(start, city_board.spaced(view["discard"]))}


FACE = BlueMoonCityFace()
