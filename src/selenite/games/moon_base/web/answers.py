"""Answers of the command box about a game of Moon Base, as plain sentences."""

from __future__ import annotations

from selenite.core.state import Event
from selenite.games.moon_base.rules.codes import PAIR, SIZE_LETTERS, SIZES
from selenite.games.moon_base.signs import COLOUR_NAMES
from selenite.games.moon_base.web.act import forecast_facts, place_facts, sentence
from selenite.games.moon_base.web.lit import pair_words
from selenite.games.moon_base.web.players import highest_words, tower_words
from selenite.games.moon_base.web.reading import Pair, Place
from selenite.games.moon_base.web.scene import Scene
from selenite.games.moon_base.web.things import told_about
from selenite.table.model import OVER

_MOVE_SIGNS = "=>"
_COLOUR_MOVES = ("gold", "silver")
_PAIRS = ("pairs", "pair")
_FURTHER = ("moves", "craters", *_PAIRS)
_MOST_LISTED = 12
"""How many moves are told one by one; of more it is only told where they lead."""


def answer(scene: Scene, words: str) -> str | None:
    """The answer to a question; None if it isn't one."""
    if any(sign in words for sign in _MOVE_SIGNS) or words in _COLOUR_MOVES:
        return None
    head, *rest = words.split() or [""]
    questions = {
        "?": _help, "hand": _hand, "stacks": _stacks, "score": _score, "moves": _moves,
        "last": _last, "craters": _craters, "pairs": _pairs, "pair": _pairs, "where": _where,
    }  # fmt: skip
    asked = questions.get(head.lower())
    if asked is not None and (not rest or head.lower() in _FURTHER):
        return asked(scene, rest)
    return None if rest else _thing(scene, head)


def offered(scene: Scene, words: str) -> str | None:
    """The move that the answer about a pair names to be played; None for anything else."""
    head, *rest = words.split() or [""]
    if head.lower() not in _PAIRS or not rest or not scene.hand or scene.is_setting_aside:
        return None
    rest = _with_ring(rest, _rings_on_pairs(scene))
    ring = _ring_of(scene, rest[0]) if len(rest) > 1 else ""
    found = _place(scene, ring, *rest[1:3]) if ring else None
    return found.move if found else None


def _help(scene: Scene, rest: list[str]) -> str:
    return scene.say("page-help")


def _thing(scene: Scene, word: str) -> str | None:
    """A ring by # and its number, or a crater by its id."""
    if word.startswith("#"):
        told = told_about(scene, f"ring-{word[1:]}")
        if told is None:
            return scene.say("refused-no-such-ring", ring=word[1:])
    else:
        ids = {crater.lower(): crater for crater in scene.craters_by_id}
        crater = word if word in scene.craters_by_id else ids.get(word.lower(), "")
        told = told_about(scene, f"crater-{crater}")
    return None if told is None else _together([told.head, *told.lines])


def _together(sentences: list[str]) -> str:
    """Sentences one after the other; those without a full stop get one."""
    return " ".join(one if one.endswith((".", "!", "?", ":")) else f"{one}." for one in sentences)


def _where(scene: Scene, rest: list[str]) -> str:
    """Whose turn it is, what is to be done and with what, and how the score stands."""
    told = [*_now(scene), *_within_reach(scene)]
    seat = scene.look.seat
    if seat is not None and scene.position["hands"][seat]:
        told.append(_held(scene, seat))
    if scene.moon.rings:
        told.append(_points(scene, seat or 0))
    return _together(told)


def _now(scene: Scene) -> list[str]:
    """Whose turn it is and what is to be done, or how the game ended."""
    if scene.legal:
        step = "aside" if scene.is_setting_aside else scene.step
        return [scene.say("web-your-turn"), scene.say(f"page-now-{step}")]
    if scene.look.table.status == OVER or "result" in scene.position:
        return [sentence(scene)]
    who = scene.names[scene.position["turn"]["seat"]]
    return [scene.say("page-turn-of", who=who, step=scene.step)]


def _within_reach(scene: Scene) -> list[str]:
    """What there is to choose from, apart from the hand."""
    if scene.step.startswith("draft"):
        tops = [
            f"{name} {scene.look.speaker.join(_colours(scene, rings[-PAIR:]))}"
            for name, rings in _stacks_of(scene, scene.step.removeprefix("draft-"))
            if rings
        ]
        return [scene.say("page-on-top", stacks=", ".join(tops))]
    if scene.settles:
        head = scene.say("page-settles", n=len(scene.settles))
        return [f"{head} {scene.look.speaker.join(map(scene.called, scene.settles))}"]
    return [_more(scene, [])] if scene.craters else []


