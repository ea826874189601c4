"""Answers of the command box about a game of Moon Base, as plain sentences."""

from __future__ import annotations

from selenite.games.core import Event
from selenite.games.moon_base.codes import SIZE_LETTERS, SIZES
from selenite.games.moon_base.signs import COLOUR_NAMES
from selenite.texts import event as event_words
from selenite.texts import join
from selenite.web.moon_base.act import forecast_facts, place_facts, sentence
from selenite.web.moon_base.lit import pair_words
from selenite.web.moon_base.players import highest_words, tower_words
from selenite.web.moon_base.reading import Pair
from selenite.web.moon_base.scene import Scene
from selenite.web.moon_base.things import told_about

_MOVE_SIGNS = "=>"
_COLOUR_MOVES = ("gold", "silver")


def answer(scene: Scene, words: str) -> str | None:
    """The answer to a question; None if it isn't one."""
    if any(sign in words for sign in _MOVE_SIGNS) or words in _COLOUR_MOVES:
        return None
    head, *rest = words.split() or [""]
    questions = {
        "?": _help, "hand": _hand, "stacks": _stacks, "score": _score, "moves": _moves,
        "last": _last, "pairs": _pairs,
    }  # fmt: skip
    asked = questions.get(head.lower())
    if asked is not None and (not rest or head.lower() in ("pairs", "moves")):
        return asked(scene, rest)
    return None if rest else _thing(scene, head)


def _help(scene: Scene, rest: list[str]) -> str:
    return scene.say("moon-room.help")


def _thing(scene: Scene, word: str) -> str | None:
    """A ring by # and its number, or a crater by its id."""
    if word.startswith("#"):
        told = told_about(scene, f"ring-{word[1:]}")
        if told is None:
            return scene.say("refused.no-such-ring", ring=word[1:])
    else:
        ids = {crater.lower(): crater for crater in scene.craters_by_id}
        crater = word if word in scene.craters_by_id else ids.get(word.lower(), "")
        told = told_about(scene, f"crater-{crater}")
    return None if told is None else _together([told.head, *told.lines])


def _together(sentences: list[str]) -> str:
    """Sentences one after the other; those without a full stop get one."""
    return " ".join(one if one.endswith((".", "!", "?", ":")) else f"{one}." for one in sentences)


def _hand(scene: Scene, rest: list[str]) -> str:
    """What everybody holds, the asker's rings first."""
    mine = scene.look.seat or 0
    lines = []
    for seat in (mine, 1 - mine):
        kinds = scene.position["hands"][seat].split()
        shown = [scene.say("draw.kind", ring=kind) for kind in kinds]
        rings = join(shown, scene.look.language) or scene.say("list.nothing")
        lines.append(scene.say("moon-room.holds", who=scene.names[seat], n=len(kinds), rings=rings))
    return _together(lines)


def _stacks(scene: Scene, rest: list[str]) -> str:
    """What is on each stack, top first."""
    lines = []
    for letter, size in zip(SIZE_LETTERS, SIZES, strict=True):
        for number, rings in enumerate(scene.position["stacks"][size], 1):
            colours = [scene.say(f"ring-colour.{COLOUR_NAMES[one]}") for one in rings[::-1]]
            shown = ", ".join(colours) or scene.say("list.nothing")
            name = f"{letter}{number}"
            lines.append(scene.say("moon-room.stack-words", stack=name, size=size, rings=shown))
    return _together(lines)


def _score(scene: Scene, rest: list[str]) -> str:
    """How the score stands, and who holds each bonus."""
    now, say = scene.standing, scene.say
    lines = []
    for seat, parts in enumerate(now.scores):
        counted = Event("counted", {"seat": seat, "n": now.total(seat), **parts})
        lines.append(event_words(counted, scene.names, scene.look.language))
    for seat in range(len(now.scores)):
        if now.coming(seat):
            lines.append(say("moon-room.to-come", n=now.coming(seat), who=scene.names[seat]))
    if scene.moon.rings:
        gold, silver, blue = now.groups
        lines.append(say("moon-room.groups", gold=gold, silver=silver, blue=blue))
        lines.append(highest_words(scene.look.language, now))
    return _together([*lines, *filter(None, [tower_words(say, scene.moon, now)])])


def _moves(scene: Scene, rest: list[str]) -> str:
    """What is to be done, and the moves; with a word, only those that begin so."""
    start = rest[0].lower() if rest else ""
    texts = [move for move in scene.legal if move.lower().startswith(start)]
    if not scene.legal:
        return _together([sentence(scene)])
    return f"{scene.say('moon-room.moves', n=len(texts))} {' '.join(texts)}".strip()


def _last(scene: Scene, rest: list[str]) -> str:
    """What the last move was, and what came of it."""
    table = scene.look.table
    if not table.moves:
        return scene.say("moon-room.no-moves-yet")
    found = table.sentences[table.moves[-1].sentences :]
    return _together([scene.look.sentence(one) for one in found])


def _pairs(scene: Scene, rest: list[str]) -> str | None:
    """The pairs that carry my rings; those of one ring; or the places of one pair."""
    if not scene.hand or scene.is_setting_aside:
        return _together([sentence(scene)])
    if not rest:
        return _together([_counts(scene, ring) for ring in scene.hand])
    ring = next((kind for kind in scene.hand if kind.lower() == rest[0].lower()), None)
    if ring is None:
        return scene.say("moon-room.no-such-ring")
    pairs = scene.pairs_for(ring)
    if len(rest) == 1:
        told = [_pair(scene, pair, number) for number, pair in enumerate(pairs, 1)]
        return _together([_counts(scene, ring), *told])
    if rest[1] not in map(str, range(1, len(pairs) + 1)):
        return scene.say("moon-room.no-such-pair", n=len(pairs))
    return _places(scene, ring, int(rest[1]))


def _counts(scene: Scene, ring: str) -> str:
    """How many pairs and craters a ring can go to."""
    pairs, craters = len(scene.pairs_for(ring)), len(scene.craters_for(ring))
    return scene.say("moon-room.counts", ring=ring, pairs=pairs, craters=craters)


def _pair(scene: Scene, pair: Pair, number: int) -> str:
    """A pair, and the move to its firmest place."""
    words = pair_words(scene, pair, number)
    return scene.say("moon-room.pair-move", pair=words, move=pair.places[0].move)


def _places(scene: Scene, ring: str, number: int) -> str:
    """Every place of a pair: how firm, its move, and what would come of it."""
    pairs = scene.pairs_for(ring)
    pair = pairs[number - 1]
    lines = [
        scene.say("moon-room.to-place", ring=ring),
        scene.say("moon-room.pair-of", n=len(pairs), pair=pair_words(scene, pair, number)),
    ]
    for place, one in enumerate(pair.places, 1):
        lines += place_facts(scene, pair, place)
        lines += forecast_facts(scene, one.move)
        lines.append(scene.say("moon-room.by-move", move=one.move))
    return _together(lines)
