"""People's own sets of printed numbers, corrected by those who own the printed game."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Mapping
from typing import Any

from selenite.core import registry
from selenite.core.printed import PrintedPart, Source, corrections
from selenite.table import tokens
from selenite.table.limits import RateLimiter
from selenite.table.model import Refused
from selenite.table.store import Box, Person, Store

LONGEST_NAME = 40
MOST_BOXES = 40
MOST_BYTES = 64 * 1024
"""How large a file, or the source of a box, may be."""

MOST_LEVELS = 16
"""How deep tables and lists may be nested in a source."""


def parts() -> dict[str, PrintedPart]:
    """The part ``printed`` of each game that has one."""
    games = registry.games()
    return {name: game.printed for name, game in games.items() if game.printed is not None}


class Boxes:
    """All boxes in a store. They are private to their owners unless shared."""

    def __init__(self, store: Store, limiter: RateLimiter) -> None:
        self._store = store
        self._limiter = limiter

    # Finding boxes

    async def of_person(self, person: Person | None, game: str | None = None) -> list[Box]:
        """A person's boxes, of all games or of one."""
        if person is None:
            return []
        found: list[Box] = await self._store.boxes("person", person.id)
        return [box for box in found if box.game in parts() and game in (None, box.game)]

    async def find(self, name: str, person: Person | None, game: str) -> Box:
        """A person's own box."""
        box = await self._own(name, person, game)
        if box is None:
            raise Refused("box-unknown")
        return box

    async def shared(self, key: str) -> Box:
        """A box that somebody shares."""
        found: list[Box] = await self._store.boxes("share", key)
        if not found or found[0].game not in parts():
            raise Refused("box-not-shared")
        return found[0]

    async def is_shared(self, key: str) -> bool:
        """Whether somebody shares a box by this key."""
        return bool(await self._store.boxes("share", key))

    async def chosen(self, name: str, person: Person | None, game: str) -> Box:
        """The box that somebody plays with: one of their own by its id, or a shared one."""
        box = await self._own(name, person, game) or await self.shared(name)
        if box.game != game:
            raise Refused("box-not-shared")
        return box

    async def _own(self, name: str, person: Person | None, game: str) -> Box | None:
        mine = await self.of_person(person, game)
        return next((box for box in mine if box.id == name), None)

    # Changing boxes

    async def add(self, person: Person, game: str, name: str, source: Source) -> Box:
        """Create a box for a person."""
        mine = await self.of_person(person)
        if len(mine) >= MOST_BOXES:
            raise Refused("box-too-many", most=MOST_BOXES)
        name = checked_name(name, [box.name for box in mine if box.game == game])
        box = Box(tokens.box_id(), person.id, game, name, checked_source(game, source))
        self._limiter.check("boxes", person.id)
        await self._store.add_box(box, time.time())
        return box

    async def change(self, box: Box, source: Source) -> Box:
        """Change a box's numbers."""
        changed = box._replace(source=checked_source(box.game, source))
        self._limiter.check("boxes", box.person)
        await self._store.change_box(box.id, source=changed.source)
        return changed

    async def rename(self, person: Person | None, box: Box, name: str) -> Box:
        """Rename a box."""
        mine = await self.of_person(person, box.game)
        renamed = box._replace(name=checked_name(name, [b.name for b in mine if b.id != box.id]))
        self._limiter.check("boxes", box.person)
        await self._store.change_box(box.id, name=renamed.name)
        return renamed

    async def remove(self, box: Box) -> None:
        """Delete a box. Tables that use its numbers have their own copy."""
        await self._store.remove_box(box.id)

    async def share(self, box: Box) -> Box:
        """Let everybody who has the link read a box."""
        return box if box.share else await self._share(box, tokens.share_key())

    async def stop_sharing(self, box: Box) -> Box:
        """Stop sharing a box; its link never works again."""
        return await self._share(box, None)

    async def _share(self, box: Box, key: str | None) -> Box:
        self._limiter.check("boxes", box.person)
        await self._store.change_box(box.id, share=key)
        return box._replace(share=key)


def read(game: str, data: bytes) -> Source:
    """The source in an uploaded file."""
    if len(data) > MOST_BYTES:
        raise Refused("box-too-large", most=MOST_BYTES // 1024)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("box-not-text") from None
    with registry.find(game).refusals:
        source = parts()[game].read(text)
    if is_deeper(source, MOST_LEVELS):
        raise Refused("toml-beyond-reading")
    return source


def is_deeper(value: Any, levels: int) -> bool:
    """Whether tables and lists are nested deeper than any legitimate file needs."""
    inner = value.values() if isinstance(value, Mapping) else value
    nested = [one for one in inner if isinstance(one, Mapping | list)]
    return bool(nested) and (levels == 0 or any(is_deeper(one, levels - 1) for one in nested))


def checked_source(game: str, source: Source) -> dict[str, Any]:
    """A valid source that isn't too large."""
    with registry.find(game).refusals:
        parts()[game].check(source)
    if len(json.dumps(source)) > MOST_BYTES:
        raise Refused("box-too-large", most=MOST_BYTES // 1024)
    return dict(source)


def option(box: Box) -> dict[str, Any]:
    """The option that lets a game be played with a box; none if its numbers are ours."""
    part = parts()[box.game]
    return {part.OPTION: box.source} if corrections(part, box.source, _code) else {}


def _code(code: str, **parameters: Any) -> str:
    """Facts as codes: that is enough to see which of them differ."""
    return f"{code} {parameters}"


def checked_name(name: str, others: Iterable[str]) -> str:
    """The name of a box without extra spaces, different from the others."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refused("box-name", most=LONGEST_NAME)
    if name.casefold() in {other.casefold() for other in others}:
        raise Refused("box-name-taken", name=name)
    return name


def free_name(name: str, others: Iterable[str]) -> str:
    """A name that no other box has.

    >>> free_name("My box", []), free_name("My box", ["My box", "my box 2"])
    ('My box', 'My box 3')
    """
    taken = {other.casefold() for other in others}
    numbered = (f"{name} {number}" for number in range(2, len(taken) + 3))
    return next(one for one in (name, *numbered) if one.casefold() not in taken)
