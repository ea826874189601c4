"""The command box of Blue Moon City: questions, answered in sentences."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from selenite.games.blue_moon_city.analysis import (
    Cards,
    has_power,
    payments,
    ranked,
    reading,
    split,
)
from selenite.games.blue_moon_city.notation import (
    COURTYARD_CELL,
    END_MOVE,
    card_count,
    card_numbers,
    cell_number,
    is_move,
    payment_text,
)
from selenite.games.blue_moon_city.rules.cards import card_text
from selenite.games.blue_moon_city.rules.codes import BOXES
from selenite.games.blue_moon_city.web import descriptions
from selenite.games.blue_moon_city.web.aid import powers_of, unseen
from selenite.games.blue_moon_city.web.page import CityPage, text_of
from selenite.games.blue_moon_city.web.players import scales_now
from selenite.texts.typography import capitalised, in_sentences

_PAY = re.compile(f"pay ?([1-{BOXES}])?")


def answer(page: CityPage, words: str) -> str | None:
    """The answer to a question; None for anything else, moves among them."""
    asked = _plain(words)
    questions: dict[str, Callable[[CityPage], str]] = {
        "?": _help, "help": _help, "hand": _hand, "score": _score, "moves": _moves,
        "discards": _discards, "where": _where, "last": _last,
    }  # fmt: skip
    if asked in questions:
        return questions[asked](page)
    if cell_number(asked) >= 0:
        return _cell(page, asked)
    pay = _PAY.fullmatch(asked)
    if pay:
        return _pay(page, pay[1])
    if len(card_numbers(asked) or ()) == 1 and not is_move(asked):
        return _card(page, asked)
    return None


def _plain(words: str) -> str:
    """A question without needless spaces and capitals."""
    return " ".join(words.lower().split())


def _sentences(lines: list[str]) -> str:
    """Lines as sentences, one after the other; codes at their beginning stay as they are."""
    return in_sentences(capitalised(line) if line[1:2].isalpha() else line for line in lines)


def _help(page: CityPage) -> str:
    return page.say("page-help")


def _counted(page: CityPage, cards: Counter[str]) -> tuple[str, ...]:
    """Cards in words, those held twice with their number, as a list for a sentence."""
    shown = split(text_of(cards))
    return tuple(
        page.say("page-times", n=cards[card], what=page.card_name(card)) for card in shown
    ) or (page.say("nothing"),)


def _hand(page: CityPage) -> str:
    if page.seat is None:
        return page.say("page-no-hand")
    return page.say("page-hand-told", n=page.hand.total(), cards=_counted(page, page.hand))


def _card(page: CityPage, card: str) -> str:
    if card not in map(card_text, page.rules.deck_cards):
        return page.say("page-no-such-card", card=card)
    lines = [page.say("draw-card", card=card)]
    if has_power(card):
        lines += powers_of(page, card[0])
    return _sentences(lines)


def _cell(page: CityPage, cell: str) -> str:
    """A tile: name, people, boxes, who stands there, the forecast."""
    if cell not in page.city:
        return page.say("refused-no-tile-there", cell=cell)
    head = page.say("building-head", cell=cell, tile=page.tile_name(cell))
    lines = [head, *descriptions.lines(page, cell), *descriptions.rewards(page, cell)]
    if cell == COURTYARD_CELL and "result" not in page.position:
        lines.append(page.say("page-next-price", price=page.price()))
    return _sentences(lines)


def _pay(page: CityPage, number: str | None) -> str:
    """The best payment for a box here, and how many others there are."""
    here = page.here
    if here is None:
        return page.say("page-no-hand")
    bill = _bill(page, number)
    if bill is None:
        code = "page-pay-nothing" if number is None else "page-pay-not-box"
        return page.say(code, box=int(number or 0), tile=page.tile_name(here), cell=here)
    code = "page-pay-best-overpaid" if bill.overpaid else "page-pay-best"
    cards = page.card_names(bill.best)
    lines = [page.say(code, box=bill.box, cards=cards, n=bill.overpaid)]
    if bill.others:
        lines.append(page.say("page-pay-others", n=bill.others))
    if _move_of(page, bill) is not None:
        lines.append(page.say("page-pay-enter"))
    return _sentences(lines)


class _Bill(NamedTuple):
    """The best payment for a box, and how many others there are."""

    box: int
    best: Cards
    overpaid: int
    others: int


def _bill(page: CityPage, number: str | None) -> _Bill | None:
    """How to pay a box here, the first one that can be paid if none is named."""
    boxes = page.payable(page.here) if page.here else ()
    box = int(number) if number else min(boxes, default=0)
    if page.here is None or box not in boxes:
        return None
    people, value = page.free_boxes(page.here)[box]
    best, *others = ranked(payments(page.hand_text, people, value), people, value)
    return _Bill(box, best, reading(best, people, value).worth - value, len(others))


def _move_of(page: CityPage, bill: _Bill) -> str | None:
    """The text that pays now, after ending the movement if need be; None if nothing can pay."""
    move = payment_text(bill.box, bill.best)
    if page.phase == "move" and END_MOVE in page.legal:
        return f"{END_MOVE} {move}"
    return move if move in page.legal else None


def offer(page: CityPage, words: str) -> str | None:
    """The move that the answer to ``pay`` proposes; None where it proposes none."""
    pay = _PAY.fullmatch(_plain(words))
    bill = _bill(page, pay[1]) if pay else None
    return None if bill is None else _move_of(page, bill)


def _score(page: CityPage) -> str:
    """Everybody's figures, and what the scales would be worth."""
    lines = []
    for seat, player in enumerate(page.position["players"]):
        crystals = page.crystals(seat)
        lines.append(
            page.say(
                "page-score-told",
                who=page.who(seat),
                made=page.offerings(seat),
                goal=page.goal,
                crystals=page.say("page-covered") if crystals is None else crystals,
                scales=player["scales"],
                cubes=player["cubes"],
                cards=card_count(player["hand"]),
            )
        )
    if "result" not in page.position:
        lines += [page.say("page-next-price", price=page.price()), scales_now(page)]
    return _sentences(lines)


