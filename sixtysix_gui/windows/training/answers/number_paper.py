"""A paper that asks for a number of two digits at most."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QIntValidator, QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.table.durations import CROSS_FADE, MOTIONS, Motion
from sixtysix_gui.table.pieces.brushwork import round_pen
from sixtysix_gui.text.training import held
from sixtysix_gui.training.exercise import MOST_NUMBER
from sixtysix_gui.windows.training.answers.paper import (
    AnswerLook,
    AnswerPaper,
    HeadedPaper,
    growing,
)
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import is_enter
from sixtysix_gui.windows.widgets.paper import page_in_use

_WIDTH, _HEIGHT, _LEAST_HEIGHT = 6.0, 3.55, 44
_DIGITS, _CORNER, _BETWEEN = 2.1, 0.5, 1.0
"""Lengths in text units, but for the least height, in pixels."""
_STEPS: dict[int, int] = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}


_EDITING = (
    Qt.Key.Key_Backspace,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)
"""The keys by which digits are changed."""


class _Digits(QLineEdit):
    """Takes two digits, and leaves all other keys to the paper."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if is_plain and (event.text().isdecimal() or event.key() in _EDITING):
            super().keyPressEvent(event)
        else:
            event.ignore()


class NumberPaper(HeadedPaper):
    """Asks for a number from 0 to 99; ``answered`` gives it as an int."""

    def __init__(self, task: str, look: AnswerLook, parent: QWidget | None = None) -> None:
        """Ask by a sentence."""
        super().__init__(task, look, parent)
        self.field = self._made_field()
        self.put_button_last()
        self._shown: tuple[str, int] | None = None
        self._fading = growing(self, lambda _: self.update())
        self._fading.setDuration(MOTIONS[Motion.ANSWER_MARK].at(look.speed) or CROSS_FADE)

    def _made_field(self) -> _Digits:
        unit = self.look.unit
        made = _Digits(self)
        made.setObjectName("number")
        made.setAccessibleName(held.number_asked())
        made.setAccessibleDescription(self.head.text())
        made.setMaxLength(2)
        made.setValidator(QIntValidator(0, MOST_NUMBER, made))
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        made.setFont(fonts.heading(_DIGITS * unit))
        made.setStyleSheet(
            f"QLineEdit {{ background: {paper.FIELD}; color: {theme.INK}; padding: 0px;"
            f" border: 1px solid {page_in_use().line}; border-radius: {round(_CORNER * unit)}px; }}"
        )
        made.textChanged.connect(self._may_answer)
        return made

    def _may_answer(self, text: str) -> None:
        self.button.setEnabled(bool(text))

    @property
    def number(self) -> int | None:
        """What stands in the field; None while it is empty."""
        text = self.field.text()
        return int(text) if text.isdecimal() else None

    @override
    def answer(self) -> None:
        if self.is_asking and self.number is not None:
            self.answered.emit(self.number)

    @override
    def take_over(self, before: AnswerPaper) -> None:
        if isinstance(before, NumberPaper):
            self.field.setText(before.field.text())

    def reveal(self, right: int, given: int | None, told: str = "") -> None:
        """Show what is right, in pencil beside what was given, unless that is the same."""
        shown = "" if given is None else str(given)
        self._shown = (shown, right)
        self.field.hide()
        self.ask_no_more(told or self.head.text(), "", theme.INK)
        self.setAccessibleName(f"{self.head.text()} {held.spoken_number(shown, right)}")
        self._fading.start()

    @override
    def body_size(self, most: float) -> QSizeF:
        height = max(_HEIGHT * self.look.unit, _LEAST_HEIGHT)
        width = _WIDTH * self.look.unit
        return QSizeF(width if self._shown is None else 2 * width, height)

    @override
    def place_in(self, area: QRectF) -> None:
        super().place_in(area)
        self.field.setGeometry(self.body.toRect())

    @override
    def take_focus(self) -> None:
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def tab_stops(self) -> Sequence[QWidget]:
        if not self.is_asking:
            return ()
        return (self.field, self.button) if self.button.isEnabled() else (self.field,)

    @override
    def takes(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        text, key = event.text(), event.key()
        is_written = text.isascii() and text.isdecimal()
        return is_written or is_enter(event) or key == Qt.Key.Key_Escape or key in _STEPS

    @override
    def press(self, event: QKeyEvent) -> None:
        """Do what a key means that the field does not take."""
        key = event.key()
        if key in _STEPS:
            number = (self.number if self.number is not None else -1) + _STEPS[key]
            self.field.setText(str(min(max(number, 0), MOST_NUMBER)))
        elif event.isAutoRepeat():
            return
        elif is_enter(event):
            self.answer()
        elif key != Qt.Key.Key_Escape:
            self.take_focus()
            self.field.insert(event.text())
        elif self.field.text():
            self.field.clear()
            self.take_focus()
        else:
            self.give_up_or_leave(event)

    @override
    def paint_body(self, painter: QPainter) -> None:
        if self._shown is None:
            return
        given, right = self._shown
        unit = self.look.unit
        font = fonts.heading(_DIGITS * unit)
        parts = [(given, theme.INK)] if given else []
        is_right = given == str(right)
        if is_right:
            parts = [(given, theme.MARK_GOOD)]
        else:
            parts.append((str(right), theme.MARK_SLIP))
        widths = [QFontMetricsF(font).horizontalAdvance(text) for text, _ in parts]
        left = self.body.center().x() - (sum(widths) + (len(parts) - 1) * _BETWEEN * unit) / 2
        share = self._fading.currentValue()
        painter.setFont(font)
        for (text, colour), width in zip(parts, widths, strict=True):
            area = QRectF(left, self.body.y(), width + 2, self.body.height())
            painter.setPen(QColor(colour))
            is_given = text == given
            painter.setOpacity(1.0 if is_given else float(share))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)
            if is_given and not is_right:
                self._strike(painter, area)
            left += width + _BETWEEN * unit
        painter.setOpacity(1.0)

    def _strike(self, painter: QPainter, area: QRectF) -> None:
        """Draw a line through a number."""
        unit, middle = self.look.unit, area.center()
        painter.setPen(round_pen(QColor(theme.MARK_WRONG), max(2.0, 0.17 * unit)))
        reach = area.width() / 2 + 0.25 * unit
        along = QPointF(reach, -0.6 * unit)
        painter.drawLine(middle - along, middle + along)
