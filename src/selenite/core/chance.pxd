cimport cython

cdef unsigned long long WORD
cdef unsigned long long GOLDEN
cdef unsigned long long FACTOR
cdef unsigned long long ADDEND

@cython.final
cdef class Stream:
    cdef bytes prefix
    cdef object counter
    cdef bytes digest
    cdef int at
    cpdef int word(self) except -1
    cpdef int below(self, int n) except -1
    cpdef shuffle(self, list items)

@cython.final
cdef class Rng:
    cdef public unsigned long long word
    @cython.locals(word="unsigned long long")
    cpdef int below(self, int n) noexcept
    @cython.locals(word="unsigned long long", item=short)
    cdef void shuffle(self, short* items, int count) noexcept
    cpdef Rng copy(self)
