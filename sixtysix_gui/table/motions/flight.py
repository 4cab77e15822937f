"""Cards in the air: their shadow leaves them as they rise and meets them again where they land."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEasingCurve, QParallelAnimationGroup, QPropertyAnimation

from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.geometry.layout import Place
from sixtysix_gui.table.motions.basics import LINEAR, change, keyed, travel

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
