"""What the pointer's gestures need of a table, whatever is played there."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPointF

from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.intents.move_map import Held, Target
from sixtysix_gui.table.zones.hands import OwnHand


class GrippedZones(Protocol):
    """The cards that can be taken hold of."""

    held: set[CardItem]
    grasped: CardItem | None

    @property
    def own_hand(self) -> OwnHand:
        """The person's cards."""
        ...


class DropFinder(Protocol):
    """Knows where each target is."""

    def under(self, item: CardItem, held: Held, pointer: QPointF) -> Target | None:
        """Give the target that a held card would fall on now."""
        ...

    def clicked(self, held: Held, point: QPointF) -> Target | None:
        """Give the target that a click means while something is picked up."""
        ...


class GrippedScene(Protocol):
    """A table on which cards are picked up and dropped."""

    @property
    def zones(self) -> GrippedZones:
        """The cards on the table."""
        ...

    @property
    def drop_targets(self) -> DropFinder:
        """Where a card may fall."""
        ...

    def hand_item_at(self, point: QPointF) -> CardItem | None:
        """Give the card of the own hand at a point."""
        ...

    def is_on_sunk_coin(self, point: QPointF) -> bool:
        """Say whether a point is where the coin would be, which cannot be pressed now."""
        ...

    def begin_drag(self, held: Held, targets: Sequence[Target]) -> None:
        """Light up where a card that was picked up may fall."""
        ...

    def end_drag(self) -> None:
        """Put the lights out again."""
        ...

    def show_targets(self, held: Held, targets: Sequence[Target]) -> None:
        """Light up the targets of what is held."""
        ...

    def light_target(self, hot: Target | None) -> None:
        """Light the target below the held card."""
        ...

    def hide_targets(self) -> None:
        """Put out all targets."""
        ...
