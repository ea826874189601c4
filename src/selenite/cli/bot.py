"""A bot that plays on a server: ``selenite bot MODULE:CLASS --url … --token …``."""

from __future__ import annotations

import re
import threading
from typing import Annotated, Any

import typer

from selenite.bots import Bot, make, own, read_spec
from selenite.cli.deal import RemoteDeal
from selenite.cli.parameters import OptionTexts, Players
from selenite.cli.remote import Declined, JsonObject, Remote
from selenite.cli.streams import complain, emit, read_options
from selenite.core import registry
from selenite.core.chance import Rng
from selenite.core.refusals import Invalid
from selenite.core.state import View
from selenite.texts import refusal, say

_SECONDS_BETWEEN_LOOKS = 5.0
_CLASS = re.compile(r"(?P<module>[^:]+):(?P<made>[A-Za-z_]\w*)")
_CONFLICT = 409
_SEATED_ALREADY = "table-seated-already"
_AGREED_TO = ("undo", "abort")
"""The requests that a bot agrees to. It never lets a friend of the others see an absent player's
hand, and it agrees to nothing that it doesn't know."""

_TOO_LATE = ("deal-not-now", "deal-other-part")
"""Why a part of the deal is refused if it comes late, or if another process had committed."""


def register(app: typer.Typer) -> None:
    """Add this command to the command line."""
    app.command("bot", help=say("help-bot-command"))(bot)


def bot(
    spec: Annotated[str, typer.Argument(metavar="MODULE:CLASS", help=say("help-bot-spec"))],
    url: Annotated[str, typer.Option("--url", metavar="URL", help=say("help-bot-url"))],
    token: Annotated[
        str,
        typer.Option("--token", metavar="T", envvar="SELENITE_TOKEN", help=say("help-bot-token")),
    ],
    table: Annotated[
        str | None, typer.Option("--table", metavar="ID", help=say("help-bot-table"))
    ] = None,
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help=say("help-bot-game"))
    ] = None,
    against: Annotated[
        list[str] | None, typer.Option("--against", metavar="LEVEL", help=say("help-bot-against"))
    ] = None,
    players: Players = None,
    option: OptionTexts = None,
) -> None:
    """Let a bot play on a server, and reconnect whenever the connection is lost."""
    spec = spec_of(spec)
    read_spec(spec)
    if table is not None and game is not None:
        raise Invalid("bot-table-and-game")
    remote = Remote(url, token, _tell_lost)
    try:
        if game is not None:
            options = read_options(registry.find(game), players, option or [])
            wanted = {"game": game, "options": options}
            if against:
                wanted["seats"] = ["me", *against]
            table = remote.post("/tables", wanted)["id"]
            emit(say("cli-bot-table", address=f"{remote.url}/t/{table}"))
        if table is not None:
            RemoteTable(remote, table, spec).play()
        else:
            _play_everywhere(remote, spec)
    except Declined as declined:
        raise Invalid("bot-declined", reason=str(declined)) from None


def spec_of(text: str) -> str:
    """A bot's spec: ``MODULE:CLASS`` is another way to write ``MODULE.CLASS``.

    >>> spec_of("my_bots:Hasty"), spec_of("my_bots.py:Hasty"), spec_of("search:0.5")
    ('my_bots.Hasty', 'my_bots.py::Hasty', 'search:0.5')
    """
    found = _CLASS.fullmatch(text)
    if found is None:
        return text
    mark = own.FILE_MARK if found["module"].endswith(".py") else "."
    return f"{found['module']}{mark}{found['made']}"


def _tell_lost(reason: str, seconds: float) -> None:
    complain(say("cli-bot-lost", reason=reason, seconds=f"{seconds:g}"))


