cimport cython

from selenite.games.blue_moon_city.rule_set cimport RuleSet
from selenite.games.blue_moon_city.rules cimport State

cdef int ANY, BOXES, CARDS, CARD_REWARD, CELLS, CRYSTALS, JOKER, KHIND, MIDDLE, OVER, PEOPLES
cdef int SCALES, DROP
cdef double OFFERING_WORTH, SCALE_WORTH, CARD_WORTH, DRAWN_WORTH, STEP_TO_OFFER, BEGUN, FILLED, PROSPECT
cdef double SPREAD_AT_START, SPREAD_AT_END

@cython.final
cdef class Evaluation:
    cdef readonly double[8] demand
    cdef readonly double[24] keep
    cdef int[9] strength
    cdef double[4] lack
    @cython.locals(rules=RuleSet, asked=double, share=double, price=double, value=int)
    cpdef void look(self, State state) except *
    @cython.locals(rules=RuleSet, total=double, held=int, best=double)
    cpdef double worth(self, State state, int seat, bint own) noexcept
    @cython.locals(cost=double, cards=int)
    cdef double cost(self, unsigned long long word) noexcept
    @cython.locals(rules=RuleSet)
    cdef int discard(self, State state) noexcept
    cdef void measure(self, State state, int seat) noexcept
    @cython.locals(rules=RuleSet)
    cdef double prospect(self, State state, int at, int seat) noexcept
    @cython.locals(rules=RuleSet, prize=double)
    cdef double prize(self, State state, int at) noexcept
    @cython.locals(rules=RuleSet, reward=double, lead=double)
    cdef double begun(self, State state, int at, int seat) noexcept
    cdef double reward(self, short* rewards, int tile) noexcept
    @cython.locals(rules=RuleSet, mine=double, rivals=double, spread=double, ahead=int)
    cpdef double chance(self, State state, int seat) noexcept
    cdef double odds(self, double lead) noexcept
