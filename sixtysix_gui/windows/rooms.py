"""The rooms around the table, what opens beside it, and the demonstration in front of it."""

from __future__ import annotations

import logging
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.archive_desk import ArchiveDesk
from sixtysix_gui.windows.front_door import FrontDoor, TileOffer
from sixtysix_gui.windows.learning.guided_deal import GuidedDeal
from sixtysix_gui.windows.new_game.choice import next_game
from sixtysix_gui.windows.playing.game_commands import GameCommands
from sixtysix_gui.windows.playing.game_flow import GameFlow
from sixtysix_gui.windows.settings.settings_keeper import words_of
from sixtysix_gui.windows.sheets.questions import open_page
from sixtysix_gui.windows.widgets.tiles import TileSign, TileState

if TYPE_CHECKING:
    from sixtysix_gui.windows.backing import Backing, Places
    from sixtysix_gui.windows.learning.demonstration_page import DemonstrationPage
    from sixtysix_gui.windows.statistics.door import StatisticsDoor
    from sixtysix_gui.windows.training_desk import TrainingDesk


_log = logging.getLogger(__name__)


class Rooms(QObject):
    """Opens them by tiles, menu and keys; what is behind a door is made when it is first opened."""

    def __init__(
        self, window: QWidget, flow: GameFlow, backing: Backing, commands: GameCommands
    ) -> None:
        """Lay them over the table of a window's games."""
        super().__init__(window)
        self._archive = archive = backing.archive
        self._window, self._flow, self._commands = window, flow, commands
        self.archive_desk = desk = ArchiveDesk(flow, archive)
        desk.day_notes = lambda: self.training.day.notes()
        self.guide = GuidedDeal(flow, self)
        self.door = FrontDoor(flow, self.show_how, self._tiles())
        flow.day_over.connect(lambda: self.training.day.take_end())
        flow.show_day = lambda: self.training.day.show_end()
        archive.changed.connect(self.door.tell_states)
        flow.open_games.changed.connect(archive.refresh)
        flow.page.guide_wanted.connect(self._show_how_from_help)
        commands.chooser.guide_wanted.connect(self.show_how)
        flow.actions.connect(
            {
                "leave": self._leave,
                "archive": desk.open,
                "leave_guide": lambda: flow.at_table.leave(),
                "training": lambda: self.training.open(),
                "leave_training": lambda: flow.at_table.leave(),
                "day": lambda: self.training.day.open(),
                "statistics": lambda: self.statistics.open(),
                "keys": self._show_keys,
                "about": partial(self._show_about, backing.places),
            }
        )

    def _tiles(self) -> tuple[TileOffer, ...]:
        desk = self.archive_desk
        return (
            TileOffer(
                TileSign.DAY,
                Purpose.DEAL_OF_THE_DAY,
                lambda: self.training.day.open(),
                lambda: self.training.day.tile_state(),
            ),
            TileOffer(
                TileSign.TRAINING,
                Purpose.TRAINING,
                lambda: self.training.open(),
                lambda: self.training.tile_state(),
            ),
            TileOffer(
                TileSign.ARCHIVE,
                Purpose.ARCHIVE,
                desk.open,
                lambda: TileState(desk.games_line()),
            ),
            TileOffer(
                TileSign.STATISTICS,
                Purpose.STATISTICS,
                lambda: self.statistics.open(),
                lambda: TileState(desk.deals_line()),
            ),
        )

    @cached_property
    def training(self) -> TrainingDesk:
        """The training, with the deal of the day."""
        from sixtysix_gui.windows.training_desk import TrainingDesk

        made = TrainingDesk(self._flow, self._archive, self)
        made.changed.connect(self.door.tell_states)
        return made

    @cached_property
    def statistics(self) -> StatisticsDoor:
        """The way to the statistics."""
        from sixtysix_gui.windows.statistics.data_acts import TrainingUses
        from sixtysix_gui.windows.statistics.door import StatisticsDoor

        flow, kept = self._flow, self.training.keeper
        check_deal = self._commands.fair_deal_over
        uses = TrainingUses(lambda: kept.practice, kept.forget_mistakes, kept.tell_change)
        door = StatisticsDoor(
            self._window, flow.keeper, self._archive, check_deal, flow.worker, uses
        )
        door.key_pressed.connect(flow.actions.press)
        flow.keeper.changed.connect(door.use_settings)
        kept.changed.connect(door.show_training)
        return door

    def show_how(self, game: str) -> None:
        """Begin the guided deal of a game."""
        if "training" in vars(self):
            self.training.forget()
        self.guide.begin(game)

    def _show_how_from_help(self, game: str) -> None:
        """Begin a guided deal; a help that covers the table makes way for it."""
        if self._flow.page.is_covered:
            self._flow.actions["help"].setChecked(False)
        self.show_how(game)

    def _leave(self) -> None:
        """Leave the table: the game that is played becomes an open one."""
        self._flow.put_away()
        self.door.open()

    def _show_keys(self) -> None:
        from sixtysix_gui.windows.telling.help_panel import KeySheet

        open_page(self._window, KeySheet)

    def _show_about(self, places: Places) -> None:
        """Say what the program is."""
        from sixtysix_gui.windows.fact_sheets import AboutSheet
        from sixtysix_gui.windows.licences import LicencesSheet

        folder, log_file = places.data_folder, places.log_file
        licences = partial(open_page, self._window, LicencesSheet)
        open_page(self._window, lambda unit: AboutSheet(unit, folder, log_file, licences))

    def retranslate(self) -> None:
        """Say everything in another language, or with other words for cards."""
        self.guide.retranslate()
        if "training" in vars(self):
            self.training.retranslate()
        self.door.retranslate()

    def shut_down(self) -> None:
        """End for good: the program is closed."""
        self.guide.shut_down()
        if "training" in vars(self):
            self.training.shut_down()
        self.archive_desk.shut_down()
        if "statistics" in vars(self):
            self.statistics.shut_down()


