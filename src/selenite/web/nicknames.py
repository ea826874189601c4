"""Suggested nicknames, so that a newcomer can play with one click.

A cookie stores the nickname that was proposed or typed, so that every page until the first table
proposes the same one.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from urllib.parse import quote

from selenite.core.refusals import Refusal
from selenite.table.model import Seat
from selenite.table.names import look_alike
from selenite.table.people import checked_name
from selenite.texts import LANGUAGES, say
from selenite.web.responder import Responder

NICKNAME = "nickname"
"""The cookie with the nickname of a visitor who hasn't played yet."""


def nicknames(language: str) -> list[str]:
    """All nicknames that are proposed in a language.

    >>> nicknames("en")[0]
    'Silver Owl'
    """
    return say("lobby-nicknames", language).split(", ")


def nickname_of(responder: Responder, others: Iterable[Seat] = ()) -> str:
    """The visitor's nickname; a new visitor is proposed one that nobody else at the table has."""
    known = responder.person.name if responder.person else ""
    if known:
        return known
    taken = [seat.name for seat in others]
    stored = _stored(responder)
    if stored and not _is_taken(stored, taken):
        return stored
    free = [one for one in nicknames(responder.language) if not _is_taken(one, taken)]
    name = secrets.choice(free)
    responder.session.set_cookie(NICKNAME, quote(name))
    return name


def _stored(responder: Responder) -> str:
    """The nickname in the browser's cookie; none if it was proposed in another language."""
    try:
        name = checked_name(responder.request.cookies.get(NICKNAME, ""))
    except Refusal:
        return ""
    proposed_in = [language for language in LANGUAGES if name in nicknames(language)]
    return name if not proposed_in or responder.language in proposed_in else ""


def _is_taken(name: str, taken: Iterable[str]) -> bool:
    return any(look_alike(name, one) for one in taken)
