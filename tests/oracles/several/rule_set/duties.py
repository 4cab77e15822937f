"""Who wins a trick, and what must be played to it (many.md 1.2 and 1.3).

A partner's card is beaten like anybody else's, and of two equal cards the first is the higher.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.moves import Illegality, IllegalMoveError

RANK_LETTERS = "789JQKTA"


def order_of(letters: str) -> tuple[int, ...]:
    """Give the strength of every rank for an order from high to low; what it lacks is lower.

    >>> order_of("TKQJA")
    (0, 0, 0, 2, 3, 4, 5, 1)
    """
    return tuple(letters[::-1].find(letter) + 1 for letter in RANK_LETTERS)


ORDERS: dict[str, tuple[int, ...]] = {
    "ten-high": (0, 1, 2, 3, 4, 5, 6, 7),
    "ten-low": (0, 1, 2, 4, 5, 6, 3, 7),
}
"""The strength of every rank, at the number of the rank, by the word of ``deck.order``."""


@dataclass(frozen=True)
class Duties:
    """The order of the ranks and what is demanded of whoever follows."""

    order: tuple[int, ...]
    head: bool = True
    trump: bool = True
    overtrump: bool = True

    def beats(self, card: Card, best: Card, trump: Suit | None) -> bool:
        """Say whether a card takes over a trick from the one that is winning it."""
        if card.suit is best.suit:
            return self.order[card.rank] > self.order[best.rank]
        return card.suit is trump

    def winning(self, table: Sequence[Play], trump: Suit | None) -> Play:
        """Give the card that is winning a trick so far, and who played it."""
        best = table[0]
        for play in table[1:]:
            if self.beats(play.card, best.card, trump):
                best = play
        return best

    def playable(
        self, hand: tuple[Card, ...], table: Sequence[Play], trump: Suit | None
    ) -> tuple[Card, ...]:
        """List the cards of a hand that may follow to a trick."""
        led = table[0].card.suit
        same = tuple(card for card in hand if card.suit is led)
        bound = same or tuple(card for card in hand if card.suit is trump)
        if not bound or not (same or self.trump):
            return hand
        if not (self.head if same else self.overtrump):
            return bound
        best = self.winning(table, trump).card
        return tuple(card for card in bound if self.beats(card, best, trump)) or bound

    def why_not(
        self, card: Card, allowed: tuple[Card, ...], table: Sequence[Play], trump: Suit | None
    ) -> IllegalMoveError:
        """Say which duty forbids a card of a hand that is not among what is playable."""
        suit = allowed[0].suit
        if card.suit is suit:
            best = self.winning(table, trump).card
            return IllegalMoveError(Illegality.HEAD, {"card": best, "suit": suit})
        reason = Illegality.FOLLOW_SUIT if suit is table[0].card.suit else Illegality.TRUMP
        return IllegalMoveError(reason, {"suit": suit})
