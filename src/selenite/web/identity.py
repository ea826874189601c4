"""Who somebody is: a signed cookie, and what they like."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

from selenite.texts import LANGUAGES

COOKIE = "selenite"
YEAR = 365 * 24 * 3600
THEMES = ("auto", "light", "dark")


def signed(number: str, secret: str) -> str:
    """A person's number with a signature that only this server can make.

    >>> unsigned(signed("ada", "a secret"), "a secret")
    'ada'
    >>> unsigned("ada.forged", "a secret") is None
    True
    >>> unsigned("ada.falsché", "a secret") is None
    True
    """
    return f"{number}.{_signature(number, secret)}"


def unsigned(cookie: str, secret: str) -> str | None:
    """The number in a cookie; None if the signature is somebody else's."""
    number, _, signature = cookie.rpartition(".")
    if number and hmac.compare_digest(signature.encode(), _signature(number, secret).encode()):
        return number
    return None


def _signature(number: str, secret: str) -> str:
    return hmac.new(secret.encode(), number.encode(), sha256).hexdigest()[:32]


class Taste(NamedTuple):
    """How somebody likes the pages: language, theme, whether things move and sound."""

    language: str = "en"
    theme: str = "auto"
    motion: bool = True
    sound: bool = True

    @property
    def direction(self) -> str:
        """The direction the language is written in."""
        return "rtl" if self.language == "he" else "ltr"


def taste(cookies: Mapping[str, str], accept_language: str) -> Taste:
    """What cookies say, and the browser's languages where they say nothing.

    >>> taste({}, "de-AT,fr;q=0.7").language
    'de'
    """
    language = cookies.get("language", "")
    if language not in LANGUAGES:
        language = _preferred(accept_language)
    theme = cookies.get("theme", "")
    return Taste(
        language,
        theme if theme in THEMES else THEMES[0],
        cookies.get("motion", "on") != "off",
        cookies.get("sound", "on") != "off",
    )


def _preferred(accept_language: str) -> str:
    """The first of the browser's languages that there are texts in."""
    ranked = []
    for item in accept_language.split(","):
        tag, _, weight = item.partition(";q=")
        try:
            ranked.append((-float(weight or 1), tag.strip().lower().partition("-")[0]))
        except ValueError:
            continue
    found = [tag for _, tag in sorted(ranked, key=lambda one: one[0]) if tag in LANGUAGES]
    return found[0] if found else "en"
