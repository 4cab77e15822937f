"""The table itself: cloth or wood, light, embroidery and rim, one picture painted once per size."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem
from shiboken6 import isValid

from sixtysix_gui.design import theme
from sixtysix_gui.design.theme import CLOTHS, Cloth, ClothColours, Z
from sixtysix_gui.table.ground.cloth import draw_embroidery, draw_light, felt_tile
from sixtysix_gui.table.ground.wood import draw_piping, draw_planks, draw_rim
from sixtysix_gui.table.layout.table_layout import TableLayout

__all__ = ["GroundItem", "paint_ground"]


def paint_ground(
    layout: TableLayout, cloth: Cloth, ratio: float, *, plain: bool = False, bare: bool = False
) -> QImage:
    """Paints the table for a layout.

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

    def show_for(
        self,
        layout: TableLayout,
        cloth: Cloth,
        ratio: float,
        *,
        plain: bool = False,
        bare: bool = False,
    ) -> None:
        """Shows the table for a layout; `plain` is for high contrast, `bare` without a game.

        It is painted again only when something has changed. A very large picture is stretched
        while its size goes on changing, and painted as soon as it rests.
        """
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
        """Paints what is still to be painted, without waiting for the size to rest."""
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
