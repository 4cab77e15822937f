cimport cython
from tools.strength.yardsticks cimport bits
from tools.strength.yardsticks.laws cimport Laws

cdef int _ALTE, _ELF, _DISSLE, _NO_TRICK, _ALL_TRICKS, _OUT, _TRICKS_TO_GO_OUT, _SEVENS, _ROYAL, _PLAIN
cdef int UNDECIDED

@cython.final
cdef class Position:
    cdef readonly Laws laws
    cdef unsigned long long[4] hands
    cdef unsigned long long[4] served
    cdef int[4] captured
    cdef int[4] melded
    cdef int[4] tricks
    cdef int[48] talon
    cdef public int talon_next, talon_end
    cdef readonly int trump, turn, number, count
    cdef readonly int led, best, winner, pot, bound, marriages, widow, first_winner, opening, forehand
    cdef readonly int bidder, bid, level, out, claimant, made, last
    cdef readonly bint over
    cdef void add_widow(self, int card) noexcept nogil
    cdef void copy(self, Position other) noexcept nogil
    @cython.locals(cards=cython.ulonglong)
    cpdef unsigned long long legal(self) noexcept nogil
    @cython.locals(hand=cython.ulonglong, same=cython.ulonglong, beating=cython.ulonglong, trumps=cython.ulonglong)
    cdef unsigned long long playable(self) noexcept nogil
    @cython.locals(plain=cython.ulonglong)
    cdef unsigned long long playable_at_opening(self, unsigned long long hand) noexcept nogil
    cdef bint takes(self, int card) noexcept nogil
    @cython.locals(pair=cython.ulonglong, leads=cython.bint)
    cpdef void play(self, int card) noexcept nogil
    cdef void lay(self, int card) noexcept nogil
    @cython.locals(both=cython.ulonglong, served=cython.ulonglong)
    cdef void swap_copies(self, int seat, int card) noexcept nogil
    cdef int after(self, int seat) noexcept nogil
    @cython.locals(free=cython.ulonglong)
    cdef bint may_show(self, int seat, int suit) noexcept nogil
    @cython.locals(free=cython.ulonglong, king=cython.ulonglong, queen=cython.ulonglong)
    cdef void show(self, int seat, int suit) noexcept nogil
    cdef void claim(self) noexcept nogil
    cdef void before_lead(self) noexcept nogil
    cdef void let_partner_show(self, int partner) noexcept nogil
    @cython.locals(seven=cython.ulonglong)
    cdef void rob(self) noexcept nogil
    @cython.locals(is_last=cython.bint)
    cdef void end_trick(self) noexcept nogil
    cdef void draw(self) noexcept nogil
    cdef void check_goal(self, bint is_last) noexcept nogil
    cpdef int tricks_of(self, int side) noexcept nogil
    cpdef int total_of(self, int side) noexcept nogil
