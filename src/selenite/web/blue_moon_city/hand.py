"""The viewer's hand: peoples by values, each card with what a tap on it does now."""

from __future__ import annotations

from selenite.games.blue_moon_city.codes import MOST_DISCARDS
from selenite.games.blue_moon_city.components import PEOPLE_NAMES
from selenite.games.blue_moon_city.signs import LETTERS
from selenite.web.blue_moon_city import parts
from selenite.web.blue_moon_city.sight import Sight, text_of
from selenite.web.blue_moon_city.tray import Tray


def hand(sight: Sight, tray: Tray | None) -> str:
    """The hand as a matrix, a column for each people in it."""
    if sight.look.covered:
        return parts.text("p", sight.say("city.hand-covered"), class_="faint")
    if sight.seat is None:
        return ""
    player = sight.position["players"][sight.seat]
    doing = (sight.phase, sight.legal) if sight.legal else None
    facts = (player["hand"], player["aside"], doing, sight.look.picked)
    return sight.look.kept("hand", facts, lambda: _hand(sight, player["aside"], tray))


def _hand(sight: Sight, aside: int, tray: Tray | None) -> str:
    say = sight.say
    peoples = [people for people in PEOPLE_NAMES if _held(sight, people)]
    count = sight.hand.total()
    head = parts.text("span", say("city.cards-in-hand", n=count))
    more = parts.text("small", say("city.aside", n=aside), class_="faint") if aside else ""
    columns = "".join(_column(sight, people, tray) for people in peoples)
    return f'<p class="hand-head">{head} {more}</p><div class="matrix">{columns}</div>'


def _held(sight: Sight, people: str) -> list[str]:
    """The cards of a people in the hand."""
    return [f"{LETTERS[people]}{value}" for value in "123" if sight.hand[LETTERS[people] + value]]


def _column(sight: Sight, people: str, tray: Tray | None) -> str:
    """The cards of a people, by value."""
    named = parts.text("span", sight.say("city.people", people=people), class_="people-name")
    cards = "".join(_card(sight, card, tray) for card in _held(sight, people))
    return f'<div class="column" role="group">{named}{cards}</div>'


def _card(sight: Sight, card: str, tray: Tray | None) -> str:
    """A card with how many of it there are."""
    if tray is not None:
        return _paying(sight, card, tray)
    if sight.phase == "draw" and sight.legal:
        return _dropping(sight, card)
    is_open = sight.card_open == card
    is_usable = card in sight.targets or card in sight.legal
    told = sight.say("city.use-card" if is_usable else "city.look-card")
    kind = "card usable" if is_usable else "card"
    label = f"{_label(sight, card)}. {told}"
    return parts.choose(
        sight.choose(card=None if is_open else card),
        parts.face(card), _count(sight, card),
        id=f"card-{card}", class_=f"{kind} chosen" if is_open else kind,
        aria_pressed="true" if is_open else "false", aria_label=label, title=label,
    )  # fmt: skip


def _label(sight: Sight, card: str) -> str:
    """A card in words, with its number and its power."""
    told = sight.say("draw.card", card=card)
    return sight.say("city.times", n=sight.hand[card], what=told)


def _count(sight: Sight, card: str, chosen: int = 0) -> str:
    """How many of a card there are, and how many of them are chosen."""
    held = sight.hand[card]
    badge = f'<span class="badge">×{held}</span>' if held > 1 else ""
    return badge + (f'<span class="tick">✓{chosen if held > 1 else ""}</span>' if chosen else "")


def _paying(sight: Sight, card: str, tray: Tray) -> str:
    """A card in the payment tray: to be added, taken back, locked, or of no use."""
    chosen = tray.chosen.count(card)
    inside = (parts.face(card), _count(sight, card, chosen))
    name, label = f"card-{card}", _label(sight, card)
    is_kept = card in tray.kept
    if tray.locks:
        kept = set(tray.kept) ^ {card}
        told = sight.say("city.unlock-card" if is_kept else "city.lock-card")
        left = [one for one in tray.chosen if one not in kept]
        return parts.choose(
            tray.address(keep=text_of(kept), with_=text_of(left)), *inside, _lock(is_kept),
            id=name, class_="card kept" if is_kept else "card", title=told,
            aria_pressed="true" if is_kept else "false", aria_label=f"{label}. {told}",
        )  # fmt: skip
    if card in tray.next and chosen < sight.hand[card]:
        told = sight.say("city.add-card")
        return parts.choose(
            tray.address(with_=text_of(tray.next[card])), *inside,
            id=name, class_="card chosen" if chosen else "card usable", title=label,
            aria_pressed="true" if chosen else "false", aria_label=f"{label}. {told}",
        )  # fmt: skip
    if chosen:
        told = sight.say("city.take-back", card=sight.card_name(card))
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
        return "city.no-use-kept"
    if tray.is_complete:
        return "city.no-use-paid"
    return "city.no-use-beside" if tray.chosen else "city.no-use"


def _dropping(sight: Sight, card: str) -> str:
    """A card in the draw phase: a tap puts one more of it to the discards, or takes it back."""
    dropped = sight.dropped
    chosen = dropped.count(card)
    label = _label(sight, card)
    inside = (parts.face(card), _count(sight, card, chosen))
    if chosen < sight.hand[card] and len(dropped) < MOST_DISCARDS:
        after = [*dropped, card]
        told = sight.say("city.drop-card")
    elif chosen:
        after = [one for one in dropped if one != card]
        told = sight.say("city.keep-card")
    else:
        told = sight.say("city.drop-full")
        return parts.disabled(
            *inside, id=f"card-{card}", class_="card useless", title=told,
            aria_label=f"{label}. {told}",
        )  # fmt: skip
    return parts.choose(
        sight.choose(drop=text_of(after)), *inside,
        id=f"card-{card}", class_="card chosen" if chosen else "card usable",
        aria_pressed="true" if chosen else "false", aria_label=f"{label}. {told}", title=label,
    )  # fmt: skip
