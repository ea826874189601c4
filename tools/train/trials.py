"""Bots to be compared by ``tools/measure.py``: champions of Moon Base with other settings of the
search, and players of both games who overlook other shares of their turns.

A name in ``--match tools/train/trials.py::Bold:0.05,champion:0.05`` is one of the classes below;
what wins becomes the setting of ``bots/search.py``. ``Overlooks55:3p`` is a champion of 3 playouts
that overlooks 55 % of its turns, ``Misses68`` a planner that overlooks 68 %: for the levels'
``Steps``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from selenite.bots.champion import Champion
from selenite.bots.levels import Overlooking, OverlookingChampion
from selenite.bots.planning import Planning


class Trial(Champion):
    """A champion whose searcher has other settings."""

    settings: tuple[tuple[str, Any], ...] = ()

    def _made(self, planning: Planning, state: Any) -> Any:
        """A new searcher with the settings."""
        searcher = super()._made(planning, state)
        for name, value in self.settings:
            setattr(searcher, name, value)
        return searcher


class Shy(Trial):
    """Favours what was tried less even less."""

    settings = (("daring_at_start", 0.2), ("daring_at_end", 0.4))


class Bold(Trial):
    """Favours what was tried less more."""

    settings = (("daring_at_start", 0.45), ("daring_at_end", 0.9))


class Bolder(Trial):
    """Favours it as much as the search without nets."""

    settings = (("daring_at_start", 0.75), ("daring_at_end", 1.5))


class Even(Trial):
    """Explores as much on an empty moon as on a full one."""

    settings = (("daring_at_start", 0.5), ("daring_at_end", 0.5))


class Careful(Trial):
    """Expects less of what was not tried."""

    settings = (("caution", 0.06),)


class CarefulBold(Trial):
    """Expects less of what was not tried, but favours what was tried less more."""

    settings = (("caution", 0.06), ("daring_at_start", 0.45), ("daring_at_end", 0.9))


class Flat(Trial):
    """Trusts the net that chooses moves less."""

    settings = (("sharpness", 0.75),)


class Sharp(Trial):
    """Trusts it more."""

    settings = (("sharpness", 1.3),)


def __getattr__(name: str) -> Callable[..., Any]:
    """A bot that overlooks the share in its name."""
    for kind, bot in (("Overlooks", OverlookingChampion), ("Misses", Overlooking)):
        share = name.removeprefix(kind)
        if share != name and share.isdigit():
            return partial(bot, overlooked=int(share))
    raise AttributeError(name)
