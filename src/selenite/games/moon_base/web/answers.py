"""Answers of the command box about a game of Moon Base, as plain sentences."""

from __future__ import annotations

from selenite.core.refusals import Illegal
from selenite.core.state import Event
from selenite.games.moon_base.analysis import Pair, Place
from selenite.games.moon_base.notation import read
from selenite.games.moon_base.rules.codes import PAIR, SIZE_LETTERS, SIZES
from selenite.games.moon_base.signs import COLOUR_NAMES
from selenite.games.moon_base.web.act import sentence
from selenite.games.moon_base.web.descriptions import describe
from selenite.games.moon_base.web.facts import outlook, place_sentence
from selenite.games.moon_base.web.players import highest_words, tower_words
from selenite.games.moon_base.web.targets import pair_words
from selenite.games.moon_base.web.view_model import ViewModel
from selenite.table.model import OVER

_PAIRS = ("pairs", "pair")
_FURTHER = ("moves", "craters", *_PAIRS)
_MOST_LISTED = 12
"""How many moves are listed one by one; longer lists are summed up by where they lead."""


def answer(model: ViewModel, words: str) -> str | None:
    """The answer to a question; None if it isn't one."""
    if _is_move(model, words):
        return None
    head, *rest = words.split() or [""]
    questions = {
        "?": _help, "hand": _hand, "stacks": _stacks, "score": _score, "moves": _moves,
        "last": _last, "craters": _craters, "pairs": _pairs, "pair": _pairs, "where": _where,
    }  # fmt: skip
    question = questions.get(head.lower())
    if question is not None and (not rest or head.lower() in _FURTHER):
        return question(model, rest)
    return None if rest else _thing(model, head)


def _is_move(model: ViewModel, words: str) -> bool:
    """Whether it is the text of a move, legal or not."""
    try:
        read(model.rules, words)
    except Illegal:
        return False
    return True


def offer(model: ViewModel, words: str) -> str | None:
    """The move that the answer about a pair names to be played; None for anything else."""
    head, *rest = words.split() or [""]
    if head.lower() not in _PAIRS or not rest or not model.hand or model.is_setting_aside:
        return None
    rest = _with_ring(rest, _rings_on_pairs(model))
    ring = _ring_of(model, rest[0]) if len(rest) > 1 else ""
    found = _place(model, ring, *rest[1:3]) if ring else None
    return found.move if found else None


def _help(model: ViewModel, rest: list[str]) -> str:
    return model.say("page-help")


def _thing(model: ViewModel, word: str) -> str | None:
    """A ring by # and its number, or a crater by its id."""
    if word.startswith("#"):
        found = describe(model, f"ring-{word[1:]}")
        if found is None:
            return model.say("refused-no-such-ring", ring=word[1:])
    else:
        ids = {crater.lower(): crater for crater in model.craters_by_id}
        crater = word if word in model.craters_by_id else ids.get(word.lower(), "")
        found = describe(model, f"crater-{crater}")
    return None if found is None else _together([found.head, *found.lines])


def _together(sentences: list[str]) -> str:
    """Sentences one after the other; those without a full stop get one."""
    return " ".join(one if one.endswith((".", "!", "?", ":")) else f"{one}." for one in sentences)


def _where(model: ViewModel, rest: list[str]) -> str:
    """Whose turn it is, what is to be done and with what, and how the score stands."""
    parts = [*_now(model), *_within_reach(model)]
    seat = model.context.seat
    if seat is not None and model.position["hands"][seat]:
        parts.append(_held(model, seat))
    if model.moon.rings:
        parts.append(_points(model, seat or 0))
    return _together(parts)


def _now(model: ViewModel) -> list[str]:
    """Whose turn it is and what is to be done, or how the game ended."""
    if model.legal:
        step = "aside" if model.is_setting_aside else model.step
        return [model.say("web-your-turn"), model.say(f"page-now-{step}")]
    if model.context.table.status == OVER or "result" in model.position:
        return [sentence(model)]
    who = model.names[model.position["turn"]["seat"]]
    return [model.say("page-turn-of", who=who, step=model.step)]


def _within_reach(model: ViewModel) -> list[str]:
    """What there is to choose from, apart from the hand."""
    if model.step.startswith("draft"):
        tops = [
            f"{name} {model.context.speaker.join(_colours(model, rings[-PAIR:]))}"
            for name, rings in _stacks_of(model, model.step.removeprefix("draft-"))
            if rings
        ]
        return [model.say("page-on-top", stacks="; ".join(tops))]
    if model.settlement_rings:
        rings = [model.ring_name(ring) for ring in model.settlement_rings]
        head = model.say("page-settles", n=len(rings))
        return [f"{head} {model.context.speaker.join(rings)}"]
    return [_more(model, [])] if model.craters else []


