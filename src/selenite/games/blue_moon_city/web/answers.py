"""The command box of Blue Moon City: questions, answered in sentences."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from selenite.games.blue_moon_city.web import tiles as city_tiles
from selenite.games.blue_moon_city.web.aid import powers_of, unseen
from selenite.games.blue_moon_city.web.forecast import payable, payments_of
from selenite.games.blue_moon_city.web.players import offerings, scales_now
from selenite.games.blue_moon_city.web.readings import rank, read
from selenite.games.blue_moon_city.web.sight import COURTYARD, END, Cards, Sight, split

_CELL = re.compile("[a-e][1-5]")
_CARD = re.compile("[vtafkmhp][123]")
_PAY = re.compile("pay ?([1-6])?")


def answer(sight: Sight, words: str) -> str | None:
    """The answer to a question; None for anything else, moves among them."""
    asked = _plain(words)
    questions: dict[str, Callable[[Sight], str]] = {
        "?": _help, "help": _help, "hand": _hand, "score": _score, "moves": _moves,
        "discards": _discards, "where": _where, "last": _last,
    }  # fmt: skip
    if asked in questions:
        return questions[asked](sight)
    if _CELL.fullmatch(asked):
        return _cell(sight, asked)
    pay = _PAY.fullmatch(asked)
    if pay:
        return _pay(sight, pay[1])
    if _CARD.fullmatch(asked) and asked not in sight.legal and asked != "f2":
        return _card(sight, asked)
    return None


def _plain(words: str) -> str:
    """A question without needless spaces and capitals."""
    return " ".join(words.lower().split())


def _sentences(lines: list[str]) -> str:
    """Lines as sentences, one after the other; codes at their beginning stay as they are."""
    whole = (line if line.endswith((".", "?", "!")) else f"{line}." for line in lines)
    return " ".join(line[:1].upper() + line[1:] if line[1:2].isalpha() else line for line in whole)


def _help(sight: Sight) -> str:
    return sight.say("page-help")


def _counted(sight: Sight, cards: Counter[str]) -> str:
    """Cards in words, those held twice with their number."""
    shown = sorted(cards, key=lambda card: ("vtafkmhp".index(card[0]), card))
    told = [sight.say("page-times", n=cards[card], what=sight.card_name(card)) for card in shown]
    return ", ".join(told) or sight.say("nothing")


def _hand(sight: Sight) -> str:
    if sight.seat is None:
        return sight.say("page-no-hand")
    count = sight.hand.total()
    return f"{sight.say('page-hand-told', n=count)} {_counted(sight, sight.hand)}"


def _card(sight: Sight, card: str) -> str:
    if card[0] == "k" and card != "k1":
        return sight.say("page-no-such-card", card=card)
    told = [sight.say("draw-card", card=card)]
    if card[1] != "3":
        told += powers_of(sight, card[0])
    return _sentences(told)


def _cell(sight: Sight, cell: str) -> str:
    """A tile: name, people, boxes, who stands there, the forecast."""
    if cell not in sight.city:
        return sight.say("refused-no-tile-there", cell=cell)
    head = sight.say("building-head", cell=cell, tile=sight.tile_name(cell))
    told = [head, *city_tiles.lines(sight, cell), *city_tiles.rewards(sight, cell)]
    if cell == COURTYARD and "result" not in sight.position:
        told.append(sight.say("page-next-price", price=sight.price))
    return _sentences(told)


def _pay(sight: Sight, number: str | None) -> str:
    """The best payment for a box here, and how many others there are."""
    here = sight.here
    if here is None:
        return sight.say("page-no-hand")
    bill = _bill(sight, number)
    if bill is None:
        code = "page-pay-nothing" if number is None else "page-pay-not-box"
        return sight.say(code, box=int(number or 0), tile=sight.tile_name(here), cell=here)
    told = [sight.say("page-pay-best", box=bill.box, cards=sight.card_names(bill.best))]
    if bill.overpaid:
        told[0] += f", {sight.say('page-overpaid', n=bill.overpaid)}"
    if bill.others:
        told.append(sight.say("page-pay-others", n=bill.others))
    if _move_of(sight, bill) is not None:
        told.append(sight.say("page-pay-enter"))
    return _sentences(told)


class _Bill(NamedTuple):
    """The best payment for a box, and how many others there are."""

    box: int
    best: Cards
    overpaid: int
    others: int


def _bill(sight: Sight, number: str | None) -> _Bill | None:
    """How to pay a box here, the first one that can be paid if none is named."""
    boxes = payable(sight, sight.here) if sight.here else ()
    box = int(number) if number else min(boxes, default=0)
    if sight.here is None or box not in boxes:
        return None
    people, value = sight.free_boxes(sight.here)[box]
    ways = payments_of(sight.hand_without(""), people, value)
    best = min(ways, key=lambda way: rank(way, people, value))
    return _Bill(box, best, read(best, people, value).worth - value, len(ways) - 1)


def _move_of(sight: Sight, bill: _Bill) -> str | None:
    """What is to be written to pay now, movement ended before if need be; None if it can't be."""
    move = f"{bill.box}={''.join(bill.best)}"
    if sight.phase == "move" and END in sight.legal:
        return f"{END} {move}"
    return move if move in sight.legal else None


