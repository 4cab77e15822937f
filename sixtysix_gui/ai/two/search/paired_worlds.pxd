cimport cython
from sixtysix_gui.ai.two.search.sampler cimport Sampler
from sixtysix_gui.ai.two.search.steady cimport Steady
from sixtysix_gui.ai.two.solver.position cimport Position
from sixtysix_gui.ai.two.solver.stop cimport Stop
from sixtysix_gui.ai.two.solver.terms cimport Terms

@cython.final
cdef class PairedWorlds:
    cdef Steady steady
    cdef Sampler sampler
    cdef Stop stop
    cdef Position root
    cdef unsigned int[4] known
    cdef int[16] steps
    cdef int[4] lengths
    cdef int count, worlds
    cdef unsigned long long seed
    cdef unsigned int[2048] hands
    cdef signed char[32768] talons
    cdef signed char[8192] values
    cdef void released(self, int worlds)
    cdef void add_world(self) noexcept nogil
