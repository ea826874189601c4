"""The command box: moves and questions in the move language."""

from __future__ import annotations

from typing import NamedTuple

from selenite.table.advice import in_a_line
from selenite.table.model import Refused
from selenite.table.services import Services
from selenite.table.table import Table
from selenite.texts import say
from selenite.web import regions
from selenite.web.actor import Actor
from selenite.web.hint import hints_for
from selenite.web.parts import web_of

OFFER_HEADER = "Selenite-Offer"
"""The move that a reply proposes: the box holds it, and Enter plays it."""


HINT = "hint"
"""The question that takes long to answer."""


class Reply(NamedTuple):
    """What the command box shows, and the move it proposes next."""

    text: str
    offer: str | None = None


async def run(services: Services, table: Table, actor: Actor, language: str, words: str) -> Reply:
    """Answer a question, give a hint, take back, or play moves."""
    if not words:
        return Reply(say("web-command-help", language))
    context = regions.viewer_context(services, table, actor.person, language)
    page = web_of(table.game).TABLE_PAGE
    text = page.answer(context, words)
    if text is not None:
        return Reply(text, page.offer(context, words))
    if words == HINT:
        return Reply(in_a_line(await hints_for(services, table, actor.person, language), language))
    if words == "undo":
        await services.play.undo(table.id, actor.person, actor.seq)
        return Reply(say("web-undone", language))
    return Reply(await _play(services, table, actor, language, words.split()))


async def _play(
    services: Services, table: Table, actor: Actor, language: str, moves: list[str]
) -> str:
    """Play all of the moves or none; says what came of them."""
    before = len(table.sentences)
    if regions.viewer_context(services, table, actor.person, language).can_act:
        _check(table, moves)
    for number, move in enumerate(moves):
        await services.play.move(table.id, actor.person, move, table.acted if number else actor.seq)
    after = regions.viewer_context(services, table, actor.person, language)
    told = [after.sentence(one) for one in table.sentences[before:] if not one.is_routine]
    return ". ".join(told)


def _check(table: Table, moves: list[str]) -> None:
    """Refuse a list of moves if one can't be played, or is another player's.

    Only for the player to move: a refusal may reveal what is in a hand.
    """
    state = table.state.copy()
    seat = state.seat
    for move in moves:
        if state.outcome() is not None:
            raise Refused("table-not-running")
        if state.seat != seat:
            raise Refused("table-not-your-turn", who=table.seats[state.seat].name)
        state.play(state.text(state.parse(move)))
