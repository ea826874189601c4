"""Why points changed, move by move: in the log, in the prompt, on a banner."""

from __future__ import annotations

from functools import cache
from html import unescape

import pytest

from selenite.bots import make
from selenite.core import records
from selenite.core.chance import Rng
from selenite.games import moon_base
from selenite.games.moon_base.analysis import ScoreChange, analyse
from selenite.games.moon_base.rules.codes import COLOURS
from selenite.games.moon_base.web.score_history import changes_of, changes_to_see, reasons
from selenite.table.model import Seat
from selenite.table.table import Table
from selenite.texts import LANGUAGES, speaker
from selenite.web import regions, turn_log
from selenite.web.viewer import ViewerContext

from .looking import TABLE_PAGE

NAMES = {0: "Ada", 1: "Ben"}


@cache
def game() -> Table:
    """A whole game that bots have played."""
    state = moon_base.new(seed="why")
    record = records.begin(moon_base.GAME, state, None)
    bot = make("greedy", Rng("why"))
    while state.outcome() is None:
        record, _ = records.add(record, state, bot.choose(state.view(state.seat)))
    return Table.of_record(record, [Seat(name=name) for name in NAMES.values()])


def up_to(count: int) -> Table:
    """The game after some moves."""
    table = Table.of_record(game().record, [Seat(name=name) for name in NAMES.values()])
    table.go_back(count)
    return table


def numbers(*whys: str) -> list[int]:
    """The moves with which points changed for one of some reasons, or for any."""
    found = []
    for number in range(len(game().moves)):
        told = {one.why for one in changes_of(game(), number)}
        if told & set(whys) or (told and not whys):
            found.append(number)
    if not found:
        pytest.fail(f"no move changes points for {whys}")
    return found


def seen(table: Table, seat: int | None) -> ViewerContext:
    return ViewerContext(table, seat, table.view(seat), "en")


class TestChanges:
    def test_they_add_up_to_the_points_of_every_position(self) -> None:
        points = [0, 0]
        for number in range(len(game().moves)):
            for one in changes_of(game(), number):
                points[one.seat] += one.by
            state, _ = game().at(number + 1)
            standing = analyse(state.view(None).position).standing
            assert points == [score.total for score in standing.scores]

    def test_every_reason_occurs(self) -> None:
        told = {one.why for number in numbers() for one in changes_of(game(), number)}
        assert told >= {
            "settlements", "bases", "covered", "group-won", "group-shared", "group-lost",
            "highest-won", "highest-shared", "highest-lost", "tower-won", "tower-lost",
        }  # fmt: skip

    def test_a_bonus_is_lost_to_a_colour_that_leads(self) -> None:
        for number in numbers("group-lost"):
            state, _ = game().at(number + 1)
            now = analyse(state.view(None).position).standing
            (lost,) = [one for one in changes_of(game(), number) if one.why == "group-lost"][:1]
            assert now.groups[COLOURS.index(lost.colour)] == lost.n == now.largest

    def test_covered_rings_are_those_that_are_open_no_more_and_not_settled(self) -> None:
        for number in numbers("covered"):
            views = [game().at(count)[0].view(None).position for count in (number, number + 1)]
            before, after = (analyse(view).standing for view in views)
            for one in changes_of(game(), number):
                if one.why == "covered":
                    assert len(before.open[one.seat]) > len(after.open[one.seat])

    def test_they_are_the_same_when_a_table_is_followed_from_the_start(self) -> None:
        table, found = up_to(0), []
        for number, played in enumerate(game().moves):
            table.state.play(played.move)
            table.moves.append(played)
            found.append(changes_of(table, number))
        assert found == [changes_of(game(), number) for number in range(len(game().moves))]


class TestWords:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_everything_is_told_in_every_language(self, language: str) -> None:
        speak = speaker(language, "moon-base")
        for number in numbers():
            told = reasons(speak, NAMES, changes_of(game(), number))
            assert told
            for reason in told:
                assert "???" not in reason.words
                assert NAMES[reason.seat] in reason.words

    def test_a_player_is_told_once_for_all_reasons_and_addressed(self) -> None:
        found = [
            ScoreChange(0, "group", 2, "group-won", 3, "gold"),
            ScoreChange(0, "highest", 2, "highest-won", 2, "gold"),
            ScoreChange(1, "tower", -3, "tower-lost", 1, "gold"),
        ]
        told = reasons(speaker("en", "moon-base"), NAMES, found, 0)
        assert [one.words for one in told] == [
            "You +4: gold has the largest group, 3 rings · gold is highest, on level 2",
            "Ben \N{MINUS SIGN}3: the tower has moved to gold",
        ]


class TestPage:
    def test_the_log_tells_why(self) -> None:
        number = numbers("tower-lost")[0]
        table = up_to(number + 1)
        shown = unescape(str(turn_log.log(seen(table, 0))))
        told = reasons(speaker("en", "moon-base"), NAMES, changes_of(table, number))
        assert told
        for reason in told:
            assert f'<li class="came">{reason.words}</li>' in shown

    def test_a_banner_tells_why(self) -> None:
        number = numbers("highest-lost")[0]
        context = seen(up_to(number + 1), 1)
        shown = unescape(str(regions.happened(context)))
        told = reasons(context.speaker, NAMES, changes_of(context.table, number), 1)
        assert told
        for reason in told:
            assert reason.words in shown

    def test_the_prompt_tells_what_the_other_has_changed_since(self) -> None:
        number = next(
            n for n in numbers("group-lost") if n + 1 < len(game().moves)
            and game().moves[n].seat != game().moves[n + 1].seat
        )  # fmt: skip
        seat = game().moves[number + 1].seat
        context = seen(up_to(number + 1), seat)
        found = changes_to_see(context.table, seat)
        shown = unescape(str(TABLE_PAGE.regions(context)["act"]))
        told = reasons(context.speaker, NAMES, found, seat)
        assert told
        for reason in told:
            assert reason.words in shown

    def test_before_the_first_move_there_is_nothing_to_tell(self) -> None:
        assert changes_to_see(up_to(0), 1) == ()
