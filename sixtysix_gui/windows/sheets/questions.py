"""Questions on the table: what is asked, and the layer that it lies on."""

import re
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QSizePolicy, QWidget
from shiboken6 import isValid
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.windows.sheets.fitted_sheet import PageSheet, drop_sheet
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet, SheetShape, escape_key
from sixtysix_gui.windows.sheets.sheet_layer import SheetMotion
from sixtysix_gui.windows.widgets.choices import Tick

_HEAD = 1.45
_WIDTH = 24.0
"""Size of the head and width of a question in text units."""
_LONG_WORD = re.compile(r"\S{25,}")
_JOINT = re.compile(r"(?<=[/\\._-])")
_MAY_BREAK = "\u200b"


@dataclass(frozen=True)
class AnswerButton:
    """A button: its text and what it does."""

    text: str
    act: Callable[[], None] | None = None


@dataclass(frozen=True)
class Offer:
    """A box to tick on a question: its words, and what is done with any answer if it is ticked."""

    text: str
    act: Callable[[], None]


@dataclass(frozen=True)
class Question:
    """What is asked: a head, one line below it, the safe answer, and the others left of it.

    Where the person has asked for something that costs little, ``wanted`` is the main button in
    place of the safe answer, which Esc presses all the same.
    """

    head: str
    line: str
    safe: AnswerButton
    others: tuple[AnswerButton, ...] = ()
    wanted: AnswerButton | None = None
    offer: Offer | None = None

    @property
    def spoken(self) -> str:
        """Say both lines."""
        return f"{self.head} {self.line}".strip()


