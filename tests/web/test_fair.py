"""Fair deals in a real browser: browsers add their parts, and check the deal when it is over."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from local_server import Server
from selenite.core import records
from selenite.core.fair_deal import Deal, commitment_to, seed_of
from selenite.table.deal import TableDeal
from selenite.table.model import GATHERING, OVER, RUNNING, Seat
from selenite.table.table import Table
from selenite.texts import say
from selenite.web.fair import page as fair_page

from .clients import User
from .driving import Serve, until, visitor, wait_for_board

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CITY, MOON = "blue-moon-city", "moon-base"
ROOT = Path(__file__).parents[2]


@contextmanager
def two_browsers(
    serve: Serve, browser: Browser, game: str = MOON
) -> Iterator[tuple[Server, Table, Page, Page]]:
    """A table where Ada and Ben have taken their seats, each in a browser of their own."""
    server = serve()
    server.services.dealing.patience = 60.0
    ada = server.do(lambda services: services.people.welcome("Ada"))
    ben = server.do(lambda services: services.people.welcome("Ben"))
    first_player = "lot" if game == MOON else None
    table = server.do(
        lambda services: services.seating.set_up(
            ada, game, {}, [Seat(ada.id, "Ada"), Seat()], first_player=first_player
        )
    )
    server.do(lambda services: services.seating.sit(table.id, ben, 1, "Ben"))
    with visitor(browser, server, ada) as adas, visitor(browser, server, ben) as bens:
        for page in (adas, bens):
            page.goto(f"{server.address}/t/{table.id}")
        assert table.deal is not None
        until(lambda: len(table.deal.commitments) == 2)  # type: ignore[union-attr]
        yield server, table, adas, bens


def start(table: Table, *pages: Page) -> None:
    """Be ready in every browser; the game starts, and its page is loaded anew."""
    for page in pages:
        page.evaluate("window.isGathering = true")
        page.get_by_role("button", name=say("gathering-i-am-ready")).click()
    for page in pages:
        page.wait_for_function("() => !window.isGathering")
        wait_for_board(page)


def resign(page: Page, table: Table) -> None:
    """Give up the game, in the browser."""
    page.locator("#open-menu-room").click()
    page.get_by_role("button", name=say("web-resign")).click()
    yes = page.locator("#confirm-yes")
    assert yes.inner_text() == say("web-resign")
    yes.click()
    page.wait_for_selector("#ending > section")


def check(page: Page) -> list[tuple[str, str]]:
    """Press the button that checks the deal: each step with whether it holds."""
    page.locator("#deal-check").click()
    page.wait_for_selector(".deal-verdict")
    return steps(page)


def steps(page: Page) -> list[tuple[str, str]]:
    found = page.locator(".deal-steps li")
    return [(one.get_attribute("data-holds") or "", one.inner_text()) for one in found.all()]


def verdict(page: Page) -> str | None:
    return page.locator(".deal-verdict").get_attribute("data-verdict")


def deal_of(table: Table) -> Deal:
    deal = table.open_deal()
    assert deal is not None
    return deal


def ground(table: Table) -> None:
    """Ben's part is another one than he had committed to; everything else fits it."""
    assert table.deal is not None
    ben = next(person for person, place in (table.deal.places or {}).items() if place == 1)
    table.deal.parts[ben] = "0c" * 32
    table.deal.commitments[ben] = commitment_to("0c" * 32)
    fit(table)


def permuted(table: Table) -> None:
    """Ada and Ben have changed places; everything else fits that."""
    assert table.deal is not None
    assert table.deal.places is not None
    table.deal.places = {person: 1 - place for person, place in table.deal.places.items()}
    fit(table)


def fit(table: Table) -> None:
    """Let a finished game's seed follow from its deal."""
    assert table.deal is not None
    table.record = replace(table.record, seed=table.deal.seed().hex())


