"""What is laid around or beside things: outlines, rings and lights, wedge and chevrons."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QTransform
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.card_svg import CARD_ASPECT
from sixtysix_gui.design.theme import Z
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.pieces.brushwork import (
    drop_shadow,
    glow,
    pill,
    press_in,
    round_pen,
    stroke_with_under_line,
)
from sixtysix_gui.table.pieces.piece import Look, Piece, ShownValue


class CardOutline(Piece):
    """Something of a card's shape. Anchor: the card's middle."""

    card_scale = ShownValue(1.0)
    """The width of the card it fits, in card widths."""

    @override
    def measure(self, look: Look) -> QRectF:
        width = look.card_width * self.card_scale
        height = width * CARD_ASPECT
        return QRectF(-width / 2, -height / 2, width, height)

    def shape_around(self, look: Look, grown: float = 0.0) -> QPainterPath:
        """The outline of the card, larger by some pixels on every side."""
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
    is_hot = ShownValue(False)
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


class TableFocusRing(Piece):
    """Shows where the keyboard is. Anchor: the middle of what it surrounds."""

    layer = Z.CHIPS + 1
    _around = ShownValue(QSizeF(0, 0))
    corner = ShownValue(0.0)
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


class Beacon(TableFocusRing):
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


_HALF_WIDTH = 0.52
"""Half of the wedge's width against its length."""


class LeadWedge(Piece):
    """A gold wedge on the outer edge of the led card. Anchor: the middle of the wedge."""

    layer = Z.STATUS + 0.5  # its tip may lie on backs of N and on the status line

    def __init__(self) -> None:
        super().__init__()
        self._degrees = 0

    def set_direction(self, degrees: float) -> None:
        """Point at another player: clockwise from upwards, in whole degrees.

        It is painted between two motions: a picture of each direction is kept.
        """
        whole = round(degrees) % 360
        if whole != self._degrees:
            self._degrees = whole
            self.take_picture(whole)

    @override
    def measure(self, look: Look) -> QRectF:
        return self._shape(look).boundingRect()

    @override
    def margin(self, look: Look) -> float:
        return 0.05 * look.card_width + 4.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        shape = self._shape(look)
        box = shape.boundingRect()
        drop_shadow(painter, shape, 0.025 * look.card_width, 0.50)
        metal = QLinearGradient(box.topLeft(), box.bottomRight())
        metal.setColorAt(0.0, theme.colour(theme.WEDGE_LIGHT))
        metal.setColorAt(1.0, theme.colour(theme.WEDGE_DARK))
        painter.fillPath(shape, metal)
        line = QPen(theme.colour(theme.WEDGE_LINE), max(1.4, 0.012 * look.card_width))
        line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(shape, line)

    def _shape(self, look: Look) -> QPainterPath:
        length = theme.WEDGE * look.card_width
        half = _HALF_WIDTH * length
        corners = QPolygonF(
            [QPointF(0, -length / 2), QPointF(half, length / 2), QPointF(-half, length / 2)]
        )
        path = QPainterPath()
        path.addPolygon(QTransform().rotate(self._degrees).map(corners))
        path.closeSubpath()
        return path


_RING = 0.78
_CHEVRONS = (58.5, 45.0, 31.5)
"""The outer ring of the embroidery in W, and where on it the chevrons are, in degrees.

They lie between my place and that at the right, who is next where the turn runs against the clock:
no card of a trick that has just been led lies there.
"""

_SIZE = 0.085
_ALPHA = 0.80


class TurnChevrons(Piece):
    """Three chevrons on the ring of the embroidery. Anchor: the middle of the trick."""

    layer = Z.EMBROIDERY + 1

    @override
    def measure(self, look: Look) -> QRectF:
        reach = (_RING + _SIZE) * look.card_width
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        width = look.card_width
        light = max(_ALPHA, look.contrast.pressed)
        pen = round_pen(theme.colour(theme.PIPING, light), max(2.0, 0.030 * width))
        for degrees in _CHEVRONS:
            painter.save()
            turn = degrees * pi / 180
            painter.translate(_RING * width * cos(turn), _RING * width * sin(turn))
            painter.rotate(degrees)
            painter.strokePath(_chevron(_SIZE * width), pen)
            painter.restore()


def _chevron(size: float) -> QPainterPath:
    """An open wedge that points against the clock: upwards at the right of the ring."""
    path = QPainterPath(QPointF(-size, 0.5 * size))
    path.lineTo(0.0, -0.5 * size)
    path.lineTo(size, 0.5 * size)
    return path


_LINE = 0.026
"""Width of the pencil's line in W."""
_TURNS = 1.12
"""A ring by hand begins again a little beside where it began."""
_DRIFT = 0.07
"""How far the end lies outside the beginning, as a part of the radius."""
_BEGIN = -2.2
_POINTS = 48


class PencilRing(Piece):
    """A ring that is drawn little by little. Anchor: the middle of what it surrounds."""

    layer = Z.CHIPS + 2
    around = ShownValue(QSizeF(0, 0))
    """The size of the ellipse that is surrounded, in pixels."""

    share = ShownValue(1.0)
    """How much of the line is drawn, 0 to 1."""

    @override
    def measure(self, look: Look) -> QRectF:
        if self.around.isEmpty():
            return QRectF()
        width, height = self.around.width(), self.around.height()
        return QRectF(-width / 2, -height / 2, width, height)

    @override
    def margin(self, look: Look) -> float:
        return _line(look) + _DRIFT * max(self.around.width(), self.around.height()) + 2.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        painter.setPen(round_pen(theme.colour(theme.PENCIL_RING), _line(look)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._path())

    def _path(self) -> QPainterPath:
        count = max(1, round(_POINTS * self.share))
        path = QPainterPath(self._point(0))
        for place in range(1, count + 1):
            path.lineTo(self._point(place / _POINTS))
        return path

    def _point(self, share: float) -> QPointF:
        angle = _BEGIN + share * _TURNS * 2 * pi
        grown = 1.0 + _DRIFT * (share - 0.5)
        return QPointF(
            self.around.width() / 2 * grown * cos(angle),
            self.around.height() / 2 * grown * sin(angle),
        )


def _line(look: Look) -> float:
    return max(2.0, _LINE * look.card_width)
