"""What the tests of Blue Moon City share: kinds of games, policies, constructed positions."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Sequence
from importlib.resources import files
from random import Random
from typing import Any, NamedTuple

from selenite.core.state import GameState, Position
from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.rules.state import State
from tests.games.playing import texts_of
from tests.oracle.blue_moon_city import Oracle, join_cards, split_cards
from tests.oracle.generator import seed_of

Policy = Callable[[GameState[State], Sequence[str], Random], str]

PHASES = ("move", "build", "ability", "draw", "over")
CELLS = tuple(column + row for column in "abcde" for row in "12345")


def shipped_components() -> dict[str, Any]:
    """The components file, read without the engine."""
    folder = files("selenite.games.blue_moon_city")
    return tomllib.loads((folder / "rules" / "components.toml").read_text(encoding="utf-8"))


class Kind(NamedTuple):
    """A kind of game: options, and how many cards of value 1, 2, 3 the peoples have."""

    players: int = 2
    city: str = "standard"
    new_buildings: tuple[int, ...] = ()
    corners: tuple[str, ...] | None = None
    first: int | None = None
    open_crystals: bool = False
    split: tuple[int, int, int] = (3, 4, 3)

    @property
    def name(self) -> str:
        """A short name for test ids."""
        parts = [f"{self.players}p", self.city, "+".join(map(str, self.new_buildings)) or "base"]
        parts += [] if self.corners is None else ["-".join(self.corners)]
        parts += [] if self.first is None else [f"first{self.first}"]
        parts += [] if self.split == (3, 4, 3) else ["cards" + "".join(map(str, self.split))]
        return "-".join(parts)

    def components(self) -> dict[str, Any]:
        """The components file of these games."""
        source = shipped_components()
        for people, entry in source["people"].items():
            if people != "khind":
                entry["cards"] = list(self.split)
        return source

    def new(self, seed: str) -> GameState[State]:
        """A game of the engine."""
        return bmc.new(
            players=self.players,
            seed=seed,
            first=self.first,
            city=self.city,
            new_buildings=self.new_buildings,
            corners=self.corners,
            open_crystals=self.open_crystals,
            components=self.components() if self.split != (3, 4, 3) else None,
        )

    def oracle(self, seed: str) -> Oracle:
        """The same game of the oracle."""
        return Oracle.new(
            self.components(),
            seed_of(seed),
            players=self.players,
            first=self.first,
            city=self.city,
            new_buildings=self.new_buildings,
            corners=self.corners,
            open_crystals=self.open_crystals,
        )


def _kinds() -> list[Kind]:
    """Every number of players, city and expansions, the other options spread over them."""
    kinds: list[Kind] = []
    corners = (("a1", "a5"), ("a1", "e1"), ("a1", "e5"), ("a5", "e5"), ("e1", "e5"))
    for players in (2, 3, 4):
        for city in ("standard", "free"):
            for expansions in ((), (1,), (2,), (1, 2)):
                n = len(kinds)
                kinds.append(
                    Kind(
                        players,
                        city,
                        expansions,
                        corners[n % 5] if len(expansions) == 1 and city == "free" else None,
                        n % players if n % 3 == 0 else None,
                        n % 5 == 0,
                        (4, 3, 3) if n % 4 == players - 2 else (3, 4, 3),
                    )
                )
    return kinds


KINDS = _kinds()
BOTH_EXPANSIONS = [kind for kind in KINDS if len(kind.new_buildings) == 2]


# Policies: the same choices on every machine, compiled or not.


def anything(state: GameState[State], texts: Sequence[str], chance: Random) -> str:
    """Any legal move, all equally likely."""
    return texts[chance.randrange(len(texts))]


def hasty(state: GameState[State], texts: Sequence[str], chance: Random) -> str:
    """Mostly the end of the phase, sometimes anything, so that many turns fit into a game."""
    if chance.randrange(5):
        for text in ("/", "drop"):
            if text in texts:
                return text
    return anything(state, texts, chance)


def idle(state: GameState[State], texts: Sequence[str], chance: Random) -> str:
    """Nothing at all, without ever declaring it, unless the rules require something (4.7)."""
    for text in ("/", "drop"):
        if text in texts:
            return text
    return anything(state, texts, chance)


def resigned(state: GameState[State], texts: Sequence[str], chance: Random) -> str:
    """Nothing, and mostly a declaration as soon as it is legal."""
    if "declare" in texts and chance.randrange(4):
        return "declare"
    return idle(state, texts, chance)


def eager(state: GameState[State], texts: Sequence[str], chance: Random) -> str:
    """Offerings and contributions wherever there are any, and walks that lead to them."""
    wanted = [text for text in texts if text[0] in "123456" or text.startswith(("offer", "temple"))]
    if wanted:
        return anything(state, wanted, chance)
    if state.rules_state.phase == 0:
        return _towards_work(state, texts, chance)
    if state.rules_state.phase == 2 and chance.randrange(2):
        return anything(state, texts, chance)
    if state.rules_state.phase == 3:
        return anything(state, texts, chance) if chance.randrange(3) == 0 else "drop"
    return "/"


def _towards_work(state: GameState[State], texts: Sequence[str], chance: Random) -> str:
    """A walk or jump to a cell where something can be done; now and then a power."""
    if "/" in texts and has_work(state, "/"):
        dragons = [text for text in texts if text[0] in "vta"]
        if dragons and chance.randrange(3) == 0:
            return anything(state, dragons, chance)
        return "/"
    goals = [text for text in texts if ">" in text and text[0] in ">f" and has_work(state, text)]
    if goals:
        return anything(state, goals, chance)
    moves = [text for text in texts if text[0] in ">f" or text == "/"]
    return anything(state, moves or texts, chance)


def has_work(state: GameState[State], text: str) -> bool:
    """Whether a contribution or an offering can be made after a move of the movement phase."""
    after = state.copy()
    after.apply(after.parse(text))
    if after.rules_state.phase == 0:
        after.apply(after.parse("/")) if 0 in after.legal_moves() else None
    return after.rules_state.phase == 1 and any(move != 0 for move in after.legal_moves())


POLICIES: dict[str, Policy] = {
    "anything": anything,
    "eager": eager,
    "hasty": hasty,
    "idle": idle,
    "resigned": resigned,
}


def steps_of(
    state: GameState[State], seed: int | str, policy: str, moves: int
) -> Iterator[list[str]]:
    """Play by a policy; the legal moves of each state, before one of them is played."""
    chance = Random(seed)
    for _ in range(moves):
        texts = texts_of(state)
        yield texts
        if not texts:
            return
        state.play(POLICIES[policy](state, texts, chance))


def played(kind: Kind, seed: int | str, policy: str, moves: int) -> GameState[State]:
    """A game after some moves by a policy; it may be over."""
    state = kind.new(f"{seed}")
    for _ in steps_of(state, seed, policy, moves):
        pass
    return state


# Constructed positions.


def deal(position: Position, seat: int, cards: str) -> None:
    """Put cards into a hand, each in exchange for one that isn't wanted."""
    wanted = split_cards(cards)
    hand = split_cards(position["players"][seat]["hand"])
    spare = list(hand)
    missing = []
    for card in wanted:
        if card in spare:
            spare.remove(card)
        else:
            missing.append(card)
    for card in missing:
        given = spare.pop()
        hand.remove(given)
        hand.append(card)
        _exchange(position, seat, card, given)
    position["players"][seat]["hand"] = join_cards(hand)


