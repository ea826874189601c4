"""Who sends a request, and the cookies that the response sets."""

from __future__ import annotations

from litestar.datastructures import Cookie

from selenite.table.services import Services
from selenite.table.store import NOBODY, Person
from selenite.web.identity import COOKIE, signed, unsigned
from selenite.web.requests import Request

_YEAR = 365 * 24 * 3600

FIRST_TABLE = "first-table"
"""The cookie that names the first table of somebody new, where the lesson is offered."""


class Session:
    """The person who sends a request, if the signed cookie names one."""

    def __init__(self, request: Request, services: Services, person: Person | None = None) -> None:
        self.request = request
        self.services = services
        self.person = person
        self.cookies: list[Cookie] = []

    @classmethod
    async def load(cls, request: Request, services: Services) -> Session:
        """The session of a request. It is stored in the request for the exception handlers."""
        person = _person_id(request)
        found = await services.people.find(person) if person else None
        session = request.state.session = cls(request, services, found)
        return session

    @classmethod
    def of_failed(cls, request: Request) -> Session:
        """The session of a request that failed, where nothing can be awaited.

        If it wasn't loaded before, the person is known only if they were here lately.
        """
        session: Session | None = request.state.get("session")
        if session is not None:
            return session
        services, person = request.app.state.services, _person_id(request)
        return cls(request, services, services.people.known(person) if person else None)

    @property
    def player(self) -> Person:
        """Who does something at a table; ``NOBODY`` rather than a new person."""
        return self.person or NOBODY

    async def ensure_person(self, name: str = "") -> Person:
        """The person who sends the request, registered first if they are new."""
        if self.person is None:
            self.sign_in(await self.services.people.welcome(name))
        return self.player

    async def rename(self, name: str) -> Person:
        """Change the person's nickname; a new person is registered with it."""
        person = await self.ensure_person(name)
        self.person = await self.services.people.rename(person, name)
        return self.person

    def sign_in(self, person: Person) -> None:
        """Make this browser somebody's own."""
        self.person = person
        self.set_cookie(COOKIE, signed(person.id, self.request.app.state.secret), http_only=True)

    def sign_out(self) -> None:
        """Forget the person in this browser."""
        self.person = None
        self.cookies.append(Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax"))

    def set_cookie(self, key: str, value: str, http_only: bool = False) -> None:
        """Set a cookie with the response."""
        secure = self.request.url.scheme == "https"
        self.cookies.append(
            Cookie(
                key, value=value, max_age=_YEAR, httponly=http_only, samesite="lax", secure=secure
            )
        )


def _person_id(request: Request) -> str | None:
    """The id of the person that the cookie names."""
    return unsigned(request.cookies.get(COOKIE, ""), request.app.state.secret)
