"""What the viewer can do now: a sentence, the next step as one button, and what was opened."""

from __future__ import annotations

from functools import lru_cache

from selenite.games.blue_moon_city.web import faces, stories, tile_text
from selenite.games.blue_moon_city.web.aid import aid, powers_of
from selenite.games.blue_moon_city.web.board import action
from selenite.games.blue_moon_city.web.page import COURTYARD, END, CityPage, Viewer, text_of
from selenite.games.blue_moon_city.web.sheet import sheet
from selenite.games.blue_moon_city.web.tray import Tray
from selenite.web import ending
from selenite.web.html import EMPTY, Markup, button, element, join
from selenite.web.viewer import to


def act(page: CityPage, tray: Tray | None) -> Markup:
    """The region: what was opened first, then the phase's own steps, then what is always there."""
    opened = _opened(page)
    doing = EMPTY if opened and _asks_for_more(page) else _doing(page, tray)
    can_look = bool(page.legal) and page.phase in ("move", "ability")
    always = _always(page.viewer, can_look, page.only_looks, page.aid_open)
    return join((opened, doing, always))


def _asks_for_more(page: CityPage) -> bool:
    """Whether what was opened stands for the phase's own steps."""
    if page.aid_open:
        return True
    if page.tile_open is not None:
        return page.phase == "move" and page.tile_open == page.here and END in page.legal
    return page.card_open in (*page.targets, *page.legal)


@lru_cache(maxsize=256)
def _always(viewer: Viewer, can_look: bool, only_looks: bool, aid_open: bool) -> Markup:
    """Looking around, and the player aid."""
    look_button = EMPTY
    if can_look:
        look_button = button(
            element("span", viewer.say("page-look-around")),
            get=to("choose") if only_looks else to("choose", look=1),
            key="l", pressed=only_looks, id="look", title=viewer.say("page-look-hint"),
        )  # fmt: skip
    aid_button = button(
        element("span", viewer.say("page-aid")),
        get=to("choose") if aid_open else to("choose", aid=1),
        key="a", pressed=aid_open, id="aid",
    )  # fmt: skip
    return _tools(look_button, aid_button)


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


# What was opened


def _opened(page: CityPage) -> Markup:
    """The player aid, a tile or a card, with a way back."""
    if page.aid_open:
        inside = aid(page) + _tools(_back(page))
    elif page.tile_open is not None:
        inside = sheet(page, page.tile_open, _leading_to(page, page.tile_open) + _back(page))
    elif page.card_open is not None:
        card = page.card_open
        inside = _card(page, card) + _tools(_back(page)) + stories.of_card(page, card)
    else:
        return EMPTY
    return element("div", inside, class_="opened")


def _back(page: CityPage) -> Markup:
    """The button that closes what was opened."""
    return button(
        element("span", page.say("page-back")),
        get=page.choose(look=1 if page.only_looks else None),
        key="Escape", id="back", class_="back",
    )  # fmt: skip


def _leading_to(page: CityPage, cell: str) -> Markup:
    """Every move that leads to a tile; on the own one, the end of the movement."""
    if cell == page.here and page.phase == "move":
        return _end_of_moving(page, cell)
    moves = [ways[cell] for ways in page.targets.values() if cell in ways]
    return join(
        _plays(page, move, action(page, move), f"go-{move[:2]}", is_main=n == 0)
        for n, move in enumerate(moves)
    )


def _card(page: CityPage, card: str) -> Markup:
    """A card, what its power does, and what can be done with it now."""
    lines = [element("p", page.say("draw-card", card=card))]
    if card[1] != "3":
        lines += [element("p", line, class_="faint") for line in powers_of(page, card[0])]
    if card in page.targets:
        lines.append(_asks(page.say("page-choose-target")))
    use = EMPTY
    if card in page.legal:
        use = _plays(page, card, page.say("page-stride", card=card), "stride", is_main=True)
    elif f"offer+{card}" in page.legal:
        use = _offer_more(page, card, "offer-opened")
    elif card not in page.targets and card[1] != "3":
        lines.append(element("p", page.say("page-not-now"), class_="faint"))
    face = element("div", faces.face(card), element("div", *lines), class_="card-open")
    return join((element("h2", page.card_name(card)), face, use))


# The phases


def _doing(page: CityPage, tray: Tray | None) -> Markup:
    """The steps of the phase, or whose it is."""
    if "result" in page.position:
        return _over(page)
    if not page.legal:
        return _waiting(page)
    if tray is not None:
        ahead = tile_text.forecast(page, tray.cell)
        return tray.html() + (element("p", ahead, class_="forecast") if ahead else EMPTY)
    steps = {"move": _moving, "build": _building, "ability": _ability, "draw": _drawing}
    return steps[page.phase](page)


def _over(page: CityPage) -> Markup:
    return _asks(ending.result(page.context))


def _waiting(page: CityPage) -> Markup:
    """Somebody else's phase."""
    who = page.called[page.turn["seat"]]
    return _asks(page.viewer.say("board-turn", who=who, phase=page.phase))


def _moving(page: CityPage) -> Markup:
    """Walk, play powers, or go on."""
    say, here = page.say, page.here
    assert here is not None
    powers = [card for card in page.hand if card in page.targets or card in page.legal]
    lines = [_asks(_choices(page, bool(powers)))]
    if page.is_city_complete:
        lines.append(element("p", say("board-bound"), class_="warn"))
    if powers and page.card_open is None:
        cards = page.card_names(sorted(powers))
        lines.append(element("p", say("page-powers", cards=cards), class_="faint hint"))
    lines.append(element("p", _here(page, here), class_="faint"))
    declare = EMPTY
    if "declare" in page.legal:
        clause = say("clause-4-9")
        declare = _plays(page, "declare", say("page-declare"), "declare", title=clause)
    return join((*lines, _tools(_end_of_moving(page, here), declare)))


