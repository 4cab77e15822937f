cimport cython
from sixtysix_gui.ai.two.search.sampler cimport Sampler
from sixtysix_gui.ai.two.solver cimport bits, codes
from sixtysix_gui.ai.two.solver.deal_solver cimport DealSolver
from sixtysix_gui.ai.two.solver.position cimport Position
from sixtysix_gui.ai.two.solver.stop cimport Stop

@cython.final
cdef class LineSearch:
    cdef Stop stop
    cdef Sampler sampler
    cdef DealSolver solver
    cdef Position root
    cdef Position position
    cdef int[512] lines
    cdef int[64] lengths
    cdef int[64] alive
    cdef int count, worlds
    cdef unsigned int[1024] hands
    cdef signed char[65536] values
    cdef void released(self, int worlds)
    cdef void add_world(self) noexcept nogil
    cdef int line_value(self, int line, int seat) noexcept nogil