class QuestionSheet(PaperSheet):
    """Asks a question; Esc presses its safe button, and the main one has the focus."""

    INSET = 0.38
    MARGINS = (1.5, 1.3, 1.5, 1.2)
    VEIL = 0.26
    """The table stays seen below a question."""

    def __init__(
        self,
        text_unit: float,
        question: Question,
        answered: Callable[[AnswerButton], None],
        *,
        ticked: bool = False,
    ) -> None:
        """Write the sheet; ``answered`` takes the answer; ``ticked`` is how its box begins."""
        super().__init__(text_unit, SheetShape(_WIDTH, margins=self.MARGINS))
        self.question = question
        self.add_heading(breakable(question.head), _HEAD)
        if question.line:
            self.add_text(breakable(question.line))
        self._tick = None if question.offer is None else self._add_offer(question.offer, ticked)
        wanted = question.wanted
        buttons = [self._button(answer, answered) for answer in question.others]
        self._safe = self._button(question.safe, answered, "safe", main=wanted is None)
        buttons.append(self._safe)
        if wanted is not None:
            buttons.append(self._button(wanted, answered, "wanted", main=True))
        self.main_button = buttons[-1]
        self.main_button.setAccessibleDescription(question.spoken)
        self._add_row(buttons)

    @property
    def is_ticked(self) -> bool:
        """Whether the box that is offered is ticked."""
        return self._tick is not None and self._tick.box.isChecked()

    def _add_offer(self, offer: Offer, ticked: bool) -> Tick:
        made = Tick(offer.text, self.unit)
        made.box.setChecked(ticked)
        made.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.column.addWidget(made, alignment=Qt.AlignmentFlag.AlignHCenter)
        return made

    def _button(
        self,
        answer: AnswerButton,
        answered: Callable[[AnswerButton], None],
        name: str = "answer",
        *,
        main: bool = False,
    ) -> QPushButton:
        key = escape_key() if name == "safe" else ""
        return self.act_button(answer.text, name, lambda: answered(answer), main=main, key=key)

    def _add_row(self, buttons: list[QPushButton]) -> None:
        self.column.addSpacing(round(0.25 * self.unit))
        row = QHBoxLayout()
        row.setSpacing(round(0.7 * self.unit))
        row.addStretch(1)
        for one in buttons:
            row.addWidget(one)
        row.addStretch(1)
        self.column.addLayout(row)

    def alert(self) -> None:
        """Let readers of the screen say at once that something is asked."""
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc take the safe way."""
        if event.key() == Qt.Key.Key_Escape:
            self._safe.click()
        else:
            super().keyPressEvent(event)


def breakable(text: str) -> str:
    """Let long words, such as paths, break at their joints, where they are drawn."""
    return _LONG_WORD.sub(lambda found: _JOINT.sub(_MAY_BREAK, found.group()), text)


_SHARE = 0.94
_SMALLER, _LEAST_UNIT = 0.94, 11.0
"""Step by step words are made smaller until all is seen, but not below this many pixels."""
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
    """Return the ground on a table: sheets end where the status line does, the hand stays seen."""
    layout = TableLayout.for_size(area.width(), area.height(), text_scale)
    foot = layout.middle.status.y() + layout.middle.status_height / 2
    return Ground(area, foot, layout.metrics.text_unit, layout.metrics.card_width)


PageMaker = Callable[[float], PageSheet]
"""Makes a page for a text unit in pixels."""


class QuestionLayer(QWidget):
    """Asks questions over a window, and lays pages to read there; what lies below waits meanwhile.

    Signals:
        changed: a question or a page was laid there, or the last one was taken away.
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
        self._waiting: deque[Question | PageMaker] = deque()
        self._lying: Question | PageMaker | None = None
        self._sheet: QuestionSheet | PageSheet | None = None
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
        return self._sheet if isinstance(self._sheet, QuestionSheet) else None

    @property
    def page(self) -> PageSheet | None:
        """The page that lies there, or None."""
        return self._sheet if isinstance(self._sheet, PageSheet) else None

    @property
    def is_open(self) -> bool:
        """Whether something is asked, or there is a page to read."""
        return self._sheet is not None

    def ask(self, question: Question) -> None:
        """Ask as soon as all that was asked before is answered, and a page is read."""
        self._waiting.append(question)
        self._begin()

    def open(self, make: PageMaker) -> None:
        """Lay a page over the window; one that lies there comes back when this one is closed."""
        if self.page is None:
            self._waiting.append(make)
            self._begin()
            return
        if self._lying is not None:
            self._waiting.appendleft(self._lying)
        self._waiting.appendleft(make)
        self._show_next()

    def _begin(self) -> None:
        if self._sheet is None:
            self._focused_before = self.window().focusWidget()
            self._show_next()
            self.changed.emit()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the ground."""
        followed = event.type() in _FOLLOWED and isValid(self._over)  # it may be closed meanwhile
        if followed:
            self._lay_again()
        return super().eventFilter(watched, event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Write a page in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._lay_again()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the mouse from what lies below."""
        event.accept()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._sheet is not None:
            painter.fillRect(self.rect(), theme.colour(theme.VEIL, self._sheet.VEIL))
        painter.end()

    def _show_next(self) -> None:
        sheet = self._lay(self._waiting.popleft())
        self.show()
        self.raise_()
        self._motion.fade_in(self._speed())
        self._motion.rise(sheet, sheet.pos(), self._ground().card_width, self._speed())
        sheet.take_focus()
        if isinstance(sheet, QuestionSheet):
            sheet.alert()

    def _lay_again(self) -> None:
        """Lay what lies there in the size and at the place that the ground gives it now."""
        before, lying = self._sheet, self._lying
        if before is None or lying is None:
            return
        self._sheet = None  # it is taken away when the next one has learned from it
        focused = before.isAncestorOf(self.focusWidget() or self)
        ticked = isinstance(before, QuestionSheet) and before.is_ticked
        sheet = self._lay(lying, ticked=ticked)
        if focused:
            sheet.take_focus()
        if isinstance(sheet, PageSheet) and isinstance(before, PageSheet):
            sheet.take_over(before)
        drop_sheet(before)

    def _lay(
        self, what: Question | PageMaker, *, ticked: bool = False
    ) -> QuestionSheet | PageSheet:
        self._motion.stop_rising()
        self._drop()
        ground = self._ground()
        self.setGeometry(ground.area)
        self._lying = what
        self._sheet = sheet = self._fitted(what, ground, ticked=ticked)
        sheet.move(_place(sheet, ground))
        sheet.show()
        return sheet

    def _written(
        self, what: Question | PageMaker, unit: float, *, ticked: bool
    ) -> QuestionSheet | PageSheet:
        if isinstance(what, Question):
            return QuestionSheet(unit, what, self._answered, ticked=ticked)
        page = what(unit)
        page.closed.connect(self._leave)
        page.resized_by_content.connect(self._fit_again)
        return page

    def _fitted(
        self, what: Question | PageMaker, ground: Ground, *, ticked: bool
    ) -> QuestionSheet | PageSheet:
        unit = ground.unit
        while True:
            sheet = self._written(what, unit, ticked=ticked)
            sheet.setParent(self)
            least = sheet.minimumSizeHint().width()
            wished = max(sheet.shape_on_table.width * unit, least)
            width = round(min(wished, _SHARE * ground.area.width()))
            sheet.setFixedWidth(width)
            fits = sheet.needed_height(width) <= _SHARE * ground.area.height() and least <= width
            if fits or unit * _SMALLER < _LEAST_UNIT:
                sheet.resize(width, _height(sheet, ground))
                return sheet
            drop_sheet(sheet)
            unit *= _SMALLER

    def _fit_again(self) -> None:
        """Give a page the height that it needs now."""
        page, ground = self.page, self._ground()
        if page is not None:
            page.resize(page.width(), _height(page, ground))
            page.move(_place(page, ground))

    def _answered(self, answer: AnswerButton) -> None:
        sheet, offer = self._sheet, None
        if isinstance(sheet, QuestionSheet) and sheet.is_ticked:
            offer = sheet.question.offer
        self._leave()
        if offer is not None:
            offer.act()
        if answer.act is not None:
            answer.act()

    def _leave(self) -> None:
        self._motion.stop()
        self._drop()
        if self._waiting:
            self._show_next()
        else:
            self.hide()
            self._give_focus_back()
            self.changed.emit()

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
        sheet, self._sheet, self._lying = self._sheet, None, None
        if sheet is not None:
            drop_sheet(sheet)


