"""Below the moon: what changes how it is shown, and the lists beside it."""

from __future__ import annotations

from html import escape

from selenite.games.moon_base.web.parts import button, gets, toggle
from selenite.games.moon_base.web.scene import Scene


def tools(scene: Scene) -> str:
    """How the moon is shown: levels, bonds, closer; and the lists beside it."""
    say, pick = scene.say, scene.pick
    parts = [_slider(scene)]
    if scene.lying.bonds:
        told = say("page-bonds")
        parts.append(toggle("tool-bonds", told, scene.choose(bonds="" if pick.bonds else "1"),
                            bool(pick.bonds), key="b"))  # fmt: skip
    if scene.ghost is not None:
        for way, told in (("in", say("page-closer")), ("out", say("page-whole"))):
            parts.append(
                button(f"zoom-{way}", told, gets(scene.choose(zoom=way)),
                       f"tool zoom-{way} zoom-is-{scene.zoom}")
            )  # fmt: skip
    if scene.moon.rings:
        told = say("page-rings")
        parts.append(toggle("tool-rings", told, scene.choose(rings="" if pick.rings else "1"),
                            bool(pick.rings), key="r"))  # fmt: skip
    told = say("page-aid")
    parts.append(
        toggle("tool-aid", told, scene.choose(aid="" if pick.aid else "1"), bool(pick.aid), key="a")
    )
    label = escape(say("page-tools"))
    return (
        f'<div id="moon-tools" class="moon-tools" role="group" aria-label="{label}">'
        f"{''.join(parts)}</div>"
    )


def _slider(scene: Scene) -> str:
    """The slider that peels higher levels off."""
    top = scene.standing.top
    if top < 2:
        return ""
    shown = min(int(scene.pick.level or top), top)
    told = scene.say("page-levels", level=shown, top=top)
    return (
        f'<label class="slider" for="tool-level"><span>{escape(told)}</span>'
        f'<input id="tool-level" type="range" name="level" min="1" max="{top}" value="{shown}"'
        f' aria-valuetext="{escape(told)}" hx-trigger="change"'
        f" {gets(scene.choose(level=''))}></label>"
    )
