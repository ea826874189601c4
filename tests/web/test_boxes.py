"""My box without a script: comparing, correcting, saving, sharing and playing with it."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import httpx
import pytest

from selenite.cli import main
from selenite.core.user_files import to_toml
from selenite.games.blue_moon_city import printed
from selenite.games.moon_base import printed as moon
from selenite.table.boxes import LONGEST_NAME, MOST_BYTES
from selenite.table.model import RUNNING
from selenite.table.store import Box
from selenite.texts import LANGUAGES, say, speaker

from .clients import User, words

CITY, MOON = "blue-moon-city", "moon-base"
OURS = printed.standard()
SENTENCE = "a box of mill is not a people, or “any”, with a value from 1 to 5"
CHANGE = "Mill, Box 2: Terrah 2 → Terrah 3"
NAME = "Grandmother's attic"
"""What Ada calls her box: nobody else reads it."""


def fields(**typed: str) -> dict[str, str]:
    """Fields of a form, their names with underscores for dashes."""
    return {f"f.{name.replace('_', '-')}": text for name, text in typed.items()}


def save(who: User, item: str = "tile.mill", name: str = NAME, **typed: str) -> httpx.Response:
    """Correct our numbers, and save them as a box."""
    return who.post(f"/box/{CITY}?item={item}", {"name": name, **fields(**typed)})


def saved(who: User, **typed: str) -> str:
    """The address of a new box."""
    answer = save(who, **(typed or {"box_2_value": "3"}))
    assert answer.status_code == 303, words(answer)
    return str(answer.headers["location"].partition("?")[0])


def box_at(who: User, address: str) -> Box:
    """A box by its owner's address."""
    store = who.services.store
    found: list[Box] = store.boxes("id", address.rpartition("/")[2]).result()
    return found[0]


def shared(who: User, address: str) -> str:
    """The address that others get."""
    who.post(f"{address}/share")
    return f"/shared-box/{box_at(who, address).share}"


def check(who: User, item: str, form: dict[str, str], **query: str) -> dict[str, str]:
    """What the server says of a form that is being filled in, by region."""
    asked = httpx.QueryParams({"item": item, **query})
    answer = who.post(f"/box/{query.pop('game', CITY)}/check?{asked}", form, hx_request="true")
    assert answer.status_code == 200
    partial = re.compile(r'<hx-partial hx-target="#([^"]+)"[^>]*>(.*?)</hx-partial>', re.DOTALL)
    return {name: unescape(inside) for name, inside in partial.findall(answer.text)}


def send(who: User, data: bytes, name: str = "attic.toml", game: str = CITY) -> httpx.Response:
    """Upload a file."""
    return who.request("POST", f"/box/{game}/upload", files={"file": (name, data)})


class TestOurNumbers:
    def test_every_tile_is_shown_with_what_is_unconfirmed(self, ada: User) -> None:
        page = ada.get(f"/box/{CITY}")
        assert page.status_code == 200
        assert page.text.count('class="box-item"') == 26
        assert page.text.count('class="tag unconfirmed"') == 22
        assert "Leader: 2 cards" in words(page)

    def test_looking_registers_nobody(self, ada: User) -> None:
        for path in ("/box", f"/box/{CITY}", f"/box/{CITY}?item=tile.mill", f"/box/{MOON}"):
            assert ada.get(path).status_code == 200
        assert not ada.cookies

    def test_a_tile_has_its_form(self, ada: User) -> None:
        page = ada.get(f"/box/{CITY}?item=tile.mill").text
        assert 'name="f.box-1-value" value="3"' in page
        assert '<option value="terrah" selected>' in page
        assert page.count('class="fact"') == 9

    def test_the_board_is_open_at_once(self, ada: User) -> None:
        page = ada.get(f"/box/{MOON}").text
        assert 'name="f.L05.x" value="4"' in page

    def test_an_item_that_is_not_there_is_no_form(self, ada: User) -> None:
        assert 'id="edit"' not in ada.get(f"/box/{CITY}?item=tile.moon").text
        assert save(ada, "tile.moon").status_code == 404

    @pytest.mark.parametrize("path", ["/box/chess", "/box/chess/abc", "/box/chess?item=x"])
    def test_a_game_that_is_not_there_has_no_box(self, ada: User, path: str) -> None:
        assert ada.get(path).status_code == 404

    @pytest.mark.parametrize("path", ["/", "/me", "/box", f"/rules/{CITY}"])
    def test_there_is_a_way_to_it(self, ada: User, path: str) -> None:
        assert re.search(r'href="/box[/"]', ada.get(path).text.partition("<main")[2])


