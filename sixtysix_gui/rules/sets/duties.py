"""Who wins a trick, and what must be played to it (rules.md 1.1 and 3.4; many.md 1.2 and 1.3).

A partner's card is beaten like any other, and of two equal cards the first is the higher.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.history import Play

RANK_LETTERS = "789JQKTA"
ORDERS: Mapping[str, tuple[int, ...]] = {
    "ten-high": (0, 1, 2, 3, 4, 5, 6, 7),
    "ten-low": (0, 1, 2, 4, 5, 6, 3, 7),
}
"""The strength of every rank, at the number of the rank, by the word of ``deck.order``."""


@cache
def order_of(letters: str) -> tuple[int, ...]:
    """Return the strength of every rank for an order from high to low; what it lacks is lower.

    >>> order_of("TKQJA")
    (0, 0, 0, 2, 3, 4, 5, 1)
    """
    return tuple(letters[::-1].find(letter) + 1 for letter in RANK_LETTERS)


@dataclass(frozen=True)
class Duties:
    """The order of the ranks, and what is demanded of a player who follows without a talon."""

    order: tuple[int, ...]
    follow: bool = True
    head: bool = True
    trump: bool = True
    overtrump: bool = True

    def beats(self, card: Card, best: Card, trump: Suit | None) -> bool:
        """Return whether a card takes over a trick from the one that is winning it."""
        if card.suit is best.suit:
            return self.order[card.rank] > self.order[best.rank]
        return card.suit is trump

    def winning(self, table: Sequence[Play], trump: Suit | None) -> Play:
        """Return the card that is winning a trick so far, and who played it."""
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
        same = tuple([card for card in hand if card.suit is led]) if self.follow else ()
        if same:
            return self._higher(same, table, trump) if self.head else same
        trumps = tuple([card for card in hand if card.suit is trump]) if self.trump else ()
        if not trumps:
            return hand
        return self._higher(trumps, table, trump) if self.overtrump else trumps

    def _higher(
        self, cards: tuple[Card, ...], table: Sequence[Play], trump: Suit | None
    ) -> tuple[Card, ...]:
        """List those of a suit that would win the trick, or all of them where none would."""
        best, suit = self.winning(table, trump).card, cards[0].suit
        if suit is not best.suit:
            return cards  # all of these trumps win, or none of these plain cards does
        order, least = self.order, self.order[best.rank]
        return tuple([card for card in cards if order[card.rank] > least]) or cards
