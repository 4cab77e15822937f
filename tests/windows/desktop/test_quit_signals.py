"""The signals by which a system asks a program to end."""

import signal
import sys

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.windows.desktop.application import QuitSignals


def test_a_console_of_windows_that_is_closed_ends_the_program(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows has a signal of its own for that; elsewhere another one takes its place."""
    if sys.platform == "win32":
        stand_in = signal.SIGBREAK
    else:
        stand_in = signal.SIGUSR1
        monkeypatch.setattr(signal, "SIGBREAK", stand_in, raising=False)
    happened: list[int] = []
    before = signal.signal(stand_in, lambda number, _: happened.append(number))
    signals = QuitSignals()
    signals.install()
    try:
        with qtbot.waitSignal(signals.quit_wanted):
            signal.raise_signal(stand_in)
    finally:
        signals.remove()
        signal.raise_signal(stand_in)
        signal.signal(stand_in, before)
    assert happened == [stand_in], "not as it was before"
