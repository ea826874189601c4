"""The table page of Blue Moon City for one viewer: what they see, may do and have selected.

A selection comes from a request that anybody can write: what doesn't fit the view is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache, partial
from typing import Any, NamedTuple

from selenite.core import drawing
from selenite.core.cache import Cache
from selenite.core.lazy import lazy
from selenite.games.blue_moon_city import analysis, wording
from selenite.games.blue_moon_city.analysis import Cards, pays_by_power, split
from selenite.games.blue_moon_city.notation import Move, cell_text, read
from selenite.games.blue_moon_city.options import rules_of
from selenite.games.blue_moon_city.rules import NAME
from selenite.games.blue_moon_city.rules.cards import card_text
from selenite.games.blue_moon_city.rules.codes import MOST_DISCARDS
from selenite.games.blue_moon_city.rules.components import PEOPLE_NAMES, Components, Tile
from selenite.games.blue_moon_city.rules.rule_set import RuleSet
from selenite.games.blue_moon_city.signs import PEOPLES
from selenite.games.blue_moon_city.view import known_crystals
from selenite.table.model import Sentence
from selenite.texts import Speaker, speaker
from selenite.web.viewer import ViewerContext


class Viewer(NamedTuple):
    """Who reads the page: the language, what the seats are called, and the viewer's own seat.

    Sentences depend on nothing else but what they are about, so they can be cached.
    """

    language: str
    called: tuple[str, ...]
    seat: int | None

    def say(self, code: str, **parameters: Any) -> str:
        """A sentence in the viewer's language."""
        return self.speaker.say(code, **parameters)

    @property
    def speaker(self) -> Speaker:
        """Who speaks to the viewer."""
        return speaker(self.language, NAME)

    def who(self, seat: int) -> str:
        """What a player is called: the viewer “You”, the others by their names."""
        return self.say("board-you") if seat == self.seat else self.called[seat]

    def card_name(self, card: str) -> str:
        """A card in words, such as Hoax 2."""
        return self.say("page-card", people=PEOPLES[card[0]], value=card[1])


@lru_cache(maxsize=16384)
def cards_of(move: str) -> Cards:
    """The cards that a move's text lists: of a payment, or to be discarded."""
    return tuple(map(card_text, read(move).cards))


@lru_cache(maxsize=4096)
def _counted(cards: str) -> Counter[str]:
    """The cards of a text, each with how many of it: not to be changed."""
    return Counter(split(cards))


