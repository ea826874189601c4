"""What the viewer can do now: a sentence, the next step as one button, and what was opened."""

from __future__ import annotations

from functools import lru_cache

from selenite.texts import join
from selenite.web.blue_moon_city import parts
from selenite.web.blue_moon_city import tiles as city_tiles
from selenite.web.blue_moon_city.aid import aid, powers_of
from selenite.web.blue_moon_city.board import action
from selenite.web.blue_moon_city.forecast import can_offer, payable
from selenite.web.blue_moon_city.sight import COURTYARD, END, Sight, Voice
from selenite.web.blue_moon_city.tray import Tray
from selenite.web.look import to


def act(sight: Sight, tray: Tray | None) -> str:
    """The region: what was opened first, then the phase's own steps, then what is always there."""
    opened = _opened(sight)
    asks_for_more = sight.aid_open or sight.card_open in (*sight.targets, *sight.legal)
    doing = "" if opened and asks_for_more else _doing(sight, tray)
    can_look = bool(sight.legal) and sight.phase in ("move", "ability")
    return f"{opened}{doing}{_always(sight.voice, can_look, sight.only_looks, sight.aid_open)}"


@lru_cache(maxsize=256)
def _always(voice: Voice, can_look: bool, only_looks: bool, aid_open: bool) -> str:
    """Looking around, and the player aid."""
    look = ""
    if can_look:
        look = parts.choose(
            to("choose") if only_looks else to("choose", look=1),
            parts.text("span", voice.say("city.look-around")),
            id="look", aria_pressed="true" if only_looks else "false", data_key="l",
            title=voice.say("city.look-hint"),
        )  # fmt: skip
    aid_button = parts.choose(
        to("choose") if aid_open else to("choose", aid=1),
        parts.text("span", voice.say("city.aid")),
        id="aid", aria_pressed="true" if aid_open else "false", data_key="a",
    )  # fmt: skip
    return f'<p class="tools">{look}{aid_button}</p>'


# What was opened


def _opened(sight: Sight) -> str:
    """The player aid, a tile or a card, with a way back."""
    if sight.aid_open:
        inside = aid(sight)
    elif sight.tile_open is not None:
        inside = _tile(sight, sight.tile_open)
    elif sight.card_open is not None:
        inside = _card(sight, sight.card_open)
    else:
        return ""
    back = parts.choose(
        sight.choose(look=1 if sight.only_looks else None),
        parts.text("span", sight.say("city.back")),
        id="back", class_="back", data_key="Escape",
    )  # fmt: skip
    return f'<div class="opened">{inside}<p class="tools">{back}</p></div>'


def _tile(sight: Sight, cell: str) -> str:
    """A tile, and every move that leads there."""
    head = f"<h2>{parts.text('span', sight.tile_name(cell))} {parts.code(cell)}</h2>"
    moves = [ways[cell] for ways in sight.targets.values() if cell in ways]
    buttons = "".join(
        parts.play(
            sight.look.play(move), parts.text("span", action(sight, move)), id=f"go-{move[:2]}"
        )
        for move in moves
    )
    steps = f'<p class="tools">{buttons}</p>' if buttons else ""
    return head + city_tiles.details(sight, cell) + steps


def _card(sight: Sight, card: str) -> str:
    """A card, what its power does, and what can be done with it now."""
    say = sight.say
    told = [parts.text("p", say("draw.card", card=card))]
    if card[1] != "3":
        told += [parts.text("p", line, class_="faint") for line in powers_of(sight, card[0])]
    if card in sight.targets:
        told.append(parts.text("p", say("city.choose-target"), class_="asks"))
    button = ""
    if card in sight.legal:
        button = parts.play(
            sight.look.play(card), parts.text("span", say("city.stride", card=card)),
            id="stride", class_="main",
        )  # fmt: skip
    elif f"offer+{card}" in sight.legal:
        button = _offer_more(sight, card, "offer-opened")
    elif card not in sight.targets and card[1] != "3":
        told.append(parts.text("p", say("city.not-now"), class_="faint"))
    face = f'<div class="card-open">{parts.face(card)}<div>{"".join(told)}</div></div>'
    return f"{parts.text('h2', sight.card_name(card))}{face}{button}"


# The phases


def _doing(sight: Sight, tray: Tray | None) -> str:
    """The steps of the phase, or whose it is."""
    if "result" in sight.position:
        return _over(sight)
    if not sight.legal:
        return _waiting(sight)
    steps = {"move": _moving, "build": _building, "ability": _ability, "draw": _drawing}
    if tray is not None:
        ahead = city_tiles.forecast(sight, tray.cell)
        told = parts.text("p", ahead, class_="forecast") if ahead else ""
        return tray.html() + told
    return steps[sight.phase](sight)


def _over(sight: Sight) -> str:
    result = sight.position["result"]
    winners = [sight.called[seat] for seat in result["winners"]]
    who = join(winners, sight.look.language)
    told = sight.say("board.over", n=len(winners), who=who, reason=result["reason"])
    return parts.text("p", told, class_="asks")


def _waiting(sight: Sight) -> str:
    """Somebody else's phase."""
    seat = sight.turn["seat"]
    told = sight.say("board.turn", who=sight.called[seat], phase=sight.phase)
    return parts.text("p", told, class_="asks")


