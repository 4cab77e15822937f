"""A window with the deal of the day, over a folder that outlives it, and a player for the Ace."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.training.day import played_by_ace
from sixtysix_gui.training.kept.days import DayBook
from sixtysix_gui.windows.archive.keeper import ArchiveKeeper
from sixtysix_gui.windows.day.door import DayDoor
from sixtysix_gui.windows.day.sheets import AfterSheet, BeforeSheet
from sixtysix_gui.windows.training.keeper import TrainingKeeper
from sixtysix_gui.windows.viewer.ace_at_work import AceTask
from tests.helpers.windows.game_window import Desk, open_desk, play_on

TODAY = date(2026, 11, 22)
QUICK = Settings(speed="none", welcomed=True)


class HeldAce(QObject):
    """Plays by rules of thumb, and only when the test says so."""

    played = Signal(object, object)
    failed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.tasks: list[AceTask] = []

    def play(self, task: AceTask) -> None:
        if task not in self.tasks:
            self.tasks.append(task)

    def is_playing(self, task: AceTask) -> bool:
        return task in self.tasks

    def shut_down(self) -> bool:
        return True

    def finish(self) -> None:
        task = self.tasks.pop()

        def find(*_: object) -> object:
            return player_named("simple", task.wanted.record.rules)

        self.played.emit(task, played_by_ace(task.wanted, task.names, find, bool))  # pyright: ignore[reportArgumentType]

    def fail(self) -> None:
        self.failed.emit(self.tasks.pop())


@dataclass
class DayDesk:
    """A desk and its door; ``today``, and the rules that are trained, may be set."""

    desk: Desk
    door: DayDoor
    ace: HeldAce
    archive: ArchiveKeeper
    training: TrainingKeeper
    qtbot: QtBot
    today: date = TODAY
    rules: str = "german-66"

    @property
    def days(self) -> DayBook:
        return self.training.practice.days

    @property
    def before(self) -> BeforeSheet:
        sheet = self.door.sheet
        assert isinstance(sheet, BeforeSheet)
        return sheet

    @property
    def after(self) -> AfterSheet:
        sheet = self.door.sheet
        assert isinstance(sheet, AfterSheet)
        return sheet

    def press(self, name: str) -> None:
        """Press a button of the sheet that lies on the table."""
        sheet = self.desk.sheet
        assert sheet is not None
        button = sheet.findChild(QPushButton, name)
        assert isinstance(button, QPushButton), name
        button.click()

    def play_to_end(self) -> None:
        """Play until the sheet of the result lies there, and go on from it."""
        play_on(self.desk, self.qtbot)
        self.press("continue")

    def give_up(self) -> None:
        """Resign, which is the quickest end of a deal."""
        self.desk.controller.resign()
        self.desk.table.finish_motions()
        self.qtbot.waitUntil(lambda: self.door.sheet is not None)

    def build(self) -> None:
        """Let the archive know of all games."""
        with self.qtbot.waitSignal(self.archive.built, timeout=10_000):
            self.archive.refresh()

    def close(self) -> None:
        """End everything, as a kill would: nothing is kept here that was not kept before."""
        self.door.shut_down()
        self.training.shut_down()
        self.archive.shut_down()
        self.desk.window.close()
        self.desk.window.deleteLater()
        self.desk.translations.remove()


MakeDayDesk = Callable[..., DayDesk]


def open_day_desk(qtbot: QtBot, settings: Settings = QUICK) -> DayDesk:
    """Open a window over the data folder; the saved game goes on."""
    desk = open_desk(player_named("simple", rule_set()), settings)
    window = desk.window
    archive = ArchiveKeeper(data_folder(), window)
    training = TrainingKeeper(archive, window)
    ace = HeldAce()
    made: list[DayDesk] = []
    door = DayDoor(
        window.flow,
        training,
        archive,
        window,
        rules=lambda: made[0].rules,
        today=lambda: made[0].today if made else TODAY,
        ace=ace,  # pyright: ignore[reportArgumentType]
    )
    window.flow.show_day = door.show_end
    window.flow.day_over.disconnect()  # the window's own door only reads here
    window.flow.day_over.connect(door.take_end)
    made.append(DayDesk(desk, door, ace, archive, training, qtbot))
    window.begin()
    return made[0]
