cimport cython
from sixtysix_gui.ai.two.search.chance cimport Chance
from sixtysix_gui.ai.two.solver.stop cimport Stop
from sixtysix_gui.ai.many.search cimport codes
from sixtysix_gui.ai.many.search.endings cimport Endings
from sixtysix_gui.ai.many.search.habit cimport Habit
from sixtysix_gui.ai.many.search.pool cimport WorldPool
from sixtysix_gui.ai.many.search.position cimport TrickPosition
from sixtysix_gui.ai.many.search.terms cimport TrickTerms

@cython.final
cdef class SolvedWorlds:
    cdef TrickTerms terms
    cdef Stop stop
    cdef Endings endings
    cdef Habit habit
    cdef Chance chance
    cdef TrickPosition root, work
    cdef WorldPool pool
    cdef int wanted
    cdef int party
    cdef bint free_melds
    cdef int habits, slack
    cdef readonly int worlds
    cdef int number
    cdef int[64] moves
    cdef double[64] sums
    @cython.locals(drawn=cython.double)
    cdef void run_all(self) noexcept nogil
    @cython.locals(worth=cython.double)
    cdef void value_moves(self) noexcept nogil
    cdef double solved(self) noexcept nogil
    cdef double played_out(self) noexcept nogil
