from tools.strength.yardsticks.position cimport Position

cdef int _LAST_TRICK, _COUNT, _STAKES, _TICKS, _TENS, _OUT_OF_SCHNEIDER

cpdef double paid(Position position, int side) noexcept nogil
cpdef int points(Position position, int side) noexcept nogil
cdef int winning_side(Position position) noexcept nogil
cdef int scale(Position position, int side) noexcept nogil
cdef int stakes(Position position, int side) noexcept nogil
cdef int ticks(Position position, int side) noexcept nogil
