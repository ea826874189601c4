"""The printed facts of a game's box, for owners to compare with their copy and correct.

A game may have a part ``printed``. It describes what is printed on its pieces, cards or boards:
items with facts, and the fields of a form that changes them. A set of facts is a *source*, the
content of the file that one of the game's options takes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, Protocol

from selenite.core.drawing import Say, Svg

Source = Mapping[str, Any]
"""A set of printed facts in the form of its file. It is not to be changed."""

_NUMBER = re.compile(r"-?[0-9]{1,9}")


class Field(NamedTuple):
    """A form field for a fact. A number has limits, a choice has values by name."""

    name: str
    label: str
    value: str
    choices: tuple[tuple[str, str], ...] = ()
    least: int | None = None
    most: int | None = None
    shows_label: bool = True
    """Whether the label is needed by those who see the form, too."""


class PrintedFact(NamedTuple):
    """Something that is printed, in words: a card's value, a space of the board.

    ``is_unconfirmed`` if the source says that nobody could read it with certainty.
    """

    key: str
    label: str
    words: str
    fields: tuple[Field, ...] = ()
    is_unconfirmed: bool = False


class Item(NamedTuple):
    """A thing with facts printed on it, such as a card; it is compared and corrected as one."""

    key: str
    name: str
    facts: tuple[PrintedFact, ...]

    @property
    def is_unconfirmed(self) -> bool:
        """Whether any of its facts is unconfirmed."""
        return any(fact.is_unconfirmed for fact in self.facts)


Items = Mapping[str, Item]
"""Items by their keys."""


class Section(NamedTuple):
    """Items of one kind; pages lay them out by the kind's name."""

    title: str
    kind: str
    items: tuple[Item, ...]


class Plate(NamedTuple):
    """An item as drawn, and the part of the drawing to show."""

    body: Svg
    x: float
    y: float
    width: float
    height: float


class PrintedPart(Protocol):
    """``printed``: the facts that owners of the printed game can correct.

    The texts have a sentence ``printed-about`` on what is to be compared, and ``printed-choice``
    for the lobby's question which set to play with.
    """

    @property
    def OPTION(self) -> str:
        """The option that takes a source."""
        ...

    def standard(self) -> Source:
        """The facts as they are shipped."""
        ...

    def read(self, text: str) -> Source:
        """The source in a file's text; refused if it is inconsistent."""
        ...

    def check(self, source: Source) -> None:
        """Refuse an inconsistent source."""
        ...

    def sections(self, source: Source, say: Say) -> tuple[Section, ...]:
        """All items of a valid source, with their facts in words."""
        ...

    def corrected(
        self, source: Source, item: str, texts: Mapping[str, str], is_compared: bool
    ) -> dict[str, Any]:
        """A source with an item's fields as they were typed, not checked yet.

        Missing fields stay as they are. Once an item is compared with the printed game, none of it
        is unconfirmed.
        """
        ...

    def plate(self, source: Source, item: str, say: Say) -> Plate:
        """An item as drawn with the facts of a valid source."""
        ...


class Difference(NamedTuple):
    """A fact that differs from the standard source, with the words of both."""

    item: Item
    fact: PrintedFact
    ours: str
    here: str

    @property
    def key(self) -> str:
        """Which fact it is, the same in all languages."""
        return f"{self.item.key} {self.fact.key}"


def items(part: PrintedPart, source: Source, say: Say) -> Items:
    """All items of a source by their keys."""
    return {item.key: item for section in part.sections(source, say) for item in section.items}


def corrections(part: PrintedPart, source: Source, say: Say) -> list[Difference]:
    """The differences between a source and the standard one."""
    return differences(items(part, part.standard(), say), items(part, source, say), say)


def differences(ours: Items, here: Items, say: Say) -> list[Difference]:
    """The differences between the items of a source and those of the standard one."""
    return [
        Difference(here.get(key) or ours[key], fact, old, new)
        for key in {**ours, **here}
        for fact, old, new in _pairs(ours.get(key), here.get(key), say)
        if old != new
    ]


def _pairs(
    ours: Item | None, here: Item | None, say: Say
) -> Iterator[tuple[PrintedFact, str, str]]:
    """The facts of an item with their words in the standard source and here."""
    old, new = ({fact.key: fact for fact in one.facts} if one else {} for one in (ours, here))
    for key in {**old, **new}:
        words = [facts[key].words if key in facts else say("box-missing") for facts in (old, new)]
        yield new.get(key) or old[key], words[0], words[1]


def confirmed(ours: Items, here: Items) -> list[tuple[Item, list[PrintedFact]]]:
    """The facts that another source confirms unchanged and the standard one doesn't."""
    found = []
    for key, item in ours.items():
        unsure = {fact.key: fact.words for fact in item.facts if fact.is_unconfirmed}
        facts = here[key].facts if key in here else ()
        sure = [
            fact for fact in facts if not fact.is_unconfirmed and unsure.get(fact.key) == fact.words
        ]
        if sure:
            found.append((item, sure))
    return found


def number(text: str) -> int | str:
    """A typed whole number; any other text as it is, for the checks to refuse.

    >>> number(" 12 "), number("-4"), number("a dozen")
    (12, -4, 'a dozen')
    """
    text = text.strip()
    return int(text) if _NUMBER.fullmatch(text) else text
