"""A command that takes long: how far it is, and Ctrl+C in its midst."""

from __future__ import annotations

import signal
import sys
import time
from types import FrameType, TracebackType

from sixtysix_gui.sentences import to_translate
from sixtysix_gui.speech import translate

_COUNTS = {
    "deal": to_translate("Progress", "deal {done} of {total}"),
    "game": to_translate("Progress", "game {done} of {total}"),
    "move": to_translate("Progress", "move {done} of {total}"),
    "decision": to_translate("Progress", "decision {done} of {total}"),
}
"""What is counted up, by the name of its unit."""
_EVERY_SECONDS = 0.2
_CLEAR_LINE = "\r\x1b[K"


class Progress:
    """A line on standard error that counts up; silent where that is no terminal."""

    def __init__(self, total: int, already: int = 0, unit: str = "deal") -> None:
        """Begin; some of the total may be done already, at no cost of time.

        ``unit`` is deal, game, move or decision.
        """
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
        count = translate("Progress", _COUNTS[self._unit])
        text = count.format(done=done, total=self._total)
        if done > self._already:
            each = (now - self._start) / (done - self._already)
            seconds = each * (self._total - done)
            pattern = translate("Progress", "{count}, about {duration} to go")
            text = pattern.format(count=text, duration=_duration(seconds))
        self._stream.write(f"{_CLEAR_LINE}{text}")
        self._stream.flush()

    def close(self) -> None:
        """Take the line away."""
        if self._stream is not None:
            self._stream.write(_CLEAR_LINE)
            self._stream.flush()


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    if minutes:
        return translate("Progress", "{minutes} min {seconds} s").format(
            minutes=minutes, seconds=rest
        )
    return translate("Progress", "{seconds} s").format(seconds=rest)


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
        """Return whether there was a Ctrl+C."""
        return self._raised

    def _remember(self, _number: int, _frame: FrameType | None) -> None:
        self._raised = True
