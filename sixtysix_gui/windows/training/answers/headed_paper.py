"""A paper with a head: the pencil, the sentence that asks, a figure, and the button to answer."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.fonts import TextWeight
from sixtysix_gui.table.pieces.brushwork import drop_shadow, pill
from sixtysix_gui.text.training.held import answer_button
from sixtysix_gui.windows.sheets.paper_sheet import SheetButton
from sixtysix_gui.windows.training.answers.answer_paper import AnswerLook, AnswerPaper
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import PlainLabel, label
from sixtysix_gui.windows.widgets.pencil import paint_pencil

_SHADOW, _CORNER, _SIDE = 0.5, 0.6, 0.9
"""Room for the shadow, the radius of the corners, and what is left free at the sides."""
_ABOVE, _BELOW, _HEAD_GAP = 0.45, 0.9, 0.7
"""What is left free above the head, below the body, and between the two."""
_PENCIL, _BESIDE = 1.05, 0.45
_FIGURE_GAP, _BUTTON_HEIGHT, _LEAST_BUTTON = 1.1, 1.95, 36
"""Lengths in text units, but for the least height of the button, in pixels."""


class _AnswerButton(SheetButton):
    """Leaves the arrows to the paper: Qt would lead the focus away by them."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
        else:
            super().keyPressEvent(event)


