cimport cython

from selenite.games.blue_moon_city.bots.judge cimport Judge
from selenite.games.blue_moon_city.bots.planner cimport Planner
from selenite.games.blue_moon_city.rules.state cimport State
from selenite.core.chance cimport Rng

cdef int MOST_LEAVES, OVER, TURNS, WAYS
cdef double PLANNING

@cython.final
cdef class Searcher:
    cdef Judge judge
    cdef Planner planner
    cdef State dealt, state
    cdef Rng again
    cdef int seat
    cdef readonly list visits
    @cython.locals(begun=double, spent=double, done=double, cuts=int, cut=int)
    cpdef list search(self, State state, Rng rng, int playouts, double deadline)
    cdef list better_half(self, list live, list totals, list visits)
    @cython.locals(dealt=State, chance=double)
    cdef list deal(self, State state, list ways, Rng rng)
    @cython.locals(state=State, planner=Planner, turns=int, move=int)
    cdef double play_out(self, State dealt, list moves, Rng rng) except -2.0
    @cython.locals(planner=Planner, turns=int)
    cdef double answer(self, State state) except -2.0
