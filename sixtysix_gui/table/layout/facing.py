"""The table of two laid out: they face each other."""

from dataclasses import dataclass
from functools import cache, cached_property
from math import inf

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from sixtysix_gui.design.card_svg import CARD_ASPECT
from sixtysix_gui.table.layout.frame import PILE_FROM_PLATE, Frame
from sixtysix_gui.table.layout.hands import ARC, FULL_FAN, NORTH_STEP, Hands, fan
from sixtysix_gui.table.layout.metrics import (
    MARKER_HEIGHT,
    MARKER_WIDTH,
    PLATE_HEIGHT,
    TWO_LINES,
    Metrics,
)
from sixtysix_gui.table.layout.middle import Middle
from sixtysix_gui.table.layout.place import Place, bounds_of, square_around
from sixtysix_gui.table.layout.players import (
    UPRIGHT_SEALS,
    CountRow,
    EightRow,
    PairPlace,
    PilePlaces,
    Scores,
    Sides,
    lay_pile,
    own_outline,
    upright_outline,
)
from sixtysix_gui.table.seating import FACING, Chair

_BESIDE_MARKER = 0.15
"""Distance of the other hand from its marker in a tall scene of large words, in W."""

_SHOWN_BELOW_HAND, _SHOWN_APART = 0.75, 0.45
"""Where the other shows king and queen: below the hand in H, and from the trick's middle in W."""

_HOVER_LIFT = 0.06
_TAG_BELOW_RIM = 0.8


def lay_hands(metrics: Metrics, size: int, trick_x: float) -> Hands:
    """Return the places of both hands; ``trick_x`` is the middle of the trick."""
    width, height, sizes = metrics.card_width, metrics.card_height, metrics.sizes
    mine = Place(metrics.axis, metrics.own_y, 0.0, sizes.own)
    theirs = _their_middle(metrics)

    @cache  # cards of a hand are asked for whenever the pointer moves
    def lay(chair: Chair, count: int) -> tuple[Place, ...]:
        closer = FULL_FAN / count if count > FULL_FAN else 1.0
        if chair is Chair.SOUTH:
            return fan(chair, mine, count, sizes.step * sizes.own * width * closer)
        return fan(chair, theirs, count, NORTH_STEP * sizes.theirs * width * closer)

    shown, off = theirs.y + _SHOWN_BELOW_HAND * height, _SHOWN_APART * width
    tag = max(metrics.seen_of_others, metrics.rim + _TAG_BELOW_RIM * metrics.text_unit)
    return Hands(
        metrics,
        size,
        count_tag=QPointF(theirs.x, tag),
        hover_lift=_HOVER_LIFT * height,
        shown={Chair.NORTH: (Place(trick_x - off, shown), Place(trick_x + off, shown))},
        places=lay,
    )


def _their_middle(metrics: Metrics) -> Place:
    """Return the place of a single card of theirs: half of it is off the table, unless open.

    In a tall scene of large words the plate pushes the hand to the right.
    """
    sizes, axis = metrics.sizes, metrics.axis
    if metrics.tall and metrics.has_act_row:
        half = (2.5 * NORTH_STEP + 0.5) * sizes.theirs + _BESIDE_MARKER
        beside = (MARKER_WIDTH * sizes.side + half) * metrics.card_width
        axis = max(axis, metrics.right - beside)
    arc = 0.0 if metrics.open_hands else ARC * metrics.card_width
    y = metrics.seen_of_others - sizes.theirs / 2 * metrics.card_height + arc
    return Place(axis, y, 0.0, sizes.theirs)


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
    """Return the places of plates and piles."""
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


def _pile(metrics: Metrics, chair: Chair, plate: QRectF) -> PilePlaces:
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


_ROOM_FOR_EIGHTS = 2.5
"""Least room beside the hand, in W, for my eights to lie beside my marker."""

_EIGHT_GAP = 0.05
"""Room between the oldest eight and its neighbour, in W."""

_MOST_TRICKS = 12
"""Tricks in the longest pile: all of a pack of 24."""

_SLATE, _SLATE_FROM_HAND, _ABOVE_SLATE = (1.46, 1.62), 0.06, 0.11
"""Size of the slate, how far it keeps from the own hand, and the eights above it, in W."""


def lay_scores(
    metrics: Metrics, hands: Hands, middle: Middle, sides: Sides, *, uses_slate: bool
) -> Scores:
    """Return the places of what shows the score; a slate has the own eights above it."""
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
    """Return the slate at the lower right; in a tall scene it takes the strip's end."""
    if metrics.tall:
        return zone
    hand = hands.full(Chair.SOUTH).right() + _SLATE_FROM_HAND * metrics.card_width
    width, height = (part * metrics.card_width for part in _SLATE)
    width = min(width, zone.right() - hand)
    return QRectF(zone.right() - width, zone.bottom() - height, width, height)


def _beside_slate(metrics: Metrics, chair: Chair, zone: QRectF, slate: QRectF) -> QPointF:
    """Return the newest eight where a slate is used: above it, and theirs in the upper corner."""
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
        """Return the rectangle in which all states of a score marker find room."""
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
        """Return where the newest eight lies, and how far the others may reach to the left."""
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
        """Return what lies left of the right column, at its largest."""
        width, sides, middle = self.metrics.card_width, self.sides, self.middle
        return [
            *(self.hands.bounds(chair, FULL_FAN) for chair in FACING),
            bounds_of(tuple(middle.trick_cards.values()), width),
            *(longest_pile(sides, chair) for chair in FACING),
            square_around(middle.coin, middle.coin_radius),
        ]

    def counted(self, chair: Chair, zone: QRectF) -> CountRow:
        """Return where the cards of a pile lie that are counted: from the pile to the hand."""
        metrics, first = self.metrics, self.sides.piles[chair].outline
        side, width = metrics.sizes.side, metrics.card_width
        x, end = first.x, metrics.axis - (metrics.sizes.reach - 0.0125) * width
        if first.angle:  # in a tall scene's strip they are turned upright
            x -= side * (metrics.card_height - width) / 2
        if metrics.tall:  # below their hand there is room as well
            end = zone.left() - metrics.pad
        return CountRow(QPointF(x, first.y), end - side * width / 2, side)
