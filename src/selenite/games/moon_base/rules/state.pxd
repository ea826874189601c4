cimport cython

from selenite.core.chance cimport Rng
from selenite.games.moon_base.rules.geometry cimport RuleSet
from selenite.core.moves cimport Moves

cdef int AREA, ASIDE_POINTS, BASE, BASE_POINTS, BASE_RADIUS, BASES, BLUE, CHOOSE, COLOUR, DRAFT, DRAFT_LARGE
cdef int DRAFT_SMALL, GROUP_POINTS, HIGHEST_POINTS, HOLE, KINDS, LARGE, NO_SPOT, NOWHERE, OFFSETS, ONE
cdef int OVER, PAIR, PLACE, PLACES, POINTS, PUT_ASIDE, PUT_BASE, PUT_RING, PUT_TOWER, RESTS, RINGS
cdef int RINGS_OF_A_KIND, ROUNDS, ROW, SETTLE, SETTLEMENT_POINTS, SETTLEMENTS, SMALL, SPOT, STACK_RINGS
cdef int STACKS, TAKE, TOWER, TOWER_POINTS, TOWER_RADIUS, WORDS
cdef double FIRM_GAP, REST_GAP

@cython.final
cdef class Workspace:
    cdef readonly Moves moves
    cdef readonly Moves trail
    cdef public long long choices

@cython.final
@cython.no_gc
@cython.freelist(16)
cdef class State:
    cdef readonly RuleSet rules
    cdef public bytes seed
    cdef public list journal
    cdef public Workspace workspace
    cdef public short round, step, seat, ring_count, settlement_count, base_count
    cdef public short tower_at, tower_crater, tower_ring, winner
    cdef public short[2] colours
    cdef public short[2] built
    cdef public short[2] settled
    cdef public short[2] bases
    cdef public short[12] scores
    cdef public short[12] hands
    cdef public short[12] aside
    cdef public short[8] heights
    cdef public short[48] stacks
    cdef readonly short[48] ring_kind
    cdef readonly short[48] ring_at
    cdef readonly short[48] ring_level
    cdef readonly short[48] ring_crater
    cdef readonly short[48] ring_under
    cdef readonly short[48] ring_beneath
    cdef readonly short[48] ring_carries
    cdef readonly short[48] ring_settled
    cdef readonly short[12] settlement_ring
    cdef readonly short[12] base_crater
    cdef readonly short[12] base_seat
    cdef readonly short[128] ring_craters
    cdef readonly short[128] base_craters
    cdef readonly short[48] groups
    cdef short[48] sizes
    cdef short[18382] cells
    cdef unsigned long long[618] spots
    cdef unsigned long long[206] holes
    cdef void lay(self) noexcept
    @cython.locals(other=State)
    cpdef State copy(self)
    cpdef void copy_to(self, State other) noexcept
    cpdef int first(self) noexcept
    cpdef void list_moves(self, Workspace workspace) except *
    cdef void list_towers(self, Moves out) noexcept
    cdef void list_drafts(self, Moves out, int size) noexcept
    cdef void list_places(self, Moves out) except *
    @cython.locals(bits="unsigned long long", low="unsigned long long")
    cdef void list_spots(self, Moves out, int kind, int code) except *
    cdef void keep_off_tower_ring(self, Moves out, int start, int size, int code) noexcept
    cdef void list_craters(self, Moves out, int size, int code) except *
    cdef void list_settlements(self, Moves out) noexcept
    cdef void list_bases(self, Moves out) noexcept
    cpdef bint is_open(self, int seat, int ring) noexcept
    cpdef int count_open(self, int seat) noexcept
    cpdef bint takes_base(self, int crater) noexcept
    cpdef bint takes_ring(self, int crater) noexcept
    cpdef int apply(self, int move) except -1
    cpdef int turn_order(self) noexcept
    cpdef void put_tower(self, int crater) noexcept
    cpdef void move_tower(self, int ring) noexcept
    cdef void draft(self, int stack) noexcept
    cdef void place(self, int code) except *
    cpdef bint is_collaboration(self, int ring) noexcept
    cdef void put_aside(self, int order) except *
    cdef void pass_turn(self) except *
    cpdef int hand_size(self, int seat) noexcept
    cpdef void build_settlements(self) except *
    cpdef void settle(self, int ring) except *
    cdef void build_bases(self, int order) except *
    cpdef bint has_free_crater(self) noexcept
    cpdef void put_base(self, int crater, int seat) noexcept
    cdef void end_round(self) except *
    cpdef void lay_ring(self, int kind, int at, int level, int crater) noexcept
    cdef void block_craters(self, int ring) noexcept
    cdef void change_cells(self, int ring, int size) noexcept
    @cython.locals(gap=double)
    cdef bint open(self, int size, int point, int one, int other) noexcept
    @cython.locals(one="unsigned long long")
    cdef void mark(self, int kind, int point) noexcept
    @cython.locals(one="unsigned long long", others="unsigned long long")
    cdef void close(self, int size, int point) noexcept
    @cython.locals(one="unsigned long long")
    cdef void fill_hole(self, int ring) noexcept
    @cython.locals(one="unsigned long long")
    cdef bint is_filled(self, int size, int point, int level) noexcept
    cdef bint is_settled(self, int size, int point, int level) noexcept
    cdef void close_around(self, int ring) noexcept
    cdef void close_on(self, int ring) noexcept
    cpdef void finish(self) noexcept
    cpdef int total(self, int seat) noexcept
    cpdef int largest_group(self) noexcept
    cpdef int highest_level(self) noexcept
    cpdef bint is_counted(self, int ring) noexcept
    cpdef bint are_connected(self, int ring, int other) noexcept
    cpdef void scatter(self, int seat, Rng rng) noexcept
    cpdef int random_turn(self, Rng rng, Workspace workspace) except -1
    cpdef int random_game(self, Rng rng, Workspace workspace, int turns) except -1
    cpdef list legal_moves(self)
    cpdef str fault(self)
    cpdef int count_rings(self, int kind) noexcept
