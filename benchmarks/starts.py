"""How long a start takes, and the memory then: python -m benchmarks.starts [--times 10].

Each start is a process of its own, offscreen, with a profile of its own: to the moment when the
window is seen, and on to when the start sheet lies there. A bare window of Qt with a scene is
started in turn with it. Compare by ratios.

With --program dist/sixtysix/sixtysix it is the frozen program that starts, on a screen of X (such
as xvfb-run gives) where xdotool waits for its window; the checkout then starts there as well.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

_START = """
import resource, time
from sixtysix_gui import start
start.leave_sources_closed()
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sixtysix_gui.windows.desktop import window_place
seen = window_place.when_seen
def note():
    print(time.process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
def go_on(then):
    note()
    then()
    for _ in range(3):
        QApplication.processEvents()  # lays the sheet out and paints it
    note()
    QTimer.singleShot(0, QApplication.quit)
window_place.when_seen = lambda window, then: seen(window, lambda: go_on(then))
start.main([])
"""
_BARE = """
import resource, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
application, window, scene = QApplication([]), QMainWindow(), QGraphicsScene()
window.setCentralWidget(QGraphicsView(scene))
window.show()
def note():
    print(time.process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    application.quit()
QTimer.singleShot(0, note)
application.exec()
"""


Use = tuple[float, int]
"""Processor time in seconds, and the most memory in KB (Linux)."""


def start(program: str, bytecode: str) -> list[Use]:
    """Start once; return what was used until each moment that the program notes.

    ``bytecode`` is where Python keeps what it has compiled, as an installation does.
    """
    environment = dict(os.environ, PYTHONPYCACHEPREFIX=bytecode, QT_QPA_PLATFORM="offscreen")
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [sys.executable, "-c", program],
            cwd=Path(__file__).parents[1],
            env=environment | {"HOME": home, "SIXTYSIX_HOME": home},
            capture_output=True,
            text=True,
            check=True,
        )
    lines = (line.split() for line in done.stdout.splitlines())
    return [(float(seconds), int(memory)) for seconds, memory in lines]


def start_on_screen(command: list[str]) -> Use:
    """Start a program until xdotool sees its window; give the same figures (Linux)."""
    with tempfile.TemporaryDirectory() as home:
        told = {"HOME": home, "SIXTYSIX_HOME": home, "QT_QPA_PLATFORM": "xcb"}
        with subprocess.Popen(command, env=os.environ | told, stderr=subprocess.DEVNULL) as program:
            subprocess.run(
                ["xdotool", "search", "--sync", "--onlyvisible", "--name", "^Sixty-Six"],
                stdout=subprocess.DEVNULL,
                check=True,
            )
            seconds, memory = _used_by(program.pid)
            program.terminate()
    return seconds, memory


def _used_by(process: int) -> Use:
    """Read from /proc the processor time in seconds and the most memory in KB."""
    if sys.platform != "linux":
        raise SystemExit("Only Linux has /proc.")
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    status = Path(f"/proc/{process}/status").read_text("ascii")
    memory = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), int(memory.split()[1])


def told(name: str, starts: list[Use]) -> str:
    """Say what is in the middle of some starts."""
    seconds, memory = zip(*starts, strict=True)
    return (
        f"{name}: processor time {statistics.median(seconds):.3f} s ({min(seconds):.3f} to "
        f"{max(seconds):.3f}), memory {statistics.median(memory) / 1000:.1f} MB\n"
    )


def _compare_with_bare(times: int) -> None:
    """Start the checkout and a bare window of Qt in turn, after one start that only compiles."""
    with tempfile.TemporaryDirectory() as bytecode:
        start(_START, bytecode)
        rows = [(*start(_START, bytecode), *start(_BARE, bytecode)) for _ in range(times)]
    names = "to the first picture", "to the start sheet", "bare window"
    for name, starts in zip(names, zip(*rows, strict=True), strict=True):
        sys.stdout.write(told(name, list(starts)))


def main() -> None:
    """Start as often as asked, and say what is in the middle."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m benchmarks.starts")
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--program", type=Path, help="the frozen program, beside the checkout")
    chosen = parser.parse_args()
    if chosen.program is None:
        _compare_with_bare(chosen.times)
        return
    checkout = [sys.executable, "-P", "-m", "sixtysix_gui"]
    frozen = [str(chosen.program.resolve())]
    pairs = [(start_on_screen(checkout), start_on_screen(frozen)) for _ in range(chosen.times)]
    for name, starts in zip(("checkout", "frozen"), zip(*pairs, strict=True), strict=True):
        sys.stdout.write(told(name, list(starts)))


if __name__ == "__main__":
    main()
