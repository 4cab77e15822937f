"""Less motion where the system asks for it, unless the person has chosen a pace."""

import sys
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QProcess, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import Speed as SpeedSetting
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.windows.desktop.system_motion import (
    MAC_QUESTION,
    CommandQuestion,
    ProcessQuestion,
    SystemMotion,
    asked_on,
    wants_less_motion,
)
from sixtysix_gui.windows.settings.settings_keeper import speed_of, table_options
from tests.helpers.rows import each_row

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
    asking = motion.findChild(QProcess)
    assert isinstance(asking, QProcess)
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
    asking = motion.findChild(QProcess)
    assert isinstance(asking, QProcess)
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


@pytest.mark.parametrize(("platform", "environment"), [("linux", {}), ("win32", BUS)])
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
