"""Finds what a test left running: threads, Qt timers and Qt animations.

Nothing here imports Qt before the test itself has done so.
"""

import gc
import sys
import threading
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

SECONDS_TO_END = 2.0
"""How long a thread that was told to end may take before it counts as leaked."""

MANY_OBJECTS = 15_000
"""With more objects than these to look through, about 1 ms a look, what exists is set aside."""

_set_aside: "list[QObject]" = []
"""What `set_aside_all_there_is` took out of the garbage collector's sight, but may become busy."""


def is_qt_running() -> bool:
    """Return whether an application object exists, without loading Qt."""
    core: Any = sys.modules.get("PySide6.QtCore")
    return core is not None and core.QCoreApplication.instance() is not None


def python_threads() -> set[threading.Thread]:
    """Return the living threads, but for those that Python only lent a name.

    A thread of Qt that ran Python code leaves such a dummy behind when it is gone;
    Qt's threads are looked for by `busy_qt_objects`.
    """
    return {
        thread
        for thread in threading.enumerate()
        if not isinstance(thread, threading._DummyThread)  # noqa: SLF001 - it has no public name  # pyright: ignore[reportPrivateUsage] - the same
    }


def threads_that_stay(threads: Iterable[threading.Thread]) -> list[threading.Thread]:
    """Return the threads time to end and returns those that do not."""
    suspects = list(threads)
    for thread in suspects:
        thread.join(SECONDS_TO_END)
    return [thread for thread in suspects if thread.is_alive()]


def set_aside_all_there_is() -> None:
    """Takes what exists now, the collected tests above all, out of the garbage collector's sight.

    Hundreds of thousands of objects would otherwise be looked through before and after every test.
    Those of Qt that may become busy stay watched.
    """
    gc.collect()
    _set_aside.extend(_watched_qt_objects())
    gc.freeze()


def set_aside_what_has_gathered() -> None:
    """Sets aside what the tests so far have left, once it is much.

    The runner keeps dozens of objects of every test, its reports above all. After thousands of
    tests, looking through them took longer than the tests did.
    """
    if len(gc.get_objects()) > MANY_OBJECTS:
        set_aside_all_there_is()


def busy_qt_objects() -> "list[QObject]":
    """Return the running threads, active timers and running animations of Qt."""
    if not is_qt_running():
        return []
    from shiboken6 import isValid

    candidates = _set_aside + _watched_qt_objects()
    return [item for item in candidates if isValid(item) and _is_busy(item)]


def busy_after_settling(before: "Iterable[QObject]") -> "list[QObject]":
    """Lets deleted objects go and threads end; returns what is busy now and was not before."""
    if not is_qt_running():
        return []
    from PySide6.QtCore import QCoreApplication, QEvent, QThread

    known = {id(item) for item in before}
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    if all(id(item) in known for item in busy_qt_objects()):
        return []
    gc.collect()  # only a cycle that no one holds any more may have kept them
    return [
        item
        for item in busy_qt_objects()
        if id(item) not in known
        and not (isinstance(item, QThread) and item.wait(int(SECONDS_TO_END * 1000)))
    ]


def _watched_qt_objects() -> "list[QObject]":
    if "PySide6.QtCore" not in sys.modules:
        return []
    from PySide6.QtCore import QAbstractAnimation, QObject, QThread, QTimer

    everything = gc.get_objects()
    watched = {
        kind
        for kind in set(map(type, everything))
        if issubclass(kind, (QAbstractAnimation, QThread, QTimer))
    }
    candidates = [item for item in everything if type(item) in watched]
    return [item for item in candidates if isinstance(item, QObject)]


def _is_busy(candidate: object) -> bool:
    from PySide6.QtCore import QAbstractAnimation, QThread, QTimer

    if isinstance(candidate, QAbstractAnimation):
        return candidate.state() == QAbstractAnimation.State.Running
    if isinstance(candidate, QTimer):
        return candidate.isActive()
    return (
        isinstance(candidate, QThread)
        and candidate.isRunning()
        and candidate != QThread.currentThread()
    )
