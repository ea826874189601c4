"""What a seat may know: everything but the other player's hidden card (1.2)."""

from __future__ import annotations

from lunar_nim import options
from lunar_nim import position as positions
from lunar_nim.notation import move_text
from lunar_nim.rules import NAME, NUMBER
from lunar_nim.rules.state import CARDS, PLAYERS, State
from selenite.core.chance import Rng
from selenite.core.refusals import Invalid
from selenite.core.state import Position, View


def view_of(state: State, seat: int | None) -> View:
    """What a seat may know, or a spectator (None)."""
    if seat is not None and not 0 <= seat < PLAYERS:
        raise Invalid("no-such-seat", seat=seat, last=PLAYERS - 1)
    legal = state.legal_moves() if state.seat == seat else []
    shown: Position = {
        "view": "public" if seat is None else seat,
        "game": NAME,
        "rules": NUMBER,
        "options": options.of(state),
        "turn": positions.turn(state),
        "heaps": list(state.heaps),
        "cards": [
            card if state.shown[owner] or owner == seat else None
            for owner, card in enumerate(state.cards)
        ],
        "shown": [bool(shown) for shown in state.shown],
        **positions.result(state),
        "legal": [move_text(state.rules, move) for move in legal],
    }
    return View(NAME, seat, shown)


def views_of(state: State) -> list[View]:
    """What each seat may know."""
    return [view_of(state, seat) for seat in range(PLAYERS)]


def redeal(view: View, rng: Rng) -> State:
    """A state that agrees with a view: cards the seat can't see are dealt by chance."""
    cards = list(view.position["cards"])
    unseen = [card for card in CARDS if card not in cards]
    position = {key: value for key, value in view.position.items() if key not in ("view", "legal")}
    dealt = [unseen.pop(rng.below(len(unseen))) if card is None else card for card in cards]
    return positions.read({**position, "cards": dealt})
