cimport cython
from tools.strength.yardsticks cimport bits
from tools.strength.yardsticks.laws cimport Laws
from tools.strength.yardsticks.payment cimport paid
from tools.strength.yardsticks.position cimport Position

cdef double _ALL

@cython.final
cdef class Solver:
    cdef readonly Laws laws
    cdef list stack
    cdef double[120] worths
    cdef readonly long nodes
    @cython.locals(first=Position)
    cpdef double worth(self, Position position, int card, int side)
    @cython.locals(first=Position)
    cpdef double value(self, Position position, int side)
    @cython.locals(here=Position, below=Position, own=cython.bint, best=cython.double, worth=cython.double, cards=cython.ulonglong, card=cython.int)
    cdef double search(self, int depth, int side, double low, double high)
    @cython.locals(here=Position, below=Position, own=cython.int, best=cython.double, cards=cython.ulonglong, card=cython.int)
    cdef void search_three(self, int depth)
