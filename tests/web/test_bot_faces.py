"""Bots as company: their faces follow the game, and they say little, and kindly."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

import pytest

from selenite.bots import make
from selenite.core import registry
from selenite.core.chance import Rng
from selenite.table.model import OVER, Seat
from selenite.table.services import Services
from selenite.table.table import Table
from selenite.texts import LANGUAGES, speaker
from selenite.web.bot_faces import Remark, faces, mood, remark
from selenite.web.parts import remarkable_events
from selenite.web.regions import viewer_context
from tests.web.driving import Serve, at_table, wait

if TYPE_CHECKING:
    from playwright.sync_api import Browser

GAMES = ("blue-moon-city", "moon-base")


class Moment(NamedTuple):
    """What is to be seen of a bot."""

    to_move: int | None
    mood: str
    said: Remark | None


async def whole_game(services: Services, game: str) -> list[Moment]:
    """What was to be seen of a bot after each move of a game against a person."""
    ada = await services.people.welcome("Ada")
    options = {"players": 2, "first": 0} if registry.find(game).seats[1] > 2 else {}
    seats = [Seat(ada.id, "Ada"), Seat(bot="newcomer", name="Tycho")]
    table = await services.seating.set_up(ada, game, options, seats, seed=bytes([5]) * 32)
    seen = []
    while table.status != OVER:
        if table.to_move == 0 and table.game.automatic_move(table.view(0).legal) is None:
            move = make("greedy", Rng(f"{len(table.moves)}")).choose(table.view(0))
            await services.play.move(table.id, ada, move, table.acted)
        else:
            await asyncio.sleep(0)
        seen.append(Moment(table.to_move, mood(table, 1), remark(table)))
    return seen


@pytest.fixture(params=GAMES)
def played(request: pytest.FixtureRequest, serve: Serve) -> list[Moment]:
    """The moments of a whole game."""
    return serve().do(lambda services: whole_game(services, request.param))


class TestMoments:
    def test_it_thinks_only_in_its_own_turn(self, played: list[Moment]) -> None:
        thinking = [one for one in played if one.mood == "thinking"]
        assert all(one.to_move == 1 for one in thinking)

    def test_it_says_little(self, played: list[Moment]) -> None:
        said = {one.said for one in played if one.said is not None}
        assert 1 <= len(said) <= len(played) / 8

    def test_it_has_a_word_at_the_end(self, played: list[Moment]) -> None:
        last = played[-1].said
        assert last is not None
        assert last.code.startswith(("remark-won-", "remark-lost-"))


class TestWords:
    @pytest.mark.parametrize("game", GAMES)
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_moment_has_words_of_its_own(self, game: str, language: str) -> None:
        known = speaker(language, game).codes("remark-")
        kinds = {code.removeprefix("event-") for code in remarkable_events(registry.find(game))}
        for kind in (*kinds, "praise", "won", "lost"):
            assert {f"remark-{kind}-1", f"remark-{kind}-2"} <= set(known)


class TestFaces:
    def test_people_have_none(self, serve: Serve) -> None:
        async def sit(services: Services) -> tuple[str, ...]:
            ada = await services.people.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(bot="newcomer", name="Tycho")]
            table = await services.seating.set_up(ada, GAMES[1], {}, seats, seed=bytes(32))
            return faces(viewer_context(services, table, ada, "en"))

        own, other = serve().do(sit)
        assert not own
        assert 'class="portrait"' in other

    def test_a_muted_chat_hides_the_words(self, serve: Serve, browser: Browser) -> None:
        async def finish(services: Services) -> tuple[Table, object]:
            ada = await services.people.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(bot="newcomer", name="Tycho")]
            table = await services.seating.set_up(ada, GAMES[1], {}, seats, seed=bytes(32))
            while table.to_move == 1 or not table.moves:
                if table.to_move == 0:
                    move = table.view(0).legal[0]
                    await services.play.move(table.id, ada, move, table.acted)
                await asyncio.sleep(0)
            await services.play.resign(table.id, ada, 0)
            return table, ada

        server = serve()
        table, ada = server.do(finish)
        with at_table(browser, server, table, ada) as page:  # type: ignore[arg-type]
            bubble = page.locator("#players .remark")
            wait(page, lambda: bubble.count() == 1)
            assert bubble.evaluate("one => getComputedStyle(one).display") != "none"
            page.evaluate("document.documentElement.toggleAttribute('data-muted', true)")
            assert bubble.evaluate("one => getComputedStyle(one).display") == "none"
