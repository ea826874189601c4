"""The chance to win, as the bot that gives hints sees it, for those who want to see it.

It is shown to somebody who plays alone against bots, and in replays of finished games: never in a
running game among people.
"""

from __future__ import annotations

from selenite.table.advice import WAYS
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.texts import Speaker
from selenite.web.html import EMPTY, Markup, element


async def chance_for(
    services: Services, table: Table, person: Person, at: int | None, speaker: Speaker
) -> Markup:
    """The chance of a person in their turn, or of whoever was to move after so many moves."""
    if at is None:
        chance = await services.play.chance(table.id, person, WAYS)
        return EMPTY if chance is None else shown(chance, speaker, "chance-own")
    found = await services.play.chance_at(table.id, person.id, max(0, at), WAYS)
    if found is None:
        return EMPTY
    seat, chance = found
    return shown(chance, speaker, "chance-of", table.seats[seat].name)


def shown(chance: float, speaker: Speaker, code: str, who: str = "") -> Markup:
    """A chance in words, and as a bar for those who see it.

    >>> from selenite.texts import speaker
    >>> shown(0.63, speaker("en"), "chance-own")
    Markup('<p>You win about 63 of 100 games from here</p><meter min="0" max="100" value="63" \
aria-hidden="true"></meter>')
    """
    wins = round(100 * chance)
    words = speaker.say(code, n=wins, **({"who": who} if who else {}))
    bar = element("meter", min=0, max=100, value=wins, aria_hidden="true")
    return element("p", words) + bar
