"""Answers of the command box about a game of Moon Base, as plain sentences."""

from __future__ import annotations

from selenite.core.refusals import Illegal
from selenite.core.state import Event
from selenite.games.moon_base.analysis import Pair, Place
from selenite.games.moon_base.notation import STACK_NAMES, read, size_of
from selenite.games.moon_base.rules.codes import PAIR, SIZES
from selenite.games.moon_base.signs import COLOUR_NAMES
from selenite.games.moon_base.web.act import sentence
from selenite.games.moon_base.web.descriptions import describe
from selenite.games.moon_base.web.facts import outlook, place_sentence
from selenite.games.moon_base.web.page import MoonPage
from selenite.games.moon_base.web.players import highest_words, tower_words
from selenite.games.moon_base.web.targets import pair_words
from selenite.table.model import OVER
from selenite.texts.typography import in_sentences

_PAIRS = ("pairs", "pair")
_FURTHER = ("moves", "craters", *_PAIRS)
_MOST_LISTED = 12
"""How many moves are listed one by one; longer lists are summed up by where they lead."""


def answer(page: MoonPage, words: str) -> str | None:
    """The answer to a question; None if it isn't one."""
    if _is_move(page, words):
        return None
    head, *rest = words.split() or [""]
    questions = {
        "?": _help, "hand": _hand, "stacks": _stacks, "score": _score, "moves": _moves,
        "last": _last, "craters": _craters, "pairs": _pairs, "pair": _pairs, "where": _where,
    }  # fmt: skip
    question = questions.get(head.lower())
    if question is not None and (not rest or head.lower() in _FURTHER):
        return question(page, rest)
    return None if rest else _thing(page, head)


def _is_move(page: MoonPage, words: str) -> bool:
    """Whether it is the text of a move, legal or not."""
    try:
        read(page.rules, words)
    except Illegal:
        return False
    return True


def offer(page: MoonPage, words: str) -> str | None:
    """The move that the answer about a pair offers to play; None for anything else."""
    head, *rest = words.split() or [""]
    if head.lower() not in _PAIRS or not rest or not page.hand or page.is_setting_aside:
        return None
    rest = _with_ring(rest, _rings_on_pairs(page))
    ring = _ring_of(page, rest[0]) if len(rest) > 1 else ""
    found = _place(page, ring, *rest[1:3]) if ring else None
    return found.move if found else None


def _help(page: MoonPage, rest: list[str]) -> str:
    return page.say("page-help")


def _thing(page: MoonPage, word: str) -> str | None:
    """A ring by # and its number, or a crater by its id."""
    if word.startswith("#"):
        found = describe(page, f"ring-{word[1:]}")
        if found is None:
            return page.say("refused-no-such-ring", ring=word[1:])
    else:
        ids = {crater.lower(): crater for crater in page.craters_by_id}
        crater = word if word in page.craters_by_id else ids.get(word.lower(), "")
        found = describe(page, f"crater-{crater}")
    return None if found is None else in_sentences([found.head, *found.lines])


def _where(page: MoonPage, rest: list[str]) -> str:
    """Whose turn it is, what is to be done and with what, and how the score stands."""
    parts = [*_now(page), *_within_reach(page)]
    seat = page.context.seat
    if seat is not None and page.position["hands"][seat]:
        parts.append(_held(page, seat))
    if page.moon.rings:
        parts.append(_points(page, seat or 0))
    return in_sentences(parts)


def _now(page: MoonPage) -> list[str]:
    """Whose turn it is and what is to be done, or how the game ended."""
    if page.legal:
        step = "aside" if page.is_setting_aside else page.step
        return [page.say("web-your-turn"), page.say(f"page-now-{step}")]
    if page.context.table.status == OVER or "result" in page.position:
        return [sentence(page)]
    who = page.names[page.position["turn"]["seat"]]
    return [page.say("page-turn-of", who=who, step=page.step)]


def _within_reach(page: MoonPage) -> list[str]:
    """What there is to choose from, apart from the hand."""
    if page.step.startswith("draft"):
        tops = [
            page.say("page-on-stack", stack=name, rings=_colours(page, rings[-PAIR:]))
            for name, rings in _stacks_of(page, page.step.removeprefix("draft-"))
            if rings
        ]
        return [page.say("page-on-top", stacks=page.context.speaker.series(tops))]
    if page.settlement_rings:
        rings = tuple(page.ring_name(ring) for ring in page.settlement_rings)
        return [page.say("page-open-rings", n=len(rings), rings=rings)]
    return [_more(page, [])] if page.craters else []


