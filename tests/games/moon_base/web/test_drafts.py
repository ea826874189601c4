"""Drafting: the rings to choose from, what they are good for, and all stacks in sight."""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING

import pytest

from local_server import Server
from selenite.core.state import GameState
from selenite.games import moon_base
from selenite.games.moon_base.web.parts import ring_picture
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web.viewer import ViewerContext
from tests.games.looking import table_of
from tests.games.moon_base.playing import SET_UP
from tests.table.running_services import two_people
from tests.web.driving import Serve, at_table, reload, set_preferences

from .looking import TABLE_PAGE, mover, regions_of, state_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser

UPRIGHT = {"width": 390, "height": 844}
LYING = {"width": 844, "height": 390}
STACKS = [f"#stack-{size}{n}" for size in "LS" for n in range(1, 5)]
_IS_SEEN = """(element) => {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isInside = box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  return isInside && box.top >= 0 && element.contains(document.elementFromPoint(x, y));
}"""

_UNCUT = """(heads) => heads.every((head) => {
  const { left, right, width } = head.getBoundingClientRect();
  return width > 20 && left >= 0 && right <= innerWidth && head.scrollWidth <= head.clientWidth;
})"""
"""Whether headings are seen, and lie on the screen as a whole."""

_STACKS_AT = """() => [...document.querySelectorAll("#stacks .ring-stack svg")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


def after(*moves: str) -> GameState:
    state = moon_base.new(seed="selenite")
    for move in moves:
        state.play(move)
    return state


def play_move(server: Server, table: Table, person: Person, move: str) -> None:
    server.do(lambda services: services.play.move(table.id, person, move, table.acted))


class TestCards:
    def test_each_stack_shows_two_rings_and_the_next_two(self) -> None:
        context = mover(after("gold", "tower=L20"))
        stacks = context.view.position["stacks"]["large"]
        cards = re.findall(r'<button[^>]*id="pick-L(\d)".*?</button>', regions_of(context)["act"])
        assert cards == ["1", "2", "3", "4"]
        shown = regions_of(context)["act"]
        for number, stack in enumerate(stacks, 1):
            card = re.search(rf'<button[^>]*id="pick-L{number}".*?</button>', shown, re.DOTALL)
            assert card is not None
            pictures = [str(ring_picture(f"L{colour}")) for colour in stack[:-5:-1]]
            places = [card[0].find(one) for one in pictures]
            assert min(places) >= 0

    def test_a_card_says_what_its_rings_are_good_for(self) -> None:
        context = mover(after("gold", "tower=L20"))
        cards = re.findall(r'<button[^>]*class="[^"]*pick-card[^>]*>', regions_of(context)["act"])
        assert len(cards) == 4
        for card in cards:
            label = unescape(re.findall(r'aria-label="([^"]+)"', card)[0])
            assert "Then on top:" in label
            assert re.search("your colour|Blue|Ben\u2019s colour", label)

    def test_a_card_names_whose_its_rings_are_in_the_words_of_the_language(self) -> None:
        state = after("gold", "tower=L20")
        table, seat = table_of(state), state.seat
        view = table.view(seat)
        shown = {
            language: regions_of(ViewerContext(table, seat, view, language))["act"]
            for language in ("en", "de")
        }
        assert '<span class="pick-whose">theirs and blue</span>' in shown["en"]
        assert '<span class="pick-whose">fremder und blauer</span>' in shown["de"]

    def test_the_small_card_of_a_stack_says_it_too(self) -> None:
        context = mover(after("gold", "tower=L20"))
        card = str(TABLE_PAGE.hover(context, "stack-L1"))
        assert "Then on top:" in card
        assert TABLE_PAGE.hover(context, "stack-L9") is None

    def test_an_empty_stack_has_no_small_card(self) -> None:
        context = mover(state_of("4/60/moon"))
        stacks = context.view.position["stacks"]["large"]
        for number, stack in enumerate(stacks, 1):
            assert bool(stack) == bool(TABLE_PAGE.hover(context, f"stack-L{number}"))
        assert "" in stacks

    def test_colours_say_how_many_of_them_are_on_top(self) -> None:
        context = mover(after())
        stacks = context.view.position["stacks"]["large"]
        shown = regions_of(context)["act"]
        for colour in "gs":
            count = sum(stack[-2:].count(colour) for stack in stacks)
            assert f"{count} of the 8 large rings on top" in unescape(shown)


class TestFirstSteps:
    def test_a_colour_comes_to_both_plates(self, serve: Serve) -> None:
        server = serve(pause=60.0)
        table, _, ben = server.do(lambda services: two_people(services, game="moon-base"))
        server.do(lambda services: services.play.move(table.id, ben, "gold", table.acted))
        context = ViewerContext(table, 0, table.view(0), "en")
        steps = "".join(TABLE_PAGE.motion(context, table.sentences[-1:]))
        assert steps.count('data-do="fly"') == 2
        assert "Ada: silver\nBen: gold" in steps


class TestPhones:
    @pytest.mark.parametrize("viewport", [UPRIGHT, LYING])
    @pytest.mark.parametrize("language", ["en", "he"])
    def test_all_stacks_are_in_sight_until_rings_are_placed(
        self, serve: Serve, browser: Browser, viewport: dict[str, int], language: str
    ) -> None:
        server = serve(pause=60.0)
        table, ada, ben = server.do(lambda services: two_people(services, game="moon-base"))
        people = [ada, ben]
        moves = ["gold", "tower=L20", "draft=L1", "draft=L2", "draft=S1"]
        phone = {"viewport": viewport, "is_mobile": True, "has_touch": True}
        with at_table(browser, server, table, ada, **phone) as page:
            page.context.add_cookies(
                [{"name": "language", "value": language, "url": server.address}]
            )
            reload(page)
            cards = 0
            for move in [None, *moves]:
                if move is not None:
                    person = people[table.to_move or 0]
                    play_move(server, table, person, move)
                page.wait_for_selector(f'#state [data-seq="{table.acted}"]')
                hidden = [one for one in STACKS if not page.locator(one).evaluate(_IS_SEEN)]
                assert hidden == [], move
                for pick in page.locator(".pick-card").all():
                    assert pick.evaluate(_IS_SEEN), move
                    cards += 1
            assert cards

    @pytest.mark.parametrize("viewport", [UPRIGHT])
    @pytest.mark.parametrize("language", ["en", "he"])
    def test_the_other_players_rings_have_their_name_above_them(
        self, serve: Serve, browser: Browser, viewport: dict[str, int], language: str
    ) -> None:
        server = serve(pause=60.0)
        table, ada, ben = server.do(
            lambda services: two_people(services, game="moon-base", second="Dreaming Hare")
        )
        people = [ada, ben]
        phone = {"viewport": viewport, "is_mobile": True, "has_touch": True}
        with at_table(browser, server, table, ada, **phone) as page:
            set_preferences(page, server, language=language)
            reload(page)
            for number, move in enumerate(SET_UP):
                play_move(server, table, people[table.to_move or 0], move)
                if number >= SET_UP.index("draft=L2"):
                    page.wait_for_selector(f'#state [data-seq="{table.acted}"]', state="attached")
                    assert page.locator("#hand-1-head").evaluate_all(_UNCUT), move


class TestDesktops:
    @pytest.mark.parametrize(("width", "height"), [(1280, 800), (1440, 900)])
    def test_stacks_are_large_and_stay_where_they_are(
        self, serve: Serve, browser: Browser, width: int, height: int
    ) -> None:
        server = serve(pause=60.0)
        table, *people = server.do(lambda services: two_people(services, game="moon-base"))
        viewport = {"width": width, "height": height}
        with at_table(browser, server, table, people[0], viewport=viewport) as page:
            at_first = page.evaluate(_STACKS_AT)
            assert min(wide for _, _, wide, _ in at_first[:4]) >= 50
            assert min(high for _, _, _, high in at_first) >= 100
            for move in SET_UP:
                play_move(server, table, people[table.to_move or 0], move)
                page.wait_for_selector(f'#state [data-seq="{table.acted}"]')
                assert page.evaluate(_STACKS_AT) == at_first, move
            dock = page.locator("#hand-room")
            assert dock.evaluate("(one) => one.scrollWidth <= one.clientWidth")
