"""A bot's part in a deal: it isn't sent too early, and a server that cheats is told afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from selenite.cli.deal import RemoteDeal
from selenite.core import records, registry
from selenite.core.fair_deal import Deal, DealPart, commitment_to, seed_of
from selenite.core.records import Unsound

SECRET, OTHER_SECRET, MINE, THEIRS, GROUND = "5e" * 32, "5f" * 32, "0a" * 32, "0b" * 32, "0c" * 32
PROMISED = [
    {"place": 0, "commitment": commitment_to(MINE)},
    {"place": 1, "commitment": commitment_to(THEIRS)},
]


def committed() -> RemoteDeal:
    """The deal of a bot that has committed."""
    deal = RemoteDeal()
    deal.part = MINE
    assert deal.commit(commitment_to(SECRET)) == commitment_to(MINE)
    return deal


def sent() -> RemoteDeal:
    """The deal of a bot that has sent its part."""
    deal = committed()
    assert deal.settle(PROMISED, 0)
    deal.is_sent = True
    return deal


def record(parts: dict[int, str], secret: str = SECRET) -> str:
    """The record of a game with these parts by place, consistent in itself."""
    game = registry.find("moon-base")
    begun = records.begin(game, game.new(seed_of(secret, parts), {}))
    told = tuple(DealPart(at, at, commitment_to(part), part) for at, part in parts.items())
    deal = Deal(commitment_to(secret), secret, told)
    text = records.write(records.Record(**{**begun.__dict__, "deal": deal}))
    records.verify(records.read(text))
    return text


class TestBefore:
    def test_a_part_is_sent_when_all_commitments_are_known(self) -> None:
        deal = committed()
        assert deal.settle(PROMISED, 0)
        assert deal.settle(PROMISED, 0)

    @pytest.mark.parametrize(
        "told",
        [None, [], PROMISED[1:], PROMISED[::-1], [PROMISED[0], PROMISED[0]], [{}], 5, [None]],
    )
    def test_it_is_not_sent_before_or_if_the_own_commitment_is_missing(self, told: Any) -> None:
        assert not committed().settle(told, 0)

    def test_it_is_not_sent_if_the_own_commitment_is_at_another_place(self) -> None:
        assert not committed().settle(PROMISED, 1)

    def test_what_was_told_first_counts(self) -> None:
        deal = committed()
        deal.settle(PROMISED, 0)
        ground = {"place": 1, "commitment": commitment_to(GROUND)}
        assert not deal.settle([PROMISED[0], ground], 0)
        deal.check(record({0: MINE, 1: THEIRS}))


class TestAfter:
    def test_a_fair_deal_is_accepted(self) -> None:
        sent().check(record({0: MINE, 1: THEIRS}))

    def test_others_may_have_withheld_their_parts(self) -> None:
        sent().check(record({0: MINE}))

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            (record({0: MINE, 1: GROUND}), "record-deal-not-promised"),
            (record({0: THEIRS, 1: MINE}), "record-deal-not-promised"),
            (record({1: THEIRS}), "record-deal-left-out"),
            (record({0: MINE, 1: THEIRS}, OTHER_SECRET), "record-deal-other-promise"),
        ],
        ids=["ground", "places", "left out", "secret"],
    )
    def test_a_server_that_cheats_is_told(self, text: str, code: str) -> None:
        with pytest.raises(Unsound, match=code):
            sent().check(text)

    def test_a_game_without_a_deal_is_told(self) -> None:
        game = registry.find("moon-base")
        with pytest.raises(Unsound, match="record-deal-other-promise"):
            sent().check(records.write(records.begin(game, game.new(bytes(32), {}))))
