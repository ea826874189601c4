"""The rules of Blue Moon City: who may do what, and what comes of it.

Plain Python that Cython compiles with the types of ``state.pxd``. Clause numbers in the docstrings
are those of ``manual/en.md``. :class:`State` is one game in progress, as numbers
only (``cards.py`` and ``codes.py`` say which), by the tables of its rule set. Texts, views and
refusals are made around it, in the modules of the folder above.

Sizes of lists that compile to C arrays are written out as numbers: C wants to know them.
"""

from __future__ import annotations

from typing import Any

from selenite.core.chance import Rng, Stream
from selenite.core.moves import Moves
from selenite.core.state import Outcome
from selenite.games.blue_moon_city.rules.cards import CARDS, SETS
from selenite.games.blue_moon_city.rules.codes import (
    ABILITY,
    AGREED,
    AQUA1,
    AQUA2,
    AQUA_BITS,
    AQUA_FLY,
    AQUA_STEP,
    BLUE,
    BOXES,
    BUILD,
    CARD_REWARD,
    CELLS,
    CITY_COMPLETE,
    CRYSTALS,
    CUBES_OUT,
    DECK,
    DECLARE,
    DRAGON_STEPS,
    DRAW,
    DRAW_TWO,
    DRAWN,
    DROP,
    END,
    FAR,
    FLIT1,
    FLIT2,
    FLIT_BITS,
    FLIT_JUMP,
    FLIT_STEPS,
    FLIT_WALK,
    GREEN,
    HALL,
    IDLE,
    MIDDLE,
    MORE_AT_HOSPITAL,
    MOVE,
    OFFER,
    OFFER_PILLAR1,
    OFFER_PILLAR2,
    OFFERING,
    OFFERINGS,
    OUTSIDE,
    OVER,
    PAY,
    PILLAR1,
    PILLAR2,
    REASONS,
    RED,
    ROUNDS_TO_DECLARE,
    SCALES,
    SCALES_THAT_COUNT,
    SHARED_LEAD,
    SOLE_LEADER,
    STEPS,
    TELEPORT,
    TEMPLE,
    TEMPLE_SURCHARGE,
    TERRAH1,
    TERRAH2,
    TERRAH_BITS,
    TERRAH_FLY,
    TERRAH_STEP,
    VULCA1,
    VULCA2,
    VULCA_BITS,
    VULCA_FLY,
    VULCA_STEP,
    WALK,
)
from selenite.games.blue_moon_city.rules.payments import Workspace
from selenite.games.blue_moon_city.rules.rule_set import RuleSet


