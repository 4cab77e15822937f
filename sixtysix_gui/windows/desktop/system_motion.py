"""Whether the system asks for less motion: its setting is asked for, and never waited for."""

import sys
from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication

from sixtysix_gui.windows.desktop.motion_sources import (
    Asked,
    CommandQuestion,
    ProcessQuestion,
    kde_asks_for_less_motion,
)
from sixtysix_gui.windows.desktop.session_bus import bus_address

_PROPERTY = "sixtysix_reduced_motion"
_CLIENT_AREA_ANIMATION = 0x1042
"""SPI_GETCLIENTAREAANIMATION of the Windows interface."""
MAC_QUESTION = CommandQuestion(
    ("defaults", "read", "com.apple.universalaccess", "reduceMotion"),
    lambda answer: answer.strip() == "1",
)


def wants_less_motion() -> bool:
    """Say whether the system asked for less motion when it was asked last."""
    application = QCoreApplication.instance()
    return application is not None and bool(application.property(_PROPERTY))


def asked_on(platform: str, environment: Mapping[str, str], parent: QObject) -> Asked | None:
    """Give whom to ask on an operating system; None where it is answered without."""
    if platform == "darwin":
        return ProcessQuestion(MAC_QUESTION, parent)
    if not platform.startswith("linux") or not bus_address(environment):
        return None
    from sixtysix_gui.windows.desktop.desktop_portal import DesktopPortal  # Linux alone has D-Bus

    return DesktopPortal(parent)


def known_at_once(platform: str, environment: Mapping[str, str]) -> bool:
    """Say whether less motion is wanted, as far as that is known without asking anybody."""
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