class TestChecking:
    def test_a_wrong_number_gets_the_sentence_of_the_file(self, ada: User) -> None:
        found = check(ada, "tile.mill", fields(box_2_value="9"))
        assert found == {"fault": f"components: {SENTENCE}"}

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_sentence_is_in_the_visitors_language(self, ada: User, language: str) -> None:
        ada.cookies["language"] = language
        found = check(ada, "tile.mill", fields(box_2_value="9"))
        expected = speaker(language, CITY).say("refused-components-box", tile="mill", most=5)
        assert found["fault"] == expected

    def test_a_right_number_is_drawn_and_noted(self, ada: User) -> None:
        found = check(ada, "tile.mill", fields(box_2_value="4"))
        assert found["fault"] == ""
        assert ">4</text>" in found["preview"]
        assert words(found["note-box-2"]) == say("box-note-ours", ours="Terrah 2")
        assert words(found["note-box-1"]) == say("box-tag-unconfirmed")

    def test_what_is_compared_is_not_unconfirmed_any_more(self, ada: User) -> None:
        found = check(ada, "tile.mill", {"compared": "yes"})
        assert found["note-box-1"] == ""

    def test_nothing_is_saved(self, ada: User) -> None:
        check(ada, "tile.mill", fields(box_2_value="4"))
        assert not ada.cookies

    def test_a_box_is_checked_by_its_own_numbers(self, ada: User) -> None:
        name = saved(ada).rpartition("/")[2]
        found = check(ada, "tile.mill", fields(leader_cards="1"), box=name)
        assert words(found["note-box-2"]) == say("box-note-ours", ours="Terrah 2")

    def test_the_box_of_somebody_else_is_not_checked(self, ada: User, ben: User) -> None:
        name = saved(ada).rpartition("/")[2]
        answer = ben.post(f"/box/{CITY}/check?item=tile.mill&box={name}", hx_request="true")
        assert answer.status_code == 404

    def test_a_crater_is_checked(self, ada: User) -> None:
        assert "coordinates are even" in check(ada, "board", {"f.L05.x": "7"}, game=MOON)["fault"]
        found = check(ada, "board", {"f.L05.x": "8"}, game=MOON)
        ours = "large, x 4, y 34"
        assert words(found["note-crater-L05"]) == say("box-note-ours", ours=ours)
        assert 'class="differs"' in found["preview"]

    def test_what_was_typed_is_escaped(self, ada: User) -> None:
        found = ada.post(
            f"/box/{MOON}/check?item=board", {"f.+1.id": "<b>", "f.+1.x": "0"}, hx_request="true"
        )
        assert "&lt;b&gt;" in found.text
        assert "<b>" not in found.text


