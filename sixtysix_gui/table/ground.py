"""The table itself: cloth or wood, light, embroidery and rim, one picture painted once per size."""

from __future__ import annotations

from functools import lru_cache
from math import pi, sin
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsPixmapItem
from shiboken6 import isValid

from sixtysix_gui.design import theme
from sixtysix_gui.design.theme import CLOTHS, Cloth, ClothColours, Z
from sixtysix_gui.table.cloth import draw_embroidery, draw_light, felt_tile
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.values import TableOptions


def paint_ground(
    layout: TableLayout, cloth: Cloth, ratio: float, *, plain: bool = False, bare: bool = False
) -> QImage:
    """Paint the table for a layout.

    Args:
        layout: the scene's size and places.
        cloth: what the table is covered with.
        ratio: pixels of the screen per logical pixel.
        plain: for high contrast: one dark colour, without light, felt, grain and embroidery.
        bare: no one plays: the embroidery is in the middle and not below the trick.
    """
    colours = CLOTHS[cloth]
    width, height = layout.metrics.width, layout.metrics.height
    size = QSize(max(1, round(width * ratio)), max(1, round(height * ratio)))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(theme.colour(colours.centre))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if plain:
        painter.fillRect(QRectF(0, 0, width, height), plain_colour(colours))
    else:
        _draw_cloth(painter, layout, colours, ratio, bare=bare)
    draw_rim(painter, width, height, layout.metrics.rim, colours)
    draw_piping(painter, width, height, layout.metrics.rim, layout.metrics.card_width, plain=plain)
    painter.end()
    return image


def plain_colour(colours: ClothColours) -> QColor:
    """Return the one colour of a cloth in high contrast."""
    centre, edge = QColor(colours.centre), QColor(colours.edge)

    def between(near: int, far: int) -> int:
        return round(near + theme.PLAIN_SHADE * (far - near))

    return QColor(
        between(centre.red(), edge.red()),
        between(centre.green(), edge.green()),
        between(centre.blue(), edge.blue()),
    )


def _draw_cloth(
    painter: QPainter, layout: TableLayout, colours: ClothColours, ratio: float, *, bare: bool
) -> None:
    area = QRectF(0, 0, layout.metrics.width, layout.metrics.height)
    if colours.wood:
        draw_planks(painter, area, ratio)
    draw_light(painter, layout.metrics.width, layout.metrics.height, colours)
    painter.drawTiledPixmap(area, felt_tile(0.0 if colours.wood else colours.felt, ratio))
    centre = area.center() if bare else layout.middle.trick
    draw_embroidery(painter, centre, layout.metrics.card_width, colours)


AT_ONCE = 6_000_000
"""A picture of more pixels takes too long to be painted at every step of a live resize."""

QUIET = 150
"""Milliseconds without another size after which a larger picture is painted."""


class _Shown(NamedTuple):
    """What a picture was painted for."""

    layout: TableLayout
    cloth: Cloth
    ratio: float
    plain: bool
    bare: bool

    def is_like(self, other: _Shown) -> bool:
        """Whether only the sizes differ."""
        return (self.cloth, self.plain, self.bare) == (other.cloth, other.plain, other.bare)

    @property
    def pixels(self) -> float:
        return self.layout.metrics.width * self.layout.metrics.height * self.ratio**2


class GroundItem(QGraphicsPixmapItem):
    """The painted table."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(Z.GROUND)
        self._wanted: _Shown | None = None
        self._painted: _Shown | None = None
        self._later = QTimer()
        self._later.setSingleShot(True)
        self._later.setInterval(QUIET)
        self._later.timeout.connect(self.paint_now)

    def show_bare(
        self, options: TableOptions, size: QSize, ratio: float, *, tall: bool | None
    ) -> None:
        """Show a table of that size at which no one plays; ``tall`` is as for a layout."""
        layout = TableLayout.for_size(
            size.width(),
            size.height(),
            options.text_scale,
            open_hands=options.open_hands,
            card_size=options.card_size,
            tall=tall,
        )
        self.show_for(layout, options, ratio, bare=True)

    def show_for(
        self, layout: TableLayout, options: TableOptions, ratio: float, *, bare: bool = False
    ) -> None:
        """Show the table for a layout; ``bare`` without a game.

        It is painted again only when something has changed. A very large picture is stretched
        while its size goes on changing, and painted as soon as it rests.
        """
        cloth, plain = Cloth(options.cloth), options.high_contrast
        wanted = _Shown(layout, cloth, ratio, plain, bare)
        if wanted == self._wanted:
            return
        self._wanted = wanted
        same_cloth = self._painted is not None and self._painted.is_like(wanted)
        if same_cloth and wanted.pixels > AT_ONCE:
            self._stretch(wanted)
            self._later.start()
        else:
            self.paint_now()

    def paint_now(self) -> None:
        """Paint what is still to be painted, without waiting for the size to rest."""
        if not isValid(self):
            return
        self._later.stop()
        wanted = self._wanted
        if wanted is not None and wanted != self._painted:
            self.setTransform(QTransform())
            self.setPixmap(QPixmap.fromImage(_painted(wanted)))
            self._painted = wanted

    def _stretch(self, wanted: _Shown) -> None:
        if self._painted is not None:
            old, new = self._painted.layout.metrics, wanted.layout.metrics
            stretched = QTransform.fromScale(new.width / old.width, new.height / old.height)
            self.setTransform(stretched)


def _painted(wanted: _Shown) -> QImage:
    return paint_ground(
        wanted.layout, wanted.cloth, wanted.ratio, plain=wanted.plain, bare=wanted.bare
    )


SEED = 66
PLANKS = 6
_TINTS = (0.02, 0.09)
_TILE_WIDTH, _TILE_HEIGHT = 1024, 384
"""Size of the picture of grain in logical pixels; it joins itself on all four sides."""

_GRAIN_STEPS = (1.6, 5.5)
"""Distance of two lines of the grain, in pixels."""

_GRAIN_STRENGTHS = (0.03, 0.13)
_POINT_STEP = 16
"""The grain bends so slowly that a point after this many pixels is enough."""

_DARK_GRAIN, _LIGHT_GRAIN = "#1A0C04", "#F0C89A"
_SHADES = (theme.BLACK, "#B06A34")
"""One plank is a little darker, another a little warmer than the wood between."""

_JOINT = 0.34
_JOINT_LIGHT = 0.08


def draw_planks(painter: QPainter, area: QRectF, ratio: float) -> None:
    """Draw the planks over a ground that has the middle colour of the wood already."""
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
    """Draw the rim around a scene of that size, and the shadow it throws on the cloth."""
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
    """Draw the fine seam inside the rim."""
    inset = rim + _PIPING_IN * card_width
    corner = max(_CORNER * rim - _PIPING_IN * card_width, 0.5 * rim)
    line = theme.clamp(0.010 * card_width, 1.0, 2.5)
    alpha = theme.PLAIN_PIPING_ALPHA if plain else theme.PIPING_ALPHA
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour(theme.PIPING, alpha), line))
    painter.drawRoundedRect(
        QRectF(inset, inset, width - 2 * inset, height - 2 * inset), corner, corner
    )
