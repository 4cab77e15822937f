"""Less motion where the system asks for it, unless the person has chosen a pace."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import Speed as SpeedSetting
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.windows.desktop.power import linux_says_so
from sixtysix_gui.windows.desktop.system_motion import (
    MAC_QUESTION,
    CommandQuestion,
    ProcessQuestion,
    SystemMotion,
    asked_on,
    kde_asks_for_less_motion,
    wants_less_motion,
)
from sixtysix_gui.windows.settings.settings_keeper import speed_of, table_options
from tests.helpers.rows import each_row
from tests.helpers.windows.found import child

BUS = {"DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/bus"}
Watch = Callable[..., SystemMotion]


def unknown() -> bool:
    return False


def answering(answer: str, then: str = "") -> CommandQuestion:
    """A system that prints an answer and then does something else."""
    code = f"import sys, time; sys.stdout.write({answer!r}); {then or 'pass'}"
    return CommandQuestion((sys.executable, "-c", code), lambda said: said == "less")


@pytest.fixture
def watch(qapp: QApplication) -> Iterator[Watch]:
    made: list[SystemMotion] = []

    def make(question: CommandQuestion | None, known: Callable[[], bool] = unknown) -> SystemMotion:
        asked = None if question is None else ProcessQuestion(question, qapp)
        made.append(SystemMotion(qapp, asked, known))
        if asked is not None:
            asked.setParent(made[-1])
        return made[-1]

    yield make
    for one in made:
        one.stop()
        one.setParent(None)
        one.deleteLater()
    qapp.setProperty("sixtysix_reduced_motion", None)


def test_it_is_asked_at_the_start_and_answered_later(qtbot: QtBot, watch: Watch) -> None:
    motion = watch(answering("less"))
    assert not wants_less_motion()
    with qtbot.waitSignal(motion.changed):
        pass
    assert wants_less_motion()


@pytest.mark.parametrize("answer", ["more", ""])
def test_another_answer_changes_nothing(qtbot: QtBot, watch: Watch, answer: str) -> None:
    motion = watch(answering(answer))
    with qtbot.assertNotEmitted(motion.changed, wait=300):
        pass
    assert not wants_less_motion()


@pytest.mark.parametrize(
    "question",
    [
        answering("less", then="sys.exit(1)"),
        CommandQuestion(("no-such-program-66",), lambda _: True),
        None,
    ],
)
def test_a_system_that_cannot_answer_has_no_wish(
    qtbot: QtBot, watch: Watch, question: CommandQuestion | None
) -> None:
    motion = watch(question)
    with qtbot.assertNotEmitted(motion.changed, wait=300):
        pass
    assert not wants_less_motion()


def test_nothing_waits_for_a_system_that_never_answers(qtbot: QtBot, watch: Watch) -> None:
    motion = watch(answering("", then="time.sleep(60)"))
    asking = child(motion, QProcess)
    qtbot.waitUntil(lambda: asking.state() is QProcess.ProcessState.Running)
    motion.stop()
    assert asking.state() is QProcess.ProcessState.NotRunning
    assert not wants_less_motion()


def test_it_is_asked_again_when_the_program_comes_to_the_front(
    qapp: QApplication, watch: Watch
) -> None:
    answers = [False, True, False]
    motion = watch(None, lambda: answers.pop(0))
    changes: list[bool] = []
    motion.changed.connect(lambda: changes.append(wants_less_motion()))
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert changes == []
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert changes == [True, False]


def test_an_endless_answer_is_none(qtbot: QtBot, watch: Watch) -> None:
    endless = "sys.stdout.writelines(iter(lambda: 'less' * 1000, ''))"
    motion = watch(answering("", then=endless))
    asking = child(motion, QProcess)
    qtbot.waitUntil(lambda: asking.state() is QProcess.ProcessState.NotRunning)
    assert asking.exitStatus() is QProcess.ExitStatus.CrashExit
    assert not wants_less_motion()


@each_row(("answer", "less"), [("1\n", True), ("0\n", False), ("", False)])
def test_what_a_mac_says(answer: str, less: bool) -> None:
    assert MAC_QUESTION.is_yes(answer) is less


def test_a_mac_is_asked_by_a_command(qapp: QApplication) -> None:
    asked = asked_on("darwin", {}, qapp)
    assert isinstance(asked, ProcessQuestion)
    asked.setParent(None)
    asked.deleteLater()


@each_row(("platform", "environment"), [("linux", {}), ("win32", BUS)])
def test_where_nobody_could_answer_nothing_is_asked(
    qapp: QApplication, platform: str, environment: dict[str, str]
) -> None:
    assert asked_on(platform, environment, qapp) is None


@pytest.mark.parametrize(
    ("chosen", "asked", "speed"),
    [
        ("system", False, Speed.NORMAL),
        ("system", True, Speed.NONE),
        ("slow", True, Speed.SLOW),
        ("normal", True, Speed.NORMAL),
        ("none", False, Speed.NONE),
    ],
)
def test_a_chosen_pace_counts_more_than_the_systems_wish(
    watch: Watch, chosen: SpeedSetting, asked: bool, speed: Speed
) -> None:
    watch(None, lambda: asked)
    settings = Settings(speed=chosen)
    assert speed_of(settings) is speed
    assert table_options(settings).speed == speed.value


def test_a_new_installation_follows_the_system() -> None:
    assert Settings().speed == "system"


# What KDE has written down about motion, in files of every kind.


NO_MOTION = "[KDE]\nAnimationDurationFactor=0\n"


def says(folder: Path, desktop: str = "KDE") -> bool:
    return kde_asks_for_less_motion(
        {"XDG_CONFIG_HOME": str(folder), "XDG_CURRENT_DESKTOP": desktop}
    )


@pytest.mark.parametrize(
    ("text", "less"),
    [
        (NO_MOTION, True),
        ("[KDE]\nAnimationDurationFactor=0.0\n", True),
        ("[KDE]\r\n AnimationDurationFactor = 0 \r\n", True),
        ("[KDE][$i]\nAnimationDurationFactor[$i]=0\n", True),
        ("[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[KDE]\nSingleClick=false\n[KDE]\nAnimationDurationFactor=0\n", True),
        ("[KDE]\nAnimationDurationFactor=0\nAnimationDurationFactor=1\n", False),
        ("[General]\nAnimationDurationFactor=0\n", False),
        ("[KDE][Sub]\nAnimationDurationFactor=0\n", False),
        ("[KDE]\n[General]\nAnimationDurationFactor=0\n", False),
        ("[KDE]\nAnimationDurationFactor=\n", False),
        ("[KDE]\nAnimationDurationFactor\n", False),
        ("[KDE]\nAnimationDurationFactor=none\n", False),
        ("[KDE]\nAnimationDurationFactor=nan\n", False),
        ("AnimationDurationFactor=0\n", False),
        ("=\n[\n]\n[]\n==\n" + NO_MOTION, True),
        ("what is this?", False),
        ("", False),
    ],
)
def test_what_kde_has_written_down(tmp_path: Path, text: str, less: bool) -> None:
    (tmp_path / "kdeglobals").write_text(text, encoding="utf-8")
    assert says(tmp_path) is less
    assert not says(tmp_path, "GNOME")


@pytest.mark.parametrize(
    ("data", "less"),
    [
        (b"[General]\nName=\xff\xfe\x00\n" + NO_MOTION.encode(), True),
        (b"\x00" * 1000, False),
        (bytes(range(256)) * 16, False),
        (NO_MOTION.encode() + b"#" * 1024 * 1024, False),
    ],
)
def test_a_file_that_is_damaged_or_has_no_end_stops_nothing(
    tmp_path: Path, data: bytes, less: bool
) -> None:
    (tmp_path / "kdeglobals").write_bytes(data)
    assert says(tmp_path) is less


@pytest.mark.parametrize("kind", ["nothing", "folder", "pipe", "device", "circle"])
def test_what_is_no_file_says_nothing_and_holds_nobody_up(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "kdeglobals"
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        if sys.platform == "win32":
            pytest.skip("needs a pipe with a name")
        assert sys.platform != "win32"
        os.mkfifo(path)
    elif kind == "device":
        if not Path("/dev/zero").exists():
            pytest.skip("needs a device without an end")
        path.symlink_to("/dev/zero")
    elif kind == "circle":
        path.symlink_to("kdeglobals")
    assert not says(tmp_path)


def test_a_desktop_without_a_home_folder_has_no_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(path: str) -> str:
        return path

    monkeypatch.setattr("os.path.expanduser", unknown)
    assert not kde_asks_for_less_motion({"XDG_CURRENT_DESKTOP": "KDE"})


# Whether the computer runs on its battery, by what Linux tells of its supplies.


@pytest.mark.parametrize(
    ("supplies", "drains"),
    [
        ({}, False),
        ({"AC": {"type": "Mains", "online": "1"}}, False),
        ({"BAT0": {"type": "Battery", "status": "Discharging"}}, True),
        ({"BAT0": {"type": "Battery", "status": "Charging"}}, False),
        (
            {
                "AC": {"type": "Mains", "online": "1"},
                "BAT0": {"type": "Battery", "status": "Discharging"},
            },
            False,
        ),
        (
            {
                "AC": {"type": "Mains", "online": "0"},
                "BAT0": {"type": "Battery", "status": "Discharging"},
            },
            True,
        ),
        ({"mouse": {"type": "Battery", "scope": "Device", "status": "Discharging"}}, False),
        ({"odd": {}}, False),
    ],
)
def test_linux_tells(tmp_path: Path, supplies: dict[str, dict[str, str]], drains: bool) -> None:
    for name, told in supplies.items():
        folder = tmp_path / name
        folder.mkdir()
        for what, text in told.items():
            (folder / what).write_text(f"{text}\n")
    assert linux_says_so(tmp_path) is drains
