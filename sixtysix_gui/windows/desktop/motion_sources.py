"""Who knows whether the system asks for less motion: KDE's file, a command, a desktop's portal."""

import os
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from PySide6.QtCore import SLOT, QObject, QProcess, QTimer, Signal, Slot
from PySide6.QtDBus import (
    QDBusConnection,
    QDBusMessage,
    QDBusPendingCallWatcher,
    QDBusVariant,
)
from typing_extensions import override

from sixtysix_gui.storage.files.reading import read_plain_file


class Asked(QObject):
    """Is asked whether less motion is wanted; nobody waits for the answer.

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
    """Say whether KDE is the desktop and lets nothing move.

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
    """Give all values of a key, in order; the last one counts."""
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


_SERVICE = "org.freedesktop.portal.Desktop"
_PATH = "/org/freedesktop/portal/desktop"
_INTERFACE = "org.freedesktop.portal.Settings"
_PORTAL_ERROR = "org.freedesktop.portal.Error."
"""How the names of errors begin that the portal itself gives: it has no such setting."""
_PORTAL_PATIENCE = 3_000
"""Milliseconds after which a portal that does not answer has no wish."""
_TAKE_CHANGE = cast("bytes", SLOT("take_change(QDBusMessage)"))  # it is a str, as connect() wants
_MOST_VARIANTS = 3
"""How many wrappings of a value are taken off; the portal has two."""

Setting = tuple[str, str]
"""A namespace of the portal and a key in it."""


def _is_zero(value: object) -> bool:
    try:
        return isinstance(value, str | float | int) and float(value) == 0.0
    except ValueError:
        return False


MOTION_SETTINGS: Mapping[Setting, Callable[[object], bool]] = {
    ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
    ("org.freedesktop.appearance", "reduced-motion"): lambda value: value == 1,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): _is_zero,
}
"""The settings of GNOME, of any desktop and of KDE, and which values mean less motion."""


class DesktopPortal(Asked):
    """Knows whether the desktop asks for less motion."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Listen to what changes; nothing is asked yet."""
        super().__init__(parent)
        self._bus = QDBusConnection.sessionBus()
        self._wishes: dict[Setting, bool] = {}
        self._waiting: dict[QDBusPendingCallWatcher, Setting] = {}
        self._bus.connect(  # of no sender by name: to learn who has the name, Qt would wait
            "", _PATH, _INTERFACE, "SettingChanged", self, _TAKE_CHANGE
        )

    @override
    @Slot()
    def ask(self) -> None:
        """Ask for what is not known yet; what is known is kept up by the portal itself."""
        for setting in MOTION_SETTINGS.keys() - self._wishes.keys() - set(self._waiting.values()):
            question = QDBusMessage.createMethodCall(_SERVICE, _PATH, _INTERFACE, "Read")
            question.setArguments(setting)
            waiting = QDBusPendingCallWatcher(self._bus.asyncCall(question, _PORTAL_PATIENCE), self)
            self._waiting[waiting] = setting
            waiting.finished.connect(self._take_answer)

    @override
    @Slot()
    def stop(self) -> None:
        """Wait for no answer any more, and listen to nothing."""
        self._bus.disconnect("", _PATH, _INTERFACE, "SettingChanged", self, _TAKE_CHANGE)
        for waiting in self._waiting:
            waiting.deleteLater()
        self._waiting.clear()

    @Slot(QDBusMessage)
    def take_change(self, message: QDBusMessage) -> None:
        """Take what the portal says of itself: namespace, key and value of a changed setting."""
        match message.arguments():
            case [str(namespace), str(key), value]:
                self._learn((namespace, key), _plain(value))
            case _:
                pass

    @Slot(QDBusPendingCallWatcher)
    def _take_answer(self, watcher: QDBusPendingCallWatcher) -> None:
        setting = self._waiting.pop(watcher, None)
        watcher.deleteLater()
        answer = watcher.reply()
        if setting is None:
            return
        if answer.type() is QDBusMessage.MessageType.ReplyMessage:
            self._learn(setting, next(map(_plain, answer.arguments()), None))
        elif answer.errorName().startswith(_PORTAL_ERROR):
            self._learn(setting, None)

    def _learn(self, setting: Setting, value: object) -> None:
        if setting in MOTION_SETTINGS:
            self._wishes[setting] = MOTION_SETTINGS[setting](value)
            self.answered.emit(any(self._wishes.values()))


def _plain(value: object) -> object:
    """Take a value out of its wrappings; of another type than expected it means nothing."""
    for _ in range(_MOST_VARIANTS):
        if not isinstance(value, QDBusVariant):
            break
        value = value.variant()
    return value
