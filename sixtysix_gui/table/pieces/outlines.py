"""Outlines of cards: targets, rings, pressed-in places."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.cards.svg import CARD_ASPECT
from sixtysix_gui.design.theme import Z
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.pieces.brushwork import glow, pill, press_in, stroke_with_under_line
from sixtysix_gui.table.pieces.piece import Look, Piece, Shown


class CardOutline(Piece):
    """Something of a card's shape. Anchor: the card's middle."""

    card_scale = Shown(1.0)
    """The width of the card it fits, in card widths."""

    @override
    def measure(self, look: Look) -> QRectF:
        width = look.card_width * self.card_scale
        height = width * CARD_ASPECT
        return QRectF(-width / 2, -height / 2, width, height)

    def shape_around(self, look: Look, grown: float = 0.0) -> QPainterPath:
        """The outline of the card, larger by so many pixels on every side."""
        radius = theme.CARD_RADIUS * look.card_width * self.card_scale + grown
        return pill(self.body().adjusted(-grown, -grown, grown, grown), radius)


class PressedOutline(CardOutline):
    """A place in the cloth where cards will lie."""

    layer = Z.EMBROIDERY + 1

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        line = max(1.2, 0.011 * look.card_width * self.card_scale)
        press_in(painter, self.shape_around(look, -1.0), line=line, light=look.contrast.pressed)


class TargetOutline(CardOutline):
    """Where the dragged card may be dropped; gold while the card is above it.

    It lies below the cards of the trick, so that the led card stays readable.
    """

    layer = Z.TRICK - 1
    is_hot = Shown(False)
    """Whether the card would fall here."""

    @override
    def margin(self, look: Look) -> float:
        return look.contrast.line_width(look.card_width) + theme.UNDER_LINE_EXTRA + 2.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        shape = self.shape_around(look)
        colour = theme.GOLD if self.is_hot else theme.CREAM
        fill = theme.TARGET_HOT_FILL_ALPHA if self.is_hot else theme.TARGET_FILL_ALPHA
        painter.fillPath(shape, theme.colour(colour, fill))
        alpha = 1.0 if self.is_hot else look.contrast.target
        line = QPen(theme.colour(colour, alpha), look.contrast.line_width(look.card_width))
        if not self.is_hot:
            line.setDashPattern([3.2, 2.6])
            line.setCapStyle(Qt.PenCapStyle.FlatCap)
        stroke_with_under_line(painter, shape, line)


class GoldRing(CardOutline):
    """A shining ring around the card that won the trick, or around a waiting talon."""

    layer = Z.HANDS - 1

    def lie_around(self, place: Place, z: float) -> None:
        """Lie around a card that lies at a place, at that height."""
        self.setPos(place.point)
        self.setRotation(place.angle)
        self.setScale(place.scale)
        self.setZValue(z)

    @override
    def margin(self, look: Look) -> float:
        return 0.09 * look.card_width + 6.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        width = look.contrast.line_width(look.card_width)
        shape = self.shape_around(look, width / 2)
        glow(painter, shape, 0.07 * look.card_width, theme.GOLD, 0.55)
        stroke_with_under_line(painter, shape, QPen(theme.colour(theme.GOLD), width))


class FocusRing(Piece):
    """Shows where the keyboard is. Anchor: the middle of what it surrounds."""

    layer = Z.CHIPS + 1
    _around = Shown(QSizeF(0, 0))
    corner = Shown(0.0)
    """The radius of the corners of what is surrounded, in pixels."""

    def set_around(self, size: QSizeF, radius: float) -> None:
        """Surround a rectangle of that size with corners of that radius, in pixels."""
        self.change(_around=QSizeF(size), corner=radius)

    def set_around_card(self, card_width: float) -> None:
        """Surround a card of a width in pixels."""
        size = QSizeF(card_width, card_width * CARD_ASPECT)
        self.set_around(size, theme.CARD_RADIUS * card_width)

    @override
    def measure(self, look: Look) -> QRectF:
        if self._around.isEmpty():
            return QRectF()
        grown = theme.FOCUS_GAP + look.contrast.focus_width(look.card_width)
        width, height = self._around.width() + 2 * grown, self._around.height() + 2 * grown
        return QRectF(-width / 2, -height / 2, width, height)

    @override
    def margin(self, look: Look) -> float:
        return theme.FOCUS_UNDER_EXTRA + 2.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        width = look.contrast.focus_width(look.card_width)
        area = self.body().adjusted(width / 2, width / 2, -width / 2, -width / 2)
        radius = self.corner + theme.FOCUS_GAP + width / 2
        path = pill(area, radius)
        under = theme.colour(theme.FOCUS_UNDER, theme.FOCUS_UNDER_ALPHA)
        stroke_with_under_line(
            painter,
            path,
            QPen(theme.colour(theme.GOLD), width),
            under=under,
            extra=theme.FOCUS_UNDER_EXTRA,
        )


_REACH = 0.075
_LEAST_REACH = 9.0
"""How far the light shines, in W and at least in pixels."""
_SHINE = 0.6


class Beacon(FocusRing):
    """Shines around a card or a button. Anchor: the middle of what it surrounds."""

    @override
    def margin(self, look: Look) -> float:
        return super().margin(look) + _reach(look)

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        width = theme.line_width(look.card_width)
        area = self.body().adjusted(width, width, -width, -width)
        corner = min(self.corner, area.width() / 2, area.height() / 2)
        shape = pill(area, corner)
        glow(painter, shape, _reach(look), theme.GOLD, _SHINE)
        stroke_with_under_line(painter, shape, QPen(theme.colour(theme.GOLD), width))


def _reach(look: Look) -> float:
    return max(_REACH * look.card_width, _LEAST_REACH)
