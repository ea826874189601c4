"""Invitation links use the address at which other devices reach the server."""

from __future__ import annotations

import pytest
from litestar.testing import TestClient

from selenite.table.limits import UNLIMITED
from selenite.texts import say
from selenite.web.app import create_app

NOTE = say("web-only-here")


@pytest.mark.parametrize(
    ("opened", "reach", "shown", "is_noted"),
    [
        ("http://127.0.0.1:8642", None, "http://127.0.0.1:8642/t/", True),
        ("http://127.0.0.1:8642", "http://192.168.7.7:8642", "http://192.168.7.7:8642/t/", False),
        ("http://moon.example", "http://192.168.7.7:8642", "http://moon.example/t/", False),
        ("http://moon.example", None, "http://moon.example/t/", False),
    ],
)
def test_an_invitation_has_the_address_for_other_devices(
    opened: str, reach: str | None, shown: str, is_noted: bool
) -> None:
    app = create_app(None, limits=UNLIMITED)
    if reach:
        app.state.reach = reach
    with TestClient(app, base_url=opened) as client:
        form = {"name": "Ada", "seat1": "invite"}
        page = client.post("/tables", data=form).text
        assert f'value="{shown}' in page
        assert (NOTE in page) == is_noted
        mine = client.get("/me").text
        assert f'value="{shown.removesuffix("t/")}me/' in mine
        assert (NOTE in mine) == is_noted
