"""The card play of a deal in numbers: what may be played, and what becomes of it.

Cards are places (thinking/worlds.py), hands sets of them. What every seat has captured, melded and
won is packed into one number each, sixteen bits a seat. A true claim is made at once, for no
settlement pays more for waiting; a partner with only one marriage to show shows it. A marriage is
shown together with the lead of one of its cards, and always, unless ``free_melds`` is on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sixtysix_gui.ai.many.search import codes, sets
from sixtysix_gui.ai.many.search.terms import TrickTerms


class TrickPosition:
    """A deal from the first lead on; it changes with every move."""

    def __init__(self, terms: TrickTerms) -> None:
        self.terms = terms
        self.hands = [0] * 4
        self.served = [0] * 4
        self.gone = 0
        self.captured = 0
        self.melded = 0
        self.tricks = 0
        self.shown = 0
        self.marriages = 0
        self.phase = codes.LEAD
        self.to_act: int = 0
        self.leader = 0
        self.trump = -1
        self.melded_suit = -1
        self.trick_number = 1
        self.on_table = 0
        self.led = 0
        self.first = 0
        self.best = 0
        self.winner = 0
        self.trick_points = 0
        self.widow = 0
        self.claimant = -1
        self.last_winner = -1
        self.slammers = 0
        self.made = 0
        self.talon_left = 0
        self.talon = [0] * 48
        self.free_melds = False
        self.number = 0
        self.moves = [0] * 64

    def load(
        self,
        hands: Sequence[int],
        served: Sequence[int],
        talon: Sequence[int],
        table: Sequence[tuple[int, int]],
        numbers: Mapping[str, int],
    ) -> None:
        """Take up a deal: hands as sets, the talon in its order, the plays as seat and place.

        ``numbers`` holds what is named as the fields are; ``slammers`` are the parties, as bits,
        that have won every trick so far without a talon. Where the leader's partner is asked
        first, ``asked`` is 1, and the partner shows what must be shown.
        """
        for seat in range(self.terms.seats):
            self.hands[seat] = hands[seat]
            self.served[seat] = served[seat]
        self.talon_left = len(talon)
        for place in range(len(talon)):
            self.talon[place] = talon[len(talon) - 1 - place]  # the next card is the last one
        self.gone = numbers["gone"]
        self.captured = numbers["captured"]
        self.melded = numbers["melded"]
        self.tricks = numbers["tricks"]
        self.shown = numbers["shown"]
        self.marriages = numbers["marriages"]
        self.leader = numbers["leader"]
        self.trump = numbers["trump"]
        self.melded_suit = numbers["melded_suit"]
        self.trick_number = numbers["trick_number"]
        self.widow = numbers["widow"]
        self.claimant = -1
        self.last_winner = numbers["last_winner"]
        self.slammers = numbers["slammers"]
        self.made = 0
        self.free_melds = bool(numbers["free_melds"])
        self.phase = codes.LEAD
        self.to_act = self.leader
        self.on_table = 0
        self.trick_points = 0
        for _, place in table:
            self.hands[self.to_act] |= sets.single(place)
            self.play(place)
        if numbers["asked"]:
            self.before_lead()

    def copy(self, other: TrickPosition) -> None:
        """Become like another position of the same terms."""
        for seat in range(4):
            self.hands[seat] = other.hands[seat]
            self.served[seat] = other.served[seat]
        self.gone = other.gone
        self.captured = other.captured
        self.melded = other.melded
        self.tricks = other.tricks
        self.shown = other.shown
        self.marriages = other.marriages
        self.phase = other.phase
        self.to_act = other.to_act
        self.leader = other.leader
        self.trump = other.trump
        self.melded_suit = other.melded_suit
        self.trick_number = other.trick_number
        self.on_table = other.on_table
        self.led = other.led
        self.first = other.first
        self.best = other.best
        self.winner = other.winner
        self.trick_points = other.trick_points
        self.widow = other.widow
        self.claimant = other.claimant
        self.last_winner = other.last_winner
        self.slammers = other.slammers
        self.made = other.made
        self.free_melds = other.free_melds
        self.talon_left = other.talon_left
        for place in range(other.talon_left):
            self.talon[place] = other.talon[place]

    def listed(self) -> list[int]:
        """List the moves."""
        self.list_moves()
        return [self.moves[place] for place in range(self.number)]

    def list_moves(self) -> int:
        """Write the moves into ``moves``; return their number. Equal cards are listed once."""
        self.number = 0
        if self.phase == codes.LEAD:
            self.list_leads()
        elif self.phase == codes.FOLLOW:
            self.add_cards(self.playable(self.hands[self.to_act]))
        elif self.phase == codes.PARTNER:
            self.list_shown()
        return self.number

    def add_move(self, move: int) -> None:
        """List a move."""
        self.moves[self.number] = move
        self.number += 1

    def add_cards(self, cards: int) -> None:
        """List the cards of a set; of two equal ones the place of the first copy."""
        last = -1
        while cards:
            place = sets.lowest(cards)
            cards ^= sets.single(place)
            if place >> 1 != last:
                last = place >> 1
                self.add_move(place & ~1)

    def list_leads(self) -> None:
        """List every card that can be led, with its marriage if one can be shown."""
        seat = self.to_act
        hand = self.hands[seat]
        if self.melded_suit >= 0:
            suit = self.melded_suit
            marriage = sets.single(self.terms.kings[suit]) | sets.single(self.terms.queens[suit])
            self.add_cards(hand & (marriage | marriage << 1))
            return
        if self.terms.opening and self.trick_number == 1:
            self.add_cards(self.opening_leads(hand))
            return
        last = -1
        while hand:
            place = sets.lowest(hand)
            hand ^= sets.single(place)
            if place >> 1 == last:
                continue
            last = place >> 1
            card = place & ~1
            suit = place >> 4
            if (
                card == self.terms.kings[suit] or card == self.terms.queens[suit]
            ) and self.may_meld(seat, suit):
                self.add_move(card + codes.MELDING)
                if not self.free_melds:
                    continue
            self.add_move(card)

    def opening_leads(self, hand: int) -> int:
        """Return the cards of a hand that the opening may lead."""
        plain = hand & ~self.lane(self.trump)
        if plain == 0:
            return hand
        aces = 0
        for suit in range(4):
            aces |= plain & (sets.single(suit * 16 + self.terms.aces * 2) * 3)
        if self.terms.opening == codes.SAME_ACE or self.terms.opening == codes.OWN_TRICK:
            return aces
        return plain & ~aces if self.terms.opening == codes.HIGHER_CARD else plain

    def list_shown(self) -> None:
        """List the marriages that the leader's partner can show."""
        for suit in range(4):
            if self.may_meld(self.to_act, suit):
                self.add_move(codes.SHOWING + suit)

    def may_meld(self, seat: int, suit: int) -> bool:
        """Return whether a seat may show a marriage of a suit now."""
        if not self.terms.melds:
            return False
        if self.terms.melder >= 0 and self.terms.melder != seat:
            return False
        if self.trick_number == 1 and not self.terms.melds_first:
            return False
        if self.terms.has_talon and self.talon_left == 0 and not self.terms.melds_exhausted:
            return False
        if not self.terms.serves_once and self.shown >> (seat * 4 + suit) & 1:
            return False
        return self.holds_marriage(seat, suit)

    def holds_marriage(self, seat: int, suit: int) -> bool:
        """Return whether a seat has king and queen of a suit that have not served yet."""
        hand = self.hands[seat]
        if self.terms.serves_once:
            hand &= ~self.served[seat]
        has_king = hand >> self.terms.kings[suit] & 3
        has_queen = hand >> self.terms.queens[suit] & 3
        return has_king != 0 and has_queen != 0

    def lane(self, suit: int) -> int:
        """Return all places of a suit, none where there is no such suit."""
        if suit < 0:
            return 0
        return (sets.single(16) - 1) << (suit * 16)

    def above(self, place: int) -> int:
        """Return all places above a card and its twin."""
        return ~((sets.single(place | 1) << 1) - 1) if (place | 1) < 63 else 0

    def playable(self, hand: int) -> int:
        """Return the cards of a hand that may follow."""
        if self.terms.opening and self.trick_number == 1:
            return self.playable_at_opening(hand)
        if self.terms.has_talon and self.talon_left:
            return hand
        lane = self.lane(self.led)
        same = hand & lane
        if same:
            if not self.terms.head or self.best >> 4 != self.led:
                return same
            beating = same & self.above(self.best)
            return beating if beating else same
        trumps = hand & self.lane(self.trump)
        if trumps == 0 or not self.terms.trump:
            return hand
        if not self.terms.overtrump or self.best >> 4 != self.trump:
            return trumps
        beating = trumps & self.above(self.best)
        return beating if beating else trumps

    def playable_at_opening(self, hand: int) -> int:
        """Return what may follow to an opening: no trump, unless nothing else or one was led."""
        plain = hand & ~self.lane(self.trump)
        return plain if plain and self.led != self.trump else hand

    def act(self, move: int) -> None:
        """Make a move."""
        self.apply(move)

    def apply(self, move: int) -> None:
        """Make a move that was listed."""
        if move >= codes.SHOWING:
            self.meld(self.to_act, move - codes.SHOWING)
            if self.phase != codes.OVER:
                self.phase = codes.LEAD
                self.to_act = self.leader
            return
        if move >= codes.MELDING:
            move -= codes.MELDING
            self.meld(self.to_act, move >> 4)
            if self.phase == codes.OVER:
                return
        self.play(self.copy_to_play(self.to_act, move))

    def meld(self, seat: int, suit: int) -> None:
        """Show a marriage; a player who can claim by it does."""
        points = 20
        if self.terms.rising:
            points = 20 * (self.marriages + 1)
        elif self.trump == suit or self.trump < 0:
            points = 40
        one = sets.single(seat * 16)
        self.melded += one * points
        self.shown |= 1 << (seat * 4 + suit)
        self.marriages += 1
        if self.terms.serves_once:
            self.served[seat] |= sets.single(self.serve(seat, self.terms.kings[suit]))
            self.served[seat] |= sets.single(self.serve(seat, self.terms.queens[suit]))
        if self.terms.latest_marriage:
            self.trump = suit
        if self.terms.goal == codes.OUT_IN_THREE:
            self.check_goal()
        elif self.claim_if_true(seat):
            return

    def serve(self, seat: int, place: int) -> int:
        """Return the copy of a card that is to serve in a marriage."""
        free = self.hands[seat] & ~self.served[seat]
        return place if free >> place & 1 else place + 1

    def copy_to_play(self, seat: int, place: int) -> int:
        """Return the copy of a card to play: one that has served before one that has not."""
        hand = self.hands[seat]
        if self.terms.serves_once and self.served[seat] & hand & sets.single(place + 1):
            return place + 1
        return place if hand >> place & 1 else place + 1

    def play(self, place: int) -> None:
        """Play a card of the hand."""
        seat = self.to_act
        self.hands[seat] &= ~sets.single(place)
        self.served[seat] &= ~sets.single(place)
        self.gone |= sets.single(place)
        self.melded_suit = -1
        self.trick_points += self.terms.points[place]
        if self.on_table == 0:
            self.led = place >> 4
            self.first = place
            if self.trump < 0 and self.terms.first_lead:
                self.trump = self.led
            self.best = place
            self.winner = seat
        elif self.takes_over(place):
            self.best = place
            self.winner = seat
        self.on_table += 1
        self.phase = codes.FOLLOW
        self.to_act = self.terms.after[seat]
        if self.on_table == self.terms.players:
            self.end_trick()

    def is_blind(self) -> bool:
        """Return whether a follower lays a card face down, and sees none of those lying there."""
        if self.trick_number > 1 or self.on_table == 0 or self.led == self.trump:
            return False
        opening = self.terms.opening
        return opening == codes.SAME_ACE or opening == codes.HIGHER_CARD

    def takes_over(self, place: int) -> bool:
        """Return whether a card takes the trick over from the best one so far."""
        if self.terms.opening and self.trick_number == 1:
            return self.opens_over(place)
        if place >> 4 == self.best >> 4:
            return place >> 1 > self.best >> 1
        return place >> 4 == self.trump

    def opens_over(self, place: int) -> bool:
        """Return whether a card takes over an opening trick."""
        if self.terms.opening == codes.OWN_TRICK:
            return False
        if self.terms.opening == codes.SAME_ACE:
            return place >> 1 == self.first >> 1
        return place >> 4 == self.led and place >> 1 > self.best >> 1

    def end_trick(self) -> None:
        """Award the trick, draw, and go on or finish."""
        seat = self.winner
        points = self.trick_points
        if self.trick_number == 1:
            points += self.widow
        if self.talon_left:
            self.draw()
        else:
            self.slammers &= 1 << self.terms.side[seat]
        is_last = self.hands[seat] == 0
        if is_last and self.terms.bonus:
            points += 10
        if is_last and self.slammers:
            points += self.terms.slam
        one = sets.single(seat * 16)
        self.captured += one * points
        self.tricks += one
        self.last_winner = seat
        self.leader = seat
        self.to_act = seat
        self.phase = codes.LEAD
        self.on_table = 0
        self.trick_points = 0
        if self.terms.goal:
            self.check_goal()
            if self.phase == codes.OVER:
                return
        self.trick_number += 1
        if is_last:
            self.finish()
        else:
            self.before_lead()

    def draw(self) -> None:
        """Let everyone draw a card, the winner of the trick first."""
        seat = self.winner
        for _ in range(self.terms.players):
            self.talon_left -= 1
            self.hands[seat] |= sets.single(self.talon[self.talon_left])
            seat = self.terms.after[seat]

    def before_lead(self) -> None:
        """Claim what is true; then the leader's partner shows a marriage, if there is one."""
        if self.claim_if_true(self.leader):
            return
        if self.terms.robs and self.talon_left:
            self.rob()
        if not self.terms.asks_partner:
            return
        if self.terms.partner_melds:
            self.to_act = self.terms.after[self.terms.after[self.leader]]
            self.show_forced()
            if self.phase != codes.LEAD:
                return
        self.to_act = self.leader

    def rob(self) -> None:
        """Change the lowest trump of the leader for the turn-up, which is drawn last."""
        low = self.trump * 16 + self.terms.sevens * 2
        held = self.hands[self.leader] & (sets.single(low) * 3)
        if held and self.talon[0] >> 1 != low >> 1:
            place = sets.lowest(held)
            self.hands[self.leader] ^= sets.single(place) | sets.single(self.talon[0])
            self.talon[0] = place

    def show_forced(self) -> None:
        """Show the partner's marriage if there is only one; with several, the partner chooses."""
        found = 0
        suit = 0
        for other in range(4):
            if self.may_meld(self.to_act, other):
                found += 1
                suit = other
        if found == 1:
            self.meld(self.to_act, suit)
        elif found > 1:
            self.phase = codes.PARTNER

    def claim_if_true(self, seat: int) -> bool:
        """End the deal by a claim of the side of a seat, if it has enough."""
        party = self.terms.side[seat]
        if not self.terms.claims or self.total_of(party) < self.terms.target:
            return False
        if self.tricks_of(party) == 0:
            return False
        self.claimant = party
        self.phase = codes.OVER
        return True

    def amount(self, packed: int, seat: int) -> int:
        """Return what a seat has of something packed."""
        return (packed >> (seat * 16)) & 65535

    def tricks_of(self, party: int) -> int:
        """Count the tricks of a party."""
        tricks = 0
        for seat in range(self.terms.seats):
            if self.terms.side[seat] == party:
                tricks += self.amount(self.tricks, seat)
        return tricks

    def total_of(self, party: int) -> int:
        """Return the card points of a party as they count now."""
        points = 0
        melded = 0
        tricks = 0
        for seat in range(self.terms.seats):
            if self.terms.side[seat] == party:
                points += self.amount(self.captured, seat)
                melded += self.amount(self.melded, seat)
                tricks += self.amount(self.tricks, seat)
        return points + melded if tricks else points

    def own_total(self, seat: int) -> int:
        """Return the card points of a seat alone."""
        if self.amount(self.tricks, seat) == 0:
            return 0
        return self.amount(self.captured, seat) + self.amount(self.melded, seat)

    def check_goal(self) -> None:
        """End the deal where what the bidder undertook is decided."""
        seat = self.terms.goal_seat
        won = self.last_winner == seat
        tricks = self.amount(self.tricks, seat)
        if self.terms.goal == codes.NO_TRICK or self.terms.goal == codes.FIVE_SEVENS:
            if won:
                self.end_with(1)
            elif self.terms.goal == codes.FIVE_SEVENS:
                self.check_sevens(seat)
        elif self.last_winner >= 0 and not won:
            self.end_with(1)
        elif self.terms.goal == codes.OUT_IN_THREE and tricks:
            if self.own_total(seat) >= self.terms.target:
                self.end_with(2)
            elif tricks >= 3:
                self.end_with(1)

    def check_sevens(self, seat: int) -> None:
        """End the deal where five sevens are together, or can no longer be."""
        if self.holds_sevens(seat):
            self.end_with(2)
        elif self.talon_left == 0:
            self.end_with(1)

    def holds_sevens(self, seat: int) -> bool:
        """Return whether a hand holds five cards of the lowest rank."""
        found = 0
        for suit in range(4):
            found += sets.count(self.hands[seat] >> (suit * 16 + self.terms.sevens * 2) & 3)
        return found >= 5

    def finish(self) -> None:
        """End a deal whose cards are all played."""
        if self.terms.goal:
            self.end_with(2)
            return
        self.claim_if_true(self.leader)
        self.phase = codes.OVER

    def end_with(self, made: int) -> None:
        """End a deal whose contract is lost (1) or made (2)."""
        self.made = made
        self.phase = codes.OVER

    def worths(self) -> int:
        """Return the place in ``terms.settled.worths`` of what the end is worth to each party."""
        return self.terms.settled.find(self.end_number())

    def end_number(self) -> int:
        """Return the number of the end: all that it can be settled by."""
        key = 0
        for party in range(self.terms.parties):
            total = self.total_of(party)
            total |= self.tricks_of(party) << 10
            key |= total << (party * 15)
        last = 3 if self.last_winner < 0 else self.terms.side[self.last_winner]
        total = self.claimant + 1 | last << 2 | self.made << 4
        return key | total << 45

    def ended(self) -> tuple[int, int, int]:
        """Return the worths of an end for each party."""
        return self.terms.settled.worths_of(self.end_number())
