"""People's own sets of printed numbers: what is kept of them, for whom, and within which limits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect, text

from selenite.core.refusals import Invalid, Refusal
from selenite.core.user_files import to_toml
from selenite.games.blue_moon_city import printed
from selenite.table import boxes
from selenite.table.boxes import LONGEST_NAME, MOST_BOXES, MOST_BYTES
from selenite.table.model import Seat
from selenite.table.services import Services
from selenite.table.store import Box, Person, Store

from .running_services import CITY, MOON, with_services

OURS = printed.standard()
MILL = printed.corrected(OURS, "tile.mill", {"box-2-value": "3"}, False)
WRONG = printed.corrected(OURS, "tile.mill", {"box-2-value": "9"}, False)
DEEP = to_toml(OURS) + f"[{'.'.join('a' * 400)}]"


async def a_box(services: Services, name: str = "Attic") -> tuple[Person, Box]:
    """Somebody with a box."""
    ada = await services.people.welcome("Ada")
    return ada, await services.boxes.add(ada, CITY, name, MILL)


class TestSaving:
    def test_a_box_is_there_when_the_store_opens_again(self, tmp_path: Path) -> None:
        kept: dict[str, Any] = {}

        async def before(services: Services) -> None:
            kept["ada"], box = await a_box(services)
            kept["box"] = await services.boxes.share(box)

        async def after(services: Services) -> None:
            assert await services.boxes.of_person(kept["ada"]) == [kept["box"]]
            assert list(kept["box"].source["tile"]) == list(OURS["tile"])

        with_services(before, tmp_path / "tables.sqlite")
        with_services(after, tmp_path / "tables.sqlite")

    def test_a_file_of_an_earlier_version_gets_its_table(self, tmp_path: Path) -> None:
        path = tmp_path / "tables.sqlite"
        Store(path).close()
        engine = create_engine(f"sqlite:///{path}")
        with engine.begin() as connection:
            connection.execute(text("DROP TABLE boxes"))
            connection.execute(text("DROP TABLE alembic_version"))

        async def story(services: Services) -> None:
            ada, box = await a_box(services)
            assert await services.boxes.of_person(ada) == [box]

        with_services(story, path)
        assert "boxes" in inspect(engine).get_table_names()
        engine.dispose()

    def test_somebody_has_several_in_the_order_they_were_saved(self) -> None:
        async def story(services: Services) -> None:
            ada, first = await a_box(services)
            second = await services.boxes.add(ada, CITY, "Cellar", OURS)
            assert await services.boxes.of_person(ada, CITY) == [first, second]
            assert await services.boxes.of_person(ada, MOON) == []
            assert await services.boxes.of_person(None) == []

        with_services(story)

    def test_a_box_gets_other_numbers(self) -> None:
        async def story(services: Services) -> None:
            ada, box = await a_box(services)
            changed = await services.boxes.change(box, OURS)
            assert changed.source == OURS
            assert await services.boxes.of_person(ada) == [changed]

        with_services(story)

    def test_wrong_numbers_are_refused_and_nothing_changes(self) -> None:
        async def story(services: Services) -> None:
            ada, box = await a_box(services)
            with pytest.raises(Invalid) as refused:
                await services.boxes.change(box, WRONG)
            assert (refused.value.code, refused.value.game) == ("components-box", CITY)
            with pytest.raises(Invalid):
                await services.boxes.add(ada, CITY, "Cellar", WRONG)
            assert await services.boxes.of_person(ada) == [box]

        with_services(story)

    def test_a_box_is_removed_and_its_table_plays_on(self) -> None:
        async def story(services: Services) -> None:
            ada, box = await a_box(services)
            seats = [Seat(ada.id, "Ada"), Seat(ada.id, "Ben")]
            table = await services.seating.set_up(ada, CITY, boxes.option(box), seats)
            await services.boxes.remove(box)
            assert await services.boxes.of_person(ada) == []
            assert table.view(None).position["options"]["components"] == MILL

        with_services(story)


class TestNames:
    def test_a_box_gets_another_name(self) -> None:
        async def story(services: Services) -> None:
            ada, box = await a_box(services)
            await services.boxes.rename(ada, box, "  Top   shelf ")
            [renamed] = await services.boxes.of_person(ada)
            assert renamed == box._replace(name="Top shelf")
            assert (await services.boxes.rename(ada, renamed, "TOP SHELF")).name == "TOP SHELF"

        with_services(story)

    @pytest.mark.parametrize("name", ["", "   ", "x" * (LONGEST_NAME + 1), "be\u0007ll"])
    def test_a_bad_name_is_refused(self, name: str) -> None:
        async def story(services: Services) -> None:
            ada, box = await a_box(services)
            for doing in (
                services.boxes.rename(ada, box, name),
                services.boxes.add(ada, CITY, name, MILL),
            ):
                with pytest.raises(Refusal) as refused:
                    await doing
                assert refused.value.code == "box-name"

        with_services(story)

    def test_two_boxes_of_one_game_have_different_names(self) -> None:
        async def story(services: Services) -> None:
            ada, box = await a_box(services)
            with pytest.raises(Refusal) as refused:
                await services.boxes.add(ada, CITY, "ATTIC", MILL)
            assert refused.value.code == "box-name-taken"
            other = await services.boxes.add(ada, CITY, "Cellar", MILL)
            with pytest.raises(Refusal):
                await services.boxes.rename(ada, other, box.name)

        with_services(story)


class TestOwners:
    def test_nobody_else_finds_a_box(self) -> None:
        async def story(services: Services) -> None:
            ada, box = await a_box(services)
            ben = await services.people.welcome("Ben")
            assert await services.boxes.find(box.id, ada, CITY) == box
            for person, game in ((ben, CITY), (None, CITY), (ada, MOON)):
                with pytest.raises(Refusal) as refused:
                    await services.boxes.find(box.id, person, game)
                assert refused.value.code == "box-unknown"

        with_services(story)

    def test_a_shared_box_is_found_by_its_key_until_that_is_taken_back(self) -> None:
        async def story(services: Services) -> None:
            _, box = await a_box(services)
            with pytest.raises(Refusal):
                await services.boxes.shared(box.id)
            shared = await services.boxes.share(box)
            assert shared.share is not None
            assert await services.boxes.shared(shared.share) == shared
            assert (await services.boxes.share(shared)).share == shared.share
            await services.boxes.stop_sharing(shared)
            with pytest.raises(Refusal) as refused:
                await services.boxes.shared(shared.share)
            assert refused.value.code == "box-not-shared"

        with_services(story)

    def test_the_next_link_is_another_one(self) -> None:
        async def story(services: Services) -> None:
            _, box = await a_box(services)
            keys = set()
            for _ in range(3):
                box = await services.boxes.share(box)
                keys.add(box.share)
                box = await services.boxes.stop_sharing(box)
            assert len(keys) == 3

        with_services(story)

    def test_one_plays_with_own_and_with_shared_boxes(self) -> None:
        async def story(services: Services) -> None:
            ada, box = await a_box(services)
            ben = await services.people.welcome("Ben")
            shared = await services.boxes.share(box)
            assert await services.boxes.chosen(box.id, ada, CITY) == shared
            assert await services.boxes.chosen(shared.share or "", ben, CITY) == shared
            for name, game in ((box.id, CITY), (shared.share or "", MOON), ("nothing", CITY)):
                with pytest.raises(Refusal):
                    await services.boxes.chosen(name, ben, game)

        with_services(story)


class TestLimits:
    def test_there_is_a_most_number_of_boxes(self) -> None:
        async def story(services: Services) -> None:
            ada = await services.people.welcome("Ada")
            for number in range(MOST_BOXES):
                await services.boxes.add(ada, CITY, f"Box {number}", OURS)
            with pytest.raises(Refusal) as refused:
                await services.boxes.add(ada, CITY, "One more", OURS)
            assert refused.value.code == "box-too-many"

        with_services(story)

    def test_a_source_has_a_largest_size(self) -> None:
        with pytest.raises(Refusal) as refused:
            boxes.checked_source(CITY, {**OURS, "notes": "x" * MOST_BYTES})
        assert refused.value.code == "box-too-large"

    @pytest.mark.parametrize(
        ("data", "code"),
        [
            (b"x" * (MOST_BYTES + 1), "box-too-large"),
            (b"\xff\xfe\x00", "box-not-text"),
            (b"cubes = ", "components-not-toml"),
            (b"cubes = 10", "components-cards"),
            (b"deep = " + b"[" * 9000 + b"]" * 9000, "toml-beyond-reading"),
            (DEEP.encode(), "toml-beyond-reading"),
            (to_toml(WRONG).encode(), "components-box"),
        ],
    )
    def test_a_file_with_a_fault_is_refused(self, data: bytes, code: str) -> None:
        with pytest.raises(Refusal) as refused:
            boxes.read(CITY, data)
        assert refused.value.code == code

    def test_a_file_is_read_with_all_that_it_has(self) -> None:
        source = {**MILL, "notes": "from the attic"}
        assert boxes.read(CITY, b"\xef\xbb\xbf" + to_toml(source).encode()) == source


class TestPlaying:
    def test_the_option_carries_the_numbers(self) -> None:
        box = Box("id", "ada", CITY, "Attic", MILL)
        assert boxes.option(box) == {"components": MILL}

    def test_our_own_numbers_need_no_option(self) -> None:
        compared = printed.corrected(OURS, "tile.mill", {}, True)
        for source in (OURS, compared):
            assert boxes.option(Box("id", "ada", CITY, "Attic", dict(source))) == {}
