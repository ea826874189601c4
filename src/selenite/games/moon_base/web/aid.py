"""The player aid of Moon Base, and the rings on the moon as a list."""

from __future__ import annotations

from html import escape

from selenite.games.moon_base.rules.codes import COLOUR_LETTERS, SIZE_LETTERS, SIZES
from selenite.games.moon_base.signs import COLOUR_NAMES
from selenite.games.moon_base.web.bonuses import SECOND_SEAT
from selenite.games.moon_base.web.parts import button, gets, items
from selenite.games.moon_base.web.scene import Scene
from selenite.games.moon_base.web.things import ring_relations

_PIECES = ("large", "small", "settlement", "base", "tower")
_SCORING = ("5.1", "5.2", "5.4", "5.5")


def aid(scene: Scene) -> str:
    """What a round is, what each thing does and counts, and which rings are still to come."""
    say = scene.say
    does = [escape(say(f"page-does-{piece}")) for piece in _PIECES]
    scoring = [escape(say(f"clause-{clause.replace('.', '-')}")) for clause in _SCORING]
    scoring.append(escape(say("page-most-points", who=scene.names[SECOND_SEAT])))
    return (
        f'<section class="aid" aria-labelledby="aid-head">'
        f'<h2 id="aid-head">{escape(say("page-aid"))}</h2>'
        f"<p>{escape(say('page-round'))}</p>"
        f"<h3>{escape(say('page-pieces'))}</h3>{items(does, 'plain')}"
        f"<h3>{escape(say('page-scoring'))}</h3>{items(scoring, 'plain')}"
        f"{_left(scene)}</section>"
    )


def _left(scene: Scene) -> str:
    """How many rings of each kind are left on the stacks."""
    say = scene.say
    heads = "".join(
        f'<th scope="col">{escape(say(f"ring-colour-{COLOUR_NAMES[letter]}"))}</th>'
        for letter in COLOUR_LETTERS
    )
    rows = []
    for size in SIZES:
        left = "".join(scene.position["stacks"][size])
        cells = "".join(f"<td>{left.count(letter)}</td>" for letter in COLOUR_LETTERS)
        rows.append(f'<tr><th scope="row">{escape(say(f"size-{size}"))}</th>{cells}</tr>')
    return (
        f"<table><caption>{escape(say('page-left-on-stacks'))}</caption>"
        f"<thead><tr><td></td>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    )


def ring_list(scene: Scene) -> str:
    """The rings by level, the highest first, each with what it rests on and carries."""
    say = scene.say
    levels = sorted({ring.level for ring in scene.moon.rings}, reverse=True)
    parts = []
    for level in levels:
        lines = []
        for ring in scene.moon.rings:
            if ring.level == level:
                name = f"ring-{ring.number}"
                size = SIZES[SIZE_LETTERS.index(ring.kind[0])]
                words = say("page-listed", ring=scene.called(ring.number), size=size)
                is_on = scene.pick.piece == name
                url = scene.choose(piece="") if is_on else scene.about(name)
                way = button(f"listed-{name}", words, gets(url), "option", is_on=is_on)
                told = escape(" ".join(ring_relations(scene, ring.number)))
                lines.append(f"{way} <span>{told}</span>")
        parts.append(f"<h3>{escape(say('page-level', level=level))}</h3>")
        parts.append(items(lines, "ring-list"))
    return (
        f'<section class="rings" aria-labelledby="rings-head">'
        f'<h2 id="rings-head">{escape(say("page-rings"))}</h2>{"".join(parts)}</section>'
    )
