"""What the viewer can do now at a table of Moon Base: a sentence, buttons, what comes of it."""

from __future__ import annotations

from selenite.games.moon_base.analysis import Pair
from selenite.games.moon_base.rules.codes import PAIR, STACKS
from selenite.games.moon_base.web.aid import aid, ring_list
from selenite.games.moon_base.web.descriptions import describe
from selenite.games.moon_base.web.drafts import draft_cards
from selenite.games.moon_base.web.facts import Fact, facts
from selenite.games.moon_base.web.log import level_sign, piece_sign
from selenite.games.moon_base.web.page import DIRECTIONS, MoonPage
from selenite.games.moon_base.web.parts import ring_picture
from selenite.games.moon_base.web.players import score
from selenite.games.moon_base.web.score_history import changes_to_see, reasons
from selenite.games.moon_base.web.selection import Selection, pair_part
from selenite.games.moon_base.web.targets import pair_words, settle_words
from selenite.web import ending
from selenite.web.html import EMPTY, Markup, bullets, button, element, headed, join, without_codes
from selenite.web.log_steps import seat_sign

_ARROWS = {"left": "←", "up": "↑", "down": "↓", "right": "→"}
_KEYS = {"left": "ArrowLeft", "up": "ArrowUp", "down": "ArrowDown", "right": "ArrowRight"}
_COLOURS = ("gold", "silver")
_WHYS = {
    "colour": "page-why-colour", "tower": "page-does-tower", "draft-large": "page-why-draft-large",
    "draft-small": "page-why-draft-small", "place": "page-why-place", "base": "page-does-base",
}  # fmt: skip
"""What a step of a turn is good for."""


def act(page: MoonPage) -> Markup:
    """Everything beside the moon that belongs to the viewer's next move.

    There is nothing while the screen is passed on to the next player.
    """
    if page.context.covered:
        return EMPTY
    parts = [element("p", sentence(page), class_="ask")]
    if page.selection == Selection():
        parts.append(_news(page))
    if page.legal:
        why = _why(page)
        if why:
            first = " first" * (page.step in ("tower", "base"))
            parts.append(element("p", why, class_=f"faint hint{first}"))
        parts.append(_chosen(page))
        parts.append(element("div", _choices(page), class_="choices"))
    return join(parts)


def _news(page: MoonPage) -> Markup:
    """Why points have changed since the viewer's last move; nothing once all are counted."""
    if "result" in page.position:
        return EMPTY
    context = page.context
    found = changes_to_see(context.table, context.seat)
    told = reasons(context.speaker, page.names, found, context.seat)
    chips = [Fact(one.words, seat_sign(one.seat), one.words).chip() for one in told]
    return element("ul", *chips, class_="facts news") if chips else EMPTY


def sentence(page: MoonPage) -> str:
    """What is to be done now, and by whom."""
    say, ring = page.say, page.selection.ring
    if "result" in page.position:
        return ending.result(page.context)
    if not page.legal:
        turn = page.position["turn"]
        return say(f"page-wait-{turn['step']}", who=page.names[turn["seat"]])
    if page.step == "colour":
        return say("page-ask-colour", who=page.names[1 - (page.context.seat or 0)])
    if page.step == "settle":
        left = page.standing.settlements_left[page.context.seat or 0]
        return say("page-ask-settle", n=left)
    if page.step != "place":
        return say(f"page-ask-{page.step}")
    if page.is_setting_aside:
        return say("page-ask-aside")
    if not ring:
        return say("page-ask-ring")
    return say(f"page-{'set-down' if page.move else _where(page)}", ring=ring)


def _why(page: MoonPage) -> str:
    """What the step is good for; nothing once something has been chosen."""
    if page.selection != Selection():
        return ""
    code = _WHYS.get(page.step)
    if code is None or page.is_setting_aside:
        return ""
    return page.say(code)


def _where(page: MoonPage) -> str:
    """The sentence that asks where a ring goes: only what it can lie on is offered."""
    if not page.pairs:
        return "ask-where-crater"
    return "ask-where" if page.craters else "ask-where-pair"


def about(page: MoonPage, thing: str) -> Markup | None:
    """A thing that the viewer asked about, or one of the lists."""
    lists = {"aid": aid, "rings": ring_list, "score": score}
    if thing in lists:
        return lists[thing](page)
    found = describe(page, thing)
    if found is None:
        return None

    def shown(text: str) -> Markup:
        return without_codes(found.seen.get(text, text), text)

    links = [button(shown(words), data_about=name, id=f"to-{name}") for name, words in found.links]
    return headed(
        "section", "thing", shown(found.head),
        *(element("p", shown(line)) for line in found.lines),
        element("p", found.story, " ", page.context.world_link(found.section), class_="story"),
        element("div", *links, class_="row") if links else EMPTY,
        class_="thing",
    )  # fmt: skip


# Choosing


def _choices(page: MoonPage) -> Markup:
    """What can be selected next, apart from what is on the moon, in the hand and on the stacks."""
    if page.step == "colour":
        return element("div", *(_colour(page, colour) for colour in _COLOURS), class_="row")
    if page.step == "place" and page.selection.ring and not page.is_setting_aside:
        return _pairs(page) + _craters(page)
    if page.step in ("tower", "base"):
        return _craters(page)
    if page.step.startswith("draft"):
        return draft_cards(page)
    if page.step == "settle":
        return _settlements(page)
    return EMPTY


