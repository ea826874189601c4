"""The command box of Blue Moon City: questions, answered in sentences."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from selenite.web.blue_moon_city import tiles as city_tiles
from selenite.web.blue_moon_city.aid import powers_of, unseen
from selenite.web.blue_moon_city.forecast import payable, payments_of
from selenite.web.blue_moon_city.players import offerings, scales_now
from selenite.web.blue_moon_city.readings import rank, read
from selenite.web.blue_moon_city.sight import COURTYARD, Sight, split
from selenite.web.blue_moon_city.tray import cost

_CELL = re.compile("[a-e][1-5]")
_CARD = re.compile("[vtafkmhp][123]")
_PAY = re.compile("pay ?([1-6])?")


def answer(sight: Sight, words: str) -> str | None:
    """The answer to a question; None for anything else, moves among them."""
    asked = " ".join(words.lower().split())
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


def _sentences(lines: list[str]) -> str:
    """Lines as sentences, one after the other; codes at their beginning stay as they are."""
    whole = (line if line.endswith((".", "?", "!")) else f"{line}." for line in lines)
    return " ".join(line[:1].upper() + line[1:] if line[1:2].isalpha() else line for line in whole)


def _help(sight: Sight) -> str:
    return sight.say("city.help")


def _counted(sight: Sight, cards: Counter[str]) -> str:
    """Cards in words, those held twice with their number."""
    shown = sorted(cards, key=lambda card: ("vtafkmhp".index(card[0]), card))
    told = [sight.say("city.times", n=cards[card], what=sight.card_name(card)) for card in shown]
    return ", ".join(told) or sight.say("list.nothing")


def _hand(sight: Sight) -> str:
    if sight.seat is None:
        return sight.say("city.no-hand")
    count = sight.hand.total()
    return f"{sight.say('city.hand-told', n=count)} {_counted(sight, sight.hand)}"


def _card(sight: Sight, card: str) -> str:
    if card[0] == "k" and card != "k1":
        return sight.say("city.no-such-card", card=card)
    told = [sight.say("draw.card", card=card)]
    if card[1] != "3":
        told += powers_of(sight, card[0])
    return _sentences(told)


def _cell(sight: Sight, cell: str) -> str:
    """A tile: name, people, boxes, who stands there, the forecast."""
    if cell not in sight.city:
        return sight.say("refused.no-tile-there", cell=cell)
    head = sight.say("tile-text.head", cell=cell, tile=sight.tile_name(cell))
    told = [head, *city_tiles.lines(sight, cell), *city_tiles.rewards(sight, cell)]
    if cell == COURTYARD and "result" not in sight.position:
        told.append(sight.say("city.next-price", price=sight.price))
    return _sentences(told)


def _pay(sight: Sight, number: str | None) -> str:
    """The best payment for a box here, and how many others there are."""
    here = sight.here
    if here is None:
        return sight.say("city.no-hand")
    boxes = payable(sight, here)
    if number is None and boxes:
        number = f"{min(boxes)}"
    tile = sight.tile_name(here)
    box = int(number or 0)
    if box not in boxes:
        code = "city.pay-nothing" if number is None else "city.pay-not-box"
        return sight.say(code, box=box, tile=tile, cell=here)
    people, value = sight.free_boxes(here)[box]
    ways = payments_of(sight.hand_without(""), people, value)
    best = min(ways, key=lambda way: rank(way, people, value))
    told = [
        sight.say("city.pay-best", box=box, tile=tile, cards=sight.card_names(best)),
        cost(sight, read(best, people, value), value),
        sight.say("city.pay-others", n=len(ways) - 1),
        sight.say("city.pay-how", move=f"{box}={''.join(best)}"),
    ]
    return _sentences(told)


def _score(sight: Sight) -> str:
    """Everybody's figures, and what the scales would be worth."""
    told = []
    for seat, player in enumerate(sight.position["players"]):
        hand = player["hand"]
        crystals = sight.crystals(seat)
        told.append(
            sight.say(
                "city.score-told",
                who=sight.who(seat),
                made=offerings(sight, seat),
                goal=sight.goal,
                crystals=sight.say("city.covered") if crystals is None else crystals,
                scales=player["scales"],
                cubes=player["cubes"],
                cards=hand if isinstance(hand, int) else len(hand) // 2,
            )
        )
    if "result" not in sight.position:
        told += [sight.say("city.next-price", price=sight.price), scales_now(sight)]
    return _sentences(told)


def _moves(sight: Sight) -> str:
    """The legal moves, payments counted box by box."""
    if not sight.legal:
        return sight.say("city.no-moves")
    plain = [move for move in sight.legal if ">" not in move and "=" not in move]
    told = [f"{sight.say('city.moves-told')} {' '.join(plain)}"] if plain else []
    for head, cells in sight.targets.items():
        told.append(sight.say("city.moves-to", head=f"{head}>", cells=" ".join(cells)))
    for box, ways in sight.payments.items():
        told.append(sight.say("city.moves-pay", box=box, n=len(ways)))
    if sight.phase == "draw":
        told.append(sight.say("city.moves-drop"))
    return _sentences(told)


def _discards(sight: Sight) -> str:
    """What has been discarded, and what is still unseen."""
    discarded = Counter(split(sight.position["discard"]))
    hidden = unseen(sight)
    return _sentences(
        [
            f"{sight.say('city.discards-told', n=discarded.total())} {_counted(sight, discarded)}",
            f"{sight.say('city.unseen-told', n=hidden.total())} {_counted(sight, hidden)}",
        ]
    )


def _where(sight: Sight) -> str:
    """Whose turn it is, where everybody stands, where the dragons are."""
    say, position = sight.say, sight.position
    told = []
    if sight.legal:
        told.append(say("web.your-turn"))
    if "result" not in position:
        told.append(say("board.turn", who=sight.called[sight.turn["seat"]], phase=sight.phase))
    if sight.phase == "move":
        told.append(say("board.steps", n=sight.turn["steps"]))
    for seat, cell in enumerate(position["figures"]):
        told.append(say("city.at", who=sight.who(seat), tile=sight.tile_name(cell), cell=cell))
    for dragon, at in position["dragons"].items():
        if at is None:
            told.append(say("city.dragon-outside", dragon=dragon))
        else:
            told.append(say("city.dragon-at", dragon=dragon, tile=sight.tile_name(at), cell=at))
    if sight.seat is not None:
        told.append(say("city.cards-in-hand", n=sight.hand.total()))
        told.append(say("tile-text.crystals", n=position["players"][sight.seat]["crystals"]))
    if "result" not in position:
        told.append(say("city.next-price", price=sight.price))
    return _sentences(told)


def _last(sight: Sight) -> str:
    """What happened since the viewer's last turn, or lately."""
    table = sight.look.table
    since = table.since(sight.seat) if sight.seat is not None else max(0, len(table.sentences) - 8)
    told = [sight.look.sentence(one) for one in table.sentences[since:] if not one.is_routine]
    return _sentences(told) if told else sight.say("city.nothing-new")
