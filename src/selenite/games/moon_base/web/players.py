"""The players of Moon Base: their rings, the stacks, and how the score stands."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from selenite.core.drawing import Say, path
from selenite.games.moon_base import panels, signs
from selenite.games.moon_base.analysis import Analysis, Standing
from selenite.games.moon_base.moon import Moon
from selenite.games.moon_base.options import PLAYERS
from selenite.games.moon_base.rules import NAME
from selenite.games.moon_base.rules.codes import COLOURS, PAIR, SCORES, SIZE_LETTERS, SIZES, STACKS
from selenite.games.moon_base.web.bonuses import bonuses
from selenite.games.moon_base.web.page import MoonPage, short_name
from selenite.games.moon_base.web.parts import headed, ring_picture, table
from selenite.texts import speaker
from selenite.web.bot_faces import faces as bot_faces
from selenite.web.html import EMPTY, Markup, bullets, button, element, join, picture

_SEATS = range(PLAYERS)
_PART_LINES = {
    "settlements": "M3 19h18M5.5 19a6.5 6.5 0 0 1 13 0M12 12.5V9M9.5 9h5",
    "bases": "M12 3.5l7.4 4.2v8.6L12 20.5l-7.4-4.2V7.7zM12 9a3 3 0 1 0 .01 0",
    "group": "M8.5 7a5 5 0 1 0 .01 0M15.5 7a5 5 0 1 0 .01 0",
    "highest": "M4 20h16M6.5 15.5h11M9 11h6M12 8V3.5M9.5 6L12 3.5L14.5 6",
    "tower": "M7 20h10M9 20l1.2-9h3.6l1.2 9M12 11V6M8.6 3.5a4 4 0 0 0 0 5M15.4 3.5a4 4 0 0 1 0 5",
    "aside": "M12 3.5a8.5 8.5 0 1 0 .01 0M8 12h8",
}


@lru_cache(maxsize=8)
def part_sign(part: str) -> Markup:
    """What stands for a part of the score beside its name."""
    lines = path(_PART_LINES[part], "line", stroke_width=2)
    return picture(NAME, lines, 0, 0, 24, 24, "part-sign")


_STACK_NAMES = [[f"{letter}{n + 1}" for n in range(STACKS)] for letter in SIZE_LETTERS]


# Rings in hand, and on the stacks


def hand(page: MoonPage) -> Markup:
    """Both hands, the viewer's first, and the stacks, which always have the same places."""
    mine = page.context.seat or 0
    hands = element("div", _hand(page, mine), _hand(page, 1 - mine), id="hands")
    return hands + _stacks(_stack_facts(page))


def _hand(page: MoonPage, seat: int) -> Markup:
    """A player's rings in hand; the viewer's own can be selected in the viewer's turn."""
    rings = page.position["hands"][seat].split()
    is_own = seat == page.context.seat
    head = page.say("page-your-rings" if is_own else "page-rings-of", who=page.names[seat])
    if not rings:
        return _headed_hand(seat, head, element("span", page.say("nothing")), "hand empty")
    inside = [_held(page, seat, rings, place) for place in range(len(rings))]
    return _headed_hand(seat, head, join(inside))


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

    @property
    def tallest(self) -> int:
        """How many rings are on the tallest stack."""
        return max(len(rings) for _, rings in self.rings)


def _stack_facts(page: MoonPage) -> _StackFacts:
    return _StackFacts(
        page.context.language,
        tuple((name, page.stack(name)) for row in _STACK_NAMES for name in row),
    )


@lru_cache(maxsize=1024)
def _stacks(facts: _StackFacts) -> Markup:
    """The eight stacks; those that can be drafted from are lit."""
    if not facts.tallest:
        return EMPTY
    rows = [
        element("div", *(_stack(facts, name) for name in row), class_="stack-row")
        for row in _STACK_NAMES
    ]
    head = speaker(facts.language, NAME).say("page-stacks")
    inside = element("div", *rows, class_="stack-rows")
    return headed("div", "stacks", head, inside, id="stacks", role="group")


