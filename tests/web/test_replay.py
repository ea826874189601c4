"""Replays: every position has its address, no secrets are shown, records can be replayed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from html import unescape
from typing import TYPE_CHECKING, Any

import pytest
from litestar.testing import TestClient

from selenite.bots import make
from selenite.bots.match import play_bots
from selenite.core import records, registry
from selenite.core.cache import Recent
from selenite.core.chance import Rng
from selenite.core.refusals import Refusal
from selenite.table import log
from selenite.table.limits import UNLIMITED
from selenite.table.log import Entry
from selenite.table.model import OVER, Seat
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.texts import say, speaker
from selenite.web import replay
from selenite.web.app import create_app
from selenite.web.identity import COOKIE, signed
from selenite.web.timeline import Timeline
from tests.table.running_services import two_people

from .clients import Client, words
from .driving import visitor

SPEAKER = speaker("en", "blue-moon-city")

if TYPE_CHECKING:
    import httpx
    from playwright.sync_api import Browser, Page

    from local_server import Server

CITY, MOON = "blue-moon-city", "moon-base"
SEED = bytes(31) + b"r"
ADA, BEN = Person("ada", "key of ada", "Ada"), Person("ben", "key of ben", "Ben")
LAST = "?at=9999"
"""Names the last position of any game."""

OPENING = (">c4", "/", "/", "drop", ">b3", "/", "/", "drop")


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    yield from serving_ada_and_ben()


def serving_ada_and_ben() -> Iterator[Client]:
    """The pages, on a server that knows both."""
    with TestClient(create_app(None, pause=0, workers=1, limits=UNLIMITED)) as client:
        for person in (ADA, BEN):
            client.app.state.services.store.add_person(person, 0.0).result()
        yield client


def table_of(
    game: str, moves: tuple[str, ...], name: str = "game", position: Any = None, **options: Any
) -> Table:
    """A table of Ada and Ben after some moves, from the start or from a position."""
    data = {
        "game": game, "rules": 1, "options": options, "seed": SEED.hex(), "host": "ada",
        "open": False, "position": position,
    }  # fmt: skip
    happened: list[tuple[str, dict[str, Any]]] = [(log.SET_UP, data)]
    happened += [
        (log.SEAT, {"seat": seat, "person": person.id, "name": person.name})
        for seat, person in enumerate((ADA, BEN))
    ]
    happened.append((log.START, {}))
    happened += [(log.MOVE, {"move": move, "by_hand": True}) for move in moves]
    return Table.of(name, [Entry(seq, 0.0, *one) for seq, one in enumerate(happened)])


def city(moves: tuple[str, ...] = OPENING) -> Table:
    return table_of(CITY, moves, players=2, first=0)


@cache
def moves_of(game: str) -> tuple[str, ...]:
    """The moves of a whole game between bots."""
    rules = registry.find(game)
    state = rules.new(SEED, {})
    bots = [make("greedy", Rng(f"bot {seat}")) for seat in range(2)]
    played = play_bots(rules, state, bots, keep_moves=True)
    return tuple(state.text(move) for _, moves in played.moves for move in moves)


def whole_game(game: str) -> Table:
    """A finished game."""
    return table_of(game, moves_of(game))


def seen(client: Client, table: Table, person: Person | None, query: str = "") -> httpx.Response:
    """The page of a table's replay for somebody."""
    client.app.state.services.tables.loaded[table.id] = table
    client.cookies.clear()
    return client.get(f"/t/{table.id}/replay{query}", headers=cookie_of(client, person))


def cookie_of(client: Client, person: Person | None) -> dict[str, str]:
    """The header that identifies somebody."""
    cookie = f"{COOKIE}={signed(person.id, client.app.state.secret)}" if person else ""
    return {"Cookie": cookie}


def cards(answer: httpx.Response) -> list[str]:
    """The cards that a page shows."""
    return re.findall(r'data-card="(\w\d)"', answer.text)


