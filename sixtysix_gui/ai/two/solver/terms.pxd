cimport cython
from sixtysix_gui.ai.two.solver cimport standings

@cython.final
cdef class Terms:
    cdef int[32] points
    cdef unsigned int[32] higher
    cdef unsigned int[32] suit_of
    cdef unsigned int[32] taking
    cdef readonly unsigned int trumps
    cdef readonly unsigned int lowest
    cdef unsigned int[4] pairs
    cdef int[4] pair_points
    cdef bint follow
    cdef bint head
    cdef bint trump_when_void
    cdef bint meld_first_lead
    cdef bint meld_when_closed
    cdef bint meld_when_exhausted
    cdef bint meld_needs_trick
    cdef int last_early_meld
    cdef bint king_only
    cdef bint exchange_any_turn
    cdef bint exchange_needs_trick
    cdef int exchange_min_talon
    cdef bint exchange_before_draw
    cdef bint exchange_reply
    cdef bint close_first_lead
    cdef bint close_before_draw
    cdef int close_min_talon
    cdef bint freezes
    cdef bint automatic
    cdef bint claims_anywhere
    cdef int bonus
    cdef int[42] claims
    cdef int[42] mosts
    cdef int[14] waits
    cdef int[672] ends
    cdef int[6] open_mosts
    cdef inline int end_place(self, int context, int seat, int own, int other, int order) noexcept nogil
    cpdef int claim(self, int context, int seat, int other) noexcept nogil
    cpdef int most(self, int context, int seat, int other) noexcept nogil
    cpdef int ended(self, int context, int winner, int own, int other) noexcept nogil
    cpdef unsigned int replies(self, int led, unsigned int hand) noexcept nogil
    cpdef unsigned int takers(self, int led) noexcept nogil
