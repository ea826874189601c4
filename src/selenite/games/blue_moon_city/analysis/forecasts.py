"""What completing a building, scoring the scales, an offering or the draw would bring, and who is
ahead, by the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from selenite.games.blue_moon_city.notation import (
    COURTYARD_CELL,
    Move,
    cell_number,
    cell_text,
    code_of,
    move_code,
)
from selenite.games.blue_moon_city.rules.cards import CARDS
from selenite.games.blue_moon_city.rules.codes import (
    BOXES,
    CELLS,
    DECK,
    DRAW,
    IDLE,
    MIDDLE,
    OUTSIDE,
)
from selenite.games.blue_moon_city.rules.components import Reward
from selenite.games.blue_moon_city.rules.rule_set import RuleSet
from selenite.games.blue_moon_city.rules.state import State


@lru_cache(maxsize=8192)
def distance(rules: RuleSet, cell: str, other: str) -> int:
    """How many steps lie between two cells (2.2).

    It is cached because the compiled rules hand out a copy of the whole table of distances.
    """
    return rules.distance[cell_number(cell) * CELLS + cell_number(other)]


@lru_cache(maxsize=1024)
def neighbours(rules: RuleSet, cell: str) -> tuple[str, ...]:
    """The cells with a tile beside a cell."""
    cells = map(cell_text, list(rules.city_cells)[: rules.cell_count])
    return tuple(other for other in cells if distance(rules, cell, other) == 1)


class Gain(NamedTuple):
    """What a player would get: rewards, and crystals for golden scales that are scored."""

    crystals: int = 0
    cards: int = 0
    scales: int = 0
    scored: int = 0

    @property
    def reward(self) -> Reward:
        """What comes from the building."""
        return Reward(self.crystals, self.cards, self.scales)


class _Site(NamedTuple):
    """A building that a player could complete, and all that its completion depends on."""

    rules: RuleSet
    seat: int
    tile: str
    cubes: tuple[int | None, ...]
    dragons: int
    has_scales: bool
    complete_beside: tuple[str, ...]
    scales: tuple[int, ...]
    supply: int


def completing(
    rules: RuleSet, position: Mapping[str, Any], cell: str, seat: int
) -> dict[int, Gain]:
    """Who would get what if a player filled all free boxes of a building now.

    Nobody on the courtyard, at a complete building, or if the player has too few cubes for it. The
    draw pile is assumed to hold enough cards. The answer is cached: not to be changed.
    """
    entry = position["city"][cell]
    cubes: int = position["players"][seat]["cubes"]
    if entry.get("built", True) or cubes < entry["boxes"].count(None):
        return {}
    return _completing(_site_of(rules, position, cell, seat))


def completes(rules: RuleSet, position: Mapping[str, Any], cell: str, seat: int, box: int) -> bool:
    """Whether a player's cube in a free box, by its number from 1 on, completes the building."""
    return _completes(_site_of(rules, position, cell, seat), box)


def _site_of(rules: RuleSet, position: Mapping[str, Any], cell: str, seat: int) -> _Site:
    city, turn, players = position["city"], position["turn"], position["players"]
    site = city[cell]
    beside = [city[other] for other in neighbours(rules, cell)]
    return _Site(
        rules,
        seat,
        site["tile"],
        tuple(site["boxes"]),
        list(position["dragons"].values()).count(cell),
        turn["scales-taken"] and turn["seat"] == seat,
        tuple([other["tile"] for other in beside if other.get("built")]),
        tuple([player["scales"] for player in players]),
        position["supply"]["scales"],
    )


@lru_cache(maxsize=4096)
def _completes(site: _Site, box: int) -> bool:
    state = _building_site(site)
    state.place_cube(box - 1)
    return bool(state.built[MIDDLE])


@lru_cache(maxsize=4096)
def _completing(site: _Site) -> dict[int, Gain]:
    """Put the cubes on a state of their own, and add up what the rules note of it."""
    state = _building_site(site)
    journal: list[Any] = []
    state.journal = journal
    for box, cube in enumerate(site.cubes):
        if cube is None:
            state.place_cube(box)
    players = site.rules.players
    seats = [(site.seat + n) % players for n in range(players)]
    gains = {seat: Gain() for seat in seats if seat == site.seat or seat in site.cubes}
    for code, seat, *rest in journal:
        if code in Gain._fields:
            gain = gains.get(seat, Gain())
            gains[seat] = gain._replace(**{code: getattr(gain, code) + rest[0]})
    return gains


def _building_site(site: _Site) -> State:
    """A state that has the site in the middle of the city, where every neighbour has a cell."""
    rules = site.rules
    state = State(rules)
    state.seat = site.seat
    state.figures = [MIDDLE] * 4
    state.cubes = [BOXES] * 4
    state.unbuilt = CELLS
    state.scales_taken = int(site.has_scales)
    state.dragons = [MIDDLE] * site.dragons + [OUTSIDE] * (3 - site.dragons)
    state.scales = [*site.scales, *[0] * (4 - len(site.scales))]
    state.supply = site.supply
    state.pile = list(rules.deck_cards)
    state.pile_end = DECK
    tiles, built, boxes = [0] * CELLS, [0] * CELLS, [0] * (CELLS * BOXES)
    tiles[MIDDLE] = rules.tiles.index(site.tile)
    around = neighbours(rules, COURTYARD_CELL)
    for cell, tile in zip(around, site.complete_beside, strict=False):
        tiles[cell_number(cell)] = rules.tiles.index(tile)
        built[cell_number(cell)] = 1
    for box, cube in enumerate(site.cubes):
        boxes[MIDDLE * BOXES + box] = 0 if cube is None else cube + 1
    state.tile, state.built, state.boxes = tiles, built, boxes
    return state


