"""A deal that is played on quickly: an engine of its own, tried against that of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from tools.coach.referees.thumb.terms import (
    CLOSE,
    EXCHANGE,
    LET,
    MELDS,
    OUT,
    PAIRS,
    POINTS,
    SUITS,
    TAKE,
    Terms,
    mask_of,
    place_of,
    places_in,
    terms_for,
)

LEAD, FOLLOW, BEFORE_DRAW, REPLY, FINAL, OVER = range(6)
OPEN, CLOSED, EXHAUSTED = range(3)
_PHASES = {
    Phase.LEAD: LEAD,
    Phase.FOLLOW: FOLLOW,
    Phase.PRE_DRAW: BEFORE_DRAW,
    Phase.REPLY: REPLY,
    Phase.FINAL: FINAL,
    Phase.SETTLED: OVER,
}
_STATUSES = {TalonStatus.OPEN: OPEN, TalonStatus.CLOSED: CLOSED, TalonStatus.EXHAUSTED: EXHAUSTED}
_ALL = (1 << 32) - 1
NOTHING = -1


class Deal:
    """All cards and the state of play; moves change it. Pairs are by seat, 0 and 1.

    ``talon`` is drawn from its end and has the turn-up in front. ``shown`` are cards known to lie
    in a hand, ``denied`` those that a reply has proved not to. ``value`` is what seat 0 has won.
    """

    __slots__ = (
        "bound",
        "captured",
        "close_points",
        "close_tricks",
        "closer",
        "denied",
        "hands",
        "led",
        "melded",
        "phase",
        "played",
        "shown",
        "status",
        "suit",
        "talon",
        "terms",
        "to_act",
        "tricks",
        "trump",
        "value",
    )

    def __init__(self, view: View, other: int, talon: Sequence[int]) -> None:
        """Take up a view, the hand of the other, and the talon in drawing order, turn-up last."""
        seat = int(view.seat)
        own = mask_of(view.hand)
        self.terms: Terms = terms_for(view.rules)
        self.trump = int(view.trump_suit)
        self.hands = [own, other] if seat == 0 else [other, own]
        self.talon = list(reversed(talon))
        self.phase = _PHASES[view.phase]
        self.status = _STATUSES[view.status]
        self.to_act = int(view.to_act)
        self.led = NOTHING if view.led is None else place_of(view.led)
        self.captured = [each.captured + each.bonus for each in view.card_points]
        self.melded = [each.melded for each in view.card_points]
        self.tricks = [each.tricks for each in view.card_points]
        self.suit = NOTHING if view.melded_suit is None else int(view.melded_suit)
        self.bound = view.bound
        close = view.close
        self.closer = NOTHING if close is None else int(close.seat)
        self.close_points = 0 if close is None else close.defender_points
        self.close_tricks = 0 if close is None else close.defender_tricks
        self.played = len(view.won)
        self.shown = [mask_of(cards) for cards in view.known]
        self.denied = [0, 0]
        if close is not None:
            for trick in view.won:
                if trick.number >= close.trick:
                    self._note(1 - trick.leader, place_of(trick.led), place_of(trick.reply))
        self.value = 0

    def copy(self) -> Deal:
        """Return a deal that goes its own way from here."""
        twin = Deal.__new__(Deal)
        twin.terms, twin.trump = self.terms, self.trump
        twin.hands, twin.talon = self.hands[:], self.talon[:]
        twin.phase, twin.status, twin.to_act = self.phase, self.status, self.to_act
        twin.led, twin.suit, twin.bound = self.led, self.suit, self.bound
        twin.captured, twin.melded, twin.tricks = self.captured[:], self.melded[:], self.tricks[:]
        twin.closer, twin.close_points = self.closer, self.close_points
        twin.close_tricks, twin.played = self.close_tricks, self.played
        twin.shown, twin.denied, twin.value = self.shown[:], self.denied[:], self.value
        return twin

    def total(self, seat: int) -> int:
        """Return the card points of a seat that count."""
        return self.captured[seat] + (self.melded[seat] if self.tricks[seat] else 0)

    # ------------------------------------------------------------------ what may be done

    def moves(self) -> list[int]:
        """List the legal moves but false claims."""
        phase = self.phase
        if phase == FOLLOW:
            return places_in(self.replies())
        found: list[int] = []
        if self.may_claim():
            found.append(OUT)
        if self.may_exchange():
            found.append(EXCHANGE)
        if phase in (LEAD, BEFORE_DRAW):
            found += [MELDS + suit for suit in range(4) if self.may_meld(suit)]
            if self.may_close():
                found.append(CLOSE)
        if phase == BEFORE_DRAW:
            if not self.bound:
                found.append(TAKE)
        elif phase == LEAD:
            hand = self.hands[self.to_act]
            found += places_in(hand if self.suit == NOTHING else hand & PAIRS[self.suit])
        elif phase != OVER:
            found.append(LET)
        return found

    def may_claim(self) -> bool:
        """Return whether the seat to act may claim 66, and rightly."""
        seat = self.to_act
        if self.terms.automatic or self.phase not in (LEAD, BEFORE_DRAW, FINAL):
            return False
        return self.tricks[seat] > 0 and self.total(seat) >= 66

    def may_exchange(self) -> bool:
        """Return whether the seat to act may take the turn-up for the lowest trump."""
        terms, phase = self.terms, self.phase
        if not self.hands[self.to_act] & self.lowest_trump():
            return False
        if phase == REPLY:
            return True
        if phase == BEFORE_DRAW and not (terms.exchange_before_draw and self.may_close()):
            return False
        return (
            phase in (LEAD, BEFORE_DRAW)
            and self.status == OPEN
            and len(self.talon) >= terms.exchange_min_talon
            and (self.tricks[self.to_act] > 0 or not terms.exchange_needs_trick)
            and self.suit == NOTHING
        )

    def lowest_trump(self) -> int:
        """Return the card that is exchanged as a mask, empty where nothing is."""
        lowest = self.terms.lowest
        return 0 if lowest < 0 else 1 << 8 * self.trump + lowest

    def may_meld(self, suit: int) -> bool:
        """Return whether the seat to act may show the marriage of a suit."""
        terms, pair = self.terms, PAIRS[suit]
        if self.suit != NOTHING or self.hands[self.to_act] & pair != pair:
            return False
        if self.played == 0 and not terms.meld_first_lead:
            return False
        if self.status == CLOSED:
            return terms.meld_when_closed
        if self.status == EXHAUSTED:
            return terms.meld_when_exhausted
        if self.phase == LEAD:
            return True
        too_late = self.played >= terms.hand and not terms.meld_when_exhausted
        return self.may_close() and not too_late

    def may_close(self) -> bool:
        """Return whether the seat to act may close."""
        terms = self.terms
        return (
            self.phase in (LEAD, BEFORE_DRAW)
            and self.status == OPEN
            and (self.played > 0 or terms.close_first_lead)
            and len(self.talon) >= terms.close_min_talon
            and (self.phase == LEAD or terms.close_before_draw)
        )

    def replies(self) -> int:
        """Return the cards that may follow, as a mask."""
        hand = self.hands[self.to_act]
        return hand if self.status == OPEN else strict_replies(hand, self.led, self.trump)

    # ------------------------------------------------------------------ what moves do

    def make(self, move: int) -> None:
        """Make a legal move."""
        if move < MELDS:
            if self.led == NOTHING:
                self._lead(move)
            else:
                self._follow(move)
        elif move == TAKE:
            self._draw()
        elif move < EXCHANGE:
            self._meld(move - MELDS)
        elif move == EXCHANGE:
            self._exchange()
        elif move == CLOSE:
            self._close()
        elif move == OUT:
            self._settle(self.to_act)
        elif self.phase == REPLY:
            self.phase, self.to_act = LEAD, 1 - self.to_act
        else:
            self._settle(NOTHING)

    def _lead(self, card: int) -> None:
        self.hands[self.to_act] ^= 1 << card
        self.led, self.suit, self.phase, self.to_act = card, NOTHING, FOLLOW, 1 - self.to_act

    def _follow(self, card: int) -> None:
        seat, led = self.to_act, self.led
        if self.status == CLOSED:
            self._note(seat, led, card)
        self.hands[seat] ^= 1 << card
        winner = seat if takes(card, led, self.trump) else 1 - seat
        self.captured[winner] += POINTS[led] + POINTS[card]
        self.tricks[winner] += 1
        self.played += 1
        self.led, self.phase, self.to_act = NOTHING, LEAD, winner
        last = not self.hands[winner]
        if last and self.terms.bonus and self.closer == NOTHING:
            self.captured[winner] += 10
        if self._is_out(winner):
            self._settle(winner)
        elif last:
            self.phase = FINAL
            if self.terms.automatic:
                self._settle(NOTHING)
        elif self.status == OPEN:
            waits = self.terms.close_before_draw and len(self.talon) >= self.terms.close_min_talon
            if waits:
                self.phase = BEFORE_DRAW
            else:
                self._draw()

    def _note(self, seat: int, led: int, card: int) -> None:
        """Note what a reply behind a closed talon proves its seat not to hold."""
        suit, trumps = SUITS[led >> 3], SUITS[self.trump]
        if not 1 << card & suit:
            self.denied[seat] |= suit
            if not 1 << card & trumps:
                self.denied[seat] |= trumps
        elif card < led:
            self.denied[seat] |= suit & _ALL << led

    def _draw(self) -> None:
        for seat in (self.to_act, 1 - self.to_act):
            card = 1 << self.talon.pop()
            self.hands[seat] |= card
            if not self.talon:
                self.shown[seat] |= card
                self.status = EXHAUSTED
        self.phase = LEAD

    def _meld(self, suit: int) -> None:
        seat = self.to_act
        self.melded[seat] += 40 if suit == self.trump else 20
        self.suit = suit
        self.shown[seat] |= PAIRS[suit]
        self.bound = self.phase == BEFORE_DRAW
        if self._is_out(seat):
            self._settle(seat)

    def _exchange(self) -> None:
        seat, given = self.to_act, self.lowest_trump()
        taken = 1 << self.talon[0]
        self.talon[0] = given.bit_length() - 1
        self.hands[seat] ^= given | taken
        self.shown[seat] = self.shown[seat] & ~given | taken
        if self.phase == REPLY:
            self.phase, self.to_act = LEAD, 1 - seat
        else:
            self.bound = self.bound or self.phase == BEFORE_DRAW

    def _close(self) -> None:
        seat = self.to_act
        self.closer, self.status, self.bound = seat, CLOSED, False
        self.close_points, self.close_tricks = self.total(1 - seat), self.tricks[1 - seat]
        self.phase = LEAD
        if self.terms.exchange_on_close:
            self.phase, self.to_act = REPLY, 1 - seat

    def _is_out(self, seat: int) -> bool:
        return self.terms.automatic and self.tricks[seat] > 0 and self.total(seat) >= 66

    def _settle(self, claimant: int) -> None:
        won = self._claimed(claimant) if claimant != NOTHING else self._played_out()
        self.value = won if self.to_act == 0 else -won
        self.phase = OVER

    def _claimed(self, seat: int) -> int:
        """Return what a claim of the seat to act wins, or loses if it is false."""
        terms, other = self.terms, 1 - seat
        if self.total(seat) < 66:
            price = terms.falsely_claimed(self.total(other), self.tricks[other])
            failed = terms.failed(self.close_tricks) if self.closer == seat else 0
            return -max(price, failed)
        if self.closer == other:
            return terms.overtaken(self.close_tricks)
        if self.closer == seat and terms.at_close:
            return terms.price(self.close_points, self.close_tricks)
        return terms.price(self.total(other), self.tricks[other])

    def _played_out(self) -> int:
        """Return what the winner of the last trick wins if no one claims."""
        terms, seat, other = self.terms, self.to_act, 1 - self.to_act
        if self.closer != NOTHING:
            failed = terms.failed(self.close_tricks)
            return -failed if self.closer == seat else failed
        if terms.last_trick_wins:
            return 1
        own, theirs = self.total(seat), self.total(other)
        if own == theirs:
            return 0
        loser = other if own > theirs else seat
        price = terms.price(self.total(loser), self.tricks[loser])
        return price if loser == other else -price


def takes(card: int, led: int, trump: int) -> bool:
    """Return whether a reply takes the trick."""
    return card > led if card >> 3 == led >> 3 else card >> 3 == trump


def strict_replies(hand: int, led: int, trump: int) -> int:
    """Return the cards of a hand that may follow behind a closed talon, as a mask."""
    in_suit = hand & SUITS[led >> 3]
    if in_suit:
        return in_suit & _ALL << led or in_suit
    return hand & SUITS[trump] or hand