def _moves(page: CityPage) -> str:
    """The legal moves, payments counted box by box."""
    if not page.legal:
        return page.say("page-no-moves")
    plain = tuple(text for text, move in page.moves if move.cell < 0 and not move.cards)
    lines = [page.say("page-moves-told", moves=plain)] if plain else []
    for cells in page.targets.values():
        cell, text = next(iter(cells.items()))
        head = text.removesuffix(cell)
        lines.append(page.say("page-moves-to", head=head, cells=tuple(cells)))
    for box, ways in page.payments.items():
        lines.append(page.say("page-moves-pay", box=box, n=len(ways)))
    if page.phase == "draw":
        lines.append(page.say("page-moves-drop"))
    return _sentences(lines)


def _discards(page: CityPage) -> str:
    """What has been discarded, and what is still unseen."""
    discarded = Counter(split(page.position["discard"]))
    hidden = unseen(page)
    return _sentences(
        [
            page.say("page-discards-told", n=discarded.total(), cards=_counted(page, discarded)),
            page.say("page-unseen-told", n=hidden.total(), cards=_counted(page, hidden)),
        ]
    )


def _where(page: CityPage) -> str:
    """Whose turn it is, where everybody stands and what the viewer has, where the dragons are."""
    say, position = page.say, page.position
    lines = [*_whose_turn(page), *_own_place(page)]
    for seat, cell in enumerate(position["figures"]):
        if seat != page.seat:
            tile = page.tile_name(cell)
            lines.append(say("page-at", who=page.called[seat], tile=tile, cell=cell))
    for dragon, at in position["dragons"].items():
        if at is None:
            lines.append(say("page-dragon-outside", dragon=dragon))
        else:
            lines.append(say("page-dragon-at", dragon=dragon, tile=page.tile_name(at), cell=at))
    if page.seat is None and "result" not in position:
        lines.append(say("page-next-price", price=page.price()))
    return _sentences(lines)


def _whose_turn(page: CityPage) -> list[str]:
    """That it is the viewer's turn, or whose it is; nothing after the end."""
    if page.legal:
        return [page.say("web-your-turn")]
    if "result" in page.position:
        return []
    who = page.called[page.turn["seat"]]
    return [page.say("board-turn", who=who, phase=page.phase)]


def _own_place(page: CityPage) -> list[str]:
    """Where the viewer stands, what is left of the phase, and what they have."""
    say, cell = page.say, page.here
    if page.seat is None or cell is None:
        return []
    lines = [say("page-stand", tile=page.tile_name(cell), cell=cell)]
    if page.legal:
        steps = say("page-steps", n=page.turn["steps"])
        lines.append(steps if page.phase == "move" else say("page-phase", phase=page.phase))
    crystals = page.position["players"][page.seat]["crystals"]
    owned = (say("building-cards", n=page.hand.total()), say("building-crystals", n=crystals))
    lines.append(page.context.speaker.join(owned))
    if "result" not in page.position:
        lines.append(say("page-next-price", price=page.price()))
    return lines


def _last(page: CityPage) -> str:
    """What happened since the viewer's last turn, or lately."""
    table = page.context.table
    since = table.since(page.seat) if page.seat is not None else max(0, len(table.sentences) - 8)
    lines = [page.context.sentence(one) for one in table.sentences[since:] if not one.is_routine]
    return _sentences(lines) if lines else page.say("page-nothing-new")
