"""Where the frozen program begins: the window, or by its name or argument something else."""

import multiprocessing
import sys
from pathlib import PurePath

COMMAND_LINE = "sixtysix-cli"
COACH = "--coach-process"
"""How the window starts this program for the coach (controller/coaching/process_link.py)."""


def main() -> int:
    """Start what the name of the program asks for, and give the exit status."""
    multiprocessing.freeze_support()  # matches on several processors start this program again
    if sys.argv[1:2] == [COACH]:
        from sixtysix_gui.controller.coaching.process import main as start
    elif PurePath(sys.argv[0]).stem == COMMAND_LINE:
        from sixtysix_gui.cli import main as start
    else:
        from sixtysix_gui.start import main as start
    return start()


if __name__ == "__main__":
    sys.exit(main())
