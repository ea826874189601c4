"""The payment tray: a payment in the making, and the ways to go on with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from selenite.core.lazy import lazy
from selenite.games.blue_moon_city.analysis import (
    Cards,
    Reading,
    colours_paid_in,
    completes,
    most_worth,
    pays,
    powers_spent,
    ranked,
    reading,
)
from selenite.games.blue_moon_city.notation import END_MOVE, payment_text
from selenite.games.blue_moon_city.rules.components import PEOPLE_NAMES
from selenite.games.blue_moon_city.web import faces
from selenite.games.blue_moon_city.web.box_tabs import box_tab
from selenite.games.blue_moon_city.web.descriptions import box as box_words
from selenite.games.blue_moon_city.web.page import CityPage, Viewer
from selenite.texts.typography import in_sentences
from selenite.web.html import EMPTY, Markup, button, element, join
from selenite.web.viewer import to

SUGGESTIONS = 3


class Tray:
    """A box that can be paid, the cards selected for it, and every legal payment they lead to."""

    def __init__(self, page: CityPage) -> None:
        self.page = page
        assert page.here is not None
        self.cell = page.here
        self.free = page.free_here
        self.box = page.box or min(page.payments)
        self.people, self.value = self.free[self.box]
        self.locked = frozenset(page.selected_cards("keep"))
        self.colour = page.colour if self.people == "any" else None
        self.selected: Cards = page.selected_cards("with")
        if not self.open_ways:
            self.selected = ()
            del self.open_ways

    @property
    def paint(self) -> str:
        """The colour that cards count in, ``any`` as long as none is selected."""
        return self.colour or self.people

    @lazy
    def ways(self) -> list[Cards]:
        """The payments for the box in its colour, without locked cards."""
        ways = self._unlocked(self.box)
        if self.colour is None:
            return ways
        return [way for way in ways if pays("".join(way), self.colour, self.value)]

    def _unlocked(self, box: int) -> list[Cards]:
        """The payments for a box without locked cards."""
        ways = self.page.payments[box]
        return [way for way in ways if self.locked.isdisjoint(way)] if self.locked else ways

    @lazy
    def open_ways(self) -> list[Cards]:
        """The payments that hold all selected cards, the best first."""
        ways = self.ways
        if self.selected:
            wanted = Counter(self.selected)
            ways = [way for way in ways if not wanted - Counter(way)]
        return ranked(ways, self.paint, self.value)

    @property
    def is_complete(self) -> bool:
        """Whether the selected cards pay."""
        return self.selected in self.ways

    # What is shown

    def html(self) -> Markup:
        """The tray: boxes, colours, what is selected, suggestions, and the end of building."""
        return element(
            "div",
            self._boxes(),
            self._colours() if self.people == "any" else "",
            self._running() if self.selected else "",
            self._suggestions(),
            self._tools(),
            class_="tray",
        )

    def _boxes(self) -> Markup:
        """The building's free boxes, the selected one marked."""
        code = "page-which-box" if len(self.free) > 1 else "page-only-box"
        heading = self.page.say(code, tile=self.page.tile_name(self.cell))
        tabs = [self._box(number, *asked) for number, asked in self.free.items()]
        return _group(heading, "boxes", tabs)

    def _box(self, number: int, people: str, value: int) -> Markup:
        """A free box, which can be paid for or not."""
        page = self.page
        is_payable = number in page.payments
        if is_payable:
            ways = len(self._unlocked(number))
            note = "" if ways == 1 else page.say("page-ways", n=ways)
        else:
            worth = most_worth(page.hand_text, people)
            note = page.say("page-too-little", worth=worth, value=value)
        return box_tab(
            f"pay-box-{number}",
            box_words(page.viewer, number, people, value),
            faces.people(people, value),
            note,
            can_press=is_payable,
            data_part=f"{number}=",
            data_room="board",
            aria_pressed="true" if number == self.box else "false",
        )

    def _colours(self) -> Markup:
        """For a palace box: first the colour all cards count in (3.4), of those in the hand."""
        ways = ["".join(way) for way in self._unlocked(self.box)]
        colours = {people for way in ways for people in colours_paid_in(way, self.value)}
        tabs = [
            self._colour(people, sum(pays(way, people, self.value) for way in ways))
            for people in PEOPLE_NAMES
            if people in colours
        ]
        return _group(self.page.say("page-which-colour"), "colours", tabs)

    def _colour(self, people: str, count: int) -> Markup:
        label = self.page.say("page-in-colour", people=people, n=count)
        return button(
            faces.people(people), element("small", count), data_part=people,
            pressed=people == self.colour, id=f"pay-in-{people}", class_="box-tab square",
            aria_label=label, title=label,
        )  # fmt: skip

    def _running(self) -> Markup:
        """What is selected so far, and how it counts."""
        counted = reading(self.selected, self.paint, self.value)
        line = self.page.say("page-running", worth=counted.worth, value=self.value)
        return element(
            "div",
            element("p", element("b", line), " ", *self._selected_chips()),
            element("ul", *(element("li", note) for note in explained(self.page, counted))),
            self._pay_selected(),
            class_="running",
            role="status",
        )

    def _selected_chips(self) -> Iterable[Markup]:
        """The selected cards, each to be taken back."""
        seen: Counter[str] = Counter()
        for card in self.selected:
            seen[card] += 1
            yield button(
                faces.chip(card), element("span", class_="x"),
                data_unpick=card, id=f"take-back-{card}-{seen[card]}", class_="card-chip square",
                aria_label=self.page.say("page-take-back", card=self.page.card_name(card)),
            )  # fmt: skip

    def _pay_selected(self) -> Markup:
        """The button that pays with what is selected, once that is enough."""
        note = self._cost(self.selected) if self.is_complete else ""
        return button(
            element("span", self.page.say("page-pay-with"), class_="label"), element("small", note),
            data_play="", key="p", id="pay-chosen", class_="main",
            disabled=not self.is_complete,
        )  # fmt: skip

    def _cost(self, way: Cards) -> str:
        """What a payment costs beside its value: too much of it, and powers."""
        say, powers = self.page.say, powers_spent(way)
        over = reading(way, self.paint, self.value).worth - self.value
        paid = say("page-overpaid", n=over) if over else say("page-exact")
        return say("page-cost", paid=paid, spent=say("page-spends", n=powers)) if powers else paid

    def _suggestions(self) -> Markup:
        """The three best payments that hold what is selected."""
        say = self.page.say
        ways = [way for way in self.open_ways if way != self.selected]
        if not ways:
            if self.is_complete:
                return EMPTY
            return element("p", say("page-no-way-kept"), class_="faint")
        viewer, is_last = self.page.viewer, self._is_last
        shown = [
            _way(
                viewer, n, self.box, way, self._cost(way), is_last, n == 1 and not self.is_complete
            )
            for n, way in enumerate(ways[:SUGGESTIONS], 1)
        ]
        more = len(ways) - len(shown)
        note = say("page-other-ways", n=more) if more else say("page-choose-cards")
        return element("ol", *shown, class_="ways") + element("p", note, class_="faint")

    @property
    def _is_last(self) -> bool:
        """Whether a payment for the box completes the building."""
        page, seat = self.page, self.page.seat
        assert seat is not None
        return completes(page.rules, page.position, self.cell, seat, self.box)

    def _tools(self) -> Markup:
        """Locking cards, and ending the contributions."""
        return _tools(self.page.viewer, END_MOVE in self.page.legal)


