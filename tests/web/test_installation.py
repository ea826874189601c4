"""The web table as an app: its manifest, its icons, the service worker and the offline page."""

from __future__ import annotations

import json
import re
import shutil
import struct
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

from selenite.core import drawing, registry
from selenite.texts import LANGUAGES, say, speaker
from selenite.web import assets

from .clients import Client, words
from .driving import Serve, against_bots, open_table, set_preferences, visitor, wait, wait_for_board
from .test_pages import serious

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from local_server import Server

PNG = b"\x89PNG\r\n\x1a\n"
TRUECOLOUR = 2
"""The colour type of a PNG file without transparency."""

OWN_CACHES = "caches.keys().then(names => names.filter(name => name.startsWith('selenite-')))"
IS_READY = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state !== 'activated')
    await new Promise(done => active.addEventListener('statechange', done, { once: true }));
}"""
CACHED = """async () => {
  const all = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      all[new URL(request.url).pathname] = await (await cache.match(request)).text();
  }
  return all;
}"""
COLOUR = "getComputedStyle(document.querySelector('h1')).color"
REFUSING = """navigator.serviceWorker.register = async () => {
  window.wasAsked = true;
  throw new DOMException("refused", "SecurityError");
};"""


def manifest(client: Client, language: str) -> dict[str, Any]:
    answer = client.get(f"/manifest/{language}.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    found: dict[str, Any] = json.loads(answer.text)
    return found


def png_header(data: bytes) -> tuple[int, int, int]:
    """Width, height and colour type of a PNG file."""
    assert data.startswith(PNG)
    width, height, _, colours = struct.unpack(">IIBB", data[16:26])
    return width, height, colours


class TestManifest:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_it_is_in_every_language(self, module_client: Client, language: str) -> None:
        found = manifest(module_client, language)
        assert found["lang"] == language
        assert found["dir"] == ("rtl" if language == "he" else "ltr")
        assert found["description"] == say("lobby-intro", language)
        assert (found["name"], found["short_name"]) == ("Selenite", "Selenite")
        assert (found["start_url"], found["scope"], found["display"]) == ("/", "/", "standalone")

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_shortcut_leads_to_each_game(self, module_client: Client, language: str) -> None:
        shortcuts = manifest(module_client, language)["shortcuts"]
        titles = [speaker(language, game).say("title") for game in registry.games()]
        assert [one["name"] for one in shortcuts] == titles
        for game, shortcut in zip(registry.games(), shortcuts, strict=True):
            page = module_client.get(shortcut["url"]).text
            assert re.search(f'name="game" value="{game}" checked', page)

    def test_it_is_the_same_app_in_all_languages(self, module_client: Client) -> None:
        assert {manifest(module_client, language)["id"] for language in LANGUAGES} == {"/"}

    def test_its_colours_are_those_of_the_pages_head(self, module_client: Client) -> None:
        found = manifest(module_client, "en")
        tokens = module_client.get("/static/tokens.css").text
        assert f"--night: {found['theme_color']};" in tokens
        assert f'name="theme-color" content="{found["theme_color"]}"' in module_client.get("/").text

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_pages_link_the_one_in_their_language(
        self, module_client: Client, language: str
    ) -> None:
        page = module_client.get("/", headers={"Accept-Language": language}).text
        assert f'<link rel="manifest" href="/manifest/{language}.webmanifest">' in page

    @pytest.mark.parametrize("file", ["xx.webmanifest", "en.json", "en"])
    def test_there_is_no_other(self, module_client: Client, file: str) -> None:
        assert module_client.get(f"/manifest/{file}").status_code == 404


class TestIcons:
    def test_they_have_the_sizes_that_the_manifest_says(self, module_client: Client) -> None:
        icons = manifest(module_client, "en")["icons"]
        pngs = [icon for icon in icons if icon["type"] == "image/png"]
        assert {(icon["sizes"], icon["purpose"]) for icon in pngs} == {
            ("192x192", "any"),
            ("512x512", "any"),
            ("512x512", "maskable"),
        }
        for icon in pngs:
            width, height, _ = png_header(module_client.get(icon["src"]).content)
            assert f"{width}x{height}" == icon["sizes"]

    def test_a_maskable_one_has_no_transparent_corners(self, module_client: Client) -> None:
        (icon,) = (
            one for one in manifest(module_client, "en")["icons"] if one["purpose"] == "maskable"
        )
        assert png_header(module_client.get(icon["src"]).content)[2] == TRUECOLOUR

    def test_there_is_one_for_ios(self, module_client: Client) -> None:
        page = module_client.get("/").text
        link = re.search(r'<link rel="apple-touch-icon" href="([^"]+)">', page)
        assert link is not None
        assert png_header(module_client.get(link[1]).content) == (180, 180, TRUECOLOUR)


class TestServiceWorker:
    def test_every_file_that_it_keeps_can_be_fetched(self, module_client: Client) -> None:
        answer = module_client.get("/service-worker.js")
        known = json.loads(answer.text.partition("\n")[0].removeprefix("const BUILD = ")[:-1])
        assert "/static/bundle.js" in {address.partition("?")[0] for address in known["files"]}
        for address in [*known["files"], *known["later"], known["offline"]]:
            assert module_client.get(address).status_code == 200, address

    def test_it_is_a_script_that_browsers_ask_for_again(self, module_client: Client) -> None:
        answer = module_client.get("/service-worker.js")
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["cache-control"] == "no-cache"
        assert "worker-src 'self'" in answer.headers["content-security-policy"]

    def test_every_change_to_a_file_makes_another_build(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        before = assets.build()
        change_a_file(tmp_path, monkeypatch)
        after = assets.build()
        assert after.paths == before.paths
        assert after.version != before.version


class TestOfflinePage:
    def test_it_speaks_every_language(self, module_client: Client) -> None:
        page = module_client.get("/offline").text
        for language in LANGUAGES:
            assert f'lang="{language}" dir="{"rtl" if language == "he" else "ltr"}"' in page
            assert words(say("web-unreachable-about", language)) in words(page)

    def test_it_is_the_same_for_everybody(self, client: Client) -> None:
        plain = client.get("/offline").text
        client.post("/preferences", data={"language": "de", "theme": "dark", "back": "/"})
        assert client.get("/offline").text == plain


def change_a_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on, servers have static files that differ in one colour."""
    copy = folder / "static"
    shutil.copytree(assets.STATIC, copy)
    with (copy / "style.css").open("a", encoding="utf-8") as sheet:
        sheet.write("h1 { color: rgb(1, 2, 3); }\n")
    monkeypatch.setattr(assets, "STATIC", copy)


