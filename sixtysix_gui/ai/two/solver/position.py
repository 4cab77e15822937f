"""A deal in numbers, changed in place: what searches play thousands of times a second.

Seats are 0 and 1, cards places 0 to 31, hands masks, standings and contexts those of terms.py.
Moves are numbers too: 0 to 31 plays the card of that place, 32 to 35 melds the marriage of that
suit, then EXCHANGE, CLOSE, DRAW, OUT and PASS. The claim after the very last trick is made, or not,
by itself.
"""

from __future__ import annotations

from sixtysix_gui.ai.two.solver import bits, codes, standings
from sixtysix_gui.ai.two.solver.numbers import StateNumbers
from sixtysix_gui.ai.two.solver.terms import Terms


class Position:
    """One deal at one moment.

    ``talon[drawn:size]`` is what is left of the talon, the turn-up last. With ``fixed_draws`` the
    cards face down go in pairs to seat 0 and seat 1 whoever won the trick; only the very last pair,
    whose turn-up both know, goes by the rules. ``led`` is -1 while no card is on the table,
    ``shown`` the marriage just melded. ``value`` is what seat 0 has won in a deal that is over.
    """

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.hands = [0] * 2
        self.standings = [-1] * 2
        self.talon = [0] * 16
        self.moves = [0] * 48
        self.drawn = 0
        self.size = 0
        self.fixed_draws = False
        self.phase = codes.OVER
        self.to_act = 0
        self.trick = 1
        self.status = codes.OPEN
        self.led = -1
        self.shown = 0
        self.bound = False
        self.context = 0
        self.value = 0

    def load(self, numbers: StateNumbers, *, fixed_draws: bool) -> None:
        """Become the position of a state."""
        for seat in range(2):
            self.hands[seat] = numbers.hands[seat]
            self.standings[seat] = numbers.standings[seat]
        self.size = len(numbers.talon)
        for place in range(self.size):
            self.talon[place] = numbers.talon[place]
        self.drawn = 0
        self.fixed_draws = fixed_draws
        self.phase = numbers.phase
        self.to_act = numbers.to_act
        self.trick = numbers.trick
        self.status = numbers.status
        self.led = numbers.led
        self.shown = numbers.shown
        self.bound = numbers.bound
        self.context = numbers.context
        self.value = 0

    def copy(self, other: Position) -> None:
        """Become like another position of the same terms."""
        for seat in range(2):
            self.hands[seat] = other.hands[seat]
            self.standings[seat] = other.standings[seat]
        for place in range(16):
            self.talon[place] = other.talon[place]
        self.drawn = other.drawn
        self.size = other.size
        self.fixed_draws = other.fixed_draws
        self.phase = other.phase
        self.to_act = other.to_act
        self.trick = other.trick
        self.status = other.status
        self.led = other.led
        self.shown = other.shown
        self.bound = other.bound
        self.context = other.context
        self.value = other.value

    def twin(self) -> Position:
        """Return another position that is the same now."""
        other = Position(self.terms)
        other.copy(self)
        return other

    def frozen(self) -> int:
        """Return the seat whose points no longer grow, or -1."""
        if self.context and self.terms.freezes:
            return 1 - (self.context - 1) // 3
        return -1

    def left(self) -> int:
        """Return the number of talon cards, the turn-up included."""
        return self.size - self.drawn

    # ------------------------------------------------------------ what may be done

    def may_exchange(self) -> bool:
        """Return whether the seat to act holds the lowest trump and may exchange it now."""
        seat = self.to_act
        if not self.hands[seat] & self.terms.lowest:
            return False
        if self.phase == codes.REPLY:
            return True
        if self.status != codes.OPEN or self.left() < self.terms.exchange_min_talon or self.shown:
            return False
        if self.terms.exchange_needs_trick and self.standings[seat] < 0:
            return False
        if self.phase == codes.FOLLOW:
            return self.terms.exchange_any_turn
        if self.phase == codes.PRE_DRAW:
            if not self.terms.exchange_before_draw:
                return False
            return self.terms.exchange_any_turn or self.may_close()
        return True

    def may_close(self) -> bool:
        """Return whether the seat to act may close now, given that it is on lead."""
        if self.status != codes.OPEN or self.left() < self.terms.close_min_talon:
            return False
        if self.phase == codes.PRE_DRAW:
            return self.terms.close_before_draw
        return self.trick > 1 or self.terms.close_first_lead

    def may_meld(self) -> bool:
        """Return whether the seat to act, on lead, may meld if it holds a marriage."""
        if self.shown or (self.trick == 1 and not self.terms.meld_first_lead):
            return False
        if self.terms.meld_needs_trick and self.standings[self.to_act] < 0:
            return False
        if self.status == codes.CLOSED:
            return self.terms.meld_when_closed
        if self.status == codes.EXHAUSTED:
            return self.terms.meld_when_exhausted
        if self.phase == codes.PRE_DRAW:
            return self.may_close() and self.trick <= self.terms.last_early_meld
        return True

    def opens_pre_draw(self) -> bool:
        """Return whether anything but drawing and claiming is possible before a draw."""
        left = self.left()
        if self.terms.close_before_draw and left >= self.terms.close_min_talon:
            return True
        if not self.terms.exchange_before_draw or not self.terms.exchange_any_turn:
            return False
        return self.terms.lowest != 0 and left >= self.terms.exchange_min_talon

    def playable(self) -> int:
        """Return the cards that may be played now, as a mask."""
        hand = self.hands[self.to_act]
        if self.phase == codes.FOLLOW:
            return hand if self.status == codes.OPEN else self.terms.replies(self.led, hand)
        if self.phase != codes.LEAD:
            return 0
        if not self.shown:
            return hand
        return self.shown & (self.shown << 1) if self.terms.king_only else self.shown

    def may_claim(self) -> bool:
        """Return whether the seat to act has 66 and may say so now."""
        if self.standings[self.to_act] < 66 or self.terms.automatic:
            return False
        if self.phase == codes.FOLLOW:
            return self.terms.claims_anywhere
        return self.phase != codes.REPLY

    def standing(self, seat: int) -> int:
        """Return the standing of a seat."""
        return self.standings[seat]

    def hand(self, seat: int) -> int:
        """Return the cards of a seat, as a mask."""
        return self.hands[seat]

    def talon_places(self) -> list[int]:
        """Return the places of what is left of the talon, the turn-up last."""
        return [self.talon[place] for place in range(self.drawn, self.size)]

    def sensible_moves(self) -> list[int]:
        """Return what ``list_moves`` writes, as a list."""
        return [self.moves[place] for place in range(self.list_moves())]

    def play(self, move: int) -> None:
        """Make a legal move, as ``apply`` does for other compiled modules."""
        self.apply(move)

    def list_moves(self) -> int:
        """Write the sensible moves into ``moves`` and return their number.

        A true claim is the only move where it may not pay to wait; a false one is never listed.
        """
        number = 0
        if self.may_claim():
            self.moves[0] = codes.OUT
            number = 1
            if not self.terms.waits[self.context * 2 + self.to_act]:
                return 1
        if self.may_exchange():
            self.moves[number] = codes.EXCHANGE
            number += 1
        if self.phase == codes.LEAD or self.phase == codes.PRE_DRAW:
            number = self.list_acts(number)
        elif self.phase == codes.REPLY:
            self.moves[number] = codes.PASS
            number += 1
        cards = self.playable()
        while cards:
            place = bits.lowest(cards)
            cards ^= bits.single(place)
            self.moves[number] = place
            number += 1
        return number

    def list_acts(self, number: int) -> int:
        """Add the acts of a leader after ``number`` moves; return their number then."""
        if self.may_meld():
            hand = self.hands[self.to_act]
            for suit in range(4):
                pair = self.terms.pairs[suit]
                if hand & pair == pair:
                    self.moves[number] = codes.MELD + suit
                    number += 1
        if self.may_close():
            self.moves[number] = codes.CLOSE
            number += 1
        if self.phase == codes.PRE_DRAW and not self.bound:
            self.moves[number] = codes.DRAW
            number += 1
        return number

    # ------------------------------------------------------------ what it does

    def apply(self, move: int) -> None:
        """Make a legal move."""
        if move < codes.MELD:
            if self.phase == codes.LEAD:
                self.lead_card(move)
            else:
                self.reply(move)
        elif move < codes.EXCHANGE:
            self.meld(move - codes.MELD)
        elif move == codes.EXCHANGE:
            self.exchange()
        elif move == codes.CLOSE:
            self.close()
        elif move == codes.DRAW:
            self.draw()
        elif move == codes.OUT:
            self.claim()
        else:
            self.phase = codes.LEAD
            self.to_act = 1 - self.to_act

    def lead_card(self, place: int) -> None:
        """Put a card of the leader on the table."""
        self.hands[self.to_act] ^= bits.single(place)
        self.led = place
        self.shown = 0
        self.phase = codes.FOLLOW
        self.to_act = 1 - self.to_act

    def reply(self, place: int) -> None:
        """Answer the card on the table and give the trick away."""
        seat = self.to_act
        bit = bits.single(place)
        self.hands[seat] ^= bit
        winner = seat if bit & self.terms.taking[self.led] else 1 - seat
        points = self.terms.points[self.led] + self.terms.points[place]
        standing = self.standings[winner]
        if winner != self.frozen():
            self.standings[winner] = standings.won(standing, points)
        elif standing < 0:
            self.standings[winner] = 0
        self.led = -1
        self.trick += 1
        self.to_act = winner
        self.phase = codes.LEAD
        self.end_trick()

    def end_trick(self) -> None:
        """Go on after a trick: to its winner's lead, to the draw, or to the end."""
        winner = self.to_act
        last = not self.hands[winner]
        if last and not self.context:
            self.standings[winner] += self.terms.bonus
        if self.terms.automatic and self.standings[winner] >= 66:
            self.claim()
        elif last:
            self.finish()
        elif self.status == codes.OPEN:
            if self.opens_pre_draw():
                self.phase = codes.PRE_DRAW
            else:
                self.draw()

    def finish(self) -> None:
        """Settle after the last trick; its winner claims if that pays."""
        winner = self.to_act
        own = self.standings[winner]
        other = self.standings[1 - winner]
        value = self.terms.ended(self.context, winner, own, other)
        if own >= 66 and not self.terms.automatic:
            claim = self.terms.claim(self.context, winner, other)
            if claim > value:
                value = claim
        self.settle(winner, value)

    def claim(self) -> None:
        """Settle by a true claim of the seat to act."""
        seat = self.to_act
        self.settle(seat, self.terms.claim(self.context, seat, self.standings[1 - seat]))

    def settle(self, seat: int, value: int) -> None:
        """End the deal with what a seat wins."""
        self.value = value if seat == 0 else -value
        self.phase = codes.OVER

    def meld(self, suit: int) -> None:
        """Show a marriage."""
        seat = self.to_act
        self.shown = self.terms.pairs[suit]
        self.bound = self.phase == codes.PRE_DRAW
        if seat != self.frozen():
            points = self.terms.pair_points[suit]
            standing = self.standings[seat]
            self.standings[seat] = standings.melded(standing, points)
            if self.terms.automatic and self.standings[seat] >= 66:
                self.claim()

    def exchange(self) -> None:
        """Exchange the lowest trump for the turn-up."""
        seat = self.to_act
        last = self.size - 1
        taken = self.talon[last]
        self.talon[last] = bits.lowest(self.terms.lowest)
        self.hands[seat] ^= self.terms.lowest | bits.single(taken)
        if self.phase == codes.REPLY:
            self.phase = codes.LEAD
            self.to_act = 1 - seat
        elif self.phase == codes.PRE_DRAW and not self.terms.exchange_any_turn:
            self.bound = True

    def close(self) -> None:
        """Close the talon; the other may have the right to exchange first."""
        seat = self.to_act
        other = 1 - seat
        standing = self.standings[other]
        self.context = 1 + 3 * seat + standings.kind(standing)
        self.status = codes.CLOSED
        self.bound = False
        self.phase = codes.LEAD
        if self.terms.freezes and standing < -1:
            self.standings[other] = -1
        if self.terms.exchange_reply and self.hands[other] & self.terms.lowest:
            self.phase = codes.REPLY
            self.to_act = other

    def draw(self) -> None:
        """Let both draw, the winner of the trick first."""
        first = self.to_act
        if self.fixed_draws and self.left() > 2:
            first = 0
        self.hands[first] |= bits.single(self.talon[self.drawn])
        self.hands[1 - first] |= bits.single(self.talon[self.drawn + 1])
        self.drawn += 2
        self.phase = codes.LEAD
        if self.drawn == self.size:
            self.status = codes.EXHAUSTED
