cimport cython

from selenite.games.blue_moon_city.rules.payments cimport Workspace, Payments, Ranks
from selenite.games.blue_moon_city.rules.rule_set cimport RuleSet
from selenite.core.chance cimport Rng, Stream
from selenite.core.moves cimport Moves

cdef int ABILITY, AGREED, AQUA1, AQUA2, AQUA_FLY, AQUA_STEP, BLUE, BOXES, BUILD, CARDS
cdef int CARD_REWARD, CELLS, CITY_COMPLETE, CRYSTALS, CUBES_OUT, DECK, DECLARE, DRAGON_STEPS
cdef int DRAW, DRAWN, DRAW_TWO, DROP, END, FAR, FLIT1, FLIT2, FLIT_JUMP, FLIT_STEPS, FLIT_WALK
cdef int GREEN, HALL, IDLE, MIDDLE, MORE_AT_HOSPITAL, MOVE, OFFER, OFFERING, OFFERINGS
cdef int OFFER_PILLAR1
cdef int OFFER_PILLAR2, OUTSIDE, OVER, PAY, PILLAR1, PILLAR2, RED, ROUNDS_TO_DECLARE
cdef int SCALES, SCALES_THAT_COUNT, SETS, SHARED_LEAD, SOLE_LEADER, STEPS
cdef int TELEPORT, TEMPLE, TEMPLE_SURCHARGE, TERRAH1, TERRAH2, TERRAH_FLY, TERRAH_STEP, VULCA1
cdef int AQUA_BITS, FLIT_BITS, TERRAH_BITS, VULCA_BITS, VULCA2, VULCA_FLY, VULCA_STEP, WALK

@cython.final
@cython.no_gc
@cython.freelist(16)
cdef class State:
    cdef readonly RuleSet rules
    cdef public bytes seed
    cdef public Rng rng
    cdef public list journal
    cdef public Workspace workspace
    cdef public str city_option
    cdef public bint open_crystals, drawn_first
    cdef public int round, idle_turns, shuffles
    cdef public short first, seat, phase, fresh, steps, draw, scales_taken, offered
    cdef public short declared_count, unbuilt, supply, offerings, pile_top, pile_end
    cdef public short reason, winners, aside_count
    cdef public short[4] declared
    cdef public short[4] figures
    cdef public short[3] dragons
    cdef public short[4] crystals
    cdef public short[4] scales
    cdef public short[4] cubes
    cdef public short[4] made
    cdef public short[13] obelisk
    cdef public short[25] tile
    cdef public short[25] built
    cdef public short[150] boxes
    cdef public short[96] hands
    cdef public short[24] aside
    cdef public short[24] discard
    cdef public short[80] pile
    cdef short[24] paid
    cdef readonly int[4] has
    cdef readonly int[4] has_two
    cdef short[4] sizes
    cdef short[25] held
    cdef void lay(self) noexcept
    @cython.locals(other=State)
    cpdef State copy(self)
    cpdef void copy_to(self, State other) noexcept
    cpdef void list_moves(self, Workspace workspace) except *
    cdef void list_movement(self, Moves out) noexcept
    cdef void list_cells(self, Moves out, int code, int at, int steps, bint bound) noexcept
    cdef void list_flights(self, Moves out, int code, int at) noexcept
    cdef void list_nearer(self, Moves out, int code, int at) noexcept
    cdef bint is_on_the_way(self, int at, int cell) noexcept
    cdef void list_contributions(self, Workspace workspace) except *
    cdef int search_boxes(self, Workspace workspace) except -1
    cdef bint is_same_box(self, int tile, int box, int other) noexcept
    @cython.locals(crystals=int)
    cdef void list_offerings(self, Moves out) noexcept
    cdef void list_abilities(self, Moves out) noexcept
    cdef void list_discards(self, Moves out) noexcept
    cpdef int price(self) noexcept
    cpdef int price_of(self, int move) noexcept
    cpdef bint is_bound(self) noexcept
    cpdef bint can_offer(self, int seat) noexcept
    cpdef int apply(self, int move) except -1
    cdef void walk(self, int cell) noexcept
    cdef void move_dragon(self, int dragon, int card, int target) noexcept
    cdef void play_card(self, int card) noexcept
    cdef void add_card(self, int seat, int card) noexcept
    cpdef void mark_hands(self) noexcept
    @cython.locals(mask=int)
    cdef int mask(self, int seat, int least) noexcept
    cdef void end_phase(self) noexcept
    cpdef bint has_choice(self) noexcept
    cdef int cards_due(self) noexcept
    cdef void begin_draw(self, int due) noexcept
    cdef void declare(self) noexcept
    cdef int contribute(self, int code) except -1
    cpdef int place_cube(self, int box) except -1
    @cython.locals(cards=int)
    cdef void pay(self, unsigned long long word) noexcept
    cdef bint is_full(self, int at) noexcept
    cdef int complete(self, int at) except -1
    cpdef int cubes_on(self, int at, int seat) noexcept
    cdef int leader(self, int at) noexcept
    cdef int give(self, int seat, short* rewards, int tile, str source) except -1
    cdef int give_cards(self, int seat, int cards, str source, int tile) except -1
    cdef int give_scales(self, int seat, int scales, str source) except -1
    cpdef void score_scales(self) except *
    cdef int offer(self, int move) except -1
    cdef void look_for_end(self) noexcept
    cpdef void end_by_offerings(self, int reason) noexcept
    cpdef void end(self, int reason, int winners) noexcept
    cdef int discard_and_draw(self, int drop) except -1
    cdef void pass_turn(self) noexcept
    cdef int draw_cards(self, int due) except -1
    cdef bint refill(self) except -1
    cdef int shuffle_by_seed(self, Stream stream) except -1
    cpdef void scatter(self, int seat, Rng rng) noexcept
    cpdef int random_turn(self, Rng rng, Workspace workspace) except -1
    cpdef int random_move(self, Rng rng, Workspace workspace) except -1
    @cython.locals(word="unsigned long long")
    cdef int random_contribution(self, Rng rng, Workspace workspace) except -1
    cdef int random_discard(self, Rng rng, Workspace workspace) noexcept
    @cython.locals(blue=int, green=int, red=int, can_declare=bint)
    cdef int random_movement(self, Rng rng, Workspace workspace) noexcept
    cdef int dragon_at(self, int place, int dragon, int flies, int code) noexcept
    cpdef int random_game(self, Rng rng, Workspace workspace, int turns) except -1
    cpdef list legal_moves(self)
    cpdef str fault(self)
    cpdef int cubes_out(self, int seat) noexcept
