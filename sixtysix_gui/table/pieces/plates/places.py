"""Where face, words, the dealer's cards and the band of a side are on a plate."""

from dataclasses import dataclass
from math import inf

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.sizes import PLATE_HEIGHT
from sixtysix_gui.table.pieces.plates.plan import DEALER_WIDTH, Dealer, PlatePlan
from sixtysix_gui.table.pieces.words.text_lines import width_of

FACE = PLATE_HEIGHT / 2 - 0.20
"""Radius of the face, in t."""

_NAME_UP, _SCORE_DOWN = 0.52, 0.72
_NAMES_UP, _SCORE_BELOW = (1.28, 0.06), 1.3
"""Where the lines are, from the plate's middle: of one name and its score, and of two."""

_TWO_LINE_CORNER = 1.65
_ON_FACE = (0.58, 0.72)
"""Middle of the dealer's cards on the face, from the face's middle in its radii."""

_OVER_TAG, _OVER_TAG_SIZE = 0.42, 0.86
"""How far up the dealer's cards move for a tag in t, and their size against the usual one."""

_BAND_FROM_FACE, _BAND_FROM_END = 0.45, 0.26
"""How far the band stays from the ends of the plate, beside a face and else, in its heights."""

DOT, BETWEEN_DOTS = 0.17, 0.52
DOTS_WIDTH = 2 * BETWEEN_DOTS + 2 * DOT
"""Radius of a dot, distance of two, and the width of all three, in t."""

_DOTS_GAP, _DOTS_EDGE, _DOTS_CLEAR = 0.5, 0.55, 0.25
"""Room between the words and the dots, and from them to the plate's end and to the dealer's cards,
in t."""


@dataclass(frozen=True)
class PlatePlaces:
    """The places of what stands on a plate, in pixels from its anchor.

    ``line`` is the whole of the second line, ``unit`` t in pixels; a tag begins at ``tag_start``.
    """

    plan: PlatePlan
    body: QRectF
    unit: float
    line: str = ""
    tag_start: float | None = None

    @property
    def corner(self) -> float:
        """Radius of the plate's corners."""
        return (PLATE_HEIGHT / 2 if len(self.plan.lines) == 1 else _TWO_LINE_CORNER) * self.unit

    @property
    def face_centre(self) -> QPointF:
        """Middle of the face."""
        return QPointF(self.body.left() + PLATE_HEIGHT / 2 * self.unit, self._middle)

    @property
    def left(self) -> float:
        """Where the words begin."""
        return self.body.left() + self.plan.left * self.unit

    @property
    def name_heights(self) -> list[float]:
        """How high the middle of each line of the name is."""
        return [self._middle - up * self.unit for up in self._name_ups]

    @property
    def score_height(self) -> float:
        """How high the middle of the second line is."""
        down = _SCORE_DOWN if len(self.plan.lines) == 1 else _SCORE_BELOW
        return self._middle + down * self.unit

    @property
    def name_area(self) -> QRectF:
        """Where the letters of the name's last line are."""
        font = self.plan.name_font
        high, middle = font.pixelSize(), self.name_heights[-1]
        width = width_of(font, self.plan.lines[-1])
        return QRectF(self.left, middle - high / 2, width, high)

    @property
    def dealer_area(self) -> QRectF | None:
        """Where the dealer's cards lie; None where somebody else has dealt."""
        if self.plan.dealer is Dealer.NOWHERE:
            return None
        centre, scale = self.dealer_place
        unit = scale * self.unit
        area = QRectF(0.0, 0.0, DEALER_WIDTH * unit, 1.5 * unit)
        area.moveCenter(centre)
        return area

    @property
    def dealer_place(self) -> tuple[QPointF, float]:
        """Where the middle of the dealer's cards is, above a tag if one hangs, and their size."""
        plan, t, middle = self.plan, self.unit, self._middle
        if plan.dealer is Dealer.INSIDE:
            x = self.body.right() - 1.75 * t
            if self.tag_start is None:
                return QPointF(x, middle), 1.0
            return QPointF(x, middle - _OVER_TAG * t), _OVER_TAG_SIZE
        if plan.dealer is Dealer.ON_FACE:
            right, down = (FACE * t * part for part in _ON_FACE)
            return self.face_centre + QPointF(right, down - 0.2 * t), plan.badge
        x = self.body.right() - (plan.right + DEALER_WIDTH / 2 * plan.badge - 0.04) * t
        if plan.dealer is Dealer.AT_END:
            return QPointF(x, middle), plan.badge
        if plan.dealer is Dealer.AFTER_NAME:
            return QPointF(x, self.name_heights[plan.dealer_line]), plan.badge
        return QPointF(x, self.score_height - 0.1 * t), plan.badge

    def band_area(self, height: float, above: float) -> QRectF:
        """Return where the band of a side is: at the lower edge, or so many pixels above it."""
        body = self.body
        left = body.left() + (_BAND_FROM_FACE if self.plan.face else _BAND_FROM_END) * body.height()
        right = body.right() - _BAND_FROM_END * body.height()
        return QRectF(left, body.bottom() - height - above, right - left, height)

    @property
    def dots_start(self) -> QPointF | None:
        """Where the dots begin while the player thinks.

        Behind the name, or behind the second line where the dealer's cards are in the way; None
        where neither has room: then the status line alone says it.
        """
        name, plan = self.name_area, self.plan
        score_end = self.left + width_of(plan.score_font, plan.score)
        if self._has_dots(name.right(), name.center().y(), inf):
            return QPointF(name.right() + _DOTS_GAP * self.unit, name.center().y())
        tag = self.body.right() if self.tag_start is None else self.tag_start
        if self._has_dots(score_end, self.score_height, tag):
            return QPointF(score_end + _DOTS_GAP * self.unit, self.score_height)
        return None

    def _has_dots(self, end: float, y: float, most: float) -> bool:
        """Say whether dots find room behind words that end there, not beyond ``most``."""
        t, dealer = self.unit, self.dealer_area
        dots = QRectF(end + _DOTS_GAP * t, y - DOT * t, DOTS_WIDTH * t, 2 * DOT * t)
        within = dots.right() + _DOTS_EDGE * t <= self.body.right()
        clear = dealer is None or not dealer.intersects(dots.adjusted(0, 0, _DOTS_CLEAR * t, 0))
        return within and clear and dots.right() <= most

    @property
    def _middle(self) -> float:
        return self.body.center().y()

    @property
    def _name_ups(self) -> tuple[float, ...]:
        """How far above the plate's middle the lines of the name are, in t."""
        if len(self.plan.lines) > 1:
            return _NAMES_UP
        below = self.line or self.plan.dealer is Dealer.AFTER_SCORE
        return (_NAME_UP if below else 0.0,)