def _colour(page: MoonPage, colour: str) -> Markup:
    """A colour to be taken."""
    top = page.analysis.on_top("large", colour)
    about = page.say("page-take-about", n=top, of=STACKS * PAIR, colour=colour)
    words = element("span", page.say("page-take", colour=colour))
    return button(
        ring_picture(f"L{colour[0]}"), words, element("small", about), post=page.play(colour),
        id=f"take-{colour}", class_="big",
    )  # fmt: skip


def _pairs(page: MoonPage) -> Markup:
    """The pairs that carry the selected ring, with the numbers they have on the moon."""
    if not page.pairs:
        return element("p", page.say("page-no-pairs"))
    buttons = [
        button(
            _pair_picture(page, pair, number),
            aria_label=pair_words(page, pair, number),
            data_part=pair_part(page.selection.ring, pair.key),
            data_room="board",
            pressed=pair.key == page.selection.pair,
            id=f"list-{pair.key}",
            class_="option",
        )
        for number, pair in enumerate(page.pairs, 1)
    ]
    return _list(page.say("page-pairs", n=len(buttons)), buttons, "pair-list")


def _pair_picture(page: MoonPage, pair: Pair, number: int) -> Markup:
    """A pair as small pictures: its number, both rings, the level, and the tower if it comes."""
    rings = [ring_picture(page.ring(ring).kind) for ring in (pair.one, pair.other)]
    tower = piece_sign("tower", None) if pair.is_collaboration else EMPTY
    place = element("b", number)
    level = level_sign(pair.level) + element("span", pair.level)
    return element("span", place, *rings, level, tower, class_="pair-picture", dir="ltr")


def _craters(page: MoonPage) -> Markup:
    """The free craters as a list; on the moon they are lit."""
    if not page.craters:
        return EMPTY if page.pairs else element("p", page.say("page-no-craters"))
    buttons = [
        button(
            name,
            data_part=name,
            data_room="board",
            pressed=name == page.selection.crater,
            id=f"list-{name}",
            class_="chip",
            aria_label=page.say("page-lit-crater", crater=name),
        )
        for name in page.craters
    ]
    return _list(page.say("page-craters", n=len(buttons)), buttons, "crater-list")


def _settlements(page: MoonPage) -> Markup:
    """The rings that can be selected for a settlement, with the numbers they have on the moon."""
    buttons = [
        button(
            settle_words(page, ring, place),
            data_part=f"settle={ring}",
            data_room="board",
            pressed=page.selection.settle == str(ring),
            id=f"list-ring-{ring}",
            class_="option",
        )
        for place, ring in enumerate(page.settlement_rings, 1)
    ]
    return _list(page.say("page-settles", n=len(buttons)), buttons, "pair-list settles")


def _list(head: str, buttons: list[Markup], class_: str) -> Markup:
    """Buttons as a list under a heading."""
    return element("p", head, class_="head") + bullets(buttons, class_)


# What is selected


def _chosen(page: MoonPage) -> Markup:
    """The selected move: what would come of it, how to change it, the button that plays it."""
    if not page.move:
        return _back(page) if page.selection.ring else EMPTY
    kind = "aside" if page.is_setting_aside else page.step
    play = button(
        element("span", page.say(f"page-do-{kind}"), class_="label"), data_play="", key="p",
        id="play", class_="main",
    )  # fmt: skip
    return element(
        "section",
        element("ul", *(fact.chip() for fact in facts(page)), class_="facts"), _pad(page),
        element("div", play, _back(page), class_="row"),
        class_="chosen", aria_live="polite", aria_label=page.say("page-chosen"),
    )  # fmt: skip


def _back(page: MoonPage) -> Markup:
    """The way back to the selection before."""
    return button(page.say("page-back"), data_back="", id="back")


def _pad(page: MoonPage) -> Markup:
    """Buttons that nudge the ghost, and that step through the places of a pair."""
    if page.ghost is None or page.selection.settle:
        return EMPTY
    pad = element(
        "div", *(_arrow(page, direction) for direction in DIRECTIONS), class_="pad", dir="ltr",
        role="group", aria_label=page.say("page-nudge"),
    )  # fmt: skip
    return element("div", pad, _steps(page), class_="steer" if page.pair else "steer quiet")


def _arrow(page: MoonPage, direction: str) -> Markup:
    """A button that nudges the ghost; it is disabled if there is nothing that way."""
    there = page.nudged(direction)
    return button(
        _ARROWS[direction],
        data_part=there,
        data_room="board",
        key=None if there is None else _KEYS[direction],
        disabled=there is None,
        id=f"nudge-{direction}",
        class_=f"arrow {direction}",
        aria_label=page.say(f"page-nudge-{direction}"),
    )


def _steps(page: MoonPage) -> Markup:
    """Buttons to the firmer and to the looser place of the pair."""
    if page.pair is None or len(page.pair.places) == 1:
        return EMPTY
    here, count = page.place_number, len(page.pair.places)
    buttons = [
        button(
            page.say(f"page-{name}"),
            data_step=by,
            disabled=not 1 <= here + by <= count,
            id=f"step-{name}",
        )
        for name, by in (("firmer", -1), ("looser", 1))
    ]
    return element("div", *buttons, class_="steps")
