"""Numbers and codes of a tournament as people read them."""

from __future__ import annotations

from selenite.arena.intervals import WinRate
from selenite.arena.ratings import Rating
from selenite.texts import speaker, typography


def percent(rate: WinRate) -> str:
    """A share with its interval.

    >>> percent(WinRate(0.5, 0.404, 0.596, 100, 50))
    '50.0 % (40–60)'
    """
    return f"{100 * rate.rate:.1f} % ({bounds(rate)})"


def bounds(rate: WinRate) -> str:
    """A share's interval, in percent."""
    return f"{100 * rate.low:.0f}–{100 * rate.high:.0f}"


def signed(value: float) -> str:
    """A whole number of points with its sign.

    >>> signed(12.3), signed(0.2), signed(-99.6)
    ('+12', '0', '−100')
    """
    return typography.signed(round(value))


def points(rating: Rating) -> str:
    """A rating with its interval.

    >>> points(Rating(12.3, -4, 30))
    '+12 (−4 … +30)'
    """
    return f"{signed(rating.points)} ({signed(rating.low)} … {signed(rating.high)})"


def duration(seconds: float) -> str:
    """A time of thinking, short.

    >>> duration(0.00004), duration(0.0123), duration(0.4567), duration(12.34), duration(90.4)
    ('< 0.1 ms', '12 ms', '457 ms', '12.3 s', '90 s')
    """
    if seconds < 0.0001:
        return "< 0.1 ms"
    if seconds < 0.01:
        return f"{1000 * seconds:.1f} ms"
    if seconds < 1:
        return f"{1000 * seconds:.0f} ms"
    return f"{seconds:.1f} s" if seconds < 60 else f"{seconds:.0f} s"


def ended(game: str, reason: str) -> str:
    """How a game ended."""
    speak = speaker("en", game)
    return speak.name("ended" if speak.knows(f"ended-{reason}") else "reason", reason)
