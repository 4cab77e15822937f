"""Where the score markers lie, and the eights that remember marriages: the right column."""

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.chair import FACING, Chair
from sixtysix_gui.table.layout.facing.hands import FULL_HAND, Hands
from sixtysix_gui.table.layout.facing.middle import Middle
from sixtysix_gui.table.layout.facing.sides import Sides
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.place import CARD_ASPECT, Place, bounds_of
from sixtysix_gui.table.layout.radii import coin_radius
from sixtysix_gui.table.layout.sizes import MARKER_HEIGHT, MARKER_WIDTH

ROOM_FOR_EIGHTS = 2.5
"""My eights lie beside my marker only where there are so many W beside the hand."""

_OLDER_EIGHT = 0.52
"""How far left of the next one an older eight lies, in marker widths."""

_EIGHT_GAP = 0.05
"""Room between the oldest eight and its neighbour, in W."""

_MOST_TRICKS = 12
"""Tricks in the longest pile: all of a pack of 24."""

_LEAST_STEP = 0.20
"""The index of a covered eight is seen as long as so much of its width is."""

_EIGHT_TILTS = (-2.5, 2.0, -1.0)


_WIDEST_STEP = 0.24
"""Distance of two cards of the row, in W, while there is room for it."""

_TILT = 1.6
"""Degrees between two neighbours; many cards together are not turned further than this."""
_WIDEST_TILT = 14.0

_SAG = 0.10
"""How far the ends of the row lie below its middle, in W."""


@dataclass(frozen=True)
class ScoreZones:
    """The places of the score markers, of the eights, and of the cards that are counted."""

    metrics: Metrics
    hands: Hands
    middle: Middle
    sides: Sides

    def marker_turned(self, chair: Chair) -> bool:
        """Whether the marker is turned by 90 degrees, in the strip of a tall scene."""
        return self.metrics.tall and chair is Chair.SOUTH

    def marker_zone(self, chair: Chair) -> QRectF:
        """The rectangle in which all states of a score marker find room."""
        width = self.metrics.sizes.side * self.metrics.card_width
        across, along = MARKER_WIDTH * width, MARKER_HEIGHT * width * CARD_ASPECT
        right = self.metrics.x1 - self.metrics.edge
        if self.marker_turned(chair):
            return QRectF(right - along, self.sides.strip_y - across / 2, along, across)
        top = (
            self.metrics.edge
            if chair is Chair.NORTH
            else self.metrics.height - self.metrics.edge - along
        )
        return QRectF(right - across, top, across, along)

    def eights(self, chair: Chair, count: int) -> tuple[Place, ...]:
        """Places of a player's eights from the oldest to the newest, which lies rightmost."""
        newest = self._newest_eight(chair)
        step = self._eight_step(newest, count)
        return tuple(
            Place(
                newest.x() - step * (count - 1 - i),
                newest.y(),
                _EIGHT_TILTS[i % len(_EIGHT_TILTS)],
                self.metrics.sizes.side,
            )
            for i in range(count)
        )

    def _newest_eight(self, chair: Chair) -> QPointF:
        width = self.metrics.card_width
        half_width = self.metrics.sizes.side * width / 2
        half_height = half_width * CARD_ASPECT
        zone = self.marker_zone(chair)
        beside = zone.left() - 0.10 * width - half_width
        if self.marker_turned(chair):
            return QPointF(beside, self.sides.strip_y)
        if chair is Chair.NORTH and self.metrics.tall:
            return QPointF(zone.right() - half_width, zone.bottom() + 0.07 * width + half_height)
        if chair is Chair.NORTH:
            return QPointF(beside, zone.top() + half_height)
        if self.metrics.side >= ROOM_FOR_EIGHTS * width:
            return QPointF(beside, zone.bottom() - half_height)
        return QPointF(zone.right() - half_width, zone.top() - 0.07 * width - half_height)

    def _eight_step(self, newest: QPointF, count: int) -> float:
        """Distance of two eights; many are pushed together before they reach a neighbour."""
        card = self.metrics.sizes.side * self.metrics.card_width
        usual = _OLDER_EIGHT * card
        if count < 2:
            return usual
        half_height = card * CARD_ASPECT / 2
        upper, lower = newest.y() - half_height, newest.y() + half_height
        ends = [
            area.right()
            for area in self._left_neighbours
            if area.top() < lower and area.bottom() > upper and area.left() < newest.x()
        ]
        room = newest.x() - card / 2 - max(ends, default=0.0) - _EIGHT_GAP * self.metrics.card_width
        return max(_LEAST_STEP * card, min(usual, room / (count - 1)))

    @cached_property
    def _left_neighbours(self) -> list[QRectF]:
        """What lies left of the right column, at its largest."""
        width = self.metrics.card_width
        trick = tuple(self.middle.trick_place(chair) for chair in FACING)
        piles = [
            self.sides.pile_card(chair, i, _MOST_TRICKS)
            for chair in FACING
            for i in (0, _MOST_TRICKS - 1)
        ]
        radius = coin_radius(width, self.metrics.text_unit)
        centre = self.middle.coin
        return [
            bounds_of(self.hands.own(FULL_HAND), width),
            bounds_of(self.hands.opponent(FULL_HAND), width),
            bounds_of(trick, width),
            bounds_of(tuple(piles[:2]), width),
            bounds_of(tuple(piles[2:]), width),
            QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius),
        ]

    def counted_cards(self, chair: Chair, count: int) -> tuple[Place, ...]:
        """Places of so many cards of a pile, from the one that is counted first."""
        first = self.sides.pile_outline(chair)
        x = first.x
        if self.sides.pile_lies_crosswise(chair):  # in a tall scene's strip they are turned upright
            x -= self.metrics.sizes.side * (self.metrics.card_height - self.metrics.card_width) / 2
        gaps = max(count - 1, 1)
        step = min(_WIDEST_STEP * self.metrics.card_width, (self._right_end(chair) - x) / gaps)
        tilt = min(_TILT, _WIDEST_TILT / gaps)
        return tuple(
            Place(
                x + step * index,
                first.y + _SAG * self.metrics.card_width * ((2 * index / gaps - 1) ** 2 - 0.5),
                tilt * (index - gaps / 2),
                self.metrics.sizes.side,
            )
            for index in range(count)
        )

    def _right_end(self, chair: Chair) -> float:
        """Where the last card's centre may be."""
        half = self.metrics.sizes.side * self.metrics.card_width / 2
        if self.metrics.tall:  # below their hand there is room as well
            return self.marker_zone(chair).left() - self.metrics.pad - half
        return (
            self.metrics.axis - (self.metrics.sizes.reach - 0.0125) * self.metrics.card_width - half
        )
