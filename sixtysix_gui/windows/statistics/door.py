"""Opens the one window of the statistics, and keeps what stands there while the program runs."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from sixtysix_gui.archive.changing import Changes
from sixtysix_gui.controller.coach_worker import CoachWorker
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.storage.judgement_files import JudgementFiles
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.archive.keeper import ArchiveKeeper
from sixtysix_gui.windows.desktop.errands import Errands
from sixtysix_gui.windows.settings.record_dialog import record_dialog
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper, card_style_of, page_of
from sixtysix_gui.windows.statistics.data_acts import DataActs, TrainingUses
from sixtysix_gui.windows.statistics.pages.all_pages import StatisticsPage
from sixtysix_gui.windows.statistics.reading import Reading
from sixtysix_gui.windows.statistics.window import Remembered, StatisticsWindow, Uses


class StatisticsDoor(QObject):
    """Shows the statistics in a window beside that of the game.

    Signals:
        key_pressed: Purpose, a key of the window of the game, which has come to the front for it.
    """

    key_pressed = Signal(object)

    def __init__(
        self,
        window: QWidget,
        settings: SettingsKeeper,
        keeper: ArchiveKeeper,
        check_deal: Callable[[QWidget], None],
        coach: CoachWorker,
        training: TrainingUses | None = None,
    ) -> None:
        """Open it over a window; ``check_deal`` shows there how a deal is checked.

        ``coach`` writes nothing while what he found is forgotten. Where the archive may only be
        read, nothing can be forgotten. What is kept of the ``training`` is told, too.
        """
        super().__init__(window)
        self._over = window
        self._settings, self._keeper = settings, keeper
        self._check_deal = check_deal
        self._errands = Errands(self)
        self._remembered = Remembered()
        """Page and filters, which stay as they were for the next time."""
        self.data = self._made_data(coach, training)
        """What is done with the data; it goes on when the window is closed."""
        self._building: tuple[int, int] | None = None
        self._is_stale = False
        self._window: StatisticsWindow | None = None
        keeper.changed.connect(self._archive_changed)
        keeper.progress.connect(self._show_progress)
        keeper.built.connect(self._archive_built)

    @property
    def window(self) -> StatisticsWindow | None:
        """The window, while it is open."""
        return self._window

    def open(self) -> None:
        """Open the window; one that is open comes to the front."""
        if self._window is None:
            self._window = self._made()
            self._window.place_over(self._over)
        window = self._window
        if window.isMinimized():
            window.showNormal()
        else:
            window.show()
        window.raise_()
        window.activateWindow()
        self._keeper.refresh()  # files may have been changed by others meanwhile

    def use_settings(self, before: Settings, now: Settings) -> None:
        """Write everything again with other cards or in words of another size."""
        if self._window is not None and _look_of(before) != _look_of(now):
            self._window.rewrite(self._style())

    def show_training(self) -> None:
        """Say what the training has come to now, where that is said."""
        if self._window is not None and self._window.page is StatisticsPage.DATA:
            self._window.refresh()

    def shut_down(self) -> None:
        """Close the window; what is being written is waited for."""
        if self._window is not None:
            self._window.close()
        self.data.shut_down()
        self._errands.shut_down()

    def _made(self) -> StatisticsWindow:
        uses = Uses(
            self._check_deal,
            self.data,
            self._dialogs_over,
            self._errands,
            lambda: self._building,
        )
        reading = Reading(self._keeper.archive)
        made = StatisticsWindow(reading, self._style(), uses, self._remembered, self._over)
        made.closed.connect(self._window_closed)
        made.key_pressed.connect(self._pass_on)
        return made

    def _made_data(self, coach: CoachWorker, training: TrainingUses | None) -> DataActs:
        keeper = self._keeper
        changes = forget = None
        if not keeper.only_reads:
            changes = Changes(keeper.data_folder)
            forget = JudgementFiles(keeper.data_folder).forget
        acts = DataActs(keeper.archive, changes, forget, coach, self, training=training)
        acts.changed.connect(keeper.refresh)
        return acts

    def _style(self) -> CardStyle:
        settings = self._settings.settings
        return card_style_of(settings)

    def _dialogs_over(self, window: QWidget) -> Callable[[str], QFileDialog]:
        """Return what makes dialogs over the window, which show the folder of the last file."""
        return lambda title: record_dialog(window, title, self._settings)

    def _window_closed(self) -> None:
        window, self._window = self._window, None
        if window is not None:
            window.deleteLater()

    def _pass_on(self, purpose: Purpose) -> None:
        self._over.raise_()
        self._over.activateWindow()
        self.key_pressed.emit(purpose)

    def _archive_changed(self) -> None:
        """Count again; while the index is being made, only what was empty before."""
        if self._window is None:
            return
        if self._keeper.is_building and self._window.has_figures:
            self._is_stale = True
        else:
            self._window.refresh()

    def _archive_built(self) -> None:
        self._building = None
        is_stale, self._is_stale = self._is_stale, False
        if self._window is not None and is_stale:
            self._window.refresh()

    def _show_progress(self, done: int, count: int) -> None:
        self._building = (done, count) if done < count else None
        if self._window is not None:
            self._window.show_building()


def _look_of(settings: Settings) -> object:
    """Return what of the settings is to be seen in the window."""
    return page_of(settings), settings.deck, settings.colours
