"""Payments: which cards can pay for a box (clauses 3.1 to 3.4, 5.5 to 5.7).

A payment is a set of cards that some reading of the powers makes worth enough, and of which no
proper subset is worth enough (3.3). Every such set has a reading in which each of its cards has
a role, so :class:`Payments` goes through the readings (recoloured cards, Mimix pairs, plain cards,
jokers), keeps the sets that lose their worth with any card taken away, and drops repetitions.

A set of up to ten cards is a rank among all of them, in the order of the sets' texts.
Sizes of lists that compile to C arrays are written out as numbers: C wants to know them.
"""

from __future__ import annotations

from array import array
from functools import cache
from math import comb

from selenite.core.moves import Moves
from selenite.games.blue_moon_city.rules.cards import (
    ANY,
    BROWN,
    BY_TEXT,
    CARDS,
    CLEVER,
    HOAX,
    HOAX1,
    HOAX1_AT,
    HOAX1_UNIT,
    HOAX2,
    HOAX2_AT,
    HOAX2_UNIT,
    JOKER,
    JOKER_UNIT,
    KHIND,
    MIMIX,
    MIMIX1,
    MIMIX1_AT,
    MIMIX1_UNIT,
    MIMIX2,
    MIMIX2_AT,
    MIMIX2_UNIT,
    MOST_CARDS,
    PAIR_WORTH,
    PEOPLES,
    PILLAR,
    PILLAR_UNIT,
    POWERS,
    RECOLOURED_BY_HOAX1,
    UNITS,
)

WORD = 0xFFFFFFFFFFFFFFFF
SPREAD = 0x9E3779B97F4A7C15
TAG_SPREAD = 0x2545F4914F6CDD1D


