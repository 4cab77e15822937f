cimport cython
from sixtysix_gui.ai.search.chance cimport Chance
from sixtysix_gui.ai.search.habits cimport Habits
from sixtysix_gui.ai.solver cimport bits

@cython.final
cdef class Beliefs:
    cdef Habits habits
    cdef Chance chance
    cdef unsigned int[12544] hands
    cdef int[12544] ends
    cdef double[12544] chances
    cdef int count
    cdef int[32] cards
    cdef int possible, missing
    cdef unsigned int known, pack
    cdef int choices
    cdef int[16] card
    cdef int[16] led
    cdef unsigned int[16] gone
    cdef int[16] drew
    cdef unsigned int[16] lowest
    cdef int[16] unmelded
    cdef int[16] closing
    cdef int[16] points
    cdef public double omission
    cdef public double doubt
    cdef int samples
    cdef void released(self)
    @cython.locals(low=cython.uint, chosen=cython.uint, ripple=cython.uint, end=cython.uint)
    cdef void list_hands(self) noexcept nogil
    @cython.locals(hand=cython.uint)
    cdef unsigned int cards_at(self, unsigned int chosen) noexcept nogil
    @cython.locals(total=cython.double, highest=cython.double, end=cython.int)
    cdef void weigh_hands(self) noexcept nogil
    @cython.locals(out=cython.uint, result=cython.double, close=cython.double)
    cdef double likelihood(self, unsigned int hand) noexcept nogil
    @cython.locals(hidden=cython.uint)
    cdef unsigned int random_card(self, unsigned int hand) noexcept nogil
    cdef unsigned int pick(self, int share) noexcept nogil
    cpdef int total(self)
