"""A disc of ivory, like the markers of a whist box: with beads and a ring of gold."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QRadialGradient

from sixtysix_gui.design import theme
from sixtysix_gui.design.cards.cutouts import suit_sign
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table.pieces.brushwork import circle, draw_image, drop_shadow, press_in
from sixtysix_gui.table.pieces.piece import Look

SHADOW = 0.05
"""Reach of the shadow of a disc, in W."""

_BEAD, _FINE_RING = 0.024, 0.795
_LIGHT = (-0.18, -0.30)
"""Where the disc is brightest, from its middle in radii: the light comes from above."""

_SIGN_PICTURE = 62 / 54
"""A picture of a suit sign against the sign itself, which does not fill it."""


def draw_ivory(painter: QPainter, look: Look, radius: float) -> None:
    """Paint an empty disc around the origin, with its shadow."""
    edge = circle(QPointF(0, 0), radius)
    drop_shadow(painter, edge, SHADOW * look.card_width, 0.55)
    light = QRadialGradient(QPointF(0, 0), radius, QPointF(_LIGHT[0] * radius, _LIGHT[1] * radius))
    light.setColorAt(0.0, theme.colour(theme.IVORY_LIGHT))
    light.setColorAt(0.62, theme.colour(theme.IVORY))
    light.setColorAt(1.0, theme.colour(theme.IVORY_DARK))
    painter.setPen(
        QPen(theme.colour(theme.IVORY_LINE), max(1.0, 0.022 * radius) * look.contrast.wider)
    )
    painter.setBrush(light)
    painter.drawPath(edge)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ring = theme.COUNTER_RING * radius
    painter.setPen(QPen(theme.colour(theme.IVORY_RING), max(1.4, 0.042 * radius)))
    painter.drawEllipse(QPointF(0, 0), ring, ring)
    fine = _FINE_RING * radius
    painter.setPen(QPen(theme.colour(theme.IVORY_RING, 0.45), max(0.7, 0.012 * radius)))
    painter.drawEllipse(QPointF(0, 0), fine, fine)
    _draw_beads(painter, radius)


def _draw_beads(painter: QPainter, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(theme.IVORY_RING))
    ring = theme.COUNTER_BEAD_RING * radius
    for number in range(theme.COUNTER_BEADS):
        turn = 2 * pi * number / theme.COUNTER_BEADS
        bead = QPointF(ring * sin(turn), -ring * cos(turn))
        painter.drawEllipse(bead, _BEAD * radius, _BEAD * radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def draw_pressed(painter: QPainter, look: Look, radius: float) -> None:
    """Paint the place of a disc that is not to be had: pressed into the cloth."""
    edge = circle(QPointF(0, 0), radius - 1)
    press_in(painter, edge, line=max(1.2, 0.02 * radius), light=look.contrast.pressed)


def pressed_ink(look: Look) -> QPen:
    """Return the pen for what stands in a pressed-in place."""
    light = look.contrast.pressed
    return QPen(theme.colour(theme.CREAM, light) if light else theme.colour(theme.BLACK, 0.26))


def draw_sign(
    painter: QPainter, look: Look, suit: Suit, height: float, opacity: float = 1.0
) -> None:
    """Paint the sign of a suit around the origin, `height` pixels high."""
    side = height * _SIGN_PICTURE
    painter.save()
    painter.setOpacity(opacity)
    draw_suit(painter, look, suit, QRectF(-side / 2, -side / 2, side, side))
    painter.restore()


def draw_suit(painter: QPainter, look: Look, suit: Suit, area: QRectF) -> None:
    """Paint the picture of a suit, which its sign does not fill, into a square."""
    sign = suit_sign(look.style, suit.letter, max(8, round(area.width() * look.ratio)))
    draw_image(painter, sign, area)
