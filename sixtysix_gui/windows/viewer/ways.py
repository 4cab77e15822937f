"""The ways to step through a deal: their names, keys and icons."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QIcon,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)

from sixtysix_gui.keys.meaning import keys_text
from sixtysix_gui.keys.rows import Purpose
from sixtysix_gui.table import theme
from sixtysix_gui.table.pieces.icons import STROKE, UNITS
from sixtysix_gui.windows.look.paper import DISABLED
from sixtysix_gui.windows.texts.marking import QT_TRANSLATE_NOOP, translate


class Way(Enum):
    """A way to step."""

    FIRST = auto()
    PREVIOUS_TRICK = auto()
    PREVIOUS = auto()
    NEXT = auto()
    NEXT_TRICK = auto()
    LAST = auto()


BACKWARDS = (Way.FIRST, Way.PREVIOUS_TRICK, Way.PREVIOUS)

_NAMES: Mapping[Way, str] = {
    Way.FIRST: QT_TRANSLATE_NOOP("Viewer", "Beginning"),
    Way.PREVIOUS_TRICK: QT_TRANSLATE_NOOP("Viewer", "Previous trick"),
    Way.PREVIOUS: QT_TRANSLATE_NOOP("Viewer", "Previous move"),
    Way.NEXT: QT_TRANSLATE_NOOP("Viewer", "Next move"),
    Way.NEXT_TRICK: QT_TRANSLATE_NOOP("Viewer", "Next trick"),
    Way.LAST: QT_TRANSLATE_NOOP("Viewer", "End"),
}
PURPOSES: Mapping[Way, Purpose] = {
    Way.FIRST: Purpose.STEP_FIRST,
    Way.PREVIOUS_TRICK: Purpose.STEP_PREVIOUS_TRICK,
    Way.PREVIOUS: Purpose.STEP_PREVIOUS,
    Way.NEXT: Purpose.STEP_NEXT,
    Way.NEXT_TRICK: Purpose.STEP_NEXT_TRICK,
    Way.LAST: Purpose.STEP_LAST,
}
"""Where each way stands in the map of keys."""

_LINES: Mapping[Way, tuple[tuple[tuple[float, float], ...], ...]] = {
    Way.NEXT: (((9, 5), (16, 12), (9, 19)),),
    Way.NEXT_TRICK: (((5, 5), (12, 12), (5, 19)), ((13, 5), (20, 12), (13, 19))),
    Way.LAST: (((6, 5), (13, 12), (6, 19)), ((18, 5), (18, 19))),
}
"""The strokes of the icons on a square of 24 units; those that lead back are mirrored."""
_MIRRORED = {
    Way.PREVIOUS: Way.NEXT,
    Way.PREVIOUS_TRICK: Way.NEXT_TRICK,
    Way.FIRST: Way.LAST,
}


def way_name(way: Way) -> str:
    """Name a way."""
    return translate("Viewer", _NAMES[way])


def way_keys(way: Way) -> str:
    """Give the keys of a way as a person reads them."""
    return keys_text(PURPOSES[way], in_words=True)


def way_icon(way: Way, size: int, ratio: float) -> QIcon:
    """Draw the icon of a way, ``size`` logical pixels high, also for a button that is off."""
    icon = QIcon()
    for mode, colour in ((QIcon.Mode.Normal, theme.INK), (QIcon.Mode.Disabled, DISABLED)):
        icon.addPixmap(_picture(way, size, ratio, QColor(colour)), mode)
    return icon


def _picture(way: Way, size: int, ratio: float, colour: QColor) -> QPixmap:
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / UNITS, size / UNITS)
    pen = QPen(colour, STROKE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(_path(way))
    painter.end()
    return pixmap


def _path(way: Way) -> QPainterPath:
    drawn = _MIRRORED.get(way, way)
    path = QPainterPath()
    for line in _LINES[drawn]:
        points = [(UNITS - x, y) if drawn is not way else (x, y) for x, y in line]
        path.moveTo(*points[0])
        for point in points[1:]:
            path.lineTo(*point)
    return path
