"""Processes that play games, and what bots do to them."""

from __future__ import annotations

import multiprocessing

import pytest

from selenite.arena.lineups import Tournament
from selenite.arena.results import Result
from selenite.arena.workers import Worker, play_locally
from selenite.core.refusals import Invalid
from tests.arena.games import QUICK, bad, first, played, settings, timeless, tournament


def results(of: Tournament, workers: int, limit: float | None = None) -> list[Result]:
    return list(play_locally(settings(of, limit), of.tasks(), workers))


class TestPlayLocally:
    def test_the_games_are_the_same_for_any_number_of_workers(self) -> None:
        of = tournament((*QUICK, "greedy"), 4)
        wanted = timeless(played(of))
        assert timeless(results(of, 1)) == wanted
        assert timeless(results(of, 3)) == wanted

    def test_a_bot_that_hangs_or_dies_forfeits_and_the_others_play_on(self) -> None:
        of = tournament((bad("Hanging"), bad("Dying"), "random"), 2)
        forfeits = {}
        for result in results(of, 2, limit=0.2):
            assert result.forfeit is not None
            failed = result.seats[result.forfeit.seat]
            assert result.forfeit.seat not in result.winners
            assert result.turns[result.forfeit.seat] == 4
            assert result.decisions == sum(result.turns) - 1
            forfeits[failed.partition("::")[2]] = result.forfeit[1:]
        assert forfeits == {"Hanging": ("slow", "> 0.2 s"), "Dying": ("died", "7")}

    def test_a_process_that_is_deaf_is_ended(self) -> None:
        of = tournament((bad("Deaf"), "random"), 1)
        forfeits = [result.forfeit for result in results(of, 1)]
        assert [forfeit and forfeit[1:] for forfeit in forfeits] == [("died", "-")] * 2

    def test_what_bots_print_is_not_our_output(self, capfd: pytest.CaptureFixture[str]) -> None:
        results(tournament((bad("Polite"), "random"), 2), 1)
        printed = capfd.readouterr()
        assert printed.out == ""
        assert "thinking" in printed.err

    def test_a_refusal_in_a_worker_is_raised_here(self) -> None:
        of = tournament()._replace(options={"board": "sun"})
        with pytest.raises(Invalid, match="board-unknown"):
            results(of, 1)

    def test_processes_end_when_the_rest_is_not_wanted(self) -> None:
        before = set(multiprocessing.active_children())
        games = play_locally(settings(tournament()), tournament().tasks(), 2)
        next(games)
        started = set(multiprocessing.active_children()) - before
        games.close()  # type: ignore[attr-defined]
        assert len(started) == 2
        assert not started & set(multiprocessing.active_children())


class TestWorker:
    def test_a_process_lost_between_games_costs_nothing(self) -> None:
        of = tournament()
        worker = Worker(settings(of))
        task = next(of.tasks())
        try:
            worker.process.kill()
            worker.process.join()
            worker.submit(task)
            result = None
            while result is None:
                worker.connection.poll(1)
                result = worker.poll()
        finally:
            worker.close()
        assert timeless([result]) == timeless([first(of)])

    def test_a_worker_without_a_game_has_no_result(self) -> None:
        worker = Worker(settings(tournament()))
        try:
            assert worker.poll() is None
        finally:
            worker.close()