@contextmanager
def installed(browser: Browser, server: Server, **options: Any) -> Iterator[Page]:
    """A visitor whose service worker has all it keeps."""
    with visitor(browser, server, None, **options) as page:
        page.goto(server.address)
        page.evaluate(IS_READY)
        yield page


class TestInABrowser:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_table_can_be_installed(
        self, serve_module: Serve, browser: Browser, language: str
    ) -> None:
        server = serve_module()
        with visitor(browser, server) as page:
            set_preferences(page, server, language=language)
            page.goto(server.address)
            page.evaluate(IS_READY)
            developer = page.context.new_cdp_session(page)
            found = developer.send("Page.getAppManifest")
            assert found["errors"] == []
            assert json.loads(found["data"])["lang"] == language
            problems = developer.send("Page.getInstallabilityErrors")["installabilityErrors"]
            assert [one["errorId"] for one in problems if one["errorId"] != "in-incognito"] == []

    def test_static_files_come_from_the_cache(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        with installed(browser, server) as page:
            from_worker: dict[str, bool] = {}
            page.on(
                "response",
                lambda one: from_worker.update({urlsplit(one.url).path: one.from_service_worker}),
            )
            page.reload()
            for path in ("/static/bundle.js", "/static/style.css", "/drawings.css"):
                assert from_worker[path], path

    def test_fonts_are_kept_once_a_page_has_asked_for_them(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        fonts = "/static/fonts/"
        with installed(browser, server) as page:
            assert not [path for path in page.evaluate(CACHED) if path.startswith(fonts)]
            page.reload()
            page.evaluate("document.fonts.ready.then(() => true)")
            cached = [path for path in page.evaluate(CACHED) if path.startswith(fonts)]
            assert f"{fonts}text-latin.woff2" in cached
            assert f"{fonts}display-hebrew.woff2" not in cached

    def test_nothing_of_a_table_is_cached(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        table, ada = server.do(lambda services: against_bots(services, "blue-moon-city", {}))
        with visitor(browser, server, ada) as page:
            for _ in range(2):
                open_table(page, server, table)
                page.evaluate(IS_READY)
            page.goto(f"{server.address}/me")
            cached: dict[str, str] = page.evaluate(CACHED)
            expected = {*assets.build().paths, "/offline"}
            assert expected <= set(cached) <= expected | set(assets.build().later)
            secrets = (table.id, ada.id, server.cookie(ada))
            assert not [path for path, text in cached.items() if any(s in text for s in secrets)]

    def test_a_new_release_replaces_the_files_at_once(
        self, serve: Serve, browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        server = serve()
        with installed(browser, server) as page:
            (before,) = page.evaluate(OWN_CACHES)
            server.stop()
            change_a_file(tmp_path, monkeypatch)
            serve(port=server.port)
            page.goto(f"{server.address}/me")
            assert page.evaluate(COLOUR) == "rgb(1, 2, 3)"
            wait(page, lambda: before not in page.evaluate(OWN_CACHES))
            (after,) = page.evaluate(OWN_CACHES)
            assert "rgb(1, 2, 3)" in page.evaluate(CACHED)["/static/style.css"]
            assert after != before

    @pytest.mark.parametrize(
        ("preferences", "language", "direction", "paper"),
        [
            ({"language": "he", "theme": "dark"}, "he", "rtl", drawing.DARK),
            ({"language": "fr", "theme": "light"}, "fr", "ltr", drawing.LIGHT),
            ({}, "de", "ltr", drawing.LIGHT),
        ],
    )
    def test_the_offline_page_is_as_the_visitor_likes_it(
        self,
        serve: Serve,
        browser: Browser,
        preferences: dict[str, str],
        language: str,
        direction: str,
        paper: Mapping[str, str],
    ) -> None:
        server = serve()
        with installed(browser, server, locale="de-AT") as page:
            set_preferences(page, server, **preferences)
            server.stop()
            page.goto(f"{server.address}/me")
            page.get_by_role("heading", name=say("web-unreachable", language)).wait_for()
            assert page.locator("section").locator("visible=true").count() == 1
            assert page.title() == say("web-unreachable", language)
            shown = page.evaluate("[document.documentElement.lang, document.documentElement.dir]")
            assert shown == [language, direction]
            colour = "getComputedStyle(document.documentElement).getPropertyValue('--paper')"
            assert page.evaluate(colour) == paper["paper"]
            assert serious(page) == []

    def test_the_page_comes_back_by_itself_when_the_server_does(
        self, serve: Serve, browser: Browser, tmp_path: Path
    ) -> None:
        server = serve(path=tmp_path / "tables.db")
        table, ada = server.do(lambda services: against_bots(services, "blue-moon-city", {}))
        with visitor(browser, server, ada) as page:
            open_table(page, server, table)
            page.evaluate(IS_READY)
            server.stop()
            page.reload()
            page.wait_for_selector("#unreachable section:not([hidden])")
            serve(path=tmp_path / "tables.db", port=server.port)
            wait_for_board(page)
            assert page.url == f"{server.address}/t/{table.id}"

    def test_the_button_tries_at_once_and_says_that_nobody_answers(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        with installed(browser, server) as page:
            server.stop()
            page.clock.install()
            page.goto(f"{server.address}/rules/notation")
            button = page.get_by_role("button", name=say("web-unreachable-retry"))
            button.click()
            page.get_by_text(say("web-unreachable-still")).wait_for()
            serve(port=server.port)
            button.click()
            page.wait_for_selector(".text h2")

    def test_the_address_of_the_offline_page_leads_to_the_lobby(
        self, serve: Serve, browser: Browser
    ) -> None:
        server = serve()
        with visitor(browser, server) as page:
            page.goto(f"{server.address}/offline")
            page.wait_for_url(f"{server.address}/")

    def test_a_refused_registration_is_silent(self, serve: Serve, browser: Browser) -> None:
        server = serve()
        with visitor(browser, server) as page:
            page.add_init_script(REFUSING)
            page.goto(server.address)
            wait(page, lambda: bool(page.evaluate("window.wasAsked")))
            assert page.locator("#new-table").is_visible()
