"""What is printed in the box of Blue Moon City: facts, corrections, and how they are drawn."""

from __future__ import annotations

import pytest

from selenite.core.printed import confirmed, corrections, items
from selenite.core.refusals import Invalid
from selenite.games.blue_moon_city import printed
from selenite.games.blue_moon_city.rules import components
from selenite.texts import speaker

SAY = speaker("en", "blue-moon-city").say
OURS = printed.standard()


def told(item: str, texts: dict[str, str], is_compared: bool = False) -> list[str]:
    """What differs after a correction."""
    source = printed.corrected(OURS, item, texts, is_compared)
    printed.check(source)
    return [
        f"{one.key}: {one.ours} > {one.here}" for one in corrections(printed, source, SAY)
    ]  # fmt: skip


class TestFacts:
    def test_every_tile_is_there_and_the_cards_and_the_supplies(self) -> None:
        keys = [key.removeprefix("tile.") for key in items(printed, OURS, SAY)]
        assert keys == [*components.standard().tiles, "cards", "pieces"]

    def test_what_is_marked_in_the_file_is_unconfirmed(self) -> None:
        found = items(printed, OURS, SAY)
        unsure = [key for key, item in found.items() if item.is_unconfirmed]
        marked = [f"tile.{t.key}" for t in components.standard().tiles.values() if t.unconfirmed]
        assert unsure == [*marked, "cards"]
        assert [fact.key for fact in found["tile.mill"].facts if fact.is_unconfirmed] == [
            "box-1", "box-2", "box-3", "leader", "everyone",
        ]  # fmt: skip

    def test_rewards_are_listed_in_words(self) -> None:
        facts = items(printed, OURS, SAY)["tile.royal-palace"].facts
        told = {fact.key: fact.words for fact in facts}
        assert told["everyone"] == "1 crystal, 1 card and 1 golden scale"

    def test_khind_are_certain(self) -> None:
        facts = items(printed, OURS, SAY)["cards"].facts
        assert [fact.key for fact in facts if not fact.is_unconfirmed] == ["khind"]

    def test_a_tile_that_nobody_translated_has_its_own_name(self) -> None:
        tiles = {
            "mint" if key == "mill" else key: entry | ({"name": "Mint"} if key == "mill" else {})
            for key, entry in OURS["tile"].items()
        }
        assert items(printed, {**OURS, "tile": tiles}, SAY)["tile.mint"].name == "Mint"


