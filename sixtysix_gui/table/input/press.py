"""What the pointer went down on."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF

from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.intents.move_map import Grip, Held
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.scene.scene import Scene


class Pressable(Protocol):
    """What does something when it is pressed: a chip, the coin, or a place on the coach's paper."""

    @property
    def activate(self) -> Callable[[], object]:
        """What it does."""
        ...

    def contains(self, point: QPointF) -> bool:
        """Say whether a point of the scene is on it."""
        ...


@dataclass
class Press:
    """A press at a point: on a card that can be held, a button, a pile, a plate, or on nothing.

    A button may lie on a card: a click presses the button, a drag takes the card along. An early
    press is made while something still moves.
    """

    point: QPointF
    item: CardItem | None = None
    held: Held | None = None
    button: Pressable | None = None
    pile: Chair | None = None
    on_points: bool = False
    early: bool = False


def press_at(scene: Scene, point: QPointF) -> Press:
    """Return what lies at a point of the scene."""
    paper = scene.paper.at(point)
    if paper is not None:
        return Press(point, button=paper)
    press = _thing_at(scene, point)
    press.button = scene.buttons.at(point)
    return press


def press_on(scene: Scene, point: QPointF, held: Held) -> Press:
    """Return the press on something that lay at a point, if it is still there to be held."""
    if isinstance(held, PhysicalCard):
        item = scene.zones.own_hand.item_of(held)
    else:
        stack = scene.zones.talon
        item = stack.top if held is Grip.TALON_TOP else stack.turn_up
    return Press(point) if item is None else Press(point, item, held)


def _thing_at(scene: Scene, point: QPointF) -> Press:
    item = scene.hand_item_at(point)
    if item is not None and item.card is not None:
        return Press(point, item, item.card)
    stack, view = scene.zones.talon, scene.view
    if view is not None and view.rules.close:  # elsewhere talon and turn-up stay where they are
        if stack.turn_up is not None and stack.turn_up_covers(point):
            return Press(point, stack.turn_up, Grip.TURN_UP)
        if stack.top is not None and stack.top_covers(point):
            return Press(point, stack.top, Grip.TALON_TOP)
    if scene.tells_points(point):
        return Press(point, on_points=True)
    return Press(point, pile=scene.areas.pile_at(point))
