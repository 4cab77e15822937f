cimport cython
from sixtysix_gui.ai.search.habits cimport Habits
from sixtysix_gui.ai.search.sampler cimport Sampler
from sixtysix_gui.ai.search.thumb cimport Thumb
from sixtysix_gui.ai.solver cimport bits, codes
from sixtysix_gui.ai.solver.position cimport Position

cdef double CLAIM_SHARE, EXCHANGE_SHARE, MELD_SHARE, CLOSE_SHARE, DRAW_SHARE

@cython.final
cdef class Guide:
    cdef Thumb thumb
    cdef Habits habits
    cdef Sampler sampler
    cdef double[48] shares
    @cython.locals(cards=cython.double, total=cython.double)
    cdef void weigh(self, Position position, int number) noexcept nogil
    cdef double act_share(self, int move) noexcept nogil
    cdef int choose(self, Position position) noexcept nogil
    @cython.locals(wanted=cython.double, total=cython.double)
    cdef int choose_card(self, Position position) noexcept nogil
