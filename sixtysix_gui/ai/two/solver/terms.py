"""What of a rule set decides the searches, in numbers: read once for a rule set and a trump suit.

Cards are places 0 to 31 of a mask (`masks.py`). A *standing* is a player's card points in one
number (`payoffs.py`): below zero, without a trick. A *context* says how the talon was closed: 0
not at all, else 1 + 3 * closer + the kind of the defender's standing at the close. The *kind* of a
standing is that of standings.py; its *class* is the kind, or 3 from 66 on.
"""

from __future__ import annotations

from sixtysix_gui.ai.two.solver import standings
from sixtysix_gui.ai.two.solver.numbers import (
    HIGHER,
    LINES,
    MARRIAGE,
    POINTS,
    SUIT_OF,
    Payoffs,
    bit_of,
)
from sixtysix_gui.rules.cards import ALL_CARDS, Suit, card_of
from sixtysix_gui.rules.scoring.points import LAST_TRICK_BONUS, SCHNEIDER_LINE, TARGET, Close
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, marriage_points

CONTEXTS = 7
"""No close, and for each closer a defender of each kind."""
_KINDS = 3
_CLASSES = 4
_ORDERS = 3
_SPAN = (0, SCHNEIDER_LINE - 1, SCHNEIDER_LINE, TARGET - 1, TARGET, 2 * TARGET)
"""The least and the most card points of each class with a trick."""


