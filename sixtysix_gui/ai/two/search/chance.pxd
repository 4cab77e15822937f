cimport cython

@cython.final
cdef class Chance:
    cdef unsigned long long state
    cdef unsigned long long multiplier
    cdef unsigned long long mask
    cdef int below(self, int bound) noexcept nogil