class TestPositions:
    def test_each_has_its_address(self, client: Client) -> None:
        table = city()
        figures = [
            re.findall(
                r'data-figure="0" data-at="(\w\d)"', seen(client, table, ADA, f"?at={at}").text
            )
            for at in (0, 1)
        ]
        assert figures == [["c3"], ["c4"]]

    def test_without_a_number_it_is_the_last_one(self, client: Client) -> None:
        assert say("replay-at", at=8, count=8) in words(seen(client, city(), ADA))

    def test_once_a_game_is_over_it_is_the_first_one(self, client: Client) -> None:
        table = whole_game(MOON)
        first = say("replay-at", at=0, count=len(table.moves))
        assert first in words(seen(client, table, ADA))
        assert first not in words(seen(client, table, ADA, LAST))

    @pytest.mark.parametrize(("query", "at"), [("?at=-5", 0), ("?at=999", 8)])
    def test_numbers_beyond_the_ends_lead_to_them(
        self, client: Client, query: str, at: int
    ) -> None:
        assert say("replay-at", at=at, count=8) in words(seen(client, city(), ADA, query))

    def test_what_is_not_a_number_is_refused(self, client: Client) -> None:
        assert seen(client, city(), ADA, "?at=now").status_code == 400

    def test_the_move_is_described(self, client: Client) -> None:
        assert "Ada walked to c4, Fire Temple" in words(seen(client, city(), ADA, "?at=1"))

    def test_the_eye_reads_names_instead_of_codes(self, client: Client) -> None:
        page = seen(client, city(), ADA, "?at=1").text
        assert (
            '<span class="worded" aria-hidden="true">Ada walked to the Fire Temple</span>' in page
        )

    @pytest.mark.parametrize("at", [0, 30])
    def test_later_moves_can_be_told_at_any_position(self, client: Client, at: int) -> None:
        page = seen(client, whole_game(MOON), ADA, f"?at={at}")
        assert page.status_code == 200
        assert "placed a large blue ring on two others" in words(page)

    def test_what_is_new_is_marked(self, client: Client) -> None:
        assert seen(client, city(), ADA, "?at=1").text.count('class="new"') == 1

    def test_positions_are_those_of_the_referee(self) -> None:
        table = whole_game(CITY)
        for at in (0, 7, len(table.moves) // 2, len(table.moves)):
            state, _ = table.at(at)
            assert Timeline(table, is_whole=True).position(at) == state.position()

    def test_before_the_start_there_is_nothing(self, client: Client) -> None:
        table = table_of(CITY, (), players=2)
        table.status = "gathering"
        assert seen(client, table, ADA).status_code == 400


class TestSecrets:
    def test_a_spectator_sees_no_hand(self, client: Client) -> None:
        table = city()
        assert [cards(seen(client, table, None, f"?at={at}")) for at in range(9)] == [[]] * 9

    @pytest.mark.parametrize(("seat", "person"), [(0, ADA), (1, BEN)])
    def test_players_see_their_own_hand_of_that_time(
        self, client: Client, seat: int, person: Person
    ) -> None:
        table = city()
        for at in range(9):
            state, _ = table.at(at)
            hand = state.position()["players"][seat]["hand"]
            assert "".join(cards(seen(client, table, person, f"?at={at}"))) == hand

    def test_hands_stay_covered_after_the_end(self, client: Client) -> None:
        table = whole_game(CITY)
        assert table.status == OVER
        assert cards(seen(client, table, None, LAST)) == []

    def test_who_plays_both_seats_sees_neither_hand(self, client: Client) -> None:
        table = city()
        table.seats[1] = table.seats[0]
        assert cards(seen(client, table, ADA)) == []


class TestWays:
    def test_automatic_moves_are_skipped(self) -> None:
        assert Timeline(city()).stops == [0, 1, 4, 5, 8]

    def test_turns(self) -> None:
        assert Timeline(city()).turns == [0, 4, 8]

    def test_ways_from_the_middle(self) -> None:
        ways = Timeline(city(), 1, frozenset({1})).navigation(1)
        assert ways._asdict() == {
            "first": 0, "turn_back": 0, "back": 0, "on": 4, "turn_on": 4, "last": 8, "own": 4,
        }  # fmt: skip

    def test_nothing_before_the_start_nor_after_the_end(self) -> None:
        timeline = Timeline(city(), 1, frozenset({1}))
        assert timeline.navigation(0)[:3] == (None, None, None)
        assert timeline.navigation(8)[3:] == (None, None, None, None)

    def test_the_turn_that_runs_is_my_next_one(self) -> None:
        assert Timeline(city(), 0, frozenset({0})).navigation(5).own == 8

    def test_a_turn_has_its_moves(self) -> None:
        timeline = Timeline(city())
        assert [list(timeline.turn_of(at)) for at in (0, 1, 4, 5)] == [
            [], [1, 2, 3, 4], [1, 2, 3, 4], [5, 6, 7, 8],
        ]  # fmt: skip

    def test_since_my_last_turn(self, client: Client) -> None:
        answer = seen(client, city(), ADA, "?since=1")
        assert say("replay-at", at=4, count=8) in words(answer)

    def test_what_i_missed_is_listed(self, client: Client) -> None:
        listed = re.search(r'id="since">.*?</section>', seen(client, city(), ADA).text, re.S)
        assert listed is not None
        assert re.findall(r'href="(.*?)"', listed[0]) == ["?at=5", "?at=8"]

    def test_spectators_missed_nothing(self, client: Client) -> None:
        assert 'id="since"' not in seen(client, city(), None).text

    def test_nothing_has_happened_since_a_turn_that_is_running(self) -> None:
        assert Timeline(city((">c4",)), 1, frozenset({1})).last_left == 0

    def test_a_page_lists_a_part_of_an_endless_game(
        self, client: Client, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(replay, "_MOST_TURNS", 1)

        def listed(at: int) -> list[int]:
            _, _, turns = seen(client, city(), None, f"?at={at}").text.partition("turns-")
            return [int(number) for number in re.findall(r'<li value="(\d+)"', turns)]

        assert listed(0) == listed(4) == [1, 4]
        assert listed(5) == listed(8) == [5, 8]

    def test_steps_are_pressed_by_arrows(self, client: Client) -> None:
        page = seen(client, city(), ADA, "?at=4").text
        pressed = dict(re.findall(r'href="\?at=(\d)" data-key="(\w+)"', page))
        assert pressed == {"0": "Home", "1": "ArrowLeft", "5": "ArrowRight", "8": "End"}

    def test_it_can_be_scrubbed_without_a_script(self, client: Client) -> None:
        page = seen(client, city(), ADA, "?at=4").text
        assert re.search(r'<form class="scrub" method="get">.*name="at".*</form>', page, re.S)


class TestNews:
    def news(self, client: Client, count: int) -> httpx.Response:
        client.app.state.services.tables.loaded["game"] = city()
        return client.get(f"/t/game/replay/news?count={count}")

    def test_the_page_of_a_running_game_polls_for_news(self, client: Client) -> None:
        assert "/t/game/replay/news?count=8" in seen(client, city(), ADA, "?at=1").text

    def test_a_finished_one_is_not(self, client: Client) -> None:
        assert "/news" not in seen(client, whole_game(MOON), ADA).text

    def test_new_moves_are_counted(self, client: Client) -> None:
        assert [words(self.news(client, count)) for count in (5, 7, 8, 9)] == [
            "3 new moves", "1 new move", "", "",
        ]  # fmt: skip

    def test_they_lead_to_the_newest_position(self, client: Client) -> None:
        assert 'href="/t/game/replay"' in self.news(client, 5).text

    def test_an_open_page_hears_of_them_and_stays_where_it_is(
        self, serve: Callable[..., Server], browser: Browser
    ) -> None:
        server = serve()
        ada = server.do(lambda services: services.people.welcome("Ada"))
        seats = [Seat("ben", "Ben"), Seat(ada.id, "Ada")]
        table = server.do(lambda services: services.seating.set_up(ada, MOON, {}, seats, seed=SEED))
        with visitor(browser, server, ada) as page:
            page.goto(f"{server.address}/t/{table.id}/replay")
            move = table.view(1).legal[0]
            server.do(lambda services: services.play.move(table.id, ada, move, table.acted))
            page.wait_for_selector("#news a")
            assert page.locator("label[for=scrub]").inner_text() == say("replay-at", at=0, count=0)
            page.locator("#news a").click()
            page.wait_for_selector("#news:empty", state="attached")
            assert page.locator("label[for=scrub]").inner_text() == say("replay-at", at=1, count=1)


async def some_moves(services: Services) -> tuple[Table, Person]:
    """A table with two turns that were played."""
    table, ada, ben = await two_people(services)
    for number, move in enumerate(OPENING):
        await services.play.move(table.id, (ada, ben)[number // 4], move, table.acted)
    return table, ada


@contextmanager
def replay_page(
    serve: Callable[..., Server], browser: Browser, query: str = ""
) -> Iterator[tuple[Page, Table]]:
    """The replay of a table with two turns, opened by one of its players."""
    server = serve(pause=60.0)
    table, ada = server.do(some_moves)
    with visitor(browser, server, ada) as page:
        page.goto(f"{server.address}/t/{table.id}/replay{query}")
        yield page, table


def place(page: Page, table: Table, at: int) -> None:
    """Wait until a replay shows a position, at its address."""
    page.wait_for_selector(f"label[for=scrub] >> text={say('replay-at', at=at, count=8)}")
    page.wait_for_url(f"**/t/{table.id}/replay?at={at}")


class TestPlayingByItself:
    def test_it_plays_to_the_end_and_remembers_its_speed(
        self, serve: Callable[..., Server], browser: Browser
    ) -> None:
        with replay_page(serve, browser, "?at=0") as (page, table):
            assert page.locator("#speed").input_value() == "1"
            page.locator("#speed").select_option("4")
            before = page.evaluate("history.length")
            page.locator("#autoplay-switch").click()
            assert page.locator("#autoplay-switch").get_attribute("aria-pressed") == "true"
            place(page, table, 8)
            page.wait_for_selector("#autoplay-switch[aria-pressed=false]")
            assert page.evaluate("history.length") == before
            page.reload()
            assert page.locator("#speed").input_value() == "4"

    def test_space_starts_and_stops_it_and_a_step_does(
        self, serve: Callable[..., Server], browser: Browser
    ) -> None:
        with replay_page(serve, browser, "?at=0") as (page, table):
            page.locator("#speed").select_option("0.5")
            page.locator("h1").click()
            page.keyboard.press("Space")
            page.wait_for_selector("#autoplay-switch[aria-pressed=true]")
            place(page, table, 1)
            page.keyboard.press("Space")
            page.wait_for_selector("#autoplay-switch[aria-pressed=false]")
            page.keyboard.press("Space")
            place(page, table, 4)
            page.keyboard.press("ArrowLeft")
            page.wait_for_selector("#autoplay-switch[aria-pressed=false]")
            place(page, table, 1)

    def test_shift_and_an_arrow_go_by_turns(
        self, serve: Callable[..., Server], browser: Browser
    ) -> None:
        with replay_page(serve, browser, "?at=1") as (page, table):
            page.keyboard.press("Shift+ArrowRight")
            place(page, table, 4)
            page.keyboard.press("Shift+ArrowRight")
            place(page, table, 8)
            page.keyboard.press("Shift+ArrowLeft")
            place(page, table, 4)

    def test_at_the_end_it_begins_again(
        self, serve: Callable[..., Server], browser: Browser
    ) -> None:
        with replay_page(serve, browser) as (page, table):
            page.locator("#autoplay-switch").click()
            place(page, table, 0)
            place(page, table, 1)


class TestRefusedPages:
    @pytest.mark.parametrize("path", ["/t/nowhere/replay", "/t/game/replay?at=now", "/nowhere"])
    def test_they_know_the_visitor(self, client: Client, path: str) -> None:
        seen(client, city(), ADA)
        cookie = cookie_of(client, ADA)
        answer = client.get(path, headers={**cookie, "Accept": "text/html"})
        assert answer.status_code in (400, 404)
        assert "<bdi>Ada</bdi>" in answer.text

    def test_strangers_are_asked_who_they_are(self, client: Client) -> None:
        client.cookies.clear()
        answer = client.get("/nowhere", headers={"Cookie": f"{COOKIE}=ada.forged"})
        assert say("web-who-are-you") in words(answer)


class TestEnd:
    def test_crystals_add_up(self, client: Client) -> None:
        table = whole_game(CITY)
        rows = ending(seen(client, table, ADA, LAST))
        names = ("leader", "everyone", "neighbour", "scales", "paid")
        for seat in (0, 1):
            total = sum(rows[SPEAKER.say(f"ending-{name}")][seat] for name in names)
            assert total == rows[SPEAKER.say("ending-left")][seat]

    def test_offerings_are_those_of_the_obelisk(self, client: Client) -> None:
        table = whole_game(CITY)
        obelisk = table.view(None).position["obelisk"]
        rows = ending(seen(client, table, ADA, LAST))
        assert rows[SPEAKER.say("ending-offerings")] == [obelisk.count(0), obelisk.count(1)]

    def test_points_add_up(self, client: Client) -> None:
        table = whole_game(MOON)
        *sources, total = ending(seen(client, table, ADA, LAST)).values()
        assert [sum(values) for values in zip(*sources, strict=True)] == total
        assert total == table.view(None).position["result"]["scores"]

    def test_the_rule_of_the_end_is_linked(self, client: Client) -> None:
        assert 'href="/rules/moon-base#5.6"' in seen(client, whole_game(MOON), ADA, LAST).text

    def test_players_may_have_a_rematch(self, client: Client) -> None:
        table = whole_game(MOON)
        assert f"/t/{table.id}/rematch" in seen(client, table, BEN, LAST).text
        assert f"/t/{table.id}/rematch" not in seen(client, table, None, LAST).text

    def test_there_is_no_end_before_the_end(self, client: Client) -> None:
        assert 'id="end"' not in seen(client, whole_game(MOON), ADA, "?at=3").text


def ending(answer: httpx.Response) -> dict[str, list[int]]:
    """The table of the end: a list of numbers by the name of the line."""
    rows = re.findall(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>', answer.text)
    return {
        unescape(name): [int(value.replace("−", "-")) for value in re.findall(r">(−?\d+)<", cells)]
        for name, cells in rows
    }


class Turnstile(asyncio.Semaphore):
    """A semaphore that says whether somebody holds it."""

    is_taken = False

    async def __aenter__(self) -> None:
        self.is_taken = True

    async def __aexit__(self, *_: object) -> None:
        self.is_taken = False


class TestRecords:
    def send(self, client: Client, text: bytes) -> httpx.Response:
        client.cookies.clear()
        return client.post("/replay", files={"record": ("game.sel", text)}, follow_redirects=False)

    def record(self, table: Table) -> bytes:
        table.status = OVER
        return table.record_text().encode()

    def test_a_record_leads_to_its_replay(self, client: Client) -> None:
        answer = self.send(client, self.record(city()))
        assert answer.status_code == 303
        page = client.get(answer.headers["location"] + "?at=1")
        assert "Ada walked to c4, Fire Temple" in words(page)

    def test_it_shows_all_hands(self, client: Client) -> None:
        table = city()
        page = client.get(self.send(client, self.record(table)).headers["location"])
        hands = [player["hand"] for player in table.state.position()["players"]]
        assert "".join(cards(page)).startswith("".join(hands))

    def test_it_ends_as_it_did_at_the_table(self, client: Client) -> None:
        table = whole_game(MOON)
        page = client.get(self.send(client, self.record(table)).headers["location"] + LAST)
        assert ending(page) == ending(seen(client, table, None, LAST))

    def test_it_may_start_from_a_position(self, client: Client) -> None:
        state = city().state
        game = registry.find(CITY)
        position = state.position()
        record = records.begin(game, game.from_position(position, SEED), position)
        record, _ = records.add(record, game.from_position(position, SEED), ">c5")
        page = client.get(self.send(client, records.write(record).encode()).headers["location"])
        assert "P1 walked to c5" in words(page)

    def test_a_running_games_record_keeps_its_secret(self, client: Client) -> None:
        answer = self.send(client, city().record_text().encode())
        assert (answer.status_code, say("refused-record-only-seed-hash")[1:] in words(answer)) == (
            400, True,
        )  # fmt: skip

    @pytest.mark.parametrize(
        ("text", "code", "parameters"),
        [
            (b"", "record-empty", {}),
            (b"\xff\xfe", "record-not-utf8", {}),
            (b"x" * (replay.MOST_BYTES + 1), "replay-too-large", {"most": 256}),
            (b"x" * (5 * replay.MOST_BYTES), "replay-too-large", {"most": 256}),
        ],
        ids=["empty", "not-utf8", "too-large", "much-too-large"],
    )
    def test_what_is_not_a_record_is_refused_in_a_sentence(
        self, client: Client, text: bytes, code: str, parameters: dict[str, Any]
    ) -> None:
        answer = self.send(client, text)
        assert answer.status_code == 400
        assert say(f"refused-{code}", **parameters)[1:] in words(answer)

    def test_a_wrong_move_is_named(self, client: Client) -> None:
        text = self.record(city()).replace(b">c4", b">e5")
        assert ">e5" in words(self.send(client, text))

    def test_endless_games_are_refused(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(replay, "MOST_MOVES", 3)
        replay.RECENT.clear()
        with pytest.raises(Refusal, match="replay-too-long"):
            replay.unpacked(replay.pack(self.record(city())))

    def test_a_record_too_long_for_an_address_is_not_verified(
        self, client: Client, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        read: list[str] = []
        monkeypatch.setattr(replay, "LONGEST_ADDRESS", 10)
        monkeypatch.setattr(replay, "unpacked", read.append)
        answer = self.send(client, self.record(city()))
        assert say("refused-replay-too-long")[1:] in words(answer)
        assert read == []

    def test_one_is_read_at_a_time(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        """Also when it arrives: verifying a long game takes as long as replaying it."""
        turnstile, seen, read = Turnstile(), [], replay.unpacked

        def unpacked(packed: str) -> Table:
            seen.append(turnstile.is_taken)
            return read(packed)

        monkeypatch.setattr(client.app.state, "replaying", turnstile)
        monkeypatch.setattr(replay, "unpacked", unpacked)
        assert client.get(self.send(client, self.record(city())).headers["location"]).is_success
        assert seen == [True, True]

    def test_only_so_many_moves_are_kept(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The addresses are the visitors' own: they could name any number of long games."""
        text, read = self.record(city()), []
        game = replay.unpacked(replay.pack(text))
        length = len(game.moves) + 1

        def noted(packed: str) -> Table:
            read.append(packed)
            return game

        recent: Recent[str, Table] = Recent(3 * length, lambda game: len(game.moves) + 1)
        monkeypatch.setattr(replay, "RECENT", recent)
        monkeypatch.setattr(replay, "_read", noted)
        for name in ("a", "b", "c", "a", "d", "a", "b"):
            replay.unpacked(name)
        assert read == ["a", "b", "c", "d", "b"]
        assert recent.total == 3 * length

    def test_a_changed_address_holds_no_game(self, client: Client) -> None:
        for packed in ("nonsense", "é", replay.pack(b"x")[:-3]):
            assert client.get(f"/replay/{packed}").status_code == 400

    def test_an_address_that_would_fill_the_memory_is_cut_off(self) -> None:
        bomb = replay.pack(bytes(50 * replay.MOST_BYTES))
        assert len(replay.unpack(bomb)) == replay.MOST_BYTES

    def test_nobody_is_asked_for_a_file_in_vain(self, client: Client) -> None:
        assert 'type="file" name="record"' in client.get("/replay").text
