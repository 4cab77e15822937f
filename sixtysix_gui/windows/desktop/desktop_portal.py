"""The settings portal of a Linux desktop, asked over D-Bus whether less motion is wanted.

Only ``system_motion.asked_on`` imports this module, and only on Linux: QtDBus is left out of the
program for Windows and macOS (tools/installers/slimming.py).
"""

from collections.abc import Callable, Mapping
from typing import cast

from PySide6.QtCore import SLOT, QObject, Slot
from PySide6.QtDBus import (
    QDBusConnection,
    QDBusMessage,
    QDBusPendingCallWatcher,
    QDBusVariant,
)
from typing_extensions import override

from sixtysix_gui.windows.desktop.system_motion import Asked

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
