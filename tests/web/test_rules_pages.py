"""The rules as pages: every clause at its address, in every language, with pictures."""

from __future__ import annotations

import re
from html import unescape

import pytest

from selenite.core import registry
from selenite.texts import LANGUAGES, say, speaker
from selenite.web import documents, rules_pages
from selenite.web.parts import web_of

from .clients import Client

NAMES = documents.names()
EVERYWHERE = [(name, language) for name in NAMES for language in LANGUAGES]


_WITHIN = re.compile(r'href="#([^"]+)"')
_TO_OTHERS = re.compile(r'href="/rules/([\w-]+)(?:#([^"]+))?"')


def ids(html: str) -> list[str]:
    return [unescape(found) for found in re.findall(r' id="([^"]+)"', html)]


@pytest.mark.parametrize(("name", "language"), EVERYWHERE)
class TestEveryDocument:
    def test_links_within_it_lead_somewhere(self, name: str, language: str) -> None:
        page = rules_pages.rendered(name, language)
        wanted = _WITHIN.findall(page.html)
        assert set(map(unescape, wanted)) <= set(ids(page.html))

    def test_links_to_others_lead_somewhere(self, name: str, language: str) -> None:
        html = rules_pages.rendered(name, language).html
        for other, anchor in _TO_OTHERS.findall(html):
            page = rules_pages.rendered(other, language)
            assert not anchor or unescape(anchor) in ids(page.html)

    def test_contents_lead_to_headings(self, name: str, language: str) -> None:
        page = rules_pages.rendered(name, language)
        assert page.contents
        assert {id_ for id_, _ in page.contents} <= set(ids(page.html))

    def test_ids_are_there_once(self, name: str, language: str) -> None:
        found = ids(rules_pages.rendered(name, language).html)
        assert len(found) == len(set(found))

    def test_nothing_of_the_markdown_is_left(self, name: str, language: str) -> None:
        page = rules_pages.rendered(name, language)
        assert "&lt;a id" not in page.html
        assert not page.title.startswith("#")


def test_there_are_links_of_both_kinds() -> None:
    shown = "".join(rules_pages.rendered(name, language).html for name, language in EVERYWHERE)
    assert _WITHIN.search(shown)
    assert _TO_OTHERS.search(shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_every_clause_has_its_address(game: str, language: str) -> None:
    codes = speaker("en", game).codes("clause-")
    clauses = {code.removeprefix("clause-").replace("-", ".") for code in codes}
    assert clauses
    assert clauses <= set(ids(rules_pages.rendered(game, language).html))


def test_the_page_is_in_the_visitors_language(module_client: Client) -> None:
    for language in LANGUAGES:
        module_client.cookies.clear()
        answer = module_client.get("/rules/moon-base", headers={"Cookie": f"language={language}"})
        assert rules_pages.rendered("moon-base", language).title in unescape(answer.text)


def test_an_untranslated_page_is_english_and_says_so(
    module_client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = rules_pages.rendered("moon-base", "en")
    monkeypatch.setattr(rules_pages, "rendered", lambda *_: english._replace(language="la"))
    answer = module_client.get("/rules/moon-base")
    assert say("rules-untranslated") in unescape(answer.text)
    assert '<article class="text" lang="la" dir="ltr">' in answer.text


def test_an_unknown_language_gets_english() -> None:
    assert documents.document("moon-base", "la") == documents.document("moon-base", "en")


def test_there_are_no_other_documents(module_client: Client) -> None:
    for name in ("chess", "README", "blue-moon-city.md"):
        assert module_client.get(f"/rules/{name}").status_code == 404


class TestPictures:
    @pytest.mark.parametrize("game", registry.games())
    def test_they_stand_beside_the_rules(self, module_client: Client, game: str) -> None:
        answer = module_client.get(f"/rules/{game}")
        for shelf in web_of(registry.find(game)).gallery(speaker("en", game).say):
            assert f"<h3>{shelf.title}</h3>" in answer.text

    def test_every_tile_is_shown_with_what_it_gives(self) -> None:
        courtyard, *tiles = (
            web_of(registry.find("blue-moon-city"))
            .gallery(speaker("en", "blue-moon-city").say)[-1]
            .figures
        )
        assert courtyard.name == "courtyard"
        assert len(tiles) == 24
        assert all(len(tile.notes) >= 3 for tile in tiles)

    def test_every_ring_is_shown(self) -> None:
        rings = (
            web_of(registry.find("moon-base")).gallery(speaker("en", "moon-base").say)[0].figures
        )
        assert [ring.name for ring in rings][:2] == ["Large gold ring", "Large silver ring"]
        assert len(rings) == 6


@pytest.mark.parametrize("language", LANGUAGES)
class TestRulings:
    def test_they_are_there_in_every_language(self, language: str) -> None:
        assert rules_pages.rendered("rulings", language).language == language

    def test_they_list_the_same_in_every_language(self, language: str) -> None:
        """The same clauses in the same order, the same options, as many headings and entries."""
        english, other = (documents.document("rulings", one).text for one in ("en", language))
        for pattern in (r"^- \*\*\[([\w.]+)\]\(", r"`([a-z-]+(?:=[a-z-]+)?)`", r"^(#+) ", r"^(-) "):
            found = [re.findall(pattern, text, re.M) for text in (english, other)]
            assert found[0] == found[1], pattern

    def test_they_lead_to_the_rules_in_the_same_language(self, language: str) -> None:
        text = documents.document("rulings", language).text
        assert set(re.findall(r"manual/(\w+)\.md", text)) == {language}

    @pytest.mark.parametrize("game", ["blue-moon-city", "moon-base"])
    def test_the_rules_of_a_game_lead_to_its_own(self, language: str, game: str) -> None:
        assert f'href="/rules/rulings#{game}"' in rules_pages.rendered(game, language).html
        assert f'id="{game}"' in rules_pages.rendered("rulings", language).html

    def test_games_come_before_what_is_common_to_all(self, language: str) -> None:
        contents = [id for id, _ in rules_pages.rendered("rulings", language).contents]
        common = ["at-the-web-table", "what-the-options-change"]
        assert contents == ["blue-moon-city", "moon-base", *common]

    def test_their_own_list_of_contents_is_not_shown(self, language: str) -> None:
        head, _, _ = rules_pages.rendered("rulings", language).html.partition("<h2")
        assert "<a" not in head
