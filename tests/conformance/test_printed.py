"""What owners of the printed game can correct, of every game that has such a part."""

from __future__ import annotations

import json
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from selenite.core import printed, registry
from selenite.core.game import Game
from selenite.core.printed import PrintedPart
from selenite.core.refusals import Refusal
from selenite.core.user_files import to_toml
from selenite.table.limits import UNLIMITED
from selenite.texts import LANGUAGES, speaker
from selenite.web.app import create_app
from selenite.web.gallery import picture
from tests.conformance.installing import NAME

GAMES = [name for name, game in registry.games().items() if game.printed is not None]

Client = TestClient[Litestar]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    """Each game that has such a part."""
    return registry.find(request.param)


@pytest.fixture
def part(game: Game) -> PrintedPart:
    part = game.printed
    assert part is not None
    assert printed.items(part, part.standard(), speaker("en", game.name).say)
    return part


@pytest.fixture
def client() -> Iterator[Client]:
    with TestClient(create_app(None, workers=1, limits=UNLIMITED)) as client:
        yield client


def test_the_toy_game_has_none_and_needs_none(toy: Game) -> None:
    assert toy.printed is None
    with TestClient(create_app(None, workers=1, limits=UNLIMITED)) as client:
        assert client.get(f"/box/{NAME}").status_code == 404
        assert f"/box/{NAME}" not in client.get("/box").text
        assert f"{NAME}.box" not in client.get("/").text


def test_our_numbers_are_what_the_game_is_played_with(game: Game, part: PrintedPart) -> None:
    usual = game.new("printed", {})
    with_ours = game.new("printed", {part.OPTION: part.standard()})
    assert with_ours.position() == usual.position()


def test_a_file_of_our_numbers_is_read_as_the_same(part: PrintedPart) -> None:
    source = part.read(to_toml(part.standard()))
    assert json.dumps(source) == json.dumps(part.standard())


def test_the_option_takes_a_file(game: Game, part: PrintedPart) -> None:
    assert part.OPTION in game.options.file_options()


def test_a_form_that_nobody_touched_changes_nothing(game: Game, part: PrintedPart) -> None:
    say, ours = speaker("en", game.name).say, part.standard()
    for item in printed.items(part, ours, say).values():
        typed = {field.name: field.value for fact in item.facts for field in fact.fields}
        assert part.corrected(ours, item.key, typed, False) == ours
        assert part.corrected(ours, item.key, {}, False) == ours


def test_keys_and_names_of_fields_are_unique(game: Game, part: PrintedPart) -> None:
    sections = part.sections(part.standard(), speaker("en", game.name).say)
    items = [item for section in sections for item in section.items]
    assert len({item.key for item in items}) == len(items)
    for item in items:
        names = [field.name for fact in item.facts for field in fact.fields]
        assert len({fact.key for fact in item.facts}) == len(item.facts)
        assert len(set(names)) == len(names)


def test_a_choice_has_its_value_among_its_choices(game: Game, part: PrintedPart) -> None:
    say = speaker("en", game.name).say
    for item in printed.items(part, part.standard(), say).values():
        for field in (field for fact in item.facts for field in fact.fields if field.choices):
            assert field.value in dict(field.choices)


def test_what_was_typed_wrong_is_refused_in_every_language(game: Game, part: PrintedPart) -> None:
    say, ours = speaker("en", game.name).say, part.standard()
    for item in printed.items(part, ours, say).values():
        numbers = [f.name for fact in item.facts for f in fact.fields if f.least is not None]
        wrong = part.corrected(ours, item.key, {numbers[0]: "many"}, False)
        with pytest.raises(Refusal) as refused, game.refusals:
            part.check(wrong)
        told = {speaker(language).refusal(refused.value) for language in LANGUAGES}
        assert len(told) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words_and_a_picture(game: Game, part: PrintedPart, language: str) -> None:
    say, ours = speaker(language, game.name).say, part.standard()
    assert say("printed-about")
    assert say("printed-choice")
    for item in printed.items(part, ours, say).values():
        assert item.name
        assert item.facts
        assert all(fact.label for fact in item.facts)
        assert all(field.label for fact in item.facts for field in fact.fields)
        root = ElementTree.fromstring(picture(game.name, *part.plate(ours, item.key, say)))
        assert len(root)


def test_nothing_of_ours_differs_from_ours(game: Game, part: PrintedPart) -> None:
    say = speaker("en", game.name).say
    items = printed.items(part, part.standard(), say)
    assert printed.corrections(part, part.standard(), say) == []
    assert printed.confirmed(items, items) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_page_can_be_seen(game: Game, part: PrintedPart, client: Client, language: str) -> None:
    answer = client.get(f"/box/{game.name}", headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert f'lang="{language}"' in answer.text
