import threading

import pytest
from PySide6.QtCore import QAbstractAnimation, QObject, QThread, QTimer, QVariantAnimation

from tests.helpers.runs import leaks


def running_timer() -> QTimer:
    timer = QTimer()
    timer.start(60_000)
    return timer


@pytest.mark.usefixtures("qapp")
def test_an_active_timer_is_busy_until_it_is_stopped() -> None:
    timer = running_timer()
    assert leaks.busy_after_settling([]) == [timer]
    assert leaks.busy_after_settling([timer]) == []
    timer.stop()
    assert leaks.busy_after_settling([]) == []


@pytest.mark.usefixtures("qapp")
def test_a_running_animation_is_busy_until_it_is_stopped() -> None:
    animation = QVariantAnimation(duration=60_000)
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.start()
    assert leaks.busy_after_settling([]) == [animation]
    animation.stop()
    assert animation.state() == QAbstractAnimation.State.Stopped
    assert leaks.busy_after_settling([]) == []


@pytest.mark.usefixtures("qapp")
def test_a_thread_that_was_told_to_quit_may_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "SECONDS_TO_END", 0.05)
    thread = QThread()
    thread.start()
    assert leaks.busy_after_settling([]) == [thread]
    monkeypatch.undo()
    thread.quit()
    assert leaks.busy_after_settling([]) == []


@pytest.mark.usefixtures("qapp")
def test_what_was_deleted_or_forgotten_is_not_busy() -> None:
    owner = QObject()
    deleted = QTimer(owner)
    deleted.start(60_000)
    owner.deleteLater()
    forgotten = running_timer()
    forgotten.setProperty("cycle", 1)
    forgotten.__dict__["itself"] = forgotten
    del forgotten
    assert leaks.busy_after_settling([]) == []


@pytest.mark.usefixtures("qapp")
def test_what_was_set_aside_is_still_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.helpers.runs.leaks._set_aside", [])
    timer = QTimer()
    leaks.set_aside_all_there_is()
    assert leaks.busy_after_settling([]) == []
    timer.start(60_000)
    assert leaks.busy_after_settling([]) == [timer]
    timer.stop()
    assert leaks.busy_after_settling([]) == []


def test_a_python_thread_is_seen_until_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "SECONDS_TO_END", 0.05)
    before = leaks.python_threads()
    release = threading.Event()
    thread = threading.Thread(target=release.wait)
    thread.start()
    assert leaks.threads_that_stay(leaks.python_threads() - before) == [thread]
    release.set()
    monkeypatch.undo()
    assert leaks.threads_that_stay([thread]) == []
