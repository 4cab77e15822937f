"""Who wins a trick, and what must be played to it (rules.md 1.1 and 3.4; many.md 1.2 and 1.3).

A partner's card is beaten like any other, and of two equal cards the first is the higher.
"""

from collections.abc import Sequence

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.sets.rules import Rules


def beats(card: Card, best: Card, trump: Suit | None, order: tuple[int, ...]) -> bool:
    """Return whether a card takes over a trick from the one that is winning it."""
    if card.suit is best.suit:
        return order[card.rank] > order[best.rank]
    return card.suit is trump


def winning(table: Sequence[Play], trump: Suit | None, order: tuple[int, ...]) -> Play:
    """Return the card that is winning a trick so far, and who played it."""
    best = table[0]
    for play in table[1:]:
        if beats(play.card, best.card, trump, order):
            best = play
    return best


def follows(
    rules: Rules,
    hand: tuple[Card, ...],
    table: Sequence[Play],
    trump: Suit | None,
    order: tuple[int, ...],
) -> tuple[Card, ...]:
    """List the cards of a hand that may follow to a trick once no cards are drawn any more."""
    led = table[0].card.suit
    if rules.strict_follow:
        same = tuple([card for card in hand if card.suit is led])
        if same:
            return _higher(same, table, trump, order) if rules.strict_head else same
    if not rules.strict_trump:
        return hand
    trumps = tuple([card for card in hand if card.suit is trump])
    if not trumps:
        return hand
    return _higher(trumps, table, trump, order) if rules.strict_overtrump else trumps


def _higher(
    cards: tuple[Card, ...], table: Sequence[Play], trump: Suit | None, order: tuple[int, ...]
) -> tuple[Card, ...]:
    """List those of some cards that would win the trick, or all of them where none would."""
    best = winning(table, trump, order).card
    return tuple([card for card in cards if beats(card, best, trump, order)]) or cards
