cimport cython

from selenite.core.chance cimport Rng
from selenite.games.moon_base.bots.evaluation cimport Evaluation
from selenite.games.moon_base.rules.state cimport Workspace, State

cdef int ALIKE, DEEPEST, DRAFT, MOST, MOST_AT_ROOT, MOST_BRANCHES, NOTHING, OVER, PAIR, PUT_RING
cdef int PUT_TOWER, STACK_RINGS, STACKS, TRIES
cdef double CHOSEN, DARING_AT_END, DARING_AT_START, RINGS, SHARPNESS, UNLIKELY

@cython.final
cdef class Tree:
    cdef int[::1] moves
    cdef int[::1] visits
    cdef int[::1] below
    cdef double[::1] totals
    cdef double[::1] priors
    cdef int[::1] firsts
    cdef int[::1] counts
    cdef int branches, nodes, branch_room, node_room
    @cython.locals(node=int)
    cdef int begin(self) except -1
    @cython.locals(branch=int)
    cdef int add(self, int node, int move, double prior) except -1
    cdef int grow(self) except -1

@cython.final
cdef class Searcher:
    cdef readonly list visits
    cdef readonly Evaluation evaluation
    cdef readonly Evaluation walker
    cdef Tree tree
    cdef Workspace workspace
    cdef State root
    cdef State state
    cdef double[::1] gains
    cdef int room
    cdef int[128] path
    cdef short[128] seats
    cdef double deadline
    cdef int[::1] keys
    cdef double daring
    @cython.locals(done=int, fullness=double)
    cpdef list search(self, State state, Rng rng, int playouts, double deadline)
    cdef bint is_late(self) except -1
    @cython.locals(tree=Tree, seat=int, branch=int, chance=double)
    cdef list ways(self)
    @cython.locals(state=State, tree=Tree, node=int, depth=int, branch=int, value=double, i=int)
    cdef bint play_out(self, Rng rng) except -1
    @cython.locals(tree=Tree)
    cdef bint is_ripe(self, State state, int branch) noexcept
    @cython.locals(tree=Tree, first=int, last=int, branch=int, taken=int, total=double, untried=double, bonus=double, best=int, most=double, visits=int, score=double)
    cdef int select(self, int node) except -1
    @cython.locals(tree=Tree, size=int, node=int, best=double, total=double, at=int, branch=int, prior=double)
    cdef int expand(self, State state, int most) except -1
    @cython.locals(at=int, best=double, i=int)
    cdef int favourite(self, int size) noexcept
    @cython.locals(count=int, i=int)
    cdef int count_alike(self, int size, int key) noexcept
    @cython.locals(size=int, i=int)
    cdef int judge(self, State state) except -1
    cdef bint is_clear(self, int move) noexcept
    cdef double gain(self, State state, int move) noexcept
    @cython.locals(top=int, gain=double, kind=int)
    cdef double draft_gain(self, State state, int stack) noexcept
    @cython.locals(running=int)
    cdef double play_on(self, State state, Rng rng) except -2
    @cython.locals(size=int, chosen=int, best=double, move=int, gain=double)
    cdef int pick(self, State state, Rng rng) except -1
