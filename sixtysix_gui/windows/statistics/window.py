"""The window of the statistics: which page is shown, of what, and what keys do there."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget
from shiboken6 import isValid
from typing_extensions import override

from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import keys_of
from sixtysix_gui.statistics.export import ExportTable
from sixtysix_gui.statistics.selection import Selection
from sixtysix_gui.storage.folders import Notice
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.error_sentences import notice_sentence
from sixtysix_gui.windows.desktop.errands import Errand, Errands, Progress, ShouldStop
from sixtysix_gui.windows.desktop.window_place import within
from sixtysix_gui.windows.sheets.questions import tell
from sixtysix_gui.windows.statistics.charts.chart import Chart
from sixtysix_gui.windows.statistics.column import PageDraft, PaperColumn
from sixtysix_gui.windows.statistics.data_acts import DataActs, DataBlock, ExportFormat
from sixtysix_gui.windows.statistics.frame import StatisticsFrame
from sixtysix_gui.windows.statistics.pages.all_pages import (
    FOR_ALL_GAMES,
    NOT_COUNTED,
    StatisticsPage,
    write_page,
)
from sixtysix_gui.windows.statistics.pages.your_data import MakeDialog, ask_where, write_your_data
from sixtysix_gui.windows.statistics.reading import Reading, WantedDeals
from sixtysix_gui.windows.telling.announcer import Announcer
from sixtysix_gui.windows.widgets.basic import (
    Dialog,
    focus_child,
    focused_child,
    give_least_size,
    give_size,
)
from sixtysix_gui.windows.widgets.paper import page_in_use, paper_font

_ = texts("Statistics")

USUAL_SIZE = (980, 870)
_LEAST_SIZE = (800, 572)
_OF_THE_GAME = (Purpose.NEW_GAME, Purpose.ARCHIVE)
"""What keys do in the window of the game, which has them while this one has the focus, too."""


@dataclass
class Remembered:
    """What stays chosen as long as the program runs."""

    page: StatisticsPage = StatisticsPage.OVERVIEW
    wanted: WantedDeals = field(default_factory=WantedDeals)
    place: QRect | None = None
    """Where the window was when it was closed."""


@dataclass(frozen=True)
class Uses:
    """What the window can do besides showing figures.

    ``errands`` counts where that takes long; ``building`` is how far the index is.
    """

    check_deal: Callable[[QWidget], None]
    data: DataActs
    make_dialog: Callable[[QWidget], MakeDialog]
    errands: Errands
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
        key_pressed: Purpose, a key was pressed that is for the window of the game.
    """

    closed = Signal()
    key_pressed = Signal(object)

    def __init__(
        self,
        reading: Reading,
        style: CardStyle,
        uses: Uses,
        remembered: Remembered,
        parent: QWidget | None = None,
    ) -> None:
        """Show what is remembered, with the faces of some cards; ``rewrite`` takes others."""
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.Window)
        self.setObjectName("statistics")
        self._reading, self._style, self._uses = reading, style, uses
        self._remembered = remembered
        self.announcer = Announcer(_ChartNews(self), self, self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        self._frame = self._made_frame()
        whole.addWidget(self._frame)
        for key, step in zip(keys_of(Purpose.SETTINGS_PAGE), (-1, 1), strict=True):
            turn = QShortcut(QKeySequence(key), self)
            turn.activated.connect(lambda step=step: self._turn(step))
        for purpose in _OF_THE_GAME:
            for key in keys_of(purpose):
                pressed = QShortcut(QKeySequence(key), self)
                pressed.activated.connect(partial(self.key_pressed.emit, purpose))
        uses.data.end_message()
        uses.data.done.connect(self._data_done)
        uses.data.failed.connect(self._data_failed)
        give_size(self, *USUAL_SIZE)
        self._show()
        self._frame.focus_list()

    # ------------------------------------------------------------------------------- the window

    @property
    def page(self) -> StatisticsPage:
        """The page that is shown."""
        return self._remembered.page

    @property
    def column(self) -> PaperColumn:
        """What the page is written in."""
        return self._frame.column

    @property
    def has_figures(self) -> bool:
        """Whether there is anything to see but a sentence."""
        return bool(self.column.charts)

    def rewrite(self, style: CardStyle) -> None:
        """Write everything again: in another language, size of words, or with other cards."""
        self._style = style
        before, focused = self._frame, focused_child(self)
        self._frame = self._made_frame()
        layout = self.layout()
        if layout is not None:
            layout.replaceWidget(before, self._frame)
        before.hide()
        before.deleteLater()
        self._show()
        self._frame.show()
        self._frame.focus_list()
        focus_child(self._frame, focused)

    def refresh(self) -> None:
        """Read the archive again, and show what it has now."""
        self._reading = self._reading.again()
        self._show()

    def show_building(self) -> None:
        """Say how far the index is, where nothing else can be said yet."""
        if not self.has_figures and self.page is not StatisticsPage.DATA:
            self._show()

    def place_over(self, window: QWidget) -> None:
        """Lie where it was the last time, else over the middle of a window."""
        area = window.screen().availableGeometry()
        if self._remembered.place is not None:
            self.setGeometry(within(self._remembered.place, area))
            return
        corner = window.window().frameGeometry().center() - self.rect().center()
        highest = area.bottomRight() - self.rect().bottomRight()
        self.move(
            max(area.left(), min(corner.x(), highest.x())),
            max(area.top(), min(corner.y(), highest.y())),
        )

    def show_page(self, page: StatisticsPage) -> None:
        """Go to a page."""
        self._remembered.page = page
        self._uses.data.end_message()
        self._show()
        self._frame.scroll_by(None)
        self._tell_page()

    def _made_frame(self) -> StatisticsFrame:
        give_least_size(self, *_LEAST_SIZE)
        self.setWindowTitle(_("Statistics"))
        self.setFont(paper_font(page_in_use()))
        frame = StatisticsFrame(float(self.fontInfo().pixelSize()), self._tell)
        frame.page_wanted.connect(self.show_page)
        frame.filters.chosen.connect(self._choose)
        frame.close_wanted.connect(self.close)
        return frame

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self.rewrite(self._style)
        super().changeEvent(event)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Say that the window has gone, whichever way it was closed."""
        super().hideEvent(event)
        if not event.spontaneous():  # but it may be minimised
            filling = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
            if not self.windowState() & filling:
                self._remembered.place = self.geometry()
            self.closed.emit()

    # ----------------------------------------------------------------------------- what is shown

    def _choose(self, wanted: WantedDeals) -> None:
        self._remembered.wanted = wanted
        self._show()
        self._tell_page()

    def _turn(self, step: int) -> None:
        """Go to the page before or after, as far as there is one."""
        pages = self._pages()
        place = max(0, min(pages.index(self.page) + step, len(pages) - 1))
        self.show_page(pages[place])

    def _pages(self) -> tuple[StatisticsPage, ...]:
        """Return the pages of the rule set that is chosen."""
        rules = self._reading.rules_of(self._remembered.wanted)
        plain = None if rules is None else rules.rules
        return tuple(StatisticsPage) if plain is None or plain.close else FOR_ALL_GAMES

    def _show(self) -> None:
        """Write the page, or say that it is being counted until it can be written."""
        wanted, pages = self._remembered.wanted, self._pages()
        if self.page not in pages:
            self._remembered.page = StatisticsPage.OVERVIEW
        self._frame.offer_pages(pages, self.page, self._foot(pages))
        if self.page is StatisticsPage.DATA:
            self._frame.filters.hide()
            self._frame.put(self._written(None))
        elif self._reading.is_ready(wanted, self.page.figures_for):
            selection = self._reading.selection(wanted)
            self._offer_filters(selection)
            self._frame.put(self._written(selection))
        else:
            self._count(wanted)

    def _foot(self, pages: tuple[StatisticsPage, ...]) -> str:
        """Return what is said at the foot of the page that is shown of what counts there."""
        foot = self.page.value.foot
        text = _(foot) if foot else ""
        if pages != FOR_ALL_GAMES or foot != NOT_COUNTED:
            return text
        more = _(
            "Luck and play, Closing, Themes, Fair cards and Strength are for games of two in which "
            "the talon can be closed."
        )
        return f"{text} {more}"

    def _count(self, wanted: WantedDeals) -> None:
        """Count what is wanted on another thread, then show it."""
        self._put_sentence(_("Your deals are being counted…"))
        figures = self.page.figures_for

        def act(should_stop: ShouldStop, _progress: Progress) -> bool:
            self._reading.count(wanted, figures, should_stop)
            return True

        self._uses.errands.do(Errand(act, lambda _: self._counted(), lambda _: self._not_counted()))

    def _counted(self) -> None:
        if isValid(self) and self.isVisible():
            self._show()

    def _not_counted(self) -> None:
        if isValid(self) and self.isVisible():
            self._put_sentence(_("This page could not be made."))
            self._tell_page()

    def _put_sentence(self, sentence: str) -> None:
        column = PaperColumn(self._frame.column.unit, self._tell)
        column.add_sentence(sentence)
        self._frame.put(column)

    def _offer_filters(self, selection: Selection | None) -> None:
        if selection is not None:
            people = self._reading.company(selection.rules)
            played = self._reading.rules_played()
            self._frame.filters.offer(played, people, selection, self._style.pack)
        self._frame.filters.setVisible(selection is not None)

    def _written(self, selection: Selection | None) -> PaperColumn:
        column = PaperColumn(self._frame.column.unit, self._tell)
        data, make_dialog = self._uses.data, self._uses.make_dialog(self)
        chosen = None if selection is None else self._reading.chosen(selection)
        if self.page is StatisticsPage.DATA:
            write_your_data(column, data, self, make_dialog)
        elif chosen is None:
            column.add_sentence(self._why_nothing())
        else:
            draft = PageDraft(
                chosen,
                self._reading,
                column,
                self._style,
                self.devicePixelRatioF(),
                lambda: self._uses.check_deal(self),
                lambda: ask_where(data, ExportTable.DEALS, ExportFormat.CSV, make_dialog),
                data.message_of(DataBlock.EXPORT),
            )
            write_page(self.page, draft)
        return column

    def _why_nothing(self) -> str:
        """Say that there is no finished game yet, or how far the index is that has them."""
        building = self._uses.building()
        if building is None:
            return _("No game has ended yet. Once one has, you will see here how you play.")
        text = _("The archive is being read: {k} of {n} games.")
        return text.format(k=building[0], n=building[1])

    def _data_done(self) -> None:
        """Write the page again on which something was done with the person's data."""
        if self.page in (StatisticsPage.DATA, StatisticsPage.FAIR) and self.isVisible():
            self._show()
            if self.page is StatisticsPage.DATA and not self._frame.is_choosing_page:
                focus_child(self.column, self._uses.data.button_to_press_next)

    def _data_failed(self, head: str, notice: Notice) -> None:
        tell(self, head, notice_sentence(notice), _("Close"))

    # ------------------------------------------------------------------------------ keys, readers

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by the keys for that, where what has the focus has no use for them."""
        if event.key() == Qt.Key.Key_PageUp:
            self._frame.scroll_by(-0.9)
        elif event.key() == Qt.Key.Key_PageDown:
            self._frame.scroll_by(0.9)
        else:
            super().keyPressEvent(event)

    def _tell(self, text: str) -> None:
        self.announcer.tell([text])

    def _tell_page(self) -> None:
        """Say to readers of the screen what the page says."""
        self.announcer.tell([self.column.sentence])
