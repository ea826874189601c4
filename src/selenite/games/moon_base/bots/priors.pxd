cimport cython

from selenite.bots.net cimport Layer, Net
from selenite.games.moon_base.bots.evaluation cimport Evaluation
from selenite.games.moon_base.rules.geometry cimport RuleSet
from selenite.games.moon_base.rules.state cimport State

cdef int AHEAD, ANY, ASIDE, BASE_ON, BASE_RADIUS, BASES, BESIDE, BLUE, CHOOSE, DRAFT, DRAFT_LARGE, DRAFTED, FLAGS
cdef int GAIN, GAINS, GAINS_A_STEP, GROUND, GROUP, GROUP_LEAD, HELD, HIGH, KINDS, LEFT, LEVELS, MOST, MOST_NEAR
cdef int NOWHERE, ON_PAIR, ON_SETTLED, OPEN, OPENS, PAIR, PLACES, POINTS, POINTS_LEAD, POSITION_SIZE, PUT_ASIDE
cdef int PUT_BASE, PUT_RING, PUT_TOWER, SEAT_INPUTS, SEATS, SETTLED_ON, SETTLEMENTS, STACK_RINGS, STACKS, STEP
cdef int TOP_LEAD, TOWER, TOWER_FROM, WITHOUT
cdef double GAIN_PARTS

@cython.final
cdef class Priors:
    cdef readonly Net net
    cdef readonly double parts
    cdef int width, count, top, group
    cdef int[::1] base
    cdef int[::1] which
    cdef int[::1] amounts
    cdef int[3] class_of
    cdef int[4] bridged
    @cython.locals(layer=Layer, i=int)
    cpdef void look(self, State state, Evaluation known) except *
    @cython.locals(rules=RuleSet, own=int, lead=int, seat=int, at=int, aside=int, count=int, points=int, size=int, i=int)
    cdef void look_at_position(self, State state, Evaluation known) except *
    @cython.locals(own=int, other=int)
    cdef void look_at_bonuses(self, State state, Evaluation known) except *
    @cython.locals(larger=int)
    cdef int look_at_lead(self, int at, int most, int own, int other, int blue) except? -1
    cdef int kind_of(self, int kind) noexcept
    @cython.locals(net=Net, layer=Layer, sums="int[::1]", base="int[::1]", unit=int)
    cpdef int lead(self, State state, Evaluation known, int move, double gain) except? -1
    @cython.locals(ring=int, order=int)
    cdef void describe(self, State state, Evaluation known, int move, double gain) except *
    cpdef list listed(self, State state, Evaluation known, int move, double gain)
    cdef void note(self, int which, int amount) noexcept
    @cython.locals(kind=int, colour=int, level=int, seat=int, change=int, tower=int, whole=int, i=int)
    cdef void describe_ring(self, State state, Evaluation known, double gain) except *
    @cython.locals(sizes=int, colours=int, settled=int, carrying=int)
    cdef void describe_supports(self, State state, int one, int other) noexcept
    @cython.locals(rules=RuleSet, at=int, x=int, y=int, size=int, level=int, start=int, dx=int, dy=int, kind=int)
    cdef void describe_neighbours(self, State state, Evaluation known, int move) noexcept
    cdef void increase(self, int start, int which) noexcept
    @cython.locals(size=int, top=int, pair=int)
    cdef void describe_draft(self, State state, int stack) noexcept
    @cython.locals(rules=RuleSet, start=int, size=int, square=int, clear=int)
    cdef void describe_base(self, State state, int crater) noexcept
    @cython.locals(one=int, two=int, own=int, others=int)
    cdef int pair_of(self, int colour, int other) noexcept