def _points(page: MoonPage, seat: int) -> str:
    """Everybody's points if the game ended here."""
    points, others = (page.standing.scores[one].total for one in (seat, 1 - seat))
    names = {"who": page.names[seat], "other": page.names[1 - seat]}
    return page.say(page.code_for(seat, "score-told"), points=points, others=others, **names)


def _hand(page: MoonPage, rest: list[str]) -> str:
    """What everybody holds, the asker's rings first."""
    mine = page.context.seat or 0
    return in_sentences([_held(page, seat) for seat in (mine, 1 - mine)])


def _held(page: MoonPage, seat: int) -> str:
    """What somebody holds."""
    kinds = page.position["hands"][seat].split()
    shown = tuple(page.say("draw-kind", ring=kind) for kind in kinds)
    rings = shown or page.say("nothing")
    return page.say(page.code_for(seat, "holds"), who=page.names[seat], n=len(kinds), rings=rings)


def _stacks(page: MoonPage, rest: list[str]) -> str:
    """What is on each stack, top first."""
    lines = []
    for size in SIZES:
        for name, rings in _stacks_of(page, size):
            shown = _colours(page, rings) or page.say("nothing")
            lines.append(page.say("page-stack-words", stack=name, size=size, rings=shown))
    return in_sentences(lines)


def _stacks_of(page: MoonPage, size: str) -> list[tuple[str, str]]:
    """The stacks of a size by their names, each with its rings from the bottom up."""
    return [(name, page.stack(name)) for name in STACK_NAMES if size_of(name) == size]


def _colours(page: MoonPage, rings: str) -> tuple[str, ...]:
    """The colours of stacked rings, top first."""
    return tuple(page.say(f"coloured-{COLOUR_NAMES[one]}") for one in rings[::-1])


def _score(page: MoonPage, rest: list[str]) -> str:
    """How the score stands, and who holds each bonus."""
    now, say = page.standing, page.say
    lines = []
    for seat, score in enumerate(now.scores):
        counted = Event("counted", {"seat": seat, "n": score.total, **score._asdict()})
        lines.append(page.context.speaker.event(counted, page.names))
    for seat in range(len(now.scores)):
        if now.coming[seat]:
            lines.append(say("page-to-come", n=now.coming[seat], who=page.names[seat]))
    if page.moon.rings:
        gold, silver, blue = now.groups
        lines.append(say("page-groups", gold=gold, silver=silver, blue=blue))
        lines.append(highest_words(page.context.language, now))
    return in_sentences([*lines, *filter(None, [tower_words(say, page.moon, is_spoken=True)])])


def _moves(page: MoonPage, rest: list[str]) -> str:
    """The moves, or how many there are and where they lead; a word selects those that start so."""
    if not page.legal:
        return in_sentences([sentence(page)])
    start = rest[0].lower() if rest else ""
    texts = tuple(move for move in page.legal if move.lower().startswith(start))
    if 0 < len(texts) <= _MOST_LISTED:
        return page.say("page-moves", n=len(texts), moves=texts)
    count = page.say("page-move-count", n=len(texts))
    if not texts:
        return count
    rings = [ring for ring in page.hand if ring.lower().startswith(start)]
    return "\n".join([count, _summary(page, rings)])


def _summary(page: MoonPage, rings: list[str]) -> str:
    """Where each of some rings can go, a line each, and what can be asked next."""
    return "\n".join([*(_counts(page, ring) for ring in rings), _more(page, rings)])


def _more(page: MoonPage, rings: list[str]) -> str:
    """What can be asked next; of several rings about the one with the most pairs."""
    if not rings:
        questions = ["craters"]
    else:
        ring = max(rings, key=lambda ring: len(page.pairs_for(ring)))
        questions = [f"craters {ring}"] if page.craters_for(ring) else []
        questions += [f"pairs {ring}", f"pair {ring} 1"] if page.pairs_for(ring) else []
    return page.say("page-more", questions=tuple(questions))


def _last(page: MoonPage, rest: list[str]) -> str:
    """What the last move was, and what came of it."""
    table = page.context.table
    if not table.moves:
        return page.say("page-no-moves-yet")
    found = table.sentences[table.moves[-1].sentences :]
    return in_sentences([page.context.sentence(one) for one in found])


def _craters(page: MoonPage, rest: list[str]) -> str:
    """The craters that a ring of mine, the tower or a base can go to."""
    if page.step in ("tower", "base") and page.legal:
        return _crater_list(page, "")
    if not page.hand or page.is_setting_aside:
        return in_sentences([sentence(page)])
    if not rest:
        return _summary(page, page.hand)
    ring = _ring_of(page, rest[0])
    return _crater_list(page, ring) if ring else page.say("page-no-such-ring")