class TestTwoBrowsers:
    def test_both_add_to_the_deal_and_check_it(self, serve: Serve, browser: Browser) -> None:
        with two_browsers(serve, browser) as (_, table, adas, bens):
            start(table, adas, bens)
            assert [part.digits is not None for part in deal_of(table).parts] == [True, True]
            assert "Ada" in adas.locator("#deal").text_content()  # type: ignore[operator]
            resign(adas, table)
            for page in (adas, bens):
                page.wait_for_selector("#deal-check")
                told = check(page)
                assert {holds for holds, _ in told} == {"true"}
                assert [words for _, words in told] == [
                    say("fair-step-secret"),
                    f"Ada: {say('fair-step-part')}",
                    f"Ben: {say('fair-step-part')}",
                    say("fair-step-seed"),
                    say("fair-step-lots"),
                    say("fair-step-promise"),
                    say("fair-step-listed"),
                    say("fair-step-own"),
                ]
                assert verdict(page) == "fair"
            records.verify(records.read(table.record_text()))

    def test_a_browser_that_goes_away_is_not_waited_for(
        self, serve: Serve, browser: Browser
    ) -> None:
        with two_browsers(serve, browser) as (server, table, adas, bens):
            server.services.dealing.patience = 0.2
            bens.get_by_role("button", name=say("gathering-i-am-ready")).click()
            bens.goto("about:blank")
            start(table, adas)
            assert [part.digits is not None for part in deal_of(table).parts] == [True, False]
            resign(adas, table)
            told = check(adas)
            assert ("open", f"Ben: {say('fair-step-missing')}") in told
            assert verdict(adas) == "fair"

    def test_a_browser_notices_another_promise(self, serve: Serve, browser: Browser) -> None:
        with two_browsers(serve, browser) as (_, table, adas, bens):
            start(table, adas, bens)
            remembered = json.loads(adas.evaluate("localStorage.deals"))
            remembered[table.id]["commitment"] = commitment_to("00" * 32)
            adas.evaluate("deals => { localStorage.deals = deals; }", json.dumps(remembered))
            adas.reload()
            resign(adas, table)
            assert ("false", say("fair-step-not-promise")) in check(adas)
            assert verdict(adas) == "unfair"

    def test_a_browser_notices_that_its_part_was_left_out(
        self, serve: Serve, browser: Browser
    ) -> None:
        with two_browsers(serve, browser) as (server, table, adas, bens):
            server.services.dealing.patience = 0.2
            adas.route("**/part", lambda route: route.abort())
            start(table, bens, adas)
            resign(adas, table)
            assert ("false", say("fair-step-not-own")) in check(adas)
            assert verdict(adas) == "without-you"

    def test_a_browser_keeps_its_part_until_it_sees_its_commitment(
        self, serve: Serve, browser: Browser, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A server that hides a commitment could choose that player's part afterwards."""
        with two_browsers(serve, browser) as (server, table, adas, bens):
            whole = TableDeal.promised
            monkeypatch.setattr(TableDeal, "promised", lambda *told: whole(*told)[1:])
            server.services.dealing.patience = 1.0
            start(table, bens, adas)
            assert [part.digits is not None for part in deal_of(table).parts] == [False, True]

    @pytest.mark.parametrize("cheat", [ground, permuted])
    def test_a_browser_notices_parts_that_were_settled_after_its_own(
        self, serve: Serve, browser: Browser, cheat: Callable[[Table], None]
    ) -> None:
        with two_browsers(serve, browser, CITY) as (_, table, adas, bens):
            start(table, adas, bens)
            resign(adas, table)
            cheat(table)
            told = check(adas)
            assert [words for holds, words in told if holds == "false"] == [
                say("fair-step-not-listed")
            ]
            assert verdict(adas) == "unfair"

    def test_what_others_withhold_is_no_fault(self, serve: Serve, browser: Browser) -> None:
        with two_browsers(serve, browser, CITY) as (server, table, adas, bens):
            server.services.dealing.patience = 0.5
            bens.route("**/part", lambda route: route.abort())
            start(table, bens, adas)
            resign(adas, table)
            told = check(adas)
            assert ("true", say("fair-step-listed")) in told
            assert verdict(adas) == "fair"

    def test_a_part_that_was_known_before_the_game_is_not_used(
        self, serve: Serve, browser: Browser
    ) -> None:
        """A server could gather people with a promise whose part it has got already."""
        server = serve()
        ada = server.do(lambda services: services.people.welcome("Ada"))
        table = server.do(
            lambda services: services.seating.set_up(ada, CITY, {}, [Seat(ada.id, "Ada"), Seat()])
        )
        assert table.deal is not None
        offers = json.dumps({table.deal.commitment: "0a" * 32})
        with visitor(browser, server, ada) as page:
            page.goto(f"{server.address}/rules")
            page.evaluate("offers => { localStorage['deal-offers'] = offers; }", offers)
            page.goto(f"{server.address}/t/{table.id}")
            page.get_by_role("button", name=say("gathering-i-am-ready")).click()
            until(lambda: table.seats[0].ready)
            assert table.deal.commitments == {}

    def test_a_browser_without_script_plays_all_the_same(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        with visitor(browser, server, java_script_enabled=False) as page:
            page.goto(server.address)
            page.locator(f"#play-{MOON}").click()
            table = server.services.tables.loaded[page.url.rpartition("/")[2]]
            assert table.status == RUNNING
            assert deal_of(table).parts == ()


class TestTablesThatStartAtOnce:
    @pytest.mark.parametrize("game", [CITY, MOON])
    def test_the_browser_adds_its_part_to_a_game_and_its_rematch(
        self, serve: Serve, browser: Browser, game: str
    ) -> None:
        server = serve()
        with visitor(browser, server) as page:
            page.goto(server.address)
            page.locator(f"#play-{game}").click()
            wait_for_board(page)
            tables = server.services.tables.loaded
            table = tables[page.url.rpartition("/")[2]]
            assert [part.digits is not None for part in deal_of(table).parts] == [True]
            resign(page, table)
            assert ("true", say("fair-step-own")) in check(page)
            page.locator("#do-rematch").click()
            page.wait_for_url(lambda url: table.id not in url)
            wait_for_board(page)
            again = tables[page.url.rpartition("/")[2]]
            assert [part.digits is not None for part in deal_of(again).parts] == [True]

    def test_plain_http_is_enough(self, serve: Serve, browser: Browser) -> None:
        """In a home network browsers offer no crypto.subtle."""
        server = serve()
        with visitor(browser, server) as page:
            page.add_init_script(
                "Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });"
            )
            page.goto(server.address)
            page.locator(f"#play-{MOON}").click()
            wait_for_board(page)
            assert page.evaluate("crypto.subtle === undefined")
            table = server.services.tables.loaded[page.url.rpartition("/")[2]]
            resign(page, table)
            assert {holds for holds, _ in check(page)} == {"true"}
            assert verdict(page) == "fair"

    def test_a_part_that_was_sent_for_another_promise_is_noticed(
        self, serve: Serve, browser: Browser
    ) -> None:
        """A server that sees a part and only then draws its secret could choose the deal."""
        server = serve()
        with visitor(browser, server) as page:
            page.goto(server.address)
            page.locator(f"#play-{MOON}").click()
            wait_for_board(page)
            table = server.services.tables.loaded[page.url.rpartition("/")[2]]
            offers = json.loads(page.evaluate("localStorage['deal-offers']"))
            assert list(offers) == [deal_of(table).commitment]
            other = json.dumps({commitment_to("00" * 32): part for part in offers.values()})
            page.evaluate("offers => { localStorage['deal-offers'] = offers; }", other)
            page.reload()
            resign(page, table)
            assert ("false", say("fair-step-not-promise")) in check(page)
            assert verdict(page) == "unfair"

    def test_a_part_that_joined_later_is_noticed(self, serve: Serve, browser: Browser) -> None:
        """The server knew the browser's part before; with another one it could choose the deal."""
        server = serve()
        with visitor(browser, server) as page:
            page.goto(server.address)
            page.locator(f"#play-{CITY}").click()
            wait_for_board(page)
            table = server.services.tables.loaded[page.url.rpartition("/")[2]]
            resign(page, table)
            assert table.deal is not None
            assert table.deal.places is not None
            table.deal.places["nobody"] = 1
            table.deal.parts["nobody"] = "0c" * 32
            table.deal.commitments["nobody"] = commitment_to("0c" * 32)
            fit(table)
            assert ("false", say("fair-step-not-listed")) in check(page)
            assert verdict(page) == "unfair"

    def test_an_invitation_keeps_the_part_for_later(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        with visitor(browser, server) as page:
            page.goto(server.address)
            page.locator(f"#invite-{MOON}").click()
            page.wait_for_selector("#places")
            table = server.services.tables.loaded[page.url.rpartition("/")[2]]
            until(lambda: bool(table.deal and table.deal.commitments))
            assert table.status == GATHERING
            assert table.deal is not None
            assert table.deal.parts == {}


class TestFile:
    """The self-contained page, opened from a file."""

    @pytest.fixture
    def record(self, serve: Serve, browser: Browser, tmp_path: Path) -> Path:
        """The record of a game between two browsers, as one of them downloads it."""
        with two_browsers(serve, browser) as (_, table, adas, bens):
            start(table, adas, bens)
            resign(adas, table)
            assert table.status == OVER
            adas.locator("#open-menu-room").click()
            with adas.expect_download() as waiting:
                adas.get_by_role("link", name=say("web-record")).click()
            file = tmp_path / "game.sel"
            waiting.value.save_as(file)
        return file

    @staticmethod
    def changed(file: Path, change: Callable[[dict[str, Any]], None]) -> Path:
        """The record with another deal."""
        lines = file.read_text("utf-8").split("\n")
        at = next(number for number, line in enumerate(lines) if line.startswith("[Deal "))
        told = json.loads(json.loads(lines[at][6:-1]))
        change(told)
        lines[at] = f"[Deal {json.dumps(json.dumps(told))}]"
        other = file.with_name("changed.sel")
        other.write_text("\n".join(lines), encoding="utf-8")
        return other

    @classmethod
    def moved(cls, file: Path) -> Path:
        """The record with a part from a place that the game doesn't have; the seed fits that."""
        deal = records.read(file.read_text("utf-8")).deal
        assert deal is not None
        assert deal.secret is not None
        parts = {part.place: part.digits or "" for part in deal.parts}
        seeds = [seed_of(deal.secret, by).hex() for by in (parts, {0: parts[0], 7: parts[1]})]

        def move(told: dict[str, Any]) -> None:
            del told["lots"]
            told["parts"][1]["place"] = 7

        other = cls.changed(file, move)
        text = other.read_text("utf-8").replace(seeds[0], seeds[1])
        other.write_text(text, encoding="utf-8")
        return other

    def test_it_accepts_a_record_and_rejects_a_changed_one(
        self, browser: Browser, record: Path, tmp_path: Path
    ) -> None:
        saved = tmp_path / "fair.html"
        saved.write_text(fair_page("en")[0], encoding="utf-8")
        context = browser.new_context()
        page = context.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(saved.as_uri())
        complaints: list[str] = []
        page.on("console", lambda said: complaints.append(said.text))
        page.locator("#record").set_input_files(record)
        page.wait_for_selector('[data-verdict="together"]')
        assert {holds for holds, _ in steps(page)} == {"true"}
        deal = records.read(record.read_text("utf-8")).deal
        assert deal is not None

        page.locator("#noted").fill(deal.commitment)
        page.locator(".deal-steps li").nth(5).wait_for()
        assert ("true", say("fair-step-noted")) in steps(page)
        page.locator("#noted").fill("00" * 32)
        page.wait_for_selector('[data-verdict="unfair"]')
        page.locator("#noted").fill("")
        page.wait_for_selector('[data-verdict="together"]')

        def swap(told: dict[str, Any]) -> None:
            one, other = told["parts"]
            for key in ("commitment", "part"):
                one[key], other[key] = other[key], one[key]

        def turn(told: dict[str, Any]) -> None:
            told["lots"].reverse()
            for part in told["parts"]:
                part["seat"] = 1 - part["seat"]

        broken: list[tuple[Callable[[dict[str, Any]], None], str]] = [
            (lambda told: told.update(secret="00" * 32), "fair-step-not-secret"),
            (lambda told: told.update(commitment="00" * 32), "fair-step-not-secret"),
            (lambda told: told["parts"][0].update(part="00" * 32), "fair-step-not-part"),
            (lambda told: told["parts"][1].update(commitment="00" * 32), "fair-step-not-part"),
            (swap, "fair-step-not-seed"),
            (turn, "fair-step-not-lots"),
        ]
        for change, code in broken:
            page.locator("#record").set_input_files(record)
            page.wait_for_selector('[data-verdict="together"]')
            page.locator("#record").set_input_files(self.changed(record, change))
            page.wait_for_selector('[data-verdict="unfair"]')
            assert any(say(code) in words for holds, words in steps(page) if holds == "false")
        page.locator("#record").set_input_files(record)
        page.wait_for_selector('[data-verdict="together"]')
        page.locator("#record").set_input_files(self.moved(record))
        page.wait_for_selector('[data-verdict="unfair"]')
        assert [words for holds, words in steps(page) if holds == "false"] == [
            say("fair-step-not-seed")
        ]
        page.locator("#record").set_input_files(saved)
        page.wait_for_selector('[data-verdict="no-record"]')
        assert [url for url in asked if not url.startswith("file:")] == []
        assert complaints == []
        context.close()

    def test_the_page_in_docs_is_what_the_server_shows(self) -> None:
        assert (ROOT / "docs" / "fair.html").read_text("utf-8") == fair_page("en")[0]

    def test_the_server_shows_it_and_lets_it_run_its_own_script_alone(self, ada: User) -> None:
        answer = ada.get("/fair")
        assert answer.text == fair_page("en")[0]
        policy = answer.headers["content-security-policy"]
        assert re.fullmatch(
            r"default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'sha256-[\w+/=]+';"
            r" base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            policy,
        )


COMPARE = """async () => {
  const different = [];
  for (const kind of ["SHA-256", "SHA-512"]) {
    for (let length = 0; length < 260; length += 1) {
      const bytes = crypto.getRandomValues(new Uint8Array(length));
      const theirs = hex(new Uint8Array(await crypto.subtle.digest(kind, bytes)));
      if (computed(kind, bytes) !== theirs) different.push([kind, length]);
    }
  }
  return different;
}"""


def test_the_hashes_computed_here_are_those_of_the_browser(browser: Browser) -> None:
    """Over plain HTTP there is no crypto.subtle, so the pages compute hashes themselves."""
    page = browser.new_page()
    page.goto((ROOT / "docs" / "fair.html").as_uri())
    assert page.evaluate(COMPARE) == []
    page.close()