class CityPage:
    """A look at Blue Moon City, with what the regions ask about it.

    ``here`` is the cell of the viewer's figure, and ``cells`` are those of the tiles. ``hand`` are
    the viewer's cards, each with how many of it, and ``hand_text`` the same as one text; none for a
    spectator.
    """

    def __init__(self, context: ViewerContext, selection: Mapping[str, str] | None = None) -> None:
        self.context = context
        self.selection = selection or {}
        self.say = context.say
        self.seat = context.seat
        self.position: dict[str, Any] = context.view.position
        self.turn: dict[str, Any] = self.position["turn"]
        self.city: dict[str, Any] = self._city()
        self.players = len(self.position["players"])
        self.rules, self.tile_names, self.cells, self.viewer = context.cached(
            "fixed", None, self._fixed
        )
        self.components: Components = self.rules.components
        self.called = self.viewer.called
        self.legal: list[str] = context.view.legal if context.can_act else []
        self.phase: str = self.turn["phase"]
        self.here: str | None = None
        self.hand_text = ""
        if self.seat is not None:
            self.here = self.position["figures"][self.seat]
            self.hand_text = self.position["players"][self.seat]["hand"]
        self.hand = _counted(self.hand_text)

    def _city(self) -> dict[str, Any]:
        """The city; the very same as before if nothing was built, which is quick to see."""
        city: dict[str, Any] = self.position["city"]
        before: dict[str, Any] = self.context.table.cache.once("city", lambda: city)
        if before == city:
            return before
        self.context.table.cache["city"] = city
        return city

    def _fixed(self) -> tuple[RuleSet, dict[str, str], dict[str, str], Viewer]:
        """What stays the same for a viewer: the rules, the tiles' names and cells, who reads."""
        rules = rules_of(self.position["options"])
        tiles = {cell: entry["tile"] for cell, entry in self.city.items()}
        named = {
            cell: wording.tile_name(rules.components, tile, self.say)
            for cell, tile in tiles.items()
        }
        called = drawing.seat_names(self.context.names, self.players, self.say)
        viewer = Viewer(self.context.language, tuple(called), self.context.seat)
        return rules, named, {tile: cell for cell, tile in tiles.items()}, viewer

    # Who and what

    def who(self, seat: int) -> str:
        """What a player is called: the viewer “You”, the others by their names."""
        return self.viewer.who(seat)

    def tile_name(self, cell: str) -> str:
        """The name of a cell's tile."""
        return self.tile_names[cell]

    def tile(self, cell: str) -> Tile | None:
        """A cell's building; None for the courtyard."""
        return self.components.tiles.get(self.city[cell]["tile"])

    def free_boxes(self, cell: str) -> dict[int, tuple[str, int]]:
        """The free boxes of a cell's building by their numbers: people and value."""
        tile, entry = self.tile(cell), self.city[cell]
        if tile is None or entry["built"]:
            return {}
        boxes = zip(tile.boxes, entry["boxes"], strict=True)
        return {number: asked for number, (asked, cube) in enumerate(boxes, 1) if cube is None}

    @lazy
    def free_here(self) -> dict[int, tuple[str, int]]:
        """The free boxes of the building where the viewer's figure stands."""
        return {} if self.here is None else self.free_boxes(self.here)

    def card_name(self, card: str) -> str:
        """A card in words, such as Hoax 2."""
        return self.viewer.card_name(card)

    def card_names(self, cards: Iterable[str]) -> tuple[str, ...]:
        """Cards in words, as a list for a sentence."""
        return tuple(map(self.card_name, cards))

    @property
    def goal(self) -> int:
        """How many offerings win."""
        return self.rules.to_win

    def offerings(self, seat: int | None) -> int:
        """How many offerings a player has made."""
        made: list[int | None] = self.position["obelisk"]
        return made.count(seat)

    def crystals(self, seat: int) -> int | None:
        """A player's crystals; None where they are covered (3.7)."""
        return known_crystals(self.position, seat)

    def steps_to(self, cell: str) -> int:
        """How many steps the viewer's figure is away from a cell; none for a spectator."""
        return analysis.distance(self.rules, self.here or cell, cell)

    @lazy
    def news(self) -> dict[str, list[str]]:
        """What others did on each cell since the viewer's last turn, in sentences."""
        if self.seat is None:
            return {}
        table = self.context.table
        since, count = table.since(self.seat), len(table.sentences)
        key = ("news", self.context.language, self.seat)
        known, read, found = table.cache.get(key, (-1, 0, {}))
        if known != since:
            read, found = since, {}
        news: dict[str, list[str]] = found
        for number in range(read, count):
            one = table.sentences[number]
            if one.is_routine or one.seat == self.seat:
                continue
            if cell := self._cell_of(one):
                news = {**news, cell: [*news.get(cell, ()), self.context.sentence_at(number)]}
        table.cache[key] = (since, count, news)
        return news

    def _cell_of(self, one: Sentence) -> str | None:
        """The cell that a sentence is about."""
        cell: str | None = one.parameters.get("cell")
        if cell is None and "tile" in one.parameters:
            cell = self.cells.get(one.parameters["tile"])
        return cell

    # What can be done

    @lazy
    def moves(self) -> list[tuple[str, Move]]:
        """The legal moves, each with its parts."""
        return [(text, read(text)) for text in self.legal]

    @lazy
    def targets(self) -> dict[str, dict[str, str]]:
        """Moves to cells: by what moves (a card, ``walk`` or ``hall``) and by cell."""
        found: dict[str, dict[str, str]] = {}
        for text, move in self.moves:
            if move.cell >= 0:
                found.setdefault(move.card or move.verb, {})[cell_text(move.cell)] = text
        return found

    @lazy
    def powers(self) -> dict[str, str]:
        """Moves that a card makes at once: more steps, one more offering."""
        return {move.card: text for text, move in self.moves if move.card and move.cell < 0}

    @lazy
    def payments(self) -> dict[int, list[Cards]]:
        """The legal payments for each box."""
        found: dict[int, list[Cards]] = {}
        for text, move in self.moves:
            if move.verb == "pay":
                found.setdefault(move.box + 1, []).append(cards_of(text))
        return found

    def can_use(self, card: str) -> bool:
        """Whether the power of a card can be used now, or count in a payment."""
        if card in self.targets or card in self.powers:
            return True
        return pays_by_power(card) and any(
            card in way for ways in self.payments.values() for way in ways
        )

    def payable(self, cell: str, spent: str = "") -> tuple[int, ...]:
        """The boxes of a cell's building that the viewer's hand, less a card, could pay for."""
        if self.seat is None:
            return ()
        found = partial(analysis.payable, self.rules, self.position, cell, self.seat, spent)
        return self._payable.once((cell, spent), found)

    @lazy
    def _payable(self) -> Cache:
        """The boxes that were found, by cell and card, until the city or the hand changes."""
        assert self.seat is not None
        facts = (self.city, self.hand_text, self.position["players"][self.seat]["cubes"])
        return self.context.cached("payable", facts, Cache)

    @lazy
    def can_offer(self) -> bool:
        """Whether the viewer, on the courtyard, could pay for an offering."""
        return self.seat is not None and analysis.can_offer(self.rules, self.position, self.seat)

    def price(self, move: str = "offer") -> int:
        """What an offering costs now."""
        return analysis.offering_price(self.rules, self.position, move)

    # What has been selected

    @property
    def card(self) -> str | None:
        """The card whose power is to be used."""
        card = self.selection.get("card")
        return card if card is not None and card in self.hand else None

    @property
    def colour(self) -> str | None:
        """The colour selected for a box that takes any."""
        colour = self.selection.get("colour")
        return colour if colour in PEOPLE_NAMES else None

    @property
    def box(self) -> int | None:
        """The box selected to be paid for, if it can be."""
        wanted = self.selection.get("box")
        return next((box for box in self.payments if f"{box}" == wanted), None)

    def selected_cards(self, key: str) -> Cards:
        """Cards selected for something, as far as the hand has them."""
        left, selected = Counter(self.hand), []
        for card in split(self.selection.get(key, "")):
            if left[card]:
                left[card] -= 1
                selected.append(card)
        return tuple(selected)

    @property
    def dropped(self) -> Cards:
        """The cards selected to be discarded."""
        return self.selected_cards("drop")[:MOST_DISCARDS]


def text_of(cards: Iterable[str]) -> str:
    """Cards as one text, in the order of the peoples.

    >>> text_of(["h3", "v1"])
    'v1h3'
    """
    return "".join(split("".join(cards)))
