"""The end of a game: its numbers, and what winners, losers and spectators are told and offered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from selenite.bots import make
from selenite.bots.levels import LEVELS
from selenite.core import registry
from selenite.core.chance import Rng
from selenite.table.model import PlayedMove, Seat
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.texts import LANGUAGES, speaker
from selenite.web import regions
from selenite.web.course import Course, best_turn, turning_point
from selenite.web.ending_sheet import sheet
from selenite.web.parts import web_of
from selenite.web.table_form import stronger

from .clients import Client, User, words
from .driving import Serve, at_table, press_keys, visitor, wait
from .test_replay import ADA, BEN, CITY, MOON, moves_of, serving_ada_and_ben, table_of, whole_game
from .test_sound import LISTEN

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

GAMES = (CITY, MOON)
DESKTOP = {"width": 1024, "height": 700}


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    yield from serving_ada_and_ben()


def sheet_for(client: Client, table: Table, person: Person | None, language: str = "en") -> str:
    """The sheet as somebody sees it."""
    services: Services = client.app.state.services
    context = regions.viewer_context(services, table, person, language)
    return str(sheet(context, table.seats_of(person.id if person else None)))


def seated(table: Table, *seats: Seat) -> Table:
    """The same game with other players."""
    table.seats = list(seats)
    table.cache.clear()
    return table


def tied_game() -> Table:
    """A finished game of Moon Base in which both have the same number of points."""
    table = table_of(MOON, ())
    state, bot, moves = table.start.copy(), make("random", Rng("tie 3")), list[str]()
    while state.seat is not None and state.outcome() is None:
        moves.append(bot.choose(state.view(state.seat)))
        state.play(moves[-1])
    return table_of(MOON, tuple(moves))


def winner_and_loser(table: Table) -> tuple[Person, Person]:
    assert table.result is not None
    return (ADA, BEN) if table.result.winners == (0,) else (BEN, ADA)


class TestNumbers:
    def test_points_are_those_that_the_rules_counted(self) -> None:
        table = whole_game(MOON)
        [points] = web_of(table.game).bars(table)
        scores = table.view(None).position["result"]["scores"]
        assert [points.total(seat) for seat in (0, 1)] == scores

    def test_offerings_are_those_on_the_obelisk(self) -> None:
        table = whole_game(CITY)
        offerings = web_of(table.game).bars(table)[0]
        obelisk = table.view(None).position["obelisk"]
        assert [offerings.total(seat) for seat in (0, 1)] == [obelisk.count(0), obelisk.count(1)]
        assert offerings.goal == 6
        assert table.result is not None
        assert offerings.total(table.result.winners[0]) == offerings.goal

    def test_crystals_that_were_not_paid_are_left(self) -> None:
        table = whole_game(CITY)
        crystals = web_of(table.game).bars(table)[1]
        for seat, player in enumerate(table.view(None).position["players"]):
            paid = sum(
                one.parameters["price"]
                for one in table.sentences
                if one.code == "event-offering" and one.seat == seat
            )
            assert crystals.total(seat) - paid == player["crystals"]

    @pytest.mark.parametrize("game", GAMES)
    def test_the_course_ends_with_the_winner_ahead(self, game: str) -> None:
        table = whole_game(game)
        course = web_of(table.game).course(table)
        assert course is not None
        assert len(course.standings) == len(course.earned) == len(table.moves) + 1
        assert table.result is not None
        last = list(course.standings[-1])
        assert last.index(max(last)) == table.result.winners[0]

    @pytest.mark.parametrize("game", GAMES)
    def test_the_course_ends_with_what_the_bars_show(self, game: str) -> None:
        table = whole_game(game)
        course = web_of(table.game).course(table)
        assert course is not None
        shown = web_of(table.game).bars(table)[-1]
        assert list(course.earned[-1]) == [shown.total(seat) for seat in (0, 1)]


def played(*turns: tuple[int, str]) -> list[PlayedMove]:
    """Moves of some seats in some turns."""
    return [PlayedMove(seat, "", label, False, True, 0) for seat, label in turns]


class TestHighlights:
    MOVES = played((0, "1.0"), (0, "1.0"), (1, "1.1"), (0, "2.0"), (1, "2.1"))
    FIGURES = ((0, 0), (1, 0), (3, 0), (3, 4), (6, 4), (6, 6))

    def test_the_best_turn_counts_all_its_moves(self) -> None:
        best = best_turn(self.MOVES, Course(self.FIGURES, self.FIGURES))
        assert best is not None
        assert (best.seat, best.at, best.gain) == (1, 3, 4)

    def test_the_first_of_equal_turns_is_the_best(self) -> None:
        figures = ((0, 0), (1, 0), (3, 0), (3, 3), (6, 3), (6, 6))
        best = best_turn(self.MOVES, Course(figures, figures))
        assert best is not None
        assert (best.seat, best.at) == (0, 2)

    def test_a_game_without_gains_has_no_best_turn(self) -> None:
        assert best_turn(self.MOVES, Course([(0, 0)] * 6, [(0, 0)] * 6)) is None

    def test_the_lead_turns_where_the_winner_gets_it_for_good(self) -> None:
        figures = ((0, 0), (1, 0), (3, 0), (3, 4), (6, 4), (6, 5))
        turning = turning_point(self.MOVES, Course(figures, figures), (0,))
        assert turning is not None
        assert (turning.seat, turning.at) == (0, 4)

    def test_who_always_led_needed_no_turning_point(self) -> None:
        figures = ((0, 0), (1, 0), (3, 0), (3, 1), (6, 1), (6, 2))
        assert turning_point(self.MOVES, Course(figures, figures), (0,)) is None

    @pytest.mark.parametrize("winners", [(0,), (0, 1)])
    def test_a_tie_at_the_end_has_none(self, winners: tuple[int, ...]) -> None:
        assert turning_point(self.MOVES, Course(self.FIGURES, self.FIGURES), winners) is None


class TestWords:
    @pytest.mark.parametrize("game", GAMES)
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_winner_is_told_so_first(self, client: Client, game: str, language: str) -> None:
        table = whole_game(game)
        winner, _ = winner_and_loser(table)
        shown = sheet_for(client, table, winner, language)
        assert words(shown).startswith(words(speaker(language, game).say("ending-won")))
        assert 'data-outcome="won"' in shown

    @pytest.mark.parametrize("game", GAMES)
    def test_the_loser_reads_how_close_it_was(self, client: Client, game: str) -> None:
        table = whole_game(game)
        winner, loser = winner_and_loser(table)
        first = web_of(table.game).bars(table)[0]
        assert table.result is not None
        seat = table.result.winners[0]
        say = speaker("en", game).say
        shown = words(sheet_for(client, table, loser))
        assert shown.startswith(say("ending-lost", n=1, who=winner.name))
        assert say("ending-behind", n=first.total(seat) - first.total(1 - seat)) in shown

    def test_all_read_what_decided_a_tie(self, client: Client) -> None:
        table, say = tied_game(), speaker("en", MOON).say
        [points] = web_of(table.game).bars(table)
        assert points.total(0) == points.total(1)
        decided = say("ending-tied-points", gain=say("ending-gain", n=points.total(0)))
        for person in (ADA, BEN, None):
            assert decided in words(sheet_for(client, table, person))

    def test_nobody_reads_of_a_tie_where_there_was_none(self, client: Client) -> None:
        for game in GAMES:
            assert 'class="tied"' not in sheet_for(client, whole_game(game), ADA)

    def test_a_spectator_just_reads_who_won(self, client: Client) -> None:
        table = whole_game(MOON)
        winner, _ = winner_and_loser(table)
        shown = sheet_for(client, table, None)
        assert words(shown).startswith(speaker("en", MOON).say("lobby-won", n=1, who=winner.name))
        assert "hx-post" not in shown

    def test_people_at_one_screen_read_who_won(self, client: Client) -> None:
        table = seated(whole_game(MOON), Seat(ADA.id, "Ada"), Seat(ADA.id, "Ben"))
        assert 'data-outcome="watched"' in sheet_for(client, table, ADA)

    @pytest.mark.parametrize("game", GAMES)
    def test_screen_readers_get_a_table_instead_of_bars(self, client: Client, game: str) -> None:
        shown = sheet_for(client, whole_game(game), ADA)
        assert '<ol class="tallies" aria-hidden="true">' in shown
        assert '<table class="ending">' in shown

    @pytest.mark.parametrize("game", GAMES)
    def test_highlights_lead_to_their_moves(self, client: Client, game: str) -> None:
        table = whole_game(game)
        found = re.findall(r'href="/t/game/replay\?at=(\d+)"', sheet_for(client, table, ADA))
        assert found
        assert all(0 < int(at) <= len(table.moves) for at in found)


class TestStronger:
    @pytest.mark.parametrize("level", LEVELS)
    def test_the_next_level_is_offered_below_the_highest(self, client: Client, level: str) -> None:
        table = seated(whole_game(MOON), Seat(ADA.id, "Ada"), Seat(None, "Bot", level))
        assert ("do-stronger" in sheet_for(client, table, ADA)) == (level != LEVELS[-1])

    def test_it_is_offered_to_winners_alone(self, client: Client) -> None:
        table = whole_game(MOON)
        assert table.result is not None
        bot = Seat(None, "Bot", LEVELS[0])
        mine, others = (Seat(ADA.id, "Ada"), bot), (bot, Seat(ADA.id, "Ada"))
        winning, losing = (mine, others) if table.result.winners == (0,) else (others, mine)
        assert "do-stronger" in sheet_for(client, seated(table, *winning), ADA)
        assert "do-stronger" not in sheet_for(client, seated(table, *losing), ADA)

    def test_nobody_is_raised_who_stands_in_for_a_person(self) -> None:
        seats = [Seat("ada", "Ada"), Seat("ben", "Ben", LEVELS[0], stand_in=True)]
        assert stronger(registry.find(MOON), seats) == seats

    @pytest.mark.parametrize("game", registry.games())
    def test_it_makes_a_table_where_the_other_begins(self, ada: User, game: str) -> None:
        table = ada.set_up(game=game, opponent="newcomer", first="0")
        begins = table.seats[table.start.seat].bot
        ada.post(f"/t/{table.id}/resign?seat={table.seats_of(table.host)[0]}")
        answer = ada.post(f"/t/{table.id}/stronger")
        again = ada.table(answer.headers["location"])
        assert again.game.name == game
        assert {seat.bot for seat in again.seats} == {None, "apprentice"}
        assert (again.seats[again.start.seat].bot is None) == (begins is not None)

    def test_it_is_refused_before_the_end(self, ada: User) -> None:
        assert ada.post(f"/t/{ada.set_up().id}/stronger").status_code == 400


async def almost_over(services: Services) -> tuple[Table, Person, Person]:
    """A game of two people before its last move."""
    ada, ben = await services.people.welcome("Ada"), await services.people.welcome("Ben")
    seats = [Seat(ada.id, "Ada"), Seat(ben.id, "Ben")]
    table = await services.seating.set_up(ada, MOON, {}, seats, seed=bytes(31) + b"r")
    people = (ada, ben)
    for move in moves_of(MOON)[:-1]:
        assert table.to_move is not None
        await services.play.move(table.id, people[table.to_move], move, table.acted)
    return table, ada, ben


def fits(page: Page) -> bool:
    """Whether nothing of the sheet has to be scrolled to."""
    found: bool = page.evaluate(
        "(() => { const e = document.querySelector('#ending > section');"
        " return e.scrollHeight <= e.clientHeight + 1; })()"
    )
    return found


class TestBrowser:
    def test_it_comes_to_everybody_at_the_last_move(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada, ben = server.do(almost_over)
        with (
            at_table(browser, server, table, ada, viewport=DESKTOP) as one,
            at_table(browser, server, table, ben, viewport=DESKTOP) as two,
            at_table(browser, server, table, viewport=DESKTOP) as three,
        ):
            pages = (one, two, three)
            seat = table.to_move
            assert seat is not None
            mover, move = (ada, ben)[seat], moves_of(MOON)[-1]
            server.do(lambda services: services.play.move(table.id, mover, move, table.acted))
            for page in pages:
                page.wait_for_selector("#ending[data-live] h2")
                assert fits(page)
            assert table.result is not None
            winner = table.result.winners[0]
            ends = [page.locator("#table").get_attribute("data-ended") for page in pages]
            assert ends == [*(["won", "lost"] if winner == 0 else ["lost", "won"]), "watched"]

    def test_the_winner_hears_it_once(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada, ben = server.do(almost_over)
        with visitor(browser, server, ada) as page:
            page.add_init_script(LISTEN)
            page.goto(f"{server.address}/t/{table.id}")
            page.locator("#players-room").click()
            before = page.evaluate("sources")
            server.do(lambda services: services.play.resign(table.id, ben, 1))
            page.wait_for_selector("#ending[data-live] h2")
            wait(page, lambda: page.evaluate("sources") > before)
            page.reload()
            page.locator("#ending h2").click()
            assert page.locator("#ending[data-live]").count() == 0
            assert page.evaluate("sources") == 0

    def test_it_is_put_aside_and_shown_again_by_keys(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada, ben = server.do(almost_over)
        server.do(lambda services: services.play.resign(table.id, ben, 1))
        with at_table(browser, server, table, ada) as page:
            press_keys(page, '[data-ending="close"]')
            page.wait_for_selector("#ending", state="hidden")
            page.keyboard.press("Enter")
            page.wait_for_selector("#ending h2")
            page.keyboard.press("Escape")
            page.wait_for_selector("#ending", state="hidden")

    @pytest.mark.parametrize("way", ["rematch", "stronger"])
    def test_the_ways_lead_to_a_new_table(self, serve: Serve, browser: Browser, way: str) -> None:
        server = serve()

        async def over(services: Services) -> tuple[Table, Person]:
            ada = await services.people.welcome("Ada")
            seats = [Seat(ada.id, "Ada"), Seat(None, "Tycho", "newcomer")]
            table = await services.seating.set_up(ada, CITY, {"players": 2, "first": 0}, seats)
            await services.play.resign(table.id, ada, 0)
            assert table.result is not None
            if way == "stronger":  # it is offered to winners alone
                table.result = table.result._replace(winners=(0,))
                table.cache.clear()
            return table, ada

        table, ada = server.do(over)
        with at_table(browser, server, table, ada) as page:
            page.locator(f"#do-{way}").click()
            page.wait_for_url(lambda url: table.id not in url)
            new = server.services.tables.loaded[page.url.rpartition("/")[2]]
            assert new.seats[1].bot == ("newcomer" if way == "rematch" else "apprentice")
            assert new.start.seat == 1
