"""Where the sheet of contracts lies while one is chosen, and the trump counter beside it."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.frame import Frame
from sixtysix_gui.table.layout.hands import Hands
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.middle import Middle
from sixtysix_gui.table.layout.place import square_around
from sixtysix_gui.table.layout.sides import Sides

_TWO_COLUMNS, _THREE_COLUMNS, _HIGH = 28.0, 42.0, 18.6
"""Width of the contracts in two columns and in three, and their height, in t."""

_BESIDE, _ABOVE_HAND = 0.9, 0.05
"""What they leave free at both sides, and above the hand, in W."""

_SHORT_LIST, _ROWS, _LONG_ROWS = 10, 5, 7
_ROWS_HIGH, _LEAST_ROW = 9.8, 24.0
"""Height of all rows in t, and of one at least in pixels."""

_TAG, _LOW_TAG = 0.92, 1.45
"""How far a tag with a call reaches beyond its plate, in t, and below that of N at most."""

_LOW_COLUMN, _LOW_SIDES, _LOW_BETWEEN = 11.6, 3.1, 0.9
_LOW_ROW, _LOW_FRAME = 1.8, 5.3
"""A low sheet: width of a column, room at its sides and between columns, height of a row, and of
all else, in t."""

_SHARES = range(100, 38, -2)
"""How large the words of the contracts may be, in hundredths of those elsewhere."""

_COUNTER_APART = 0.10
"""Distance of the trump counter from the sheet, in W."""


@dataclass(frozen=True)
class ContractPlace:
    """The sheet of contracts, the t that its words are written with, its columns and rows.

    ``low``: it lies across the table, upon the cards of others, so that large words find room.
    """

    area: QRectF
    text_unit: float
    columns: int
    rows: int
    low: bool = False


def _low_width(columns: int) -> float:
    """Return the width in t that a low sheet of some columns needs."""
    return columns * _LOW_COLUMN + (columns - 1) * _LOW_BETWEEN + _LOW_SIDES


@dataclass(frozen=True)
class Contracts:
    """The places of the sheet; hand, plates and calls stay in sight beside it.

    ``slate`` is where that lies.
    """

    metrics: Metrics
    frame: Frame
    hands: Hands
    middle: Middle
    sides: Sides
    slate: QRectF

    def place(self, entries: int) -> ContractPlace:
        """The sheet for some contracts; its words shrink where it has no room otherwise.

        Before they are, it lies low and wide, and covers the cards that others hold.
        """
        units = [share / 100 * self.metrics.text_unit for share in _SHARES]
        forms = (self._usual, self._low)
        places = (form(entries, unit) for unit in units for form in forms)
        smallest = self._usual(entries, units[-1])
        return next((place for place in places if self._finds_room(place)), smallest)

    def _low(self, entries: int, unit: float) -> ContractPlace:
        room = self.metrics.width - 2 * self.metrics.rim
        columns = 3 if _low_width(3) * unit <= room else 2
        rows = -(-entries // columns)
        high = _LOW_FRAME * unit + rows * max(_LEAST_ROW, _LOW_ROW * unit)
        area = self._above_hand(min(_low_width(columns) * unit, room), high)
        return ContractPlace(area, unit, columns, rows, low=True)

    def _usual(self, entries: int, unit: float) -> ContractPlace:
        metrics = self.metrics
        room = metrics.width - 2 * (metrics.rim + _BESIDE * metrics.card_width)
        columns, rows, wide = 2, _ROWS, _TWO_COLUMNS
        if entries > _SHORT_LIST:
            three = self._leaves_counter(metrics.axis - _THREE_COLUMNS / 2 * unit)
            columns, rows, wide = (3, _ROWS, _THREE_COLUMNS) if three else (2, _LONG_ROWS, wide)
        high = _HIGH * unit + max(0.0, rows * _LEAST_ROW - _ROWS_HIGH * unit)
        return ContractPlace(self._above_hand(min(wide * unit, room), high), unit, columns, rows)

    def _above_hand(self, width: float, height: float) -> QRectF:
        """A sheet of that size in the middle, above the own hand."""
        metrics = self.metrics
        foot = metrics.own_top - _ABOVE_HAND * metrics.card_width
        return QRectF(metrics.axis - width / 2, foot - height, width, height)

    def _finds_room(self, place: ContractPlace) -> bool:
        """Whether a sheet leaves plates, tags, the slate and the trump counter free.

        One that is not low leaves free the hand opposite, too.
        """
        metrics = self.metrics
        others = [chair for chair in metrics.chairs if chair is not Chair.SOUTH]
        tag, hangs = _TAG * metrics.text_unit, _LOW_TAG * metrics.text_unit
        low = others if place.low else [Chair.NORTH]
        taken = [
            self.sides.plates[chair].adjusted(0.0, 0.0, tag, hangs if chair in low else tag)
            for chair in others
        ]
        if place.low:
            taken += [self.sides.plates[Chair.SOUTH], self.slate]
        elif Chair.NORTH in others:
            taken.append(self.hands.full(Chair.NORTH))
        counter = square_around(self.counter_beside(place.area), self.middle.counter_radius)
        gap = _ABOVE_HAND * metrics.card_width
        above = place.area.adjusted(0.0, -gap, 0.0, 0.0)
        meets = any(above.intersects(area) for area in (*taken, counter))
        return above.top() >= metrics.rim and not (meets or any(map(counter.intersects, taken)))

    def _leaves_counter(self, left: float) -> bool:
        """Whether the trump counter finds room left of a sheet that begins there."""
        return left - self.frame.side_hand_end >= 2 * self.middle.counter_radius

    def counter_beside(self, panel: QRectF) -> QPointF:
        """Centre of the trump counter while a sheet lies there: left of it, else above it."""
        metrics, usual = self.metrics, self.middle.counter
        radius = self.middle.counter_radius
        gap = _COUNTER_APART * metrics.card_width
        if usual.x() + radius + gap <= panel.left():
            return usual
        if self._leaves_counter(panel.left()):
            spare = panel.left() - self.frame.side_hand_end - 2 * radius
            return QPointF(panel.left() - min(gap, spare / 2) - radius, usual.y())
        return QPointF(self._free_above(panel), panel.top() - gap - radius)

    def _free_above(self, panel: QRectF) -> float:
        """Where the counter stands above a sheet: in the middle, or at the left of what is free.

        A low sheet may have a line above it, which goes on from there.
        """
        metrics, middle = self.metrics, self.metrics.axis
        if metrics.tall or Chair.NORTH not in metrics.chairs:
            return middle
        tag = _TAG * metrics.text_unit
        left = self.sides.plates[Chair.NORTH].right() + tag + self.middle.counter_radius
        covers = panel.left() < self.hands.full(Chair.WEST).right()
        return min(middle, left) if covers else middle
