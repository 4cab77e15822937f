cimport cython
from sixtysix_gui.ai.two.solver cimport bits, codes
from sixtysix_gui.ai.two.solver.position cimport Position
from sixtysix_gui.ai.two.solver.terms cimport Terms

cdef int FAT, TRUMP_COST, MARRIAGE_COST, HOPE_COST, SURE_TRICK_ADDS

@cython.final
cdef class Thumb:
    cdef Terms terms
    cdef int finish(self, Position position) noexcept nogil
    cpdef int choose(self, Position position) noexcept nogil
    cpdef int choose_by(self, Position position, unsigned int unseen) noexcept nogil
    cdef int act(self, Position position) noexcept nogil
    cdef int lead_or_reply(self, Position position, unsigned int unseen) noexcept nogil
    cdef unsigned int unseen_by(self, Position position, int seat) noexcept nogil
    cdef int lead(self, Position position, unsigned int unseen) noexcept nogil
    cdef int marriage(self, unsigned int hand) noexcept nogil
    cdef bint closes(self, unsigned int hand, unsigned int unseen, int standing) noexcept nogil
    cdef int sure_points(self, unsigned int hand, unsigned int unseen, int points) noexcept nogil
    cdef unsigned int tops(self, unsigned int hand, unsigned int unseen) noexcept nogil
    cdef int cheapest(self, unsigned int choice, unsigned int hand, unsigned int unseen) noexcept nogil
    cdef int lead_strict(self, unsigned int legal, unsigned int hand, unsigned int unseen) noexcept nogil
    cdef unsigned int still_out(self, unsigned int cards, unsigned int unseen) noexcept nogil
    cdef int fattest(self, unsigned int cards) noexcept nogil
    @cython.locals(strict=cython.bint, fat=cython.bint, found=cython.uint)
    cdef int reply(self, Position position, unsigned int unseen) noexcept nogil
    cdef int winner_in_suit(self, unsigned int winners) noexcept nogil
