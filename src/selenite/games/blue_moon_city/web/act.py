"""What the viewer can do now: a sentence, the next step as one button, and what was opened."""

from __future__ import annotations

from functools import lru_cache

from selenite.games.blue_moon_city.web import parts
from selenite.games.blue_moon_city.web import tiles as city_tiles
from selenite.games.blue_moon_city.web.aid import aid, powers_of
from selenite.games.blue_moon_city.web.board import action
from selenite.games.blue_moon_city.web.forecast import can_offer, payable
from selenite.games.blue_moon_city.web.sheet import sheet
from selenite.games.blue_moon_city.web.sight import COURTYARD, END, Sight, Voice, text_of
from selenite.games.blue_moon_city.web.tray import Tray
from selenite.web.look import to


def act(sight: Sight, tray: Tray | None) -> str:
    """The region: what was opened first, then the phase's own steps, then what is always there."""
    opened = _opened(sight)
    doing = "" if opened and _asks_for_more(sight) else _doing(sight, tray)
    can_look = bool(sight.legal) and sight.phase in ("move", "ability")
    return f"{opened}{doing}{_always(sight.voice, can_look, sight.only_looks, sight.aid_open)}"


def _asks_for_more(sight: Sight) -> bool:
    """Whether what was opened stands for the phase's own steps."""
    if sight.aid_open:
        return True
    if sight.tile_open is not None:
        return sight.phase == "move" and sight.tile_open == sight.here and END in sight.legal
    return sight.card_open in (*sight.targets, *sight.legal)


@lru_cache(maxsize=256)
def _always(voice: Voice, can_look: bool, only_looks: bool, aid_open: bool) -> str:
    """Looking around, and the player aid."""
    look = ""
    if can_look:
        look = parts.choose(
            to("choose") if only_looks else to("choose", look=1),
            parts.text("span", voice.say("page-look-around")),
            id="look", aria_pressed="true" if only_looks else "false", data_key="l",
            title=voice.say("page-look-hint"),
        )  # fmt: skip
    aid_button = parts.choose(
        to("choose") if aid_open else to("choose", aid=1),
        parts.text("span", voice.say("page-aid")),
        id="aid", aria_pressed="true" if aid_open else "false", data_key="a",
    )  # fmt: skip
    return f'<p class="tools">{look}{aid_button}</p>'


# What was opened


def _opened(sight: Sight) -> str:
    """The player aid, a tile or a card, with a way back."""
    back = parts.choose(
        sight.choose(look=1 if sight.only_looks else None),
        parts.text("span", sight.say("page-back")),
        id="back", class_="back", data_key="Escape",
    )  # fmt: skip
    if sight.aid_open:
        inside = f'{aid(sight)}<p class="tools">{back}</p>'
    elif sight.tile_open is not None:
        inside = sheet(sight, sight.tile_open, _leading_to(sight, sight.tile_open) + back)
    elif sight.card_open is not None:
        inside = f'{_card(sight, sight.card_open)}<p class="tools">{back}</p>'
    else:
        return ""
    return f'<div class="opened">{inside}</div>'


def _leading_to(sight: Sight, cell: str) -> str:
    """Every move that leads to a tile; on the own one, the end of the movement."""
    if cell == sight.here and sight.phase == "move":
        return _end_of_moving(sight, cell)
    moves = [ways[cell] for ways in sight.targets.values() if cell in ways]
    return "".join(
        parts.play(
            sight.look.play(move), parts.text("span", action(sight, move)), id=f"go-{move[:2]}",
            class_=None if n else "main",
        )
        for n, move in enumerate(moves)
    )  # fmt: skip


def _card(sight: Sight, card: str) -> str:
    """A card, what its power does, and what can be done with it now."""
    say = sight.say
    told = [parts.text("p", say("draw-card", card=card))]
    if card[1] != "3":
        told += [parts.text("p", line, class_="faint") for line in powers_of(sight, card[0])]
    if card in sight.targets:
        told.append(parts.text("p", say("page-choose-target"), class_="asks"))
    button = ""
    if card in sight.legal:
        button = parts.play(
            sight.look.play(card), parts.text("span", say("page-stride", card=card)),
            id="stride", class_="main",
        )  # fmt: skip
    elif f"offer+{card}" in sight.legal:
        button = _offer_more(sight, card, "offer-opened")
    elif card not in sight.targets and card[1] != "3":
        told.append(parts.text("p", say("page-not-now"), class_="faint"))
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
    who = sight.look.speaker.join(winners)
    told = sight.voice.tell("board-over", n=len(winners), who=who, reason=result["reason"])
    return parts.text("p", told, class_="asks")


def _waiting(sight: Sight) -> str:
    """Somebody else's phase."""
    seat = sight.turn["seat"]
    told = sight.voice.tell("board-turn", who=sight.called[seat], phase=sight.phase)
    return parts.text("p", told, class_="asks")


def _moving(sight: Sight) -> str:
    """Walk, play powers, or go on."""
    say, here = sight.say, sight.here
    assert here is not None
    powers = [card for card in sight.hand if card in sight.targets or card in sight.legal]
    asks = [parts.text("p", _choices(sight, bool(powers)), class_="asks")]
    if sight.is_bound:
        asks.append(parts.text("p", say("board-bound"), class_="warn"))
    if powers and sight.card_open is None:
        cards = sight.card_names(sorted(powers))
        asks.append(parts.text("p", say("page-powers", cards=cards), class_="faint hint"))
    asks.append(parts.text("p", _here(sight, here), class_="faint"))
    declare = ""
    if "declare" in sight.legal:
        declare = parts.play(
            sight.look.play("declare"), parts.text("span", say("page-declare")),
            id="declare", title=say("clause-4-9"),
        )  # fmt: skip
    return f'{"".join(asks)}<p class="tools">{_end_of_moving(sight, here)}{declare}</p>'