def _height(sheet: QuestionSheet | PageSheet, ground: Ground) -> int:
    """Return the height that a sheet wishes, or what there is, but never less than it needs."""
    wished = min(sheet.wished_height(sheet.width()), round(_SHARE * ground.area.height()))
    return max(sheet.needed_height(sheet.width()), wished)


def _place(sheet: QuestionSheet | PageSheet, ground: Ground) -> QPoint:
    """Return the place in the middle of the area; the lower end of a question is at the foot."""
    left = (ground.area.width() - sheet.width()) // 2
    room = ground.area.height() - sheet.height()
    if isinstance(sheet, PageSheet):
        return QPoint(left, room // 2)
    highest = round((1 - _SHARE) / 2 * ground.area.height())
    return QPoint(left, max(highest, min(round(ground.foot - sheet.height()), room - highest)))


_UNIT = 1.15
"""A text unit in heights of a window's own letters."""
_RISE = 6.0
"""A card width in text units, in a window without cards."""


def ask(window: QWidget, question: Question) -> None:
    """Ask without stopping the program; the answer acts when it is given."""
    _layer_of(window).ask(question)


def tell(window: QWidget, head: str, line: str, close: str) -> None:
    """Say something that needs no decision."""
    ask(window, Question(head, line, AnswerButton(close)))


def open_page(window: QWidget, make: PageMaker) -> None:
    """Lay a page to read over a window, which goes on when it is closed."""
    _layer_of(window).open(make)


def _layer_of(window: QWidget) -> QuestionLayer:
    layer = window.findChild(QuestionLayer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if isinstance(layer, QuestionLayer):
        return layer
    return QuestionLayer(window, lambda: _middle_of(window), (window,), lambda: Speed.NONE)


def _middle_of(window: QWidget) -> Ground:
    unit = _UNIT * window.fontInfo().pixelSize()
    return Ground(window.rect(), 0.62 * window.height(), unit, _RISE * unit)
