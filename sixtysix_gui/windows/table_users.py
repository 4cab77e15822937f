"""Who has the person's own table: the game, the start sheet or the guided deal, one at a time."""

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.windows.front_door import FrontDoor
from sixtysix_gui.windows.learning.guided_deal import GuidedDeal
from sixtysix_gui.windows.new_game.choice import chosen_by_rules
from sixtysix_gui.windows.playing.conductor import OwnTable
from sixtysix_gui.windows.playing.game_flow import GameFlow


class TableUsers(QObject):
    """Lets each come when it is asked for, and whoever was there go, or come back afterwards.

    Signals:
        changed: another one has the table, or what can be done there is another thing.
        said: str, a line that tells what the table is used for.
    """

    changed = Signal()
    said = Signal(str)

    def __init__(self, own: OwnTable, parent: QObject) -> None:
        """Begin with the game at the table."""
        super().__init__(parent)
        self._controller = own.controller
        self._sheets = own.sheets
        self._keeper = own.keeper
        self.flow = GameFlow(own, parent)
        self.door = FrontDoor(self.flow, own, parent)
        self.guide = GuidedDeal(own, lambda: own.controller.is_game_running, parent)
        self._came_from_game = False
        self.flow.possibilities_changed.connect(self.changed)
        self.flow.passed.said.connect(self.said)
        self.flow.help.said.connect(self.said)
        self.flow.table_needed.connect(self.guide.leave)
        self.flow.table_needed.connect(self.door.close)
        self.flow.leave_wanted.connect(self.door.open)
        self.door.possibilities_changed.connect(self.changed)
        self.door.guide_wanted.connect(self.show_how)
        self.door.look_back_wanted.connect(self.flow.look_back)
        self.guide.begun.connect(self._begin_guide)
        self.guide.left.connect(self._end_guide)
        self.guide.possibilities_changed.connect(self.changed)
        self.guide.game_wanted.connect(self._play_after_guide)

    @property
    def at_table(self) -> GuidedDeal | GameFlow:
        """Whose table it is: the guided deal's while it runs, else the game's."""
        return self.guide if self.guide.is_running else self.flow

    def leave(self) -> None:
        """Leave the table: the game that is played becomes an open one."""
        self.flow.put_away()
        self.door.open()

    def show_how(self, game: str) -> None:
        """Begin the guided deal of a game."""
        self.guide.begin(game)

    def open_door_if_idle(self) -> None:
        """Lay the start sheet where no one plays and nothing else lies."""
        plays = self._controller.setup is not None or self.guide.is_running
        if self._sheets.sheet is None and not plays:
            self.door.open()

    def rest_if_still(self) -> None:
        """Let whoever has the table tell what has happened meanwhile, unless something moves."""
        self.flow.rest_if_still()
        self.guide.rest_if_still()

    def retranslate(self) -> None:
        """Say everything in another language, or with other words for cards."""
        self.flow.retranslate()
        self.guide.retranslate()
        self.door.retranslate()

    def _begin_guide(self) -> None:
        if self.door.is_open:
            self.door.close()
        else:
            self._came_from_game = True
            self.flow.suspend()
        self.said.emit(self.tr("Guided deal: press Esc to leave at any time."))

    def _end_guide(self) -> None:
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
