"""Errands run one after another beside the window, and always come to an end that is told."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from sixtysix_gui.storage.folders import StorageError, Trouble
from sixtysix_gui.windows.desktop import work_threads
from sixtysix_gui.windows.desktop.errands import Errand, Errands, Progress, ShouldStop

FULL = StorageError(Trouble.NOT_WRITTEN, Path("mine.66r"), OSError("no room"))


class Deaf:
    """An act that does not ask whether to stop, until it is let go."""

    def __init__(self) -> None:
        self.has_begun, self.let_go = threading.Event(), threading.Event()

    def act(self, _should_stop: ShouldStop, _progress: Progress) -> bool:
        self.has_begun.set()
        return self.let_go.wait(20)


@pytest.fixture
def errands() -> Iterator[Errands]:
    made = Errands()
    yield made
    assert made.shut_down()


def nothing(_: object) -> None:
    """Do nothing with what has come of an errand."""


def returns(result: object) -> Callable[[ShouldStop, Progress], object]:
    """An act that does nothing but raise or return something."""

    def act(_should_stop: ShouldStop, _progress: Progress) -> object:
        if isinstance(result, Exception):
            raise result
        return result

    return act


@pytest.mark.parametrize(
    ("result", "told"),
    [(7, ("then", 7)), (FULL, ("failed", FULL)), (ZeroDivisionError(), ("failed", None))],
    ids=["result", "trouble", "unexpected"],
)
def test_every_errand_has_an_end_that_is_told(
    result: object, told: tuple[str, object], errands: Errands, qtbot: QtBot
) -> None:
    heard: list[tuple[str, object]] = []
    with qtbot.captureExceptions() as exceptions:
        errands.do(
            Errand(
                returns(result),
                lambda value: heard.append(("then", value)),
                lambda error: heard.append(("failed", error)),
            )
        )
        errands.do(Errand(returns(0), nothing, nothing))
        qtbot.waitUntil(lambda: not errands.is_busy)
    assert heard == [told]
    assert len(exceptions) == isinstance(result, ZeroDivisionError)


def test_the_end_stops_what_asks_for_it(qtbot: QtBot) -> None:
    errands, has_begun = Errands(), threading.Event()

    def act(should_stop: ShouldStop, _progress: Progress) -> bool:
        has_begun.set()
        while not should_stop():
            threading.Event().wait(0.001)
        return True

    errands.do(Errand(act, nothing, nothing))
    qtbot.waitUntil(has_begun.is_set)
    assert errands.shut_down()
    assert work_threads.all_have_ended()


def test_what_does_not_stop_may_outlast_its_window(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that does not answer neither aborts the program nor keeps it for long."""
    monkeypatch.setattr(work_threads, "PATIENCE", 1)
    window, deaf = QObject(), Deaf()
    errands = Errands(window)
    errands.do(Errand(deaf.act, nothing, nothing))
    qtbot.waitUntil(deaf.has_begun.is_set)
    assert not errands.shut_down()
    delete(window)
    assert not work_threads.all_have_ended()
    deaf.let_go.set()
    qtbot.waitUntil(work_threads.all_have_ended)
