"""Ctrl+C while a compiled search runs: it asks a flag, for an exception would not reach it."""

from __future__ import annotations

import signal
from types import FrameType, TracebackType


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
