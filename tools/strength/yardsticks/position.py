"""The card play of a deal with every card known, in numbers: what may be played, what it pays.

Cards are numbers of ``Laws``, hands sets of bits. True claims are made at once, turn-ups robbed; a
marriage is shown whenever one of its cards is led, and the partner's in four-66 before the lead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tools.strength.yardsticks import bits
from tools.strength.yardsticks.laws import Laws

UNDECIDED = -1
_ALTE, _ELF, _DISSLE = 1, 2, 4
_NO_TRICK, _ALL_TRICKS = 1, 2
_OUT, _TRICKS_TO_GO_OUT = 66, 3
_SEVENS = 5
_ROYAL, _PLAIN = 40, 20


class Position:
    """A deal from the first lead on; it changes with every card."""

    def __init__(self, laws: Laws) -> None:
        self.laws = laws
        self.hands = [0] * 4
        self.served = [0] * 4
        self.captured = [0] * 4
        self.melded = [0] * 4
        self.tricks = [0] * 4
        self.talon = [0] * 48
        self.talon_next = 0
        self.talon_end = 0
        self.trump = -1
        self.turn = 0
        self.number = 1
        self.count = 0
        self.led = -1
        self.best = -1
        self.winner = 0
        self.pot = 0
        self.bound = -1
        self.marriages = 0
        self.widow = 0
        self.first_winner = 0
        self.opening = 0
        self.forehand = 0
        self.bidder = -1
        self.bid = 0
        self.level = 0
        self.out = -1
        self.over = False
        self.claimant = UNDECIDED
        self.made = UNDECIDED
        self.last = 0

    def load(
        self,
        hands: Sequence[int],
        talon: Sequence[int],
        widow: int,
        table: Sequence[int],
        facts: Facts,
    ) -> None:
        """Take up a deal at the lead to a trick, then lay on the table what lies there.

        Hands hold the cards of the table as well; the talon is in the order in which it is drawn;
        ``widow`` is what the widow counts.
        """
        for seat in range(self.laws.seats):
            self.hands[seat] = hands[seat]
            self.served[seat] = facts.served[seat]
            self.captured[seat] = facts.captured[seat]
            self.melded[seat] = facts.melded[seat]
            self.tricks[seat] = facts.tricks[seat]
        self.talon_next, self.talon_end = 0, len(talon)
        for place in range(len(talon)):
            self.talon[place] = talon[place]
        self.trump = facts.number["trump"]
        self.turn = facts.number["leader"]
        self.number = facts.number["trick"]
        self.count, self.pot, self.led, self.best = 0, 0, -1, -1
        self.bound = facts.number["bound"]
        self.marriages = facts.number["marriages"]
        self.first_winner = facts.number["first_winner"]
        self.widow = widow
        if self.number > 1:
            self.captured[self.first_winner] += widow
        self.opening = facts.number["opening"]
        self.forehand = facts.number["forehand"]
        self.bidder = facts.number["bidder"]
        self.bid = facts.number["bid"]
        self.level = facts.number["level"]
        self.out = facts.number["out"]
        self.over = False
        self.claimant = self.made = UNDECIDED
        self.last = 0
        for card in table:
            self.lay(card)
        if facts.number["fresh"]:
            self.before_lead()

    def become(self, other: Position) -> None:
        """Become like another position, for callers that are not compiled."""
        self.copy(other)

    def copy(self, other: Position) -> None:
        """Become like another position of the same laws."""
        for seat in range(4):
            self.hands[seat] = other.hands[seat]
            self.served[seat] = other.served[seat]
            self.captured[seat] = other.captured[seat]
            self.melded[seat] = other.melded[seat]
            self.tricks[seat] = other.tricks[seat]
        for place in range(other.talon_next, other.talon_end):
            self.talon[place] = other.talon[place]
        self.talon_next = other.talon_next
        self.talon_end = other.talon_end
        self.trump = other.trump
        self.turn = other.turn
        self.number = other.number
        self.count = other.count
        self.led = other.led
        self.best = other.best
        self.winner = other.winner
        self.pot = other.pot
        self.bound = other.bound
        self.marriages = other.marriages
        self.widow = other.widow
        self.first_winner = other.first_winner
        self.opening = other.opening
        self.forehand = other.forehand
        self.bidder = other.bidder
        self.bid = other.bid
        self.level = other.level
        self.out = other.out
        self.over = other.over
        self.claimant = other.claimant
        self.made = other.made
        self.last = other.last

    def add_widow(self, card: int) -> None:
        """Put a card into the widow, which may be won already."""
        points = self.laws.points_of[card]
        if self.number > 1:
            self.captured[self.first_winner] += points
        else:
            self.widow += points

    def legal(self) -> int:
        """Return the cards that may be played; of two copies in a hand only one."""
        cards = self.playable()
        if self.laws.copies == 2:
            cards &= ~((cards & self.laws.lower) << 1)
        return cards

    def playable(self) -> int:
        """Return the cards that may be played, all copies."""
        hand = self.hands[self.turn]
        if self.opening and self.number == 1:
            return self.playable_at_opening(hand)
        if self.count == 0:
            if self.bound < 0:
                return hand
            return hand & (self.laws.kings[self.bound] | self.laws.queens[self.bound])
        if self.talon_next < self.talon_end:
            return hand
        same = hand & self.laws.suits[self.led]
        if same:
            beating = same & self.laws.above[self.best]
            return beating if beating and self.laws.head else same
        if self.trump < 0 or not self.laws.must_trump:
            return hand
        trumps = hand & self.laws.suits[self.trump]
        if not trumps:
            return hand
        beating = trumps & self.laws.above[self.best]
        return beating if beating and self.laws.overtrump else trumps

    def playable_at_opening(self, hand: int) -> int:
        """Return what may be played to the first trick of Gaigel, where trumps are powerless."""
        plain = hand & ~self.laws.suits[self.trump]
        if self.count:
            return plain if plain and self.led != self.trump else hand
        if self.opening == _ALTE or self.opening == _ELF:
            return plain & self.laws.aces
        if not plain or self.opening == _DISSLE:
            return plain if plain else hand
        return plain & ~self.laws.aces

    def takes(self, card: int) -> bool:
        """Return whether a card takes the trick from the one that is winning it."""
        if self.opening and self.number == 1:
            if self.opening == _ELF:
                return False
            if self.opening == _ALTE:
                return card // 2 == self.best // 2
            return (self.laws.above[self.best] & bits.single(card)) != 0
        if self.laws.suit_of[card] == self.laws.suit_of[self.best]:
            return (self.laws.above[self.best] & bits.single(card)) != 0
        return self.laws.suit_of[card] == self.trump

    def play(self, card: int) -> None:
        """Play a card that may be played, with all that follows of itself."""
        seat = self.turn
        suit = self.laws.suit_of[card]
        pair = self.laws.kings[suit] | self.laws.queens[suit]
        leads = self.count == 0 and self.bound < 0
        if leads and pair & bits.single(card) and self.may_show(seat, suit):
            self.show(seat, suit)
            if self.over:
                return
        self.lay(card)
        if self.count == self.laws.seats - (1 if self.out >= 0 else 0):
            self.end_trick()

    def lay(self, card: int) -> None:
        """Lay a card on the table and give the turn on."""
        seat = self.turn
        if self.laws.copies == 2:
            self.swap_copies(seat, card)
        self.hands[seat] &= ~bits.single(card)
        self.served[seat] &= ~bits.single(card)
        self.pot += self.laws.points_of[card]
        if self.count == 0:
            self.bound = -1
            self.led = self.laws.suit_of[card]
            if self.trump < 0 and self.laws.first_lead_trumps:
                self.trump = self.led
            self.best, self.winner = card, seat
        elif self.takes(card):
            self.best, self.winner = card, seat
        self.count += 1
        self.turn = self.after(seat)

    def swap_copies(self, seat: int, card: int) -> None:
        """Let the copy that is played be the one that was shown in a marriage."""
        both = bits.single(card) | bits.single(card ^ 1)
        served = self.served[seat] & both
        if (self.hands[seat] & both) == both and served and served != both:
            self.served[seat] = (self.served[seat] & ~both) | bits.single(card)

    def after(self, seat: int) -> int:
        """Return the next seat that plays."""
        seat = (seat + self.laws.step) % self.laws.seats
        return (seat + self.laws.step) % self.laws.seats if seat == self.out else seat

    def may_show(self, seat: int, suit: int) -> bool:
        """Return whether a seat that leads may show the marriage of a suit now."""
        if not self.laws.melds or (self.laws.bidder_melds and seat != self.bidder):
            return False
        if self.number == 1 and not self.laws.melds_first:
            return False
        if not self.laws.melds_exhausted and self.talon_next >= self.talon_end:
            return False
        free = self.hands[seat] & ~self.served[seat]
        return (free & self.laws.kings[suit]) != 0 and (free & self.laws.queens[suit]) != 0

    def show(self, seat: int, suit: int) -> None:
        """Show a marriage; what it decides is decided at once."""
        free = self.hands[seat] & ~self.served[seat]
        king = bits.single(bits.lowest(free & self.laws.kings[suit]))
        queen = bits.single(bits.lowest(free & self.laws.queens[suit]))
        self.served[seat] |= king | queen
        if self.laws.rising:
            self.melded[seat] += _PLAIN * (self.marriages + 1)
        else:
            self.melded[seat] += _ROYAL if self.trump in (suit, -1) else _PLAIN
        self.marriages += 1
        if self.laws.marriage_trumps:
            self.trump = suit
        self.check_goal(False)
        self.claim()

    def claim(self) -> None:
        """End the deal if the side whose turn it is claims truly."""
        if self.over or not self.laws.claims:
            return
        side = self.laws.side[self.turn]
        if self.tricks_of(side) and self.total_of(side) >= self.laws.target:
            self.claimant = side
            self.over = True

    def before_lead(self) -> None:
        """Do what is done before a lead without a choice: claim, rob, show the partner's."""
        self.claim()
        if self.over:
            return
        if self.laws.robs:
            self.rob()
        if self.laws.asks_partner:
            self.let_partner_show((self.turn + 2) % 4)

    def let_partner_show(self, partner: int) -> None:
        """Show the partner's marriage, that in trumps before others."""
        if self.trump >= 0 and self.may_show(partner, self.trump):
            self.show(partner, self.trump)
            return
        for suit in range(4):
            if self.may_show(partner, suit):
                self.show(partner, suit)
                return

    def rob(self) -> None:
        """Take the turn-up for a seven of trumps."""
        seat = self.turn
        if not self.tricks[seat] or self.talon_next >= self.talon_end:
            return
        up = self.talon[self.talon_end - 1]
        seven = self.hands[seat] & self.laws.sevens & self.laws.suits[self.trump]
        if not seven or self.laws.sevens & bits.single(up):
            return
        given = bits.lowest(seven)
        self.hands[seat] = (self.hands[seat] & ~bits.single(given)) | bits.single(up)
        self.talon[self.talon_end - 1] = given

    def end_trick(self) -> None:
        """Give the trick to its winner, draw, and settle what is decided."""
        seat = self.winner
        self.captured[seat] += self.pot
        if self.number == 1:
            self.captured[seat] += self.widow
        self.tricks[seat] += 1
        self.last = self.laws.side[seat]
        self.number += 1
        self.count, self.pot, self.turn = 0, 0, seat
        is_last = self.hands[seat] == 0 and self.talon_next >= self.talon_end
        if is_last:
            self.captured[seat] += self.laws.last_bonus
        self.check_goal(is_last)
        if self.opening == _DISSLE and seat == self.forehand and not self.over:
            self.made, self.over = 0, True
        if self.over:
            return
        if is_last:
            self.claim()
            self.over = True
            return
        self.draw()
        if not self.over:
            self.before_lead()

    def draw(self) -> None:
        """Let everybody draw a card, the winner first; see whether five sevens have come."""
        if self.talon_next >= self.talon_end:
            return
        seat = self.turn
        for _ in range(self.laws.seats):
            self.hands[seat] |= bits.single(self.talon[self.talon_next])
            self.talon_next += 1
            seat = (seat + self.laws.step) % self.laws.seats
        if self.opening == _DISSLE:
            if bits.count(self.hands[self.forehand] & self.laws.sevens) == _SEVENS:
                self.made, self.over = 1, True
            elif self.talon_next >= self.talon_end:
                self.made, self.over = 0, True

    def check_goal(self, is_last: bool) -> None:
        """Settle a contract that is made or lost by now."""
        goal = self.laws.goal
        if goal == 0 or self.over:
            return
        own = self.tricks[self.bidder]
        others = self.tricks[0] + self.tricks[1] + self.tricks[2] + self.tricks[3] - own
        if goal == _NO_TRICK:
            if own:
                self.made = 0
            elif is_last:
                self.made = 1
        elif others:
            self.made = 0
        elif goal == _ALL_TRICKS:
            self.made = 1 if is_last else -1
        elif own and self.captured[self.bidder] + self.melded[self.bidder] >= _OUT:
            self.made = 1
        elif own == _TRICKS_TO_GO_OUT:
            self.made = 0
        self.over = self.made >= 0

    def tricks_of(self, side: int) -> int:
        """Count the tricks of a side."""
        total = 0
        for seat in range(self.laws.seats):
            if self.laws.side[seat] == side:
                total += self.tricks[seat]
        return total

    def total_of(self, side: int) -> int:
        """Count the card points of a side, marriages only with a trick."""
        total, melded, tricks = 0, 0, 0
        for seat in range(self.laws.seats):
            if self.laws.side[seat] == side:
                total += self.captured[seat]
                melded += self.melded[seat]
                tricks += self.tricks[seat]
        return total + melded if tricks else total


class Facts:
    """What is the same in every world of one decision, as ``load`` takes it.

    ``number`` holds the single numbers by the name of their field; ``fresh`` is 1 where what is
    done before a lead has not been done yet.
    """

    def __init__(
        self,
        served: Sequence[int],
        captured: Sequence[int],
        melded: Sequence[int],
        tricks: Sequence[int],
        number: Mapping[str, int],
    ) -> None:
        self.served = served
        self.captured = captured
        self.melded = melded
        self.tricks = tricks
        self.number = number
