"""The ground in the scene: one picture below everything."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem
from shiboken6 import isValid

from sixtysix_gui.design.theme import Cloth, Z
from sixtysix_gui.table.ground.paint import paint_ground
from sixtysix_gui.table.layout.table_layout import TableLayout

AT_ONCE = 6_000_000
"""A picture of more pixels takes too long to be painted at every step of a live resize."""

QUIET = 150
"""A larger picture is painted when its size has not changed for so many milliseconds."""


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

        It is painted anew only when something has changed. A very large picture is stretched
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
