"""What a speaker says, and how it shows what it is given."""

from __future__ import annotations

import pytest

from selenite.core.refusals import Illegal, Invalid
from selenite.core.state import Event
from selenite.texts import LANGUAGES, join, plain, refusal, say, speaker, speakers

CITY, MOON = "blue-moon-city", "moon-base"
OPEN, CLOSE = "\u2068", "\u2069"


def marked(text: str) -> str:
    """A text whose isolates can be seen."""
    return text.replace(OPEN, "[").replace(CLOSE, "]")


class TestLookingUp:
    def test_a_game_says_its_own_messages(self) -> None:
        assert speaker("en", CITY).say("title") == "Blue Moon City"
        assert speaker("en", MOON).say("title") == "Moon Base"

    def test_a_game_says_what_belongs_to_none(self) -> None:
        assert speaker("fr", MOON).say("web-skip") == say("web-skip", "fr")

    def test_no_game_says_what_belongs_to_another(self) -> None:
        assert not speaker("en", MOON).knows("tile-mill")
        with pytest.raises(KeyError):
            speaker("en").say("tile-mill")

    def test_an_unknown_code_is_an_error_in_every_language(self) -> None:
        for language in LANGUAGES:
            with pytest.raises(KeyError):
                say("no-such-code", language)

    def test_a_missing_parameter_is_an_error(self) -> None:
        with pytest.raises(KeyError, match="who"):
            speaker("en", CITY).say("event-drew", n=2)

    def test_a_name_is_its_message_or_its_key(self) -> None:
        speak = speaker("de", MOON)
        assert speak.name("ring-colour", "silver") == "Silber"
        assert speak.name("board-name", "my own") == "my own"

    def test_codes_are_in_the_order_of_the_file(self) -> None:
        codes = speaker("en", CITY).codes("clause-")
        assert codes[:2] == ["clause-1-1", "clause-1-2"]
        assert codes.index("clause-4-9") + 1 == codes.index("clause-4-10")

    def test_the_command_line_falls_back_to_english(self) -> None:
        speak = speaker("he", CITY)
        assert speak.say("cli-verified", n=1, result="*") == "ok: 1 turn, result *"
        assert speak.say("terminal-group-walk") == "walk"
        assert speak.codes("terminal-help-") == speaker("en", CITY).codes("terminal-help-")


class TestSentences:
    @pytest.mark.parametrize(
        ("language", "n", "expected"),
        [
            ("en", 1, "1 card"), ("en", 0, "0 cards"), ("fr", 0, "0 carte"), ("fr", 2, "2 cartes"),
            ("ru", 1, "1 карта"), ("ru", 21, "21 карта"), ("ru", 22, "22 карты"),
            ("ru", 11, "11 карт"), ("ru", 12, "12 карт"), ("ru", 5, "5 карт"),
            ("de", 0, "0 Karten"),
        ],
    )  # fmt: skip
    def test_a_number_has_its_form(self, language: str, n: int, expected: str) -> None:
        assert speaker(language, CITY).say("building-cards", n=n) == expected

    def test_hebrew_has_a_form_for_two(self) -> None:
        speak = speaker("he", CITY, isolates=False)
        forms = {speak.say("building-cards", n=n).replace(f"{n}", "") for n in (1, 2, 3)}
        assert len(forms) == 3

    def test_numbers_are_plain(self) -> None:
        assert "1234 cards" in speaker("en", CITY).say("event-drew", who="Ada", n=1234)

    def test_a_title_is_that_of_its_game(self) -> None:
        assert say("web-rules-of", game=MOON) == "Rules of Moon Base"
        assert say("web-rules-of", game="go") == "Rules of go"

    def test_true_is_not_one(self) -> None:
        speak = speaker("en", CITY)
        sentences = [speak.say("refused-option-city", city=city) for city in (1, True)]
        assert sentences[0] != sentences[1]

    def test_braces_in_what_was_given_do_no_harm(self) -> None:
        assert "{n} {0} %s { $x }" in say("refused-no-such-move", text="{n} {0} %s { $x }")

    def test_a_sentence_is_made_once(self) -> None:
        speaker("en", CITY).say("event-drew", who="a fresh name", n=3)
        before = speakers._cached.cache_info()
        speaker("en", CITY).say("event-drew", who="a fresh name", n=3)
        after = speakers._cached.cache_info()
        assert (after.hits, after.misses) == (before.hits + 1, before.misses)


class TestRefusals:
    def test_a_needless_card_is_named(self) -> None:
        reason = Illegal("3.3", "needless-card", cards="k1", n=1, rest="h2h3", value=5)
        sentence = speaker("en", CITY).refusal(reason)
        assert sentence == "3.3: the k1 is not needed, h2h3 already pays 5"

    def test_the_game_that_refused_speaks(self) -> None:
        reason = Illegal("3.5", "no-cube")
        reason.game = CITY
        assert refusal(reason) == "3.5: you have no cube left to place"
        assert speaker("en", MOON).refusal(reason) == refusal(reason)

    def test_what_was_invalid_has_no_clause(self) -> None:
        assert refusal(Invalid("record-empty")) == "the record is empty"

    def test_a_refusal_within_a_refusal_is_complete(self) -> None:
        inner = Illegal("3.5", "no-cube")
        inner.game = CITY
        reason = Invalid("record-move-refused", label="1.0", move="offer", reason=inner)
        assert refusal(reason).endswith("3.5: you have no cube left to place")

    @pytest.mark.parametrize("text", ["a\nb\x1b[0m\ud800" * 99, CLOSE + "x", OPEN, "\u202eneB"])
    def test_nothing_that_was_given_breaks_the_line(self, text: str) -> None:
        sentence = refusal(Illegal("notation", "no-such-move", text=text))
        assert sentence.isprintable()
        assert len(sentence) < 400


