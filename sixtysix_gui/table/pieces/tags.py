"""Small round things: the number of cards, card points, the trump badge."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from typing_extensions import override

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table import theme
from sixtysix_gui.table.cards.cutouts import suit_sign
from sixtysix_gui.table.fonts import TextWeight, heading, text
from sixtysix_gui.table.layout.radii import badge_radius
from sixtysix_gui.table.pieces.brushwork import circle, draw_image, drop_shadow, pill
from sixtysix_gui.table.pieces.piece import Look, Piece
from sixtysix_gui.table.pieces.text_lines import draw_centred, width_of
from sixtysix_gui.table.theme import Z


class CountTag(Piece):
    """How many cards the talon has left."""

    def __init__(self) -> None:
        """Makes a tag that shows nothing until it has a number."""
        super().__init__(Z.CLOSED_TURN_UP - 1)
        self._count: int | None = None

    def set_count(self, count: int | None) -> None:
        """Shows another number; None shows nothing."""
        if count != self._count:
            self._count = count
            self.repaint_picture()

    def _font(self, look: Look) -> QFont:
        return text(0.86 * look.text_unit, TextWeight.SEMI_BOLD)

    @override
    def measure(self, look: Look) -> QRectF:
        if self._count is None:
            return QRectF()
        t = look.text_unit
        width = max(1.5 * t, width_of(self._font(look), str(self._count)) + 0.8 * t)
        return QRectF(-width / 2, -0.75 * t, width, 1.5 * t)

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        shape = pill(self.body())
        painter.fillPath(shape, theme.colour(theme.STATUS_FILL, look.contrast.tag))
        painter.strokePath(
            shape, QPen(theme.colour(theme.CREAM, max(0.28, look.contrast.outline)), 1.0)
        )
        painter.setPen(theme.colour(theme.CREAM))
        draw_centred(painter, self._font(look), str(self._count), QPointF(0, 0))


class PointsTag(Piece):
    """Card points on a pile of won tricks."""

    def __init__(self) -> None:
        """Makes a tag that shows nothing until it has points."""
        super().__init__(Z.PILES + 8)
        self._points = ""

    @property
    def points(self) -> str:
        """The points that are shown."""
        return self._points

    def set_points(self, points: int | str | None) -> None:
        """Shows other points; None shows nothing."""
        words = "" if points is None else str(points)
        if words != self._points:
            self._points = words
            self.repaint_picture()

    def _font(self, look: Look) -> QFont:
        return heading(1.12 * look.text_unit)

    @override
    def measure(self, look: Look) -> QRectF:
        if not self._points:
            return QRectF()
        t = look.text_unit
        width = max(2.7 * t, width_of(self._font(look), self._points) + 1.2 * t)
        return QRectF(-width / 2, -0.92 * t, width, 1.84 * t)

    @override
    def margin(self, look: Look) -> float:
        return 0.05 * look.card_width + 2.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        shape = pill(self.body())
        drop_shadow(painter, shape, 0.03 * look.card_width, 0.40)
        painter.fillPath(shape, theme.colour(theme.PAPER))
        painter.strokePath(shape, QPen(theme.colour(theme.BLACK, 0.28), 0.8))
        painter.setPen(theme.colour(theme.INK))
        draw_centred(painter, self._font(look), self._points, QPointF(0, 0))


class TrumpBadge(Piece):
    """Which suit is trumps: beside the talon, and where it was."""

    def __init__(self) -> None:
        """Makes a badge that shows nothing until it has a suit."""
        super().__init__(Z.CLOSED_TURN_UP + 2)
        self._suit: Suit | None = None

    def set_suit(self, suit: Suit | None) -> None:
        """Shows another suit; None shows nothing."""
        if suit is not self._suit:
            self._suit = suit
            self.repaint_picture()

    @override
    def measure(self, look: Look) -> QRectF:
        if self._suit is None:
            return QRectF()
        radius = badge_radius(look.card_width, look.text_unit)
        return QRectF(-radius, -radius, 2 * radius, 2 * radius)

    @override
    def margin(self, look: Look) -> float:
        return 0.07 * look.card_width + 2.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        if self._suit is None:
            return
        radius = badge_radius(look.card_width, look.text_unit)
        shape = circle(QPointF(0, 0), radius)
        drop_shadow(painter, shape, 0.05 * look.card_width, 0.45)
        painter.setPen(QPen(theme.colour(theme.BLACK, look.contrast.card_edge), 0.8))
        painter.setBrush(theme.colour(theme.PAPER))
        painter.drawPath(shape)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        side = 1.36 * radius
        sign = suit_sign(look.style, self._suit.letter, max(8, round(side * look.ratio)))
        draw_image(painter, sign, QRectF(-side / 2, -side / 2, side, side))
