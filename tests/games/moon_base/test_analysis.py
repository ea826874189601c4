"""Analyses: forecasts agree with playing on, blocked craters with the refusals of the rules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from selenite.core.state import Event, GameState
from selenite.games.moon_base.analysis import (
    FIRMNESS,
    Analysis,
    Pair,
    Score,
    analyse,
    firmness,
    piece_points,
    reasons,
    tie_winner,
)
from selenite.games.moon_base.analysis import prospects as told_prospects
from selenite.games.moon_base.explain import why_blocked
from selenite.games.moon_base.rules.codes import COLOURS, FIRM_GAP, SCORES, STEPS
from selenite.games.moon_base.rules.lattice import ranks
from selenite.games.moon_base.rules.laying import gap
from selenite.games.moon_base.rules.state import State
from selenite.texts import speaker
from tests.games.moon_base.playing import played
from tests.games.playing import texts_of

SEEDS = range(6)
PLAYED = ("gold", "silver")
ON = ("moon", "grid", "tight", "edge")


def states(moves: range = range(6, 90, 7)) -> Iterator[GameState[State]]:
    """Games on all boards after some random moves."""
    for seed in SEEDS:
        for count in moves:
            yield played(seed, count, ON[(seed + count) % len(ON)])


def placing() -> Iterator[GameState[State]]:
    """Games in which a ring is to be placed, and fits somewhere."""
    for state in states():
        if STEPS[state.rules_state.step] == "place" and ">" in texts_of(state)[0]:
            yield state


def analysed(state: GameState[State]) -> Analysis:
    return analyse(state.position())


def sampled(state: GameState[State], count: int = 4) -> list[str]:
    """Some of the legal moves."""
    moves = texts_of(state)
    return Random(len(moves)).sample(moves, min(count, len(moves)))


def then(state: GameState[State], move: str) -> GameState[State]:
    """The game after a move."""
    after = state.copy()
    after.play(move)
    return after


def own_colour(state: GameState[State]) -> int:
    """The colour of the player to move, as a number."""
    return int(state.rules_state.colours[state.rules_state.seat])


def pairs() -> list[tuple[GameState[State], Pair]]:
    """The pairs for all rings of the active player's hand in all of those games."""
    found = [
        (state, pair)
        for state in placing()
        for kind in dict.fromkeys(state.position()["hands"][state.seat].split())
        for pair in analysed(state).pairs(kind)
    ]
    assert found
    return found


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
        assert tie_winner(played(0, 0).rules_state.rules) == 1

    def test_a_piece_counts_what_each_of_them_brings(self) -> None:
        each = piece_points(played(0, 0).rules_state.rules)
        assert each == Score(2, 1, -1, 0, 0, 0)
        for seed in SEEDS:
            position = played(seed, 1000, "tight").position()
            for seat, score in enumerate(position["score"]):
                for part in ("settlements", "bases"):
                    built = [piece["seat"] for piece in position[part]].count(seat)
                    assert score[part] == built * getattr(each, part)
                assert score["aside"] == len(position["aside"][seat].split()) * each.aside

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
        for state, pair in pairs():
            after = analysed(then(state, pair.places[0].move))
            assert after.supports[-1] == (pair.one, pair.other)
            assert len(after.supports) - 1 in after.carried_by(pair.one)

    def test_on_the_ground_a_ring_rests_on_none(self) -> None:
        seen = Counter[int]()
        for state in states():
            for ring, under in enumerate(analysed(state).supports):
                assert len(under) == (0 if "crater" in state.position()["rings"][ring] else 2)
                seen[len(under)] += 1
        assert set(seen) == {0, 2}

    def test_connections_make_up_the_groups(self) -> None:
        largest = 0
        for state in states():
            analysis = analysed(state)
            groups = [{ring} for ring in range(state.rules_state.ring_count)]
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
        places = 0
        for state in placing():
            legal = texts_of(state)
            for kind in {move[:2] for move in legal}:
                found = analysed(state).pairs(kind)
                moves = [move for move in legal if move.startswith(f"{kind}>(")]
                placed = Counter(place.move for pair in found for place in pair.places)
                assert placed == Counter(moves)
                assert len({pair.key for pair in found}) == len(found)
                places += len(moves)
        assert places > 0

    def test_a_pair_is_what_a_ring_there_would_rest_on(self) -> None:
        for state, pair in pairs():
            new = state.rules_state.ring_count
            for place in pair.places[-2:]:
                after = then(state, place.move)
                rests = {after.rules_state.ring_under[new], after.rules_state.ring_beneath[new]}
                assert rests == {pair.one, pair.other}
                assert after.rules_state.ring_level[new] == pair.level
                assert (after.rules_state.tower_ring == new) == pair.is_collaboration

    def test_the_firmest_place_comes_first(self) -> None:
        several = 0
        for state, pair in pairs():
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
        for place in (place for _, pair in pairs() for place in pair.places):
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


