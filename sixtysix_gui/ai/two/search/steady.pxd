cimport cython
from sixtysix_gui.ai.two.search.chance cimport Chance
from sixtysix_gui.ai.two.search.intuition cimport Intuition
from sixtysix_gui.ai.two.search.thumb cimport Thumb
from sixtysix_gui.ai.two.solver cimport bits, codes
from sixtysix_gui.ai.two.solver.deal_solver cimport DealSolver
from sixtysix_gui.ai.two.solver.position cimport Position
from sixtysix_gui.ai.two.solver.stop cimport Stop
from sixtysix_gui.ai.two.solver.terms cimport Terms

cdef int LEAST_POINTS, LEAST_WINS

@cython.final
cdef class Steady:
    cdef Terms terms
    cdef Stop stop
    cdef int samples
    cdef Intuition intuition
    cdef DealSolver solver
    cdef Chance chance
    cdef Position position
    cdef Position trial
    cdef unsigned int[2] shown
    cdef unsigned int[2] denied
    cdef int[48] options
    cdef int[48] sums
    cdef int wins, tried
    cdef int[32] cards
    cdef int[96] made
    cdef int count
    cdef bint tracing
    cdef void begin(self, Position start, unsigned long long seed) noexcept nogil
    cpdef void know(self, unsigned int first_shown, unsigned int second_shown, unsigned int first_none, unsigned int second_none) noexcept nogil
    cdef int finish(self) noexcept nogil
    cdef void make(self, int move) noexcept nogil
    cdef void note_reply(self, int seat, unsigned int card) noexcept nogil
    cdef int choose(self) noexcept nogil
    cdef int likely(self, int number) noexcept nogil
    cdef int likeliest(self, int number) noexcept nogil
    cdef bint binds(self, int move) noexcept nogil
    @cython.locals(enough=cython.bint)
    cdef bint close_pays(self, int place) noexcept nogil
    @cython.locals(theirs=cython.uint, known=cython.uint, hidden=cython.uint, hand=cython.uint, missing=cython.int, total=cython.int)
    cdef void sample(self, int number) noexcept nogil
    @cython.locals(ways=cython.longlong)
    cdef long long ways(self, int total, int missing) noexcept nogil
    @cython.locals(chosen=cython.uint, end=cython.uint, hand=cython.uint, rest=cython.uint, low=cython.uint, ripple=cython.uint)
    cdef void try_all(self, int number, unsigned int known, int total, int missing) noexcept nogil
    cdef void add_values(self, int number, unsigned int hand) noexcept nogil
    cpdef int choice(self, Position start, unsigned long long seed)
    cpdef int result(self, Position start, object moves, unsigned long long seed)
    cpdef list trace(self, Position start, object moves, unsigned long long seed)
