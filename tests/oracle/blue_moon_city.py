"""Blue Moon City, straight from the numbered clauses: slow, plain, and meant to be obviously right.

An oracle for tests. It shares no code with the engine. Clause numbers are those of the project's
rules file; "notation" is the notation file (move texts, JSON positions, the generator).
"""

import copy
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

from tests.oracle.generator import Stream

Cards = tuple[str, ...]

LETTERS = "vtafkmhp"
COURTYARD = "c3"
CORNERS = ("a1", "e1", "a5", "e5")
ALL_CELLS = tuple(column + row for row in "12345" for column in "abcde")
STANDARD_PLACES = {
    "c4": "fire-temple",
    "d3": "royal-palace",
    "c2": "earth-temple",
    "b3": "water-temple",
}


# --- cards -----------------------------------------------------------------------------------


def card_key(card: str) -> tuple[int, int]:
    """Notation: cards are sorted v t a f k m h p, then by value."""
    return LETTERS.index(card[0]), int(card[1:])


def sort_cards(cards: Sequence[str]) -> Cards:
    """Notation: the sorted form of some cards."""
    return tuple(sorted(cards, key=card_key))


def split_cards(text: str) -> list[str]:
    """Notation: the cards of a text such as `v1v1t2`."""
    return [text[i : i + 2] for i in range(0, len(text), 2)]


def join_cards(cards: Sequence[str]) -> str:
    """Notation: the text of some cards, sorted."""
    return "".join(sort_cards(cards))


def without(cards: Sequence[str], taken: Sequence[str]) -> list[str]:
    """Notation: the cards that are left when some are taken away (each one must be there)."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left


def sub_multisets(cards: Cards, smallest: int, largest: int) -> set[Cards]:
    """3.3, 5.7: every different choice of `smallest` to `largest` of these (sorted) cards."""
    found: set[Cards] = set()
    for size in range(smallest, min(largest, len(cards)) + 1):
        found.update(combinations(cards, size))
    return found


# --- payments (3.1-3.4, 5.5-5.7) -------------------------------------------------------------


@lru_cache(maxsize=1 << 19)
def best_worth(cards: Cards, colour: str) -> int:
    """5, 5.5, 5.6, 5.7: the most these (sorted) cards can count in one colour (a letter).

    Every way to give the cards their roles is tried: some Hoax card of those left is a power for
    some other cards left, or two Mimix left are a pair, or the first card left stands for itself.
    A card that has its role is gone from what is left, so it never has two.
    """
    if not cards:
        return 0
    first = cards[0]
    # The first card for its value: its own colour, a Khind as a joker of 1 (5.5), or nothing.
    if first[0] == colour:
        own = int(first[1:])
    elif first[0] == "k":
        own = 1
    else:
        own = 0
    best = own + best_worth(cards[1:], colour)
    # Two Mimix of values 1 or 2 are a joker of 3 of any colour, brown too (5.6).
    for pair in (("m1", "m1"), ("m1", "m2"), ("m2", "m2")):
        if not Counter(pair) - Counter(cards):
            best = max(best, 3 + best_worth(tuple(without(cards, pair)), colour))
    # A Hoax as a power (5.7): a 1 for one to four cards of one other colour, a 2 for one card.
    for hoax, most in (("h1", 4), ("h2", 1)):
        if hoax not in cards:
            continue
        left = tuple(without(cards, (hoax,)))
        for letter in LETTERS:
            if letter == colour:
                continue
            of_letter = tuple(card for card in left if card[0] == letter)
            for recoloured in sub_multisets(of_letter, 1, most):
                worth = sum(int(card[1:]) for card in recoloured)
                rest = tuple(without(left, recoloured))
                best = max(best, worth + best_worth(rest, colour))
    return best


def letters_of(components: dict[str, Any], colour: str) -> str:
    """3.1, 3.4: the letters of the colours a box takes: its people's, or any one of all."""
    if colour == "any":
        return LETTERS
    letter: str = components["people"][colour]["letter"]
    return letter


