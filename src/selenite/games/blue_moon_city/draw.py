"""A position or a view of Blue Moon City as a picture: SVG for pages, files and notebooks.

A drawing shows what the position it is given holds, and nothing else: given a view, it can't tell
a secret. The city, the hand, the players and the piles can be drawn each on their own.

>>> from selenite.games import blue_moon_city as bmc
>>> from selenite.texts import speaker
>>> view = bmc.new(players=2, seed="selenite").view(0)
>>> drawing = board_svg(view.position, speaker("en", "blue-moon-city").say)
>>> drawing.count('data-cell="'), drawing.count('data-figure="')
(21, 2)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from selenite.core import drawing
from selenite.core.drawing import (
    EMPTY,
    WIDTH,
    Names,
    Part,
    Say,
    Spot,
    Svg,
    arranged,
    below,
    box,
    document,
    element,
    group,
    join,
    layer,
    path,
    title,
    words,
)
from selenite.core.state import Position
from selenite.games.blue_moon_city import art, cards, city, obelisk, signs
from selenite.games.blue_moon_city.city import board, seat_names, spots
from selenite.games.blue_moon_city.notation import card_count
from selenite.games.blue_moon_city.options import rules_of
from selenite.games.blue_moon_city.view import known_crystals

__all__ = [
    "STYLE", "board_svg", "hand_spots", "hand_svg", "marked_board_svg", "obelisk_svg", "piles_svg",
    "players_svg", "spots", "svg",
]  # fmt: skip

_CARD_H = 85  # so that the first eight cards fit into a row
_CARD_W = _CARD_H * cards.WIDTH / cards.HEIGHT
_MARGIN = 8
_CHIP_W, _CHIP_H = 32, 21
_GAP_X, _GAP_Y = 4.5, 5

STYLE = signs.STYLE
"""The style sheet of all drawings here, for pages that keep theirs in a file."""


def svg(
    position: Position, say: Say, names: Names = None, *, narrow: bool = False, style: bool = True
) -> Svg:
    """The whole picture: city, whose turn it is, players, hands and piles.

    ``position`` is a position or a view, ``say`` gives the words, ``names`` are the players'. A
    narrow picture has everything in one column. Without ``style`` the page brings :data:`STYLE`.
    """
    drawn = board(position, say, names, narrow=narrow)
    scale = WIDTH / drawn.width if narrow else 1.0
    whole_city = Part(drawn.width * scale, drawn.height * scale, group(drawn.body, scale=scale))
    others = (_players(position, say, names), _hands(position, say, names), _piles(position, say))
    head = drawing.heading(_title(position, say), _doing(position, say, names), WIDTH)
    whole = arranged(head, whole_city, others, narrow=narrow)
    return _document(whole, position, say, names, style)


def board_svg(
    position: Position, say: Say, names: Names = None, *, style: bool = True,
    layers: Iterable[Svg] = (), **attributes: str | None,
) -> Svg:  # fmt: skip
    """The city with all that stands on it, the obelisk and the supply."""
    part = board(position, say, names)
    return _document(part, position, say, names, style, layers, attributes, margin=0)


def marked_board_svg(
    position: Position, say: Say, names: Names, marks: Svg, *, prefix: str = ""
) -> Svg:
    """The same with marks, without its style sheet.

    All ids begin with ``prefix``, for pages that show the city twice.
    """
    part = board(position, say, names, prefix=prefix)
    return _document(part, position, say, names, False, [marks], margin=0)


def obelisk_svg(
    position: Position, say: Say, names: Names = None, *, narrow: bool = False, style: bool = True,
    layers: Iterable[Svg] = (), **attributes: str | None,
) -> Svg:  # fmt: skip
    """The obelisk alone: upright as it stands beside the city, or as a line to lie above it."""
    if narrow:
        part, left = obelisk.lying(position, say, seat_names(position, say, names)), 0
    else:
        standing = city.city_layer("obelisk", position, say, names)
        part, left = Part(city.WIDTH - city.CITY_WIDTH, city.HEIGHT, standing), city.CITY_WIDTH
    return _document(
        part, position, say, names, style, layers, attributes, margin=0, origin=(left, 0)
    )


def players_svg(
    position: Position, say: Say, names: Names = None, *, style: bool = True,
    layers: Iterable[Svg] = (), **attributes: str | None,
) -> Svg:  # fmt: skip
    """What everybody may see of each player."""
    part = _players(position, say, names)
    return _document(part, position, say, names, style, layers, attributes)


def hand_svg(
    position: Position, say: Say, names: Names = None, *, style: bool = True,
    layers: Iterable[Svg] = (), **attributes: str | None,
) -> Svg:  # fmt: skip
    """The hands that the position shows, in a view the viewer's own."""
    part = _hands(position, say, names)
    return _document(part, position, say, names, style, layers, attributes)


