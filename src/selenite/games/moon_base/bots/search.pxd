cimport cython

from selenite.core.chance cimport Rng
from selenite.games.moon_base.bots.evaluation cimport Evaluation
from selenite.games.moon_base.bots.judge cimport Judge
from selenite.games.moon_base.bots.priors cimport Priors
from selenite.games.moon_base.rules.state cimport Workspace, State

cdef int ALIKE, DEEPEST, DRAFT, DRAFT_LARGE, DRAWN, GROUND, GROUNDED, KEPT_FROM, KINDS, MOST, MOST_AT_ROOT, MOST_BRANCHES, MOST_KEPT, NOTHING, OVER, PAIR, PUT_RING
cdef int PUT_TOWER, STACK_RINGS, STACKS, TRACED, TRIES
cdef double DARING_AT_END, DARING_AT_START, JUDGED_AT_END, JUDGED_AT_START, RINGS, SHARPNESS
cdef double UNLIKELY

@cython.final
cdef class Tree:
    cdef int[::1] moves
    cdef int[::1] visits
    cdef int[::1] below
    cdef double[::1] totals
    cdef double[::1] priors
    cdef int[::1] firsts
    cdef int[::1] counts
    cdef int[::1] seats
    cdef int[::1] kept
    cdef int branches, nodes, branch_room, node_room
    @cython.locals(node=int)
    cdef int begin(self, int seat) except -1
    @cython.locals(branch=int)
    cdef int add(self, int node, int move, double prior) except -1
    cdef int grow(self) except -1
    cdef void clear(self) noexcept
    @cython.locals(copy=int, start=int, first=int, count=int, branch=int, i=int, below=int)
    cdef int take(self, Tree other, int node) except -2

@cython.final
cdef class Searcher:
    cdef readonly list visits
    cdef readonly Evaluation evaluation
    cdef readonly Evaluation walker
    cdef Judge judge
    cdef Priors priors
    cdef Tree tree
    cdef Tree spare
    cdef list trace
    cdef list kept
    cdef public int tries
    cdef Workspace workspace
    cdef State root
    cdef State state
    cdef double[::1] gains
    cdef int room
    cdef int[128] path
    cdef short[128] seats
    cdef double deadline
    cdef int[::1] keys
    cdef int[::1] order
    cdef int[64] chosen
    cdef public int most_kept
    cdef double daring
    cdef public double sharpness, daring_at_start, daring_at_end, caution
    @cython.locals(done=int, fullness=double, most=double, known=int)
    cpdef list search(self, State state, Rng rng, int playouts, double deadline)
    cdef int find(self, State state) except -2
    @cython.locals(tree=Tree, here=State, there=State, i=int, branch=int, found=int)
    cdef int descend(self, State goal, int node, int depth) except -2
    cdef bint is_before(self, State state, State goal) noexcept
    cdef bint is_same(self, State state, State goal) noexcept
    @cython.locals(old=Tree, tree=Tree, branch=int, i=int, other=int, below=int)
    cdef void plant(self, int known) except *
    cdef bint is_late(self) except -1
    @cython.locals(tree=Tree, seat=int, branch=int, chance=double)
    cdef list ways(self)
    @cython.locals(state=State, tree=Tree, node=int, depth=int, kept=int, start=int, branch=int, below=int, value=double, i=int)
    cdef bint play_out(self, Rng rng) except -1
    @cython.locals(tree=Tree, known=Evaluation)
    cdef void keep(self, int node) except *
    @cython.locals(state=State, known=Evaluation)
    cdef void recall(self, int kept) except *
    @cython.locals(tree=Tree)
    cdef bint is_ripe(self, State state, int branch) noexcept
    @cython.locals(tree=Tree, first=int, last=int, branch=int, taken=int, total=double, untried=double, bonus=double, best=int, most=double, visits=int, score=double)
    cdef int select(self, int node) except -1
    @cython.locals(tree=Tree, size=int, node=int, best=double, total=double, left=int, at=int, branch=int, prior=double)
    cdef int expand(self, State state, int most) except -1
    @cython.locals(at=int, best=double, i=int)
    cdef int favourite(self, int size) noexcept
    @cython.locals(alike=int, i=int)
    cdef int count_alike(self, int count, int key) noexcept
    @cython.locals(i=int)
    cdef void heap(self, int size) noexcept
    @cython.locals(order="int[::1]", moved=int, below=int)
    cdef void sink(self, int at, int size) noexcept
    cdef bint is_above(self, int one, int other) noexcept
    @cython.locals(size=int, i=int)
    cdef int rate(self, State state) except -1
    @cython.locals(priors=Priors, i=int, move=int, gain=double)
    cdef int rate_by_net(self, State state, int size) except -1
    cdef bint is_clear(self, int move) noexcept
    cdef double gain(self, State state, int move) noexcept
    @cython.locals(top=int, gain=double, kind=int)
    cdef double draft_gain(self, State state, int stack) noexcept
    @cython.locals(size=int, best=double, total=double, at=double, i=int)
    cpdef int draw(self, State state, Rng rng) except -1
    cdef double play_on(self, State state, Rng rng) except -2
    @cython.locals(running=int)
    cpdef bint play_round(self, State state, Rng rng) except -1
    @cython.locals(size=int, chosen=int, best=double, move=int, gain=double)
    cdef int pick(self, State state, Rng rng) except -1
