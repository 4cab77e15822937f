cimport cython
from tools.strength.yardsticks cimport bits
from tools.strength.yardsticks.dealing cimport Chance
from tools.strength.yardsticks.laws cimport Laws
from tools.strength.yardsticks.payment cimport paid
from tools.strength.yardsticks.position cimport Position

cdef int _POINTS, _NO_TRICK, _WHIM, _LONG, _AT_STAKE, _FOR_LENGTH, _ROYAL

@cython.locals(total=cython.double)
cpdef double worth(Position position, Position scratch, int card, int side, int times, Chance chance) noexcept
cpdef void play_out(Position position, Chance chance) noexcept
@cython.locals(cards=cython.ulonglong)
cpdef int choose(Position position, Chance chance) noexcept
cdef int any_of(unsigned long long cards, Chance chance) noexcept
@cython.locals(cards=cython.ulonglong)
cdef unsigned long long elsewhere(Position position) noexcept
@cython.locals(found=cython.ulonglong)
cdef unsigned long long high_of(Position position, unsigned long long cards, unsigned long long others) noexcept
@cython.locals(found=cython.ulonglong)
cdef unsigned long long taking_of(Position position, unsigned long long cards) noexcept
@cython.locals(trumps=cython.ulonglong, others=cython.ulonglong, high=cython.ulonglong)
cdef int lead(Position position, unsigned long long cards) noexcept
@cython.locals(laws=Laws, held=cython.ulonglong, pair=cython.ulonglong, rest=cython.ulonglong, is_pair=cython.bint, found=cython.int, most=cython.int, worth_of=cython.int)
cdef int make_trump(Position position, unsigned long long cards) noexcept
@cython.locals(plain=cython.ulonglong, low=cython.ulonglong)
cdef int cheapest(Position position, unsigned long long cards, unsigned long long trumps) noexcept
@cython.locals(laws=Laws, trumps=cython.ulonglong, others=cython.ulonglong, plain=cython.ulonglong, taking=cython.ulonglong, low=cython.ulonglong, is_last=cython.bint, ours=cython.bint)
cdef int follow(Position position, unsigned long long cards) noexcept
cdef int strongest(Position position, unsigned long long cards) noexcept
cdef int weakest(Position position, unsigned long long cards) noexcept
@cython.locals(under=cython.ulonglong)
cdef int duck(Position position, unsigned long long cards) noexcept
@cython.locals(high=cython.ulonglong, taking=cython.ulonglong, low=cython.ulonglong, laws=Laws)
cdef int win_all(Position position, unsigned long long cards) noexcept
