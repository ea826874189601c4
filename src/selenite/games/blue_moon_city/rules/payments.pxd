cimport cython

from selenite.core.moves cimport Moves

cdef int ANY, CARDS, HOAX, HOAX1, HOAX2, JOKER, KHIND, MIMIX, MIMIX1, MIMIX2
cdef int MOST_CARDS, PAIR_WORTH, PEOPLES, PILLAR, RECOLOURED_BY_HOAX1
cdef int MIMIX1_AT, MIMIX2_AT, HOAX1_AT, HOAX2_AT
cdef unsigned long long WORD, SPREAD, TAG_SPREAD, JOKER_UNIT, MIMIX1_UNIT, MIMIX2_UNIT
cdef unsigned long long HOAX1_UNIT, HOAX2_UNIT, BROWN, POWERS, CLEVER, PILLAR_UNIT

@cython.final
cdef class Ranks:
    cdef int[6336] before
    cdef short[24] by_text
    cdef unsigned long long[24] unit
    cdef unsigned long long[65536] known
    cdef short[65536] known_tags
    cdef int next_card(self, int rank, int last, int left) noexcept
    cdef int last_rank
    cdef unsigned long long last_word
    @cython.locals(word="unsigned long long")
    cdef unsigned long long word_of(self, int rank) noexcept
    cpdef int rank_of(self, list cards)
    @cython.locals(cards=int)
    cdef int rank_of_word(self, unsigned long long word) noexcept
    cpdef list cards_of(self, int rank)

@cython.final
cdef class Payments:
    cdef readonly Ranks ranks
    cdef unsigned long long[::1] found
    cdef int room
    cdef public int size
    cdef short[24] chosen
    cdef short[24] loaded
    cdef short[24] held
    cdef short[24] kinds
    cdef short[24] pool
    cdef short[8] each
    cdef short[8] rest
    cdef short[8] alike
    cdef short* hands
    cdef int start, held_count, kind_count, hoax_ones, hoax_twos, mimix_ones, mimix_twos
    cdef int ones, twos, threes, jokers, own, plain, colour, paint, value, carried, pairs
    cdef bint tinted, own_needed, mixed
    cpdef list listed(self, list hand, int colour, int value)
    cpdef bint pays(self, list cards, int colour, int value)
    cpdef int most_worth(self, list cards, int colour)
    cdef void load(self, short* hands, int start) noexcept
    cdef int search(self, int colour, int value) except -1
    cdef int read(self, int paint) except -1
    @cython.locals(chosen="unsigned long long", unit="unsigned long long", ones=int, twos=int, ones_left=int, twos_left=int)
    cdef int recolour(self, int place, unsigned long long word, int worth, int cards, int colours, int last, int least) except -1
    @cython.locals(chosen="unsigned long long")
    cdef int tint(self, unsigned long long word, int worth, int cards, int colours, int ones, int twos, int least) except -1
    cdef int covered(self, int used) noexcept
    @cython.locals(chosen="unsigned long long", ones=int, twos=int)
    cdef int pair(self, unsigned long long word, int worth, int least) except -1
    cdef int fill(self, unsigned long long word, int worth, int least) except -1
    @cython.locals(chosen="unsigned long long", unit="unsigned long long", ones=int, twos=int)
    cdef int add_own(self, unsigned long long word, int worth, int least) except -1
    cdef int keep(self, unsigned long long word, int worth, int lesser) except -1
    cdef bint is_kept(self, unsigned long long word, int worth) noexcept
    @cython.locals(powers=int)
    cdef bint is_settled(self, unsigned long long word) noexcept
    cdef bint is_needless(self, unsigned long long word, int worth) noexcept
    cdef int grow(self) except -1
    @cython.locals(word="unsigned long long", found="unsigned long long[::1]")
    cdef void settle(self, int first) noexcept
    cdef int write(self, int begin, int end, int base, Moves out) except -1
    @cython.locals(key="unsigned long long", place=int, tag=int)
    cdef bint is_payment(self, unsigned long long word) noexcept
    @cython.locals(key="unsigned long long", left="unsigned long long", cards=int, place=int)
    cdef unsigned long long like(self, unsigned long long word) noexcept
    @cython.locals(cards=int)
    cdef void unpack(self, unsigned long long word) noexcept
    cdef bint is_least(self) noexcept
    cdef bint enough(self) noexcept
    cdef int worth(self, int paint) noexcept
    cdef int paired(self, int paint, int ones, int twos) noexcept
    cdef int blended(self, int paint, int hoax_ones, int hoax_twos) noexcept
    cdef int recoloured(self, int hoax_ones, int hoax_twos) noexcept

@cython.final
cdef class Workspace:
    cdef readonly Moves moves
    cdef readonly Moves trail
    cdef public long long choices
    cdef readonly Payments payments
    cdef int[6] begins
    cdef int[6] ends
