"""What a turn is good for, in words: whose points change and why, and what it prepares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from selenite.core.drawing import Say
from selenite.games.moon_base.analysis.positions import Analysis, Standing, analyse
from selenite.games.moon_base.analysis.scores import PIECES, ScoreChange, account, changes, why
from selenite.games.moon_base.moon import stack_of
from selenite.games.moon_base.notation import STACK_NAMES
from selenite.games.moon_base.rules.codes import COLOURS, PAIR, STACKS


def prospects(
    before: Mapping[str, Any], after: Mapping[str, Any], seat: int, say: Say
) -> Iterator[str]:
    """What a turn is good for, most important first, from the views before and after it."""
    was, now = analyse(before), analyse(after)
    step = before["turn"]["step"]
    if step == "colour":
        yield from _of_colour(now, seat, say)
    elif step == "tower":
        yield say("advice-tower-waits")
    elif step.startswith("draft"):
        yield from _of_draft(was, now, seat, say)
    else:
        told = [*_of_building(was, now, seat, say)]
        points = [one.standing.scores[1 - seat].total for one in (was, now)]
        if not told and points[1] <= points[0]:
            told = [say("advice-quiet")]
        yield from told


def _of_colour(now: Analysis, seat: int, say: Say) -> Iterator[str]:
    """How many large rings of the colour can be taken first; where the other colour has more of
    them, how many come up later.
    """
    colour, other = (now.position["colours"][one] for one in (seat, 1 - seat))
    on_top = now.on_top("large", colour)
    if on_top >= now.on_top("large", other):
        yield say("advice-on-top", n=on_top, of=STACKS * PAIR, colour=colour)
    else:
        stacks = "".join(now.position["stacks"]["large"])
        yield say("advice-later-on", n=stacks.count(colour[0]) - on_top)


def _of_draft(was: Analysis, now: Analysis, seat: int, say: Say) -> Iterator[str]:
    """What the two rings are good for, and whom they are kept from."""
    stack = next(
        name for name in STACK_NAMES if stack_of(was.position, name) != stack_of(now.position, name)
    )
    draft = was.draft(stack, seat)
    if draft.own:
        yield say(f"advice-own-{draft.size}", n=draft.own)
    if draft.blue:
        yield say(f"advice-blue-{draft.size}")
    if draft.theirs:
        yield say("advice-denies", n=draft.theirs)


def _of_building(was: Analysis, now: Analysis, seat: int, say: Say) -> Iterator[str]:
    """Whose points change and why, which settlements are to come, and how much room is left."""
    other, old_account, new_account = 1 - seat, account(was.state), account(now.state)
    found = changes(old_account, new_account)
    old, new = was.standing, now.standing
    more = _left_over(old, seat) - _left_over(new, seat)
    built = old.settlements_left[seat] - new.settlements_left[seat]
    if more > 0 and built:
        yield say("advice-settlements", n=min(more, built))
    if points := [*_of_points(found, seat, say)]:
        yield say("between-clauses").join(points)
    opened = any(one == other for one, _ in new_account.settled - old_account.settled)
    if opened and new.coming[other] == len(new.open[other]):
        yield say("advice-opens-theirs")
    if more > 0 and not built:
        yield say("advice-opens")
    if any(one.seat == other and one.why == "covered" for one in found):
        yield say("advice-covers")
    if new.scores[seat].bases > old.scores[seat].bases:
        yield say("advice-base-counts")
    own = COLOURS.index(now.position["colours"][seat])
    if new.groups[own] > old.groups[own]:
        yield say("advice-group", n=new.groups[own])
    craters = len(now.lost_craters - was.lost_craters)
    if craters:
        yield say("advice-blocks", n=craters)


def _left_over(standing: Standing, seat: int) -> int:
    """The settlements that a seat would have left after this round."""
    return standing.settlements_left[seat] - standing.coming[seat]


def _of_points(found: Sequence[ScoreChange], seat: int, say: Say) -> Iterator[str]:
    """What a turn gains, then what it costs, and finally what it takes from the other player."""
    for whose, code, sign in (
        (seat, "advice-gains", 1), (1 - seat, "advice-costs", 1),
        (seat, "advice-loses", -1), (1 - seat, "advice-takes", -1),
    ):  # fmt: skip
        parts = [
            one
            for one in found
            if one.seat == whose and one.by * sign > 0 and one.part not in PIECES
        ]
        if parts:
            yield say(code, n=abs(sum(one.by for one in parts)), why=why(parts, say))