class TestSaving:
    def test_the_first_correction_is_a_box_of_my_own(self, ada: User) -> None:
        page = ada.get(saved(ada))
        assert CHANGE in words(page)
        assert NAME in words(page)
        assert page.text.count('class="tag differs"') == 1

    def test_a_fault_shows_the_form_as_it_was_filled_in(self, ada: User) -> None:
        answer = save(ada, box_2_value="many", leader_cards="1", name="Attic")
        assert answer.status_code == 400
        assert SENTENCE in words(answer)
        assert 'name="f.box-2-value" value="many"' in answer.text
        assert 'name="f.leader-cards" value="1"' in answer.text
        assert 'value="Attic"' in answer.text
        assert not ada.cookies

    @pytest.mark.parametrize("name", ["", "x" * (LONGEST_NAME + 1)])
    def test_a_bad_name_loses_nothing_either(self, ada: User, name: str) -> None:
        answer = save(ada, box_2_value="3", name=name)
        assert answer.status_code == 400
        assert say("refused-box-name", most=LONGEST_NAME) in words(answer)
        assert 'name="f.box-2-value" value="3"' in answer.text
        assert not ada.cookies

    def test_one_goes_on_to_the_next_tile(self, ada: User) -> None:
        address = saved(ada)
        answer = ada.post(f"{address}?item=tile.mill", {"then": "next", **fields(leader_cards="1")})
        assert answer.headers["location"] == f"{address}?item=tile.caravanserai&saved=1#edit"
        assert say("box-saved") in words(ada.get(answer.headers["location"].partition("#")[0]))

    def test_after_the_last_there_is_none(self, ada: User) -> None:
        address = saved(ada)
        answer = ada.post(f"{address}?item=pieces", {"then": "next", **fields(cubes="9")})
        assert "item=pieces" in answer.headers["location"]

    def test_each_item_is_saved_by_itself(self, ada: User) -> None:
        address = saved(ada)
        ada.post(f"{address}?item=cards", fields(vulca_1="4", vulca_2="3"))
        told = words(ada.get(address))
        assert CHANGE in told
        assert "Cards of the peoples, Vulca: 3 × 1, 4 × 2, 3 × 3 → 4 × 1, 3 × 2, 3 × 3" in told

    def test_a_fault_in_a_box_changes_nothing(self, ada: User) -> None:
        address = saved(ada)
        before = box_at(ada, address)
        answer = ada.post(f"{address}?item=tile.mill", fields(box_1_value="0"))
        assert answer.status_code == 400
        assert 'name="f.box-1-value" value="0"' in answer.text
        assert box_at(ada, address) == before

    def test_what_is_compared_is_counted(self, ada: User) -> None:
        answer = ada.post(f"/box/{CITY}?item=tile.mill", {"name": NAME, "compared": "yes"})
        page = ada.get(answer.headers["location"].partition("?")[0])
        assert say("box-same") in words(page)
        assert say("box-progress", done=1, all=22) in words(page)
        assert page.text.count('class="tag compared"') == 1

    def test_a_new_box_is_offered_a_name_that_is_free(self, ada: User) -> None:
        save(ada, name=say("box-title"), box_2_value="3")
        page = ada.get(f"/box/{CITY}?item=tile.mill").text
        assert f'value="{say("box-title")} 2"' in page


class TestKeeping:
    def test_a_box_is_renamed(self, ada: User) -> None:
        address = saved(ada)
        ada.post(f"{address}/name", {"name": "Cellar"})
        assert box_at(ada, address).name == "Cellar"

    @pytest.mark.parametrize("game", [CITY, MOON])
    def test_a_refused_name_is_still_shown(self, ada: User, game: str) -> None:
        answer = send(ada, to_toml(OURS if game == CITY else moon.standard()).encode(), game=game)
        refused = ada.post(f"{answer.headers['location']}/name", {"name": "y" * 50})
        assert refused.status_code == 400
        assert words(refused).count(say("refused-box-name", most=LONGEST_NAME)) == 1
        assert "y" * 50 in refused.text

    def test_a_box_is_deleted_after_a_question(self, ada: User) -> None:
        address = saved(ada)
        page = ada.get(address)
        assert say("box-delete-sure", name=NAME) in words(page)
        assert ada.post(f"{address}/delete").headers["location"] == "/box"
        assert ada.get(address).status_code == 404
        assert NAME not in words(ada.get("/box"))

    @pytest.mark.parametrize(
        "action", ["", "/name", "/delete", "/share", "/stop-sharing", "?item=tile.mill"]
    )
    def test_nobody_else_changes_a_box(self, ada: User, ben: User, action: str) -> None:
        address = saved(ada)
        ben.set_up(name="Ben")
        before = box_at(ada, address)
        answer = ben.post(address + action, {"name": "Mine", **fields(box_2_value="5")})
        assert answer.status_code in (400, 404)
        assert box_at(ada, address) == before

    def test_a_box_that_the_checks_no_longer_take_is_refused_in_a_sentence(self, ada: User) -> None:
        address = saved(ada)
        wrong = printed.corrected(OURS, "tile.mill", {"box-2-value": "9"}, False)
        ada.services.store.change_box(box_at(ada, address).id, source=wrong).result()
        answer = ada.get(address)
        assert answer.status_code == 400
        assert SENTENCE in words(answer)

    def test_nobody_else_reads_a_box(self, ada: User, ben: User) -> None:
        address = saved(ada)
        ben.set_up(name="Ben")
        for path in (address, f"{address}/file.toml"):
            answer = ben.get(path)
            assert answer.status_code == 404
            assert NAME not in unescape(answer.text)


