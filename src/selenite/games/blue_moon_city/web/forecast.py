"""What would come of completing a building or scoring the scales, from what is open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from selenite.games.blue_moon_city.notation import card_numbers, cards_text
from selenite.games.blue_moon_city.rules.cards import CARDS
from selenite.games.blue_moon_city.rules.codes import SCALES_THAT_COUNT, SHARED_LEAD, SOLE_LEADER
from selenite.games.blue_moon_city.rules.components import PEOPLE_NAMES, Reward, Tile
from selenite.games.blue_moon_city.rules.payments import Desk, Payments
from selenite.games.blue_moon_city.web.sight import COURTYARD, Cards, Sight

_STEPS = ((0, 1), (0, -1), (1, 0), (-1, 0))
_COLOURS = (*PEOPLE_NAMES, "any")


class Gain(NamedTuple):
    """What a player would get: rewards, and crystals for golden scales that are scored."""

    crystals: int = 0
    cards: int = 0
    scales: int = 0
    scored: int = 0

    def plus(self, given: Reward) -> Gain:
        """More of it."""
        return Gain(
            self.crystals + given.crystals,
            self.cards + given.cards,
            self.scales + given.scales,
            self.scored,
        )


def scale_scores(scales: Sequence[int]) -> list[int]:
    """The crystals each player would get if the golden scales were scored (4.3).

    >>> scale_scores([4, 3, 1]), scale_scores([2, 2, 0]), scale_scores([0, 0])
    ([6, 3, 0], [3, 3, 0], [0, 0])
    """
    most = max(scales)
    if most == 0:
        return [0] * len(scales)
    lead = SOLE_LEADER if list(scales).count(most) == 1 else SHARED_LEAD
    return [
        lead if held == most else SHARED_LEAD if held >= SCALES_THAT_COUNT else 0 for held in scales
    ]


def completing(sight: Sight, cell: str, seat: int) -> dict[int, Gain]:
    """Who would get what if a player filled all free boxes of a building now (3.6, 4.1, 4.2).

    Nothing for the courtyard, a complete building, or a player with too few cubes for it.
    """
    tile, entry, position = sight.tile(cell), sight.city[cell], sight.position
    if tile is None or entry["built"]:
        return {}
    cubes = tuple(seat if cube is None else cube for cube in entry["boxes"])
    if position["players"][seat]["cubes"] < entry["boxes"].count(None):
        return {}
    has_scales = sight.turn["scales-taken"] and sight.turn["seat"] == seat
    dragons = 0 if has_scales else list(position["dragons"].values()).count(cell)
    held = tuple(player["scales"] for player in position["players"])
    return _completing(
        tile,
        cubes,
        seat,
        dragons,
        _complete_around(sight, cell),
        held,
        position["supply"]["scales"],
    )


def _complete_around(sight: Sight, cell: str) -> tuple[Tile, ...]:
    """The complete buildings beside a cell."""
    city = sight.city
    found = [sight.tile(other) for other in beside(cell) if city.get(other, {}).get("built")]
    return tuple(tile for tile in found if tile is not None)


@cache
def beside(cell: str) -> list[str]:
    """The cells next to a cell, whether the city has them or not."""
    return [chr(ord(cell[0]) + x) + chr(ord(cell[1]) + y) for x, y in _STEPS]


@lru_cache(maxsize=4096)
def _completing(
    tile: Tile,
    cubes: tuple[int, ...],
    seat: int,
    dragons: int,
    beside: tuple[Tile, ...],
    held: tuple[int, ...],
    supply: int,
) -> dict[int, Gain]:
    """Who gets what of a building whose last box a player fills: not to be changed."""
    order = [(seat + n) % len(held) for n in range(len(held))]
    builders = [builder for builder in order if builder in cubes]
    gains = {builder: Gain() for builder in builders}
    purse = _Scales(supply, list(held))
    gains[seat] = gains[seat].plus(Reward(scales=dragons))
    purse.take(seat, dragons)
    purse.score(gains)
    leader = max(builders, key=lambda builder: (cubes.count(builder), -cubes.index(builder)))
    given = [(leader, tile.leader)] + [(builder, tile.everyone) for builder in builders]
    given += [(builder, other.neighbour) for other in beside for builder in builders]
    for builder, reward in given:
        gains[builder] = gains[builder].plus(reward)
        purse.take(builder, reward.scales)
    purse.score(gains)
    return gains


class _Scales:
    """The golden scales while an action hands them out."""

    def __init__(self, supply: int, held: list[int]) -> None:
        self.supply = supply
        self.held = held

    def take(self, seat: int, scales: int) -> None:
        """A player takes scales, also those that are no longer in the supply (4.2)."""
        self.supply -= scales
        self.held[seat] += scales

    def score(self, gains: dict[int, Gain]) -> None:
        """Score the scales if the supply has run out; who gets crystals returns theirs (4.4)."""
        if self.supply > 0:
            return
        for seat, crystals in enumerate(scale_scores(self.held)):
            if crystals:
                gain = gains.get(seat, Gain())
                gains[seat] = gain._replace(scored=gain.scored + crystals)
                self.supply += self.held[seat]
                self.held[seat] = 0


def payable(sight: Sight, cell: str, spent: str = "") -> tuple[int, ...]:
    """The boxes of a cell's building that the viewer's hand, less a card, could pay for."""
    if sight.seat is None or not sight.position["players"][sight.seat]["cubes"]:
        return ()
    tile, entry = sight.tile(cell), sight.city[cell]
    if tile is None or entry["built"]:
        return ()
    return _payable(sight.hand_without(spent), tile.boxes, tuple(entry["boxes"]))


@lru_cache(maxsize=16384)
def _payable(
    hand: str, boxes: tuple[tuple[str, int], ...], cubes: tuple[int | None, ...]
) -> tuple[int, ...]:
    """The free boxes that a hand could pay for, by their numbers."""
    return tuple(
        number
        for number, ((people, value), cube) in enumerate(zip(boxes, cubes, strict=True), 1)
        if cube is None and most_worth(hand, people) >= value
    )


@lru_cache(maxsize=1024)
def payments_of(hand: str, people: str, value: int) -> tuple[Cards, ...]:
    """All payments that a hand has for a box."""
    found = _search().listed(_counts(hand), _COLOURS.index(people), value)
    ranks = _search().ranks
    return tuple(tuple(cards_text([card]) for card in ranks.cards_of(rank)) for rank in found)


@cache
def _search() -> Payments:
    """A search for payments; pages are drawn one after the other."""
    return Desk().payments


@lru_cache(maxsize=16384)
def most_worth(cards: str, people: str) -> int:
    """The most that cards can be worth for a box."""
    return _search().most_worth(_counts(cards), _COLOURS.index(people))


@lru_cache(maxsize=4096)
def _counts(cards: str) -> list[int]:
    """How many of each card a text names: not to be changed."""
    numbers = card_numbers(cards) or []
    return [numbers.count(card) for card in range(CARDS)]


def can_offer(sight: Sight) -> bool:
    """Whether the viewer, on the courtyard, could pay for an offering."""
    if sight.seat is None or sight.here != COURTYARD:
        return False
    player = sight.position["players"][sight.seat]
    return bool(player["cubes"]) and player["crystals"] >= sight.price
