"""Where the plates and the piles of won tricks are: the left column, or a tall scene's strip."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from sixtysix_gui.table.layout.chair import SEEDS, Chair
from sixtysix_gui.table.layout.facing.hands import FULL_HAND, Hands
from sixtysix_gui.table.layout.facing.middle import Middle
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.place import CARD_ASPECT, Place, jitter
from sixtysix_gui.table.layout.sizes import PLATE_HEIGHT, TWO_LINES

_LONGEST, _LEAST_FOR_ONE_LINE = 16.0, 9.5
"""Widths in t of a plate in a scene that makes room: the most, and where one line is enough."""

_FROM_HAND = 0.12
"""Distance of such a plate from the hand, in W."""

_THICKEST, _CLOSED_REACHES = 12, 0.74
"""Cards in the thickest talon; how far a closed one reaches to the left, in W."""

_MAY_TOUCH, _COUNT_TAG = 0.06, 0.75
"""How deep a plate may reach over the talon's edge in W, and its tag above that in t."""

_REST_OF_STRIP = 4.25
"""Width of pile, eights and marker in the strip of a tall scene, in W."""

_LEAST_TALL_PLATE = 5.8
"""The names of the opponents fit into a plate that is so many t wide."""

_TAG_FROM_PLATE = 0.09
"""Distance of the tag with the card points from the plate below it in W, where words are large."""

_PILE_TILT = 3.5


