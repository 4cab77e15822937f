"""The plate of a player at a table of three or four: side, partner, and dots while he thinks."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from sixtysix_gui.table import theme
from sixtysix_gui.table.layout.sizes import PLATE_HEIGHT
from sixtysix_gui.table.pieces.brushwork import circle, pill
from sixtysix_gui.table.pieces.piece import Look, Piece
from sixtysix_gui.table.pieces.plate import PlatePiece
from sixtysix_gui.table.pieces.plate_plan import Dealer, PlatePlan, PlateRoom
from sixtysix_gui.table.pieces.side_band import Band, draw_band
from sixtysix_gui.table.pieces.text_lines import width_of
from sixtysix_gui.table.theme import Z

_DOT, _BETWEEN = 0.17, 0.52
DOTS_WIDTH = 2 * _BETWEEN + 2 * _DOT
"""Radius of a dot, distance of two, and the width of all three, in t."""

_DOTS_GAP = 0.5
_DOTS_EDGE, _DOTS_CLEAR = 0.55, 0.25
"""Room between the words and the dots, and from them to the plate's end and to the dealer's cards,
in t."""

_BAND_FROM_FACE, _BAND_FROM_END = 0.45, 0.26
"""How far the band stays from the ends of the plate, beside a face and else, in its heights."""

_OVER_TAG, _OVER_TAG_SIZE = 0.42, 0.86
"""How far up the dealer's cards move for a tag in t, and their size against the usual one."""

_TAG_CLEAR = 0.15
"""Room between the second line and a tag, in t."""

_FACE = PLATE_HEIGHT / 2 - 0.20
"""Radius of the face, in t."""


