"""Motions of the table held still: each is begun, and its clock set by hand."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QAnimationGroup

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.sound.sounds import Cue
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.motions.animator import Linked, MotionContext, Step
from sixtysix_gui.table.motions.choreography import steps_for
from sixtysix_gui.table.seating import Score
from sixtysix_gui.table.table import Table
from tests.helpers.runs.leaks import busy_qt_objects
from tests.helpers.table.deals import Moment

MOVING = (Speed.SLOW, Speed.NORMAL, Speed.FAST)
_BESIDE_EACH_OTHER = "deal_cards"
"""Where the talon cannot be closed, the cards of a packet begin beside each other."""


def at_speeds(slow: int, normal: int, fast: int) -> list[tuple[Speed, int]]:
    """Return every speed at which things move, with its milliseconds."""
    return list(zip(MOVING, (slow, normal, fast), strict=True))


def motion_context(
    table: Table, view: View, speed: Speed, hear: Callable[[Cue], object] | None = None
) -> MotionContext:
    """Return what the motions of a table work with, at any speed."""
    context = MotionContext(table.table_scene, speed, view)
    if hear is not None:
        context.hear = hear
    return context


def steps_of(context: MotionContext, moment: Moment, since_last_motion: int = 10_000) -> list[Step]:
    """Return the steps that show a moment, a number of milliseconds after the motion before it."""
    return steps_for(
        context,
        moment.events,
        fresh_deal=moment.fresh_deal,
        since_last_motion=lambda: since_last_motion,
    )


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
    steps = steps_of(motion_context(table, moment.view, speed), moment)
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
    scene.notices.clear()


def begin_step(table: Table, moment: Moment, speed: Speed, name: str) -> QAbstractAnimation:
    """Begin the steps of a moment as far as one of that name, and return its animation."""
    return next(animation for step, animation in run_steps(table, moment, speed) if step == name)


@dataclass(frozen=True)
class Ran:
    """A step that was run: its name, how long it took, and whether cards were on their way."""

    step: str
    duration: int
    moved: bool


def run_to_the_end(table: Table, moment: Moment, speed: Speed) -> Iterator[Ran]:
    """Run the steps of a moment; each has to lead from where cards lie to where they belong."""
    lying = places(table)
    for step, animation in run_steps(table, moment, speed):
        begins, whole = places(table), animation.totalDuration()
        beside = step == _BESIDE_EACH_OTHER and not moment.view.rules.close
        if speed in MOVING and not beside:
            assert all(close_to(begins[item], lying[item]) for item in begins if item in lying)
        animation.setCurrentTime(whole // 3)
        between = places(table)
        animation.setCurrentTime(whole)
        if speed in MOVING:
            assert_in_place(table)
        table.table_scene.settle()
        lying = places(table)
        yield Ran(step, whole, any(not close_to(between[item], begins[item]) for item in begins))
    assert_in_place(table)


def step_name(step: Step) -> str:
    """Return the name of the function that a step calls."""
    called: Callable[..., object] = step.step if isinstance(step, Linked) else step
    while isinstance(called, partial):
        called = called.func
    return called.__name__


def durations() -> list[int]:
    """Return how long everything takes that moves now, or a round of what goes on and on."""
    running = [item for item in busy_qt_objects() if isinstance(item, QAbstractAnimation)]
    whole = (item for item in running if not isinstance(item.parent(), QAnimationGroup))
    return sorted(
        item.duration() if item.loopCount() < 0 else item.totalDuration() for item in whole
    )


def places(table: Table) -> dict[CardItem, Place]:
    """Return where every card is now."""
    return {item: item.place for item, _ in table.table_scene.zones.spots()}


def close_to(first: Place, second: Place) -> bool:
    """Return whether two places are the same, but for rounding."""
    pairs = zip(
        (first.x, first.y, first.angle, first.scale),
        (second.x, second.y, second.angle, second.scale),
        strict=True,
    )
    return all(abs(one - other) < 1e-6 for one, other in pairs)


def assert_in_place(table: Table) -> None:
    """Fails unless every card lies where it belongs, with its right side up, and its shadow."""
    for item, spot in table.table_scene.zones.spots():
        assert close_to(item.place, spot.place)
        assert shown_side(item) is spot.face_up
        assert casts_the_shadow_of(item, spot)


def shown_side(item: CardItem) -> bool | None:
    """Return whether the face is to be seen and the back is not; None for anything between."""
    widths = [side.turn.xScale() if side.isVisible() else 0.0 for side in (item.face, item.back)]
    return {(1.0, 0.0): True, (0.0, 1.0): False}.get((widths[0], widths[1]))


def casts_the_shadow_of(item: CardItem, spot: Spot) -> bool:
    """Return whether a card casts the shadow of one that lies at a spot, and nothing of another."""
    near = item.shadow.near.opacity() if item.shadow.isVisible() else 0.0
    return item.shadow.height == 0.0 and (near == 1.0 or not spot.shadowed)
