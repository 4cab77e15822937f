cimport cython
from sixtysix_gui.ai.many.search cimport codes, sets
from sixtysix_gui.ai.many.search.terms cimport TrickTerms

@cython.final
cdef class TrickPosition:
    cdef readonly TrickTerms terms
    cdef unsigned long long[4] hands
    cdef unsigned long long[4] served
    cdef unsigned long long gone
    cdef unsigned long long captured, melded, tricks
    cdef int shown
    cdef int marriages
    cdef readonly int phase
    cdef readonly int to_act
    cdef int leader
    cdef int trump
    cdef int melded_suit
    cdef int trick_number
    cdef int on_table
    cdef int led
    cdef int first
    cdef int best
    cdef int winner
    cdef int trick_points
    cdef int widow
    cdef int claimant
    cdef int last_winner
    cdef int slammers
    cdef int made
    cdef int talon_left
    cdef int[48] talon
    cdef bint free_melds
    cdef readonly int number
    cdef int[64] moves
    cdef void copy(self, TrickPosition other) noexcept nogil
    cdef int list_moves(self) noexcept nogil
    cdef void add_move(self, int move) noexcept nogil
    cdef void add_cards(self, unsigned long long cards) noexcept nogil
    cdef void list_leads(self) noexcept nogil
    @cython.locals(plain=cython.ulonglong, aces=cython.ulonglong)
    cdef unsigned long long opening_leads(self, unsigned long long hand) noexcept nogil
    cdef void list_shown(self) noexcept nogil
    cdef bint may_meld(self, int seat, int suit) noexcept nogil
    cdef bint holds_marriage(self, int seat, int suit) noexcept nogil
    @cython.locals(lane=cython.ulonglong, same=cython.ulonglong, beating=cython.ulonglong, trumps=cython.ulonglong)
    cdef unsigned long long playable(self, unsigned long long hand) noexcept nogil
    @cython.locals(lane=cython.ulonglong, same=cython.ulonglong, plain=cython.ulonglong)
    cdef unsigned long long playable_at_opening(self, unsigned long long hand) noexcept nogil
    cdef unsigned long long lane(self, int suit) noexcept nogil
    cdef unsigned long long above(self, int place) noexcept nogil
    cdef void apply(self, int move) noexcept nogil
    cdef void meld(self, int seat, int suit) noexcept nogil
    cdef int serve(self, int seat, int place) noexcept nogil
    cdef int copy_to_play(self, int seat, int place) noexcept nogil
    cdef void play(self, int place) noexcept nogil
    cdef bint is_blind(self) noexcept nogil
    cdef bint takes_over(self, int place) noexcept nogil
    cdef bint opens_over(self, int place) noexcept nogil
    @cython.locals(is_last=cython.bint)
    cdef void end_trick(self) noexcept nogil
    cdef void draw(self) noexcept nogil
    cdef void before_lead(self) noexcept nogil
    @cython.locals(held=cython.ulonglong)
    cdef void rob(self) noexcept nogil
    cdef void show_forced(self) noexcept nogil
    cdef bint claim_if_true(self, int seat) noexcept nogil
    cdef int amount(self, unsigned long long packed, int seat) noexcept nogil
    cdef int total_of(self, int party) noexcept nogil
    cdef int tricks_of(self, int party) noexcept nogil
    cdef int own_total(self, int seat) noexcept nogil
    @cython.locals(won=cython.bint)
    cdef void check_goal(self) noexcept nogil
    cdef void check_sevens(self, int seat) noexcept nogil
    cdef bint holds_sevens(self, int seat) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef void end_with(self, int made) noexcept nogil
    cdef int worths(self) noexcept nogil
    @cython.locals(key=cython.ulonglong, total=cython.ulonglong)
    cdef unsigned long long end_number(self) noexcept nogil
