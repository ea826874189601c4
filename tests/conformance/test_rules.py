"""States, moves, positions, records and views of every game."""

from __future__ import annotations

import json
from random import Random

import pytest

from selenite.core import records
from selenite.core.chance import Rng
from selenite.core.game import Game
from selenite.core.refusals import Illegal, Invalid, Refusal
from selenite.core.state import Position, View
from selenite.texts import LANGUAGES, speaker
from tests.conformance.playing import options_of, random_games, seats, states
from tests.conformance.secrets import ViewTwins

MOVES_OF_A_RECORD = 60


def text(view: View | Position) -> str:
    """All there is in a view or a position, as one text."""
    return json.dumps(view.position if isinstance(view, View) else view, sort_keys=True)


class TestMoves:
    def test_texts_and_codes_are_the_same_moves(self, game: Game) -> None:
        for state in states(game, "moves"):
            legal = state.legal_moves()
            texts = [state.text(move) for move in legal]
            assert [state.parse(move) for move in texts] == legal
            assert texts == sorted(texts)
            assert len(set(texts)) == len(texts)
            assert bool(legal) == (state.outcome() is None)

    def test_every_legal_move_is_accepted_and_does_what_apply_does(self, game: Game) -> None:
        for state in states(game, "accepted", every=29):
            for move in state.legal_moves()[:: max(1, len(state.legal_moves()) // 12)]:
                played, applied = state.copy(), state.copy()
                played.play(state.text(move), state.seat)
                applied.apply(move)
                assert played.position() == applied.position()

    @pytest.mark.parametrize("move", ["", " ", "no such move", "\N{PILE OF POO}", "9" * 500])
    def test_what_is_not_a_move_is_refused_and_changes_nothing(self, game: Game, move: str) -> None:
        for state in states(game, "refused", every=41):
            before = text(state.position())
            with pytest.raises(Illegal) as refused:
                state.play(move)
            assert refused.value.game == game.name
            assert text(state.position()) == before

    def test_moves_of_earlier_positions_are_refused_and_change_nothing(self, game: Game) -> None:
        earlier: set[str] = set()
        count = 0
        for state in states(game, "earlier", every=5):
            legal = {state.text(move) for move in state.legal_moves()}
            before = text(state.position())
            for move in sorted(earlier - legal)[:20]:
                with pytest.raises(Illegal):
                    state.play(move)
                count += 1
            assert text(state.position()) == before
            earlier |= legal
        assert count > 20

    def test_another_seat_is_refused(self, game: Game) -> None:
        state = game.new("turn", {})
        other = (state.seat + 1) % game.players(state)
        with pytest.raises(Illegal) as refused:
            state.play(state.legal_moves()[0], other)
        assert refused.value.clause == "turn"

    def test_nothing_can_be_played_after_the_end(self, game: Game) -> None:
        state, chance = game.new("over", {}), Random("over")
        while state.outcome() is None:
            state.apply(chance.choice(state.legal_moves()))
        first = game.new("over", {})
        with pytest.raises(Illegal) as refused:
            state.play(first.text(first.legal_moves()[0]))
        assert refused.value.clause in ("over", "notation")


class TestCopies:
    def test_a_copy_is_independent(self, game: Game) -> None:
        for state in states(game, "copies", every=23):
            before = text(state.position())
            other = state.copy()
            assert text(other.position()) == before
            if moves := other.legal_moves():
                other.apply(moves[0])
                assert text(other.position()) != before
            assert text(state.position()) == before

    def test_the_same_seed_gives_the_same_game(self, game: Game) -> None:
        one, other = game.new("same", {}), game.new("same", {})
        assert text(one.position()) == text(other.position())


class TestEquality:
    def test_a_copy_is_equal_until_a_move_is_made(self, game: Game) -> None:
        for state in states(game, "equal", every=23):
            other = state.copy()
            assert other == state
            if moves := other.legal_moves():
                other.apply(moves[0])
                assert other != state

    def test_the_same_position_is_equal_however_it_came_about(self, game: Game) -> None:
        for state in states(game, "same position", every=23):
            assert game.from_position(state.position(), state.seed) == state

    def test_another_seed_is_another_state(self, game: Game) -> None:
        state = game.new("one", {})
        assert game.from_position(state.position(), "other") != state

    def test_a_state_is_equal_to_nothing_else(self, game: Game) -> None:
        state = game.new("one", {})
        assert state != state.position()
        assert state != state.rules_state

    def test_a_state_has_no_hash(self, game: Game) -> None:
        with pytest.raises(TypeError):
            hash(game.new("one", {}))


class TestStates:
    def test_what_belongs_to_the_rules_is_in_their_state_alone(self, game: Game) -> None:
        state = game.new("one", {})
        assert state.rules_state.journal is None
        assert not hasattr(state, "journal")

    def test_a_state_knows_its_seed(self, game: Game) -> None:
        assert game.new("00" * 32, {}).copy().seed == bytes(32)

    def test_a_state_that_was_dealt_from_a_view_has_no_seed(self, game: Game) -> None:
        dealt = game.redeal(game.new("one", {}).view(0), Rng("a planner"))
        assert dealt.rules_state.seed is None
        assert dealt == dealt.copy()


class TestPositions:
    def test_a_position_is_read_as_it_was_written(self, game: Game) -> None:
        for state in states(game, "positions"):
            position = json.loads(json.dumps(state.position()))
            again = game.from_position(position, state.seed)
            assert text(again.position()) == text(position)
            assert again.legal_moves() == state.legal_moves()

    def test_a_position_has_the_fields_that_generic_code_reads(self, game: Game) -> None:
        for state in states(game, "common fields", every=41):
            position, outcome = state.position(), state.outcome()
            assert (position["game"], position["rules"]) == (game.name, game.rules)
            again = game.new(state.seed, position["options"])
            assert again.position()["options"] == position["options"]
            assert position["turn"]["round"] >= 1
            if outcome is None:
                assert position["turn"]["seat"] == state.seat
                assert "result" not in position
            else:
                assert position["result"]["reason"] == outcome.reason
                assert position["result"]["winners"] == list(outcome.winners)

    def test_a_view_has_the_fields_that_generic_code_reads(self, game: Game) -> None:
        for state in states(game, "common fields", every=41):
            position = state.position()
            for seat in seats(game, state):
                shown = state.view(seat).position
                assert shown["view"] == ("public" if seat is None else seat)
                for key in {"game", "rules", "options", "turn", "result"} & position.keys():
                    assert shown[key] == position[key]

    def test_a_position_without_one_of_its_fields_is_refused(self, game: Game) -> None:
        position = game.new("fields", {}).position()
        for key in position:
            with pytest.raises(Invalid):
                game.from_position({k: v for k, v in position.items() if k != key}, None)

    def test_a_position_with_an_unknown_field_is_refused(self, game: Game) -> None:
        position = game.new("fields", {}).position()
        with pytest.raises(Invalid) as refused:
            game.from_position({**position, "colour of the sky": "blue"}, None)
        assert refused.value.game == game.name

    def test_a_view_is_not_a_position(self, game: Game) -> None:
        with pytest.raises(Invalid):
            game.from_position(game.new("view", {}).view(0).position, None)


class TestRecords:
    def test_a_record_is_read_as_it_was_written_and_can_be_verified(self, game: Game) -> None:
        for first, moves in random_games(game, "records"):
            state = first.copy()
            record = records.begin(game, state, seats={0: "Ada"})
            for move in moves[:MOVES_OF_A_RECORD]:
                record, _ = records.add(record, state, move)
            again = records.read(records.write(record))
            assert again == record
            assert text(records.verify(again).position()) == text(state.position())

    def test_a_record_of_a_whole_game_can_be_verified(self, game: Game) -> None:
        first, moves = next(random_games(game, "whole"))
        state = first.copy()
        record = records.begin(game, state)
        for move in moves:
            record, _ = records.add(record, state, move)
        assert record.result == records.result_of(state)
        assert records.verify(records.read(records.write(record))) == state

    def test_headers_contain_the_options(self, game: Game) -> None:
        for options in options_of(game):
            state = game.new("headers", options)
            headers = game.headers(state)
            assert set(headers) <= set(game.options.HEADERS)
            again = game.new("headers", game.options_from_headers(headers))
            assert again.position()["options"] == state.position()["options"]

    def test_an_unknown_option_is_refused(self, game: Game) -> None:
        with pytest.raises(Refusal):
            game.options_from_texts([("colour-of-the-sky", "blue")])

    def test_an_option_that_is_given_twice_is_refused(self, game: Game) -> None:
        for choice in game.options.FORM:
            once = (choice.key, choice.values[-1])
            with pytest.raises(Invalid) as refused:
                game.options_from_texts([once, once])
            assert refused.value.code == "option-twice"


class TestPlayers:
    def test_every_possible_number_may_be_given(self, game: Game) -> None:
        fewest, most = game.seats
        for number in range(fewest, most + 1):
            options = game.options_from_texts([("players", f"{number}")])
            assert game.players(game.new("players", options)) == number

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_another_number_is_refused_for_that_reason(self, game: Game, language: str) -> None:
        fewest, most = game.seats
        for number in (f"{fewest - 1}", f"{most + 1}", "many"):
            with pytest.raises(Invalid) as refused:
                game.new("players", game.options_from_texts([("players", number)]))
            assert "players" in refused.value.code
            assert number in speaker(language).refusal(refused.value)


class TestViews:
    def test_a_view_has_the_legal_moves_of_its_own_seat_only(self, game: Game) -> None:
        for state in states(game, "legal"):
            for seat in seats(game, state):
                is_to_move = state.outcome() is None and seat == state.seat
                expected = [state.text(move) for move in state.legal_moves()] if is_to_move else []
                assert state.view(seat).legal == expected

    def test_all_views_at_once_are_those_one_by_one(self, game: Game) -> None:
        for state in states(game, "views", every=19):
            players = range(game.players(state))
            assert state.views() == [state.view(seat) for seat in players]

    def test_games_that_differ_in_secrets_alone_look_the_same(self, game: Game) -> None:
        """The twin is redealt from the view, so it differs in what the seat can't know."""
        for number, state in enumerate(states(game, "twins")):
            for seat in seats(game, state):
                view = state.view(seat)
                twin = game.redeal(view, Rng(f"{number}/{seat}"))
                assert text(twin.view(seat)) == text(view)

    def test_a_view_holds_back_what_its_seat_may_not_know(self, game: Game) -> None:
        twins = ViewTwins(game, "held back")
        secretive = {seat for seat, count in twins.differ.items() if count}
        assert secretive == (set(twins.differ) if game.has_secrets else set())
        assert not twins.known_to_several()

    def test_twins_play_on_alike_as_far_as_their_seat_can_see(self, game: Game) -> None:
        """The seat has the same legal moves in both."""
        for number, state in enumerate(states(game, "alike", every=17)):
            if state.outcome() is not None:
                continue
            twin = game.redeal(state.view(state.seat), Rng(f"{number}"))
            assert twin.legal_moves() == state.legal_moves()

    def test_a_seat_that_does_not_exist_is_refused(self, game: Game) -> None:
        state = game.new("seats", {})
        with pytest.raises(Invalid):
            state.view(game.players(state))
