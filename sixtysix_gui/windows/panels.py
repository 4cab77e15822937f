"""Panels beside the table, and the strip of notices above it."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.table.layout.metrics import least_scene
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import (
    PlainLabel,
    button,
    label,
    leave_or_press,
    set_tool_tip,
)

_ = texts("SidePanel")

_SHOWN_FOR = 6_000
"""Milliseconds that a line stays."""
_SHARE = 0.7
"""The most of the table's width that it takes."""
_TOP = 10
_TEXT = 14
"""Height of the words in pixels."""
_PADDING = 16
_MARGINS = 2 * _PADDING + 6
"""What a line needs at its sides, with its border, in pixels."""


class NoticeStrip(PlainLabel):
    """Shows one line at a time; a click puts it away.

    Signals:
        said: str, the line that is shown from now on.
    """

    said = Signal(str)

    def __init__(self, parent: QWidget, find_room: Callable[[], QRect | None]) -> None:
        """Begin silent; ``find_room`` gives the room for a line, None for the whole upper edge."""
        super().__init__(parent=parent)
        self._find_room = find_room
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFont(fonts.text(_TEXT))
        self.setStyleSheet(
            f"background: {theme.PAPER}; color: {theme.INK}; border: 1px solid {theme.DARK_GOLD};"
            f" border-radius: 12px; padding: 6px {_PADDING}px;"
        )
        self._area = self._advice_area = QRect()
        self._is_advice = False
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.setInterval(_SHOWN_FOR)
        self._end.timeout.connect(self.hide)
        self.hide()

    def say(self, text: str) -> None:
        """Show a line for a while, instead of the one before."""
        self._show(text, is_advice=False)
        self._end.start()
        self.said.emit(text)

    def _show(self, text: str, *, is_advice: bool) -> None:
        self._is_advice = is_advice
        self.setText(text)
        self.setAccessibleName(text)
        self._fit()
        self.show()
        self.raise_()

    def advise(self, text: str, area: QRect) -> None:
        """Show a line that stays until it is put away, within an area of its own.

        Readers are told it by whoever gives it.
        """
        self._end.stop()
        self._advice_area = QRect(area)
        self._show(text, is_advice=True)

    def place_advice(self, area: QRect) -> None:
        """Let advice that is shown take another area."""
        self._advice_area = QRect(area)
        if self._is_advice:
            self._fit()

    def end_advice(self) -> None:
        """Put a line of advice away."""
        if self._is_advice:
            self.hide()

    def set_text_scale(self, scale: float) -> None:
        """Write in words so much larger than usual: 1 to 2."""
        self.setFont(fonts.text(_TEXT * scale))
        self._fit()

    def place_in(self, area: QRect) -> None:
        """Take the place at the upper edge of an area."""
        self._area = area
        self._fit()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go away."""
        self.put_away()

    def put_away(self) -> None:
        """Say nothing any more."""
        self._end.stop()
        self.hide()

    def _fit(self) -> None:
        self.ensurePolished()  # only then it has the margins of the style sheet
        area, top = self._area, _TOP
        widest = max(1, round(area.width() * _SHARE))
        room = self._advice_area if self._is_advice else self._find_room()
        if room is not None:
            area, top, widest = room, 0, max(1, room.width())
        self.setMinimumWidth(0)  # heightForWidth takes no width below it
        one_line = self.fontMetrics().horizontalAdvance(self.text()) + _MARGINS
        width = self._balanced(min(widest, one_line))
        self.setFixedWidth(width)
        self.resize(width, self.heightForWidth(width))
        self.move(area.x() + (area.width() - width) // 2, area.y() + top)

    def _balanced(self, widest: int) -> int:
        """Return the least width that takes no more lines than the widest: no word stays alone."""
        height, narrow = self.heightForWidth(widest), widest // 2
        while narrow < widest:
            middle = (narrow + widest) // 2
            if self.heightForWidth(middle) > height:
                narrow = middle + 1
            else:
                widest = middle
        return widest


_BESIDE_WIDTH = 21.0
"""Width of a panel beside the table in text units (docs/table.md, chapter 4)."""

_BELOW_SHARE, _BELOW_HEIGHT = 0.42, 20.0
"""Height of a panel below a tall table: at most such a share of the window, and in text units."""

_SHEET_SHARE, _SHEET_WIDTH = 0.94, 40.0
"""Size of a panel that lies on the table: a share of the window, and its width in text units."""


class PanelForm(Enum):
    """How a panel lies; only a sheet covers the table."""

    BESIDE = "beside the table"
    BELOW = "below the table"
    SHEET = "as a sheet on the table"


@dataclass(frozen=True)
class PanelPlaces:
    """The table and a panel in the window, in pixels."""

    form: PanelForm
    table: QRect
    panel: QRect


def panel_places(width: int, height: int, text_scale: float) -> PanelPlaces:
    """Place table and panel so that the panel covers nothing that acts."""
    layout = TableLayout.for_size(width, height, text_scale)
    unit, (least_width, least_height) = layout.metrics.text_unit, least_scene(text_scale)
    beside = round(_BESIDE_WIDTH * unit)
    if width - beside >= least_width:
        table = QRect(0, 0, width - beside, height)
        return PanelPlaces(PanelForm.BESIDE, table, QRect(width - beside, 0, beside, height))
    below = round(min(_BELOW_SHARE * height, _BELOW_HEIGHT * unit))
    if layout.metrics.tall and height - below >= least_height:
        table = QRect(0, 0, width, height - below)
        return PanelPlaces(PanelForm.BELOW, table, QRect(0, height - below, width, below))
    whole = QRect(0, 0, width, height)
    sheet = QRect(0, 0, 0, round(_SHEET_SHARE * height))
    sheet.setWidth(round(min(_SHEET_SHARE * width, _SHEET_WIDTH * unit)))
    sheet.moveCenter(whole.center())
    return PanelPlaces(PanelForm.SHEET, whole, sheet)


_PANEL_MARGINS = (10, 8, 10)
"""Above, right of and below what is in the panel, in pixels."""

_SHEET_MARGIN, _SHEET_INSET, _CORNER = 1.5, 0.38, 0.75
"""Of a panel that is a sheet: margins, distance of the line of ink, radius of corners, in t."""


class SidePanel(QWidget):
    """Holds what there is to read, which gets the focus; Esc, cross or button puts it away.

    Signals:
        closed: the person has put it away.
    """

    closed = Signal()

    def __init__(self, content: QWidget, left: int, parent: QWidget | None = None) -> None:
        """Lay the content below the heading, ``left`` pixels from the panel's edge."""
        super().__init__(parent)
        self.form = PanelForm.BESIDE
        self._left = left
        self._unit = 16.0
        self._sheet_waits = False
        self._content = content
        self._title = label("", "heading", wrap=False)
        self._close = QToolButton()
        self._close.setText("✕")
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self.closed)
        self._waits = label("", "note")
        self._back = button("", main=True)
        self._back.clicked.connect(lambda: self.closed.emit())
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        foot.addWidget(self._waits, 1)
        foot.addWidget(self._back)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(content, 1)
        self._column.addLayout(foot)
        self.setFocusProxy(content)
        self.set_form(PanelForm.BESIDE)

    def set_form(self, form: PanelForm) -> None:
        """Lie beside the table, below it, or as a sheet upon it."""
        self.form = form
        is_sheet = form is PanelForm.SHEET
        self.setAutoFillBackground(not is_sheet)
        self._close.setVisible(not is_sheet)
        self._waits.setVisible(is_sheet)
        self._back.setVisible(is_sheet)
        margin = round(_SHEET_MARGIN * self._unit)
        margins = (margin, margin, margin, margin) if is_sheet else (self._left, *_PANEL_MARGINS)
        self._column.setContentsMargins(*margins)
        self.update()

    def set_text_size(self, pixels: float) -> None:
        """Write in letters of that size."""
        self._unit = pixels
        self._content.setFont(fonts.text(pixels, fonts.TextWeight.REGULAR))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc put the panel away, and Enter press the cross that has the focus."""
        if not leave_or_press(self, event, self.closed.emit):
            super().keyPressEvent(event)

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        """Keep the focus on a sheet: it goes between what is read and the button."""
        if self.form is not PanelForm.SHEET:
            return super().focusNextPrevChild(next)
        other = self._content if self._back.hasFocus() else self._back
        other.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper of a sheet and its line of ink."""
        super().paintEvent(event)
        if self.form is not PanelForm.SHEET:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area, corner = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), _CORNER * self._unit
        painter.setPen(QPen(QColor(paper.LINE), 1))
        painter.setBrush(QColor(paper.GROUND))
        painter.drawRoundedRect(area, corner, corner)
        inset = _SHEET_INSET * self._unit
        painter.setPen(QPen(QColor(theme.INK), 1.2))
        painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), corner, corner)
        painter.end()

    def name(self, title: str, close: str) -> None:
        """Name the panel, and for readers of the screen its cross."""
        self._title.setText(title)
        self._content.setAccessibleName(title)
        set_tool_tip(self._close, _("Close"))
        self._close.setAccessibleName(close)
        self._tell_what_waits()

    def wait_with(self, *, sheet: bool) -> None:
        """Say what waits below: a sheet on the table, or the deal."""
        self._sheet_waits = sheet
        self._tell_what_waits()

    def _tell_what_waits(self) -> None:
        waits = _("Your choice is waiting.") if self._sheet_waits else _("The deal is waiting.")
        self._waits.setText(waits)
        self._back.setText(_("Back") if self._sheet_waits else _("Back to the table"))
