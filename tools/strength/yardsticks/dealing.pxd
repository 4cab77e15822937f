cimport cython
from tools.strength.yardsticks cimport bits
from tools.strength.yardsticks.position cimport Position

@cython.final
cdef class Chance:
    cdef unsigned long long state
    @cython.locals(state=cython.ulonglong)
    cpdef int below(self, int bound) noexcept nogil

@cython.final
cdef class Dealer:
    cdef readonly Position base
    cdef readonly Chance chance
    cdef readonly int turn_up, number, laid
    cdef int[48] unseen
    cdef int[48] holders
    cdef unsigned long long[6] allowed
    cdef unsigned long long[4] needed
    cdef int[4] table
    cpdef void deal(self, Position position) noexcept
    cpdef list dealt(self)
    cdef bint shuffle(self) noexcept nogil
    cdef bint has_needed(self) noexcept nogil
    @cython.locals(cards=cython.ulonglong)
    cdef unsigned long long held(self, int seat) noexcept nogil
    @cython.locals(cards=cython.ulonglong)
    cdef int face_down(self, Position position) noexcept nogil

@cython.locals(held=cython.ulonglong, cards=int[48])
cpdef void deal_others(Position position, int kept, Chance chance)
