"""Where score markers and eights of two lie: the right column; and cards that are counted."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.design.cards.svg import CARD_ASPECT
from sixtysix_gui.table.layout.chair import FACING, Chair
from sixtysix_gui.table.layout.fans import FULL_FAN
from sixtysix_gui.table.layout.hands import Hands
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.middle import Middle
from sixtysix_gui.table.layout.place import bounds_of, square_around
from sixtysix_gui.table.layout.scores import CountRow, EightRow, PairPlace, Scores
from sixtysix_gui.table.layout.sides import Sides
from sixtysix_gui.table.layout.sizes import MARKER_HEIGHT, MARKER_WIDTH

_ROOM_FOR_EIGHTS = 2.5
"""Least room beside the hand, in W, for my eights to lie beside my marker."""

_EIGHT_GAP = 0.05
"""Room between the oldest eight and its neighbour, in W."""

_MOST_TRICKS = 12
"""Tricks in the longest pile: all of a pack of 24."""

_SLATE, _FROM_HAND, _ABOVE_SLATE = (1.46, 1.62), 0.06, 0.11
"""Size of the slate, how far it keeps from the own hand, and the eights above it, in W."""


def lay_scores(
    metrics: Metrics, hands: Hands, middle: Middle, sides: Sides, *, uses_slate: bool
) -> Scores:
    """Give the places of what shows the score; a slate has the own eights above it."""
    column = _Column(metrics, hands, middle, sides)
    zones = {chair: column.zone(chair) for chair in FACING}
    mine = zones[Chair.SOUTH]
    slate = _slate(metrics, hands, mine) if uses_slate else mine
    pairs: dict[Chair, PairPlace] = {}
    rows: dict[Chair, EightRow] = {}
    for chair, zone in zones.items():
        turned = metrics.tall and chair is Chair.SOUTH
        down = 0.5 if turned else float(chair is Chair.SOUTH)
        pairs[chair] = PairPlace(zone, metrics.sizes.side, turned, down)
        rows[chair] = column.eights(chair, zone)
        if uses_slate and not turned:
            newest = _beside_slate(metrics, chair, zone, slate)
            rows[chair] = EightRow(newest, rows[chair].room)
    counted = {chair: column.counted(chair, zones[chair]) for chair in FACING}
    return Scores(metrics, pairs, slate, eight_rows=rows, count_rows=counted)


def longest_pile(sides: Sides, chair: Chair) -> QRectF:
    """Return where the first and the last trick of the longest pile lie."""
    ends = tuple(sides.pile_card(chair, i, _MOST_TRICKS) for i in (0, _MOST_TRICKS - 1))
    return bounds_of(ends, sides.metrics.card_width)


def _slate(metrics: Metrics, hands: Hands, zone: QRectF) -> QRectF:
    """Give the slate at the lower right; in a tall scene it takes the strip's end."""
    if metrics.tall:
        return zone
    hand = hands.full(Chair.SOUTH).right() + _FROM_HAND * metrics.card_width
    width, height = (part * metrics.card_width for part in _SLATE)
    width = min(width, zone.right() - hand)
    return QRectF(zone.right() - width, zone.bottom() - height, width, height)


def _beside_slate(metrics: Metrics, chair: Chair, zone: QRectF, slate: QRectF) -> QPointF:
    """Give the newest eight where a slate is used: above it, and theirs in the upper corner."""
    half_width = metrics.sizes.side * metrics.card_width / 2
    half_height = half_width * CARD_ASPECT
    y = zone.top() + half_height
    if chair is Chair.SOUTH:
        y = slate.top() - _ABOVE_SLATE * metrics.card_width - half_height
    return QPointF(zone.right() - half_width, y)


@dataclass(frozen=True)
class _Column:
    """The right column, and what is around it."""

    metrics: Metrics
    hands: Hands
    middle: Middle
    sides: Sides

    def zone(self, chair: Chair) -> QRectF:
        """Give the rectangle in which all states of a score marker find room."""
        metrics = self.metrics
        width = metrics.sizes.side * metrics.card_width
        across, along = MARKER_WIDTH * width, MARKER_HEIGHT * width * CARD_ASPECT
        right, top = metrics.right, metrics.edge
        if metrics.tall and chair is Chair.SOUTH:
            return QRectF(right - along, metrics.strip_y - across / 2, along, across)
        if chair is Chair.SOUTH:
            top = metrics.height - metrics.edge - along
        return QRectF(right - across, top, across, along)

    def eights(self, chair: Chair, zone: QRectF) -> EightRow:
        """Give where the newest eight lies, and how far the others may reach to the left."""
        metrics = self.metrics
        newest = self._newest_eight(chair, zone)
        card = metrics.sizes.side * metrics.card_width
        half_height = card * CARD_ASPECT / 2
        upper, lower = newest.y() - half_height, newest.y() + half_height
        ends = [
            area.right()
            for area in self._left_neighbours()
            if area.top() < lower and area.bottom() > upper and area.left() < newest.x()
        ]
        gap = _EIGHT_GAP * metrics.card_width
        return EightRow(newest, newest.x() - card / 2 - max(ends, default=0.0) - gap)

    def _newest_eight(self, chair: Chair, zone: QRectF) -> QPointF:
        metrics, width = self.metrics, self.metrics.card_width
        half_width = metrics.sizes.side * width / 2
        half_height = half_width * CARD_ASPECT
        beside, flush = zone.left() - 0.10 * width - half_width, zone.right() - half_width
        if chair is Chair.SOUTH and metrics.tall:
            return QPointF(beside, metrics.strip_y)
        if chair is Chair.NORTH and metrics.tall:
            return QPointF(flush, zone.bottom() + 0.07 * width + half_height)
        if chair is Chair.NORTH:
            return QPointF(beside, zone.top() + half_height)
        side = metrics.x1 - metrics.axis - (metrics.sizes.reach - 0.0125) * width
        if side >= _ROOM_FOR_EIGHTS * width:
            return QPointF(beside, zone.bottom() - half_height)
        return QPointF(flush, zone.top() - 0.07 * width - half_height)

    def _left_neighbours(self) -> list[QRectF]:
        """Give what lies left of the right column, at its largest."""
        width, sides, middle = self.metrics.card_width, self.sides, self.middle
        return [
            *(self.hands.bounds(chair, FULL_FAN) for chair in FACING),
            bounds_of(tuple(middle.trick_cards.values()), width),
            *(longest_pile(sides, chair) for chair in FACING),
            square_around(middle.coin, middle.coin_radius),
        ]

    def counted(self, chair: Chair, zone: QRectF) -> CountRow:
        """Give where the cards of a pile lie that are counted: from the pile to the hand."""
        metrics, first = self.metrics, self.sides.piles[chair].outline
        side, width = metrics.sizes.side, metrics.card_width
        x, end = first.x, metrics.axis - (metrics.sizes.reach - 0.0125) * width
        if first.angle:  # in a tall scene's strip they are turned upright
            x -= side * (metrics.card_height - width) / 2
        if metrics.tall:  # below their hand there is room as well
            end = zone.left() - metrics.pad
        return CountRow(QPointF(x, first.y), end - side * width / 2, side)