def _end_of_moving(sight: Sight, here: str) -> str:
    """The button that ends the movement where the figure stands."""
    if END not in sight.legal:
        return ""
    return parts.play(
        sight.look.play(END), parts.text("span", sight.say(_after_moving(sight, here))),
        id="end-move", class_="main", data_key="e",
    )  # fmt: skip


def _choices(sight: Sight, has_powers: bool) -> str:
    """What there is to choose from while moving; nothing is marked where nothing can be reached."""
    if sight.only_looks:
        return sight.say("page-look-hint")
    if "" in sight.targets:
        return sight.say("page-moving", n=sight.turn["steps"])
    return sight.say("page-moving-powers" if has_powers else "page-moving-done")


def _here(sight: Sight, here: str) -> str:
    """Where the figure stands, and what could be paid there."""
    boxes = payable(sight, here)
    where = {"cell": here, "tile": sight.tile_name(here)}
    if boxes:
        numbers = sight.join(f"{number}" for number in boxes)
        return sight.say("page-here-payable", n=len(boxes), boxes=numbers, **where)
    if here == COURTYARD:
        code = "page-here-offer" if can_offer(sight) else "page-here-no-offer"
        return sight.say(code, price=sight.price, **where)
    return sight.say("page-here", **where)


def _after_moving(sight: Sight, here: str) -> str:
    """What ending the movement leads to."""
    if can_offer(sight):
        return "page-done-offer"
    return "page-done-build" if payable(sight, here) else "page-done-nothing"


def _building(sight: Sight) -> str:
    """On the courtyard: offerings, more with Pillar cards, or the end."""
    say = sight.say
    buttons = []
    if "offer" in sight.legal:
        buttons.append(
            parts.play(
                sight.look.play("offer"), parts.text("span", say("page-offer", n=sight.price)),
                id="offer", class_="main",
            )
        )  # fmt: skip
    for card in ("p1", "p2"):
        if f"offer+{card}" in sight.legal:
            buttons.append(_offer_more(sight, card, f"offer-{card}"))
    if END in sight.legal:
        buttons.append(
            parts.play(
                sight.look.play(END), parts.text("span", say("page-finish-offering")),
                id="end-build", data_key="e",
            )
        )  # fmt: skip
    asks = parts.text("p", say("page-offering", made=_made(sight), goal=sight.goal), class_="asks")
    return f'{asks}<p class="tools">{"".join(buttons)}</p>'


def _made(sight: Sight) -> int:
    made: list[int | None] = sight.position["obelisk"]
    return made.count(sight.seat)


def _offer_more(sight: Sight, card: str, name: str) -> str:
    """One more offering with a Pillar card."""
    price = sight.price + int(card[1])
    return parts.play(
        sight.look.play(f"offer+{card}"),
        parts.chip(card), parts.text("span", sight.say("page-offer-more", card=card, n=price)),
        id=name,
    )  # fmt: skip


def _ability(sight: Sight) -> str:
    """The Assembly Hall or the Golden Temple."""
    say = sight.say
    buttons = []
    if "temple" in sight.legal:
        asks = say("clause-6-3")
        buttons.append(
            parts.play(
                sight.look.play("temple"), parts.text("span", say("page-offer", n=sight.price + 1)),
                id="temple", class_="main",
            )
        )  # fmt: skip
    else:
        asks = say("clause-6-4")
    buttons.append(
        parts.play(
            sight.look.play(END), parts.text("span", say("page-leave-ability")),
            id="end-ability", class_=None if "temple" in sight.legal else "main", data_key="e",
        )
    )  # fmt: skip
    return f'{parts.text("p", asks, class_="asks")}<p class="tools">{"".join(buttons)}</p>'


def _drawing(sight: Sight) -> str:
    """Discard up to two cards, and draw: the step that ends the turn."""
    say, dropped = sight.say, sight.dropped
    move = f"drop={''.join(dropped)}" if dropped else "drop"
    counts = {"n": sight.turn["draw"] + len(dropped), "dropped": len(dropped)}
    asks, buttons = say("page-drawing"), ""
    if move in sight.legal and sight.is_sure:
        asks = say("page-sure", n=counts["n"])
        buttons = _drawing_now(sight, move, counts)
    elif move in sight.legal:
        words = say("page-drop", **counts) if dropped else say("page-draw", n=counts["n"])
        buttons = parts.choose(
            sight.choose(drop=text_of(dropped), sure=1), parts.text("span", words),
            parts.text("small", say("page-ends-turn")),
            id="draw", class_="main", data_key="e",
        )  # fmt: skip
    chips = "".join(map(parts.chip, dropped))
    chosen = f'<p class="chips">{chips}</p>' if chips else ""
    return f'{parts.text("p", asks, class_="asks")}{chosen}<p class="tools">{buttons}</p>'


def _drawing_now(sight: Sight, move: str, counts: dict[str, int]) -> str:
    """The answers to whether to draw, which can't be taken back."""
    say, dropped = sight.say, sight.dropped
    yes = say("page-yes-drop", **counts) if dropped else say("page-yes-draw", n=counts["n"])
    return parts.play(
        sight.look.play(move), parts.text("span", yes), id="draw-now", class_="main", data_key="y"
    ) + parts.choose(
        sight.choose(drop=text_of(dropped)), parts.text("span", say("page-not-yet")),
        id="draw-later", data_key="Escape",
    )  # fmt: skip