class State:
    """A game in progress, all of it: what the referee knows, secrets included.

    Moves are codes. :meth:`apply` takes a legal one and checks nothing.

    >>> from selenite.games import blue_moon_city
    >>> state = blue_moon_city.new(players=2, seed="selenite").rules_state
    >>> state.legal_moves()[:4]
    [0, 3, 7, 8]
    >>> moves = state.apply(8)
    >>> state.steps
    1
    """

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.seed: bytes | None = None
        self.rng: Rng | None = None
        self.journal: list[Any] | None = None
        self.workspace: Workspace | None = None
        self.city_option = "standard"
        self.open_crystals = False
        self.drawn_first = False
        self.lay()

    def lay(self) -> None:
        """Make room for the pieces."""
        self.first = 0
        self.seat = 0
        self.phase = 0
        self.fresh = 0
        self.steps = 0
        self.draw = 0
        self.scales_taken = 0
        self.offered = 0
        self.round = 0
        self.idle_turns = 0
        self.declared_count = 0
        self.unbuilt = 0
        self.supply = 0
        self.offerings = 0
        self.pile_top = 0
        self.pile_end = 0
        self.shuffles = 0
        self.reason = 0
        self.winners = 0
        self.aside_count = 0
        self.declared = [0] * 4
        self.figures = [0] * 4
        self.dragons = [0] * 3
        self.crystals = [0] * 4
        self.scales = [0] * 4
        self.cubes = [0] * 4
        self.made = [0] * 4
        self.obelisk = [0] * 13
        self.tile = [0] * 25
        self.built = [0] * 25
        self.boxes = [0] * 150
        self.hands = [0] * 96
        self.aside = [0] * 24
        self.discard = [0] * 24
        self.pile = [0] * 80
        self.paid = [0] * 24
        self.has = [0] * 4
        self.has_two = [0] * 4
        self.sizes = [0] * 4
        self.held = [0] * 25

    def copy(self) -> State:
        """A game that goes on from here on its own; planners' copies share their rng.

        >>> from selenite.games import blue_moon_city
        >>> state = blue_moon_city.new(players=2, seed="selenite")
        >>> other = state.copy()
        >>> events = other.play(">b3")
        >>> state.rules_state.steps, other.rules_state.steps
        (2, 1)
        """
        other = State.__new__(State)
        other.paid = self.paid[:]
        other.sizes = self.sizes[:]
        other.held = self.held[:]
        other.rules = self.rules
        other.seed = self.seed
        other.rng = self.rng
        other.journal = None
        other.workspace = None
        other.city_option = self.city_option
        other.open_crystals = self.open_crystals
        other.drawn_first = self.drawn_first
        self.copy_to(other)
        return other

    def copy_to(self, other: State) -> None:
        """Make another position of the same rule set the same as this one."""
        other.first = self.first
        other.seat = self.seat
        other.phase = self.phase
        other.fresh = self.fresh
        other.steps = self.steps
        other.draw = self.draw
        other.scales_taken = self.scales_taken
        other.offered = self.offered
        other.round = self.round
        other.idle_turns = self.idle_turns
        other.declared_count = self.declared_count
        other.unbuilt = self.unbuilt
        other.supply = self.supply
        other.offerings = self.offerings
        other.pile_top = self.pile_top
        other.pile_end = self.pile_end
        other.shuffles = self.shuffles
        other.reason = self.reason
        other.winners = self.winners
        other.aside_count = self.aside_count
        other.declared = self.declared[:]
        other.figures = self.figures[:]
        other.dragons = self.dragons[:]
        other.crystals = self.crystals[:]
        other.scales = self.scales[:]
        other.cubes = self.cubes[:]
        other.made = self.made[:]
        other.obelisk = self.obelisk[:]
        other.tile = self.tile[:]
        other.built = self.built[:]
        other.boxes = self.boxes[:]
        other.hands = self.hands[:]
        other.aside = self.aside[:]
        other.discard = self.discard[:]
        other.pile = self.pile[:]
        other.has = self.has[:]
        other.has_two = self.has_two[:]

    # What can be done

    def list_moves(self, workspace: Workspace) -> None:
        """Put every legal move into the workspace, in the order of the moves' texts."""
        workspace.moves.size = 0
        if self.phase == MOVE:
            self.list_movement(workspace.moves)
        elif self.phase == BUILD:
            self.list_contributions(workspace)
        elif self.phase == DRAW:
            self.list_discards(workspace.moves)
        elif self.phase == ABILITY:
            self.list_abilities(workspace.moves)

    def list_movement(self, out: Moves) -> None:
        """Walks, movement powers, a declaration, or the end (2.2, 2.3, 4.9, 5.1 to 5.4)."""
        hands = self.hands
        hand = self.seat * CARDS
        at = self.figures[self.seat]
        bound = self.is_bound()
        if not bound or self.steps == 0 or at == MIDDLE:
            out.put(END)
        if self.steps > 0:
            self.list_cells(out, WALK, at, min(self.steps, FAR), bound)
        if hands[hand + AQUA1] > 0:
            self.list_flights(out, AQUA_FLY, self.dragons[BLUE])
        if hands[hand + AQUA2] > 0 and self.dragons[BLUE] != OUTSIDE:
            self.list_cells(out, AQUA_STEP, self.dragons[BLUE], DRAGON_STEPS, False)
        if self.fresh and not bound and self.idle_turns >= ROUNDS_TO_DECLARE * self.rules.players:
            out.put(DECLARE)
        if hands[hand + FLIT1] > 0:
            if bound:
                self.list_nearer(out, FLIT_JUMP, at)
            else:
                self.list_cells(out, FLIT_JUMP, at, FAR, False)
        if hands[hand + FLIT2] > 0:
            out.put(FLIT_WALK)
        if hands[hand + TERRAH1] > 0:
            self.list_flights(out, TERRAH_FLY, self.dragons[GREEN])
        if hands[hand + TERRAH2] > 0 and self.dragons[GREEN] != OUTSIDE:
            self.list_cells(out, TERRAH_STEP, self.dragons[GREEN], DRAGON_STEPS, False)
        if hands[hand + VULCA1] > 0:
            self.list_flights(out, VULCA_FLY, self.dragons[RED])
        if hands[hand + VULCA2] > 0 and self.dragons[RED] != OUTSIDE:
            self.list_cells(out, VULCA_STEP, self.dragons[RED], DRAGON_STEPS, False)

    def list_cells(self, out: Moves, code: int, at: int, steps: int, bound: bool) -> None:
        """A move to each other cell within some steps; for the bound, on a shortest way (4.7)."""
        rules = self.rules
        row = steps * CELLS + at
        size = out.size
        for i in range(rules.reach_count[row]):
            cell = rules.reach[row * CELLS + i]
            if not bound or self.is_on_the_way(at, cell):
                out.codes[size] = code + cell
                size += 1
        out.size = size

    def list_flights(self, out: Moves, code: int, at: int) -> None:
        """A dragon's flight to any other cell, from inside or outside the city (5.2)."""
        rules = self.rules
        size = out.size
        for i in range(rules.fly_count[at + 1]):
            out.codes[size + i] = code + rules.fly_cells[(at + 1) * CELLS + i]
        out.size = size + rules.fly_count[at + 1]

    def list_nearer(self, out: Moves, code: int, at: int) -> None:
        """A jump to each cell nearer to the courtyard (4.7)."""
        rules = self.rules
        for i in range(rules.cell_count):
            cell = rules.city_cells[i]
            if rules.distance[cell * CELLS + MIDDLE] < rules.distance[at * CELLS + MIDDLE]:
                out.put(code + cell)

    def is_on_the_way(self, at: int, cell: int) -> bool:
        """Whether a cell lies on a shortest way from another to the courtyard (4.7)."""
        distance = self.rules.distance
        way = distance[at * CELLS + cell] + distance[cell * CELLS + MIDDLE]
        return way == distance[at * CELLS + MIDDLE]

    def list_contributions(self, workspace: Workspace) -> None:
        """Contributions to the building, offerings on the courtyard, or the end (2.4, 3, 4.5)."""
        out = workspace.moves
        seat = self.seat
        at = self.figures[seat]
        if at == MIDDLE:
            self.list_offerings(out)
            return
        out.put(END)
        if self.built[at] or self.cubes[seat] == 0:
            return
        self.search_boxes(workspace)
        for box in range(BOXES):
            if workspace.ends[box] > workspace.begins[box]:
                workspace.payments.write(
                    workspace.begins[box], workspace.ends[box], PAY + box * SETS, out
                )

    def search_boxes(self, workspace: Workspace) -> int:
        """Search the payments for each free box under the figure; return how many there are."""
        rules = self.rules
        at = self.figures[self.seat]
        tile = self.tile[at]
        payments = workspace.payments
        payments.load(self.hands, self.seat * CARDS)
        payments.size = 0
        count = 0
        like = -1
        for box in range(BOXES):
            workspace.begins[box] = 0
            workspace.ends[box] = 0
        for box in range(rules.box_count[tile]):
            if self.boxes[at * BOXES + box] == 0:
                if like >= 0 and self.is_same_box(tile, like, box):
                    workspace.begins[box] = workspace.begins[like]
                    workspace.ends[box] = workspace.ends[like]
                else:
                    workspace.begins[box] = payments.size
                    payments.search(
                        rules.box_colour[tile * BOXES + box], rules.box_value[tile * BOXES + box]
                    )
                    workspace.ends[box] = payments.size
                    like = box
                count += workspace.ends[box] - workspace.begins[box]
        return count

    def is_same_box(self, tile: int, box: int, other: int) -> bool:
        """Whether two boxes of a building ask for the same: then so are their payments."""
        rules = self.rules
        one = tile * BOXES + box
        two = tile * BOXES + other
        return (
            rules.box_colour[one] == rules.box_colour[two]
            and rules.box_value[one] == rules.box_value[two]
        )

    def list_offerings(self, out: Moves) -> None:
        """On the courtyard: an offering, more with Pillar cards, or the end (4.5, 4.7, 5.8)."""
        seat = self.seat
        hand = seat * CARDS
        crystals = self.crystals[seat]
        if self.offered or not self.is_bound():
            out.put(END)
        if self.cubes[seat] == 0:
            return
        if not self.offered:
            if crystals >= self.price_of(OFFER):
                out.put(OFFER)
            return
        if self.hands[hand + PILLAR1] > 0 and crystals >= self.price_of(OFFER_PILLAR1):
            out.put(OFFER_PILLAR1)
        if self.hands[hand + PILLAR2] > 0 and crystals >= self.price_of(OFFER_PILLAR2):
            out.put(OFFER_PILLAR2)

    def list_abilities(self, out: Moves) -> None:
        """The Assembly Hall's teleport or the Golden Temple's offering, or neither (6.3, 6.4)."""
        at = self.figures[self.seat]
        out.put(END)
        if self.rules.ability[self.tile[at]] == OFFERING:
            out.put(TEMPLE)
        elif self.is_bound():
            self.list_nearer(out, HALL, at)
        else:
            self.list_cells(out, HALL, at, FAR, False)

    def list_discards(self, out: Moves) -> None:
        """Discard none, one or two cards (2.5)."""
        rules = self.rules
        hands = self.hands
        hand = self.seat * CARDS
        held = self.held
        kinds = 0
        left = self.has[self.seat]
        while left > 0:
            held[kinds] = rules.lowest_card(left)
            kinds += 1
            left &= left - 1
        out.put(DROP)
        size = out.size
        for i in range(kinds):
            first = held[i]
            out.codes[size] = rules.drop_one[first]
            size += 1
            twice = min(hands[hand + first] - 1, 1)
            for j in range(kinds):
                # Written in any case, and kept if the second card comes later, or is there twice.
                pair = first * CARDS + held[j]
                out.codes[size] = rules.drop_code[pair]
                size += rules.is_later[pair] + rules.is_same[pair] * twice
        out.size = size

    def price(self) -> int:
        """The price of the obelisk's lowest free space (4.5)."""
        return self.rules.prices[self.offerings]

    def price_of(self, move: int) -> int:
        """What an offering costs by its move: more with a Pillar card or at the temple (5.8, 6.3).

        The surcharge for a Pillar card is its value.
        """
        if move == TEMPLE:
            return self.price() + TEMPLE_SURCHARGE
        return self.price() + move - OFFER

    def is_bound(self) -> bool:
        """Whether the city is complete and this player must go and offer (4.7)."""
        return self.unbuilt == 0 and self.can_offer(self.seat)

    def can_offer(self, seat: int) -> bool:
        """Whether a player has a cube and the price of the lowest free space (4.7)."""
        return self.cubes[seat] > 0 and self.crystals[seat] >= self.price()

    # What comes of it

    def apply(self, move: int) -> None:
        """Play a legal move."""
        if self.fresh:
            self.fresh = 0
            if move != DECLARE:
                self.declared_count = 0
        if move >= PAY:
            self.contribute(move - PAY)
        elif move >= DROP:
            self.discard_and_draw(move - DROP)
        elif move == END:
            self.end_phase()
        elif move < AQUA_FLY:
            self.walk(move - WALK)
        elif move < DECLARE:
            self.move_dragon(BLUE, AQUA1, move - AQUA_FLY)
        elif move == DECLARE:
            self.declare()
        elif move < FLIT_WALK:
            self.play_card(FLIT1)
            self.figures[self.seat] = move - FLIT_JUMP
        elif move == FLIT_WALK:
            self.play_card(FLIT2)
            self.steps += FLIT_STEPS
        elif move < OFFER:
            self.figures[self.seat] = move - HALL
            self.begin_draw(DRAWN)
        elif move < TERRAH_FLY:
            if move == OFFER_PILLAR1:
                self.play_card(PILLAR1)
            elif move == OFFER_PILLAR2:
                self.play_card(PILLAR2)
            self.offer(move)
        elif move < TEMPLE:
            self.move_dragon(GREEN, TERRAH1, move - TERRAH_FLY)
        elif move == TEMPLE:
            self.begin_draw(DRAWN)
            self.offer(TEMPLE)
        else:
            self.move_dragon(RED, VULCA1, move - VULCA_FLY)

    def walk(self, cell: int) -> None:
        """Walk to a cell by a shortest way (2.2)."""
        self.steps -= self.rules.distance[self.figures[self.seat] * CELLS + cell]
        self.figures[self.seat] = cell

    def move_dragon(self, dragon: int, card: int, target: int) -> None:
        """Fly (value 1) or step (value 2) a dragon to a cell (5.1, 5.2)."""
        if target >= CELLS:
            card += 1
            target -= CELLS
        self.play_card(card)
        self.dragons[dragon] = target

    def play_card(self, card: int) -> None:
        """Discard a card from the active player's hand."""
        seat = self.seat
        place = seat * CARDS + card
        held = self.hands[place] - 1
        self.hands[place] = held
        if held == 0:
            self.has[seat] -= self.rules.bit[card]
        elif held == 1:
            self.has_two[seat] -= self.rules.bit[card]
        self.discard[card] += 1

    def add_card(self, seat: int, card: int) -> None:
        """A card comes to a hand."""
        place = seat * CARDS + card
        held = self.hands[place]
        self.hands[place] = held + 1
        if held == 0:
            self.has[seat] += self.rules.bit[card]
        elif held == 1:
            self.has_two[seat] += self.rules.bit[card]

    def mark_hands(self) -> None:
        """Note of every hand which cards it has, and which of them at least twice.

        A bit for each card, in the order of the cards' texts: kept up to date by every move, and
        to be called after the hands were set from outside.
        """
        for seat in range(self.rules.players):
            self.has[seat] = self.mask(seat, 1)
            self.has_two[seat] = self.mask(seat, 2)

    def mask(self, seat: int, least: int) -> int:
        """A bit for each card of which a hand has so many at least."""
        mask = 0
        for card in range(CARDS):
            if self.hands[seat * CARDS + card] >= least:
                mask += self.rules.bit[card]
        return mask

    def end_phase(self) -> None:
        """End movement, the contribution phase or an unused ability (2.1, 2.9, 6.1)."""
        if self.phase == MOVE:
            self.phase = BUILD
            self.steps = 0
        elif self.phase == BUILD and self.has_choice():
            self.phase = ABILITY
        else:
            self.begin_draw(self.cards_due())

    def has_choice(self) -> bool:
        """Whether the tile under the figure offers an ability to use or to leave (6.3, 6.4)."""
        ability = self.rules.ability[self.tile[self.figures[self.seat]]]
        if ability == OFFERING:
            return self.cubes[self.seat] > 0 and self.crystals[self.seat] >= self.price_of(TEMPLE)
        return ability == TELEPORT

    def cards_due(self) -> int:
        """How many cards the draw gives before discards count: more at the Hospital (6.2)."""
        if self.rules.ability[self.tile[self.figures[self.seat]]] == DRAW_TWO:
            return DRAWN + MORE_AT_HOSPITAL
        return DRAWN

    def begin_draw(self, due: int) -> None:
        """Go on to discard and draw."""
        self.phase = DRAW
        self.steps = 0
        self.draw = due

    def declare(self) -> None:
        """Declare to contribute and offer no more; the last declaration ends the game (4.9)."""
        self.declared[self.declared_count] = self.seat
        self.declared_count += 1
        if self.declared_count == self.rules.players:
            self.end_by_offerings(AGREED)
        else:
            self.begin_draw(self.cards_due())

    def contribute(self, code: int) -> None:
        """Pay for a box and put a cube on it (3)."""
        self.pay(self.rules.ranks.word_of(code % SETS))
        self.place_cube(code // SETS)

    def place_cube(self, box: int) -> None:
        """Put a cube on a box that is paid for; dragons' scales, a full building (3.5, 3.6, 4.1).

        Public for forecasts, which ask on a copy what a contribution leads to.
        """
        seat = self.seat
        at = self.figures[seat]
        self.boxes[at * BOXES + box] = seat + 1
        self.cubes[seat] -= 1
        self.idle_turns = 0
        if not self.scales_taken:
            self.scales_taken = 1
            dragons = 0
            for dragon in range(3):
                if self.dragons[dragon] == at:
                    dragons += 1
            if dragons > 0:
                self.give_scales(seat, dragons, "dragons")
                self.score_scales()
        if self.is_full(at):
            self.complete(at)
            self.score_scales()
        self.look_for_end()

    def pay(self, word: int) -> None:
        """Discard a payment, a set of cards that is written as a word."""
        card = 0
        while word > 0:
            cards = word & 255
            if cards > 0:
                for value in range(3):
                    for _ in range(cards >> 3 * value & 7):
                        self.play_card(card + value)
            card += 3
            word >>= 8

    def is_full(self, at: int) -> bool:
        """Whether every box of a building holds a cube (3.6)."""
        for box in range(self.rules.box_count[self.tile[at]]):
            if self.boxes[at * BOXES + box] == 0:
                return False
        return True

    def complete(self, at: int) -> None:
        """Score a complete building and turn its tile over (3.6, 3.9)."""
        rules = self.rules
        tile = self.tile[at]
        if self.journal is not None:
            self.journal.append(("completed", self.seat, tile, at))
        row = CELLS + at
        self.give(self.leader(at), rules.leader, tile, "leader")
        for i in range(rules.players):
            seat = (self.seat + i) % rules.players
            if self.cubes_on(at, seat) > 0:
                self.give(seat, rules.everyone, tile, "everyone")
        for i in range(rules.players):
            seat = (self.seat + i) % rules.players
            if self.cubes_on(at, seat) > 0:
                for j in range(rules.reach_count[row]):
                    beside = rules.reach[row * CELLS + j]
                    if self.built[beside]:
                        self.give(seat, rules.neighbour, self.tile[beside], "neighbour")
        for box in range(rules.box_count[tile]):
            self.cubes[self.boxes[at * BOXES + box] - 1] += 1
            self.boxes[at * BOXES + box] = 0
        self.built[at] = 1
        self.unbuilt -= 1

    def cubes_on(self, at: int, seat: int) -> int:
        """How many cubes a player has on a building."""
        count = 0
        for box in range(self.rules.box_count[self.tile[at]]):
            if self.boxes[at * BOXES + box] == seat + 1:
                count += 1
        return count

    def leader(self, at: int) -> int:
        """The player with most cubes on a building, of several the one furthest left (3.6a)."""
        leader = -1
        most = 0
        for box in range(self.rules.box_count[self.tile[at]]):
            seat = self.boxes[at * BOXES + box] - 1
            count = self.cubes_on(at, seat)
            if count > most:
                most = count
                leader = seat
        return leader

    def give(self, seat: int, rewards: list[int], tile: int, source: str) -> None:
        """Hand out a reward: crystals, cards and golden scales (3.7)."""
        crystals = rewards[3 * tile + CRYSTALS]
        cards = rewards[3 * tile + CARD_REWARD]
        scales = rewards[3 * tile + SCALES]
        if crystals > 0:
            self.crystals[seat] += crystals
            if self.journal is not None:
                self.journal.append(("crystals", seat, crystals, source, tile))
        if cards > 0:
            self.give_cards(seat, cards, source, tile)
        if scales > 0:
            self.give_scales(seat, scales, source)

    def give_cards(self, seat: int, cards: int, source: str, tile: int) -> None:
        """Cards won: set aside in one's own turn, else straight to the hand (3.8)."""
        won = 0
        while won < cards and (self.pile_top < self.pile_end or self.refill()):
            card = self.pile[self.pile_top]
            self.pile_top += 1
            won += 1
            if seat == self.seat:
                self.aside[card] += 1
                self.aside_count += 1
            else:
                self.add_card(seat, card)
        if self.journal is not None:
            self.journal.append(("cards", seat, won, source, tile))

    def give_scales(self, seat: int, scales: int, source: str) -> None:
        """Golden scales, also those that are no longer in the supply (4.1, 4.2)."""
        self.scales[seat] += scales
        self.supply -= scales
        if self.journal is not None:
            self.journal.append(("scales", seat, scales, source))

    def score_scales(self) -> None:
        """Score the golden scales if the supply has run out (4.2, 4.3, 4.4)."""
        if self.supply > 0:
            return
        most = 0
        holders = 0
        for seat in range(self.rules.players):
            if self.scales[seat] > most:
                most = self.scales[seat]
                holders = 0
            if self.scales[seat] == most:
                holders += 1
        if self.journal is not None:
            self.journal.append(("scale-scoring", self.seat))
        for seat in range(self.rules.players):
            gain = 0
            if self.scales[seat] == most:
                gain = SOLE_LEADER if holders == 1 else SHARED_LEAD
            elif self.scales[seat] >= SCALES_THAT_COUNT:
                gain = SHARED_LEAD
            if gain > 0:
                self.crystals[seat] += gain
                if self.journal is not None:
                    self.journal.append(("scored", seat, gain, self.scales[seat]))
                self.supply += self.scales[seat]
                self.scales[seat] = 0

    def offer(self, move: int) -> None:
        """Pay for the obelisk's lowest free space and put a cube there (4.5, 5.8, 6.3)."""
        seat = self.seat
        price = self.price_of(move)
        self.crystals[seat] -= price
        self.cubes[seat] -= 1
        self.obelisk[self.offerings] = seat
        self.offerings += 1
        self.made[seat] += 1
        self.offered = 1
        self.idle_turns = 0
        if self.journal is not None:
            self.journal.append(("offering", seat, price, self.made[seat]))
        if self.made[seat] >= self.rules.to_win:
            self.end(OFFERINGS, 1 << seat)
        else:
            self.look_for_end()

    def look_for_end(self) -> None:
        """After a contribution or an offering: nobody can offer, or all cubes out (4.7, 4.8)."""
        players = self.rules.players
        if self.unbuilt == 0:
            for seat in range(players):
                if self.can_offer(seat):
                    return
            self.end_by_offerings(CITY_COMPLETE)
            return
        for seat in range(players):
            if self.cubes[seat] > 0:
                return
        self.end(CUBES_OUT, (1 << players) - 1)

    def end_by_offerings(self, reason: int) -> None:
        """Most offerings wins, then most crystals left, else it is shared (4.7)."""
        best = -1
        winners = 0
        for seat in range(self.rules.players):
            worth = self.made[seat] * 16384 + self.crystals[seat]
            if worth > best:
                best = worth
                winners = 0
            if worth == best:
                winners |= 1 << seat
        self.end(reason, winners)

    def end(self, reason: int, winners: int) -> None:
        """The game is over."""
        self.phase = OVER
        self.reason = reason
        self.winners = winners
        self.steps = 0
        self.draw = DRAWN

    def discard_and_draw(self, drop: int) -> None:
        """Discard up to two cards, draw, take what was set aside, and pass the turn (2.5, 3.8)."""
        rules = self.rules
        due = self.draw
        if rules.drop_first[drop] >= 0:
            self.play_card(rules.drop_first[drop])
            due += 1
        if rules.drop_second[drop] >= 0:
            self.play_card(rules.drop_second[drop])
            due += 1
        drawn = self.draw_cards(due)
        if self.journal is not None:
            self.journal.append(("drew", self.seat, drawn))
            if self.aside_count > 0:
                self.journal.append(("took", self.seat, self.aside_count))
        if self.aside_count > 0:
            for card in range(CARDS):
                for _ in range(self.aside[card]):
                    self.add_card(self.seat, card)
                self.aside[card] = 0
            self.aside_count = 0
        self.pass_turn()

    def pass_turn(self) -> None:
        """The next player's turn, unless nobody has done anything for too long (1.9, 4.10)."""
        players = self.rules.players
        if not self.scales_taken and not self.offered:
            self.idle_turns += 1
            if self.idle_turns == self.rules.turns_to_end:
                self.end_by_offerings(IDLE)
                return
        self.seat += 1
        if self.seat == players:
            self.seat = 0
        if self.seat == self.first:
            self.round += 1
        self.phase = MOVE
        self.fresh = 1
        self.steps = STEPS
        self.draw = DRAWN
        self.scales_taken = 0
        self.offered = 0

    def draw_cards(self, due: int) -> int:
        """Draw to the active player's hand, as many as there are; return how many (2.5, 2.7)."""
        seat = self.seat
        drawn = 0
        while drawn < due and (self.pile_top < self.pile_end or self.refill()):
            self.add_card(seat, self.pile[self.pile_top])
            self.pile_top += 1
            drawn += 1
        return drawn

    def refill(self) -> bool:
        """Shuffle the discard pile into a new draw pile (2.7)."""
        count = 0
        for card in range(CARDS):
            for _ in range(self.discard[card]):
                self.pile[count] = card
                count += 1
            self.discard[card] = 0
        self.pile_top = 0
        self.pile_end = count
        if count == 0:
            return False
        self.shuffles += 1
        if self.journal is not None:
            self.journal.append(("shuffled", self.seat, count))
        if self.rng is not None:
            self.rng.shuffle(self.pile, self.pile_end)
        else:
            self.shuffle_by_seed(Stream(self.seed or b"", f"shuffle {self.shuffles}"))
        return True

    def shuffle_by_seed(self, stream: Stream) -> None:
        """Shuffle the draw pile with the game's own generator."""
        for i in range(self.pile_end - 1, 0, -1):
            j = stream.below(i + 1)
            card = self.pile[i]
            self.pile[i] = self.pile[j]
            self.pile[j] = card

    # Planning and playing at random, for bots, simulations and playouts

    def scatter(self, seat: int, rng: Rng) -> None:
        """Deal all that a seat can't see anew, every card equally likely everywhere (7.2).

        Other hands, what is set aside and the draw pile keep their sizes; later shuffles come
        from the same generator. Nothing of what was hidden before has an influence.
        """
        rules = self.rules
        counts = self.paid
        sizes = self.sizes
        for card in range(CARDS):
            counts[card] = self.aside[card]
            self.aside[card] = 0
        for i in range(self.pile_top, self.pile_end):
            counts[self.pile[i]] += 1
        for other in range(rules.players):
            sizes[other] = 0
            if other != seat:
                for card in range(CARDS):
                    held = self.hands[other * CARDS + card]
                    counts[card] += held
                    sizes[other] += held
                    self.hands[other * CARDS + card] = 0
        self.pile_top = 0
        self.pile_end = 0
        for card in range(CARDS):
            for _ in range(counts[card]):
                self.pile[self.pile_end] = card
                self.pile_end += 1
        self.rng = rng
        rng.shuffle(self.pile, self.pile_end)
        for other in range(rules.players):
            for _ in range(sizes[other]):
                self.pile_end -= 1
                self.hands[other * CARDS + self.pile[self.pile_end]] += 1
        for _ in range(self.aside_count):
            self.pile_end -= 1
            self.aside[self.pile[self.pile_end]] += 1
        self.mark_hands()

    def random_turn(self, rng: Rng, workspace: Workspace) -> int:
        """Play uniformly random moves to the end of the turn; return how many.

        The moves are left in ``workspace.trail``, and ``workspace.choices`` counts what there was
        to choose from. Lists of moves are not written out: only the one move is.
        """
        trail = workspace.trail
        trail.size = 0
        while self.phase != OVER:
            move = self.random_move(rng, workspace)
            trail.add(move)
            self.apply(move)
            if self.fresh:
                break
        return trail.size

    def random_move(self, rng: Rng, workspace: Workspace) -> int:
        """A uniformly random legal move."""
        phase = self.phase
        if phase == MOVE:
            if self.unbuilt > 0:
                return self.random_movement(rng, workspace)
        elif phase == DRAW:
            return self.random_discard(rng, workspace)
        elif phase == BUILD and self.figures[self.seat] != MIDDLE:
            return self.random_contribution(rng, workspace)
        self.list_moves(workspace)
        workspace.choices += workspace.moves.size
        return workspace.moves.codes[rng.below(workspace.moves.size)]

    def random_contribution(self, rng: Rng, workspace: Workspace) -> int:
        """A contribution or the end, each equally likely; only the one taken is written out."""
        count = 1
        if not self.built[self.figures[self.seat]] and self.cubes[self.seat] > 0:
            count += self.search_boxes(workspace)
        workspace.choices += count
        place = rng.below(count) - 1
        if place < 0:
            return END
        box = 0
        while place >= workspace.ends[box] - workspace.begins[box]:
            place -= workspace.ends[box] - workspace.begins[box]
            box += 1
        word = workspace.payments.found[workspace.begins[box] + place]
        return PAY + box * SETS + self.rules.ranks.rank_of_word(word)

    def random_discard(self, rng: Rng, workspace: Workspace) -> int:
        """Two cards, one or none to discard (2.5)."""
        rules = self.rules
        has = self.has[self.seat]
        has_two = self.has_two[self.seat]
        kinds = rules.bits_in(has)
        twins = rules.bits_in(has_two)
        pairs = kinds * (kinds - 1) // 2
        count = pairs + kinds + twins + 1
        workspace.choices += count
        place = rng.below(count)
        if place < pairs:
            first = rules.card_at(has, rules.pair_low[place])
            second = rules.card_at(has, rules.pair_high[place])
            return rules.drop_code[first * CARDS + second]
        place -= pairs
        if place < kinds:
            return rules.drop_one[rules.card_at(has, place)]
        place -= kinds
        if place < twins:
            first = rules.card_at(has_two, place)
            return rules.drop_code[first * CARDS + first]
        return DROP

    def random_movement(self, rng: Rng, workspace: Workspace) -> int:
        """A movement of a player who isn't bound: walks, movement powers, a declaration, the end.

        What :meth:`list_movement` lists is counted, one move is chosen, and looked for among the
        counts.
        """
        rules = self.rules
        seat = self.seat
        has = self.has[seat]
        at = self.figures[seat]
        steps = self.steps
        row = (steps if steps < FAR else FAR) * CELLS + at
        walks = rules.reach_count[row]
        count = walks + 1
        can_declare = False
        if self.fresh and self.idle_turns >= ROUNDS_TO_DECLARE * rules.players:
            can_declare = True
            count += 1
        dragon_moves = rules.dragon_moves
        dragons = self.dragons
        blue = dragon_moves[4 * dragons[BLUE] + 4 + (has >> AQUA_BITS & 3)]
        green = dragon_moves[4 * dragons[GREEN] + 4 + (has >> TERRAH_BITS & 3)]
        red = dragon_moves[4 * dragons[RED] + 4 + (has >> VULCA_BITS & 3)]
        count += blue + green + red + rules.flit_moves[has >> FLIT_BITS & 3]
        workspace.choices += count
        place = rng.below(count)
        if place < walks:
            return WALK + rules.reach[row * CELLS + place]
        place -= walks
        if place == 0:
            return END
        place -= 1
        if can_declare:
            if place == 0:
                return DECLARE
            place -= 1
        if place < blue:
            return self.dragon_at(place, BLUE, has >> AQUA_BITS & 1, AQUA_FLY)
        place -= blue
        if place < green:
            return self.dragon_at(place, GREEN, has >> TERRAH_BITS & 1, TERRAH_FLY)
        place -= green
        if place < red:
            return self.dragon_at(place, RED, has >> VULCA_BITS & 1, VULCA_FLY)
        place -= red
        if has >> FLIT_BITS & 1 > 0 and place < rules.cell_count - 1:
            return FLIT_JUMP + rules.reach[(FAR * CELLS + at) * CELLS + place]
        return FLIT_WALK

    def dragon_at(self, place: int, dragon: int, flies: int, code: int) -> int:
        """The move at a place of those a dragon has."""
        rules = self.rules
        at = self.dragons[dragon]
        if flies > 0:
            if place < rules.fly_count[at + 1]:
                return code + rules.fly_cells[(at + 1) * CELLS + place]
            place -= rules.fly_count[at + 1]
        return code + CELLS + rules.reach[(DRAGON_STEPS * CELLS + at) * CELLS + place]

    def random_game(self, rng: Rng, workspace: Workspace, turns: int) -> int:
        """Play uniformly random turns, so many at most; return how many moves it took."""
        played = 0
        while turns > 0 and self.phase != OVER:
            self.apply(self.random_move(rng, workspace))
            played += 1
            if self.fresh:
                turns -= 1
        return played

    # The public edge

    def legal_moves(self) -> list[int]:
        """Every legal move, sorted by text; none when the game is over.

        >>> from selenite.games import blue_moon_city
        >>> len(blue_moon_city.new(players=2, seed="selenite").legal_moves())
        34
        """
        if self.workspace is None:
            self.workspace = Workspace()
        self.list_moves(self.workspace)
        return self.workspace.moves.listed()

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is running.

        >>> from selenite.games import blue_moon_city
        >>> blue_moon_city.new(players=2, seed="selenite").outcome() is None
        True
        """
        if self.phase != OVER:
            return None
        players = range(self.rules.players)
        winners = [seat for seat in players if self.winners >> seat & 1]
        return Outcome(REASONS[self.reason], tuple(winners))

    def turn_label(self) -> str:
        """The running turn as records write it: round and seat.

        >>> from selenite.games import blue_moon_city
        >>> blue_moon_city.new(players=2, seed="selenite", first=1).turn_label()
        '1.1'
        """
        return f"{self.round}.{self.seat}"

    # Whether everything adds up

    def fault(self) -> str:
        """The first thing that doesn't add up, as a code; empty where all is well.

        For long runs and tests: no legal move can lead to a fault.
        """
        rules = self.rules
        counts = self.paid
        for card in range(CARDS):
            counts[card] = self.discard[card] + self.aside[card]
            for seat in range(rules.players):
                if self.hands[seat * CARDS + card] < 0:
                    return "hand-below-zero"
                counts[card] += self.hands[seat * CARDS + card]
        for i in range(self.pile_top, self.pile_end):
            counts[self.pile[i]] += 1
        for i in range(DECK):
            counts[rules.deck_cards[i]] -= 1
        for card in range(CARDS):
            if counts[card] != 0:
                return "cards"
        scales = self.supply
        for seat in range(rules.players):
            scales += self.scales[seat]
            if self.crystals[seat] < 0 or self.cubes[seat] < 0 or self.scales[seat] < 0:
                return "below-zero"
            if self.cubes_out(seat) + self.cubes[seat] != rules.cubes:
                return "cubes"
            if self.has[seat] != self.mask(seat, 1) or self.has_two[seat] != self.mask(seat, 2):
                return "marks"
        if scales != rules.scales or self.supply <= 0:
            return "scales"
        unbuilt = 0
        for i in range(rules.cell_count):
            at = rules.city_cells[i]
            if at != MIDDLE and not self.built[at]:
                unbuilt += 1
                if self.is_full(at):
                    return "full-and-unbuilt"
        if unbuilt != self.unbuilt:
            return "unbuilt"
        return ""

    def cubes_out(self, seat: int) -> int:
        """How many cubes a player has on boxes and on the obelisk."""
        count = 0
        for i in range(CELLS * BOXES):
            if self.boxes[i] == seat + 1:
                count += 1
        for i in range(self.offerings):
            if self.obelisk[i] == seat:
                count += 1
        return count
