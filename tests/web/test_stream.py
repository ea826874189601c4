"""The stream of a page: only changes are sent; and what pages ask about selections and things."""

from __future__ import annotations

import re
import threading
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from local_server import Server
from selenite.core.drawing import Svg
from selenite.core.fair_deal import commitment_to
from selenite.games.blue_moon_city.web.table_page import BlueMoonCityPage
from selenite.table.model import Seat
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.texts import say
from selenite.web import regions
from selenite.web.html import Markup
from selenite.web.pieces import Drawing, GrowingList, Layers, changes, partials
from selenite.web.stream import Regions, follow
from selenite.web.viewer import ViewerContext
from tests.table.running_services import CITY, play, two_people, with_services

from .clients import TableClient
from .driving import Serve

A = Markup("a")


class TestPieces:
    def drawing(self, *layers: str) -> Drawing:
        drawn = Drawing(Svg("<svg>"))
        for layer in layers:
            drawn.layer(layer[0], Svg(f'<g id="{layer[0]}">{layer}</g>'))
        drawn.add(Svg("</svg>"))
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
        other.add(Markup("<p></p>"))
        assert whole in other.since(self.drawing("a1"), "moon")

    def test_the_same_is_not_sent_again(self) -> None:
        assert changes({"x": self.drawing("a1")}, {"x": self.drawing("a1")}) == ""
        assert changes({"x": GrowingList({"a": A})}, {"x": GrowingList({"a": A})}) == ""
        assert changes({"x": A}, {"x": Markup("a")}) == ""

    def test_a_list_that_lost_lines_is_sent_again(self) -> None:
        sent = GrowingList({"a": A}).since(GrowingList({"a": A, "b": Markup("b")}), "log")
        assert sent == partials({"log": Markup("<ol>a</ol>")})


class ConnectedPage(TableClient):
    """A connected page: its regions as the stream has left them."""

    def __init__(self, server: Server, table: Table, person: Person) -> None:
        super().__init__(server, table, person, hx_request="true")
        self.heard: list[str] = []
        self.thread = threading.Thread(target=self._listen, daemon=True)
        self.thread.start()
        self.wait("table-menu")

    def _listen(self) -> None:
        try:
            with self.client.stream("GET", f"{self.path}/events") as answer:
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

    def preview(self, *parts: str, keep: str = "", seq: int | None = None) -> httpx.Response:
        """Ask for the words to a selection."""
        seen = self.table.acted if seq is None else seq
        return self.client.get(
            f"{self.path}/preview",
            params=[*(("part", part) for part in parts), ("keep", keep)],
            headers={"selenite-seq": f"{seen}"},
        )


@contextmanager
def listening(serve: Serve) -> Iterator[tuple[ConnectedPage, ConnectedPage]]:
    server = serve()
    table, *people = server.do(two_people)
    ada, ben = (ConnectedPage(server, table, person) for person in people)
    yield ada, ben
    for listener in (ada, ben):
        listener.client.close()


