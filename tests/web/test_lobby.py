"""The lobby, the gathering before a game, identities, and the big screen."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import quote

import pytest

from selenite.bots.levels import LEVELS
from selenite.core import registry
from selenite.table.first_player import LOT
from selenite.table.model import GATHERING, RUNNING
from selenite.texts import LANGUAGES, say, speaker
from selenite.web import assets, lobby
from selenite.web.characters import CHARACTERS, character
from selenite.web.identity import COOKIE, signed
from selenite.web.nicknames import nicknames
from selenite.web.parts import web_of

from .clients import User, words

BOTH = tuple(sorted(registry.games()))


def proposed_name(page: str) -> str:
    """The name that a page's form is filled in with."""
    found = re.search(r'<input name="name" [^>]*value="([^"]*)"', page)
    assert found is not None
    return found[1]


class TestSettingUp:
    def test_a_nickname_is_enough_to_play_against_a_newcomer(self, ada: User) -> None:
        table = ada.set_up()
        assert table.status == RUNNING
        assert [seat.bot for seat in table.seats] == [None, "newcomer"]
        assert table.seats[0].name == "Ada"

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_newcomer_needs_no_more_than_a_click(self, ada: User, language: str) -> None:
        ada.cookies["language"] = language
        proposed = proposed_name(ada.get("/").text)
        assert proposed in nicknames(language)
        assert ada.set_up(name=proposed).names()[0] == proposed
        assert proposed_name(ada.get("/").text) == proposed

    def test_the_proposed_nickname_stays_until_the_first_table(self, ada: User) -> None:
        proposed = {proposed_name(ada.get("/").text) for _ in range(8)}
        assert len(proposed) == 1

    def test_in_another_language_another_nickname_is_proposed(self, ada: User) -> None:
        ada.get("/")
        ada.cookies["language"] = "he"
        assert proposed_name(ada.get("/").text) in nicknames("he")

    def test_a_nickname_kept_by_hand_that_is_none_is_replaced(self, ada: User) -> None:
        ada.cookies["nickname"] = "%E2%80%AE" + "x" * 99
        assert proposed_name(ada.get("/").text) in nicknames("en")

    def test_moon_base_is_for_two(self, ada: User) -> None:
        table = ada.set_up(game="moon-base", players="4", board="moon")
        assert (table.game.name, table.players) == ("moon-base", 2)

    @pytest.mark.parametrize(("rule", "first"), [("me", "Ada"), ("other", "Tycho")])
    def test_the_first_player_of_moon_base_is_chosen(
        self, ada: User, rule: str, first: str
    ) -> None:
        table = ada.set_up(game="moon-base", first_player=rule, seat1="newcomer")
        assert (table.names()[0] == "Ada") == (first == "Ada")
        assert table.first_player == rule

    def test_the_first_player_of_moon_base_is_drawn_by_default(self, ada: User) -> None:
        table = ada.set_up(game="moon-base")
        assert table.first_player == LOT
        assert table.names()[0] in words(ada.get(f"/t/{table.id}"))
        code, who = table.sentences[0].code, table.names()[0]
        assert say(code, who=who) in words(ada.get(f"/t/{table.id}"))

    def test_who_gathers_reads_how_the_first_player_is_found(self, ada: User) -> None:
        table = ada.set_up(game="moon-base", how="invite")
        assert say("gathering-first-lot") in words(ada.get(f"/t/{table.id}"))

    @pytest.mark.parametrize("players", ["2", "3", "4"])
    def test_blue_moon_city_has_as_many_seats_as_the_form_says(
        self, ada: User, players: str
    ) -> None:
        assert ada.set_up(players=players).players == int(players)

    @pytest.mark.parametrize(
        ("form", "option", "value"),
        [
            ({"city": "free"}, "city", "free"),
            ({"new_buildings": "1"}, "new-buildings", [1]),
            ({"new_buildings": "1,2"}, "new-buildings", [1, 2]),
            ({"new_buildings": "2", "corners": "a1,e5"}, "corners", ["a1", "e5"]),
            ({"open_crystals": "true"}, "open-crystals", True),
            ({"players": "3", "first": "2"}, "first", 2),
        ],
    )
    def test_every_option_can_be_chosen(
        self, ada: User, form: dict[str, str], option: str, value: object
    ) -> None:
        table = ada.set_up(**form)
        assert table.start.position()["options"][option] == value

    def test_the_first_player_is_drawn_unless_somebody_is_chosen(self, ada: User) -> None:
        rules_state: Any = ada.set_up().start.rules_state
        assert rules_state.drawn_first

    def test_corners_are_left_out_where_they_make_no_difference(self, ada: User) -> None:
        table = ada.set_up(new_buildings="1,2", corners="a1,e5")
        assert "corners" not in table.start.position()["options"]

    @pytest.mark.parametrize("level", LEVELS)
    def test_every_level_can_take_a_seat(self, ada: User, level: str) -> None:
        table = ada.set_up(game="moon-base", first_player="me", seat1=level)
        assert table.seats[1].bot == level

    def test_bots_have_names_of_their_own(self, ada: User) -> None:
        table = ada.set_up(players="4", name="Hevelius")
        assert len({seat.name for seat in table.seats}) == 4

    def test_two_people_share_a_screen(self, ada: User) -> None:
        table = ada.set_up(seat1="person", name1="Ben")
        assert table.status == RUNNING
        assert table.seats[0].person == table.seats[1].person
        assert table.names() == {0: "Ada", 1: "Ben"}

    def test_somebody_can_watch_bots(self, ada: User) -> None:
        table = ada.set_up(seat0="newcomer", seat1="newcomer")
        assert [seat.person for seat in table.seats] == [None, None]

    def test_a_free_seat_waits_for_somebody(self, ada: User) -> None:
        table = ada.set_up(seat1="invite")
        assert (table.status, table.free_seats()) == (GATHERING, [1])

    def test_inviting_leaves_all_other_seats_free(self, ada: User) -> None:
        table = ada.set_up(players="4", how="invite")
        assert table.free_seats() == [1, 2, 3]

    def test_only_an_open_game_is_found_by_others(self, ada: User, ben: User) -> None:
        hidden, shown = ada.set_up(), ada.set_up(open="yes")
        page = ben.get("/").text
        assert f"/t/{shown.id}" in page
        assert f"/t/{hidden.id}" not in page


