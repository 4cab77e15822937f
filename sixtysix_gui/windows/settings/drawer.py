"""The settings as a drawer beside the living table: a rail of pages, and one of them."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QShortcut,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import keys_of
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.layout.metrics import least_scene
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.text.common import texts, translate
from sixtysix_gui.windows.settings.page import PAGE_WIDTH, SettingsPage
from sixtysix_gui.windows.settings.pages import pages
from sixtysix_gui.windows.settings.previews import TablePreview
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper
from sixtysix_gui.windows.sheets.paper_sheet import (
    SheetButton,
    escape_key,
    make_link,
    sheet_button_style,
)
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import (
    focus_child,
    focus_next_within,
    focused_child,
    label,
    leave_or_press,
)
from sixtysix_gui.windows.widgets.choices import DropDown

_ = texts("SettingsDrawer")

RAIL_WIDTH = 8.5
"""Width of the rail in text units (docs/front.md, "Settings")."""
_HEAD = 1.15
_PADDING = 0.8
_ENTRY = 0.75
"""Above and below the name of a page on the rail; all in text units."""
_BORDER = 3
"""Width of the ring of the focus, which lies around the row of the page, in pixels."""
_BESIDE_WORDS = 3
"""What Qt leaves free beside the words of an entry, in pixels."""
WIDTH = RAIL_WIDTH + PAGE_WIDTH
"""Width of the whole drawer in text units (docs/front.md, "Settings")."""
LEAST_TABLE = 45.0
"""What must be left of the window for the table, in text units; else the drawer lies below the
table, or covers it."""
BELOW_SHARE, LEAST_BELOW = 0.46, 18.0
"""Height of a drawer below a tall table: its largest share of the window, and its least height in
text units."""
TOP_FROM = 1.5
"""From this text size on the rail lies above the page."""
UNDO_TIME = 8_000
"""How long defaults can be taken back, in milliseconds."""
_FOOT = (1.1, 0.4, 1.1, 1.0)


class _PageNames(QWidget):
    """The names of the pages in a list beside a heading, on paper of its own shade.

    Signals:
        chosen: int, the place of a page, from 0.
    """

    chosen = Signal(int)

    def __init__(self, names: QWidget, layout: QBoxLayout, parent: QWidget) -> None:
        super().__init__(parent)
        self._heading = label("", "heading")
        self._layout = layout
        self._names = names
        layout.addWidget(self._heading)
        layout.addWidget(names, 1)
        self.setLayout(layout)
        self.setFocusProxy(names)

    def _head(self, heading: str, unit: float) -> None:
        self._heading.setFont(fonts.heading(_HEAD * unit))
        self._heading.setText(heading)

    def _say_place(self, place: int, count: int) -> None:
        words = translate("SettingsRail", "{heading}, page {number} of {count}")
        heading = self._heading.text()
        told = words.format(heading=heading, number=place + 1, count=count)
        self._names.setAccessibleName(told)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(paper.SIDE))
        painter.end()


class PageRail(_PageNames):
    """The pages one below the other, always in sight."""

    def __init__(self, parent: QWidget) -> None:
        """Begin empty."""
        self._list = QListWidget()
        super().__init__(self._list, QVBoxLayout(), parent)
        self._list.setProperty("look", "pages")
        self._list.setWordWrap(True)
        self._list.setTextElideMode(Qt.TextElideMode.ElideNone)  # else no line is broken
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.currentRowChanged.connect(self._tell)
        self._layout.setSpacing(0)

    def write(self, heading: str, titles: Sequence[str], unit: float) -> None:
        """Name the pages, in words of ``unit`` pixels."""
        self._layout.setContentsMargins(0, round(1.4 * unit), 0, 0)
        self._heading.setContentsMargins(round(_PADDING * unit), 0, 0, round(0.6 * unit))
        self._head(heading, unit)
        self._list.blockSignals(True)
        self._list.clear()
        self._list.setFont(fonts.text(unit, fonts.TextWeight.SEMI_BOLD))
        padding = f"{round(_ENTRY * unit) - _BORDER}px {round(_PADDING * unit) - _BORDER}px"
        self._list.setStyleSheet(f"QListWidget::item {{ padding: {padding}; }}")
        for title in titles:
            entry = QListWidgetItem(title, self._list)
            entry.setSizeHint(self._entry_size(title, unit))
        self._list.blockSignals(False)

    def mark(self, place: int, count: int) -> None:
        """Mark the page that is shown."""
        self._list.blockSignals(True)
        self._list.setCurrentRow(place)
        self._list.blockSignals(False)
        self._say_place(place, count)

    def _entry_size(self, title: str, unit: float) -> QSize:
        """Return the size of an entry with all lines of its words: Qt would leave room for one."""
        # a fraction of a pixel too many breaks a line that would fit when rounded
        room = round((RAIL_WIDTH - 2 * _PADDING) * unit) - 2 * _BESIDE_WORDS - 1
        flags = Qt.TextFlag.TextWordWrap
        words = self._list.fontMetrics().boundingRect(QRect(0, 0, room, 10_000), flags, title)
        height = words.height() + 2 * round(_ENTRY * unit)
        return QSize(round(RAIL_WIDTH * unit), height)

    def _tell(self, place: int) -> None:
        if place >= 0:
            self.chosen.emit(place)


class PageDropDown(_PageNames):
    """The pages as a list that drops down, above the page where words are large."""

    def __init__(self, parent: QWidget) -> None:
        """Begin empty."""
        self._list = DropDown()
        super().__init__(self._list, QHBoxLayout(), parent)
        self._heading.setWordWrap(False)
        self._list.activated.connect(self.chosen)

    def write(self, heading: str, titles: Sequence[str], unit: float) -> None:
        """Name the pages, in words of ``unit`` pixels."""
        side, edge = round(_PADDING * unit), round(0.5 * unit)
        self._layout.setContentsMargins(side, edge, side, edge)
        self._layout.setSpacing(side)
        self._head(heading, unit)
        self._list.clear()
        self._list.addItems(list(titles))
        self._list.setFont(fonts.text(unit, fonts.TextWeight.SEMI_BOLD))

    def mark(self, place: int, count: int) -> None:
        """Mark the page that is shown."""
        self._list.setCurrentIndex(place)
        self._say_place(place, count)


class SettingsDrawer(QWidget):
    """Shows the settings page by page; every change is kept and told at once.

    Signals:
        closed: the person is done.
    """

    closed = Signal()

    def __init__(self, keeper: SettingsKeeper, parent: QWidget | None = None) -> None:
        """Show the first page; ``lay_out`` says how large."""
        super().__init__(parent)
        self.setAutoFillBackground(True)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(theme.PAPER))
        self.setPalette(palette)
        self._keeper = keeper
        self._unit = 16.0
        self._has_top = False
        self._covers = False
        self.place = 0
        """The place of the page that is shown, from 0."""
        self._page: SettingsPage | None = None
        self._before: Settings | None = None
        self._undo_ends = QTimer(self, singleShot=True, interval=UNDO_TIME)
        self._undo_ends.timeout.connect(self.end_undo)
        self._strip = TablePreview(self)
        self._rail = PageRail(self)
        self._top = PageDropDown(self)
        for rail in (self._rail, self._top):
            rail.chosen.connect(self.show_page)
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._foot = QWidget(self)
        self._defaults: QPushButton = make_link("", self._unit)
        for key, step in zip(keys_of(Purpose.SETTINGS_PAGE), (-1, 1), strict=True):
            turn = QShortcut(
                QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut
            )
            turn.activated.connect(lambda step=step: self.show_page(self.place + step))
        keeper.changed.connect(self._follow)

    @property
    def page(self) -> SettingsPage:
        """The page that is shown.

        Raises:
            RuntimeError: if the drawer was never laid out.
        """
        if self._page is None:
            message = "the drawer was never laid out"
            raise RuntimeError(message)
        return self._page

    def lay_beside(self, whole: QRect, layout: TableLayout, text_scale: float) -> QRect:
        """Take a place in the window, and return the one that is left to the table.

        The drawer lies beside the table, else below a tall one, else over it.
        """
        unit = layout.metrics.text_unit
        left = whole.width() - round(WIDTH * unit)
        least = least_scene(text_scale)[1]
        top = max(whole.height() - round(BELOW_SHARE * whole.height()), least)
        area = table = whole
        if left >= LEAST_TABLE * unit:
            area, table = whole.adjusted(left, 0, 0, 0), QRect(0, 0, left, whole.height())
        elif layout.metrics.tall and whole.height() - top >= LEAST_BELOW * unit:
            area, table = whole.adjusted(0, top, 0, 0), QRect(0, 0, whole.width(), top)
        self.lay_out(area, unit, text_scale, covers=area == whole)
        return table

    def lay_out(self, area: QRect, unit: float, text_scale: float, *, covers: bool) -> None:
        """Take a place in the window; ``unit`` is t in pixels.

        Where the drawer ``covers`` the table, a strip at its top shows what the settings do.
        """
        self.setGeometry(area)
        self._covers = covers
        has_top = text_scale >= TOP_FROM
        if (unit, has_top) != (self._unit, self._has_top) or self._page is None:
            self._unit, self._has_top = unit, has_top
            self._build()
        self._rail.setVisible(not self._has_top)
        self._top.setVisible(self._has_top)
        self._show_strip()
        self._arrange()

    def show_page(self, place: int) -> None:
        """Show the page at that place of the rail."""
        place = max(0, min(place, len(pages()) - 1))
        if place == self.place and self._page is not None:
            return
        self.end_undo()
        self.place = place
        self._build_page()

    def _show_strip(self) -> None:
        """Show the strip where the table is covered, beside what changes how the table looks."""
        shown = self._covers and self.page.spec.changes_table
        self._strip.setVisible(shown)
        if shown:
            self._strip.show_settings(self._keeper.settings, self._unit)

    def take_focus(self) -> None:
        """Put the focus on the list of pages."""
        (self._top if self._top.isVisible() else self._rail).setFocus()

    def end_undo(self) -> None:
        """Offer no undoing of defaults any more."""
        self._undo_ends.stop()
        self._before = None
        self._name_defaults()

    def put_away(self) -> None:
        """Let nothing of the drawer run on."""
        self._undo_ends.stop()
        self._keeper.changed.disconnect(self._follow)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Say everything again when the language changes."""
        if event.type() == QEvent.Type.LanguageChange and self._page is not None:
            self._build()
        super().changeEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc end the settings, and Enter press what has the focus."""
        if not leave_or_press(self, event, self.closed.emit):
            super().keyPressEvent(event)

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        """Keep the focus in the drawer: after its last control comes the rail."""
        return focus_next_within(self, forward=next)

    # ------------------------------------------------------------------------------- what is shown

    def _build(self) -> None:
        """Write everything again, in the present language and size."""
        name = focused_child(self)
        self.setAccessibleName(_("Settings"))
        titles = [translate("Settings", page.title) for page in pages()]
        for rail in (self._rail, self._top):
            rail.write(_("Settings"), titles, self._unit)
            rail.mark(self.place, len(pages()))  # without it the focus would turn to the first
        self._build_foot()
        self._build_page()
        focus_child(self, name)

    def _build_foot(self) -> None:
        self._foot.hide()
        self._foot.deleteLater()
        self._foot = QWidget(self)
        self._foot.setStyleSheet(sheet_button_style(self._unit))
        row = QHBoxLayout(self._foot)
        row.setContentsMargins(*(round(part * self._unit) for part in _FOOT))
        self._defaults = make_link("", self._unit)
        self._defaults.setObjectName("defaults")
        self._defaults.clicked.connect(self._restore_page)
        done = SheetButton(_("Done"), self._unit, escape_key())
        done.setObjectName("done")
        done.setProperty("look", "main")
        done.setFont(fonts.text(self._unit, fonts.TextWeight.SEMI_BOLD))
        done.clicked.connect(lambda: self.closed.emit())
        row.addWidget(self._defaults)
        row.addStretch(1)
        row.addWidget(done)
        self._name_defaults()
        self._foot.show()

    def _build_page(self) -> None:
        """Make the page from the settings; the control in use stays in use."""
        name = "" if self._page is None else focused_child(self._page)
        page = SettingsPage(pages()[self.place], self._keeper.settings, self._unit)
        page.changed.connect(self._change)
        page.all_defaults_wanted.connect(self._restore_all)
        if self._has_top:
            page.hide_title()
        self._put_page(page)
        focus_child(page, name)
        for rail in (self._rail, self._top):
            rail.mark(self.place, len(pages()))
        self._show_strip()
        self._arrange()

    def _put_page(self, page: SettingsPage) -> None:
        """Show a page; the one before is deleted only when its own signals are through."""
        before = self._area.takeWidget()
        if before is not None:  # pyright: ignore[reportUnnecessaryComparison] - there is none at first
            before.hide()
            before.deleteLater()
        self._page = page
        self._area.setWidget(page)

    def _arrange(self) -> None:
        """Give strip, rail, page and foot their places."""
        width, height = self.width(), self.height()
        top = 0
        if not self._strip.isHidden():
            top = self._strip.height_for(self._unit, height)
            self._strip.setGeometry(0, 0, width, top)
        left = 0
        if not self._rail.isHidden():
            left = round(RAIL_WIDTH * self._unit)
            self._rail.setGeometry(0, top, left, height - top)
        elif not self._top.isHidden():
            head = self._top.sizeHint().height()
            self._top.setGeometry(0, top, width, head)
            top += head
        foot = self._foot.sizeHint().height()
        self._area.setGeometry(left, top, width - left, height - top - foot)
        self._foot.setGeometry(left, height - foot, width - left, foot)

    # ------------------------------------------------------------------------------------- changes

    def _change(self, field: str, value: object) -> None:
        self.end_undo()
        self._keeper.change(**{field: value})

    def _follow(self, before: Settings, now: Settings) -> None:
        """Show what was changed here or elsewhere."""
        if not self._strip.isHidden():
            self._strip.show_settings(now, self._unit)
        page = self._page
        if page is None:
            return
        if any(getattr(before, field) != getattr(now, field) for field in page.spec.looks):
            self._build_page()
        else:
            page.follow(now)

    def _restore_page(self) -> None:
        if self._before is not None:
            before = self._before
            self.end_undo()
            self._keeper.use(before)
            self._build_page()
        else:
            self._restore(self.page.spec.fields)

    def _restore_all(self) -> None:
        self._restore(tuple(field for page in pages() for field in page.fields))

    def _restore(self, fields: tuple[str, ...]) -> None:
        """Put settings back without a question; for a while that can be undone."""
        usual, before = Settings(), self._keeper.settings
        self._keeper.change(**{field: getattr(usual, field) for field in fields})
        if self._keeper.settings != before:
            self._before = before
            self._undo_ends.start()
            self._name_defaults()
            self._build_page()

    def _name_defaults(self) -> None:
        undoes = self._before is not None
        self._defaults.setText(_("Undo") if undoes else _("Reset this page"))
