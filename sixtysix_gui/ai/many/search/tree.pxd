cimport cython
from libc cimport math
from sixtysix_gui.ai.two.search.chance cimport Chance
from sixtysix_gui.ai.two.solver.stop cimport Stop
from sixtysix_gui.ai.many.search cimport codes, sets
from sixtysix_gui.ai.many.search.dealer cimport Dealer
from sixtysix_gui.ai.many.search.endings cimport Endings
from sixtysix_gui.ai.many.search.habit cimport Habit
from sixtysix_gui.ai.many.search.pool cimport WorldPool
from sixtysix_gui.ai.many.search.position cimport TrickPosition
from sixtysix_gui.ai.many.search.terms cimport TrickTerms

@cython.final
cdef class TrickTree:
    cdef TrickTerms terms
    cdef Stop stop
    cdef Chance chance
    cdef Habit habit
    cdef Endings endings
    cdef Dealer dealer
    cdef TrickPosition root
    cdef TrickPosition position
    cdef WorldPool pool
    cdef bint deals, pooled
    cdef int[3] others
    cdef int holders
    cdef unsigned long long[4] known
    cdef int turn_up
    cdef int talon_left
    cdef int widow_winner
    cdef int party
    cdef int exact_tricks
    cdef int slack
    cdef bint free_melds
    cdef double own, other
    cdef int[32768] children
    cdef int[32768] siblings
    cdef int[32768] moves
    cdef int[32768] visits
    cdef long long[98304] sums
    cdef int[128] path
    cdef int asked
    cdef int[3] result
    cdef int low, high
    cdef int size
    cdef public int iterations
    cdef void released(self, int iterations) noexcept nogil
    cdef void clear(self, int node, int move) noexcept nogil
    cdef void iterate(self) noexcept nogil
    cdef void descend(self) noexcept nogil
    cdef void deal_world(self) noexcept nogil
    @cython.locals(cards=cython.ulonglong)
    cdef int turned_up(self) noexcept nogil
    cdef int grown(self, int node, int move) noexcept nogil
    cdef void add_widow(self) noexcept nogil
    @cython.locals(parent=cython.double, spread=cython.double, mean=cython.double, value=cython.double, highest=cython.double)
    cdef int select(self, int node) noexcept nogil
    cdef int child_of(self, int node, int move) noexcept nogil
    cdef int create(self, int node, int move) noexcept nogil
    cdef bint is_ending(self) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef void carry_back(self, int depth) noexcept nogil
