"""What the viewer can do now: a sentence, the next step as one button, and what was opened."""

from __future__ import annotations

from functools import lru_cache

from selenite.games.blue_moon_city.analysis import (
    Cards,
    cards_drawn,
    has_power,
    is_city_complete,
)
from selenite.games.blue_moon_city.notation import COURTYARD_CELL, END_MOVE, read
from selenite.games.blue_moon_city.rules.components import DRAGON_OF
from selenite.games.blue_moon_city.signs import PEOPLES
from selenite.games.blue_moon_city.web import descriptions, faces, stories
from selenite.games.blue_moon_city.web.aid import powers_of
from selenite.games.blue_moon_city.web.board import action
from selenite.games.blue_moon_city.web.page import CityPage, Viewer
from selenite.games.blue_moon_city.web.sheet import sheet
from selenite.games.blue_moon_city.web.tray import Tray
from selenite.web import ending
from selenite.web.html import EMPTY, Markup, button, element, join


def act(page: CityPage, tray: Tray | None) -> Markup:
    """The region: the phase's own steps, or those of the selected card."""
    return _doing(page, tray) if page.card is None else _using(page, page.card)


@lru_cache(maxsize=1024)
def _tools(*buttons: Markup) -> Markup:
    """Buttons in a row."""
    return element("p", *buttons, class_="tools")


@lru_cache(maxsize=1024)
def _asks(sentence: str) -> Markup:
    """What is to be decided."""
    return element("p", sentence, class_="asks")


def _plays(
    page: CityPage, move: str, label: str, name: str, *, is_main: bool = False,
    key: str | None = None, title: str | None = None,
) -> Markup:  # fmt: skip
    """A button that plays a move."""
    return _button(page.context.play(move), label, name, is_main, key, title)


@lru_cache(maxsize=1024)
def _button(
    post: str, label: str, name: str, is_main: bool, key: str | None, title: str | None
) -> Markup:
    return button(
        element("span", label), post=post, key=key, id=name,
        class_="main" if is_main else None, title=title,
    )  # fmt: skip


# A card whose power is to be used


def _using(page: CityPage, card: str) -> Markup:
    """What is to be chosen for a card's power, or the button that uses it."""
    if card in page.targets:
        dragon = DRAGON_OF.get(PEOPLES[card[0]])
        ask = "page-ask-dragon" if dragon else "page-ask-jump"
        asks, use = page.say(ask, **({"dragon": dragon} if dragon else {})), EMPTY
    elif card in page.powers:
        asks, use = page.say("draw-card", card=card), _use(power_label(page, card))
    else:
        asks, use = page.say("page-not-now"), EMPTY
    return join((element("h2", page.card_name(card)), _asks(asks), _tools(use, _back(page.viewer))))


def power_label(page: CityPage, card: str) -> str:
    """What a card does that takes effect at once: more steps, or one more offering."""
    move = page.powers[card]
    if read(move).verb == "stride":
        return page.say("page-stride", card=card)
    return page.say("page-offer-more", card=card, n=page.price(move))


def _use(label: str) -> Markup:
    """The button that plays what has been chosen."""
    return button(
        element("span", label, class_="label"), data_play="", key="p", id="use", class_="main"
    )


@lru_cache(maxsize=64)
def _back(viewer: Viewer) -> Markup:
    """The button that takes the last choice back."""
    return button(element("span", viewer.say("page-back")), data_back="", id="back")


# What can be looked at


def about_tile(page: CityPage, cell: str) -> Markup:
    """A tile, and every move that leads to it; on the own one, the end of the movement."""
    return sheet(page, cell, _leading_to(page, cell))


def _leading_to(page: CityPage, cell: str) -> Markup:
    if cell == page.here and page.phase == "move":
        return _end_of_moving(page, cell, "sheet-end-move")
    tile, steps = page.tile_name(cell), page.steps_to(cell)
    moves = {by: ways[cell] for by, ways in page.targets.items() if cell in ways}
    return join(
        _plays(
            page, move, action(page.context.speaker, move, tile, steps), f"go-{by}", is_main=n == 0
        )
        for n, (by, move) in enumerate(moves.items())
    )


def about_card(page: CityPage, card: str) -> Markup:
    """A card, and what its power does."""
    lines = [element("p", page.say("draw-card", card=card))]
    if has_power(card):
        lines += [element("p", line, class_="faint") for line in powers_of(page, card[0])]
        if not page.can_use(card):
            lines.append(element("p", page.say("page-not-now"), class_="faint"))
    face = element("div", faces.face(card, page.say), element("div", *lines), class_="card-open")
    return join((element("h2", page.card_name(card)), face, stories.of_card(page, card)))


# The phases


def _doing(page: CityPage, tray: Tray | None) -> Markup:
    """The steps of the phase, or whose it is."""
    if "result" in page.position:
        return _over(page)
    if not page.legal:
        return _waiting(page)
    if tray is not None:
        ahead = descriptions.forecast(page, tray.cell)
        return tray.html() + (element("p", ahead, class_="forecast") if ahead else EMPTY)
    steps = {"move": _moving, "build": _building, "ability": _ability, "draw": _drawing}
    return steps[page.phase](page)


def _over(page: CityPage) -> Markup:
    return _asks(ending.result(page.context))


