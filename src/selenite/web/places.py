"""The seats of a table where people gather, as a region of its page."""

from __future__ import annotations

from selenite.table.services import Services
from selenite.table.store import Person
from selenite.web.fair import own_part
from selenite.web.html import EMPTY, Markup, element, join
from selenite.web.portraits import portrait
from selenite.web.viewer import ViewerContext


def places(services: Services, context: ViewerContext, person: Person | None) -> Markup:
    """The seats with who is on them, and what the viewer can do about each, as a region."""
    me = person.id if person else None
    items = [_item(services, context, number, me) for number in range(context.table.players)]
    below = _readiness(context, person) + _hosting(context, me) + own_part(context.table, person)
    return element("ul", *items, class_="places") + below


def _item(services: Services, context: ViewerContext, number: int, me: str | None) -> Markup:
    """A seat: who is on it, the host's buttons, and the viewer's actions."""
    seat = context.table.seats[number]
    who = context.say("gathering-free") if seat.is_free else element("bdi", seat.name)
    notes = [element("span", note, class_="tag") for note in _notes(services, context, number, me)]
    parts = {
        "notes": join(notes, " "), "order": _order(context, number, me),
        "doing": _doing(context, number, me),
    }  # fmt: skip
    return element(
        "li",
        element("small", number + 1),
        element("span", portrait(context.table.game, seat.bot), who, class_="who"),
        *[element("span", part, class_=kind) for kind, part in parts.items() if part],
        id=f"place{number}",
        data_free=seat.is_free,
    )


def _notes(services: Services, context: ViewerContext, number: int, me: str | None) -> list[str]:
    """The details of the person or bot on a seat."""
    seat = context.table.seats[number]
    if seat.is_free:
        return []
    if seat.bot is not None:
        return [context.say("web-bot", bot=seat.bot)]
    notes = []
    if seat.person == me:
        notes.append(context.say("gathering-you"))
    if seat.person == context.table.host:
        notes.append(context.say("gathering-host"))
    if services.presence.is_away(context.table, number):
        notes.append(context.say("web-absent"))
    notes.append(context.say("gathering-ready" if seat.ready else "gathering-not-ready"))
    return notes


def _order(context: ViewerContext, number: int, me: str | None) -> Markup:
    """The host's buttons: to move the seat up or down, or to free it."""
    table, say = context.table, context.say
    if me != table.host:
        return EMPTY
    seat = table.seats[number]
    who = seat.name or say("gathering-free-seat", n=number + 1)
    parts = []
    if number > 0:
        parts.append(_button(context, "up", number, say("gathering-up", who=who), "↑"))
    if number < table.players - 1:
        parts.append(_button(context, "down", number, say("gathering-down", who=who), "↓"))
    if seat.person not in (None, me):
        parts.append(_button(context, "remove", number, say("gathering-remove", who=who), "✕"))
    elif not seat.is_free and table.seats_of(me) != [number]:
        parts.append(_button(context, "free", number, say("gathering-make-free", who=who), "✕"))
    return join(parts)


def _doing(context: ViewerContext, number: int, me: str | None) -> Markup:
    """What can be done with a free seat."""
    table, say = context.table, context.say
    if not table.seats[number].is_free or not table.may_sit(me):
        return EMPTY
    words = say("gathering-add-at" if table.seats_of(me) else "gathering-sit-at", n=number + 1)
    sit = _button(context, "sit", number, words, form="guest")
    if me != table.host:
        return sit
    return sit + _button(context, "bot", number, say("gathering-give-to-bot", n=number + 1))


def _readiness(context: ViewerContext, person: Person | None) -> Markup:
    """Ready or not, and leaving."""
    table = context.table
    mine = table.seats_of(person.id if person else None)
    if person is not None and person.id in table.removed:
        return element("p", context.say("gathering-removed"), role="status")
    if not mine or table.is_dealing:
        return EMPTY
    if all(table.seats[seat].ready for seat in mine):
        readiness = _button(context, "not-yet", 0, context.say("gathering-not-yet"))
    else:
        readiness = _button(context, "ready", 0, context.say("gathering-i-am-ready"), class_="main")
    leaving = _button(context, "leave", 0, context.say("gathering-leave"))
    does_consent = all(table.seats[seat].consents for seat in mine)
    consent = "forbid-friend" if does_consent else "allow-friend"
    friend = _button(context, consent, 0, context.say(f"web-{consent}"))
    return element("div", readiness, leaving, friend, class_="together ready")


def _hosting(context: ViewerContext, me: str | None) -> Markup:
    """What else the host settles: who may sit again, and how many seats one person may have."""
    table, say = context.table, context.say
    if me != table.host:
        return EMPTY
    parts = [
        _button(context, "let-back", number, say("gathering-let-back", who=name))
        for number, name in enumerate(table.removed.values())
    ]
    if table.is_open:
        action = "forbid-several" if table.has_several else "allow-several"
        parts.append(_button(context, action, 0, say(f"gathering-{action}")))
    return element("div", *parts, class_="together") if parts else EMPTY


def _button(
    context: ViewerContext, action: str, seat: int, words: str, sign: str = "", class_: str = "",
    form: str | None = None,
) -> Markup:  # fmt: skip
    """A button that works with and without the page's script; a sign stands for its words."""
    table = context.table
    url = f"/t/{table.id}/seats/{action}?seat={seat}&seq={table.acted}"
    label = words if sign else None
    return element(
        "button", sign or words, id=f"{action}{seat}", class_="icon" if sign else class_,
        form=form, formaction=url, hx_post=url, hx_swap="none", aria_label=label, title=label,
    )  # fmt: skip
