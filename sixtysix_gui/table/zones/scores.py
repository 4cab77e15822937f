"""The score as two sevens show it: exactly as many pips are seen as there are points.

A player owns two sevens. Up to seven points one of them lies face up and the other covers it face
down, at an offset that leaves exactly n pips visible (the offsets come with the drawings, for
each pack). Beyond seven, for rule sets that play to nine or eleven, the other seven is turned face
up as well and lies on the first: its own seven pips and the n − 7 pips that it leaves visible make
n. So the same two cards, in the same room, show 0 to 13.

Where a rule set counts down, the pips are the points still needed, and none are left at the end.
A game that is won shows its target, however far the last deal went beyond it.
"""

from collections.abc import Iterator, Sequence

from sixtysix_gui.rules.cards import Card, PhysicalCard, Rank, Suit, card_of
from sixtysix_gui.table.cards import svg
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.geometry.chair import Chair
from sixtysix_gui.table.geometry.layout import TableLayout
from sixtysix_gui.table.geometry.scores import Marker
from sixtysix_gui.table.options import Pack
from sixtysix_gui.table.theme import Z

PIPS = 7
MOST = 13
"""The greatest score that two sevens show."""

MARKER_CARDS = {Chair.SOUTH: ("7S", "7C"), Chair.NORTH: ("7D", "7H")}
"""The seven and its cover: one player has the black sevens, the other the red ones."""

_PLAIN_MARKERS = (
    svg.Marker(0.0, 0.0, 0.0, under=False),
    svg.Marker(0.129, 0.092, 30.0, under=False),
    svg.Marker(0.0, 0.248, 0.0, under=False),
    svg.Marker(0.0, 0.415, 0.0, under=False),
    svg.Marker(0.0, -0.585, 0.0, under=False),
    svg.Marker(0.0, 0.668, 0.0, under=False),
    svg.Marker(0.5, 0.668, 0.0, under=False),
    svg.Marker(0.10, -0.06, 8.0, under=True),
)
"""The French offsets, for an installation whose card data are damaged."""


def shown_pips(score: int, target: int) -> int:
    """Gives the pips for a score as the rule set counts it, kept within what can be shown."""
    return max(0, min(score, target, MOST))


def marker(pack: Pack, score: int, target: int) -> Marker:
    """Lays out the two sevens for a score.

    Args:
        pack: whose sevens; the pips lie differently on French and German ones.
        score: as `Game.shown_score` has it: the points won or, counting down, those needed.
        target: game points that win the game.
    """
    pips = shown_pips(score, target)
    face_up = pips > PIPS
    row = _offsets(pack)[pips - PIPS if face_up else pips]
    return Marker(pips, row.dx, row.dy, row.tilt, row.under, face_up)


def _offsets(pack: Pack) -> tuple[svg.Marker, ...]:
    try:
        return svg.score_markers(pack)
    except (svg.CardArtError, LookupError, TypeError):
        return _PLAIN_MARKERS


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
        places = layout.scores.marker_places(self.chair, marks)
        under, over = Z.MARKERS + 0.0, Z.MARKERS + 0.5
        seven_z, cover_z = (over, under) if places.cover_first else (under, over)
        yield self.seven, Spot(places.seven, seven_z)
        yield self.cover, Spot(places.cover, cover_z, face_up=marks.face_up)


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
