cimport cython
from tools.strength.yardsticks cimport bits, playouts
from tools.strength.yardsticks.dealing cimport Chance, Dealer
from tools.strength.yardsticks.laws cimport Laws
from tools.strength.yardsticks.payment cimport paid
from tools.strength.yardsticks.position cimport Position

cdef int _NONE

@cython.final
cdef class Tree:
    cdef readonly Laws laws
    cdef readonly double exploration
    cdef readonly Position position
    cdef readonly Position scratch
    cdef int used
    cdef int[100001] card
    cdef int[100001] first
    cdef int[100001] following
    cdef int[100001] played
    cdef int[100001] possible
    cdef double[100001] total
    cdef int[64] path
    cdef int[64] sides
    cpdef list search(self, Dealer dealer, Chance chance, int iterations)
    @cython.locals(total=cython.double, squares=cython.double, gain=cython.double)
    cdef double spread(self, Dealer dealer, Chance chance)
    cdef int add(self, int card) noexcept
    @cython.locals(position=Position, cards=cython.ulonglong, fresh=cython.ulonglong, below=cython.int, node=cython.int, is_new=cython.bint)
    cdef void descend(self, Chance chance) noexcept
    @cython.locals(cards=cython.ulonglong)
    cdef unsigned long long tried(self, int node) noexcept
    @cython.locals(times=cython.double, reach=cython.double, promise=cython.double, most=cython.double, found=cython.int)
    cdef int best(self, int node, unsigned long long cards) noexcept
    cdef void count_possible(self, int node, unsigned long long cards) noexcept
