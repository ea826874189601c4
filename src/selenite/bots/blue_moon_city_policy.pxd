cimport cython

from selenite.games.blue_moon_city.evaluate cimport Evaluation
from selenite.games.blue_moon_city.payments cimport Desk, Payments, Ranks
from selenite.games.blue_moon_city.rule_set cimport RuleSet
from selenite.games.blue_moon_city.rules cimport State
from selenite.games.chance cimport Luck
from selenite.games.moves cimport Moves

cdef int ABILITY, ANY, BOXES, BUILD, CARDS, CELLS, DRAW, END, JOKER, KHIND, MIDDLE, MOVE, OFFERING
cdef int PAY, PEOPLES, SETS, STEPS, TEMPLE, WALK
cdef double BEGUN, FILLED, LAST_OFFERING, LEAST_OFFERING, NOISE, OFFERING_WORTH, POINT_COST
cdef double SCALE_WORTH

@cython.final
cdef class Policy:
    cdef readonly Evaluation evaluation
    cdef Desk desk
    cdef int[9] strength
    cdef double[25] prizes
    cdef double[25] leads
    cdef int seen, mine, filled
    cpdef void forget(self) noexcept
    cpdef void turn(self, State state, Luck luck) except *
    @cython.locals(rules=RuleSet, away=int, row=int, cell=int)
    cdef void walk(self, State state, int target) except *
    @cython.locals(rules=RuleSet, most=double, gain=double, at=int, cell=int, best=int, seat=int)
    cdef int target(self, State state, Luck luck) except -1
    cdef int turns(self, int steps) noexcept
    @cython.locals(rules=RuleSet, cell=int)
    cdef void look(self, State state) noexcept
    @cython.locals(strongest=int, strength=int, jokers=int, hand=int, card=int)
    cdef void measure(self, State state) noexcept
    @cython.locals(rules=RuleSet, gain=double, before=double, best=double, tile=int, boxes=int, cubes=int, paid=int, spent=int, value=int, box=int)
    cdef double gain(self, State state, int at) noexcept
    @cython.locals(here=int)
    cdef void count(self, State state, int at) noexcept
    @cython.locals(mine=int, filled=int, left=int)
    cdef double promise(self, int at, int paid, int boxes, int cubes) noexcept
    cdef double fear(self, int cubes) noexcept
    @cython.locals(reward=double)
    cdef double share(self, int at, int mine, int filled, int boxes) noexcept
    @cython.locals(desk=Desk, move=int)
    cdef void offer(self, State state) except *
    cdef void build(self, State state) except *
    @cython.locals(desk=Desk, rules=RuleSet, evaluation=Evaluation, at=int, best=int, best_box=int, least=double, cost=double, before=double, boxes=int, cubes=int, seat=int, word="unsigned long long")
    cdef bint pay(self, State state) except -1