def _moving(sight: Sight) -> str:
    """Walk, play powers, or go on."""
    say, here = sight.say, sight.here
    assert here is not None
    asks = [parts.text("p", say("city.moving", n=sight.turn["steps"]), class_="asks")]
    if sight.is_bound:
        asks.append(parts.text("p", say("board.bound"), class_="warn"))
    powers = [card for card in sight.hand if card in sight.targets or card in sight.legal]
    if powers and sight.card_open is None:
        cards = sight.card_names(sorted(powers))
        asks.append(parts.text("p", say("city.powers", cards=cards), class_="faint hint"))
    asks.append(parts.text("p", _here(sight, here), class_="faint"))
    buttons = []
    if END in sight.legal:
        buttons.append(
            parts.play(
                sight.look.play(END), parts.text("span", say(_after_moving(sight, here))),
                id="end-phase", class_="main", data_key="e",
            )
        )  # fmt: skip
    if "declare" in sight.legal:
        buttons.append(
            parts.play(
                sight.look.play("declare"), parts.text("span", say("city.declare")),
                id="declare", title=say("clause-blue-moon-city.4.9"),
            )
        )  # fmt: skip
    return "".join(asks) + f'<p class="tools">{"".join(buttons)}</p>'


def _here(sight: Sight, here: str) -> str:
    """Where the figure stands, and what could be paid there."""
    boxes = payable(sight, here)
    where = {"cell": here, "tile": sight.tile_name(here)}
    if boxes:
        numbers = sight.join(f"{number}" for number in boxes)
        return sight.say("city.here-payable", n=len(boxes), boxes=numbers, **where)
    if here == COURTYARD:
        code = "city.here-offer" if can_offer(sight) else "city.here-no-offer"
        return sight.say(code, price=sight.price, **where)
    return sight.say("city.here", **where)


def _after_moving(sight: Sight, here: str) -> str:
    """What ending the movement leads to."""
    if can_offer(sight):
        return "city.done-offer"
    return "city.done-build" if payable(sight, here) else "city.done-nothing"


def _building(sight: Sight) -> str:
    """On the courtyard: offerings, more with Pillar cards, or the end."""
    say = sight.say
    buttons = []
    if "offer" in sight.legal:
        buttons.append(
            parts.play(
                sight.look.play("offer"), parts.text("span", say("city.offer", n=sight.price)),
                id="offer", class_="main",
            )
        )  # fmt: skip
    for card in ("p1", "p2"):
        if f"offer+{card}" in sight.legal:
            buttons.append(_offer_more(sight, card, f"offer-{card}"))
    if END in sight.legal:
        buttons.append(
            parts.play(
                sight.look.play(END), parts.text("span", say("city.finish-offering")),
                id="end-phase", data_key="e",
            )
        )  # fmt: skip
    asks = parts.text("p", say("city.offering", made=_made(sight), goal=sight.goal), class_="asks")
    return f'{asks}<p class="tools">{"".join(buttons)}</p>'


def _made(sight: Sight) -> int:
    made: list[int | None] = sight.position["obelisk"]
    return made.count(sight.seat)


def _offer_more(sight: Sight, card: str, name: str) -> str:
    """One more offering with a Pillar card."""
    price = sight.price + int(card[1])
    return parts.play(
        sight.look.play(f"offer+{card}"),
        parts.chip(card), parts.text("span", sight.say("city.offer-more", card=card, n=price)),
        id=name,
    )  # fmt: skip


def _ability(sight: Sight) -> str:
    """The Assembly Hall or the Golden Temple."""
    say = sight.say
    buttons = []
    if "temple" in sight.legal:
        asks = say("clause-blue-moon-city.6.3")
        buttons.append(
            parts.play(
                sight.look.play("temple"), parts.text("span", say("city.offer", n=sight.price + 1)),
                id="temple", class_="main",
            )
        )  # fmt: skip
    else:
        asks = say("clause-blue-moon-city.6.4")
    buttons.append(
        parts.play(
            sight.look.play(END), parts.text("span", say("city.leave-ability")),
            id="end-phase", class_=None if "temple" in sight.legal else "main", data_key="e",
        )
    )  # fmt: skip
    return f'{parts.text("p", asks, class_="asks")}<p class="tools">{"".join(buttons)}</p>'


def _drawing(sight: Sight) -> str:
    """Discard up to two cards, and draw: the step that ends the turn."""
    say, dropped = sight.say, sight.dropped
    due = sight.turn["draw"] + len(dropped)
    move = f"drop={''.join(dropped)}" if dropped else "drop"
    words = say("city.drop", n=due, dropped=len(dropped)) if dropped else say("city.draw", n=due)
    button = ""
    if move in sight.legal:
        button = parts.play(
            sight.look.play(move), parts.text("span", words),
            parts.text("small", say("city.ends-turn")),
            id="draw", class_="main", data_key="e",
        )  # fmt: skip
    chips = "".join(map(parts.chip, dropped))
    chosen = f'<p class="chips">{chips}</p>' if chips else ""
    return (
        f"{parts.text('p', say('city.drawing'), class_='asks')}{chosen}"
        f'<p class="tools">{button}</p>'
    )
