"""What a viewer has selected, as the address of a request says it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Selection:
    """Parts of a move, a thing to be described, and how the moon is shown."""

    ring: str = ""
    pair: str = ""
    place: str = ""
    crater: str = ""
    settle: str = ""
    piece: str = ""
    level: str = ""
    bonds: str = ""
    rings: str = ""
    aid: str = ""
    zoom: str = ""

    @classmethod
    def of(cls, selection: Mapping[str, str]) -> Selection:
        """What an address says; unknown keys are ignored."""
        return cls(**{key: value for key, value in selection.items() if key in _KEYS})

    def query(self, **changes: str | int) -> dict[str, str | int]:
        """The selection as an address says it, with some changes."""
        every = {key: getattr(self, key) for key in _KEYS} | changes
        return {key: value for key, value in every.items() if value}


_KEYS = tuple(Selection.__dataclass_fields__)
