"""Nothing leaks: twin games that differ only in what a seat can't know look the same to it.

Both are played through a real server, with the same moves. Everything that is sent to the watching
seat is compared byte by byte, except for the tables' names, people's numbers and times.
"""

from __future__ import annotations

import asyncio
import re
import threading
from base64 import b64encode
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest

from local_server import Server
from selenite.bots import make
from selenite.core.chance import Rng
from selenite.core.fair_deal import commitment_to
from selenite.games import blue_moon_city
from selenite.games.blue_moon_city.notation import card_numbers, cards_text
from selenite.table.model import RUNNING, Seat
from selenite.table.pacing import Pacing
from selenite.table.services import Services
from selenite.table.store import Person, Store
from selenite.table.table import Table
from tests.table.running_services import CITY, Clock, Quick, Stopwatch, distance, two_people
from tests.table.running_services import play as play_one

from .clients import TableClient
from .driving import until
from .programs import Follower, Program

TURNS = 24
UNTOUCHED = 24
PARTS = ("0a" * 32, "0b" * 32)
PATIENCE = 600.0
SEED = "twins 29"
"""A game where a phase passes by itself in one of the twins only."""

Position = dict[str, Any]


def twin(position: Position) -> Position:
    """The same game for seat 0: other hands, other cards deep in the draw pile."""
    other = {**position, "players": [dict(player) for player in position["players"]]}
    deck = card_numbers(position["deck"]) or []
    hand = card_numbers(position["players"][1]["hand"]) or []
    count = len(hand)
    other["players"][1]["hand"] = cards_text(sorted(deck[-count:]))
    other["deck"] = cards_text(deck[: len(deck) - count] + hand)
    return other


class Twin(NamedTuple):
    """One of the twins: its table, and who plays."""

    table: Table
    ada: Person
    ben: Person


async def set_up(services: Services, position: Position) -> Twin:
    return Twin(*await two_people(services, position=position))


class Witness(TableClient):
    """Everything the server sends to somebody who watches a table."""

    def __init__(self, server: Server, game: Twin, person: Person | None) -> None:
        super().__init__(server, game.table, person)
        self.events: list[str] = []
        self.other: list[str] = []
        stranger = server.do(lambda services: services.people.welcome("Stranger"))
        self.program = Program.at(server, person or stranger)
        self.follower = Follower(self.program, game.table.id)
        self._stream = threading.Thread(target=self._listen, daemon=True)
        self._stream.start()

    def _listen(self) -> None:
        try:
            with self.client.stream("GET", f"{self.path}/events") as answer:
                for line in answer.iter_lines():
                    self.events.append(line)
        except httpx.HTTPError:
            return

    def ask(self) -> None:
        """Request everything that can be requested in between."""
        for path in ("", "/choose?card=v1", "/choose?tile=b2", "/record.sel", "/choose?aid=1",
                     "/since", "/since?step=2", "/replay", "/replay?at=3", "/screen"):  # fmt: skip
            answer = self.client.get(self.path + path)
            self.other.append(f"{path} {answer.status_code} {answer.text}")
        for path in ("/move?move=1%3Dh2h3&seq=0", "/undo?seq=0", "/answer?yes=1&seq=0"):
            answer = self.client.post(self.path + path)
            self.other.append(f"{path} {answer.status_code} {answer.text}")
        for words in ("hand", "score", "discards", "d4", "last", "1=h2h3"):
            answer = self.post("command", words=words)
            self.other.append(f"{words} {answer.status_code} {answer.text}")
        self.ask_api()

    def ask_api(self) -> None:
        """Request everything that a program can request, and try what it may not do."""
        path = f"/tables/{self.table.id}"
        answers = [self.program.get(f"{path}{more}") for more in ("", "/view", "/record")]
        answers += [
            self.program.post(f"{path}/moves", move="1=h2h3", seq=self.table.acted),
            self.program.post(f"{path}/moves", move="1=h2h3", seq=0),
            self.program.post(f"{path}/moves", move="nonsense", seq=self.table.acted),
            self.program.post(f"{path}/answer", yes=True, seq=self.table.acted),
            self.program.post(f"{path}/join"),
        ]
        self.other += [f"api {one.url.path} {one.status_code} {one.text}" for one in answers]

    def api_events(self) -> int:
        """How many events came through the API's stream, if those are all."""
        count = sum(line["type"] == "event" for line in list(self.follower.lines))
        return count if count == self.table.seq + 1 else -id(self)

    def api_lines(self) -> list[str]:
        """What came through the API's stream, without times."""
        return [re.sub(r'"at":[0-9.]+', '"at":…', line) for line in list(self.follower.raw)]

    def seen(self) -> str:
        """All of it, without the names of table and page and the hash of the seed."""
        text = "\n".join(self.other)
        text = text.replace(self.table.id, "TABLE")
        text = re.sub(r'page="?[0-9a-f]{32}\b', "page=…", text)
        return re.sub(r'SeedHash "[0-9a-f]+"', 'SeedHash "…"', text)

    def last_heard(self) -> int:
        """The number of the last entry that came through the stream, if it is the table's last."""
        ids = [int(line[4:]) for line in list(self.events) if line.startswith("id: ")]
        return ids[-1] if ids and ids[-1] == self.table.seq else -id(self)

    def streamed(self) -> list[str]:
        """What came through the stream, in order."""
        return [line.replace(self.table.id, "TABLE") for line in self.events]


