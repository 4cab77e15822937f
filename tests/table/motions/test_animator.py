"""The queue of motions: one after another, and what is linked ends together."""

import pytest
from PySide6.QtCore import QAbstractAnimation, QObject
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from sixtysix_gui.table.animations import change, in_turn, pause, together
from sixtysix_gui.table.motions.animator import Animator, Linked, Step


class Queue:
    """A queue of steps that take a second each, or no time, and what has happened to it."""

    def __init__(self) -> None:
        self.animator, self.begun, self.ended = Animator(), list[str](), list[int]()
        self.animator.step_ended.connect(lambda: self.ended.append(len(self.begun)))
        self.emptied = QSignalSpy(self.animator.emptied)

    def step(self, name: str, duration: int = 1000) -> Step:
        def begin() -> QAbstractAnimation:
            self.begun.append(name)
            return pause(duration)

        return begin


@pytest.fixture
def queue(qapp: object) -> Queue:
    """An empty queue."""
    del qapp
    return Queue()


def test_steps_run_one_after_another(queue: Queue, qtbot: QtBot) -> None:
    animator = queue.animator
    animator.add([queue.step("a", 0), queue.step("b"), queue.step("c")])
    assert (queue.begun, queue.emptied.count(), animator.is_busy) == (["a", "b"], 0, True)
    assert animator.animation is not None
    animator.animation.setCurrentTime(1000)
    qtbot.waitUntil(lambda: queue.begun == ["a", "b", "c"])
    assert queue.emptied.count() == 0
    animator.finish_running()
    assert (queue.emptied.count(), animator.is_busy) == (1, False)


def test_a_cleared_queue_runs_nothing_more(queue: Queue) -> None:
    queue.animator.add([queue.step("runs"), queue.step("late")])
    queue.animator.clear()
    assert (queue.begun, queue.animator.is_busy) == (["runs"], False)


def test_what_is_linked_ends_with_what_it_is_linked_to(queue: Queue) -> None:
    linked = [Linked(queue.step(name)) for name in ("turn up", "sort")]
    queue.animator.add([queue.step("deal"), *linked, queue.step("play")])
    assert queue.begun == ["deal"]
    queue.animator.finish_running()
    assert queue.begun == ["deal", "turn up", "sort", "play"]
    assert queue.ended == [1, 2, 3]
    assert queue.animator.is_busy
    queue.animator.clear()


def test_nothing_is_begun_by_a_click_while_nothing_runs(queue: Queue) -> None:
    queue.animator.finish_running()
    assert (queue.emptied.count(), queue.animator.is_busy) == (0, False)


def test_the_queue_knows_what_it_moves(queue: Queue) -> None:
    animator, moved, other = queue.animator, QObject(), QObject()
    moved.setProperty("height", 0.0)
    animation = in_turn(pause(10), together(change(moved, b"height", 1.0, 1000)))
    animator.add([lambda: animation])
    assert animator.moves(moved)
    assert not animator.moves(other)
    animator.clear()
    assert not animator.moves(moved)


def test_the_queue_goes_on_where_another_animation_of_the_same_object_stops_its_own(
    queue: Queue, qtbot: QtBot
) -> None:
    moved = QObject()
    moved.setProperty("height", 0.0)
    motion = together(change(moved, b"height", 1.0, 60_000))
    queue.animator.add([lambda: motion, queue.step("next", 0)])
    other = change(moved, b"height", 0.5, 60_000)
    other.start()  # Qt stops the group of whatever has moved this before
    qtbot.waitUntil(lambda: queue.begun == ["next"])
    assert not queue.animator.is_busy
    other.stop()
