"""Every game at the web table: in the lobby, played to its end, replayed, explained."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from html import escape, unescape
from random import Random

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from selenite.core import records
from selenite.core.game import Game
from selenite.table.limits import UNLIMITED
from selenite.table.model import OVER
from selenite.table.table import Table
from selenite.texts import LANGUAGES, say, speaker
from selenite.web.app import create_app
from selenite.web.parts import web_of
from selenite.web.table_form import field

MOST_MOVES = 3000

Client = TestClient[Litestar]


@pytest.fixture
def client(game: Game) -> Iterator[Client]:
    """A browser without scripts, at a server of its own."""
    with TestClient(create_app(None, pause=0, workers=1, limits=UNLIMITED)) as client:
        yield client


def set_up(client: Client, game: Game, **form: str) -> Table:
    """A table where one person plays all seats."""
    seats = {f"seat{n}": "person" for n in range(1, game.seats[1])}
    names = {f"name{n}": f"Guest {n}" for n in range(1, game.seats[1])}
    sent = {"name": "Ada", "game": game.name, **seats, **names, **form}
    answer = client.post("/tables", data=sent, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    tables: dict[str, Table] = client.app.state.services.tables.loaded
    return tables[answer.headers["location"].rpartition("/")[2]]


def do(client: Client, table: Table, action: str, **query: str) -> int:
    """Send an action to a table as its page does; the status of the response."""
    headers = {"HX-Request": "true", "Selenite-Seq": f"{table.acted}"}
    answer = client.post(f"/t/{table.id}/{action}", params=query, headers=headers)
    return answer.status_code


def settle(client: Client, table: Table) -> int | None:
    """Wait for automatic phases; the seat to move then.

    The server's thread looks at the table: this one could see it while it takes a move.
    """

    def waits() -> bool:
        seat = table.to_move
        if seat is None:
            return False
        return table.game.automatic_move(table.view(seat).legal) is not None

    with client.portal() as portal:
        while portal.call(waits):
            threading.Event().wait(0.005)
        return portal.call(lambda: table.to_move)


def play(client: Client, table: Table, most: int = MOST_MOVES) -> None:
    """Random moves, each posted, until the game is over or there have been enough."""
    chance = Random("web")
    for _ in range(most):
        seat = settle(client, table)
        if seat is None:
            return
        do(client, table, "uncover")
        move = chance.choice(table.view(seat).legal)
        assert do(client, table, "move", move=move) < 300


def test_the_lobby_lists_it_in_every_language(client: Client, game: Game) -> None:
    for language in LANGUAGES:
        page = client.get("/", headers={"Accept-Language": language}).text
        assert f'value="{game.name}"' in page
        assert speaker(language, game.name).say("about").replace("’", "")[:20] in (
            page.replace("’", "").replace("&#39;", "'")
        )


def test_a_wrong_number_of_players_is_refused(client: Client, game: Game) -> None:
    fewest, most = game.seats
    known = f"{fewest}–{most}" if fewest < most else f"{most}"
    for number in (fewest - 1, most + 1):
        sent = {"name": "Ada", "game": game.name, field(game, "players"): f"{number}"}
        answer = client.post("/tables", data=sent, follow_redirects=False)
        assert answer.status_code == 400
        assert say("refused-lobby-players", players=known) in unescape(answer.text)


def test_people_gather_at_its_table(client: Client, game: Game) -> None:
    table = set_up(client, game, how="invite")
    page = client.get(f"/t/{table.id}")
    assert page.status_code == 200
    assert speaker("en", game.name).say("title") in page.text


def test_a_whole_game_is_played_and_replayed(client: Client, game: Game) -> None:
    table = set_up(client, game)
    assert client.get(f"/t/{table.id}").status_code == 200
    assert "[Seed " not in client.get(f"/t/{table.id}/record.sel").text
    play(client, table)
    assert table.status == OVER
    for path in ("", "/replay", "/replay?at=3", "/screen"):
        assert client.get(f"/t/{table.id}{path}").status_code == 200, path
    record = records.read(client.get(f"/t/{table.id}/record.sel").text)
    assert records.verify(record).position() == table.state.position()
    assert record.seed


def test_every_page_of_a_game_can_be_seen_in_every_language(client: Client, game: Game) -> None:
    table = set_up(client, game)
    play(client, table, 12)
    do(client, table, "uncover")
    for language in LANGUAGES:
        headers = {"Accept-Language": language}
        for path in (f"/t/{table.id}", f"/t/{table.id}/replay", f"/rules/{game.name}",
                     f"/learn/{game.name}"):  # fmt: skip
            answer = client.get(path, headers=headers)
            assert answer.status_code == 200, path
            assert f'lang="{language}"' in answer.text


def test_the_log_has_an_entry_for_each_turn(client: Client, game: Game) -> None:
    table = set_up(client, game)
    play(client, table, 12)
    page = client.get(f"/t/{table.id}").text
    told = [one for one in table.sentences if not one.is_routine]
    turns = {table.moves[one.move].label for one in told}
    assert page.count('class="turn-row"') >= len(turns)
    assert page.count('<li id="s') == len(told)


def test_a_step_of_a_turn_is_taken_back_and_a_finished_turn_is_not(
    client: Client, game: Game
) -> None:
    table = set_up(client, game)
    chance = Random("undo")
    for _ in range(40):
        seat = settle(client, table)
        if seat is None:
            break
        do(client, table, "uncover")
        before = table.state.position()
        assert do(client, table, "move", move=chance.choice(table.view(seat).legal)) < 300
        settle(client, table)
        do(client, table, "uncover")
        moved = table.state.position()
        if table.undo_point(seat) is not None:
            assert do(client, table, "undo") < 300
            assert table.state.position() == before
            return
        assert do(client, table, "undo") == 400
        assert table.state.position() == moved
    assert game.line_per_move, "nothing could be taken back, and a turn has several moves"


def test_a_move_that_reveals_something_is_not_taken_back(client: Client, game: Game) -> None:
    """What another seat has seen, it can't forget."""
    table = set_up(client, game)
    chance = Random("reveals")
    revealed = 0
    for _ in range(60):
        seat = settle(client, table)
        if seat is None:
            break
        do(client, table, "uncover")
        move = chance.choice(table.view(seat).legal)
        reveals = game.reveals(table.state.copy().play(move), seat)
        assert do(client, table, "move", move=move) < 300
        settle(client, table)
        if reveals:
            revealed += 1
            assert table.undo_point(seat) is None
    assert (revealed > 0) == game.has_secrets


