"""The log: each turn is a row of pictures with its sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING

import pytest

from selenite.core import registry
from selenite.core.records import Record
from selenite.games import blue_moon_city
from selenite.table import log
from selenite.table.log import Entry
from selenite.table.model import Seat
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.texts import LANGUAGES
from selenite.web.html import Markup
from selenite.web.log_steps import seat_sign
from selenite.web.pieces import GrowingList
from selenite.web.simple import SimplePage
from selenite.web.turn_log import LAST_TURNS, turns_of
from selenite.web.turn_log import log as log_of
from selenite.web.viewer import ViewerContext
from tests.games.looking import table_of
from tests.table.running_services import two_people
from tests.web.driving import (
    COUNT_MESSAGES,
    FRAMES,
    HAS_STREAM,
    Serve,
    at_table,
    open_table,
    set_preferences,
    wait,
)
from tests.web.test_browser import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from local_server import Server

FIRST_TURN = (">c4", "/", "/", "drop")


def play(table: Table, *moves: str) -> Table:
    """Play moves at a table."""
    for move in moves:
        data = {"seat": table.to_move, "move": move, "by_hand": True}
        table.take(Entry(table.seq + 1, 0.0, log.MOVE, data))
    return table


def city(*moves: str) -> Table:
    return play(table_of(blue_moon_city.new(players=2, seed="selenite", first=0)), *moves)


def seen_by(table: Table, seat: int | None, language: str = "en") -> ViewerContext:
    return ViewerContext(table, seat, table.view(seat), language)


def lines(table: Table, seat: int | None = None) -> list[str]:
    return log_of(seen_by(table, seat)).lines


def random_table(name: str, count: int) -> Table:
    """A table at which some moves were made by chance."""
    game, chance = registry.find(name), Random("log")
    state = game.new("log", {})
    seats = [Seat(name=who) for who in ("Ada", "Ben", "Cem")[: game.players(state)]]
    table = Table("table", Record(name, game.rules), state, seats=seats)
    table.begin()
    while table.to_move is not None and len(table.moves) < count:
        legal = [move for move in table.view(table.to_move).legal if move != "declare"]
        play(table, chance.choice(legal))
    return table


class TestFolding:
    def test_a_turn_is_one_entry(self) -> None:
        table = city(*FIRST_TURN)
        assert [(turn.seat, turn.round) for turn in turns_of(table)] == [(0, "1")]
        assert len(lines(table)) == 1

    def test_the_next_turn_is_another(self) -> None:
        table = city(*FIRST_TURN, ">c2")
        assert [turn.seat for turn in turns_of(table)] == [0, 1]
        assert [re.findall(r'data-seat="(\d)"', line) for line in lines(table)] == [["0"], ["1"]]

    def test_sentences_are_numbered_through_and_routine_is_left_out(self) -> None:
        shown = "".join(lines(city(*FIRST_TURN, ">c2")))
        numbers = [int(n) for n in re.findall(r'value="(\d+)"', shown)]
        assert numbers == [*range(1, len(numbers) + 1)]
        assert "ended the movement" not in shown

    def test_an_entry_is_named_by_its_round_and_player(self) -> None:
        assert 'aria-label="Round 1: Ada"' in lines(city(">c4"))[0]

    def test_only_the_turns_of_others_are_new(self) -> None:
        table = city(*FIRST_TURN, ">c2")
        assert ["turn new" in line for line in lines(table, 0)] == [False, True]
        assert ["turn new" in line for line in lines(table, None)] == [False, False]

    def test_a_growing_turn_is_sent_alone(self) -> None:
        table = city(*FIRST_TURN, ">c2")
        before = log_of(seen_by(table, None))
        sent = log_of(seen_by(play(table, ">c1"), None)).since(before, "log")
        assert 'hx-target="#turn-1"' in sent
        assert 'id="turn-0"' not in sent

    def test_turns_are_drawn_once(self) -> None:
        table = city(*FIRST_TURN, ">c2")
        first = lines(table)[0]
        assert lines(play(table, ">c1"))[0] is first

    def test_a_taken_back_move_goes(self) -> None:
        table = city(*FIRST_TURN, ">c2")
        table.go_back(4)
        assert len(lines(table)) == 1

    def test_a_page_that_comes_late_gets_the_last_turns(self) -> None:
        table = random_table("blue-moon-city", 400)
        assert len(turns_of(table)) > LAST_TURNS
        assert len(lines(table)) == LAST_TURNS

    def test_who_begins_is_told_before_all_turns(self) -> None:
        table = city()
        table.announce_first_player("lot")
        play(table, ">c4")
        first, second = lines(table)
        assert "turn-row" not in first
        assert "turn-row" in second

    def test_another_line_at_a_place_sends_the_whole_list(self) -> None:
        sent = GrowingList({"b": Markup('<li id="b">')}).since(
            GrowingList({"a": Markup('<li id="a">')}), "log"
        )
        assert 'hx-target="#log" hx-swap="innerMorph"' in sent


class TestPictures:
    def test_a_game_without_pictures_tells_its_first_sentence(self) -> None:
        context = seen_by(city(">c4"), None)
        (step,) = SimplePage().log_steps(context, context.table.sentences)
        assert "Ada walked to c4, Fire Temple" in step.pictures[0]
        assert SimplePage().seat_picture(1) == seat_sign(1)
        assert SimplePage().worded(context, context.table.sentences[0]) is None

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("game", registry.games())
    def test_no_sentence_that_is_seen_has_a_code(self, game: str, language: str) -> None:
        shown = "".join(log_of(seen_by(random_table(game, 160), None, language)).lines)
        seen = re.sub(r'<span class="coded">.*?</span>', "", shown)
        words = " ".join(re.findall(r'<li id="s\d+"[^>]*>(?:<span[^>]*>)?([^<]*)', seen))
        assert len(words) > 400
        assert not re.search(r"\b([a-e][1-5]|[vtafkmhp][1-3]|[LS]\d\d|[LS][gsb])\b|\(-?\d+,", words)

    def test_everything_that_happens_has_pictures_or_is_plain(self) -> None:
        table = random_table("moon-base", 70)
        rows = "".join(lines(table))
        for picture in ("level-sign", "ring-picture", "piece-small", "seat-shape"):
            assert picture in rows


async def some_turns(services: Services) -> tuple[Table, Person]:
    table, ada, _ = await two_people(services)
    await services.play.move(table.id, ada, ">c4", table.acted)
    return table, ada


class TestInABrowser:
    def test_pointing_at_a_turn_marks_where_it_was(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada = server.do(some_turns)
        with at_table(browser, server, table, ada) as page:
            page.locator("#log .turn-row").hover()
            mark = page.locator('#marks [data-mark="told"]').bounding_box()
            tile = page.locator('#board [data-cell="c4"]').first.bounding_box()
            assert mark is not None
            assert tile is not None
            assert abs(mark["x"] - tile["x"]) < 6
            assert abs(mark["y"] - tile["y"]) < 6
            page.locator("#hand").hover()
            assert page.locator("#marks [data-mark]").count() == 0

    def test_a_turn_unfolds_by_click_and_key_and_stays_so(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        table, ada = server.do(some_turns)
        with at_table(browser, server, table, ada) as page:
            row, told = page.locator("#log .turn-row"), page.locator("#log .worded").first
            assert row.get_attribute("aria-expanded") == "false"
            row.press("Enter")
            assert row.get_attribute("aria-expanded") == "true"
            assert told.inner_text() == "Ada walked to the Fire Temple"
            box = told.bounding_box()
            assert box is not None
            assert box["height"] > 10
            server.do(lambda services: services.play.move(table.id, ada, ">c5", table.acted))
            page.wait_for_selector("#log .told >> nth=0 >> li >> nth=1", state="attached")
            assert row.get_attribute("aria-expanded") == "true"
            row.click()
            assert row.get_attribute("aria-expanded") == "false"

    def test_codes_are_seen_by_those_who_want_them(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada = server.do(some_turns)
        with at_table(browser, server, table, ada) as page:
            set_preferences(page, server, codes="on")
            open_table(page, server, table)
            page.locator("#log .turn-row").click()
            assert page.locator("#log .worded").first.is_hidden()
            assert "c4, Fire Temple" in page.locator("#log .coded").first.inner_text()

    def test_a_closed_log_speaks_sentence_by_sentence(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada = server.do(some_turns)
        with at_table(browser, server, table, ada, **PHONE) as page:
            server.do(lambda services: services.play.move(table.id, ada, ">c5", table.acted))
            spoken = page.locator("#spoken p")
            spoken.last.wait_for(state="attached")
            assert spoken.all_text_contents() == ["Ada walked to c5, Mill"]


ADD_TURNS = """count => {
  const list = document.querySelector("#log ol");
  for (let n = 0; n < count; n += 1) list.append(list.querySelector(".turn").cloneNode(true));
}"""
FROM_END = """() => {
  const log = document.querySelector("#log");
  return log.scrollHeight - log.scrollTop - log.clientHeight;
}"""


def listen(page: Page, server: Server, table: Table) -> None:
    """Go to a table once more, and wait until its stream has brought what is new."""
    page.add_init_script(COUNT_MESSAGES)
    open_table(page, server, table)
    page.wait_for_function(HAS_STREAM)


@contextmanager
def at_the_end_of_a_long_log(serve: Serve, browser: Browser) -> Iterator[Page]:
    """A page with so many turns that their log scrolls, at the newest one."""
    server = serve()
    table, ada = server.do(some_turns)
    with at_table(browser, server, table, ada) as page:
        listen(page, server, table)
        page.evaluate(ADD_TURNS, 30)
        wait(page, lambda: page.evaluate(FROM_END) < 2)
        yield page


class TestTheNewestTurn:
    def test_it_stays_in_sight_however_fast_turns_come(
        self, serve: Serve, browser: Browser
    ) -> None:
        with at_the_end_of_a_long_log(serve, browser) as page:
            # More turns come before the page has heard that it scrolled for the last ones.
            late = "document.querySelector('#log').scrollTop += 9"
            page.evaluate(f"() => {{ ({ADD_TURNS})(5); {late}; }}")
            page.evaluate(FRAMES)
            assert page.evaluate(FROM_END) < 2
            assert page.locator("#log-newest").is_hidden()

    def test_those_who_read_older_ones_are_left_in_peace(
        self, serve: Serve, browser: Browser
    ) -> None:
        with at_the_end_of_a_long_log(serve, browser) as page:
            page.locator("#log").hover()
            page.mouse.wheel(0, -300)
            page.wait_for_selector("#log-newest:not([hidden])")
            top = page.locator("#log").evaluate("log => log.scrollTop")
            page.evaluate(ADD_TURNS, 5)
            page.wait_for_selector("#log-newest[data-news]")
            assert page.locator("#log").evaluate("log => log.scrollTop") == top
            page.locator("#log-newest").click()
            assert page.evaluate(FROM_END) < 2
            assert page.locator("#log-newest").is_hidden()
            page.evaluate(ADD_TURNS, 5)
            wait(page, lambda: page.evaluate(FROM_END) < 2)
