"""A plate for each player with what everybody may see, and lines on the supply and the piles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from selenite.core.drawing import opened
from selenite.games.blue_moon_city.analysis import scale_scores
from selenite.games.blue_moon_city.notation import card_count
from selenite.games.blue_moon_city.web import faces
from selenite.games.blue_moon_city.web.page import CityPage, Viewer
from selenite.web.bot_faces import faces as bot_faces
from selenite.web.html import EMPTY, Markup, element, join
from selenite.web.pieces import Drawing, Layers

_HEADS = (
    ("gem", "crystals"), ("scale", "scales"), ("cube", "cubes"), ("obelisk", "offerings"),
    ("card", "cards"),
)  # fmt: skip
_PLATES_START, _PLATES_END = opened("ul", class_="plates")
_BESIDE = ("obelisk", "supply", "deck", "discard", "result")
"""What the lines below the plates depend on, beside the players' scales."""


def players(page: CityPage) -> Drawing:
    """Everybody's figures, and what is left: each plate is sent when it changes."""
    parts = (*(_plate(page, seat) for seat in range(page.players)), _quiet(page))
    return page.context.cached("players", parts, lambda: _composed(parts))


def _composed(parts: Sequence[Markup]) -> Drawing:
    *plates, quiet = parts
    shown = Drawing(_PLATES_START)
    shown.layers(Layers({f"player-{seat}": plate for seat, plate in enumerate(plates)}))
    shown.add(_PLATES_END)
    shown.layer("players-quiet", quiet)
    return shown


def _quiet(page: CityPage) -> Markup:
    """What is left, in words."""
    position = page.position
    facts = [position.get(key) for key in _BESIDE]
    held = [player["scales"] for player in position["players"]]
    return page.context.cached("players-quiet", (facts, held), lambda: _in_lines(*notes(page)))


@lru_cache(maxsize=1024)
def _in_lines(*lines: str) -> Markup:
    return element(
        "div", *(element("p", line) for line in lines), class_="quiet", id="players-quiet"
    )


def sheet(page: CityPage) -> Markup:
    """Everybody with their whole name, and their figures in words."""
    rows = []
    for seat in range(page.players):
        figures = [
            element("div", element("dt", page.say(f"board-head-{key}")), element("dd", figure))
            for (_, key), figure in zip(_HEADS, _figures(page, seat), strict=True)
        ]
        named = element("h3", faces.figure(seat), element("bdi", page.called[seat]))
        rows.append(element("li", named, element("dl", *figures), data_seat=seat))
    return element("h2", page.say("web-players")) + element("ul", *rows, class_="everybody")


def _plate(page: CityPage, seat: int) -> Markup:
    """A player: who it is, and their figures."""
    position, turn, face = page.position, page.turn, page.context.memoised(bot_faces)[seat]
    is_active, declared = turn["seat"] == seat, seat in turn["declared"]
    player, obelisk, result = position["players"][seat], position["obelisk"], position.get("result")
    return page.context.cached(
        f"plate-{seat}",
        (face, is_active, declared, player, obelisk, result),
        lambda: _filled(
            page.viewer, seat, is_active, join((face, _mark(page, seat))), *_figures(page, seat)
        ),
    )


def _figures(page: CityPage, seat: int) -> tuple[str, ...]:
    """A player's figures, in the order of their signs."""
    player = page.position["players"][seat]
    cards, aside = card_count(player["hand"]), player["aside"]
    crystals = page.crystals(seat)
    return (
        _covered(page.viewer) if crystals is None else f"{crystals}",
        f"{player['scales']}",
        f"{player['cubes']}",
        _left_to_right(f"{page.offerings(seat)}/{page.goal}"),
        _left_to_right(f"{cards}+{aside}") if aside else f"{cards}",
    )


@lru_cache(maxsize=4096)
def _filled(viewer: Viewer, seat: int, is_active: bool, mark: Markup, *figures: str) -> Markup:
    shown = [
        _figure(viewer, seat, sign, key, figure)
        for (sign, key), figure in zip(_HEADS, figures, strict=True)
    ]
    return element(
        "li", faces.figure(seat), _name(viewer, seat, mark), element("dl", *shown),
        id=f"player-{seat}", class_="plate seat-plate", aria_current="true" if is_active else None,
        data_seat=seat, data_about="players",
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _figure(viewer: Viewer, seat: int, sign: str, key: str, figure: str) -> Markup:
    """A number beside its sign; the page's script counts it up."""
    name = viewer.say(f"board-head-{key}")
    head = element("dt", faces.sign(sign), element("span", name, class_="quiet"))
    return element(
        "div", head, element("dd", figure, data_count=f"{key}-{seat}"), title=name, data_stat=key
    )


@lru_cache(maxsize=256)
def _left_to_right(text: str) -> Markup:
    """Numbers and signs, which are read from left to right in every language."""
    return element("bdi", text, dir="ltr")


@lru_cache(maxsize=1024)
def _name(viewer: Viewer, seat: int, mark: Markup) -> Markup:
    """Who it is."""
    name = element("bdi", viewer.called[seat])
    own = element("small", viewer.say("board-you")) if seat == viewer.seat else ""
    return element("h3", name, " ", own, mark)


@lru_cache(maxsize=64)
def _covered(viewer: Viewer) -> Markup:
    """The sign of crystals that lie face down."""
    label = viewer.say("page-covered")
    return element("abbr", "?", title=label, aria_label=label)


def _mark(page: CityPage, seat: int) -> Markup:
    """A winner's crown, or the flag of a player who declared to stop."""
    if seat in page.position.get("result", {}).get("winners", ()):
        return faces.sign("crown")
    return faces.sign("flag") if seat in page.turn["declared"] else EMPTY


def notes(page: CityPage) -> list[str]:
    """The next price, the supply of scales and what they would be worth now, the piles."""
    lines = []
    if "result" not in page.position:
        lines.append(page.say("page-next-price", price=page.price()))
        lines.append(scales_now(page))
    discarded = card_count(page.position["discard"])
    lines.append(page.say("page-piles", deck=page.position["deck"], discard=discarded))
    return lines


def scales_now(page: CityPage) -> str:
    """The scales in the supply, and who would get what if they were scored now."""
    held = tuple(player["scales"] for player in page.position["players"])
    left = page.position["supply"]["scales"]
    gains = tuple(
        page.viewer.say("page-plus", who=page.who(seat), n=n)
        for seat, n in enumerate(scale_scores(page.rules, held))
        if n
    )
    if not gains:
        return page.say("page-supply", n=left)
    return page.say("page-scales-now", n=left, gains=gains)