def prospects(state: GameState[State]) -> set[tuple[int, int]]:
    """Seats and the rings where they have a settlement or would get one."""
    settled = {(entry["seat"], entry["ring"]) for entry in state.position()["settlements"]}
    rings = range(state.rules_state.ring_count)
    return settled | {
        (seat, n) for seat in (0, 1) for n in rings if state.rules_state.is_open(seat, n)
    }


def free(state: GameState[State]) -> set[str]:
    """The craters that nothing blocks."""
    return {
        name for name in state.rules_state.rules.crater_ids if analysed(state).block(name) is None
    }


class TestCraters:
    def test_a_crater_is_blocked_if_the_rules_let_no_ring_lie_there(self) -> None:
        seen = Counter[str]()
        for state in placing():
            legal = texts_of(state)
            for kind in set(state.position()["hands"][state.seat].split()):
                size = "LS".index(kind[0])
                for number, name in enumerate(state.rules_state.rules.crater_ids):
                    if state.rules_state.rules.crater_size[number] == size:
                        block = analysed(state).block(name)
                        assert (block is None) == (f"{kind}>{name}" in legal)
                        seen[block.kind if block else "free"] += 1
        assert set(seen) >= {"free", "ring", "ring-above", "tower", "base"}

    def test_a_block_names_what_is_there(self) -> None:
        kinds = set()
        for state in placing():
            analysis, position = analysed(state), state.position()
            bases = {base["crater"] for base in position["bases"]}
            for name in state.rules_state.rules.crater_ids:
                block = analysis.block(name)
                if block is None:
                    continue
                level = None if block.ring is None else analysis.moon.rings[block.ring].level
                assert block.kind != "ring" or level == 1
                assert block.kind != "ring-above" or (level or 0) > 1
                assert block.kind != "base" or block.crater in bases
                assert block.kind != "tower" or block.ring == position["tower"].get("ring")
                reason = why_blocked(
                    state.rules_state, state.rules_state.rules.crater_ids.index(name)
                )
                assert reason is not None
                assert block.clause == reason.clause
                kinds.add(block.kind)
        assert kinds >= {"ring", "ring-above", "tower", "base"}

    def test_lost_craters_are_those_that_are_empty_and_blocked(self) -> None:
        found = 0
        for state in states():
            analysis = analysed(state)
            taken = {ring.crater for ring in analysis.moon.rings}
            taken |= {piece.place for piece in analysis.moon.pieces if piece.ring is None}
            lost = set(state.rules_state.rules.crater_ids) - free(state) - taken
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
            built = [
                analyse(one).standing.scores[seat].settlements for one in (before, state.position())
            ]
            if gained > 0 and built[0] == built[1] and state.seat is not None:
                named = [re.match(r"\+(\d) for you", line) for line in lines]
                assert sum(int(one[1]) for one in named if one) >= gained
                told += 1
        assert told

    @pytest.mark.parametrize("seed", SEEDS)
    def test_the_first_ring_says_whom_it_brings_points(self, seed: int) -> None:
        say = speaker("en", "moon-base").say
        state = played(seed, 6)
        seat, before = state.seat, state.position()
        assert seat is not None
        told = set()
        for move in texts_of(state):
            colour = next((one for one in ("gold", "silver") if one[0] == move[1]), None)
            if colour is None:
                continue
            is_own = before["colours"][seat] == colour
            lines = [*told_prospects(before, then(state, move).position(), seat, say)]
            whom = "for you, as" if is_own else "for the other player, for now:"
            why = f"{colour} has the largest group, a single ring \u00b7 {colour} is highest"
            assert lines[0] == f"+4 {whom} {why}, on level 1"
            told.add(is_own)
        assert told

    def test_what_a_turn_gives_away_is_told_first(self) -> None:
        say = speaker("en", "moon-base").say
        given = opened = 0
        for state in placing():
            seat, before = state.seat, state.position()
            assert seat is not None
            for move in sampled(state, 8):
                after = then(state, move)
                if (
                    STEPS[after.rules_state.step] != "place"
                    or after.rules_state.round != state.rules_state.round
                ):
                    continue  # something else brings points, too
                forecast = analysed(state).forecast(move)
                by = forecast.after[1 - seat] - forecast.before[1 - seat]
                lines = [*told_prospects(before, after.position(), seat, say)]
                assert lines[0].startswith(f"+{by} for the other player, for now") == (by > 0)
                opens = any(one == 1 - seat for one, _ in forecast.gained)
                assert (say("advice-opens-theirs") in lines[:2]) == opens
                given, opened = given + (by > 0), opened + opens
        assert given
        assert opened

    def test_settlements_are_the_work_of_the_turn_that_makes_room_for_them(self) -> None:
        speak = speaker("en", "moon-base")
        told = {speak.say("advice-settlements", n=n) for n in (1, 2, 3)}
        brought = waiting = 0
        for state in (played(seed, count) for seed in SEEDS for count in range(20, 80)):
            if STEPS[state.rules_state.step] != "place":
                continue
            seat, before = state.seat, state.position()
            assert seat is not None
            for move in sampled(state, 8):
                after = then(state, move)
                built = [*after.rules_state.settlement_ring][
                    state.rules_state.settlement_count : after.rules_state.settlement_count
                ]
                own = [r for r in built if after.rules_state.ring_kind[r] % 3 == own_colour(state)]
                new = [ring for ring in own if ring not in analysed(state).standing.open[seat]]
                why = {*told_prospects(before, after.position(), seat, speak.say)}
                assert bool(why & told) == bool(new)
                brought, waiting = brought + bool(new), waiting + (bool(own) and not new)
        assert brought
        assert waiting

    def test_no_settlement_is_promised_to_those_who_have_none_left(self) -> None:
        speak = speaker("en", "moon-base")
        words = (speak.say("advice-opens-theirs"), speak.say("advice-opens"))
        opened = 0
        for state in (played(seed, count) for seed in (148, 216) for count in range(60, 80)):
            if STEPS[state.rules_state.step] != "place":
                continue
            seat, was = state.seat, analysed(state).standing
            assert seat is not None
            for move in texts_of(state)[::3]:
                after = then(state, move)
                now = analysed(after).standing
                if not now.settlements_left[1] and {*now.open[1]} - {*was.open[1]}:
                    lines = told_prospects(state.position(), after.position(), seat, speak.say)
                    assert words[seat] not in [*lines]
                    opened += 1
        assert opened

    def test_a_quiet_move_changes_no_points(self) -> None:
        """It may help neither player and still lose: nothing else is said of it."""
        speak = speaker("en", "moon-base")
        quiet = "a quiet move that changes no points for now"
        told = 0
        for state in placing():
            seat = state.seat
            assert seat is not None
            for move in sampled(state, 8):
                before, after = state.position(), then(state, move).position()
                if [*told_prospects(before, after, seat, speak.say)] == [quiet]:
                    parts = analysed(state).forecast(move).parts
                    assert not {"group", "highest", "tower"} & {*parts[0], *parts[1]}
                    told += 1
        assert told

    def test_a_colour_is_taken_for_what_speaks_for_it(self) -> None:
        speak = speaker("en", "moon-base")
        seen = Counter[bool]()
        for seed in range(20):
            state = played(seed, 0)
            seat = state.seat
            assert seat is not None
            stacks = state.position()["stacks"]["large"]
            on_top = {one: sum(stack[-2:].count(one[0]) for stack in stacks) for one in PLAYED}
            for colour, other in (PLAYED, PLAYED[::-1]):
                after = then(state, colour).position()
                (line,) = told_prospects(state.position(), after, seat, speak.say)
                later = sum(stack[:-2].count(colour[0]) for stack in stacks)
                is_behind = on_top[colour] < on_top[other]
                assert (line == speak.say("advice-later-on", n=later)) == is_behind
                assert line.startswith(f"{on_top[colour]} of the 8 large rings on top") != is_behind
                seen[is_behind] += 1
        assert len(seen) == 2

    def test_a_settlement_that_is_chosen_is_the_reason(self) -> None:
        say = speaker("en", "moon-base").say
        settled = Event("settled", {"seat": 0, "ring": 4, "n": 0})
        chosen = Event("move-settle", {"seat": 0, "number": 4})
        assert [*reasons([chosen, settled], say)] == [say("advice-settlements", n=1)]
        placed = Event("move-crater", {"seat": 0, "ring": "Sb", "crater": "S05"})
        assert [*reasons([placed, settled], say)] == []

    def test_every_step_of_a_game_is_good_for_something(self) -> None:
        say = speaker("en", "moon-base").say
        for seed in SEEDS:
            state, steps = played(seed, 0), set()
            while state.outcome() is None and state.rules_state.round < 4:
                seat, before = state.seat, state.position()
                steps.add(STEPS[state.rules_state.step])
                state.play(sampled(state, 1)[0])
                lines = [*told_prospects(before, state.position(), seat, say)]
                worse = [score.total for score in analyse(before).standing.scores]
                if not lines:  # a move that only helps the other player is advised by nobody
                    assert analysed(state).standing.scores[1 - seat].total > worse[1 - seat]
            assert steps >= {"colour", "tower", "draft-large", "draft-small", "place", "base"}

    def test_a_draft_tells_whose_the_rings_are(self) -> None:
        say = speaker("en", "moon-base").say
        seen = Counter[str]()
        for state in states(range(2, 60, 8)):
            if not STEPS[state.rules_state.step].startswith("draft"):
                continue
            seat, before, move = state.seat, state.position(), texts_of(state)[0]
            draft = analysed(state).draft(move.partition("=")[2], seat)
            assert draft.own + draft.theirs + draft.blue == 2
            state.play(move)
            lines = [*told_prospects(before, state.position(), seat, say)]
            assert bool(draft.own) == (say(f"advice-own-{draft.size}", n=draft.own) in lines)
            assert bool(draft.theirs) == (say("advice-denies", n=draft.theirs) in lines)
            left = state.position()["stacks"][draft.size][int(draft.stack[1:]) - 1]
            assert [ring[1] for ring in draft.below] == [*left[:-3:-1]]
            seen.update(own=draft.own, theirs=draft.theirs, blue=draft.blue)
        assert min(seen["own"], seen["theirs"], seen["blue"]) > 0
