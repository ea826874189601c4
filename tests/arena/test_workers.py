"""Processes that play games, and what bots do to them."""

from __future__ import annotations

import pytest

from selenite.arena.lineups import Tournament
from selenite.arena.results import Result
from selenite.arena.workers import Worker, play_here
from selenite.core.refusals import Invalid
from tests.arena.games import QUICK, bad, first, played, table, timeless, tournament


def here(of: Tournament, workers: int, limit: float | None = None) -> list[Result]:
    return list(play_here(table(of, limit), of.tasks(), workers))


class TestPlayHere:
    def test_the_games_are_the_same_for_any_number_of_workers(self) -> None:
        of = tournament((*QUICK, "greedy"), 4)
        wanted = timeless(played(of))
        assert timeless(here(of, 1)) == wanted
        assert timeless(here(of, 3)) == wanted

    def test_hanging_and_dying_forfeits_and_the_others_play_on(self) -> None:
        of = tournament((bad("Hanging"), bad("Dying"), "random"), 2)
        forfeits = {}
        for result in here(of, 2, limit=0.2):
            assert result.forfeit is not None
            failed = result.seats[result.forfeit.seat]
            assert result.forfeit.seat not in result.winners
            assert result.turns[result.forfeit.seat] == 4
            assert result.decisions == sum(result.turns) - 1
            forfeits[failed.partition("::")[2]] = result.forfeit[1:]
        assert forfeits == {"Hanging": ("slow", "> 0.2 s"), "Dying": ("died", "7")}

    def test_a_process_that_is_deaf_is_ended(self) -> None:
        of = tournament((bad("Deaf"), "random"), 1)
        for result in here(of, 1):
            assert result.forfeit is not None
            assert result.forfeit[1:] == ("died", "-")

    def test_what_bots_print_is_not_our_output(self, capfd: pytest.CaptureFixture[str]) -> None:
        here(tournament((bad("Polite"), "random"), 2), 1)
        printed = capfd.readouterr()
        assert printed.out == ""
        assert "thinking" in printed.err

    def test_a_refusal_in_a_worker_is_told_here(self) -> None:
        of = tournament()._replace(options={"board": "sun"})
        with pytest.raises(Invalid, match="board-unknown"):
            here(of, 1)

    def test_what_is_left_is_closed(self) -> None:
        games = play_here(table(tournament()), tournament().tasks(), 2)
        next(games)
        games.close()  # type: ignore[attr-defined]


class TestWorker:
    def test_a_process_lost_between_games_costs_nothing(self) -> None:
        of = tournament()
        worker = Worker(table(of))
        task = next(of.tasks())
        try:
            worker.process.kill()
            worker.process.join()
            worker.give(task)
            result = None
            while result is None:
                worker.connection.poll(1)
                result = worker.look()
        finally:
            worker.close()
        assert timeless([result]) == timeless([first(of)])

    def test_a_worker_without_a_game_has_no_result(self) -> None:
        worker = Worker(table(tournament()))
        try:
            assert worker.look() is None
        finally:
            worker.close()
