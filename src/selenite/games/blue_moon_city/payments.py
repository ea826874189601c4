"""Payments: which cards can pay for a box (clauses 3.1 to 3.4, 5.5 to 5.7).

A payment is a set of cards that some reading of the powers makes worth enough, and of which no
proper subset is worth enough (3.3). Every such set has a reading in which each of its cards has
a role, so :class:`Payments` goes through the readings (recoloured cards, Mimix pairs, plain cards,
jokers), keeps the sets that lose their worth with any card taken away, and drops repetitions.

A set of up to ten cards is a rank among all of them, in the order of the sets' texts.
Sizes of lists that compile to C arrays are written out as numbers: C wants to know them.
"""

from __future__ import annotations

from functools import cache
from math import comb

from selenite.games.blue_moon_city.cards import (
    ANY,
    BY_TEXT,
    CARDS,
    FLIT,
    HOAX,
    HOAX1,
    HOAX2,
    JOKER,
    KHIND,
    MIMIX,
    MIMIX1,
    MIMIX2,
    MOST_CARDS,
    PAIR_WORTH,
    PEOPLES,
    PILLAR,
    RECOLOURED_BY_HOAX1,
)
from selenite.games.moves import Moves

WORD = 0xFFFFFFFFFFFFFFFF
SPREAD = 0x9E3779B97F4A7C15


class Ranks:
    """The numbering of card sets, so that ranks sort as the sets' texts do.

    >>> from selenite.games.blue_moon_city.cards import card_text
    >>> ranks = Ranks()
    >>> ranks.rank_of([19, 20])
    12482758
    >>> [card_text(card) for card in ranks.cards_of(12482758)]
    ['h2', 'h3']
    """

    def __init__(self) -> None:
        self.before = [0] * 6336
        self.by_text = [0] * 24
        self.known = [0] * 65536
        for i in range(CARDS):
            self.by_text[i] = BY_TEXT[i]
        for last in range(CARDS):
            for left in range(1, MOST_CARDS + 1):
                earlier = 1
                for card in BY_TEXT:
                    if card >= last:
                        self.before[(last * CARDS + card) * (MOST_CARDS + 1) + left] = earlier
                        earlier += comb(CARDS - card + left - 1, left - 1)

    def next_card(self, rank: int, last: int, left: int) -> int:
        """The first card, from ``last`` on, of the set with this rank among those that follow."""
        found = last
        for i in range(CARDS):
            card = self.by_text[i]
            if card >= last:
                if self.before[(last * CARDS + card) * (MOST_CARDS + 1) + left] > rank:
                    break
                found = card
        return found

    def unrank(self, rank: int, counts: list[int]) -> None:
        """Fill in the counts of the set with this rank."""
        for card in range(CARDS):
            counts[card] = 0
        last = 0
        left = MOST_CARDS
        while rank > 0:
            card = self.next_card(rank, last, left)
            rank -= self.before[(last * CARDS + card) * (MOST_CARDS + 1) + left]
            counts[card] += 1
            last = card
            left -= 1

    def rank_of(self, cards: list[int]) -> int:
        """The rank of a sorted set of cards."""
        rank = 0
        last = 0
        left = MOST_CARDS
        for card in cards:
            rank += self.before[(last * CARDS + card) * (MOST_CARDS + 1) + left]
            last = card
            left -= 1
        return rank

    def cards_of(self, rank: int) -> list[int]:
        """The cards of the set with this rank, sorted."""
        cards = []
        last = 0
        left = MOST_CARDS
        while rank > 0:
            card = self.next_card(rank, last, left)
            rank -= self.before[(last * CARDS + card) * (MOST_CARDS + 1) + left]
            cards.append(card)
            last = card
            left -= 1
        return cards


@cache
def ranks() -> Ranks:
    """The one numbering of card sets: it is the same whatever the components."""
    return Ranks()


