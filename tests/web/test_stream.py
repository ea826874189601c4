"""The stream of a page: only changes are sent, and a selection stays until its viewer acts."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from local_server import Server
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.web.pieces import Drawing, Lines, changes, partials
from tests.table.running_services import one_screen, two_people

from .clients import TableClient
from .driving import Serve


class TestPieces:
    def drawing(self, *layers: str) -> Drawing:
        drawn = Drawing("<svg>")
        drawn.layers([f'<g id="{layer[0]}">{layer}</g>' for layer in layers])
        drawn.add("</svg>")
        return drawn

    def test_only_layers_that_differ_are_sent(self) -> None:
        sent = self.drawing("a1", "b2", "c1").since(self.drawing("a1", "b1", "c1"), "moon")
        assert sent.count("<hx-partial") == 1
        assert 'hx-target="#b"' in sent
        assert "<svg><g id=" in sent

    def test_another_layer_or_another_frame_sends_everything(self) -> None:
        whole = 'hx-target="#moon" hx-swap="innerMorph"'
        assert whole in self.drawing("a1", "b1").since(self.drawing("a1"), "moon")
        assert whole in self.drawing("a1").since(None, "moon")
        other = self.drawing("a1")
        other.add("<p></p>")
        assert whole in other.since(self.drawing("a1"), "moon")

    def test_the_same_is_not_sent_again(self) -> None:
        assert changes({"x": self.drawing("a1")}, {"x": self.drawing("a1")}) == ""
        assert changes({"x": Lines(["a"])}, {"x": Lines(["a"])}) == ""
        assert changes({"x": "text"}, {"x": "text"}) == ""

    def test_a_list_that_lost_lines_is_sent_again(self) -> None:
        sent = Lines(["a"]).since(Lines(["a", "b"]), "log")
        assert sent == partials({"log": "<ol>a</ol>"})


class Listener(TableClient):
    """A connected page: its regions as the stream has left them."""

    def __init__(self, server: Server, table: Table, person: Person) -> None:
        super().__init__(server, table, person, selenite_page=person.id, hx_request="true")
        self.name = person.id
        self.heard: list[str] = []
        self.thread = threading.Thread(target=self._listen, daemon=True)
        self.thread.start()
        self.wait("table-menu")

    def _listen(self) -> None:
        try:
            with self.client.stream("GET", f"{self.path}/events?page={self.name}") as answer:
                self.heard += answer.iter_lines()
        except httpx.HTTPError:
            return

    def wait(self, part: str) -> str:
        """Wait for an event that contains a text; everything received since the last time."""
        for _ in range(2000):
            text = "\n".join(self.heard)
            if re.search(part, text):
                self.heard.clear()
                return text
            threading.Event().wait(0.005)
        raise AssertionError(f"{part} did not come")

    def choose(self, **selection: str) -> int:
        return self.client.get(f"{self.path}/choose", params=selection).status_code


async def uncover(services: Services, table: Table, person: Person) -> None:
    services.screens.uncover(table, person)


@contextmanager
def listening(serve: Serve) -> Iterator[tuple[Listener, Listener]]:
    server = serve()
    table, *people = server.do(two_people)
    ada, ben = (Listener(server, table, person) for person in people)
    yield ada, ben
    for listener in (ada, ben):
        listener.client.close()


class TestChoices:
    def test_what_was_opened_stays_when_others_move_and_goes_with_the_own_move(
        self, serve: Serve
    ) -> None:
        with listening(serve) as (ada, ben):
            assert ben.choose(tile="d4") == 204
            assert 'class="opened"' in ben.wait('hx-target="#act"')
            assert ada.play(">c4") == 204
            assert "opened" not in ben.wait('id="figure-0"'), "it is there, so it isn't sent"
            assert ada.choose(aid="1") == 204
            ada.wait('class="opened"')
            assert ada.play(">c5") == 204
            news = ada.wait('hx-target="#act"')
            assert 'class="opened"' not in news

    def test_a_choice_is_shown_on_the_page_that_made_it_only(self, serve: Serve) -> None:
        with listening(serve) as (ada, ben):
            ada.choose(tile="d4")
            ada.wait('class="opened"')
            ben.choose(card="nonsense", tile="z9", box="x")
            ada.play(">c4")
            assert "opened" not in ben.wait('id="figure-0"')

    def test_a_page_without_a_stream_gets_the_answer_at_once(self, serve: Serve) -> None:
        with listening(serve) as (ada, _):
            answer = ada.client.get(
                f"{ada.path}/choose?tile=d4", headers={"selenite-page": "elsewhere"}
            )
            assert answer.status_code == 200
            assert 'class="opened"' in answer.text

    def test_a_page_whose_stream_was_cut_off_goes_on_with_what_was_chosen(
        self, serve: Serve
    ) -> None:
        server = serve()
        with listening(lambda: server) as (ada, _):
            client = ada.client
            client.headers["selenite-page"] = "cut"
            with client.stream("GET", f"{ada.path}/events?page=cut") as news:
                lines = news.iter_lines()
                assert any("table-menu" in line for line in lines)
                assert ada.choose(tile="d4") == 204
            page = server.app.state.pages.find(ada.table, "cut")
            while page.is_live:
                threading.Event().wait(0.005)
            assert ada.choose(tile="d5") == 200
            with client.stream("GET", f"{ada.path}/events?page=cut") as news:
                opened = next(line for line in news.iter_lines() if 'class="opened"' in line)
            assert "d5" in opened

    def test_a_move_by_the_command_box_is_an_own_move(self, serve: Serve) -> None:
        with listening(serve) as (ada, _):
            ada.choose(aid="1")
            ada.wait('class="opened"')
            seq = {"selenite-seq": f"{ada.table.acted}"}
            ada.client.post(f"{ada.path}/command", data={"words": ">c4"}, headers=seq)
            assert 'class="opened"' not in ada.wait('hx-target="#act"')

    @pytest.mark.parametrize(
        ("words", "seq", "status"),
        [(">c4 nonsense", 0, 400), (">c4 / / drop >c3", 0, 400), (">c4", -1, 409)],
    )
    def test_a_refused_command_changes_nothing(
        self, serve: Serve, words: str, seq: int, status: int
    ) -> None:
        with listening(serve) as (ada, _):
            seen = {"selenite-seq": f"{ada.table.acted + seq}"}
            answer = ada.client.post(f"{ada.path}/command", data={"words": words}, headers=seen)
            assert answer.status_code == status
            assert not ada.table.moves

    def test_whoever_is_stood_in_for_has_no_turn(self, serve: Serve) -> None:
        server = serve(pause=60.0)
        table, ada, ben = server.do(two_people)
        server.do(lambda services: services.seating.stand_in(table.id, ben, 0))
        page = Listener(server, table, ada)
        text = page.client.get(f"{server.address}/t/{table.id}").text
        assert 'data-turn="no"' in text
        assert 'hx-post="move' not in text
        page.client.close()

    def test_at_one_screen_the_next_player_finds_nothing_of_what_was_chosen(
        self, serve: Serve
    ) -> None:
        server = serve()
        table, ada = server.do(one_screen)
        server.do(lambda services: uncover(services, table, ada))
        screen = Listener(server, table, ada)
        hand = table.view(0).position["players"][0]["hand"]
        for move in (">c4", "/", "/", "drop"):
            screen.choose(keep=hand[:2], drop=hand[:2], tile="d4")
            if table.to_move == 0:
                screen.play(move)
        screen.wait("turn")
        assert table.to_move == 1
        server.do(lambda services: uncover(services, table, ada))
        page = server.app.state.pages.find(table, ada.id)
        assert page is not None
        assert not page.selection
        screen.client.close()

    def test_a_stale_move_changes_nothing(self, serve: Serve) -> None:
        with listening(serve) as (ada, _):
            answer = ada.client.post(f"{ada.path}/move?move=%3Ec4", headers={"selenite-seq": "1"})
            assert answer.status_code == 409
            assert not ada.table.moves


@pytest.mark.parametrize("seq", ["", "x", "1e3"])
def test_a_move_that_does_not_say_what_it_answers_is_refused(serve: Serve, seq: str) -> None:
    with listening(serve) as (ada, _):
        answer = ada.client.post(f"{ada.path}/move", params={"move": ">c4", "seq": seq})
        assert answer.status_code == 409
        assert not ada.table.moves