def test_a_move_is_taken_back_when_all_agree(client: Client, game: Game) -> None:
    """Everybody sits at the same screen, so that asking is enough."""
    table = set_up(client, game)
    play(client, table, 2)
    seat = settle(client, table)
    assert seat is not None
    do(client, table, "uncover")
    before = table.state.position()
    assert do(client, table, "move", move=table.view(seat).legal[-1]) < 300
    settle(client, table)
    assert table.state.position() != before
    assert do(client, table, "ask-undo") < 300
    assert table.state.position() == before


def test_a_wrong_move_is_refused_in_a_sentence(client: Client, game: Game) -> None:
    table = set_up(client, game)
    do(client, table, "uncover")
    before = len(table.moves)
    headers = {"HX-Request": "true", "Selenite-Seq": f"{table.acted}"}
    answer = client.post(f"/t/{table.id}/move", params={"move": "no such"}, headers=headers)
    assert answer.status_code == 400
    assert "no such" in answer.text
    assert len(table.moves) == before


def test_the_command_box_answers(client: Client, game: Game) -> None:
    table = set_up(client, game)
    do(client, table, "uncover")
    headers = {"HX-Request": "true", "Selenite-Seq": f"{table.acted}"}
    for words in ("?", "where", "moves"):
        answer = client.post(f"/t/{table.id}/command", data={"words": words}, headers=headers)
        assert answer.status_code == 200
        assert answer.text


def test_its_style_sheet_is_its_own(client: Client, game: Game) -> None:
    assert client.get(f"/games/{game.name}.css").status_code == 200
    assert game.name in client.get(f"/drawings/{game.name}.css").text


def test_its_pages_have_the_style_sheet_of_no_other_game(client: Client, game: Game) -> None:
    table = set_up(client, game)
    for path in (f"/t/{table.id}", f"/learn/{game.name}", f"/rules/{game.name}"):
        page = client.get(path).text
        sheets = re.findall(r'<link rel="stylesheet" href="[^"]*/games/([^"/]+)\.css', page)
        assert sheets == [game.name], path


def test_the_lesson_leads_to_its_end(client: Client, game: Game) -> None:
    lesson = web_of(game).LESSON
    say = speaker("en", game.name).say
    page = client.get(f"/learn/{game.name}").text
    for step in lesson.steps[:-1]:
        assert escape(say(f"lesson-{step.name}-title")) in page
        page = client.get(_link(page, step.wanted[0] if step.wanted else "on")).text
    assert escape(say(f"lesson-{lesson.steps[-1].name}-title")) in page
    assert 'id="play"' in page


def _link(page: str, name: str) -> str:
    """Where the first link with an id leads, or with one of its kind."""
    tags = re.findall(r"<a [^>]*>", page)
    tag = next(tag for tag in tags if re.search(rf' id="{name}["-]', tag))
    href = re.search(r' href="([^"]+)"', tag)
    assert href is not None
    return unescape(href[1])
