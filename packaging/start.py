"""Where the frozen program begins: the window, or by its name or argument something else."""

import multiprocessing
import pkgutil
import sys
from importlib import import_module
from pathlib import PurePath

COMMAND_LINE = "sixtysix-cli"
COACH = "--coach-process"
"""How the window starts this program for the coach (controller/coach_worker.py)."""
LOAD = "--load-parts"
"""How an installation is tried: every module of the program is loaded, and so is sound."""
FOR_LINUX_ALONE = "sixtysix_gui.windows.desktop.desktop_portal"


def load_parts() -> int:
    """Load everything, which no game by itself does, and give the exit status."""
    import sixtysix_gui

    for part in pkgutil.walk_packages(sixtysix_gui.__path__, "sixtysix_gui."):
        is_elsewhere = part.name == FOR_LINUX_ALONE and sys.platform != "linux"
        if not is_elsewhere and not part.name.endswith("__main__"):
            import_module(part.name)
    import_module("miniaudio")
    return 0


def main() -> int:
    """Start what the name of the program asks for, and give the exit status."""
    multiprocessing.freeze_support()  # matches on several processors start this program again
    if sys.argv[1:2] == [LOAD]:
        return load_parts()
    if sys.argv[1:2] == [COACH]:
        from sixtysix_gui.controller.coach_process import main as start
    elif PurePath(sys.argv[0]).stem == COMMAND_LINE:
        from sixtysix_gui.cli import main as start
    else:
        from sixtysix_gui.start import main as start
    return start()


if __name__ == "__main__":
    sys.exit(main())
