"""Whether the system asks for less motion: its setting is asked for, and never waited for."""

from __future__ import annotations

import configparser
import os
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QProcess, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication

_PROPERTY = "sixtysix_reduced_motion"
_PATIENCE = 3_000
"""Milliseconds after which a system that does not answer has no wish."""
_CLIENT_AREA_ANIMATION = 0x1042
"""SPI_GETCLIENTAREAANIMATION of the Windows interface."""
_NAMESPACES = "org.gnome.desktop.interface,org.freedesktop.appearance,org.kde.kdeglobals.KDE"
_OFF = re.compile(
    r'"enable-animations"\s+variant\s+boolean false'
    r'|"reduced-motion"\s+variant\s+uint32 1\b'
    r'|"AnimationDurationFactor"\s+variant\s+string "0(\.0*)?"'
)
"""What the desktop portal says where motion is not wanted: GNOME, any desktop, KDE."""


def wants_less_motion() -> bool:
    """Say whether the system asked for less motion when it was asked last."""
    application = QCoreApplication.instance()
    return application is not None and bool(application.property(_PROPERTY))


@dataclass(frozen=True)
class Question:
    """A command that prints the system's setting, and what its answer means."""

    command: tuple[str, ...]
    is_yes: Callable[[str], bool]


def question_for(platform: str, environment: Mapping[str, str]) -> Question | None:
    """Give the question for an operating system; None where it is answered without one."""
    if platform == "darwin":
        command = ("defaults", "read", "com.apple.universalaccess", "reduceMotion")
        return Question(command, lambda answer: answer.strip() == "1")
    if not platform.startswith("linux") or "DBUS_SESSION_BUS_ADDRESS" not in environment:
        return None
    command = (
        "dbus-send",
        "--session",
        "--print-reply",
        f"--reply-timeout={_PATIENCE}",
        "--dest=org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings.ReadAll",
        f"array:string:{_NAMESPACES}",
    )
    return Question(command, lambda answer: _OFF.search(answer) is not None)


def known_at_once(platform: str, environment: Mapping[str, str]) -> bool:
    """Say whether less motion is wanted, as far as that is known without asking a process."""
    if platform == "win32":
        return _windows_asks()
    if "KDE" in environment.get("XDG_CURRENT_DESKTOP", ""):
        folder = environment.get("XDG_CONFIG_HOME") or os.path.expanduser("~/.config")
        return _kde_asks(Path(folder) / "kdeglobals")
    return False


class SystemMotion(QObject):
    """Asks at the start, and again whenever the program comes to the front.

    Signals:
        changed: ``wants_less_motion`` has another answer now.
    """

    changed = Signal()

    def __init__(
        self, application: QGuiApplication, question: Question | None, known: Callable[[], bool]
    ) -> None:
        """Ask for the first time."""
        super().__init__(application)
        self._application = application
        self._question = question
        self._known = known
        self._process = QProcess(self)
        self._process.finished.connect(self._take_answer)
        self._process.errorOccurred.connect(self._take_failure)
        self._give_up = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._give_up.timeout.connect(self._process.kill)
        application.applicationStateChanged.connect(self._state_changed)
        application.aboutToQuit.connect(self.stop)
        self.ask()

    @Slot()
    def ask(self) -> None:
        """Ask the system; the answer comes later, if it comes."""
        if self._known():
            self._set(wanted=True)
        elif self._question is None:
            self._set(wanted=False)
        elif self._process.state() is QProcess.ProcessState.NotRunning:
            program, *arguments = self._question.command
            self._give_up.start()
            self._process.start(program, arguments, QProcess.OpenModeFlag.ReadOnly)

    @Slot()
    def stop(self) -> None:
        """Wait for no answer any more."""
        self._give_up.stop()
        if self._process.state() is not QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(_PATIENCE)

    @Slot(int, QProcess.ExitStatus)
    def _take_answer(self, exit_code: int, status: QProcess.ExitStatus) -> None:
        self._give_up.stop()
        answer = bytes(self._process.readAllStandardOutput().data()).decode(errors="replace")
        answered = status is QProcess.ExitStatus.NormalExit and exit_code == 0
        if self._question is not None:
            self._set(wanted=answered and self._question.is_yes(answer))

    @Slot(QProcess.ProcessError)
    def _take_failure(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._give_up.stop()
            self._set(wanted=False)

    @Slot(Qt.ApplicationState)
    def _state_changed(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self.ask()

    def _set(self, *, wanted: bool) -> None:
        if wanted is not wants_less_motion():
            self._application.setProperty(_PROPERTY, wanted)
            self.changed.emit()


def _kde_asks(file: Path) -> bool:
    settings = configparser.RawConfigParser(strict=False, allow_no_value=True)
    try:
        settings.read(file, encoding="utf-8")
        return settings.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) == 0.0
    except (OSError, ValueError, configparser.Error):
        return False


def _windows_asks() -> bool:
    if sys.platform != "win32":
        return False
    import ctypes

    animated = ctypes.c_int(1)
    asked = ctypes.windll.user32.SystemParametersInfoW(
        _CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0
    )
    return bool(asked) and not animated.value
