"""Who has the person's own table, one at a time: game, start sheet, guided deal or exercises."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.windows.archive_desk import ArchiveDesk
from sixtysix_gui.windows.front_door import FrontDoor, TileOffer
from sixtysix_gui.windows.learning.guided_deal import GuidedDeal
from sixtysix_gui.windows.new_game.choice import chosen_by_rules
from sixtysix_gui.windows.playing.conductor import OwnTable
from sixtysix_gui.windows.playing.game_flow import GameFlow
from sixtysix_gui.windows.widgets.tiles import TileSign, TileState

if TYPE_CHECKING:
    from sixtysix_gui.windows.training.exercises.exercise_table import ExerciseTable
    from sixtysix_gui.windows.training_desk import TrainingDesk


class TableUsers(QObject):
    """Lets each come when it is asked for, and whoever was there go, or come back afterwards.

    Signals:
        changed: another one has the table, or what can be done there is another thing.
        said: str, a line that tells what the table is used for.
    """

    changed = Signal()
    said = Signal(str)

    def __init__(
        self, own: OwnTable, make_training: Callable[[], TrainingDesk], parent: QObject
    ) -> None:
        """Begin with the game at the table; the training is made when it is first asked for."""
        super().__init__(parent)
        self.own = own
        self._controller = own.controller
        self._sheets = own.sheets
        self._keeper = own.keeper
        self.flow = GameFlow(own, parent)
        self.door = FrontDoor(self.flow, own, parent)
        self.guide = GuidedDeal(own, lambda: own.controller.is_game_running, parent)
        self._make_training = make_training
        self._came_from_game = False
        self.flow.possibilities_changed.connect(self.changed)
        self.flow.passed.said.connect(self.said)
        self.flow.help.said.connect(self.said)
        self.flow.table_needed.connect(self.guide.leave)
        self.flow.table_needed.connect(self.door.close)
        self.flow.leave_wanted.connect(self.door.open)
        self.flow.day_over.connect(lambda: self.training.day.take_end())
        self.flow.show_day = lambda: self.training.day.show_end()
        self.door.possibilities_changed.connect(self.changed)
        self.door.guide_wanted.connect(self.show_how)
        self.door.look_back_wanted.connect(self.flow.look_back)
        self.guide.begun.connect(self._begin_guide)
        self.guide.left.connect(self._give_back)
        self.guide.possibilities_changed.connect(self.changed)
        self.guide.game_wanted.connect(self._play_after_guide)

    def offer_rooms(self, archive: ArchiveDesk, open_statistics: Callable[[], None]) -> None:
        """Let the tiles of the start sheet lead to all rooms; each is made when it is opened."""
        archive.day_notes = lambda: self.training.day.notes()
        self.door.tiles = (
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
                archive.open,
                lambda: TileState(archive.games_line()),
            ),
            TileOffer(
                TileSign.STATISTICS,
                Purpose.STATISTICS,
                open_statistics,
                lambda: TileState(archive.deals_line()),
            ),
        )

    @cached_property
    def training(self) -> TrainingDesk:
        """The training, to which the table is lent as well."""
        made = self._make_training()
        made.begun.connect(self._lend_to_exercises)
        made.left.connect(self._give_back)
        made.possibilities_changed.connect(self.changed)
        made.changed.connect(self.door.tell_states)
        self.flow.table_needed.connect(made.forget)
        return made

    @property
    def _training(self) -> TrainingDesk | None:
        return self.training if "training" in vars(self) else None

    @property
    def exercises(self) -> ExerciseTable | None:
        """Who asks exercises at the table, while the table is lent to them."""
        training = self._training
        return training.exercises if training is not None and training.is_running else None

    @property
    def is_lent(self) -> bool:
        """Whether the table is lent to the guided deal or to exercises."""
        return self.guide.is_running or self.exercises is not None

    @property
    def at_table(self) -> GuidedDeal | ExerciseTable | GameFlow:
        """Whose table it is: that of whom it is lent to, else the game's."""
        return self.guide if self.guide.is_running else self.exercises or self.flow

    def leave_lent(self) -> None:
        """Give the table back that is lent."""
        self.guide.leave()
        if self._training is not None:
            self._training.leave()

    def leave(self) -> None:
        """Leave the table: the game that is played becomes an open one."""
        self.flow.put_away()
        self.door.open()

    def show_how(self, game: str) -> None:
        """Begin the guided deal of a game."""
        if self._training is not None:
            self._training.forget()
        self.guide.begin(game)

    def open_door_if_idle(self) -> None:
        """Lay the start sheet where no one plays and nothing else lies."""
        plays = self._controller.setup is not None or self.is_lent
        if self._sheets.sheet is None and not plays:
            self.door.open()

    def rest_if_still(self) -> None:
        """Let whoever has the table tell what has happened meanwhile, unless something moves."""
        self.flow.rest_if_still()
        self.guide.rest_if_still()
        exercises = self.exercises
        if exercises is not None:
            exercises.rest_if_still()

    def shut_down(self) -> None:
        """End for good: the program is closed."""
        self.guide.shut_down()
        if self._training is not None:
            self._training.shut_down()

    def retranslate(self) -> None:
        """Say everything in another language, or with other words for cards."""
        self.flow.retranslate()
        self.guide.retranslate()
        if self._training is not None:
            self._training.retranslate()
        self.door.retranslate()

    def _begin_guide(self) -> None:
        self._lend()
        self.said.emit(self.tr("Guided deal: press Esc to leave at any time."))

    def _lend_to_exercises(self) -> None:
        self.guide.leave()
        self._lend()

    def _lend(self) -> None:
        """Have the table free, and remember who had it."""
        if self.door.is_open:
            self.door.close()
        elif self.flow.is_at_table:
            self._came_from_game = True
            self.flow.suspend()

    def _give_back(self) -> None:
        if self._came_from_game:
            self._came_from_game = False
            self.flow.reclaim()
        else:
            self.door.open()
        self.changed.emit()

    def _play_after_guide(self) -> None:
        if self._controller.is_game_running:
            self.flow.return_to_table()
        elif not self.guide.learned.close:
            self.flow.begin_chosen(chosen_by_rules(self.guide.learned, self._keeper.settings))
        else:
            self.door.play()
