"""Where the plates, the piles of won tricks and the seals upon them are."""

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.chair import Chair, pile_chair
from sixtysix_gui.table.layout.compass.frame import APART, NORTH_FROM_HAND, Frame
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.place import CARD_ASPECT, Place, bounds_of, jitter
from sixtysix_gui.table.layout.radii import seal_radius

_LEAST_PLATE = 5.2
"""My plate is at least so many t wide, also where words are too large for the room."""

_MINE, _MINE_TALL, _MINE_LONGEST = 1.62, 1.45, 14.5
"""Width of my plate in W, in a tall scene too, and in t."""

_HAND, _TILTED, _FROM_HAND = 5.42, 0.15, 0.02
"""Width of the own hand, how far its outer cards lean out, and how far my plate keeps, in W."""

_FIRST_TRICK, _BEYOND_PLATE = 0.08, 0.13
_CROSSWISE_IN = 0.02
_STEP, _CROSSWISE_STEP, _TALL_STEP = 0.085, 0.06, 0.06
"""How far the first trick of a pile lies in and another further on, in W."""

_TILT, _OWN_TILT = 3.5, 0.8

_SEAL_UPRIGHT, _SEAL_STEP = (0.06, -0.17), 0.30
_SEAL_CROSSWISE, _SEAL_CROSSWISE_STEP = -0.10, 0.32
_SEAL_TALL = 0.22
"""The first seal from the pile's middle in W and H, and another one further on, in W."""

_TRICK_HALF = 0.60
"""How far the own trick card reaches left of the middle, in W."""

_SEALS_APART, _SEALS_CLOSEST = 0.05, 0.25
"""How far seals keep from what ends their row, and how close two may lie, in W."""

_TAG_RIGHT = 0.9
"""How far a tag stands out beyond the right end of its plate, in t."""

_TAG_FROM = 0.55
"""Where a long tag begins, in widths of the plate."""

_TAG_UPWARDS = 0.92
"""Half of the height of a tag, in t."""

_TAG_BEYOND = 0.50
"""How far beyond the plate's edge a tag hangs that would hide its words, in t."""

_TAG_HALF = 1.0
"""How far the middle of a tag stays from the lower edge of the window, in t."""

_OPEN_SCALE, _OPEN_STEP, _OPEN_GAP, _OPEN_ANGLE = 0.40, 0.12, 0.06, 4.0
"""A trick that stays open beside its pile: size, step and gap in W, degrees between two cards."""

_OPEN_UP = 0.22
"""How much higher than a crosswise pile it lies, away from the own hand, in W."""

_OPEN_CARDS, _BESIDE_OPEN = 4, 4
"""Cards of such a trick, and the tricks that a pile beside it has room for."""