class TestSharing:
    def test_a_link_shows_the_numbers_and_not_whose_they_are(self, ada: User, ben: User) -> None:
        ada.set_up(name="Augusta")
        address = saved(ada)
        link = shared(ada, address)
        for path in (link, f"{link}/file.toml"):
            answer = ben.get(path)
            assert answer.status_code == 200
            secret = (NAME, "Augusta", address.rpartition("/")[2], box_at(ada, address).person)
            assert not [one for one in secret if one in unescape(answer.text)]
        page = ben.get(link)
        assert CHANGE in words(page)
        main = page.text.partition("<main")[2].partition("</main>")[0]
        assert "<form" not in main.replace('<form method="post"', "", 1)
        assert not ben.cookies

    def test_the_link_is_on_my_page_and_can_be_copied(self, ada: User) -> None:
        address = saved(ada)
        link = shared(ada, address)
        page = ada.get(f"{address}?opened=share").text
        assert f'value="http://testserver.local{link}"' in page
        assert 'data-copy="#link"' in page

    def test_a_link_that_was_taken_back_leads_nowhere(self, ada: User, ben: User) -> None:
        address = saved(ada)
        link = shared(ada, address)
        ada.post(f"{address}/stop-sharing")
        answer = ben.get(link)
        assert answer.status_code == 404
        assert say("refused-box-not-shared") in words(answer).lower()

    def test_a_shared_box_is_copied_under_a_name_of_ones_own(self, ada: User, ben: User) -> None:
        address = saved(ada)
        answer = ben.post(f"{shared(ada, address)}/copy")
        copy = box_at(ben, answer.headers["location"])
        assert copy.source == box_at(ada, address).source
        assert (copy.name, copy.share) == (say("box-title"), None)
        ben.post(f"{answer.headers['location']}?item=tile.mill", fields(box_2_value="5"))
        assert CHANGE in words(ada.get(address))

    def test_a_copy_is_not_made_by_looking(self, ada: User, ben: User) -> None:
        link = shared(ada, saved(ada))
        assert ben.get(f"{link}/copy").status_code in (404, 405)


