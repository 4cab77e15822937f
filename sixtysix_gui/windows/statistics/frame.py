"""Everything around a page: the list of pages, title, filters, what scrolls, and the foot."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from sixtysix_gui.ai.players.levels import LEVELS
from sixtysix_gui.archive.rows import RulesText
from sixtysix_gui.design import fonts
from sixtysix_gui.statistics.selection import OtherPlayer, Period, Selection
from sixtysix_gui.storage.settings_values import Deck
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.statistics import rules_name, who_name
from sixtysix_gui.windows.statistics.charts.chart import EDGE
from sixtysix_gui.windows.statistics.column import LeftRows, PaperColumn, WholeWords
from sixtysix_gui.windows.statistics.pages.all_pages import StatisticsPage
from sixtysix_gui.windows.statistics.reading import WantedDeals
from sixtysix_gui.windows.widgets.basic import button, label
from sixtysix_gui.windows.widgets.choices import DropDown, WholeDropDown

_ = texts("Statistics")

_SIDE, _EDGE, _GAP, _FOOT = 1.6, 1.1, 0.8, 0.7
"""Left and right of a page, above it, between its parts, and around its foot."""
_LIST_FROM = 40.0
"""Less width leaves no room for the list of pages beside the page; it lies above then."""
_FOOT_FROM = 32.0
"""In a lower window the sentence at the foot scrolls with the page."""
_LIST_WIDTH, _LIST_PADDING, _LIST_SIDE = 10.5, 0.62, 1.2
"""Width of the list beside the page, and what lies above and below a name and beside it."""
_BORDER = 3
"""Width of the ring of the focus, in pixels."""
_FILTER_GAP = 0.6
"""Between two filters. All others are in text units, too."""


class _PageList(QListWidget):
    """The pages one below the other, beside the page."""

    def __init__(self, unit: float) -> None:
        super().__init__()
        self.setObjectName("pages")
        self._unit = unit
        self.setProperty("look", "pages")
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)  # else no line is broken
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFont(fonts.text(unit, fonts.TextWeight.SEMI_BOLD))
        padding = (
            f"{round(_LIST_PADDING * unit) - _BORDER}px {round(_LIST_SIDE * unit) - _BORDER}px"
        )
        self.setStyleSheet(f"QListWidget::item {{ padding: {padding}; }}")
        self.setFixedWidth(round(_LIST_WIDTH * unit))

    def add(self, name: str) -> None:
        """Add a page, as high as its name needs."""
        entry = QListWidgetItem(name, self)
        room = round((_LIST_WIDTH - 2 * _LIST_SIDE) * self._unit) - 7
        flags = Qt.TextFlag.TextWordWrap
        words = self.fontMetrics().boundingRect(QRect(0, 0, room, 10_000), flags, name)
        height = words.height() + 2 * round(_LIST_PADDING * self._unit)
        entry.setSizeHint(QSize(round(_LIST_WIDTH * self._unit), height))


class _PagesAbove(DropDown):
    """The same pages where there is no room beside the page."""

    def __init__(self, unit: float) -> None:
        super().__init__()
        self.setObjectName("pages-above")
        self.setFont(fonts.text(1.1 * unit, fonts.TextWeight.SEMI_BOLD))
        self.view().setFont(self.font())
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class FilterRow(LeftRows):
    """Three lists that drop down: one rule set, against or with whom, and since when.

    Signals:
        chosen: WantedDeals, whenever the person has chosen something else.
    """

    chosen = Signal(object)

    def __init__(self, unit: float) -> None:
        """Begin without values, in words of ``unit`` pixels."""
        self.rules, self.against = WholeDropDown(unit), WholeDropDown(unit)
        self.period = WholeDropDown(unit)
        self.lists = (self.rules, self.against, self.period)
        super().__init__(self.lists, round(_FILTER_GAP * unit))
        self._wanted = WantedDeals()
        self._played: tuple[RulesText, ...] = ()
        self._people: tuple[str, ...] = ()
        names = ("filter-rules", "filter-against", "filter-time")
        for one, name in zip(self.lists, names, strict=True):
            one.setObjectName(name)
            one.activated.connect(self._choose)

    def offer(
        self, played: Sequence[RulesText], people: Sequence[str], selection: Selection, deck: Deck
    ) -> None:
        """Offer rule sets and people, of which those of the selection are chosen."""
        rules = selection.rules.rules
        self._wanted = WantedDeals(selection.rules, selection.against, selection.period)
        self._played, self._people = tuple(played), ("", *people)
        everyone = _("Against everyone")
        against = _("Opponent")
        if rules is not None and rules.teams:
            everyone = _("With every partner")
            against = _("Partner")
        periods = {
            Period.ALL: _("All time"),
            Period.LAST_100: _("Last 100 deals"),
            Period.LAST_30_DAYS: _("Last 30 days"),
        }
        _fill(self.rules, [rules_name(one) for one in played])
        _fill(self.against, [everyone, *(_person_name(one, deck) for one in people)])
        _fill(self.period, [periods[one] for one in Period])
        for one, place in (
            (self.rules, self._played.index(selection.rules)),
            (self.against, self._people.index(selection.against)),
            (self.period, list(Period).index(selection.period)),
        ):
            with QSignalBlocker(one):
                one.setCurrentIndex(place)
        self.rules.setAccessibleName(_("Rule set"))
        self.against.setAccessibleName(against)
        self.period.setAccessibleName(_("Time"))
        self.against.setVisible(len(people) > 1)
        self.updateGeometry()

    def _choose(self) -> None:
        """Take what the lists say; of another rule set all opponents are wanted."""
        wanted = WantedDeals(
            self._played[self.rules.currentIndex()],
            self._people[self.against.currentIndex()],
            list(Period)[self.period.currentIndex()],
        )
        if wanted.rules != self._wanted.rules:
            wanted = replace(wanted, against="")
        if wanted != self._wanted:
            self._wanted = wanted
            self.chosen.emit(wanted)


def _person_name(name: str, deck: Deck) -> str:
    """Name whom a filter lets through: a level, or somebody by name."""
    return who_name(OtherPlayer(level=name) if name in LEVELS else OtherPlayer(name=name), deck)


def _fill(into: WholeDropDown, names: Sequence[str]) -> None:
    """Offer names; the same ones stay, so that an open list is not disturbed."""
    if [into.itemText(place) for place in range(into.count())] == list(names):
        return
    with QSignalBlocker(into):
        into.clear()
        into.addItems(list(names))
    into.updateGeometry()


class StatisticsFrame(QWidget):
    """Holds one page; where there is little room, it gives more of it to the page.

    Signals:
        page_wanted: StatisticsPage, the one that the person has gone to.
        close_wanted: the person is done.
    """

    page_wanted = Signal(object)
    close_wanted = Signal()

    def __init__(self, unit: float, tell: Callable[[str], None]) -> None:
        """Begin with an empty page, in words of ``unit`` pixels."""
        super().__init__()
        self._unit = unit
        self._pages: tuple[StatisticsPage, ...] = ()
        self._list, self._above = _PageList(unit), _PagesAbove(unit)
        self._list.currentRowChanged.connect(self._choose_page)
        self._above.activated.connect(self._choose_page)
        for each in (self._list, self._above):
            each.setAccessibleName(_("Pages"))
        self.filters = FilterRow(unit)
        self.filters.hide()
        self._title = label("", "title", wrap=False)
        self._title.setContentsMargins(EDGE, 0, 0, 0)
        self._note, self._foot_note = WholeWords("", "note"), WholeWords("", "note")
        for each in (self._note, self._foot_note):
            each.setObjectName("what-counts")
        self._close = button(_("Close"), main=True)
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

    def offer_pages(
        self, pages: tuple[StatisticsPage, ...], page: StatisticsPage, note: str
    ) -> None:
        """Offer pages, of which one is shown; ``note`` is what is said at the foot."""
        with QSignalBlocker(self._list), QSignalBlocker(self._above):
            if pages != self._pages:
                self._pages = pages
                self._list.clear()
                self._above.clear()
                for each in pages:
                    self._list.add(each.shown_name)
                    self._above.addItem(each.shown_name)
            self._list.setCurrentRow(pages.index(page))
            self._above.setCurrentIndex(pages.index(page))
        self._title.setText(page.shown_name)
        for each in (self._note, self._foot_note):
            each.setText(note)

    def _choose_page(self, row: int) -> None:
        if 0 <= row < len(self._pages):
            self.page_wanted.emit(self._pages[row])

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
        """Scroll by some heights of what is seen; None goes to the top."""
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