def _points(scene: Scene, seat: int) -> str:
    """Everybody's points if the game ended here."""
    points, others = (scene.standing.total(one) for one in (seat, 1 - seat))
    names = {"who": scene.names[seat], "other": scene.names[1 - seat]}
    return scene.say(scene.to(seat, "score-told"), points=points, others=others, **names)


def _hand(scene: Scene, rest: list[str]) -> str:
    """What everybody holds, the asker's rings first."""
    mine = scene.look.seat or 0
    return _together([_held(scene, seat) for seat in (mine, 1 - mine)])


def _held(scene: Scene, seat: int) -> str:
    """What somebody holds."""
    kinds = scene.position["hands"][seat].split()
    shown = [scene.say("draw-kind", ring=kind) for kind in kinds]
    rings = scene.look.speaker.join(shown) or scene.say("nothing")
    return scene.say(scene.to(seat, "holds"), who=scene.names[seat], n=len(kinds), rings=rings)


def _stacks(scene: Scene, rest: list[str]) -> str:
    """What is on each stack, top first."""
    lines = []
    for size in SIZES:
        for name, rings in _stacks_of(scene, size):
            shown = ", ".join(_colours(scene, rings)) or scene.say("nothing")
            lines.append(scene.say("page-stack-words", stack=name, size=size, rings=shown))
    return _together(lines)


def _stacks_of(scene: Scene, size: str) -> list[tuple[str, str]]:
    """The stacks of a size by their names, each with its rings from the bottom up."""
    letter = SIZE_LETTERS[SIZES.index(size)]
    stacks = enumerate(scene.position["stacks"][size], 1)
    return [(f"{letter}{number}", rings) for number, rings in stacks]


def _colours(scene: Scene, rings: str) -> list[str]:
    """The colours of stacked rings, top first."""
    return [scene.say(f"ring-colour-{COLOUR_NAMES[one]}") for one in rings[::-1]]


def _score(scene: Scene, rest: list[str]) -> str:
    """How the score stands, and who holds each bonus."""
    now, say = scene.standing, scene.say
    lines = []
    for seat, parts in enumerate(now.scores):
        counted = Event("counted", {"seat": seat, "n": now.total(seat), **parts})
        lines.append(scene.look.speaker.event(counted, scene.names))
    for seat in range(len(now.scores)):
        if now.coming(seat):
            lines.append(say("page-to-come", n=now.coming(seat), who=scene.names[seat]))
    if scene.moon.rings:
        gold, silver, blue = now.groups
        lines.append(say("page-groups", gold=gold, silver=silver, blue=blue))
        lines.append(highest_words(scene.look.language, now))
    return _together([*lines, *filter(None, [tower_words(say, scene.moon, now, is_spoken=True)])])


def _moves(scene: Scene, rest: list[str]) -> str:
    """The moves, or how many there are and where they lead; with a word, those that begin so."""
    if not scene.legal:
        return _together([sentence(scene)])
    start = rest[0].lower() if rest else ""
    texts = [move for move in scene.legal if move.lower().startswith(start)]
    if len(texts) <= _MOST_LISTED:
        return f"{scene.say('page-moves', n=len(texts))} {' '.join(texts)}".strip()
    rings = [ring for ring in scene.hand if ring.lower().startswith(start)]
    return "\n".join([scene.say("page-move-count", n=len(texts)), _summary(scene, rings)])


def _summary(scene: Scene, rings: list[str]) -> str:
    """Where each of some rings can go, a line each, and what can be asked next."""
    return "\n".join([*(_counts(scene, ring) for ring in rings), _more(scene, rings)])


def _more(scene: Scene, rings: list[str]) -> str:
    """What can be asked next; of several rings about the one with the most pairs."""
    if not rings:
        questions = ["craters"]
    else:
        ring = max(rings, key=lambda ring: len(scene.pairs_for(ring)))
        questions = [f"craters {ring}"] if scene.craters_for(ring) else []
        questions += [f"pairs {ring}", f"pair {ring} 1"] if scene.pairs_for(ring) else []
    return scene.say("page-more", questions=", ".join(questions))


def _last(scene: Scene, rest: list[str]) -> str:
    """What the last move was, and what came of it."""
    table = scene.look.table
    if not table.moves:
        return scene.say("page-no-moves-yet")
    found = table.sentences[table.moves[-1].sentences :]
    return _together([scene.look.sentence(one) for one in found])


def _craters(scene: Scene, rest: list[str]) -> str:
    """The craters that a ring of mine, the tower or a base can go to."""
    if scene.step in ("tower", "base") and scene.legal:
        return _crater_list(scene, "")
    if not scene.hand or scene.is_setting_aside:
        return _together([sentence(scene)])
    if not rest:
        return _summary(scene, scene.hand)
    ring = _ring_of(scene, rest[0])
    return _crater_list(scene, ring) if ring else scene.say("page-no-such-ring")


