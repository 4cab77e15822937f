"""The queue of motions: one after another, and what is linked ends together."""

from PySide6.QtCore import QAbstractAnimation, QObject
from pytestqt.qtbot import QtBot

from sixtysix_gui.table.animations import change, in_turn, pause, together
from sixtysix_gui.table.motions.animator import Animator, Linked


def test_steps_run_one_after_another(qtbot: QtBot) -> None:
    animator, begun = Animator(), list[str]()
    ended: list[str] = []
    animator.emptied.connect(lambda: ended.append("emptied"))

    def step(name: str, duration: int) -> QAbstractAnimation:
        begun.append(name)
        return pause(duration)

    animator.add([lambda: step("a", 0), lambda: step("b", 1000), lambda: step("c", 1000)])
    assert (begun, ended, animator.is_busy) == (["a", "b"], [], True)
    assert animator.animation is not None
    animator.animation.setCurrentTime(1000)
    qtbot.waitUntil(lambda: begun == ["a", "b", "c"])
    assert not ended
    animator.finish_running()
    assert (ended, animator.is_busy) == (["emptied"], False)


def test_a_cleared_queue_runs_nothing_more(qapp: object) -> None:
    del qapp
    animator, begun = Animator(), list[str]()
    animator.add([lambda: pause(1000), lambda: begun.append("late")])
    animator.clear()
    assert (begun, animator.is_busy) == ([], False)


def test_what_is_linked_ends_with_what_it_is_linked_to(qtbot: QtBot) -> None:
    del qtbot
    animator, begun = Animator(), list[str]()

    def step(name: str) -> QAbstractAnimation:
        begun.append(name)
        return pause(1000)

    ended: list[int] = []
    animator.step_ended.connect(lambda: ended.append(len(begun)))
    animator.add(
        [
            lambda: step("deal"),
            Linked(lambda: step("turn up")),
            Linked(lambda: step("sort")),
            lambda: step("play"),
        ]
    )
    assert begun == ["deal"]
    animator.finish_running()
    assert begun == ["deal", "turn up", "sort", "play"]
    assert ended == [1, 2, 3]
    assert animator.is_busy
    animator.clear()


def test_nothing_is_begun_by_a_click_while_nothing_runs(qtbot: QtBot) -> None:
    del qtbot
    animator = Animator()
    told: list[bool] = []
    animator.emptied.connect(lambda: told.append(True))
    animator.finish_running()
    assert (told, animator.is_busy) == ([], False)


def test_the_queue_knows_what_it_moves(qtbot: QtBot) -> None:
    del qtbot
    animator, moved, other = Animator(), QObject(), QObject()
    moved.setProperty("height", 0.0)
    animation = in_turn(pause(10), together(change(moved, b"height", 1.0, 1000)))
    animator.add([lambda: animation])
    assert animator.moves(moved)
    assert not animator.moves(other)
    animator.clear()
    assert not animator.moves(moved)


def test_the_queue_goes_on_where_another_animation_of_the_same_object_stops_its_own(
    qtbot: QtBot,
) -> None:
    animator, moved, begun = Animator(), QObject(), list[str]()
    moved.setProperty("height", 0.0)
    animator.add(
        [
            lambda: together(change(moved, b"height", 1.0, 60_000)),
            lambda: begun.append("next"),
        ]
    )
    other = change(moved, b"height", 0.5, 60_000)
    other.start()  # Qt stops the group of whatever has moved this before
    qtbot.waitUntil(lambda: begun == ["next"])
    assert not animator.is_busy
    other.stop()
