cimport cython
from sixtysix_gui.ai.two.search.chance cimport Chance
from sixtysix_gui.ai.many.search cimport codes, sets
from sixtysix_gui.ai.many.search.dealer cimport Dealer
from sixtysix_gui.ai.many.search.habit cimport Habit
from sixtysix_gui.ai.many.search.position cimport TrickPosition
from sixtysix_gui.ai.many.search.terms cimport TrickTerms

@cython.final
cdef class WorldPool:
    cdef TrickTerms terms
    cdef Habit habit
    cdef Chance chance
    cdef Dealer dealer
    cdef TrickPosition root, start, past
    cdef int[3] others
    cdef int holders
    cdef unsigned long long[4] known
    cdef unsigned long long[4] played
    cdef int seat
    cdef int widow_winner
    cdef readonly int size
    cdef int events
    cdef int[128] seats
    cdef int[128] acts
    cdef double temperature, doubt, total
    cdef unsigned long long[6144] hands
    cdef int[2048] widows
    cdef double[2048] sums
    cdef void draw_all(self) noexcept nogil
    @cython.locals(found=cython.double, dealt=cython.ulonglong)
    cdef double weight(self, int index) noexcept nogil
    cdef double silence(self, int seat) noexcept nogil
    @cython.locals(total=cython.double, share=cython.double, one=cython.double, gap=cython.double)
    cdef double likelihood(self, int act) noexcept nogil
    @cython.locals(drawn=cython.double)
    cdef int pick(self) noexcept nogil
    cdef int find(self, double drawn) noexcept nogil
    cdef void take(self, int index, TrickPosition position) noexcept nogil
