"""The player aid of Moon Base, and the rings on the moon as a list."""

from __future__ import annotations

from selenite.games.moon_base.analysis import tie_winner
from selenite.games.moon_base.moon import Ring
from selenite.games.moon_base.notation import size_of
from selenite.games.moon_base.options import variant_lines
from selenite.games.moon_base.rules.codes import COLOUR_LETTERS, SIZES
from selenite.games.moon_base.signs import COLOUR_NAMES
from selenite.games.moon_base.web.descriptions import ring_relations
from selenite.games.moon_base.web.page import MoonPage
from selenite.texts.typography import in_sentences
from selenite.web.html import EMPTY, Markup, bullets, button, element, headed, table

_PIECES = ("large", "small", "settlement", "base", "tower")
_SCORING = ("clause-5-1", "clause-5-2", "clause-5-4", "clause-5-5")
_PASSING = ("clause-5-1", "page-group-passing", "page-highest-passing", "clause-5-5")
"""What counts points by the usual rules, and if blue is passed over (6.3)."""


def aid(page: MoonPage) -> Markup:
    """What a round is, what each thing does and counts, and which rings are still to come."""
    say, options = page.say, page.position["options"]
    does = [say(f"page-does-{piece}") for piece in _PIECES]
    scoring = [say(code) for code in (_PASSING if "blue-bonus" in options else _SCORING)]
    who = page.names[tie_winner(page.rules)]
    scoring.append(say("page-most-points", who=who))
    return headed(
        "section", "aid", say("page-aid"),
        element("h3", say("page-winning")), element("p", say("page-winning-told")),
        element("p", say("page-round")),
        element("h3", say("page-pieces")), bullets(does, "plain"),
        element("h3", say("page-scoring")), bullets(scoring, "plain"),
        _changed(page), _left(page), class_="aid",
    )  # fmt: skip


def _changed(page: MoonPage) -> Markup:
    """The rules that were changed for this game (6)."""
    changed = [in_sentences([line]) for line in variant_lines(page.position["options"], page.say)]
    if not changed:
        return EMPTY
    return element("h3", page.say("page-changed-rules")) + bullets(changed, "plain")


def _left(page: MoonPage) -> Markup:
    """How many rings of each kind are left on the stacks."""
    say = page.say
    heads = [say(f"ring-colour-{COLOUR_NAMES[letter]}") for letter in COLOUR_LETTERS]
    rows = []
    for size in SIZES:
        left = "".join(page.position["stacks"][size])
        rows.append((say(f"size-{size}"), tuple(map(left.count, COLOUR_LETTERS))))
    return table(say("page-left-on-stacks"), heads, rows)


def ring_list(page: MoonPage) -> Markup:
    """The rings by level, the highest first, each with what it rests on and carries."""
    parts = []
    for level in range(page.standing.top, 0, -1):
        lines = [_listed(page, ring) for ring in page.moon.rings if ring.level == level]
        parts.append(element("h3", page.say("page-level", level=level)))
        parts.append(bullets(lines, "ring-list"))
    return headed("section", "rings", page.say("page-rings"), *parts, class_="rings")


def _listed(page: MoonPage, ring: Ring) -> Markup:
    """A ring in the list: a button that describes it, and how it lies."""
    name, size = f"ring-{ring.number}", size_of(ring.kind)
    words = page.say("page-listed", ring=page.ring_name(ring.number), size=size)
    link = button(words, data_about=name, id=f"listed-{name}", class_="option")
    return link + " " + element("span", in_sentences(ring_relations(page, ring.number)))
