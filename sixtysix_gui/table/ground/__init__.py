"""The table itself: cloth or wood, light, embroidery and rim, painted once per size."""

from sixtysix_gui.table.ground.item import GroundItem
from sixtysix_gui.table.ground.paint import paint_ground

__all__ = ["GroundItem", "paint_ground"]
