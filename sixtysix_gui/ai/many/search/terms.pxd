cimport cython
from sixtysix_gui.ai.many.search.settled cimport Settled

@cython.final
cdef class TrickTerms:
    cdef readonly Settled settled
    cdef readonly int seats
    cdef readonly int players
    cdef readonly int parties
    cdef int[4] side
    cdef int[4] after
    cdef int[64] points
    cdef unsigned long long pack
    cdef int[4] kings
    cdef int[4] queens
    cdef int sevens, aces
    cdef bint robs
    cdef bint head, trump, overtrump
    cdef bint has_talon
    cdef readonly bint first_lead
    cdef bint rising
    cdef readonly bint latest_marriage
    cdef bint melds, partner_melds, melds_first, melds_exhausted, serves_once
    cdef int melder
    cdef bint asks_partner, claims, bonus
    cdef int slam
    cdef int target
    cdef int goal
    cdef int goal_seat
    cdef int opening
