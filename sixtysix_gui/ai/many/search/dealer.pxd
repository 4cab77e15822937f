cimport cython
from sixtysix_gui.ai.two.search.chance cimport Chance
from sixtysix_gui.ai.many.search cimport sets

@cython.final
cdef class Dealer:
    cdef Chance chance
    cdef int groups
    cdef int states
    cdef int[16] sizes
    cdef int[16] holders
    cdef int[16] starts
    cdef int[17] left
    cdef int[48] places
    cdef int[48] sources
    cdef int[4] wanted
    cdef int[4] room
    cdef int[4] split
    cdef double[64] factorials
    cdef double[65536] ways
    cdef unsigned long long[4] hands
    cdef int[48] rest
    cdef int rest_size
    cdef int below(self, int bound) noexcept nogil
    cdef void count_ways(self) noexcept nogil
    @cython.locals(total=cython.double, choices=cython.double)
    cdef double walk(self, int group, double drawn) noexcept nogil
    cdef int most(self, int group, int holder) noexcept nogil
    cdef void deal(self) noexcept nogil
    @cython.locals(drawn=cython.double)
    cdef void choose_split(self, int group) noexcept nogil
    cdef void hand_out(self, int group) noexcept nogil
    cdef void shuffle(self, int start, int size) noexcept nogil
    cdef void shuffle_rest(self) noexcept nogil
