"""Nicknames: their spelling, and which of them look alike."""

from __future__ import annotations

from itertools import combinations

import pytest

from selenite.table.model import Refused, Seat
from selenite.table.names import look_alike, normalised
from selenite.table.people import check_name_is_free, checked_name
from selenite.texts import LANGUAGES
from selenite.web.characters import CHARACTERS
from selenite.web.nicknames import nicknames


class TestSpelling:
    @pytest.mark.parametrize(
        ("typed", "name"),
        [
            ("  Ada   Lovelace ", "Ada Lovelace"),
            ("Ａｄａ", "Ada"),
            ("𝒜𝒹𝒶", "Ada"),
            ("Ada\u3164", "Ada"),
            ("A\u034fda", "Ada"),
            ("Ada\ufe0f", "Ada"),
            ("Zoe\u0308", "Zoë"),
            ("Ada\ufffc", "Ada"),
            ("שרה", "שרה"),
            ("Ёлка", "Ёлка"),
        ],
    )
    def test_a_name_has_one_spelling(self, typed: str, name: str) -> None:
        assert checked_name(typed) == name

    @pytest.mark.parametrize(
        "name",
        [
            "", " ", "\u3164", "\uffa0", "\u115f\u1160", "\u2800", "\u2800 \u2800", "\u0301",
            "\u00ad", "\u200b", "\ufe0f", "\U000e0100", "\u202eadA", "Ada\u200d", "\u0301Ada",
            "\ue000", "\ufffc", "x" * 25, "Q\u0300\u0301\u0302", "A" + "\u0301" * 3,
            "ก" + "็" * 3, "ကျ" + "ိ" * 3,
        ],
    )  # fmt: skip
    def test_what_can_not_be_seen_as_it_is_is_refused(self, name: str) -> None:
        with pytest.raises(Refused, match="table-name"):
            checked_name(name)

    @pytest.mark.parametrize(
        "name",
        ["\u0410da", "Ꭺda", "ꓮda", "Ⲁda", "ᗅda", "𐊠da", "ꓔom", "ꓐob", "ⵔlga", "Νora", "Ⲁⲇⲁ", "𐊠𐊡",
         "𐐔𐐯", "Ⅎada"],
    )  # fmt: skip
    def test_mixed_and_dead_scripts_are_refused(self, name: str) -> None:
        with pytest.raises(Refused, match="table-name-script"):
            checked_name(name)

    @pytest.mark.parametrize(
        "name",
        [
            "Zoë O’Neill 2", "Kaʻiulani", "Νίκος", "Ольга-Мария", "Мар'яна", "שרה", "أحمد", "Արամ",
            "გიორგი", "देवी", "ஆதவன்", "สมชาย", "さくらカー子", "田中", "민수", "ꓡꓲ-ꓢꓴ", "ⵉⴷⵉⵔ",
            "ᓄᓇᕗᑦ", "ᏣᎳᎩ", "አበበ", "ကျော်", "སྒྲོལ་མ", "ख़ाँ", "ที่", "מֹשֶׁה", "Ngọc Ấn", "Ada 😀",
            "😎", "...",
        ],
    )  # fmt: skip
    def test_every_living_script_is_welcome(self, name: str) -> None:
        assert checked_name(name) == name

    def test_what_is_normalised_stays_so(self) -> None:
        for language in LANGUAGES:
            for name in nicknames(language):
                assert normalised(name) == name
                assert checked_name(name) == name


class TestLikeness:
    @pytest.mark.parametrize(
        ("one", "other"),
        [
            ("Ada", "\u0410da"),
            ("Ada", "АԀА"),
            ("Ada", "Αda"),
            ("Ada", "Ꭺda"),
            ("Ada", "Àdạ"),
            ("Ada", "A.da"),
            ("Ada", "A da"),
            ("Ben", "Вen"),
            ("Paul", "Раul"),
            ("Bob", "ВОВ"),
            ("Nora", "Νоrа"),
            ("Ida", "lda"),
            ("Ida", "1da"),
            ("Claude", "C\u03b9aude"),
            ("Claude", "C\u0269aude"),
            ("William", "W\u0269\u0269\u0269\u0269am"),
            ("Ciaude", "C\u0269aude"),
            ("Otto", "0tto"),
            ("Otto", "\u0660tto"),
            ("Marta", "rnarta"),
            ("William", "VVilliam"),
            ("Сара", "Capa"),
            ("вова", "ВОВА"),
            ("ΝΙΚΟΣ", "νικος"),
            ("Straße", "STRASSE"),
            ("Işık", "ISIK"),
            ("Ada", "Adaˑ"),
            ("Ada", "Adaʻ"),
            ("Ada", "ꓮꓓꓮ"),
            ("Ada", "ᗅᗪᗅ"),
            ("Bob", "ꓐꓳꓐ"),
        ],
    )
    def test_names_that_readers_take_for_each_other(self, one: str, other: str) -> None:
        assert look_alike(one, other)
        assert look_alike(other, one)
        with pytest.raises(Refused, match="table-name-taken"):
            check_name_is_free(other, [Seat("1", one)])

    @pytest.mark.parametrize(
        ("one", "other"),
        [
            ("Ada", "Ida"),
            ("Ada", "Adam"),
            ("Ben", "Bea"),
            ("Anna", "Hanna"),
            ("Вера", "Лера"),
            ("דן", "דנה"),
            ("Ada 2", "Ada 3"),
            ("😀", "😎"),
            ("...", "!!!"),
        ],
    )
    def test_names_that_they_tell_apart(self, one: str, other: str) -> None:
        assert not look_alike(one, other)
        check_name_is_free(other, [Seat("1", one)])

    def test_the_names_that_we_propose_differ(self) -> None:
        bots = [name for character in CHARACTERS for name in character.names]
        for language in LANGUAGES:
            for one, other in combinations([*nicknames(language), *bots], 2):
                assert not look_alike(one, other), (one, other)

    def test_a_free_seat_has_no_name_to_be_taken(self) -> None:
        check_name_is_free("Ada", [Seat(), Seat("1", "Ben")])
