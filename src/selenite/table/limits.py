"""How much one person, one address and one table may take: all quotas and rates in one place.

They are far above what players need, and stop only programs.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from time import monotonic
from typing import Any, NamedTuple

from selenite.core import user_files
from selenite.core.refusals import Invalid
from selenite.table.caller import ADDRESS
from selenite.table.model import Refused

_MINUTE, _DAY = 60.0, 86400.0
_ROUNDING = 1e-6
"""Seconds by which sums of times may be off: nobody has to wait that long."""

_MOST_KNOWN = 50_000
_LARGEST = 1e9


class Rate(NamedTuple):
    """A number of actions per number of seconds, at once or evenly spread."""

    number: int
    seconds: float


class Quota(NamedTuple):
    """The rates for something that people do: for each person, and for each address."""

    person: tuple[Rate, ...] = ()
    address: tuple[Rate, ...] = ()


class Limits(NamedTuple):
    """What a server allows.

    ``seats`` are changes of who sits where, and of what they agree to. ``pages`` are pages and
    parts of pages, ``reads`` what programs look at, ``replays`` positions of games, which take
    longest, and ``streams`` new streams. ``strangers`` are promises to people without an account;
    ``tokens`` are new ones, ``boxes`` also changes of them. ``entries`` is the length of a log
    beyond which a table accepts only what a game needs to go on and to end (``room``). Streams (per
    table, per person at one table, and per address) and connections are limited at a time. A
    request must have arrived ``request_seconds`` after it has begun, and so must the first one of a
    new connection. ``requests_ahead`` are those that may wait for the answers before theirs; in
    ``reading_seconds`` a client must have read something of the answer that waits for it.
    """

    tables: Quota = Quota(
        (Rate(20, _MINUTE), Rate(300, _DAY)), (Rate(60, _MINUTE), Rate(3000, _DAY))
    )
    people: Quota = Quota((), (Rate(30, _MINUTE), Rate(1000, _DAY)))
    chat: Quota = Quota((Rate(30, _MINUTE),), (Rate(300, _MINUTE),))
    moves: Quota = Quota((Rate(600, _MINUTE),), (Rate(12_000, _MINUTE),))
    undo: Quota = Quota((Rate(90, _MINUTE),), (Rate(900, _MINUTE),))
    seats: Quota = Quota((Rate(60, _MINUTE), Rate(1000, _DAY)), (Rate(600, _MINUTE),))
    hints: Quota = Quota((Rate(30, _MINUTE),), (Rate(120, _MINUTE),))
    chances: Quota = Quota((Rate(60, _MINUTE),), (Rate(240, _MINUTE),))
    replays: Quota = Quota((Rate(300, _MINUTE),), (Rate(900, _MINUTE),))
    pages: Quota = Quota((Rate(900, _MINUTE),), (Rate(400, 5.0), Rate(3000, _MINUTE)))
    reads: Quota = Quota((Rate(1200, _MINUTE),), (Rate(12_000, _MINUTE),))
    streams: Quota = Quota((Rate(120, _MINUTE),), (Rate(1200, _MINUTE),))
    deals: Quota = Quota((Rate(60, _MINUTE),), (Rate(600, _MINUTE),))
    promises: Quota = Quota(
        (Rate(60, _MINUTE), Rate(600, _DAY)), (Rate(300, _MINUTE), Rate(6000, _DAY))
    )
    strangers: Quota = Quota((), (Rate(30, _MINUTE), Rate(1000, _DAY)))
    tokens: Quota = Quota((Rate(20, _MINUTE), Rate(200, _DAY)), (Rate(100, _MINUTE),))
    boxes: Quota = Quota((Rate(60, _MINUTE), Rate(2000, _DAY)), (Rate(300, _MINUTE),))
    entries: int = 5000
    streams_by_table: int = 2000
    streams_by_person: int = 24
    streams_by_address: int = 400
    connections: int = 10_000
    connections_by_address: int = 400
    header_bytes: int = 32 * 1024
    request_seconds: float = 30.0
    keep_alive_seconds: int = 75
    requests_ahead: int = 8
    reading_seconds: float = 60.0


DEFAULT_LIMITS = Limits()

UNLIMITED = Limits(
    tables=Quota(), people=Quota(), chat=Quota(), moves=Quota(), undo=Quota(), seats=Quota(),
    hints=Quota(), chances=Quota(), replays=Quota(), pages=Quota(), reads=Quota(), streams=Quota(),
    deals=Quota(), promises=Quota(), strangers=Quota(), tokens=Quota(), boxes=Quota(),
)  # fmt: skip
"""Without quotas and rates, for tests and measurements that do as much as they can."""


def from_toml(text: str) -> Limits:
    """The limits of a file; those it doesn't mention keep their defaults.

    >>> from_toml("chat = { person = [[5, 60.0]] }").chat.person
    (Rate(number=5, seconds=60.0),)
    """
    named = user_files.from_toml(text, lambda fault: Invalid("limits-not-toml", fault=fault))
    for name in named:
        if name not in Limits._fields:
            raise Invalid("limits-unknown", name=name)
    return DEFAULT_LIMITS._replace(**{name: _read(name, value) for name, value in named.items()})


def _read(name: str, value: Any) -> Any:
    """A limit of a file."""
    usual = getattr(DEFAULT_LIMITS, name)
    if not isinstance(usual, Quota):
        if not _is_number(value, (int, float) if isinstance(usual, float) else (int,)):
            raise Invalid("limits-number", name=name)
        return value
    if not isinstance(value, dict) or not set(value) <= set(Quota._fields):
        raise Invalid("limits-rates", name=name)
    return usual._replace(**{scope: _rates(name, rates) for scope, rates in value.items()})


def _rates(name: str, rates: Any) -> tuple[Rate, ...]:
    if not isinstance(rates, list):
        raise Invalid("limits-rates", name=name)
    for pair in rates:
        if not isinstance(pair, list) or len(pair) != len(Rate._fields):
            raise Invalid("limits-rates", name=name)
        number, seconds = pair
        if not _is_number(number, (int,)) or not _is_number(seconds, (int, float)):
            raise Invalid("limits-rates", name=name)
    return tuple(Rate(number, float(seconds)) for number, seconds in rates)


def _is_number(value: Any, kinds: tuple[type, ...]) -> bool:
    """Whether a value is a positive number."""
    return type(value) in kinds and 0 < value < _LARGEST


class TooMany(Refused):
    """An action that somebody did too often, with the seconds until they may do it again."""

    def __init__(self, seconds: int) -> None:
        super().__init__("too-many", seconds=seconds)

    @property
    def seconds(self) -> int:
        """How long to wait."""
        seconds: int = self.parameters["seconds"]
        return seconds


class RateLimiter:
    """Counts actions, and refuses those over the limit."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._next: dict[tuple[str, str, float], float] = {}

    def check(self, what: str, person: str = "") -> None:
        """Count an action of a person at the current address; refused if it is over the limit.

        ``what`` is the name of a quota.
        """
        now = monotonic()
        quota: Quota = getattr(self.limits, what)
        counted, wait = {}, 0.0
        for who, rate in _scopes(quota, person):
            # The time up to which the rate is used up, if it is spent evenly.
            key = (what, who, rate.seconds)
            until = max(self._next.get(key, now), now) + rate.seconds / rate.number
            wait = max(wait, until - now - rate.seconds)
            counted[key] = until
        if wait > _ROUNDING:
            raise TooMany(ceil(wait))
        for key, until in counted.items():
            self._next.pop(key, None)  # so that the latest used are the last
            self._next[key] = until
        if len(self._next) > _MOST_KNOWN:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """Forget counters that are idle; if there are still too many, those unused for longest."""
        self._next = {key: until for key, until in self._next.items() if until > now}
        for key in list(self._next)[: max(0, len(self._next) - _MOST_KNOWN // 2)]:
            del self._next[key]


def _scopes(quota: Quota, person: str) -> Iterator[tuple[str, Rate]]:
    """Who is counted, and how."""
    for who, prefix, rates in (
        (person, "person ", quota.person), (ADDRESS.get(), "address ", quota.address),
    ):  # fmt: skip
        if who:
            for rate in rates:
                yield prefix + who, rate
