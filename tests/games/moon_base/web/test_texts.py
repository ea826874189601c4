"""The sentences of the page."""

from __future__ import annotations

import re
from importlib.resources import files

from selenite.texts import speaker


class TestTexts:
    def test_every_sentence_of_the_room_is_said_somewhere(self) -> None:
        """Unused sentences would be translated for nothing."""
        folder = files("selenite.games.moon_base.web")
        code = "".join(
            file.read_text(encoding="utf-8")
            for file in folder.iterdir()
            if file.name.endswith(".py")
        )
        ready = {"gains-here", "gains-ring", "loses-craters", "loses-no-crater"}
        starts = ("ask-", "blocked-by-", "do-", "does-", "hover-", "now-", "nudge-", "wait-")
        for said in speaker("en", "moon-base").codes("page-"):
            key = said.removeprefix("page-").removesuffix("-you")
            named = re.search(rf"""["'-]{key}["']""", code) or key in ready
            assert named or key.startswith(starts) or key.endswith("-here"), key
