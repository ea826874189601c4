"""The rings in hand, and the stacks that they come from."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from selenite.core.drawing import Say
from selenite.games.moon_base import panels, signs
from selenite.games.moon_base.notation import STACK_NAMES, size_of
from selenite.games.moon_base.rules import NAME
from selenite.games.moon_base.rules.codes import PAIR, STACKS
from selenite.games.moon_base.web.page import MoonPage
from selenite.games.moon_base.web.parts import ring_picture
from selenite.texts import speaker
from selenite.web.html import Markup, button, element, headed, join, picture

_STACK_ROWS = (STACK_NAMES[:STACKS], STACK_NAMES[STACKS:])


def hand(page: MoonPage) -> Markup:
    """Both hands, the viewer's first, and the stacks, which always have the same places."""
    mine = page.context.seat or 0
    is_drafting = page.step.startswith("draft") or page.step in ("colour", "tower")
    hands = element(
        "div", _hand(page, mine), _hand(page, 1 - mine), id="hands", data_drafting=is_drafting
    )
    return hands + _stacks(_stack_facts(page))


def _hand(page: MoonPage, seat: int) -> Markup:
    """A player's rings in hand; the viewer's own can be selected in the viewer's turn."""
    rings = page.position["hands"][seat].split()
    is_own = seat == page.context.seat
    head = page.say("page-your-rings" if is_own else "page-rings-of", who=page.names[seat])
    held = [_held(page, seat, rings, place) for place in range(len(rings))]
    large = sum(size_of(ring) == "large" for ring in rings)
    inside = [*held[:large], *_slots("large", large), *held[large:]]
    inside += _slots("small", len(rings) - large)
    if not rings:
        inside.append(element("span", page.say("nothing"), class_="quiet"))
    return _headed_hand(seat, head, join(inside), "hand" if rings else "hand empty")


def _slots(size: str, rings: int) -> list[Markup]:
    """The places in a hand where there is no ring now, so that none moves when another leaves."""
    return [element("i", class_=f"slot slot-{size}", aria_hidden="true")] * (PAIR - rings)


@lru_cache(maxsize=1024)
def _headed_hand(seat: int, head: str, inside: Markup, class_: str = "hand") -> Markup:
    row = element("div", inside, class_="row")
    return headed("div", f"hand-{seat}", head, row, class_=class_, role="group")


def _held(page: MoonPage, seat: int, rings: list[str], place: int) -> Markup:
    """A ring of a hand: the viewer's own is a part of moves, and each describes itself."""
    kind = rings[place]
    label = page.say("draw-kind", ring=kind)
    return _ring_button(f"hand-{seat}-{place}", kind, label, seat == page.context.seat)


@lru_cache(maxsize=2048)
def _ring_button(name: str, kind: str, label: str, is_own: bool) -> Markup:
    return button(
        ring_picture(kind), data_about=f"kind-{kind}", data_part=kind if is_own else None, id=name,
        class_="held", aria_label=label,
    )  # fmt: skip


class _StackFacts(NamedTuple):
    """All that the stacks depend on: their rings."""

    language: str
    rings: tuple[tuple[str, str], ...]


def _stack_facts(page: MoonPage) -> _StackFacts:
    return _StackFacts(
        page.context.language,
        tuple((name, page.stack(name)) for name in STACK_NAMES),
    )


@lru_cache(maxsize=1024)
def _stacks(facts: _StackFacts) -> Markup:
    """The eight stacks; those that can be drafted from are lit. Empty ones keep their places."""
    rows = [
        element("div", *(_stack(facts, name) for name in row), class_="stack-row")
        for row in _STACK_ROWS
    ]
    head = speaker(facts.language, NAME).say("page-stacks")
    inside = element("div", *rows, class_="stack-rows")
    kind = None if any(rings for _, rings in facts.rings) else "empty"
    return headed("div", "stacks", head, inside, id="stacks", role="group", class_=kind)


def _stack(facts: _StackFacts, name: str) -> Markup:
    """A stack: its upper two rings are drafted, and it describes itself."""
    rings = dict(facts.rings)[name]
    return button(
        _stack_picture(name, rings), data_part=f"draft={name}",
        data_about=f"stack-{name}", id=f"stack-{name}", class_="ring-stack",
        aria_label=stack_words(facts.language, name, rings, is_drafted=False),
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _stack_picture(name: str, rings: str) -> Markup:
    """A stack from the side, in a frame that stays the same while rings are taken from it."""
    drawn = panels.stack_drawn(name[0], rings, name)
    return picture(NAME, drawn, *panels.stack_frame(name[0]), f"stack-picture stack-{name[0]}")


@lru_cache(maxsize=4096)
def stack_words(language: str, name: str, rings: str, *, is_drafted: bool) -> str:
    """A stack in words: what is taken from it, or what is on it."""
    shown = rings[-PAIR:] if is_drafted else rings
    say: Say = speaker(language, NAME).say
    colours = tuple(say(f"coloured-{signs.COLOUR_NAMES[colour]}") for colour in shown[::-1])
    code = "page-draft" if is_drafted else "page-stack-words"
    return say(code, stack=name, size=size_of(name), rings=colours or say("nothing"))