class TestEvents:
    def test_a_shared_win(self) -> None:
        event = Event("over", {"reason": "idle", "winners": [0, 2]})
        names = {0: "Ada", 1: "Ben", 2: "Cem"}
        assert "Ada and Cem" in speaker("en", CITY).event(event, names)

    def test_an_ending_is_named_by_the_game(self) -> None:
        event = Event("over", {"reason": "points", "winners": [1]})
        assert speaker("en", MOON).event(event, {1: "Ben"}) == "The game is over: Ben won by points"


class TestLists:
    @pytest.mark.parametrize(
        ("language", "expected"),
        [
            ("en", "Ada, Ben and Cem"), ("fr", "Ada, Ben et Cem"), ("de", "Ada, Ben und Cem"),
            ("ru", "Ada, Ben и Cem"), ("he", "[Ada], [Ben] ו[Cem]"),
        ],
    )  # fmt: skip
    def test_three_are_joined(self, language: str, expected: str) -> None:
        assert marked(join(["Ada", "Ben", "Cem"], language)) == expected

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_one_or_none_stays_what_it_is(self, language: str) -> None:
        assert join(["Ada"], language) == "Ada"
        assert join([], language) == ""

    def test_clauses_are_parted_as_in_their_language(self) -> None:
        assert speaker("de").series(["Ada +2", "Ben +1"]) == "Ada +2; Ben +1"
        assert speaker("fr").series(["Ada +2", "Ben +1"]) == "Ada +2\N{NO-BREAK SPACE}; Ben +1"

    def test_a_clause_stands_before_its_sentence_as_in_its_language(self) -> None:
        reason = Illegal("over", "game-over")
        assert refusal(reason, "de") == "over: das Spiel ist zu Ende"
        assert refusal(reason, "fr").startswith("over\N{NO-BREAK SPACE}: ")


class TestIsolation:
    def test_hebrew_isolates_every_parameter(self) -> None:
        sentence = speaker("he", CITY).say("event-drew", who="Ada", n=4)
        assert marked(sentence).startswith("[Ada]: ")
        assert "[4]" in marked(sentence)

    @pytest.mark.parametrize("move", [">d4", "1=h2h3", "/", "(-2,4)", "Sb>(-26,20)"])
    def test_a_move_keeps_its_order_in_hebrew(self, move: str) -> None:
        """Nothing in it runs from right to left, so its isolate runs from left to right."""
        assert f"[{move}]" in marked(speaker("he", MOON).say("page-by-move", move=move))

    def test_a_sign_stays_with_its_number_in_hebrew(self) -> None:
        sentence = speaker("he", MOON).say("page-ring-short", colour="gold", number=12)
        assert "[#12]" in marked(sentence)

    def test_a_code_within_a_hebrew_sentence_is_isolated(self) -> None:
        assert "[c3]" in marked(speaker("he", CITY).say("clause-1-1"))

    def test_a_list_in_hebrew_runs_from_right_to_left_though_it_begins_in_latin(self) -> None:
        """Its first strong letter outside the isolates is Hebrew."""
        who = join(["Ada", "Ben"], "he")
        sentence = marked(speaker("he").say("lobby-won", n=2, who=who))
        assert "[[Ada] ו[Ben]]" in sentence

    def test_a_terminal_gets_no_isolates(self) -> None:
        sentence = speaker("he", CITY, isolates=False).say("event-drew", who="Ada", n=4)
        assert sentence == marked(sentence).replace("[", "").replace("]", "")
        assert OPEN not in sentence

    @pytest.mark.parametrize("language", ["en", "fr", "de", "ru"])
    def test_other_languages_isolate_only_beside_a_name_from_right_to_left(
        self, language: str
    ) -> None:
        speak = speaker(language, CITY)
        assert OPEN not in speak.say("event-drew", who="Ada", n=4)
        assert f"{OPEN}אדה{CLOSE}" in speak.say("event-drew", who="אדה", n=4)

    def test_what_stands_beside_a_sentence_can_be_isolated(self) -> None:
        assert marked(speaker("he").isolate(">d4 /")) == "[>d4 /]"
        assert speaker("en").isolate(">d4 /") == ">d4 /"


class TestPlain:
    def test_nothing_is_a_word(self) -> None:
        assert plain(None) == "nothing"

    def test_a_long_text_is_cut(self) -> None:
        assert plain("x" * 500) == "x" * 119 + "…"

    def test_isolates_do_not_count_and_are_never_cut_in_two(self) -> None:
        names = join([f"name {n}" for n in range(10, 23)], "he")
        assert plain(names, "he") == names
        assert OPEN not in plain(join([f"name {n}" for n in range(10, 60)], "he"), "he")

    def test_french_spaces_are_french(self) -> None:
        assert plain("a\N{NO-BREAK SPACE}!", "fr") == "a\N{NO-BREAK SPACE}!"
        assert plain("a\N{NO-BREAK SPACE}!", "en") == "a\\xa0!"
