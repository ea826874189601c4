"""The viewer's hand: peoples by values, each card with what a tap on it does now."""

from __future__ import annotations

from functools import lru_cache

from selenite.games.blue_moon_city.analysis import Cards
from selenite.games.blue_moon_city.rules.codes import MOST_DISCARDS
from selenite.games.blue_moon_city.signs import PEOPLES
from selenite.games.blue_moon_city.web import faces
from selenite.games.blue_moon_city.web.page import CityPage, Viewer, text_of
from selenite.games.blue_moon_city.web.tray import Tray
from selenite.web.html import EMPTY, Markup, button, element, join
from selenite.web.viewer import to


def hand(page: CityPage, tray: Tray | None) -> Markup:
    """The hand as a matrix, a column for each people in it."""
    if page.context.covered:
        return element("p", page.say("page-hand-covered"), class_="faint")
    if page.seat is None:
        return EMPTY
    player = page.position["players"][page.seat]
    doing: object = _usable(page)
    if tray is not None:
        doing = page.legal
    elif page.phase == "draw" and page.legal:
        doing = "draw"
    facts = (player["hand"], player["aside"], doing, page.context.selection)
    return page.context.cached("hand", facts, lambda: _hand(page, player["aside"], tray))


def _usable(page: CityPage) -> list[str]:
    """The cards whose power can be used now."""
    return [card for card in page.hand if card in page.targets or card in page.legal]


def _hand(page: CityPage, aside: int, tray: Tray | None) -> Markup:
    held: dict[str, list[str]] = {}
    for card in page.hand:
        held.setdefault(PEOPLES[card[0]], []).append(card)
    head = element("span", page.say("page-cards-in-hand", n=page.hand.total()))
    more = element("small", page.say("page-aside", n=aside), class_="faint") if aside else ""
    columns = [_column(page, *column, tray) for column in held.items()]
    return join(
        (
            element("p", head, " ", more, class_="hand-head"),
            element("div", *columns, class_="matrix"),
        )
    )


def _column(page: CityPage, people: str, held: list[str], tray: Tray | None) -> Markup:
    """The cards of a people, by value."""
    return _named_column(page.viewer, people, *(_card(page, card, tray) for card in held))


@lru_cache(maxsize=1024)
def _named_column(viewer: Viewer, people: str, *cards: Markup) -> Markup:
    named = element("span", viewer.say("page-people", people=people), class_="people-name")
    return element("div", named, *cards, class_="column", role="group")


def _card(page: CityPage, card: str, tray: Tray | None) -> Markup:
    """A card with how many of it there are."""
    if tray is not None:
        return _paying(page, card, tray)
    if page.phase == "draw" and page.legal:
        return _droppable(page.viewer, card, page.hand[card], page.dropped)
    is_usable = card in page.targets or card in page.legal
    return _lying(page.viewer, card, page.hand[card], is_usable, page.card_open == card)


@lru_cache(maxsize=4096)
def _lying(viewer: Viewer, card: str, held: int, is_usable: bool, is_open: bool) -> Markup:
    """A card that shows what it does."""
    hint = viewer.say("page-use-card" if is_usable else "page-look-card")
    kind = "card usable" if is_usable else "card"
    label = f"{_label(viewer, card, held)}. {hint}"
    return button(
        faces.face(card), _count(held), get=to("choose") if is_open else to("choose", card=card),
        pressed=is_open, id=f"card-{card}", class_=f"{kind} chosen" if is_open else kind,
        aria_label=label, title=label,
    )  # fmt: skip


def _label(viewer: Viewer, card: str, held: int) -> str:
    """A card in words, with its number and its power."""
    return viewer.say("page-times", n=held, what=viewer.say("draw-card", card=card))


def _count(held: int, selected: int = 0) -> Markup:
    """How many of a card there are, and how many of them are selected."""
    badge = element("span", f"×{held}", class_="badge") if held > 1 else EMPTY
    if not selected:
        return badge
    return badge + element("span", f"✓{selected if held > 1 else ''}", class_="tick")


# Paying


