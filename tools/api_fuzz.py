"""Send the bot API what nobody should send, and check every answer against its description.

``python tools/api_fuzz.py 5000`` sends that many requests to each operation of a server of its own,
and prints how often it answered with which status. It stops at the first wrong answer.
"""

from __future__ import annotations

import logging
import sys
from collections import Counter
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient
from schemathesis import checks
from schemathesis.specs.openapi import checks as openapi_checks

from local_server import Server
from selenite.table.access import SCOPES
from selenite.table.services import Services
from selenite.web.api.description import description

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


def fuzz(client: Client, token: str, table: str, name: str, most: int) -> Counter[int]:
    """Send one operation valid and invalid requests; how often it answered with which status.

    Half of them name a table or a game that exists.
    """
    operation: Any = OPERATIONS[name]
    answered: Counter[int] = Counter()
    modes = list(schemathesis.GenerationMode)
    cases = st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in modes))

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


def main() -> None:
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    logging.getLogger("httpx").setLevel(logging.WARNING)
    server = Server()

    async def robo(services: Services) -> str:
        person = await services.people.welcome("Robo")
        return await services.access.create(person, "fuzz", SCOPES)

    token = server.do(robo)
    headers = {"Authorization": f"Bearer {token}"}
    total: Counter[int] = Counter()
    with httpx.Client(base_url=server.address, timeout=60) as client:
        for name in OPERATIONS:
            wanted = {"game": GAME, "options": {"players": 2}, "seats": ["me", "free"]}
            table = client.post("/api/v1/tables", json=wanted, headers=headers).json()["id"]
            answered = fuzz(client, token, table, name, most)
            total += answered
            print(name, dict(sorted(answered.items())), flush=True)
    print(total.total(), "requests", dict(sorted(total.items())))
    server.stop()


if __name__ == "__main__":
    main()
