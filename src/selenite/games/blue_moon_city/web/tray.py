"""The payment tray: a payment in the making, and the ways to go on with it."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from selenite.games.blue_moon_city.rules.components import PEOPLE_NAMES
from selenite.games.blue_moon_city.signs import LETTERS
from selenite.games.blue_moon_city.web import parts
from selenite.games.blue_moon_city.web.forecast import most_worth
from selenite.games.blue_moon_city.web.readings import Reading, rank, read, spent
from selenite.games.blue_moon_city.web.sight import END, Cards, Sight, text_of
from selenite.games.blue_moon_city.web.tiles import box as box_words

SUGGESTIONS = 3


class Tray:
    """A box that can be paid, the cards chosen for it, and every legal payment they lead to."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        assert sight.here is not None
        self.cell = sight.here
        self.free = sight.free_boxes(self.cell)
        wanted = sight.box
        self.box = wanted if wanted in sight.payments else min(sight.payments)
        self.people, self.value = self.free[self.box]
        self.kept = frozenset(sight.cards_picked("keep"))
        self.locks = "lock" in sight.look.picked
        self.colour = sight.colour if self.people == "any" else None
        self.chosen: Cards = sight.cards_picked("with")
        if not self.open_ways:
            self.chosen = ()
            del self.open_ways

    @property
    def paint(self) -> str:
        """The colour that cards count in, ``any`` as long as none is chosen."""
        return self.colour or self.people

    @cached_property
    def ways(self) -> list[Cards]:
        """The payments for the box in its colour, without the cards that are kept."""
        ways = self._left(self.box)
        if self.colour is None:
            return ways
        return [way for way in ways if self._pays(way, self.colour)]

    def _left(self, box: int) -> list[Cards]:
        """The payments for a box without the cards that are kept."""
        ways = self.sight.payments[box]
        return [way for way in ways if not self.kept.intersection(way)]

    def _pays(self, way: Cards, people: str) -> bool:
        return read(way, people, self.value).worth >= self.value

    @cached_property
    def open_ways(self) -> list[Cards]:
        """The payments that hold all chosen cards, the best first."""
        wanted = Counter(self.chosen)
        ways = [way for way in self.ways if not wanted - Counter(way)]
        return sorted(ways, key=lambda way: rank(way, self.paint, self.value))

    @property
    def is_complete(self) -> bool:
        """Whether the chosen cards pay."""
        return self.chosen in self.ways

    @cached_property
    def next(self) -> dict[str, Cards]:
        """What is chosen after a tap on each card that leads somewhere, needless ones dropped."""
        wanted = Counter(self.chosen)
        found: dict[str, Cards] = {}
        for way in self.ways:
            missing, needless = Counter(way) - wanted, wanted - Counter(way)
            if not needless:
                for card in missing:
                    found[card] = tuple(sorted((*self.chosen, card), key=_order))
            elif missing.total() == 1:
                found.setdefault(next(iter(missing)), way)
        return found

    @property
    def reading(self) -> Reading:
        """How the chosen cards count."""
        return read(self.chosen, self.paint, self.value)

    def address(self, **changed: str | int | None) -> str:
        """The address of the same tray with something changed."""
        kept: dict[str, str | int | None] = {
            "box": self.box,
            "colour": self.colour,
            "with_": text_of(self.chosen),
            "keep": text_of(self.kept),
            "lock": 1 if self.locks else None,
        }
        return self.sight.choose(**(kept | changed))

    # What is shown

    def html(self) -> str:
        """The tray: boxes, colours, what is chosen, suggestions, and the end of building."""
        inside = [
            self._boxes(),
            self._colours() if self.people == "any" else "",
            self._running(),
            self._suggestions(),
            self._tools(),
        ]
        return f'<div class="tray">{"".join(inside)}</div>'

    def _boxes(self) -> str:
        """The building's free boxes, the chosen one marked."""
        say = self.sight.say
        shown = []
        for number, (people, value) in self.free.items():
            label = box_words(self.sight.voice, number, people, value)
            is_payable = number in self.sight.payments
            if is_payable:
                note = say("page-ways", n=len(self._left(number)))
            else:
                worth = most_worth(text_of(self.sight.hand.elements()), people)
                note = say("page-too-little", worth=worth, value=value)
            face = parts.people(people, value)
            inside, named = parts.tab(f"pay-box-{number}", label, face, note)
            if not is_payable:
                shown.append(parts.disabled(*inside, **named))
                continue
            is_chosen = number == self.box
            named["class_"] += " chosen" if is_chosen else ""
            named["aria_pressed"] = "true" if is_chosen else "false"
            url = self.sight.choose(box=number, keep=text_of(self.kept))
            shown.append(parts.choose(url, *inside, **named))
        heading = say("page-which-box", tile=self.sight.tile_name(self.cell))
        return _group(heading, "boxes", shown)

    def _colours(self) -> str:
        """For a palace box: first the colour all cards count in (3.4), of those in the hand."""
        shown, ways = [], self._left(self.box)
        for people in PEOPLE_NAMES:
            found = [way for way in ways if self._pays(way, people)]
            if not any(LETTERS[people] in "".join(way) for way in found):
                continue
            count = len(found)
            is_chosen = people == self.colour
            label = self.sight.say("page-in-colour", people=people, n=count)
            shown.append(
                parts.choose(
                    self.address(colour=None if is_chosen else people, with_=None),
                    parts.people(people),
                    parts.text("small", f"{count}"),
                    id=f"pay-in-{people}",
                    class_="box-tab chosen" if is_chosen else "box-tab",
                    aria_pressed="true" if is_chosen else "false",
                    aria_label=label,
                    title=label,
                )
            )
        return _group(self.sight.say("page-which-colour"), "colours", shown)

    def _running(self) -> str:
        """What is chosen so far, and how it counts."""
        say = self.sight.say
        if not self.chosen:
            return ""
        reading = self.reading
        line = say("page-running", worth=reading.worth, value=self.value)
        seen: Counter[str] = Counter()
        shown = []
        for card in self.chosen:
            left = list(self.chosen)
            left.remove(card)
            seen[card] += 1
            shown.append(
                parts.choose(
                    self.address(with_=text_of(left)), parts.chip(card), '<span class="x"></span>',
                    id=f"take-back-{card}-{seen[card]}", class_="card-chip",
                    aria_label=say("page-take-back", card=self.sight.card_name(card)),
                )
            )  # fmt: skip
        notes = "".join(parts.text("li", note) for note in explained(self.sight, reading))
        pay = ""
        if self.is_complete:
            pay = self._pay(self.chosen, "main", "pay-chosen", "p")
        return (
            f'<div class="running" role="status"><p><b>{line}</b> {"".join(shown)}</p>'
            f"<ul>{notes}</ul>{pay}</div>"
        )

    def _pay(self, way: Cards, kind: str, name: str, key: str | None = None) -> str:
        """A button that pays."""
        say = self.sight.say
        label = say("page-pay", box=self.box, cards=self.sight.card_names(way))
        note = self._cost(way)
        last = say("page-completes") if len(self.free) == 1 else ""
        return parts.play(
            self.sight.look.play(f"{self.box}={''.join(way)}"),
            parts.text("span", say("page-pay-with"), class_="verb"),
            f'<span class="chips">{"".join(map(parts.chip, way))}</span>',
            parts.text("small", note),
            parts.text("small", last) if last else "",
            id=name, class_=f"way {kind}".rstrip(), data_key=key,
            aria_label=" ".join(f"{one}." for one in (label, note, last) if one),
        )  # fmt: skip

    def _cost(self, way: Cards) -> str:
        """What a payment costs beside its value: too much of it, and powers."""
        say, powers = self.sight.say, spent(way)
        over = read(way, self.paint, self.value).worth - self.value
        words = [say("page-overpaid", n=over) if over else say("page-exact")]
        words += [say("page-spends", n=powers)] if powers else []
        return ", ".join(words)

    def _suggestions(self) -> str:
        """The three best payments that hold what is chosen."""
        ways = [way for way in self.open_ways if way != self.chosen]
        say = self.sight.say
        if not ways:
            words = "" if self.is_complete else say("page-no-way-kept")
            return parts.text("p", words, class_="faint") if words else ""
        first = "" if self.is_complete else "main"
        shown = [
            f"<li>{self._pay(way, '' if n else first, f'way-{n + 1}', f'{n + 1}')}</li>"
            for n, way in enumerate(ways[:SUGGESTIONS])
        ]
        more = len(ways) - len(shown)
        note = say("page-other-ways", n=more) if more else say("page-tap-cards")
        return f'<ol class="ways">{"".join(shown)}</ol>{parts.text("p", note, class_="faint")}'

    def _tools(self) -> str:
        """Locking cards, and ending the contributions."""
        say = self.sight.say
        lock = parts.choose(
            self.address(lock=None if self.locks else 1),
            parts.text("span", say("page-lock-done" if self.locks else "page-lock")),
            id="lock", aria_pressed="true" if self.locks else "false",
        )  # fmt: skip
        done = ""
        if END in self.sight.legal:
            done = parts.play(
                self.sight.look.play(END), parts.text("span", say("page-finish-building")),
                id="end-build", data_key="e",
            )  # fmt: skip
        hint = parts.text("p", say("page-lock-hint"), class_="faint") if self.locks else ""
        return f'{hint}<p class="tools">{lock}{done}</p>'


def _order(card: str) -> tuple[int, str]:
    return "vtafkmhp".index(card[0]), card


def _group(heading: str, kind: str, buttons: list[str]) -> str:
    name = f"tray-{kind}"
    return (
        f"{parts.text('p', heading, id=name, class_='asks')}"
        f'<div class="tabs" role="group" aria-labelledby="{name}">{"".join(buttons)}</div>'
    )


def explained(sight: Sight, reading: Reading) -> list[str]:
    """The powers that a reading uses, each in a sentence."""
    say = sight.say
    notes = []
    if reading.jokers:
        cards = sight.card_names(reading.jokers)
        notes.append(say("page-as-joker", n=len(reading.jokers), cards=cards))
    for pair in reading.pairs:
        notes.append(say("page-as-pair", cards=sight.card_names(pair)))
    for hoax, taken in reading.recoloured:
        notes.append(
            say(
                "page-as-recoloured",
                hoax=sight.card_name(hoax),
                cards=sight.card_names(taken),
                people=reading.people,
            )
        )
    if reading.waiting:
        cards = sight.card_names(reading.waiting)
        notes.append(say("page-waiting", n=len(reading.waiting), cards=cards))
    return notes
