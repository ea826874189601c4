"""The lessons: lit elements lead on, other clicks are explained, and the turn is a legal one."""

from __future__ import annotations

import re
from html import unescape
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from selenite.core import registry
from selenite.texts import LANGUAGES, say, speaker
from selenite.web.parts import web_of

from .clients import Client, words

if TYPE_CHECKING:
    import httpx

CODE = re.compile(r"\b([LS]\d{1,2}|[a-e][1-5]|[gsb]{2,})\b|#\d|\(-?\d+,-?\d+\)")
"""A crater, a stack, a cell, rings by their letters, a ring's number, a point."""

CITY, MOON = "blue-moon-city", "moon-base"
_LIT = re.compile(r'<a id="[\w-]+" href="([^"]+)" hx-get="[^"]+" class="lit">')
_THING = re.compile(r'<a id="([\w-]+)" href="([^"]+)" hx-get="[^"]+" class="thing"[^>]*>')
_CHOICE = re.compile(r'<a id="choice-\d" class="button" href="([^"]+)">')
_NAME = re.compile(r'<a id="[^"]+"[^>]*><title>([^<]*)</title>')
_ON = re.compile(r'<a id="on" class="button main" href="([^"]+)"')


def ways(answer: httpx.Response) -> list[str]:
    """The links of the lit elements, the choices and the next step."""
    found = [way for form in (_ON, _LIT, _CHOICE) for way in form.findall(answer.text)]
    return [unescape(way) for way in found]


def pages(module_client: Client, game: str) -> list[httpx.Response]:
    """The pages of a lesson from the first to the last, always by the first link that leads on."""
    found = [module_client.get(f"/learn/{game}")]
    while further := [way for way in ways(found[-1]) if "tried=" not in way]:
        found.append(module_client.get(further[0]))
    return found


def wrong_ways(shown: list[httpx.Response]) -> list[str]:
    """The links of everything on some pages that is wrong to click."""
    found = [unescape(way) for page in shown for _, way in _THING.findall(page.text)]
    assert found
    return found + [way for page in shown for way in ways(page) if "tried=" in way]


def why_not(answer: httpx.Response) -> str:
    """What a page says about a wrong click."""
    found = re.search(r'<p id="why-not"[^>]*>(.*?)</p>', answer.text)
    assert found is not None
    return unescape(re.sub("<[^>]+>", "", found[1]))


@pytest.mark.parametrize("game", registry.games())
class TestEveryLesson:
    def test_it_leads_through_all_its_steps(self, module_client: Client, game: str) -> None:
        texts = [words(page) for page in pages(module_client, game)]
        steps = web_of(registry.find(game)).LESSON.steps
        assert 6 <= len(steps) <= 12
        assert len(texts) == len(steps)
        for text, step in zip(texts, steps, strict=True):
            assert speaker("en", game).say(f"lesson-{step.name}", **step.words) in text

    def test_at_the_end_a_real_game_waits(self, module_client: Client, game: str) -> None:
        last = pages(module_client, game)[-1].text
        assert f'href="/?game={game}"' in last
        assert f'<button id="play" class="main" name="play" value="{game}">' in last

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_no_step_shows_a_code(self, module_client: Client, game: str, language: str) -> None:
        module_client.cookies["language"] = language
        try:
            shown = pages(module_client, game)
            links = [link for page in shown for link in _NAME.findall(page.text)]
            assert links
            told = [re.search(r'<div id="told".*?</div>', page.text, re.DOTALL) for page in shown]
            for text in [*links, *(words(one[0]) for one in told if one)]:
                assert not CODE.search(text), text
            assert None not in told
        finally:
            module_client.cookies.clear()

    def test_a_wrong_click_is_explained_without_codes(
        self, module_client: Client, game: str
    ) -> None:
        for way in wrong_ways(pages(module_client, game)):
            assert not CODE.search(why_not(module_client.get(way)))

    def test_steps_show_pictures_of_what_they_tell(self, module_client: Client, game: str) -> None:
        shown = [page.text.count('class="signs"') for page in pages(module_client, game)]
        assert sum(map(bool, shown)) >= 4

    def test_the_way_back_leads_to_the_step_before(self, module_client: Client, game: str) -> None:
        shown = pages(module_client, game)
        for before, page in pairwise(shown):
            back = re.search(r'<a id="back" class="button" href="([^"]+)"', page.text)
            assert back is not None
            assert words(module_client.get(unescape(back[1]))) == words(before)

    def test_every_wrong_click_is_explained(self, module_client: Client, game: str) -> None:
        for way in wrong_ways(pages(module_client, game))[::7]:
            assert why_not(module_client.get(way))

    def test_nothing_is_refused_before_anything_is_tried(
        self, module_client: Client, game: str
    ) -> None:
        assert {why_not(page) for page in pages(module_client, game)} == {""}

    def test_ids_are_there_once(self, module_client: Client, game: str) -> None:
        for page in pages(module_client, game):
            ids = re.findall(r' id="([^"]+)"', page.text)
            assert len(ids) == len(set(ids))

    def test_an_address_from_elsewhere_leads_to_the_start(
        self, module_client: Client, game: str
    ) -> None:
        for query in ("?step=3&moves=nonsense", "?step=99", "?step=-1", "?step=5"):
            answer = module_client.get(f"/learn/{game}{query}", follow_redirects=False)
            assert (answer.status_code, answer.headers["location"]) == (303, f"/learn/{game}")


