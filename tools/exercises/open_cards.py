"""What everyone knows once the talon is used up, counted from the tricks alone."""

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View


def other_hand(view: View) -> tuple[Card, ...]:
    """Return the cards of the pack that were neither played nor are in the own hand."""
    gone = {card for trick in view.won for card in trick.cards} | set(view.hand)
    return tuple(card for card in view.rules.pack if card not in gone)


def open_deal(view: View) -> Deal:
    """Return the whole deal."""
    return Deal.imagined(view, view.unseen)
