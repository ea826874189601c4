"""verify and the deal of a record: what was changed afterwards is told in one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from selenite.core import records, registry
from selenite.core.fair_deal import Deal, DealPart, commitment_to, draw_lots, seed_of
from selenite.core.records import read, write
from selenite.core.refusals import Invalid
from tests.cli.running import ok, refused

SECRET, ADAS, BENS = "5e" * 32, "0a" * 32, "0b" * 32
Told = dict[str, Any]


def dealt(has_lots: bool = True) -> str:
    """The record of a game for two, with both their parts."""
    seed = seed_of(SECRET, {0: ADAS, 1: BENS})
    lots = draw_lots(seed, 2) if has_lots else [0, 1]
    parts = tuple(
        DealPart(place, lots.index(place), commitment_to(part), part)
        for place, part in enumerate((ADAS, BENS))
    )
    game = registry.find("moon-base")
    begun = records.begin(game, game.new(seed, {}))
    deal = Deal(commitment_to(SECRET), SECRET, parts, tuple(lots) if has_lots else None)
    return write(records.Record(**{**begun.__dict__, "deal": deal}))


def changed(change: Callable[[Told], None], has_lots: bool = True) -> str:
    """The record with another deal in its header."""
    lines = dealt(has_lots).split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("[Deal "))
    told = json.loads(json.loads(lines[at][6:-1]))
    change(told)
    lines[at] = f"[Deal {json.dumps(json.dumps(told))}]"
    return "\n".join(lines)


def set_to(key: str, value: Any) -> Callable[[Told], None]:
    return lambda told: told.update({key: value})


def set_in_part(number: int, key: str, value: Any) -> Callable[[Told], None]:
    return lambda told: told["parts"][number].update({key: value})


def swap_parts(told: Told) -> None:
    one, other = told["parts"]
    for key in ("commitment", "part"):
        one[key], other[key] = other[key], one[key]


def drop_part(told: Told) -> None:
    del told["parts"][1]["part"]


def test_a_fair_deal_is_verified() -> None:
    assert ok("verify", "-", stdin=dealt()) == "ok: 0 turns, result *\n"


def test_a_record_with_a_deal_is_written_as_it_was_read() -> None:
    assert write(read(dealt())) == dealt()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            set_to("commitment", commitment_to("00" * 32)),
            "the server's secret does not match the server's commitment",
        ),
        (
            set_to("secret", "00" * 32),
            "the server's secret does not match the server's commitment",
        ),
        (
            set_in_part(1, "commitment", commitment_to("00" * 32)),
            "the part of seat 1 does not match its browser's commitment",
        ),
        (
            set_in_part(0, "part", "00" * 32),
            "the part of seat 0 does not match its browser's commitment",
        ),
        (swap_parts, "the seed does not follow from the server's secret and the players' parts"),
        (drop_part, "the seed does not follow from the server's secret and the players' parts"),
        (lambda told: told.pop("secret"), "the header Deal has no secret: it can't be checked"),
    ],
)
def test_a_changed_deal_is_told(change: Callable[[Told], None], sentence: str) -> None:
    assert refused("verify", "-", stdin=changed(change, has_lots=False), status=1) == sentence


def test_another_seed_is_told() -> None:
    seed = seed_of(SECRET, {0: ADAS, 1: BENS}).hex()
    tampered = dealt().replace(seed, "00" * 32)
    assert "the seed does not follow" in refused("verify", "-", stdin=tampered, status=1)


@pytest.mark.parametrize(("place", "seat"), [(2, 1), (1, 2)])
def test_a_place_that_the_game_does_not_have_is_told(place: int, seat: int) -> None:
    """A server that chose the places after it had seen the parts could choose the deal."""

    def move(told: Told) -> None:
        told["parts"][1].update(place=place, seat=seat)

    old, new = (seed_of(SECRET, {0: ADAS, at: BENS}).hex() for at in (1, place))
    tampered = changed(move, has_lots=False).replace(old, new)
    sentence = "the header Deal has places, seats or lots that don't fit a game for 2"
    assert refused("verify", "-", stdin=tampered, status=1) == sentence


def test_other_lots_are_told() -> None:
    def turn(told: Told) -> None:
        told["lots"] = told["lots"][::-1]
        for part in told["parts"]:
            part["seat"] = 1 - part["seat"]

    sentence = "the lots do not follow from the seed"
    assert refused("verify", "-", stdin=changed(turn), status=1) == sentence


@pytest.mark.parametrize(
    "change",
    [
        set_to("commitment", "0a"),
        set_to("commitment", 5),
        set_to("secret", "0A" * 32),
        set_to("parts", {}),
        set_to("parts", [1]),
        set_to("lots", [0]),
        set_to("lots", "01"),
        set_to("more", 1),
        set_in_part(0, "place", 1),
        set_in_part(0, "place", True),
        set_in_part(1, "seat", 9),
        set_in_part(0, "seat", [0]),
        set_in_part(0, "part", ["x"]),
        set_in_part(0, "more", 1),
        lambda told: told["parts"].reverse(),
        lambda told: told.pop("commitment"),
    ],
)
def test_a_header_of_another_form_is_not_read(change: Callable[[Told], None]) -> None:
    sentence = "the header Deal does not have the form described in docs/fairness.md"
    assert refused("verify", "-", stdin=changed(change)) == sentence


@pytest.mark.parametrize("text", ["", "[]", "{", '{"parts": [], "parts": []}', "[" * 100_000])
def test_a_header_that_is_no_object_is_not_read(text: str) -> None:
    lines = dealt().split("\n")
    lines = [f"[Deal {json.dumps(text)}]" if one.startswith("[Deal ") else one for one in lines]
    with pytest.raises(Invalid, match="record-deal-form"):
        read("\n".join(lines))
