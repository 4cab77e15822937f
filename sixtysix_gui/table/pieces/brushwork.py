"""Strokes that several pieces share: soft shadows, glows, lines with a dark one below."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen

from sixtysix_gui.design import theme
from sixtysix_gui.design.theme import Contrast

_STROKES = 7


def pill(area: QRectF, radius: float | None = None) -> QPainterPath:
    """Return a rectangle with round ends, or with corners of that radius."""
    corner = min(area.width(), area.height()) / 2 if radius is None else radius
    path = QPainterPath()
    path.addRoundedRect(area, corner, corner)
    return path


def drop_shadow(painter: QPainter, shape: QPainterPath, reach: float, alpha: float) -> None:
    """Throw a soft shadow downwards; the shape itself has to be painted over it."""
    _soft(painter, shape.translated(0, reach * 0.35), reach, QColor(theme.BLACK), alpha)


def glow(painter: QPainter, shape: QPainterPath, reach: float, colour: str, alpha: float) -> None:
    """Let a shape shine all around."""
    _soft(painter, shape, reach, QColor(colour), alpha)


def _soft(
    painter: QPainter, shape: QPainterPath, reach: float, colour: QColor, alpha: float
) -> None:
    """Ever wider strokes add up to a slope that is steepest at the shape."""
    shade = QColor(colour)
    shade.setAlphaF(alpha / _STROKES)
    for step in range(1, _STROKES + 1):
        pen = QPen(shade, 2 * reach * step / _STROKES)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(shape, pen)


def outline(painter: QPainter, shape: QPainterPath, contrast: Contrast) -> None:
    """Draw a light line around a dark ground, where the contrast asks for one."""
    if contrast.outline > 0:
        line = theme.colour(theme.CREAM, contrast.outline)
        painter.strokePath(shape, QPen(line, theme.OUTLINE_WIDTH))


def stroke_with_under_line(
    painter: QPainter,
    shape: QPainterPath,
    line: QPen,
    *,
    under: QColor | None = None,
    extra: float = theme.UNDER_LINE_EXTRA,
) -> None:
    """Draw a light line over a wider dark one, so that it is seen on paper too."""
    dark = under or theme.colour(theme.UNDER_LINE, theme.UNDER_LINE_ALPHA)
    below = QPen(dark, line.widthF() + extra)
    below.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(shape, below)
    painter.strokePath(shape, line)


def round_pen(colour: QColor, width: float) -> QPen:
    """Return a pen for lines with round ends and corners."""
    line = QPen(colour, width)
    line.setCapStyle(Qt.PenCapStyle.RoundCap)
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return line


def draw_image(painter: QPainter, image: QImage, area: QRectF) -> None:
    """Draw a picture stretched smoothly into an area."""
    painter.drawImage(area, image, QRectF(image.rect()))


def circle(centre: QPointF, radius: float) -> QPainterPath:
    """Return a circle."""
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    return path


def press_in(painter: QPainter, shape: QPainterPath, *, line: float, light: float = 0.0) -> None:
    """Draw a shape as if it were pressed into the cloth, lit from above.

    The upper edge throws a shadow inwards, the lower one catches light. Where contrast is to be
    high, a cream line of the opacity `light` runs all around.
    """
    box = shape.boundingRect()
    painter.fillPath(shape, theme.colour(theme.BLACK, theme.PRESSED_FILL_ALPHA))
    edge = QLinearGradient(box.topLeft(), box.bottomLeft())
    edge.setColorAt(0.0, theme.colour(theme.BLACK, theme.PRESSED_SHADOW_ALPHA))
    edge.setColorAt(0.75, theme.colour(theme.BLACK, theme.PRESSED_SHADOW_ALPHA / 2))
    edge.setColorAt(1.0, theme.colour(theme.WHITE, theme.PRESSED_LIGHT_ALPHA))
    painter.save()
    painter.setClipPath(shape)
    painter.strokePath(shape.translated(0, line), QPen(theme.colour(theme.BLACK, 0.10), 3 * line))
    painter.restore()
    painter.strokePath(shape, QPen(edge, line))
    if light > 0:
        painter.strokePath(shape, QPen(theme.colour(theme.CREAM, light), line))
