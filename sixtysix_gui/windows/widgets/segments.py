"""A switch of a few values side by side, of which one is chosen."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.fonts import TextWeight
from sixtysix_gui.text.glosses import gloss_of
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import lead_tab, set_tool_tip
from sixtysix_gui.windows.widgets.paper import page_in_use
from sixtysix_gui.windows.widgets.signs import paint_table

HEIGHT = 2.3
"""In text units."""
LEAST_HEIGHT = 36
"""In pixels, for fingers."""
_PADDING = 0.55
_CORNER = 0.5
_ICON = 1.7
_STEPS: dict[int, int] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}
_ROOM = 2
"""Around the parts, in pixels, for the ring of the focus."""


class Segment(QToolButton):
    """One value of a switch; ``players`` draws a table for that number beside the words."""

    def __init__(self, text: str, unit: float, players: int = 0) -> None:
        """Write a value in words of ``unit`` pixels."""
        super().__init__()
        self._unit = unit
        self._players = players
        self.setText(text)
        set_tool_tip(self, gloss_of(text))
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFont(fonts.text(unit, TextWeight.SEMI_BOLD))

    @property
    def words_width(self) -> float:
        """The width of the words and of what belongs to them, in pixels."""
        icon = (_ICON + 0.4) * self._unit if self._players else 0.0
        return QFontMetricsF(self.font()).horizontalAdvance(self.text()) + icon

    @override
    def sizeHint(self) -> QSize:
        width = self.words_width + 2 * _PADDING * self._unit
        return QSize(round(width), max(round(HEIGHT * self._unit), LEAST_HEIGHT))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the switch."""
        if event.key() in _STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words, on green if this is the value."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = QColor(theme.PAPER if self.isChecked() else theme.INK)
        area = QRectF(self.rect())
        corner = _CORNER * self._unit
        if self.isChecked() or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.ACTION_GREEN if self.isChecked() else paper.GROUND))
            painter.drawRoundedRect(area, corner, corner)
        if self._players:
            left = (area.width() - self.words_width) / 2
            side = _ICON * self._unit
            icon = QRectF(left, (area.height() - side) / 2, side, side)
            paint_table(painter, self._players, icon, ink)
            area.setLeft(icon.right() + 0.4 * self._unit)
            area.setWidth(self.words_width)
        painter.setFont(self.font())
        painter.setPen(ink)
        flags = Qt.AlignmentFlag.AlignVCenter | (
            Qt.AlignmentFlag.AlignLeft if self._players else Qt.AlignmentFlag.AlignHCenter
        )
        painter.drawText(area, flags, self.text())
        painter.end()


def least_width(texts: Iterable[str], unit: float) -> int:
    """Return the width of a switch of such words, of ``unit`` pixels, in which none is cut."""
    return sum(Segment(text, unit).sizeHint().width() for text in texts) + 2 * _ROOM


class Segments(QWidget):
    """Values side by side on one strip; arrows lead from one to the next.

    Signals:
        chosen: str, the value the person chose.
        pressed_again: str, the value that was chosen already and is pressed once more.
    """

    chosen = Signal(str)
    pressed_again = Signal(str)

    def __init__(
        self,
        values: Sequence[tuple[str, str]],
        value: str,
        what: str,
        unit: float,
        players: Sequence[int] = (),
    ) -> None:
        """Show (value, words); ``what`` names the choice to screen readers.

        ``players`` draws a table for that number of players beside each value.
        """
        super().__init__()
        self._unit = unit
        self._value = value
        self.setAccessibleName(what)
        icons = list(players) or [0] * len(values)
        self._parts: dict[str, Segment] = {}
        for (known, words), count in zip(values, icons, strict=True):
            part = Segment(words, unit, count)
            part.setParent(self)
            part.setAccessibleName(f"{what}: {words}" if what else words)
            part.clicked.connect(lambda _=False, known=known: self._press(known))
            self._parts[known] = part
        self.show_value(value)

    @property
    def value(self) -> str:
        """The value that is chosen."""
        return self._value

    def part(self, value: str) -> Segment:
        """Return the part of a value."""
        return self._parts[value]

    def parts(self) -> tuple[Segment, ...]:
        """Return all parts from left to right."""
        return tuple(self._parts.values())

    def show_value(self, value: str) -> None:
        """Choose a value without telling anybody."""
        self._value = value
        for known, part in self._parts.items():
            part.setChecked(known == value)
        self._lead_tab_to_chosen()
        self.update()

    def rename(self, value: str, new: str, words: str) -> None:
        """Let a part stand for another value, in other words."""
        part = self._parts[value]
        renamed = {new if known == value else known: one for known, one in self._parts.items()}
        self._parts = renamed
        part.setText(words)
        part.setAccessibleName(f"{self.accessibleName()}: {words}")
        part.clicked.disconnect()
        part.clicked.connect(lambda: self._press(new))
        if self._value == value:
            self._value = new
        self._place()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        sizes = [part.sizeHint() for part in self._parts.values()]
        height = max(size.height() for size in sizes)
        return QSize(sum(size.width() for size in sizes) + 2 * _ROOM, height + 2 * _ROOM)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lead from value to value by the arrows."""
        if event.key() not in _STEPS:
            super().keyPressEvent(event)
            return
        known = list(self._parts)
        place = known.index(self._value) + _STEPS[event.key()]
        if 0 <= place < len(known):
            self._parts[known[place]].setFocus(Qt.FocusReason.TabFocusReason)
            self._press(known[place])  # whoever hears of it may make this switch again

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip and the lines between values of which none is chosen."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QColor(page_in_use().line)
        painter.setPen(line)
        painter.setBrush(QColor(paper.FIELD))
        area = QRectF(self.rect()).adjusted(_ROOM - 0.5, _ROOM - 0.5, 0.5 - _ROOM, 0.5 - _ROOM)
        painter.drawRoundedRect(area, _CORNER * self._unit, _CORNER * self._unit)
        parts = self.parts()
        for before, after in pairwise(parts):
            if not (before.isChecked() or after.isChecked()):
                x = after.x()
                painter.drawLine(x, round(area.top() + 6), x, round(area.bottom() - 6))
        painter.end()

    def _press(self, value: str) -> None:
        again = value == self._value
        self.show_value(value)
        (self.pressed_again if again else self.chosen).emit(value)

    def _place(self) -> None:
        parts = self.parts()
        natural = [part.sizeHint().width() for part in parts]
        rest = (self.width() - 2 * _ROOM - sum(natural)) / len(parts)
        x = float(_ROOM)
        for part, width in zip(parts, natural, strict=True):
            right = x + width + rest
            part.setGeometry(round(x), _ROOM, round(right) - round(x), self.height() - 2 * _ROOM)
            x = right

    def _lead_tab_to_chosen(self) -> None:
        reached = self._parts.get(self._value) or next(iter(self._parts.values()))
        lead_tab(self._parts.values(), reached)
        self.setFocusProxy(reached)
