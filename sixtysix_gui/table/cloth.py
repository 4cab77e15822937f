"""The cloth: felt, the light on it, and the embroidery below the trick."""

from functools import lru_cache
from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from sixtysix_gui.design import theme
from sixtysix_gui.design.theme import ClothColours
from sixtysix_gui.resource_files import ResourceMissingError, resource_path

TILE = 256
"""Width and height of the tile in logical pixels."""

SEED = 66
FIBRES = 15_000
_LENGTHS = (1.0, 2.8)
_WIDTH = 0.8
_ANGLE = (0.5, 0.5)
"""Mean and deviation of the fibres' direction, in radians; one direction would look combed."""

_STRENGTHS = (0.008, 0.033)
_SMOOTHING_LOSS = 0.7
"""Spread over whole pixels, such thin fibres look weaker; on fine screens they do not."""

_SHADES = 12
"""Fibres are painted in this many strengths, all of one strength at once."""

_GRAIN = bytes((0, 0, 0, 0)), bytes((1, 1, 1, 1)), bytes((0, 0, 0, 3))
"""Premultiplied pixels that leave a dark cloth as it is, lighten or darken it by one step."""


@lru_cache(maxsize=4)
def felt_tile(strength: float, ratio: float) -> QPixmap:
    """Return the tile for a cloth; for usual screens it is a file, which takes no time to draw.

    Args:
        strength: scales how strong the fibres are; 0 leaves the grain alone.
        ratio: pixels of the screen per logical pixel.
    """
    image = _stored_felt(strength) if ratio == 1.0 else QImage()
    tile = QPixmap.fromImage(drawn_felt(strength, ratio) if image.isNull() else image)
    tile.setDevicePixelRatio(ratio)
    return tile


def felt_file(strength: float) -> str:
    """Return the name of the file of a tile that is one pixel a logical one."""
    return f"felt-{strength:.2f}.png"


def _stored_felt(strength: float) -> QImage:
    try:
        image = QImage(str(resource_path("cloth", felt_file(strength))))
    except ResourceMissingError:
        return QImage()
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def drawn_felt(strength: float, ratio: float) -> QImage:
    """Draw the tile for a cloth."""
    pixels = round(TILE * ratio)
    image = _grain(pixels)
    if strength > 0:
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(pixels / TILE, pixels / TILE)
        _draw_fibres(painter, strength * (1 + _SMOOTHING_LOSS / ratio**2))
        painter.end()
    return image


def _grain(pixels: int) -> QImage:
    """One step lighter or darker here and there, so that gradients show no bands."""
    random = Random(SEED)
    data = b"".join([_GRAIN[byte % 3] for byte in random.randbytes(pixels * pixels)])
    made = QImage(data, pixels, pixels, 4 * pixels, QImage.Format.Format_ARGB32_Premultiplied)
    return made.copy()


def _draw_fibres(painter: QPainter, strength: float) -> None:
    low, high = _STRENGTHS
    for number, lines in enumerate(_fibres()):
        shade, dark = divmod(number, 2)
        alpha = strength * (low + (high - low) * (shade + 0.5) / _SHADES)
        pen = QPen(theme.colour(theme.BLACK if dark else theme.WHITE, alpha), _WIDTH)
        pen.setCapStyle(Qt.PenCapStyle.SquareCap)
        painter.setPen(pen)
        painter.drawLines(lines)


def _fibres() -> list[list[QLineF]]:
    """Return the fibres of every shade, dark and light; one near an edge is on the other side too.

    In one loop, for on fine screens the window waits for it.
    """
    random = Random(SEED)
    draw, gauss = random.random, random.gauss
    (short, long), (mean, deviation) = _LENGTHS, _ANGLE
    near = _LENGTHS[1] + _WIDTH
    far = TILE - near
    batches: list[list[QLineF]] = [[] for _ in range(2 * _SHADES)]
    for _ in range(FIBRES):
        batch = batches[int(draw() * 2 * _SHADES)]
        length = short + (long - short) * draw()
        angle = gauss(mean, deviation)
        x, y = TILE * draw(), TILE * draw()
        line = QLineF(x, y, x + length * cos(angle), y + length * sin(angle))
        if near < x < far and near < y < far:
            batch.append(line)
        else:
            batch += [line.translated(dx, dy) for dx in (0, -TILE, TILE) for dy in (0, -TILE, TILE)]
    return batches


_VIGNETTE_CENTRE = (0.5, 0.46)
_VIGNETTE_RADII = (0.66, 0.80)
_VIGNETTE_POWER = 1.7
_LAMP_CENTRE = (0.5, 0.36)
_LAMP_RADII = (0.42, 0.5)
_STOPS = 20


