cimport cython

from selenite.games.moon_base.rules.geometry cimport RuleSet
from selenite.games.moon_base.rules.state cimport State

cdef int AREA, BASES, BLUE, FIRST_OPEN, GROUND, GROUP, HAND, HEIGHT, HIGHEST, HOLDS_TOWER, KINDS
cdef int LARGE, MORE_OPEN, MOST_HEIGHT, MOST_SIZE, NOWHERE, OVER, PLACES, POINTS, PUT_RING, SECOND
cdef int SETTLEMENTS, SIGNS, SIZE, STACKED, STACK_RINGS, STACKS, SURE, TO_MOVE
cdef double RINGS, ROUND_RINGS

cdef int limited(int value, int most) noexcept
cdef int hand_sign(int kind, int own) noexcept

@cython.final
cdef class Evaluation:
    cdef int seat, known, supports, new_level, new_group, new_tower
    cdef int[2] new_open
    cdef double before
    cdef public double[54] worths
    cdef readonly double[18] weights
    cdef short[48] group_of
    cdef short[48] group_size
    cdef short[3] top
    cdef short[3] biggest
    cdef short[2] open
    cpdef double chance(self, State state, int seat) noexcept
    cdef double judge(self, State state, int seat) noexcept
    cdef double likely(self, double lead) noexcept
    cdef double odds(self, double lead) noexcept
    cpdef void read(self, State state) noexcept
    cdef void follow(self, State state) noexcept
    @cython.locals(joined=int)
    cdef void join(self, State state, int ring) noexcept
    cdef void copy_to(self, Evaluation other) noexcept
    @cython.locals(fullness=double, held=double, worth=double)
    cpdef void weigh(self, State state, int seat) noexcept
    cpdef void look(self, State state, int seat) noexcept
    cdef int tower_colour(self, State state) noexcept
    @cython.locals(other=int, total=double, sure=int, sign=int)
    cpdef double lead(self, State state) noexcept
    cdef double held(self, State state, int kind) noexcept
    @cython.locals(own=int)
    cdef double drafted(self, State state, int kind) noexcept
    @cython.locals(own=int, count=int)
    cdef int count_stacked(self, State state, int size) noexcept
    cdef double waiting(self, State state, int seat, int count) noexcept
    cdef int contest(self, int own, int other, int blue) noexcept
    @cython.locals(total=double, own=int, own_top=int, other_top=int, blue_top=int, own_group=int, other_group=int, blue_group=int)
    cdef double standing(self, State state, int open0, int open1, int tower, int colour, int level, int group) noexcept
    @cython.locals(rules=RuleSet, order=int, at=int, kind=int, size=int, level=int, x=int, y=int, open0=int, open1=int, left=int, group=int, like=int, one="unsigned long long", seen="unsigned long long", bit="unsigned long long", above=int, other=int, dx=int, dy=int, square=int, pair=int, tower=int, kind_left=int, after=double)
    cpdef double gain(self, State state, int move) noexcept
    cdef int opened(self, State state, int ring) noexcept