def _crater_list(scene: Scene, ring: str) -> str:
    """The craters for a ring, or without one for the tower or a base, and a move as an example."""
    craters = scene.craters_for(ring)
    lines = [scene.say("page-to-place", ring=ring)] if ring else []
    if not craters:
        return _together([*lines, scene.say("page-no-craters")])
    head = scene.say("page-craters", n=len(craters))
    move = f"{ring}>{craters[0]}" if ring else f"{scene.step}={craters[0]}"
    example = scene.say("page-example", move=move)
    return _together([*lines, f"{head} {', '.join(craters)}", example])


def _ring_of(scene: Scene, word: str) -> str:
    """A ring of the hand by its letters; nothing if there is none."""
    return next((kind for kind in scene.hand if kind.lower() == word.lower()), "")


def _rings_on_pairs(scene: Scene) -> list[str]:
    """The rings of the hand that pairs can carry."""
    return [ring for ring in scene.hand if scene.pairs_for(ring)]


def _with_ring(rest: list[str], rings: list[str]) -> list[str]:
    """What is asked about a pair, with the ring that isn't named if it can be one only."""
    return [*rings, *rest] if rest[0].isdigit() and len(rings) == 1 else rest


def _pairs(scene: Scene, rest: list[str]) -> str:
    """The pairs that carry my rings; those of one ring; or the places of one pair."""
    if not scene.hand or scene.is_setting_aside:
        return _together([sentence(scene)])
    rings = _rings_on_pairs(scene)
    if not rest or not rings:
        return _summary(scene, scene.hand)
    rest = _with_ring(rest, rings)
    if rest[0].isdigit():
        questions = ", ".join(f"pair {ring} {rest[0]}" for ring in rings)
        return scene.say("page-which-ring", questions=questions)
    ring = _ring_of(scene, rest[0])
    if not ring:
        return scene.say("page-no-such-ring")
    return _pair_list(scene, ring) if len(rest) == 1 else _pair(scene, ring, *rest[1:3])


def _counts(scene: Scene, ring: str) -> str:
    """How many craters, pairs and places on them a ring can go to."""
    pairs = scene.pairs_for(ring)
    return scene.say(
        "page-counts", ring=ring, craters=len(scene.craters_for(ring)), pairs=len(pairs),
        places=sum(len(pair.places) for pair in pairs),
    )  # fmt: skip


def _pair_list(scene: Scene, ring: str) -> str:
    """The pairs for a ring, each on a line with the move to its firmest place."""
    lines = [_counts(scene, ring)]
    for number, pair in enumerate(scene.pairs_for(ring), 1):
        words = pair_words(scene, pair, number)
        told = scene.say("page-pair-move", pair=words, move=pair.places[0].move)
        lines.append(_together([told]))
    return "\n".join(lines)


def _pair(scene: Scene, ring: str, number: str, place: str = "1") -> str:
    """A pair and one of its places: how firm, what would come of it, its move; and the others."""
    pairs = scene.pairs_for(ring)
    if not _is_one_of(number, len(pairs)):
        return scene.say("page-no-such-pair", n=len(pairs))
    pair = pairs[int(number) - 1]
    if not _is_one_of(place, len(pair.places)):
        return scene.say("page-no-such-place", n=len(pair.places))
    here = pair.places[int(place) - 1]
    words = pair_words(scene, pair, int(number))
    lines = [
        scene.say("page-to-place", ring=ring),
        scene.say("page-pair-of", n=len(pairs), pair=words),
        *place_facts(scene, pair, int(place)),
        *forecast_facts(scene, here.move),
        scene.say("page-by-move", move=here.move),
        scene.say("page-enter"),
    ]
    return _together(lines + _other_places(scene, pair, here))


def _place(scene: Scene, ring: str, number: str, place: str = "1") -> Place | None:
    """A place of a pair by their numbers; None if there is none."""
    pairs = scene.pairs_for(ring)
    if not _is_one_of(number, len(pairs)):
        return None
    places = pairs[int(number) - 1].places
    return places[int(place) - 1] if _is_one_of(place, len(places)) else None


def _is_one_of(word: str, count: int) -> bool:
    return word in map(str, range(1, count + 1))


def _other_places(scene: Scene, pair: Pair, here: Place) -> list[str]:
    """The places of a pair but for one, by number and move."""
    others = [f"{n} {place.move}" for n, place in enumerate(pair.places, 1) if place is not here]
    if not others:
        return []
    return [f"{scene.say('page-other-places', n=len(others))} {', '.join(others)}"]
