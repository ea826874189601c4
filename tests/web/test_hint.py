"""Hints: what the strongest bot would do, in words, and why."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from selenite.bots.turns import Thought
from selenite.core import registry
from selenite.core.state import Event, View
from selenite.games import blue_moon_city, moon_base
from selenite.games.blue_moon_city.web import faces
from selenite.table import advice as advising
from selenite.table import thinking
from selenite.table.advice import Advice, advice, in_a_line, rest_of
from selenite.table.model import Sentence
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.table.thinking import plan
from selenite.texts import LANGUAGES, speaker
from selenite.web.hint import shown
from selenite.web.viewer import ViewerContext
from tests.games.looking import table_of
from tests.table.running_services import Still, think_with, two_people
from tests.web.clients import TableClient, User
from tests.web.driving import Serve, at_table, catch_up, reload, set_preferences, wait

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from local_server import Server

say = speaker("en", "blue-moon-city").say

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
_IS_STILL = "() => document.getAnimations().every((one) => !(one instanceof CSSTransition))"
_IS_CLOSE = """() => document.getAnimations().every((one) => !(one instanceof CSSTransition))
  && new DOMMatrix(getComputedStyle(document.querySelector("#moon")).transform).a > 2"""
_MARKED_AND_CRATER = """() => ["#marks i", '#moon [data-crater="L20"]'].map((one) => {
  const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
  return [x + width / 2, y + height / 2, width, height];
})"""
"""Where the mark and the advised crater have their centres, and how large they are."""


def turns(state: Any, most: int) -> list[tuple[Advice, list[Event]]]:
    """Turns of a game between bots: the hint for each, and the events of the turn."""
    found: list[tuple[Advice, list[Event]]] = []
    while state.outcome() is None and len(found) < most:
        seat, view = state.seat, state.view(state.seat)
        moves = plan("builder", view, f"hints/{len(found)}")
        hint = advice(view, [Thought(tuple(moves), 0.494)], "en")[0]
        happened = [event for move in moves for event in state.play(move)]
        found.append((hint, [one for one in happened if one.parameters.get("seat") == seat]))
    return found


def test_a_plan_that_only_ends_a_phase_has_nothing_to_show(ada: User) -> None:
    table = ada.set_up(seat1="person", name1="Ben")
    ada.post(f"/t/{table.id}/uncover")
    answer = ada.get(f"/t/{table.id}/hint?plan=/&seq={table.acted}")
    assert answer.status_code == 200


@pytest.fixture(scope="module")
def city() -> list[tuple[Advice, list[Event]]]:
    return turns(blue_moon_city.new(players=2, seed="hints"), 40)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_every_move_can_be_advised(game: str, language: str) -> None:
    speak = speaker(language, game)
    moves = speak.codes("move-")
    assert moves
    assert all(speak.knows(code.replace("move-", "advice-", 1)) for code in moves)


def test_the_reasons_are_what_then_happens(city: list[tuple[Advice, list[Event]]]) -> None:
    completed = 0
    for hint, happened in city:
        tiles = [event.parameters["tile"] for event in happened if event.code == "completed"]
        crystals = sum(
            event.parameters["n"] for event in happened if event.code in ("crystals", "scored")
        )
        for tile in tiles:
            assert say("advice-completes", tile=tile) in hint.why
        assert ("completes" in hint.why) == bool(tiles)
        assert crystals == 0 or say("building-crystals", n=crystals) in hint.why
        completed += len(tiles)
    assert completed > 5


def test_the_steps_are_in_order_and_the_chance_is_named(
    city: list[tuple[Advice, list[Event]]],
) -> None:
    hint, _ = city[0]
    assert hint.steps.startswith("Walk to ")
    assert "/" not in hint.steps
    assert "Wins about 49 of 100 games between equals" in hint.why
    assert " / " in hint.moves


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_that_are_about_as_good_as_the_first_say_so(language: str) -> None:
    view = blue_moon_city.new(players=2, seed="close", first=0).view(0)
    chances = (0.604, 0.584, 0.574, 0.6)
    ways = advice(
        view,
        [Thought((move,), n) for move, n in zip(view.legal[:4], chances, strict=True)],
        language,
    )
    close = speaker(language, "blue-moon-city").say("advice-close")
    assert [close.casefold() in way.why.casefold() for way in ways] == [False, True, False, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_hint_promises_every_game_or_none(language: str) -> None:
    view = blue_moon_city.new(players=2, seed="close", first=0).view(0)
    for chance in (0.0, 1.0):
        (way,) = advice(view, [Thought((view.legal[0],), chance)], language)
        assert re.search(r"\b(0|100)\b", way.why) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_games_are_advised_in_every_language(language: str) -> None:
    for state in (blue_moon_city.new(players=3, seed="all"), moon_base.new(seed="all")):
        for number in range(8):
            view = state.view(state.seat)
            moves = plan("builder", view, f"{number}")
            ways = advice(view, [Thought(tuple(moves), 0.5)], language)
            assert ways[0].steps
            assert ways[0].why
            assert ways[0].moves in in_a_line(ways, language)
            for move in moves:
                state.play(move)


@pytest.fixture(scope="module")
def moon() -> list[Advice]:
    return [hint for hint, _ in turns(moon_base.new(seed="levels"), 60)]


def test_a_bonus_that_moves_is_a_reason(moon: list[Advice]) -> None:
    assert all(hint.why for hint in moon)
    assert any("for you, as" in hint.why for hint in moon)
    assert any("for the other player, as" in hint.why for hint in moon)


def test_long_reasons_are_told_in_full(moon: list[Advice]) -> None:
    assert max(len(hint.why.partition(". ")[0]) for hint in moon) > 120
    assert not any("…" in hint.why for hint in moon)


def test_a_hint_says_what_it_gives_the_other_player() -> None:
    state = moon_base.new(seed="selenite")
    for move in ("gold", "tower=L20", "draft=L1", "draft=L2", "draft=S1", "draft=S2"):
        state.play(move)
    view = state.view(state.seat)
    theirs = view.position["colours"][1 - (state.seat or 0)]
    move = next(one for one in view.legal if one[1:].startswith(f"{theirs[0]}>"))
    (hint,) = advice(view, [Thought((move,), 0.39)], "en")
    assert hint.why.startswith(
        f"Why: +4 for the other player, for now: {theirs} has the largest group, a single ring"
    )


def test_the_best_chance_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot may list what it tried most often first."""

    class Trying:
        def explain(self, view: View, most: int) -> list[Thought]:
            return [Thought((">c4",), 0.5), Thought((">c5",), 0.625), Thought(("/",), 0.25)][:most]

    monkeypatch.setattr(thinking, "make", lambda *_: Trying())
    view = blue_moon_city.new(players=2, seed="order", first=0).view(0)
    chances = [thought.chance for thought in thinking.advise(view, "any", 3)]
    assert chances == [0.625, 0.5, 0.25]


