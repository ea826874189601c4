"""A hint: what the strongest bot would do in the viewer's place, as a page shows it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from selenite.table.advice import WAYS, Advice, advice
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web.html import Markup, element, join
from selenite.web.log_steps import pictures, where
from selenite.web.parts import web_of
from selenite.web.turn_log import in_words
from selenite.web.viewer import ViewerContext


class ShownAdvice(NamedTuple):
    """A suggestion as a page shows it: in words and pictures, and where on the board it is.

    ``first`` is the move that comes next: the page shows it as if it were chosen. ``plays`` is the
    code of what the button that plays it says.
    """

    words: Markup
    pictures: Markup
    where: str | None
    uses: str
    first: str
    plays: str
    advice: Advice


async def hints_for(
    services: Services, table: Table, person: Person, language: str
) -> list[Advice]:
    """What the strongest bot would do in a person's place; refused if it isn't their turn."""
    thoughts = await services.play.hint(table.id, person, WAYS)
    return advice(table.view(table.to_move), thoughts, language)


def shown(context: ViewerContext, ways: Iterable[Advice]) -> list[ShownAdvice]:
    """Suggestions as shown on the page of the player to move."""
    page = web_of(context.table.game).TABLE_PAGE
    found = []
    for way in ways:
        told = [one for one in way.told if one.code.startswith("advice-")]
        spoken = [context.say(one.code, **one.parameters) for one in told]
        words = [in_words(context, *one) for one in zip(told, spoken, strict=True)]
        steps = page.log_steps(context, way.told)
        uses = " ".join(part for step in steps for part in step.uses)
        found.append(
            ShownAdvice(
                join(element("p", one, ".") for one in words), pictures(steps), where(steps),
                uses, way.moves.partition(" ")[0],
                "hint-play-turn" if way.is_whole_turn else "hint-play", way,
            )
        )  # fmt: skip
    return found
