"""Analyses: forecasts agree with playing on, blocked craters with the refusals of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from selenite.core.state import GameState
from selenite.games.moon_base.analysis import (
    FIRMNESS,
    Analysis,
    Pair,
    Score,
    analyse,
    firmness,
    tie_winner,
)
from selenite.games.moon_base.analysis import prospects as told_prospects
from selenite.games.moon_base.explain import why_blocked
from selenite.games.moon_base.rules.codes import COLOURS, FIRM_GAP, SCORES, STEPS
from selenite.games.moon_base.rules.lattice import ranks
from selenite.games.moon_base.rules.laying import gap
from selenite.texts import speaker
from tests.games.moon_base.playing import played
from tests.games.playing import texts_of

SEEDS = range(6)
ON = ("moon", "grid", "tight", "edge")


def states(moves: range = range(6, 90, 7)) -> Iterator[GameState]:
    """Games on all boards after some random moves."""
    for seed in SEEDS:
        for count in moves:
            yield played(seed, count, ON[(seed + count) % len(ON)])


def placing() -> Iterator[GameState]:
    """Games in which a ring is to be placed, and fits somewhere."""
    for state in states():
        if STEPS[state.step] == "place" and ">" in texts_of(state)[0]:
            yield state


def analysed(state: GameState) -> Analysis:
    return analyse(state.position())


def sampled(state: GameState, count: int = 4) -> list[str]:
    """Some of the legal moves."""
    moves = texts_of(state)
    return Random(len(moves)).sample(moves, min(count, len(moves)))


def then(state: GameState, move: str) -> GameState:
    """The game after a move."""
    after = state.copy()
    after.play(move)
    return after


def pairs(state: GameState) -> list[Pair]:
    """The pairs for all rings of the active player's hand."""
    kinds = dict.fromkeys(state.position()["hands"][state.seat].split())
    return [pair for kind in kinds for pair in analysed(state).pairs(kind)]


class TestStanding:
    def test_the_parts_of_a_score_are_those_of_the_rules(self) -> None:
        assert Score._fields == SCORES

    @pytest.mark.parametrize("seed", SEEDS)
    def test_at_the_end_it_is_what_was_counted(self, seed: int) -> None:
        position = played(seed, 1000).position()
        now = analyse(position).standing
        assert [score._asdict() for score in now.scores] == position["score"]
        assert [score.total for score in now.scores] == position["result"]["scores"]

    @pytest.mark.parametrize("seed", SEEDS)
    def test_the_last_move_brings_the_points_it_was_forecast_to(self, seed: int) -> None:
        moves = next(count for count in range(60, 100) if played(seed, count + 1).outcome())
        state = played(seed, moves)
        for move in sampled(state, 8):
            ended = then(state, move).position()
            assert list(analysed(state).forecast(move).after) == ended["result"]["scores"]

    def test_the_winner_is_who_won_and_a_tie_goes_to_the_second_seat(self) -> None:
        for seed in SEEDS:
            position = played(seed, 1000).position()
            assert [analyse(position).standing.winner] == position["result"]["winners"]
        assert tie_winner(played(0, 0).rules) == 1

    def test_a_bonus_is_held_by_the_colours_that_lead(self) -> None:
        seen = Counter[str]()
        for state in states():
            position, now = state.position(), analysed(state).standing
            for seat, colour in enumerate(position["colours"]):
                size = now.groups[COLOURS.index(colour)]
                assert bool(now.scores[seat].group) == (size == max(now.groups) > 0)
                assert bool(now.scores[seat].highest) == (colour in now.highest)
                seen["group"] += bool(now.scores[seat].group)
                seen["highest"] += bool(now.scores[seat].highest)
        assert min(seen["group"], seen["highest"]) > 10

    def test_pieces_left_are_those_that_are_not_on_the_board(self) -> None:
        for state in states():
            position, now = state.position(), analysed(state).standing
            for seat in (0, 1):
                built = [
                    [piece["seat"] for piece in position[kind]].count(seat)
                    for kind in ("settlements", "bases")
                ]
                left = [now.settlements_left[seat], now.bases_left[seat]]
                assert left == [6 - count for count in built]

    def test_open_rings_get_settlements_at_the_end_of_the_round(self) -> None:
        settled = 0
        for state in placing():
            if sum(len(hand.split()) for hand in state.position()["hands"]) > 1:
                continue
            for move in sampled(state):
                events = state.copy().play(move)
                forecast = analysed(state).forecast(move)
                coming = {
                    (seat, ring)
                    for seat, rings in enumerate(analysed(state).standing.open)
                    for ring in rings
                }
                coming = (coming | set(forecast.gained)) - set(forecast.lost)
                found = {
                    (event.parameters["seat"], event.parameters["ring"])
                    for event in events
                    if event.code == "settled"
                }
                assert found <= coming
                settled += len(found)
        assert settled > 0

    def test_as_many_settlements_are_to_come_as_are_left_for_open_rings(self) -> None:
        for state in states():
            now = analysed(state).standing
            for seat in (0, 1):
                assert now.coming[seat] == min(now.settlements_left[seat], len(now.open[seat]))


