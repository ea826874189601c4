"""What is seen of a move in Blue Moon City."""

from __future__ import annotations

import pytest

from selenite.games import blue_moon_city
from selenite.games.blue_moon_city.web.motion import motion
from selenite.games.blue_moon_city.web.page import CityPage
from selenite.table.model import Sentence
from selenite.texts import LANGUAGES
from selenite.web.viewer import ViewerContext
from tests.games.looking import table_of


def told(code: str, seat: int, **parameters: int) -> Sentence:
    return Sentence(0, code, seat, parameters, is_routine=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_banner_says_who_gets_what_for_scales(language: str) -> None:
    table = table_of(blue_moon_city.new(players=2, seed="scales", first=0))
    page = CityPage(ViewerContext(table, 0, table.view(0), language))
    paid = [told("event-scored", 0, n=6, scales=5), told("event-scored", 1, n=3, scales=4)]
    steps = "".join(motion(page, [told("event-scale-scoring", 0), *paid]))
    for seat, n in ((0, 6), (1, 3)):
        assert page.say("page-plus", who=page.who(seat), n=n) in steps
