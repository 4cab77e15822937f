"""Where players find what they call with before the play: bids, suits and contracts."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table.layout.frame import BESIDE_PLATE, Frame
from sixtysix_gui.table.layout.hands import Hands
from sixtysix_gui.table.layout.metrics import (
    STATUS_LINE,
    Metrics,
    bid_radius,
    doubling_radius,
    naming_radius,
)
from sixtysix_gui.table.layout.middle import Middle
from sixtysix_gui.table.layout.place import Place, bounds_of, square_around
from sixtysix_gui.table.layout.players import Sides
from sixtysix_gui.table.seating import Chair

_BIDS_APART = 2.36
"""Distance of two bids, in radii."""

_BID_ROWS_APART = 1.9
"""Between two rows of bids, what they promise included, in t."""

_PASS_BELOW = 3.6
"""The chip that passes: its middle below the discs, in t."""

_NAMES_APART = 1.04
_ABOVE_PACK = 0.85
"""How far above the middle the suits of a tall scene are, in W."""

_PACK_LEFT, _PACK_SCALE, _PACK_CHIP = 2.72, 0.9, 0.67
"""The rest of the pack: left of the middle in W, its size, and its chip below the foot in t."""

_LEAST_PACK = 0.62
"""Its size at least, where plates leave it less room."""

_PACK_RISES = 0.06
"""How much higher than the lowest card the upper one of the rest of a pack lies, in W."""

_WORDS_BELOW, _CHIP_HALF, _CHIP_WIDTH, _RING = 1.6, 1.03, 9.0, 0.4
"""How far the words below a disc, and half a chip, reach down, the width of a chip, and how far
the ring of the focus reaches around it, in t."""

_ONE_LINE = 1.5
"""Up to this text size a sentence of an auction has one line."""

_APART = 0.10
_GO_ON_BELOW = 1.9
"""The chip "Go on": its middle below the coin that doubles, in t."""


@dataclass(frozen=True)
class Panels:
    """The places of what is chosen from; hand, plates and calls stay in sight beside them."""

    metrics: Metrics
    frame: Frame
    middle: Middle
    sides: Sides

    @cached_property
    def _centre(self) -> QPointF:
        """The middle of the room between the plates above and the status line.

        In a tall scene that is low it is no lower than the middle of the trick.
        """
        upper = self.metrics.edge + self.metrics.plate_height
        y = (upper + self.frame.status_top) / 2
        return QPointF(self.metrics.axis, min(y, self.frame.trick.y()) if self.metrics.tall else y)

    @cached_property
    def bid_radius(self) -> float:
        """Radius of a disc to bid with."""
        return bid_radius(self.metrics.card_width)

    def bids(self, count: int = 6, *, with_widow: bool = False) -> tuple[QPointF, ...]:
        """Return the centres of the discs to bid with, from the lowest; the widow stays free."""
        foot = (_PASS_BELOW + _CHIP_HALF) * self.metrics.text_unit
        y = self._high_enough(self.bid_radius + foot)
        row = self._row(count, _BIDS_APART * self.bid_radius, y)
        return self._off_widow(row) if with_widow else row

    def bid_pass(self, bids: Sequence[QPointF]) -> QPointF:
        """Centre of the chip that passes, below the bids."""
        y = bids[-1].y() + self.bid_radius + _PASS_BELOW * self.metrics.text_unit
        return QPointF((bids[0].x() + bids[-1].x()) / 2, y)

    def _off_widow(self, row: tuple[QPointF, ...]) -> tuple[QPointF, ...]:
        """The row left of the widow, or two rows where the hand of W is too near."""
        metrics, radius = self.metrics, self.bid_radius
        gap = _APART * metrics.card_width
        widow = bounds_of(self.middle.widow, metrics.card_width)
        left = min(0.0, widow.left() - gap - radius - row[-1].x())
        if row[0].x() + left - radius >= self.frame.side_hand_end + gap:
            return tuple(disc + QPointF(left, 0.0) for disc in row)
        step = 2 * radius + _BID_ROWS_APART * metrics.text_unit
        foot = radius + (_PASS_BELOW + _CHIP_HALF) * metrics.text_unit
        low = self._high_enough(foot, self._centre.y() + step / 2)
        half = (len(row) + 1) // 2
        upper = self._row(half, _BIDS_APART * radius, low - step)
        lower = (QPointF(disc.x(), low) for disc in upper[: len(row) - half])
        return (*upper, *lower)

    @cached_property
    def naming_radius(self) -> float:
        """Radius of a disc to name a suit with."""
        return naming_radius(self.metrics.card_width)

    @cached_property
    def suits(self) -> tuple[QPointF, ...]:
        """Centres of the four discs to name a suit with, from the left."""
        if self.metrics.tall:  # the pack lies below them, and the plates of W and E above
            width = self.metrics.card_width
            plates = self.frame.side_top - (BESIDE_PLATE - _APART) * width
            y = max(self._centre.y() - _ABOVE_PACK * width, plates + self.naming_radius)
        else:
            y = self._high_enough(self._chip_below + _CHIP_HALF * self.metrics.text_unit)
        return self._row(len(Suit), _NAMES_APART * self.metrics.card_width, y)

    @cached_property
    def pack(self) -> Place:
        """Where the rest of the pack lies while trump is named: left of the suits, or below.

        Where all hands lie open nothing is chosen, and it lies in the place of the counter.
        """
        if self.metrics.open_hands:
            y = self.frame.between_hands(_PACK_SCALE / 2 * self.metrics.card_height)
            return Place(self.middle.counter.x(), y, 0.0, _PACK_SCALE)
        suits = self.suits[0].y()
        if self.metrics.tall:
            words = self.naming_radius + _WORDS_BELOW * self.metrics.text_unit
            rises = _PACK_RISES * self.metrics.card_width
            y = suits + words + rises + _PACK_SCALE / 2 * self.metrics.card_height
            return Place(self.metrics.axis, y, 0.0, _PACK_SCALE)
        x = self.metrics.axis - _PACK_LEFT * self.metrics.card_width
        return Place(x, suits, 0.0, self._scale_below_plate(x, suits))

    def _scale_below_plate(self, x: float, y: float) -> float:
        """How large the pack is there: smaller where it would lie upon the plate of W."""
        metrics, plate = self.metrics, self.sides.plates[Chair.WEST]
        gap = _APART * metrics.card_width
        if x - _PACK_SCALE / 2 * metrics.card_width > plate.right() + gap:
            return _PACK_SCALE
        room = 2 * (y - plate.bottom() - gap - _PACK_RISES * metrics.card_width)
        return min(_PACK_SCALE, max(_LEAST_PACK, room / metrics.card_height))

    @cached_property
    def turn_chip(self) -> QPointF:
        """Centre of the chip that has a card turned, on the lower edge of the pack."""
        pack = self.pack
        if self.metrics.tall:
            lowest = self.frame.status_top - _CHIP_HALF * self.metrics.text_unit - 2.0
            return QPointF(pack.x, min(pack.y + self._pack_foot, lowest))
        return QPointF(self._chip_x, pack.y + self._chip_below)

    @cached_property
    def _pack_foot(self) -> float:
        """How far below the middle of the pack the chip is."""
        half = _PACK_SCALE / 2 * self.metrics.card_height
        return half + _PACK_CHIP * self.metrics.text_unit

    @cached_property
    def _chip_x(self) -> float:
        """The middle of the chip: that of the pack, or right of the hand of W."""
        metrics = self.metrics
        half = _CHIP_WIDTH / 2 * metrics.text_unit + _APART * metrics.card_width
        return max(metrics.axis - _PACK_LEFT * metrics.card_width, self.frame.side_hand_end + half)

    @cached_property
    def _chip_below(self) -> float:
        """How far below the middle of the pack the chip is, below the words of the suits too."""
        metrics = self.metrics
        unit = metrics.text_unit
        first = metrics.axis - 1.5 * _NAMES_APART * metrics.card_width - self.naming_radius
        if self._chip_x + (_CHIP_WIDTH / 2 + _RING) * unit < first:
            return self._pack_foot
        words = self.naming_radius + (_WORDS_BELOW + _CHIP_HALF + _RING) * unit
        return max(self._pack_foot, words)

    def _row(self, count: int, step: float, y: float) -> tuple[QPointF, ...]:
        first = self.metrics.axis - step * (count - 1) / 2
        return tuple(QPointF(first + step * index, y) for index in range(count))

    def _high_enough(self, below: float, wanted: float | None = None) -> float:
        """The height of a row below whose middle so much has to find room above the status.

        It is in the middle unless another height is wanted. Where words are largest the status
        line may have a second line.
        """
        metrics = self.metrics
        more = STATUS_LINE * metrics.text_unit if metrics.text_scale > _ONE_LINE else 0.0
        wanted = self._centre.y() if wanted is None else wanted
        return min(wanted, self.frame.status_top - more - below - 2.0)

    @cached_property
    def doubling_radius(self) -> float:
        """Radius of the coin that doubles."""
        return doubling_radius(self.metrics.card_width, self.metrics.text_unit)

    @cached_property
    def go_on(self) -> QPointF:
        """Centre of the chip "Go on", below the coin that doubles, which lies where the coin is."""
        below = self.doubling_radius + _GO_ON_BELOW * self.metrics.text_unit
        return self.middle.coin + QPointF(0.0, below)


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
