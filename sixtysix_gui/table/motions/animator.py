"""The one animator: motions wait in its queue and run one after another."""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractAnimation,
    QAnimationGroup,
    QObject,
    QPropertyAnimation,
    QTimer,
    Signal,
)

Step = Callable[[], QAbstractAnimation | None]
"""Changes the table and gives the animation that leads there; None: nothing is to be seen."""


@dataclass(frozen=True)
class Linked:
    """A step that belongs to the one before it: a click that ends that one ends both."""

    step: Step

    def __call__(self) -> QAbstractAnimation | None:
        """Begin the step."""
        return self.step()


class Animator(QObject):
    """Runs steps one by one.

    A step is only begun when the one before it has ended, so it finds the table as that left it.
    A step without duration is over at once, and no timer runs while nothing moves. What follows
    an animation is done after its last frame has been painted, and the next begun a turn later,
    so that no frame waits for it.

    Signals:
        step_ended: whatever moved is to be put where it belongs.
        emptied: nothing runs and nothing waits.
    """

    step_ended = Signal()
    emptied = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: deque[Step] = deque()
        self._animation: QAbstractAnimation | None = None
        self._is_advancing = False
        self._after_frame = QTimer(self, singleShot=True, interval=0)
        self._after_frame.timeout.connect(self._animation_finished)
        self._next_turn = QTimer(self, singleShot=True, interval=0)
        self._next_turn.timeout.connect(self._go_on)

    @property
    def animation(self) -> QAbstractAnimation | None:
        """The animation that runs now."""
        return self._animation

    @property
    def is_busy(self) -> bool:
        """Whether something runs or waits."""
        return self._animation is not None or bool(self._waiting) or self._next_turn.isActive()

    def add(self, steps: Iterable[Step]) -> None:
        """Put steps at the end of the queue; begins at once when nothing runs."""
        self._waiting.extend(steps)
        self._advance()

    def moves(self, target: QObject) -> bool:
        """Return whether what runs now moves that object."""
        return self._animation is not None and _moves(self._animation, target)

    def finish_running(self) -> None:
        """End what runs now, with what is linked to it, at its final state; the rest goes on."""
        if self._animation is not None:
            self._end_animation()
        elif not self._next_turn.isActive():
            return
        while self._waiting and isinstance(self._waiting[0], Linked):
            self._pass_over(self._waiting.popleft())
        self._advance(ended=True)

    def clear(self) -> None:
        """Stop what runs and forget what waits, without any signal: the table is laid again."""
        self._waiting.clear()
        self._next_turn.stop()
        self._drop_animation()

    def _advance(self, *, ended: bool = False) -> None:
        if self._is_advancing:  # a step, or who hears of its end, has added others: the loop below
            return  # takes them in their turn
        self._is_advancing = True
        worked = ended or self._next_turn.isActive()
        self._next_turn.stop()
        try:
            while self._waiting and self._animation is None:
                worked = True
                self._begin(self._waiting.popleft())
        finally:
            self._is_advancing = False
        if worked and not self.is_busy:
            self.emptied.emit()

    def _begin(self, step: Step) -> None:
        animation = step()
        if animation is None or animation.totalDuration() == 0:
            self._put_away(animation)
            return
        animation.setParent(self)
        animation.stateChanged.connect(self._state_changed)
        self._animation = animation
        animation.start()

    def _state_changed(self, now: QAbstractAnimation.State) -> None:
        """Go on where an animation has ended, or was stopped by another one of the same object."""
        # Its end comes before the last values are painted. A timer of 0 ms runs when the
        # events that wait have been handled, that frame among them.
        if now is QAbstractAnimation.State.Stopped:
            self._after_frame.start()

    def _pass_over(self, step: Step) -> None:
        self._put_away(step())

    def _put_away(self, animation: QAbstractAnimation | None) -> None:
        if animation is not None:
            animation.deleteLater()
        self.step_ended.emit()

    def _animation_finished(self) -> None:
        self._end_animation()
        self._next_turn.start()

    def _go_on(self) -> None:
        self._advance(ended=True)

    def _end_animation(self) -> None:
        self._drop_animation()
        self.step_ended.emit()

    def _drop_animation(self) -> None:
        animation, self._animation = self._animation, None
        if animation is not None:
            animation.stateChanged.disconnect(self._state_changed)
            self._after_frame.stop()  # it runs already if the animation has just ended by itself
            animation.stop()
            animation.deleteLater()


def _moves(animation: QAbstractAnimation, target: QObject) -> bool:
    if isinstance(animation, QPropertyAnimation):
        return animation.targetObject() is target
    if isinstance(animation, QAnimationGroup):
        parts = (animation.animationAt(index) for index in range(animation.animationCount()))
        return any(_moves(part, target) for part in parts)
    return False