def worth_enough(cards: Cards, letters: str, value: int) -> bool:
    """3.1, 3.4: whether the (sorted) cards are worth the value in some one of the colours."""
    return any(best_worth(cards, letter) >= value for letter in letters)


def pays(components: dict[str, Any], cards: Sequence[str], colour: str, value: int) -> bool:
    """3.1, 3.4, 5: whether the cards pay the box by some reading; needless cards do no harm here.

    So a superset of a paying set pays. That no card is needless (3.3) is looked at in `payments`.
    """
    return worth_enough(sort_cards(cards), letters_of(components, colour), value)


def is_minimal(cards: Cards, letters: str, value: int) -> bool:
    """3.3: whether the cards are worth enough and no proper subset is.

    More cards are never worth less, so the subsets with one card less are the ones to look at.
    """
    return worth_enough(cards, letters, value) and not any(
        worth_enough(cards[:i] + cards[i + 1 :], letters, value) for i in range(len(cards))
    )


def payments_by_subsets(hand: Cards, letters: str, value: int) -> set[Cards]:
    """3.3: the payments, by looking at every choice of cards from the hand."""
    paying = {
        cards for cards in sub_multisets(hand, 1, len(hand)) if worth_enough(cards, letters, value)
    }
    return {
        cards
        for cards in paying
        if not any(cards[:i] + cards[i + 1 :] in paying for i in range(len(cards)))
    }


def units(hand: Cards, letter: str) -> list[tuple[Cards, int]]:
    """5.5, 5.6, 5.7: the smallest pieces a reading is made of, each with what it counts.

    A card of the colour, a Khind, a Mimix pair, a Hoax power with the cards it recolours. (A
    recoloured Khind counts what it counts anyway, so no payment has one: its Hoax is needless.)
    """
    found: set[tuple[Cards, int]] = set()
    for card in hand:
        if card[0] == letter:
            found.add(((card,), int(card[1:])))
        elif card[0] == "k":
            found.add(((card,), 1))
    mimix = tuple(card for card in hand if card in ("m1", "m2"))
    for pair in sub_multisets(mimix, 2, 2):
        found.add((pair, 3))
    for hoax, most in (("h1", 4), ("h2", 1)):
        if hoax not in hand:
            continue
        left = without(hand, (hoax,))
        for other in LETTERS:
            if other not in (letter, "k"):
                of_other = tuple(card for card in left if card[0] == other)
                for recoloured in sub_multisets(of_other, 1, most):
                    worth = sum(int(card[1:]) for card in recoloured)
                    found.add(((hoax, *recoloured), worth))
    return sorted(found)


def unit_choices(
    pieces: list[tuple[Cards, int]], start: int, left: Counter[str], missing: int
) -> Iterator[Cards]:
    """3.3: choices of units from `start` on, in list order, stopped as soon as they are enough."""
    for index in range(start, len(pieces)):
        cards, worth = pieces[index]
        needed = Counter(cards)
        if any(left[card] < number for card, number in needed.items()):
            continue
        if worth >= missing:
            yield cards
            continue
        for more in unit_choices(pieces, index, left - needed, missing - worth):
            yield cards + more


def payments_by_units(hand: Cards, letters: str, value: int) -> set[Cards]:
    """3.3: the payments, for large hands.

    Some reading makes a payment worth enough, and every card of it has a part in that reading (the
    payment without it would do otherwise), so the payment falls into units. Without any one of its
    units it is not enough, so in list order only the last unit makes it enough. So all payments
    are among these choices; the ones with a needless card are taken out by trying.
    """
    candidates: set[Cards] = set()
    for letter in letters:
        for cards in unit_choices(units(hand, letter), 0, Counter(hand), value):
            candidates.add(sort_cards(cards))
    return {cards for cards in candidates if is_minimal(cards, letters, value)}


