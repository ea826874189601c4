"""The payment tray: what it suggests, locks and explains."""

from __future__ import annotations

import re

import pytest

from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.web.tray import SUGGESTIONS
from tests.games.blue_moon_city.web.looking import at_palace, shown, tray

HAND = "v3v2t3t1k1k1m1m2"


class TestTray:
    def test_the_cheapest_payments_come_first(self) -> None:
        ways = tray(at_palace(HAND), "1=").open_ways
        assert ways[0] == ("v2", "v3")
        assert len(ways) > SUGGESTIONS
        assert shown(at_palace(HAND), 0, "1=")["act"].count('id="way-') == 3

    def test_what_is_chosen_pays_as_soon_as_it_is_enough(self) -> None:
        for cards, is_enough in ((("v3",), False), (("v3", "v2"), True)):
            act = shown(at_palace(HAND), 0, "1=", "vulca", *cards)["act"]
            button = re.findall(r'<button[^>]*id="pay-chosen"[^>]*>', act)[0]
            assert "data-play" in button
            assert ('aria-disabled="true"' in button) != is_enough

    def test_no_suggestion_uses_a_locked_card(self) -> None:
        ways = tray(at_palace(HAND), "1=", keep="k1v3").open_ways
        assert ways
        assert not [way for way in ways if {"k1", "v3"} & set(way)]

    @pytest.mark.parametrize("keep", ["", "k1v3", "v2v3t1t3k1m1m2"])
    def test_boxes_count_the_ways_without_locked_cards(self, keep: str) -> None:
        page = tray(at_palace(HAND), keep=keep).page
        kept = set(page.selected_cards("keep"))
        left = [not kept & set(way) for way in page.payments[1]].count(True)
        act = shown(at_palace(HAND), 0, keep=keep)["act"]
        assert re.search(rf'id="pay-box-1"[^>]*aria-label="[^"]*\. {left} ways?\."', act)

    def test_a_payment_says_what_it_costs(self) -> None:
        act = shown(at_palace(HAND), 0, "1=")["act"]
        cost = "exactly enough, uses up 1 card with a power"
        assert f"Pay for box 1 with Vulca 2 and Vulca 3. {cost}." in act

    @pytest.mark.parametrize("is_last", [True, False])
    def test_a_payment_for_the_last_free_box_says_so(self, is_last: bool) -> None:
        state = at_palace(HAND)
        position = state.position()
        boxes = position["city"]["d3"]["boxes"]
        taken = len(boxes) - (1 if is_last else 2)
        boxes[:taken] = [1] * taken
        position["players"][1]["cubes"] -= taken
        act = shown(bmc.from_position(position, "last"), 0)["act"]
        assert ("completes the building" in act) == is_last
        assert ("which box?" in act) != is_last
        assert ("pay for the box" in act) == is_last

    @pytest.mark.parametrize(("keep", "is_told"), [("t3t1k1m1m2", False), ("", True)])
    def test_a_single_way_to_pay_is_not_counted(self, keep: str, is_told: bool) -> None:
        assert (len(tray(at_palace(HAND), "1=", keep=keep).open_ways) > 1) == is_told
        act = shown(at_palace(HAND), 0, "1=", keep=keep)["act"]
        (tab,) = re.findall(r'<button[^>]*id="pay-box-1".*?</button>', act)
        assert (" way" in tab) == is_told

    def test_locking_cards_is_explained(self) -> None:
        act = shown(at_palace(HAND), 0)["act"]
        assert 'title="Cards you lock are not proposed for payments"' in act

    def test_jokers_pairs_and_recolouring_are_explained(self) -> None:
        state = at_palace("m1m2k1h2t3v3v1v2")
        act = shown(state, 0, "1=", "vulca", "k1", "m1", "m2")["act"]
        assert "Khind 1 counts 1 of any colour" in act
        assert "Mimix 1 and Mimix 2 together count 3" in act
        assert "4 of 5" in act
        act = shown(state, 0, "1=", "vulca", "t3", "h2")["act"]
        assert "Hoax 2 makes Terrah 3 count as Vulca" in act
