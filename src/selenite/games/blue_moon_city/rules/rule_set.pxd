cimport cython

from selenite.games.blue_moon_city.rules.payments cimport Ranks

cdef int BOXES, CARDS, CELLS, DRAGON_STEPS, DROP, FAR, OUTSIDE

@cython.final
cdef class RuleSet:
    cdef readonly object components
    cdef readonly tuple new_buildings, corners
    cdef readonly int players, turns_to_end, to_win, scales, cubes, hand_size
    cdef readonly Ranks ranks
    cdef readonly list tiles
    cdef readonly short[13] prices
    cdef readonly short spaces
    cdef readonly short cell_count
    cdef readonly short[25] city_cells
    cdef readonly short[625] distance
    cdef readonly short[5625] reach
    cdef readonly short[225] reach_count
    cdef readonly short[650] fly_cells
    cdef readonly short[26] fly_count
    cdef readonly short[25] box_count
    cdef readonly short[150] box_colour
    cdef readonly short[150] box_value
    cdef readonly short[75] leader
    cdef readonly short[75] everyone
    cdef readonly short[75] neighbour
    cdef readonly short[25] ability
    cdef readonly short[325] drop_first
    cdef readonly short[325] drop_second
    cdef readonly short[576] drop_code
    cdef readonly short[24] drop_one
    cdef readonly short[576] is_later
    cdef readonly short[576] is_same
    cdef readonly short[24] by_text
    cdef readonly int[24] bit
    cdef readonly short[104] dragon_moves
    cdef readonly short[4] flit_moves
    cdef readonly short[4096] bits
    cdef readonly short[4096] lowest
    cdef readonly short[276] pair_low
    cdef readonly short[276] pair_high
    cdef readonly short[80] deck_cards
    cpdef lay(self)
    cpdef lay_obelisk(self)
    cpdef lay_cells(self)
    cpdef lay_tile(self, int number)
    @cython.locals(mask=object, place=int)
    cpdef lay_drops(self)
    cdef int bits_in(self, int mask) noexcept
    cdef int lowest_card(self, int mask) noexcept
    cdef int card_at(self, int mask, int place) noexcept
