"""Where the frozen program begins: the window, or the command line if called by its name."""

import multiprocessing
import sys
from pathlib import PurePath

COMMAND_LINE = "sixtysix-cli"


def main() -> int:
    """Start what the name of the program asks for, and give the exit status."""
    multiprocessing.freeze_support()  # matches on several processors start this program again
    if PurePath(sys.argv[0]).stem == COMMAND_LINE:
        from sixtysix_gui.cli import main as start
    else:
        from sixtysix_gui.start import main as start
    return start()


if __name__ == "__main__":
    sys.exit(main())
