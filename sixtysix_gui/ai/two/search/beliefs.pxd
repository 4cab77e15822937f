cimport cython
from sixtysix_gui.ai.two.search.intuition cimport Intuition
from sixtysix_gui.ai.two.solver cimport bits, codes
from sixtysix_gui.ai.two.solver.position cimport Position
from sixtysix_gui.ai.two.solver.stop cimport Stop

cdef double DOUBT
cdef int _SLOTS, _MOST_NOTED
cdef unsigned int _SPREAD, _NUMBERS_APART, _WORD

@cython.final
cdef class Beliefs:
    cdef Intuition intuition
    cdef Position moment
    cdef Stop stop
    cdef unsigned int[12544] hands
    cdef int[12544] ends
    cdef double[12544] chances
    cdef unsigned int[16384] noted_hands
    cdef signed char[16384] noted_numbers
    cdef double[16384] noted
    cdef int notes
    cdef int count
    cdef int[32] cards
    cdef int possible, missing
    cdef unsigned int known, pack
    cdef int choices
    cdef int[16] move
    cdef int[16] card
    cdef int[16] led
    cdef unsigned int[16] gone
    cdef int[16] drew
    cdef int[16] phase
    cdef int[16] trick
    cdef int[16] own
    cdef int[16] other
    cdef int[16] turn_up
    cdef int[16] left
    cdef unsigned int[16] shown
    cdef unsigned int[16] taken
    cdef unsigned int[16] given
    cdef void released(self)
    @cython.locals(low=cython.uint, chosen=cython.uint, ripple=cython.uint, end=cython.uint)
    cdef void list_hands(self) noexcept nogil
    @cython.locals(hand=cython.uint)
    cdef unsigned int cards_at(self, unsigned int chosen) noexcept nogil
    @cython.locals(highest=cython.double, end=cython.int)
    cdef void weigh_hands(self) noexcept nogil
    cdef void forget(self) noexcept nogil
    @cython.locals(drawn=cython.uint, card=cython.uint, ways=cython.int, total=cython.double)
    cdef double likelihood(self, int number, unsigned int hand) noexcept nogil
    @cython.locals(found=cython.double)
    cdef double noted_before_draw(self, int number, unsigned int hand) noexcept nogil
    @cython.locals(spread=cython.uint, slot=cython.int)
    cdef int slot_of(self, int number, unsigned int hand) noexcept nogil
    @cython.locals(chance=cython.double)
    cdef double before_draw(self, int number, unsigned int hand) noexcept nogil
    cdef double chance_of(self, int number, unsigned int hand) noexcept nogil
    cdef void imagine(self, int number, unsigned int hand) noexcept nogil
    cdef unsigned int pick(self, int share) noexcept nogil
    cpdef int total(self)
