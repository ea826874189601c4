"""Hints: what the strongest bot would do, in words, and why."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from selenite.bots.turns import Thought
from selenite.core import registry
from selenite.core.state import Event, View
from selenite.games import blue_moon_city, moon_base
from selenite.games.blue_moon_city.web import faces
from selenite.table import thinking
from selenite.table.model import Sentence
from selenite.table.thinking import plan
from selenite.texts import LANGUAGES, speaker
from selenite.web.hint import Advice, advice, in_a_line, rest_of, shown
from selenite.web.viewer import ViewerContext
from tests.games.blue_moon_city.web.looking import table_of
from tests.table.running_services import Still, think_with, two_people
from tests.web.clients import TableClient
from tests.web.driving import Serve, at_table, wait

if TYPE_CHECKING:
    from playwright.sync_api import Browser

say = speaker("en", "blue-moon-city").say


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
    assert "Wins about 49 of 100 such games" in hint.why
    assert " / " in hint.moves


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


def test_a_ring_on_others_says_its_level() -> None:
    found = turns(moon_base.new(seed="levels"), 60)
    levels = [
        (hint, event.parameters["level"])
        for hint, happened in found
        for event in happened
        if event.code == "placed"
    ]
    assert any(level > 1 for _, level in levels)
    assert all((f"level {level}" in hint.why) == (level > 1) for hint, level in levels)


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


def way_of(*moves: str) -> tuple[ViewerContext, Advice]:
    """A way to go on in the first turn of a game, and who sees it."""
    table = table_of(blue_moon_city.new(players=2, seed="selenite", first=0))
    context = ViewerContext(table, 0, table.view(0), "en")
    (way,) = advice(context.view, [Thought(moves, 0.5)], "en")
    return context, way


class TestShownHints:
    def test_a_step_ends_with_a_move_that_is_told(self) -> None:
        _, way = way_of(">c4", "/", "/", "drop")
        assert (way.next, way.then) == (">c4", "/ / drop")
        _, way = way_of("/", "/", "drop")
        assert (way.next, way.then) == ("/ / drop", "")

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


class TestInABrowser:
    def test_a_hint_is_drawn_and_played_step_by_step(
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
            wait(page, lambda: [played.move for played in table.moves] == [">c4"])
            page.wait_for_selector("#advice .way >> text=Draw without discarding")
            assert page.locator("#advice-room").is_visible()
            assert page.locator("#act [data-advised]").count() == 1

    def test_the_ghost_of_a_ring_lies_where_it_is_advised(
        self, serve: Serve, browser: Browser, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def advise(*_: object) -> list[Thought]:
            return [Thought(("tower=L20",), 0.5)]

        server = serve(pause=60.0)
        table, _, ben = server.do(lambda services: two_people(services, game="moon-base"))
        server.do(lambda services: services.play.move(table.id, ben, "gold", table.acted))
        monkeypatch.setattr(server.services.play.pool, "advise", advise)
        with at_table(browser, server, table, ben) as page:
            page.keyboard.press("h")
            page.wait_for_selector("#moon-ghost > *", state="attached")
            assert page.locator("#act [data-preview]").count() == 0
            page.locator("#follow-1").press("Enter")
            page.wait_for_selector("#moon-ghost:empty, #moon-ghost:not(:has(*))", state="attached")
            wait(page, lambda: table.moves[-1].move == "tower=L20")


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
