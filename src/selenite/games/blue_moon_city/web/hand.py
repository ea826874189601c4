"""The viewer's hand: peoples by values, each card with what a tap on it does now."""

from __future__ import annotations

from functools import lru_cache

from selenite.games.blue_moon_city.rules.codes import MOST_DISCARDS
from selenite.games.blue_moon_city.signs import PEOPLES
from selenite.games.blue_moon_city.web import parts
from selenite.games.blue_moon_city.web.sight import Cards, Sight, Voice, text_of
from selenite.games.blue_moon_city.web.tray import Tray
from selenite.web.look import to


def hand(sight: Sight, tray: Tray | None) -> str:
    """The hand as a matrix, a column for each people in it."""
    if sight.look.covered:
        return parts.text("p", sight.say("page-hand-covered"), class_="faint")
    if sight.seat is None:
        return ""
    player = sight.position["players"][sight.seat]
    doing: object = _usable(sight)
    if tray is not None:
        doing = sight.legal
    elif sight.phase == "draw" and sight.legal:
        doing = "draw"
    facts = (player["hand"], player["aside"], doing, sight.look.picked)
    return sight.look.kept("hand", facts, lambda: _hand(sight, player["aside"], tray))


def _usable(sight: Sight) -> list[str]:
    """The cards whose power can be used now."""
    return [card for card in sight.hand if card in sight.targets or card in sight.legal]


def _hand(sight: Sight, aside: int, tray: Tray | None) -> str:
    say = sight.say
    held: dict[str, list[str]] = {}
    for card in sight.hand:
        held.setdefault(PEOPLES[card[0]], []).append(card)
    count = sight.hand.total()
    head = parts.text("span", say("page-cards-in-hand", n=count))
    more = parts.text("small", say("page-aside", n=aside), class_="faint") if aside else ""
    columns = "".join([_column(sight, *column, tray) for column in held.items()])
    return f'<p class="hand-head">{head} {more}</p><div class="matrix">{columns}</div>'


def _column(sight: Sight, people: str, held: list[str], tray: Tray | None) -> str:
    """The cards of a people, by value."""
    named = parts.text("span", sight.say("page-people", people=people), class_="people-name")
    cards = "".join([_card(sight, card, tray) for card in held])
    return f'<div class="column" role="group">{named}{cards}</div>'


def _card(sight: Sight, card: str, tray: Tray | None) -> str:
    """A card with how many of it there are."""
    if tray is not None:
        return _paying(sight, card, tray)
    if sight.phase == "draw" and sight.legal:
        return _dropping(sight, card)
    is_usable = card in sight.targets or card in sight.legal
    return _lying(sight.voice, card, sight.hand[card], is_usable, sight.card_open == card)


@lru_cache(maxsize=4096)
def _lying(voice: Voice, card: str, held: int, is_usable: bool, is_open: bool) -> str:
    """A card that shows what it does."""
    told = voice.say("page-use-card" if is_usable else "page-look-card")
    kind = "card usable" if is_usable else "card"
    label = f"{_label(voice, card, held)}. {told}"
    return parts.choose(
        to("choose") if is_open else to("choose", card=card),
        parts.face(card), _count(held),
        id=f"card-{card}", class_=f"{kind} chosen" if is_open else kind,
        aria_pressed="true" if is_open else "false", aria_label=label, title=label,
    )  # fmt: skip


def _label(voice: Voice, card: str, held: int) -> str:
    """A card in words, with its number and its power."""
    return voice.say("page-times", n=held, what=voice.say("draw-card", card=card))


def _count(held: int, chosen: int = 0) -> str:
    """How many of a card there are, and how many of them are chosen."""
    badge = f'<span class="badge">×{held}</span>' if held > 1 else ""
    return badge + (f'<span class="tick">✓{chosen if held > 1 else ""}</span>' if chosen else "")


def _paying(sight: Sight, card: str, tray: Tray) -> str:
    """A card in the payment tray: to be added, taken back, locked, or of no use."""
    chosen, held = tray.chosen.count(card), sight.hand[card]
    inside = (parts.face(card), _count(held, chosen))
    name, label = f"card-{card}", _label(sight.voice, card, held)
    is_kept = card in tray.kept
    if tray.locks:
        kept = set(tray.kept) ^ {card}
        told = sight.say("page-unlock-card" if is_kept else "page-lock-card")
        left = [one for one in tray.chosen if one not in kept]
        return parts.choose(
            tray.address(keep=text_of(kept), with_=text_of(left)), *inside, _lock(is_kept),
            id=name, class_="card kept" if is_kept else "card", title=told,
            aria_pressed="true" if is_kept else "false", aria_label=f"{label}. {told}",
        )  # fmt: skip
    if card in tray.next and chosen < sight.hand[card]:
        told = sight.say("page-add-card")
        return parts.choose(
            tray.address(with_=text_of(tray.next[card])), *inside,
            id=name, class_="card chosen" if chosen else "card usable", title=label,
            aria_pressed="true" if chosen else "false", aria_label=f"{label}. {told}",
        )  # fmt: skip
    if chosen:
        told = sight.say("page-take-back", card=sight.card_name(card))
        left = list(tray.chosen)
        left.remove(card)
        return parts.choose(
            tray.address(with_=text_of(left)), *inside,
            id=name, class_="card chosen", title=label,
            aria_pressed="true", aria_label=f"{label}. {told}",
        )  # fmt: skip
    told = sight.say(_reason(is_kept, tray))
    return parts.disabled(
        *inside, _lock(is_kept),
        id=name, class_="card useless", title=told, aria_label=f"{label}. {told}",
    )  # fmt: skip


def _lock(is_kept: bool) -> str:
    return f'<span class="lock">{parts.lock()}</span>' if is_kept else ""


def _reason(is_kept: bool, tray: Tray) -> str:
    """Why a card can't be added to the payment."""
    if is_kept:
        return "page-no-use-kept"
    if tray.is_complete:
        return "page-no-use-paid"
    return "page-no-use-beside" if tray.chosen else "page-no-use"


def _dropping(sight: Sight, card: str) -> str:
    """A card in the draw phase: a tap puts one more of it to the discards, or takes it back."""
    return _droppable(sight.voice, card, sight.hand[card], sight.dropped)


@lru_cache(maxsize=4096)
def _droppable(voice: Voice, card: str, held: int, dropped: Cards) -> str:
    chosen = dropped.count(card)
    label = _label(voice, card, held)
    inside = (parts.face(card), _count(held, chosen))
    if chosen < held and len(dropped) < MOST_DISCARDS:
        after = [*dropped, card]
        told = voice.say("page-drop-card")
    elif chosen:
        after = [one for one in dropped if one != card]
        told = voice.say("page-keep-card")
    else:
        told = voice.say("page-drop-full")
        return parts.disabled(
            *inside, id=f"card-{card}", class_="card useless", title=told,
            aria_label=f"{label}. {told}",
        )  # fmt: skip
    return parts.choose(
        to("choose", drop=text_of(after)) if after else to("choose"), *inside,
        id=f"card-{card}", class_="card chosen" if chosen else "card usable",
        aria_pressed="true" if chosen else "false", aria_label=f"{label}. {told}", title=label,
    )  # fmt: skip