class RemoteTable:
    """A table of a server where a bot plays."""

    def __init__(self, remote: Remote, table: str, spec: str) -> None:
        self.remote = remote
        self.path = f"/tables/{table}"
        self.name = table
        self.spec = spec
        self._bot: Bot | None = None
        self._deal = RemoteDeal()

    def play(self) -> None:
        """Take a seat if need be, and play until the game is over."""
        info = self.remote.get(self.path)
        if info["status"] == "gathering":
            self._sit_down(info)
        if not any(seat["you"] for seat in self.remote.get(self.path)["seats"]):
            raise Invalid("bot-no-seat", table=self.name)
        for line in self.remote.lines(f"{self.path}/events", -1):
            if line.get("kind") == "deal":
                self._add_to_deal(line)
            if line["type"] != "state":
                continue
            if line["your_answer"]:
                agrees = line.get("request") in _AGREED_TO
                self._post("/answer", {"yes": agrees, "seq": line["seq"]})
            elif line["your_move"]:
                self._move()
            elif line["status"] == "over":
                break
        self._tell_end()

    def _sit_down(self, info: JsonObject) -> None:
        """Take a free seat, unless there is one already, and be ready."""
        if not any(seat["you"] for seat in info["seats"]):
            try:
                self.remote.post_patiently(f"{self.path}/join")
            except Declined as declined:
                if declined.code != _SEATED_ALREADY:
                    raise
        committed = {}
        if deal := info.get("deal"):
            committed["commitment"] = self._deal.commit(deal["commitment"])
        self.remote.post_patiently(f"{self.path}/ready", committed)

    def _add_to_deal(self, line: JsonObject) -> None:
        """Send the part of the deal that the bot has committed to, if it isn't too late."""
        if not self._deal.is_committed:
            return
        seats = self.remote.get(self.path)["seats"]
        place = next((number for number, seat in enumerate(seats) if seat["you"]), -1)
        if not self._deal.settle(line["data"].get("commitments"), place):
            complain(say("cli-bot-deal-unsettled", table=self.name))
            return
        try:
            self.remote.post_patiently(f"{self.path}/part", {"part": self._deal.part})
        except Declined as declined:
            if declined.code not in _TOO_LATE:
                raise
            return
        self._deal.is_sent = True

    def _check_deal(self) -> None:
        """Warn if the deal of the finished game isn't the one that was promised."""
        try:
            self._deal.check(self.remote.text(f"{self.path}/record"))
        except Invalid as reason:
            complain(say("cli-bot-deal-unfair", table=self.name, reason=refusal(reason)))

    def _move(self) -> None:
        """Make the moves of the turn, until somebody else is to move."""
        info = self.remote.get(f"{self.path}/view")
        while info["your_move"]:
            view = View(info["view"]["game"], info["seat"], info["view"])
            move = self._choose(view)
            made = self._post("/moves", {"move": move, "seq": info["seq"]})
            info = made or self.remote.get(f"{self.path}/view")

    def _choose(self, view: View) -> str:
        if self._bot is None:
            known = registry.games().get(view.game)
            self._bot = make(self.spec, Rng(f"{self.name}/{view.seat}"), known)
        try:
            move = self._bot.choose(view)
        except Exception as fault:
            raise Invalid("bot-failed", bot=self.spec, reason=own.describe(fault)) from None
        if move not in view.legal:
            raise Invalid("bot-illegal", bot=self.spec, move=str(move))
        return move

    def _post(self, path: str, data: JsonObject) -> JsonObject | None:
        """Post an action for a certain state; None if it is stale or was done already."""
        try:
            return self.remote.post_patiently(self.path + path, data)
        except Declined as declined:
            if declined.status == _CONFLICT:
                return None
            raise

    def _tell_end(self) -> None:
        info = self.remote.get(self.path)
        result: Any = info["result"]
        names = [info["seats"][seat]["name"] for seat in result["winners"]]
        won = any(info["seats"][seat]["you"] for seat in result["winners"])
        code = "cli-bot-won" if won else "cli-bot-lost-game" if names else "cli-bot-no-winner"
        emit(say(code, table=self.name, reason=result["reason"]))
        self._check_deal()


def _play_everywhere(remote: Remote, spec: str) -> None:
    """Play at all tables where the bot has a seat, and look for new ones, until interrupted."""
    me = remote.get("/me")
    emit(say("cli-bot-waiting", name=me["name"], address=remote.url))
    playing: set[str] = set()
    while True:
        for info in remote.get("/tables?of=mine&limit=60")["tables"]:
            has_seat = any(seat["you"] for seat in info["seats"])
            if has_seat and info["status"] != "over" and info["id"] not in playing:
                playing.add(info["id"])
                table = RemoteTable(remote, info["id"], spec)
                threading.Thread(target=_play_alone, args=[table], daemon=True).start()
        threading.Event().wait(_SECONDS_BETWEEN_LOOKS)


def _play_alone(table: RemoteTable) -> None:
    """Play at one of several tables: a failure is reported, and ends no other game."""
    try:
        table.play()
    except Declined as declined:
        complain(say("cli-bot-table-failed", table=table.name, reason=str(declined)))
    except Invalid as reason:
        complain(say("cli-bot-table-failed", table=table.name, reason=refusal(reason)))
