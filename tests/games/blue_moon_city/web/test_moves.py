"""Every legal move can be clicked, and nothing else."""

from __future__ import annotations

import re
from html import unescape
from random import Random

import pytest

from selenite.core.state import GameState
from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.analysis import most_worth
from selenite.games.blue_moon_city.city import box_frame, cell_frame
from selenite.games.blue_moon_city.web.page import CityPage, text_of
from selenite.games.blue_moon_city.web.tray import Tray
from selenite.table.model import OVER
from selenite.web.viewer import ViewerContext, to
from tests.games.blue_moon_city.playing import KINDS, Kind
from tests.games.blue_moon_city.web.looking import (
    SAMPLE,
    at_palace,
    busiest,
    choices,
    context_of,
    drawing,
    games,
    moves,
    moving,
    regions_of,
    shown,
    table_of,
)
from tests.web.driving import way_to

PLAIN = "k1k1k1k1v3t3a3p3"
"""A hand without a card that moves anything."""
LONG = {"with", "keep", "lock", "colour"}
"""The parameters of the payment tray: too many combinations to try all of them."""
BUSY = [
    pytest.param(kind, number, id=f"{kind.name}-{number}")
    for kind in SAMPLE
    for number in range(len(busiest(kind)))
]


class TestMovesByClicks:
    @pytest.mark.parametrize(("kind", "number"), BUSY)
    def test_every_legal_move_is_there_and_nothing_else(self, kind: Kind, number: int) -> None:
        state = busiest(kind)[number]
        legal = set(context_of(state, state.seat).view.legal)
        found: set[str] = set()
        seen: set[frozenset[tuple[str, str]]] = {frozenset()}
        waiting: list[dict[str, str]] = [{}]
        while waiting:
            regions = shown(state, state.seat, **waiting.pop())
            assert moves(regions) <= legal
            found |= moves(regions)
            for choice in choices(regions):
                key = frozenset(choice.items())
                if key not in seen and not LONG & set(choice):
                    seen.add(key)
                    waiting.append(choice)
        assert {move for move in legal if not move[0].isdigit()} <= found

    @pytest.mark.parametrize("kind", SAMPLE, ids=str)
    def test_every_payment_is_reached_by_adding_card_after_card(self, kind: Kind) -> None:
        for state in busiest(kind):
            if state.phase == 1:
                self.pay_all(state)

    def pay_all(self, state: GameState) -> None:
        seat, pages = state.seat, {}

        def page(choice: dict[str, str]) -> tuple[list[dict[str, str]], set[str]]:
            key = tuple(choice.items())
            if key not in pages:
                regions = shown(state, seat, **choice)
                pages[key] = choices(regions), moves(regions)
            return pages[key]

        payments = CityPage(context_of(state, seat)).payments
        for box, ways in payments.items():
            assert {"box": f"{box}"} in page({})[0] or len(payments) == 1
            for way in Random(box).sample(ways, min(len(ways), 60)):
                choice = {"box": f"{box}"}
                for count in range(1, len(way) + 1):
                    after = {"box": f"{box}", "with": text_of(way[:count])}
                    assert after in page(choice)[0], (after, choice)
                    choice = after
                assert f"{box}={''.join(way)}" in page(choice)[1]

    def test_a_palace_box_is_paid_colour_by_colour(self) -> None:
        state = at_palace("v3v2t3t2k1k1m1m2")
        offered = [c["colour"] for c in choices(shown(state, 0, box="1")) if "colour" in c]
        assert offered == ["vulca", "terrah", "khind", "mimix"]
        tray = Tray(CityPage(context_of(state, 0, {"box": "1", "colour": "vulca"})))
        assert tray.open_ways
        assert all(most_worth(text_of(way), "vulca") >= 5 for way in tray.open_ways)
        assert all("t" not in text_of(way) for way in tray.open_ways)

    def test_only_the_seat_to_move_can_play(self) -> None:
        for state in games(KINDS[9], most=25):
            others = [seat for seat in range(state.rules.players) if seat != state.seat]
            for seat in (*others, None):
                for selection in ({}, {"tile": "c4"}, {"card": "v1"}, {"aid": "1"}, {"drop": "v1"}):
                    assert not moves(shown(state, seat, **selection))

    def test_a_game_given_up_offers_nothing(self) -> None:
        state = KINDS[0].new("web")
        table = table_of(state)
        table.status = OVER
        assert not moves(regions_of(ViewerContext(table, state.seat, table.view(state.seat), "en")))

    def test_a_finished_game_is_shown(self) -> None:
        state = list(games(Kind(players=4), most=10_000))[-1]
        assert state.outcome() is not None
        for seat in (0, None):
            regions = shown(state, seat)
            assert not moves(regions)
            assert "won" in regions["act"]