def harmless(table: Table, round_: int) -> str:
    """A move for the seat to move that doesn't depend on secrets.

    Seat 0 has the same cards in both games: it builds what a bot would build.
    """
    view = table.view(table.to_move)
    if table.to_move == 0:
        return make("builder", Rng(f"{round_}/{len(table.moves)}")).choose(view)
    if view.position["turn"]["phase"] == "draw":
        return "drop"
    walks = [move for move in view.legal if move.startswith(">")]
    if walks and round_ % 3 and view.position["turn"]["steps"] == 2:
        return walks[round_ % len(walks)]
    return "/"


@pytest.mark.parametrize("viewer", ["ada", "nobody"])
def test_twin_games_look_the_same(serve: Callable[..., Server], viewer: str) -> None:
    position = blue_moon_city.new(players=2, seed=SEED, first=1).position()
    server = serve()
    games = [
        server.do(lambda services: set_up(services, position)),
        server.do(lambda services: set_up(services, twin(position))),
    ]
    assert games[0].table.view(0) == games[1].table.view(0)
    assert games[0].table.state.position() != games[1].table.state.position()
    witnesses = [Witness(server, game, game.ada if viewer == "ada" else None) for game in games]
    until(lambda: all(witness.events for witness in witnesses))

    for turn in range(TURNS):
        if games[0].table.view(None).position["deck"] < UNTOUCHED:
            break  # soon somebody draws a card that differs between the twins
        seat = games[0].table.to_move
        while games[0].table.to_move == seat:
            until(lambda: len({len(game.table.moves) for game in games}) == 1)
            move = harmless(games[0].table, turn)
            count = len(games[0].table.moves)
            for game in games:
                if len(game.table.moves) == count:
                    play(server, game, move)
            catch_up(server, games)
        for witness in witnesses:
            witness.ask()
        until(lambda: len({witness.last_heard() for witness in witnesses}) == 1)
        assert last_of_each_region(witnesses[0]) == last_of_each_region(witnesses[1])
        until(lambda: len({witness.api_events() for witness in witnesses}) == 1)
    until(lambda: len({f"{witness.follower.states()[-1]}" for witness in witnesses}) == 1)
    assert [line for line in witnesses[0].api_lines() if '"event"' in line] == [
        line for line in witnesses[1].api_lines() if '"event"' in line
    ]
    chosen = [[played.by_hand for played in game.table.moves] for game in games]
    assert chosen[0] != chosen[1], "somebody had a choice in one of the twins only"
    assert any("=" in played.move[:2] for played in games[0].table.moves), "somebody has built"
    assert witnesses[0].seen() == witnesses[1].seen()


@pytest.mark.parametrize("way", ["undo", "restart", "ask-undo"])
def test_going_back_does_not_tell_whether_a_phase_passed_by_itself(
    serve: Callable[..., Server], way: str
) -> None:
    server = serve()
    games = twins_with_a_phase(server)
    witnesses = [Witness(server, game, None) for game in games]
    until(lambda: all(witness.events for witness in witnesses))
    assert [[played.move for played in game.table.moves] for game in games] == [[">a3", "/"]] * 2
    chosen = [[played.by_hand for played in game.table.moves] for game in games]
    assert sorted(chosen) == [[True, False], [True, True]]
    for game in games:
        server.do(lambda services, game=game: go_back(services, game, way))  # type: ignore[misc]
    until(lambda: len({witness.last_heard() for witness in witnesses}) == 1)
    assert last_of_each_region(witnesses[0]) == last_of_each_region(witnesses[1])
    until(lambda: len({witness.api_events() for witness in witnesses}) == 1)
    told = [[line for line in one.api_lines() if '"event"' in line] for one in witnesses]
    assert told[0] == told[1]
    assert '"moves":0' in told[0][-1]
    for witness in witnesses:
        witness.ask()
    assert witnesses[0].seen() == witnesses[1].seen()


