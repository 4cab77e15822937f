"""Parts of a sheet one above the other, of which one is open and the others are a line each."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.table.durations import MOTIONS, Motion, Speed, easing_curve
from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.focus_rings import REACH
from sixtysix_gui.windows.widgets.paper import page_in_use
from sixtysix_gui.windows.widgets.signs import paint_chevron

_ = texts("AccordionHeader")

_HEADER = 2.7
_LEAST_HEADER = 36
_GAP = 0.45
_BELOW = 0.2
_SIDE = 0.8
_CORNER = 0.6
_CHEVRON = 0.42
_TITLE = 1.15
_VALUE = 1.0
_EDGE = 2.0
"""Lengths and sizes of letters in text units, but for pixels around a header."""


class AccordionHeader(QPushButton):
    """The line of a fold: its title, and its value while it is closed."""

    def __init__(self, key: str, title: str, unit: float) -> None:
        """Write a title; the fold is closed."""
        super().__init__()
        self._unit = unit
        self._title = title
        self._values: tuple[str, ...] = ()
        self._is_open = False
        self.setObjectName(f"fold-{key}")
        self.setProperty("look", "picture")  # which has the ring of a card
        self.setAutoDefault(False)
        self.setStyleSheet("QPushButton { min-height: 0px; padding: 0px; margin: 0px; }")
        self._describe()

    @property
    def value(self) -> str:
        """What is chosen in the fold."""
        return " · ".join(self._values)

    @property
    def shown_value(self) -> str:
        """As much of it as there is room for: the first is worth most, then the last."""
        values = self._values
        text = ""
        for shown in (values, (*values[:1], *values[-1:]), values[:1]):
            text = " · ".join(shown)
            if self.room_for(text) >= 0:
                break
        return text

    def show_values(self, *values: str) -> None:
        """Tell what is chosen in the fold."""
        self._values = values
        self._describe()

    def show_open(self, *, is_open: bool) -> None:
        """Be the head of an open fold, or the line of a closed one."""
        self._is_open = is_open
        self._describe()

    @override
    def sizeHint(self) -> QSize:
        """As high as a line that can be pressed."""
        return QSize(0, max(round(_HEADER * self._unit), _LEAST_HEADER))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        if not self._is_open or self.underMouse():
            line = theme.ACTION_GREEN if self.underMouse() else page_in_use().line
            painter.setPen(QColor(line))
            painter.setBrush(QColor(paper.FIELD))
            painter.drawRoundedRect(area, _CORNER * self._unit, _CORNER * self._unit)
        left = area.left() + _SIDE * self._unit
        reach, width = _CHEVRON * self._unit, max(1.6, 0.13 * self._unit)
        middle = QPointF(left + reach, area.center().y())
        paint_chevron(painter, middle, reach, width, is_open=self._is_open)
        area.setLeft(left + 2.6 * _CHEVRON * self._unit + 0.3 * self._unit)
        area.setRight(area.right() - _SIDE * self._unit)
        painter.setFont(fonts.heading(_TITLE * self._unit))
        painter.setPen(QColor(theme.ACTION_GREEN))
        flags = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(area, flags | Qt.AlignmentFlag.AlignLeft, self._title)
        if not self._is_open:
            title = painter.fontMetrics().horizontalAdvance(self._title)
            area.setLeft(area.left() + title + self._unit)
            font = fonts.text(_VALUE * self._unit)
            shown = QFontMetricsF(font).elidedText(
                self.shown_value, Qt.TextElideMode.ElideRight, area.width()
            )
            painter.setFont(font)
            painter.setPen(QColor(theme.INK))
            painter.drawText(area, flags | Qt.AlignmentFlag.AlignRight, shown)
        painter.end()

    def room_for(self, value: str) -> float:
        """Return how many pixels a value leaves free beside the title; less than 0 if it is cut."""
        title = QFontMetricsF(fonts.heading(_TITLE * self._unit)).horizontalAdvance(self._title)
        width = QFontMetricsF(fonts.text(_VALUE * self._unit)).horizontalAdvance(value)
        margins = 2 * _EDGE + (2 * _SIDE + 2.6 * _CHEVRON + 0.3 + 1.0) * self._unit
        return self.width() - margins - title - width

    def _describe(self) -> None:
        if self._is_open:
            name = _("{title}, expanded").format(title=self._title)
        else:
            name = _("{title}, collapsed: {value}").format(title=self._title, value=self.value)
        self.setAccessibleName(name)
        self.update()


class Accordion(QWidget):
    """Shows one part and the heads of all; the open one takes what room is left.

    Signals:
        opened: str, the key of the part the person opened.
    """

    opened = Signal(str)

    def __init__(
        self,
        parts: Mapping[str, tuple[str, QWidget]],
        open_part: str,
        unit: float,
        speed: Speed,
    ) -> None:
        """Take the parts by key, from above: title and contents of each."""
        super().__init__()
        self._unit = unit
        self._speed = speed
        self._open = self._before = open_part
        self._headers: dict[str, AccordionHeader] = {}
        self._bodies: dict[str, QWidget] = {}
        self._clips: dict[str, QWidget] = {}
        for key, (title, body) in parts.items():
            header = AccordionHeader(key, title, unit)
            header.setParent(self)
            header.clicked.connect(lambda _=False, key=key: self.open(key))
            header.show_open(is_open=key == open_part)
            clip = QWidget(self)
            body.setParent(clip)
            clip.setVisible(key == open_part)
            self._headers[key], self._bodies[key], self._clips[key] = header, body, clip
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setEasingCurve(easing_curve(Motion.FOLD))
        self._motion.valueChanged.connect(self._place)
        self._motion.finished.connect(self._end)

    def header(self, key: str) -> AccordionHeader:
        """Return the head of a part."""
        return self._headers[key]

    def open(self, key: str) -> None:
        """Open a part; the one that was open closes."""
        if key == self._open:
            return
        self._motion.stop()
        self._before, self._open = self._open, key
        for known, header in self._headers.items():
            header.show_open(is_open=known == key)
        self._clips[key].show()
        self.opened.emit(key)
        duration = MOTIONS[Motion.FOLD].at(self._speed)
        if duration and self.isVisible():
            self._motion.setDuration(duration)
            self._motion.start()
        else:
            self._end()

    @override
    def heightForWidth(self, width: int) -> int:
        """Return a height in which each part can be open, so that none changes the sheet."""
        return self._heads_height() + max(
            body.heightForWidth(width) for body in self._bodies.values()
        )

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(
            max(body.minimumSizeHint().width() for body in self._bodies.values()),
            self._heads_height(),
        )

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._motion.stop()
        self._end()

    def _heads_height(self) -> int:
        heads = sum(header.sizeHint().height() for header in self._headers.values())
        gap, below = round(_GAP * self._unit), round(_BELOW * self._unit)
        return heads + (len(self._headers) - 1) * gap + below + 2 * REACH

    def _end(self) -> None:
        self._before = self._open
        self._place(1.0)
        for key, clip in self._clips.items():
            clip.setVisible(key == self._open)

    def _place(self, part: float) -> None:
        """Place everything where ``part`` of the way from one open fold to the other is done."""
        room = max(0, self.height() - self._heads_height())
        opening = round(part * room)
        if self._before == self._open:
            opening = room
        y, below = REACH, round(_BELOW * self._unit)
        for key, header in self._headers.items():
            height = header.sizeHint().height()
            header.setGeometry(REACH, y, self.width() - 2 * REACH, height)
            y += height
            body, clip = self._bodies[key], self._clips[key]
            shown = opening if key == self._open else room - opening if key == self._before else 0
            clip.setGeometry(0, y + below, self.width(), shown)
            body.setGeometry(0, 0, self.width(), room)
            y += shown + round(_GAP * self._unit)
            if key == self._open:
                y += below