def piles_svg(
    position: Position, say: Say, *, style: bool = True, layers: Iterable[Svg] = (),
    **attributes: str | None,
) -> Svg:  # fmt: skip
    """The draw pile and what has been discarded."""
    return _document(_piles(position, say), position, say, None, style, layers, attributes)


def _document(
    part: Part, position: Position, say: Say, names: Names, style: bool,
    layers: Iterable[Svg] = (), attributes: Mapping[str, str | None] | None = None, *,
    margin: float = _MARGIN, origin: tuple[float, float] = (0, 0),
) -> Svg:  # fmt: skip
    above = join(layers)
    return document(
        part, position["game"], _title(position, say), _doing(position, say, names),
        STYLE if style else "", margin=margin, origin=origin, layers=[above],
        symbols=art.used_in(part.body + above) if style else EMPTY, attributes=attributes,
    )  # fmt: skip


# Beside the city


def _title(position: Position, say: Say) -> str:
    return say("board-title", game=position["game"], round=position["turn"]["round"])


def _doing(position: Position, say: Say, names: Names) -> str:
    """Who is to do what, or how the game ended."""
    called = seat_names(position, say, names)
    turn = position["turn"]
    if "result" in position:
        winners = position["result"]["winners"]
        longest = drawing.longest_name(len(winners))
        called = drawing.seat_names(names, len(position["players"]), say, longest)
        who = tuple(called[seat] for seat in winners)
        return say("board-over", n=len(winners), who=who, reason=position["result"]["reason"])
    who, phase = called[turn["seat"]], turn["phase"]
    if phase != "move":
        return say("board-turn", who=who, phase=phase)
    steps = say("board-steps", n=turn["steps"])
    return say("board-turn-moving", who=who, phase=phase, steps=steps)


def _players(position: Position, say: Say, names: Names) -> Part:
    """A panel for each player with what everybody may see of them."""
    called = seat_names(position, say, names)
    panels = [_panel(position, seat, called[seat], say) for seat in range(len(called))]
    column = below(*(Part(WIDTH, 58, panel) for panel in panels), gap=6)
    return Part(WIDTH, column.height, layer("players", [column.body]))


def _panel(position: Position, seat: int, called: str, say: Say) -> Svg:
    """A player: sign, name, crystals, scales, cubes, offerings, cards."""
    is_active = position["turn"]["seat"] == seat
    marks = _marks(position, seat)
    return element(
        "g",
        box(0.5, 0.5, WIDTH - 1, 57, "panel active" if is_active else "panel", 8),
        path("M2 19l9 10l-9 10z", "sign") if is_active else EMPTY,
        marks,
        group(signs.figure(seat), x=30, y=30, scale=1.5),
        drawing.name(called, 54, 35, 17, 108 if marks else 135),
        *_stats(position, seat, say),
        data_player=f"{seat}",
    )


def _marks(position: Position, seat: int) -> Svg:
    """A winner's crown, and the flag of a player who declared to stop (4.9)."""
    if seat in position.get("result", {}).get("winners", ()):
        return group(signs.sign("crown", 170, 19, 20), class_="winner")
    if seat in position["turn"]["declared"]:
        return group(signs.sign("flag", 172, 20, 18), class_="declared")
    return EMPTY


def _stats(position: Position, seat: int, say: Say) -> list[Svg]:
    """The numbers of a player, each under its sign."""
    player = position["players"][seat]
    goal = rules_of(position["options"]).to_win
    stats = (
        ("gem", "crystals", _crystals(position, seat)),
        ("scale", "scales", f"{player['scales']}"),
        ("cube", "cubes", f"{player['cubes']}"),
        ("obelisk", "offerings", f"{position['obelisk'].count(seat)}/{goal}"),
        ("card", "cards", f"{card_count(player['hand'])}" + _aside(player["aside"])),
    )
    return [
        _stat(sign, say(f"board-head-{key}"), key, value, 200 + n * 64)
        for n, (sign, key, value) in enumerate(stats)
    ]


def _stat(sign: str, name: str, key: str, value: str, x: float) -> Svg:
    """A number of a player under its sign."""
    return element(
        "g",
        title(name),
        signs.sign(sign, x + 20, 6, 22),
        words(value, x + 32, 49, 17, "bold", width=60),
        data_stat=key,
        data_value=value,
    )


def _crystals(position: Position, seat: int) -> str:
    """A player's crystals, where they are open."""
    crystals = known_crystals(position, seat)
    return "?" if crystals is None else f"{crystals}"


def _aside(held: str | int) -> str:
    return f"+{card_count(held)}" if card_count(held) else ""


# Cards