class TestBlueMoonCity:
    def test_the_turn_has_a_power_a_walk_a_joker_and_a_draw(self, module_client: Client) -> None:
        last = str(pages(module_client, CITY)[-1].url)
        assert last.endswith("moves=a1%3Ed4+%3Ed4+%2F+1%3Dt2k1+%2F+drop%3Da2")

    def test_it_completes_a_building_beside_a_dragon(self) -> None:
        lesson = web_of(registry.find(CITY)).LESSON
        position = lesson.state(["a1>d4", ">d4", "/", "1=t2k1"]).position()
        assert position["city"]["d4"]["built"]
        assert position["players"][0]["scales"] == 2
        assert position["players"][0]["crystals"] == 1

    @pytest.mark.parametrize(
        ("step", "moves", "tried", "clause"),
        [
            (4, "a1>d4", ">d1", "2.2"),
            (6, "a1>d4 >d4 /", "1=t2", "3.1"),
            (6, "a1>d4 >d4 /", "1=t2k1k1", "3.3"),
        ],
    )
    def test_the_rule_against_a_click_is_linked(
        self, module_client: Client, step: int, moves: str, tried: str, clause: str
    ) -> None:
        query: dict[str, str | int] = {"step": step, "moves": moves, "tried": tried}
        answer = module_client.get("/learn/blue-moon-city", params=query)
        assert f'href="/rules/blue-moon-city#{clause}"' in answer.text

    def test_legal_moves_that_the_lesson_does_not_want_are_explained(
        self, module_client: Client
    ) -> None:
        query: dict[str, str | int] = {"step": 4, "moves": "a1>d4", "tried": ">c4"}
        assert why_not(module_client.get("/learn/blue-moon-city", params=query)) == say(
            "learn-allowed"
        )

    def test_the_other_hand_stays_covered(self, module_client: Client) -> None:
        held = web_of(registry.find(CITY)).LESSON.state(()).position()["players"][0]["hand"]
        shown = re.findall(r'data-card="(\w\d)"', module_client.get("/learn/blue-moon-city").text)
        assert "".join(shown) == held


