"""The few movements of which all motions are made; every animated property is one of Qt's own."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from PySide6.QtCore import (
    QAbstractAnimation,
    QAnimationGroup,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
)
from PySide6.QtWidgets import QGraphicsScale, QGraphicsWidget

from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.durations import MOTIONS, Motion, Speed, easing_curve
from sixtysix_gui.table.layout.place import Place

_ARC_STEPS = 12
"""Points of a curved path between which Qt goes straight."""

_Group = TypeVar("_Group", bound=QAnimationGroup)

LINEAR = QEasingCurve(QEasingCurve.Type.Linear)


def milliseconds(motion: Motion, speed: Speed) -> int:
    """Return the duration of a motion at a speed."""
    return MOTIONS[motion].at(speed)


def change(
    target: QObject, name: bytes, end: object, duration: int, curve: QEasingCurve = LINEAR
) -> QPropertyAnimation:
    """Change a property from what it is now."""
    animation = QPropertyAnimation(target, name)
    animation.setDuration(duration)
    animation.setEasingCurve(curve)
    # Without it Qt would read the value when the animation starts: in a sequence that is later,
    # when something else may have moved the target.
    animation.setStartValue(target.property(name.decode()))
    animation.setEndValue(end)
    return animation


def pause(duration: int) -> QPauseAnimation:
    """Wait."""
    return QPauseAnimation(duration)


def together(*animations: QAbstractAnimation) -> QParallelAnimationGroup:
    """Run animations at the same time."""
    return _filled(QParallelAnimationGroup(), animations)


def in_turn(*animations: QAbstractAnimation) -> QSequentialAnimationGroup:
    """Run animations one after another."""
    return _filled(QSequentialAnimationGroup(), animations)


def after(
    delay: int, animation: QAbstractAnimation, begin: Callable[[], object] | None = None
) -> QAbstractAnimation:
    """Run an animation some time later; ``begin`` is called just before it."""
    if not delay:
        if begin is not None:
            begin()
        return animation
    waiting = pause(delay)
    if begin is not None:
        waiting.finished.connect(begin)
    return in_turn(waiting, animation)


def keyed(
    target: QObject, name: bytes, keys: Iterable[tuple[float, object]], duration: int
) -> QPropertyAnimation:
    """Lead a property through values at parts of the duration, evenly from one to the next."""
    animation = QPropertyAnimation(target, name)
    animation.setDuration(duration)
    for part, value in keys:
        animation.setKeyValueAt(part, value)
    return animation


def travel(
    item: QGraphicsWidget,
    place: Place,
    duration: int,
    curve: QEasingCurve = LINEAR,
    *,
    arc: float = 0.0,
    start: Place | None = None,
) -> QParallelAnimationGroup:
    """Move a card to a place: position, angle and size at once.

    ``arc`` bends the way towards the upper edge by this part of its length. ``start`` is where
    it begins; without it, where the item is now.
    """
    begin = start or Place(item.pos().x(), item.pos().y(), item.rotation(), item.scale())
    position = QPropertyAnimation(item, b"pos")
    for step, point in _path(begin.point, place.point, arc):
        position.setKeyValueAt(step, point)
    parts = [position]
    for name, first, last in (
        (b"rotation", begin.angle, place.angle),
        (b"scale", begin.scale, place.scale),
    ):
        if first != last:
            part = QPropertyAnimation(item, name)
            part.setStartValue(first)
            part.setEndValue(last)
            parts.append(part)
    for part in parts:
        part.setDuration(duration)
        part.setEasingCurve(curve)
    return together(*parts)


def turn_over(item: CardItem, *, face_up: bool, duration: int) -> QSequentialAnimationGroup:
    """Turn a card over about its long axis: one side narrows to nothing, then the other widens."""
    narrowing, widening = (item.back, item.face) if face_up else (item.face, item.back)
    item.show_side(face_up=face_up)
    narrowing.setVisible(True)
    widening.setVisible(False)
    return turn_again(item, face_up=face_up, duration=duration)


def turn_again(item: CardItem, *, face_up: bool, duration: int) -> QSequentialAnimationGroup:
    """Turn a card over that will have been turned over before; nothing changes until then."""
    narrowing, widening = (item.back, item.face) if face_up else (item.face, item.back)
    if not widening.isVisible():  # it is there from the start, but has no width yet
        widening.turn.setXScale(0.0)
        widening.setVisible(True)
    half = duration // 2
    return in_turn(
        together(*_widths((narrowing.turn, item.shadow.turn), 0.0, half, _IN_QUAD)),
        together(*_widths((widening.turn, item.shadow.turn), 1.0, duration - half, _OUT_QUAD)),
    )


def _widths(
    turns: tuple[QGraphicsScale, ...], end: float, duration: int, curve: QEasingCurve.Type
) -> Iterator[QPropertyAnimation]:
    for turn in turns:
        animation = change(turn, b"xScale", end, duration, QEasingCurve(curve))
        animation.setStartValue(1.0 - end)
        yield animation


def flip(item: QGraphicsWidget, duration: int, times: int = 1) -> QPropertyAnimation:
    """Narrow a thing about its long axis and widen it again, a number of times."""
    turn = QGraphicsScale(item)
    item.setTransformations([turn])
    halves = 2 * times
    keys = [(half / halves, float(half % 2 == 0)) for half in range(halves + 1)]
    animation = keyed(turn, b"xScale", keys, duration)
    animation.finished.connect(lambda: item.setTransformations([]))
    return animation


def eased(motion: Motion) -> QEasingCurve:
    """Return the easing of a motion."""
    return easing_curve(motion)


_IN_QUAD = QEasingCurve.Type.InQuad
_OUT_QUAD = QEasingCurve.Type.OutQuad


def _path(start: QPointF, end: QPointF, arc: float) -> list[tuple[float, QPointF]]:
    if not arc:
        return [(0.0, start), (1.0, end)]
    way = end - start
    length = (way.x() ** 2 + way.y() ** 2) ** 0.5
    middle = (start + end) / 2 - QPointF(0.0, arc * length)
    return [
        (step / _ARC_STEPS, _bezier(start, middle, end, step / _ARC_STEPS))
        for step in range(_ARC_STEPS + 1)
    ]


def _bezier(start: QPointF, control: QPointF, end: QPointF, at: float) -> QPointF:
    rest = 1.0 - at
    return start * (rest * rest) + control * (2 * rest * at) + end * (at * at)


def _filled(group: _Group, animations: tuple[QAbstractAnimation, ...]) -> _Group:
    for animation in animations:
        group.addAnimation(animation)
    return group


_RISEN = 0.25
"""A card is at its full height after this part of its way."""

_SINKS = 0.6
"""And begins to sink after this one."""


def fly(
    item: CardItem,
    place: Place,
    duration: int,
    curve: QEasingCurve = LINEAR,
    *,
    arc: float = 0.0,
    start: Place | None = None,
    height: float = 1.0,
) -> QParallelAnimationGroup:
    """Move a card through the air to a place where it lands.

    ``height`` is how high it rises: 1 is the height of a card that is dragged. ``start`` is where
    it begins, lying; without it, where and as high as it is now.
    """
    begins_at = item.rotation() if start is None else start.angle
    group = travel(item, place, duration, curve, arc=arc, start=start)
    lies = start is not None
    for part in _heights(item, duration, height, lies=lies):
        group.addAnimation(part)
    far = item.shadow.far
    drift = keyed(
        far, b"pos", [(0.0, far.below(begins_at)), (1.0, far.below(place.angle))], duration
    )
    drift.setEasingCurve(curve)
    group.addAnimation(drift)
    return group


def rise(
    item: CardItem, angle: float, duration: int, curve: QEasingCurve
) -> list[QPropertyAnimation]:
    """Take a card up that will be held at that angle: its near shadow gives way to the far one."""
    near, far = item.shadow.near, item.shadow.far
    return [
        change(near, b"opacity", 0.0, duration, curve),
        change(far, b"opacity", 1.0, duration, curve),
        change(far, b"pos", far.below(angle), duration, curve),
    ]


def sinking(
    item: CardItem, place: Place, duration: int, curve: QEasingCurve
) -> QParallelAnimationGroup:
    """Move a card that is held to a place, sinking all the way."""
    group = travel(item, place, duration, curve)
    near, far = item.shadow.near, item.shadow.far
    group.addAnimation(change(far, b"opacity", 0.0, duration))
    group.addAnimation(change(far, b"pos", far.below(place.angle), duration))
    group.addAnimation(change(near, b"opacity", 1.0, duration))
    return group


def _heights(
    item: CardItem, duration: int, height: float, *, lies: bool
) -> Iterator[QPropertyAnimation]:
    shadow = item.shadow
    begins = 0.0 if lies else shadow.height
    near = 1.0 if lies or shadow.isVisible() else 0.0
    yield keyed(
        shadow.far,
        b"opacity",
        [(0.0, begins), (_RISEN, height), (_SINKS, height), (1.0, 0.0)],
        duration,
    )
    yield keyed(
        shadow.near,
        b"opacity",
        [
            (0.0, near if not begins else 1.0 - begins),
            (_RISEN, 1.0 - height),
            (_SINKS, 1.0 - height),
            (1.0, 1.0),
        ],
        duration,
    )