class TestWorlds:
    @pytest.mark.parametrize("game", registry.games())
    def test_every_game_has_a_picture_a_lesson_and_a_button(self, ada: User, game: str) -> None:
        page = ada.get("/").text
        world = page.partition(f'aria-labelledby="title-{game}"')[2].partition("</section>")[0]
        assert f'class="selenite {game}"' in world
        assert f'href="/learn/{game}"' in world
        assert f'name="play" value="{game}"' in world

    @pytest.mark.parametrize("game", registry.games())
    def test_its_button_starts_it_whatever_game_the_options_show(
        self, ada: User, game: str
    ) -> None:
        others = [name for name in registry.games() if name != game]
        answer = ada.post("/tables", {"name": "Ada", "game": others[0], "play": game})
        table = ada.table(answer.headers["location"])
        assert (table.game.name, table.status) == (game, RUNNING)

    @pytest.mark.parametrize("game", registry.games())
    def test_each_game_has_a_button_below_the_opponents(self, ada: User, game: str) -> None:
        _, _, below = ada.get("/").text.partition('class="opponents"')
        name = speaker("en").say("lobby-play-named", game=game)
        assert re.search(rf'<button [^>]*name="play" value="{game}"[^>]*>{name}</button>', below)

    def test_friends_are_invited_to_a_game_by_its_button(self, ada: User) -> None:
        answer = ada.post("/tables", {"name": "Ada", "invite": "moon-base"})
        table = ada.table(answer.headers["location"])
        assert (table.game.name, table.free_seats()) == ("moon-base", [1])

    def test_a_button_for_a_game_that_is_not_there_is_refused(self, ada: User) -> None:
        assert ada.post("/tables", {"name": "Ada", "play": "go"}).status_code == 400

    def test_a_game_that_waits_for_me_is_at_hand(self, ada: User) -> None:
        table = ada.set_up(seat1="person", name1="Ben")
        page = ada.get("/").text.partition('class="worlds"')[0]
        assert f'class="continue glass" href="/t/{table.id}"' in page


