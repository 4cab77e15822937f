"""What the command line means, and what is said of it where nothing can be printed."""

import json
import os
import shutil
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QTextDocumentFragment
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui import __version__
from sixtysix_gui.storage.files import write_atomically
from sixtysix_gui.storage.second_start import FOLDER_NAME, StartRequest
from sixtysix_gui.windows.desktop.application import DroppedFiles, QuitSignals, SecondStarts
from sixtysix_gui.windows.desktop.command_line import read_command_line
from sixtysix_gui.windows.desktop.system_boxes import show_words

NAMES = (
    "game.66r",
    "Grün Weiß – Übung 1.66r",
    "two  blanks .66r",
    "a%20b#1?.66r",
    "@list.66r",
    "牌 ♥.66r",
    "half \udcff letter.66r",
    "SECHSU~1.66R",
)


class Said(list[str]):
    """Keeps what would be shown."""

    def __call__(self, text: str) -> None:
        self.append(text)


@pytest.fixture
def said() -> Said:
    return Said()


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")


def take_streams_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes it a program that Windows started by a double click: both streams are None there."""
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)


@pytest.mark.parametrize("name", NAMES)
def test_a_record_is_known_by_its_whole_path(
    name: str, said: Said, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert read_command_line([name], said).file == tmp_path / name
    assert read_command_line([str(tmp_path / name)], said).file == tmp_path / name
    assert not said


@pytest.mark.parametrize("name", [name for name in NAMES if "\udcff" not in name])
def test_a_record_may_be_named_by_its_url(name: str, said: Said, tmp_path: Path) -> None:
    url = QUrl.fromLocalFile(str(tmp_path / name))
    encoded = url.toString(QUrl.ComponentFormattingOption.FullyEncoded)
    assert encoded.startswith("file:///")
    assert read_command_line([encoded], said).file == tmp_path / name


def test_a_record_whose_name_begins_with_a_hyphen(
    said: Said, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert read_command_line(["--", "-1.66r"], said).file == tmp_path / "-1.66r"


def test_without_a_record_there_is_none(said: Said) -> None:
    assert read_command_line([], said).file is None


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--fullscreen"], "--fullscreen"),
        (["one.66r", "two.66r"], "two.66r"),
        ([""], "the name of the record is empty"),
        (["--hurry"], "can only be used with --demo"),
        (["--demo", "one.66r"], "a demonstration cannot open a record"),
    ],
)
def test_without_streams_a_mistake_is_shown(
    arguments: list[str], part: str, said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_streams_away(monkeypatch)
    with pytest.raises(SystemExit) as exit_status:
        read_command_line(arguments, said)
    assert exit_status.value.code == 2
    (sentence,) = said
    assert part in sentence
    assert "sixtysix --help" in sentence
    assert len(sentence.splitlines()) == 1


@pytest.mark.parametrize(
    ("option", "part"), [("--help", "--screenshot FILE.png"), ("--version", __version__)]
)
def test_without_streams_what_is_asked_for_is_shown(
    option: str, part: str, said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_streams_away(monkeypatch)
    with pytest.raises(SystemExit) as exit_status:
        read_command_line([option], said)
    assert exit_status.value.code == 0
    assert part in "".join(said)


@pytest.mark.parametrize(
    ("language", "usage", "group", "refusal"),
    [
        ("de", "Aufruf: sixtysix", "Vorführung:", "eine Vorführung öffnet keine Aufzeichnung"),
        ("bg", "употреба: sixtysix", "демонстрация:", "демонстрацията не отваря запис"),
        ("hu", "használat: sixtysix", "bemutató:", "a bemutató nem nyit meg partijegyzéket"),
    ],
)
def test_it_is_told_in_the_language_of_the_environment(
    language: str,
    usage: str,
    group: str,
    refusal: str,
    said: Said,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LANGUAGE", f"xx:{language}")
    with pytest.raises(SystemExit):
        read_command_line(["--help"], said)
    printed = capsys.readouterr().out
    assert printed.startswith(usage)
    assert f"\n{group}\n" in printed
    with pytest.raises(SystemExit):
        read_command_line(["--demo", "one.66r"], said)
    assert refusal in capsys.readouterr().err
    assert os.environ["LANGUAGE"] == f"xx:{language}"  # which Qt reads afterwards


@pytest.mark.parametrize("arguments", [["--fullscreen"], ["--help"]])
def test_with_streams_nothing_is_shown(
    arguments: list[str], said: Said, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        read_command_line(arguments, said)
    assert not said
    assert "sixtysix" in "".join(capsys.readouterr())


@pytest.mark.parametrize(
    "text", ["<b>one</b> & a sentence.\n", "usage:\n  --demo   <b>begin</b> &amp;\n"]
)
def test_words_are_shown_as_they_are(qtbot: QtBot, text: str) -> None:
    seen: list[str] = []

    def read_and_close() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        plain = box.textFormat() is Qt.TextFormat.PlainText
        seen.append(
            box.text() if plain else QTextDocumentFragment.fromHtml(box.text()).toPlainText()
        )
        box.close()

    QTimer.singleShot(0, read_and_close)
    show_words(text)
    assert seen == [text.strip()]
    qtbot.wait(1)


# Second starts are heard as long as the program runs, whatever becomes of their folder.


@pytest.fixture
def starts(tmp_path: Path, qtbot: QtBot) -> Iterator[SecondStarts]:  # noqa: ARG001 - Qt must run
    made = SecondStarts(tmp_path)
    made.listen()
    yield made
    made.end()
    made.deleteLater()


@pytest.fixture
def heard(starts: SecondStarts) -> list[StartRequest]:
    requests: list[StartRequest] = []
    starts.asked.connect(requests.append)
    return requests


def ask(folder: Path, token: str) -> None:
    write_atomically(folder / "a.json", json.dumps({"file": None, "token": token}).encode())


def test_a_request_is_heard(heard: list[StartRequest], tmp_path: Path, qtbot: QtBot) -> None:
    ask(tmp_path / FOLDER_NAME, "t")
    qtbot.waitUntil(lambda: heard == [StartRequest(None, "t")])


def test_a_folder_that_was_removed_is_made_again(
    heard: list[StartRequest], tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / FOLDER_NAME
    for token in ("one", "two"):
        shutil.rmtree(folder)
        qtbot.waitUntil(folder.is_dir)
        ask(folder, token)
        qtbot.waitUntil(lambda token=token: StartRequest(None, token) in heard)


def test_a_folder_put_in_its_place_is_listened_to(
    heard: list[StartRequest], tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / FOLDER_NAME
    folder.rename(tmp_path / "away")
    folder.mkdir()
    ask(folder, "t")
    qtbot.waitUntil(lambda: heard == [StartRequest(None, "t")])


def test_a_link_put_in_its_place_is_left_alone(
    starts: SecondStarts, heard: list[StartRequest], tmp_path: Path
) -> None:
    folder, elsewhere = tmp_path / FOLDER_NAME, tmp_path / "elsewhere"
    elsewhere.mkdir()
    folder.rename(tmp_path / "away")
    folder.symlink_to(elsewhere, target_is_directory=True)
    ask(elsewhere, "t")
    starts.listen()
    assert heard == []
    assert [each.name for each in elsewhere.iterdir()] == ["a.json"]


# The signals by which a system asks a program to end.


def test_a_console_of_windows_that_is_closed_ends_the_program(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows has a signal of its own for that; elsewhere another one takes its place."""
    if sys.platform == "win32":
        stand_in = signal.SIGBREAK
    else:
        stand_in = signal.SIGUSR1
        monkeypatch.setattr(signal, "SIGBREAK", stand_in, raising=False)
    happened: list[int] = []
    before = signal.signal(stand_in, lambda number, _: happened.append(number))
    signals = QuitSignals()
    signals.install()
    try:
        with qtbot.waitSignal(signals.quit_wanted):
            signal.raise_signal(stand_in)
    finally:
        signals.remove()
        signal.raise_signal(stand_in)
        signal.signal(stand_in, before)
    assert happened == [stand_in], "not as it was before"


