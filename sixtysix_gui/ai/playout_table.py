"""A deal in few numbers, changed in place, for playing thousands of them on."""

from __future__ import annotations

from sixtysix_gui.ai.solver.masks import MARRIAGE, bit_of, mask_of
from sixtysix_gui.ai.solver.payoffs import standing_of
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.facts import Phase
from sixtysix_gui.rules.two_handed.seats import BOTH


class PlayoutTable:
    """Hands, talon and standings (payoffs.py) as masks and numbers; seats are 0 and 1.

    ``led`` is the card on the table or 0, ``shown`` the marriage just melded or 0, and ``frozen``
    the seat whose points no longer grow, or -1.
    """

    __slots__ = ("frozen", "hands", "leader", "led", "shown", "standings", "talon", "trick")

    def __init__(self, state: DealState) -> None:
        """Set up a deal with an open talon; before a draw both draw at once."""
        self.hands = [mask_of(hand) for hand in state.hands]
        self.talon = [bit_of(card) for card in state.talon]
        self.standings = [standing_of(state.tally(seat)) for seat in BOTH]
        self.leader = int(state.leader)
        self.trick = state.trick_number
        self.led = bit_of(state.led) if state.led is not None else 0
        self.shown = 0 if state.melded_suit is None else MARRIAGE[state.melded_suit]
        self.frozen = -1
        if state.phase is Phase.PRE_DRAW:
            self.draw()

    def unseen_by(self, seat: int) -> int:
        """Give the cards in the other hand and in the talon."""
        return self.hands[1 - seat] | sum(self.talon)

    def lead(self, card: int) -> None:
        """Put a card of the leader on the table."""
        self.hands[self.leader] ^= card
        self.led = card
        self.shown = 0

    def reply(self, card: int, winner: int, points: int) -> None:
        """Put the other card on the table and give the trick away; its winner leads next."""
        self.hands[1 - self.leader] ^= card
        self.led = 0
        self.leader = winner
        self.trick += 1
        standing = self.standings[winner]
        if winner == self.frozen:
            self.standings[winner] = max(standing, 0)
        else:
            self.standings[winner] = points + (standing if standing >= 0 else -1 - standing)

    def show(self, suit: Suit, points: int) -> None:
        """Meld a marriage for the leader."""
        self.shown = MARRIAGE[suit]
        if self.leader != self.frozen:
            standing = self.standings[self.leader]
            self.standings[self.leader] = standing + (points if standing >= 0 else -points)

    def exchange(self, seat: int, lowest: int) -> None:
        """Change the lowest trump in a hand for the turn-up."""
        self.hands[seat] ^= lowest | self.talon[-1]
        self.talon[-1] = lowest

    def draw(self) -> None:
        """Let both draw, the leader first."""
        self.hands[self.leader] |= self.talon.pop(0)
        self.hands[1 - self.leader] |= self.talon.pop(0)