class PanelSwitch(QObject):
    """Opens one at a time, and lets the actions show which it is."""

    def __init__(self, flow: GameFlow) -> None:
        """Give the actions something to do."""
        super().__init__(flow)
        page, actions = flow.page, flow.actions
        self._flow, self._page, self._actions, self._keeper = flow, page, actions, flow.keeper
        actions["help"].toggled.connect(self._show_help)
        actions["history"].toggled.connect(self._show_history)
        actions.connect({"settings": self.open_settings})
        page.help_closed.connect(self.close_help)
        page.history.closed.connect(lambda: actions["history"].setChecked(False))

    def close_help(self) -> None:
        """Put the help away."""
        self._actions["help"].setChecked(False)

    def rewrite_help(self) -> None:
        """Write the help again, if it is open: the words or the rules are others."""
        if self._page.is_help_open:
            self._write_help()

    def _write_help(self) -> None:
        """Write the help by the rules of what is played, or of the next game."""
        settings = self._keeper.settings
        played = self._flow.at_table.rules or self._flow.rules
        rules = played or next_game(settings).rules
        self._page.help.show_rules(rules, words_of(settings), settings.colours)

    def open_settings(self) -> None:
        """Open the drawer of the settings, or lead the keys there if it is open."""
        if self._page.drawer is None:
            from sixtysix_gui.windows.settings.drawer import SettingsDrawer

            for panel in ("help", "history"):
                self._actions[panel].setChecked(False)
            drawer = SettingsDrawer(self._keeper)
            drawer.closed.connect(self._page.close_drawer)
            self._page.open_drawer(drawer)
        else:
            self._page.drawer.take_focus()

    def _show_help(self, shown: bool) -> None:
        if shown:
            self._actions["history"].setChecked(False)
            self._page.close_drawer()
            self._write_help()
        self._page.show_panel(self._page.help, shown=shown)

    def _show_history(self, shown: bool) -> None:
        if shown:
            self._actions["help"].setChecked(False)
            self._page.close_drawer()
        self._page.show_panel(self._page.history, shown=shown)


class Screening(QObject):
    """Shows a demonstration among the pages of a window.

    The page behind it is hidden meanwhile, so that what moves on it ends; nothing on it changes.

    Signals:
        changed: a demonstration has begun or is over; ask ``is_running``.
    """

    changed = Signal()

    def __init__(self, pages: QStackedWidget, flow: GameFlow) -> None:
        """Show it in front of these pages, with the person's settings as they are then."""
        super().__init__(pages)
        self._pages, self._flow = pages, flow
        self.page: DemonstrationPage | None = None
        self._action = flow.actions["demonstration"]
        self._action.toggled.connect(self._switch)

    @property
    def is_running(self) -> bool:
        """Whether a demonstration is shown."""
        return self.page is not None

    def _switch(self, on: bool) -> None:
        if on:
            self.begin()
        else:
            self.end()

    def begin(self) -> None:
        """Begin a demonstration, unless one is shown."""
        if self.page is not None:
            return
        from sixtysix_gui.windows.learning.demonstration_page import DemonstrationPage

        self.page = page = DemonstrationPage(self._flow.keeper.settings, coach=self._flow.worker)
        page.end_wanted.connect(self.end)
        page.failed.connect(self._fail)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.begin()
        self._action.setChecked(self.is_running)
        self.changed.emit()

    def end(self) -> None:
        """End the demonstration, if one is shown."""
        page, self.page = self.page, None
        if page is None:
            return
        page.shut_down()
        self._pages.removeWidget(page)
        page.deleteLater()
        self._action.setChecked(False)
        self.changed.emit()
        self._flow.page.focus_table()

    def use_settings(self, settings: Settings) -> None:
        """Take over changed settings."""
        if self.page is not None:
            self.page.use_settings(settings)

    def _fail(self, details: str) -> None:
        """End it: a player could not decide."""
        self.end()
        _log.error("the demonstration failed: %s", details)
        self._flow.messages.demonstration_failed()
