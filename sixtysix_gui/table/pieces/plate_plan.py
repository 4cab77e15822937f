"""What a plate has room for, and where each part of it lies."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from math import inf

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont

from sixtysix_gui.design.fonts import TextWeight, heading, text
from sixtysix_gui.table.layout.metrics import PLATE_HEIGHT, TWO_LINES
from sixtysix_gui.table.pieces.brushwork import elided, width_of

NAME_SIZE, SCORE_SIZE = 1.12, 0.86
_LEAST_NAME, _LEAST_SCORE = 0.68, 0.55
"""A name or a score that is too long all the same becomes smaller still before it is shortened."""

_STEP = 0.97
"""A score becomes smaller in such steps."""

_LEAST_LETTERS = 11.0
"""Where a face is never covered, large letters of a name first become so small, in pixels."""

_INSET = 0.9
"""How far the words stay from the plate's ends."""

BADGE = 0.86
"""Size of the dealer's cards as a badge."""

DEALER_WIDTH, _DEALER_GAP = 1.75, 0.3
"""Width of the dealer's cards and their distance from the words before them, in t."""


class DealerMark(Enum):
    """Where the dealer's two cards lie; always inside the plate."""

    NOWHERE = "somebody else has dealt"
    INSIDE = "at the right end"
    AT_END = "at the right end, as small as a badge"
    ON_FACE = "at the lower right of the face"
    AFTER_SCORE = "at the end of the score line"
    AFTER_NAME = "at the end of the name, or of the shorter of its lines"


@dataclass(frozen=True)
class PlateWords:
    """What a plate says and shows."""

    name: str = ""
    score: str = ""
    face: bool = False
    deals: bool = False


@dataclass(frozen=True)
class PlateRoom:
    """The room of a plate in t, and t in pixels; a ``snug`` plate is as wide as what it holds.

    On a plate with a ``clear_face`` the dealer's cards never lie on the face; a ``tight_face`` goes
    only where words nearer to the plate's right end and a little smaller do not fit beside it.
    ``lower`` is how far right from the plate's left end the line of the score may reach.
    """

    unit: float
    width: float
    two_lines: bool = False
    snug: bool = False
    clear_face: bool = False
    tight_face: bool = False
    lower: float = inf

    @property
    def least_name(self) -> float:
        """How small a name may become rather than be cut: large letters more than small ones."""
        if not self.clear_face:
            return _LEAST_NAME
        return min(_LEAST_NAME, _LEAST_LETTERS / (NAME_SIZE * self.unit))

    def holds(self, plan: PlatePlan) -> bool:
        """Return whether every word of an arrangement finds its room."""
        return plan.needed <= self.width and replace(plan, width=self.width).score_end <= self.lower

    def has_whole(self, plan: PlatePlan, score: str) -> bool:
        """Return whether an arrangement has a whole score, in letters of the usual size."""
        return plan.score_part >= 1.0 and self.leaves_whole(plan, score)

    def leaves_whole(self, plan: PlatePlan, score: str) -> bool:
        """Return whether nothing of a score is cut off, and nothing of its line is hidden."""
        return plan.score == score and plan.score_end <= self.lower


