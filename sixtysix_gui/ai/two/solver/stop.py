"""A request to stop, asked for now and then by searches that run without the interpreter's lock."""

from __future__ import annotations

from collections.abc import Callable

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed: the stand-in does nothing
    from sixtysix_gui.ai.two.solver import uncompiled as cython


class StoppedError(Exception):
    """The search was told to stop before it had an answer."""


class Stop:
    """Remembers that someone wanted the search to stop; once asked, it stays so."""

    def __init__(self, should_stop: Callable[[], bool]) -> None:
        self.should_stop = should_stop
        self.asked = False

    def poll(self) -> None:
        """Ask again. Searches call this every 2048 nodes, some times a millisecond."""
        with cython.gil:
            if self.should_stop():
                self.asked = True

    def ask(self) -> bool:
        """Ask again and return the answer."""
        self.poll()
        return self.asked

    def refuse(self) -> None:
        """Do nothing, or raise StoppedError if the search was told to stop."""
        if self.asked:
            raise StoppedError