class TestOpponents:
    @pytest.mark.parametrize("level", LEVELS)
    def test_each_level_has_a_face_a_name_and_a_temper(self, ada: User, level: str) -> None:
        page = ada.get("/").text
        shown = page.partition(f'name="opponent" value="{level}"')[2].partition("</label>")[0]
        face = re.search(r'src="(/static/portrait-\w+\.svg\?\w+)"', shown)
        assert face is not None
        assert ada.get(face[1]).status_code == 200
        name = character(registry.find("moon-base"), level).names[0]
        assert f"{name} {say(f'level-{level}')} {say(f'opponent-{level}')}" in words(shown)

    def test_all_faces_are_different(self) -> None:
        assert len({one.face for one in CHARACTERS}) == len(LEVELS)
        names = [name for one in CHARACTERS for name in one.names]
        assert len(names) == len(set(names))

    def test_the_chosen_one_takes_the_other_seats(self, ada: User) -> None:
        table = ada.set_up(players="3", opponent="architect")
        assert [seat.bot for seat in table.seats] == [None, "architect", "architect"]
        assert [seat.name for seat in table.seats[1:]] == ["Hypatia", "Hevelius"]

    def test_a_seat_may_have_another_one(self, ada: User) -> None:
        table = ada.set_up(players="3", opponent="architect", seat2="newcomer")
        assert [seat.bot for seat in table.seats] == [None, "architect", "newcomer"]

    def test_the_last_one_is_chosen_again(self, ada: User) -> None:
        ada.set_up(opponent="architect")
        assert 'name="opponent" value="architect" checked' in ada.get("/").text

    def test_an_unknown_one_is_refused(self, ada: User) -> None:
        answer = ada.post("/tables", {"name": "Ada", "opponent": "god"})
        assert say("refused-lobby-seat") in words(answer)

    def test_the_strongest_comes_last(self, ada: User) -> None:
        offered = re.findall(r'name="opponent" value="(\w+)"', ada.get("/").text)
        assert offered == list(LEVELS)
        assert offered[-1] == "champion"

    def test_its_face_is_seen_at_the_table(self, ada: User) -> None:
        for game in registry.games():
            table = ada.set_up(game=game, opponent="master")
            plates = ada.get(f"/t/{table.id}").text.partition('id="players"')[2]
            assert "portrait-owl.svg" in plates.partition('id="seats"')[0]


class TestFirstTable:
    def test_the_lesson_is_offered(self, ada: User) -> None:
        page = ada.get(f"/t/{ada.set_up().id}").text
        assert say("web-first-table") in words(page)
        assert 'href="/learn/blue-moon-city"' in page.partition('id="first-room"')[2]

    def test_it_is_offered_once(self, ada: User) -> None:
        ada.set_up()
        assert 'id="first-room"' not in ada.get(f"/t/{ada.set_up().id}").text

    def test_who_has_moved_needs_it_no_more(self, ada: User) -> None:
        table = ada.set_up(first="0")
        move = table.view(0).legal[0]
        ada.post(f"/t/{table.id}/move?move={quote(move)}", selenite_seq=f"{table.acted}")
        assert 'id="first-room"' not in ada.get(f"/t/{table.id}").text

    def test_the_lesson_leads_back_to_it(self, ada: User) -> None:
        table = ada.set_up()
        last = len(web_of(table.game).LESSON.steps) - 1
        moves = quote("a1>d4 >d4 / 1=t2k1 / drop=a2")
        page = ada.get(f"/learn/blue-moon-city?step={last}&moves={moves}").text
        assert f'<a id="play" class="button main" href="/t/{table.id}"' in page


