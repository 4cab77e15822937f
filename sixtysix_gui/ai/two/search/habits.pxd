cimport cython
from sixtysix_gui.ai.two.search.thumb cimport Thumb
from sixtysix_gui.ai.two.solver cimport bits
from sixtysix_gui.ai.two.solver.terms cimport Terms

@cython.final
cdef class Habits:
    cdef Terms terms
    cdef double[32] leads
    cdef double[192] replies
    cdef double[6] partners
    cdef double[16] closes
    cdef Thumb thumb
    cdef double attraction(self, int place, unsigned int hand, int led, unsigned int out) noexcept nogil
    cdef int lead_trait(self, int place, unsigned int out) noexcept nogil
    cdef int reply_trait(self, int place, int led) noexcept nogil
    cdef int led_class(self, int rank) noexcept nogil
    cdef int partner_trait(self, int place, unsigned int hand, int led, unsigned int out) noexcept nogil
    cdef double close_chance(self, unsigned int hand, unsigned int out, int points) noexcept nogil
    cdef int close_trait(self, unsigned int hand, unsigned int out, int points) noexcept nogil