class TestRings:
    def test_a_ring_rests_on_the_two_that_it_was_placed_on(self) -> None:
        for state in placing():
            for pair in pairs(state):
                after = analysed(then(state, pair.places[0].move))
                assert after.supports[-1] == (pair.one, pair.other)
                assert len(after.supports) - 1 in after.carried_by(pair.one)

    def test_on_the_ground_a_ring_rests_on_none(self) -> None:
        for state in states():
            for ring, under in enumerate(analysed(state).supports):
                assert len(under) == (0 if "crater" in state.position()["rings"][ring] else 2)

    def test_connections_make_up_the_groups(self) -> None:
        largest = 0
        for state in states():
            analysis = analysed(state)
            groups = [{ring} for ring in range(state.ring_count)]
            for one, other in analysis.connections:
                joined = groups[one] | groups[other]
                for ring in joined:
                    groups[ring] = joined
            for colour, size in zip("gsb", analysis.standing.groups, strict=True):
                of_colour = [groups[ring.number] for ring in analysis.moon.rings
                             if ring.kind[1] == colour]  # fmt: skip
                assert max(map(len, of_colour), default=0) == size
                largest = max(largest, size)
        assert largest > 2


class TestPairs:
    def test_every_place_on_rings_is_in_one_pair(self) -> None:
        for state in placing():
            legal = texts_of(state)
            for kind in {move[:2] for move in legal}:
                found = analysed(state).pairs(kind)
                moves = [move for move in legal if move.startswith(f"{kind}>(")]
                placed = Counter(place.move for pair in found for place in pair.places)
                assert placed == Counter(moves)
                assert len({pair.key for pair in found}) == len(found)

    def test_a_pair_is_what_a_ring_there_would_rest_on(self) -> None:
        for state in placing():
            new = state.ring_count
            for pair in pairs(state):
                for place in pair.places[-2:]:
                    after = then(state, place.move)
                    rests = {after.ring_under[new], after.ring_beneath[new]}
                    assert rests == {pair.one, pair.other}
                    assert after.ring_level[new] == pair.level
                    assert (after.tower_ring == new) == pair.is_collaboration

    def test_the_firmest_place_comes_first(self) -> None:
        several = 0
        for state in placing():
            for pair in pairs(state):
                angles = [
                    gap(
                        state.rules_state, "LS".index(place.move[0]), ranks()[place.x, place.y],
                        pair.one, pair.other,
                    )
                    for place in pair.places
                ]  # fmt: skip
                assert angles == pytest.approx(sorted(angles))
                assert not pair.is_collaboration or angles[-1] <= FIRM_GAP
                for place, angle in zip(pair.places, angles, strict=True):
                    assert place.angle == angle
                several += len(angles) > 1
        assert several > 0

    def test_the_gaps_of_a_place_go_around_and_the_widest_is_its_angle(self) -> None:
        found = [place for state in placing() for pair in pairs(state) for place in pair.places]
        assert found
        for place in found:
            assert len(place.gaps) == 4
            assert sum(wide for _, wide in place.gaps) == pytest.approx(360)
            assert max(wide for _, wide in place.gaps) == pytest.approx(place.angle)

    def test_a_ring_is_as_firm_as_its_widest_gap_is_narrow(self) -> None:
        assert [firmness(angle) for angle in (90, 130, 160)] == list(FIRMNESS)