class TestRefusing:
    @pytest.mark.parametrize(
        ("form", "code", "parameters"),
        [
            ({"name": "  "}, "refused-table-name", {"most": 24}),
            ({"name": "x" * 25}, "refused-table-name", {"most": 24}),
            ({"seat1": "person"}, "refused-table-name", {"most": 24}),
            ({"seat1": "me"}, "refused-lobby-one-me", {}),
            ({"seat1": "person", "name1": "ada"}, "refused-table-name-taken", {"name": "ada"}),
            ({"seat1": "god"}, "refused-lobby-seat", {}),
            ({"players": "5"}, "refused-lobby-players", {"players": "2–4"}),
            ({"game": "moon-base", "moon-base.players": "3"}, "refused-lobby-players",
             {"players": 2}),
            ({"first": "2"}, "refused-lobby-first", {"seat": 3}),
            ({"game": "moon-base", "first-player": "you"}, "refused-lobby-first-player", {}),
            ({"city": "lost"}, "refused-option-city", {"city": "lost"}),
            ({"game": "go"}, "refused-unknown-game", {"game": "go", "games": BOTH}),
        ],
    )  # fmt: skip
    def test_a_wrong_form_is_answered_in_one_sentence(
        self, ada: User, form: dict[str, str], code: str, parameters: dict[str, Any]
    ) -> None:
        answer = ada.post("/tables", {"name": "Ada", **form})
        assert answer.status_code == 400
        assert speaker("en", "blue-moon-city").say(code, **parameters) in words(answer)

    def test_what_was_typed_is_still_there(self, ada: User) -> None:
        form = {
            "name": "Ada", "players": "3", "seat1": "person", "name1": "", "seat2": "master",
            "city": "free", "open-crystals": "true", "new-buildings": "1", "corners": "a1,e5",
        }  # fmt: skip
        page = ada.post("/tables", form).text
        assert 'name="name" required maxlength="24" value="Ada"' in page
        for chosen in ("master", "free", "a1,e5", "1"):
            assert f'<option value="{chosen}" selected>' in page
        assert 'name="blue-moon-city.players" value="3" checked' in page
        assert 'name="blue-moon-city.open-crystals" value="true" checked' in page

    def test_a_name_is_shown_as_text(self, ada: User) -> None:
        page = ada.post("/tables", {"name": "<b>Ada</b>", "seat1": "person"}).text
        assert "<b>Ada</b>" not in page

    def test_an_unknown_board_is_refused(self, ada: User) -> None:
        answer = ada.post("/tables", {"name": "Ada", "game": "moon-base", "board": "cheese"})
        assert answer.status_code == 400


