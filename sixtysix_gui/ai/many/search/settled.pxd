cimport cython

@cython.final
cdef class Settled:
    cdef object settle
    cdef int entries
    cdef unsigned long long[16384] keys
    cdef int[49152] worths
    cdef int find(self, unsigned long long key) noexcept nogil
    cdef void ask(self, unsigned long long key, int slot) noexcept nogil
