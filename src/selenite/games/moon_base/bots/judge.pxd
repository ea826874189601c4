cimport cython

from selenite.bots.net cimport Net
from selenite.games.moon_base.bots.evaluation cimport Evaluation
from selenite.games.moon_base.rules.geometry cimport RuleSet
from selenite.games.moon_base.rules.state cimport State

cdef int AREA, AS_HIGH, BLUE, BONUSES, COLOUR_INPUTS, CRATERS, FAR_AHEAD, FREE, GROUP_SIZES, KINDS, LEFT
cdef int LEVELS, MOST, NOWHERE, OVER, OWN, PAIR, PLACES_ON, RINGS_ON, SEAT_INPUTS, SECOND, SETTLED, SIZE
cdef int STACK_RINGS, STACKED, STACKS, SURE, TOPS, TOWER, TOWERS, WORDS

@cython.final
cdef class Judge:
    cdef readonly Net net
    cdef int[3] class_of
    cdef int[36] places
    @cython.locals(chance=double)
    cpdef double chance(self, State state, Evaluation known, int seat) except? -1.0
    @cython.locals(rules=RuleSet, own=int, lead=int, seat=int, aside=int, points=int, i=int)
    cpdef void look(self, State state, Evaluation known) except *
    @cython.locals(top=int, group=int, at=int, lead=int, i=int, own=int, ahead=int)
    cdef int look_at_bonuses(self, State state, Evaluation known) except? -1
    cdef int kind_of(self, int kind) noexcept
    @cython.locals(at=int, i=int)
    cdef void look_at_rings(self, State state) except *
    @cython.locals(size=int, height=int, own=int, other=int, colour=int, pair=int, at=int, place=int)
    cdef void look_at_stacks(self, State state) except *
    @cython.locals(rules=RuleSet, top=int, bits="unsigned long long", low="unsigned long long", point=int, level=int, i=int, count=int)
    cdef void look_at_places(self, State state, Evaluation known) except *
    @cython.locals(rules=RuleSet, third=int, found=int, pair=int, i=int)
    cdef void look_for_tower(self, State state, int point, int word, unsigned long long low, int level, int top) except *