def test_a_missing_hint_is_explained_in_a_sentence() -> None:
    assert in_a_line([], "en") == say("advice-none")


def way_with_context(*moves: str) -> tuple[ViewerContext, list[Advice]]:
    context, way = way_of(*moves)
    return context, [way]


def way_of(*moves: str) -> tuple[ViewerContext, Advice]:
    """A way to go on in the first turn of a game, and who sees it."""
    table = table_of(blue_moon_city.new(players=2, seed="selenite", first=0))
    context = ViewerContext(table, 0, table.view(0), "en")
    (way,) = advice(context.view, [Thought(moves, 0.5)], "en")
    return context, way


class TestShownHints:
    def test_a_step_is_a_move_that_is_told_or_those_without_a_choice(self) -> None:
        _, way = way_of(">c4", "/", "/", "drop")
        assert (way.next, way.then, way.is_brisk) == (">c4", "/ / drop", False)
        _, way = way_of("/", "/", "drop")
        assert (way.next, way.then, way.is_brisk) == ("/ /", "drop", True)

    def test_the_button_says_whether_it_plays_a_whole_turn(self) -> None:
        for moves, plays in (
            ((">c4", "/", "/", "drop"), "hint-play-turn"),
            ((">c4",), "hint-play"),
        ):
            (one,) = shown(*way_with_context(*moves))
            assert one.plays == plays

    def test_a_hint_has_pictures_places_and_words_without_codes(self) -> None:
        context, way = way_of(">c4", "/", "/", "drop")
        (one,) = shown(context, [way])
        assert one.where == "figure=0>cell=c4"
        assert faces.tile("fire-temple") in one.pictures
        assert 'aria-hidden="true">Walk to the Fire Temple' in one.words
        assert one.first == ">c4"

    def test_the_cards_of_a_payment_are_named(self) -> None:
        told = Sentence(0, "advice-pay", 0, {"cards": "v1 k1", "box": 1, "tile": "mill"}, False)
        context, way = way_of(">c4")
        (one,) = shown(context, [way._replace(told=(told,))])
        assert one.uses == "v1 k1"

    def test_the_rest_of_a_plan_skips_what_is_over(self) -> None:
        context, _ = way_of(">c4")
        (way,) = rest_of(context.view, ["drop", "/", "/", "drop"], "en")
        assert way.moves == "/ / drop"
        assert "of 100" not in way.why

    @pytest.mark.parametrize("plan", [[], ["drop"], ["nonsense"], ["/", ">c4"]])
    def test_a_plan_that_leads_nowhere_is_dropped(self, plan: list[str]) -> None:
        context, _ = way_of(">c4")
        assert rest_of(context.view, plan, "en") == []


