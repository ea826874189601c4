"""Changed rules (6) in records, on a command line, in the lobby's form, in words and on pages."""

from __future__ import annotations

import pytest

from selenite.bots import match, read_spec
from selenite.core import records
from selenite.core.chance import Rng
from selenite.core.refusals import Invalid
from selenite.games.moon_base import GAME, analysis
from selenite.games.moon_base.bots.evaluation import Evaluation
from selenite.games.moon_base.options import FORM, VARIANTS, Variant, changed, described
from selenite.texts import speaker
from tests.games.moon_base.judging import judge_gains
from tests.games.moon_base.playing import steps_of

ALL = {variant.key: variant.other for variant in VARIANTS}
EACH = pytest.mark.parametrize("variant", VARIANTS, ids=[variant.key for variant in VARIANTS])


@EACH
class TestRecords:
    def test_the_header_names_the_changed_rule(self, variant: Variant) -> None:
        state = GAME.new("header", {variant.key: variant.other})
        record = records.begin(GAME, state)
        assert record.options == {variant.header: variant.other}
        assert records.replay(records.read(records.write(record))).position() == state.position()

    def test_the_usual_rule_has_no_header(self, variant: Variant) -> None:
        assert variant.header not in records.begin(GAME, GAME.new("header", {})).options

    def test_another_value_is_refused(self, variant: Variant) -> None:
        text = records.write(records.begin(GAME, GAME.new("header", {})))
        for value in (variant.usual, "perhaps"):
            wrong = records.read(text.replace("[Seed", f'[{variant.header} "{value}"]\n[Seed'))
            with pytest.raises(Invalid) as caught:
                records.replay(wrong)
            assert caught.value.code == "option-variant"
            assert caught.value.parameters == {
                "option": variant.key, "value": value, "known": variant.other,
            }  # fmt: skip


def test_a_record_of_all_changed_rules_can_be_verified() -> None:
    state = GAME.new("all of them", ALL)
    record = records.begin(GAME, state)
    assert list(record.options) == [variant.header for variant in VARIANTS]
    rng = Rng("moves")
    while state.outcome() is None:
        legal = state.legal_moves()
        record, _ = records.add(record, state, state.text(legal[rng.below(len(legal))]))
    read = records.read(records.write(record))
    assert records.verify(read).position() == state.position()


@EACH
class TestCommandLine:
    def test_either_value_may_be_given(self, variant: Variant) -> None:
        texts = [(variant.key, variant.other)]
        assert GAME.options_from_texts(texts) == {variant.key: variant.other}
        assert GAME.options_from_texts([(variant.key, variant.usual)]) == {}

    def test_it_is_given_once(self, variant: Variant) -> None:
        with pytest.raises(Invalid) as caught:
            GAME.options_from_texts([(variant.key, variant.other), (variant.key, variant.usual)])
        assert caught.value.code == "option-twice"

    def test_another_value_is_refused(self, variant: Variant) -> None:
        with pytest.raises(Invalid) as caught:
            GAME.new("other", GAME.options_from_texts([(variant.key, "perhaps")]))
        assert caught.value.code == "option-variant"


@EACH
def test_the_form_offers_both_values(variant: Variant) -> None:
    choice = next(choice for choice in FORM if choice.key == variant.key)
    assert choice.values == (variant.usual, variant.other)
    assert choice.default == variant.usual
    assert changed({variant.key: choice.default}) == {}


@EACH
def test_a_changed_rule_is_told_in_words(variant: Variant) -> None:
    say = speaker("en", GAME.name).say
    usual = described(GAME.new("words", {}).rules_state, say)
    told = described(GAME.new("words", {variant.key: variant.other}).rules_state, say)
    assert told == [*usual, say(f"option-{variant.key}-{variant.other}")]


def test_forecasts_and_pairs_can_be_asked_for_every_move() -> None:
    state = GAME.new("forecasts", ALL)
    for texts in steps_of(state, "forecasts"):
        if state.outcome() is None and state.position()["turn"]["round"] in (1, 6):
            asked = analysis.analyse(state.position())
            for kind in ("Lg", "Ls", "Lb", "Sg", "Ss", "Sb"):
                offered = {place.move for pair in asked.pairs(kind) for place in pair.places}
                assert offered == {text for text in texts if text.startswith(f"{kind}>(")}
            assert asked.forecast(texts[0]).before == tuple(
                score.total for score in asked.standing.scores
            )


@pytest.mark.parametrize("bot", ["greedy", "search:12p", "newcomer", "random"])
def test_bots_play_by_the_changed_rules(bot: str) -> None:
    played = match.play(GAME, GAME.new("bots", ALL), [read_spec(bot, GAME)] * 2, "bots")
    assert played.reason == "points"


class TestBotsPassingBlue:
    def test_blue_spoils_no_bonus(self) -> None:
        """Late in a game in which blue alone leads: then passing it over helps whoever is next."""
        helped = 0
        for seed in range(40):
            state, rng = GAME.new(f"{seed}", {}), Rng(seed)
            for _ in range(70):
                legal = state.legal_moves()
                state.apply(legal[rng.below(len(legal))])
            gold, silver, blue = analysis.analyse(state.position()).standing.groups
            if blue > gold > silver:
                position = state.position()
                position["options"]["blue-bonus"] = "pass"
                passing = GAME.from_position(position, "passing")
                seat = position["colours"].index("gold")
                usual = Evaluation().chance(state.rules_state, seat)
                assert Evaluation().chance(passing.rules_state, seat) > usual
                helped += 1
        assert helped

    def test_a_gain_is_what_playing_the_move_changes(self) -> None:
        assert judge_gains(GAME.new("gain", ALL), Rng("gain")) > 20
