"""Who got each bonus when a game of Moon Base was over, and who wins a tie."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from selenite.core.drawing import Say
from selenite.games.moon_base.web.reading import Moon, Standing
from selenite.games.moon_base.web.scene import short_name
from selenite.texts import Speaker

SECOND_SEAT = 1
"""The seat that wins a tie (5.6)."""


def bonuses(speak: Speaker, names: Sequence[str], moon: Moon, now: Standing) -> list[str]:
    """Who got each bonus, or why nobody did, a sentence each; and who won on equal points."""
    say = speak.say
    told = _of_rings(say, partial(_holders, speak, names, now), now) if moon.rings else []
    if now.tower is not None:
        told.append(_of_tower(say, _holders(speak, names, now, "tower"), moon, now))
    if len({now.total(seat) for seat in range(len(names))}) == 1:
        told.append(say("page-tie", who=names[SECOND_SEAT]))
    return told


def _holders(speak: Speaker, names: Sequence[str], now: Standing, part: str) -> str:
    """Everybody who got points for a part of the score."""
    return speak.join(names[seat] for seat, one in enumerate(now.scores) if one[part])


def _of_rings(say: Say, holders: Callable[[str], str], now: Standing) -> list[str]:
    """Who has the largest group (5.2), and who is on the highest level (5.4)."""
    group, highest = holders("group"), holders("highest")
    code = "page-bonus-group" if group else "page-bonus-group-blue"
    told = [say(code, n=max(now.groups), who=group)]
    code = "page-bonus-highest" if highest else "page-bonus-highest-blue"
    return [*told, say(code, level=now.top, who=highest)]


def _of_tower(say: Say, who: str, moon: Moon, now: Standing) -> str:
    """On whose ring the tower stands (5.5)."""
    assert now.tower is not None
    if not now.tower.level:
        return say("page-bonus-tower-crater", crater=now.tower.place)
    ring = short_name(say, moon.rings[int(now.tower.place)])
    return say("page-bonus-tower" if who else "page-bonus-tower-blue", who=who, ring=ring)
