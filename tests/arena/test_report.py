"""The report: complete, self-contained and safe."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from selenite.arena import ratings, report
from selenite.arena.results import Forfeit, Result
from selenite.arena.standings import summarise
from tests.arena.games import result, tournament

EVIL = "<script>alert('x')</script>&\"x.py::Y"
VOID = {"meta"}


class Reader(HTMLParser):
    """Collects the elements of a page, and checks that each is closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.texts.append(data)

    @property
    def text(self) -> str:
        return " ".join(self.texts)


def page(bots: list[str], seats: int, results: list[Result]) -> Reader:
    of = tournament(bots, 2, seats, "blue-moon-city")
    return Reader(report.page(summarise(of, results), ratings.ratings(bots, results)))


TWO = [result(EVIL, "b"), result("b", EVIL, forfeit=Forfeit(1, "crashed", "<b>\n" + "x" * 500))]


class TestPage:
    def test_names_and_texts_are_escaped(self) -> None:
        found = page([EVIL, "b"], 2, TWO)
        assert {tag for tag, _ in found.elements}.isdisjoint({"script", "b"})
        assert EVIL in found.text

    def test_it_needs_nothing_else(self) -> None:
        text = report.page(summarise(tournament([EVIL, "b"]), TWO), {})
        found = Reader(text)
        assert {tag for tag, _ in found.elements}.isdisjoint({"link", "script", "img", "iframe"})
        assert not [a for _, attrs in found.elements for a in attrs if a in ("src", "href")]
        assert not re.findall(r"url\(|@import|https?:", text)

    def test_it_is_light_and_dark_and_fits_a_phone(self) -> None:
        text = report.page(summarise(tournament([EVIL, "b"]), TWO), {})
        assert "prefers-color-scheme: dark" in text
        assert 'name="viewport"' in text

    def test_every_drawing_has_a_description(self) -> None:
        found = page([EVIL, "b"], 2, TWO)
        drawings = [attrs for tag, attrs in found.elements if tag == "svg"]
        assert drawings
        assert all(
            d.get("aria-label") or d.get("aria-hidden") or d.get("overflow") for d in drawings
        )

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_all_sections_are_there(self, seats: int) -> None:
        results = [result("a", *["b"] * (seats - 1)), result("b", *["a"] * (seats - 1), deal=1)]
        text = page(["a", "b"], seats, results).text
        for title in ("Ratings", "Wins", "Head to head", "Who moves first",
                      "How games ended", "Length of the games", "Time for a turn",
                      "At the end of a game"):  # fmt: skip
            assert title in text
        assert ("Tables" in text) == (seats > 2)
        assert "Forfeits" not in text

    def test_forfeits_are_listed(self) -> None:
        assert "raised an exception" in page([EVIL, "b"], 2, TWO).text

    def test_without_ratings_there_is_no_such_section(self) -> None:
        of = tournament([EVIL, "b"])
        assert "Ratings" not in Reader(report.page(summarise(of, TWO), {})).text

    def test_one_game_of_every_length_has_its_bar(self) -> None:
        results = [
            result("a", "b", deal=deal)._replace(turns=(turns, 0))
            for deal, turns in enumerate((1, 1, 2, 300, 1000))
        ]
        text = report.page(summarise(tournament("ab"), results), {})
        bars = re.findall(r"<title>\S+: (\d+)</title></rect>", text)
        assert sum(map(int, bars)) == 5
