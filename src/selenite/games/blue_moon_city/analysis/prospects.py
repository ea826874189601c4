"""What a turn that brings nothing at once prepares: what the next one can reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from selenite.core.drawing import Say
from selenite.games.blue_moon_city.analysis.forecasts import can_afford_offering, distance
from selenite.games.blue_moon_city.analysis.paying import payable, split
from selenite.games.blue_moon_city.notation import COURTYARD_CELL
from selenite.games.blue_moon_city.options import rules_of
from selenite.games.blue_moon_city.rules.codes import STEPS
from selenite.games.blue_moon_city.rules.rule_set import RuleSet


def prospects(
    before: Mapping[str, Any], after: Mapping[str, Any], seat: int, say: Say
) -> Iterator[str]:
    """What a seat can do in its next turn, from its views before and after this one.

    Only cards that it holds already count: nobody knows what it will draw.
    """
    rules, then = rules_of(after["options"]), _with_known_cards(before, after, seat)
    near = _in_reach(rules, after, after["figures"][seat])
    sites = [cell for cell in near if payable(rules, then, cell, seat)]
    if sites:
        yield say("advice-towards", tile=after["city"][sites[0]]["tile"])
    if COURTYARD_CELL in near and can_afford_offering(rules, after, seat):
        yield say("advice-offering-near")
    for dragon, cell in after["dragons"].items():
        if cell in sites and before["dragons"][dragon] != cell:
            yield say("advice-dragon-near", dragon=dragon)


def _in_reach(rules: RuleSet, position: Mapping[str, Any], here: str) -> list[str]:
    """The cells that a figure can walk to in a turn, the nearest first."""
    cells = [cell for cell in position["city"] if distance(rules, here, cell) <= STEPS]
    return sorted(cells, key=lambda cell: distance(rules, here, cell))


def _with_known_cards(
    before: Mapping[str, Any], after: Mapping[str, Any], seat: int
) -> dict[str, Any]:
    """A position in which a seat holds only what is left of the cards it had."""
    held = [Counter(split(one["players"][seat]["hand"])) for one in (before, after)]
    left = "".join((held[0] & held[1]).elements())
    players = [*after["players"]]
    players[seat] = {**players[seat], "hand": "".join(split(left))}
    return {**after, "players": players}
