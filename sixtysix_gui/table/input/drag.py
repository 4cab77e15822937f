"""A card that is dragged: gripped where the pointer has it, it follows, and falls or flies back."""

from PySide6.QtCore import QPointF

from sixtysix_gui.design.theme import Z, clamp
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.effects import SmallMovements
from sixtysix_gui.table.intents import Grip, Held, Intents, Target
from sixtysix_gui.table.scene.scene import Scene

_SCALE, _TILT = 1.10, 5.0
"""A dragged card is so small that it does not hide its target, and tilted by so much at most."""


class Drag:
    """Carries one card at a time below the pointer."""

    def __init__(self, scene: Scene, intents: Intents, movements: SmallMovements) -> None:
        """Work on a scene; nothing is carried."""
        self._scene = scene
        self._zones = scene.zones
        self._intents = intents
        self._movements = movements
        self._item: CardItem | None = None
        self._held: Held | None = None

    @property
    def held(self) -> Held | None:
        """What is carried."""
        return self._held

    def begin(self, item: CardItem, held: Held, point: QPointF) -> None:
        """Take a card up where it is pressed, and light up where it may fall."""
        self._item, self._held = item, held
        self._movements.stop(item)
        self._zones.held.add(item)
        self._zones.grasped = item
        self._grip(item, held, point)
        self._scene.begin_drag(held, self._intents.map.targets(held))

    def follow(self, pointer: QPointF) -> None:
        """Let the card follow; the target that it would fall on lights up."""
        item, held = self._item, self._held
        if item is None or held is None:
            return
        item.setPos(pointer - item.transformOriginPoint())
        self._scene.drop_targets.light(self._legal_under(item, held, pointer))

    def drop(self, pointer: QPointF) -> None:
        """Let the card fall; where it may not lie it flies back."""
        item, held = self._end()
        if item is None or held is None:
            return
        self._let_go(item)
        target = self._scene.drop_targets.under(item, held, pointer)
        stays = target is not None and self._intents.drop(held, target)
        if not stays and item in self._zones.held:
            self._movements.fly_back(item)

    def put_back(self) -> None:
        """Let the card fly back, wherever it is held."""
        item, _ = self._end()
        if item is not None:
            self._let_go(item)
            self._movements.fly_back(item)

    def lose(self) -> None:
        """Carry nothing any more: the card was taken from the table."""
        self._end()

    def _end(self) -> tuple[CardItem | None, Held | None]:
        """Carry nothing; give what was carried."""
        self._scene.end_drag()
        ended = self._item, self._held
        self._item = self._held = None
        return ended

    def _grip(self, item: CardItem, held: Held, point: QPointF) -> None:
        grip = item.mapFromScene(point)
        item.take_off()
        item.setZValue(Z.DRAGGED)
        item.draw_for(max(item.scale(), _SCALE))
        # The card turns and shrinks about the point that is held, which so stays below the
        # pointer. Qt leaves that point at ``pos`` plus the origin, whatever scale and angle are.
        item.setTransformOriginPoint(grip)
        item.setPos(point - grip)
        tilt = item.rotation()
        if held is not Grip.TURN_UP:  # which stays crosswise
            tilt = clamp(tilt, -_TILT, _TILT)
        self._movements.pick_up(item, tilt, _SCALE)

    def _legal_under(self, item: CardItem, held: Held, pointer: QPointF) -> Target | None:
        target = self._scene.drop_targets.under(item, held, pointer)
        if target is None or self._intents.map.drop(held, target) is None:
            return None
        return target

    def _let_go(self, item: CardItem) -> None:
        self._movements.stop(item)
        self._zones.grasped = None
