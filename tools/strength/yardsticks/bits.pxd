# Inlined into the compiled modules that use it; the .py beside it is never compiled.
from libc.math cimport log, sqrt

cdef extern from *:
    int __builtin_ctzll(unsigned long long) noexcept nogil
    int __builtin_clzll(unsigned long long) noexcept nogil
    int __builtin_popcountll(unsigned long long) noexcept nogil

cdef inline unsigned long long single(int number) noexcept nogil:
    return (<unsigned long long>1) << number

cdef inline int lowest(unsigned long long cards) noexcept nogil:
    return __builtin_ctzll(cards)

cdef inline int highest(unsigned long long cards) noexcept nogil:
    return 63 - __builtin_clzll(cards)

cdef inline int count(unsigned long long cards) noexcept nogil:
    return __builtin_popcountll(cards)

cdef inline unsigned long long rest(unsigned long long cards) noexcept nogil:
    return cards & (cards - 1)

cdef inline unsigned long long wrapped(unsigned long long number) noexcept nogil:
    return number

cdef inline double reach(int possible, int played) noexcept nogil:
    return sqrt(log(possible + 1.0) / played)
