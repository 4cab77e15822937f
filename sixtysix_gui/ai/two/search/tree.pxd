cimport cython
from libc cimport math
from sixtysix_gui.ai.two.search.guide cimport Guide
from sixtysix_gui.ai.two.search.sampler cimport Sampler
from sixtysix_gui.ai.two.search.thumb cimport Thumb
from sixtysix_gui.ai.two.solver cimport bits, codes
from sixtysix_gui.ai.two.solver.deal_solver cimport DealSolver
from sixtysix_gui.ai.two.solver.position cimport Position
from sixtysix_gui.ai.two.solver.stop cimport Stop

@cython.final
cdef class Tree:
    cdef Stop stop
    cdef Sampler sampler
    cdef Thumb thumb
    cdef DealSolver solver
    cdef Position root
    cdef Position position
    cdef Guide guide
    cdef bint guided, guided_playouts
    cdef bint exact
    cdef double exploration, other_exploration
    cdef int[16] result_values
    cdef int[131072] children
    cdef int[131072] siblings
    cdef signed char[131072] moves
    cdef int[131072] visits
    cdef int[131072] chances
    cdef long long[131072] sums
    cdef long long[131072] points
    cdef long long[131072] firsts
    cdef int[64] path
    cdef int[64] actors
    cdef int[32] held
    cdef int size
    cdef public int iterations
    cdef int floor
    cdef int[1024] logs
    cdef void released(self, int iterations)
    cdef void clear(self, int node, int move) noexcept nogil
    @cython.locals(world=cython.uint)
    cdef void iterate(self) noexcept nogil
    cdef void count_held(self, unsigned int hand) noexcept nogil
    cdef bint is_leaf(self) noexcept nogil
    @cython.locals(value=cython.double, highest=cython.double)
    cdef int select(self, int node, int number) noexcept nogil
    cdef int count_chances(self, int node, int number) noexcept nogil
    cdef bint is_legal(self, int child, int number) noexcept nogil
    cdef int add(self, int node, int number, int tried) noexcept nogil
    @cython.locals(own=cython.bint, parent=cython.double, spread=cython.double, mean=cython.double, value=cython.double, highest=cython.double)
    cdef int select_guided(self, int node, int number) noexcept nogil
    cdef int child_of(self, int node, int move) noexcept nogil
    cdef int create(self, int node, int move) noexcept nogil
    @cython.locals(mean=cython.double)
    cdef double promise(self, int child) noexcept nogil
    cdef int log_of(self, int number) noexcept nogil
    cdef int outcome(self) noexcept nogil
    cdef int exact_value(self) noexcept nogil
    cdef void carry_back(self, int depth, int value) noexcept nogil
