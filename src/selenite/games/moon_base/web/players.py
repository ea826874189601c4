"""The players of Moon Base: their rings, the stacks, and how the score stands."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import NamedTuple

from selenite.core.drawing import Say
from selenite.games.moon_base import draw, signs
from selenite.games.moon_base.rules import NAME
from selenite.games.moon_base.rules.codes import (
    BASE_POINTS,
    BASES,
    COLOURS,
    PAIR,
    SCORES,
    SETTLEMENT_POINTS,
    SETTLEMENTS,
    SIZE_LETTERS,
    SIZES,
    STACKS,
)
from selenite.games.moon_base.web.bonuses import bonuses
from selenite.games.moon_base.web.parts import (
    drawn_button,
    gets,
    items,
    picture,
    posts,
    ring_picture,
)
from selenite.games.moon_base.web.reading import Moon, Standing, standing
from selenite.games.moon_base.web.scene import Scene, short_name
from selenite.texts import speaker

_SEATS = (0, 1)
_PLATE, _RING_HIGH = 117, 18
_STACK_NAMES = [[f"{letter}{n + 1}" for n in range(STACKS)] for letter in SIZE_LETTERS]


# Rings in hand, and on the stacks


def hand(scene: Scene) -> str:
    """Both hands, the viewer's first, and the stacks; the stacks on top while rings are drafted."""
    mine = scene.look.seat or 0
    hands = "".join(_hand(scene, seat) for seat in (mine, 1 - mine))
    parts = [f'<div id="hands">{hands}</div>', _stacks(scene)]
    if scene.step.startswith("draft"):
        parts.reverse()
    return "".join(parts)


def _hand(scene: Scene, seat: int) -> str:
    """A player's rings in hand; the viewer's own can be chosen in the viewer's turn."""
    rings = scene.position["hands"][seat].split()
    shown = []
    for place, kind in enumerate(rings):
        name = f"hand-{seat}-{place}"
        if seat == scene.look.seat and kind in scene.hand:
            is_chosen = kind == scene.pick.ring and kind not in rings[:place]
            shown.append(_choosable(scene, name, kind, is_chosen))
        else:
            does = gets(scene.about(f"kind-{kind}"))
            label = scene.say("draw-kind", ring=kind)
            shown.append(drawn_button(name, ring_picture(kind), does, "held", label=label))
    whose = "page-your-rings" if seat == scene.look.seat else "page-rings-of"
    head = escape(scene.say(whose, who=scene.names[seat]))
    inside = "".join(shown) or f"<span>{escape(scene.say('nothing'))}</span>"
    return (
        f'<div class="hand" role="group" aria-labelledby="hand-{seat}-head">'
        f'<h2 id="hand-{seat}-head">{head}</h2><div class="row">{inside}</div></div>'
    )


def _choosable(scene: Scene, name: str, kind: str, is_chosen: bool) -> str:
    """A ring of the hand that can be chosen."""
    does = gets(scene.choose_anew(ring="" if is_chosen else kind))
    label = scene.say("draw-kind", ring=kind)
    return drawn_button(
        name, ring_picture(kind), does, "held lit-ring", label=label, is_on=is_chosen
    )


def rings_to_choose(scene: Scene) -> str:
    """The kinds of rings that can be chosen, each once."""
    return "".join(_choosable(scene, f"choose-{kind}", kind, False) for kind in scene.hand)


def _stacks(scene: Scene) -> str:
    """The eight stacks; those that can be drafted from are lit."""
    stacks = scene.position["stacks"]
    if not any(stacks["large"] + stacks["small"]):
        return ""
    rows = "".join(
        f'<div class="stack-row">{"".join(_stack(scene, name, "stack") for name in row)}</div>'
        for row in _STACK_NAMES
    )
    head = escape(scene.say("page-stacks"))
    return (
        f'<div id="stacks" role="group" aria-labelledby="stacks-head">'
        f'<h2 id="stacks-head">{head}</h2><div class="stack-rows">{rows}</div></div>'
    )


def draftable(scene: Scene) -> str:
    """The stacks that can be drafted from."""
    names = [move.partition("=")[2] for move in scene.legal]
    return "".join(_stack(scene, name, "draft") for name in names)


def _stack(scene: Scene, name: str, place: str) -> str:
    """A stack: a tap drafts its upper two rings, or tells about it."""
    stacks = scene.position["stacks"]
    tallest = max(map(len, stacks["large"] + stacks["small"]))
    rings: str = stacks[SIZES[SIZE_LETTERS.index(name[0])]][int(name[1:]) - 1]
    move = f"draft={name}"
    is_lit = move in scene.legal
    does = posts(scene.play(move)) if is_lit else gets(scene.about(f"stack-{name}"))
    label = _stack_words(scene.look.language, name, rings, is_lit)
    kind = "ring-stack lit-stack" if is_lit else "ring-stack"
    drawn = _stack_picture(name, rings, tallest)
    return drawn_button(f"{place}-{name}", drawn, does, kind, label=label)


@lru_cache(maxsize=1024)
def _stack_picture(name: str, rings: str, tallest: int) -> str:
    """A stack from the side, with room for as many rings as are on the tallest one."""
    high = _RING_HIGH * tallest + 2
    drawn = draw.stack_drawn(name[0], rings, name)
    return picture(drawn, "stack-picture", 3, _PLATE - high, 59, 140 - _PLATE + high)


@lru_cache(maxsize=4096)
def _stack_words(language: str, name: str, rings: str, is_lit: bool) -> str:
    """A stack in words: what is taken from it, or what is on it."""
    colours = [
        speaker(language, NAME).say(f"ring-colour-{signs.COLOUR_NAMES[colour]}")
        for colour in rings[::-1]
    ]
    if is_lit:
        code, shown = "page-draft", colours[:PAIR]
    else:
        code, shown = "page-stack-words", colours
    told = speaker(language, NAME).join(shown) or speaker(language, NAME).say("nothing")
    size = SIZES[SIZE_LETTERS.index(name[0])]
    return speaker(language, NAME).say(code, stack=name, size=size, rings=told)


