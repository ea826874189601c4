"""What a seat may know (7), and states that agree with it, for planners.

A view is built from an allow-list: what isn't named here is never shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from selenite.core.chance import Rng
from selenite.core.refusals import Invalid
from selenite.core.state import View
from selenite.games.blue_moon_city import position as positions
from selenite.games.blue_moon_city.notation import card_numbers, cards_text, move_text
from selenite.games.blue_moon_city.options import rules_of
from selenite.games.blue_moon_city.position import expand
from selenite.games.blue_moon_city.rules.cards import CARDS
from selenite.games.blue_moon_city.rules.codes import OVER
from selenite.games.blue_moon_city.rules.state import State


def view_of(state: State, seat: int | None) -> View:
    """What a seat may know; a spectator, for None (7.1, 7.2)."""
    players = state.rules.players
    if seat is not None and not 0 <= seat < players:
        raise Invalid("no-such-seat", seat=seat, last=players - 1)
    return _view(state, seat, positions.write_open(state), _counted(state))


def views_of(state: State) -> list[View]:
    """What each seat may know. They share what is open to all: not to be changed."""
    everything_open, counted = positions.write_open(state, shares=True), _counted(state)
    return [_view(state, seat, everything_open, counted) for seat in range(state.rules.players)]


def _view(
    state: State,
    seat: int | None,
    everything_open: Mapping[str, Any],
    counted: Sequence[dict[str, Any]],
) -> View:
    shown: dict[str, Any] = {"view": "public" if seat is None else seat, **everything_open}
    shown["players"] = players = [*counted]
    if seat is not None:
        hand = list(state.hands)[seat * CARDS : seat * CARDS + CARDS]
        players[seat] = {**players[seat], "hand": positions.text_of(hand)}
    shown["deck"] = state.pile_end - state.pile_top
    to_move = state.phase != OVER and state.seat == seat
    legal = state.legal_moves() if to_move else []
    shown["legal"] = [move_text(state.rules, move) for move in legal]
    return View(shown["game"], seat, shown)


def _counted(state: State) -> list[dict[str, Any]]:
    """The players as everybody sees them: cards are counted."""
    hands, aside = list(state.hands), sum(list(state.aside))
    crystals, scales, cubes = list(state.crystals), list(state.scales), list(state.cubes)
    return [
        {
            "hand": sum(hands[seat * CARDS : seat * CARDS + CARDS]),
            "aside": aside if seat == state.seat else 0,
            "crystals": crystals[seat],
            "scales": scales[seat],
            "cubes": cubes[seat],
        }
        for seat in range(state.rules.players)
    ]


def known_crystals(position: Mapping[str, Any], seat: int) -> int | None:
    """A player's crystals; None where a view has them covered (3.7)."""
    is_open = (
        position["options"]["open-crystals"]
        or position.get("view", seat) == seat
        or "result" in position
    )
    crystals: int = position["players"][seat]["crystals"]
    return crystals if is_open else None


class Dealer:
    """Makes states that agree with a view, as many as a planner wants.

    Every card the seat can't see is equally likely in every place it can't see.

    >>> from selenite.games import blue_moon_city
    >>> view = blue_moon_city.new(players=2, seed="selenite").view(0)
    >>> state = Dealer(view).deal(Rng("a planner"))
    >>> view_of(state, 0) == view
    True
    """

    def __init__(self, view: View) -> None:
        self.seat = -1 if view.seat is None else view.seat
        self.template = positions.read(_with_some_cards(view))

    def deal(self, rng: Rng) -> State:
        """A state that agrees with the view; its later shuffles come from the same generator."""
        state = self.template.copy()
        state.scatter(self.seat, rng)
        return state


def redeal(view: View, rng: Rng) -> State:
    """One state that agrees with a view."""
    return Dealer(view).deal(rng)


def _with_some_cards(view: View) -> dict[str, Any]:
    """A view as a whole position, with the unseen cards dealt out in any order."""
    position = {key: value for key, value in view.position.items() if key not in ("view", "legal")}
    unseen = unseen_cards(view)
    players = []
    for number, player in enumerate(position["players"]):
        filled = dict(player)
        if number != view.seat:
            filled["hand"] = _take(unseen, player["hand"])
        filled["aside"] = _take(unseen, player["aside"])
        players.append(filled)
    position["players"] = players
    position["deck"] = _take(unseen, position["deck"])
    return position


def _take(unseen: list[int], count: int) -> str:
    """The given number of unseen cards, as a sorted text."""
    taken, unseen[:] = unseen[:count], unseen[count:]
    return cards_text(sorted(taken))


def unseen_cards(view: View) -> list[int]:
    """The cards a seat can't see: all but its hand and the discard pile."""
    counts = [0] * CARDS
    for card in list(rules_of(view.position["options"]).deck_cards):
        counts[card] += 1
    seen = card_numbers(view.position["discard"]) or []
    if view.seat is not None:
        seen = seen + (card_numbers(view.position["players"][view.seat]["hand"]) or [])
    for card in seen:
        counts[card] -= 1
    return expand(counts)
