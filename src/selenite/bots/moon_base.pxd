cimport cython

from selenite.games.moon_base.evaluate cimport Evaluation
from selenite.games.moon_base.rules cimport Desk, State

@cython.final
cdef class Planner:
    cdef readonly Evaluation evaluation
    cdef Desk desk
    cdef State after
    @cython.locals(after=State, move=int, seat=int)
    cpdef list plan(self, State state, int most)
