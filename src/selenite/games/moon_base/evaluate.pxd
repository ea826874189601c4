cimport cython

from selenite.games.moon_base.rules cimport State

cdef int ASIDE_POINTS, BASE_POINTS, GROUP_POINTS, HIGHEST_POINTS, KINDS, LARGE, OVER, RINGS
cdef int SETTLEMENT_POINTS, SETTLEMENTS, TOWER_POINTS
cdef double WAITING, FLEETING, OWN_LARGE, OWN_SMALL, BLUE_LARGE, OTHERS
cdef double SPREAD_AT_START, SPREAD_AT_END

@cython.final
cdef class Evaluation:
    @cython.locals(fullness=double, sure=double, total=double, each=double, waiting=int, top=int, own_top=int, group=int)
    cpdef double worth(self, State state, int seat, int largest) noexcept
    @cython.locals(largest=int, lead=double, spread=double, odds=double)
    cpdef double chance(self, State state, int seat) noexcept