def _hands(position: Position, say: Say, names: Names) -> Part:
    """The viewer's hand as cards; in a whole position everybody's cards and the pile, smaller."""
    view = position.get("view")
    if isinstance(view, int):
        hand = _rows(position["players"][view]["hand"], _CARD_W, _CARD_H, _card, say)
        return Part(WIDTH, hand.height, layer("hand", [hand.body]))
    called = seat_names(position, say, names)
    lists = [
        (say("board-held", who=called[seat], where=say(f"board-{key}")), player[key])
        for seat, player in enumerate(position["players"])
        for key in ("hand", "aside")
    ]
    lists.append((say("board-deck"), position["deck"]))
    shown = [_chips(name, held, say) for name, held in lists if isinstance(held, str) and held]
    column = below(*shown, gap=6) if shown else Part(WIDTH, 0, EMPTY)
    return Part(WIDTH, column.height, layer("hand", [column.body]))


def hand_spots(position: Position) -> list[Spot]:
    """Where the cards of the viewer's hand are."""
    held = _listed(position["players"][position["view"]]["hand"])
    places = [_place(n, _CARD_W, _CARD_H) for n in range(len(held))]
    return [
        Spot("card", card, x, y, _CARD_W, _CARD_H)
        for card, (x, y) in zip(held, places, strict=True)
    ]


def _place(n: int, width: float, height: float) -> tuple[float, float]:
    """Where the card of a number lies among cards in rows, from the left, as many as fit."""
    in_a_row = _in_a_row(width)
    return (n % in_a_row) * (width + _GAP_X) + 1, (n // in_a_row) * (height + _GAP_Y) + 1


def _in_a_row(width: float) -> int:
    return int((WIDTH + _GAP_X) // (width + _GAP_X))


def _rows(
    listed_cards: str,
    width: float,
    height: float,
    draw: Callable[[str, Say], Svg],
    say: Say,
    top: float = 0,
) -> Part:
    """Cards in rows."""
    listed = _listed(listed_cards)
    drawn = []
    for n, card in enumerate(listed):
        x, y = _place(n, width, height)
        drawn.append(
            group(
                title(say("draw-card", card=card)), draw(card, say), x=x, y=top + y,
                class_=f"card {signs.PEOPLES[card[0]]}", data_card=card,
            )
        )  # fmt: skip
    rows = -(-len(listed) // _in_a_row(width))
    return Part(WIDTH, top + rows * (height + _GAP_Y), join(drawn))


def _card(card: str, say: Say) -> Svg:
    """A card as it lies in a hand."""
    return group(cards.face(card, say), scale=_CARD_H / cards.HEIGHT)


def _chips(name: str, held: str, say: Say) -> Part:
    """A list of cards as small chips under its name."""
    rows = _rows(held, _CHIP_W, _CHIP_H, _chip, say, top=18)
    return Part(WIDTH, rows.height, words(name, 2, 13, 13, "faint", "start", WIDTH) + rows.body)


def _chip(card: str, say: Say) -> Svg:
    """A card as small as can be: sign and value."""
    return cards.chip(signs.PEOPLES[card[0]], card[1], _CHIP_W, _CHIP_H)


def _piles(position: Position, say: Say) -> Part:
    """The draw pile's number, and the discarded cards counted by people and value."""
    deck, discard = card_count(position["deck"]), position["discard"]
    pile = element(
        "g", title(say("draw-deck", n=deck)), art.use("card-back", 8, 0, 42, 60.7),
        words(f"{deck}", 29, 79, 17, "bold"), data_deck=f"{deck}",
    )  # fmt: skip
    name = title(say("draw-discard", n=card_count(discard)))
    columns = [
        _discarded(people, letter, discard, 84 + n * 54)
        for n, (people, letter) in enumerate(signs.LETTERS.items())
        if people != "any"
    ]
    table = element("g", name, *columns, data_discard=f"{card_count(discard)}")
    return Part(WIDTH, 84, layer("piles", [pile, table]))


def _discarded(people: str, letter: str, discard: str, x: float) -> Svg:
    """How many cards of each value of a people have been discarded."""
    head = group(cards.chip(people, "", 50, 20), x=x, class_=people)
    counts = {value: _listed(discard).count(letter + value) for value in "123"}
    lines = [
        group(
            cards.chip(people, value, 26, 17),
            words(f"{many or '–'}", 46, 13.5, 15, "bold" if many else "faint", "end"),
            x=x, y=23 + 20 * n, class_=people, data_counted=letter + value, data_value=f"{many}",
        )
        for n, (value, many) in enumerate(counts.items())
    ]  # fmt: skip
    return head + join(lines)


def _listed(held: str) -> list[str]:
    return [held[n : n + 2] for n in range(0, len(held), 2)]
