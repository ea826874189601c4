"""The seats of a table where people gather, as a region of its page."""

from __future__ import annotations

from html import escape

from selenite.table.house import House
from selenite.table.store import Person
from selenite.web.look import Look


def places(house: House, look: Look, person: Person | None) -> str:
    """The seats with who is on them, and what the viewer can do about each, as a region."""
    return f'<ul class="places">{_items(house, look, person)}</ul>{_readiness(look, person)}'


def _items(house: House, look: Look, person: Person | None) -> str:
    """The seats in their order."""
    me = person.id if person else None
    return "".join(_item(house, look, number, me) for number in range(look.table.players))


def _item(house: House, look: Look, number: int, me: str | None) -> str:
    """A seat: who is on it and what there is to know, the host's signs, and what can be done."""
    seat = look.table.seats[number]
    who = escape(look.say("gathering-free")) if seat.is_free else f"<bdi>{escape(seat.name)}</bdi>"
    told = _notes(house, look, number, me)
    notes = (f'<span class="tag">{escape(note)}</span>' for note in told)
    parts = {
        "notes": " ".join(notes), "order": _order(look, number, me),
        "doing": _doing(look, number, me),
    }  # fmt: skip
    shown = "".join(f'<span class="{kind}">{part}</span>' for kind, part in parts.items() if part)
    free = " data-free" if seat.is_free else ""
    return (
        f'<li id="place{number}"{free}><small>{number + 1}</small>'
        f'<span class="who">{who}</span>{shown}</li>'
    )


def _notes(house: House, look: Look, number: int, me: str | None) -> list[str]:
    """What there is to know about somebody on a seat."""
    seat = look.table.seats[number]
    if seat.is_free:
        return []
    if seat.bot is not None:
        return [look.say("web-bot", bot=seat.bot)]
    notes = []
    if seat.person == me:
        notes.append(look.say("gathering-you"))
    if seat.person == look.table.host:
        notes.append(look.say("gathering-host"))
    if house.presence.is_away(look.table, number):
        notes.append(look.say("web-absent"))
    notes.append(look.say("gathering-ready" if seat.ready else "gathering-not-ready"))
    return notes


def _order(look: Look, number: int, me: str | None) -> str:
    """The host's signs: the seat goes up, or down, or becomes free."""
    table, say = look.table, look.say
    if me != table.host:
        return ""
    seat = table.seats[number]
    who = seat.name or say("gathering-free-seat", n=number + 1)
    parts = []
    if number > 0:
        parts.append(_button(look, "up", number, say("gathering-up", who=who), "↑"))
    if number < table.players - 1:
        parts.append(_button(look, "down", number, say("gathering-down", who=who), "↓"))
    if not seat.is_free and table.seats_of(me) != [number]:
        parts.append(_button(look, "free", number, say("gathering-make-free", who=who), "✕"))
    return "".join(parts)


def _doing(look: Look, number: int, me: str | None) -> str:
    """What can be done with a free seat."""
    table, say = look.table, look.say
    if not table.seats[number].is_free:
        return ""
    words = say("gathering-add-at" if table.seats_of(me) else "gathering-sit-at", n=number + 1)
    sit = _button(look, "sit", number, words, form="guest")
    if me != table.host:
        return sit
    return sit + _button(look, "bot", number, say("gathering-give-to-bot", n=number + 1))


def _readiness(look: Look, person: Person | None) -> str:
    """Ready or not, and leaving."""
    table = look.table
    mine = table.seats_of(person.id if person else None)
    if not mine:
        return ""
    if all(table.seats[seat].ready for seat in mine):
        button = _button(look, "not-yet", 0, look.say("gathering-not-yet"))
    else:
        button = _button(look, "ready", 0, look.say("gathering-i-am-ready"), kind="main")
    return (
        f'<div class="together ready">{button}'
        f"{_button(look, 'leave', 0, look.say('gathering-leave'))}</div>"
    )


def _button(
    look: Look, action: str, seat: int, words: str, sign: str = "", kind: str = "", form: str = ""
) -> str:
    """A button that works with and without the page's script; a sign stands for its words."""
    table = look.table
    url = escape(f"/t/{table.id}/seats/{action}?seat={seat}&seq={table.acted}")
    label = f' aria-label="{escape(words)}" title="{escape(words)}"' if sign else ""
    sent = f' form="{form}"' if form else ""
    return (
        f'<button id="{action}{seat}" class="{"icon" if sign else kind}"{sent} formaction="{url}"'
        f' hx-post="{url}" hx-swap="none"{label}>{sign or escape(words)}</button>'
    )
