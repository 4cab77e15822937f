"""The one window of the statistics in a whole program: opened, refreshed, written again, closed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper
from sixtysix_gui.windows.statistics.door import StatisticsDoor
from sixtysix_gui.windows.statistics.pages.all_pages import StatisticsPage
from sixtysix_gui.windows.statistics.window import StatisticsWindow
from tests.helpers.rows import each_row
from tests.helpers.windows.settled import settle
from tests.windows.conftest import Speak, UsePage
from tests.windows.statistics.statistics_window import MadeUpArchive, MadeUpCoach, career

pytestmark = pytest.mark.window


class MadeUpKeeper(QObject):
    """Keeps a made-up archive."""

    changed = Signal()
    progress = Signal(int, int)
    built = Signal()

    def __init__(self, data_folder: Path, *, only_reads: bool = False) -> None:
        super().__init__()
        self.archive = MadeUpArchive(career())
        self.data_folder = data_folder
        self.only_reads = only_reads
        self.is_building = False
        self.refreshed = 0

    def refresh(self) -> None:
        self.refreshed += 1


class Program:
    """A window with a door to the statistics."""

    def __init__(self, folder: Path, *, only_reads: bool = False) -> None:
        self.window = QWidget()
        self.window.resize(1280, 800)
        self.settings = SettingsKeeper(Settings())
        self.keeper = MadeUpKeeper(folder, only_reads=only_reads)
        self.checked: list[QWidget] = []
        self.door = StatisticsDoor(
            self.window,
            self.settings,
            self.keeper,  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
            self.checked.append,
            MadeUpCoach(),  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
        )
        self.settings.changed.connect(self.door.use_settings)

    def open(self) -> StatisticsWindow:
        self.door.open()
        settle()
        assert self.door.window is not None
        return self.door.window

    @property
    def windows(self) -> list[StatisticsWindow]:
        return [each for each in self.window.findChildren(StatisticsWindow) if each.isVisible()]


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path, look_like: UsePage) -> Iterator[Program]:
    del look_like
    made = Program(tmp_path)
    qtbot.addWidget(made.window)
    made.window.show()
    yield made
    made.door.shut_down()


def test_there_is_one_window(program: Program) -> None:
    first = program.open()
    assert program.open() is first
    assert program.windows == [first]
    first.close()
    assert program.door.window is None
    assert program.open() is not first


def test_whenever_it_is_opened_it_is_looked_whether_files_have_changed(program: Program) -> None:
    program.open()
    assert program.keeper.refreshed == 1
    program.open()
    assert program.keeper.refreshed == 2


def test_the_page_that_tells_of_the_training_is_written_again_after_an_answer(
    program: Program,
) -> None:
    window = program.open()
    for page, is_written in ((StatisticsPage.OVERVIEW, False), (StatisticsPage.DATA, True)):
        window.show_page(page)
        before = window.column
        program.door.show_training()
        assert (window.column is not before) is is_written


def test_it_is_not_in_the_way_of_the_game(program: Program) -> None:
    window = program.open()
    assert window.windowModality() is Qt.WindowModality.NonModal
    assert window.isWindow()


@each_row("key, purpose", [("Ctrl+N", Purpose.NEW_GAME), ("Ctrl+E", Purpose.ARCHIVE)])
def test_keys_of_the_game_are_passed_on_to_its_window(
    program: Program, qtbot: QtBot, key: str, purpose: Purpose
) -> None:
    window = program.open()
    qtbot.waitUntil(window.isActiveWindow)
    pressed: list[Purpose] = []
    program.door.key_pressed.connect(pressed.append)
    QTest.keySequence(window, QKeySequence(key))
    assert pressed == [purpose]
    qtbot.waitUntil(program.window.isActiveWindow)
    assert program.windows == [window]


def test_page_and_filters_stay_while_the_program_runs(program: Program) -> None:
    program.open().show_page(StatisticsPage.THEMES)
    program.open().close()
    assert program.open().page is StatisticsPage.THEMES


def test_it_comes_back_where_it_was(program: Program) -> None:
    window = program.open()
    window.setMinimumSize(1, 1)
    window.setGeometry(60, 80, 640, 480)
    settle()
    before = window.pos()
    window.close()
    again = program.open()
    assert again.pos() == before
    assert again.width() >= 640


def test_it_follows_the_archive(program: Program) -> None:
    window = program.open()
    program.keeper.archive.deals_known = career(deals=66)
    program.keeper.changed.emit()
    assert window.column.charts[0].points[1].startswith("Deals: 66, ")


def test_while_the_index_is_made_what_is_seen_stays(program: Program) -> None:
    window = program.open()
    program.keeper.is_building = True
    program.keeper.archive.deals_known = career(deals=66)
    program.keeper.changed.emit()
    assert window.column.charts[0].points[1].startswith("Deals: 60, ")
    program.keeper.is_building = False
    program.keeper.built.emit()
    assert window.column.charts[0].points[1].startswith("Deals: 66, ")


def test_an_empty_window_says_how_far_the_index_is(program: Program) -> None:
    program.keeper.archive.deals_known = []
    window = program.open()
    program.keeper.is_building = True
    program.keeper.progress.emit(20, 100)
    assert window.column.sentence == "The archive is being read: 20 of 100 games."
    program.keeper.archive.deals_known = career()
    program.keeper.changed.emit()
    assert window.column.charts


def test_another_deck_changes_the_names(program: Program) -> None:
    window = program.open()
    program.settings.change(deck="german")
    settle()
    rod = window.column.charts[-1]
    assert [point.partition(",")[0] for point in rod.points[-5:]] == [
        "Nine",
        "Unter",
        "Ober",
        "King",
        "Daus",
    ]


def test_a_larger_text_is_written_again(program: Program, look_like: UsePage) -> None:
    from sixtysix_gui.windows.settings.settings_keeper import page_of

    window = program.open()
    before = window.column.unit
    look_like(page_of(Settings(text_size=150)))
    program.settings.change(text_size=150)
    settle()
    assert window.column.unit == pytest.approx(1.5 * before, abs=1)


def test_another_language_is_spoken_at_once(program: Program, speak: Speak) -> None:
    window = program.open()
    speak("de")
    settle()
    assert window.isVisible()
    assert window.findChild(QPushButton, "close") is not None


def test_what_is_forgotten_is_read_again(program: Program) -> None:
    program.door.open()
    before = program.keeper.refreshed
    program.door.data.changed.emit()
    assert program.keeper.refreshed == before + 1


def test_dialogs_lie_over_the_window(program: Program) -> None:
    window = program.open()
    window.show_page(StatisticsPage.DATA)
    window.column.findChild(QPushButton, "export-csv").click()  # type: ignore[union-attr]
    (dialog,) = window.findChildren(QFileDialog)
    assert dialog.parentWidget() is window
    dialog.close()


@pytest.mark.parametrize("only_reads", [False, True])
def test_a_second_program_can_forget_nothing(
    qtbot: QtBot, tmp_path: Path, only_reads: bool
) -> None:
    program = Program(tmp_path, only_reads=only_reads)
    qtbot.addWidget(program.window)
    window = program.open()
    window.show_page(StatisticsPage.DATA)
    button = window.column.findChild(QPushButton, "forget-games")
    assert (button is None) is only_reads
    program.door.shut_down()
