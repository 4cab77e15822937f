cimport cython
from libc cimport math
from sixtysix_gui.ai.two.search.thumb cimport Thumb
from sixtysix_gui.ai.two.solver cimport bits, codes
from sixtysix_gui.ai.two.solver.position cimport Position

cdef int HAND, OUT, LED, TURN_UP, TRICK, OWN_POINTS, OTHER_POINTS, BEFORE_DRAW, FOLLOWS, SHOWN
cdef int CLOSES_BEFORE_DRAW, MAY_CLOSE, MAY_MELD, MAY_EXCHANGE, BOUND, COUNTS_BY_ITSELF, FREEZES
cdef int KING_ONLY, SIX_CARDS, KNOWN

@cython.final
cdef class Intuition:
    cdef Thumb thumb
    cdef double[11584] inputs
    cdef double[2080] sums
    cdef double[1353] outputs
    cdef int[64] seen
    cdef int count
    cdef unsigned int known
    cdef double[64] first
    cdef double[32] second
    cdef double[48] shares
    cdef int[4] suits
    cpdef void know(self, unsigned int cards) noexcept nogil
    cdef void order_suits(self)
    @cython.locals(highest=cython.double, total=cython.double)
    cdef void weigh(self, Position position, int number) noexcept nogil
    cdef void look(self, Position position, int number) noexcept nogil
    cdef void see(self, int number) noexcept nogil
    cdef void see_cards(self, unsigned int cards, int start) noexcept nogil
    cdef int points_class(self, int standing) noexcept nogil
    cdef void see_moment(self, Position position) noexcept nogil
    @cython.locals(melds=cython.bint)
    cdef void see_acts(self, Position position, int number) noexcept nogil
    cdef void see_rules(self, Position position) noexcept nogil
    cdef int turned(self, int move) noexcept nogil
    @cython.locals(value=cython.double)
    cdef void think(self) noexcept nogil
    @cython.locals(total=cython.double, value=cython.double)
    cdef double answer(self, int output) noexcept nogil
    cpdef list seen_at(self, Position position)
    cpdef list shares_at(self, Position position)
