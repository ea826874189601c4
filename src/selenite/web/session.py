"""Who sends a request, and the cookies that the response sets."""

from __future__ import annotations

from litestar.datastructures import Cookie

from selenite.table.caller import ADDRESS
from selenite.table.services import Services
from selenite.table.sign_ins import SignIn
from selenite.table.store import NOBODY, Person
from selenite.web.identity import COOKIE, cookie_name, person_in_old, token_in
from selenite.web.requests import Request, is_htmx

_YEAR = 365 * 24 * 3600


class Session:
    """The person who sends a request, if they are signed in.

    It is stored in the request and doesn't refer to it: both are freed as soon as it is answered.
    """

    def __init__(self, request: Request, services: Services, person: Person | None = None) -> None:
        self.services = services
        self.person = person
        self._is_secure = request.scope["scheme"] == "https"
        self._sign_in: SignIn | None = None
        self._address = ADDRESS.get()
        self.cookies: list[Cookie] = []

    @classmethod
    async def load(cls, request: Request, services: Services) -> Session:
        """The session of a request. It is stored in the request for the exception handlers."""
        session = request.state.session = cls(request, services)
        if token := token_in(request.cookies, session._is_secure):
            session._sign_in = await services.sign_ins.find(token)
        elif old := _person_in_old_cookie(request, session._is_secure):
            session._sign_in = await services.sign_ins.find_old(old)
        if session._sign_in is not None:
            services.bans.check_person(session._sign_in.person)
            session.person = await services.people.find(session._sign_in.person)
            if not token and session.person is not None and _opens_page(request):
                await session.sign_in(session.person)
        return session

    @classmethod
    def of_failed(cls, request: Request) -> Session:
        """The session of a request that failed, where nothing can be awaited.

        If it wasn't loaded before, the person is known only if they are cached.
        """
        session: Session | None = request.state.get("session")
        if session is not None:
            return session
        services: Services = request.app.state.services
        session = cls(request, services)
        if token := token_in(request.cookies, session._is_secure):
            session._sign_in = services.sign_ins.known(token)
        elif old := _person_in_old_cookie(request, session._is_secure):
            session._sign_in = services.sign_ins.known_old(old)
        if session._sign_in is not None:
            session.person = services.people.known(session._sign_in.person)
        return session

    @property
    def player(self) -> Person:
        """Who acts at a table; ``NOBODY`` for an unknown visitor."""
        return self.person or NOBODY

    async def ensure_person(self, name: str = "") -> Person:
        """The person who sends the request, registered first if they are new."""
        if self.person is None:
            await self.sign_in(await self.services.people.welcome(name))
        return self.player

    async def rename(self, name: str) -> Person:
        """Change the person's nickname; a new person is registered with it."""
        person = await self.ensure_person(name)
        self.person = await self.services.people.rename(person, name)
        return self.person

    async def adopt_name(self, name: str) -> None:
        """Make the name that was given for a seat the nickname of a person without one."""
        if not self.player.name:
            await self.rename(name)

    @property
    def is_over(self) -> bool:
        """Whether the person has signed out, or they or their address were banned meanwhile."""
        one, bans = self._sign_in, self.services.bans
        if bans.has_address(self._address):
            return True
        return one is not None and (one.is_over or bans.has(one.person))

    async def sign_in(self, person: Person) -> None:
        """Sign a person in on this browser; the previous person is signed out."""
        before = self._sign_in
        if before is not None and before.person != person.id:
            await self.services.sign_ins.end(before)
        token = await self.services.sign_ins.begin(person)
        self.person, self._sign_in = person, await self.services.sign_ins.find(token)
        self.set_cookie(cookie_name(self._is_secure), token, http_only=True)

    async def sign_out(self) -> None:
        """Sign out of this browser: its cookie becomes invalid."""
        if self._sign_in is not None:
            await self.services.sign_ins.end(self._sign_in)
        self.person = self._sign_in = None
        for key in {COOKIE, cookie_name(self._is_secure)}:
            self.cookies.append(
                Cookie(
                    key, value="", max_age=0, httponly=True, samesite="lax", secure=self._is_secure
                )
            )

    async def sign_out_elsewhere(self) -> None:
        """Sign out of all other browsers."""
        if self.person is not None and self._sign_in is not None:
            await self.services.sign_ins.end_others(self._sign_in)
            if self._sign_in.is_over:  # this browser had an old cookie, which is over with them
                await self.sign_in(self.person)

    async def renew_link(self) -> None:
        """Replace the person's personal link."""
        if self.person is not None:
            self.person = await self.services.people.renew_key(self.person)

    def set_cookie(self, key: str, value: str, http_only: bool = False) -> None:
        """Set a cookie with the response."""
        self.cookies.append(
            Cookie(
                key, value=value, max_age=_YEAR, httponly=http_only, samesite="lax",
                secure=self._is_secure,
            )
        )  # fmt: skip


def _person_in_old_cookie(request: Request, is_secure: bool) -> str | None:
    secret: str = request.app.state.secret
    return person_in_old(request.cookies, is_secure, secret)


def _opens_page(request: Request) -> bool:
    """Whether the response is a page, which can bring a new cookie."""
    is_stream = "text/event-stream" in request.headers.get("accept", "")
    return request.method == "GET" and not is_htmx(request) and not is_stream
