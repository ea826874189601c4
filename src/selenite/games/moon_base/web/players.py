"""The players of Moon Base: their points, what they have left, and how the score stands."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from selenite.core.drawing import Say
from selenite.games.moon_base import panels, signs
from selenite.games.moon_base.analysis import Analysis, Standing
from selenite.games.moon_base.moon import Moon
from selenite.games.moon_base.options import PLAYERS
from selenite.games.moon_base.rules import NAME
from selenite.games.moon_base.rules.codes import COLOURS, SCORES
from selenite.games.moon_base.web.bonuses import bonuses
from selenite.games.moon_base.web.page import MoonPage, short_name
from selenite.games.moon_base.web.parts import part_sign, ring_picture
from selenite.texts import speaker
from selenite.texts.typography import capitalised, in_sentences
from selenite.web.bot_faces import faces as bot_faces
from selenite.web.html import EMPTY, Markup, bullets, element, join, picture, table, without_codes

_SEATS = range(PLAYERS)


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
    """The players one below the other, and the round."""
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
    """The score by its parts, and what the players have left."""
    rows = [
        (facts.say(f"page-{key}"), tuple(count for count in counts))
        for key, counts in _figures(facts).items()
    ]
    heads = [element("bdi", name) for name in facts.names]
    left = table(facts.say("page-players"), heads, rows)
    return _score(facts) + left


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
    """Who got each bonus: it explains the points of a finished game."""
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
            title=capitalised(say("page-part-points", part=say(f"draw-score-{part}"), n=count)),
            data_none=count == 0,
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
    notes = {"settlements": in_sentences(coming), "tower": _tower_note(say, facts.moon)}
    if facts.moon.rings:
        groups = dict(zip(COLOURS, now.groups, strict=True))
        notes["group"] = say("page-groups", **groups)
        notes["highest"] = highest_words(facts.language, now)
    return notes


def highest_words(language: str, now: Standing) -> str:
    """The highest level that counts, and which colours are on it."""
    say: Say = speaker(language, NAME).say
    colours = tuple(say(f"ring-colour-{colour}") for colour in now.highest)
    return say("page-highest", level=now.top_counted, colours=colours)


def _tower_note(say: Say, moon: Moon) -> Markup:
    """Where the tower stands, for a page; nothing before it does."""
    if moon.tower is None:
        return EMPTY
    if moon.tower.ring is None:
        seen = say("page-seen-tower-on-crater")
    else:
        colour = signs.COLOUR_NAMES[moon.rings[moon.tower.ring].kind[1]]
        seen = say("page-seen-tower-on-ring", colour=colour)
    return without_codes(seen, tower_words(say, moon))


def tower_words(say: Say, moon: Moon, *, is_spoken: bool = False) -> str:
    """Where the tower stands; nothing before it does."""
    tower = moon.tower
    if tower is None:
        return ""
    if tower.ring is None:
        return say("page-tower-on-crater", crater=tower.place)
    ring = short_name(say, moon.rings[tower.ring], is_spoken=is_spoken)
    return say("page-tower-on-ring", ring=ring)
