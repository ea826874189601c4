cimport cython

from selenite.games.blue_moon_city.bots.evaluation cimport Evaluation
from selenite.games.blue_moon_city.bots.judge cimport Judge
from selenite.games.blue_moon_city.rules.payments cimport Workspace, Payments, Ranks
from selenite.games.blue_moon_city.rules.rule_set cimport RuleSet
from selenite.games.blue_moon_city.rules.state cimport State
from selenite.core.moves cimport Moves

cdef int ABILITY, AQUA_FLY, BOXES, BUILD, CARDS, CELLS, DECLARE, DEPTHS, DRAGON_STEPS, DRAW, END
cdef int FLIT1, FLIT2, FLIT_JUMP, FLIT_STEPS, FLIT_WALK, HALL, MIDDLE, MOVE, OFFERING, OUTSIDE
cdef int OVER, PAY, ROUNDS_TO_END, SETS, TEMPLE, TERRAH_FLY, VULCA_FLY, WALK

@cython.final
cdef class Planner:
    cdef readonly Evaluation evaluation
    cdef readonly Judge judge
    cdef public int limit
    cdef readonly int leaves
    cdef readonly bint is_over_time
    cdef Workspace workspace
    cdef Moves trail
    cdef list states, found
    cdef int most, seat
    cdef double least
    cdef public double deadline
    cdef bint late, is_stuck
    cdef unsigned long long[288] words
    cdef short[288] boxes
    cpdef list plan(self, State state, int most)
    @cython.locals(here=State, move=int)
    cdef list with_discard(self, State state, list moves)
    cdef bint has_idled(self, State state) noexcept
    @cython.locals(here=State)
    cdef void declare(self, State state) except *
    @cython.locals(rules=RuleSet, bound=bint)
    cdef void go(self, State state) except *
    @cython.locals(here=State)
    cdef void arrive(self, State state, int first, int second) except *
    @cython.locals(there=State, can_build=bint)
    cdef void steer(self, State state) except *
    @cython.locals(rules=RuleSet, move=int, fly=int)
    cdef bint bring(self, State state, int dragons, int at) except -1
    @cython.locals(following=State, word="unsigned long long", code=int, ways=int)
    cdef bint build(self, State state, int depth, int box) except -1
    @cython.locals(payments=Payments, least=double, less=double, cost=double)
    cdef int choose_ways(self, int box, int depth, int ways) except -1
    @cython.locals(following=State)
    cdef bint offer(self, State state, int depth) except -1
    @cython.locals(following=State)
    cdef void finish(self, State state) except *
    @cython.locals(last=State, rules=RuleSet)
    cdef void use(self, State state) except *
    @cython.locals(chance=double)
    cdef void leave(self, State state) except *
    @cython.locals(move=int)
    cpdef bint play(self, State state) except -1
