"""A set of printed numbers as pages show it: every item as drawn, what differs from ours, and the
form of one item.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from selenite.core import printed
from selenite.core.drawing import Svg
from selenite.core.game import Game
from selenite.core.printed import Difference, Item, Items, PrintedFact, Section, Source
from selenite.table.boxes import parts
from selenite.texts import Speaker
from selenite.web.corrections import in_words
from selenite.web.gallery import picture
from selenite.web.html import EMPTY, Markup, element

FIELD = "f."
"""The prefix of an item's fields in a form, which has other fields, too."""


class Tag(NamedTuple):
    """How an item is marked in the overview."""

    kind: str
    words: str


class BoxView:
    """A valid source, in a language."""

    def __init__(self, game: Game, source: Source, speaker: Speaker) -> None:
        self.game = game
        self.part = parts()[game.name]
        self.source = source
        self.speaker = speaker
        self.say = speaker.say

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """All items by their kinds."""
        with self.game.refusals:
            return self.part.sections(self.source, self.say)

    @cached_property
    def items(self) -> dict[str, Item]:
        """All items by their keys."""
        return {item.key: item for section in self.sections for item in section.items}

    @cached_property
    def ours(self) -> Items:
        """The items of the standard set."""
        return printed.items(self.part, self.part.standard(), self.say)

    @cached_property
    def differences(self) -> list[Difference]:
        """What differs from the standard set."""
        return printed.differences(self.ours, self.items, self.say)

    def picture(self, key: str) -> Svg:
        """An item as drawn."""
        return picture(self.game.name, *self.part.plate(self.source, key, self.say))

    def kind(self, key: str) -> str:
        """The kind of an item's section."""
        return next(one.kind for one in self.sections if self.items[key] in one.items)

    def next_after(self, key: str) -> Item | None:
        """The item after another one; none after the last."""
        keys = list(self.items)
        after = keys.index(key) + 1
        return self.items[keys[after]] if after < len(keys) else None

    # What is marked

    def tag(self, item: Item) -> Tag | None:
        """Whether an item differs from ours, was compared, or hasn't been compared yet."""
        if any(one.item.key == item.key for one in self.differences):
            return Tag("differs", self.say("box-tag-differs"))
        if item.is_unconfirmed:
            return Tag("unconfirmed", self.say("box-tag-unconfirmed"))
        if self.can_be_compared(item.key):
            return Tag("compared", self.say("box-tag-compared"))
        return None

    def can_be_compared(self, key: str) -> bool:
        """Whether our numbers of an item are not certain."""
        return key in self.ours and self.ours[key].is_unconfirmed

    def progress(self) -> tuple[int, int]:
        """How many of the items that are not certain are compared, and how many there are."""
        unsure = [key for key in self.items if self.can_be_compared(key)]
        return sum(not self.items[key].is_unconfirmed for key in unsure), len(unsure)

    def note(self, key: str, fact: PrintedFact) -> Markup:
        """The note beside a fact: our number if it differs, or that it isn't certain."""
        facts = self.ours[key].facts if key in self.ours else ()
        ours = next((one.words for one in facts if one.key == fact.key), self.say("box-missing"))
        if fact.words != ours:
            return element("span", self.say("box-note-ours", ours=ours), class_="tag differs")
        if fact.is_unconfirmed:
            words = self.say("box-tag-unconfirmed")
            return element("span", words, class_="tag unconfirmed")
        return EMPTY

    def notes(self, key: str, form: Item) -> dict[str, Markup]:
        """The notes of an item beside the facts of a form, which may have been for fewer facts."""
        here = {fact.key: fact for fact in self.items[key].facts}
        return {
            fact.key: self.note(key, here[fact.key])
            for fact in form.facts
            if fact.key in here and fact.fields
        }

    # The report for the maintainers

    def message(self) -> str:
        """The differences as a text for the maintainers, with the keys of our file."""
        changes = [f"- {in_words(one, self.say)} [{one.key}]" for one in self.differences]
        same = [
            f"- {item.name}: {self.speaker.join([fact.label for fact in facts])} [{item.key}]"
            for item, facts in printed.confirmed(self.ours, self.items)
        ]
        parts = []
        if changes:
            parts += [self.say("box-message-differs", game=self.game.name), *changes]
        if same:
            parts += [self.say("box-message-same", game=self.game.name), *same]
        return "\n".join(parts)


def typed(form: Mapping[str, str]) -> dict[str, str]:
    """An item's fields as they were typed into a form."""
    return {
        name.removeprefix(FIELD): text for name, text in form.items() if name.startswith(FIELD)
    }  # fmt: skip
