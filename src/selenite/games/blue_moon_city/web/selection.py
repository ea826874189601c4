"""What a viewer has selected of a move, from the parts that a page has chosen."""

from __future__ import annotations

from collections.abc import Sequence

from selenite.games.blue_moon_city.rules.components import PEOPLE_NAMES


def selection_of(parts: Sequence[str], keep: str, phase: str) -> dict[str, str]:
    """What the chosen parts of a move are.

    >>> selection_of(["1=", "vulca", "v3"], "k1", "build")
    {'keep': 'k1', 'box': '1', 'colour': 'vulca', 'with': 'v3'}
    >>> selection_of(["v1"], "", "move"), selection_of(["v1"], "", "draw")
    ({'keep': '', 'card': 'v1'}, {'keep': '', 'drop': 'v1'})
    """
    selection = {"keep": keep}
    if phase == "draw":
        selection["drop"] = "".join(parts)
    elif parts and parts[0].endswith("="):
        box, *rest = parts
        selection["box"] = box[:-1]
        if rest and rest[0] in PEOPLE_NAMES:
            selection["colour"] = rest.pop(0)
        selection["with"] = "".join(rest)
    elif parts:
        selection["card"] = parts[0]
    return selection
