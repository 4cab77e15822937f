"""Two sevens that show a player's game points by their pips."""

from __future__ import annotations

from collections.abc import Iterator

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.cards.svg import Pack
from sixtysix_gui.table.geometry.layout import Side, TableLayout
from sixtysix_gui.table.geometry.markers import MARKER_CARDS, Marker, marker
from sixtysix_gui.table.theme import Z


class ScoreMarker:
    """The seven and its cover of one side, and the score they show as the rule set counts it."""

    def __init__(self, kit: CardKit, side: Side) -> None:
        """Start at no points."""
        self.side = side
        seven, cover = MARKER_CARDS[side]
        self.seven = CardItem(kit, Card.parse(seven))
        self.cover = CardItem(kit, Card.parse(cover))
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
        places = layout.marker_places(self.side, marks)
        under, over = Z.MARKERS + 0.0, Z.MARKERS + 0.5
        seven_z, cover_z = (over, under) if places.cover_first else (under, over)
        yield self.seven, Spot(places.seven, seven_z)
        yield self.cover, Spot(places.cover, cover_z, face_up=marks.face_up)