@lru_cache(maxsize=4096)
def _way(
    viewer: Viewer, number: int, box: int, way: Cards, cost: str, is_last: bool, is_main: bool
) -> Markup:
    """A payment that is suggested, on a button that pays it."""
    label = viewer.say("page-pay", box=box, cards=tuple(map(viewer.card_name, way)))
    last = viewer.say("page-completes") if is_last else ""
    pay = button(
        element("span", viewer.say("page-pay-with"), class_="verb"),
        element("span", *map(faces.chip, way), class_="chips"),
        element("small", cost),
        element("small", last) if last else "",
        post=to("move", move=payment_text(box, way)), key=f"{number}",
        id=f"way-{number}", class_="way main" if is_main else "way",
        aria_label=in_sentences((label, cost, last)),
    )  # fmt: skip
    return element("li", pay)


@lru_cache(maxsize=64)
def _tools(viewer: Viewer, can_end: bool) -> Markup:
    lock = button(
        element("span", viewer.say("page-lock")), data_sets="locking", id="lock",
        title=viewer.say("page-lock-about"),
    )  # fmt: skip
    done = EMPTY
    if can_end:
        done = button(
            element("span", viewer.say("page-finish-building")), post=to("move", move=END_MOVE),
            key="e", id="end-build",
        )  # fmt: skip
    hint = element("p", viewer.say("page-lock-hint"), class_="faint lock-hint")
    return join((hint, element("p", lock, done, class_="tools")))


def _group(heading: str, kind: str, buttons: Iterable[Markup]) -> Markup:
    name = f"tray-{kind}"
    return element("p", heading, id=name, class_="asks") + element(
        "div", *buttons, class_=f"tabs {kind}", role="group", aria_labelledby=name
    )


def explained(page: CityPage, counted: Reading) -> list[str]:
    """The powers that a reading uses, each in a sentence."""
    say = page.say
    notes = []
    if counted.jokers:
        cards = page.card_names(counted.jokers)
        notes.append(say("page-as-joker", n=len(counted.jokers), cards=cards))
    for pair in counted.pairs:
        notes.append(say("page-as-pair", cards=page.card_names(pair)))
    for hoax, taken in counted.recoloured:
        notes.append(
            say(
                "page-as-recoloured",
                hoax=page.card_name(hoax),
                cards=page.card_names(taken),
                people=counted.people,
            )
        )
    if counted.waiting:
        cards = page.card_names(counted.waiting)
        notes.append(say("page-waiting", n=len(counted.waiting), cards=cards))
    return notes