@dataclass(frozen=True)
class Sides:
    """The places of plates and piles."""

    metrics: Metrics
    hands: Hands
    middle: Middle

    @property
    def strip_y(self) -> float:
        """The middle of the strip below the hand of a tall scene."""
        return (
            self.metrics.height
            - self.metrics.rim
            - 0.04 * self.metrics.card_width
            - self.metrics.bar / 2
        )

    def plate(self, chair: Chair) -> QRectF:
        """The rectangle of a player's plate; where the scene makes room, the most it may take."""
        height = self.plate_height(chair) * self.metrics.text_unit
        left = self.metrics.x0 + self.metrics.edge
        if chair is Chair.NORTH:
            top = self.metrics.edge
        elif self.metrics.tall:
            top = self.strip_y - height / 2
        else:
            top = self.metrics.height - self.metrics.edge - height
        return QRectF(left, top, self._plate_width(chair), height)

    def plate_height(self, chair: Chair) -> float:
        """Height of a plate in t: the own name has two lines where there is little room."""
        if not self.metrics.has_act_row or chair is Chair.NORTH:
            return PLATE_HEIGHT
        if self.metrics.tall:
            return TWO_LINES
        band = (
            self.metrics.height - self.metrics.edge - PLATE_HEIGHT * self.metrics.text_unit,
            self.metrics.height,
        )
        room = self._room_beside_own_hand(*band)
        return TWO_LINES if room < _LEAST_FOR_ONE_LINE * self.metrics.text_unit else PLATE_HEIGHT

    def _plate_width(self, chair: Chair) -> float:
        width = self.metrics.card_width
        if self.metrics.makes_room:
            longest = _LONGEST * self.metrics.text_unit
            if chair is Chair.NORTH:
                return min(self._room_beside_their_hand(), longest)
            height = self.plate_height(chair) * self.metrics.text_unit
            top = self.metrics.height - self.metrics.edge - height
            return min(self._room_beside_own_hand(top, self.metrics.height), longest)
        longest = 14.5 * self.metrics.text_unit
        if self.metrics.tall and self.metrics.has_act_row:
            return max(self._least_tall(), min(self._room_in_tall_scene(chair), longest))
        if self.metrics.tall:
            return self._least_tall()
        beside_hand = (
            self.metrics.axis - self.metrics.x0 - (self.metrics.sizes.reach + 0.1475) * width
        )
        return min(1.62 * width, beside_hand - self.metrics.pad - 0.02 * width, longest)

    def _least_tall(self) -> float:
        unit = self.metrics.text_unit
        return min(max(1.3 * self.metrics.card_width, _LEAST_TALL_PLATE * unit), 14.5 * unit)

    def _room_in_tall_scene(self, chair: Chair) -> float:
        """How wide a plate may be in a tall scene: left of their hand, or of the strip's rest."""
        width = self.metrics.card_width
        if chair is Chair.SOUTH:
            return self.metrics.inner - 2 * self.metrics.edge - _REST_OF_STRIP * width
        first = self.hands.opponent(FULL_HAND)[0]
        bottom = self.metrics.edge + PLATE_HEIGHT * self.metrics.text_unit
        end = self._left_end(first, self.metrics.edge, bottom)
        return end - _FROM_HAND / 2 * width - self.metrics.x0 - self.metrics.edge

    def _room_beside_own_hand(self, top: float, bottom: float) -> float:
        """How wide a plate may be that lies between those heights left of the own hand."""
        end = self._left_end(self.hands.own(FULL_HAND)[0], top, bottom)
        return end - _FROM_HAND * self.metrics.card_width - self.metrics.x0 - self.metrics.edge

    def _room_beside_their_hand(self) -> float:
        """How wide their plate may be, left of their hand, and of a talon that is as high."""
        width, unit = self.metrics.card_width, self.metrics.text_unit
        bottom = self.metrics.edge + PLATE_HEIGHT * unit
        first = self.hands.opponent(FULL_HAND)[0]
        ends = [self._left_end(first, self.metrics.edge, bottom) - _FROM_HAND * width]
        talon = self.middle.talon
        top = self.middle.talon_card(_THICKEST - 1).y - self.metrics.card_height / 2
        if bottom > top + _MAY_TOUCH * width:
            ends.append(talon.x - _CLOSED_REACHES * width)
        elif bottom > top - _COUNT_TAG * unit:
            ends.append(talon.x - 1.1 * unit - 0.5 * _FROM_HAND * width)
        return min(ends) - self.metrics.x0 - self.metrics.edge

    def _left_end(self, card: Place, top: float, bottom: float) -> float:
        """How far left a card reaches between two heights."""
        band = QRectF(0.0, top, self.metrics.width, bottom - top)
        within = card.outline(self.metrics.card_width).intersected(QPolygonF(band))
        return card.x if within.isEmpty() else within.boundingRect().left()

    def pile_lies_crosswise(self, chair: Chair) -> bool:
        """Whether a pile of won tricks is turned by 90 degrees to fit the strip."""
        return self.metrics.tall and chair is Chair.SOUTH

    def pile_outline(self, chair: Chair) -> Place:
        """Where the first won trick lies, and the pressed-in outline while there is none."""
        width = self.metrics.card_width
        beside = self.plate(chair)
        half_height = self.metrics.sizes.side * width * CARD_ASPECT / 2
        if self.pile_lies_crosswise(chair):
            return Place(
                beside.right() + 0.12 * width + half_height,
                self.strip_y,
                90,
                self.metrics.sizes.side,
            )
        x = self.metrics.x0 + self.metrics.edge + (self.metrics.sizes.side / 2 + 0.08) * width
        beyond = 0.13 * width + half_height
        y = beside.bottom() + beyond if chair is Chair.NORTH else beside.top() - beyond
        return Place(x, y, 0.0, self.metrics.sizes.side)

    def pile_card(self, chair: Chair, index: int, count: int, *, upper: bool = True) -> Place:
        """Where a card of the won trick `index` of `count` lies; each trick can be told apart."""
        first = self.pile_outline(chair)
        step = (0.06 if self.metrics.tall else 0.085) * self.metrics.card_width
        longest = self.metrics.sizes.pile_steps  # a longer pile keeps its length
        if count - 1 > longest:
            step *= longest / (count - 1)
        tilt = 0.0 if index == 0 else _PILE_TILT * jitter("pile", SEEDS[chair], index)
        own_tilt = 0.0 if upper else 0.8
        return Place(
            first.x + step * index, first.y, first.angle + tilt + own_tilt, self.metrics.sizes.side
        )

    def points_tag(self, chair: Chair) -> QPointF:
        """Centre of the tag with the card points, on the lower left of the pile."""
        width = self.metrics.card_width
        pile = self.pile_outline(chair).bounds(width)
        if self.pile_lies_crosswise(chair):
            return pile.bottomLeft() + QPointF(0.27 * width, -0.11 * width)
        at = pile.bottomLeft() + QPointF(0.10 * width, -0.165 * width)
        inside_rim = self.metrics.x0 + self.metrics.rim + 1.6 * self.metrics.text_unit
        lowest = pile.bottom() + 0.10 * width
        plate = self.plate(chair).top()
        if plate > pile.center().y():  # it lies below the pile
            lowest = min(lowest, plate - _TAG_FROM_PLATE * width)
        lowest -= 0.92 * self.metrics.text_unit
        return QPointF(max(at.x(), inside_rim), min(at.y(), lowest))
