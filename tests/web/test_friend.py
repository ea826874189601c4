"""A friend takes the place of somebody who is away: the link, and where it leads."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from local_server import Server
from selenite.table.model import RUNNING
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.texts import say
from selenite.web.identity import COOKIE
from tests.table.running_services import two_people

from .clients import TableClient, words
from .driving import until

if TYPE_CHECKING:
    import httpx

SEAT = 1
MARKUP = "<i>Ben</i>"


class TableVisitor(TableClient):
    """Somebody at a table, with or without a name that is known there."""

    def __init__(self, server: Server, table: Table, person: Person | None = None) -> None:
        super().__init__(server, table, person, accept="text/html")

    def take(self, link: str, name: str) -> httpx.Response:
        return self.client.post(link, data={"name": name})

    def hand(self) -> str:
        """The hand that the table's page shows."""
        found = re.search(r'<div id="hand">(.*?)</section>', self.get(self.path).text, re.DOTALL)
        assert found is not None
        return words(found[1])

    def streamed(self) -> str:
        """Everything that the table's stream says at first."""
        heard = ""
        with self.client.stream("GET", f"{self.path}/events") as answer:
            for line in answer.iter_lines():
                heard += line
                if 'data-status="' in line:
                    break
        return heard


class AwayGame:
    """A game of Ada, who is to move, and Ben, who is away and lets a friend play for him."""

    def __init__(self, server: Server, ben: str = "Ben") -> None:
        self.server = server
        self.table, *people = server.do(lambda services: two_people(services, second=ben))
        self.ada, self.ben = (TableVisitor(server, self.table, person) for person in people)

    def stand_in(self, has_consent: bool = True) -> str:
        """Let a bot stand in for Ben; the link to his seat."""
        consent = "allow-friend" if has_consent else "forbid-friend"
        assert self.ben.post(f"seats/{consent}").status_code == 303
        answer = self.ada.client.post(f"/t/{self.table.id}/stand-in?seat={SEAT}")
        assert answer.status_code == 204
        return self.link

    @property
    def link(self) -> str:
        return f"/t/{self.table.id}/friend/{SEAT}/{self.table.seats[SEAT].key}"

    def somebody(self, person: Person | None = None) -> TableVisitor:
        return TableVisitor(self.server, self.table, person)

    def end_turn(self) -> None:
        """Ada does as little in her turn as she can; the other seat has a choice then."""
        while not self.has_choice(SEAT):
            until(lambda: self.has_choice(0) or self.has_choice(SEAT))
            if self.table.to_move == 0:
                self.ada.play("/" if "/" in self.table.view(0).legal else "drop")

    def has_choice(self, seat: int) -> bool:
        view = self.table.view(seat)
        return self.table.to_move == seat and self.table.game.automatic_move(view.legal) is None


def main_words(answer: httpx.Response) -> str:
    """What a person reads of a page below its head."""
    return words(answer.text.partition("<main")[2])


@pytest.fixture
def game(serve: Callable[..., Server]) -> AwayGame:
    return AwayGame(serve())


class TestTakingTheSeat:
    def test_the_friend_plays_on_with_the_hand_of_the_one_who_is_away(self, game: AwayGame) -> None:
        before = game.ben.hand()
        friend = game.somebody()
        answer = friend.take(game.stand_in(), "Cleo")
        assert answer.headers["location"] == f"/t/{game.table.id}"
        assert game.table.names() == {0: "Ada", 1: "Cleo"}
        assert friend.hand() == before
        game.end_turn()
        assert friend.play("/") == 204
        assert game.table.moves[-1].seat == SEAT

    def test_the_one_who_was_away_looks_on_until_they_come_back(self, game: AwayGame) -> None:
        hand = game.ben.hand()
        friend = game.somebody()
        friend.take(game.stand_in(), "Cleo")
        assert game.ben.hand() == game.somebody().hand() == ""
        game.end_turn()
        assert game.ben.play("/") == 400
        assert f"come-back?seat={SEAT}" in game.ben.streamed()
        assert f"come-back?seat={SEAT}" not in game.somebody().streamed()
        assert f'data-seat="{SEAT}" data-lent' in game.ada.streamed()
        assert say("web-plays-for", who="Ben") in words(game.ada.streamed())
        assert game.ben.post(f"come-back?seat={SEAT}").status_code == 204
        assert game.table.names() == {0: "Ada", 1: "Ben"}
        assert (game.ben.hand(), friend.hand()) == (hand, "")
        assert (friend.play("/"), game.ben.play("/")) == (400, 204)

    def test_a_friend_gives_the_seat_back_and_ends_nothing(self, game: AwayGame) -> None:
        friend = game.somebody()
        friend.take(game.stand_in(), "Cleo")
        assert say("web-give-back") in friend.get(friend.path).text
        assert friend.post(f"resign?seat={SEAT}").status_code == 204
        assert game.table.status == RUNNING
        assert game.table.seats[SEAT].stand_in
        assert friend.hand() == ""
        assert game.ben.post(f"come-back?seat={SEAT}").status_code == 204
        assert game.ben.hand()

    def test_a_friend_does_not_stay_in_a_seat_they_leave(self, game: AwayGame) -> None:
        friend = game.somebody()
        friend.take(game.stand_in(), "Cleo")
        game.ada.post(f"stand-in?seat={SEAT}")
        assert game.table.names() == {0: "Ada", 1: "Ben"}
        assert friend.hand() == ""
        assert friend.post(f"come-back?seat={SEAT}").status_code == 400

    def test_whoever_had_no_name_is_called_like_that_from_now_on(self, game: AwayGame) -> None:
        friend = game.somebody()
        friend.take(game.stand_in(), "  Cleo ")
        assert 'value="Cleo"' in friend.get("/me").text

    def test_somebody_who_is_known_finds_the_name_filled_in_and_keeps_it(
        self, game: AwayGame
    ) -> None:
        cleo = game.server.do(lambda services: services.people.welcome("Cleo"))
        friend, link = game.somebody(cleo), game.stand_in()
        assert 'value="Cleo"' in friend.get(link).text
        friend.take(link, "Cleopatra")
        assert game.table.seats[SEAT].name == "Cleopatra"
        assert 'value="Cleo"' in friend.get("/me").text

    def test_the_page_says_whose_place_it_is_in_which_game(self, game: AwayGame) -> None:
        shown = main_words(game.somebody().get(game.stand_in()))
        assert say("friend-take-title", who="Ben") in shown
        assert say("friend-take-about", who="Ben", game="blue-moon-city") in shown

    def test_somebody_without_a_name_finds_an_empty_field(self, game: AwayGame) -> None:
        page = game.somebody().get(game.stand_in()).text
        assert 'autocomplete="nickname" value=""' in page
        assert page.count('class="main"') == 1