class Terms:
    """The numbers of one rule set and one trump suit; see the module for the words."""

    def __init__(self, rules: Rules, trump: Suit) -> None:
        self._read_cards(rules, trump)
        self._read_flags(rules)
        self.claims = [0] * 42
        self.mosts = [0] * 42
        self.waits = [0] * 14
        self.ends = [0] * 672
        self.open_mosts = [0] * 6
        for context in range(CONTEXTS):
            self._read_payoffs(Payoffs(rules, _close_of(context)), context)
        for seat in range(2):
            for kind in range(_KINDS):
                self.open_mosts[seat * 3 + kind] = self._most_while_open(seat, kind)

    def _read_cards(self, rules: Rules, trump: Suit) -> None:
        self.points = [0] * 32
        self.higher = [0] * 32
        self.suit_of = [0] * 32
        for card in ALL_CARDS:
            bit = bit_of(card)
            place = bit.bit_length() - 1
            self.points[place] = POINTS[bit]
            self.higher[place] = HIGHER[bit]
            self.suit_of[place] = SUIT_OF[bit]
        self.trumps = SUIT_OF[bit_of(card_of(ALL_CARDS[0].rank, trump))]
        self.taking = [0] * 32
        for place in range(32):
            self.taking[place] = self.higher[place]
            if self.suit_of[place] != self.trumps:
                self.taking[place] |= self.trumps
        rank = rules.exchange_rank
        self.lowest = 0 if rank is None else bit_of(card_of(rank, trump))
        self.pairs = [0] * 4
        self.pair_points = [0] * 4
        for suit in Suit:
            self.pairs[suit] = MARRIAGE[suit]
            self.pair_points[suit] = marriage_points(suit, trump)

    def _read_flags(self, rules: Rules) -> None:
        self.follow = rules.strict_follow
        self.head = rules.strict_head
        self.trump_when_void = rules.strict_trump
        self.meld_first_lead = rules.meld_first_lead
        self.meld_when_closed = rules.meld_when_closed
        self.meld_when_exhausted = rules.meld_when_exhausted
        self.meld_needs_trick = rules.meld_validation == "forbidden"
        ends = rules.meld_last_lead == "hand" and not rules.meld_when_exhausted
        self.last_early_meld = rules.deck_hand if ends else 99
        self.king_only = rules.meld_lead_card == "king"
        self.exchange_any_turn = rules.exchange_when == "any-turn"
        self.exchange_needs_trick = rules.exchange_needs_trick
        self.exchange_min_talon = rules.exchange_min_talon
        self.exchange_before_draw = rules.exchange_before_draw
        self.exchange_reply = rules.exchange_defender_on_close
        self.close_first_lead = rules.close_first_lead
        self.close_before_draw = rules.close_before_draw
        self.close_min_talon = rules.close_min_talon
        self.freezes = rules.close_defender_points == "frozen"
        self.automatic = rules.counts_by_itself
        self.claims_anywhere = rules.out_window == "any-turn" and not self.automatic
        self.bonus = LAST_TRICK_BONUS if rules.end_last_trick == "bonus-10" else 0

    def _read_payoffs(self, payoffs: Payoffs, context: int) -> None:
        for seat in range(2):
            self.waits[context * 2 + seat] = payoffs.may_wait[seat]
            for kind in range(_KINDS):
                place = (context * 2 + seat) * _KINDS + kind
                self.claims[place] = payoffs.claim(seat, LINES[kind])
                self.mosts[place] = payoffs.most(seat, LINES[kind])
            for own in range(_CLASSES):
                for other in range(_CLASSES):
                    for order in range(_ORDERS):
                        found = _example(own, other, order)
                        value = payoffs.played_out(seat, *found) if found else 0
                        self.ends[self.end_place(context, seat, own, other, order)] = value

    def _most_while_open(self, seat: int, kind: int) -> int:
        """Return the most a seat can win of an open deal: it may close, the other never has to."""
        best = -9
        for later in range(kind, _KINDS):
            best = max(best, self.mosts[seat * _KINDS + later])
            closed = 1 + 3 * seat + later
            best = max(best, self.mosts[(closed * 2 + seat) * _KINDS + later])
        return best

    def end_place(self, context: int, seat: int, own: int, other: int, order: int) -> int:
        """Return the place in ``ends``; ``order`` is 1 + the sign of own - other."""
        return (((context * 2 + seat) * 4 + own) * 4 + other) * 3 + order

    def claim(self, context: int, seat: int, other: int) -> int:
        """Return what a true claim wins against an opponent of some standing."""
        return self.claims[(context * 2 + seat) * 3 + standings.kind(other)]

    def most(self, context: int, seat: int, other: int) -> int:
        """Return the most a seat can still win once the opponent has some standing."""
        return self.mosts[(context * 2 + seat) * 3 + standings.kind(other)]

    def ended(self, context: int, winner: int, own: int, other: int) -> int:
        """Return what the winner of the last card wins by saying nothing."""
        mine = own if own > 0 else 0
        theirs = other if other > 0 else 0
        order = 1
        if mine != theirs:
            order = 2 if mine > theirs else 0
        first = 3 if own >= 66 else standings.kind(own)
        second = 3 if other >= 66 else standings.kind(other)
        return self.ends[self.end_place(context, winner, first, second, order)]

    def replies(self, led: int, hand: int) -> int:
        """Return the cards of a hand that may follow in the strict phase (rules.md 3.4)."""
        in_suit = hand & self.suit_of[led]
        if self.follow and in_suit:
            above = in_suit & self.higher[led]
            return above if self.head and above else in_suit
        trumps = hand & self.trumps
        return trumps if self.trump_when_void and trumps else hand

    def takers(self, led: int) -> int:
        """Return all cards that take a trick from a led place."""
        return self.taking[led]


def _close_of(context: int) -> Close | None:
    if context == 0:
        return None
    seat, kind = divmod(context - 1, _KINDS)
    return Close(Seat(seat), 2, False, max(LINES[kind], 0), int(kind > 0))


def _example(own: int, other: int, order: int) -> tuple[int, int] | None:
    """Return standings of two classes with an order of their points, or None if there are none."""
    for mine in _ends_of(own):
        for theirs in _ends_of(other):
            found = (max(mine, 0) > max(theirs, 0)) - (max(mine, 0) < max(theirs, 0)) + 1
            if found == order:
                return mine, theirs
    return None


def _ends_of(standing_class: int) -> tuple[int, ...]:
    if standing_class == 0:
        return (-1,)
    return _SPAN[2 * standing_class - 2 : 2 * standing_class]
