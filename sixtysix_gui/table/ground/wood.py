"""The wooden rim: planks, their edges, and the piping of the cloth."""

from functools import lru_cache
from math import pi, sin
from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from sixtysix_gui.design import theme
from sixtysix_gui.design.theme import ClothColours

SEED = 66
PLANKS = 6
_TINTS = (0.02, 0.09)
_TILE_WIDTH, _TILE_HEIGHT = 1024, 384
"""Size of the picture of grain in logical pixels; it joins itself on all four sides."""

_GRAIN_STEPS = (1.6, 5.5)
"""Distance of two lines of the grain, in pixels."""

_GRAIN_STRENGTHS = (0.03, 0.13)
_POINT_STEP = 16
"""The grain bends so slowly that a point every so many pixels is enough."""

_DARK_GRAIN, _LIGHT_GRAIN = "#1A0C04", "#F0C89A"
_SHADES = (theme.BLACK, "#B06A34")
"""One plank is a little darker, another a little warmer than the wood between."""

_JOINT = 0.34
_JOINT_LIGHT = 0.08


def draw_planks(painter: QPainter, area: QRectF, ratio: float) -> None:
    """Draws the planks over a ground that has the middle colour of the wood already."""
    random = Random(SEED)
    tile = _grain_tile(ratio)
    height = area.height() / PLANKS
    for number in range(PLANKS):
        plank = QRectF(area.left(), area.top() + number * height, area.width(), height)
        cut = QPointF(random.uniform(0, _TILE_WIDTH), random.uniform(0, _TILE_HEIGHT))
        painter.drawTiledPixmap(plank, tile, cut)
        shade = random.choice(_SHADES)
        painter.fillRect(plank, theme.colour(shade, random.uniform(*_TINTS)))
        if number:
            _draw_joint(painter, plank)


