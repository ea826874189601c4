cimport cython

from selenite.games.moves cimport Moves

cdef int ANY, CARDS, FLIT, HOAX, HOAX1, HOAX2, JOKER, KHIND, MIMIX, MIMIX1, MIMIX2
cdef int MOST_CARDS, PAIR_WORTH, PEOPLES, PILLAR, RECOLOURED_BY_HOAX1
cdef unsigned long long WORD, SPREAD

@cython.final
cdef class Ranks:
    cdef int[6336] before
    cdef short[24] by_text
    cdef unsigned long long[65536] known
    cdef int next_card(self, int rank, int last, int left) noexcept
    cdef void unrank(self, int rank, short* counts) noexcept
    cpdef int rank_of(self, list cards)
    cpdef list cards_of(self, int rank)

@cython.final
cdef class Payments:
    cdef readonly Ranks ranks
    cdef short[24] hand
    cdef short[24] chosen
    cdef short[24] loaded
    cdef short[24] held
    cdef short[24] kinds
    cdef short[24] pool
    cdef short[8] each
    cdef short[8] rest
    cdef short[8] alike
    cdef int held_count, kind_count, powers, plain, colour, paint, value, base, total
    cpdef list listed(self, list hand, int colour, int value)
    cpdef bint pays(self, list cards, int colour, int value)
    cpdef int most_worth(self, list cards, int colour)
    cdef void load(self, short* hands, int start) noexcept
    cdef void search(self, int colour, int value, int base, Moves out) except *
    cdef void read(self, int paint, Moves out) except *
    cdef void clear(self) noexcept
    cdef void recolour(self, int place, int worth, int cards, int colours, int last, int least, Moves out) except *
    cdef void tint(self, int worth, int cards, int colours, int ones, int twos, int least, Moves out) except *
    cdef int covered(self, int used, int cards, int colours) noexcept
    cdef void pair(self, int worth, int least, Moves out) except *
    cdef void fill(self, int worth, int least, Moves out) except *
    cdef void keep(self, int lesser, Moves out) except *
    @cython.locals(key="unsigned long long", known="unsigned long long", place=int, is_own=bint)
    cdef bint is_payment(self) noexcept
    cdef int rank(self) noexcept
    cdef bint is_least(self) noexcept
    cdef bint enough(self) noexcept
    cdef int worth(self, int paint) noexcept
    cdef int paired(self, int paint, int ones, int twos) noexcept
    cdef int blended(self, int paint, int hoax_ones, int hoax_twos) noexcept
    cdef int recoloured(self, int hoax_ones, int hoax_twos) noexcept

@cython.final
cdef class Desk:
    cdef readonly Moves moves
    cdef readonly Moves trail
    cdef public long long choices
    cdef readonly Payments payments
