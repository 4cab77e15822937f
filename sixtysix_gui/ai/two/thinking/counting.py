"""Counting the cards: which of them the opponent can hold, and which of them a player forgets."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from sixtysix_gui.ai.player import Memory
from sixtysix_gui.rules.cards import Card, Rank, Suit, pack_cards
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.rules.sets.rules import Rules


@dataclass(frozen=True)
class CardCount:
    """What a player can work out about unseen cards.

    ``possible`` may be in the opponent's hand or in the talon and ``talon_only`` lie face down in
    the talon for certain; ``missing`` of the possible ones fill the opponent's hand beside the
    cards ``known`` to be there.
    """

    known: tuple[Card, ...]
    possible: tuple[Card, ...]
    talon_only: tuple[Card, ...]
    missing: int


def count_cards(view: View) -> CardCount:
    """Count for the seat of a view, with everything that the opponent's replies have proved."""
    other = opposite(view.seat)
    known = view.known[other]
    excluded = _excluded(view)
    return CardCount(
        known=known,
        possible=tuple(card for card in view.unseen if card not in excluded),
        talon_only=tuple(card for card in view.unseen if card in excluded),
        missing=view.hand_sizes[other] - len(known),
    )


def _excluded(view: View) -> set[Card]:
    """Return the cards that the opponent cannot hold, by the replies since the close.

    No one draws after a close, so what a reply proves stays true. With the talon used up there is
    nothing to work out: every unseen card is in that hand.
    """
    if view.close is None:
        return set()
    return {
        card
        for trick in view.won
        if trick.number >= view.close.trick and trick.leader is view.seat
        for card in _denied(view.rules, view.trump_suit, trick)
    }


def _denied(rules: Rules, trump: Suit, trick: Trick) -> Iterator[Card]:
    """Yield the cards that a reply under the strict rule proves its player not to hold."""
    led, reply = trick.led, trick.reply
    if not rules.strict_follow:
        return
    for card in pack_cards(rules.deck_pack):
        if card.suit is led.suit:
            beaten = reply.suit is led.suit and reply.rank < led.rank
            if reply.suit is not led.suit or (rules.strict_head and beaten and card > led):
                yield card
        elif card.suit is trump and rules.strict_trump and reply.suit not in (led.suit, trump):
            yield card


def remembered(cards: CardCount, view: View, memory: Memory) -> CardCount:
    """Return the count of a player who takes forgotten cards to be possible still."""
    gone = forgotten(view, memory)
    return replace(cards, possible=cards.possible + gone) if gone else cards


def forgotten(view: View, memory: Memory) -> tuple[Card, ...]:
    """Return the cards of earlier tricks that are forgotten, in the order of their play."""
    if memory == "all":
        return ()
    return tuple(
        card
        for trick in view.won[:-1]
        for card in (trick.led, trick.reply)
        if memory == "last" or not (card.suit is view.trump or card.rank >= Rank.TEN)
    )
