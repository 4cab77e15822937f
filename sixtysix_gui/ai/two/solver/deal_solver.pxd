cimport cython
from sixtysix_gui.ai.two.solver cimport bits, codes, standings
from sixtysix_gui.ai.two.solver.position cimport Position
from sixtysix_gui.ai.two.solver.stop cimport Stop
from sixtysix_gui.ai.two.solver.strict cimport StrictSolver
from sixtysix_gui.ai.two.solver.terms cimport Terms

@cython.final
cdef class DealSolver:
    cdef Terms terms
    cdef Stop stop
    cdef StrictSolver strict
    cdef public long long nodes
    cdef unsigned long long age
    cdef unsigned long long[65536] table_hands
    cdef unsigned long long[65536] table_rest
    cdef signed char[65536] table_low
    cdef signed char[65536] table_high
    cdef unsigned int[8] firsts
    cdef unsigned int[8] seconds
    cdef int base, pairs, start_trick
    cdef bint fixed
    cdef int released(self, Position position, int low, int high)
    cpdef long long count_nodes(self)
    cdef void begin(self, Position position) noexcept nogil
    cdef int value(self, Position position, int alpha, int beta) noexcept nogil
    cdef int closed_value(self, Position position, int alpha, int beta) noexcept nogil
    cdef int open_value(self, Position position, int alpha, int beta) noexcept nogil
    @cython.locals(hands=cython.ulonglong, rest=cython.ulonglong)
    cdef int lead(self, int seat, unsigned int mine, unsigned int theirs, int my, int their, int drawn, unsigned int turn_up, int alpha, int beta) noexcept nogil
    @cython.locals(hands=cython.ulonglong, rest=cython.ulonglong, place=cython.int)
    cdef int find(self, int seat, unsigned int mine, unsigned int theirs, int my, int their, unsigned int turn_up) noexcept nogil
    cdef unsigned long long both(self, unsigned long long mine, unsigned long long theirs) noexcept nogil
    cdef unsigned long long packed(self, int seat, int my, int their, unsigned int turn_up) noexcept nogil
    @cython.locals(closes=cython.bint, shows=cython.bint, ready=cython.bint)
    cdef int try_all(self, int seat, unsigned int mine, unsigned int theirs, int my, int their, int drawn, unsigned int turn_up, int alpha, int beta) noexcept nogil
    cdef int next_lead(self, unsigned int rest) noexcept nogil
    cdef int lead_card(self, int seat, int place, bint shows, unsigned int mine, unsigned int theirs, int my, int their, int drawn, unsigned int turn_up, int alpha, int beta) noexcept nogil
    cdef int after_meld(self, int seat, unsigned int mine, unsigned int theirs, int my, int their, int drawn, unsigned int turn_up, unsigned int shown, int alpha, int beta) noexcept nogil
    cdef int claim(self, int seat, int other) noexcept nogil
    cdef int close_melded(self, int seat, unsigned int mine, unsigned int theirs, int my, int their, unsigned int turn_up, int trick, int alpha, int beta) noexcept nogil
    cdef int close(self, int seat, unsigned int mine, unsigned int theirs, int my, int their, unsigned int turn_up, unsigned int shown, int trick, int alpha, int beta) noexcept nogil
    cdef int after_reply(self, int seat, unsigned int mine, unsigned int theirs, int my, int their, unsigned int turn_up, unsigned int shown, int alpha, int beta) noexcept nogil
    cdef int lead_pair(self, int seat, unsigned int shown, unsigned int mine, unsigned int theirs, int my, int their, int alpha, int beta) noexcept nogil
    @cython.locals(ready=cython.bint)
    cdef int follow(self, int seat, int led, unsigned int rest, unsigned int theirs, int my, int their, int drawn, unsigned int turn_up, int alpha, int beta) noexcept nogil
    cdef int next_throw(self, unsigned int losing) noexcept nogil
    cdef int after_trick(self, int seat, unsigned int mine, unsigned int theirs, int my, int their, int points, int drawn, unsigned int turn_up, int alpha, int beta) noexcept nogil
    @cython.locals(closes=cython.bint, binds=cython.bint, melds=cython.bint)
    cdef int before_draw(self, int seat, unsigned int mine, unsigned int theirs, int my, int their, int drawn, unsigned int turn_up, unsigned int shown, bint bound, int alpha, int beta) noexcept nogil
    cdef bint exchanges_early(self, unsigned int mine, int my, int left, bint closes) noexcept nogil
    @cython.locals(last=cython.bint)
    cdef int draw(self, int seat, unsigned int mine, unsigned int theirs, int my, int their, int drawn, unsigned int turn_up, int alpha, int beta) noexcept nogil
