"""The hands of the others, and the order of the cards in a hand."""

from collections.abc import Callable, Iterator

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.theme import Z

_COLOURS_ALTERNATE = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)

_AWAY = 0.30
"""How far the hand of who sits out is drawn away from the middle, in H."""


def order_in_hand(view: View) -> Callable[[Card], tuple[int, int]]:
    """Give what the cards of a hand are sorted by.

    Trumps left, then suits of alternating colour, each by the order of the ranks in this deal.
    """
    trump = view.trump
    first = 0 if trump is None else _COLOURS_ALTERNATE.index(trump)
    suits = _COLOURS_ALTERNATE[first:] + _COLOURS_ALTERNATE[:first]
    ranks = view.rules.duties_in(view.contract).order
    return lambda card: (suits.index(card.suit), -ranks[card.rank])


class OtherHand:
    """The cards of another player from left to right as he holds them.

    Those that were shown once are known by name. Where the hand ``is_open``, they lie face up;
    ``is_away`` is the hand of a player who sits out.
    """

    def __init__(self, chair: Chair) -> None:
        """Start with an empty hand."""
        self.chair = chair
        self.items: list[CardItem] = []
        self.is_open = False
        self.is_away = False

    def clear(self) -> None:
        """Hold nothing."""
        self.items.clear()

    def spots(self, layout: TableLayout) -> Iterator[tuple[CardItem, Spot]]:
        """Give where each card is held."""
        places = layout.hands.places(self.chair, len(self.items))
        away = -_AWAY * layout.metrics.card_height if self.is_away else 0.0
        for index, (item, place) in enumerate(zip(self.items, places, strict=True)):
            shown = self.is_open and item.card is not None
            inwards = -1.0 if self.chair is Chair.NORTH else 1.0
            yield item, Spot(place.lifted(inwards * away), Z.HANDS + index, face_up=shown)

    def sort_by(self, order: Callable[[Card], tuple[int, int]]) -> None:
        """Put the cards in an order, where they lie open and are all known."""
        known = [(item.card, item) for item in self.items if item.card is not None]
        if self.is_open and len(known) == len(self.items):
            self.items = [item for _, item in sorted(known, key=lambda pair: order(pair[0].card))]

    def item_for(self, card: Card | None) -> CardItem | None:
        """Give the item that is this card: the one known to be, else one in the middle."""
        for item in self.items:
            if card is not None and item.card is not None and item.card.card == card:
                return item
        unknown = [item for item in self.items if item.card is None]
        if not unknown:
            return self.items[0] if self.items else None
        place = 0 if card is None else card.rank + card.suit
        return unknown[place % len(unknown)]