# Figures and score


def players(scene: Scene) -> str:
    """Both players' figures, and the score by its parts."""
    position = scene.position
    told = draw.headline(position, scene.say)
    held = tuple(len(hand.split()) for hand in position["hands"])
    table = _Table(
        scene.look.language,
        tuple(scene.names.values()),
        scene.moon,
        tuple(position["colours"]),
        tuple(position["aside"]),
        held,
        position["turn"]["seat"],
        "result" in position,
    )
    return f'<p class="round">{escape(told)}</p>{_players(table)}'


class _Table(NamedTuple):
    """All that the figures depend on, the same for everybody who reads the language."""

    language: str
    names: tuple[str, ...]
    moon: Moon
    colours: tuple[str | None, ...]
    aside: tuple[str, ...]
    held: tuple[int, ...]
    active: int | None
    is_over: bool

    @property
    def say(self) -> Say:
        """The sentences of the language."""
        return speaker(self.language, NAME).say

    @property
    def now(self) -> Standing:
        """How the score stands."""
        return standing(self.moon, self.colours, self.aside)


@lru_cache(maxsize=512)
def _players(table: _Table) -> str:
    """The players one beside the other, and their score."""
    panels = "".join(_panel(table, seat) for seat in _SEATS)
    below = _bonuses(table) if table.is_over else _score(table)
    return f'<div class="moon-players">{panels}</div>{below}'


def _bonuses(table: _Table) -> str:
    """What explains the points, which are told elsewhere once they are counted."""
    told = bonuses(speaker(table.language, NAME), table.names, table.moon, table.now)
    head = escape(table.say("page-bonuses"))
    return f'<h2 class="bonuses">{head}</h2>{items([escape(one) for one in told], "plain")}'


def _panel(table: _Table, seat: int) -> str:
    """A player: sign, name, colour, and what is left to build."""
    say, colour, parts = table.say, table.colours[seat], table.now.scores[seat]
    sign = picture(signs.settlement(seat), "seat-sign", -4.6, -4.8, 9.2, 9.2)
    ring = ring_picture(f"L{colour[0]}") if colour else ""
    called = say(f"ring-colour-{colour}") if colour else say("page-no-colour")
    figures = (
        ("in-hand", table.held[seat]),
        ("settlements-left", SETTLEMENTS - parts["settlements"] // SETTLEMENT_POINTS),
        ("bases-left", BASES - parts["bases"] // BASE_POINTS),
        ("aside", len(table.aside[seat].split())),
    )
    cells = "".join(
        f"<div><dt>{escape(say(f'page-{key}'))}</dt><dd>{count}</dd></div>"
        for key, count in figures
    )
    turn = ' aria-current="true"' if table.active == seat else ""
    return (
        f'<div class="player" data-seat="{seat}"{turn}>'
        f"<h2>{sign}<bdi>{escape(table.names[seat])}</bdi>"
        f'<span class="colour">{ring}{escape(called)}</span></h2><dl>{cells}</dl></div>'
    )


def _score(table: _Table) -> str:
    """The score by its parts: how it would be if the game ended here, and what is to come."""
    say, now = table.say, table.now
    notes = _notes(table)
    heads = "".join(f'<th scope="col"><bdi>{escape(name)}</bdi></th>' for name in table.names)
    rows = []
    for part in SCORES:
        cells = "".join(f"<td>{now.scores[seat][part]}</td>" for seat in _SEATS)
        note = f"<small>{escape(notes[part])}</small>" if notes.get(part) else ""
        head = escape(say(f"draw-score-{part}"))
        rows.append(f'<tr><th scope="row">{head}{note}</th>{cells}</tr>')
    totals = "".join(f"<td>{now.total(seat)}</td>" for seat in _SEATS)
    caption = escape(say("page-score-now"))
    return (
        f'<table class="moon-score"><caption>{caption}</caption>'
        f"<thead><tr><td></td>{heads}</tr></thead><tbody>{''.join(rows)}</tbody>"
        f'<tfoot><tr><th scope="row">{escape(say("page-total"))}</th>{totals}</tr></tfoot>'
        "</table>"
    )


def _notes(table: _Table) -> dict[str, str]:
    """Who holds each bonus, and which settlements are to come."""
    say, now = table.say, table.now
    coming = [
        say("page-to-come", n=now.coming(seat), who=table.names[seat])
        for seat in _SEATS
        if now.coming(seat)
    ]
    notes = {"settlements": " ".join(coming), "tower": tower_words(say, table.moon, now)}
    if table.moon.rings:
        groups = dict(zip(COLOURS, now.groups, strict=True))
        notes["group"] = say("page-groups", **groups)
        notes["highest"] = highest_words(table.language, now)
    return notes


def highest_words(language: str, now: Standing) -> str:
    """The highest level, and which colours are on it."""
    shown = [speaker(language, NAME).say(f"ring-colour-{colour}") for colour in now.highest]
    colours = speaker(language, NAME).join(shown)
    return speaker(language, NAME).say("page-highest", level=now.top, colours=colours)


def tower_words(say: Say, moon: Moon, now: Standing, *, is_spoken: bool = False) -> str:
    """Where the tower stands; nothing before it does."""
    if now.tower is None:
        return ""
    if now.tower.level:
        ring = short_name(say, moon.rings[int(now.tower.place)], is_spoken=is_spoken)
        return say("page-tower-on-ring", ring=ring)
    return say("page-tower-on-crater", crater=now.tower.place)
