"""The dependencies that handlers get by the name of a parameter.

``form`` is provided by the handlers that read one (``requests.form_data``).

A session asks for the services, and most others for the session, so that Litestar resolves them one
after the other: it runs independent ones as tasks, which takes longer than resolving them does.
"""

from __future__ import annotations

import asyncio
from typing import TypeVar

from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, SkipValidation

from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web.actor import Actor
from selenite.web.lesson_cookies import LessonCookies
from selenite.web.preferences import Preferences
from selenite.web.requests import Request
from selenite.web.responder import Responder
from selenite.web.session import Session

__all__ = ["DEPENDENCIES", "Injected"]

T = TypeVar("T")
Injected = NamedDependency[SkipValidation[T]]
"""A parameter that is injected by its name. Our own values need no validation."""


def provide_services(request: Request) -> Services:
    """The tables and the people of this server."""
    services: Services = request.app.state.services
    return services


def provide_replaying(request: Request) -> asyncio.Semaphore:
    """What lets one uploaded record be read at a time."""
    replaying: asyncio.Semaphore = request.app.state.replaying
    return replaying


async def provide_session(request: Request, services: Injected[Services]) -> Session:
    """Who sends the request, and the cookies of the response."""
    return await Session.load(request, services)


def provide_person(session: Injected[Session]) -> Person | None:
    """The person who sends the request, if they are known."""
    return session.person


def provide_actor(request: Request, session: Injected[Session]) -> Actor:
    """Who does something at a table, from which page."""
    return Actor.of(request, session.player)


def provide_responder(
    request: Request, session: Injected[Session], services: Injected[Services]
) -> Responder:
    """What makes the response, a page or a part of one; refused if there were too many."""
    services.limiter.check("pages", session.player.id)
    return Responder(request, session)


def provide_preferences(responder: Injected[Responder]) -> Preferences:
    """Language, theme, motion and sound."""
    return responder.preferences


def provide_lessons(responder: Injected[Responder]) -> LessonCookies:
    """To whom lessons are still offered."""
    return LessonCookies.of(responder.request.cookies)


async def provide_table(name: FromPath[str], services: Injected[Services]) -> Table:
    """The table that the address names."""
    return await services.tables.find(name)


DEPENDENCIES = {
    "services": Provide(provide_services, sync_to_thread=False),
    "replaying": Provide(provide_replaying, sync_to_thread=False),
    "session": Provide(provide_session),
    "person": Provide(provide_person, sync_to_thread=False),
    "actor": Provide(provide_actor, sync_to_thread=False),
    "responder": Provide(provide_responder, sync_to_thread=False),
    "preferences": Provide(provide_preferences, sync_to_thread=False),
    "lessons": Provide(provide_lessons, sync_to_thread=False),
    "table": Provide(provide_table),
}
