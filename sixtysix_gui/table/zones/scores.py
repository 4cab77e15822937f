"""The two sevens that show the score of a player, and the eights of his marriages."""

from collections.abc import Iterator, Sequence

from sixtysix_gui.rules.cards import Card, PhysicalCard, Rank, Suit, card_of
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.cards.sevens import MARKER_CARDS, marker
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.scores import Marker
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.options import Pack
from sixtysix_gui.table.theme import Z


class ScoreMarker:
    """The seven and its cover of one side, and the score they show as the rule set counts it."""

    def __init__(self, kit: CardKit, chair: Chair) -> None:
        """Start at no points."""
        self.chair = chair
        seven, cover = MARKER_CARDS[chair]
        self.seven = CardItem(kit, PhysicalCard(Card.parse(seven)))
        self.cover = CardItem(kit, PhysicalCard(Card.parse(cover)))
        self.score = 0
        self.target = 7
        self.pack: Pack = "french"

    @property
    def items(self) -> tuple[CardItem, CardItem]:
        """Both cards."""
        return self.seven, self.cover

    @property
    def marker(self) -> Marker:
        """How the cover lies now."""
        return marker(self.pack, self.score, self.target)

    def spots(self, layout: TableLayout) -> Iterator[tuple[CardItem, Spot]]:
        """Give where both cards lie."""
        marks = self.marker
        seven, cover = layout.scores.pair(self.chair, marks)
        under, over = Z.MARKERS + 0.0, Z.MARKERS + 0.5
        seven_z, cover_z = (over, under) if marks.under else (under, over)
        yield self.seven, Spot(seven, seven_z)
        yield self.cover, Spot(cover, cover_z, face_up=marks.face_up)


class Eights:
    """The eights of one side, oldest first."""

    def __init__(self, chair: Chair) -> None:
        """Start without a marriage."""
        self.chair = chair
        self.items: list[CardItem] = []

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits of the declared marriages."""
        return tuple(item.card.card.suit for item in self.items if item.card is not None)

    def show(self, suits: Sequence[Suit], spares: list[CardItem]) -> None:
        """Lay an eight for each suit, from spare items."""
        spares += self.items
        self.items = [spares.pop() for _ in suits]
        for item, suit in zip(self.items, suits, strict=True):
            item.become(PhysicalCard(card_of(Rank.EIGHT, suit)))

    def spots(self, layout: TableLayout) -> Iterator[tuple[CardItem, Spot]]:
        """Give where each eight lies."""
        places = layout.scores.eights(self.chair, len(self.items))
        for index, (item, place) in enumerate(zip(self.items, places, strict=True)):
            yield item, Spot(place, Z.MARKERS + 1 + index * 0.5)
