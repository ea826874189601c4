"""What the viewer can do now at a table of Moon Base: a sentence, buttons, the ghost's lines."""

from __future__ import annotations

from html import escape

from selenite.core.drawing import element
from selenite.games.moon_base import draw
from selenite.games.moon_base.rules.codes import FIRM_GAP, REST_GAP, SETTLEMENTS
from selenite.games.moon_base.web.aid import aid, ring_list
from selenite.games.moon_base.web.lit import pair_words, settle_words
from selenite.games.moon_base.web.parts import (
    AT_REST,
    button,
    drawn_button,
    gets,
    items,
    line,
    posts,
    ring_picture,
)
from selenite.games.moon_base.web.players import draftable, rings_to_choose
from selenite.games.moon_base.web.reading import Pair
from selenite.games.moon_base.web.scene import DIRECTIONS, Scene
from selenite.games.moon_base.web.things import told_about

_ARROWS = {"left": "←", "up": "↑", "down": "↓", "right": "→"}
_KEYS = {"left": "ArrowLeft", "up": "ArrowUp", "down": "ArrowDown", "right": "ArrowRight"}
_COLOURS = ("gold", "silver")


def act(scene: Scene) -> str:
    """Everything beside the moon that belongs to the viewer's next move."""
    parts = [_thing(scene), line(sentence(scene), "ask")]
    if scene.legal:
        parts.append(f'<div class="at-hand">{_at_hand(scene)}</div>')
        parts.append(_chosen(scene))
        parts.append(f'<div class="choices">{_choices(scene)}</div>')
    if scene.pick.rings:
        parts.append(ring_list(scene))
    if scene.pick.aid:
        parts.append(aid(scene))
    return "".join(parts)


def sentence(scene: Scene) -> str:
    """What is to be done now, and by whom."""
    say, pick = scene.say, scene.pick
    if not scene.legal:
        return draw.doing(scene.position, say, scene.names)
    if scene.step == "colour":
        return say("page-ask-colour", who=scene.names[1 - (scene.look.seat or 0)])
    if scene.step == "settle":
        built = sum(one["seat"] == scene.look.seat for one in scene.position["settlements"])
        return say("page-ask-settle", n=SETTLEMENTS - built)
    if scene.step != "place":
        return say(f"page-ask-{scene.step}")
    if scene.is_setting_aside:
        return say("page-ask-aside")
    if not pick.ring:
        return say("page-ask-ring")
    return say(f"page-{'to-place' if scene.move else _where(scene)}", ring=pick.ring)


def _where(scene: Scene) -> str:
    """The sentence that asks where a ring goes: only what it can lie on is offered."""
    if not scene.pairs:
        return "ask-where-crater"
    return "ask-where" if scene.craters else "ask-where-pair"


def _thing(scene: Scene) -> str:
    """What the viewer wanted to know something about."""
    told = told_about(scene, scene.pick.piece)
    if not told:
        return ""
    lines = "".join(line(one) for one in told.lines)
    ways = "".join(
        button(f"to-{name}", words, gets(scene.about(name))) for name, words in told.ways
    )
    close = button(
        "close-thing", scene.say("page-close"), gets(scene.choose(piece="")), key="Escape"
    )
    return (
        f'<section class="thing" aria-live="polite" aria-labelledby="thing-head">'
        f'<h2 id="thing-head">{escape(told.head)}</h2>{lines}'
        f'<p class="story">{escape(told.story)}</p><div class="row">{ways}{close}</div></section>'
    )


# Choosing


def _choices(scene: Scene) -> str:
    """What can be chosen next, apart from what is on the moon, in the hand and on the stacks."""
    if scene.step == "colour":
        return element("div", *(_colour(scene, colour) for colour in _COLOURS), class_="row")
    if scene.step == "place" and scene.pick.ring and not scene.is_setting_aside:
        return _pairs(scene) + _craters(scene)
    if scene.step in ("tower", "base"):
        return _craters(scene)
    if scene.step == "settle":
        return _settles(scene)
    return ""


def _at_hand(scene: Scene) -> str:
    """What is tapped next from the hand or the stacks: phones have it here, in reach."""
    if scene.step.startswith("draft"):
        return draftable(scene)
    return rings_to_choose(scene) if not scene.pick.ring else ""


def _colour(scene: Scene, colour: str) -> str:
    """A colour to be taken."""
    words = scene.say("page-take", colour=colour)
    inside = f"{ring_picture('L' + colour[0])}<span>{escape(words)}</span>"
    return drawn_button(f"take-{colour}", inside, posts(scene.play(colour)), "big")


def _pairs(scene: Scene) -> str:
    """The pairs that carry the chosen ring, with the numbers they have on the moon."""
    if not scene.pairs:
        return line(scene.say("page-no-pairs"))
    buttons = []
    for number, pair in enumerate(scene.pairs, 1):
        is_chosen = pair.key == scene.pick.pair
        url = scene.choose(pair=pair.key, place="", crater="", piece="")
        words = pair_words(scene, pair, number)
        buttons.append(button(f"list-{pair.key}", words, gets(url), "option", is_on=is_chosen))
    head = line(scene.say("page-pairs", n=len(scene.pairs)), "head")
    return head + items(buttons, "pair-list")


def _craters(scene: Scene) -> str:
    """The free craters as a list; on the moon they are lit."""
    if not scene.craters:
        return line(scene.say("page-no-craters"))
    buttons = [
        button(
            f"list-{name}",
            name,
            gets(scene.choose(crater=name, pair="", place="", piece="")),
            "chip",
            label=scene.say("page-lit-crater", crater=name),
            is_on=name == scene.pick.crater,
        )
        for name in scene.craters
    ]
    head = line(scene.say("page-craters", n=len(scene.craters)), "head")
    return head + items(buttons, "crater-list")