@lru_cache(maxsize=256)
def payments_of(hand: Cards, letters: str, value: int) -> frozenset[Cards]:
    """3.3: the payments from a sorted hand: all subsets up to 12 cards, units beyond that."""
    if len(hand) <= 12:
        return frozenset(payments_by_subsets(hand, letters, value))
    return frozenset(payments_by_units(hand, letters, value))


def payments(
    components: dict[str, Any], hand: Sequence[str], colour: str, value: int
) -> set[Cards]:
    """3.1, 3.3, 3.4: every set of cards of the hand that pays and of which no proper subset pays.

    The cards of each are sorted v t a f k m h p, then by value.
    """
    return set(payments_of(sort_cards(hand), letters_of(components, colour), value))


# --- the game --------------------------------------------------------------------------------


class Oracle:
    """One game, as a position (dict in the JSON form of notation.md) and the seed's 32 bytes."""

    def __init__(self, components: dict[str, Any], seed: bytes, position: dict[str, Any]) -> None:
        """Notation: a position is everything; the seed serves the later shuffles."""
        self.components = components
        self.seed = seed
        self.pos = copy.deepcopy(position)

    @classmethod
    def new(
        cls,
        components: dict[str, Any],
        seed: bytes,
        players: int = 2,
        first: int | None = None,
        city: str = "standard",
        new_buildings: Sequence[int] = (),
        corners: Sequence[str] | None = None,
        open_crystals: bool = False,
        idle_end: bool = True,
    ) -> "Oracle":
        """1.1-1.9: the set-up, by the generator's streams first, city and deck."""
        if first is None:
            first = Stream(seed, "first").below(players)  # 1.9
        expansions = sorted(new_buildings)
        if len(expansions) == 0:  # 1.1
            used_corners: list[str] = []
        elif len(expansions) == 1:  # 1.4
            used_corners = ["a5", "e1"] if corners is None else list(corners)
        else:
            used_corners = list(CORNERS)

        options: dict[str, Any] = {
            "players": players,
            "first": first,
            "city": city,
            "new-buildings": expansions,
            "open-crystals": open_crystals,
        }
        if len(expansions) == 1:
            options["corners"] = list(used_corners)
        if not idle_end:  # 4.10
            options["idle-end"] = "off"

        # 1.2, 1.3, 1.4: the tiles on their cells.
        tiles = components["tile"]
        base = [tile for tile in tiles if "expansion" not in tiles[tile]]
        added = [tile for tile in tiles if tiles[tile].get("expansion") in expansions]
        place = {COURTYARD: "courtyard"}
        if city == "standard":
            place.update(STANDARD_PLACES)
        loose = [tile for tile in base + added if tile not in place.values()]
        cells = [cell for cell in ALL_CELLS if cell not in CORNERS or cell in used_corners]
        free_cells = [cell for cell in cells if cell not in place]
        for cell, tile in zip(free_cells, Stream(seed, "city").shuffle(loose), strict=True):
            place[cell] = tile
        laid: dict[str, Any] = {}
        for cell in cells:
            tile = place[cell]
            if tile == "courtyard":
                laid[cell] = {"tile": tile}
            else:
                boxes = [None for _ in tiles[tile]["boxes"]]
                laid[cell] = {"tile": tile, "built": False, "boxes": boxes}

        # 1.5: the deck; 8 cards to each player, seat after seat.
        cards: list[str] = []
        for people in components["people"].values():
            for value, number in enumerate(people["cards"], start=1):
                cards += [f"{people['letter']}{value}"] * number
        deck = Stream(seed, "deck").shuffle(sort_cards(cards))
        seats: list[dict[str, Any]] = []
        for _ in range(players):
            hand = deck[: components["hand-size"]]
            deck = deck[components["hand-size"] :]
            seats.append(
                {
                    "hand": join_cards(hand),
                    "aside": "",
                    "crystals": 0,
                    "scales": 0,
                    "cubes": components["cubes"],  # 1.6
                }
            )

        position: dict[str, Any] = {
            "game": "blue-moon-city",
            "rules": 1,
            "options": options,
            "turn": {
                "seat": first,
                "phase": "move",
                "fresh": True,
                "steps": 2,
                "draw": 2,
                "scales-taken": False,
                "offered": False,
                "round": 1,
                "idle-turns": 0,
                "declared": [],
            },
            "city": laid,
            "figures": [COURTYARD for _ in range(players)],  # 1.6
            "dragons": {"red": None, "green": None, "blue": None},  # 1.7
            "supply": {"scales": components["scales"][str(players)]},  # 1.7
            "obelisk": [],
            "players": seats,
            "deck": "".join(deck),
            "discard": "",
            "shuffles": 0,
        }
        return cls(components, seed, position)

    @classmethod
    def from_position(
        cls, components: dict[str, Any], seed: bytes, position: dict[str, Any]
    ) -> "Oracle":
        """Notation: a game that goes on from a given position."""
        return cls(components, seed, position)

    def position(self) -> dict[str, Any]:
        """Notation: the position in its JSON form, as a copy."""
        return copy.deepcopy(self.pos)

    # --- looking at the position ---

    def players(self) -> int:
        """1.1: how many players there are."""
        number: int = self.pos["options"]["players"]
        return number

    def seat(self) -> int:
        """1.9: the active player's seat."""
        seat: int = self.pos["turn"]["seat"]
        return seat

    def me(self) -> dict[str, Any]:
        """2.1: the active player's things."""
        mine: dict[str, Any] = self.pos["players"][self.seat()]
        return mine

    def here(self) -> str:
        """1.6: the cell of the active player's figure."""
        cell: str = self.pos["figures"][self.seat()]
        return cell

    def hand(self) -> list[str]:
        """1.5: the active player's hand."""
        return split_cards(self.me()["hand"])

    def neighbours(self, cell: str) -> list[str]:
        """2.2: the orthogonal neighbours of a cell that are in the city."""
        column, row = ord(cell[0]), ord(cell[1])
        around = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
        return [chr(c) + chr(r) for c, r in around if chr(c) + chr(r) in self.pos["city"]]

    def distances(self, start: str) -> dict[str, int]:
        """2.2: the number of steps from a cell to every cell, breadth first over the tiles."""
        steps = {start: 0}
        queue = deque([start])
        while queue:
            cell = queue.popleft()
            for other in self.neighbours(cell):
                if other not in steps:
                    steps[other] = steps[cell] + 1
                    queue.append(other)
        return steps

    def ability(self, cell: str) -> str | None:
        """6.1: the ability of the tile on a cell, built or not."""
        tile = self.pos["city"][cell]["tile"]
        if tile == "courtyard":
            return None
        name: str | None = self.components["tile"][tile].get("ability")
        return name

    def price(self) -> int | None:
        """1.8, 4.5: what the lowest free space of the obelisk shows; None when it is full."""
        spaces: list[int] = list(self.components["obelisk"])
        if self.players() == 2:
            spaces.remove(7)
            spaces.remove(7)
        taken = len(self.pos["obelisk"])
        return spaces[taken] if taken < len(spaces) else None

    def can_offer(self, seat: int, extra: int) -> bool:
        """3.5, 4.5: whether a player has a cube and the price of the lowest space and some more."""
        price = self.price()
        player = self.pos["players"][seat]
        return price is not None and player["cubes"] > 0 and player["crystals"] >= price + extra

    def city_complete(self) -> bool:
        """4.7: whether every building is complete."""
        return all(
            tile["built"] for tile in self.pos["city"].values() if tile["tile"] != "courtyard"
        )

    def bound(self) -> bool:
        """4.7: whether the active player must go to the courtyard and offer."""
        return self.city_complete() and self.can_offer(self.seat(), 0)

    # --- legal moves ---

    def legal(self) -> list[str]:
        """2.1, 2.9: the legal moves of the phase, sorted by text; none when the game is over."""
        phase = self.pos["turn"]["phase"]
        if phase == "move":
            moves = self.movement_moves()
        elif phase == "build":
            moves = self.contribution_moves()
        elif phase == "ability":
            moves = self.ability_moves()
        elif phase == "draw":
            moves = self.draw_moves()
        else:
            moves = set()
        return sorted(moves)

    def movement_moves(self) -> set[str]:
        """2.2, 2.3, 2.8, 4.7, 4.9, 5.1-5.4: the moves of the movement phase."""
        turn = self.pos["turn"]
        here = self.here()
        hand = self.hand()
        bound = self.bound()
        from_here = self.distances(here)
        from_courtyard = self.distances(COURTYARD)
        moves: set[str] = set()

        # 4.9: a declaration is the first move of a turn.
        if turn["fresh"] and turn["idle-turns"] >= 3 * self.players() and not bound:
            moves.add("declare")

        # 2.2, 4.7: walks.
        for cell in self.pos["city"]:
            if cell == here or from_here[cell] > turn["steps"]:
                continue
            on_the_way = from_here[cell] + from_courtyard[cell] == from_courtyard[here]
            if not bound or on_the_way:
                moves.add(f">{cell}")

        # 5.3, 4.7: Flit 1.
        if "f1" in hand:
            for cell in self.pos["city"]:
                if cell == here:
                    continue
                if not bound or from_courtyard[cell] < from_courtyard[here]:
                    moves.add(f"f1>{cell}")

        # 5.4: Flit 2.
        if "f2" in hand:
            moves.add("f2")

        # 5.1, 5.2: the dragons.
        for people in self.components["people"].values():
            if "dragon" not in people:
                continue
            letter = people["letter"]
            stands = self.pos["dragons"][people["dragon"]]
            if f"{letter}1" in hand:
                for cell in self.pos["city"]:
                    if cell != stands:
                        moves.add(f"{letter}1>{cell}")
            if f"{letter}2" in hand and stands is not None:
                for cell, steps in self.distances(stands).items():
                    if 1 <= steps <= 3:
                        moves.add(f"{letter}2>{cell}")

        # 2.9, 4.7: the end of the movement.
        if not (bound and here != COURTYARD and turn["steps"] > 0):
            moves.add("/")
        return moves

    def contribution_moves(self) -> set[str]:
        """2.4, 3.1-3.5, 4.5, 4.7, 5.8: the moves of the contribution phase."""
        turn = self.pos["turn"]
        here = self.here()
        hand = self.hand()
        moves: set[str] = set()
        if here == COURTYARD:
            if not turn["offered"]:
                if self.can_offer(self.seat(), 0):
                    moves.add("offer")
            else:
                for extra in (1, 2):
                    if f"p{extra}" in hand and self.can_offer(self.seat(), extra):
                        moves.add(f"offer+p{extra}")
            if not (self.bound() and not turn["offered"]):
                moves.add("/")
            return moves
        moves.add("/")
        building = self.pos["city"][here]
        if not building["built"] and self.me()["cubes"] > 0:
            printed = self.components["tile"][building["tile"]]["boxes"]
            for index, (colour, value) in enumerate(printed):
                if building["boxes"][index] is None:
                    for cards in payments(self.components, hand, colour, value):
                        moves.add(f"{index + 1}={''.join(cards)}")
        return moves

    def ability_moves(self) -> set[str]:
        """6.1, 6.3, 6.4, 4.7: the ability may be used or left."""
        here = self.here()
        moves = {"/"}
        if self.ability(here) == "teleport":
            bound = self.bound()
            from_courtyard = self.distances(COURTYARD)
            for cell in self.pos["city"]:
                if cell == here:
                    continue
                if not bound or from_courtyard[cell] < from_courtyard[here]:
                    moves.add(f"hall>{cell}")
        if self.ability(here) == "offering" and self.can_offer(self.seat(), 1):
            moves.add("temple")
        return moves

    def draw_moves(self) -> set[str]:
        """2.5: discard 0, 1 or 2 cards."""
        moves = {"drop"}
        for cards in sub_multisets(sort_cards(self.hand()), 1, 2):
            moves.add(f"drop={''.join(cards)}")
        return moves

    # --- playing ---

    def play(self, text: str) -> None:
        """2.1, 2.9: play a legal move."""
        if text not in self.legal():
            raise ValueError(f"not a legal move: {text}")
        turn = self.pos["turn"]
        phase = turn["phase"]
        # 4.9: a turn whose first move is no declaration breaks the chain.
        if turn["fresh"] and text != "declare":
            turn["declared"] = []
        turn["fresh"] = False
        if phase == "move":
            self.play_movement(text)
        elif phase == "build":
            self.play_contribution(text)
        elif phase == "ability":
            self.play_ability(text)
        else:
            self.play_draw(text)

    def play_movement(self, text: str) -> None:
        """2.2, 2.3, 2.4, 4.9, 5.1-5.4: a move of the movement phase."""
        turn = self.pos["turn"]
        seat = self.seat()
        if text == "declare":
            turn["declared"] = [*turn["declared"], seat]
            if len(turn["declared"]) == self.players():
                self.finish("agreed", self.decided())
            else:
                self.start_draw(hospital=True)
        elif text == "/":
            turn["phase"] = "build"
            turn["steps"] = 0
        elif text == "f2":
            self.discard(["f2"])
            turn["steps"] += 2
        elif text.startswith(">"):
            cell = text[1:]
            turn["steps"] -= self.distances(self.here())[cell]
            self.pos["figures"][seat] = cell
        else:
            card, cell = text.split(">")
            self.discard([card])
            if card == "f1":
                self.pos["figures"][seat] = cell
            else:
                for people in self.components["people"].values():
                    if people["letter"] == card[0]:
                        self.pos["dragons"][people["dragon"]] = cell

    def play_contribution(self, text: str) -> None:
        """2.4, 3.1, 4.5, 5.8, 6.1: a move of the contribution phase."""
        if text == "/":
            self.end_contribution()
        elif text == "offer":
            self.offer(0)
        elif text.startswith("offer+"):
            card = text.removeprefix("offer+")
            self.discard([card])
            self.offer(int(card[1:]))
        else:
            box, cards = text.split("=")
            self.contribute(int(box) - 1, split_cards(cards))

    def end_contribution(self) -> None:
        """6.1, 6.2, notation: after the contributions, the ability phase or the draw phase."""
        ability = self.ability(self.here())
        choice = ability == "teleport" or (ability == "offering" and self.can_offer(self.seat(), 1))
        if choice:
            self.pos["turn"]["phase"] = "ability"
        else:
            self.start_draw(hospital=True)

    def play_ability(self, text: str) -> None:
        """6.3, 6.4: use the ability, or leave it; then discard and draw."""
        if text == "temple":
            self.offer(1)
            if self.pos["turn"]["phase"] == "over":
                return
        elif text.startswith("hall>"):
            self.pos["figures"][self.seat()] = text.removeprefix("hall>")
        self.start_draw(hospital=False)

    def start_draw(self, hospital: bool) -> None:
        """2.5, 6.2, 6.4: the draw phase; two more cards at the Hospital, where that works."""
        turn = self.pos["turn"]
        turn["phase"] = "draw"
        turn["steps"] = 0
        if hospital and self.ability(self.here()) == "draw-two":
            turn["draw"] = 4

    def play_draw(self, text: str) -> None:
        """2.5, 2.6, 3.8, 4.10, 1.9: discard and draw, take what was set aside, end the turn."""
        turn = self.pos["turn"]
        me = self.me()
        dropped = split_cards(text.removeprefix("drop").removeprefix("="))
        self.discard(dropped)
        drawn = self.draw(turn["draw"] + len(dropped))
        me["hand"] = join_cards(self.hand() + drawn)
        me["hand"] = join_cards(self.hand() + split_cards(me["aside"]))
        me["aside"] = ""

        # Notation: a contribution or an offering of this turn has already cleared the count.
        if not turn["scales-taken"] and not turn["offered"]:
            turn["idle-turns"] += 1
        ends = "idle-end" not in self.pos["options"]
        if ends and turn["idle-turns"] >= 10 * self.players():
            self.finish("idle", self.decided())
            return

        turn["seat"] = (self.seat() + 1) % self.players()
        if turn["seat"] == self.pos["options"]["first"]:
            turn["round"] += 1
        turn["phase"] = "move"
        turn["fresh"] = True
        turn["steps"] = 2
        turn["draw"] = 2
        turn["scales-taken"] = False
        turn["offered"] = False

    # --- cards ---

    def discard(self, cards: Sequence[str]) -> None:
        """2.5, 3.1: cards of the active player's hand go to the discard pile."""
        self.me()["hand"] = join_cards(without(self.hand(), cards))
        self.pos["discard"] = join_cards(split_cards(self.pos["discard"]) + list(cards))

    def draw(self, number: int) -> list[str]:
        """2.7: draw cards from the pile, shuffling the discard pile when a card is wanted."""
        drawn: list[str] = []
        for _ in range(number):
            if not self.pos["deck"]:
                if not self.pos["discard"]:
                    break
                self.pos["shuffles"] += 1
                stream = Stream(self.seed, f"shuffle {self.pos['shuffles']}")
                cards = sort_cards(split_cards(self.pos["discard"]))
                self.pos["deck"] = "".join(stream.shuffle(cards))
                self.pos["discard"] = ""
            drawn.append(self.pos["deck"][:2])
            self.pos["deck"] = self.pos["deck"][2:]
        return drawn

    # --- contributions ---

    def contribute(self, box: int, cards: Sequence[str]) -> None:
        """3.1, 3.6, 4.1, 4.2: pay a box, take the dragons' scales, score a complete building."""
        turn = self.pos["turn"]
        seat = self.seat()
        here = self.here()
        building = self.pos["city"][here]
        self.discard(cards)
        building["boxes"][box] = seat
        self.me()["cubes"] -= 1
        turn["idle-turns"] = 0

        # 4.1: the first contribution of the turn earns a scale for every dragon here.
        if not turn["scales-taken"]:
            turn["scales-taken"] = True
            dragons = [where for where in self.pos["dragons"].values() if where == here]
            self.take_scales(seat, len(dragons))
            self.score_scales_if_out(len(dragons))

        # 3.6: the last free box is filled.
        if None not in building["boxes"]:
            handed_out = self.score_building(here)
            self.score_scales_if_out(handed_out)
        self.look_for_end()

    def score_building(self, cell: str) -> int:
        """3.6, 3.9: score a building that was just filled; how many scales that handed out."""
        building = self.pos["city"][cell]
        printed = self.components["tile"][building["tile"]]
        cubes = Counter(building["boxes"])
        turn_order = [(self.seat() + i) % self.players() for i in range(self.players())]
        builders = [seat for seat in turn_order if cubes[seat] > 0]
        scales = 0

        # a) The leader: most cubes, then the leftmost cube of the tied players.
        most = max(cubes[seat] for seat in builders)
        tied = [seat for seat in builders if cubes[seat] == most]
        leader = min(tied, key=building["boxes"].index)
        scales += self.reward(leader, printed["leader"])

        # b) Everyone with a cube.
        for seat in builders:
            scales += self.reward(seat, printed["everyone"])

        # c) The neighbours' rewards, for everyone with a cube.
        for seat in builders:
            for other in self.neighbours(cell):
                next_to = self.pos["city"][other]
                if next_to["tile"] != "courtyard" and next_to["built"]:
                    neighbour = self.components["tile"][next_to["tile"]]["neighbour"]
                    scales += self.reward(seat, neighbour)

        # d) The cubes go back, the tile is turned.
        for seat in builders:
            self.pos["players"][seat]["cubes"] += cubes[seat]
        building["built"] = True
        building["boxes"] = [None for _ in building["boxes"]]
        return scales

    def reward(self, seat: int, what: dict[str, int]) -> int:
        """3.7, 3.8: a player takes a reward; how many scales that was."""
        player = self.pos["players"][seat]
        player["crystals"] += what.get("crystals", 0)
        cards = self.draw(what.get("cards", 0))
        pile = "aside" if seat == self.seat() else "hand"
        player[pile] = join_cards(split_cards(player[pile]) + cards)
        scales = what.get("scales", 0)
        self.take_scales(seat, scales)
        return scales

    # --- scales ---

    def take_scales(self, seat: int, number: int) -> None:
        """4.2: a player takes scales; the supply goes below 0 for those no longer in it."""
        self.pos["players"][seat]["scales"] += number
        self.pos["supply"]["scales"] -= number

    def score_scales_if_out(self, handed_out: int) -> None:
        """4.2, 4.3, 4.4: score the scales if the action handed some out and none is left."""
        if handed_out == 0 or self.pos["supply"]["scales"] > 0:
            return
        most = max(player["scales"] for player in self.pos["players"])
        with_most = [player for player in self.pos["players"] if player["scales"] == most]
        for player in self.pos["players"]:
            if player["scales"] == most and len(with_most) == 1:
                crystals = 6
            elif player["scales"] == most or player["scales"] >= 3:
                crystals = 3
            else:
                crystals = 0
            if crystals > 0:
                player["crystals"] += crystals
                self.pos["supply"]["scales"] += player["scales"]
                player["scales"] = 0

    # --- offerings and ends ---

    def offer(self, extra: int) -> None:
        """4.5, 5.8, 6.3: one offering of the active player, for some crystals more."""
        turn = self.pos["turn"]
        price = self.price()
        assert price is not None
        self.me()["crystals"] -= price + extra
        self.me()["cubes"] -= 1
        self.pos["obelisk"].append(self.seat())
        turn["offered"] = True
        turn["idle-turns"] = 0
        self.look_for_end()

    def look_for_end(self) -> None:
        """4.6, 4.7, 4.8: the ends to look for after a contribution or an offering, in order."""
        seats = range(self.players())
        to_win = self.components["offerings-to-win"][str(self.players())]
        winners = [seat for seat in seats if self.pos["obelisk"].count(seat) >= to_win]
        if winners:
            self.finish("offerings", winners)
        elif self.city_complete() and not any(self.can_offer(seat, 0) for seat in seats):
            self.finish("city-complete", self.decided())
        elif all(self.pos["players"][seat]["cubes"] == 0 for seat in seats):
            self.finish("cubes-out", list(seats))

    def decided(self) -> list[int]:
        """4.7: most offerings win; tie: most crystals; still tied: shared."""
        seats = range(self.players())
        standing = [
            (self.pos["obelisk"].count(seat), self.pos["players"][seat]["crystals"])
            for seat in seats
        ]
        return [seat for seat in seats if standing[seat] == max(standing)]

    def finish(self, reason: str, winners: list[int]) -> None:
        """4.6-4.10, notation: the game is over; what is not named here stays as it was."""
        turn = self.pos["turn"]
        turn["seat"] = None
        turn["phase"] = "over"
        turn["fresh"] = False
        turn["steps"] = 0
        turn["draw"] = 2
        self.pos["result"] = {"reason": reason, "winners": sorted(winners)}
