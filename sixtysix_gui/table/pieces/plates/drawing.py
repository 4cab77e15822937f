"""How a plate is painted."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen

from sixtysix_gui.design import theme
from sixtysix_gui.table.layout.sizes import PLATE_HEIGHT
from sixtysix_gui.table.pieces.brushwork import circle, draw_image, glow, outline, pill
from sixtysix_gui.table.pieces.piece import Look
from sixtysix_gui.table.pieces.plates.places import FACE, PlatePlaces
from sixtysix_gui.table.pieces.side_band import Band, draw_band
from sixtysix_gui.table.pieces.words.text_lines import draw_left

GLOW = 0.62
"""How far a plate shines whose player is to act, in t."""

_TURN_LINE = 2.0
_DEALER_CARD = 0.80
"""Width of one of the dealer's cards, in t."""


def draw_ground(painter: QPainter, look: Look, places: PlatePlaces, *, turn: bool) -> None:
    """Paint the plate without anything on it; it shines while it is the player's turn."""
    shape = pill(places.body, places.corner)
    if not turn:
        painter.fillPath(shape, theme.colour(theme.PLATE_FILL, look.contrast.plate))
        outline(painter, shape, look.contrast)
        return
    glow(painter, shape, GLOW * look.text_unit, theme.GOLD, 0.62)
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.fillPath(shape, theme.colour(theme.PLATE_TURN_FILL, look.contrast.turn))
    painter.restore()
    painter.strokePath(shape, QPen(theme.colour(theme.GOLD), _TURN_LINE * look.contrast.wider))


def draw_face(painter: QPainter, places: PlatePlaces, face: QImage, *, turn: bool) -> None:
    """Paint the face of the player, with a ring that is golden while it is his turn."""
    centre, radius = places.face_centre, FACE * places.unit
    ring = circle(centre, radius)
    painter.fillPath(ring, theme.colour(theme.PAPER))
    area = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    draw_image(painter, face, area)
    colour = theme.colour(theme.GOLD) if turn else theme.colour(theme.CREAM, 0.55)
    painter.strokePath(ring, QPen(colour, 2.0 if turn else 1.2))


def draw_words(painter: QPainter, places: PlatePlaces) -> None:
    """Paint the name and the line below it."""
    plan = places.plan
    painter.setPen(theme.colour(theme.CREAM))
    for line, height in zip(plan.lines, places.name_heights, strict=True):
        draw_left(painter, plan.name_font, line, QPointF(places.left, height))
    painter.setPen(theme.colour(theme.CREAM, 0.80))
    start = QPointF(places.left, places.score_height)
    draw_left(painter, plan.score_font, plan.score, start)


def draw_dealer(painter: QPainter, look: Look, places: PlatePlaces) -> None:
    """Paint two little cards with their backs up, always inside the plate."""
    t, (centre, scale) = look.text_unit, places.dealer_place
    width = _DEALER_CARD * t
    card = QRectF(-width / 2, -width * 0.72, width, width * 1.44)
    for turn, shift in ((-9.0, -0.42), (9.0, 0.34)):
        painter.save()
        painter.translate(centre)
        painter.scale(scale, scale)
        painter.translate(shift * t, 0.0)
        painter.rotate(turn)
        painter.setPen(QPen(theme.colour(theme.BLACK, 0.35), 0.8))
        painter.setBrush(theme.colour(theme.PAPER))
        painter.drawRoundedRect(card, 0.12 * t, 0.12 * t)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(theme.BACK_COLOURS[look.style.pack]))
        inset = 0.09 * t
        painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), 0.06 * t, 0.06 * t)
        painter.restore()


def draw_side(
    painter: QPainter, look: Look, places: PlatePlaces, band: Band, *, turn: bool
) -> None:
    """Paint the band of a side along the lower edge; where the plate glows, above its outline."""
    line = look.contrast.wider if turn else 0.0
    painter.save()
    painter.setClipPath(_beside_face(places))
    draw_band(painter, places.band_area(theme.band_height(look.text_unit), line), band)
    painter.restore()


def _beside_face(places: PlatePlaces) -> QPainterPath:
    corner = PLATE_HEIGHT / 2 * places.unit
    shape = pill(places.body, min(corner, places.body.height() / 2))
    if not places.plan.face:
        return shape
    return shape.subtracted(circle(places.face_centre, FACE * places.unit + 1.0))
