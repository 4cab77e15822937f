"""How long a room takes that is opened for the first time: python -m benchmarks.rooms.

Every room is opened twice in a process of its own, offscreen, with a profile of its own. What the
first time takes more, to the picture, is what it costs that a room is imported when its door is
opened (docs/architecture.md). The figures are milliseconds of processor time.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOMS = {
    "new game": "New…",
    "all rules": "Rule set…",
    "settings": "Settings…",
    "help": "Rules",
    "keys": "Keys…",
    "about": "About Sixty-Six",
    "deal code": "Deal code…",
    "demonstration": "Watch a demonstration",
}
"""What opens each: a text of the menus, without its mark for the keyboard."""
RECORD = Path(__file__).parents[1] / "tests" / "golden" / "records" / "r1.66r"

_OPEN = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QTimer, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from sixtysix_gui import app

door, record = sys.argv[1:]
seen = app.when_seen

def opened(window):
    begun = time.process_time()
    if door == "viewer":
        window.flow.files.open(Path(record))
    else:
        action_of(window).trigger()
    for _ in range(3):
        QApplication.processEvents()
    window.grab()
    return (time.process_time() - begun) * 1000

def action_of(window):
    return next(one for one in window.findChildren(QAction) if one.text().replace("&", "") == door)

def leave(window):
    action = action_of(window)
    if action.isCheckable() and action.isChecked():
        action.trigger()
    for _ in range(3):
        shown = QApplication.activeModalWidget() or window
        QTest.keyClick(QApplication.focusWidget() or shown, Qt.Key.Key_Escape)
        QTest.qWait(150)

def note(window):
    first = opened(window)
    if door != "viewer":
        leave(window)
    print(first, opened(window))
    sys.stdout.flush()
    QTimer.singleShot(0, QApplication.quit)

def begin(window, then):
    seen(window, lambda: (then(), QTimer.singleShot(300, lambda: note(window))))

app.when_seen = begin
app.main([])
"""


def times(door: str) -> tuple[float, float]:
    """Return the milliseconds of processor time that a room takes the first time and the second."""
    with tempfile.TemporaryDirectory() as home:
        told = {"HOME": home, "SIXTYSIX_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        done = subprocess.run(
            [sys.executable, "-c", _OPEN, door, str(RECORD)],
            cwd=Path(__file__).parents[1],
            env=os.environ | told,
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
    first, second = done.stdout.split()
    return float(first), float(second)


def main() -> None:
    """Open every room as often as asked, and say what the first time takes more."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m benchmarks.rooms")
    parser.add_argument("--times", type=int, default=3)
    chosen = parser.parse_args()
    for room, door in {**ROOMS, "viewer": "viewer"}.items():
        found = sorted(times(door) for _ in range(chosen.times))
        first, second = found[len(found) // 2]
        sys.stdout.write(f"{room}: first {first:.0f} ms, again {second:.0f} ms\n")


if __name__ == "__main__":
    main()
