"""What changes how the moon is shown, and the lists beside it."""

from __future__ import annotations

from functools import lru_cache

from selenite.core.drawing import Say
from selenite.games.moon_base.rules import NAME
from selenite.games.moon_base.web.page import MoonPage
from selenite.texts import speaker
from selenite.web.html import Markup, element, join
from selenite.web.icons import labelled


def tools(page: MoonPage) -> Markup:
    """The score and the player aid, in the bar."""
    return _tools(page.context.language)


@lru_cache(maxsize=64)
def _tools(language: str) -> Markup:
    say: Say = speaker(language, NAME).say
    return join(
        (
            _tool(say("page-score"), "score", "x", data_about="score"),
            _tool(say("page-aid"), "aid", "a", data_about="aid"),
        )
    )


@lru_cache(maxsize=64)
def moon_tools(language: str) -> Markup:
    """What changes how the moon is shown, in a corner of it: connections, a closer look, a list.

    They are there from the start, so none of them moves when another becomes useful.
    """
    say: Say = speaker(language, NAME).say
    return element(
        "div",
        _tool(say("page-bonds"), "bonds", "b", icon="links", data_sets="bonds"),
        _tool(say("page-closer"), "closer", "z", data_sets="closer"),
        _tool(say("page-rings"), "rings", "r", icon="list", data_about="rings"),
        id="moon-tools", role="group", aria_label=say("page-tools"),
    )  # fmt: skip


def _tool(words: str, name: str, key: str, icon: str = "", **does: str) -> Markup:
    return element(
        "button", labelled(icon or name, words), type="button", id=f"tool-{name}", title=words,
        class_=f"tool tool-{name}", data_key=key, aria_keyshortcuts=key, **does,
    )  # fmt: skip


def slider(page: MoonPage) -> Markup:
    """The slider that peels higher levels off."""
    return _slider(page.context.language, page.standing.top)


@lru_cache(maxsize=64)
def _slider(language: str, top: int) -> Markup:
    words = speaker(language, NAME).say("page-levels")
    slider = element(
        "input", id="tool-level", type="range", min=1, max=max(top, 2), value=max(top, 2),
        data_sets="level", aria_label=words, disabled=top < 2,
    )  # fmt: skip
    shown = element("span", words, aria_hidden="true")
    return element("label", shown, slider, id="moon-peel", class_="slider", title=words)
