"""What all papers have in common that ask for an answer: where they lie, their head, their keys."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QGraphicsOpacityEffect, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.fonts import TextWeight
from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import meaning_of
from sixtysix_gui.table.durations import CROSS_FADE, MOTIONS, Motion, Speed, easing_curve
from sixtysix_gui.table.pieces.brushwork import drop_shadow, pill
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.training.held import answer_button
from sixtysix_gui.windows.sheets.paper_sheet import SheetButton
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import PlainLabel, label
from sixtysix_gui.windows.widgets.pencil import paint_pencil

_RISE = 0.12
"""How far a paper rises when it comes, in card widths, which are about seven text units."""
_CARD_WIDTH = 7.0


@dataclass(frozen=True)
class AnswerLook:
    """How an answer is asked for: the size of words in pixels, the cards, their names, the pace."""

    unit: float
    style: CardStyle
    words: CardWords
    speed: Speed = Speed.NORMAL


class AnswerPaper(QWidget):
    """Something laid over the table that takes one answer; it is not a sheet and has no veil.

    Whoever makes it gives it a parent that the table fills, tells it by ``place_in`` where there is
    room, shows it, and leads Tab through its ``tab_stops``.

    Signals:
        answered: frozenset of Card, or int: the answer, once.
        given_up: the person does not know; nothing is shown here then.
        left: Esc, where there is nothing to clear.
        told: str, what readers of the screen are to hear.
    """

    answered = Signal(object)
    given_up = Signal()
    left = Signal()
    told = Signal(str)

    def __init__(self, look: AnswerLook, parent: QWidget | None = None) -> None:
        """Be hidden until ``show``."""
        super().__init__(parent)
        self.look = look
        self.is_asking = True
        self._home = QPoint()
        self.is_led = False
        """Whether a key has led the focus to a place here, to which it comes back."""
        self.beyond: Callable[[bool], None] | None = None
        """Where Tab leads from here, on or back; where Qt leads it by default."""
        self._motion = growing(self, self._rise_to, Motion.PAPER_IN)
        self._motion.finished.connect(lambda: self._rise_to(1.0))
        self._veil = QGraphicsOpacityEffect(self)
        self._veil.setEnabled(False)
        self.setGraphicsEffect(self._veil)
        self.hide()

    @abstractmethod
    def take_focus(self) -> None:
        """Take the keys."""

    @abstractmethod
    def take_over(self, before: AnswerPaper) -> None:
        """Begin with what was picked or written so far on a paper that asked the same."""

    @abstractmethod
    def tab_stops(self) -> Sequence[QWidget]:
        """Return what Tab goes through, in order; nothing once it was answered."""

    @property
    def is_reached(self) -> bool:
        """Whether the focus is at a place here: no key acts on what was not yet seen."""
        return self.is_led or self.focusWidget() not in (None, self)

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        """Lead Tab through the stops, and then beyond."""
        stops = list(self.tab_stops())
        if self.beyond is None or not stops:
            return super().focusNextPrevChild(next)
        focused = self.focusWidget()
        here = stops.index(focused) if focused in stops else -1 if next else 0
        to = here + (1 if next else -1)
        if 0 <= to < len(stops):
            stops[to].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.beyond(next)
        return True

    @abstractmethod
    def place_in(self, area: QRectF) -> None:
        """Take a place in the middle of an area of the parent, as large as is needed."""

    @abstractmethod
    def takes(self, event: QKeyEvent) -> bool:
        """Return whether a key means something here while an answer is asked for."""

    @abstractmethod
    def press(self, event: QKeyEvent) -> None:
        """Do what a key means that it takes."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_asking and self.takes(event):
            self.press(event)
        else:
            event.ignore()

    def give_up_or_leave(self, event: QKeyEvent) -> None:
        """Tell that the person does not know, or leaves, as a key of ``leaves`` means it."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            self.given_up.emit()

    def lie_in(self, area: QRectF, size: QSizeF) -> None:
        """Lie in the middle of an area; what is larger reaches over it, but not over the parent."""
        parent: QWidget | None = self.parentWidget()
        within = area if parent is None else parent.rect().toRectF()
        width, height = ceil(size.width()), ceil(size.height())
        x = min(max(area.center().x() - width / 2, within.left()), within.right() - width)
        y = min(max(area.center().y() - height / 2, within.top()), within.bottom() - height)
        self._motion.stop()
        self._home = QPoint(round(x), round(y))
        self.resize(width, height)
        self._rise_to(1.0)

    @override
    def event(self, event: QEvent) -> bool:
        """Take its keys before the window makes shortcuts of them."""
        overrides = self.is_asking and event.type() == QEvent.Type.ShortcutOverride
        if overrides and isinstance(event, QKeyEvent) and self.takes(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Rise; where nothing moves, fade in."""
        super().showEvent(event)
        moves = self.look.speed is not Speed.NONE
        self._motion.setDuration(
            MOTIONS[Motion.PAPER_IN].at(self.look.speed) if moves else CROSS_FADE
        )
        self._veil.setEnabled(True)
        self._motion.start()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Move no more."""
        super().hideEvent(event)
        self._motion.stop()
        self._rise_to(1.0)

    def _rise_to(self, share: float) -> None:
        moves = self.look.speed is not Speed.NONE
        below = (1 - share) * _RISE * _CARD_WIDTH * self.look.unit if moves else 0.0
        self.move(self._home + QPoint(0, round(below)))
        self._veil.setEnabled(share < 1.0)
        self._veil.setOpacity(share)


def growing(
    parent: QObject, act: Callable[[float], object], motion: Motion | None = None
) -> QVariantAnimation:
    """Make an animation that calls ``act`` with a share from 0 to 1, by the curve of a motion."""
    made = QVariantAnimation(parent)
    made.setStartValue(0.0)
    made.setEndValue(1.0)
    if motion is not None:
        made.setEasingCurve(easing_curve(motion))

    def grow(share: object) -> None:
        act(share if isinstance(share, float) else 1.0)

    made.valueChanged.connect(grow)
    return made


def discard(widget: QWidget) -> None:
    """Take a widget away for good."""
    widget.hide()
    widget.setParent(None)
    widget.deleteLater()


def leaves(event: QKeyEvent) -> bool:
    """Return whether a key clears what is chosen, leaves, or says that the person does not know."""
    meaning = meaning_of(event, Context.PICKING)
    gives_up = meaning is not None and meaning.purpose is Purpose.GIVE_UP
    return gives_up or event.key() == Qt.Key.Key_Escape


_SHADOW, _CORNER, _SIDE = 0.5, 0.6, 0.9
"""Room for the shadow, the radius of the corners, and what is left free at the sides."""
_ABOVE, _BELOW, _HEAD_GAP = 0.45, 0.9, 0.7
"""What is left free above the head, below the body, and between the two."""
_PENCIL, _BESIDE = 1.05, 0.45
_FIGURE_GAP, _BUTTON_HEIGHT, _LEAST_BUTTON = 1.1, 1.95, 36
"""Lengths in text units, but for the least height of the button, in pixels."""


class AnswerPart(QAbstractButton):
    """Something to be picked, for pointer, focus and readers; its keys are those of the paper."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    @override
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()


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
    def paintEvent(self, event: QPaintEvent) -> None:
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
