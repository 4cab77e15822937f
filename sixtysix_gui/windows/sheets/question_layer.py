"""The layer above everything in a window on which questions lie, one after the other."""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid
from typing_extensions import override

from sixtysix_gui.table import theme
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.geometry.layout import TableLayout
from sixtysix_gui.windows.sheets.question_sheet import Answer, Question, QuestionSheet
from sixtysix_gui.windows.sheets.sheet_layer import SheetMotion

_WIDTH = 24.0
"""Width of a question in text units."""
_SHARE = 0.94
_VEIL_ALPHA = 0.26
"""The table stays seen below a question."""
_SMALLER, _LEAST_UNIT = 0.94, 11.0
"""Step by step words are made smaller until all is seen, but not below so many pixels."""
_FOLLOWED = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)


@dataclass(frozen=True)
class Ground:
    """Where questions lie: an area of the window, the lower end of sheets, and two sizes.

    ``unit`` is the text unit and ``card_width`` that of a card, in pixels.
    """

    area: QRect
    foot: float
    unit: float
    card_width: float


def ground_on_table(area: QRect, text_scale: float) -> Ground:
    """Give the ground on a table: sheets end where the status line does, the hand stays seen."""
    layout = TableLayout.for_size(area.width(), area.height(), text_scale)
    foot = layout.middle.status.y() + layout.middle.status_height / 2
    return Ground(area, foot, layout.metrics.text_unit, layout.metrics.card_width)


class QuestionLayer(QWidget):
    """Asks questions over a window; what lies below waits meanwhile.

    Signals:
        changed: a question was laid there, or the last one was answered.
    """

    changed = Signal()

    def __init__(
        self,
        window: QWidget,
        ground: Callable[[], Ground],
        followed: Sequence[QWidget],
        speed: Callable[[], Speed],
    ) -> None:
        """Lie hidden over a window; ``followed`` are the widgets by which the ground changes."""
        super().__init__(window)
        self._over = window
        self._ground = ground
        self._speed = speed
        self._waiting: deque[Question] = deque()
        self._sheet: QuestionSheet | None = None
        self._focused_before: QWidget | None = None
        self._motion = SheetMotion(self)
        for widget in followed:
            widget.installEventFilter(self)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._keep_focus)
        self.hide()

    @property
    def sheet(self) -> QuestionSheet | None:
        """The question that lies there, or None."""
        return self._sheet

    @property
    def is_open(self) -> bool:
        """Whether something is asked."""
        return self._sheet is not None

    def ask(self, question: Question) -> None:
        """Ask as soon as all that was asked before is answered."""
        self._waiting.append(question)
        if self._sheet is None:
            self._focused_before = self.window().focusWidget()
            self._show_next()
            self.changed.emit()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the ground."""
        followed = event.type() in _FOLLOWED and isValid(self._over)  # it may be closed meanwhile
        if followed and self._sheet is not None:
            self._lay_anew(self._sheet.question)
        return super().eventFilter(watched, event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the mouse from what lies below."""
        event.accept()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Darken what lies below a little."""
        painter = QPainter(self)
        veil = QColor(theme.VEIL)
        veil.setAlphaF(_VEIL_ALPHA)
        painter.fillRect(self.rect(), veil)
        painter.end()

    def _show_next(self) -> None:
        sheet = self._lay_anew(self._waiting.popleft())
        self.show()
        self.raise_()
        self._motion.fade_in(self._speed())
        self._motion.rise(sheet, sheet.pos(), self._ground().card_width, self._speed())
        sheet.take_focus()
        sheet.alert()

    def _lay_anew(self, question: Question) -> QuestionSheet:
        """Lay a question in the size and at the place that the ground gives it."""
        focused = self._sheet is not None and self._sheet.isAncestorOf(self.focusWidget() or self)
        ticked = self._sheet is not None and self._sheet.is_ticked
        self._motion.stop_rising()
        self._drop()
        ground = self._ground()
        self.setGeometry(ground.area)
        sheet = self._fitted(question, ground, ticked=ticked)
        self._sheet = sheet
        sheet.move(_place(sheet, ground))
        sheet.show()
        if focused:
            sheet.take_focus()
        return sheet

    def _fitted(self, question: Question, ground: Ground, *, ticked: bool) -> QuestionSheet:
        unit = ground.unit
        while True:
            sheet = QuestionSheet(unit, question, self._answered, ticked=ticked)
            sheet.setParent(self)
            least = sheet.minimumSizeHint().width()
            width = round(min(max(_WIDTH * unit, least), _SHARE * ground.area.width()))
            sheet.setFixedWidth(width)
            height = max(sheet.heightForWidth(width), sheet.minimumSizeHint().height())
            fits = height <= _SHARE * ground.area.height() and least <= width
            if fits or unit * _SMALLER < _LEAST_UNIT:
                sheet.resize(width, height)
                return sheet
            sheet.setParent(None)
            sheet.deleteLater()
            unit *= _SMALLER

    def _answered(self, answer: Answer) -> None:
        offer = None
        if self._sheet is not None and self._sheet.is_ticked:
            offer = self._sheet.question.offer
        self._motion.stop()
        self._drop()
        if self._waiting:
            self._show_next()
        else:
            self.hide()
            self._give_focus_back()
            self.changed.emit()
        if offer is not None:
            offer.act()
        if answer.act is not None:
            answer.act()

    def _give_focus_back(self) -> None:
        before, self._focused_before = self._focused_before, None
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus()

    def _keep_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Take the focus back from what lies below, which may ask for it at any time."""
        sheet = self._sheet
        if sheet is None or now is None or now.window() is not self.window():
            return
        corner = now.mapTo(self.window(), QPoint(0, 0))
        is_below = self.geometry().intersects(QRect(corner, now.size()))
        if is_below and not self.isAncestorOf(now):
            self._focused_before = now
            sheet.take_focus()

    def _drop(self) -> None:
        sheet, self._sheet = self._sheet, None
        if sheet is not None:
            sheet.hide()
            sheet.setParent(None)
            sheet.deleteLater()


def _place(sheet: QuestionSheet, ground: Ground) -> QPoint:
    """Give the place in the middle of the area, its lower end at the foot."""
    left = (ground.area.width() - sheet.width()) // 2
    top = round(ground.foot - sheet.height())
    highest = round((1 - _SHARE) / 2 * ground.area.height())
    return QPoint(left, max(highest, min(top, ground.area.height() - sheet.height() - highest)))


_UNIT = 1.15
"""A text unit in heights of a window's own letters."""
_RISE = 6.0
"""A card width in text units, in a window without cards."""


def ask(window: QWidget, question: Question) -> None:
    """Ask without stopping the program; the answer acts when it is given."""
    layer = window.findChild(QuestionLayer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if not isinstance(layer, QuestionLayer):
        layer = QuestionLayer(window, lambda: _middle_of(window), (window,), lambda: Speed.NONE)
    layer.ask(question)


def tell(window: QWidget, head: str, line: str, close: str) -> None:
    """Say something that needs no decision."""
    ask(window, Question(head, line, Answer(close)))


def _middle_of(window: QWidget) -> Ground:
    unit = _UNIT * window.fontInfo().pixelSize()
    return Ground(window.rect(), 0.62 * window.height(), unit, _RISE * unit)
