"""A pytest-qt robot that notices soon what it waits for."""

from collections.abc import Callable

from PySide6.QtCore import QDeadlineTimer
from pytestqt.exceptions import TimeoutError as WaitedInVainError
from pytestqt.qtbot import QtBot
from typing_extensions import override


class QuickBot(QtBot):
    """Looks every millisecond whether a thing has come true, where pytest-qt looks every ten.

    A whole game waits hundreds of times, mostly for less than a millisecond.
    """

    @override
    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = 5000) -> None:
        """Lets events be handled until something holds.

        Args:
            callback: says whether it holds; one that asserts instead is not for this robot.
            timeout: milliseconds after which it is given up.

        Raises:
            pytestqt.exceptions.TimeoutError: if it did not come true in time.
        """
        deadline = QDeadlineTimer(timeout)
        while not callback():
            if deadline.hasExpired():
                raise WaitedInVainError(f"not within {timeout} milliseconds")
            self.wait(1)
