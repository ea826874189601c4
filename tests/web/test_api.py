"""The bot API: programs sit down, look and play, by the same services as the pages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from litestar.exceptions import TooManyRequestsException
from litestar.testing import TestClient

from selenite.core.fair_deal import commitment_to, seed_of
from selenite.table import log
from selenite.table.access import CHAT, MOST_TOKENS, PLAY, READ
from selenite.table.model import OVER, RUNNING
from selenite.table.store import Token
from selenite.table.table import Table
from selenite.texts import say
from selenite.web.api.events import OPEN_DATA
from selenite.web.app import create_app
from selenite.web.identity import COOKIE

from .clients import Client, User, words
from .programs import API, Program, make_token

if TYPE_CHECKING:
    import httpx

CITY, MOON = "blue-moon-city", "moon-base"
NOBODYS = "selenite_nobodys"


@pytest.fixture(scope="module")
def client(module_client: Client) -> Client:
    """One application for all tests: everybody in them is new."""
    return module_client


@pytest.fixture
def robo(ada: User) -> Program:
    return Program.of(ada, "Robo")


@pytest.fixture
def rival(ben: User) -> Program:
    return Program.of(ben, "Rival")


def tokens_of(user: User) -> list[Token]:
    """Somebody's tokens, as they are stored."""
    sign_in = user.services.sign_ins.known(user.cookies[COOKIE])
    assert sign_in is not None
    found: list[Token] = user.services.store.tokens("person", sign_in.person).result()
    return found


def loaded(client: Client, info: dict[str, Any]) -> Table:
    tables: dict[str, Table] = client.app.state.services.tables.loaded
    return tables[info["id"]]