class Ranks:
    """The numbering of card sets, so that ranks sort as the sets' texts do.

    >>> from selenite.games.blue_moon_city.rules.cards import card_text
    >>> ranks = Ranks()
    >>> ranks.rank_of([19, 20])
    12482758
    >>> [card_text(card) for card in ranks.cards_of(12482758)]
    ['h2', 'h3']
    """

    def __init__(self) -> None:
        self.before = [0] * 6336
        self.by_text = [0] * 24
        self.unit = [0] * 24
        self.last_rank = 0
        self.last_word = 0
        self.known = [0] * 65536
        self.known_tags = [0] * 65536
        for i in range(CARDS):
            self.by_text[i] = BY_TEXT[i]
            self.unit[i] = UNITS[i]
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

    def word_of(self, rank: int) -> int:
        """The set with this rank, written as a word (see :class:`Payments`)."""
        if rank == self.last_rank:
            return self.last_word
        word = 0
        last = 0
        left = MOST_CARDS
        while rank > 0:
            card = self.next_card(rank, last, left)
            rank -= self.before[(last * CARDS + card) * (MOST_CARDS + 1) + left]
            word += self.unit[card]
            last = card
            left -= 1
        return word

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

    def rank_of_word(self, word: int) -> int:
        """The rank of a set that is written as a word; the last answer is remembered."""
        rank = 0
        last = 0
        left = MOST_CARDS
        for people in range(PEOPLES):
            cards = word >> 8 * people & 255
            if cards > 0:
                card = 3 * people
                for value in range(3):
                    for _ in range(cards >> 3 * value & 7):
                        rank += self.before[(last * CARDS + card) * (MOST_CARDS + 1) + left]
                        last = card
                        left -= 1
                    card += 1
        self.last_rank = rank
        self.last_word = word
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

    While it searches, a set of cards is a word with a byte a people: three bits count its cards
    of value 1, three those of value 2, two those of value 3. No payment needs more.

    >>> from selenite.games.blue_moon_city.rules.cards import CARDS, HOAX, JOKER, card_text
    >>> payments = Payments(ranks())
    >>> hand = [0] * CARDS
    >>> hand[JOKER] = hand[19] = hand[20] = 1
    >>> found = payments.listed(hand, HOAX, 5)
    >>> [[card_text(card) for card in payments.ranks.cards_of(rank)] for rank in found]
    [['h2', 'h3']]
    """

    def __init__(self, numbering: Ranks) -> None:
        self.ranks = numbering
        self.found = array("Q", [0]) * 1024
        self.room = 1024
        self.size = 0
        self.chosen = [0] * 24
        self.loaded = [0] * 24
        self.held = [0] * 24
        self.kinds = [0] * 24
        self.pool = [0] * 24
        self.each = [0] * 8
        self.rest = [0] * 8
        self.alike = [0] * 8
        self.hands = self.loaded
        self.start = 0
        self.held_count = 0
        self.kind_count = 0
        self.hoax_ones = 0
        self.hoax_twos = 0
        self.mimix_ones = 0
        self.mimix_twos = 0
        self.ones = 0
        self.twos = 0
        self.threes = 0
        self.jokers = 0
        self.own = 0
        self.plain = 0
        self.pairs = 0
        self.colour = 0
        self.paint = 0
        self.value = 0
        self.carried = 0
        self.tinted = False
        self.own_needed = False
        self.mixed = False

    def listed(self, hand: list[int], colour: int, value: int) -> list[int]:
        """The ranks of all payments of a hand, given as counts, in the order of their texts."""
        out = Moves()
        for card in range(CARDS):
            self.loaded[card] = hand[card]
        self.load(self.loaded, 0)
        self.size = 0
        self.search(colour, value)
        self.write(0, self.size, 0, out)
        return out.listed()

    def pays(self, cards: list[int], colour: int, value: int) -> bool:
        """Whether cards, given as counts, are worth a box's value, needless ones or not."""
        for card in range(CARDS):
            self.chosen[card] = cards[card]
        self.colour = colour
        self.value = value
        return self.enough()

    def most_worth(self, cards: list[int], colour: int) -> int:
        """The most that cards, given as counts, can be worth in a box's colour."""
        for card in range(CARDS):
            self.chosen[card] = cards[card]
        most = 0
        for paint in range(PEOPLES):
            if colour in (paint, ANY):
                most = max(most, self.worth(paint))
        return most

    def load(self, hands: list[int], start: int) -> None:
        """Take the hand whose counts begin at ``hands[start]``."""
        self.hands = hands
        self.start = start
        self.mimix_ones = hands[start + MIMIX1]
        self.mimix_twos = hands[start + MIMIX2]
        self.hoax_ones = hands[start + HOAX1]
        self.hoax_twos = hands[start + HOAX2]
        if self.hoax_ones + self.hoax_twos > 0:
            held = 0
            for card in range(CARDS):
                if hands[start + card] > 0 and card != JOKER:
                    self.held[held] = card
                    held += 1
            self.held_count = held

    def search(self, colour: int, value: int) -> None:
        """Find every payment of the loaded hand for a box (3.3)."""
        first = self.size
        self.colour = colour
        self.value = value
        self.mixed = False
        self.own_needed = False
        self.read(colour)
        if colour == ANY:
            # That was without a card of the colour itself; with one, the colour is certain.
            # Green needs no look: its jokers are jokers in other colours too.
            self.own_needed = True
            for paint in range(PEOPLES):
                card = self.start + 3 * paint
                if paint != KHIND and (
                    self.hands[card] + self.hands[card + 1] + self.hands[card + 2] > 0
                ):
                    self.read(paint)
        if self.mixed:
            self.settle(first)

    def read(self, paint: int) -> None:
        """Go through the readings in one colour; for ANY, in one that no card has."""
        hands = self.hands
        self.paint = paint
        self.ones = 0
        self.twos = 0
        self.threes = 0
        if paint != ANY:
            card = self.start + 3 * paint
            self.ones = hands[card]
            self.twos = hands[card + 1]
            self.threes = hands[card + 2]
        self.jokers = 0 if paint == KHIND else hands[self.start + JOKER]
        self.own = self.ones + 2 * self.twos + 3 * self.threes + self.jokers
        if paint == MIMIX:
            self.pairs = self.mimix_ones // 2
            self.plain = self.own + self.pairs
        else:
            self.pairs = (self.mimix_ones + self.mimix_twos) // 2
            self.plain = self.own + PAIR_WORTH * self.pairs
        if self.plain >= self.value:
            self.tinted = False
            self.pair(0, 0, PAIR_WORTH)
        if self.hoax_ones + self.hoax_twos > 0:
            kinds = 0
            for i in range(self.held_count):
                card = self.held[i]
                self.kinds[kinds] = card
                if card // 3 != paint:
                    kinds += 1
            self.kind_count = kinds
            self.tinted = True
            self.recolour(0, 0, 0, 0, 0, -1, PAIR_WORTH)

    def recolour(
        self, place: int, word: int, worth: int, cards: int, colours: int, last: int, least: int
    ) -> None:
        """Choose cards to recolour from ``place`` on, and for each choice the Hoax cards (5.7).

        ``last`` is the people of the card chosen last, ``colours`` how many peoples were chosen,
        ``least`` the least value chosen.
        """
        hands = self.hands
        start = self.start
        value = self.value
        ones_left = self.hoax_ones - (word >> HOAX1_AT & 7)
        twos_left = self.hoax_twos - (word >> HOAX2_AT & 7)
        for i in range(place, self.kind_count):
            card = self.kinds[i]
            people = card // 3
            ones = ones_left
            twos = twos_left
            shades = colours
            if people != last:
                shades += 1
            if shades > ones + twos:
                break
            gain = card % 3 + 1
            lower = least if least < gain else gain
            held = hands[start + card]
            unit = self.ranks.unit[card]
            taken = 0
            while taken < held and worth + taken * gain < value:
                taken += 1
                if card == HOAX1:
                    ones -= 1
                elif card == HOAX2:
                    twos -= 1
                room = RECOLOURED_BY_HOAX1 * ones + twos - cards - taken
                if room < 0 or shades > ones + twos:
                    break
                self.each[people] += taken
                now = worth + taken * gain
                chosen = word + taken * unit
                if now + self.plain >= value:
                    self.tint(chosen, now, cards + taken, shades, ones, twos, lower)
                if now < value and room > 0:
                    self.recolour(i + 1, chosen, now, cards + taken, shades, people, lower)
                self.each[people] -= taken

    def tint(
        self, word: int, worth: int, cards: int, colours: int, ones: int, twos: int, least: int
    ) -> None:
        """For the cards chosen so far, take each least set of Hoax cards that recolours them."""
        self.carried = worth
        left = cards
        for used in range(ones + 1):
            if used > 0:
                if colours == 1:
                    left = left - RECOLOURED_BY_HOAX1 if left > RECOLOURED_BY_HOAX1 else 0
                else:
                    left = cards - self.covered(used)
            if left <= twos:
                chosen = word + used * HOAX1_UNIT + left * HOAX2_UNIT
                if worth < self.value and self.pairs > 0:
                    self.pair(chosen, worth, least)
                else:
                    self.fill(chosen, worth, least)
            if left == 0:
                break

    def covered(self, used: int) -> int:
        """How many of the chosen cards so many Hoax cards of value 1 recolour at most."""
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

    def pair(self, word: int, worth: int, least: int) -> None:
        """Choose Mimix pairs as jokers of value 3 (5.6), then fill up."""
        if worth + self.own >= self.value:
            self.fill(word, worth, least)
        ones = self.mimix_ones - (word >> MIMIX1_AT & 7)
        twos = 0 if self.paint == MIMIX else self.mimix_twos - (word >> MIMIX2_AT & 7)
        for pairs in range(1, (ones + twos) // 2 + 1):
            if worth + PAIR_WORTH * (pairs - 1) >= self.value:
                break
            for used in range(max(0, 2 * pairs - twos), min(ones, 2 * pairs) + 1):
                chosen = word + used * MIMIX1_UNIT + (2 * pairs - used) * MIMIX2_UNIT
                self.fill(chosen, worth + PAIR_WORTH * pairs, least)

    def fill(self, word: int, worth: int, least: int) -> None:
        """Fill up with cards of the colour and with jokers (3.1, 5.5), if that is needed."""
        if worth < self.value:
            self.add_own(word, worth, least)
        elif not self.own_needed:
            self.keep(word, worth, worth - least)

    def add_own(self, word: int, worth: int, least: int) -> None:
        """Add the cards of the colour and the jokers that a set lacks, in every way."""
        value = self.value
        ones = self.ones
        twos = self.twos
        jokers = self.jokers
        if self.paint == MIMIX or self.paint == HOAX:
            ones -= word >> 8 * self.paint & 7
            twos -= word >> 8 * self.paint + 3 & 7
        one = 0
        if self.paint != ANY:
            one = 3 * self.paint
        unit = self.ranks.unit[one]
        for three in range(self.threes + 1):
            for two in range(twos + 1):
                need = value - worth - 3 * three - 2 * two
                chosen = word + (three * 64 + two * 8) * unit
                if need <= 0:
                    lower = 2 if two > 0 and least > 2 else least
                    self.keep(chosen, value - need, value - need - lower)
                    break
                most = jokers if jokers < need else need
                if self.own_needed and most == need and three + two == 0:
                    most -= 1
                for joker in range(need - ones if need > ones else 0, most + 1):
                    self.keep(chosen + (need - joker) * unit + joker * JOKER_UNIT, value, value - 1)
            if worth + 3 * three >= value:
                break

    def keep(self, word: int, worth: int, lesser: int) -> None:
        """Keep a set of this worth, unless it pays with a card less (3.3).

        ``lesser`` is what the reading at hand is worth without its least part. Where the set has
        no other reading that could be worth more, that settles it.
        """
        if lesser < self.value and (
            (not self.tinted and word & BROWN == 0) or self.is_kept(word, worth)
        ):
            size = self.size
            if size == self.room:
                self.grow()
            self.found[size] = word
            self.size = size + 1

    def is_kept(self, word: int, worth: int) -> bool:
        """Whether no other reading of a set with Hoax powers or Mimix cards pays with one less."""
        if self.colour == ANY or not self.is_settled(word):
            self.mixed = True
            return self.is_payment(word)
        return not self.tinted or not self.is_needless(word, worth)

    def is_settled(self, word: int) -> bool:
        """Whether what other readings are worth is known from the reading at hand.

        So it is for a set without Hoax powers, unless Mimix cards pay for brown; for one power,
        unless it recolours Mimix cards that could be pairs; and for two that recolour neither
        Mimix nor Hoax cards. A white box takes Hoax cards as they are, which is another matter.
        """
        if not self.tinted:
            return self.paint != MIMIX and (self.paint != HOAX or word & POWERS == 0)
        if self.paint == HOAX:
            return False
        powers = (word >> HOAX1_AT & 7) + (word >> HOAX2_AT & 7)
        if word & BROWN == 0:
            return powers == 1 or (powers == 2 and self.each[HOAX] == 0)
        return (
            powers == 1
            and self.paint != MIMIX
            and (word & HOAX1_UNIT == 0 or self.each[MIMIX] == 0)
        )

    def is_needless(self, word: int, worth: int) -> bool:
        """Whether a settled set with Hoax powers pays by another reading with a card less.

        One Hoax card could recolour the other instead; the Hoax card of value 1 could recolour a
        pair of Mimix cards of value 2, which then are worth one more. And where the Hoax card of
        value 2 recolours one of the Mimix cards, the reading that counts is the one with the
        most valuable.
        """
        own = worth - self.carried
        if word & BROWN == 0:
            if word & POWERS == HOAX1_UNIT or word & POWERS == HOAX2_UNIT:
                return False
            if word >> HOAX2_AT & 7:
                own += 1
            return own + 1 >= self.value
        if word & HOAX1_UNIT:
            return word >> MIMIX2_AT & 7 > 1 and own + 1 >= self.value
        return self.each[MIMIX] == 1 and self.carried == 1 and word >> MIMIX2_AT & 7 > 0

    def grow(self) -> None:
        """Double the room for the sets found."""
        larger = array("Q", [0]) * (2 * self.room)
        for i in range(self.size):
            larger[i] = self.found[i]
        self.found = larger
        self.room *= 2

    def settle(self, first: int) -> None:
        """Sort the sets found from ``first`` on, and drop those that are there twice."""
        found = self.found
        size = self.size
        gap = 1
        while gap < size - first:
            gap = 3 * gap + 1
        while gap > 0:
            start = first + gap
            for i in range(start, size):
                word = found[i]
                j = i
                while j >= start and found[j - gap] > word:
                    found[j] = found[j - gap]
                    j -= gap
                if j < i:
                    found[j] = word
            gap //= 3
        end = first
        for i in range(first, size):
            word = found[i]
            if i == first or word != found[end - 1]:
                found[end] = word
                end += 1
        self.size = end

    def write(self, begin: int, end: int, base: int, out: Moves) -> None:
        """Add ``base`` plus the rank of every set found from ``begin`` to ``end``, in order."""
        first = out.size
        for i in range(begin, end):
            out.add(base + self.ranks.rank_of_word(self.found[i]))
        out.sort(first)

    def is_payment(self, word: int) -> bool:
        """Whether a set pays and no card is needless; worked out once for like sets."""
        ranks = self.ranks
        key = self.like(word)
        tag = self.value
        if KHIND <= self.colour != PILLAR:
            tag += 8 * self.colour
        place = ((key + tag * TAG_SPREAD) * SPREAD & WORD) >> 48
        if ranks.known[place] != key or ranks.known_tags[place] >> 1 != tag:
            self.unpack(word)
            ranks.known[place] = key
            ranks.known_tags[place] = 2 * tag
            if self.is_least():
                ranks.known_tags[place] += 1
        return ranks.known_tags[place] & 1 == 1

    def like(self, word: int) -> int:
        """One word for all sets that differ only in which of the alike peoples are which.

        Peoples without a power to build with are alike, but for the one whose colour the box has.
        """
        alike = self.alike
        key = word & CLEVER
        left = word - key
        count = 0
        people = 0
        while left > 0:
            cards = left & 255
            if cards > 0:
                if people == self.colour:
                    key += cards * PILLAR_UNIT
                else:
                    place = count
                    while place > 0 and alike[place - 1] < cards:
                        alike[place] = alike[place - 1]
                        place -= 1
                    alike[place] = cards
                    count += 1
            left >>= 8
            people += 1
        # At most four of them beside the box's own people, else at most five: always five places.
        if count == PEOPLES - 3:
            count -= 1
            key += alike[count] * PILLAR_UNIT
        for place in range(count):
            key += alike[place] * self.ranks.unit[3 * place]
        return key

    def unpack(self, word: int) -> None:
        """Choose the cards of a set."""
        for people in range(PEOPLES):
            cards = word >> 8 * people & 255
            self.chosen[3 * people] = cards & 7
            self.chosen[3 * people + 1] = cards >> 3 & 7
            self.chosen[3 * people + 2] = cards >> 6

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
                    if hoax_twos == 0:
                        return most
                    held = pool[3 * people + value - 1]
                    if held > 0:
                        taken = held if held < hoax_twos else hoax_twos
                        most += value * taken
                        hoax_twos -= taken
            return most
        for people in range(PEOPLES):
            card = 3 * people
            ones = pool[card]
            twos = pool[card + 1]
            threes = pool[card + 2]
            if ones + twos + threes > 0:
                room = RECOLOURED_BY_HOAX1
                three = threes if threes < room else room
                room -= three
                two = twos if twos < room else room
                room -= two
                one = ones if ones < room else room
                pool[card] = ones - one
                pool[card + 1] = twos - two
                pool[card + 2] = threes - three
                worth = one + 2 * two + 3 * three
                if hoax_ones + hoax_twos > 1:
                    worth += self.recoloured(hoax_ones - 1, hoax_twos)
                most = worth if worth > most else most
                pool[card] = ones
                pool[card + 1] = twos
                pool[card + 2] = threes
        return most


class Workspace:
    """What listing moves works with: the list itself, a search for payments, and for playouts
    the moves of the last turn and a count of the choices there were.
    """

    def __init__(self) -> None:
        self.moves = Moves()
        self.trail = Moves()
        self.choices = 0
        self.payments = Payments(ranks())
        self.begins = [0] * 6
        self.ends = [0] * 6