class TestFiles:
    def test_a_downloaded_file_is_read_again(self, ada: User) -> None:
        address = saved(ada)
        answer = ada.get(f"{address}/file.toml")
        assert answer.headers["content-disposition"] == (
            'attachment; filename="blue-moon-city-components.toml"'
        )
        sent = send(ada, answer.content)
        assert box_at(ada, sent.headers["location"]).source == box_at(ada, address).source

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_command_line_plays_with_it(
        self, ada: User, tmp_path: Any, capsys: pytest.CaptureFixture[str], language: str
    ) -> None:
        ada.cookies["language"] = language
        file = tmp_path / "components.toml"
        file.write_bytes(ada.get(f"{saved(ada)}/file.toml").content)
        option = ["--option", f"components={file}"]
        assert main(["new", CITY, "--seed", "mine", *option]) == 0
        record = tmp_path / "game.sel"
        record.write_text(capsys.readouterr().out, encoding="utf-8")
        assert '\\"mill\\":' in record.read_text("utf-8")
        assert main(["verify", str(record)]) == 0
        assert main(["simulate", CITY, "--games", "3", *option]) == 0

    def test_the_command_line_plays_on_a_board_of_ones_own(
        self, ada: User, tmp_path: Any, capsys: pytest.CaptureFixture[str]
    ) -> None:
        answer = ada.post(f"/box/{MOON}?item=board", {"name": NAME, "f.L05.x": "8"})
        file = tmp_path / "board.toml"
        address = answer.headers["location"].partition("?")[0]
        file.write_bytes(ada.get(f"{address}/file.toml").content)
        assert main(["new", MOON, "--option", f"board={file}"]) == 0
        assert '\\"x\\":8,\\"y\\":34' in capsys.readouterr().out

    def test_a_box_is_called_like_its_file(self, ada: User) -> None:
        for name, called in (
            ("attic.toml", "attic"),
            ("attic.toml", "attic 2"),
            (".toml", ".toml"),
        ):
            answer = send(ada, to_toml(OURS).encode(), name)
            assert box_at(ada, answer.headers["location"]).name == called

    def test_a_tile_may_be_called_anything(self, ada: User) -> None:
        odd = 'a "b" & <c>\r\n/?#é'
        tiles = {odd if key == "mill" else key: entry for key, entry in OURS["tile"].items()}
        address = send(ada, to_toml({**OURS, "tile": tiles}).encode()).headers["location"]
        query = httpx.QueryParams({"item": f"tile.{odd}"})
        assert ada.get(f"{address}?{query}").text.count('id="edit"') == 1
        answer = ada.post(f"{address}?{query}", fields(box_2_value="3"))
        assert answer.status_code == 303
        assert ada.get(answer.headers["location"].partition("#")[0]).text.count('id="edit"') == 1
        assert box_at(ada, address).source["tile"][odd]["boxes"][1] == ["terrah", 3]

    @pytest.mark.parametrize(
        ("data", "sentence"),
        [
            (b"cubes = ", "the components file is not TOML"),
            (b"\xff\xfe", say("refused-box-not-text")),
            (b"#" * (MOST_BYTES + 1), say("refused-box-too-large", most=64)),
            (b"#" * 5 * MOST_BYTES, say("refused-box-too-large", most=64)),
            (b"cubes = 10", "people.vulca.cards must be three counts that make 10"),
        ],
    )
    def test_a_file_with_a_fault_gets_one_sentence(
        self, ada: User, data: bytes, sentence: str
    ) -> None:
        answer = send(ada, data)
        assert answer.status_code == 400
        assert sentence in words(answer)
        assert 'role="alert"' in answer.text
        assert not ada.cookies

    def test_a_form_without_a_file_is_refused(self, ada: User) -> None:
        for answer in (ada.post(f"/box/{CITY}/upload", {"file": "x"}), send(ada, b"", "")):
            assert answer.status_code == 400
            assert say("refused-box-no-file") in words(answer)


class TestSending:
    def test_the_message_has_the_differences_alone(self, ada: User) -> None:
        address = saved(ada)
        ada.post(f"{address}?item=tile.citadel", {"compared": "yes"})
        found = re.search(r"<textarea[^>]*>(.*?)</textarea>", ada.get(address).text, re.DOTALL)
        assert found is not None
        assert unescape(found[1]).splitlines() == [
            say("box-message-differs", game=CITY),
            f"- {CHANGE} [tile.mill box-2]",
            say("box-message-same", game=CITY),
            "- Citadel: Box 1, Leader and Every builder [tile.citadel]",
        ]

    def test_there_is_no_message_while_nothing_is_corrected(self, ada: User) -> None:
        answer = send(ada, to_toml(OURS).encode())
        page = ada.get(answer.headers["location"])
        assert say("box-send-nothing") in words(page)
        assert "<textarea" not in page.text


