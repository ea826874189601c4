"""Blue Moon City as a game: setting one up, and what records and commands ask of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from selenite.games.blue_moon_city import options as option_list
from selenite.games.blue_moon_city import position as positions
from selenite.games.blue_moon_city.cards import CARDS
from selenite.games.blue_moon_city.codes import CELLS, DECK, DRAWN, MIDDLE, OUTSIDE, STEPS
from selenite.games.blue_moon_city.notation import cell_number
from selenite.games.blue_moon_city.options import FIXED, Options
from selenite.games.blue_moon_city.payments import Desk
from selenite.games.blue_moon_city.rule_set import RuleSet
from selenite.games.blue_moon_city.rules import State
from selenite.games.blue_moon_city.view import Dealer, redeal
from selenite.games.chance import Stream, seed_bytes

__all__ = ["GAME", "BlueMoonCity", "Dealer", "from_position", "new", "redeal"]


def new(
    players: int = 2,
    seed: str | bytes | None = None,
    first: int | None = None,
    city: str = "standard",
    new_buildings: Sequence[int] = (),
    corners: Sequence[str] | None = None,
    open_crystals: bool = False,
    components: Any = None,
) -> State:
    """Set up a game (1.1 to 1.9). Without a seed, one is drawn.

    >>> state = new(players=4, seed="selenite", city="free", new_buildings=[1, 2])
    >>> len(state.position()["city"])
    25
    """
    options = Options.checked(
        players, first, city, new_buildings, corners, open_crystals, components
    )
    return _set_up(options, seed_bytes(seed))


def from_position(position: Mapping[str, Any], seed: str | bytes | None = None) -> State:
    """A game that starts from a position; the seed serves its later shuffles.

    >>> state = new(players=2, seed="selenite")
    >>> from_position(state.position(), "selenite").position() == state.position()
    True
    """
    state = positions.read(position)
    state.seed = seed_bytes(seed)
    return state


def _set_up(options: Options, seed: bytes) -> State:
    """Lay out the city, deal the cards, put the pieces in place."""
    rules = options.rule_set()
    state = State(rules)
    state.seed = seed
    state.city_option = options.city
    state.open_crystals = options.open_crystals
    state.drawn_first = options.first is None
    first = Stream(seed, "first").below(options.players) if state.drawn_first else options.first
    assert first is not None
    state.first = state.seat = first
    state.tile = _lay_city(rules, options.city, seed)
    state.unbuilt = rules.cell_count - 1
    _deal(state, seed)
    players = range(options.players)
    state.figures = [MIDDLE] * options.players + [0] * (4 - options.players)
    state.cubes = [rules.cubes if seat in players else 0 for seat in range(4)]
    state.dragons = [OUTSIDE] * 3
    state.supply = rules.scales
    state.round = 1
    state.fresh = 1
    state.steps = STEPS
    state.draw = DRAWN
    return state


def _lay_city(rules: RuleSet, city: str, seed: bytes) -> list[int]:
    """The tile on every cell: fixed ones in their places, loose ones shuffled (1.2 to 1.4)."""
    fixed = {cell_number(cell): tile for cell, tile in FIXED.items()} if city == "standard" else {}
    tiles = [0] * CELLS
    for cell, key in fixed.items():
        tiles[cell] = rules.tiles.index(key)
    components = rules.components
    loose = [n for n, key in enumerate(rules.tiles) if n and key not in fixed.values()]
    loose.sort(key=lambda n: components.tiles[rules.tiles[n]].expansion > 0)
    Stream(seed, "city").shuffle(loose)
    cells = set(list(rules.city_cells)[: rules.cell_count]) - {MIDDLE, *fixed}
    by_rows = sorted(cells, key=lambda cell: (cell % 5, cell // 5))
    for cell, tile in zip(by_rows, loose, strict=True):
        tiles[cell] = tile
    return tiles


def _deal(state: State, seed: bytes) -> None:
    """Shuffle the 80 cards and deal the hands from the top (1.5)."""
    rules = state.rules
    deck = list(rules.deck_cards)
    Stream(seed, "deck").shuffle(deck)
    hands = [0] * (4 * CARDS)
    for seat in range(rules.players):
        for card in deck[seat * rules.hand_size : (seat + 1) * rules.hand_size]:
            hands[seat * CARDS + card] += 1
    state.hands = hands
    state.pile = deck
    state.pile_top = rules.players * rules.hand_size
    state.pile_end = DECK


class BlueMoonCity:
    """The game, as records, the command line and the table ask for it."""

    name = "blue-moon-city"
    title = "Blue Moon City"
    rules = positions.RULES
    line_per_move = False

    def new(self, seed: str | bytes | None, options: Mapping[str, Any]) -> State:
        """A game set up from its seed, with options in the JSON form of a position."""
        return _set_up(Options.from_position(options), seed_bytes(seed))

    def from_position(self, position: Mapping[str, Any], seed: str | bytes | None) -> State:
        """A game that starts from a position."""
        return from_position(position, seed)

    def options_from_texts(self, texts: Sequence[tuple[str, str]]) -> dict[str, Any]:
        """Options as a command line gives them."""
        return option_list.from_texts(texts)

    def options_from_headers(self, headers: Mapping[str, str]) -> dict[str, Any]:
        """Options as a record's headers tell them."""
        return option_list.from_headers(headers)

    def headers(self, state: State) -> dict[str, str]:
        """The headers that tell a game's options, defaults left out."""
        return option_list.to_headers(option_list.of(state), state.drawn_first)

    @property
    def header_names(self) -> tuple[str, ...]:
        """The headers this game adds to a record, in their order."""
        return option_list.HEADERS

    @property
    def file_options(self) -> dict[str, tuple[str, ...]]:
        """The options whose value is a file's name on a command line, and its text here."""
        return {"components": ()}

    def players(self, state: State) -> int:
        """How many seats a game has."""
        return state.rules.players

    def desk(self) -> Desk:
        """What random turns work with."""
        return Desk()


GAME = BlueMoonCity()
