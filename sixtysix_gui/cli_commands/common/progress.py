"""A command that takes long: how far it is, and Ctrl+C in its midst."""

from __future__ import annotations

import signal
import sys
import time
from types import FrameType, TracebackType

_EVERY_SECONDS = 0.2
_CLEAR_LINE = "\r\x1b[K"


class Progress:
    """A line on standard error that counts up; silent where that is no terminal."""

    def __init__(self, total: int, already: int = 0, unit: str = "deal") -> None:
        """Begin; some of the total may be done already, at no cost of time."""
        self._unit = unit
        self._total = total
        self._already = already
        self._unit = unit
        self._stream = sys.stderr if sys.stderr is not None and sys.stderr.isatty() else None  # pyright: ignore[reportUnnecessaryComparison] - a program without one
        self._start = self._shown = time.monotonic()

    def show(self, done: int) -> None:
        """Say how many of the total are done, a few times a second at most."""
        now = time.monotonic()
        if self._stream is None or now - self._shown < _EVERY_SECONDS:
            return
        self._shown = now
        left = ""
        if done > self._already:
            each = (now - self._start) / (done - self._already)
            seconds = each * (self._total - done)
            left = f", about {_duration(seconds)} to go"
        self._stream.write(f"{_CLEAR_LINE}{self._unit} {done} of {self._total}{left}")
        self._stream.flush()

    def close(self) -> None:
        """Take the line away."""
        if self._stream is not None:
            self._stream.write(_CLEAR_LINE)
            self._stream.flush()


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"


class Interrupts:
    """Within this context Ctrl+C raises a flag; leaving it raises KeyboardInterrupt instead."""

    def __init__(self) -> None:
        self._raised = False

    def __enter__(self) -> Interrupts:
        self._before = signal.signal(signal.SIGINT, self._remember)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Put the old handler back.

        Raises:
            KeyboardInterrupt: if there was a Ctrl+C.
        """
        signal.signal(signal.SIGINT, self._before)
        if self._raised:
            raise KeyboardInterrupt from None

    def raised(self) -> bool:
        """Say whether there was a Ctrl+C."""
        return self._raised

    def _remember(self, _number: int, _frame: FrameType | None) -> None:
        self._raised = True
