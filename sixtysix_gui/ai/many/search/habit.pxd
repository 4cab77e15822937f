cimport cython
from sixtysix_gui.ai.two.search.chance cimport Chance
from sixtysix_gui.ai.many.search cimport codes, sets
from sixtysix_gui.ai.many.search.position cimport TrickPosition
from sixtysix_gui.ai.many.search.terms cimport TrickTerms

@cython.final
cdef class Habit:
    cdef TrickTerms terms
    cdef unsigned long long unseen
    cdef int trumps
    cdef int other_trumps
    cdef bint is_last
    cdef int best_index
    cdef int[64] scores
    cdef double[64] shares
    cdef int choose(self, TrickPosition position) noexcept nogil
    cdef int choose_with(self, TrickPosition position, Chance chance, int slack) noexcept nogil
    cdef void score_all(self, TrickPosition position) noexcept nogil
    @cython.locals(total=cython.double)
    cdef void weigh(self, TrickPosition position) noexcept nogil
    cdef int score_of(self, TrickPosition position, int move) noexcept nogil
    cdef int score_lead(self, TrickPosition position, int place) noexcept nogil
    @cython.locals(is_trump=cython.bint, takes=cython.bint)
    cdef int score_follow(self, TrickPosition position, int place) noexcept nogil
    @cython.locals(is_partner=cython.bint)
    cdef int score_laid(self, TrickPosition position, int place) noexcept nogil
    cdef int score_trickless(self, TrickPosition position, int place) noexcept nogil
    cdef bint is_highest(self, TrickPosition position, int place) noexcept nogil
    cdef bint has_partner_winning(self, TrickPosition position) noexcept nogil
    @cython.locals(in_marriage=cython.bint)
    cdef int cost(self, TrickPosition position, int place) noexcept nogil
