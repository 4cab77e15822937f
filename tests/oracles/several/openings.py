"""How a deal of Gaigel is opened: what may be led, what follows, who wins it (many.md 8.3).

Trumps are powerless in the first trick, except where forehand holds nothing else to lead.
"""

from collections.abc import Sequence

from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.moves import Illegality, Opening
from tests.oracles.several.rule_set.duties import Duties

WITH_ACE = (Opening.ALTE, Opening.ELF)
"""The openings that lead an ace."""

SEVENS = 5
"""How many sevens forehand must hold at one time who has opened auf Dissle."""

LEADS = {
    Opening.ALTE: Illegality.OPENING_ACE,
    Opening.ELF: Illegality.OPENING_ACE,
    Opening.HOEHER: Illegality.OPENING_BELOW_ACE,
    Opening.DISSLE: Illegality.OPENING_NO_TRUMP,
}
"""Why a card cannot be led to an opening."""


def leads(opening: Opening, hand: tuple[Card, ...], trump: Suit | None) -> tuple[Card, ...]:
    """List the cards of a hand that an opening may lead; none where it cannot be played."""
    plain = tuple(card for card in hand if card.suit is not trump)
    if opening in WITH_ACE:
        return tuple(card for card in plain if card.rank is Rank.ACE)
    if not plain or opening is Opening.DISSLE:
        return plain or hand
    return tuple(card for card in plain if card.rank is not Rank.ACE)


def followers(
    hand: tuple[Card, ...], table: Sequence[Play], trump: Suit | None
) -> tuple[Card, ...]:
    """List the cards that may follow to an opening; ``table`` holds what lies there face up."""
    if table and table[0].card.suit is trump:
        return hand
    return tuple(card for card in hand if card.suit is not trump) or hand


def winner(opening: Opening, table: Sequence[Play], duties: Duties) -> Play:
    """Give the card that wins the first trick."""
    first = table[0]
    if opening is Opening.ELF:
        return first
    if opening is Opening.ALTE:
        same = (play for play in table[1:] if play.card == first.card)
        return next(same, first)
    return duties.winning(table, None)


def verdict(hand: Sequence[Card], talon_left: int) -> bool | None:
    """Say after a draw whether forehand has what he undertook auf Dissle; None while he may."""
    if sum(card.rank is Rank.SEVEN for card in hand) == SEVENS:
        return True
    return None if talon_left else False