class TestPlaying:
    def test_the_lobby_offers_my_boxes_of_each_game(self, ada: User, ben: User) -> None:
        name = saved(ada).rpartition("/")[2]
        page = ada.get("/").text
        assert f'<option value="{name}">' in page
        assert f'name="{CITY}.box"' in page
        assert f'name="{MOON}.box"' not in page
        assert name not in ben.get("/").text

    def test_a_box_that_is_named_is_chosen(self, ada: User) -> None:
        name = saved(ada).rpartition("/")[2]
        page = ada.get(f"/?game={CITY}&box={name}").text
        assert f'<option value="{name}" selected>' in page
        assert '<details open id="more-options"' in page

    def test_a_table_carries_the_numbers(self, ada: User) -> None:
        address = saved(ada)
        box = box_at(ada, address)
        table = ada.set_up(game=CITY, **{f"{CITY}.box": box.id})
        assert table.status == RUNNING
        assert table.view(None).position["options"]["components"] == box.source
        assert table.view(None).position["options"]["players"] == 2

    def test_everybody_sees_what_differs(self, ada: User, ben: User) -> None:
        name = saved(ada).rpartition("/")[2]
        form = {f"{CITY}.box": name, "how": "invite"}
        table = ada.set_up(game=CITY, **form)
        told = words(ben.get(f"/t/{table.id}"))
        assert say("box-table", n=1) in told
        assert CHANGE in told
        ben.arrange(table, "sit", 1, name="Ben")
        for who in (ada, ben):
            who.arrange(table, "ready")
        assert table.status == RUNNING
        for path in (f"/t/{table.id}", f"/t/{table.id}/replay"):
            page = ben.get(path)
            assert say("box-table", n=1) in words(page)
            assert CHANGE in words(page)
            assert NAME not in unescape(page.text)

    def test_a_usual_table_says_nothing_of_it(self, ada: User) -> None:
        table = ada.set_up(game=CITY)
        assert 'id="corrections"' not in ada.get(f"/t/{table.id}").text

    def test_a_board_of_ones_own_is_played_on(self, ada: User) -> None:
        answer = ada.post(f"/box/{MOON}?item=board", {"name": NAME, "f.L05.x": "8"})
        name = answer.headers["location"].partition("?")[0].rpartition("/")[2]
        table = ada.set_up(game=MOON, **{f"{MOON}.box": name})
        assert say("box-table", n=1) in words(ada.get(f"/t/{table.id}"))
        assert "large, x 4, y 34 → large, x 8, y 34" in words(ada.get(f"/t/{table.id}"))

    def test_one_plays_with_a_shared_box(self, ada: User, ben: User) -> None:
        link = shared(ada, saved(ada))
        page = ben.get(link).text
        found = re.search(r'href="(/\?game=[^"#]+)', page)
        assert found is not None
        lobby = ben.get(unescape(found[1]))
        assert say("box-shared-choice") in words(lobby)
        assert NAME not in unescape(lobby.text)
        table = ben.set_up(name="Ben", game=CITY, **{f"{CITY}.box": link.rpartition("/")[2]})
        assert CHANGE in words(ben.get(f"/t/{table.id}"))

    @pytest.mark.parametrize("kind", ["id", "nothing"])
    def test_the_box_of_somebody_else_is_refused(self, ada: User, ben: User, kind: str) -> None:
        name = saved(ada).rpartition("/")[2] if kind == "id" else "x" * 12
        ben.set_up(name="Ben")
        answer = ben.post("/tables", {"name": "Ben", "game": CITY, f"{CITY}.box": name})
        assert answer.status_code == 400
        assert say("refused-box-not-shared") in words(answer)
        assert len(ben.services.tables.loaded) == 1
        assert ben.get(f"/?game={CITY}&box={name}").status_code == 400

    def test_a_record_carries_the_numbers_and_verifies_elsewhere(
        self, ada: User, tmp_path: Any
    ) -> None:
        name = saved(ada).rpartition("/")[2]
        table = ada.set_up(game=CITY, first="0", **{f"{CITY}.box": name})
        for action in ("move?move=%2F", "resign?seat=0"):
            answer = ada.post(f"/t/{table.id}/{action}", selenite_seq=f"{table.acted}")
            assert answer.status_code < 300
        record = tmp_path / "game.sel"
        record.write_bytes(ada.get(f"/t/{table.id}/record.sel").content)
        text = record.read_text("utf-8")
        assert "[Components " in text
        assert NAME not in text
        assert main(["verify", str(record)]) == 0
        replay = ada.request("POST", "/replay", files={"record": ("game.sel", text.encode())})
        assert CHANGE in words(ada.get(replay.headers["location"]))