def _crater_list(page: MoonPage, ring: str) -> str:
    """The craters for a ring, or without one for the tower or a base, and a move as an example."""
    craters = page.craters_for(ring)
    lines = [page.say("page-to-place", ring=ring)] if ring else []
    if not craters:
        return in_sentences([*lines, page.say("page-no-craters")])
    found = page.say("page-free-craters", n=len(craters), craters=tuple(craters))
    example = page.say("page-example", move=page.crater_move(ring, craters[0]))
    return in_sentences([*lines, found, example])


def _ring_of(page: MoonPage, word: str) -> str:
    """A ring of the hand by its letters; nothing if there is none."""
    return next((kind for kind in page.hand if kind.lower() == word.lower()), "")


def _rings_on_pairs(page: MoonPage) -> list[str]:
    """The rings of the hand that pairs can carry."""
    return [ring for ring in page.hand if page.pairs_for(ring)]


def _with_ring(rest: list[str], rings: list[str]) -> list[str]:
    """A question about a pair, completed by its ring if only one can be meant."""
    return [*rings, *rest] if rest[0].isdigit() and len(rings) == 1 else rest


def _pairs(page: MoonPage, rest: list[str]) -> str:
    """The pairs that carry my rings; those of one ring; or the places of one pair."""
    if not page.hand or page.is_setting_aside:
        return in_sentences([sentence(page)])
    rings = _rings_on_pairs(page)
    if not rest or not rings:
        return _summary(page, page.hand)
    rest = _with_ring(rest, rings)
    if rest[0].isdigit():
        questions = tuple(f"pair {ring} {rest[0]}" for ring in rings)
        return page.say("page-which-ring", questions=questions)
    ring = _ring_of(page, rest[0])
    if not ring:
        return page.say("page-no-such-ring")
    return _pair_list(page, ring) if len(rest) == 1 else _pair(page, ring, *rest[1:3])


def _counts(page: MoonPage, ring: str) -> str:
    """How many craters, pairs and places on them a ring can go to."""
    pairs = page.pairs_for(ring)
    return page.say(
        "page-counts", ring=ring, craters=len(page.craters_for(ring)), pairs=len(pairs),
        places=sum(len(pair.places) for pair in pairs),
    )  # fmt: skip


def _pair_list(page: MoonPage, ring: str) -> str:
    """The pairs for a ring, each on a line with the move to its firmest place."""
    lines = [_counts(page, ring)]
    for number, pair in enumerate(page.pairs_for(ring), 1):
        words = pair_words(page, pair, number)
        line = page.say("page-pair-move", pair=words, move=pair.places[0].move)
        lines.append(in_sentences([line]))
    return "\n".join(lines)


def _pair(page: MoonPage, ring: str, number: str, place: str = "1") -> str:
    """A pair and one of its places: how firm, what would come of it, its move; and the others."""
    pairs = page.pairs_for(ring)
    if not _is_one_of(number, len(pairs)):
        return page.say("page-no-such-pair", n=len(pairs))
    pair = pairs[int(number) - 1]
    if not _is_one_of(place, len(pair.places)):
        return page.say("page-no-such-place", n=len(pair.places))
    here = pair.places[int(place) - 1]
    words = pair_words(page, pair, int(number))
    lines = [
        page.say("page-to-place", ring=ring),
        page.say("page-pair-of", n=len(pairs), pair=words),
        place_sentence(page, pair, int(place)),
        *outlook(page, here.move),
        page.say("page-by-move", move=here.move),
        page.say("page-enter"),
    ]
    return in_sentences(lines + _other_places(page, pair, here))


def _place(page: MoonPage, ring: str, number: str, place: str = "1") -> Place | None:
    """A place of a pair by their numbers; None if there is none."""
    pairs = page.pairs_for(ring)
    if not _is_one_of(number, len(pairs)):
        return None
    places = pairs[int(number) - 1].places
    return places[int(place) - 1] if _is_one_of(place, len(places)) else None


def _is_one_of(word: str, count: int) -> bool:
    return word in map(str, range(1, count + 1))


def _other_places(page: MoonPage, pair: Pair, here: Place) -> list[str]:
    """The places of a pair but for one, by number and move."""
    numbered = enumerate(pair.places, 1)
    others = tuple(f"{n} {place.move}" for n, place in numbered if place is not here)
    return [page.say("page-other-places", n=len(others), places=others)] if others else []