def has_played(table: Table, count: int) -> bool:
    """Whether a table has seen at least so many moves."""
    return len(table.moves) >= count


def advised_to_walk_twice(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> tuple[Server, Table, Person]:
    """Two people's table, at which every hint is a turn of two walks."""

    async def advise(*_: object) -> list[Thought]:
        return [Thought((">c4", ">c3", "/", "/", "drop"), 0.6)]

    server = serve(pause=60.0)
    table, ada, _ = server.do(two_people)
    monkeypatch.setattr(server.services.play.pool, "advise", advise)
    return server, table, ada


class TestInABrowser:
    def test_a_hint_is_drawn_and_its_turn_is_played(
        self, serve: Serve, browser: Browser, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def advise(*_: object) -> list[Thought]:
            return [Thought((">c4", "/", "/", "drop"), 0.6), Thought((">c2", "/"), 0.5)]

        server = serve(pause=60.0)
        table, ada, _ = server.do(two_people)
        monkeypatch.setattr(server.services.play.pool, "advise", advise)
        with at_table(browser, server, table, ada) as page:
            page.keyboard.press("h")
            page.wait_for_selector("#marks svg")
            assert page.locator("#marks i").count() == 1
            page.locator("#advice .way >> nth=1").hover()
            page.wait_for_selector("#advice .way[data-shown] >> nth=0 >> #follow-2")
            page.keyboard.press("Escape")
            assert page.locator("#marks [data-mark]").count() == 0
            page.keyboard.press("h")
            page.locator("#follow-1").click()
            page.wait_for_selector("#advice .way >> text=Draw without discarding")
            assert page.locator("#advice-room").is_visible()
            page.locator("#question-yes").click()
            wait(page, lambda: table.to_move == 1)
            assert [played.move for played in table.moves] == [">c4", "/", "/", "drop"]

    @pytest.mark.parametrize("stop", ["#advice [data-playing]", "Escape", "#board"])
    def test_a_turn_that_is_played_can_be_stopped(
        self, serve: Serve, browser: Browser, monkeypatch: pytest.MonkeyPatch, stop: str
    ) -> None:
        server, table, ada = advised_to_walk_twice(serve, monkeypatch)
        with at_table(browser, server, table, ada) as page:
            set_preferences(page, server, pace="slow")
            page.clock.install()
            reload(page)
            page.keyboard.press("h")
            assert page.locator("#follow-1").text_content() == "Play the whole turn"
            page.locator("#follow-1").click()
            page.wait_for_selector("#advice [data-playing] >> text=Stop")
            wait(page, lambda: [played.move for played in table.moves] == [">c4"])
            catch_up(page, table)
            posted: list[str] = []
            page.on("request", lambda sent: posted.append(f"{sent.method} {sent.url}"))
            if stop.startswith("#"):
                page.locator(stop).click(position={"x": 8, "y": 8})
            else:
                page.keyboard.press(stop)
            page.clock.run_for(10_000)  # longer than a step
            page.evaluate("() => 0")
            assert [one for one in posted if one.startswith("POST")] == []
            assert [played.move for played in table.moves] == [">c4"]
            assert page.locator("#advice [data-playing]").count() == 0

    def test_it_stops_where_the_turn_goes_another_way(
        self, serve: Serve, browser: Browser, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        server, table, ada = advised_to_walk_twice(serve, monkeypatch)
        monkeypatch.setattr(advising, "rest_of", lambda *_: [])
        with at_table(browser, server, table, ada) as page:
            page.keyboard.press("h")
            page.locator("#follow-1").click()
            page.wait_for_selector("#advice-room", state="hidden")
            assert page.locator("#msg").text_content() == speaker("en").say("hint-stopped")
            assert [played.move for played in table.moves] == [">c4"]

    def test_a_turn_is_played_on_while_a_phone_is_turned(
        self, serve: Serve, browser: Browser, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        server, table, ada = advised_to_walk_twice(serve, monkeypatch)
        with at_table(browser, server, table, ada, **PHONE) as page:
            page.locator("#do-hint").click()
            page.locator("#follow-1").click()
            for count in (1, 2):
                wait(page, partial(has_played, table, count))
                size = page.viewport_size
                assert size is not None
                page.set_viewport_size({"width": size["height"], "height": size["width"]})
            page.locator("#question-yes").click()
            wait(page, lambda: table.to_move == 1)
            assert [played.move for played in table.moves] == [">c4", ">c3", "/", "/", "drop"]

    def test_marks_go_with_the_panel_or_when_something_else_is_chosen(
        self, serve: Serve, browser: Browser, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def advise(*_: object) -> list[Thought]:
            return [Thought((">c4", "/", "/", "drop"), 0.6)]

        server = serve(pause=60.0)
        position = blue_moon_city.new(players=2, seed="x", first=0).position()
        table, ada, _ = server.do(lambda services: two_people(services, position=position))
        monkeypatch.setattr(server.services.play.pool, "advise", advise)
        with at_table(browser, server, table, ada) as page:
            for leave in ("#advice-room [data-close]", "#hand [data-lit] >> nth=0"):
                page.locator("#do-hint").click()
                page.wait_for_selector("#marks [data-mark]", state="attached")
                page.locator(leave).click()
                page.wait_for_selector("#marks [data-mark]", state="detached")
                assert page.locator("[data-advised]").count() == 0

    def before_the_tower(
        self, serve: Serve, monkeypatch: pytest.MonkeyPatch
    ) -> tuple[Server, Table, Person]:
        """A table of Moon Base where a crater for the tower is advised."""

        async def advise(*_: object) -> list[Thought]:
            return [Thought(("tower=L20",), 0.5)]

        server = serve(pause=60.0)
        table, _, ben = server.do(lambda services: two_people(services, game="moon-base"))
        server.do(lambda services: services.play.move(table.id, ben, "gold", table.acted))
        monkeypatch.setattr(server.services.play.pool, "advise", advise)
        return server, table, ben

    def test_the_ghost_of_a_ring_lies_where_it_is_advised(
        self, serve: Serve, browser: Browser, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        server, table, ben = self.before_the_tower(serve, monkeypatch)
        with at_table(browser, server, table, ben) as page:
            page.keyboard.press("h")
            page.wait_for_selector("#moon-ghost > *", state="attached")
            assert page.locator("#act [data-preview]").count() == 0
            page.locator("#follow-1").press("Enter")
            page.wait_for_selector("#moon-ghost:empty, #moon-ghost:not(:has(*))", state="attached")
            wait(page, lambda: table.moves[-1].move == "tower=L20")

    @pytest.mark.parametrize("motion", ["no-preference", "reduce"])
    @pytest.mark.parametrize("on", [PHONE, DESKTOP])
    def test_the_mark_of_a_hint_stays_on_its_crater_when_the_board_comes_closer(
        self, serve: Serve, browser: Browser, monkeypatch: pytest.MonkeyPatch,
        on: dict[str, Any], motion: str,
    ) -> None:  # fmt: skip
        server, table, ben = self.before_the_tower(serve, monkeypatch)
        with at_table(browser, server, table, ben, reduced_motion=motion, **on) as page:
            page.keyboard.press("h")
            page.wait_for_selector("#moon-ghost > *", state="attached")
            if on is DESKTOP:
                assert not page.evaluate(_IS_CLOSE)
                page.keyboard.press("z")
            page.wait_for_function(_IS_CLOSE)
            marked, crater = page.evaluate(_MARKED_AND_CRATER)
            assert marked == pytest.approx(crater, abs=1)
            page.keyboard.press("z")
            page.wait_for_function(f"() => !({_IS_CLOSE})()")
            page.wait_for_function(_IS_STILL)
            marked, crater = page.evaluate(_MARKED_AND_CRATER)
            assert marked == pytest.approx(crater, abs=1)

    def test_a_hint_takes_the_place_of_what_was_chosen(
        self, serve: Serve, browser: Browser, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        server, table, ben = self.before_the_tower(serve, monkeypatch)
        with at_table(browser, server, table, ben) as page:
            page.locator('#lit [data-part="L05"]').dispatch_event("click")
            page.wait_for_selector("#act [data-play]")
            page.keyboard.press("h")
            page.wait_for_selector("#advice .way[data-shown]")
            page.wait_for_selector("#act:not(:has([data-play]))")
            page.wait_for_selector("#moon-ghost > *", state="attached")
            assert len(table.moves) == 1


def test_a_hint_is_dropped_when_its_page_has_gone(serve: Serve) -> None:
    server = serve()
    table, ada, _ = server.do(two_people)
    still = Still()
    think_with(server.services, still)
    client = TableClient(server, table, ada)
    client.client.timeout = httpx.Timeout(5, read=0.2)
    with pytest.raises(httpx.ReadTimeout):
        client.get(f"{client.path}/hint")
    client.client.close()

    async def dropped(_: object) -> None:
        while not still.dropped:
            await asyncio.sleep(0.01)

    server.do(dropped)
    assert still.advised == 1