@dataclass(frozen=True)
class Sides:
    """The places of plates, piles and seals."""

    metrics: Metrics
    frame: Frame

    def plate(self, chair: Chair) -> QRectF:
        """The rectangle of a player's plate."""
        if chair is Chair.SOUTH:
            return self._my_plate
        if chair is Chair.NORTH:
            return QRectF(self.frame.north_plate)
        metrics = self.metrics
        width, height = self.frame.plate_width, self.frame.plate_height
        above = APART * metrics.card_width + self.frame.above_open_hand
        top = self.frame.side_top - above - height
        if chair is Chair.WEST:
            return QRectF(metrics.x0 + metrics.edge, top, width, height)
        return QRectF(metrics.x1 - metrics.edge - width, top, width, height)

    @property
    def _my_plate(self) -> QRectF:
        metrics = self.metrics
        unit, width = metrics.text_unit, metrics.card_width
        if metrics.tall:
            wide = min(_MINE_TALL * width, _MINE_LONGEST * unit)
        else:
            hand = max(_HAND, 2 * (metrics.sizes.reach + _TILTED)) * width
            beside = (metrics.inner - hand) / 2 - metrics.pad - _FROM_HAND * width
            wide = min(_MINE * width, beside, _MINE_LONGEST * unit)
        left = metrics.x0 + metrics.edge
        wide = max(wide, _LEAST_PLATE * unit)
        return QRectF(left, self.frame.my_plate_top, wide, self.frame.plate_height)

    def tag(self, chair: Chair, width: float) -> QPointF:
        """Centre of a tag of that width at the lower right end of a plate.

        A long one stands out further, so that the score beside it can be read. None is cut off by
        the lower edge of the window.
        """
        plate, metrics = self.plate(chair), self.metrics
        right = plate.right() + _TAG_RIGHT * metrics.text_unit
        right = max(right, plate.left() + _TAG_FROM * plate.width() + width)
        lowest = metrics.height - _TAG_HALF * metrics.text_unit
        x = min(right, self.tag_limit(chair)) - width / 2
        return QPointF(x, min(plate.bottom(), lowest))

    def tag_beyond(self, chair: Chair, width: float, hand: QRectF) -> QPointF:
        """Centre of a tag that hides none of its plate's words: below it, above mine.

        ``hand`` is where the hand of that chair lies, which the tag of E leaves free.
        """
        place, off = self.tag(chair, width), _TAG_BEYOND * self.metrics.text_unit
        if chair is Chair.SOUTH:
            return QPointF(place.x(), self.plate(chair).top() - off)
        x = min(place.x(), hand.left() - width / 2) if chair is Chair.EAST else place.x()
        return QPointF(x, place.y() + off)

    def tag_limit(self, chair: Chair) -> float:
        """How far right a tag at a plate may reach: to the rim, mine and N's to the hand."""
        metrics = self.metrics
        north = self.frame.north_plate
        tag_top = north.bottom() - _TAG_UPWARDS * metrics.text_unit
        if chair is Chair.NORTH and self.frame.north_bottom > tag_top:
            return north.right() + NORTH_FROM_HAND * metrics.card_width
        if chair is not Chair.SOUTH or metrics.tall:
            return metrics.width - metrics.rim
        beside = metrics.axis - (metrics.sizes.reach + _TILTED) * metrics.card_width
        return max(self.plate(chair).right() + _TAG_RIGHT * metrics.text_unit, beside)

    @property
    def pile_chairs(self) -> tuple[Chair, ...]:
        """Whose piles there are: one a side, or one a player where each plays alone."""
        chairs = self.metrics.chairs
        return tuple(chair for chair in chairs if self.pile_chair(chair) is chair)

    def pile_chair(self, chair: Chair) -> Chair:
        """The chair at whose pile lies what that one wins."""
        return pile_chair(chair, self.metrics.seats)

    def pile_lies_crosswise(self, chair: Chair) -> bool:
        """Whether a pile is turned by 90 degrees: those at the sides, and mine in a strip."""
        return chair is not Chair.SOUTH or self.metrics.tall

    def pile_outline(self, chair: Chair) -> Place:
        """Where the first won trick lies, and the pressed-in outline while there is none."""
        metrics, scale = self.metrics, self.metrics.sizes.side
        across, along = scale / 2 * metrics.card_width, scale / 2 * metrics.card_height
        left = metrics.x0 + metrics.edge
        if chair is not Chair.SOUTH:
            x = left + _CROSSWISE_IN * metrics.card_width + along
            y = self.frame.side_bottom + APART * metrics.card_width + across
            return Place(x if chair is Chair.WEST else metrics.width - x, y, 90.0, scale)
        if metrics.tall:
            x = self._my_plate.right() + APART * metrics.card_width + along
            return Place(x, self.frame.strip_y, 90.0, scale)
        x = left + _FIRST_TRICK * metrics.card_width + across
        y = self.frame.my_plate_top - _BEYOND_PLATE * metrics.card_width - along
        return Place(x, y, 0.0, scale)

    def pile_card(self, chair: Chair, index: int, count: int, *, upper: bool = True) -> Place:
        """Where a card of the won trick `index` of `count` lies; each trick can be told apart."""
        wanted = (chair, index, count, upper)
        found = self._pile_cards.get(wanted)
        if found is None:
            found = self._pile_cards[wanted] = self._pile_card(chair, index, count, upper=upper)
        return found

    @cached_property
    def _pile_cards(self) -> dict[tuple[Chair, int, int, bool], Place]:
        return {}

    def _pile_card(self, chair: Chair, index: int, count: int, *, upper: bool) -> Place:
        first = self.pile_outline(chair)
        step = self._pile_step(chair)
        longest = self.metrics.sizes.pile_steps  # a longer pile keeps its length
        if count - 1 > longest:
            step *= longest / (count - 1)
        tilt = 0.0 if index == 0 else _TILT * jitter("pile", chair.value, index)
        own_tilt = 0.0 if upper else _OWN_TILT
        return Place(first.x + step * index, first.y, first.angle + tilt + own_tilt, first.scale)

    def _pile_step(self, chair: Chair) -> float:
        """How far right of a trick the next one lies; the pile of E grows towards the middle."""
        if chair is Chair.EAST:
            return -_CROSSWISE_STEP * self.metrics.card_width
        if chair is Chair.WEST:
            return _CROSSWISE_STEP * self.metrics.card_width
        return (_TALL_STEP if self.metrics.tall else _STEP) * self.metrics.card_width

    def pile_bounds(self, chair: Chair, count: int) -> QRectF:
        """The upright rectangle around a pile of so many tricks, or around its outline."""
        cards = tuple(self.pile_card(chair, index, count) for index in range(count))
        return bounds_of(cards or (self.pile_outline(chair),), self.metrics.card_width)

    @property
    def seal_radius(self) -> float:
        """Radius of a seal."""
        return seal_radius(self.metrics.card_width)

    def seals(self, chair: Chair, count: int) -> tuple[QPointF, ...]:
        """Centres of so many seals on a pile, from the first to the newest."""
        if chair is Chair.EAST:
            mirrored = self.seals(Chair.WEST, count)
            return tuple(QPointF(self.metrics.width - at.x(), at.y()) for at in mirrored)
        pile, width = self.pile_outline(chair), self.metrics.card_width
        if not self.pile_lies_crosswise(chair):
            first = pile.moved(_SEAL_UPRIGHT[0] * width, _SEAL_UPRIGHT[1] * width * CARD_ASPECT)
            step = _SEAL_STEP * width
        else:
            begins = _SEAL_CROSSWISE if chair is Chair.WEST else _SEAL_TALL
            first, step = pile.moved(begins * width, 0.0), _SEAL_CROSSWISE_STEP * width
        room = self._seals_end(chair) - self.seal_radius - _SEALS_APART * width - first.x
        gaps = max(count - 1, 1)
        closest = _SEALS_CLOSEST * width
        first = first.moved(min(0.0, room - closest * gaps) if count > 1 else 0.0, 0.0)
        step = max(closest, min(step, room / gaps))
        return tuple(first.moved(step * index, 0.0).point for index in range(count))

    def _seals_end(self, chair: Chair) -> float:
        """What ends a row of seals: the hand, in a tall scene the trick or the middle."""
        metrics = self.metrics
        if not metrics.tall:
            return metrics.axis - metrics.sizes.reach * metrics.card_width
        return metrics.axis - (0.0 if chair is Chair.SOUTH else _TRICK_HALF) * metrics.card_width

    def points_tag(self, chair: Chair) -> QPointF:
        """Centre of the tag with the card points, on the lower left of the pile."""
        width, unit = self.metrics.card_width, self.metrics.text_unit
        pile = self.pile_outline(chair).bounds(width)
        if self.pile_lies_crosswise(chair):
            inside = QPointF(0.20 * width, -0.11 * width)
            if chair is Chair.EAST:
                return pile.bottomRight() + QPointF(-inside.x(), inside.y())
            return pile.bottomLeft() + inside
        at = pile.bottomLeft() + QPointF(0.10 * width, -0.165 * width)
        inside_rim = self.metrics.x0 + self.metrics.rim + 1.6 * unit
        lowest = pile.bottom() + 0.10 * width - 0.92 * unit
        return QPointF(max(at.x(), inside_rim), min(at.y(), lowest))

    def open_trick(self, chair: Chair) -> tuple[Place, ...]:
        """Where the cards of a trick that stays open lie, fanned beside the pile."""
        width = self.metrics.card_width
        pile = self.pile_bounds(chair, _BESIDE_OPEN)
        up = _OPEN_UP * width if self.pile_lies_crosswise(chair) else 0.0
        first = pile.right() + (_OPEN_GAP + _OPEN_SCALE / 2) * width
        middle = (_OPEN_CARDS - 1) / 2
        return tuple(
            Place(
                first + index * _OPEN_STEP * width,
                pile.center().y() - up,
                _OPEN_ANGLE * (index - middle),
                _OPEN_SCALE,
            )
            for index in range(_OPEN_CARDS)
        )