def _end_of_moving(page: CityPage, here: str) -> Markup:
    """The button that ends the movement where the figure stands."""
    if END not in page.legal:
        return EMPTY
    label = page.say(_after_moving(page, here))
    return _plays(page, END, label, "end-move", is_main=True, key="e")


def _choices(page: CityPage, has_powers: bool) -> str:
    """What there is to choose from while moving; nothing is marked where nothing can be reached."""
    if page.only_looks:
        return page.say("page-look-hint")
    if "" in page.targets:
        return page.say("page-moving", n=page.turn["steps"])
    return page.say("page-moving-powers" if has_powers else "page-moving-done")


def _here(page: CityPage, here: str) -> str:
    """Where the figure stands, and what could be paid there."""
    boxes = page.payable(here)
    where = {"cell": here, "tile": page.tile_name(here)}
    if boxes:
        numbers = page.join(f"{number}" for number in boxes)
        return page.say("page-here-payable", n=len(boxes), boxes=numbers, **where)
    if here == COURTYARD:
        code = "page-here-offer" if page.can_offer else "page-here-no-offer"
        return page.say(code, price=page.price(), **where)
    return page.say("page-here", **where)


def _after_moving(page: CityPage, here: str) -> str:
    """What ending the movement leads to."""
    if page.can_offer:
        return "page-done-offer"
    return "page-done-build" if page.payable(here) else "page-done-nothing"


def _building(page: CityPage) -> Markup:
    """On the courtyard: offerings, more with Pillar cards, or the end."""
    say = page.say
    if page.legal == [END]:
        return _passing(page)
    buttons = []
    if "offer" in page.legal:
        label = say("page-offer", n=page.price())
        buttons.append(_plays(page, "offer", label, "offer", is_main=True))
    for card in ("p1", "p2"):
        if f"offer+{card}" in page.legal:
            buttons.append(_offer_more(page, card, f"offer-{card}"))
    if END in page.legal:
        buttons.append(_plays(page, END, say("page-finish-offering"), "end-build", key="e"))
    asks = _asks(say("page-offering", made=page.offerings(page.seat), goal=page.goal))
    return asks + _tools(*buttons)


def _passing(page: CityPage) -> Markup:
    """A phase that passes by itself: its end holds the focus, and shows if that takes long."""
    end = _plays(page, END, page.say("page-finish-building"), "end-build", key="e")
    return element("p", end, class_="tools passing")


def _offer_more(page: CityPage, card: str, name: str) -> Markup:
    """One more offering with a Pillar card."""
    move = f"offer+{card}"
    label = page.say("page-offer-more", card=card, n=page.price(move))
    return button(faces.chip(card), element("span", label), post=page.context.play(move), id=name)


def _ability(page: CityPage) -> Markup:
    """The Assembly Hall or the Golden Temple."""
    say = page.say
    is_temple = "temple" in page.legal
    buttons = []
    if is_temple:
        label = say("page-offer", n=page.price("temple"))
        buttons.append(_plays(page, "temple", label, "temple", is_main=True))
    leave = say("page-leave-ability")
    buttons.append(_plays(page, END, leave, "end-ability", is_main=not is_temple, key="e"))
    clause = "6.3" if is_temple else "6.4"
    return _asks(say(f"clause-{clause.replace('.', '-')}")) + _tools(*buttons)


def _drawing(page: CityPage) -> Markup:
    """Discard up to two cards, and draw: the step that ends the turn."""
    say, dropped = page.say, page.dropped
    move = f"drop={''.join(dropped)}" if dropped else "drop"
    counts = {"n": page.turn["draw"] + len(dropped), "dropped": len(dropped)}
    asks, buttons = say("page-drawing"), EMPTY
    if move in page.legal and page.is_sure and page.context.questions:
        asks = say("page-sure", n=counts["n"])
        buttons = _drawing_now(page, move, counts)
    elif move in page.legal:
        label = say("page-drop", **counts) if dropped else say("page-draw", n=counts["n"])
        asks_first = page.context.questions
        buttons = button(
            element("span", label), element("small", say("page-ends-turn")),
            get=page.choose(drop=text_of(dropped), sure=1) if asks_first else None,
            post=None if asks_first else page.context.play(move),
            key="e", id="draw", class_="main",
        )  # fmt: skip
    chips = element("p", *map(faces.chip, dropped), class_="chips") if dropped else EMPTY
    return join((_asks(asks), chips, _tools(buttons)))


def _drawing_now(page: CityPage, move: str, counts: dict[str, int]) -> Markup:
    """The answers to whether to draw, which can't be taken back."""
    say, dropped = page.say, page.dropped
    yes = say("page-yes-drop", **counts) if dropped else say("page-yes-draw", n=counts["n"])
    not_yet = button(
        element("span", say("page-not-yet")), get=page.choose(drop=text_of(dropped)),
        key="Escape", id="draw-later",
    )  # fmt: skip
    ask_no_more = button(
        element("span", say("page-ask-no-more")), post=to("ask-no-more"), id="ask-no-more"
    )
    now = _plays(page, move, yes, "draw-now", is_main=True, key="y")
    return join((now, not_yet, ask_no_more))