def _points(model: ViewModel, seat: int) -> str:
    """Everybody's points if the game ended here."""
    points, others = (model.standing.scores[one].total for one in (seat, 1 - seat))
    names = {"who": model.names[seat], "other": model.names[1 - seat]}
    return model.say(model.code_for(seat, "score-told"), points=points, others=others, **names)


def _hand(model: ViewModel, rest: list[str]) -> str:
    """What everybody holds, the asker's rings first."""
    mine = model.context.seat or 0
    return _together([_held(model, seat) for seat in (mine, 1 - mine)])


def _held(model: ViewModel, seat: int) -> str:
    """What somebody holds."""
    kinds = model.position["hands"][seat].split()
    shown = [model.say("draw-kind", ring=kind) for kind in kinds]
    rings = model.context.speaker.join(shown) or model.say("nothing")
    return model.say(
        model.code_for(seat, "holds"), who=model.names[seat], n=len(kinds), rings=rings
    )


def _stacks(model: ViewModel, rest: list[str]) -> str:
    """What is on each stack, top first."""
    lines = []
    for size in SIZES:
        for name, rings in _stacks_of(model, size):
            shown = model.context.speaker.join(_colours(model, rings)) or model.say("nothing")
            lines.append(model.say("page-stack-words", stack=name, size=size, rings=shown))
    return _together(lines)


def _stacks_of(model: ViewModel, size: str) -> list[tuple[str, str]]:
    """The stacks of a size by their names, each with its rings from the bottom up."""
    letter = SIZE_LETTERS[SIZES.index(size)]
    stacks = enumerate(model.position["stacks"][size], 1)
    return [(f"{letter}{number}", rings) for number, rings in stacks]


def _colours(model: ViewModel, rings: str) -> list[str]:
    """The colours of stacked rings, top first."""
    return [model.say(f"coloured-{COLOUR_NAMES[one]}") for one in rings[::-1]]


def _score(model: ViewModel, rest: list[str]) -> str:
    """How the score stands, and who holds each bonus."""
    now, say = model.standing, model.say
    lines = []
    for seat, score in enumerate(now.scores):
        counted = Event("counted", {"seat": seat, "n": score.total, **score._asdict()})
        lines.append(model.context.speaker.event(counted, model.names))
    for seat in range(len(now.scores)):
        if now.coming[seat]:
            lines.append(say("page-to-come", n=now.coming[seat], who=model.names[seat]))
    if model.moon.rings:
        gold, silver, blue = now.groups
        lines.append(say("page-groups", gold=gold, silver=silver, blue=blue))
        lines.append(highest_words(model.context.language, now))
    return _together([*lines, *filter(None, [tower_words(say, model.moon, is_spoken=True)])])


def _moves(model: ViewModel, rest: list[str]) -> str:
    """The moves, or how many there are and where they lead; with a word, those that begin so."""
    if not model.legal:
        return _together([sentence(model)])
    start = rest[0].lower() if rest else ""
    texts = [move for move in model.legal if move.lower().startswith(start)]
    if len(texts) <= _MOST_LISTED:
        return f"{model.say('page-moves', n=len(texts))} {' '.join(texts)}".strip()
    rings = [ring for ring in model.hand if ring.lower().startswith(start)]
    return "\n".join([model.say("page-move-count", n=len(texts)), _summary(model, rings)])


def _summary(model: ViewModel, rings: list[str]) -> str:
    """Where each of some rings can go, a line each, and what can be asked next."""
    return "\n".join([*(_counts(model, ring) for ring in rings), _more(model, rings)])


def _more(model: ViewModel, rings: list[str]) -> str:
    """What can be asked next; of several rings about the one with the most pairs."""
    if not rings:
        questions = ["craters"]
    else:
        ring = max(rings, key=lambda ring: len(model.pairs_for(ring)))
        questions = [f"craters {ring}"] if model.craters_for(ring) else []
        questions += [f"pairs {ring}", f"pair {ring} 1"] if model.pairs_for(ring) else []
    return model.say("page-more", questions=", ".join(questions))


def _last(model: ViewModel, rest: list[str]) -> str:
    """What the last move was, and what came of it."""
    table = model.context.table
    if not table.moves:
        return model.say("page-no-moves-yet")
    found = table.sentences[table.moves[-1].sentences :]
    return _together([model.context.sentence(one) for one in found])