class SeatPlate(PlatePiece):
    """A plate with the band of a side along its lower edge. Anchor: its middle."""

    def __init__(self) -> None:
        """Makes a plate without a name."""
        super().__init__()
        self._band = Band.NONE
        self._choices: tuple[str, ...] = ()
        self._keeps_face = self._clear_face = False
        self._tag_start: float | None = None
        self._untagged = ""

    @property
    def band(self) -> Band:
        """Whose side the plate is of."""
        return self._band

    def set_band(self, band: Band) -> None:
        """Draws the band of a side, or none."""
        if band is not self._band:
            self._band = band
            self.repaint_picture()

    def set_second_line(self, *choices: str, keeps_face: bool = False) -> None:
        """Writes below the name the first of several lines that finds room.

        Args:
            choices: from the best one to the shortest, such as "your partner" and "partner".
            keeps_face: a shorter line comes before a plate without its face.
        """
        if (choices, keeps_face) != (self._choices, self._keeps_face):
            self._choices, self._keeps_face = choices, keeps_face
            self.repaint_picture()

    def set_clear_face(self, *, clear: bool) -> None:
        """Never lays the dealer's cards on the face, or does so where there is no other room."""
        if clear is not self._clear_face:
            self._clear_face = clear
            self.repaint_picture()

    def set_tag_start(self, start: float | None) -> None:
        """Leaves room for a tag at the lower right end that begins there, from the anchor."""
        if start != self._tag_start:
            self._tag_start = start
            self.repaint_picture()

    @property
    def is_clear_of_tag(self) -> bool:
        """Whether a tag hides nothing of the second line, nor of the dealer's cards there."""
        plan, look = self.plan, self._look
        if plan is None or look is None or self._tag_start is None:
            return True
        return plan.score_end <= self._room_in(look.text_unit).lower and not self.score_is_elided

    @property
    def tells_all(self) -> bool:
        """Whether a tag takes nothing from the second line, and hides nothing."""
        return self._finds_room and self._score == self._untagged

    @property
    def is_silent(self) -> bool:
        """Whether a tag takes the second line that there would be without it."""
        return bool(self._untagged) and not self._score

    @override
    def measure(self, look: Look) -> QRectF:
        start, self._tag_start = self._tag_start, None
        body = self._measured(look)
        self._untagged, self._tag_start = self._score, start
        return body if start is None else self._measured(look)

    def _measured(self, look: Look) -> QRectF:
        """Takes the first second line that finds room, and measures the plate with it."""
        if self._keeps_face or self._tag_start is not None:
            for line in filter(None, self._choices):
                self._score = line
                body = super().measure(look)
                if self.plan is not None and self.plan.face and self._finds_room:
                    return body
        body = super().measure(look)
        for line in self._choices:
            self._score = line
            body = super().measure(look)
            if self._finds_room:
                break
        return body

    @property
    def _finds_room(self) -> bool:
        return not self.score_is_small and self.is_clear_of_tag

    @override
    def _room_in(self, t: float) -> PlateRoom:
        clear, tight = self._clear_face, self._clear_face or self._tag_start is None
        room = replace(super()._room_in(t), clear_face=clear, tight_face=tight)
        if self._tag_start is None:
            return room
        return replace(room, lower=self._tag_start / t + room.width / 2 - _TAG_CLEAR)

    @override
    def _dealer_place(self, plan: PlatePlan, t: float) -> tuple[QPointF, float]:
        """Above the tag, where one lies below the dealer's cards."""
        centre, scale = super()._dealer_place(plan, t)
        if self._tag_start is None or plan.dealer is not Dealer.INSIDE:
            return centre, scale
        return centre - QPointF(0.0, _OVER_TAG * t), _OVER_TAG_SIZE * scale

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        super().draw(painter, look)
        plan, t, body = self.plan, look.text_unit, self.body()
        if plan is None or self._band is Band.NONE:
            return
        corner = PLATE_HEIGHT / 2 * t
        shape = pill(body, min(corner, body.height() / 2))
        if plan.face:
            middle = QPointF(body.left() + PLATE_HEIGHT / 2 * t, body.center().y())
            shape = shape.subtracted(circle(middle, _FACE * t + 1.0))
        painter.save()
        painter.setClipPath(shape)
        draw_band(painter, self._band_area(look), self._band)
        painter.restore()

    def _band_area(self, look: Look) -> QRectF:
        """The lower edge; where the plate glows, above its outline."""
        body, height = self.body(), theme.band_height(look.text_unit)
        line = 1.0 * look.contrast.wider if self.is_to_act else 0.0
        face = self.plan is not None and self.plan.face
        left = body.left() + (_BAND_FROM_FACE if face else _BAND_FROM_END) * body.height()
        right = body.right() - _BAND_FROM_END * body.height()
        return QRectF(left, body.bottom() - height - line, right - left, height)

    @property
    def dots_start(self) -> QPointF | None:
        """Where the dots begin while the player thinks, from the anchor.

        Behind the name, or behind the second line where the dealer's cards are in the way; None
        where neither has room: then the status line alone says it.
        """
        plan, look = self.plan, self._look
        if plan is None or look is None:
            return None
        t, left = look.text_unit, self.body().left() + plan.left * look.text_unit
        dealer = self.dealer_area
        name = self.name_area
        lines = (
            (name.right(), name.center().y()),
            (left + width_of(plan.score_font, plan.score), self._score_y(plan, t)),
        )
        for end, y in lines:
            dots = QRectF(end + _DOTS_GAP * t, y - _DOT * t, DOTS_WIDTH * t, 2 * _DOT * t)
            within = dots.right() + _DOTS_EDGE * t <= self.body().right()
            below = y > self.body().center().y()
            tag = self.body().right() if self._tag_start is None else self._tag_start
            tagged = below and dots.right() > tag
            clear = dealer is None or not dealer.intersects(dots.adjusted(0, 0, _DOTS_CLEAR * t, 0))
            if within and clear and not tagged:
                return QPointF(dots.left(), y)
        return None


class NameDots(Piece):
    """Three gold dots behind the name of who thinks. Anchor: the middle of their left end.

    They pulse by their opacity, which Qt animates.
    """

    def __init__(self) -> None:
        """Makes the dots."""
        super().__init__(Z.PILES - 1)

    @override
    def measure(self, look: Look) -> QRectF:
        t = look.text_unit
        return QRectF(0.0, -_DOT * t, DOTS_WIDTH * t, 2 * _DOT * t)

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        t = look.text_unit
        for number in range(3):
            middle = QPointF((_DOT + number * _BETWEEN) * t, 0.0)
            painter.fillPath(circle(middle, _DOT * t), theme.colour(theme.GOLD))
