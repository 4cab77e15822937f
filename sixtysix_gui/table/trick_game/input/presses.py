"""What the pointer went down on, on the table for three and four."""

from PySide6.QtCore import QPointF

from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.table.input.press import Press
from sixtysix_gui.table.intents.move_map import Held
from sixtysix_gui.table.trick_game.scene.scene import TrickScene


class TrickPresses:
    """Finds what was pressed."""

    def __init__(self, scene: TrickScene) -> None:
        """Look at a scene."""
        self._scene = scene

    def at(self, point: QPointF) -> Press:
        """Find what lies at a point of the scene."""
        press = self._thing_at(point)
        press.button = self._scene.buttons.at(point)
        return press

    def on(self, point: QPointF, held: Held) -> Press:
        """Give the press on a card that lay at a point, if it is still there to be held."""
        if not isinstance(held, PhysicalCard):
            return Press(point)
        item = self._scene.zones.own_hand.item_of(held)
        return Press(point) if item is None else Press(point, item, held)

    def _thing_at(self, point: QPointF) -> Press:
        scene = self._scene
        item = scene.hand_item_at(point)
        if item is not None and item.card is not None:
            return Press(point, item, item.card)
        if scene.plates.tells_points(point):
            return Press(point, on_points=True)
        for chair, pile in scene.zones.piles.items():
            if pile.covers(point):
                return Press(point, pile=chair)
        return Press(point)