class TestMoonBase:
    def test_the_round_ends_with_a_settlement_and_a_base(self, module_client: Client) -> None:
        lesson = web_of(registry.find(MOON)).LESSON
        moves = pages(module_client, MOON)[-1].url.params["moves"].split()
        position = lesson.state(moves).position()
        assert position["settlements"] == [{"ring": 3, "seat": lesson.seat}]
        assert [base["seat"] for base in position["bases"]] == [1 - lesson.seat]

    def test_the_collaboration_brings_the_tower(self, module_client: Client) -> None:
        lesson = web_of(registry.find(MOON)).LESSON
        moves = pages(module_client, MOON)[-1].url.params["moves"].split()
        position = lesson.state(moves).position()
        ring = position["rings"][position["tower"]["ring"]]
        assert (ring["ring"], ring["at"]) == ("Lg", [-14, -28])

    def test_where_many_places_glow_another_one_is_to_be_tried(self, module_client: Client) -> None:
        page = pages(module_client, MOON)[6]
        found = re.findall(r'<a id="point-\d" href="([^"]+)"', page.text)
        answers = [why_not(module_client.get(unescape(way))) for way in found]
        say = speaker("en", MOON).say
        assert say("learn-try-another") in " ".join(answers)
        assert say("learn-try-lit") not in " ".join(answers)

    def test_the_other_colour_is_allowed_but_not_in_the_lesson(self, module_client: Client) -> None:
        query: dict[str, str | int] = {"step": 1, "tried": "silver"}
        assert why_not(module_client.get(f"/learn/{MOON}", params=query)) == say(
            "learn-allowed-choice"
        )

    def test_only_one_of_the_places_will_do(self, module_client: Client) -> None:
        page = pages(module_client, MOON)[6]
        found = re.findall(r'<a id="point-\d" href="([^"]+)"', page.text)
        answers = [why_not(module_client.get(unescape(way))) for way in found]
        assert sorted(bool(text) for text in answers) == [False, True, True]

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_common_refusals_are_told_without_angles_and_rules(
        self, module_client: Client, language: str
    ) -> None:
        module_client.cookies["language"] = language
        try:
            for way in wrong_ways(pages(module_client, MOON)):
                text = why_not(module_client.get(way))
                assert text
                assert not re.search(r"°|\bG[34]\b", text), text
        finally:
            module_client.cookies.clear()


def test_there_is_no_lesson_for_other_games(module_client: Client) -> None:
    assert module_client.get("/learn/chess").status_code == 404


class TestTheOfferAtTheFirstTable:
    @staticmethod
    def first_table(client: Client, game: str) -> str:
        """Somebody new sets up a table with one click; the page they come to."""
        client.cookies.clear()
        return client.post("/tables", data={"name": "Nova", "play": game}).text

    def test_somebody_new_is_offered_the_lesson(self, client: Client) -> None:
        assert 'id="first-room"' in self.first_table(client, CITY)

    def test_whoever_has_finished_it_is_not(self, client: Client) -> None:
        self.first_table(client, CITY)
        table = str(client.get("/t/" + next(iter(client.app.state.services.tables.loaded))).url)
        assert 'id="first-room"' in client.get(table).text
        pages(client, MOON)
        assert 'id="first-room"' in client.get(table).text
        pages(client, CITY)
        assert 'id="first-room"' not in client.get(table).text

    def test_whoever_has_put_it_aside_is_not(self, client: Client) -> None:
        self.first_table(client, CITY)
        table = str(client.get("/t/" + next(iter(client.app.state.services.tables.loaded))).url)
        client.post(f"/learn/{CITY}/skip")
        assert 'id="first-room"' not in client.get(table).text

    def test_there_is_none_to_put_aside_for_other_games(self, client: Client) -> None:
        assert client.post("/learn/chess/skip").status_code == 404

    def test_a_game_starts_right_after_the_lesson(self, client: Client) -> None:
        client.cookies.clear()
        last = pages(client, CITY)[-1].text
        name = re.search(r'name="name" value="([^"]+)"', last)
        assert name is not None
        page = client.post("/tables", data={"name": unescape(name[1]), "play": CITY}).text
        assert 'id="board"' in page
        assert 'id="first-room"' not in page
