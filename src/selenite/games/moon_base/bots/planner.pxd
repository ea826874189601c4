cimport cython

from selenite.games.moon_base.bots.evaluation cimport Evaluation
from selenite.games.moon_base.rules.state cimport Workspace, State

@cython.final
cdef class Planner:
    cdef readonly Evaluation evaluation
    cdef Workspace workspace
    cdef State after
    @cython.locals(after=State, move=int, seat=int)
    cpdef list plan(self, State state, int most)
