"""Who got each bonus when a game of Moon Base was over, and who wins a tie."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from selenite.core.drawing import Say
from selenite.games.moon_base.analysis import Score, Standing
from selenite.games.moon_base.moon import Moon, Piece
from selenite.games.moon_base.rules import NAME
from selenite.games.moon_base.web.page import short_name
from selenite.texts import speaker


def bonuses(language: str, names: Sequence[str], moon: Moon, now: Standing) -> list[str]:
    """Who got each bonus, or why nobody did, a sentence each; and who won on equal points."""
    say: Say = speaker(language, NAME).say

    def holders(points: Callable[[Score], int]) -> tuple[str, ...]:
        return tuple(names[n] for n, score in enumerate(now.scores) if points(score))

    sentences = []
    if moon.rings:
        sentences.append(_of_group(say, holders(lambda score: score.group), now))
        sentences.append(_of_level(say, holders(lambda score: score.highest), now))
    if moon.tower is not None:
        sentences.append(_of_tower(say, holders(lambda score: score.tower), moon, moon.tower))
    if len({score.total for score in now.scores}) == 1:
        sentences.append(say("page-tie", who=names[now.winner]))
    return sentences


def _of_group(say: Say, who: tuple[str, ...], now: Standing) -> str:
    """Who has the largest group (5.2)."""
    code = "page-bonus-group" if who else "page-bonus-group-blue"
    return say(code, n=now.largest, who=who)


def _of_level(say: Say, who: tuple[str, ...], now: Standing) -> str:
    """Who is on the highest level (5.4)."""
    code = "page-bonus-highest" if who else "page-bonus-highest-blue"
    return say(code, level=now.top_counted, who=who)


def _of_tower(say: Say, who: tuple[str, ...], moon: Moon, tower: Piece) -> str:
    """On whose ring the tower stands (5.5)."""
    if tower.ring is None:
        return say("page-bonus-tower-crater", crater=tower.place)
    ring = short_name(say, moon.rings[tower.ring])
    return say("page-bonus-tower" if who else "page-bonus-tower-blue", who=who, ring=ring)