def _exchange(position: Position, seat: int, card: str, given: str) -> None:
    """Take a card from the draw pile or another hand, and leave another one there."""
    deck = split_cards(position["deck"])
    if card in deck:
        deck[deck.index(card)] = given
        position["deck"] = "".join(deck)
        return
    for number, player in enumerate(position["players"]):
        hand = split_cards(player["hand"])
        if number != seat and card in hand:
            hand[hand.index(card)] = given
            player["hand"] = join_cards(hand)
            return
    raise ValueError(f"no {card} to be found")


def more_cards(position: Position, seat: int, number: int) -> None:
    """Draw cards into a hand."""
    deck = split_cards(position["deck"])
    player = position["players"][seat]
    player["hand"] = join_cards(split_cards(player["hand"]) + deck[:number])
    position["deck"] = "".join(deck[number:])


def _begin(kind: Kind, seed: str) -> tuple[Position, int, Random]:
    """The first position of a game, the seat to move, and a random generator to change it with."""
    position = kind.new(seed).position()
    return position, position["turn"]["seat"], Random(seed)


def complete_city(kind: Kind, seed: str, unbuilt: int = 0) -> Position:
    """A late position: all buildings complete but for some, players bound or nearly so (4.7)."""
    position, active, chance = _begin(kind, seed)
    cells = [cell for cell in position["city"] if cell != "c3"]
    for cell in cells[unbuilt:]:
        position["city"][cell]["built"] = True
    to_win = shipped_components()["offerings-to-win"][str(kind.players)]
    favourites = (active, *range(kind.players))
    position["obelisk"] = [chance.choice(favourites) for _ in range(to_win - 1)]
    for seat, player in enumerate(position["players"]):
        player["cubes"] -= position["obelisk"].count(seat)
        player["crystals"] = chance.randrange(25)
        position["figures"][seat] = chance.choice(list(position["city"]))
    position["players"][active]["crystals"] += 13
    deal(position, active, "f1f2p1p2")
    return position


