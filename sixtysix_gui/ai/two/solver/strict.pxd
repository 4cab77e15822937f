cimport cython
from sixtysix_gui.ai.two.solver cimport bits, codes, standings
from sixtysix_gui.ai.two.solver.stop cimport Stop
from sixtysix_gui.ai.two.solver.terms cimport Terms

@cython.final
cdef class StrictSolver:
    cdef Terms terms
    cdef Stop stop
    cdef public long long nodes
    cdef unsigned long long[131072] table
    cdef int context
    cdef unsigned int barred
    cdef int frozen
    cdef int bonus
    cdef bint melds
    cdef bint hides
    cdef void begin(self, int context, unsigned int barred) noexcept nogil
    cdef int lead(self, int seat, unsigned int mine, unsigned int theirs, int my, int their, int alpha, int beta) noexcept nogil
    cdef void count_node(self) noexcept nogil
    cdef bint interrupts(self, int standing) noexcept nogil
    cdef int try_leads(self, int seat, unsigned int mine, unsigned int theirs, int my, int their, int alpha, int beta) noexcept nogil
    @cython.locals(hands=cython.ulonglong, rest=cython.ulonglong, entry=cython.ulonglong, place=cython.int, low=cython.int, high=cython.int)
    cdef int remembered(self, int seat, unsigned int mine, unsigned int theirs, int my, int their, int alpha, int beta) noexcept nogil
    cdef unsigned long long both(self, unsigned long long mine, unsigned long long theirs) noexcept nogil
    cdef unsigned int unbeaten(self, unsigned int mine, unsigned int theirs) noexcept nogil
    cdef bint may_show(self, int seat, unsigned int mine, int my) noexcept nogil
    cdef int shown_with(self, int place, unsigned int mine) noexcept nogil
    cdef int lead_card(self, int seat, int place, int shown, unsigned int mine, unsigned int theirs, int my, int their, int alpha, int beta) noexcept nogil
    cdef int follow(self, int seat, int led, unsigned int rest, unsigned int theirs, int my, int their, int alpha, int beta) noexcept nogil
    cdef int held(self, int seat, int points, unsigned int rest, unsigned int theirs, int my, int their, int alpha, int beta) noexcept nogil
    cdef int taken(self, int seat, int points, unsigned int rest, unsigned int theirs, int my, int their, int alpha, int beta) noexcept nogil
    cdef int last(self, int winner, int own, int other) noexcept nogil
    cdef int claim(self, int seat, int other) noexcept nogil
    cdef int most(self, int seat, int other) noexcept nogil
    cdef bint may_play_on(self, int seat) noexcept nogil
    @cython.locals(free=cython.bint)
    cdef bint surely_out(self, int seat, unsigned int mine, unsigned int theirs, int my) noexcept nogil
    cdef int sum_of(self, unsigned int cards, int most) noexcept nogil
