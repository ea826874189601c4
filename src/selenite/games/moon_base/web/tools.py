"""Below the moon: what changes how it is shown, and the lists beside it."""

from __future__ import annotations

from functools import lru_cache

from selenite.games.moon_base.web.view_model import ViewModel
from selenite.web.html import EMPTY, Markup, button, element


def tools(model: ViewModel) -> Markup:
    """How the moon is shown: levels, connections, closer; and the lists beside it."""
    return element(
        "div",
        _slider(model),
        _toggle(model, "bonds", "b") if model.analysis.connections else EMPTY,
        *([] if model.ghost is None else [_zoom(model, way) for way in _ZOOMS]),
        _toggle(model, "rings", "r") if model.moon.rings else EMPTY,
        _toggle(model, "aid", "a"),
        id="moon-tools", class_="moon-tools", role="group",
        aria_label=model.say("page-tools"),
    )  # fmt: skip


_ZOOMS = {"in": "page-closer", "out": "page-whole"}


def _zoom(model: ViewModel, way: str) -> Markup:
    """A button that brings the selected place closer, or shows the whole moon."""
    return button(
        model.say(_ZOOMS[way]), get=model.choose(zoom=way), id=f"zoom-{way}",
        class_=f"tool zoom-{way} zoom-is-{model.zoom}",
    )  # fmt: skip


def _toggle(model: ViewModel, name: str, key: str) -> Markup:
    """A button that shows something or hides it again."""
    is_on = bool(getattr(model.selection, name))
    address = model.choose(**{name: "" if is_on else "1"})
    words = model.say(f"page-{name}")
    return _tool(name, words, address, key, is_on)


@lru_cache(maxsize=1024)
def _tool(name: str, words: str, address: str, key: str, is_on: bool) -> Markup:
    return button(words, get=address, key=key, pressed=is_on, id=f"tool-{name}", class_="tool")


def _slider(model: ViewModel) -> Markup:
    """The slider that peels higher levels off."""
    top = model.standing.top
    if top < 2:
        return EMPTY
    level = min(int(model.selection.level or top), top)
    words = model.say("page-levels", level=level, top=top)
    return _range(words, top, level, model.choose(level=""))


@lru_cache(maxsize=1024)
def _range(words: str, top: int, level: int, address: str) -> Markup:
    slider = element(
        "input", id="tool-level", type="range", name="level", min=1, max=top, value=level,
        aria_valuetext=words, hx_trigger="change", hx_get=address, hx_swap="none",
    )  # fmt: skip
    return element("label", element("span", words), slider, class_="slider", for_="tool-level")
