cimport cython

cdef int _MOST
cdef double _RAMP, _KNEE

@cython.locals(size=cython.double, over=cython.double)
cpdef double pressed(double value) noexcept nogil

@cython.final
cdef class Voices:
    cdef const short[::1] bank
    cdef readonly double volume
    cdef double wanted
    cdef double[16] at, last, step, left, right, level, fall
    cdef int[16] hold, on
    cdef double[512] sums
    @cython.locals(voice=cython.int)
    cpdef void mix(self, short[::1] out, int first, int frames)
    @cython.locals(place=cython.int)
    cdef void clear(self, int frames) noexcept nogil
    @cython.locals(frame=cython.int, index=cython.int, at=cython.double, last=cython.double, level=cython.double, part=cython.double, low=cython.double, value=cython.double, hold=cython.int)
    cdef void add(self, int voice, int frames) noexcept nogil
    @cython.locals(frame=cython.int, side=cython.int, value=cython.double, volume=cython.double, rounded=cython.int)
    cdef void write(self, short[::1] out, int first, int frames) noexcept nogil