def twins_with_a_phase(server: Server) -> list[Twin]:
    """Twins in which Ben has walked to a3; then a phase passed by itself in one of them only."""
    position = next(filter(differs_after_walking, positions()))
    games = [
        server.do(lambda services, one=one: set_up(services, one))  # type: ignore[misc]
        for one in (position, twin(position))
    ]
    for game in games:
        play(server, game, ">a3")
    catch_up(server, games)
    return games


def positions() -> Iterator[Position]:
    """New games of two, Ben to begin."""
    for number in range(1000):
        yield blue_moon_city.new(players=2, seed=f"phase {number}", first=1).position()


def differs_after_walking(position: Position) -> bool:
    """Whether Ben has a choice after walking to a3 in one of the twins only, and then in both."""
    states = [blue_moon_city.from_position(one) for one in (position, twin(position))]
    choices = []
    for move in (">a3", "/"):
        for state in states:
            state.play(move)
            choices.append(state.view(1).legal != ["/"])
    return choices[0] != choices[1] and choices[2] and choices[3]


async def go_back(services: Services, game: Twin, way: str) -> None:
    """Ben takes back what he did."""
    name, seq = game.table.id, game.table.acted
    if way == "ask-undo":
        await services.play.ask(name, game.ben, "undo", seq)
        await services.play.answer(name, game.ada, True, game.table.acted)
    else:
        await services.play.undo(name, game.ben, seq, whole_turn=way == "restart")


def play(server: Server, game: Twin, move: str) -> None:
    """Play a move for whoever is to move."""
    table = game.table
    person = game.ada if table.to_move == 0 else game.ben
    server.do(lambda services: services.play.move(table.id, person, move, table.acted))


def catch_up(server: Server, games: list[Twin]) -> None:
    """If a phase passed automatically in one twin, the player of the other passes by hand."""
    settle(games)
    most = max(len(game.table.moves) for game in games)
    for game in games:
        while len(game.table.moves) < most:
            play(server, game, "/")
            settle(games)


def settle(games: list[Twin]) -> None:
    """Wait for automatic phases."""
    until(lambda: all(game.table.view(game.table.to_move).legal != ["/"] for game in games))


def last_of_each_region(witness: Witness) -> dict[str, str]:
    """The last text of every region that was streamed."""
    found: dict[str, str] = {}
    text = "\n".join(line.removeprefix("data: ") for line in witness.streamed())
    for name, inside in re.findall(
        r'<hx-partial hx-target="#([^"]+)"[^>]*>(.*?)</hx-partial>', text, re.DOTALL
    ):
        found[name] = inside
    return found


# Deals: the server's secret, and the seed that follows from it


async def gathered(services: Services) -> Twin:
    """A table of two people who have committed to their parts and aren't ready yet."""
    ada, ben = await services.people.welcome("Ada"), await services.people.welcome("Ben")
    table = await services.seating.set_up(ada, CITY, {"first": 0}, [Seat(ada.id, "Ada"), Seat()])
    await services.seating.sit(table.id, ben, 1, "Ben")
    for person, part in ((ada, PARTS[0]), (ben, PARTS[1])):
        await services.dealing.commit(table.id, person, commitment_to(part))
    return Twin(table, ada, ben)


async def get_ready(services: Services, game: Twin) -> None:
    """Let everybody be ready, and one of them send their part."""
    for person in (game.ada, game.ben):
        await services.seating.ready(game.table.id, person, True)
    await services.dealing.contribute(game.table.id, game.ada, PARTS[0])


def everything(*witnesses: Witness) -> str:
    """All that was sent to some witnesses, once their streams have caught up."""
    until(lambda: all(one.last_heard() >= 0 and one.api_events() >= 0 for one in witnesses))
    return "\n".join(
        text for one in witnesses for text in (*one.other, *one.events, *one.api_lines())
    )