@lru_cache(maxsize=1024)
def scale_scores(rules: RuleSet, scales: tuple[int, ...]) -> tuple[int, ...]:
    """The crystals each player would get if the golden scales were scored now."""
    if not any(scales):
        return (0,) * len(scales)
    state = State(rules)
    state.scales = [*scales, *[0] * (4 - len(scales))]
    state.score_scales()
    return tuple(state.crystals)[: len(scales)]


class Space(NamedTuple):
    """A space of the obelisk: its price, whose offering is on it, and whether it is the next."""

    price: int
    seat: int | None
    is_next: bool


def obelisk_spaces(rules: RuleSet, position: Mapping[str, Any]) -> tuple[Space, ...]:
    """The spaces of the obelisk, the lowest first (4.5)."""
    return _obelisk_spaces(rules, tuple(position["obelisk"]))


@lru_cache(maxsize=1024)
def _obelisk_spaces(rules: RuleSet, offerings: tuple[int, ...]) -> tuple[Space, ...]:
    made = len(offerings)
    return tuple(
        Space(
            _offering_price(rules, number, "offer"),
            offerings[number] if number < made else None,
            number == made,
        )
        for number in range(rules.spaces)
    )


def offering_price(rules: RuleSet, position: Mapping[str, Any], move: str = "offer") -> int:
    """The price of an offering made by this move; once the obelisk is full, that of its last
    space.
    """
    return _offering_price(rules, len(position["obelisk"]), move)


@lru_cache(maxsize=1024)
def _offering_price(rules: RuleSet, offerings: int, move: str) -> int:
    return _after_offerings(rules, offerings).price_of(move_code(rules, move))


def _after_offerings(rules: RuleSet, offerings: int) -> State:
    """A state with that many offerings; of those on a full obelisk, all but the last."""
    state = State(rules)
    state.offerings = min(offerings, rules.spaces - 1)
    return state


def can_offer(rules: RuleSet, position: Mapping[str, Any], seat: int) -> bool:
    """Whether a player stands on the courtyard with a cube and the price of an offering."""
    is_there: bool = position["figures"][seat] == COURTYARD_CELL
    return is_there and can_afford_offering(rules, position, seat)


def can_afford_offering(rules: RuleSet, position: Mapping[str, Any], seat: int) -> bool:
    """Whether a player has a cube and the price of an offering, wherever they stand."""
    player = position["players"][seat]
    return _can_afford(rules, len(position["obelisk"]), player["cubes"], player["crystals"])


@lru_cache(maxsize=4096)
def _can_afford(rules: RuleSet, offerings: int, cubes: int, crystals: int) -> bool:
    state = _after_offerings(rules, offerings)
    state.cubes = [cubes] * 4
    state.crystals = [crystals] * 4
    return state.can_offer(0)


@lru_cache(maxsize=64)
def cards_drawn(rules: RuleSet, due: int, discarded: int) -> int:
    """How many cards are drawn after discarding some, if so many are due otherwise (2.5).

    The draw pile is assumed to hold enough cards.
    """
    state = State(rules)
    state.phase, state.draw = DRAW, due
    state.hands = [discarded] * (4 * CARDS)
    state.mark_hands()
    state.pile = list(rules.deck_cards)
    state.pile_end = DECK
    journal: list[Any] = []
    state.journal = journal
    state.apply(code_of(Move("drop", cards=(0,) * discarded)))
    return sum(drawn for code, _, drawn in journal if code == "drew")


def is_city_complete(position: Mapping[str, Any]) -> bool:
    """Whether every building is complete, so that whoever can pay must offer (4.7)."""
    return all(entry.get("built", True) for entry in position["city"].values())


def standings(rules: RuleSet, offerings: Sequence[int], crystals: Sequence[int]) -> tuple[int, ...]:
    """How many others each player is ahead of, by offerings made and crystals left (4.7)."""
    held = list(zip(offerings, crystals, strict=True))
    return tuple([sum(_is_ahead(rules, *own, *other) for other in held) for own in held])


@lru_cache(maxsize=8192)
def _is_ahead(
    rules: RuleSet, offerings: int, crystals: int, other_offerings: int, other_crystals: int
) -> bool:
    """Whether a player alone would win against another if the game ended now."""
    state = State(rules)
    state.made = [offerings, other_offerings, 0, 0]
    state.crystals = [crystals, other_crystals, 0, 0]
    state.end_by_offerings(IDLE)
    outcome = state.outcome()
    return outcome is not None and outcome.winners == (0,)
