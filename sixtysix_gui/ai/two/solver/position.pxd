cimport cython
from sixtysix_gui.ai.two.solver cimport bits, codes, standings
from sixtysix_gui.ai.two.solver.terms cimport Terms


@cython.final
cdef class Position:
    cdef Terms terms
    cdef unsigned int[2] hands
    cdef int[2] standings
    cdef int[16] talon
    cdef int[48] moves
    cdef int drawn, size
    cdef bint fixed_draws
    cdef public int phase, to_act
    cdef int trick, status, led
    cdef unsigned int shown
    cdef bint bound
    cdef int context
    cdef public int value
    cdef void copy(self, Position other) noexcept nogil
    cdef int frozen(self) noexcept nogil
    cdef int left(self) noexcept nogil
    cdef bint may_exchange(self) noexcept nogil
    cdef bint may_close(self) noexcept nogil
    cdef bint may_meld(self) noexcept nogil
    cdef bint opens_pre_draw(self) noexcept nogil
    cdef unsigned int playable(self) noexcept nogil
    cdef bint may_claim(self) noexcept nogil
    cdef int list_moves(self) noexcept nogil
    cdef int list_acts(self, int number) noexcept nogil
    cdef void apply(self, int move) noexcept nogil
    cdef void lead_card(self, int place) noexcept nogil
    cdef void reply(self, int place) noexcept nogil
    @cython.locals(last=cython.bint)
    cdef void end_trick(self) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef void claim(self) noexcept nogil
    cdef void settle(self, int seat, int value) noexcept nogil
    cdef void meld(self, int suit) noexcept nogil
    cdef void exchange(self) noexcept nogil
    cdef void close(self) noexcept nogil
    cdef void draw(self) noexcept nogil