class TestLists:
    def test_a_game_in_which_it_is_my_turn_is_marked(self, ada: User) -> None:
        ada.set_up(seat1="person", name1="Ben")
        assert say("lobby-your-turn") in words(ada.get("/games"))

    def test_others_see_whom_an_open_game_is_waiting_for(self, ada: User, ben: User) -> None:
        ada.set_up(players="3", how="invite", open="yes")
        assert say("lobby-waiting", n=2) in words(ben.get("/games"))

    def test_a_finished_game_shows_who_won(self, ada: User) -> None:
        table = ada.set_up(game="moon-base", first_player="me")
        ada.post(f"/t/{table.id}/resign?seat=0")
        assert say("lobby-won", n=1, who=table.seats[1].name) in words(ada.get("/"))

    def test_only_the_last_games_are_listed(
        self, ada: User, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(lobby, "_FINISHED", 1)
        tables = [ada.set_up(game="moon-base", first_player="me") for _ in range(2)]
        for table in tables:
            ada.post(f"/t/{table.id}/resign?seat=0")
        page = ada.get("/games").text
        assert [f"/t/{table.id}" in page for table in tables] == [False, True]

    def test_not_every_game_is_read_again(self, ada: User, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(lobby, "_MINE", 2)
        old, *new = [ada.set_up(how="invite") for _ in range(4)]
        ada.services.tables.loaded.clear()
        page = ada.get("/games").text
        assert [f"/t/{table.id}" in page for table in new] == [False, True, True]
        assert old.id not in ada.services.tables.loaded


class TestRematch:
    @pytest.mark.parametrize("game", registry.games())
    def test_the_other_begins(self, ada: User, game: str) -> None:
        table = ada.set_up(game=game, seat1="person", name1="Ben", first="0")
        ada.post(f"/t/{table.id}/resign?seat=0")
        answer = ada.post(f"/t/{table.id}/rematch")
        assert answer.status_code == 303
        again = ada.table(answer.headers["location"])
        assert (again.game.name, again.status) == (game, RUNNING)
        assert again.seats[again.start.seat].name != table.seats[table.start.seat].name


class TestGathering:
    def test_the_page_has_one_link_and_its_qr_code(self, ada: User) -> None:
        table = ada.set_up(how="invite")
        page = ada.get(f"/t/{table.id}").text
        assert f'value="http://testserver.local/t/{table.id}"' in page
        assert 'class="qr"' in page

    def test_only_the_host_has_signs_to_order_the_seats(self, ada: User, ben: User) -> None:
        table = ada.set_up(how="invite")
        signs, buttons = 'class="order"', 'class="doing"'
        mine, others = ada.get(f"/t/{table.id}").text, ben.get(f"/t/{table.id}").text
        assert (mine.count(signs), mine.count(buttons)) == (2, 1)
        assert (others.count(signs), others.count(buttons)) == (0, 1)

    def test_the_page_brings_its_own_sheet(self, ada: User) -> None:
        page = ada.get(f"/t/{ada.set_up(how='invite').id}").text
        sheet = assets.versioned("/static/gathering.css")
        assert f'<link rel="stylesheet" href="{sheet}">' in page
        assert ada.get(sheet).status_code == 200

    def test_whoever_has_the_link_sits_down_with_a_nickname(self, ada: User, ben: User) -> None:
        table = ada.set_up(how="invite")
        answer = ben.arrange(table, "sit", 1, name="Ben")
        assert answer.headers["location"] == f"/t/{table.id}"
        assert table.names() == {0: "Ada", 1: "Ben"}
        assert say("gathering-i-am-ready") in words(ben.get(f"/t/{table.id}"))

    def test_a_guest_is_proposed_a_nickname_that_is_free(
        self, ada: User, ben: User, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("secrets.choice", lambda names: names[0])
        host = proposed_name(ada.get("/").text)
        table = ada.set_up(name=host, how="invite")
        guest = proposed_name(ben.get(f"/t/{table.id}").text)
        assert guest not in ("", host)
        ben.arrange(table, "sit", 1, name=guest)
        assert table.names() == {0: host, 1: guest}

    def test_a_refused_nickname_is_answered_on_the_page(self, ada: User, ben: User) -> None:
        table = ada.set_up(how="invite")
        answer = ben.arrange(table, "sit", 1, name="ADA")
        assert answer.status_code == 400
        assert say("refused-table-name-taken", name="ADA") in words(answer)
        assert "<html" in answer.text

    def test_the_game_starts_when_everybody_is_ready(self, ada: User, ben: User) -> None:
        table = ada.set_up(how="invite")
        ada.arrange(table, "ready")
        assert table.status == GATHERING
        ben.arrange(table, "sit", 1, name="Ben")
        ben.arrange(table, "ready")
        assert table.status == RUNNING

    def test_nobody_has_to_stay_ready(self, ada: User, ben: User) -> None:
        table = ada.set_up(how="invite")
        ben.arrange(table, "sit", 1, name="Ben")
        ada.arrange(table, "ready")
        ada.arrange(table, "not-yet")
        ben.arrange(table, "ready")
        assert table.status == GATHERING

    def test_the_host_moves_people_up_and_down(self, ada: User, ben: User) -> None:
        table = ada.set_up(players="3", how="invite")
        ben.arrange(table, "sit", 1, name="Ben")
        ada.arrange(table, "down", 0)
        ada.arrange(table, "down", 1)
        assert table.names() == {0: "Ben", 1: "", 2: "Ada"}
        ada.arrange(table, "up", 2)
        assert table.names() == {0: "Ben", 1: "Ada", 2: ""}

    def test_the_host_frees_a_seat_and_gives_it_to_a_bot(self, ada: User, ben: User) -> None:
        table = ada.set_up(how="invite")
        ben.arrange(table, "sit", 1, name="Ben")
        ada.arrange(table, "free", 1)
        assert table.free_seats() == [1]
        ada.arrange(table, "bot", 1, level="builder")
        assert table.seats[1].bot == "builder"

    def test_the_last_seats_bot_starts_the_game_of_those_who_are_ready(self, ada: User) -> None:
        table = ada.set_up(how="invite")
        ada.arrange(table, "ready")
        ada.arrange(table, "bot", 1, level="newcomer")
        assert table.status == RUNNING

    def test_guests_can_not_reseat_anybody(self, ada: User, ben: User) -> None:
        table = ada.set_up(players="3", how="invite")
        ben.arrange(table, "sit", 1, name="Ben")
        answer = ben.arrange(table, "free", 0)
        assert say("refused-table-host-only") in words(answer)
        assert 'id="free0"' not in ben.get(f"/t/{table.id}").text
        assert 'id="remove1"' not in ben.get(f"/t/{table.id}").text
        assert 'id="remove1"' in ada.get(f"/t/{table.id}").text

    def test_an_order_that_came_too_late_is_refused(self, ada: User, ben: User) -> None:
        table = ada.set_up(players="3", how="invite")
        seen = table.acted
        ben.arrange(table, "sit", 1, name="Ben")
        answer = ada.post(f"/t/{table.id}/seats/bot?seat=1&seq={seen}", hx_request="true")
        assert answer.status_code == 409
        assert table.seats[1].name == "Ben"

    def test_guests_leave_again(self, ada: User, ben: User) -> None:
        table = ada.set_up(how="invite")
        ben.arrange(table, "sit", 1, name="Ben")
        ben.arrange(table, "leave")
        assert table.free_seats() == [1]

    def test_another_person_joins_at_the_same_screen(self, ada: User, ben: User) -> None:
        table = ada.set_up(players="3", how="invite")
        ben.arrange(table, "sit", 1, name="Ben")
        ben.arrange(table, "sit", 2, name="Cleo")
        assert table.seats[1].person == table.seats[2].person
        assert "Ben" in words(ben.get("/me"))

    def test_the_host_sends_a_second_person_of_their_screen_away_again(self, ada: User) -> None:
        table = ada.set_up(players="3", how="invite")
        assert 'id="free0"' not in ada.get(f"/t/{table.id}").text
        ada.arrange(table, "sit", 1, name="Ben")
        ada.arrange(table, "free", 1)
        assert table.names() == {0: "Ada", 1: "", 2: ""}

    def test_the_host_removes_somebody_who_stays_away(self, ada: User, ben: User) -> None:
        table = ada.set_up(players="3", how="invite")
        for seat, name in ((1, "Ben"), (2, "Cleo")):
            ben.arrange(table, "sit", seat, name=name)
        ada.arrange(table, "remove", 1)
        assert table.free_seats() == [1, 2]
        page = ben.get(f"/t/{table.id}")
        assert say("gathering-removed") in words(page)
        assert 'id="sit1"' not in page.text
        refused = say("refused-table-removed").lower()
        assert refused in words(ben.arrange(table, "sit", 1, name="Dora")).lower()
        said = ben.post(f"/t/{table.id}/chat", {"text": "hello"})
        assert refused in words(said).lower()
        assert table.free_seats() == [1, 2]
        assert not table.chat
        ada.arrange(table, "let-back", 0)
        ben.arrange(table, "sit", 1, name="Ben")
        assert table.names() == {0: "Ada", 1: "Ben", 2: ""}

    @pytest.mark.parametrize("action", ["remove", "let-back", "allow-several", "forbid-several"])
    def test_guests_do_not_settle_who_may_sit(self, ada: User, ben: User, action: str) -> None:
        table = ada.set_up(players="3", how="invite", open="yes")
        ben.arrange(table, "sit", 1, name="Ben")
        before = table.seq
        assert say("refused-table-host-only") in words(ben.arrange(table, action, 0))
        assert table.seq == before

    @pytest.mark.parametrize(("action", "seat"), [("remove", 0), ("remove", 1), ("let-back", 0)])
    def test_nobody_there_to_remove_is_refused(self, ada: User, action: str, seat: int) -> None:
        table = ada.set_up(players="3", how="invite")
        answer = ada.arrange(table, action, seat)
        assert answer.status_code == 400
        assert say("refused-table-nobody-to-remove").lower() in words(answer).lower()

    def test_at_a_public_table_a_guest_takes_one_seat(self, ada: User, ben: User) -> None:
        table = ada.set_up(players="4", how="invite", open="yes")
        ben.arrange(table, "sit", 1, name="Ben")
        page = ben.get(f"/t/{table.id}").text
        assert 'id="sit2"' not in page
        assert say("gathering-another") not in page
        answer = ben.arrange(table, "sit", 2, name="Cleo")
        assert say("refused-table-one-seat").lower() in words(answer).lower()
        assert table.free_seats() == [2, 3]
        ada.arrange(table, "allow-several")
        ben.arrange(table, "sit", 2, name="Cleo")
        ada.arrange(table, "forbid-several")
        ben.arrange(table, "sit", 3, name="Dora")
        assert table.free_seats() == [3]
        ada.arrange(table, "sit", 3, name="Emil")
        assert table.names() == {0: "Ada", 1: "Ben", 2: "Cleo", 3: "Emil"}

    def test_a_look_alike_of_somebody_at_the_table_is_refused(self, ada: User, ben: User) -> None:
        table = ada.set_up(how="invite")
        answer = ben.arrange(table, "sit", 1, name="\u0410\u0501\u0430")
        assert (
            say("refused-table-name-taken", name="\u0410\u0501\u0430").lower()
            in words(answer).lower()
        )
        assert table.free_seats() == [1]

    @pytest.mark.parametrize("action", ["up", "free", "bot", "remove"])
    def test_a_seat_that_is_not_there_is_refused(self, ada: User, action: str) -> None:
        table = ada.set_up(how="invite")
        assert ada.arrange(table, action, 7).status_code == 400

    def test_the_options_are_shown_to_guests(self, ada: User, ben: User) -> None:
        table = ada.set_up(
            players="3", how="invite", city="free", new_buildings="2", corners="a1,e5",
            open_crystals="true", first="1",
        )  # fmt: skip
        shown = words(ben.get(f"/t/{table.id}"))
        say = speaker("en", "blue-moon-city").say
        for line in (
            say("option-players", n=3), say("option-free-city"), say("option-new-buildings-2"),
            say("option-corners", first="a1", second="e5"), say("option-open-crystals"),
            say("option-first", n=2),
        ):  # fmt: skip
            assert line in shown


class TestIdentity:
    def personal_link(self, who: User) -> str:
        found = re.search(r'value="http://testserver\.local(/me/[^"]+)"', who.get("/me").text)
        assert found is not None
        return found[1]

    def test_the_personal_link_brings_me_to_another_device(self, ada: User, ben: User) -> None:
        table = ada.set_up()
        answer = ben.post(self.personal_link(ada))
        assert answer.headers["location"] == "/"
        assert f"/t/{table.id}" in ben.get("/").text
        assert ben.get(self.personal_link(ada)).headers["location"] == "/"

    def test_somebody_else_on_the_device_is_asked_first(self, ada: User, ben: User) -> None:
        ada.set_up()
        ben.set_up(name="Ben")
        link, before = self.personal_link(ada), ben.cookies[COOKIE]
        asked = ben.get(link)
        assert say("me-switch", who="Ada") in words(asked)
        assert ben.cookies[COOKIE] == before
        ben.post(link)
        assert ben.cookies[COOKIE] != before
        assert 'value="Ada"' in ben.get("/me").text

    def test_a_link_of_nobody_is_refused(self, ada: User) -> None:
        answer = ada.get("/me/" + "x" * 32)
        assert say("refused-me-unknown").lower() in words(answer).lower()
        assert COOKIE not in ada.cookies

    def test_pages_with_a_key_are_not_cached(self, ada: User, ben: User) -> None:
        ada.set_up()
        link = self.personal_link(ada)
        ben.set_up(name="Ben")
        for answer in (ada.get("/me"), ada.get(link), ben.get(link)):
            assert answer.headers["cache-control"] == "no-store"
            assert answer.headers["referrer-policy"] == "same-origin"

    def test_no_other_page_shows_a_key(self, ada: User, ben: User) -> None:
        table = ada.set_up(how="invite", open="yes")
        key = self.personal_link(ada).rpartition("/")[2]
        for who in (ada, ben):
            for path in ("/", "/games", f"/t/{table.id}", f"/t/{table.id}/screen"):
                assert key not in who.get(path).text

    def test_a_nickname_can_be_changed(self, ada: User) -> None:
        ada.set_up()
        ada.post("/me", {"name": "Augusta"})
        assert "Augusta" in words(ada.get("/"))

    def test_a_bad_nickname_is_refused_and_still_shown(self, ada: User) -> None:
        answer = ada.post("/me", {"name": "x" * 30})
        assert answer.status_code == 400
        assert say("refused-table-name", most=24) in words(answer)
        assert "x" * 30 in answer.text

    def test_a_device_can_forget_me(self, ada: User) -> None:
        ada.set_up()
        ada.post("/me/leave")
        assert COOKIE not in ada.cookies

    def test_a_forged_cookie_is_nobodys(self, ada: User, ben: User) -> None:
        table = ada.set_up()
        person = table.seats[0].person
        assert person is not None
        ben.cookies[COOKIE] = signed(person, "another secret")
        assert f"/t/{table.id}" not in ben.get("/").text
        ben.cookies[COOKIE] = person
        assert f"/t/{table.id}" not in ben.get("/").text


class TestOrigins:
    @pytest.mark.parametrize(
        "headers",
        [{"sec_fetch_site": "cross-site"}, {"origin": "https://elsewhere.example"}],
    )
    def test_another_sites_form_is_refused(self, ada: User, headers: dict[str, str]) -> None:
        answer = ada.post("/tables", {"name": "Ada"}, **headers)
        assert answer.status_code == 403
        assert not ada.services.tables.loaded

    def test_our_own_form_is_accepted(self, ada: User) -> None:
        answer = ada.post("/tables", {"name": "Ada"}, sec_fetch_site="same-origin")
        assert answer.status_code == 303


class TestPreferences:
    @pytest.mark.parametrize(
        ("key", "value"), [("theme", "dark"), ("motion", "off"), ("sound", "off")]
    )
    def test_a_change_is_remembered(self, ada: User, key: str, value: str) -> None:
        answer = ada.post("/preferences", {key: value, "back": "/me"})
        assert answer.headers["location"] == "/me"
        assert f'data-{key}="{value}"' in ada.get("/").text

    def test_nonsense_is_not_remembered(self, ada: User) -> None:
        ada.post("/preferences", {"theme": "plaid"})
        assert "theme" not in ada.cookies

    @pytest.mark.parametrize("back", ["//elsewhere.example", "https://elsewhere.example", "/\\e"])
    def test_nobody_is_sent_elsewhere(self, ada: User, back: str) -> None:
        assert ada.post("/preferences", {"back": back}).headers["location"] == "/"


class TestBigScreen:
    def test_no_hand_is_shown_whoever_asks(self, ada: User, ben: User) -> None:
        table = ada.set_up(seat1="person", name1="Ben")
        mine, public = ada.get(f"/t/{table.id}/screen"), ben.get(f"/t/{table.id}/screen")
        pages = [answer.text.partition("<main")[2] for answer in (mine, public)]
        assert pages[0] == pages[1]
        assert 'id="hand"' not in pages[0]
        assert "hx-post" not in pages[0]

    def test_what_lies_open_beside_the_board_is_shown(self, ada: User) -> None:
        table = ada.set_up(game="moon-base", seat1="person", name1="Ben")
        page = ada.get(f"/t/{table.id}/screen").text
        assert {"hand-0-head", "hand-1-head", "stacks"} <= set(re.findall(r'id="([\w-]+)"', page))
        assert "hx-post" not in page

    def test_a_seat_sees_more_at_its_own_page(self, ada: User) -> None:
        table = ada.set_up(game="blue-moon-city", first="0")
        assert "hx-post" in ada.get(f"/t/{table.id}").text

    def test_while_people_gather_it_shows_the_way_in(self, ada: User) -> None:
        table = ada.set_up(how="invite")
        page = ada.get(f"/t/{table.id}/screen").text
        assert f"http://testserver.local/t/{table.id}" in page
        assert 'role="img"' in page


class TestSheets:
    def test_the_drawings_have_their_colours_in_both_themes(self, ada: User) -> None:
        for game in ("blue-moon-city", "moon-base"):
            sheet = ada.get(f"/drawings/{game}.css").text
            assert f":root[data-theme=dark] :is(.{game},[data-game={game}])" in sheet

    @pytest.mark.parametrize(
        ("path", "drawn"),
        [
            ("/", ["blue-moon-city", "moon-base"]),
            ("/rules/moon-base", ["moon-base"]),
            ("/learn/blue-moon-city", ["blue-moon-city"]),
            ("/me", []),
        ],
    )
    def test_a_page_loads_those_of_the_games_that_it_shows(
        self, ada: User, path: str, drawn: list[str]
    ) -> None:
        page = ada.get(path).text
        assert re.findall(r'href="/drawings/(.*?)\.css', page) == drawn
        assert ('href="/form.css' in page) == (path == "/")

    @pytest.mark.parametrize("kind", ["drawings", "games"])
    @pytest.mark.parametrize("file", ["chess.css", "moon-base", "moon-base.js"])
    def test_there_are_no_others(self, ada: User, kind: str, file: str) -> None:
        assert ada.get(f"/{kind}/{file}").status_code == 404