def nearly_no_cubes(kind: Kind, seed: str) -> Position:
    """A position in which one contribution puts the last cube of all out (4.8)."""
    position, active, chance = _begin(kind, seed)
    to_win = shipped_components()["offerings-to-win"][str(kind.players)]
    position["obelisk"] = [seat for seat in range(kind.players) for _ in range(to_win - 1)]
    left = [10 - to_win + 1 for _ in range(kind.players)]
    left[active] -= 1
    cubes = [seat for seat in range(kind.players) for _ in range(left[seat])]
    chance.shuffle(cubes)
    places = []
    for cell, building in position["city"].items():
        boxes = building.get("boxes", [])
        places += [(cell, box) for box in range(1, len(boxes))]
    chance.shuffle(places)
    places.sort(key=lambda place: place[0] == "d3")
    for seat, (cell, box) in zip(cubes, places, strict=False):
        position["city"][cell]["boxes"][box] = seat
    assert len(cubes) < len(places)
    for seat, player in enumerate(position["players"]):
        player["cubes"] = int(seat == active)
    # The last place is one that stays free, beside the free leftmost box.
    position["figures"][active] = places[-1][0]
    more_cards(position, active, 2)
    deal(position, active, "k1k1k1k1k1")
    return position


def nearly_no_scales(kind: Kind, seed: str) -> Position:
    """A position in which one contribution may take the last scale, with any distribution (4.2)."""
    position, active, chance = _begin(kind, seed)
    left = position["supply"]["scales"] - 1
    position["supply"]["scales"] = 1
    others = [seat for seat in range(kind.players) if seat != active]
    for seat in others:
        held = min(chance.randrange(5), left)
        position["players"][seat]["scales"] = held
        left -= held
    position["players"][active]["scales"] = left
    cell = chance.choice([cell for cell in position["city"] if cell != "c3"])
    position["figures"][active] = cell
    for dragon in position["dragons"]:
        position["dragons"][dragon] = chance.choice((cell, cell, "c3", None))
    more_cards(position, active, 2)
    deal(position, active, "k1k1k1k1k1")
    return position
