"""Fuzz the pages, and check that no request does any harm.

Requests are made from the forms and links of the pages themselves, and from the addresses of the
application, so that none is left out. Values are right, nearly right, or nonsense. The visitors are
players at some of the tables, a stranger, and somebody whom the server doesn't know.

No answer may be a server error, or have somebody's text in it as markup. Nothing may be logged as
an error. A request that is refused changes nothing at its table, and no request changes a game of
people who didn't send it.
"""

from __future__ import annotations

import json
import logging
import re
import socket
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from html.parser import HTMLParser
from random import Random
from time import monotonic
from typing import Any, NamedTuple, TypeVar
from urllib.parse import quote_from_bytes, urlencode, urlsplit

from local_server import Server
from selenite.bots.turns import Thought
from selenite.core import registry
from selenite.table.access import SCOPES
from selenite.table.bot_pool import BotPool
from selenite.table.log import MOVE
from selenite.table.model import OVER, Seat
from selenite.table.services import Services
from selenite.table.store import Person, decoded
from selenite.table.table import Table

TAG = "x9f"
"""An element that no page has: it may only be in one as text."""

MOST_FAULTS = 20
_PATIENCE = 60.0
_REFRESHED = 1000
_POSTED = 0.75
_STREAMS = (b"text/event-stream", b"application/x-ndjson")
_PARAMETER = re.compile(r"{(\w+):\w+}")
_NOT_IN_HEADERS = re.compile(rb"[\r\n\0]")