class TestCorrections:
    def test_nothing_typed_changes_nothing(self) -> None:
        for item in items(printed, OURS, SAY):
            assert components.from_source(printed.corrected(OURS, item, {}, False)) is (
                components.standard()
            )

    def test_what_is_compared_and_then_not_is_as_it_was(self) -> None:
        for item in ("tile.mill", "tile.hospital", "cards"):
            source = printed.corrected(OURS, item, {}, True)
            assert components.from_source(source) is not components.standard()
            again = printed.corrected(source, item, {}, False)
            assert components.from_source(again) is components.standard()

    @pytest.mark.parametrize(
        ("item", "texts", "expected"),
        [
            ("tile.mill", {"box-2-value": "3"}, ["tile.mill box-2: Terrah 2 > Terrah 3"]),
            ("tile.mill", {"box-1-people": "aqua"}, ["tile.mill box-1: Terrah 3 > Aqua 3"]),
            ("tile.mill", {"box-3-people": ""}, ["tile.mill box-3: Terrah 2 > no box"]),
            (
                "tile.mill",
                {"box-4-people": "any", "box-4-value": "1"},
                ["tile.mill box-4: no box > any one colour 1"],
            ),
            (
                "tile.mill",
                {"leader-cards": "0", "leader-crystals": " 2 "},
                ["tile.mill leader: 2 cards > 2 crystals"],
            ),
            (
                "tile.mill",
                {"neighbour-crystals": "0"},
                ["tile.mill neighbour: 1 crystal > nothing"],
            ),
            (
                "tile.hospital",
                {"ability": "teleport"},
                [
                    "tile.hospital ability: two more cards in the draw > move to any other tile",
                ],
            ),
            (
                "cards",
                {"vulca-1": "4", "vulca-3": "2"},
                ["cards vulca: 3 × 1, 4 × 2, 3 × 3 > 4 × 1, 4 × 2, 2 × 3"],
            ),
            ("pieces", {"hand-size": "7"}, ["pieces hand-size: 8 > 7"]),
            (
                "pieces",
                {"obelisk-13": "13"},
                ["pieces obelisk: 7 7 7 7 8 8 9 9 10 10 11 11 12 > 7 7 7 7 8 8 9 9 10 10 11 11 13"],
            ),
            (
                "pieces",
                {"scales-2": "8"},
                [
                    "pieces scales: 9 for two, 12 for three, 15 for four players"
                    " > 8 for two, 12 for three, 15 for four players",
                ],
            ),
        ],
    )
    def test_a_correction_is_one_difference(
        self, item: str, texts: dict[str, str], expected: list[str]
    ) -> None:
        assert told(item, texts) == expected

    @pytest.mark.parametrize(
        ("item", "texts", "code"),
        [
            ("tile.mill", {"box-1-value": "6"}, "components-box"),
            ("tile.mill", {"box-1-value": ""}, "components-box"),
            ("tile.mill", {"box-4-value": "2"}, "components-box"),
            ("tile.mill", {"box-4-people": "aqua"}, "components-box"),
            ("tile.mill", {f"box-{n}-people": "" for n in (1, 2, 3)}, "components-boxes"),
            ("tile.mill", {"leader-cards": "two"}, "components-number"),
            ("tile.mill", {"everyone-scales": "10"}, "components-number"),
            ("tile.hospital", {"ability": "fly"}, "components-ability"),
            ("cards", {"vulca-1": "4"}, "components-cards"),
            ("cards", {"khind-1": "9", "khind-2": "1"}, "components-khind"),
            ("pieces", {"cubes": "11"}, "components-number"),
            ("pieces", {"scales-4": "6"}, "components-number"),
        ],
    )
    def test_a_wrong_number_is_refused_by_the_checks_of_the_file(
        self, item: str, texts: dict[str, str], code: str
    ) -> None:
        with pytest.raises(Invalid) as refused:
            printed.check(printed.corrected(OURS, item, texts, False))
        assert refused.value.code == code

    def test_a_compared_tile_is_confirmed_where_it_is_the_same(self) -> None:
        source = printed.corrected(OURS, "tile.mill", {"leader-cards": "1"}, True)
        [(item, facts)] = confirmed(items(printed, OURS, SAY), items(printed, source, SAY))
        assert item.key == "tile.mill"
        assert [fact.key for fact in facts] == ["box-1", "box-2", "box-3", "everyone"]

    def test_other_sets_of_new_buildings_are_told(self) -> None:
        """No form changes them, but a file may."""
        tiles = dict(OURS["tile"])
        tiles["hospital"] = {**tiles["hospital"], "expansion": 2}
        tiles["theatre"] = {**tiles["theatre"], "expansion": 1}
        found = corrections(printed, {**OURS, "tile": tiles}, SAY)
        assert [one.key for one in found] == ["tile.hospital expansion", "tile.theatre expansion"]


class TestDrawings:
    def test_a_typed_number_is_drawn(self) -> None:
        source = printed.corrected(OURS, "tile.mill", {"box-1-value": "5"}, False)
        before, after = (printed.plate(one, "tile.mill", SAY).body for one in (OURS, source))
        assert before.count(">5</text>") == 0
        assert after.count(">5</text>") == 1

    def test_the_cards_are_counted(self) -> None:
        source = printed.corrected(OURS, "cards", {"vulca-1": "6", "vulca-2": "1"}, False)
        assert printed.plate(source, "cards", SAY).body.count("× 6") == 1

    def test_the_obelisk_has_its_prices(self) -> None:
        source = printed.corrected(OURS, "pieces", {"obelisk-13": "15"}, False)
        assert ">15</text>" in printed.plate(source, "pieces", SAY).body