def _craters(model: ViewModel, rest: list[str]) -> str:
    """The craters that a ring of mine, the tower or a base can go to."""
    if model.step in ("tower", "base") and model.legal:
        return _crater_list(model, "")
    if not model.hand or model.is_setting_aside:
        return _together([sentence(model)])
    if not rest:
        return _summary(model, model.hand)
    ring = _ring_of(model, rest[0])
    return _crater_list(model, ring) if ring else model.say("page-no-such-ring")


def _crater_list(model: ViewModel, ring: str) -> str:
    """The craters for a ring, or without one for the tower or a base, and a move as an example."""
    craters = model.craters_for(ring)
    lines = [model.say("page-to-place", ring=ring)] if ring else []
    if not craters:
        return _together([*lines, model.say("page-no-craters")])
    head = model.say("page-craters", n=len(craters))
    example = model.say("page-example", move=model.crater_move(ring, craters[0]))
    return _together([*lines, f"{head} {model.context.speaker.join(craters)}", example])


def _ring_of(model: ViewModel, word: str) -> str:
    """A ring of the hand by its letters; nothing if there is none."""
    return next((kind for kind in model.hand if kind.lower() == word.lower()), "")


def _rings_on_pairs(model: ViewModel) -> list[str]:
    """The rings of the hand that pairs can carry."""
    return [ring for ring in model.hand if model.pairs_for(ring)]


def _with_ring(rest: list[str], rings: list[str]) -> list[str]:
    """What is asked about a pair, with the ring that isn't named if it can be one only."""
    return [*rings, *rest] if rest[0].isdigit() and len(rings) == 1 else rest


def _pairs(model: ViewModel, rest: list[str]) -> str:
    """The pairs that carry my rings; those of one ring; or the places of one pair."""
    if not model.hand or model.is_setting_aside:
        return _together([sentence(model)])
    rings = _rings_on_pairs(model)
    if not rest or not rings:
        return _summary(model, model.hand)
    rest = _with_ring(rest, rings)
    if rest[0].isdigit():
        questions = ", ".join(f"pair {ring} {rest[0]}" for ring in rings)
        return model.say("page-which-ring", questions=questions)
    ring = _ring_of(model, rest[0])
    if not ring:
        return model.say("page-no-such-ring")
    return _pair_list(model, ring) if len(rest) == 1 else _pair(model, ring, *rest[1:3])


def _counts(model: ViewModel, ring: str) -> str:
    """How many craters, pairs and places on them a ring can go to."""
    pairs = model.pairs_for(ring)
    return model.say(
        "page-counts", ring=ring, craters=len(model.craters_for(ring)), pairs=len(pairs),
        places=sum(len(pair.places) for pair in pairs),
    )  # fmt: skip


def _pair_list(model: ViewModel, ring: str) -> str:
    """The pairs for a ring, each on a line with the move to its firmest place."""
    lines = [_counts(model, ring)]
    for number, pair in enumerate(model.pairs_for(ring), 1):
        words = pair_words(model, pair, number)
        line = model.say("page-pair-move", pair=words, move=pair.places[0].move)
        lines.append(_together([line]))
    return "\n".join(lines)


def _pair(model: ViewModel, ring: str, number: str, place: str = "1") -> str:
    """A pair and one of its places: how firm, what would come of it, its move; and the others."""
    pairs = model.pairs_for(ring)
    if not _is_one_of(number, len(pairs)):
        return model.say("page-no-such-pair", n=len(pairs))
    pair = pairs[int(number) - 1]
    if not _is_one_of(place, len(pair.places)):
        return model.say("page-no-such-place", n=len(pair.places))
    here = pair.places[int(place) - 1]
    words = pair_words(model, pair, int(number))
    lines = [
        model.say("page-to-place", ring=ring),
        model.say("page-pair-of", n=len(pairs), pair=words),
        place_sentence(model, pair, int(place)),
        *outlook(model, here.move),
        model.say("page-by-move", move=here.move),
        model.say("page-enter"),
    ]
    return _together(lines + _other_places(model, pair, here))


def _place(model: ViewModel, ring: str, number: str, place: str = "1") -> Place | None:
    """A place of a pair by their numbers; None if there is none."""
    pairs = model.pairs_for(ring)
    if not _is_one_of(number, len(pairs)):
        return None
    places = pairs[int(number) - 1].places
    return places[int(place) - 1] if _is_one_of(place, len(places)) else None


def _is_one_of(word: str, count: int) -> bool:
    return word in map(str, range(1, count + 1))


def _other_places(model: ViewModel, pair: Pair, here: Place) -> list[str]:
    """The places of a pair but for one, by number and move."""
    others = [f"{n} {place.move}" for n, place in enumerate(pair.places, 1) if place is not here]
    if not others:
        return []
    return [f"{model.say('page-other-places', n=len(others))} {', '.join(others)}"]