@lru_cache(maxsize=2)
def _grain_tile(ratio: float) -> QPixmap:
    random = Random(SEED)
    image = QImage(
        round(_TILE_WIDTH * ratio),
        round(_TILE_HEIGHT * ratio),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(image.width() / _TILE_WIDTH, image.height() / _TILE_HEIGHT)
    y = 0.0
    waves = _bends(random)
    while y < _TILE_HEIGHT - _GRAIN_STEPS[0]:
        _draw_line(painter, y, waves, random)
        y += random.uniform(*_GRAIN_STEPS)
    painter.end()
    tile = QPixmap.fromImage(image)
    tile.setDevicePixelRatio(ratio)
    return tile


def _bends(random: Random) -> list[list[float]]:
    """Two sines over the width of the tile, each with whole periods: slow and quick."""
    return [
        [
            height * sin(2 * pi * periods * x / _TILE_WIDTH + phase)
            for x in range(0, _TILE_WIDTH + _POINT_STEP, _POINT_STEP)
        ]
        for height, periods in ((11.0, 1), (3.5, 4))
        for phase in (random.uniform(0, 2 * pi),)
    ]


def _draw_line(painter: QPainter, y: float, bends: list[list[float]], random: Random) -> None:
    """One line of the grain, drawn again above and below where it leaves the tile."""
    slow_share = 1.0 + 0.35 * sin(2 * pi * y / _TILE_HEIGHT)
    quick_share = random.uniform(0.6, 1.4)
    strength = random.uniform(*_GRAIN_STRENGTHS)
    if random.random() < 0.8:
        colour = theme.colour(_DARK_GRAIN, strength)
    else:
        colour = theme.colour(_LIGHT_GRAIN, strength / 2)
    painter.setPen(QPen(colour, random.uniform(0.6, 1.5)))
    offsets = [slow_share * slow + quick_share * quick for slow, quick in zip(*bends, strict=True)]
    for shift in (-_TILE_HEIGHT, 0, _TILE_HEIGHT):
        if min(offsets) + y + shift < _TILE_HEIGHT and max(offsets) + y + shift > 0:
            painter.drawPolyline(
                [
                    QPointF(number * _POINT_STEP, y + shift + offset)
                    for number, offset in enumerate(offsets)
                ]
            )


def _draw_joint(painter: QPainter, plank: QRectF) -> None:
    joint = QRectF(plank.left(), plank.top() - 0.75, plank.width(), 1.5)
    painter.fillRect(joint, theme.colour(theme.BLACK, _JOINT))
    light = QRectF(plank.left(), joint.bottom(), plank.width(), 1.0)
    painter.fillRect(light, theme.colour(theme.WHITE, _JOINT_LIGHT))


_CORNER = 1.6
"""Radius of the inner corner, in rim widths."""

_SHADOW_STROKES = 14
_SHADOW_ALPHA = 0.030
_PIPING_IN = 0.055
"""How far inside the rim the piping runs, in W."""

_GRAIN_SEED = 66
_GRAIN_ALPHA = 0.05


def draw_rim(
    painter: QPainter, width: float, height: float, rim: float, cloth: ClothColours
) -> None:
    """Draws the rim around a scene of that size, and the shadow it throws on the cloth."""
    inner = QRectF(rim, rim, width - 2 * rim, height - 2 * rim)
    corner = _CORNER * rim
    opening = QPainterPath()
    opening.addRoundedRect(inner, corner, corner)
    _draw_shadow(painter, opening, rim)
    frame = QPainterPath()
    frame.addRect(QRectF(0, 0, width, height))
    frame = frame.subtracted(opening)
    wood = QLinearGradient(0, 0, 0, height)
    wood.setColorAt(0, theme.colour(cloth.rim_top))
    wood.setColorAt(1, theme.colour(cloth.rim_bottom))
    painter.fillPath(frame, wood)
    _draw_grain(painter, frame, width, height)
    painter.strokePath(opening, QPen(theme.colour(theme.BLACK, 0.45), 1.5))
    painter.save()
    painter.setClipPath(frame)
    painter.strokePath(opening, QPen(theme.colour(theme.WHITE, 0.07), 4.0))
    painter.restore()


def _draw_shadow(painter: QPainter, opening: QPainterPath, rim: float) -> None:
    painter.save()
    painter.setClipPath(opening)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(1, _SHADOW_STROKES + 1):
        pen = QPen(theme.colour(theme.BLACK, _SHADOW_ALPHA), step * rim / 6)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(opening.translated(0, rim * 0.08), pen)
    painter.restore()


def _draw_grain(painter: QPainter, frame: QPainterPath, width: float, height: float) -> None:
    random = Random(_GRAIN_SEED)
    painter.save()
    painter.setClipPath(frame)
    lines = [
        QLineF(x, y, x + random.uniform(80, 400), y)
        for y in range(0, int(height), 2)
        for x in (random.uniform(-200, width),)
    ]
    painter.setPen(QPen(theme.colour(theme.BLACK, _GRAIN_ALPHA * 2), 1.0))
    painter.drawLines(lines[::2])
    painter.setPen(QPen(theme.colour(theme.WHITE, _GRAIN_ALPHA / 2), 1.0))
    painter.drawLines(lines[1::2])
    painter.restore()


def draw_piping(
    painter: QPainter,
    width: float,
    height: float,
    rim: float,
    card_width: float,
    *,
    plain: bool = False,
) -> None:
    """Draws the fine seam inside the rim."""
    inset = rim + _PIPING_IN * card_width
    corner = max(_CORNER * rim - _PIPING_IN * card_width, 0.5 * rim)
    line = theme.clamp(0.010 * card_width, 1.0, 2.5)
    alpha = theme.PLAIN_PIPING_ALPHA if plain else theme.PIPING_ALPHA
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour(theme.PIPING, alpha), line))
    painter.drawRoundedRect(
        QRectF(inset, inset, width - 2 * inset, height - 2 * inset), corner, corner
    )