def _paying(page: CityPage, card: str, tray: Tray) -> Markup:
    """A card in the payment tray: to be locked, added, taken back, or of no use."""
    if tray.locks:
        return _lockable(page, card, tray)
    if card in tray.next and tray.selected.count(card) < page.hand[card]:
        return _addable(page, card, tray)
    if card in tray.selected:
        return _removable(page, card, tray)
    is_locked = card in tray.locked
    return _useless(page, card, _face(page, card, tray), page.say(_reason(is_locked, tray)))


def _face(page: CityPage, card: str, tray: Tray) -> Markup:
    """A card in the payment tray, with how many of it are selected and whether it is locked."""
    count = _count(page.hand[card], tray.selected.count(card))
    lock = element("span", faces.lock(), class_="lock") if card in tray.locked else ""
    return join((faces.face(card), count, lock))


def _lockable(page: CityPage, card: str, tray: Tray) -> Markup:
    """A card that a tap locks, or unlocks."""
    is_locked = card in tray.locked
    locked = set(tray.locked) ^ {card}
    hint = page.say("page-unlock-card" if is_locked else "page-lock-card")
    left = [one for one in tray.selected if one not in locked]
    return button(
        _face(page, card, tray), get=tray.address(keep=text_of(locked), with_=text_of(left)),
        pressed=is_locked, id=f"card-{card}", class_="card kept" if is_locked else "card",
        title=hint, aria_label=f"{_label(page.viewer, card, page.hand[card])}. {hint}",
    )  # fmt: skip


def _addable(page: CityPage, card: str, tray: Tray) -> Markup:
    """A card that a tap adds to the payment."""
    label = _label(page.viewer, card, page.hand[card])
    is_selected = card in tray.selected
    return button(
        _face(page, card, tray), get=tray.address(with_=text_of(tray.next[card])),
        pressed=is_selected, id=f"card-{card}",
        class_="card chosen" if is_selected else "card usable", title=label,
        aria_label=f"{label}. {page.say('page-add-card')}",
    )  # fmt: skip


def _removable(page: CityPage, card: str, tray: Tray) -> Markup:
    """A card that a tap takes back from the payment."""
    label = _label(page.viewer, card, page.hand[card])
    hint = page.say("page-take-back", card=page.card_name(card))
    left = list(tray.selected)
    left.remove(card)
    return button(
        _face(page, card, tray), get=tray.address(with_=text_of(left)), pressed=True,
        id=f"card-{card}", class_="card chosen", title=label, aria_label=f"{label}. {hint}",
    )  # fmt: skip


def _useless(page: CityPage, card: str, face: Markup, reason: str) -> Markup:
    """A card that a tap does nothing to, and why."""
    label = _label(page.viewer, card, page.hand[card])
    return button(
        face, at_rest=True, id=f"card-{card}", class_="card useless", title=reason,
        aria_label=f"{label}. {reason}",
    )  # fmt: skip


def _reason(is_locked: bool, tray: Tray) -> str:
    """Why a card can't be added to the payment."""
    if is_locked:
        return "page-no-use-kept"
    if tray.is_complete:
        return "page-no-use-paid"
    return "page-no-use-beside" if tray.selected else "page-no-use"


# Discarding


@lru_cache(maxsize=4096)
def _droppable(viewer: Viewer, card: str, held: int, dropped: Cards) -> Markup:
    """A card in the draw phase: a tap puts one more of it to the discards, or takes it back."""
    selected = dropped.count(card)
    label = _label(viewer, card, held)
    inside = (faces.face(card), _count(held, selected))
    if selected < held and len(dropped) < MOST_DISCARDS:
        after = [*dropped, card]
        hint = viewer.say("page-drop-card")
    elif selected:
        after = [one for one in dropped if one != card]
        hint = viewer.say("page-keep-card")
    else:
        hint = viewer.say("page-drop-full")
        return button(
            *inside, at_rest=True, id=f"card-{card}", class_="card useless", title=hint,
            aria_label=f"{label}. {hint}",
        )  # fmt: skip
    return button(
        *inside, get=to("choose", drop=text_of(after)) if after else to("choose"),
        pressed=bool(selected), id=f"card-{card}",
        class_="card chosen" if selected else "card usable",
        aria_label=f"{label}. {hint}", title=label,
    )  # fmt: skip
