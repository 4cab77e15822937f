"""The window of the settings: a list of pages at the left, the page at the right."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.dialogs.settings.cards_page import CardsPage
from sixtysix_gui.windows.dialogs.settings.language_page import LanguagePage
from sixtysix_gui.windows.dialogs.settings.page import SettingsPage
from sixtysix_gui.windows.dialogs.settings.play_page import PlayPage
from sixtysix_gui.windows.dialogs.settings.rules_page import RulesPage
from sixtysix_gui.windows.dialogs.settings.table_page import TablePage
from sixtysix_gui.windows.language import card_letters
from sixtysix_gui.windows.look.dialog import Dialog
from sixtysix_gui.windows.look.text_size import give_size, scaled
from sixtysix_gui.windows.look.widgets import button, focus_child, focused_child

_SIZE = (680, 570)
_LIST_WIDTH = 136
_SHOWN_ANEW = {"deck", "colours", "large_indices", "text_size"}
"""Settings by which the pages themselves look different."""


class SettingsDialog(Dialog):
    """Shows the settings and tells every change at once.

    Signals:
        changed: Settings, after each change.
    """

    changed = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        """Show the settings as they are."""
        super().__init__(parent)
        self._settings = settings
        self._pages: list[SettingsPage] = []
        self._areas: list[QWidget] = []
        self._list = QListWidget()
        self._list.setProperty("look", "pages")
        self._stack = QStackedWidget()
        self._restore = button("")
        self._restore.clicked.connect(self._restore_page)
        self._close: QPushButton = button("", main=True)
        self._close.clicked.connect(self.accept)
        self._list.currentRowChanged.connect(self._stack.setCurrentIndex)
        self._lay_out()
        self._build()
        self._list.setCurrentRow(0)
        give_size(self, *_SIZE)

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self._settings

    def show_page(self, place: int) -> None:
        """Show the page at that place of the list."""
        self._list.setCurrentRow(place)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._build()
        super().changeEvent(event)

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setContentsMargins(14, 0, 14, 12)
        buttons.addWidget(self._restore)
        buttons.addStretch(1)
        buttons.addWidget(self._close)
        right = QVBoxLayout()
        right.setContentsMargins(0, 0, 0, 0)
        right.addWidget(self._stack, 1)
        right.addLayout(buttons)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._list)
        layout.addLayout(right, 1)

    def _build(self) -> None:
        """Make all pages from the settings; the page and the field in use stay in use."""
        name = focused_child(self._stack)
        row = max(0, self._list.currentRow())
        self._list.setFixedWidth(scaled(_LIST_WIDTH))
        self.setWindowTitle(self.tr("Settings"))
        self._restore.setText(self.tr("Restore defaults"))
        self._close.setText(self.tr("Close"))
        self._list.setAccessibleName(self.tr("Pages"))
        self._list.blockSignals(True)
        self._list.clear()
        for old in self._areas:
            self._stack.removeWidget(old)
            old.deleteLater()
        self._pages = self._make_pages()
        self._areas = [self._scrolled(page) for page in self._pages]
        for page, area in zip(self._pages, self._areas, strict=True):
            self._list.addItem(page.title)
            self._stack.addWidget(area)
            page.changed.connect(self._take)
            page.changed_together.connect(self._change)
        self._list.blockSignals(False)
        self._list.setCurrentRow(row)
        self._stack.setCurrentIndex(row)
        self._order_focus()
        focus_child(self._pages[row], name)

    def _order_focus(self) -> None:
        """Lead Tab from the list through the page to the buttons."""
        fields = [field for page in self._pages for field in page.findChildren(QWidget)]
        stops: list[QWidget] = [self._list, *(f for f in fields if self._is_stop(f))]
        stops += [self._restore, self._close]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def _is_stop(self, field: QWidget) -> bool:
        # a list that drops down is a window of its own
        # and a picture that is not chosen now takes Tab once it is
        takes_focus = field.focusPolicy() != Qt.FocusPolicy.NoFocus
        return takes_focus and field.window() is self

    def _make_pages(self) -> list[SettingsPage]:
        return [
            CardsPage(self._settings, card_letters()),
            TablePage(self._settings),
            RulesPage(self._settings),
            PlayPage(self._settings),
            LanguagePage(self._settings),
        ]

    @staticmethod
    def _scrolled(page: SettingsPage) -> QWidget:
        if page.scrolls_itself:
            return page
        area = QScrollArea()
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setWidget(page)
        return area

    def _take(self, field: str, value: object) -> None:
        self._change({field: value})

    def _restore_page(self) -> None:
        usual = Settings()
        page = self._pages[self._list.currentRow()]
        self._change({field: getattr(usual, field) for field in page.fields})
        self._build()

    def _change(self, values: dict[str, Any]) -> None:
        changed = replace(self._settings, **values)
        if changed == self._settings:
            return
        self._settings = changed
        self.changed.emit(changed)
        if values.keys() & _SHOWN_ANEW:
            self._build()
        if "text_size" in values:
            give_size(self, *_SIZE)
