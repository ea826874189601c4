"""The API's description is true: every answer fits it, whatever is sent."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from api_fuzz import OPERATIONS, fuzz
from selenite.table.access import SCOPES
from selenite.web.api import description
from selenite.web.api.errors import HTTP_CODES, ILLEGAL_MOVE, STATUS
from selenite.web.app import create_app

from .clients import User
from .programs import API, Program

ROOT = Path(__file__).parents[2]


class TestFile:
    def test_the_file_in_docs_is_what_the_server_describes(self) -> None:
        file = ROOT / "docs" / "openapi.json"
        assert file.read_text("utf-8") == description.written(), "run: make api-description"

    def test_it_is_served_to_everybody(self) -> None:
        with TestClient(create_app(None, pause=0, workers=1)) as client:
            answer = client.get(f"{API}/openapi.json")
        assert answer.text == description.written()

    def test_it_is_written_once(self) -> None:
        """A program could ask for it again and again, and it takes some milliseconds."""
        assert description.written() is description.written()

    def test_every_operation_says_what_a_token_needs(self) -> None:
        for name, item in description.description()["paths"].items():
            for operation in item.values():
                assert operation["description"], name
                (needed,) = operation["security"]
                assert set(needed["token"]) <= set(SCOPES)

    def test_everything_in_it_is_described(self) -> None:
        found = description.description()
        schemas = found["components"]["schemas"]
        fields = [
            (name, key, field)
            for name, schema in schemas.items()
            for key, field in schema["properties"].items()
        ]
        parameters = [
            (path, parameter["name"], parameter)
            for path, item in found["paths"].items()
            for operation in item.values()
            for parameter in operation.get("parameters", ())
        ]
        described = [(name, "", schema) for name, schema in schemas.items()]
        assert len(fields) > 3 * len(schemas)
        assert len(parameters) >= len(found["paths"])
        for name, key, one in (*described, *fields, *parameters):
            assert one.get("description"), (name, key)
            assert "``" not in one["description"], (name, key)

    def test_every_answer_has_an_example(self) -> None:
        for path, item in description.description()["paths"].items():
            for operation in item.values():
                (success,) = [one for code, one in operation["responses"].items() if code < "300"]
                assert all(one["examples"] for one in success["content"].values()), path

    def test_every_operation_may_find_the_database_away(self) -> None:
        for path, item in description.description()["paths"].items():
            assert all("503" in operation["responses"] for operation in item.values()), path

    def test_every_code_is_in_the_documentation(self) -> None:
        page = (ROOT / "docs" / "bot-api.md").read_text("utf-8")
        listed = set(re.findall(r"^\| `([a-z-]+)` \|", page, re.M))
        sources = [ROOT / "src/selenite/table" / f"{name}.py" for name in (
            "access", "actions", "dealing", "people", "play", "seating", "table", "repository",
        )]  # fmt: skip
        sources += (ROOT / "src/selenite/web/api").glob("*.py")
        raised = {
            code
            for source in sources
            for code in re.findall(r'Refused\(\s*"([a-z-]+)"', source.read_text("utf-8"))
        }
        assert listed >= {ILLEGAL_MOVE, *HTTP_CODES.values(), *STATUS, *raised} - UNREACHABLE


UNREACHABLE = {
    "table-no-stand-in", "table-is-here", "table-just-gone", "table-asked-already",
    "table-no-own-request", "table-not-over", "table-no-undo", "token-name", "token-no-scope",
    "token-too-many", "table-no-friend", "table-nobody-to-remove",
    "table-chance-hidden", "table-absent",
}  # fmt: skip
"""What is refused on pages alone."""


@pytest.fixture(scope="module")
def robo() -> Iterator[Program]:
    """A program of somebody's."""
    logging.getLogger("httpx").setLevel(logging.WARNING)
    with TestClient(create_app(None, pause=0, workers=1)) as client:
        yield Program.of(User(client), "Robo")


@pytest.mark.parametrize("name", OPERATIONS)
def test_whatever_is_sent_the_answer_is_as_described(robo: Program, name: str) -> None:
    table = robo.set_up("moon-base", "me", "free")["id"]
    answered = fuzz(robo.client, robo.token, table, name, 12)
    assert answered
    assert max(answered) < 500
