"""Since my last turn: the others' moves step by step, in a dialog over the table."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from html import unescape
from typing import TYPE_CHECKING

import pytest

from selenite.games import blue_moon_city
from selenite.table.model import OVER, Seat
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.texts import LANGUAGES, say
from selenite.web.timeline import Timeline
from tests.table.running_services import two_people

from .clients import Client, words
from .driving import foreign_nodes, open_table, set_preferences, visitor, wait
from .test_replay import (
    ADA,
    BEN,
    CITY,
    MOON,
    OPENING,
    cards,
    city,
    cookie_of,
    moves_of,
    serving_ada_and_ben,
    table_of,
    whole_game,
)
from .test_secrets import twin

if TYPE_CHECKING:
    import httpx
    from playwright.sync_api import Browser, Page

    from local_server import Server
    from selenite.table.services import Services

PHONE = {"viewport": {"width": 360, "height": 740}}


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    yield from serving_ada_and_ben()


def shown(
    client: Client, table: Table, person: Person | None, step: int = 0, path: str = "/since"
) -> httpx.Response:
    """What the dialog shows to somebody at a step."""
    client.app.state.services.tables.loaded[table.id] = table
    client.cookies.clear()
    return client.get(f"/t/{table.id}{path}?step={step}", headers=cookie_of(client, person))


def announced(answer: httpx.Response) -> str:
    """The text that is read out."""
    found = re.search(r'id="since-told".*?</div>', answer.text, re.S)
    assert found is not None
    spoken = re.sub('<span [^>]*aria-hidden="true">.*?</span>', "", found[0])
    return unescape(" ".join(re.sub("<[^>]+>", " ", spoken).split()).partition("> ")[2])


class TestMissed:
    """Which moves are stepped through."""

    def missed(self, table: Table, seat: int | None) -> tuple[int, list[int]]:
        timeline = Timeline(table, seat, frozenset() if seat is None else frozenset({seat}))
        return timeline.last_left, timeline.missed

    def test_the_others_moves_since_mine(self) -> None:
        assert self.missed(city(), 0) == (4, [5, 8])

    def test_my_turn_so_far_is_not_among_them(self) -> None:
        assert self.missed(city((*OPENING, ">c5")), 0) == (4, [5, 8])

    def test_before_my_first_turn_it_is_all_of_them(self) -> None:
        assert self.missed(city(OPENING[:4]), 1) == (0, [1, 4])

    def test_in_the_first_turn_there_are_none(self) -> None:
        assert self.missed(city((">c4",)), 0) == (0, [])

    def test_after_my_turn_there_are_none_yet(self) -> None:
        assert self.missed(city(), 1) == (8, [])

    def test_spectators_miss_nothing(self) -> None:
        assert self.missed(city(), None) == (0, [])

    def test_a_round_of_moon_base_has_many_turns(self) -> None:
        table = table_of(MOON, moves_of(MOON)[:7])
        seats = [played.seat for played in table.moves]
        assert seats == [1, 1, 0, 1, 0, 1, 0]
        assert self.missed(table, 1) == (6, [7])
        assert self.missed(table_of(MOON, moves_of(MOON)[:6]), 0) == (5, [6])

    def test_at_the_end_it_is_how_the_winner_won(self) -> None:
        table = whole_game(CITY)
        assert table.status == OVER
        assert {table.moves[at - 1].label for at in self.missed(table, 0)[1]} == {"23.1"}


class TestSteps:
    def test_the_first_is_the_position_that_was_left(self, client: Client) -> None:
        answer = shown(client, city(), ADA)
        assert announced(answer) == f"{say('replay-at', at=0, count=2)} {say('since-left')}"
        assert 'class="new"' not in answer.text

    def test_a_step_describes_and_marks_its_move(self, client: Client) -> None:
        answer = shown(client, city(), ADA, 1)
        assert announced(answer).startswith(f"{say('replay-at', at=1, count=2)} Ben walked to b3")
        assert answer.text.count('class="new"') == 1

    def test_a_stack_that_rings_were_taken_from_is_marked(self, client: Client) -> None:
        answer = shown(client, table_of(MOON, moves_of(MOON)[:3]), BEN, 1)
        assert answer.text.count('class="new"') == 1

    @pytest.mark.parametrize(("step", "is_at"), [(-3, 0), (99, 2)])
    def test_steps_beyond_the_ends_lead_to_them(
        self, client: Client, step: int, is_at: int
    ) -> None:
        assert say("replay-at", at=is_at, count=2) in announced(shown(client, city(), ADA, step))

    def test_a_player_who_has_not_moved_yet_sees_the_start(self, client: Client) -> None:
        assert say("replay-start") in announced(shown(client, city(OPENING[:4]), BEN))

    def test_an_empty_dialog_says_so(self, client: Client) -> None:
        assert announced(shown(client, city(), BEN)) == say("since-nothing")
        assert announced(shown(client, city(), None)) == say("since-nothing")

    def test_a_game_that_has_not_begun_is_refused(self, client: Client) -> None:
        table = city(())
        table.status = "gathering"
        assert shown(client, table, ADA).status_code == 400

    @pytest.mark.parametrize("game", [CITY, MOON])
    def test_no_name_is_that_of_a_thing_of_the_table(self, client: Client, game: str) -> None:
        table = table_of(game, moves_of(game)[:40])
        ids = [
            re.findall(r'\bid="([^"]+)"', shown(client, table, ADA, path=path).text)
            for path in ("", "/since")
        ]
        assert len(ids[1]) > 3
        assert not set(ids[0]) & set(ids[1])
        assert len(set(ids[1])) == len(ids[1])

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_it_is_there_in_every_language(self, client: Client, language: str) -> None:
        client.app.state.services.tables.loaded["game"] = city()
        client.cookies.clear()
        me = cookie_of(client, ADA)["Cookie"]
        answer = client.get("/t/game/since", headers={"Cookie": f"{me}; language={language}"})
        assert say("since-left", language) in words(answer)


class TestSecrets:
    @pytest.mark.parametrize(("seat", "person"), [(0, ADA), (1, BEN)])
    def test_only_the_own_hand_of_that_time_is_shown(
        self, client: Client, seat: int, person: Person
    ) -> None:
        table = table_of(CITY, moves_of(CITY)[:60])
        timeline = Timeline(table, seat, frozenset({seat}))
        for step, at in enumerate(
            [timeline.last_left, *timeline.missed] if timeline.missed else [60]
        ):
            hand = table.at(at)[0].position()["players"][seat]["hand"]
            assert "".join(cards(shown(client, table, person, step))) == hand

    def test_spectators_see_no_hand(self, client: Client) -> None:
        assert cards(shown(client, city(), None)) == []

    def test_a_covered_hand_stays_covered(self, client: Client) -> None:
        table = city()
        table.seats[1] = table.seats[0]
        assert cards(shown(client, table, ADA)) == []

    def test_twin_games_look_the_same(self, client: Client) -> None:
        position = blue_moon_city.new(players=2, seed="twins", first=0).position()
        twins = [table_of(CITY, OPENING, position=one) for one in (position, twin(position))]
        assert twins[0].state.position() != twins[1].state.position()
        for step in range(3):
            answers = [shown(client, table, ADA, step) for table in twins]
            assert say("replay-at", at=step, count=2) in announced(answers[0])
            assert answers[0].text == answers[1].text


class TestAtTheTable:
    """In a real browser."""

    @pytest.fixture(scope="class")
    def played(self, serve_module: Callable[..., Server]) -> tuple[Server, Table, Person]:
        server = serve_module()

        async def lay_out(services: Services) -> tuple[Table, Person]:
            table, ada, ben = await two_people(services)
            for person in (ada, ben):
                for kind in (">", "/", "/", "drop"):
                    while table.view(table.to_move).legal == ["/"]:
                        await asyncio.sleep(0.002)
                    legal = table.view(table.to_move).legal
                    move = next((one for one in legal if one.startswith(kind)), None)
                    if move is not None and table.seats[table.to_move or 0].person == person.id:
                        await services.play.move(table.id, person, move, table.acted)
            return table, ada

        return server, *server.do(lay_out)

    @pytest.fixture
    def page(self, browser: Browser, played: tuple[Server, Table, Person]) -> Iterator[Page]:
        server, table, ada = played
        with visitor(browser, server, ada, **PHONE) as page:
            page.goto(f"{server.address}/t/{table.id}")
            wait(page, lambda: table.to_move == 0)
            page.wait_for_selector("#since-open", state="visible")
            yield page

    def test_it_is_gone_through_with_keys_alone(self, page: Page) -> None:
        page.keyboard.press("s")
        page.wait_for_selector("#since:modal #since-on:focus")
        page.keyboard.press("ArrowRight")
        page.wait_for_selector("#since .new", state="attached")
        assert "Ben walked to" in page.locator("#since-told").inner_text()
        page.keyboard.press("ArrowLeft")
        page.wait_for_selector("#since .new", state="detached")
        page.keyboard.press("Escape")
        page.wait_for_selector("#since:not([open])", state="attached")
        assert page.evaluate("document.activeElement.id") == "since-open"

    def test_it_is_gone_through_with_a_finger(self, page: Page) -> None:
        page.locator("#since-open").click()
        while page.locator('#since-on[aria-disabled="true"]').count() == 0:
            following = page.locator("#since-on").get_attribute("hx-get")
            page.locator("#since-on").click()
            page.wait_for_selector(
                f'#since-on:not([hx-get="{following}"]), #since-on[aria-disabled]'
            )
        page.locator(".since-ways .main").click()
        page.wait_for_selector("#since:not([open])", state="attached")

    def test_keys_of_the_table_behind_do_nothing(
        self, page: Page, played: tuple[Server, Table, Person]
    ) -> None:
        page.locator("#since-open").click()
        page.wait_for_selector("#since:modal")
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        for key in ("u", "h", "e", "s", "?"):
            page.keyboard.press(key)
        page.keyboard.press("ArrowRight")
        page.wait_for_selector("#since .new", state="attached")
        assert [url.rpartition("/")[2] for url in asked] == ["since?step=1"]

    def test_pieces_glide_and_what_they_are_drawn_of_stays_as_it_is(self, page: Page) -> None:
        """A part that changes its own scale in passing would swell."""
        page.locator("#since-open").click()
        page.wait_for_selector("#since:modal")
        glides = "all => [...new Set(all.map(e => getComputedStyle(e).transitionDuration))]"
        board = page.locator(".since-board")
        assert board.locator("[id^=since-figure]").evaluate_all(glides) == ["0.35s"]
        assert board.locator("[transform]:not([id])").evaluate_all(glides) == ["0s"]

    def test_everything_fits_and_drawings_are_svg(self, page: Page) -> None:
        page.locator("#since-open").click()
        page.wait_for_selector("#since:modal")
        assert foreign_nodes(page) == []
        wide = "e => e.scrollWidth - e.clientWidth"
        assert page.locator("#since-steps").evaluate(wide) == 0

    def test_arrows_follow_the_direction_of_the_language(
        self, browser: Browser, played: tuple[Server, Table, Person]
    ) -> None:
        server, table, ada = played
        with visitor(browser, server, ada, **PHONE) as page:
            set_preferences(page, server, language="he", motion="off")
            open_table(page, server, table)
            page.locator("#since-open").click()
            page.wait_for_selector("#since:modal")
            page.keyboard.press("ArrowLeft")
            page.wait_for_selector("#since .new", state="attached")

    def test_the_first_turn_of_all_misses_nothing(
        self, browser: Browser, played: tuple[Server, Table, Person]
    ) -> None:
        server, _, ada = played
        seats = [Seat(ada.id, "Ada"), Seat("ben", "Ben")]
        table = server.do(lambda services: services.seating.set_up(ada, CITY, {"first": 0}, seats))
        with visitor(browser, server, ada) as page:
            page.goto(f"{server.address}/t/{table.id}")
            walk = next(move for move in table.view(0).legal if move.startswith(">"))
            server.do(lambda services: services.play.move(table.id, ada, walk, table.acted))
            page.wait_for_selector("#log .turn")
            assert not page.locator("#since-open").is_visible()

    def test_spectators_are_offered_nothing(
        self, browser: Browser, played: tuple[Server, Table, Person]
    ) -> None:
        server, table, _ = played
        with visitor(browser, server) as page:
            page.goto(f"{server.address}/t/{table.id}")
            assert page.locator("#since-open, #since").count() == 0
