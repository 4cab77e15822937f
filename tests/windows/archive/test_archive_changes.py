"""What a person sees of deleting, restoring, exporting, copying and taking in."""

import errno
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.archive.changing import Changes
from sixtysix_gui.archive.rows import (
    Company,
    GameRow,
    GameStanding,
    Length,
    Origin,
    PlaceInFile,
    RulesText,
)
from sixtysix_gui.archive.taking_in import Intake
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.archive.act_strip import ActStrip, StripAct
from sixtysix_gui.windows.archive.changes import ArchiveChanges, DeletedSheet
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper
from sixtysix_gui.windows.sheets.questions import QuestionLayer
from tests.helpers.deals.record_texts import golden_record

NOW = datetime(2026, 2, 3, 4, 5, 6)
MONTH = "2026-01.66r"


def game(name: str, record: str) -> str:
    tags = f'[Date "2026-01-09"]\n[Game "{name}"]\n'
    return golden_record(record).replace("[A ", f"{tags}[A ", 1)


A, B = game("a", "r1"), game("b", "r3")


def row(
    name: str,
    origin: Origin = Origin.FINISHED,
    standing: GameStanding = GameStanding.WON,
    length: Length = "game",
) -> GameRow:
    return GameRow(
        PlaceInFile(MONTH, name, 0, 1),
        origin,
        "2026-01-09",
        "18:40",
        RulesText("german-66"),
        Company(Seat.A, ("Anna", "Bruno"), ("", "")),
        length,
        standing,
        (7, 3),
        1,
    )


ROW_A, ROW_B = row("a"), row("b", length="bummerl")
OPENED = row("c", Origin.OPEN, GameStanding.OPEN)


class Desk:
    """A window with the changes, and what they have said."""

    def __init__(self, home: Path, qtbot: QtBot, *, only_reads: bool = False) -> None:
        """Show the window."""
        self.home, self.qtbot = home, qtbot
        self.window = QWidget()
        self.window.resize(900, 600)
        self.field, self.list = QLineEdit(self.window), QPushButton(self.window)
        self.taken_back: list[int] = []
        take_back = QShortcut(QKeySequence("Ctrl+Z"), self.window)
        take_back.activated.connect(lambda: self.taken_back.append(1))
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.list.setFocus()
        self.strip = ActStrip(self.window, lambda: 16.0)
        self.changes = ArchiveChanges(
            self.window,
            self.strip,
            Changes(home, only_reads=only_reads, now=lambda: NOW),
            SettingsKeeper(Settings()),
            lambda: date(2026, 2, 3),
        )
        self.told: list[str] = []
        self.spoken: list[str] = []
        self.changed: list[int] = []
        self.changes.told.connect(self.told.append)
        self.strip.told.connect(self.spoken.append)
        self.changes.changed.connect(lambda: self.changed.append(1))

    def rest(self) -> None:
        """Wait until files are as they will be."""
        self.qtbot.waitUntil(lambda: not self.changes.is_busy)

    @property
    def layer(self) -> QuestionLayer:
        (layer,) = self.window.findChildren(QuestionLayer)
        return layer

    def answer(self, name: str) -> None:
        sheet = self.layer.sheet or self.layer.page
        assert sheet is not None
        button = sheet.findChild(QPushButton, name)
        assert isinstance(button, QPushButton)
        button.click()
        self.rest()

    def asked(self) -> tuple[str, str]:
        sheet = self.layer.sheet
        assert sheet is not None
        return sheet.question.head, sheet.question.line

    def delete(self, *rows: GameRow) -> None:
        self.changes.delete(rows)
        self.answer("answer")

    def press(self, key: str) -> None:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keySequence(focused, QKeySequence(key))
        self.rest()

    @property
    def month(self) -> str:
        path = self.home / "games" / MONTH
        return path.read_text("utf-8") if path.exists() else ""


MakeDesk = Callable[..., Desk]


@pytest.fixture
def make_desk(tmp_path: Path, qtbot: QtBot) -> Iterator[MakeDesk]:
    desks: list[Desk] = []
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / MONTH).write_text(f"{A}\n{B}", "utf-8")

    def make(*, only_reads: bool = False) -> Desk:
        desks.append(Desk(tmp_path, qtbot, only_reads=only_reads))
        return desks[-1]

    yield make
    for desk in desks:
        desk.changes.shut_down()
        desk.strip.put_away()