@dataclass(frozen=True)
class PlatePlan:
    """A plate's measures in t: its size, where the words begin and how wide they may be.

    ``lines`` are those of the name, ``size`` that of the letters against the usual ones,
    ``badge`` the size of the dealer's cards against that inside the plate, ``unit`` t in pixels,
    ``name_part`` and ``score_part`` the letters of both against those of other plates.
    """

    unit: float
    lines: tuple[str, ...]
    score: str
    face: bool = False
    dealer: DealerMark = DealerMark.NOWHERE
    left: float = _INSET
    right: float = _INSET
    width: float = 0.0
    size: float = 1.0
    badge: float = BADGE
    name_part: float = 1.0
    score_part: float = 1.0

    @property
    def height(self) -> float:
        """Height of the plate."""
        return TWO_LINES if len(self.lines) > 1 else PLATE_HEIGHT

    @property
    def name_font(self) -> QFont:
        """What the name is written in."""
        return heading(self._name_pixels)

    @property
    def score_font(self) -> QFont:
        """What the score is written in."""
        return text(self._score_pixels, TextWeight.MEDIUM)

    @property
    def _name_pixels(self) -> float:
        return NAME_SIZE * self.name_part * self.size * self.unit

    @property
    def _score_pixels(self) -> float:
        return SCORE_SIZE * self.score_part * self.size * self.unit

    @property
    def score_width(self) -> float:
        """Width of the score."""
        return _width_of_score(self._score_pixels, self.score) / self.unit

    @property
    def words(self) -> float:
        """How wide the words may be."""
        return self.width - self.left - self.right

    @property
    def beside_score(self) -> float:
        """Width of what follows the score on its line."""
        return self._beside(DealerMark.AFTER_SCORE) + self._beside(DealerMark.AT_END)

    @property
    def score_end(self) -> float:
        """How far right the line of the score reaches, from the plate's left end."""
        after = self.dealer is DealerMark.AFTER_SCORE
        return self.width if after else self.left + self.score_width

    @property
    def dealer_line(self) -> int:
        """The shorter line of the name, which the dealer's cards may follow."""
        return min(range(len(self.lines)), key=self._name_widths().__getitem__)

    def _name_widths(self) -> list[float]:
        return [_width_of_name(self._name_pixels, line) / self.unit for line in self.lines]

    def _beside_names(self) -> list[float]:
        """Return the width of what follows each line of the name."""
        beside = [0.0] * len(self.lines)
        marks = (DealerMark.AFTER_NAME, DealerMark.AT_END)
        beside[self.dealer_line] = sum(self._beside(mark) for mark in marks)
        return beside

    def _beside(self, dealer: DealerMark) -> float:
        return _DEALER_GAP + DEALER_WIDTH * self.badge if self.dealer is dealer else 0.0

    @property
    def needed(self) -> float:
        """How wide the plate has to be for its words."""
        names = map(sum, zip(self._name_widths(), self._beside_names(), strict=True))
        return self.left + max(*names, self.score_width + self.beside_score) + self.right

    def shortened(self, lower: float = inf, least_name: float = _LEAST_NAME) -> PlatePlan:
        """Return the plan with words that fit, smaller or shortened where they are too long.

        Args:
            lower: how far right the line of the score may reach.
            least_name: how small the letters of the name may become before it is cut.
        """
        longest = max(self._name_widths())
        named = _part(self.words - sum(self._beside_names()), longest, least_name)
        room = min(self.words - self.beside_score, lower - self.left)
        part = self._score_part_in(room)
        plan = replace(self, name_part=named, score_part=part)
        names = (
            elided(plan.name_font, line, (self.words - beside) * self.unit)
            for line, beside in zip(self.lines, self._beside_names(), strict=True)
        )
        score = elided(plan.score_font, self.score, room * self.unit)
        return replace(plan, lines=tuple(names), score=score)

    def _score_part_in(self, room: float) -> float:
        """Return how much smaller the score is written in a room; letters are whole pixels high."""
        part = _part(room, self.score_width, _LEAST_SCORE)
        while part > _LEAST_SCORE and replace(self, score_part=part).score_width > room:
            part = max(_LEAST_SCORE, _STEP * part)
        return part


# A plate tries dozens of arrangements of the same few words, while cards move: each word is
# measured once in each size.
@lru_cache(maxsize=4096)
def _width_of_name(pixels: float, line: str) -> float:
    return width_of(heading(pixels), line)


@lru_cache(maxsize=4096)
def _width_of_score(pixels: float, line: str) -> float:
    return width_of(text(pixels, TextWeight.MEDIUM), line)


def _part(room: float, width: float, least: float) -> float:
    """Return how much smaller words of a width are written in a room, but not below a part."""
    return 1.0 if width <= max(room, 0.0) else max(least, 0.98 * room / width)


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
        if self.plan.dealer is DealerMark.NOWHERE:
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
        if plan.dealer is DealerMark.INSIDE:
            x = self.body.right() - 1.75 * t
            if self.tag_start is None:
                return QPointF(x, middle), 1.0
            return QPointF(x, middle - _OVER_TAG * t), _OVER_TAG_SIZE
        if plan.dealer is DealerMark.ON_FACE:
            right, down = (FACE * t * part for part in _ON_FACE)
            return self.face_centre + QPointF(right, down - 0.2 * t), plan.badge
        x = self.body.right() - (plan.right + DEALER_WIDTH / 2 * plan.badge - 0.04) * t
        if plan.dealer is DealerMark.AT_END:
            return QPointF(x, middle), plan.badge
        if plan.dealer is DealerMark.AFTER_NAME:
            return QPointF(x, self.name_heights[plan.dealer_line]), plan.badge
        return QPointF(x, self.score_height - 0.1 * t), plan.badge

    def band_area(self, height: float, above: float) -> QRectF:
        """Return where the band of a side is: at the lower edge, or ``above`` pixels higher."""
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
        """Return whether dots find room behind words that end there, not beyond ``most``."""
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
        below = self.line or self.plan.dealer is DealerMark.AFTER_SCORE
        return (_NAME_UP if below else 0.0,)
