"""Where plates and piles of two are: the left column, or a tall scene's strip."""

from dataclasses import dataclass
from functools import cached_property
from math import inf

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPolygonF

from sixtysix_gui.table.layout.chair import FACING, Chair
from sixtysix_gui.table.layout.fans import FULL_FAN
from sixtysix_gui.table.layout.frame import PILE_FROM_PLATE, Frame
from sixtysix_gui.table.layout.hands import Hands
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.middle import Middle
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.layout.sides import (
    UPRIGHT_SEALS,
    Pile,
    Sides,
    lay_pile,
    own_outline,
    upright_outline,
)
from sixtysix_gui.table.layout.sizes import PLATE_HEIGHT, TWO_LINES

_LONGEST, _LONGEST_BESIDE_WORDS, _LEAST_FOR_ONE_LINE = 14.5, 16.0, 9.5
"""Widths in t of a plate: the most, and where one line is enough for the own name."""

_FROM_HAND = 0.12
"""Distance of a plate from the hand where words are large, in W."""

_THICKEST, _CLOSED_REACHES = 12, 0.74
"""Cards in the thickest talon; how far a closed one reaches to the left, in W."""

_MAY_TOUCH, _COUNT_TAG = 0.06, 0.75
"""How deep a plate may reach over the talon's edge in W, and its tag above that in t."""

_REST_OF_STRIP = 4.25
"""Width of pile, eights and marker in the strip of a tall scene, in W."""

_LEAST_TALL_PLATE = 5.8
"""Width in t of a plate that has room for the names of all opponents."""

_TAG_FROM_PLATE = 0.09
"""Distance of the tag with the card points from the plate below it in W, where words are large."""

_TAG_RIGHT = 0.27
"""How far right that tag lies of the left end of a crosswise pile, in W."""


def lay_sides(frame: Frame, hands: Hands, middle: Middle) -> Sides:
    """Give the places of plates and piles."""
    metrics, around = frame.metrics, _Plates(frame.metrics, hands, middle)
    plates = {chair: around.plate(chair) for chair in FACING}
    limits = {chair: frame.tag_limit(chair, plate.right()) for chair, plate in plates.items()}
    piles = {chair: _pile(metrics, chair, plate) for chair, plate in plates.items()}
    return Sides(metrics, plates, limits, piles)


@dataclass(frozen=True)
class _Plates:
    """The plates, and what they are beside."""

    metrics: Metrics
    hands: Hands
    middle: Middle

    def plate(self, chair: Chair) -> QRectF:
        """Return a player's plate; where the scene makes room, the most it may take."""
        metrics, lines = self.metrics, self._lines(chair) * self.metrics.text_unit
        if chair is Chair.NORTH:
            top = metrics.edge
        elif metrics.tall:
            top = metrics.strip_y - lines / 2
        else:
            top = metrics.height - metrics.edge - lines
        return QRectF(metrics.left, top, self._width(chair, top), lines)

    def _lines(self, chair: Chair) -> float:
        """Return the height in t: the own name has two lines where there is little room."""
        metrics = self.metrics
        if not metrics.has_act_row or chair is Chair.NORTH:
            return PLATE_HEIGHT
        room = self._beside_own_hand(metrics.height - metrics.edge - metrics.plate_height)
        short = metrics.tall or room < _LEAST_FOR_ONE_LINE * metrics.text_unit
        return TWO_LINES if short else PLATE_HEIGHT

    def _width(self, chair: Chair, top: float) -> float:
        metrics, width, unit = self.metrics, self.metrics.card_width, self.metrics.text_unit
        longest, north = _LONGEST * unit, chair is Chair.NORTH
        if metrics.makes_room:
            room = self._beside_their_hand if north else self._beside_own_hand(top)
            return min(room, _LONGEST_BESIDE_WORDS * unit)
        if metrics.tall:
            least = min(max(1.3 * width, _LEAST_TALL_PLATE * unit), longest)
            room = self._left_of_their_hand(_FROM_HAND / 2) if north else self._in_strip
            return max(least, min(room, longest)) if metrics.has_act_row else least
        beside_hand = metrics.axis - metrics.x0 - (metrics.sizes.reach + 0.1475) * width
        return min(1.62 * width, beside_hand - metrics.pad - 0.02 * width, longest)

    @cached_property
    def _in_strip(self) -> float:
        """How wide a plate may be in a tall scene's strip."""
        return self.metrics.right - self.metrics.left - _REST_OF_STRIP * self.metrics.card_width

    def _beside_own_hand(self, top: float) -> float:
        """How wide a plate may be that lies below that height left of the own hand."""
        end = self._left_end(Chair.SOUTH, top, self.metrics.height)
        return end - _FROM_HAND * self.metrics.card_width - self.metrics.left

    def _left_of_their_hand(self, gap: float) -> float:
        """How wide their plate may be that keeps so far from their hand, in W."""
        metrics = self.metrics
        end = self._left_end(Chair.NORTH, metrics.edge, metrics.edge + metrics.plate_height)
        return end - gap * metrics.card_width - metrics.left

    @cached_property
    def _beside_their_hand(self) -> float:
        """How wide their plate may be, left of their hand, and of a talon that is as high."""
        metrics, talon = self.metrics, self.middle.talon
        width, unit = metrics.card_width, metrics.text_unit
        room, below = self._left_of_their_hand(_FROM_HAND), metrics.edge + metrics.plate_height
        below -= self.middle.talon_card(_THICKEST - 1).y - metrics.card_height / 2
        if below > _MAY_TOUCH * width:
            return min(room, talon.x - _CLOSED_REACHES * width - metrics.left)
        if below > -_COUNT_TAG * unit:
            return min(room, talon.x - 1.1 * unit - 0.5 * _FROM_HAND * width - metrics.left)
        return room

    def _left_end(self, chair: Chair, top: float, bottom: float) -> float:
        """How far left a full hand reaches between two heights."""
        card = self.hands.places(chair, FULL_FAN)[0]
        band = QRectF(0.0, top, self.metrics.width, bottom - top)
        within = card.outline(self.metrics.card_width).intersected(QPolygonF(band))
        return card.x if within.isEmpty() else within.boundingRect().left()


def _pile(metrics: Metrics, chair: Chair, plate: QRectF) -> Pile:
    """Return a pile; the tag with its points keeps clear of the plate below."""
    lowest = plate.top() - _TAG_FROM_PLATE * metrics.card_width
    lowest = lowest if chair is Chair.SOUTH else inf
    outline = _outline(metrics, chair, plate)
    return lay_pile(metrics, chair, outline, UPRIGHT_SEALS, _TAG_RIGHT, lowest)


def _outline(metrics: Metrics, chair: Chair, plate: QRectF) -> Place:
    if chair is Chair.SOUTH:
        return own_outline(metrics, plate)
    half_height = metrics.sizes.side * metrics.card_height / 2
    beyond = PILE_FROM_PLATE * metrics.card_width + half_height
    return upright_outline(metrics, plate.bottom() + beyond)