@pytest.mark.parametrize("answer", ["safe", "answer"])
def test_deleting_asks_first_and_the_safe_answer_keeps(answer: str, make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.changes.delete([ROW_A])
    assert desk.asked() == (
        "Delete 1 game(s)?",
        "Deleted games no longer count in your statistics. You can restore them for 30 days.",
    )
    sheet = desk.layer.sheet
    assert sheet is not None
    assert sheet.main_button is not None
    assert sheet.main_button.text() == "Keep"
    desk.answer(answer)
    is_deleted = answer == "answer"
    assert (desk.month == B) is is_deleted
    assert bool(desk.changed) is is_deleted
    assert desk.strip.text == ("1 game(s) deleted." if is_deleted else "")


@pytest.mark.parametrize("way", ["key", "button", "key in a field", "menu"])
def test_deleting_is_undone(way: str, make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.delete(ROW_A, ROW_B)
    assert desk.month == ""
    assert desk.spoken == ["2 game(s) deleted. Undo: Ctrl+Z"]
    if way == "button":
        assert desk.strip.button is not None
        desk.strip.button.click()
    elif way == "menu":
        desk.changes.undo()
    else:
        (desk.field if way == "key in a field" else desk.list).setFocus()
        desk.press("Ctrl+Z")
    desk.rest()
    desk.list.setFocus()
    assert desk.month == f"{A}\n{B}"
    assert desk.told == ["2 game(s) restored."]
    assert desk.strip.text == ""
    assert desk.taken_back == [], "the window's own Ctrl+Z waits until the strip is gone"
    desk.press("Ctrl+Z")
    assert desk.taken_back == [1]
    assert desk.month == f"{A}\n{B}"


def test_what_is_written_in_a_field_is_undone_first(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.delete(ROW_A)
    desk.field.setFocus()
    QTest.keyClicks(desk.field, "queen")
    desk.press("Ctrl+Z")
    assert desk.field.text() == ""
    assert desk.month == B
    desk.press("Ctrl+Z")
    assert desk.month == f"{A}\n{B}"


def test_the_strip_goes_and_the_games_can_still_be_restored(
    make_desk: MakeDesk,
) -> None:
    desk = make_desk()
    desk.delete(ROW_A)
    desk.strip.put_away()
    desk.press("Ctrl+Z")
    assert desk.taken_back == [1]
    desk.changes.show_deleted()
    page = desk.layer.page
    assert isinstance(page, DeletedSheet)
    link = page.findChild(QPushButton, "restore-0")
    assert isinstance(link, QPushButton)
    assert link.accessibleName() == (
        "Restore: Sixty-Six: Anna, Bruno, 1\u00a0:\u00a00, 9 Jan 2026; deleted on 3 Feb 2026"
    )
    link.click()
    desk.rest()
    assert desk.month == f"{A}\n{B}"
    assert desk.layer.page is None
    assert not desk.changes.has_deleted


def test_at_the_table_the_strip_offers_nothing_any_more(make_desk: MakeDesk, qtbot: QtBot) -> None:
    """The key takes back a move there; a sheet that is written anew in another size stays one."""
    desk = make_desk()
    small, large = QWidget(desk.window), QWidget(desk.window)
    desk.changes.take_drops(small)
    desk.delete(ROW_A)
    desk.changes.take_drops(large)
    small.deleteLater()
    qtbot.wait(20)
    assert desk.strip.text == "1 game(s) deleted."
    large.deleteLater()
    qtbot.waitUntil(lambda: not desk.strip.text)


def test_a_page_without_deleted_games_says_so(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.changes.show_deleted()
    page = desk.layer.page
    assert page is not None
    assert page.main_button is not None
    assert page.main_button.accessibleDescription() == "There are no deleted games."


def test_only_open_games_are_not_deleted(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.changes.delete([OPENED])
    assert desk.told == ["Open games are not deleted. Resign a game if you want to end it."]
    desk.delete(OPENED, ROW_A)
    assert desk.strip.text.startswith("1 game(s) deleted. Open games are not deleted.")


def test_a_game_that_is_gone_leaves_nothing_to_undo(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.delete(row("gone"))
    assert desk.told == ["1 game(s) could no longer be found."]
    assert desk.strip.text == ""
    assert desk.changed == [1], "the list is out of date"


@pytest.mark.parametrize("only_reads", [False, True])
def test_what_cannot_be_deleted_is_told(
    only_reads: bool, make_desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = make_desk(only_reads=only_reads)

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    desk.delete(ROW_A)
    head, line = desk.asked()
    assert head == "The games were not deleted"
    assert ("it is open for reading only" if only_reads else "No space left on device") in line
    assert desk.month == f"{A}\n{B}"


def test_what_a_full_disk_left_deleted_can_be_undone(
    make_desk: MakeDesk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    desk = make_desk()
    (tmp_path / "games" / "2026-02.66r").write_text(game("d", "r3"), "utf-8")
    later = replace(ROW_B, place=PlaceInFile("2026-02.66r", "d", 0, 1))
    writes, really = list[int](), os.fsync

    def full(descriptor: int) -> None:
        writes.append(descriptor)
        if len(writes) > 2:
            raise OSError(errno.ENOSPC, "No space left on device")
        really(descriptor)

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        desk.delete(ROW_A, later)
    head, line = desk.asked()
    assert head == "Not all games were deleted"
    assert line.startswith("1 game(s) deleted. ")
    assert "No space left on device" in line
    assert (desk.month, desk.changed) == (B, [1])
    desk.answer("answer")
    assert desk.month == f"{A}\n{B}"


# ---------------------------------------------------------------------------------- taking in


def drop(widget: QWidget, *urls: QUrl) -> bool:
    """Drag something over a widget, and drop it if it is taken."""
    dragged = QMimeData()
    dragged.setUrls(urls)
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, dragged, left, none)
    QApplication.sendEvent(widget, enter)
    if not enter.isAccepted():
        return False
    fall = QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, dragged, left, none)
    return QApplication.sendEvent(widget, fall)


def url(path: Path) -> QUrl:
    return QUrl.fromLocalFile(str(path))


def test_files_and_folders_are_taken_in_by_dropping(make_desk: MakeDesk, tmp_path: Path) -> None:
    desk = make_desk()
    folder = tmp_path / "friend"
    folder.mkdir()
    (folder / "1.66r").write_text(game("x", "r1"), "utf-8")
    (tmp_path / "2.66r").write_text(f"{game('y', 'r3')}\n{B}", "utf-8")
    sheet = QWidget(desk.window)
    desk.changes.take_drops(sheet)
    assert drop(sheet, url(folder), url(tmp_path / "2.66r"))
    desk.rest()
    assert desk.told == ["2 game(s) added. 1 game(s) already in the archive."]
    assert desk.changed == [1]
    assert len(list((tmp_path / "games" / "elsewhere").iterdir())) == 2
    assert desk.strip.text == ""


@pytest.mark.parametrize("urls", [[], [QUrl("https://example.org/1.66r")]])
def test_anything_else_is_refused_while_it_is_dragged(
    urls: list[QUrl], make_desk: MakeDesk
) -> None:
    desk = make_desk()
    sheet = QWidget(desk.window)
    desk.changes.take_drops(sheet)
    assert not drop(sheet, *urls)


def test_what_is_wrong_with_files_is_told_with_what_was_added(
    make_desk: MakeDesk, tmp_path: Path
) -> None:
    desk = make_desk()
    good, bad = tmp_path / "good.66r", tmp_path / "<b>bad<b>.66r"
    good.write_text(game("x", "r1"), "utf-8")
    bad.write_text("Dear Anna", "utf-8")
    missing = [tmp_path / f"{number}.66r" for number in range(5)]
    desk.changes.take_in([bad, *missing, good])
    desk.rest()
    head, line = desk.asked()
    assert head == "Not everything could be added"
    lines = line.split("\n")
    assert lines[0].startswith("“<b>bad<b>.66r” cannot be read: record 1, line 1")
    assert lines[1] == "0.66r cannot be read: No such file or directory."
    assert lines[-2:] == ["2 more file(s) could not be read completely.", "1 game(s) added."]


def test_a_file_without_anything_new_changes_nothing(make_desk: MakeDesk, tmp_path: Path) -> None:
    desk = make_desk()
    (tmp_path / "1.66r").write_text(A, "utf-8")
    desk.changes.take_in([tmp_path / "1.66r"])
    desk.rest()
    assert (desk.told, desk.changed) == (["1 game(s) already in the archive."], [])


def test_reading_can_be_stopped(make_desk: MakeDesk, tmp_path: Path, qtbot: QtBot) -> None:
    desk = make_desk()
    paths = [tmp_path / f"{number}.66r" for number in range(300)]
    for number, path in enumerate(paths):
        path.write_text(game(f"x{number}", "r3"), "utf-8")
    desk.changes.take_in(paths)
    qtbot.waitUntil(lambda: desk.strip.text.startswith("Reading games: "))
    assert desk.strip.button is not None
    assert desk.strip.button.text() == "Stop"
    desk.strip.button.click()
    desk.rest()
    assert desk.told[-1].endswith("The rest was not read.")


def test_an_unexpected_error_leaves_no_strip(
    make_desk: MakeDesk, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = make_desk()

    def fail(_: Intake, __: object, ___: object, progress: Callable[[int, int], None]) -> None:
        progress(0, 10)
        raise ZeroDivisionError

    monkeypatch.setattr(Intake, "take_in", fail)
    with qtbot.captureExceptions() as exceptions:
        desk.changes.take_in([tmp_path / "1.66r"])
        desk.rest()
    assert (desk.strip.text, len(exceptions)) == ("", 1)


def test_files_are_chosen_in_a_dialog(make_desk: MakeDesk, tmp_path: Path) -> None:
    desk = make_desk()
    (tmp_path / "1.66r").write_text(game("x", "r1"), "utf-8")
    desk.changes.choose_to_open()
    (dialog,) = desk.window.findChildren(QFileDialog)
    assert dialog.windowTitle() == "Add games from files"
    dialog.filesSelected.emit([str(tmp_path / "1.66r")])
    dialog.close()
    desk.rest()
    assert desk.told == ["1 game(s) added."]


# ------------------------------------------------------------------------ export, clipboard, end


@pytest.mark.parametrize(
    ("rows", "name", "said"),
    [
        ([ROW_A], "Sixty-Six 2026-01-09.66r", "1 game(s) exported as mine.66r."),
        ([ROW_A, ROW_B], "Sixty-Six games 2026-02-03.66r", "2 game(s) exported as mine.66r."),
    ],
)
def test_games_are_exported_to_one_file(
    rows: list[GameRow], name: str, said: str, make_desk: MakeDesk, tmp_path: Path
) -> None:
    desk = make_desk()
    desk.changes.export(rows)
    (dialog,) = desk.window.findChildren(QFileDialog)
    assert Path(dialog.selectedFiles()[0]).name == name
    dialog.fileSelected.emit(str(tmp_path / "mine.66r"))
    dialog.close()
    desk.rest()
    assert desk.told == [said]
    assert (tmp_path / "mine.66r").read_text("utf-8") == "\n".join([A, B][: len(rows)])


def test_an_export_that_cannot_be_written_says_so(make_desk: MakeDesk, tmp_path: Path) -> None:
    desk = make_desk()
    (tmp_path / "file").write_text("", "utf-8")
    desk.changes.export_to(tmp_path / "file" / "mine.66r", [ROW_A])
    desk.rest()
    assert desk.asked()[0] == "Nothing was exported"


def test_games_are_copied_as_lines_of_text(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.changes.copy([ROW_A, ROW_B])
    assert QGuiApplication.clipboard().text() == (
        "9 Jan 2026 18:40\tSixty-Six\tBruno\t7 : 3\n"
        "9 Jan 2026 18:40\tSixty-Six\tBruno\t7 : 3\tBummerl"
    )
    assert desk.told == ["2 game(s) copied as text."]


def test_a_name_is_no_formula_of_a_spreadsheet(make_desk: MakeDesk) -> None:
    company = Company(Seat.A, ("Anna", '=HYPERLINK("x")\t+1'), ("", ""))
    make_desk().changes.copy([replace(ROW_A, company=company)])
    copied = QGuiApplication.clipboard().text().split("\t")
    assert copied[2:] == ['\'=HYPERLINK("x") +1', "7 : 3"]


def test_what_is_being_written_is_waited_for_at_the_end(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.changes.delete([ROW_A])
    sheet = desk.layer.sheet
    assert sheet is not None
    button = sheet.findChild(QPushButton, "answer")
    assert isinstance(button, QPushButton)
    button.click()
    desk.changes.shut_down()
    assert desk.month in (B, f"{A}\n{B}")
    desk.changes.delete([ROW_B])


def test_at_the_start_what_is_old_is_removed_in_the_background(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.changes.begin()
    desk.rest()
    assert desk.told == []


@pytest.mark.parametrize("width", [500, 900, 1900])
@pytest.mark.parametrize("unit", [13.0, 32.0])
def test_the_strip_stays_within_the_window(width: int, unit: float, make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.window.resize(width, 600)
    strip = ActStrip(desk.window, lambda: unit)
    desk.strip = strip
    text = "12 games deleted. Open games are not deleted. Resign a game if you want to end it."
    strip.offer(text, StripAct("Undo", lambda: None, Purpose.ARCHIVE_UNDO))
    QApplication.processEvents()
    assert desk.window.rect().contains(strip.geometry())
    desk.window.resize(width + 100, 600)
    QApplication.processEvents()
    assert abs(strip.geometry().center().x() - desk.window.rect().center().x()) <= 1
    assert strip.button is not None
    assert strip.rect().contains(strip.button.geometry())
