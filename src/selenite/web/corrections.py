"""The printed numbers of a table's game that differ from ours, shown to everybody there."""

from __future__ import annotations

from collections.abc import Mapping

from selenite.core import printed
from selenite.core.drawing import Say
from selenite.core.printed import Difference
from selenite.table.table import Table
from selenite.texts import Speaker


def corrections(table: Table, speaker: Speaker) -> list[str]:
    """Every number of a table's game that differs from ours, in words."""
    key = ("corrections", speaker.language)
    return table.cache.value(key, None, lambda: _corrections(table, speaker))


def _corrections(table: Table, speaker: Speaker) -> list[str]:
    part = table.game.printed
    source = table.view(None).position["options"].get(part.OPTION) if part else None
    if part is None or not isinstance(source, Mapping):
        return []
    return [in_words(one, speaker.say) for one in printed.corrections(part, source, speaker.say)]


def in_words(one: Difference, say: Say) -> str:
    """A difference: where it is, our number and the one here."""
    return say("box-change", item=one.item.name, fact=one.fact.label, ours=one.ours, here=one.here)
