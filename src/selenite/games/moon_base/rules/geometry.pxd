cimport cython

cdef int HOLE, LARGE, MARGIN, MEAN_LARGE, MEAN_SMALL, OFFSET_MIDDLE, OFFSET_ROW, OFFSETS
cdef int OUTER_LARGE, OUTER_SMALL, REACH, ROW, SETTLEMENT_RADIUS, SIDE_GAP, SMALL, TOWER_RADIUS
cdef double TURN, TO_DEGREES

@cython.final
cdef class RuleSet:
    cdef readonly object board
    cdef readonly bint closes_rings, wants_open_craters, passes_blue
    cdef readonly tuple crater_ids
    cdef readonly int crater_count
    cdef readonly short[128] crater_size
    cdef readonly short[128] crater_at
    cdef readonly short[128] crater_x
    cdef readonly short[128] crater_y
    cdef readonly short[48] ring_numbers
    cdef readonly short[67] bit_of
    cdef readonly short[6561] xs
    cdef readonly short[6561] ys
    cdef readonly short[6561] place_of
    cdef readonly short[9191] rank_at
    cdef readonly short[4] touch_count
    cdef readonly short[1444] touch_delta
    cdef readonly short[1444] touch_rests
    cdef readonly short[5] hole_delta
    cdef readonly short[2] outer
    cdef readonly short[4] apart
    cdef readonly short[4] beside
    cdef readonly short[2] clear_of_tower
    cdef readonly short[2] clear_of_settlement
    cdef readonly short[4] touch_from
    cdef readonly double[1444] low
    cdef readonly double[1444] high
    cpdef lay(self)
    cpdef lay_lattice(self)
    cpdef lay_offsets(self)
    cpdef tuple steps(self, int offset)
    cpdef lay_touches(self, int pair)
    @cython.locals(cosine=double, one=double, two=double)
    cpdef lay_rests(self, int size, int other)
    cpdef int square(self, int at, int other) noexcept
    cpdef bint touches(self, int pair, int square) noexcept
    cdef int rest(self, int pair, int at, int other) noexcept
    cpdef tuple crossings(self, int pair, int at, int other)
    @cython.locals(a=double, b=double, c=double, d=double, widest=double)
    cpdef double gap(self, int size, int at, int one, int first, int other, int second) noexcept
