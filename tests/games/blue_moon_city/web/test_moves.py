"""Every legal move can be clicked, and nothing else."""

from __future__ import annotations

import re
from html import unescape

import pytest

from selenite.core.state import GameState
from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.analysis import most_worth
from selenite.games.blue_moon_city.city import box_frame, cell_frame
from selenite.games.blue_moon_city.rules.state import State
from selenite.games.blue_moon_city.web.page import text_of
from selenite.table.model import OVER
from selenite.web.viewer import ViewerContext
from tests.games.blue_moon_city.playing import KINDS, Kind
from tests.games.blue_moon_city.web.looking import (
    SAMPLE,
    TABLE_PAGE,
    about,
    at_palace,
    busiest,
    buttons,
    drawing,
    games,
    moves,
    moving,
    regions_of,
    shown,
    tray,
)
from tests.games.looking import context_of, table_of
from tests.web.driving import listed_moves, way_to

PLAIN = "k1k1k1k1v3t3a3p3"
"""A hand without a card that moves anything."""
HAND = "v3v2t3t2k1k1m1m2"
BUSY = [
    pytest.param(kind, number, id=f"{kind.name}-{number}")
    for kind in SAMPLE
    for number in range(len(busiest(kind)))
]


def lines(context: ViewerContext, move: str) -> list[list[str]]:
    """The parts that a move is chosen by, in each of its ways."""
    return [parts for text, parts, *_ in listed_moves(context) if text == move]


class TestMovesByClicks:
    @pytest.mark.parametrize(("kind", "number"), BUSY)
    def test_every_legal_move_is_there_and_nothing_else(self, kind: Kind, number: int) -> None:
        state = busiest(kind)[number]
        assert moves(state, state.seat) == set(context_of(state, state.seat).view.legal)

    @pytest.mark.parametrize(("kind", "number"), BUSY)
    def test_every_part_is_on_the_page_when_it_is_to_be_chosen(
        self, kind: Kind, number: int
    ) -> None:
        state = busiest(kind)[number]
        seen: dict[tuple[str, ...], str] = {}
        for _, parts, *_ in listed_moves(context_of(state, state.seat)):
            names = [part.lstrip("~+") for part in parts]
            for place, part in enumerate(parts):
                before = () if part.startswith("+") else tuple(names[:place])
                if before not in seen:
                    seen[before] = unescape("".join(shown(state, state.seat, *before).values()))
                assert f'data-part="{names[place]}"' in seen[before]

    @pytest.mark.parametrize("kind", SAMPLE, ids=str)
    def test_a_payment_is_a_box_and_its_cards_in_any_order(self, kind: Kind) -> None:
        paid = 0
        for state in busiest(kind):
            for move, parts, waits, _ in listed_moves(context_of(state, state.seat)):
                if move[1:2] == "=":
                    free = [part[1:] for part in parts if part.startswith("+")]
                    assert waits
                    assert (parts[0], text_of(free)) == (f"~{move[:2]}", move[2:])
                    paid += 1
        assert paid > 0

    def test_a_palace_box_is_paid_colour_by_colour(self) -> None:
        state = at_palace("v3v2t3t2k1k1m1m2")
        offered = re.findall(r'id="pay-in-(\w+)"', shown(state, 0, "1=")["act"])
        assert offered == ["vulca", "terrah", "khind", "mimix"]
        context = context_of(state, 0)
        ways = [
            (move, parts[1]) for move, parts, *_ in listed_moves(context) if move.startswith("1=")
        ]
        assert {colour for _, colour in ways} == set(offered)
        assert all(most_worth(move[2:], colour) >= 5 for move, colour in ways)
        opened = tray(state, "1=", "vulca").open_ways
        assert opened
        assert all("t" not in text_of(way) for way in opened)

    def test_only_the_seat_to_move_can_play(self) -> None:
        for state in games(KINDS[9], most=25):
            others = [seat for seat in range(state.rules_state.rules.players) if seat != state.seat]
            for seat in (*others, None):
                assert not moves(state, seat)
                for parts in (["v1"], ["1=", "v1"], [">c4"]):
                    assert not buttons(shown(state, seat, *parts))
                assert not buttons({"": about(state, seat, "tile-c4")})

    @pytest.mark.parametrize(
        ("state", "card", "can_be_used"),
        [
            (drawing("v1k1"), "v1", False),
            (drawing("v1k1"), "k1", False),
            (moving("d3", "v1k1"), "v1", True),
            (at_palace("v1v2v2k1"), "v1", False),
            (at_palace("v1v2v2k1"), "k1", True),
        ],
    )
    def test_a_card_tells_when_its_power_is_of_no_use(
        self, state: GameState[State], card: str, can_be_used: bool
    ) -> None:
        told = "Its power can't be used now." not in unescape(about(state, 0, f"card-{card}"))
        assert told == can_be_used

    def test_a_walk_says_in_sentences_what_can_be_paid_for_there(self) -> None:
        context = context_of(moving("c3", "v3v3t3t3k1k1p3p3", steps=1), 0)
        words = {move: told for move, _, _, told in listed_moves(context)}
        assert words[">d3"] == (
            "Walk to d3, Royal Palace: 1 step. Your cards can pay for boxes 1, 2, 3 and 4 there."
        )

    def test_a_game_given_up_offers_nothing(self) -> None:
        state = KINDS[0].new("web")
        table = table_of(state)
        table.status = OVER
        context = ViewerContext(table, state.seat, table.view(state.seat), "en")
        assert not context.can_act
        assert not buttons(regions_of(context))

    def test_a_finished_game_is_shown(self) -> None:
        state = list(games(Kind(players=4), most=10_000))[-1]
        assert state.outcome() is not None
        for seat in (0, None):
            assert not moves(state, seat)
            assert "won" in shown(state, seat)["act"]

    def test_a_step_says_where_it_leads_and_what_can_be_paid_there(self) -> None:
        words = {
            move: words for move, _, _, words in listed_moves(context_of(moving("d3", HAND), 0))
        }
        assert words[">e3"].startswith("Walk to e3")
        assert any("can pay for box" in text for text in words.values())


