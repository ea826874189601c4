"""Setting up a game of Blue Moon City (1.1 to 1.9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from selenite.core.chance import Stream
from selenite.games.blue_moon_city.notation import cell_number
from selenite.games.blue_moon_city.options import FIXED, Options
from selenite.games.blue_moon_city.rules.cards import CARDS
from selenite.games.blue_moon_city.rules.codes import (
    CELLS,
    DECK,
    DRAWN,
    MIDDLE,
    OUTSIDE,
    STEPS,
)
from selenite.games.blue_moon_city.rules.payments import Workspace
from selenite.games.blue_moon_city.rules.rule_set import RuleSet
from selenite.games.blue_moon_city.rules.state import State


def set_up(options: Mapping[str, Any], seed: bytes) -> State:
    """A game set up from its seed, with options in the JSON form of a position."""
    return lay_out(Options.from_position(options), seed)


def workspace() -> Workspace:
    """What random turns work with."""
    return Workspace()


def lay_out(options: Options, seed: bytes) -> State:
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
    state.mark_hands()
    state.pile = deck
    state.pile_top = rules.players * rules.hand_size
    state.pile_end = DECK
