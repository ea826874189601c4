"""What would come of a move in Moon Base: a sentence for each fact, and a chip that shows it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from selenite.core.drawing import disc, path
from selenite.games.moon_base.analysis import FIRMNESS, Forecast, Pair, firmness
from selenite.games.moon_base.rules import NAME
from selenite.games.moon_base.web.log import level_sign, piece_sign
from selenite.games.moon_base.web.page import MoonPage
from selenite.texts.typography import signed
from selenite.web.html import EMPTY, Markup, element, picture
from selenite.web.log_steps import seat_sign

_GRADES = ("chip-firm", "chip-fair", "chip-loose")
"""The words for how firmly a ring lies, the firmest first."""


class Fact(NamedTuple):
    """Something that would come of a move.

    Screen readers get the sentence, and the page shows a chip: a sign and a few words. A fact
    without words changes nothing, so it isn't shown.
    """

    sentence: str
    sign: Markup = EMPTY
    words: str = ""

    def chip(self) -> Markup:
        """The fact as an item of a list."""
        told = element("span", self.sentence, class_="quiet")
        if not self.words:
            return element("li", told, class_="unseen")
        seen = element(
            "span", self.sign, element("span", self.words), class_="seen", aria_hidden="true"
        )
        return element("li", seen, told, title=self.sentence)


def facts(page: MoonPage) -> list[Fact]:
    """What would come of the selected move."""
    come = list(_outlook(page, page.move)) if page.move else []
    return [*_where_it_goes(page), *come]


def outlook(page: MoonPage, move: str) -> list[str]:
    """Settlements, craters and points that come or go with a move, a sentence each."""
    return [fact.sentence for fact in _outlook(page, move)]


# Where it would lie


def _where_it_goes(page: MoonPage) -> list[Fact]:
    """What the selected thing would lie or stand on."""
    say, chosen, pair = page.say, page.selection, page.pair
    if pair:
        one, other = page.ring_name(pair.one), page.ring_name(pair.other)
        on_pair = say("page-on-pair", one=one, other=other, level=pair.level)
        found = [
            Fact(on_pair, level_sign(pair.level), say("page-chip-level", level=pair.level)),
            _firmness(page, pair),
        ]
        if pair.is_collaboration:
            tower = piece_sign("tower", None)
            found.append(Fact(say("page-tower-comes"), tower, say("page-chip-tower")))
        return found
    if chosen.crater:
        return [Fact(say("page-on-crater", crater=chosen.crater))]
    if chosen.settle:
        level = page.ring(int(chosen.settle)).level
        on_ring = say("page-on-ring", ring=page.ring_name(int(chosen.settle)))
        return [Fact(on_ring, level_sign(level), say("page-chip-level", level=level))]
    return [Fact(say("page-sets-aside", ring=chosen.ring))] if chosen.ring else []


def _firmness(page: MoonPage, pair: Pair) -> Fact:
    """How firmly the ring would lie at the selected place."""
    grade = FIRMNESS.index(firmness(pair.places[page.place_number - 1].angle))
    sentence = place_sentence(page, pair, page.place_number)
    return Fact(sentence, _gauge(grade), page.say(f"page-{_GRADES[grade]}"))


def place_sentence(page: MoonPage, pair: Pair, number: int) -> str:
    """Which of a pair's places it is, and how firm."""
    count, place = len(pair.places), pair.places[number - 1]
    if number == 1:
        return page.say("page-place-firmest", place=number, places=count)
    most = round(pair.most_angle)
    angle = round(place.angle)
    return page.say("page-place-angle", place=number, places=count, angle=angle, most=most)


@lru_cache(maxsize=4)
def _gauge(grade: int) -> Markup:
    """A dial with three parts, from firm to tipping, and its needle."""
    arcs = (
        "M3 18A9.5 9.5 0 0 1 6.6 10",
        "M8.4 8.7A9.5 9.5 0 0 1 15.6 8.7",
        "M17.4 10A9.5 9.5 0 0 1 21 18",
    )
    parts = [path(d, f"dial dial-{n}") for n, d in enumerate(arcs)]
    needle = path(("M12 18L6.4 14", "M12 18V9.5", "M12 18L17.6 14")[grade], "needle")
    inside = parts[0] + parts[1] + parts[2] + needle + disc(12, 18, 1.8, "hub")
    return picture(NAME, inside, 0, 3, 24, 18, "gauge")


# What would change


def _outlook(page: MoonPage, move: str) -> Iterator[Fact]:
    then = page.forecast(move)
    yield from _settlements(page, then)
    yield from _craters(page, then, places_ring=page.analysis.parts(move).places_ring)
    yield from _points(page, then)


def _settlements(page: MoonPage, then: Forecast) -> Iterator[Fact]:
    """The settlements that players gain or lose the prospect of."""
    say, names, new = page.say, page.names, len(page.moon.rings)
    points = page.analysis.piece_points.settlements
    for seat, ring in then.gained:
        here = {} if ring == new else {"ring": page.ring_name(ring)}
        code = page.code_for(seat, "gains-ring" if here else "gains-here")
        words = say(page.code_for(seat, "chip-gain"), who=names[seat], by=signed(points))
        yield Fact(say(code, who=names[seat], **here), piece_sign("settlement", seat), words)
    for seat, ring in then.lost:
        sentence = say(
            page.code_for(seat, "loses-ring"), who=names[seat], ring=page.ring_name(ring)
        )
        words = say(page.code_for(seat, "chip-cover"), who=names[seat], by=signed(-points))
        yield Fact(sentence, piece_sign("settlement", seat), words)


def _craters(page: MoonPage, then: Forecast, *, places_ring: bool) -> Iterator[Fact]:
    """The craters that no ring can go to any more, and those that one can go to again."""
    changed = (
        ("loses-craters", "chip-blocks", then.craters_lost),
        ("frees-craters", "chip-frees", then.craters_freed),
    )
    for code, chip, craters in changed:
        if craters:
            sentence = page.say(f"page-{code}", n=len(craters), craters=craters)
            yield Fact(sentence, _crater_sign(), page.say(f"page-{chip}", n=len(craters)))
    if places_ring and not then.craters_lost:
        yield Fact(page.say("page-loses-no-crater"))


@lru_cache(maxsize=1)
def _crater_sign() -> Markup:
    inside = disc(12, 12, 9, "crater-rim") + path("M6 16a7 7 0 0 1 10-10", "crater-shade")
    return picture(NAME, inside, 0, 0, 24, 24, "crater-sign")


def _points(page: MoonPage, then: Forecast) -> Iterator[Fact]:
    """The points that change, and for what."""
    for seat, (before, after) in enumerate(zip(then.before, then.after, strict=True)):
        if before != after:
            who = page.names[seat]
            sentence = page.say(page.code_for(seat, "points"), who=who, before=before, after=after)
            by = signed(after - before)
            points = page.say(page.code_for(seat, "chip-points"), who=who, by=by)
            parts = [page.say(f"draw-score-{part}") for part in then.parts[seat]]
            why = page.say("between-reasons").join(parts)
            words = page.say("page-why-points", points=points, why=why)
            yield Fact(sentence, seat_sign(seat), words)
