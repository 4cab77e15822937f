"""The eights that remember marriages where two play, as on the table for two."""

from collections.abc import Iterator

from sixtysix_gui.rules.cards import PhysicalCard, Rank, card_of
from sixtysix_gui.rules.history import Marriage
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.theme import Z
from sixtysix_gui.table.trick_game.geometry.chair import Chair
from sixtysix_gui.table.trick_game.geometry.layout import TrickLayout


class MarriageEights:
    """The eights of one player, oldest first, and what each marriage counted."""

    def __init__(self, chair: Chair) -> None:
        """Start without a marriage."""
        self.chair = chair
        self.items: list[CardItem] = []
        self.points: list[int] = []

    def show(self, marriages: list[Marriage], spares: list[CardItem]) -> None:
        """Lay an eight for each marriage, from spare items."""
        self.items = [spares.pop() for _ in marriages]
        self.points = [marriage.points for marriage in marriages]
        for item, marriage in zip(self.items, marriages, strict=True):
            item.become(PhysicalCard(card_of(Rank.EIGHT, marriage.suit)))

    def spots(self, layout: TrickLayout) -> Iterator[tuple[CardItem, Spot]]:
        """Give where each eight lies."""
        places = layout.scores.eights(self.chair, len(self.items))
        for index, (item, place) in enumerate(zip(self.items, places, strict=True)):
            yield item, Spot(place, Z.MARKERS + 1 + index * 0.5)
