cimport cython
from tools.strength.yardsticks cimport bits

@cython.final
cdef class Laws:
    cdef readonly object rules
    cdef readonly object contract
    cdef readonly tuple ranks
    cdef readonly int copies, number, seats, parties, step
    cdef readonly bint head, must_trump, overtrump, asks_partner, claims
    cdef readonly bint first_lead_trumps, marriage_trumps, melds, bidder_melds
    cdef readonly bint melds_first, melds_exhausted, rising, robs, widow
    cdef readonly int target, last_bonus, goal, worth, pays, tick
    cdef int[4] side
    cdef int[48] suit_of
    cdef int[48] points_of
    cdef int[48] strength_of
    cdef unsigned long long[48] above
    cdef unsigned long long[4] suits
    cdef unsigned long long[4] kings
    cdef unsigned long long[4] queens
    cdef readonly unsigned long long lower, sevens, aces, tens