class HeadedPaper(AnswerPaper):
    """A paper with a head: the pencil, the sentence that asks, a figure, and the button to answer.

    Heirs say how large their body is, paint it, and take their keys.
    """

    def __init__(self, task: str, look: AnswerLook, parent: QWidget | None = None) -> None:
        """Ask by a sentence."""
        super().__init__(look, parent)
        unit = look.unit
        self.setAccessibleName(task)
        self.head: PlainLabel = label(task)
        self.head.setParent(self)
        self.head.setFont(fonts.text(unit))
        self.head.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        self.head.setStyleSheet(f"color: {theme.INK};")
        self.figure: PlainLabel = label("", wrap=False)
        self.figure.setParent(self)
        self.figure.setFont(fonts.heading(unit))
        self.figure.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        self.button = self._made_button(unit)
        self._area = QRectF()
        self.body = QRectF()
        """Where the body lies, in pixels of the widget."""

    def _made_button(self, unit: float) -> SheetButton:
        made = _AnswerButton(answer_button(), unit)
        made.setParent(self)
        made.setObjectName("answer")
        made.setProperty("look", "main")
        made.setAutoDefault(False)
        made.setFont(fonts.text(0.95 * unit, TextWeight.SEMI_BOLD))
        height = self._button_height()
        made.setStyleSheet(
            f"QPushButton {{ min-height: {height - 6}px; padding: 0px {round(0.95 * unit)}px;"
            f" border-radius: {(height - 4) // 2}px; }}"
        )
        made.clicked.connect(self.answer)
        made.setEnabled(False)
        return made

    def put_button_last(self) -> None:
        """Let Tab come to the button after all that was made until now."""
        self.button.setParent(None)
        self.button.setParent(self)

    @abstractmethod
    def body_size(self, most: float) -> QSizeF:
        """Return how large the body is where there is so much width, in pixels."""

    @abstractmethod
    def answer(self) -> None:
        """Tell the answer, if it is complete."""

    def ask_no_more(self, told: str, figure: str, colour: str) -> None:
        """Show in the head what came of it; the button goes."""
        self.is_asking = False
        focused = self.isAncestorOf(self.window().focusWidget() or self.window())
        self.button.hide()
        if told:
            self.head.setText(told)
            self.setAccessibleName(told)
        self.show_figure(figure, colour)
        if focused:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.place_in(self._area)

    def show_figure(self, text: str, colour: str = theme.GREY_ON_PAPER) -> None:
        """Write the figure at the right of the head."""
        self.figure.setStyleSheet(f"color: {colour};")
        if text != self.figure.text():
            self.figure.setText(text)
            self._lay_head()

    @override
    def place_in(self, area: QRectF) -> None:
        """Take a place in the middle of an area of the parent, as large as is needed."""
        self._area = QRectF(area)
        unit = self.look.unit
        around = 2 * (_SHADOW + _SIDE) * unit
        body = self.body_size(area.width() - around)
        width = min(max(body.width(), self._head_width()), max(body.width(), area.width() - around))
        head = self._head_height(width)
        top = (_SHADOW + _ABOVE) * unit + head + _HEAD_GAP * unit
        left = (_SHADOW + _SIDE) * unit + (width - body.width()) / 2
        self.body = QRectF(left, top, body.width(), body.height())
        height = self.body.bottom() + (_BELOW + _SHADOW) * unit
        self.lie_in(area, QSizeF(width + around, height))
        self._lay_head()
        self.update()

    def _button_height(self) -> int:
        return max(round(_BUTTON_HEIGHT * self.look.unit), _LEAST_BUTTON)

    def _right_width(self) -> float:
        """Return the width of the figure and the button, with what is free before them."""
        unit = self.look.unit
        figure = self.figure.sizeHint().width() if self.figure.text() else 0
        button = 0 if self.button.isHidden() else self.button.sizeHint().width()
        return figure + button + (_FIGURE_GAP if figure else 0.6) * unit + 0.5 * unit

    def _head_width(self) -> float:
        """Return how wide the head is on one line."""
        words = self.head.fontMetrics().horizontalAdvance(self.head.text()) + 4
        return (_PENCIL + _BESIDE) * self.look.unit + words + self._right_width()

    def _words_width(self, width: float) -> float:
        return width - (_PENCIL + _BESIDE) * self.look.unit - self._right_width()

    def _head_height(self, width: float) -> float:
        words = self.head.heightForWidth(max(1, int(self._words_width(width))))
        return max(float(words), float(self._button_height()))

    def _lay_head(self) -> None:
        unit = self.look.unit
        left, width = (_SHADOW + _SIDE) * unit, self.width() - 2 * (_SHADOW + _SIDE) * unit
        top, height = (_SHADOW + _ABOVE) * unit, self._head_height(width)
        words = QRectF(left + (_PENCIL + _BESIDE) * unit, top, self._words_width(width), height)
        self.head.setGeometry(words.toRect())
        right = left + width
        if not self.button.isHidden():
            hint, high = self.button.sizeHint(), self._button_height()
            right -= hint.width()
            y = top + (height - high) / 2
            self.button.setGeometry(QRectF(right, y, hint.width(), high).toRect())
            right -= 0.5 * unit
        figure = self.figure.sizeHint().width()
        self.figure.setGeometry(QRectF(right - figure, top, figure, height).toRect())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that mean something here; the window has the others."""
        if not (self.is_asking and self.takes(event)):
            event.ignore()
        else:
            self.press(event)

    @abstractmethod
    def press(self, event: QKeyEvent) -> None:
        """Do what a key means that it takes."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint paper and pencil, then the body."""
        unit = self.look.unit
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset = _SHADOW * unit
        area = self.rect().toRectF().adjusted(inset, inset, -inset, -inset)
        paint_paper(painter, area, unit)
        head = self.head.geometry().toRectF()
        side = _PENCIL * unit
        first_line = head.center().y()
        paint_pencil(painter, QRectF(inset + _SIDE * unit, first_line - side / 2, side, side))
        self.paint_body(painter)
        painter.end()

    @abstractmethod
    def paint_body(self, painter: QPainter) -> None:
        """Paint what the answer is given with."""


def paint_paper(painter: QPainter, area: QRectF, unit: float) -> None:
    """Paint a paper on the cloth, with its shadow."""
    shape = pill(area, _CORNER * unit)
    drop_shadow(painter, shape, 0.3 * unit, 0.45)
    painter.fillPath(shape, QColor(theme.PAPER))
    painter.strokePath(shape, QPen(QColor(paper.LINE), 1))
