"""Where the frozen program begins: the window, or by its name or argument something else."""

import multiprocessing
import sys
from importlib import import_module
from pathlib import PurePath

COMMAND_LINE = "sixtysix-cli"
COACH = "--coach-process"
"""How the window starts this program for the coach (controller/coaching/process_link.py)."""
LOAD = "--load-parts"
"""How an installation is tried: whatever is loaded only when it is needed is loaded."""
LOADED_LATE = (
    "miniaudio",
    "sixtysix_gui.app",
    "sixtysix_gui.cli",
    "sixtysix_gui.controller.coaching.process",
    *(("sixtysix_gui.windows.desktop.desktop_portal",) if sys.platform == "linux" else ()),
)


def load_parts() -> int:
    """Load what a game without sound, coach and desktop does not load, and give the exit status."""
    for name in LOADED_LATE:
        import_module(name)
    return 0


def main() -> int:
    """Start what the name of the program asks for, and give the exit status."""
    multiprocessing.freeze_support()  # matches on several processors start this program again
    if sys.argv[1:2] == [LOAD]:
        return load_parts()
    if sys.argv[1:2] == [COACH]:
        from sixtysix_gui.controller.coaching.process import main as start
    elif PurePath(sys.argv[0]).stem == COMMAND_LINE:
        from sixtysix_gui.cli import main as start
    else:
        from sixtysix_gui.start import main as start
    return start()


if __name__ == "__main__":
    sys.exit(main())
