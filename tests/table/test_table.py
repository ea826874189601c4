"""A table made from its log or from a record, and its cache."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from selenite.bots import make
from selenite.bots.match import play_bots
from selenite.core import records, registry
from selenite.core.chance import Rng
from selenite.core.records import Record
from selenite.table import log
from selenite.table.log import Damaged, Entry
from selenite.table.model import GATHERING, OVER, RUNNING, Seat
from selenite.table.table import Table
from tests.table.running_services import CITY, MOON, SEED

SET_UP = {
    "game": CITY, "rules": 1, "options": {"players": 2, "first": 0}, "seed": SEED.hex(),
    "host": "ada", "open": True, "position": None,
}  # fmt: skip


def table_after(*changes: log.Change) -> Table:
    """A table of Ada and Ben."""
    seats: list[log.Change] = [
        (log.SEAT, {"seat": 0, "person": "ada", "name": "Ada"}),
        (log.SEAT, {"seat": 1, "person": "ben", "name": "Ben"}),
    ]
    return Table.of("table", log.entries([(log.SET_UP, SET_UP), *seats, *changes], 0, 5.0))


def move(text: str) -> log.Change:
    return log.MOVE, {"seat": 0, "move": text, "by_hand": True}


def whole_game(name: str) -> Record:
    """The record of a game between bots."""
    game = registry.find(name)
    state = game.new(SEED, {})
    record = records.begin(game, state, seats={0: "Ada"})
    bots = [make("greedy", Rng(str(seat))) for seat in range(2)]
    played = play_bots(game, state.copy(), bots, keep_moves=True)
    for _, moves in played.moves:
        for code in moves:
            record, _ = records.add(record, state, code)
    return record


class TestLog:
    def test_the_set_up_makes_a_table_with_free_seats(self) -> None:
        table = Table.of("table", [Entry(0, 5.0, log.SET_UP, SET_UP)])
        assert (table.id, table.host, table.is_open) == ("table", "ada", True)
        assert (table.status, table.free_seats()) == (GATHERING, [0, 1])
        assert (table.seq, table.acted, table.changed) == (0, 0, 5.0)

    def test_seats_of_earlier_logs_mean_what_they_meant(self) -> None:
        """A friend who took a seat has it for good, and a bot that stands in lets nobody in."""
        bot = {"person": "ben", "name": "Ben", "bot": "greedy", "stand_in": True, "key": "key"}
        old: list[log.Change] = [
            (log.START, {}),
            (log.SEAT, {"seat": 0, "person": "cem", "name": "Cem", "bot": None, "ready": False}),
            (log.SEAT, {"seat": 1, **bot}),
        ]
        table = table_after(*old)
        assert table.seats[0] == Seat("cem", "Cem")
        assert (table.seats[0].holder, table.seats[1].holder) == ("cem", "ben")
        assert table.seats[1] == Seat("ben", "Ben", "greedy", stand_in=True, key="key")
        assert not table.seats[1].opens_with("key")

    @pytest.mark.parametrize("what", [log.FRIEND, log.ABORT])
    def test_a_request_is_the_same_after_a_restart(self, what: str) -> None:
        """Moves that were taken back are left out when a log is read again."""
        asked = (log.ASK, {"what": what, "seat": 0, "moves": 0, "about": 1})
        undone = (log.UNDO, {"seat": 0, "moves": 0})
        lived = table_after((log.START, {}), asked)
        for change in (move(">c4"), undone):
            lived.take(log.entries([change], lived.seq + 1, 5.0)[0])
        read = table_after((log.START, {}), asked, move(">c4"), undone)
        assert read.request == lived.request
        assert (read.request is not None) == (what == log.FRIEND)

    def test_a_log_begins_with_the_set_up(self) -> None:
        with pytest.raises(Damaged, match="no beginning"):
            Table.of("table", [Entry(0, 5.0, log.START, {})])

    def test_a_log_has_no_gaps(self) -> None:
        table = table_after()
        with pytest.raises(Damaged, match="gap"):
            table.take(Entry(table.seq + 2, 5.0, log.START, {}))

    def test_a_log_can_not_take_back_more_than_it_has(self) -> None:
        for count in (1, -1):
            with pytest.raises(Damaged, match="take"):
                table_after((log.START, {}), move("/"), (log.UNDO, {"seat": 0, "moves": count}))

    @pytest.mark.parametrize(
        "change",
        [
            (log.COMMIT, {"person": "ada", "seat": 0, "commitment": "0a" * 32}),
            (log.DEAL, {}),
            (log.PART, {"person": "ada", "seat": 0, "part": "0a" * 32}),
        ],
    )
    def test_a_log_whose_seed_was_given_has_no_deal(self, change: log.Change) -> None:
        with pytest.raises(Damaged, match="seed was given"):
            table_after(change)

    def test_a_gap_is_found_also_where_assertions_are_switched_off(self) -> None:
        script = (
            "from selenite.table.log import Damaged, Entry\n"
            "from selenite.table.table import Table\n"
            f"table = Table.of('t', [Entry(0, 0.0, 'set-up', {SET_UP!r})])\n"
            "try:\n    table.take(Entry(2, 0.0, 'start', {}))\n"
            "except Damaged as problem:\n    print(problem)\n"
        )
        found = subprocess.run(
            [sys.executable, "-O", "-c", script], check=True, capture_output=True, text=True
        )
        assert found.stdout == "the log has a gap\n"

    def test_a_game_that_begins_at_its_end_is_over(self) -> None:
        position = records.replay(whole_game(MOON)).position()
        set_up = {**SET_UP, "game": MOON, "options": {}, "position": position}
        table = Table.of("table", log.entries([(log.SET_UP, set_up), (log.START, {})], 0, 5.0))
        assert (table.status, table.to_move) == (OVER, None)
        assert table.result is not None


class TestRecord:
    @pytest.mark.parametrize("name", [CITY, MOON])
    def test_the_game_of_a_record_is_at_its_end(self, name: str) -> None:
        record = whole_game(name)
        table = Table.of_record(record, [Seat(name="Ada"), Seat(name="Ben")])
        assert table.status == OVER
        assert table.state.position() == records.replay(record).position()
        assert table.names() == {0: "Ada", 1: "Ben"}

    @pytest.mark.parametrize("name", [CITY, MOON])
    def test_the_record_is_the_same_again(self, name: str) -> None:
        record = whole_game(name)
        assert Table.of_record(record, [Seat(), Seat()]).record == record

    def test_without_moves_it_is_running(self) -> None:
        game = registry.find(CITY)
        table = Table.of_record(records.begin(game, game.new(SEED, {})), [Seat(), Seat()])
        assert (table.status, table.seq) == (RUNNING, -1)


class TestCache:
    @pytest.mark.parametrize(
        "change",
        [
            (log.SEAT, {"seat": 1, "person": "cem", "name": "Cem"}),
            (log.UNDO, {"seat": 0, "moves": 0}),
        ],
    )
    def test_it_is_emptied_when_a_name_or_a_sentence_changes(self, change: log.Change) -> None:
        table = table_after((log.START, {}), move(">c4"))
        table.cache.value("words", None, lambda: "old")
        table.take(*log.entries([change], table.seq + 1, 6.0))
        assert table.cache.value("words", None, lambda: "new") == "new"

    def test_it_lasts_while_sentences_are_only_added(self) -> None:
        table = table_after((log.START, {}))
        table.cache.value("words", None, lambda: "old")
        table.take(*log.entries([move(">c4")], table.seq + 1, 6.0))
        assert table.cache.value("words", None, lambda: "new") == "old"

    @pytest.mark.parametrize("seat", [0, 1, None])
    def test_views_are_those_of_the_current_state(self, seat: int | None) -> None:
        table = table_after((log.START, {}))
        before: Any = table.view(seat)
        assert table.view(seat) is before
        table.take(*log.entries([move(">c4")], table.seq + 1, 6.0))
        assert table.view(seat) == table.state.view(seat) != before