def draw_light(painter: QPainter, width: float, height: float, cloth: ClothColours) -> None:
    """Darkens the corners of a scene of that size and lights its middle."""
    area = QRectF(0, 0, width, height)
    dark = QRadialGradient(QPointF(0, 0), 1.0)
    for step in range(_STOPS + 1):
        reach = step / _STOPS
        alpha = cloth.vignette * reach**_VIGNETTE_POWER
        dark.setColorAt(reach, theme.colour(cloth.edge, alpha))
    painter.fillRect(area, _elliptic(dark, area, _VIGNETTE_CENTRE, _VIGNETTE_RADII))
    lamp = QRadialGradient(QPointF(0, 0), 1.0)
    for step in range(_STOPS + 1):
        reach = step / _STOPS
        lamp.setColorAt(reach, theme.colour(theme.LAMP, theme.LAMP_ALPHA * _falling(reach)))
    painter.fillRect(area, _elliptic(lamp, area, _LAMP_CENTRE, _LAMP_RADII))


def _falling(reach: float) -> float:
    """From 1 to 0 without an edge where the light ends."""
    return (1 - reach) * (1 - reach) * (1 + 2 * reach)


def _elliptic(
    gradient: QRadialGradient,
    area: QRectF,
    centre: tuple[float, float],
    radii: tuple[float, float],
) -> QBrush:
    brush = QBrush(gradient)
    place = QTransform()
    place.translate(centre[0] * area.width(), centre[1] * area.height())
    place.scale(radii[0] * area.width(), radii[1] * area.height())
    brush.setTransform(place)
    return brush


_RINGS = ((0.78, 0.011, 0.16), (0.745, 0.005, 0.12), (0.50, 0.005, 0.12))
"""Radius, line width and strength of the rings; lengths in W."""

_STITCH_RING, _STITCHES = 0.70, 48
_STITCH_LENGTH, _STITCH_WIDTH = 0.022, 0.008
_STAR_LONG, _STAR_SHORT, _STAR_INNER = 0.46, 0.30, 0.125
_QUATREFOIL_RING, _QUATREFOIL_SIZE = 0.59, 0.072
_FAINT, _MEDIUM, _STRONG = 0.09, 0.14, 0.20


def draw_embroidery(
    painter: QPainter, centre: QPointF, card_width: float, cloth: ClothColours
) -> None:
    """Draw it around the middle of the trick."""

    def thread(strength: float) -> QColor:
        return theme.colour(cloth.embroidery, strength * cloth.embroidery_strength)

    painter.save()
    painter.translate(centre)
    painter.scale(card_width, card_width)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius, width, strength in _RINGS:
        painter.setPen(QPen(thread(strength), width))
        painter.drawEllipse(QPointF(0, 0), radius, radius)
    _draw_stitches(painter, thread(_MEDIUM))
    painter.setPen(Qt.PenStyle.NoPen)
    _draw_quatrefoils(painter, thread(_MEDIUM))
    _draw_star(painter, thread(_STRONG), thread(_FAINT))
    painter.restore()


def _draw_stitches(painter: QPainter, thread: QColor) -> None:
    pen = QPen(thread, _STITCH_WIDTH)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for number in range(_STITCHES):
        angle = 2 * pi * number / _STITCHES
        along = _STITCH_LENGTH / 2
        middle = QPointF(_STITCH_RING * cos(angle), _STITCH_RING * sin(angle))
        tangent = QPointF(-sin(angle) * along, cos(angle) * along)
        painter.drawLine(middle - tangent, middle + tangent)


def _draw_quatrefoils(painter: QPainter, thread: QColor) -> None:
    painter.setBrush(thread)
    for corner in range(4):
        angle = pi / 4 + corner * pi / 2
        x, y = _QUATREFOIL_RING * cos(angle), _QUATREFOIL_RING * sin(angle)
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            size = _QUATREFOIL_SIZE
            leaf = QRectF(-size / 2, -size / 2, size, size)
            leaf.moveCenter(QPointF(x + 0.56 * size * dx, y + 0.56 * size * dy))
            painter.drawEllipse(leaf)


def _draw_star(painter: QPainter, lit: QColor, shaded: QColor) -> None:
    """Eight points, each split down its axis into a lit and a shaded half."""
    for points, length in ((range(1, 8, 2), _STAR_SHORT), (range(0, 8, 2), _STAR_LONG)):
        for number in points:
            angle = number * pi / 4 - pi / 2
            tip = _at(length, angle)
            for turn, colour in ((-1, lit), (1, shaded)):
                painter.setBrush(colour)
                root = _at(_STAR_INNER, angle + turn * pi / 8)
                painter.drawPolygon(QPolygonF([QPointF(0, 0), root, tip]))


def _at(radius: float, angle: float) -> QPointF:
    return QPointF(radius * cos(angle), radius * sin(angle))
