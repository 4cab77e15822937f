"""Whether the system asks for less motion: its setting is asked for, and never waited for."""

import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QProcess, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication
from typing_extensions import override

from sixtysix_gui.storage.files import read_plain_file
from sixtysix_gui.windows.desktop.session_bus import bus_address


class Asked(QObject):
    """Is asked whether less motion is wanted; no one waits for the answer.

    Signals:
        answered: bool, whether it is; after a question, or whenever that changes.
    """

    answered = Signal(bool)

    @Slot()
    def ask(self) -> None:
        """Ask, unless an answer is still to come."""
        raise NotImplementedError

    @Slot()
    def stop(self) -> None:
        """Wait for no answer any more."""
        raise NotImplementedError


_LARGEST_FILE = 1024 * 1024
"""Bytes of a file that may still be KDE's; it has some thousands."""
_FLAG = re.compile(r"\[\$\w+\]")
"""A mark behind a group or a key, such as ``[$i]`` for one that must not be changed."""


def kde_asks_for_less_motion(environment: Mapping[str, str]) -> bool:
    """Return whether KDE is the desktop and lets nothing move.

    A file that is missing, damaged, endless or none at all says nothing.
    """
    if "KDE" not in environment.get("XDG_CURRENT_DESKTOP", ""):
        return False
    folder = environment.get("XDG_CONFIG_HOME") or os.path.expanduser("~/.config")
    try:
        data = read_plain_file(Path(folder) / "kdeglobals", _LARGEST_FILE)
    except OSError:
        return False
    *_, factor = "1", *_values(data.decode(errors="replace"), "KDE", "AnimationDurationFactor")
    try:
        return float(factor) == 0.0
    except ValueError:
        return False


def _values(text: str, group: str, key: str) -> Iterator[str]:
    """Yield all values of a key, in order; the last one counts."""
    is_inside = False
    for line in text.splitlines():
        entry = line.strip()
        if entry.startswith("["):
            is_inside = _FLAG.sub("", entry) == f"[{group}]"
            continue
        name, _, value = entry.partition("=")
        if is_inside and _FLAG.sub("", name).strip() == key:
            yield value


_COMMAND_PATIENCE = 3_000
"""Milliseconds after which a command that does not end is ended."""
_LONGEST_ANSWER = 4096
"""Bytes after which an answer is none."""


@dataclass(frozen=True)
class CommandQuestion:
    """A command that prints the system's setting, and what its answer means."""

    command: tuple[str, ...]
    is_yes: Callable[[str], bool]


class ProcessQuestion(Asked):
    """Asks by a process of its own; what does not answer in time says no."""

    def __init__(self, question: CommandQuestion, parent: QObject | None = None) -> None:
        """Ask nothing yet."""
        super().__init__(parent)
        self._question = question
        self._process = QProcess(self)
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.readyReadStandardOutput.connect(self._take_part)
        self._process.finished.connect(self._take_answer)
        self._process.errorOccurred.connect(self._take_failure)
        self._give_up = QTimer(self, singleShot=True, interval=_COMMAND_PATIENCE)
        self._give_up.timeout.connect(self._process.kill)
        self._answer = b""

    @override
    @Slot()
    def ask(self) -> None:
        """Start the command, unless it still runs."""
        if self._process.state() is QProcess.ProcessState.NotRunning:
            program, *arguments = self._question.command
            self._answer = b""
            self._give_up.start()
            self._process.start(program, arguments, QProcess.OpenModeFlag.ReadOnly)

    @override
    @Slot()
    def stop(self) -> None:
        """Wait for no answer any more."""
        self._give_up.stop()
        if self._process.state() is not QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(_COMMAND_PATIENCE)

    @Slot()
    def _take_part(self) -> None:
        self._answer += bytes(self._process.readAllStandardOutput().data())
        if len(self._answer) > _LONGEST_ANSWER:
            self._answer = self._answer[:_LONGEST_ANSWER]
            self._process.kill()

    @Slot(int, QProcess.ExitStatus)
    def _take_answer(self, exit_code: int, status: QProcess.ExitStatus) -> None:
        self._give_up.stop()
        self._take_part()
        answered = status is QProcess.ExitStatus.NormalExit and exit_code == 0
        text = self._answer.decode(errors="replace")
        self.answered.emit(answered and self._question.is_yes(text))

    @Slot(QProcess.ProcessError)
    def _take_failure(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._give_up.stop()
            self.answered.emit(False)


_PROPERTY = "sixtysix_reduced_motion"
_CLIENT_AREA_ANIMATION = 0x1042
"""SPI_GETCLIENTAREAANIMATION of the Windows interface."""
MAC_QUESTION = CommandQuestion(
    ("defaults", "read", "com.apple.universalaccess", "reduceMotion"),
    lambda answer: answer.strip() == "1",
)


def wants_less_motion() -> bool:
    """Return whether the system asked for less motion when it was asked last."""
    application = QCoreApplication.instance()
    return application is not None and bool(application.property(_PROPERTY))


def asked_on(platform: str, environment: Mapping[str, str], parent: QObject) -> Asked | None:
    """Return whom to ask on an operating system; None where it is answered without."""
    if platform == "darwin":
        return ProcessQuestion(MAC_QUESTION, parent)
    if not platform.startswith("linux") or not bus_address(environment):
        return None
    from sixtysix_gui.windows.desktop.desktop_portal import DesktopPortal  # Linux alone has D-Bus

    return DesktopPortal(parent)


def known_at_once(platform: str, environment: Mapping[str, str]) -> bool:
    """Return whether less motion is wanted, as far as that is known without asking anybody."""
    if platform == "win32":
        return _windows_asks()
    return kde_asks_for_less_motion(environment)


class SystemMotion(QObject):
    """Asks at the start, and again whenever the program comes to the front.

    Signals:
        changed: ``wants_less_motion`` has another answer now.
    """

    changed = Signal()

    def __init__(
        self, application: QGuiApplication, asked: Asked | None, known: Callable[[], bool]
    ) -> None:
        """Ask for the first time."""
        super().__init__(application)
        self._application = application
        self._asked = asked
        self._known = known
        if asked is not None:
            asked.answered.connect(self._take_answer)
        application.applicationStateChanged.connect(self._state_changed)
        application.aboutToQuit.connect(self.stop)
        self._answer = False
        self.ask()

    @Slot()
    def ask(self) -> None:
        """Ask the system; its answer comes later, if it comes."""
        self._set(wanted=self._known() or self._answer)
        if self._asked is not None:
            self._asked.ask()

    @Slot()
    def stop(self) -> None:
        """Wait for no answer any more."""
        if self._asked is not None:
            self._asked.stop()

    @Slot(bool)
    def _take_answer(self, wanted: bool) -> None:
        self._answer = wanted
        self._set(wanted=self._known() or wanted)

    @Slot(Qt.ApplicationState)
    def _state_changed(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self.ask()

    def _set(self, *, wanted: bool) -> None:
        if wanted is not wants_less_motion():
            self._application.setProperty(_PROPERTY, wanted)
            self.changed.emit()


def _windows_asks() -> bool:
    if sys.platform != "win32":
        return False
    import ctypes

    animated = ctypes.c_int(1)
    asked = ctypes.windll.user32.SystemParametersInfoW(
        _CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0
    )
    return bool(asked) and not animated.value
