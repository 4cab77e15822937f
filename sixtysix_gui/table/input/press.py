"""What the pointer went down on."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF

from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.intents.move_map import Grip, Held
from sixtysix_gui.table.scene.scene import TableScene


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
    pile: Hashable | None = None
    on_points: bool = False
    early: bool = False


class PressFinder(Protocol):
    """Finds what a press means."""

    def at(self, point: QPointF) -> Press:
        """Find what lies at a point of the scene."""
        ...

    def on(self, point: QPointF, held: Held) -> Press:
        """Give the press on something that lay at a point, if it is still there to be held."""
        ...


class TablePresses:
    """Finds what was pressed on the table of two."""

    def __init__(self, scene: TableScene) -> None:
        """Look at a scene."""
        self._scene = scene

    def at(self, point: QPointF) -> Press:
        """Find what lies at a point of the scene."""
        return press_at(self._scene, point)

    def on(self, point: QPointF, held: Held) -> Press:
        """Give the press on something that lay at a point, if it is still there to be held."""
        return press_on(self._scene, point, held)


def press_at(scene: TableScene, point: QPointF) -> Press:
    """Find what lies at a point of the scene."""
    paper = scene.paper.at(point)
    if paper is not None:
        return Press(point, button=paper)
    press = _card_at(scene, point)
    press.button = scene.buttons.at(point)
    return press


def press_on(scene: TableScene, point: QPointF, held: Held) -> Press:
    """Give the press on something that lay at a point, if it is still there to be held."""
    zones = scene.zones
    if isinstance(held, PhysicalCard):
        item = zones.own_hand.item_of(held)
    else:
        item = zones.talon.top if held is Grip.TALON_TOP else zones.talon.turn_up
    return Press(point) if item is None else Press(point, item, held)


def _card_at(scene: TableScene, point: QPointF) -> Press:
    item = scene.hand_item_at(point)
    if item is not None and item.card is not None:
        return Press(point, item, item.card)
    zones = scene.zones
    if zones.talon.turn_up is not None and zones.talon.turn_up_covers(point):
        return Press(point, zones.talon.turn_up, Grip.TURN_UP)
    if zones.talon.top is not None and zones.talon.top_covers(point):
        return Press(point, zones.talon.top, Grip.TALON_TOP)
    if scene.indicators.tells_points(point):
        return Press(point, on_points=True)
    for side, pile in zones.piles.items():
        if pile.covers(point):
            return Press(point, pile=side)
    return Press(point)