def _stack(facts: _StackFacts, name: str) -> Markup:
    """A stack: its upper two rings are drafted, and it describes itself."""
    rings = dict(facts.rings)[name]
    return button(
        _stack_picture(name, rings, facts.tallest), data_part=f"draft={name}",
        data_about=f"stack-{name}", id=f"stack-{name}", class_="ring-stack",
        aria_label=stack_words(facts.language, name, rings, is_drafted=False),
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _stack_picture(name: str, rings: str, tallest: int) -> Markup:
    """A stack from the side, with room for as many rings as are on the tallest one."""
    high = panels.STACK_STEP * tallest + 2
    top = panels.STACK_FLOOR - high
    return picture(
        NAME, panels.stack_drawn(name[0], rings, name), 3, top, 59, 140 - top, "stack-picture"
    )


@lru_cache(maxsize=4096)
def stack_words(language: str, name: str, rings: str, *, is_drafted: bool) -> str:
    """A stack in words: what is taken from it, or what is on it."""
    shown = rings[-PAIR:] if is_drafted else rings
    colours = [
        speaker(language, NAME).say(f"coloured-{signs.COLOUR_NAMES[colour]}")
        for colour in shown[::-1]
    ]
    listed = speaker(language, NAME).join(colours) or speaker(language, NAME).say("nothing")
    code = "page-draft" if is_drafted else "page-stack-words"
    size = SIZES[SIZE_LETTERS.index(name[0])]
    return speaker(language, NAME).say(code, stack=name, size=size, rings=listed)


# Figures and score


def players(page: MoonPage) -> Markup:
    """A plate for each player, with their points."""
    return _players(_facts(page))


def score(page: MoonPage) -> Markup:
    """Both players' figures, and the score by its parts."""
    return _sheet(_facts(page))


def _facts(page: MoonPage) -> _PlayerFacts:
    faces = page.context.memoised(bot_faces)
    return _PlayerFacts(page.context.language, tuple(page.names.values()), faces, page.analysis)


class _PlayerFacts(NamedTuple):
    """All that the figures depend on, the same for everybody who reads the language."""

    language: str
    names: tuple[str, ...]
    faces: tuple[Markup, ...]
    analysis: Analysis

    @property
    def say(self) -> Say:
        """The sentences of the language."""
        return speaker(self.language, NAME).say

    @property
    def moon(self) -> Moon:
        """What lies and stands on the board."""
        return self.analysis.moon

    @property
    def now(self) -> Standing:
        """How the score stands."""
        return self.analysis.standing


@lru_cache(maxsize=256)
def _players(facts: _PlayerFacts) -> Markup:
    """The players one below the other, and how far the game is."""
    position = facts.analysis.position
    return join(
        (
            element("p", panels.headline(position, facts.say), class_="round"),
            element("div", *(_panel(facts, seat) for seat in _SEATS), class_="moon-players"),
            _bonuses(facts) if "result" in position else EMPTY,
        )
    )


@lru_cache(maxsize=256)
def _sheet(facts: _PlayerFacts) -> Markup:
    """What the players have left, and the score by its parts."""
    rows = [
        (facts.say(f"page-{key}"), tuple(count for count in counts))
        for key, counts in _figures(facts).items()
    ]
    heads = [element("bdi", name) for name in facts.names]
    left = table(facts.say("page-players"), heads, rows)
    return left + _score(facts)


def _figures(facts: _PlayerFacts) -> dict[str, list[int]]:
    """What each player has in hand, left to build, and set aside."""
    position, now = facts.analysis.position, facts.now
    return {
        "in-hand": [len(position["hands"][seat].split()) for seat in _SEATS],
        "settlements-left": [now.settlements_left[seat] for seat in _SEATS],
        "bases-left": [now.bases_left[seat] for seat in _SEATS],
        "aside": [len(position["aside"][seat].split()) for seat in _SEATS],
    }


def _bonuses(facts: _PlayerFacts) -> Markup:
    """What explains the points, which are listed elsewhere once they are counted."""
    lines = bonuses(facts.language, facts.names, facts.moon, facts.now)
    return element("h2", facts.say("page-bonuses"), class_="bonuses") + bullets(lines, "plain")


def _panel(facts: _PlayerFacts, seat: int) -> Markup:
    """A player: sign, name, colour, and the points by their parts."""
    position, points = facts.analysis.position, facts.now.scores[seat]
    parts = tuple((part, getattr(points, part)) for part in SCORES)
    is_active = position["turn"]["seat"] == seat
    name, colour = facts.names[seat], position["colours"][seat]
    face = facts.faces[seat]
    return _panel_of(facts.language, seat, face, name, colour, points.total, parts, is_active)


@lru_cache(maxsize=1024)
def _panel_of(
    language: str, seat: int, face: Markup, name: str, colour: str | None, total: int,
    parts: tuple[tuple[str, int], ...], is_active: bool,
) -> Markup:  # fmt: skip
    say: Say = speaker(language, NAME).say
    sign = picture(NAME, signs.settlement(seat), -4.6, -4.8, 9.2, 9.2, "seat-sign")
    cells = [
        element(
            "div",
            element("dt", part_sign(part),
                    element("span", say(f"draw-score-{part}"), class_="quiet")),
            element("dd", count, data_count=f"{part}-{seat}"),
            title=say(f"draw-score-{part}"), data_none=count == 0,
        )
        for part, count in parts
    ]  # fmt: skip
    return element(
        "div",
        element("h2", sign, element("bdi", name), face, _colour(colour, say)),
        element("b", total, class_="total", title=say("page-total"), data_count=f"total-{seat}"),
        element("dl", *cells),
        class_="player seat-plate", data_seat=seat, data_about="score",
        aria_current="true" if is_active else None,
    )  # fmt: skip


def _colour(colour: str | None, say: Say) -> Markup:
    """A player's colour, once it is taken."""
    if colour is None:
        return element("span", say("page-no-colour"), class_="colour")
    ring = ring_picture(f"L{colour[0]}")
    return element("span", ring, say(f"ring-colour-{colour}"), class_="colour")


def _score(facts: _PlayerFacts) -> Markup:
    """The score by its parts: how it would be if the game ended here, and what is to come."""
    say, scores, notes = facts.say, facts.now.scores, _notes(facts)
    rows = []
    for part in SCORES:
        note = element("small", notes[part]) if notes.get(part) else EMPTY
        head = join((say(f"draw-score-{part}"), note))
        rows.append((head, tuple(getattr(score, part) for score in scores)))
    total = (say("page-total"), tuple(score.total for score in scores))
    heads = [element("bdi", name) for name in facts.names]
    return table(say("page-score-now"), heads, rows, total, class_="moon-score")


def _notes(facts: _PlayerFacts) -> dict[str, str]:
    """Who holds each bonus, and which settlements are to come."""
    say, now = facts.say, facts.now
    coming = [
        say("page-to-come", n=now.coming[seat], who=facts.names[seat])
        for seat in _SEATS
        if now.coming[seat]
    ]
    notes = {"settlements": " ".join(coming), "tower": tower_words(say, facts.moon)}
    if facts.moon.rings:
        groups = dict(zip(COLOURS, now.groups, strict=True))
        notes["group"] = say("page-groups", **groups)
        notes["highest"] = highest_words(facts.language, now)
    return notes


def highest_words(language: str, now: Standing) -> str:
    """The highest level that counts, and which colours are on it."""
    shown = [speaker(language, NAME).say(f"ring-colour-{colour}") for colour in now.highest]
    colours = speaker(language, NAME).join(shown)
    return speaker(language, NAME).say("page-highest", level=now.top_counted, colours=colours)


def tower_words(say: Say, moon: Moon, *, is_spoken: bool = False) -> str:
    """Where the tower stands; nothing before it does."""
    tower = moon.tower
    if tower is None:
        return ""
    if tower.ring is None:
        return say("page-tower-on-crater", crater=tower.place)
    ring = short_name(say, moon.rings[tower.ring], is_spoken=is_spoken)
    return say("page-tower-on-ring", ring=ring)