def _waiting(page: CityPage) -> Markup:
    """What somebody else is doing; nothing while the screen is passed on."""
    if page.context.covered:
        return EMPTY
    who = page.called[page.turn["seat"]]
    return _asks(page.viewer.say(f"page-wait-{page.phase}", who=who))


def _moving(page: CityPage) -> Markup:
    """Walk, play powers, or go on."""
    say, here = page.say, page.here
    assert here is not None
    powers = [card for card in page.hand if card in page.targets or card in page.powers]
    declare = EMPTY
    if "declare" in page.legal:
        clause = say("clause-4-9")
        declare = _plays(page, "declare", say("page-declare"), "declare", title=clause)
    return _moving_lines(
        page.viewer,
        _choices(page, bool(powers)),
        is_city_complete(page.position),
        tuple(sorted(powers)),
        _here(page, here),
        _tools(_end_of_moving(page, here), declare),
    )


@lru_cache(maxsize=4096)
def _moving_lines(
    viewer: Viewer, choices: str, is_bound: bool, powers: Cards, here: str, buttons: Markup
) -> Markup:
    """What there is to choose from, the cards with a power, and where the figure stands."""
    lines = [_asks(choices)]
    if is_bound:
        lines.append(element("p", viewer.say("board-bound"), class_="warn"))
    if powers:
        words = viewer.say("page-powers", cards=tuple(map(viewer.card_name, powers)))
        lines.append(element("p", words, class_="faint hint"))
    return join((*lines, element("p", here, class_="faint"), buttons))


def _end_of_moving(page: CityPage, here: str, name: str = "end-move") -> Markup:
    """The button that ends the movement where the figure stands."""
    if END_MOVE not in page.legal:
        return EMPTY
    label, key = page.say(_after_moving(page, here)), "e" if name == "end-move" else None
    return _plays(page, END_MOVE, label, name, is_main=True, key=key)


def _choices(page: CityPage, has_powers: bool) -> str:
    """What there is to choose from while moving; nothing is marked where nothing can be reached."""
    if "walk" in page.targets:
        return page.say("page-moving", n=page.turn["steps"])
    return page.say("page-moving-powers" if has_powers else "page-moving-done")


def _here(page: CityPage, here: str) -> str:
    """Where the figure stands, and what could be paid there."""
    boxes = page.payable(here)
    tile = page.tile_name(here)
    if boxes:
        return page.say("page-here-payable", n=len(boxes), boxes=boxes, tile=tile)
    if here == COURTYARD_CELL:
        code = "page-here-offer" if page.can_offer else "page-here-no-offer"
        return page.say(code, price=page.price(), tile=tile)
    return page.say("page-here", tile=tile)


def _after_moving(page: CityPage, here: str) -> str:
    """What ending the movement leads to."""
    if page.can_offer:
        return "page-done-offer"
    return "page-done-build" if page.payable(here) else "page-done-nothing"


def _building(page: CityPage) -> Markup:
    """On the courtyard: offerings, more with Pillar cards, or the end."""
    say = page.say
    if page.legal == [END_MOVE]:
        return _passing(page)
    buttons = []
    if "offer" in page.legal:
        label = say("page-offer", n=page.price())
        buttons.append(_plays(page, "offer", label, "offer", is_main=True))
    buttons += [_offer_more(page, card) for card in page.powers]
    if END_MOVE in page.legal:
        buttons.append(_plays(page, END_MOVE, say("page-finish-offering"), "end-build", key="e"))
    asks = _asks(say("page-offering", made=page.offerings(page.seat), goal=page.goal))
    return asks + _tools(*buttons)


def _passing(page: CityPage) -> Markup:
    """A phase that passes by itself: its end holds the focus, and shows if that takes long."""
    end = _plays(page, END_MOVE, page.say("page-finish-building"), "end-build", key="e")
    return element("p", end, class_="tools passing")


def _offer_more(page: CityPage, card: str) -> Markup:
    """One more offering with a Pillar card."""
    post = page.context.play(page.powers[card])
    label = element("span", power_label(page, card))
    return button(faces.chip(card), label, post=post, id=f"offer-{card}")


def _ability(page: CityPage) -> Markup:
    """The Assembly Hall or the Golden Temple."""
    say = page.say
    is_temple = "temple" in page.legal
    buttons = []
    if is_temple:
        label = say("page-offer", n=page.price("temple"))
        buttons.append(_plays(page, "temple", label, "temple", is_main=True))
    leave = say("page-leave-ability")
    buttons.append(_plays(page, END_MOVE, leave, "end-ability", is_main=not is_temple, key="e"))
    clause = "6.3" if is_temple else "6.4"
    return _asks(say(f"clause-{clause.replace('.', '-')}")) + _tools(*buttons)


def _drawing(page: CityPage) -> Markup:
    """Discard up to two cards, and draw: what ends the turn, and can't be taken back."""
    draw = button(
        element("span", draw_label(page, len(page.dropped)), class_="label"),
        element("small", page.say("page-ends-turn")),
        data_play="", key="e", id="draw", class_="main",
    )  # fmt: skip
    final = element("p", page.say("page-final"), class_="final")
    return join((_asks(page.say("page-drawing")), final, _tools(draw)))


def draw_label(page: CityPage, dropped: int) -> str:
    """What the button of the draw says."""
    n = cards_drawn(page.rules, page.turn["draw"], dropped)
    if dropped:
        return page.say("page-drop", n=n, dropped=dropped)
    return page.say("page-draw", n=n)