class TestDraw:
    HAND = "v1k1h3m1m2p1p2t2"

    def test_it_waits_for_its_button_and_elsewhere_for_a_question(self) -> None:
        context = context_of(drawing(self.HAND), 0)
        assert all(waits for _, _, waits, _ in listed_moves(context))
        first = unescape(str(TABLE_PAGE.moves(context))).splitlines()[0]
        assert first == "?\tReady to draw? After that, this turn can't be changed."

    def test_the_button_says_what_is_discarded_and_drawn(self) -> None:
        words = {
            move: words for move, _, _, words in listed_moves(context_of(drawing(self.HAND), 0))
        }
        assert words["drop"] == "Draw 2 cards"
        assert words["drop=k1"] == "Discard 1, draw 3"
        assert "Discard 1, draw 3" in shown(drawing(self.HAND), 0, "k1")["act"]

    @pytest.mark.parametrize("move", ["drop", "drop=k1", "drop=k1h3"])
    def test_its_button_is_the_only_question(self, move: str) -> None:
        context = context_of(drawing(self.HAND), 0)
        assert way_to(context, move)[-1].startswith("#act [data-play]")
        assert "After the draw" in shown(drawing(self.HAND), 0)["act"]


class TestSheet:
    def test_the_own_tile_begins_with_what_comes_next_and_its_boxes(self) -> None:
        sheet = about(moving("d3", HAND), 0, "tile-d3")
        assert sheet.count('id="sheet-end-move"') == 1
        order = [sheet.index(f'id="{one}"') for one in ("sheet-end-move", "sheet-box-1")]
        assert order == sorted(order)
        assert sheet.index("sheet-box-4") < sheet.index("<li>")
        assert "<li>box 1" not in sheet

    def test_a_box_of_the_own_tile_does_what_it_does_on_the_board(self) -> None:
        for state in (moving("d3", HAND), at_palace(HAND)):
            board, sheet = shown(state, 0)["board"], about(state, 0, "tile-d3")
            for box in "1234":
                does = [
                    re.findall(r'(?:hx-post|data-then|data-part)="[^"]*"', button)
                    for name, text in (("box", board), ("sheet-box", sheet))
                    for button in re.findall(rf'<[^>]* id="{name}-{box}"[^>]*>', text)
                ]
                assert len(does) == 2
                assert sorted(does[0]) == sorted(does[1])
                assert does[0]

    def test_boxes_elsewhere_are_only_looked_at(self) -> None:
        sheet = about(moving("c4", HAND), 0, "tile-d3")
        assert len(re.findall(r'<button[^>]* id="sheet-box-[^>]*aria-disabled="true"', sheet)) == 4
        for seat in (1, None):
            assert not buttons({"": about(moving("d3", HAND), seat, "tile-d3")})

    @pytest.mark.parametrize("thing", ["", "tile-z9", "card-v9", "card-<b>", "nothing", "aid-"])
    def test_what_is_not_there_is_not_told_about(self, thing: str) -> None:
        assert TABLE_PAGE.about(context_of(moving("d3", HAND), 0), thing) is None

    def test_a_card_is_told_about_to_its_owner_only(self) -> None:
        state = moving("d3", HAND)
        assert "Vulca 3" in about(state, 0, "card-v3")
        assert TABLE_PAGE.about(context_of(state, None), "card-v3") is None


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
        ends = [
            re.findall(r'move=%2F"[^>]* id="([^"]+)"', shown(state, 0)["act"])
            for state in (moving("d3", HAND), at_palace(HAND))
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
        assert buttons({"act": act}) == {"/"}


class TestCards:
    def test_a_card_comes_before_its_targets(self) -> None:
        context = context_of(moving("d3", "v1v2t3t2k1k1m1m2"), 0)
        flights = [move for move in context.view.legal if move.startswith("v1>")]
        assert flights
        for move in flights:
            assert lines(context, move) == [["v1", move[2:]]]

    def test_a_step_needs_no_card(self) -> None:
        assert lines(context_of(moving("d3", HAND), 0), ">e3") == [[">e3"]]

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
