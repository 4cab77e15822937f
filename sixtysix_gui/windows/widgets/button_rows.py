"""Buttons in as few rows as they need, so that none is cut where words are long."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget
from typing_extensions import override

from sixtysix_gui.windows.look.focus_rings import REACH


def rows_of(widths: Sequence[int], gap: int, room: int) -> list[list[int]]:
    """Part things of some widths into the fewest rows that fit, as even as their order allows.

    Where two partings are as even, the earlier row takes more. A thing wider than ``room`` has a
    row of its own.

    >>> rows_of([10, 10, 10, 10], 2, 36)
    [[0, 1], [2, 3]]
    """
    fewest = _filled(widths, gap, room)
    runs = (widths[first:last] for first in range(len(widths)) for last in range(len(widths) + 1))
    for limit in sorted({_length(run, gap) for run in runs if run}):
        rows = _filled(widths, gap, limit)
        if len(rows) == len(fewest):
            return rows
    return fewest


class ButtonRows(QWidget):
    """Centres buttons in rows of its width, with room around them for the ring of the focus."""

    def __init__(self, buttons: Sequence[QPushButton], gap: int) -> None:
        """Take the buttons, in order; ``gap`` is the room between them in pixels."""
        super().__init__()
        self._buttons = tuple(buttons)
        self._gap = gap
        for one in self._buttons:
            one.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @override
    def hasHeightForWidth(self) -> bool:
        """Less width needs more rows."""
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        """Give the height of all rows."""
        rows = len(self._rows(width))
        return rows * self._row_height + (rows - 1) * self._gap + 2 * REACH

    @override
    def sizeHint(self) -> QSize:
        """All buttons side by side."""
        return self._around(_length(self._widths(), self._gap))

    @override
    def minimumSizeHint(self) -> QSize:
        """At least the widest button."""
        return self._around(max(self._widths()))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give every button its place."""
        super().resizeEvent(event)
        widths, height = self._widths(), self._row_height
        for number, row in enumerate(self._rows(self.width())):
            x = (self.width() - _length([widths[place] for place in row], self._gap)) // 2
            for place in row:
                y = REACH + number * (height + self._gap)
                self._buttons[place].setGeometry(x, y, widths[place], height)
                x += widths[place] + self._gap

    @property
    def _row_height(self) -> int:
        return max(one.sizeHint().height() for one in self._buttons)

    def _widths(self) -> list[int]:
        return [one.sizeHint().width() for one in self._buttons]

    def _rows(self, width: int) -> list[list[int]]:
        return rows_of(self._widths(), self._gap, width - 2 * REACH)

    def _around(self, width: int) -> QSize:
        return QSize(width + 2 * REACH, self._row_height + 2 * REACH)


def _filled(widths: Sequence[int], gap: int, room: int) -> list[list[int]]:
    rows: list[list[int]] = []
    left = 0
    for place, width in enumerate(widths):
        if not rows or width + gap > left:
            rows.append([place])
            left = room - width
        else:
            rows[-1].append(place)
            left -= width + gap
    return rows


def _length(widths: Sequence[int], gap: int) -> int:
    return sum(widths) + gap * (len(widths) - 1)
