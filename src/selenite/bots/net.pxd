cimport cython

cdef int SHORT

@cython.locals(small=short, unit=Py_ssize_t)
cdef void add_row(int[::1] sums, Py_ssize_t at, short[::1] weights, Py_ssize_t row, Py_ssize_t units, int amount) noexcept
@cython.locals(total=int, which=Py_ssize_t)
cdef int product(short[::1] weights, int[::1] values, Py_ssize_t count) noexcept

@cython.final
cdef class Layer:
    cdef readonly int inputs, units, shift, most
    cdef int half
    cdef short[::1] weights
    cdef int[::1] biases
    cpdef void begin(self, int[::1] sums, int at) noexcept
    cpdef void add(self, int[::1] sums, int at, int which, int amount) noexcept
    @cython.locals(which=int)
    cdef void add_all(self, int[::1] sums, int[::1] values) noexcept
    @cython.locals(i=int)
    cdef void add_listed(self, int[::1] sums, int[::1] which, int[::1] amounts, int count) noexcept
    @cython.locals(value=int, unit=int)
    cpdef void finish(self, int[::1] sums, int at, int[::1] out, int to) noexcept

@cython.final
cdef class Net:
    cdef readonly list layers
    cdef int count
    cdef readonly int size
    cdef double parts
    cdef public int[::1] inputs
    cdef int[::1] sums
    cdef int[::1] values
    @cython.locals(layer=Layer)
    cpdef int lead(self) except? -1
    @cython.locals(layer=Layer, i=int)
    cdef int lead_from(self) except? -1
    cpdef double chance(self, int lead) noexcept
    cdef double odds(self, double lead) noexcept
