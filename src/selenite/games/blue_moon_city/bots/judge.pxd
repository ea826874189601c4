cimport cython

from selenite.bots.net cimport Layer, Net
from selenite.games.blue_moon_city.rules.rule_set cimport RuleSet
from selenite.games.blue_moon_city.rules.state cimport State

cdef int ANY, ASKED, BOXES, CARDS, CARD_REWARD, CELLS, COMING, CRYSTALS, DECK, DRAGON, DROP, HAND, JOKER, KHIND
cdef int MIDDLE, MOST, OUTSIDE, OVER, PEOPLES, PLAYER_INPUTS, PRICE, SCALES, SIZE, STEPS, STRENGTH
cdef int TILE_AWAY, TILE_CUBES, TILE_OPEN, TILE_OWN, TILE_PAYABLE, TILE_SIZE, UNIT, UNSEEN

cdef int turns_away(int steps) noexcept

@cython.final
cdef class Judge:
    cdef Layer tiles
    cdef Layer first
    cdef readonly Net net
    cdef int units, seat, at, unbuilt
    cdef bint all_changed
    cdef int[::1] inputs
    cdef int[::1] now
    cdef int[::1] sums
    cdef int[::1] tile_inputs
    cdef int[::1] tile_now
    cdef int[::1] tile_sums
    cdef int[::1] tile_values
    cdef int[25] is_there
    cdef int[25] colours_of
    cdef int[8] deck
    cdef int[9] have
    cdef int[9] had
    cdef int[9] asked
    cpdef void look(self, State state) noexcept
    cpdef double chance(self, State state, int seat) except? -1.0
    @cython.locals(first=Layer, i=int)
    cpdef int lead(self, State state, int seat) except? -1
    cpdef void fill(self, State state, int seat) except *
    @cython.locals(rules=RuleSet, hand=int, strongest=int, jokers=int, card=int, strength=int, held=int)
    cdef void look_at_hand(self, State state) except *
    @cython.locals(rules=RuleSet, changed=int, cell=int)
    cdef void look_at_city(self, State state) except *
    cdef void remove(self, int cell) except *
    @cython.locals(start=int, place=int, there=int, changed=int, i=int)
    cdef void look_at_tile(self, State state, int cell) except *
    @cython.locals(rules=RuleSet, seat=int, tile=int, boxes=int, row=int, beside=int, mine=int, others=int, most=int, colours=int, payable=int, missing=int, joint=int, away=int, owner=int, count=int, value=int, colour=int, nearest=int, steps=int, near=int, own=int, i=int)
    cdef void describe(self, State state, int cell) except *
    @cython.locals(rules=RuleSet, price=int, following=int, seat=int, at=int, crystals=int, steps=int, cards=int, left=int, affords=int, near=int)
    cdef void look_at_players(self, State state) except *
    @cython.locals(rules=RuleSet, most=int, place=int)
    cdef void look_at_rest(self, State state) except *
    @cython.locals(seat=int, best=int, first=int, second=int)
    cpdef int discard(self, State state) except -1
    @cython.locals(worst=int, lead=int)
    cdef int worst(self, State state, int seat, int best) except -2
    @cython.locals(lead=int)
    cdef int without(self, State state, int seat, int card) except? -1
    @cython.locals(first=int, second=int)
    cpdef bytes listed(self, State state, int seat, int drop)
