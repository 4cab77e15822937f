"""A desktop's portal on the session bus: `python -m tests.helpers.processes.fake_portal N=V…`.

A name is one of ``SETTINGS``, a value is JSON. It writes "ready" as soon as it can be asked, and
"asked" at each question. Each line NAME=VALUE on its standard input changes a setting and tells so;
it ends with its input. With the argument "silent" it never answers.
"""

from __future__ import annotations

import json
import os
import sys

from PySide6.QtCore import QCoreApplication, QSocketNotifier
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant, QDBusVirtualObject
from typing_extensions import override

SETTINGS = {
    "gnome": ("org.gnome.desktop.interface", "enable-animations"),
    "any": ("org.freedesktop.appearance", "reduced-motion"),
    "kde": ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"),
    "other": ("org.freedesktop.appearance", "color-scheme"),
}
PATH = "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"


def say(word: str) -> None:
    """Write a line at once."""
    os.write(1, f"{word}\n".encode())


def wrapped(value: object) -> QDBusVariant:
    """A value as a variant; Python's constructor would take a variant for a copy of itself."""
    variant = QDBusVariant()
    variant.setVariant(value)
    return variant


class Portal(QDBusVirtualObject):
    """Knows some settings."""

    def __init__(self, known: dict[tuple[str, str], object], *, is_silent: bool) -> None:
        super().__init__()
        self.known = known
        self._is_silent = is_silent

    @override
    def introspect(self, path: str) -> str:
        return ""

    @override
    def handleMessage(self, message: QDBusMessage, connection: QDBusConnection) -> bool:
        namespace, key = message.arguments()
        say("asked")
        if self._is_silent:
            return True
        if (namespace, key) not in self.known:
            error = "org.freedesktop.portal.Error.NotFound"
            return connection.send(message.createErrorReply(error, "Requested setting not found"))
        answer = message.createReply()
        answer.setArguments([wrapped(wrapped(self.known[namespace, key]))])
        return connection.send(answer)

    def change(self, setting: tuple[str, str], value: object) -> None:
        """Tell whoever listens that a setting has another value now."""
        self.known[setting] = value
        signal = QDBusMessage.createSignal(PATH, INTERFACE, "SettingChanged")
        signal.setArguments([*setting, wrapped(value)])
        QDBusConnection.sessionBus().send(signal)


def main() -> int:
    """Answer until the standard input ends."""
    application = QCoreApplication(["portal"])
    given = dict(word.split("=") for word in sys.argv[1:] if "=" in word)
    known = {SETTINGS[name]: json.loads(value) for name, value in given.items()}
    portal = Portal(known, is_silent="silent" in sys.argv)
    bus = QDBusConnection.sessionBus()
    bus.registerVirtualObject(PATH, portal)
    bus.registerService("org.freedesktop.portal.Desktop")
    orders = QSocketNotifier(0, QSocketNotifier.Type.Read)

    def obey() -> None:
        order = os.read(0, 4096).decode()
        if not order:
            application.quit()
        for line in order.splitlines():
            name, _, value = line.partition("=")
            portal.change(SETTINGS[name], json.loads(value))

    orders.activated.connect(obey)
    say("ready")
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
