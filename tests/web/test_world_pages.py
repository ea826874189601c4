"""The worlds of the games as pages: in every language, with drawings, and linked from elsewhere."""

from __future__ import annotations

import re
from html import unescape

import pytest

from selenite.core import registry
from selenite.texts import LANGUAGES, say, speaker
from selenite.web import documents, world_pages
from selenite.web.parts import web_of

from .clients import Client

WORLDS = documents.worlds()
EVERYWHERE = [(game, language) for game in WORLDS for language in LANGUAGES]
_WITHIN = re.compile(r'<a [^>]*href="#([^"]+)"')


def ids(html: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', html)


def page(client: Client, address: str, language: str = "en") -> str:
    """A page in a language."""
    client.cookies.clear()
    answer = client.get(address, headers={"Cookie": f"language={language}"})
    assert answer.status_code == 200
    return answer.text


def test_both_games_have_a_world() -> None:
    assert set(WORLDS) == {"blue-moon-city", "moon-base"}


def test_there_are_links_within_a_page() -> None:
    assert any(_WITHIN.search(world_pages.rendered(*one).html) for one in EVERYWHERE)


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
class TestEveryPage:
    def test_it_is_written_in_the_language(self, game: str, language: str) -> None:
        assert world_pages.rendered(game, language).language == language

    def test_links_within_it_lead_somewhere(self, game: str, language: str) -> None:
        html = world_pages.rendered(game, language).html
        assert set(_WITHIN.findall(html)) <= set(ids(html))

    def test_it_has_the_sections_of_the_english_one_each_once(
        self, game: str, language: str
    ) -> None:
        assert ids(world_pages.rendered(game, language).html) == ids(
            world_pages.rendered(game, "en").html
        )

    def test_contents_lead_to_headings(self, game: str, language: str) -> None:
        shown = world_pages.rendered(game, language)
        assert len(shown.contents) > 2
        assert {id_ for id_, _ in shown.contents} <= set(ids(shown.html))

    def test_every_picture_of_the_gallery_that_belongs_to_it_is_there(
        self, game: str, language: str
    ) -> None:
        gallery = web_of(registry.find(game)).gallery(speaker(language, game).say)
        figures = [figure for shelf in gallery for figure in shelf.figures if figure.section]
        assert figures
        html = world_pages.rendered(game, language).html
        for figure in figures:
            section = html.partition(f'<h3 id="{figure.section}">')[2].partition("<h3")[0]
            assert figure.svg in section

    def test_it_is_shown_in_the_direction_of_the_language(
        self, game: str, language: str, module_client: Client
    ) -> None:
        shown = page(module_client, f"/world/{game}", language)
        direction = "rtl" if language == "he" else "ltr"
        assert f'<html lang="{language}" dir="{direction}"' in shown
        assert f"<h1>{world_pages.rendered(game, language).title}</h1>" in unescape(shown)
        assert '<article class="text world">' in shown


@pytest.mark.parametrize("game", WORLDS)
class TestLinks:
    def test_the_rules_link_to_it(self, game: str, module_client: Client) -> None:
        rules = page(module_client, f"/rules/{game}").partition("<main")[2]
        assert f'href="/world/{game}"' in rules

    def test_every_page_links_to_it_in_its_head(self, game: str, module_client: Client) -> None:
        head = page(module_client, "/").partition("<main")[0]
        assert f'href="/world/{game}">{say("web-world-of", game=game)}<' in unescape(head)

    def test_it_links_to_the_rules(self, game: str, module_client: Client) -> None:
        assert f'href="/rules/{game}"' in page(module_client, f"/world/{game}").partition("<h1")[2]


def test_what_isnt_translated_is_english_and_says_so(
    module_client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = world_pages.rendered("moon-base", "en")
    monkeypatch.setattr(world_pages, "rendered", lambda *_: english._replace(language="la"))
    shown = page(module_client, "/world/moon-base")
    assert say("rules-untranslated") in unescape(shown)
    assert '<article class="text world" lang="la" dir="ltr">' in shown


def test_an_unknown_language_gets_english() -> None:
    assert documents.world("moon-base", "la") == documents.world("moon-base", "en")


@pytest.mark.parametrize("name", ["chess", "rulings", "blue-moon-city.md"])
def test_there_are_no_other_worlds(module_client: Client, name: str) -> None:
    assert module_client.get(f"/world/{name}").status_code == 404
