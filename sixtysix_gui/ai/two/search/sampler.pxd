cimport cython
from sixtysix_gui.ai.two.search.beliefs cimport Beliefs
from sixtysix_gui.ai.two.search.chance cimport Chance
from sixtysix_gui.ai.two.solver cimport bits
from sixtysix_gui.ai.two.solver.position cimport Position

@cython.final
cdef class Sampler:
    cdef Chance chance
    cdef int[32] cards
    cdef int possible, total, missing, down
    cdef unsigned int known
    cdef int turn_up, seat
    cdef Beliefs beliefs
    cdef int believed_total
    cdef unsigned int[1024] listed
    cdef int listed_count, listed_next
    cdef int below(self, int bound) noexcept nogil
    cpdef void fill(self, Position position) noexcept nogil
    cdef void fill_believed(self, Position position, unsigned int theirs) noexcept nogil
    cdef void fill_listed(self, Position position) noexcept nogil
    cdef void fill_talon(self, Position position) noexcept nogil
