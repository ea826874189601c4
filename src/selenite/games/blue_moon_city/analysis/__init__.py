"""Facts about positions and moves: forecasts, payments, reasons, figures.

One source for the web table, the terminal, hints and reports. What the rules know is asked of the
rules: a forecast plays on a state of its own, and what cards are worth comes from the search for
payments. Answers are cached by the few facts that they depend on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from selenite.core.drawing import Say
from selenite.core.state import Event, Position
from selenite.games.blue_moon_city.analysis.forecasts import (
    Gain,
    Space,
    can_afford_offering,
    can_offer,
    cards_drawn,
    completes,
    completing,
    distance,
    is_city_complete,
    neighbours,
    obelisk_spaces,
    offering_price,
    scale_scores,
    standings,
)
from selenite.games.blue_moon_city.analysis.paying import (
    Cards,
    Reading,
    colours_paid_in,
    has_power,
    most_worth,
    payable,
    payments,
    pays,
    pays_by_power,
    powers_spent,
    ranked,
    reading,
    split,
)
from selenite.games.blue_moon_city.analysis.prospects import prospects

__all__ = [
    "Cards", "Gain", "Reading", "Space", "can_afford_offering", "can_offer", "cards_drawn",
    "colours_paid_in", "completes", "completing", "distance", "figures", "has_power",
    "is_city_complete", "most_worth", "neighbours", "obelisk_spaces", "offering_price", "payable",
    "payments", "pays", "pays_by_power", "powers_spent", "prospects", "ranked", "reading",
    "reasons", "scale_scores", "split", "standings",
]  # fmt: skip

_GAINS = {
    "offering": "advice-offerings",
    "crystals": "building-crystals",
    "scored": "building-crystals",
    "scales": "building-scales",
    "cards": "building-cards",
}
"""The sentence about what a player gains in a turn, by the code of the event."""


def reasons(happened: Sequence[Event], say: Say) -> Iterator[str]:
    """What comes of a turn for the seat that plays it, in words, from its moves and events."""
    complete = [event.parameters["tile"] for event in happened if event.code == "completed"]
    shares = [event.parameters["tile"] for event in happened if event.code == "move-pay"]
    for tile in complete:
        yield say("advice-completes", tile=tile)
    for tile in dict.fromkeys(shares):
        if tile not in complete:
            yield say("advice-share", tile=tile)
    gains: Counter[str] = Counter()
    for code, parameters in happened:
        if code in _GAINS:
            gains[_GAINS[code]] += 1 if code == "offering" else parameters["n"]
    for code, n in gains.items():
        yield say(code, n=n)


def figures(position: Position) -> dict[str, list[int]]:
    """What the arena counts at the end of a game: numbers by name, one for each seat."""
    players = position["players"]
    boxes = [owner for cell in position["city"].values() for owner in cell.get("boxes", ())]
    seats = range(len(players))
    return {
        "offerings": [position["obelisk"].count(seat) for seat in seats],
        "crystals": [player["crystals"] for player in players],
        "scales": [player["scales"] for player in players],
        "cubes": [position["obelisk"].count(seat) + boxes.count(seat) for seat in seats],
    }
