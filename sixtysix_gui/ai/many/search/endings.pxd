cimport cython
from sixtysix_gui.ai.two.solver.stop cimport Stop
from sixtysix_gui.ai.many.search cimport codes, sets
from sixtysix_gui.ai.many.search.habit cimport Habit
from sixtysix_gui.ai.many.search.position cimport TrickPosition
from sixtysix_gui.ai.many.search.terms cimport TrickTerms

@cython.final
cdef class Endings:
    cdef TrickTerms terms
    cdef Stop stop
    cdef Habit habit
    cdef TrickPosition work
    cdef public long long nodes
    cdef int thinker
    cdef int[2048] moves
    cdef unsigned long long[512] cards
    cdef int[1024] kept
    cdef int[192] values
    cdef unsigned long long[32768] keys
    cdef int[98304] known
    cdef int[3] result
    cdef unsigned long long multiplier, mask
    cdef void forget(self) noexcept nogil
    cdef void value(self, TrickPosition position, int party) noexcept nogil
    cdef int two(self, int depth, int alpha, int beta) noexcept nogil
    @cython.locals(key=cython.ulonglong)
    cdef int remembered(self, int depth, int alpha, int beta) noexcept nogil
    @cython.locals(rises=cython.bint)
    cdef int try_moves(self, int depth, int alpha, int beta) noexcept nogil
    cdef int order_moves(self, int depth) noexcept nogil
    @cython.locals(key=cython.ulonglong)
    cdef void several(self, int depth) noexcept nogil
    cdef void try_all(self, int depth) noexcept nogil
    cdef bint is_better(self, int depth, int party) noexcept nogil
    cdef void count_node(self) noexcept nogil
    cdef unsigned long long mixed(self, unsigned long long key, unsigned long long more) noexcept nogil
    @cython.locals(key=cython.ulonglong)
    cdef unsigned long long place_key(self) noexcept nogil
    cdef void keep(self, int depth) noexcept nogil
    cdef void go_back(self, int depth) noexcept nogil
