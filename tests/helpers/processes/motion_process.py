"""Watches what the system says of motion: `python -m tests.helpers.processes.motion_process`.

It does as the program does, and writes "less" or "more" at each change, first "open" as soon as its
window is there. Each line on its standard input brings it to the front; it ends with its input.
"""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QSocketNotifier, Qt
from PySide6.QtWidgets import QApplication, QWidget

from sixtysix_gui.windows.desktop.session_bus import leave_silent_bus_alone
from sixtysix_gui.windows.desktop.system_motion import SystemMotion, asked_on, wants_less_motion
from tests.helpers.processes.fake_portal import say


def main() -> int:
    """Watch until the standard input ends."""
    leave_silent_bus_alone(patience=1.0)
    application = QApplication(["motion"])
    asked = asked_on("linux", os.environ, application)
    motion = SystemMotion(application, asked, lambda: False)
    motion.changed.connect(lambda: say("less" if wants_less_motion() else "more"))
    window = QWidget()
    window.show()
    orders = QSocketNotifier(0, QSocketNotifier.Type.Read)

    def obey() -> None:
        if os.read(0, 4096):
            application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
        else:
            application.quit()

    orders.activated.connect(obey)
    say("open")
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