class TestDraw:
    def test_a_question_comes_before_it(self) -> None:
        state = drawing("v1k1h3m1m2p1p2t2")
        assert not moves(shown(state, 0))
        assert {"sure": "1"} in choices(shown(state, 0))
        asked = shown(state, 0, sure="1")
        assert "Draw 2 cards? This can't be taken back." in unescape(asked["act"])
        assert moves(asked) == {"drop"}

    def test_the_question_keeps_the_chosen_cards_and_the_way_back(self) -> None:
        state = drawing("v1k1h3m1m2p1p2t2")
        assert {"drop": "k1", "sure": "1"} in choices(shown(state, 0, drop="k1"))
        asked = shown(state, 0, drop="k1", sure="1")
        assert moves(asked) == {"drop=k1"}
        assert "Yes, discard 1, draw 3" in asked["act"]
        assert {"drop": "k1"} in choices({"act": asked["act"]})
        assert 'class="card chosen"' in asked["hand"]

    def test_another_choice_of_cards_drops_the_question(self) -> None:
        hand = shown(drawing("v1k1h3m1m2p1p2t2"), 0, drop="k1", sure="1")["hand"]
        assert {"drop": "v1k1"} in choices({"hand": hand})
        assert not [choice for choice in choices({"hand": hand}) if "sure" in choice]

    @pytest.mark.parametrize("move", ["drop", "drop=k1", "drop=k1h3"])
    def test_a_way_leads_through_it(self, move: str) -> None:
        way = way_to(context_of(drawing("v1k1h3m1m2p1p2t2"), 0), move)
        assert "sure=1" in way[-2]
        assert way[-1] == to("move", move=move)


class TestSheet:
    HAND = "v3v2t3t2k1k1m1m2"

    def test_the_own_tile_begins_with_what_comes_next_and_its_boxes(self) -> None:
        act = shown(moving("d3", self.HAND), 0, tile="d3")["act"]
        assert act.count('id="end-move"') == 1
        order = [act.index(f'id="{one}"') for one in ("end-move", "back", "sheet-box-1")]
        assert order == sorted(order)
        assert act.index("sheet-box-4") < act.index("<li>")
        assert "<li>box 1" not in act

    def test_a_box_of_the_own_tile_does_what_it_does_on_the_board(self) -> None:
        for state in (moving("d3", self.HAND), at_palace(self.HAND)):
            regions = shown(state, 0, tile="d3")
            for box in "1234":
                addresses = [
                    re.findall(rf'hx-(?:get|post)="[^"]*box={box}"', button)
                    for name, region in (("box", "board"), ("sheet-box", "act"))
                    for button in re.findall(rf'<[^>]* id="{name}-{box}"[^>]*>', regions[region])
                ]
                assert len(addresses) == 2
                assert addresses[0] == addresses[1]
                assert addresses[0]

    def test_boxes_elsewhere_are_only_looked_at(self) -> None:
        act = shown(moving("c4", self.HAND), 0, tile="d3")["act"]
        assert len(re.findall(r'<button[^>]* id="sheet-box-[^>]*aria-disabled="true"', act)) == 4
        for seat in (1, None):
            assert not moves(shown(moving("d3", self.HAND), seat, tile="d3"))


class TestCrowd:
    def test_pieces_leave_what_their_tile_gives_in_page(self) -> None:
        position = moving("d4", PLAIN).position()
        position["figures"] = ["d4", "d4"]
        position["dragons"] = dict.fromkeys(position["dragons"], "d4")
        board = shown(bmc.from_position(position, "crowd"), 0)["board"]
        places = re.findall(r'translate\(([\d.]+) ([\d.]+)\)" id="(?:dragon|figure)-', board)
        frame, box = cell_frame("d4"), box_frame("d4", 1, 1)
        assert len(places) == 5
        for x, y in places:
            assert frame.y + 15 < float(y) < box.y - 27
            assert frame.x + 10 < float(x) < frame.x + frame.width - 10


class TestPhases:
    def test_each_has_an_end_of_its_own(self) -> None:
        hand = "v3v2t3t2k1k1m1m2"
        ends = [
            re.findall(r'move=%2F"[^>]* id="([^"]+)"', shown(state, 0)["act"])
            for state in (moving("d3", hand), at_palace(hand))
        ]
        assert ends == [["end-move"], ["end-build"]]

    def test_one_that_passes_by_itself_asks_nothing(self) -> None:
        """Nobody reads of offerings while a phase without a choice passes."""
        state = moving("c3", PLAIN)
        state.play("/")
        assert context_of(state, 0).view.legal == ["/"]
        act = shown(state, 0)["act"]
        assert "asks" not in act
        assert 'class="tools passing"' in act
        assert moves({"act": act}) == {"/"}


class TestLights:
    def test_a_card_without_a_use_leaves_them_on(self) -> None:
        state = moving("d3", "v3v2t3t2k1k1m1m2")
        lit = moves({"board": shown(state, 0)["board"]})
        assert {">e3", "/"} <= lit
        assert moves({"board": shown(state, 0, card="m1")["board"]}) == lit

    def test_a_card_with_targets_has_them_alone(self) -> None:
        state = moving("d3", "v1v2t3t2k1k1m1m2")
        lit = moves({"board": shown(state, 0, card="v1")["board"]})
        assert lit
        assert all(move.startswith("v1>") for move in lit)

    @pytest.mark.parametrize(
        ("steps", "hand", "expected"),
        [
            (2, PLAIN, "Choose a marked tile"),
            (0, f"f1{PLAIN[2:]}", "No steps left. Play a card with a power"),
            (0, PLAIN, "No steps left: your movement ends here"),
        ],
    )
    def test_marked_tiles_are_named_where_there_are_some(
        self, steps: int, hand: str, expected: str
    ) -> None:
        act = shown(moving("d3", hand, steps), 0)["act"]
        assert expected in act
        assert ("marked" in act) == bool(steps)

    def test_none_are_named_while_looking_around(self) -> None:
        assert "marked" not in shown(moving("d3", PLAIN), 0, look="1")["act"]
