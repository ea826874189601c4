"""The fonts of the pages: what is declared, how large the files are, and where they are used."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

from selenite.texts import LANGUAGES
from selenite.web import assets

from .clients import Client
from .driving import Serve, against_bots, at_table, set_preferences, visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MOST = 120_000
"""Bytes of all font files together."""

WOFF2 = b"wOF2"
FAMILIES = """smallest => [...document.querySelectorAll('h1, h2, h3, p')].map(element => {
  const { fontSize, fontFamily } = getComputedStyle(element);
  const isHeading = !element.matches('p');
  const family = fontFamily.split(',')[0].replaceAll('"', '');
  return [isHeading && parseFloat(fontSize) >= smallest, family];
})"""
LOADED = """() => document.fonts.ready.then(() => [...document.fonts]
  .filter(face => face.status === 'loaded')
  .map(face => face.family.replaceAll('"', '')))"""
LETTERS = {"ru": "cyrillic", "he": "hebrew"}


def declared(client: Client) -> list[str]:
    """The addresses of the files that the style sheet names."""
    sheet = client.get(assets.versioned("/fonts.css"))
    assert sheet.headers["content-type"].startswith("text/css")
    return re.findall(r'url\("([^"]+)"\)', sheet.text)


def test_every_declared_file_exists_under_the_address_of_this_build(module_client: Client) -> None:
    addresses = declared(module_client)
    fonts = {path for path in assets.build().later if path.startswith("/static/fonts/")}
    assert {urlsplit(one).path for one in addresses} == fonts != set()
    for address in addresses:
        assert address.endswith(f"?{assets.build().version}")
        assert module_client.get(address).content.startswith(WOFF2)


def test_all_files_together_are_small(module_client: Client) -> None:
    assert sum(len(module_client.get(one).content) for one in declared(module_client)) <= MOST


def test_text_is_shown_before_its_font_is_there(module_client: Client) -> None:
    sheet = module_client.get("/fonts.css").text
    assert sheet.count("font-display: swap") == sheet.count("@font-face") > 0


def test_a_licence_comes_with_every_file() -> None:
    fonts = [*(assets.STATIC / "fonts").glob("*.woff2")]
    assert fonts
    for file in fonts:
        licence = file.with_name(f"{file.stem}.licence.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE" in licence


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_have_the_fonts_of_their_language(
    serve_module: Serve, browser: Browser, language: str
) -> None:
    server = serve_module()
    with visitor(browser, server) as page:
        set_preferences(page, server, language=language)
        fetched: set[str] = set()
        page.on("response", lambda one: fetched.add(urlsplit(one.url).path))
        page.goto(f"{server.address}/rules")
        loaded: list[Any] = page.evaluate(LOADED)
        assert set(loaded) == {"Selenite Text", "Selenite Display"}
        for face in ("text", "display"):
            assert f"/static/fonts/{face}-{LETTERS.get(language, 'latin')}.woff2" in fetched
        others = {"latin", "cyrillic", "hebrew"} - {"latin", LETTERS.get(language)}
        assert not fetched & {f"/static/fonts/display-{letters}.woff2" for letters in others}


@pytest.mark.parametrize(("pixels", "smallest"), [(1, 22.4), (2, 18)])
def test_large_headings_are_in_the_display_face_and_all_else_is_not(
    serve_module: Serve, browser: Browser, pixels: int, smallest: float
) -> None:
    """Its hairlines need pixels: large ones lose them in headings that aren't larger still."""
    server = serve_module()
    with visitor(browser, server, device_scale_factor=pixels) as page:
        for path in ("/", "/rules", "/me", "/box", "/offline"):
            page.goto(server.address + path)
            shown = page.evaluate(FAMILIES, smallest)
            assert {is_large for is_large, _ in shown} == {True, False}, path
            for is_large, family in shown:
                assert family == ("Selenite Display" if is_large else "Selenite Text"), path


@pytest.mark.parametrize("game", ["blue-moon-city", "moon-base"])
def test_names_are_legible_where_pixels_are_large(
    serve_module: Serve, browser: Browser, game: str
) -> None:
    server = serve_module()
    table, ada = server.do(lambda services: against_bots(services, game, {}))
    with at_table(browser, server, table, ada) as page:
        families = page.evaluate(
            """() => [...document.querySelectorAll("#players :is(h2, h3)")]
              .map(one => getComputedStyle(one).fontFamily.split(",")[0].replaceAll('"', ""))"""
        )
        assert set(families) == {"Selenite Text"}
