"""The whole page: its regions, ids, names of buttons, and no markup from outside."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from selenite.games.moon_base.web.page import MoonPage
from tests.games.looking import context_of
from tests.games.moon_base.playing import played
from tests.games.moon_base.web.looking import (
    STATES,
    about,
    mover,
    preview,
    regions_of,
    state_of,
    whole,
)

REGIONS = ["board", "act", "hand", "players", "tools"]


class TestThePage:
    def test_regions_are_those_of_the_page(self) -> None:
        assert list(regions_of(context_of(state_of("0/0/moon"), None))) == REGIONS

    @pytest.mark.parametrize("name", STATES)
    def test_ids_are_there_once(self, name: str) -> None:
        state = state_of(name)
        context = mover(state)
        sheets = [about(context, thing) for thing in ("rings", "aid")]
        text = whole(regions_of(context)) + "".join(sheets)
        ids = re.findall(r'\sid="([^"]*)"', text)
        assert "moon" in ids
        assert [one for one, count in Counter(ids).items() if count > 1] == []

    def test_what_plays_a_move_at_once_swaps_nothing(self) -> None:
        text = whole(regions_of(mover(state_of("0/0/moon"))))
        tags = re.findall(r"<[^>]*hx-(?:get|post)=[^>]*>", text)
        assert len(tags) == 2
        for tag in tags:
            assert 'hx-swap="none"' in tag
            assert " id=" in tag

    def test_buttons_have_names(self) -> None:
        state = state_of("3/38/moon")
        for parts in ([], [MoonPage(mover(state)).hand[0]]):
            text = whole(preview(mover(state), *parts))
            found = re.findall(r"(<button[^>]*>)(.*?)</button>", text, re.DOTALL)
            assert len(found) == text.count("<button") > 0
            for tag, inside in found:
                words = re.sub(r"<svg.*?</svg>", "", inside)
                assert "aria-label=" in tag or re.sub(r"<[^>]*>", "", words).strip()

    def test_what_can_be_chosen_on_the_moon_has_a_name_and_takes_the_focus(self) -> None:
        state = state_of("3/38/moon")
        board = preview(mover(state), MoonPage(mover(state)).hand[0])["board"]
        tags = re.findall(r'<g [^>]*role="button"[^>]*>', board)
        assert tags
        for tag in tags:
            assert "aria-label=" in tag
            assert "tabindex=" in tag

    def test_nothing_that_the_content_policy_refuses(self) -> None:
        context = mover(state_of("3/38/moon"))
        text = whole(regions_of(context)) + about(context, "rings") + about(context, "aid")
        for bad in ("<script", "<style", " style=", "hx-on", "js:", "javascript"):
            assert bad not in text

    def test_names_are_escaped(self) -> None:
        names = ("<i>&\"'", "Ben\0<b>")
        state = played(3, 40)
        for seat in (None, 0, 1):
            context = context_of(state, seat, names)
            things = ("tower", "score", "rings", *(f"ring-{n}" for n in range(4)))
            sheets = [about(context, thing) for thing in things]
            text = whole(regions_of(context)) + "".join(sheets)
            assert "&lt;i&gt;" in text
            assert "<i>" not in text
            assert "<b>" not in text