NASTY = (
    "", " ", "\0", "a\0b", "\ud7ff", "\u202eevil", "\u200b", "\ufeff", "\U0001f311" * 30,
    "é" * 300, "x" * 5000, f"<{TAG}>", f'"><{TAG} onclick=1>', f"'{TAG}\"", f"<!--<{TAG}>",
    f"<script>{TAG}</script>", f"&lt;{TAG}&gt;", f"{{{{7*7}}}}<{TAG}/>", "-1", "0", "1", "2",
    "999999999999", "9" * 400, "1e9", "NaN", "٣", "²", "0x1", "1.5", "true", "on", "null",
    "' OR 1=1 --", '"; DROP TABLE entries; --', "%s%n", "%00", "../../etc/passwd", "..%2f..%2fetc",
    "[", "]", "{", "[]", "{}", "/", "//example.com", "javascript:1", "\r\nSet-Cookie: a=b",
    "a=b&c=d", ";", ",", "\\", "`",
)  # fmt: skip
WORDS = (
    "hand", "score", "where", "last", "discards", "hint", "help", "undo", "pay 1", "d4",
    "pair Lg 2", ">c4", "/", "drop",
)  # fmt: skip
FIELDS = (
    "name", "text", "phrase", "words", "level", "seat", "seq", "yes", "move", "moves", "plan",
    "part", "keep", "thing", "at", "since", "step", "count", "item", "box", "opened", "saved",
    "then", "game", "open", "promise", "digits", "commitment", "language", "theme", "motion",
    "pace", "back", "how", "options", "seats", "after", "wait", "first", "players", "record",
    "file",
)  # fmt: skip
_OTHER_HEADERS = (
    "Accept-Language", "Range", "If-None-Match", "Origin", "X-Forwarded-For", "Host",
    "Last-Event-ID",
)  # fmt: skip
_OTHER_METHODS = ("PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "get", "X" * 50)
_KINDS = {
    "multipart/form-data; boundary=b": 10, "multipart/form-data": 1, "text/plain": 1,
    "application/json": 1, "x": 1,
}  # fmt: skip


class InstantBots(BotPool):
    """Bots that play and advise the first legal move, at once."""

    async def plan(self, spec: str, view: Any, seed: str, claim: Any = None) -> list[str]:
        return [view.legal[0]]

    async def advise(self, view: Any, seed: str, most: int, claim: Any = None) -> list[Thought]:
        return [Thought((move,), 0.5) for move in view.legal[:most]]


@dataclass(frozen=True)
class Form:
    """A form or a link of a page: where it leads, and its fields with their values."""

    method: str
    path: str
    fields: tuple[tuple[str, str], ...] = ()


class Forms(HTMLParser):
    """Finds the forms and links of a page."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self.found: list[Form] = []
        self._path = path
        self._open: tuple[str, str] | None = None
        self._fields: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {key: value or "" for key, value in attrs}
        if tag == "form":
            self._open = self._leading(has) or (has.get("method", "get").upper(), self._path)
            self._fields = []
        elif "name" in has and tag in ("input", "button", "select", "textarea"):
            self._fields.append((has["name"], has.get("value", "")))
        elif tag == "option" and self._fields:
            self._fields.append((self._fields[-1][0], has.get("value", "")))
        elif tag != "link" and (led := self._leading(has)):
            self.found.append(Form(*led))

    @staticmethod
    def _leading(has: dict[str, str]) -> tuple[str, str] | None:
        """The method and the address that an element leads to."""
        for key, method in (
            ("hx-post", "POST"), ("hx-get", "GET"), ("formaction", "POST"), ("href", "GET"),
            ("action", has.get("method", "get").upper()),
        ):  # fmt: skip
            if has.get(key, "").startswith("/"):
                return method, has[key]
        return None

    def handle_endtag(self, tag: str) -> None:
        if tag == "form" and self._open is not None:
            method, path = self._open
            if method in ("GET", "POST") and path.startswith("/"):
                self.found.append(Form(method, path, tuple(self._fields)))
            self._open = None


Way = TypeVar("Way", Form, tuple[str, str])


class Answer(NamedTuple):
    """What the server answered."""

    status: int
    kind: bytes
    body: bytes


class Line:
    """A connection to the server that any bytes can be sent over."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._socket: socket.socket | None = None

    def send(self, data: bytes) -> Answer:
        """The answer to a request; of a stream, its beginning."""
        is_old = self._socket is not None
        try:
            return self._exchange(data)
        except (OSError, EOFError):
            self.close()
            if not is_old:
                raise
            return self._exchange(data)  # the server had closed a connection that was idle

    def _exchange(self, data: bytes) -> Answer:
        if self._socket is None:
            self._socket = socket.create_connection(("127.0.0.1", self._port), _PATIENCE)
        self._socket.sendall(data)
        return self._receive(self._socket.makefile("rb"), data.startswith(b"HEAD "))

    def _receive(self, file: Any, is_head: bool) -> Answer:
        first = file.readline()
        if not first:
            raise EOFError
        headers: dict[bytes, bytes] = {}
        while (line := file.readline()) not in (b"\r\n", b""):
            key, _, value = line.partition(b":")
            headers[key.lower()] = value.strip()
        status, kind = int(first.split(b" ")[1]), headers.get(b"content-type", b"")
        is_chunked = headers.get(b"transfer-encoding") == b"chunked"
        if is_head or kind.startswith(_STREAMS):
            self.close()
            return Answer(status, kind, b"")
        body = b""
        while is_chunked and (size := int(file.readline(), 16)):
            body += file.read(size)
            file.readline()
        if is_chunked:
            file.readline()
        else:
            body = file.read(int(headers.get(b"content-length", b"0")))
        if headers.get(b"connection") == b"close":
            self.close()
        return Answer(status, kind, body)

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None


_LOGGERS = (None, "uvicorn", "uvicorn.error")
"""uvicorn's own don't pass on what they log."""


class Errors(logging.Handler):
    """Collects what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []
        for name in _LOGGERS:
            logging.getLogger(name).addHandler(self)

    def close(self) -> None:
        for name in _LOGGERS:
            logging.getLogger(name).removeHandler(self)
        super().close()

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(f"{record.name}: {record.getMessage()} {record.exc_info or ''}")


@dataclass
class Report:
    """What happened."""

    sent: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    routes: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


class Visitor(NamedTuple):
    """Somebody who sends requests, and the credentials that they have."""

    person: Person | None
    cookie: str = ""
    token: str = ""


class PageFuzzer:
    """Sends requests to a server, whose games it watches."""

    def __init__(self, server: Server, seed: str) -> None:
        self.report = Report()
        self._server = server
        self._random = Random(seed)
        self._line = Line(server.port)
        self._errors = Errors()
        self._routes = self._all_routes()
        self._forms: list[Form] = []
        self._boxes: list[str] = []
        bots = InstantBots(1)
        server.services.play.pool = server.services.bot_turns.pool = bots
        people = [self._do(lambda s, n=n: s.people.welcome(n)) for n in ("Ada", "Ben", "Cem")]
        self._visitors = [self._visitor(person) for person in people] + [Visitor(None)]
        others = [self._do(lambda s, n=n: s.people.welcome(n)) for n in ("Dan", "Eve")]
        self._others = [self._set_up(game, others) for game in registry.games()]
        self._told = [self._state(table) for table in self._others]
        self._tables: list[Table] = []
        self._refresh()

    def _do(self, action: Any) -> Any:
        return self._server.do(action)

    def _visitor(self, person: Person) -> Visitor:
        for old in self._do(lambda s: s.access.of_person(person)):
            self._do(lambda s, old=old: s.access.revoke(person, old.id))
        token = self._do(lambda s: s.access.create(person, "fuzz", SCOPES))
        cookie = self._do(lambda s: s.sign_ins.begin(person))
        return Visitor(person, cookie, token)

    def _all_routes(self) -> list[tuple[str, str]]:
        """The addresses of the application, with their methods."""
        return [
            (method, route.path)
            for route in self._server.app.routes
            for method in sorted(getattr(route, "methods", ()))
            if method != "OPTIONS"
        ]

    # Tables

    def _set_up(self, game: str, people: list[Person], *, bots: int = 0) -> Table:
        seats = [Seat(person.id, person.name) for person in people]
        seats += [Seat(bot="newcomer", name=f"Bot{number}") for number in range(bots)]
        seats = [*seats, Seat()] if len(seats) < 2 else seats
        table: Table = self._do(lambda s: s.seating.set_up(people[0], game, {}, seats))
        return table

    def _refresh(self) -> None:
        """Tables in all states, and the forms of their pages."""
        games = sorted(registry.games())
        ada, ben = [one.person for one in self._visitors[:2] if one.person]
        game = self._random.choice(games)
        new = [
            self._set_up(game, [ada, ben]), self._set_up(game, [ada, ada._replace(name="Two")]),
            self._set_up(game, [ada]), self._set_up(game, [ben], bots=1),
        ]  # fmt: skip
        over = self._set_up(game, [ben], bots=1)
        self._do(lambda s: s.play.resign(over.id, ben, over.seats_of(ben.id)[0]))
        running = [table for table in self._tables if table.status != OVER]
        self._tables = [*new, over, *self._random.sample(running, min(6, len(running)))]
        self._boxes = [box.id for box in self._do(lambda s: s.boxes.of_person(ada))][-5:]
        self._harvest()

    def _harvest(self) -> None:
        paths = [
            "/",
            "/me",
            "/me/tokens",
            "/box",
            "/replay",
            *(f"/box/{g}" for g in registry.games()),
        ]
        paths += [f"/learn/{game}" for game in registry.games()]
        paths += [
            f"/t/{table.id}{more}"
            for table in self._tables[:5]
            for more in ("", "/replay", "/since")
        ]
        paths += [f"/t/{table.id}/replay?at={len(table.moves)}" for table in self._tables[:5]]
        paths += [f"/box/{game}/{box}" for game in registry.games() for box in self._boxes]
        found: set[Form] = set()
        for path in paths:
            for visitor in self._visitors:
                head = self._head(
                    "GET", path, {"Cookie": f"selenite={visitor.cookie}", "Accept": "text/html"}
                )
                answer = self._line.send(head)
                self._count("GET", answer)
                forms = Forms(path)
                forms.feed(answer.body.decode("utf-8", "replace"))
                found.update(forms.found)
        self._forms = sorted(found, key=lambda form: (form.path, form.method, form.fields))

    @staticmethod
    def _state(table: Table) -> object:
        """What strangers can't change: they may chat, and nothing else."""
        return table.status, list(table.seats), [played.move for played in table.moves]

    # Requests

    def run(self, requests: int, seconds: float = 600.0) -> Report:
        """Send so many requests, or as many as the time allows."""
        done, end = 0, monotonic() + seconds
        while (
            self.report.sent < requests
            and len(self.report.faults) < MOST_FAULTS
            and monotonic() < end
        ):
            self._one()
            done += 1
            if done % _REFRESHED == 0:
                self.check()
                self._refresh()
        self.check()
        return self.report

    def _one(self) -> None:
        chance = self._random
        number = chance.randrange(len(self._visitors))
        visitor = self._visitors[number]
        if self._forms and chance.random() < 0.5:
            form = chance.choice(self._of_one_method(self._forms))
            method, path, fields = form.method, form.path, list(form.fields)
            route = _PARAMETER.sub("*", form.path.partition("?")[0])
        else:
            method, route = chance.choice(self._of_one_method(self._routes))
            path, fields = self._filled(route), []
        table = self._table_of(path) or chance.choice(self._tables)
        path, body, headers = self._dressed(method, path, fields, table, visitor)
        if chance.random() < 0.02:
            method = chance.choice(_OTHER_METHODS)
        data = self._head(method, path, headers, body)
        self.report.routes[f"{method} {route}"] += 1
        before, seen = table.seq, len(self._errors.found)
        try:
            answer = self._line.send(data)
        except (OSError, EOFError) as problem:
            self._fault(f"no answer ({problem})", data)
            return
        self._count(method, answer)
        if visitor.person is not None and path.startswith("/me/"):
            self._visitors[number] = self._visitor(visitor.person)  # they may have signed out
        if answer.status >= 500:
            self._fault(f"status {answer.status}", data)
        if answer.kind.startswith(b"text/html") and f"<{TAG}".encode() in answer.body:
            self._fault("a text became markup", data)
        if b"Traceback" in answer.body:
            self._fault("a traceback", data)
        if len(self._errors.found) > seen:
            self._fault(self._errors.found[-1], data)
        if answer.status >= 400 and table.seq > before:
            new = [one for one in table.recent if one.seq > before]
            if any(one.kind != MOVE or one.data.get("by_hand") for one in new):
                self._fault(f"status {answer.status}, but the table has changed", data)

    def _of_one_method(self, ways: list[Way]) -> list[Way]:
        """Mostly those that could change something, otherwise those that show something."""
        wanted = "POST" if self._random.random() < _POSTED else "GET"
        return [way for way in ways if (way.method if isinstance(way, Form) else way[0]) == wanted]

    def _count(self, method: str, answer: Answer) -> None:
        self.report.sent += 1
        self.report.statuses[answer.status] += 1

    def _fault(self, what: str, data: bytes) -> None:
        self.report.faults.append(f"{what}: {data[:2000]!r}")

    def check(self) -> None:
        """The games of others are as they were, and every log says what its table says."""
        for table, told in zip(self._others, self._told, strict=True):
            if self._state(table) != told:
                self.report.faults.append(f"the game of others at {table.id} has changed")
        for table in self._tables:
            self._do(lambda s, table=table: self._check_log(s, table))

    async def _check_log(self, services: Services, table: Table) -> None:
        async with services.tables.locked(table.id):
            stored = Table.of(table.id, list(decoded(await services.store.log(table.id))))
            is_same = stored.seq == table.seq and self._state(stored) == self._state(table)
            if not is_same or stored.state.position() != table.state.position():
                self.report.faults.append(f"the log of {table.id} says something else")

    def _table_of(self, path: str) -> Table | None:
        names = path.split("/")
        return next((table for table in [*self._tables, *self._others] if table.id in names), None)

    # Values

    def _filled(self, route: str) -> str:
        return _PARAMETER.sub(
            lambda found: quote_from_bytes(
                self._part(found[1]).encode("utf-8", "surrogatepass"), safe=""
            ),
            route,
        )

    def _part(self, name: str) -> str:
        """A part of an address."""
        chance = self._random
        if chance.random() < 0.15:
            return chance.choice(NASTY)[:200]
        if name in ("name", "table_id"):
            return chance.choice([*self._tables, *self._others]).id
        if name == "game":
            return chance.choice(sorted(registry.games()))
        if name == "box" and self._boxes:
            return chance.choice(self._boxes)
        if name == "seat":
            return chance.choice("0123")
        if name == "key":
            table = chance.choice(self._tables)
            keys = [seat.key for seat in table.seats if seat.key]
            return chance.choice(
                [*keys, *(str(one.person.key) for one in self._visitors if one.person)]
            )
        return chance.choice(("friend", "sit", "bundle.js", "style.css", "en.json", "a/b", *WORDS))

    def _value(self, name: str, table: Table) -> str:
        """A value of a field: one that could be right, or not."""
        chance = self._random
        if chance.random() < 0.3:
            return chance.choice(NASTY)
        seat = table.to_move
        if name in ("move", "moves", "plan", "part", "words") and seat is not None:
            legal = table.view(seat).legal
            return chance.choice((*legal[:40], *WORDS) if name == "words" else legal)
        if name == "seq":
            return str(table.acted if chance.random() < 0.8 else chance.randrange(table.seq + 2))
        if name in ("seat", "at", "step", "count", "after"):
            return str(chance.randrange(4))
        if name == "game":
            return chance.choice(sorted(registry.games()))
        if name in ("promise", "digits", "commitment", "part"):
            return chance.randbytes(32).hex()
        if name in ("record", "file"):
            return table.record_text() if table.status == OVER or seat is not None else ""
        return chance.choice(
            ("1", "true", "Zoë", "en", "he", "newcomer", "open", "me", *WORDS, *FIELDS)
        )

    def _changed(self, name: str, value: str, table: Table) -> str:
        """The value of a form's field: that of the page, or another."""
        is_kept = self._random.random() < (0.7 if value else 0.3)
        return value if is_kept else self._value(name.rpartition(".")[2], table)

    def _json(self, depth: int, table: Table) -> Any:
        """A value that JSON can tell."""
        chance = self._random
        kind = chance.randrange(6 if depth else 4)
        if kind == 4:
            return [self._json(depth - 1, table) for _ in range(chance.randrange(4))]
        if kind == 5:
            return {
                chance.choice(FIELDS): self._json(depth - 1, table)
                for _ in range(chance.randrange(4))
            }
        text = self._value(chance.choice(FIELDS), table)
        return (text, chance.choice((0, -1, 2**70, 1.5, table.acted)), None, chance.random() < 0.5)[
            kind
        ]

    def _dressed(
        self, method: str, path: str, fields: list[tuple[str, str]], table: Table, visitor: Visitor
    ) -> tuple[str, bytes, dict[str, str]]:
        """A request's address, body and headers."""
        chance = self._random
        values = [
            (key, self._changed(key, value, table))
            for key, value in fields
            if chance.random() < 0.9
        ]
        extra = [
            (one, self._value(one, table)) for one in chance.sample(FIELDS, chance.randrange(4))
        ]
        path, _, asked = path.partition("?")
        query = extra if method == "GET" or chance.random() < 0.5 else []
        query += [("seq", str(table.acted))] * (chance.random() < 0.6)
        query += values if method == "GET" else []
        if method == "POST" and path.endswith(("/move", "/follow")):
            query.append(("move" if path.endswith("move") else "moves", self._value("move", table)))
        if chance.random() < 0.05:
            query.append((chance.choice(NASTY)[:50], chance.choice(NASTY)))
        coded = urlencode(query, errors="replace")[:20_000]
        path += "?" + "&".join(filter(None, [asked, coded])) if asked or coded else ""
        headers = self._headers(table, visitor)
        if method == "GET":
            return path, b"", headers
        if "/api/" in path:
            sent = {
                key: self._json(2, table) for key in chance.sample(FIELDS, chance.randrange(1, 6))
            }
            sent |= (
                {"move": self._value("move", table), "seq": table.acted}
                if chance.random() < 0.5
                else {}
            )
            headers["Content-Type"] = "application/json"
            return path, json.dumps(sent).encode(), headers
        body, kind = self._body([*values, *extra])
        headers["Content-Type"] = kind
        return path, body, headers

    def _body(self, values: list[tuple[str, str]]) -> tuple[bytes, str]:
        """A form, written as browsers do, or not quite."""
        chance = self._random
        if chance.random() < 0.7:
            return urlencode(values, errors="replace").encode(), "application/x-www-form-urlencoded"
        parts = [
            f'--b\r\nContent-Disposition: form-data; name="{key}"'
            + ('; filename="f.sel"' if key in ("record", "file") or chance.random() < 0.1 else "")
            + f"\r\n\r\n{value}\r\n"
            for key, value in values
        ]
        body = ("".join(parts) + "--b--\r\n").encode("utf-8", "surrogatepass")
        if chance.random() < 0.3:
            at = chance.randrange(len(body))
            body = body[:at] + chance.randbytes(3) + body[at + chance.randrange(9) :]
        return body, chance.choices(list(_KINDS), list(_KINDS.values()))[0]

    def _headers(self, table: Table, visitor: Visitor) -> dict[str, str]:
        chance = self._random
        cookie = visitor.cookie if chance.random() < 0.95 else chance.choice(NASTY)[:100]
        headers = {"Cookie": f"selenite={cookie}", "Authorization": f"Bearer {visitor.token}"}
        if chance.random() < 0.3:
            language, pace = chance.choice(("de", "he", *NASTY)), chance.choice(NASTY)
            headers["Cookie"] += f"; language={language[:60]}; pace={pace[:60]}"
        if chance.random() < 0.5:
            headers["HX-Request"] = "true"
        if chance.random() < 0.5:
            headers["Accept"] = "text/html"
        if chance.random() < 0.5:
            headers["selenite-seq"] = self._value("seq", table)[:100]
        for key in _OTHER_HEADERS:
            if chance.random() < 0.02:
                headers[key] = chance.choice(NASTY)[:300]
        return headers

    def _head(self, method: str, path: str, headers: dict[str, str], body: bytes = b"") -> bytes:
        """A request as it is sent."""
        sent: Iterable[tuple[str, str]] = {
            "Host": f"127.0.0.1:{self._server.port}",
            **headers,
        }.items()
        lines = [f"{method} ".encode() + urlsplit_bytes(path) + b" HTTP/1.1"]
        lines += [
            key.encode() + b": " + _NOT_IN_HEADERS.sub(b"", value.encode("utf-8", "surrogatepass"))
            for key, value in sent
        ]
        lines.append(b"Content-Length: %d" % len(body))
        return b"\r\n".join(lines) + b"\r\n\r\n" + body

    def close(self) -> None:
        self._errors.close()
        self._line.close()


def urlsplit_bytes(path: str) -> bytes:
    """An address as it is sent: without what would end the line."""
    split = urlsplit(path)
    whole = split.path + (f"?{split.query}" if split.query else "")
    return re.sub(rb"[\0-\x20\x7f]", b"", whole.encode("utf-8", "surrogatepass")) or b"/"
