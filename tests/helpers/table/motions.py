"""Motions of the table held still: each is begun, and its clock set by hand."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.sound.sounds import Cue
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.motions.animator import Linked, Step
from sixtysix_gui.table.motions.choreography import steps_for
from sixtysix_gui.table.motions.context import MotionContext
from sixtysix_gui.table.seating import Score
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import Moment


def motion_context(
    table: Table, view: View, speed: Speed, hear: Callable[[Cue], object] | None = None
) -> MotionContext:
    """Return what the motions of a table work with, at any speed."""
    context = MotionContext(table.table_scene.zones, speed, view, table.table_scene.moved)
    if hear is not None:
        context.hear = hear
    return context


def frames(animation: QAbstractAnimation | None, step: int = 20) -> Iterator[int]:
    """Lead an animation from frame to frame, and yield the time after each."""
    if animation is None:
        return
    animation.start()
    animation.pause()
    for time in range(0, animation.totalDuration() + step, step):
        animation.setCurrentTime(min(time, animation.totalDuration()))
        yield time
    animation.stop()
    animation.deleteLater()


def run_steps(
    table: Table, moment: Moment, speed: Speed
) -> Iterator[tuple[str, QAbstractAnimation]]:
    """Begins each step of a moment: gives its name and its animation at the first instant.

    Steps in which nothing moves are passed over.
    """
    scene = table.table_scene
    steps = steps_for(
        motion_context(table, moment.view, speed),
        moment.events,
        fresh_deal=moment.fresh_deal,
        since_last_motion=lambda: 10_000,
    )
    if moment.fresh_deal:
        scene.begin_deal(moment.view, Score())  # as the table does: it was bare before
    for step in steps:
        animation = step()
        if animation is not None and animation.totalDuration() > 0:
            animation.start()
            animation.pause()
            yield step_name(step), animation
            animation.stop()
        if animation is not None:
            animation.deleteLater()
        scene.settle()
    scene.notices.hush()


def step_name(step: Step) -> str:
    """Gives the name of the function that a step calls."""
    called: Callable[..., object] = step.step if isinstance(step, Linked) else step
    while isinstance(called, partial):
        called = called.func
    return called.__name__


def places(table: Table) -> dict[CardItem, Place]:
    """Gives where every card is now."""
    return {item: item.place for item, _ in table.table_scene.zones.spots()}


def close_to(first: Place, second: Place) -> bool:
    """Says whether two places are the same, but for rounding."""
    pairs = zip(
        (first.x, first.y, first.angle, first.scale),
        (second.x, second.y, second.angle, second.scale),
        strict=True,
    )
    return all(abs(one - other) < 1e-6 for one, other in pairs)


def shown_side(item: CardItem) -> bool | None:
    """Says whether the face is to be seen and the back is not; None for anything between."""
    widths = [side.turn.xScale() if side.isVisible() else 0.0 for side in (item.face, item.back)]
    return {(1.0, 0.0): True, (0.0, 1.0): False}.get((widths[0], widths[1]))


def casts_the_shadow_of(item: CardItem, spot: Spot) -> bool:
    """Says whether a card casts the shadow of one that lies at a spot, and nothing of another."""
    near = item.shadow.near.opacity() if item.shadow.isVisible() else 0.0
    return item.shadow.height == 0.0 and (near == 1.0 or not spot.shadowed)
