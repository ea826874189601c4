"""What can be drafted, large enough to be told apart, and what it would be good for."""

from __future__ import annotations

from selenite.games.moon_base.analysis import Draft
from selenite.games.moon_base.notation import stack_name
from selenite.games.moon_base.rules.codes import PAIR
from selenite.games.moon_base.signs import COLOUR_NAMES
from selenite.games.moon_base.web.hand import stack_words
from selenite.games.moon_base.web.page import MoonPage
from selenite.games.moon_base.web.parts import ring_picture
from selenite.texts.typography import in_sentences
from selenite.web.html import EMPTY, Markup, bullets, button, element

_THEN = element("small", "↓")
_WHOSE = ("own", "theirs", "blue")


def draft_cards(page: MoonPage) -> Markup:
    """The stacks that can be drafted from: the two rings, whose they are, and the next two."""
    names = [stack_name(move) for _, move in page.moves if move.verb == "draft"]
    return bullets([_card(page, name) for name in names], "drafts")


def _card(page: MoonPage, name: str) -> Markup:
    draft = page.analysis.draft(name, page.context.seat or 0)
    rings = element("span", *map(ring_picture, draft.rings), class_="pick")
    below = EMPTY
    if draft.below:
        below = element("span", _THEN, *map(ring_picture, draft.below), class_="pick-below")
    label = in_sentences([_taken(page, draft), *draft_uses(page, draft), _next(page, draft)])
    return button(
        rings, element("span", _whose(page, draft), class_="pick-whose"), below,
        data_part=f"draft={name}", data_room="hand", id=f"pick-{name}", class_="option pick-card",
        aria_label=label, title=label,
    )  # fmt: skip


def _taken(page: MoonPage, draft: Draft) -> str:
    colours = page.stack(draft.stack)
    return stack_words(page.context.language, draft.stack, colours, is_drafted=True)


def _whose(page: MoonPage, draft: Draft) -> str:
    """Whose colours the two rings have, in a word each."""
    counts = {whose: getattr(draft, whose) for whose in _WHOSE}
    words = [page.say(f"page-pick-{whose}", n=count) for whose, count in counts.items() if count]
    return page.context.speaker.join(words)


def draft_uses(page: MoonPage, draft: Draft) -> list[str]:
    """What the two rings would be good for, a sentence each."""
    who = page.names[1 - (page.context.seat or 0)]
    lines = []
    if draft.own:
        lines.append(page.say(f"page-pick-own-{draft.size}", n=draft.own))
    if draft.blue:
        lines.append(page.say(f"page-pick-blue-{draft.size}"))
    if draft.theirs:
        lines.append(page.say("page-pick-denies", n=draft.theirs, who=who))
    return lines


def _next(page: MoonPage, draft: Draft) -> str:
    """Which rings would be on top then."""
    if not draft.below:
        return page.say("page-pick-last")
    colours = tuple(page.say(f"coloured-{COLOUR_NAMES[ring[1]]}") for ring in draft.below)
    return page.say("page-pick-next", rings=colours)


def draft_lines(page: MoonPage, name: str) -> list[str]:
    """A stack for its small card: what its upper rings are good for, and the next two."""
    draft = page.analysis.draft(name, page.context.seat or 0)
    if len(draft.rings) < PAIR:
        return []
    uses = draft_uses(page, draft) if page.context.seat is not None else []
    return [*uses, _next(page, draft)]
