"""What the viewer can do now at a table of Moon Base: a sentence, buttons, what comes of it."""

from __future__ import annotations

from selenite.games.moon_base.analysis import Pair
from selenite.games.moon_base.web.aid import aid, ring_list
from selenite.games.moon_base.web.descriptions import describe
from selenite.games.moon_base.web.facts import facts
from selenite.games.moon_base.web.log import level_sign, piece_sign
from selenite.games.moon_base.web.parts import headed, ring_picture
from selenite.games.moon_base.web.players import score
from selenite.games.moon_base.web.selection import pair_part
from selenite.games.moon_base.web.targets import pair_words, settle_words
from selenite.games.moon_base.web.view_model import DIRECTIONS, ViewModel
from selenite.web import ending
from selenite.web.html import EMPTY, Markup, bullets, button, element, join

_ARROWS = {"left": "←", "up": "↑", "down": "↓", "right": "→"}
_KEYS = {"left": "ArrowLeft", "up": "ArrowUp", "down": "ArrowDown", "right": "ArrowRight"}
_COLOURS = ("gold", "silver")


def act(model: ViewModel) -> Markup:
    """Everything beside the moon that belongs to the viewer's next move.

    While the screen is passed on to the next player, there is nothing to say.
    """
    if model.context.covered:
        return EMPTY
    parts = [element("p", sentence(model), class_="ask")]
    if model.legal:
        parts.append(_chosen(model))
        parts.append(element("div", _choices(model), class_="choices"))
    return join(parts)


def sentence(model: ViewModel) -> str:
    """What is to be done now, and by whom."""
    say, ring = model.say, model.selection.ring
    if "result" in model.position:
        return ending.result(model.context)
    if not model.legal:
        turn = model.position["turn"]
        return say(f"page-wait-{turn['step']}", who=model.names[turn["seat"]])
    if model.step == "colour":
        return say("page-ask-colour", who=model.names[1 - (model.context.seat or 0)])
    if model.step == "settle":
        left = model.standing.settlements_left[model.context.seat or 0]
        return say("page-ask-settle", n=left)
    if model.step != "place":
        return say(f"page-ask-{model.step}")
    if model.is_setting_aside:
        return say("page-ask-aside")
    if not ring:
        return say("page-ask-ring")
    return say(f"page-{'set-down' if model.move else _where(model)}", ring=ring)


def _where(model: ViewModel) -> str:
    """The sentence that asks where a ring goes: only what it can lie on is offered."""
    if not model.pairs:
        return "ask-where-crater"
    return "ask-where" if model.craters else "ask-where-pair"


def about(model: ViewModel, thing: str) -> Markup | None:
    """A thing that the viewer asked about, or one of the lists."""
    lists = {"aid": aid, "rings": ring_list, "score": score}
    if thing in lists:
        return lists[thing](model)
    found = describe(model, thing)
    if found is None:
        return None
    links = [button(words, data_about=name, id=f"to-{name}") for name, words in found.links]
    return headed(
        "section", "thing", found.head,
        *(element("p", line) for line in found.lines),
        element("p", found.story, " ", model.context.world_link(found.section), class_="story"),
        element("div", *links, class_="row") if links else EMPTY,
        class_="thing",
    )  # fmt: skip


# Choosing


def _choices(model: ViewModel) -> Markup:
    """What can be selected next, apart from what is on the moon, in the hand and on the stacks."""
    if model.step == "colour":
        return element("div", *(_colour(model, colour) for colour in _COLOURS), class_="row")
    if model.step == "place" and model.selection.ring and not model.is_setting_aside:
        return _pairs(model) + _craters(model)
    if model.step in ("tower", "base"):
        return _craters(model)
    if model.step == "settle":
        return _settlements(model)
    return EMPTY


def _colour(model: ViewModel, colour: str) -> Markup:
    """A colour to be taken."""
    words = element("span", model.say("page-take", colour=colour))
    return button(
        ring_picture(f"L{colour[0]}"), words, post=model.play(colour), id=f"take-{colour}",
        class_="big",
    )  # fmt: skip


def _pairs(model: ViewModel) -> Markup:
    """The pairs that carry the selected ring, with the numbers they have on the moon."""
    if not model.pairs:
        return element("p", model.say("page-no-pairs"))
    buttons = [
        button(
            _pair_picture(model, pair, number),
            aria_label=pair_words(model, pair, number),
            data_part=pair_part(model.selection.ring, pair.key),
            data_room="board",
            pressed=pair.key == model.selection.pair,
            id=f"list-{pair.key}",
            class_="option",
        )
        for number, pair in enumerate(model.pairs, 1)
    ]
    return _list(model.say("page-pairs", n=len(buttons)), buttons, "pair-list")