def code(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal, which has a sentence too."""
    problem = answer.json()
    assert problem["message"]
    assert answer.headers["content-type"] == "application/json"
    return answer.status_code, problem["code"]


def gathered(robo: Program, rival: Program, game: str = CITY, **more: Any) -> dict[str, Any]:
    """A running game between two programs."""
    info = robo.set_up(game, **more)
    assert rival.post(f"/tables/{info['id']}/join").status_code == 200
    robo.post(f"/tables/{info['id']}/ready")
    answer = rival.post(f"/tables/{info['id']}/ready")
    assert answer.json()["status"] == RUNNING
    found: dict[str, Any] = robo.get(f"/tables/{info['id']}").json()
    return found


def test_anybody_may_ask_which_methods_an_address_has(robo: Program) -> None:
    for program in (robo, Program(robo.client, None)):
        answer = program.request("OPTIONS", "/tables")
        assert answer.status_code == 204
        assert "GET" in answer.headers["allow"]


class TestTokens:
    @pytest.mark.parametrize(
        ("method", "path"),
        [
            ("GET", "/me"), ("GET", "/games"), ("GET", "/tables"), ("POST", "/tables"),
            ("GET", "/tables/{0}"), ("GET", "/tables/{0}/view"), ("GET", "/tables/{0}/events"),
            ("GET", "/tables/{0}/record"), ("POST", "/tables/{0}/join"),
            ("POST", "/tables/{0}/leave"), ("POST", "/tables/{0}/ready"),
            ("POST", "/promises"), ("POST", "/tables/{0}/part"),
            ("POST", "/tables/{0}/moves"), ("POST", "/tables/{0}/answer"),
            ("POST", "/tables/{0}/resign"), ("POST", "/tables/{0}/chat"),
        ],
    )  # fmt: skip
    def test_without_a_token_there_is_nothing(
        self, client: Client, robo: Program, method: str, path: str
    ) -> None:
        table = robo.set_up(MOON, "me", "newcomer")["id"]
        nobody, stranger = Program(client, None), Program(client, NOBODYS)
        assert code(nobody.request(method, path.format(table))) == (401, "token-missing")
        assert code(stranger.request(method, path.format(table))) == (401, "token-unknown")

    def test_every_operation_was_tried_without_a_token(self, client: Client) -> None:
        described = client.get(f"{API}/openapi.json").json()["paths"]
        tried = self.test_without_a_token_there_is_nothing.pytestmark[0].args[1]  # type: ignore[attr-defined]
        assert {(method, API + path.format("{table_id}")) for method, path in tried} == {
            (method.upper(), path) for path, item in described.items() for method in item
        }

    def test_a_cookie_counts_for_nothing(self, ada: User, robo: Program) -> None:
        assert ada.get("/me").status_code == 200
        assert code(ada.get(f"{API}/me")) == (401, "token-missing")

    def test_a_revoked_token_ends_at_once(self, ada: User, robo: Program) -> None:
        assert robo.get("/me").json() == {"name": "Robo", "scopes": [READ, PLAY, CHAT]}
        (token,) = tokens_of(ada)
        ada.post(f"/me/tokens/{token.id}/revoke")
        assert code(robo.get("/me")) == (401, "token-unknown")

    def test_nobody_revokes_the_token_of_another(
        self, ada: User, ben: User, robo: Program, rival: Program
    ) -> None:
        (token,) = tokens_of(ada)
        ben.post(f"/me/tokens/{token.id}/revoke")
        assert robo.get("/me").status_code == 200

    @pytest.mark.parametrize(
        ("scope", "path"), [(PLAY, "/tables"), (PLAY, "/tables/x/moves"), (CHAT, "/tables/x/chat")]
    )
    def test_a_token_allows_its_scopes_alone(self, ada: User, scope: str, path: str) -> None:
        reader = Program.of(ada, "Robo", READ)
        answer = reader.post(path)
        assert code(answer) == (403, "token-scope")
        assert scope in answer.json()["message"]

    def test_the_secret_is_stored_nowhere(self, tmp_path: Path) -> None:
        file = tmp_path / "tables.sqlite"
        with TestClient(create_app(file, pause=0, workers=1)) as client:
            robo = User(client)
            robo.post("/me", {"name": "Robo"})
            secret = make_token(robo).removeprefix("selenite_")
        stored = b"".join(part.read_bytes() for part in tmp_path.iterdir())
        assert b"a program" in stored
        assert secret.encode() not in stored

    def test_another_sites_page_is_refused(self, robo: Program) -> None:
        answer = robo.request("POST", "/tables", json={}, headers={"Sec-Fetch-Site": "cross-site"})
        assert code(answer) == (403, "forbidden")


class TestPage:
    def test_the_page_me_leads_to_it(self, ada: User) -> None:
        assert 'href="/me/tokens"' in ada.get("/me").text

    def test_whoever_has_no_name_chooses_one_first(self, ada: User) -> None:
        assert say("token-nameless") in words(ada.get("/me/tokens"))
        assert ada.post("/me/tokens", {"name": "x", "read": "1"}).status_code == 303

    def test_a_token_is_shown_once(self, ada: User) -> None:
        ada.post("/me", {"name": "Robo"})
        secret = make_token(ada, READ, name="my <bot>")
        page = ada.get("/me/tokens")
        assert secret not in page.text
        assert "my <bot>" in words(page)
        assert say("token-scope-play") in words(page)

    @pytest.mark.parametrize(
        ("form", "refusal"),
        [
            ({"name": "", "read": "1"}, say("refused-token-name", most=40)),
            ({"name": "x" * 41, "read": "1"}, say("refused-token-name", most=40)),
            ({"name": "x"}, say("refused-token-no-scope")),
        ],
    )
    def test_a_bad_form_is_refused(self, ada: User, form: dict[str, str], refusal: str) -> None:
        ada.post("/me", {"name": "Robo"})
        answer = ada.post("/me/tokens", form)
        assert answer.status_code == 400
        assert refusal in words(answer)

    def test_there_is_a_most(self, ada: User) -> None:
        ada.post("/me", {"name": "Robo"})
        for _ in range(MOST_TOKENS):
            make_token(ada)
        answer = ada.post("/me/tokens", {"name": "one more", "read": "1"})
        assert say("refused-token-too-many", most=MOST_TOKENS) in words(answer)

    @pytest.mark.parametrize("language", ["fr", "de", "ru", "he"])
    def test_it_speaks_every_language(self, ada: User, language: str) -> None:
        ada.post("/me", {"name": "Robo"})
        page = ada.request("GET", "/me/tokens", headers={"Accept-Language": language})
        assert words(say("token-about", language)) in words(page)


class TestTables:
    def test_a_table_against_a_bot_starts_at_once(self, robo: Program) -> None:
        info = robo.set_up(CITY, "me", "newcomer", options={"first": 0})
        assert (info["status"], info["to_move"], info["your_move"]) == ("running", 0, True)
        assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]
        assert [seat["you"] for seat in info["seats"]] == [True, False]

    def test_by_default_the_other_seats_are_free(self, robo: Program) -> None:
        info = robo.set_up(CITY, options={"players": 3})
        assert [seat["kind"] for seat in info["seats"]] == ["person", "free", "free"]
        assert info["status"] == "gathering"

    @pytest.mark.parametrize(
        ("wanted", "refusal"),
        [
            ({"game": "chess"}, "unknown-game"),
            ({"game": CITY, "seats": ["me", "me"]}, "lobby-one-me"),
            ({"game": CITY, "seats": ["newcomer", "newcomer"]}, "table-nobody"),
            ({"game": CITY, "seats": ["me", "genius"]}, "lobby-level"),
            ({"game": CITY, "seats": ["me"]}, "table-seats"),
            ({"game": CITY, "options": {"colour": "red"}}, "unknown-option"),
            ({"game": CITY, "first_player": "me"}, "unknown-option"),
            ({"game": CITY, "seed": "mine"}, "bad-request"),
            ({"game": CITY, "options": {"city": json.loads("[" * 40 + "]" * 40)}}, "too-deep"),
        ],
    )
    def test_what_makes_no_table_is_refused(
        self, robo: Program, wanted: dict[str, Any], refusal: str
    ) -> None:
        assert code(robo.post("/tables", **wanted)) == (400, refusal)
        assert robo.get("/tables?of=mine").json() == {"tables": []}

    def test_open_tables_and_own_ones_are_listed(self, robo: Program, rival: Program) -> None:
        shown, hidden = robo.set_up(CITY, open=True)["id"], robo.set_up(CITY)["id"]
        mine = {one["id"] for one in robo.get("/tables?of=mine").json()["tables"]}
        assert mine == {shown, hidden}
        listed = {one["id"] for one in rival.get("/tables").json()["tables"]}
        assert listed & mine == {shown}
        assert len(robo.get("/tables?of=mine&limit=1").json()["tables"]) == 1

    def test_people_gather_and_leave(self, robo: Program, rival: Program) -> None:
        path = f"/tables/{robo.set_up(CITY)['id']}"
        assert rival.post(f"{path}/join", name="Guest").json()["seats"][1]["name"] == "Guest"
        assert code(rival.post(f"{path}/join")) == (400, "table-seated-already")
        assert rival.post(f"{path}/leave").json()["seats"][1]["kind"] == "free"
        assert code(rival.post(f"{path}/ready")) == (400, "table-not-yours")
        assert code(rival.post(f"{path}/join", seat=0)) == (400, "table-seat-taken")
        assert code(rival.post(f"{path}/join", seat=7)) == (400, "no-such-seat")

    def test_readiness_starts_the_game(self, robo: Program, rival: Program) -> None:
        info = gathered(robo, rival, options={"first": 1})
        assert (info["status"], info["to_move"]) == ("running", 1)
        assert code(rival.post(f"/tables/{info['id']}/leave")) == (400, "table-started")

    def test_a_guessed_address_has_nothing(self, robo: Program) -> None:
        for path in ("", "/view", "/events", "/record"):
            assert code(robo.get(f"/tables/guessed/{path}".rstrip("/"))) == (404, "table-unknown")
        assert code(robo.get("/tables/guessed/seed")) == (404, "not-found")
        assert code(robo.post("/tables/guessed/moves", move="/", seq=0)) == (404, "table-unknown")

    def test_nobodys_number_and_no_seed_is_told(self, client: Client, robo: Program) -> None:
        info = robo.set_up(CITY, "me", "newcomer")
        table = loaded(client, info)
        told = json.dumps([info, robo.view(table.id), robo.events(table.id)])
        told += robo.get(f"/tables/{table.id}/record").text
        assert table.host not in told
        assert table.record.seed is not None
        assert table.record.seed not in told


class TestDeals:
    def test_programs_add_to_the_deal(self, client: Client, robo: Program, rival: Program) -> None:
        info = robo.set_up(MOON, first_player="me")
        path = f"/tables/{info['id']}"
        rival.post(f"{path}/join")
        robo.post(f"{path}/ready", commitment=commitment_to("0a" * 32))
        waiting = rival.post(f"{path}/ready", commitment=commitment_to("0b" * 32)).json()
        assert (waiting["status"], waiting["deal"]["your_part"]) == ("gathering", True)
        assert code(robo.post(f"{path}/part", part="0b" * 32)) == (400, "deal-other-part")
        robo.post(f"{path}/part", part="0a" * 32)
        assert code(robo.post(f"{path}/part", part="0a" * 32)) == (400, "deal-not-now")
        running = rival.post(f"{path}/part", part="0b" * 32).json()
        assert running["status"] == RUNNING
        assert running["deal"] == {
            "commitment": info["deal"]["commitment"],
            "parts": [
                {"seat": 0, "commitment": commitment_to("0a" * 32), "part": "0a" * 32},
                {"seat": 1, "commitment": commitment_to("0b" * 32), "part": "0b" * 32},
            ],
            "your_part": False, "secret": None, "seed": None,
        }  # fmt: skip
        events = robo.events(info["id"])
        (deal,) = [line["data"] for line in events if line.get("kind") == "deal"]
        assert deal["commitments"] == [
            {"place": 0, "commitment": commitment_to("0a" * 32)},
            {"place": 1, "commitment": commitment_to("0b" * 32)},
        ]
        kinds = [line.get("kind") for line in events]
        assert kinds[-6:-1] == ["ready", "deal", "part", "part", "start"]
        over = rival.post(f"{path}/resign").json()
        secret, seed = over["deal"]["secret"], over["deal"]["seed"]
        assert commitment_to(secret) == info["deal"]["commitment"]
        assert seed_of(secret, {0: "0a" * 32, 1: "0b" * 32}).hex() == seed

    def test_the_part_of_a_table_that_starts_at_once_comes_after_a_promise(
        self, robo: Program
    ) -> None:
        answer = robo.post("/promises")
        assert answer.status_code == 201
        promise = answer.json()["promise"]
        info = robo.set_up(MOON, "me", "newcomer", promise=promise, part="0a" * 32)
        assert info["status"] == RUNNING
        assert info["deal"]["commitment"] == promise
        assert [one["part"] for one in info["deal"]["parts"]] == ["0a" * 32]

    def test_what_is_not_hexadecimal_is_refused(self, robo: Program) -> None:
        path = f"/tables/{robo.set_up(MOON)['id']}"
        answer = robo.post(f"{path}/ready", commitment="0A" * 32)
        assert code(answer) == (400, "bad-request")


class TestMoves:
    def test_a_view_is_that_of_the_seat(
        self, client: Client, robo: Program, rival: Program
    ) -> None:
        info = gathered(robo, rival)
        table = loaded(client, info)
        for seat, program in enumerate((robo, rival)):
            found = program.view(table.id)
            assert found["seat"] == seat
            assert found["view"] == json.loads(json.dumps(table.view(seat).position))

    def test_a_stranger_sees_what_is_public(
        self, client: Client, robo: Program, rival: Program
    ) -> None:
        info = robo.set_up(CITY, "me", "newcomer", options={"first": 0})
        table = loaded(client, info)
        found = rival.view(table.id)
        assert (found["seat"], found["your_move"]) == (None, False)
        assert found["view"] == json.loads(json.dumps(table.view(None).position))
        assert found["view"]["legal"] == []

    def test_nothing_is_seen_before_the_game(self, robo: Program) -> None:
        table = robo.set_up(CITY)["id"]
        assert code(robo.get(f"/tables/{table}/view")) == (400, "table-not-running")

    def test_a_move_is_answered_with_the_view_after_it(
        self, client: Client, robo: Program, rival: Program
    ) -> None:
        info = gathered(robo, rival, MOON, first_player="me")
        before = robo.view(info["id"])
        mover = robo if before["your_move"] else rival
        seen = mover.view(info["id"])
        answer = mover.move(info["id"], seen["view"]["legal"][0], seen["seq"])
        assert answer.status_code == 200
        assert answer.json() == mover.view(info["id"])
        assert [one.move for one in loaded(client, info).moves] == [seen["view"]["legal"][0]]

    def test_a_stale_move_is_a_conflict(
        self, client: Client, robo: Program, rival: Program
    ) -> None:
        info = gathered(robo, rival, options={"first": 0})
        move = robo.view(info["id"])["view"]["legal"][1]
        assert code(robo.move(info["id"], move, info["seq"] - 1)) == (409, "table-stale")
        assert robo.move(info["id"], move, info["seq"]).status_code == 200
        assert code(robo.move(info["id"], move, info["seq"])) == (409, "table-stale")
        assert [one.move for one in loaded(client, info).moves if one.by_hand] == [move]

    def test_chat_makes_no_move_stale(self, robo: Program, rival: Program) -> None:
        info = gathered(robo, rival, options={"first": 0})
        assert rival.post(f"/tables/{info['id']}/chat", text="hello").status_code == 201
        move = robo.view(info["id"])["view"]["legal"][1]
        assert robo.move(info["id"], move, info["seq"]).status_code == 200

    def test_an_illegal_move_names_its_clause(self, robo: Program, rival: Program) -> None:
        info = gathered(robo, rival, options={"first": 0})
        answer = robo.move(info["id"], "drop", info["seq"])
        assert code(answer) == (400, "illegal-move")
        assert answer.json()["clause"] == "phase"
        assert robo.view(info["id"])["seq"] == info["seq"]

    def test_only_the_seat_to_move_moves(self, robo: Program, rival: Program) -> None:
        info = gathered(robo, rival, options={"first": 0})
        assert code(rival.move(info["id"], "/", info["seq"])) == (400, "table-not-your-turn")

    def test_resigning_loses(self, client: Client, robo: Program, rival: Program) -> None:
        info = gathered(robo, rival)
        answer = robo.post(f"/tables/{info['id']}/resign").json()
        assert answer["result"] == {"reason": "resigned", "winners": [1]}
        assert loaded(client, info).status == OVER

    def test_a_request_is_answered(self, client: Client, robo: Program, ben: User) -> None:
        info = robo.set_up(CITY)
        table = loaded(client, info)
        ben.arrange(table, "sit", 1, name="Ben")
        robo.post(f"/tables/{table.id}/ready")
        ben.arrange(table, "ready")
        ben.post(f"/t/{table.id}/ask-abort?seq={table.acted}")
        asked = robo.get(f"/tables/{table.id}").json()
        assert asked["request"] == {"what": "abort", "seat": 1, "your_answer": True}
        state = robo.events(table.id)[-1]
        assert (state["your_answer"], state["request"]) == (True, "abort")
        answer = robo.post(f"/tables/{table.id}/answer", yes=True, seq=asked["seq"])
        assert answer.json()["status"] == "over"

    def test_a_record_has_its_seed_when_the_game_is_over(
        self, robo: Program, rival: Program
    ) -> None:
        info = gathered(robo, rival)
        path = f"/tables/{info['id']}/record"
        assert "[SeedHash " in robo.get(path).text
        robo.post(f"/tables/{info['id']}/resign")
        assert "[Seed " in rival.get(path).text


class TestEvents:
    def test_all_of_them_are_there_from_any_number(self, robo: Program, rival: Program) -> None:
        info = gathered(robo, rival, options={"first": 0})
        robo.move(info["id"], robo.view(info["id"])["view"]["legal"][1], info["seq"])
        *events, state = robo.events(info["id"])
        assert [one["seq"] for one in events] == list(range(len(events)))
        kinds = [one["kind"] for one in events]
        assert kinds[: kinds.index("move")][-3:] == ["ready", "ready", "start"]
        assert robo.events(info["id"], after=3)[: len(events) - 4] == events[4:]
        assert state == {
            "type": "state", "seq": len(events) - 1, "status": "running", "to_move": 0,
            "your_move": True, "your_answer": False, "request": None,
        }  # fmt: skip

    def test_who_is_ready_is_told_by_the_seat(self, robo: Program, rival: Program) -> None:
        info = gathered(robo, rival)
        ready = [one["data"] for one in robo.events(info["id"]) if one.get("kind") == "ready"]
        assert ready == [{"seats": [0], "ready": True}, {"seats": [1], "ready": True}]

    def test_long_logs_come_whole(self, client: Client, robo: Program) -> None:
        table = robo.set_up(CITY)["id"]
        for number in range(80):
            robo.post(f"/tables/{table}/chat", text=f"{number}")
        events = robo.events(table)[:-1]
        assert [one["seq"] for one in events] == list(range(83))
        assert events[-1]["data"]["text"] == "79"

    def test_whether_a_player_had_a_choice_is_not_told(self, robo: Program) -> None:
        assert OPEN_DATA[log.MOVE] == ("seat", "move")
        taken = [name for name in vars(Table) if name.startswith("_take_")]
        kinds = {name.removeprefix("_take_").replace("_", "-") for name in taken}
        assert set(OPEN_DATA) == {log.SET_UP, *kinds}


class TestBadRequests:
    @pytest.mark.parametrize(
        ("body", "refusal"),
        [
            (b"{", "bad-request"), (b"[]", "bad-request"), (b"\xff", "bad-request"),
            (b'{"move": 5, "seq": 1}', "bad-request"), (b'{"move": "/"}', "bad-request"),
            (b'{"move": "/", "seq": 1e400}', "bad-request"), (b"[" * 60_000, "too-deep"),
        ],
    )  # fmt: skip
    def test_a_body_that_says_nothing_is_refused(
        self, robo: Program, body: bytes, refusal: str
    ) -> None:
        path = f"/tables/{robo.set_up(MOON, 'me', 'newcomer')['id']}/moves"
        headers = {"Content-Type": "application/json"}
        answer = robo.request("POST", path, content=body, headers=headers)
        assert code(answer) == (400, refusal)

    def test_a_body_has_its_limit(self, robo: Program) -> None:
        answer = robo.request("POST", "/tables", content=b" " * 70_000)
        assert code(answer) == (413, "too-large")

    def test_an_unknown_address_or_method_is_refused_as_json(self, robo: Program) -> None:
        assert code(robo.get("/nothing")) == (404, "not-found")
        assert code(robo.request("DELETE", "/me")) == (405, "method-not-allowed")

    def test_sentences_are_in_the_programs_language(self, robo: Program) -> None:
        answer = robo.request("GET", "/tables/x", headers={"Accept-Language": "de"})
        assert answer.json()["message"] == say("refused-table-unknown", "de", table="x")

    def test_an_error_of_ours_is_answered_as_json(
        self, robo: Program, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def fail(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr("selenite.table.repository.TableRepository.find", fail)
        assert code(robo.get("/tables/x")) == (500, "failed")

    def test_a_limit_says_how_long_to_wait(
        self, robo: Program, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def fail(*_: object) -> None:
            raise TooManyRequestsException(headers={"Retry-After": "7"})

        monkeypatch.setattr("selenite.table.repository.TableRepository.find", fail)
        answer = robo.get("/tables/x")
        assert code(answer) == (429, "too-many-requests")
        assert answer.headers["retry-after"] == "7"
        assert answer.json()["retry_after"] == 7
