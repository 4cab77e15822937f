"""The rooms around the table, from the start sheet to the statistics."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.windows.archive.keeper import ArchiveKeeper
from sixtysix_gui.windows.archive_desk import ArchiveDesk
from sixtysix_gui.windows.front_door import FrontDoor, TileOffer
from sixtysix_gui.windows.learning.guided_deal import GuidedDeal
from sixtysix_gui.windows.playing.game_commands import GameCommands
from sixtysix_gui.windows.playing.game_flow import GameFlow
from sixtysix_gui.windows.widgets.tiles import TileSign, TileState

if TYPE_CHECKING:
    from sixtysix_gui.windows.statistics.door import StatisticsDoor
    from sixtysix_gui.windows.training_desk import TrainingDesk


class Rooms(QObject):
    """Opens them by tiles, menu and keys; what is behind a door is made when it is first opened."""

    def __init__(
        self, window: QWidget, flow: GameFlow, archive: ArchiveKeeper, commands: GameCommands
    ) -> None:
        """Lay them over the table of a window's games."""
        super().__init__(window)
        self._window, self._flow, self._archive = window, flow, archive
        self._commands = commands
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
