"""The window of the statistics: the list of pages, the filters, and the page that is shown."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import keys_of
from sixtysix_gui.statistics.figures import FEWEST_DEALS
from sixtysix_gui.statistics.selection import Chosen, Period, Selection
from sixtysix_gui.storage.folders import StorageError
from sixtysix_gui.storage.settings_values import Deck
from sixtysix_gui.text.error_sentences import notice_sentence
from sixtysix_gui.text.statistics import names as said
from sixtysix_gui.text.statistics.names import FOR_ALL_GAMES, Page
from sixtysix_gui.windows.sheets.questions import tell
from sixtysix_gui.windows.statistics.charts.chart import RING, Chart
from sixtysix_gui.windows.statistics.column import PaperColumn
from sixtysix_gui.windows.statistics.data_acts import DataActs
from sixtysix_gui.windows.statistics.filters import FilterRow
from sixtysix_gui.windows.statistics.page_list import PageDropDown, PageList
from sixtysix_gui.windows.statistics.pages import fair_cards, over_time, overview, play
from sixtysix_gui.windows.statistics.pages.shown import Shown
from sixtysix_gui.windows.statistics.pages.your_data import MakeDialog, write_your_data
from sixtysix_gui.windows.statistics.reading import Reading, Wanted
from sixtysix_gui.windows.telling.announcer import Announcer
from sixtysix_gui.windows.widgets.basic import (
    Dialog,
    button,
    focus_child,
    focused_child,
    give_least_size,
    give_size,
    label,
)

USUAL_SIZE = (980, 870)
_LEAST_SIZE = (800, 572)
_SIDE, _EDGE, _GAP, _FOOT = 1.6, 1.1, 0.8, 0.7
"""Left and right of a page, above it, between its parts, and around its foot, in text units."""
_LIST_FROM = 40.0
"""Less width leaves no room for the list of pages beside the page; it lies above then."""
_FOOT_FROM = 32.0
"""In a lower window the sentence at the foot scrolls with the page. Both in text units."""


@dataclass
class Remembered:
    """What stays chosen as long as the program runs."""

    page: Page = Page.OVERVIEW
    wanted: Wanted = field(default_factory=Wanted)


@dataclass(frozen=True)
class Look:
    """What the settings say of how the window looks: the faces of the cards and their names."""

    style: CardStyle
    deck: Deck


@dataclass(frozen=True)
class Uses:
    """What the window can do besides showing figures; ``building`` is how far the index is."""

    check_deal: Callable[[QWidget], None]
    data: DataActs
    make_dialog: Callable[[QWidget], MakeDialog]
    building: Callable[[], tuple[int, int] | None] = lambda: None


class _ChartNews:
    """Lets the chart that has the focus tell its points with its description."""

    def __init__(self, window: QWidget) -> None:
        self._window = window

    @property
    def has_keys(self) -> bool:
        return isinstance(self._window.focusWidget(), Chart)

    def tell_at_focus(self, text: str) -> None:
        focused = self._window.focusWidget()
        if text and isinstance(focused, Chart):
            focused.setAccessibleDescription(text)


class StatisticsWindow(Dialog):
    """Shows the statistics page by page.

    Signals:
        closed: the window has gone.
    """

    closed = Signal()

    def __init__(
        self,
        reading: Reading,
        look: Look,
        uses: Uses,
        remembered: Remembered,
        parent: QWidget | None = None,
    ) -> None:
        """Show what is remembered; ``rewrite`` takes another look."""
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.Window)
        self.setObjectName("statistics")
        self._reading, self._look, self._uses = reading, look, uses
        self._remembered = remembered
        self.announcer = Announcer(_ChartNews(self), self, self)
        self._body: QWidget | None = None
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        for key, step in zip(keys_of(Purpose.SETTINGS_PAGE), (-1, 1), strict=True):
            turn = QShortcut(QKeySequence(key), self)
            turn.activated.connect(lambda step=step: self._turn(step))
        uses.data.done.connect(self._data_done)
        uses.data.failed.connect(self._data_failed)
        self._build()
        give_size(self, *USUAL_SIZE)

    # ------------------------------------------------------------------------------- the window

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return self._remembered.page

    @property
    def column(self) -> PaperColumn:
        """What the page is written in."""
        return self._column

    def rewrite(self, look: Look) -> None:
        """Write everything again: in another language, size of words, or with other cards."""
        self._look = look
        self._build()

    def refresh(self) -> None:
        """Read the archive again, and show what it has now."""
        self._reading.forget()
        self._show()

    def show_building(self) -> None:
        """Say how far the index is, where nothing else can be said yet."""
        if self._reading.selection(self._remembered.wanted) is None and self.page is not Page.DATA:
            self._show()

    def place_over(self, window: QWidget) -> None:
        """Lie over the middle of a window, and wholly on its screen."""
        area = window.screen().availableGeometry()
        corner = window.window().frameGeometry().center() - self.rect().center()
        highest = area.bottomRight() - self.rect().bottomRight()
        self.move(
            max(area.left(), min(corner.x(), highest.x())),
            max(area.top(), min(corner.y(), highest.y())),
        )

    def show_page(self, page: Page) -> None:
        """Go to a page."""
        self._remembered.page = page
        self._show()
        self._area.verticalScrollBar().setValue(0)
        self._tell_page()

    def _build(self) -> None:
        """Make all parts of the window."""
        focused = focused_child(self)
        if self._body is not None:
            self._whole.removeWidget(self._body)
            self._body.hide()
            self._body.deleteLater()
        give_least_size(self, *_LEAST_SIZE)
        self.setWindowTitle(said.window_name())
        self._unit = float(QApplication.font().pixelSize())
        if self._unit <= 0:
            self._unit = float(self.fontInfo().pixelSize())
        self._body = QWidget()
        self._list, self._above = PageList(self._unit), PageDropDown(self._unit)
        for each in (self._list, self._above):
            each.chosen.connect(self.show_page)
        self._filters = FilterRow(self._unit)
        self._filters.chosen.connect(self._choose)
        self._title = label("", "title", wrap=False)
        self._title.setContentsMargins(RING, 0, 0, 0)
        self._note, self._foot_note = label("", "note"), label("", "note")
        for each in (self._note, self._foot_note):
            each.setContentsMargins(RING, 0, 0, 0)
        self._close = button(said.close_button(), main=True)
        self._close.setObjectName("close")
        self._close.clicked.connect(self.close)
        self._make_area()
        self._lay_out(self._body)
        self._whole.addWidget(self._body)
        self._show()
        self._arrange()
        focus_child(self, focused or "pages")

    def _make_area(self) -> None:
        """Make what scrolls: filters, page, and in a low window what stands at the foot."""
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scrolled = QWidget()
        self._scrolled = QVBoxLayout(scrolled)
        side = round(_SIDE * self._unit)
        # what Qt draws around the field with the focus must not be cut at the edge
        self._scrolled.setContentsMargins(side, 4, side, round(_EDGE * self._unit))
        self._scrolled.setSpacing(round(_GAP * self._unit))
        self._column = PaperColumn(self._unit, self._tell)
        self._scrolled.addWidget(self._filters)
        self._scrolled.addWidget(self._column)
        self._scrolled.addWidget(self._note)
        self._scrolled.addStretch(1)
        self._area.setWidget(scrolled)

    def _lay_out(self, body: QWidget) -> None:
        unit = self._unit
        side, edge, foot = (round(part * unit) for part in (_SIDE, _EDGE, _FOOT))
        head = QHBoxLayout()
        head.setContentsMargins(side, edge, side, round(0.3 * unit))
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
        row = QHBoxLayout(body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._list)
        row.addLayout(right, 1)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the list of pages beside the page or above it."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        has_list = self.width() >= _LIST_FROM * self._unit
        is_high = self.height() >= _FOOT_FROM * self._unit
        had_focus = self._list.hasFocus() or self._above.hasFocus()
        self._list.setVisible(has_list)
        self._above.setVisible(not has_list)
        self._title.setVisible(has_list)
        self._note.setVisible(not is_high)
        self._foot_note.setVisible(is_high)
        if had_focus:
            (self._list if has_list else self._above).setFocus()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        if event.type() == QEvent.Type.LanguageChange and self._body is not None:
            self._build()
        super().changeEvent(event)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Say that the window has gone, whichever way it was closed."""
        super().hideEvent(event)
        if not event.spontaneous():  # but it may be minimised
            self.closed.emit()

    # ----------------------------------------------------------------------------- what is shown

    def _choose(self, wanted: Wanted) -> None:
        self._remembered.wanted = wanted
        self._show()
        self._tell_page()

    def _turn(self, step: int) -> None:
        """Go to the page before or after, as far as there is one."""
        pages = self._pages()
        place = max(0, min(pages.index(self.page) + step, len(pages) - 1))
        self.show_page(pages[place])

    def _pages(self) -> tuple[Page, ...]:
        """Return the pages of the rule set that is chosen."""
        selection = self._reading.selection(self._remembered.wanted)
        rules = None if selection is None else selection.rules.rules
        return tuple(Page) if rules is None or rules.close else FOR_ALL_GAMES

    def _show(self) -> None:
        """Write the page."""
        selection, pages = self._reading.selection(self._remembered.wanted), self._pages()
        if self.page not in pages:
            self._remembered.page = Page.OVERVIEW
        for each in (self._list, self._above):
            each.offer(pages, self.page)
        self._title.setText(said.page_name(self.page))
        note = said.not_counted(for_two=len(pages) > len(FOR_ALL_GAMES))
        if self.page is Page.DATA:
            note = ""
        for each in (self._note, self._foot_note):
            each.setText(note)
        self._offer_filters(selection)
        self._put_column(self._written(selection))
        self._order_stops()

    def _offer_filters(self, selection: Selection | None) -> None:
        shown = selection is not None and self.page is not Page.DATA
        if selection is not None:
            people = self._reading.company(selection.rules)
            played = self._reading.rules_played()
            self._filters.offer(played, people, selection, self._look.deck)
        self._filters.setVisible(shown)

    def _put_column(self, column: PaperColumn) -> None:
        """Show another page in the place of the one that is shown, and keep the focus."""
        before, self._column = self._column, column
        place = _place_of_focus(before)
        self._scrolled.replaceWidget(before, column)
        column.show()
        before.hide()
        before.deleteLater()
        if place is not None and column.stops:
            column.stops[min(place, len(column.stops) - 1)].setFocus()

    def _written(self, selection: Selection | None) -> PaperColumn:
        column = PaperColumn(self._unit, self._tell)
        if self.page is Page.DATA:
            write_your_data(column, self._uses.data, self, self._uses.make_dialog(self))
            return column
        chosen = None if selection is None else self._reading.chosen(selection)
        if chosen is None:
            self._write_nothing(column)
        elif len(chosen.deals) < FEWEST_DEALS:
            self._write_too_few(column, chosen)
        else:
            shown = Shown(
                chosen,
                self._reading,
                column,
                self._look.style,
                self._look.deck,
                self.devicePixelRatioF(),
            )
            self._write_page(shown)
        return column

    def _write_page(self, shown: Shown) -> None:
        if not shown.chosen.rules.close and self.page is Page.OVERVIEW:
            overview.write_several(shown)
            return
        writers: Mapping[Page, Callable[[Shown], None]] = {
            Page.OVERVIEW: overview.write_overview,
            Page.OVER_TIME: over_time.write_over_time,
            Page.LUCK: play.write_luck,
            Page.CLOSING: play.write_closing,
            Page.THEMES: play.write_themes,
            Page.FAIR: self._write_fair_cards,
            Page.STRENGTH: play.write_strength,
        }
        writers[self.page](shown)

    def _data_done(self) -> None:
        """Write the page of the person's data again: something was done there."""
        if self.page is Page.DATA:
            self._show()

    def _data_failed(self, head: str, error: StorageError) -> None:
        tell(self, head, notice_sentence(error.notice), said.close_button())

    def _write_fair_cards(self, shown: Shown) -> None:
        fair_cards.write_fair_cards(shown, lambda: self._uses.check_deal(self))

    def _write_nothing(self, column: PaperColumn) -> None:
        """Say that there are no games, or that they are still being read."""
        building = self._uses.building()
        if building is None:
            column.add_sentence(said.none_played())
        else:
            column.add_sentence(said.being_built(*building))

    def _write_too_few(self, column: PaperColumn, chosen: Chosen) -> None:
        selection = chosen.selection
        is_narrowed = bool(selection.against) or selection.period is not Period.ALL
        whole = replace(selection, against="", period=Period.ALL)
        all_deals = self._reading.chosen(whole) if is_narrowed else None
        if all_deals is not None and len(all_deals.deals) >= FEWEST_DEALS:
            column.add_sentence(said.too_few_fit(len(chosen.deals)))
        else:
            column.add_sentence(said.too_few(len(chosen.deals)))

    # ------------------------------------------------------------------------------------- keys

    def _order_stops(self) -> None:
        """Let Tab lead from the list through the filters and the page to the button below."""
        stops = [self._list, self._above, *self._filters.lists, *self._column.stops, self._close]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the keys that turn pages of a book scroll, wherever the focus is."""
        bar = self._area.verticalScrollBar()
        steps = {Qt.Key.Key_PageUp: -bar.pageStep(), Qt.Key.Key_PageDown: bar.pageStep()}
        key = Qt.Key(event.key())
        if key in steps:
            bar.setValue(bar.value() + steps[key])
        else:
            super().keyPressEvent(event)

    def _tell(self, text: str) -> None:
        self.announcer.tell([text])

    def _tell_page(self) -> None:
        """Say to readers of the screen what the page says."""
        self.announcer.tell([self._column.sentence])


def _place_of_focus(column: PaperColumn) -> int | None:
    """Return which of the stops of a page has the focus; None if none has."""
    return next((n for n, stop in enumerate(column.stops) if stop.hasFocus()), None)
