"""Champions of Moon Base with other settings of the search, to be compared by ``tools/measure.py``.

A name in ``--match tools/train/trials.py::Bold:0.05,champion:0.05`` is one of the classes below.
What wins there becomes the setting of ``bots/search.py``.
"""

from __future__ import annotations

from typing import Any

from selenite.bots.champion import Champion
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


class PlayedOn(Trial):
    """Plays each leaf on to the end of its round."""

    settings = (("anywhere", None),)
