"""Puts a demonstration in front of the person's own table, and takes it away again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from sixtysix_gui.controller.coach_worker import CoachWorker
from sixtysix_gui.storage.settings import Settings

if TYPE_CHECKING:
    from sixtysix_gui.windows.learning.demonstration_page import DemonstrationPage


class Screening(QObject):
    """Shows a demonstration among the pages of a window.

    The page behind it is hidden meanwhile, so that what moves on it ends; nothing on it changes.

    Signals:
        changed: a demonstration has begun or is over; ask ``is_running``.
        failed: str, details for the log: a player could not decide, and it was ended.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(
        self, pages: QStackedWidget, settings: Callable[[], Settings], coach: CoachWorker
    ) -> None:
        """Show it in front of these pages, with the person's settings as they are then."""
        super().__init__(pages)
        self._coach = coach
        self._pages = pages
        self._settings = settings
        self._page: DemonstrationPage | None = None

    @property
    def page(self) -> DemonstrationPage | None:
        """The demonstration that is shown, or None."""
        return self._page

    @property
    def is_running(self) -> bool:
        """Whether a demonstration is shown."""
        return self._page is not None

    def begin(self) -> None:
        """Begin a demonstration, unless one is shown."""
        if self._page is not None:
            return
        from sixtysix_gui.windows.learning.demonstration_page import DemonstrationPage

        page = DemonstrationPage(self._settings(), coach=self._coach)
        page.end_wanted.connect(self.end)
        page.failed.connect(self._fail)
        self._page = page
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.begin()
        self.changed.emit()

    def end(self) -> None:
        """End the demonstration, if one is shown."""
        page, self._page = self._page, None
        if page is None:
            return
        page.shut_down()
        self._pages.removeWidget(page)
        page.deleteLater()
        self.changed.emit()

    def use_settings(self, settings: Settings) -> None:
        """Take over changed settings."""
        if self._page is not None:
            self._page.use_settings(settings)

    def _fail(self, details: str) -> None:
        self.end()
        self.failed.emit(details)