def offered(sight: Sight, words: str) -> str | None:
    """The move that the answer to ``pay`` proposes; None where it proposes none."""
    pay = _PAY.fullmatch(_plain(words))
    bill = _bill(sight, pay[1]) if pay else None
    return None if bill is None else _move_of(sight, bill)


def _score(sight: Sight) -> str:
    """Everybody's figures, and what the scales would be worth."""
    told = []
    for seat, player in enumerate(sight.position["players"]):
        hand = player["hand"]
        crystals = sight.crystals(seat)
        told.append(
            sight.say(
                "page-score-told",
                who=sight.who(seat),
                made=offerings(sight, seat),
                goal=sight.goal,
                crystals=sight.say("page-covered") if crystals is None else crystals,
                scales=player["scales"],
                cubes=player["cubes"],
                cards=hand if isinstance(hand, int) else len(hand) // 2,
            )
        )
    if "result" not in sight.position:
        told += [sight.say("page-next-price", price=sight.price), scales_now(sight)]
    return _sentences(told)


def _moves(sight: Sight) -> str:
    """The legal moves, payments counted box by box."""
    if not sight.legal:
        return sight.say("page-no-moves")
    plain = [move for move in sight.legal if ">" not in move and "=" not in move]
    told = [f"{sight.say('page-moves-told')} {' '.join(plain)}"] if plain else []
    for head, cells in sight.targets.items():
        told.append(sight.say("page-moves-to", head=f"{head}>", cells=" ".join(cells)))
    for box, ways in sight.payments.items():
        told.append(sight.say("page-moves-pay", box=box, n=len(ways)))
    if sight.phase == "draw":
        told.append(sight.say("page-moves-drop"))
    return _sentences(told)


def _discards(sight: Sight) -> str:
    """What has been discarded, and what is still unseen."""
    discarded = Counter(split(sight.position["discard"]))
    hidden = unseen(sight)
    return _sentences(
        [
            f"{sight.say('page-discards-told', n=discarded.total())} {_counted(sight, discarded)}",
            f"{sight.say('page-unseen-told', n=hidden.total())} {_counted(sight, hidden)}",
        ]
    )


def _where(sight: Sight) -> str:
    """Whose turn it is, where everybody stands and what the viewer has, where the dragons are."""
    say, position = sight.say, sight.position
    told = [*_whose_turn(sight), *_own_place(sight)]
    for seat, cell in enumerate(position["figures"]):
        if seat != sight.seat:
            tile = sight.tile_name(cell)
            told.append(say("page-at", who=sight.called[seat], tile=tile, cell=cell))
    for dragon, at in position["dragons"].items():
        if at is None:
            told.append(say("page-dragon-outside", dragon=dragon))
        else:
            told.append(say("page-dragon-at", dragon=dragon, tile=sight.tile_name(at), cell=at))
    if sight.seat is None and "result" not in position:
        told.append(say("page-next-price", price=sight.price))
    return _sentences(told)


def _whose_turn(sight: Sight) -> list[str]:
    """That it is the viewer's turn, or whose it is; nothing after the end."""
    if sight.legal:
        return [sight.say("web-your-turn")]
    if "result" in sight.position:
        return []
    who = sight.called[sight.turn["seat"]]
    return [sight.say("board-turn", who=who, phase=sight.phase)]


def _own_place(sight: Sight) -> list[str]:
    """Where the viewer stands, what is left of the phase, and what they have."""
    say, cell = sight.say, sight.here
    if sight.seat is None or cell is None:
        return []
    told = [say("page-stand", tile=sight.tile_name(cell), cell=cell)]
    if sight.legal:
        steps = say("page-steps", n=sight.turn["steps"])
        told.append(steps if sight.phase == "move" else say("page-phase", phase=sight.phase))
    crystals = sight.position["players"][sight.seat]["crystals"]
    owned = [
        say("building-cards", n=sight.hand.total()),
        say("building-crystals", n=crystals),
    ]
    if "result" not in sight.position:
        owned.append(say("page-next-short", price=sight.price))
    return [*told, ", ".join(owned)]


def _last(sight: Sight) -> str:
    """What happened since the viewer's last turn, or lately."""
    table = sight.look.table
    since = table.since(sight.seat) if sight.seat is not None else max(0, len(table.sentences) - 8)
    told = [sight.look.sentence(one) for one in table.sentences[since:] if not one.is_routine]
    return _sentences(told) if told else sight.say("page-nothing-new")