def forms(digits: str) -> list[str]:
    """Bytes in every form that they could be sent in."""
    return [digits, digits.upper(), b64encode(bytes.fromhex(digits)).decode().rstrip("=")]


def test_neither_the_secret_nor_the_seed_is_sent_before_the_end(
    serve: Callable[..., Server],
) -> None:
    server = serve()
    server.services.dealing.patience = PATIENCE
    game = server.do(gathered)
    table = game.table
    assert table.deal is not None
    witnesses = [Witness(server, game, person) for person in (game.ada, None)]
    for one in witnesses:
        one.ask()
    server.do(lambda services: get_ready(services, game))
    assert table.is_dealing
    for one in witnesses:
        one.ask()
    server.do(lambda services: services.dealing.contribute(table.id, game.ben, PARTS[1]))
    assert table.status == RUNNING
    for _ in range(3):
        play(server, game, harmless(table, 1))
        settle([game])
        for one in witnesses:
            one.ask()
    told = everything(*witnesses)
    assert table.deal.commitment in told
    seed = table.start.seed.hex()
    hidden = forms(table.deal.secret) + forms(seed)
    assert [form for form in hidden if form in told] == []

    server.do(lambda services: services.play.resign(table.id, game.ben, 1))
    for one in witnesses:
        one.ask()
        assert table.deal.secret in "\n".join(one.other)
        assert seed in "\n".join(one.other)


def test_before_the_deal_nothing_depends_on_the_secret(serve: Callable[..., Server]) -> None:
    server = serve()
    server.services.dealing.patience = PATIENCE
    games = [server.do(gathered) for _ in range(2)]
    witnesses = [Witness(server, game, game.ben) for game in games]
    for game, one in zip(games, witnesses, strict=True):
        one.ask()
        server.do(lambda services, game=game: get_ready(services, game))  # type: ignore[misc]
        one.ask()
    seen = []
    for game, one in zip(games, witnesses, strict=True):
        assert game.table.deal is not None
        assert game.table.is_dealing
        told = one.seen().replace(game.table.deal.commitment, "PROMISE")
        seen.append(re.sub(r'<svg [^>]*class="qr">.*?</svg>', "QR", told))
    assert seen[0] == seen[1]


class Passed(NamedTuple):
    """How long Ben took to end a phase, and whether he had no choice, which is his secret."""

    phase: str
    seconds: float
    is_automatic: bool


async def play_in_made_up_time(
    services: Services, clock: Clock, position: Position, takes: Callable[[], float]
) -> list[Passed]:
    """Play one of the twins; Ben ends his phases by hand where he has a choice."""
    table, *people = await set_up(services, position)
    watch = Stopwatch(clock)
    services.tables.add_observer(watch)
    turn = 0
    while table.view(None).position["deck"] >= UNTOUCHED:
        move = harmless(table, turn)
        clock.now += takes()
        await play_one(services, table, people[table.to_move or 0], move)
        turn += move.startswith("drop")
    return [
        Passed(table.sentences[played.sentences].code, watch.seconds(number), not played.by_hand)
        for number, played in enumerate(table.moves[1:], 1)
        if played.seat == 1 and played.move == "/"
    ]


def times_of_phases(position: Position, chance: Random, median: float) -> list[Passed]:
    """When the others see Ben's phases end, if he takes a median time to end one by hand."""

    async def whole() -> list[Passed]:
        clock = Clock()
        pacing = Pacing(0.6, chance, clock.sleep)
        services = Services(Store(None), Quick(), pause=0, pacing=pacing, clock=clock)
        try:
            return await play_in_made_up_time(
                services, clock, position, lambda: median * chance.lognormvariate(0, 0.4)
            )
        finally:
            await services.close()

    return asyncio.run(whole())


@pytest.mark.parametrize("median", [0.8, 2.0])
def test_twin_games_take_the_same_times(median: float) -> None:
    """When a phase ends doesn't tell whether the hand could have acted in it."""
    passed: list[Passed] = []
    for number in range(10):
        position = blue_moon_city.new(players=2, seed=f"times {number}", first=1).position()
        for one in (position, twin(position)):
            passed += times_of_phases(one, Random(number), median)
    building = [one for one in passed if one.phase == "move-end-build"]
    automatic = [one.seconds for one in building if one.is_automatic]
    by_hand = [one.seconds for one in building if not one.is_automatic]
    assert distance([0.6], by_hand) > 0.6, "a pause that is always the same tells"
    assert distance(automatic, by_hand) < 0.4
