"""Lets a process have only what others leave of the processors, by the system's own means."""

import os
import sys
from contextlib import suppress

_LEAST_NICE = 19
"""The lowest priority of POSIX (``man 2 nice``)."""
_IDLE_PRIORITY_CLASS = 0x40
"""Windows: a process that runs only when the system is idle (``SetPriorityClass``)."""


def take_lowest_priority() -> None:
    """Lower the priority of this process for good; where that is refused, it stays as it is."""
    with suppress(OSError, AttributeError, ValueError):
        if sys.platform == "win32":
            import ctypes

            kernel = ctypes.windll.kernel32
            kernel.SetPriorityClass(kernel.GetCurrentProcess(), _IDLE_PRIORITY_CLASS)
        else:
            os.nice(_LEAST_NICE)