class TestPlainText:
    """Only markup is sent as it is: a nickname that a game returns as a region does no harm."""

    PLAIN: Any = "<b>Ada</b>"
    ESCAPED = "&lt;b&gt;Ada&lt;/b&gt;"

    @pytest.fixture(autouse=True)
    def careless_game(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(BlueMoonCityPage, "preview", lambda *_: {"act": self.PLAIN})
        draw = BlueMoonCityPage.regions
        monkeypatch.setattr(
            BlueMoonCityPage, "regions", lambda *given: {**draw(*given), "act": self.PLAIN}
        )

    def test_it_is_escaped_in_the_page_and_in_the_stream(self, serve: Serve) -> None:
        with listening(serve) as (ada, ben):
            for text in (
                ada.get(ada.path).text,
                ada.preview("v1").text,
                self.streamed(ben),
            ):
                assert self.ESCAPED in text
                assert self.PLAIN not in text

    def streamed(self, listener: ConnectedPage) -> str:
        with listener.client.stream("GET", f"{listener.path}/events") as answer:
            return next(line for line in answer.iter_lines() if 'hx-target="#act"' in line)

    def test_it_is_escaped_in_drawings_and_lists(self) -> None:
        drawing = Drawing(self.PLAIN)
        drawing.add(self.PLAIN)
        drawing.layer("a", self.PLAIN)
        drawing.layers(Layers({"b": self.PLAIN}))
        for region in (drawing, GrowingList({"a": self.PLAIN})):
            sent = changes({}, {"x": region})
            assert self.ESCAPED in sent
            assert self.PLAIN not in sent


class TestPreviews:
    def test_they_tell_what_comes_next_and_change_nothing(self, serve: Serve) -> None:
        with listening(serve) as (ada, ben):
            card = ada.table.view(0).position["players"][0]["hand"][:2]
            before = ada.table.seq, ada.table.state.position()
            told = ada.preview(card)
            assert told.status_code == 200
            assert 'hx-target="#act"' in told.text
            assert "data-preview" in told.text
            assert "data-preview" not in ada.preview().text
            assert (ada.table.seq, ada.table.state.position()) == before
            assert ada.play(">c4") == 204
            assert "data-preview" not in ben.wait('id="figure-0"')

    def test_a_page_that_lags_behind_gets_none(self, serve: Serve) -> None:
        with listening(serve) as (ada, _):
            assert ada.preview("v1", seq=ada.table.acted - 1).status_code == 204

    def test_one_that_is_too_long_gets_none(self, serve: Serve) -> None:
        with listening(serve) as (ada, _):
            assert ada.preview(*["v1"] * 100).status_code == 204
            assert ada.preview("v" * 5000).status_code == 204
            assert ada.preview("v1", keep="k1" * 500).status_code == 204

    def test_another_viewer_learns_nothing(self, serve: Serve) -> None:
        with listening(serve) as (ada, ben):
            card = ada.table.view(0).position["players"][0]["hand"][:2]
            assert ben.preview(card).text.replace("<i hidden data-preview></i>", "") == (
                ben.preview().text
            )

    def test_things_are_told_about(self, serve: Serve) -> None:
        with listening(serve) as (ada, _):
            told = ada.client.get(f"{ada.path}/about", params={"thing": "tile-d4"})
            assert 'hx-target="#sheet-inside"' in told.text
            for thing in ("", "tile-z9", "<b>", "x" * 3000):
                refused = ada.client.get(f"{ada.path}/about", params={"thing": thing})
                assert refused.status_code == 400
                assert "<b>" not in refused.text


class TestMoves:
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
        page = ConnectedPage(server, table, ada)
        text = page.client.get(f"{server.address}/t/{table.id}").text
        assert 'data-turn="no"' in text
        assert 'hx-post="move' not in text
        page.client.close()

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


class TestAudiences:
    """What several people see alike is drawn once for all of them."""

    @pytest.fixture
    def drawn(self, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int | None]]:
        """The language and the seat of everything that is drawn."""
        noted: list[tuple[str, int | None]] = []
        draw = regions.of

        def of(services: Services, context: ViewerContext, person: Person | None) -> Regions:
            noted.append((context.language, context.seat))
            return draw(services, context, person)

        monkeypatch.setattr(regions, "of", of)
        return noted

    async def at_rest(self, streams: Sequence[AsyncIterator[bytes]]) -> None:
        """Connect all; each of them then shows how many are watching."""
        for _ in ("greeting", "page"):
            for stream in streams:
                await anext(stream)
        for stream in streams[:-1]:
            await anext(stream)

    def test_spectators_share_a_drawing_in_each_language(
        self, drawn: list[tuple[str, int | None]]
    ) -> None:
        async def story(services: Services) -> None:
            table, ada, ben = await two_people(services)
            stranger = await services.people.welcome("Cem")
            people = [(ada, "en"), (None, "en"), (stranger, "en"), (None, "de"), (ben, "en")]
            streams = [follow(services, table, *person) for person in people]
            await self.at_rest(streams)
            drawn.clear()
            await play(services, table, ada, ">c4")
            own, one, other, german, _ = [await anext(stream) for stream in streams]
            assert sorted(drawn, key=str) == [("de", None), ("en", 0), ("en", 1), ("en", None)]
            assert one == other != own
            assert german != one

        with_services(story)

    def test_visitors_of_a_table_that_gathers_share_a_drawing(
        self, drawn: list[tuple[str, int | None]]
    ) -> None:
        async def story(services: Services) -> None:
            ada, ben, removed, *strangers = [
                await services.people.welcome(name) for name in ("Ada", "Ben", "Cem", "Dan", "Eve")
            ]
            seats = [Seat(ada.id, "Ada"), Seat(), Seat()]
            table = await services.seating.set_up(ada, CITY, {"players": 3}, seats, True)
            await services.seating.sit(table.id, ben, 1, "Ben")
            await services.dealing.commit(table.id, ben, commitment_to("0a" * 32))
            await services.seating.leave(table.id, ben)
            await services.seating.sit(table.id, removed, 1, "Cem")
            await services.seating.remove(table.id, ada, 1, table.acted)
            people: list[Person | None] = [ada, ben, removed, *strangers, None]
            streams = [follow(services, table, person, "en") for person in people]
            await self.at_rest(streams[:1])
            pages = []
            for stream in streams[1:]:
                await anext(stream)
                pages.append(await anext(stream))
            told = say("gathering-removed", "en").encode()
            assert [told in page for page in pages] == [False, True, False, False, False]
            drawn.clear()
            await services.play.say(table.id, ada, "hello")
            shown = [await anext(stream) for stream in streams]
            assert len(drawn) == 3 + 1
            assert shown[3] == shown[4] == shown[5]

        with_services(story)

    def test_what_happened_while_nobody_listened_is_shown(self) -> None:
        async def story(services: Services) -> None:
            table, ada, _ = await two_people(services)
            for cell in ("c4", "c5"):
                stream = follow(services, table, None, "en")
                await anext(stream)
                assert f'data-seq="{table.acted}"'.encode() in await anext(stream)
                await stream.aclose()
                await play(services, table, ada, f">{cell}")

        with_services(story)
