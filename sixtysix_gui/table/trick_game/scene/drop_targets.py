"""Where a held card would fall on the table for three and four."""

from typing import ClassVar

from typing_extensions import override

from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.scene.base_drop_targets import BaseDropTargets
from sixtysix_gui.table.trick_game.zones.zones import TrickZones


class TrickDropTargets(BaseDropTargets):
    """Knows where each target is; the trick lies around a middle, which is meant as well."""

    middle_size: ClassVar[tuple[float, float]] = (1.15, 0.85)

    def __init__(self, zones: TrickZones) -> None:
        """Read the places from the zones as they are when asked."""
        super().__init__(zones, zones.stock)
        self._zones = zones

    @property
    @override
    def _trick_places(self) -> tuple[Place, ...]:
        middle = self._zones.layout.middle.trick
        return (*super()._trick_places, Place(middle.x(), middle.y()))