class TestForecasts:
    def test_points_before_and_after_are_those_of_the_standings(self) -> None:
        changed = 0
        for state in states():
            for move in sampled(state):
                forecast = analysed(state).forecast(move)
                for points, game in ((forecast.before, state), (forecast.after, then(state, move))):
                    scores = analysed(game).standing.scores
                    assert points == tuple(score.total for score in scores)
                changed += forecast.before != forecast.after
        assert changed > 0

    def test_settlements_gained_and_lost_are_the_changes_of_open_and_settled_rings(self) -> None:
        changes = Counter[str]()
        for state in placing():
            for move in sampled(state, 10):
                forecast = analysed(state).forecast(move)
                now, later = prospects(state), prospects(then(state, move))
                assert set(forecast.gained) == later - now
                assert set(forecast.lost) == now - later
                changes["gained"] += len(forecast.gained)
                changes["lost"] += len(forecast.lost)
        assert changes["gained"] > 0
        assert changes["lost"] > 0

    def test_craters_lost_and_freed_are_the_changes_of_free_craters(self) -> None:
        changes = Counter[str]()
        for state in placing():
            for move in sampled(state, 10):
                forecast = analysed(state).forecast(move)
                now, later = free(state), free(then(state, move))
                assert set(forecast.craters_lost) == now - later - {move.partition(">")[2]}
                assert set(forecast.craters_freed) == later - now
                changes["lost"] += len(forecast.craters_lost)
                changes["freed"] += len(forecast.craters_freed)
        assert changes["lost"] > 0
        assert changes["freed"] > 0


def prospects(state: GameState) -> set[tuple[int, int]]:
    """Seats and the rings where they have a settlement or would get one."""
    settled = {(entry["seat"], entry["ring"]) for entry in state.position()["settlements"]}
    rings = range(state.ring_count)
    return settled | {(seat, n) for seat in (0, 1) for n in rings if state.is_open(seat, n)}


def free(state: GameState) -> set[str]:
    """The craters that nothing blocks."""
    return {name for name in state.rules.crater_ids if analysed(state).block(name) is None}


class TestCraters:
    def test_a_crater_is_blocked_if_the_rules_let_no_ring_lie_there(self) -> None:
        seen = Counter[str]()
        for state in placing():
            legal = texts_of(state)
            for kind in set(state.position()["hands"][state.seat].split()):
                size = "LS".index(kind[0])
                for number, name in enumerate(state.rules.crater_ids):
                    if state.rules.crater_size[number] == size:
                        block = analysed(state).block(name)
                        assert (block is None) == (f"{kind}>{name}" in legal)
                        seen[block.kind if block else "free"] += 1
        assert set(seen) >= {"free", "ring", "ring-above", "tower", "base"}

    def test_a_block_names_what_is_there(self) -> None:
        for state in placing():
            analysis, position = analysed(state), state.position()
            bases = {base["crater"] for base in position["bases"]}
            for name in state.rules.crater_ids:
                block = analysis.block(name)
                if block is None:
                    continue
                level = None if block.ring is None else analysis.moon.rings[block.ring].level
                assert block.kind != "ring" or level == 1
                assert block.kind != "ring-above" or (level or 0) > 1
                assert block.kind != "base" or block.crater in bases
                assert block.kind != "tower" or block.ring == position["tower"].get("ring")
                reason = why_blocked(state.rules_state, state.rules.crater_ids.index(name))
                assert reason is not None
                assert block.clause == reason.clause

    def test_lost_craters_are_those_that_are_empty_and_blocked(self) -> None:
        found = 0
        for state in states():
            analysis = analysed(state)
            taken = {ring.crater for ring in analysis.moon.rings}
            taken |= {piece.place for piece in analysis.moon.pieces if piece.ring is None}
            lost = set(state.rules.crater_ids) - free(state) - taken
            assert analysis.lost_craters == lost
            found += len(lost)
        assert found > 0

    def test_before_the_tower_stands_everything_is_free(self) -> None:
        analysis = analysed(played(0, 1))
        assert analysis.lost_craters == frozenset()
        assert analysis.block("L01") is None


class TestCaching:
    def test_everybody_shares_one_analysis_of_a_position(self) -> None:
        state = played(3, 40)
        views = [state.view(seat).position for seat in (None, 0, 1)]
        assert len({analyse(view) for view in [*views, state.position()]}) == 1

    def test_an_analysis_plays_on_copies_alone(self) -> None:
        state = played(3, 40)
        analysis = analysed(state)
        for move in texts_of(state):
            analysis.forecast(move)
        assert analysis.state.legal_moves() == state.legal_moves()
        assert analysis.state.turn_label() == state.turn_label()


class TestProspects:
    def test_points_and_craters_agree_with_the_forecast(self) -> None:
        say = speaker("en", "moon-base").say
        told = 0
        for state in placing():
            seat = state.seat
            assert seat is not None
            before, move = state.position(), texts_of(state)[0]
            then = analysed(state).forecast(move)
            state.play(move)
            lines = [*told_prospects(before, state.position(), seat, say)]
            gained = then.after[seat] - then.before[seat]
            if gained > 0 and state.seat is not None:
                assert say("advice-points", n=gained) in lines
                told += 1
        assert told