class TestRefusing:
    @pytest.mark.parametrize(
        ("name", "code"),
        [
            ("ADA", "table-name-taken"),
            ("ben", "table-name-taken"),
            ("", "table-name"),
            ("x" * 25, "table-name"),
        ],
    )
    def test_an_invalid_name_is_refused_on_the_page_and_still_shown(
        self, game: AwayGame, name: str, code: str
    ) -> None:
        friend, link = game.somebody(), game.stand_in()
        answer = friend.take(link, name)
        assert answer.status_code == 400
        assert say(f"refused-{code}", name=name, most=24) in main_words(answer)
        assert f'autocomplete="nickname" value="{name}"' in answer.text
        assert game.table.seats[SEAT].stand_in
        assert friend.take(link, "Cleo").status_code == 303

    def test_nobody_sits_at_a_table_twice(self, game: AwayGame) -> None:
        answer = game.ada.take(game.stand_in(), "Cleo")
        assert answer.status_code == 400
        assert say("refused-table-seated-already") in main_words(answer)
        assert game.link in answer.text

    def test_names_are_shown_as_text(self, serve: Callable[..., Server]) -> None:
        game = AwayGame(serve(), MARKUP)
        link = game.stand_in()
        friend = game.somebody()
        typed = '"><script>' + "x" * 20
        for answer in (game.ada.get(link), friend.get(link), friend.take(link, typed)):
            assert MARKUP not in answer.text
            assert MARKUP in main_words(answer)
            assert typed not in answer.text


class TestWithoutConsent:
    """A seat whose person hasn't agreed is nobody else's, and nobody else sees its hand."""

    @pytest.mark.parametrize("action", ["ask-abort", "ask-undo"])
    def test_an_opponent_ends_no_game_with_the_bots_consent(
        self, game: AwayGame, action: str
    ) -> None:
        """Its record would show the hand."""
        game.end_turn()
        game.stand_in(has_consent=False)
        answer = game.ada.post(action)
        assert answer.status_code == 400
        assert say("refused-table-absent", who="Ben")[1:] in main_words(answer)
        assert game.table.status == RUNNING
        assert "[Seed " not in game.ada.get(f"{game.ada.path}/record.sel").text

    def test_an_opponent_gets_no_link_and_the_hand_stays_hidden(self, game: AwayGame) -> None:
        hand = game.ben.hand()
        link = game.stand_in(has_consent=False)
        assert "/friend/" not in game.ada.streamed()
        second_browser = game.somebody()
        for answer in (second_browser.get(link), second_browser.take(link, "Cleo")):
            assert answer.status_code == 404
            assert say("friend-gone") in main_words(answer)
        assert second_browser.hand() == ""
        assert game.table.seats[SEAT].person == game.table.seats[SEAT].holder
        assert game.ben.post(f"come-back?seat={SEAT}").status_code == 204
        assert game.ben.hand() == hand

    def test_one_opponent_can_not_agree_alone(self, game: AwayGame) -> None:
        game.stand_in(has_consent=False)
        assert "ask-friend" not in game.ada.streamed()
        answer = game.ada.post(f"ask-friend?seat={SEAT}")
        assert answer.status_code == 400
        assert say("refused-table-no-friend", who="Ben").lower() in main_words(answer).lower()
        assert game.table.request is None

    def test_consent_can_be_withdrawn(self, game: AwayGame) -> None:
        link = game.stand_in()
        assert game.somebody().get(link).status_code == 200
        assert say("web-forbid-friend") in game.ben.get(game.ben.path).text.replace("&#39;", "'")
        assert game.ben.post("seats/forbid-friend").status_code == 303
        assert game.somebody().take(link, "Cleo").status_code == 404

    def test_nobody_consents_for_others(self, game: AwayGame) -> None:
        link = game.stand_in(has_consent=False)
        assert game.ada.post("seats/allow-friend").status_code == 303
        assert game.somebody().post("seats/allow-friend").status_code == 400
        assert game.somebody().get(link).status_code == 404


