"""A table whose log is damaged: its page says so, and everything else works."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from litestar.testing import TestClient

from selenite.table import tokens
from selenite.web.app import create_app

from .clients import User, words

if TYPE_CHECKING:
    import pytest


def test_the_lobby_shows_the_other_tables(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "t.sqlite"
    with TestClient(create_app(path, pause=0, workers=1)) as client:
        ada = User(client)
        bad, good = [ada.set_up(kind1="person", name1=name, open="on") for name in ("Bo", "Cy")]
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("UPDATE entries SET data = '{' WHERE \"table\" = ?", [bad.id])
    connection.close()
    with TestClient(create_app(path, pause=0, workers=1)) as client:
        ada.client = client
        lobby = ada.get("/")
        assert lobby.status_code == 200
        assert f"/t/{good.id}" in lobby.text
        assert f"/t/{bad.id}" not in lobby.text
        assert User(client).get("/").status_code == 200
        page = ada.request("GET", f"/t/{bad.id}", headers={"Accept": "text/html"})
        assert page.status_code == 500
        assert "The log of this table is damaged" in words(page)
        (told,) = [one.getMessage() for one in caplog.records if one.name == "selenite"]
        assert told == f"the log of table {tokens.in_logs(bad.id)} is damaged"
        assert ada.get(f"/t/{good.id}").status_code == 200
