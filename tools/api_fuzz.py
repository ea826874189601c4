"""Fuzz the bot API, and check every answer against its description.

``python tools/fuzz.py`` does it with a server of its own. It stops at the first wrong answer.
"""

from __future__ import annotations

from collections import Counter
from time import monotonic
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from litestar.testing import TestClient
from schemathesis import checks
from schemathesis.specs.openapi import checks as openapi_checks

from local_server import Server
from selenite.table.access import SCOPES
from selenite.table.services import Services
from selenite.web.api.description import description

_AT_ONCE = 50

Client = TestClient[Any] | httpx.Client

CHECKS = [
    checks.not_a_server_error, openapi_checks.status_code_conformance,
    openapi_checks.content_type_conformance, openapi_checks.response_schema_conformance,
]  # fmt: skip

GAME = description()["components"]["schemas"]["NewTable"]["properties"]["game"]["examples"][0]
_FOUND: Any = schemathesis.openapi.from_dict(description()).get_all_operations()
OPERATIONS = {
    f"{operation.method.upper()} {operation.path}": operation
    for operation in (found.ok() for found in _FOUND)
}
"""The operations of the API by method and path."""


def fuzz(
    client: Client, token: str, table: str, name: str, most: int, chance: int = 0
) -> Counter[int]:
    """Send one operation valid and invalid requests; how often it answered with which status.

    Half of them name a table or a game that exists.
    """
    operation: Any = OPERATIONS[name]
    answered: Counter[int] = Counter()
    modes = list(schemathesis.GenerationMode)
    cases = st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in modes))

    @seed(chance)
    @settings(
        max_examples=most, database=None, deadline=None, phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=cases, is_known=st.booleans())
    def send(case: Any, is_known: bool) -> None:
        sent = case.as_transport_kwargs(base_url="http://localhost")
        path = operation.path.format(table_id=table) if is_known else case.formatted_path
        body = {key: sent[key] for key in ("json", "data", "content") if key in sent}
        if is_known and isinstance(body.get("json"), dict) and "game" in body["json"]:
            body["json"] = {**body["json"], "game": GAME}
        if isinstance(body.get("data"), bytes | str):
            body["content"] = body.pop("data")
        answer = client.request(
            sent["method"],
            path,
            params={**dict(sent.get("params") or {}), "wait": "false"},
            headers={**dict(sent.get("headers") or {}), "Authorization": f"Bearer {token}"},
            **body,
        )
        answered[answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS)

    send()
    return answered


def fuzz_all(server: Server, most: int, chance: int, seconds: float) -> Counter[int]:
    """Send every operation of a server's API so many requests, a part of them at a time."""

    async def robo(services: Services) -> str:
        person = await services.people.welcome("Robo")
        return await services.access.create(person, "fuzz", SCOPES)

    token = server.do(robo)
    headers = {"Authorization": f"Bearer {token}"}
    total: Counter[int] = Counter()
    with httpx.Client(base_url=server.address, timeout=60) as client:
        end = monotonic() + seconds
        for first in range(0, most, _AT_ONCE):
            for name in OPERATIONS:
                if monotonic() > end:
                    return total
                wanted = {"game": GAME, "options": {"players": 2}, "seats": ["me", "free"]}
                table = client.post("/api/v1/tables", json=wanted, headers=headers).json()["id"]
                number = min(_AT_ONCE, most - first)
                total += fuzz(client, token, table, name, number, chance + first)
    return total
