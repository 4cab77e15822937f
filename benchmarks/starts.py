"""How long a start takes, and the memory then: python -m benchmarks.starts [--times 10].

Each start is a process of its own, offscreen, with a profile of its own, to the moment when the
window is seen. Compare checkouts in turn, on the same machine, by ratios.
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
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sixtysix_gui import app
seen = app.when_seen
def note():
    print(time.process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    QTimer.singleShot(0, QApplication.quit)
app.when_seen = lambda window, then: seen(window, lambda: (then(), note()))
app.main([])
"""


def start() -> tuple[float, int]:
    """Start once; give the processor time in seconds and the most memory in KB (Linux)."""
    with tempfile.TemporaryDirectory() as home:
        told = {"HOME": home, "SIXTYSIX_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        done = subprocess.run(
            [sys.executable, "-c", _START],
            cwd=Path(__file__).parents[1],
            env=os.environ | told,
            capture_output=True,
            text=True,
            check=True,
        )
    seconds, memory = done.stdout.split()
    return float(seconds), int(memory)


def main() -> None:
    """Start so many times, and say what is in the middle."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m benchmarks.starts")
    parser.add_argument("--times", type=int, default=10)
    starts = [start() for _ in range(parser.parse_args().times)]
    seconds, memory = zip(*starts, strict=True)
    sys.stdout.write(
        f"processor time {statistics.median(seconds):.3f} s ({min(seconds):.3f} to "
        f"{max(seconds):.3f}), memory {statistics.median(memory) / 1000:.1f} MB\n"
    )


if __name__ == "__main__":
    main()