class Payments:
    """Finds the payments of a hand for a box. One search at a time: each caller has its own.

    >>> from selenite.games.blue_moon_city.cards import CARDS, HOAX, JOKER, card_text
    >>> payments = Payments(ranks())
    >>> hand = [0] * CARDS
    >>> hand[JOKER] = hand[19] = hand[20] = 1
    >>> found = payments.listed(hand, HOAX, 5)
    >>> [[card_text(card) for card in payments.ranks.cards_of(rank)] for rank in found]
    [['h2', 'h3']]
    """

    def __init__(self, numbering: Ranks) -> None:
        self.ranks = numbering
        self.hand = [0] * 24
        self.chosen = [0] * 24
        self.loaded = [0] * 24
        self.held = [0] * 24
        self.kinds = [0] * 24
        self.pool = [0] * 24
        self.each = [0] * 8
        self.rest = [0] * 8
        self.alike = [0] * 8
        self.held_count = 0
        self.kind_count = 0
        self.powers = 0
        self.plain = 0
        self.colour = 0
        self.paint = 0
        self.value = 0
        self.base = 0
        self.total = 0

    def listed(self, hand: list[int], colour: int, value: int) -> list[int]:
        """The ranks of all payments of a hand, given as counts, in the order of their texts."""
        out = Moves()
        for card in range(CARDS):
            self.loaded[card] = hand[card]
        self.load(self.loaded, 0)
        self.search(colour, value, 0, out)
        return out.listed()

    def pays(self, cards: list[int], colour: int, value: int) -> bool:
        """Whether cards, given as counts, are worth a box's value, needless ones or not."""
        for card in range(CARDS):
            self.chosen[card] = cards[card]
        self.colour = colour
        self.value = value
        enough = self.enough()
        self.clear()
        return enough

    def most_worth(self, cards: list[int], colour: int) -> int:
        """The most that cards, given as counts, can be worth in a box's colour."""
        for card in range(CARDS):
            self.chosen[card] = cards[card]
        most = 0
        for paint in range(PEOPLES):
            if colour in (paint, ANY):
                most = max(most, self.worth(paint))
        self.clear()
        return most

    def clear(self) -> None:
        """Choose nothing: every search begins and ends so."""
        for card in range(CARDS):
            self.chosen[card] = 0

    def load(self, hands: list[int], start: int) -> None:
        """Take the hand whose counts begin at ``hands[start]``."""
        hand = self.hand
        held = 0
        total = 0
        for people in range(PEOPLES):
            card = 3 * people
            ones = hands[start + card]
            twos = hands[start + card + 1]
            threes = hands[start + card + 2]
            hand[card] = ones
            hand[card + 1] = twos
            hand[card + 2] = threes
            total += ones + 2 * twos + 3 * threes
            if ones > 0:
                self.held[held] = card
                held += 1
            if twos > 0:
                self.held[held] = card + 1
                held += 1
            if threes > 0:
                self.held[held] = card + 2
                held += 1
        self.held_count = held
        self.total = total + (hand[MIMIX1] + hand[MIMIX2]) // 2
        self.powers = hand[HOAX1] + hand[HOAX2]

    def search(self, colour: int, value: int, base: int, out: Moves) -> None:
        """Add ``base`` plus the rank of every payment of the loaded hand for a box (3.3)."""
        if self.total < value:
            return
        first = out.size
        self.colour = colour
        self.value = value
        self.base = base
        if colour == ANY:
            # A reading in green reads as well in any other colour: jokers are jokers there too.
            for paint in range(PEOPLES):
                if paint != KHIND:
                    self.read(paint, out)
        else:
            self.read(colour, out)
        if out.size > first + 1:
            out.settle(first)

    def read(self, paint: int, out: Moves) -> None:
        """Go through the readings in one colour, if the hand can be worth enough at all."""
        hand = self.hand
        self.paint = paint
        worth = hand[3 * paint] + 2 * hand[3 * paint + 1] + 3 * hand[3 * paint + 2]
        if paint != KHIND:
            worth += hand[JOKER]
        if paint != MIMIX or hand[MIMIX1] > 1:
            worth += PAIR_WORTH * ((hand[MIMIX1] + hand[MIMIX2]) // 2)
        self.plain = worth
        if worth >= self.value:
            self.pair(0, PAIR_WORTH, out)
        if self.powers > 0:
            kinds = 0
            for i in range(self.held_count):
                card = self.held[i]
                if card // 3 != paint and card != JOKER:
                    self.kinds[kinds] = card
                    kinds += 1
            self.kind_count = kinds
            self.recolour(0, 0, 0, 0, -1, PAIR_WORTH, out)

    def recolour(
        self, place: int, worth: int, cards: int, colours: int, last: int, least: int, out: Moves
    ) -> None:
        """Choose cards to recolour from ``place`` on, and for each choice the Hoax cards (5.7).

        ``last`` is the people of the card chosen last, ``colours`` how many peoples were chosen,
        ``least`` the least value chosen.
        """
        ones = self.hand[HOAX1] - self.chosen[HOAX1]
        twos = self.hand[HOAX2] - self.chosen[HOAX2]
        for i in range(place, self.kind_count):
            card = self.kinds[i]
            people = card // 3
            shades = colours
            if people != last:
                shades += 1
            if shades > ones + twos:
                return
            gain = card % 3 + 1
            lower = min(least, gain)
            taken = 0
            while taken < self.hand[card] and worth + taken * gain < self.value:
                taken += 1
                if card == HOAX1:
                    ones -= 1
                elif card == HOAX2:
                    twos -= 1
                room = RECOLOURED_BY_HOAX1 * ones + twos - cards - taken
                if room < 0 or shades > ones + twos:
                    break
                self.chosen[card] += taken
                self.each[people] += taken
                now = worth + taken * gain
                if now + self.plain >= self.value:
                    self.tint(now, cards + taken, shades, ones, twos, lower, out)
                if now < self.value and room > 0:
                    self.recolour(i + 1, now, cards + taken, shades, people, lower, out)
                self.each[people] -= taken
                self.chosen[card] -= taken
            ones = self.hand[HOAX1] - self.chosen[HOAX1]
            twos = self.hand[HOAX2] - self.chosen[HOAX2]

    def tint(
        self, worth: int, cards: int, colours: int, ones: int, twos: int, least: int, out: Moves
    ) -> None:
        """For the cards chosen so far, take each least set of Hoax cards that recolours them."""
        left = cards
        for used in range(ones + 1):
            if used > 0:
                left = cards - self.covered(used, cards, colours)
            if left <= twos:
                self.chosen[HOAX1] += used
                self.chosen[HOAX2] += left
                self.pair(worth, least, out)
                self.chosen[HOAX1] -= used
                self.chosen[HOAX2] -= left
            if left == 0:
                return

    def covered(self, used: int, cards: int, colours: int) -> int:
        """How many of the chosen cards so many Hoax cards of value 1 recolour at most."""
        if colours == 1:
            return min(cards, RECOLOURED_BY_HOAX1 * used)
        rest = self.rest
        for people in range(PEOPLES):
            rest[people] = self.each[people]
        total = 0
        for _ in range(used):
            largest = 0
            for people in range(PEOPLES):
                if rest[people] > rest[largest]:
                    largest = people
            covered = min(rest[largest], RECOLOURED_BY_HOAX1)
            rest[largest] -= covered
            total += covered
        return total

    def pair(self, worth: int, least: int, out: Moves) -> None:
        """Choose Mimix pairs as jokers of value 3 (5.6), then fill up."""
        self.fill(worth, least, out)
        if worth >= self.value:
            return
        ones = self.hand[MIMIX1] - self.chosen[MIMIX1]
        twos = 0 if self.paint == MIMIX else self.hand[MIMIX2] - self.chosen[MIMIX2]
        for pairs in range(1, (ones + twos) // 2 + 1):
            if worth + PAIR_WORTH * (pairs - 1) >= self.value:
                return
            for used in range(max(0, 2 * pairs - twos), min(ones, 2 * pairs) + 1):
                self.chosen[MIMIX1] += used
                self.chosen[MIMIX2] += 2 * pairs - used
                self.fill(worth + PAIR_WORTH * pairs, least, out)
                self.chosen[MIMIX1] -= used
                self.chosen[MIMIX2] -= 2 * pairs - used

    def fill(self, worth: int, least: int, out: Moves) -> None:
        """Fill up with cards of the colour and with jokers (3.1, 5.5)."""
        if worth >= self.value:
            self.keep(worth - least, out)
            return
        hand = self.hand
        chosen = self.chosen
        one = 3 * self.paint
        ones = hand[one] - chosen[one]
        twos = hand[one + 1] - chosen[one + 1]
        threes = hand[one + 2] - chosen[one + 2]
        jokers = 0 if self.paint == KHIND else hand[JOKER]
        for three in range(threes + 1):
            chosen[one + 2] += three
            for two in range(twos + 1):
                need = self.value - worth - 3 * three - 2 * two
                chosen[one + 1] += two
                if need <= 0:
                    self.keep(self.value - need - (min(least, 2) if two else least), out)
                else:
                    for joker in range(max(0, need - ones), min(jokers, need) + 1):
                        chosen[one] += need - joker
                        chosen[JOKER] += joker
                        self.keep(self.value - 1, out)
                        chosen[JOKER] -= joker
                        chosen[one] -= need - joker
                chosen[one + 1] -= two
                if need <= 0:
                    break
            chosen[one + 2] -= three
            if worth + 3 * three >= self.value:
                break

    def keep(self, lesser: int, out: Moves) -> None:
        """Add the chosen set, unless it pays with a card less (3.3).

        ``lesser`` is what the reading at hand is worth without its least part. Where the set has
        no other reading that could be worth more, that settles it.
        """
        if lesser >= self.value:
            return
        chosen = self.chosen
        powers = chosen[HOAX1] + chosen[HOAX2]
        brown = chosen[MIMIX1] + chosen[MIMIX2]
        if powers + brown > 0:
            settled = self.colour != ANY and self.paint != HOAX
            if powers == 0:
                settled = settled and self.paint != MIMIX
            else:
                settled = settled and powers == 1 and brown == 0
            if not settled and not self.is_payment():
                return
        out.add(self.base + self.rank())

    def is_payment(self) -> bool:
        """Whether the chosen set pays and no card is needless; worked out once for like sets.

        Peoples without a power to build with are alike, but for the one whose colour the box has:
        a set is known by the cards of the others, of that one, and of the alike in order.
        """
        chosen = self.chosen
        alike = self.alike
        own = 0
        count = 0
        for people in range(PEOPLES):
            card = 3 * people
            is_own = people == self.paint
            if (is_own or self.each[people] > 0) and (people < KHIND or people == PILLAR):
                cards = chosen[card] + 6 * chosen[card + 1] + 24 * chosen[card + 2]
                if is_own and self.colour != ANY:
                    own = cards
                else:
                    place = count
                    while place > 0 and alike[place - 1] < cards:
                        alike[place] = alike[place - 1]
                        place -= 1
                    alike[place] = cards
                    count += 1
        key = self.value
        if self.colour >= KHIND and self.colour != PILLAR:
            key += 8 * (self.colour - FLIT)
        # At most four others beside the box's own people, else at most five: always five places.
        for place in range(count):
            key = key << 7 | alike[place]
        key = key << 7 * (5 - count) | own
        key = key << 3 | chosen[JOKER]
        key = key << 8 | chosen[MIMIX1] + 8 * chosen[MIMIX2] + 64 * chosen[MIMIX1 + 2]
        key = key << 8 | chosen[HOAX1] + 8 * chosen[HOAX2] + 64 * chosen[HOAX1 + 2]
        place = (key * SPREAD & WORD) >> 48
        known = self.ranks.known[place]
        if known >> 1 != key:
            known = key << 1
            if self.is_least():
                known |= 1
            self.ranks.known[place] = known
        return known & 1 == 1

    def rank(self) -> int:
        """The chosen set's rank, looking only at cards that the hand holds."""
        before = self.ranks.before
        total = 0
        last = 0
        left = MOST_CARDS
        for i in range(self.held_count):
            card = self.held[i]
            for _ in range(self.chosen[card]):
                total += before[(last * CARDS + card) * (MOST_CARDS + 1) + left]
                last = card
                left -= 1
        return total

    def is_least(self) -> bool:
        """Whether the chosen set is worth too little with any card less."""
        chosen = self.chosen
        for card in range(CARDS):
            if chosen[card] > 0:
                chosen[card] -= 1
                needless = self.enough()
                chosen[card] += 1
                if needless:
                    return False
        return True

    def enough(self) -> bool:
        """Whether the chosen set is worth the value in the box's colour, or in any (3.4)."""
        if self.colour != ANY:
            return self.worth(self.colour) >= self.value
        for paint in range(PEOPLES):
            if paint != KHIND and self.worth(paint) >= self.value:
                return True
        return False

    def worth(self, paint: int) -> int:
        """The most the chosen set can be worth in a colour, over all readings of clause 5."""
        chosen = self.chosen
        plain = chosen[JOKER] if paint != KHIND else 0
        plain += chosen[3 * paint] + 2 * chosen[3 * paint + 1] + 3 * chosen[3 * paint + 2]
        ones = chosen[HOAX1]
        twos = chosen[HOAX2]
        most = plain + self.paired(paint, chosen[MIMIX1], chosen[MIMIX2])
        if ones + twos == 0:
            return most
        for used_ones in range(ones + 1):
            for used_twos in range(twos + 1):
                if used_ones + used_twos == 0:
                    continue
                worth = plain
                if paint == HOAX:
                    worth -= used_ones + 2 * used_twos
                worth += self.blended(paint, used_ones, used_twos)
                most = max(most, worth)
        return most

    def paired(self, paint: int, ones: int, twos: int) -> int:
        """What Mimix pairs add: jokers of value 3; to brown itself, where it is more."""
        if paint == MIMIX:
            return ones // 2
        return PAIR_WORTH * ((ones + twos) // 2)

    def blended(self, paint: int, hoax_ones: int, hoax_twos: int) -> int:
        """The most that Mimix pairs and these Hoax powers add together."""
        chosen = self.chosen
        pool = self.pool
        for card in range(CARDS):
            people = card // 3
            pool[card] = 0 if people == paint or people == KHIND else chosen[card]
        if paint != HOAX:
            pool[HOAX1] -= hoax_ones
            pool[HOAX2] -= hoax_twos
        if paint == MIMIX:
            return chosen[MIMIX1] // 2 + self.recoloured(hoax_ones, hoax_twos)
        ones = chosen[MIMIX1]
        twos = chosen[MIMIX2]
        most = 0
        for one in range(ones + 1):
            for two in range(one % 2, twos + 1, 2):
                pool[MIMIX1] = ones - one
                pool[MIMIX2] = twos - two
                pairs = PAIR_WORTH * ((one + two) // 2)
                most = max(most, pairs + self.recoloured(hoax_ones, hoax_twos))
        return most

    def recoloured(self, hoax_ones: int, hoax_twos: int) -> int:
        """The most value that Hoax powers can recolour from the pool (5.7)."""
        pool = self.pool
        most = 0
        if hoax_ones == 0:
            for value in range(3, 0, -1):
                for people in range(PEOPLES):
                    taken = min(pool[3 * people + value - 1], hoax_twos)
                    most += value * taken
                    hoax_twos -= taken
            return most
        for people in range(PEOPLES):
            card = 3 * people
            ones = pool[card]
            twos = pool[card + 1]
            threes = pool[card + 2]
            if ones + twos + threes > 0:
                three = min(threes, RECOLOURED_BY_HOAX1)
                two = min(twos, RECOLOURED_BY_HOAX1 - three)
                one = min(ones, RECOLOURED_BY_HOAX1 - three - two)
                pool[card] = ones - one
                pool[card + 1] = twos - two
                pool[card + 2] = threes - three
                worth = one + 2 * two + 3 * three + self.recoloured(hoax_ones - 1, hoax_twos)
                most = max(most, worth)
                pool[card] = ones
                pool[card + 1] = twos
                pool[card + 2] = threes
        return most


class Desk:
    """What listing moves works with: the list itself, a search for payments, and for playouts
    the moves of the last turn and a count of the choices there were.
    """

    def __init__(self) -> None:
        self.moves = Moves()
        self.trail = Moves()
        self.choices = 0
        self.payments = Payments(ranks())
