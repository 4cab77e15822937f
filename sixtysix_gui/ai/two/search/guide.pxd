cimport cython
from sixtysix_gui.ai.two.search.habits cimport Habits
from sixtysix_gui.ai.two.search.intuition cimport Intuition
from sixtysix_gui.ai.two.search.sampler cimport Sampler
from sixtysix_gui.ai.two.search.thumb cimport Thumb
from sixtysix_gui.ai.two.solver cimport bits, codes
from sixtysix_gui.ai.two.solver.position cimport Position

cdef double CLAIM_SHARE, EXCHANGE_SHARE, MELD_SHARE, DRAW_SHARE, LEAST_CLOSE_SHARE, DOUBT

@cython.final
cdef class Guide:
    cdef Thumb thumb
    cdef Habits habits
    cdef Sampler sampler
    cdef double[48] shares
    cdef Intuition intuition
    @cython.locals(share=cython.double)
    cdef void weigh(self, Position position, int number) noexcept nogil
    @cython.locals(cards=cython.double, total=cython.double, chance=cython.double, closing=cython.double)
    cdef void weigh_habits(self, Position position, int number) noexcept nogil
    cdef bint binds(self, Position position, int move) noexcept nogil
    cdef double act_share(self, int move) noexcept nogil
    cdef double close_chance(self, Position position, unsigned int out) noexcept nogil
    @cython.locals(chance=cython.double)
    cdef bint wants_to_close(self, Position position) noexcept nogil
    cdef int choose(self, Position position) noexcept nogil
    @cython.locals(wanted=cython.double)
    cdef int choose_by_intuition(self, Position position, Intuition intuition) noexcept nogil
    @cython.locals(wanted=cython.double, total=cython.double)
    cdef int choose_card(self, Position position) noexcept nogil
    cpdef list shares_at(self, Position position)
    cpdef int choice_at(self, Position position)
