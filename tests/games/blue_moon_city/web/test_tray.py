"""The payment tray: what it suggests, adds, drops, locks and explains."""

from __future__ import annotations

import re

from selenite.games.blue_moon_city.web.page import CityPage
from selenite.games.blue_moon_city.web.tray import SUGGESTIONS, Tray
from tests.games.blue_moon_city.web.looking import at_palace, context_of, shown


class TestTray:
    def test_the_cheapest_payments_come_first(self) -> None:
        tray = Tray(CityPage(context_of(at_palace("v3v2t3t1k1k1m1m2"), 0, {"box": "1"})))
        assert tray.open_ways[0] == ("v2", "v3")
        assert len(tray.open_ways) > SUGGESTIONS
        assert shown(tray.page.context.table.state, 0, box="1")["act"].count('id="way-') == 3

    def test_a_needless_card_is_dropped_by_itself(self) -> None:
        selection = {"box": "4", "with": "v2k1"}
        tray = Tray(CityPage(context_of(at_palace("v3v2t3t1k1k1m1m2"), 0, selection)))
        assert tray.is_complete
        assert tray.next["v3"] == ("v3",)

    def test_what_leads_nowhere_is_dimmed_with_a_reason(self) -> None:
        hand = shown(at_palace("v3v2t3t1k1k1m1m2"), 0, box="1", **{"with": "v3"})["hand"]
        assert re.search(r'<button[^>]*id="card-t3"[^>]*aria-disabled="true"', hand)
        assert "no payment uses it along with what you chose" in hand

    def test_no_suggestion_uses_a_locked_card(self) -> None:
        state = at_palace("v3v2t3t1k1k1m1m2")
        tray = Tray(CityPage(context_of(state, 0, {"box": "1", "keep": "k1v3"})))
        assert tray.open_ways
        assert not [way for way in tray.open_ways if {"k1", "v3"} & set(way)]

    def test_boxes_count_the_ways_without_locked_cards(self) -> None:
        state = at_palace("v3v2t3t1k1k1m1m2")
        for keep in ("", "k1v3", "v2v3t1t3k1m1m2"):
            page = CityPage(context_of(state, 0, {"keep": keep}))
            kept = set(page.selected_cards("keep"))
            left = [not kept & set(way) for way in page.payments[1]].count(True)
            act = shown(state, 0, keep=keep)["act"]
            assert re.search(rf'id="pay-box-1"[^>]*aria-label="[^"]* {left} ways?"', act)

    def test_a_payment_says_what_it_costs(self) -> None:
        act = shown(at_palace("v3v2t3t1k1k1m1m2"), 0, box="1")["act"]
        cost = "exactly enough, uses up 1 card with a power"
        assert f"Pay for box 1 with Vulca 2 and Vulca 3. {cost}." in act

    def test_jokers_pairs_and_recolouring_are_explained(self) -> None:
        act = shown(at_palace("m1m2k1h2t3v3v1v2"), 0, box="1", colour="vulca", **{"with": "k1m1m2"})
        assert "Khind 1 counts 1 of any colour" in act["act"]
        assert "Mimix 1 and Mimix 2 together count 3" in act["act"]
        assert "4 of 5" in act["act"]
        act = shown(at_palace("m1m2k1h2t3v3v1v2"), 0, box="1", colour="vulca", **{"with": "t3h2"})
        assert "Hoax 2 makes Terrah 3 count as Vulca" in act["act"]