class TestLinksThatAreGone:
    def check_is_gone(self, who: TableVisitor, link: str) -> None:
        for answer in (who.get(link), who.take(link, "Dora")):
            assert answer.status_code == 404
            assert say("friend-gone") in main_words(answer)
            assert f'href="{who.path}"' in answer.text.partition("<main")[2]

    @pytest.mark.parametrize("change", [("/1/", "/0/"), ("/1/", "/9/"), ("/1/", "/1/x")])
    def test_another_seat_or_another_key(self, game: AwayGame, change: tuple[str, str]) -> None:
        wrong = game.stand_in().replace(*change)
        for who in (game.somebody(), game.ada):
            self.check_is_gone(who, wrong)
        assert game.table.seats[SEAT].stand_in
        assert COOKIE not in game.somebody().take(wrong, "Dora").cookies

    def test_a_link_is_for_one_friend(self, game: AwayGame) -> None:
        link = game.stand_in()
        game.somebody().take(link, "Cleo")
        for who in (game.somebody(), game.ada, game.ben):
            self.check_is_gone(who, link)
        assert game.table.seats[SEAT].name == "Cleo"

    def test_a_link_ends_when_the_one_who_was_away_comes_back(self, game: AwayGame) -> None:
        link = game.stand_in()
        game.ben.client.post(f"/t/{game.table.id}/come-back?seat={SEAT}")
        self.check_is_gone(game.somebody(), link)
        assert game.stand_in() != link
        self.check_is_gone(game.somebody(), link)

    def test_a_link_ends_with_the_game(self, game: AwayGame) -> None:
        link = game.stand_in()
        game.ada.client.post(f"/t/{game.table.id}/resign?seat=0")
        self.check_is_gone(game.somebody(), link)

    def test_a_table_that_is_not_there(self, game: AwayGame) -> None:
        link = game.stand_in().replace(game.table.id, "nowhere")
        assert game.somebody().get(link).status_code == 404


class TestWaiting:
    def test_a_page_that_is_loaded_again_loses_no_seat(self, serve: Callable[..., Server]) -> None:
        game = AwayGame(serve(grace=60.0))
        game.ben.streamed()
        answer = game.ada.client.post(
            f"/t/{game.table.id}/stand-in?seat={SEAT}", headers={"accept": "*/*"}
        )
        assert answer.status_code == 400
        assert say("refused-table-just-gone", who="Ben").lower() in answer.text.lower()
        assert not game.table.seats[SEAT].stand_in


class TestTheLink:
    def test_players_find_it_at_the_table_and_can_send_it(self, game: AwayGame) -> None:
        link = game.stand_in()
        assert f'href="{link}"' in game.ada.get(game.ada.path).text
        answer = game.ada.get(link)
        assert answer.status_code == 200
        assert say("friend-share-about", who="Ben") in main_words(answer)
        assert f'readonly value="{game.server.address}{link}"' in answer.text
        assert f'data-share="{game.server.address}{link}"' in answer.text
        assert 'class="qr"' in answer.text
        assert f'href="{game.ada.path}"' in answer.text
        assert 'name="name"' not in answer.text

    def test_others_never_see_its_key(self, game: AwayGame) -> None:
        game.stand_in()
        key = game.table.seats[SEAT].key
        assert key in game.ada.streamed()
        spectator = game.somebody()
        assert key not in spectator.streamed()
        for path in ("", "/screen", "/replay", "/record.sel"):
            assert key not in spectator.get(spectator.path + path).text

    def test_its_pages_are_not_cached_and_show_no_hand(self, game: AwayGame) -> None:
        link = game.stand_in()
        for who in (game.ada, game.somebody()):
            answer = who.get(link)
            assert answer.headers["cache-control"] == "no-store"
            assert answer.headers["referrer-policy"] == "same-origin"
            assert 'id="hand"' not in answer.text

    def test_changing_the_language_leads_back_to_it(self, game: AwayGame) -> None:
        link, friend = game.stand_in(), game.somebody()
        assert f'name="back" value="{link}"' in friend.get(link).text
        answer = friend.client.post("/preferences", data={"language": "de", "back": link})
        assert answer.headers["location"] == link
        title = say("friend-take-title", "de", who="Ben")
        assert title in main_words(friend.get(link))
