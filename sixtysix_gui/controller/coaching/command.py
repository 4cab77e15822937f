"""How the coach's process is started: this same program again, without its window."""

import sys
from collections.abc import Sequence
from pathlib import Path

ARGUMENT = "--coach-process"
"""What a frozen program is called with to be the coach's process (packaging/start.py)."""
_COMMAND_LINE = "sixtysix-cli"
"""The frozen program with a standard input and output on every system."""
_CODE = (
    "import sys; sys.path[:] = sys.argv[1:]; "
    "from sixtysix_gui.controller.coaching.process import main; sys.exit(main())"
)


def process_command() -> Sequence[str]:
    """Give the program and its arguments.

    A Python that is installed gets the places where this one looks for modules, in order, so that
    it finds the same program from wherever it was started.
    """
    if not getattr(sys, "frozen", False):
        return (sys.executable, "-c", _CODE, *sys.path)
    own = Path(sys.executable)
    with_streams = own.with_name(_COMMAND_LINE + own.suffix)
    return (str(with_streams if with_streams.exists() else own), ARGUMENT)
