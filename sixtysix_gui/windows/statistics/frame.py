"""Everything around a page: the list of pages, title, filters, what scrolls, and the foot."""

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.text.statistics import names as said
from sixtysix_gui.text.statistics.names import Page
from sixtysix_gui.windows.statistics.charts.chart import EDGE
from sixtysix_gui.windows.statistics.column import PaperColumn, WholeWords
from sixtysix_gui.windows.statistics.filters import FilterRow
from sixtysix_gui.windows.statistics.page_list import PageDropDown, PageList
from sixtysix_gui.windows.widgets.basic import button, label

_SIDE, _EDGE, _GAP, _FOOT = 1.6, 1.1, 0.8, 0.7
"""Left and right of a page, above it, between its parts, and around its foot."""
_LIST_FROM = 40.0
"""Less width leaves no room for the list of pages beside the page; it lies above then."""
_FOOT_FROM = 32.0
"""In a lower window the sentence at the foot scrolls with the page. All in text units."""


class Frame(QWidget):
    """Holds one page; where there is little room, it gives more of it to the page.

    Signals:
        page_wanted: Page, the one that the person has gone to.
        close_wanted: the person is done.
    """

    page_wanted = Signal(object)
    close_wanted = Signal()

    def __init__(self, unit: float, tell: Callable[[str], None]) -> None:
        """Begin with an empty page, in words of ``unit`` pixels."""
        super().__init__()
        self._unit = unit
        self._list, self._above = PageList(unit), PageDropDown(unit)
        for each in (self._list, self._above):
            each.chosen.connect(self.page_wanted)
        self.filters = FilterRow(unit)
        self.filters.hide()
        self._title = label("", "title", wrap=False)
        self._title.setContentsMargins(EDGE, 0, 0, 0)
        self._note, self._foot_note = WholeWords("", "note"), WholeWords("", "note")
        for each in (self._note, self._foot_note):
            each.setObjectName("what-counts")
        self._close = button(said.close_button(), main=True)
        self._close.setObjectName("close")
        self._close.clicked.connect(self.close_wanted)
        self.column = PaperColumn(unit, tell)
        self._area = QScrollArea()
        self._scrolled = self._made_scrolled()
        self._lay_out()

    def _made_scrolled(self) -> QVBoxLayout:
        """Make what scrolls: filters, page, and in a low window what stands at the foot."""
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scrolled = QWidget()
        column = QVBoxLayout(scrolled)
        side = round(_SIDE * self._unit)
        # the ring around the field with the focus must not be cut at the edge
        column.setContentsMargins(side, 4, side, round(_EDGE * self._unit))
        column.setSpacing(round(_GAP * self._unit))
        for part in (self.filters, self.column, self._note):
            column.addWidget(part)
        column.addStretch(1)
        self._area.setWidget(scrolled)
        return column

    def _lay_out(self) -> None:
        side, edge, foot = (round(part * self._unit) for part in (_SIDE, _EDGE, _FOOT))
        head = QHBoxLayout()
        head.setContentsMargins(side, edge, side, round(0.3 * self._unit))
        head.addWidget(self._above)
        head.addWidget(self._title)
        head.addStretch(1)
        below = QHBoxLayout()
        below.setContentsMargins(side, foot, side, foot)
        below.setSpacing(side)
        below.addWidget(self._foot_note, 1)
        below.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addLayout(head)
        right.addWidget(self._area, 1)
        right.addLayout(below)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._list)
        row.addLayout(right, 1)

    # ----------------------------------------------------------------------------- what is shown

    def offer_pages(self, pages: tuple[Page, ...], page: Page, note: str) -> None:
        """Offer pages, of which one is shown; ``note`` is what is said at the foot."""
        for each in (self._list, self._above):
            each.offer(pages, page)
        self._title.setText(said.page_name(page))
        for each in (self._note, self._foot_note):
            each.setText(note)

    def put(self, column: PaperColumn) -> None:
        """Show another page in the place of the one that is shown, and keep the focus."""
        before, self.column = self.column, column
        place = next((n for n, stop in enumerate(before.stops) if stop.hasFocus()), None)
        self._scrolled.replaceWidget(before, column)
        column.show()
        before.hide()
        before.deleteLater()
        stops = [self._list, self._above, *self.filters.lists, *column.stops, self._close]
        for one, next_one in pairwise(stops):
            QWidget.setTabOrder(one, next_one)
        if place is not None:
            others = column.stops or [self._list]
            others[min(place, len(others) - 1)].setFocus()

    @property
    def is_choosing_page(self) -> bool:
        """Whether the list of pages has the focus."""
        return self._list.hasFocus() or self._above.hasFocus()

    def focus_list(self) -> None:
        """Lead the keys to the list of pages."""
        (self._above if self._list.isHidden() else self._list).setFocus()

    def scroll_by(self, pages: float | None) -> None:
        """Scroll by so many heights of what is seen; None goes to the top."""
        bar = self._area.verticalScrollBar()
        bar.setValue(0 if pages is None else bar.value() + round(pages * bar.pageStep()))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the list of pages beside the page or above it."""
        super().resizeEvent(event)
        has_list = self.width() >= _LIST_FROM * self._unit
        is_high = self.height() >= _FOOT_FROM * self._unit
        had_focus = self.is_choosing_page
        self._list.setVisible(has_list)
        self._above.setVisible(not has_list)
        self._title.setVisible(has_list)
        self._note.setVisible(not is_high)
        self._foot_note.setVisible(is_high)
        if had_focus:
            self.focus_list()
