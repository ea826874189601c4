cimport cython

from selenite.games.blue_moon_city.rules.rule_set cimport RuleSet
from selenite.games.blue_moon_city.rules.state cimport State

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
    cdef double[50] prizes
    cdef double[100] hopes
    cdef double[4] hoped
    cdef int[4] sizes
    cdef int table, unbuilt
    cdef public int cell
    @cython.locals(rules=RuleSet, asked=double, share=double, price=double, value=int)
    cpdef void look(self, State state) except *
    @cython.locals(rules=RuleSet)
    cdef void remember(self, State state) noexcept
    @cython.locals(rules=RuleSet)
    cdef void list_prizes(self, State state) noexcept
    @cython.locals(rules=RuleSet, mine=double, rivals=double, spread=double, worth=double, ahead=int, held=int, changed=bint)
    cpdef double chance(self, State state, int seat) noexcept
    @cython.locals(rules=RuleSet, total=double)
    cdef double goods(self, State state, int seat) noexcept
    @cython.locals(total=double)
    cdef double cards(self, State state, int seat) noexcept
    @cython.locals(held=int)
    cdef int hand_size(self, State state, int seat) noexcept
    @cython.locals(rules=RuleSet, total=double, now=double)
    cdef double hope(self, State state, int seat, bint changed) noexcept
    @cython.locals(rules=RuleSet, best=double, away=int)
    cdef double best_prospect(self, State state, int seat) noexcept
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
    cdef double odds(self, double lead) noexcept
