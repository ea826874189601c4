cimport cython

cdef int SMALL_COUNT
cdef list SMALL

@cython.final
cdef class Moves:
    cdef int[::1] codes
    cdef int room
    cdef public int size
    cpdef int add(self, int code) except -1
    cdef inline void put(self, int code) noexcept
    cdef int grow(self) except -1
    @cython.locals(codes=list, code=int)
    cpdef list listed(self)
    cdef void sort(self, int start) noexcept