def _pair_picture(model: ViewModel, pair: Pair, number: int) -> Markup:
    """A pair as small pictures: its number, both rings, the level, and the tower if it comes."""
    rings = [ring_picture(model.ring(ring).kind) for ring in (pair.one, pair.other)]
    tower = piece_sign("tower", None) if pair.is_collaboration else EMPTY
    place = element("b", number)
    level = level_sign(pair.level) + element("span", pair.level)
    return element("span", place, *rings, level, tower, class_="pair-picture", dir="ltr")


def _craters(model: ViewModel) -> Markup:
    """The free craters as a list; on the moon they are lit."""
    if not model.craters:
        return element("p", model.say("page-no-craters"))
    buttons = [
        button(
            name,
            data_part=name,
            data_room="board",
            pressed=name == model.selection.crater,
            id=f"list-{name}",
            class_="chip",
            aria_label=model.say("page-lit-crater", crater=name),
        )
        for name in model.craters
    ]
    return _list(model.say("page-craters", n=len(buttons)), buttons, "crater-list")


def _settlements(model: ViewModel) -> Markup:
    """The rings that can be selected for a settlement, with the numbers they have on the moon."""
    buttons = [
        button(
            settle_words(model, ring, place),
            data_part=f"settle={ring}",
            data_room="board",
            pressed=model.selection.settle == str(ring),
            id=f"list-ring-{ring}",
            class_="option",
        )
        for place, ring in enumerate(model.settlement_rings, 1)
    ]
    return _list(model.say("page-settles", n=len(buttons)), buttons, "pair-list settles")


def _list(head: str, buttons: list[Markup], class_: str) -> Markup:
    """Buttons as a list under a heading."""
    return element("p", head, class_="head") + bullets(buttons, class_)


# What is selected


def _chosen(model: ViewModel) -> Markup:
    """The selected move: what would come of it, how to change it, the button that plays it."""
    if not model.move:
        return _back(model) if model.selection.ring else EMPTY
    kind = "aside" if model.is_setting_aside else model.step
    play = button(
        element("span", model.say(f"page-do-{kind}"), class_="label"), data_play="", key="p",
        id="play", class_="main",
    )  # fmt: skip
    return element(
        "section",
        element("ul", *(fact.chip() for fact in facts(model)), class_="facts"), _pad(model),
        element("div", play, _back(model), class_="row"),
        class_="chosen", aria_live="polite", aria_label=model.say("page-chosen"),
    )  # fmt: skip


def _back(model: ViewModel) -> Markup:
    """The way back to the selection before."""
    return button(model.say("page-back"), data_back="", id="back")


def _pad(model: ViewModel) -> Markup:
    """Buttons that nudge the ghost, and that step through the places of a pair."""
    if model.ghost is None or model.selection.settle:
        return EMPTY
    pad = element(
        "div", *(_arrow(model, direction) for direction in DIRECTIONS), class_="pad", dir="ltr",
        role="group", aria_label=model.say("page-nudge"),
    )  # fmt: skip
    return element("div", pad, _steps(model), class_="steer" if model.pair else "steer quiet")


def _arrow(model: ViewModel, direction: str) -> Markup:
    """A button that nudges the ghost, at rest where nothing is that way."""
    there = model.nudged(direction)
    return button(
        _ARROWS[direction],
        data_part=there,
        data_room="board",
        key=None if there is None else _KEYS[direction],
        at_rest=there is None,
        id=f"nudge-{direction}",
        class_=f"arrow {direction}",
        aria_label=model.say(f"page-nudge-{direction}"),
    )


def _steps(model: ViewModel) -> Markup:
    """Buttons to the firmer and to the looser place of the pair."""
    if model.pair is None or len(model.pair.places) == 1:
        return EMPTY
    here, count = model.place_number, len(model.pair.places)
    buttons = [
        button(
            model.say(f"page-{name}"),
            data_step=by,
            at_rest=not 1 <= here + by <= count,
            id=f"step-{name}",
        )
        for name, by in (("firmer", -1), ("looser", 1))
    ]
    return element("div", *buttons, class_="steps")
