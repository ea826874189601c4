"""Fair deals: a seed that nobody could choose alone (``docs/fairness.md``).

The server commits to a secret, and every player's browser to a part. The seed is derived from all
of them, and so are the lots that decide who sits where.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, NamedTuple

from selenite.core import strict_json
from selenite.core.chance import Stream
from selenite.core.refusals import Invalid

LOTS = "seats"
"""The stream of the seed that the lots are drawn from."""

_FIRST_LINE = "selenite deal 1"
_DIGITS = re.compile(r"[0-9a-f]{64}")
_PLACES = range(10)


class DealPart(NamedTuple):
    """What one player's browser adds to the seed.

    ``place`` is where the player sat before lots were drawn, ``seat`` where they played.
    ``digits`` are the 32 bytes in hexadecimal, None if the browser never sent them.
    """

    place: int
    seat: int
    commitment: str
    digits: str | None


@dataclass(frozen=True)
class Deal:
    """How a record's seed was derived, in hexadecimal.

    ``secret`` is the server's, and missing until the game is over. ``lots`` are set if lots were
    drawn: for each seat, the place its player comes from.
    """

    commitment: str
    secret: str | None = None
    parts: tuple[DealPart, ...] = ()
    lots: tuple[int, ...] | None = None

    def without_secret(self) -> Deal:
        """What everybody may know while the game runs."""
        return replace(self, secret=None)


def is_digits(text: str) -> bool:
    """Whether a text is 32 bytes in hexadecimal, as everything in a deal is written.

    >>> is_digits("0a" * 32), is_digits("0A" * 32), is_digits("0a")
    (True, False, False)
    """
    return _DIGITS.fullmatch(text) is not None


def commitment_to(digits: str) -> str:
    """The commitment to 32 bytes: their SHA-256.

    >>> commitment_to("00" * 32)[:16]
    '66687aadf862bd77'
    """
    return sha256(bytes.fromhex(digits)).hexdigest()


def seed_of(secret: str, parts: Mapping[int, str]) -> bytes:
    """The seed derived from a server's secret and the players' parts, by place.

    It is the SHA-256 of a text with a line for each of them.

    >>> seed_of("00" * 32, {1: "01" * 32}).hex()[:16]
    'fa25a83f130cf653'
    """
    lines = [_FIRST_LINE, f"secret {secret}"]
    lines += [f"part {place} {parts[place]}" for place in sorted(parts)]
    return sha256("".join(f"{line}\n" for line in lines).encode()).digest()


def draw_lots(seed: bytes, players: int) -> list[int]:
    """Lots: for each seat, the place its player comes from."""
    order = list(range(players))
    Stream(seed, LOTS).shuffle(order)
    return order


def fault(deal: Deal, seed: str, players: int) -> tuple[str, dict[str, Any]] | None:
    """The fault of a deal for so many players: a refusal's code and parameters; None if valid."""
    numbers = [number for part in deal.parts for number in (part.place, part.seat)]
    if any(number >= players for number in numbers) or len(deal.lots or ()) not in (0, players):
        return "record-deal-places", {"players": players}
    if deal.secret is None:
        return "record-deal-secret", {}
    if commitment_to(deal.secret) != deal.commitment:
        return "record-deal-commitment", {}
    parts: dict[int, str] = {}
    for part in deal.parts:
        if part.digits is None:
            continue
        if commitment_to(part.digits) != part.commitment:
            return "record-deal-part", {"seat": part.seat}
        parts[part.place] = part.digits
    dealt = seed_of(deal.secret, parts)
    if dealt.hex() != seed:
        return "record-deal-seed", {}
    if deal.lots is not None and draw_lots(dealt, len(deal.lots)) != list(deal.lots):
        return "record-deal-lots", {}
    return None


# Texts


def write(deal: Deal) -> str:
    """A deal as a record's header carries it: JSON in one line."""
    told: dict[str, Any] = {"commitment": deal.commitment}
    if deal.secret is not None:
        told["secret"] = deal.secret
    told["parts"] = [_written(part) for part in deal.parts]
    if deal.lots is not None:
        told["lots"] = list(deal.lots)
    return json.dumps(told, separators=(",", ":"))


def _written(part: DealPart) -> dict[str, Any]:
    told = {"place": part.place, "seat": part.seat, "commitment": part.commitment}
    return told if part.digits is None else {**told, "part": part.digits}


def read(text: str) -> Deal:
    """The deal of a header.

    >>> read(write(Deal("00" * 32))) == Deal("00" * 32)
    True
    """
    try:
        told = strict_json.loads(text)
        deal = _deal(told) if isinstance(told, dict) else None
    except (ValueError, RecursionError, Invalid):
        deal = None
    if deal is None or json.loads(write(deal)) != told:
        raise Invalid("record-deal-form")
    return deal


def _deal(told: dict[str, Any]) -> Deal | None:
    """A deal from its JSON form; None if the form is wrong."""
    parts, lots = told.get("parts"), told.get("lots")
    if not isinstance(parts, list) or not all(isinstance(one, dict) for one in parts):
        return None
    deal = Deal(
        commitment=told.get("commitment", ""),
        secret=told.get("secret"),
        parts=tuple(_part(one) for one in parts),
        lots=tuple(lots) if isinstance(lots, list) else None,
    )
    hashes = [deal.commitment, deal.secret, *(one.commitment for one in deal.parts)]
    digits = [one for one in (*hashes, *(one.digits for one in deal.parts)) if one is not None]
    are_digits = all(isinstance(one, str) and is_digits(one) for one in digits)
    return deal if are_digits and _fits_together(deal) else None


def _part(told: dict[str, Any]) -> DealPart:
    place, seat = told.get("place", -1), told.get("seat", -1)
    return DealPart(place, seat, told.get("commitment", ""), told.get("part"))


def _fits_together(deal: Deal) -> bool:
    """Whether places and seats are numbers, each once, and agree with the lots."""
    places = [part.place for part in deal.parts]
    seats = [part.seat for part in deal.parts]
    lots = deal.lots
    if not _are_numbers([*places, *seats, *(lots or ())]):
        return False
    if places != sorted(set(places)) or len(set(seats)) != len(seats):
        return False
    if lots is None:
        return True
    is_order = sorted(lots) == list(range(len(lots)))
    return is_order and all(
        part.seat < len(lots) and lots[part.seat] == part.place for part in deal.parts
    )


def _are_numbers(values: Sequence[Any]) -> bool:
    return all(type(value) is int and value in _PLACES for value in values)