def _settles(scene: Scene) -> str:
    """The rings that can be chosen for a settlement, with the numbers they have on the moon."""
    buttons = [
        button(
            f"list-ring-{number}",
            settle_words(scene, number, place),
            gets(scene.choose(settle=number, piece="")),
            "option",
            is_on=scene.pick.settle == str(number),
        )
        for place, number in enumerate(scene.settles, 1)
    ]
    head = line(scene.say("page-settles", n=len(scene.settles)), "head")
    return head + items(buttons, "pair-list settles")


# What is chosen


def _chosen(scene: Scene) -> str:
    """The chosen move: what would come of it, how to change it, and the button that plays it."""
    if not scene.move:
        return _back(scene) if scene.pick.ring else ""
    say = scene.say
    kind = "aside" if scene.is_setting_aside else scene.step
    play = button("play", say(f"page-do-{kind}"), posts(scene.play(scene.move)), "main", key="p")
    lines = items([escape(fact) for fact in facts(scene)], "facts")
    label = escape(say("page-chosen"))
    return (
        f'<section class="chosen" aria-live="polite" aria-label="{label}">{lines}'
        f'{_pad(scene)}<div class="row">{play}{_back(scene)}</div></section>'
    )


def _back(scene: Scene) -> str:
    """The way back to the choice before."""
    if scene.pick.piece:
        return ""
    url = scene.choose(**scene.back())
    return button("back", scene.say("page-back"), gets(url), key="Escape")


def _pad(scene: Scene) -> str:
    """Buttons that nudge the ghost, and that step through the places of a pair."""
    if scene.ghost is None or scene.pick.settle:
        return ""
    arrows = [_arrow(scene, direction) for direction in DIRECTIONS]
    label = escape(scene.say("page-nudge"))
    return (
        f'<div class="steer"><div class="pad" dir="ltr" role="group" aria-label="{label}">'
        f"{''.join(arrows)}</div>{_steps(scene)}</div>"
    )


def _arrow(scene: Scene, direction: str) -> str:
    """A button that nudges the ghost, at rest where nothing is that way."""
    there = scene.nudged(direction)
    label = scene.say(f"page-nudge-{direction}")
    kind = f"arrow {direction}"
    if there is None:
        return button(f"nudge-{direction}", _ARROWS[direction], AT_REST, kind, label=label)
    url = scene.choose(piece="", **there)
    does = gets(url)
    return button(f"nudge-{direction}", _ARROWS[direction], does, kind, key=_KEYS[direction],
                  label=label)  # fmt: skip


def _steps(scene: Scene) -> str:
    """Buttons to the firmer and to the looser place of the pair."""
    if scene.pair is None or len(scene.pair.places) == 1:
        return ""
    here, count = scene.place_number, len(scene.pair.places)
    ways = []
    for name, there in (("firmer", here - 1), ("looser", here + 1)):
        words = scene.say(f"page-{name}")
        does = gets(scene.choose(place=there, piece="")) if 1 <= there <= count else AT_REST
        ways.append(button(f"step-{name}", words, does))
    return f'<div class="steps">{"".join(ways)}</div>'


def facts(scene: Scene) -> list[str]:
    """What would come of the chosen move, a sentence each."""
    say, pick = scene.say, scene.pick
    found = []
    if scene.pair:
        found.append(_on_pair(scene, scene.pair))
        found += place_facts(scene, scene.pair, scene.place_number)
        if scene.pair.joins:
            found.append(say("page-tower-comes"))
    elif pick.crater:
        found.append(say("page-on-crater", crater=pick.crater))
    elif pick.settle:
        found.append(say("page-on-ring", ring=scene.called(int(pick.settle))))
    elif pick.ring:
        found.append(say("page-sets-aside", ring=pick.ring))
    return found + (forecast_facts(scene, scene.move) if scene.move else [])


def _on_pair(scene: Scene, pair: Pair) -> str:
    one, other = scene.called(pair.one), scene.called(pair.other)
    return scene.say("page-on-pair", one=one, other=other, level=pair.level)


def place_facts(scene: Scene, pair: Pair, number: int) -> list[str]:
    """Which of a pair's places it is, and how firm."""
    count, place = len(pair.places), pair.places[number - 1]
    if number == 1:
        return [scene.say("page-place-firmest", place=number, places=count)]
    most = round(FIRM_GAP if pair.joins else REST_GAP)
    angle = round(place.angle)
    return [scene.say("page-place-angle", place=number, places=count, angle=angle, most=most)]


def forecast_facts(scene: Scene, move: str) -> list[str]:
    """Settlements, craters and points that come or go with a move."""
    say, then = scene.say, scene.forecast(move)
    new = len(scene.moon.rings)
    found = []
    for seat, ring in then.gained:
        code = "gains-here" if ring == new else "gains-ring"
        called = "" if ring == new else scene.called(ring)
        found.append(say(scene.to(seat, code), who=scene.names[seat], ring=called))
    for seat, ring in then.lost:
        code = scene.to(seat, "loses-ring")
        found.append(say(code, who=scene.names[seat], ring=scene.called(ring)))
    if ">" in move or then.craters_lost:
        code = "loses-craters" if then.craters_lost else "loses-no-crater"
        lost = ", ".join(then.craters_lost)
        found.append(say(f"page-{code}", n=len(then.craters_lost), craters=lost))
    if then.craters_freed:
        freed = ", ".join(then.craters_freed)
        found.append(say("page-frees-craters", n=len(then.craters_freed), craters=freed))
    for seat, (before, after) in enumerate(zip(then.before, then.after, strict=True)):
        if before != after:
            code = scene.to(seat, "points")
            found.append(say(code, who=scene.names[seat], before=before, after=after))
    return found
