"""What makes the web table an app: its manifest, the service worker, and the offline page."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from selenite.core import registry
from selenite.texts import LANGUAGES, speaker
from selenite.web import assets
from selenite.web.preferences import Preferences
from selenite.web.responder import templates

OFFLINE = "/offline"
WORKER = "/service-worker.js"
_SOURCE = Path(__file__).with_name("service_worker.js")
_ICONS = (
    ("icon.svg", "any", "image/svg+xml", "any"),
    ("icon-192.png", "192x192", "image/png", "any"),
    ("icon-512.png", "512x512", "image/png", "any"),
    ("icon-maskable-512.png", "512x512", "image/png", "maskable"),
)
"""The icons: file, size, type, and whether the device may cut them into a shape of its own."""


@get("/manifest/{file:str}", media_type="application/manifest+json")
async def manifest(file: FromPath[str]) -> str:
    """The manifest in a language, ``/manifest/LANGUAGE.webmanifest``."""
    language, _, kind = file.partition(".")
    if language not in LANGUAGES or kind != "webmanifest":
        raise NotFoundException
    return json.dumps(_manifest(language), ensure_ascii=False)


@get(WORKER, media_type="text/javascript")
async def service_worker() -> Response[str]:
    """The service worker; it differs whenever the build does, which makes browsers replace it."""
    return Response(_worker(assets.build()), headers={"Cache-Control": "no-cache"})


@get(OFFLINE, media_type="text/html")
async def offline() -> str:
    """The page that the service worker shows while the server can't be reached."""
    return _offline(assets.build())


router = Router("/", route_handlers=[manifest, service_worker, offline])


def _manifest(language: str) -> dict[str, Any]:
    say = speaker(language).say
    return {
        "id": "/",
        "name": "Selenite",
        "short_name": "Selenite",
        "description": say("lobby-intro"),
        "lang": language,
        "dir": Preferences(language).direction,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": assets.theme_colour(),
        "background_color": assets.theme_colour(),
        "categories": ["games"],
        "icons": [_icon(*icon) for icon in _ICONS],
        "shortcuts": [_shortcut(game, language) for game in registry.games()],
    }


def _shortcut(game: str, language: str) -> dict[str, Any]:
    """A shortcut to a new table of a game."""
    say = speaker(language, game).say
    return {
        "name": say("title"),
        "description": say("about"),
        "url": f"/?game={game}",
        "icons": [_icon(*_ICONS[1])],
    }


def _icon(file: str, sizes: str, media_type: str, purpose: str) -> dict[str, str]:
    return {
        "src": f"/static/{file}",
        "sizes": sizes,
        "type": media_type,
        "purpose": purpose,
    }


@cache
def _worker(build: assets.Build) -> str:
    """The service worker's source, after the constants of the build."""
    source = _SOURCE.read_text(encoding="utf-8")
    page = _offline(build)
    known = {
        "cache": f"selenite-{assets.digest([build.version, page, source])}",
        "files": [build.address(path) for path in build.paths],
        "later": [build.address(path) for path in build.later],
        "offline": OFFLINE,
    }
    return f"const BUILD = {json.dumps(known)};\n{source}"


@cache
def _offline(build: assets.Build) -> str:
    """The offline page in all languages, since the reader's isn't known yet."""
    return (
        templates()
        .get_template("offline.html")
        .render(
            asset=build.address,
            theme_colour=assets.theme_colour(),
            languages=[Preferences(language) for language in LANGUAGES],
            speaker=speaker,
            retry=WORKER,
            address=OFFLINE,
        )
    )