# One file that is dropped on a window is taken, anything else is refused on the way.


LEFT = Qt.MouseButton.LeftButton
BOTH = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
PLAIN = Qt.KeyboardModifier.NoModifier
GAME = QUrl.fromLocalFile("/home/ada/a game.66r")
REFUSED = {
    "nothing": [],
    "two files": [GAME, QUrl.fromLocalFile("/home/ada/other.66r")],
    "a page": [QUrl("https://example.org/game.66r")],
    "a page and a file": [QUrl("https://example.org/game.66r"), GAME],
}


def dragged(places: list[QUrl]) -> QMimeData:
    data = QMimeData()
    data.setText("text as well")
    data.setUrls(places)
    return data


@pytest.fixture
def taken(qtbot: QtBot) -> tuple[QWidget, list[Path]]:
    window = QWidget()
    qtbot.addWidget(window)
    paths: list[Path] = []
    DroppedFiles(window).dropped.connect(paths.append)
    return window, paths


def events(data: QMimeData) -> tuple[QDropEvent, ...]:
    at = QPoint(3, 3)
    return (
        QDragEnterEvent(at, BOTH, data, LEFT, PLAIN),
        QDragMoveEvent(at, BOTH, data, LEFT, PLAIN),
        QDropEvent(QPointF(at), BOTH, data, LEFT, PLAIN),
    )


def test_a_file_is_taken_once_and_stays_where_it_is(taken: tuple[QWidget, list[Path]]) -> None:
    window, paths = taken
    data = dragged([GAME])
    for event in events(data):
        QApplication.sendEvent(window, event)
        assert event.isAccepted()
        assert event.dropAction() == Qt.DropAction.CopyAction
    assert paths == [Path("/home/ada/a game.66r")]


@pytest.mark.parametrize("kind", REFUSED)
def test_anything_else_is_refused(kind: str, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    files = DroppedFiles(window)
    data = dragged(REFUSED[kind])
    for event in events(data):
        event.accept()
        with qtbot.assertNotEmitted(files.dropped):
            assert files.eventFilter(window, event)  # Qt sends no more of a drag that was refused
        assert not event.isAccepted()
