"""What marriages have counted, on the eights and at the counter, where two play (MANY 2)."""

from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table.pieces import Look, Tag
from sixtysix_gui.table.pieces.brushwork import pill
from sixtysix_gui.table.theme import Z
from sixtysix_gui.table.zones.zones import Zones

_MOST = 8
_LARGEST = 0.15
"""The unit of the tags in W, at most: large words would hide the sign of trump and each other."""

_AT_COUNTER = 0.30, -0.33
"""The tag at the counter, from its middle in W."""


class MarriageValues:
    """Tags with the points of every marriage; that which fixed trump is golden."""

    def __init__(self, scene: QGraphicsScene, zones: Zones) -> None:
        """Make the tags, hidden."""
        self._zones = zones
        self.tags = [Tag() for _ in range(_MOST)]
        self.counter = Tag()
        for tag in (*self.tags, self.counter):
            tag.setZValue(Z.MARKERS + 9)
            scene.addItem(tag)
            tag.hide()

    def lay_out(self, look: Look) -> None:
        """Take another look; ``show`` follows."""
        unit = min(look.text_unit, _LARGEST * look.card_width)
        for tag in (*self.tags, self.counter):
            tag.set_look(replace(look, text_unit=unit))

    def show(self, view: View) -> None:
        """Tell of every marriage that has an eight."""
        self.clear()
        if len(view.rules.seats) > 2 or view.rules.trump_by != "latest-marriage":
            return
        newest = view.marriages[-1] if view.marriages else None
        free = iter(self.tags)
        for zone in self._zones.eights.values():
            for (item, spot), points in zip(
                zone.spots(self._zones.layout), zone.points, strict=True
            ):
                suit = None if item.card is None else item.card.card.suit
                golden = newest is not None and suit is newest.suit and points == newest.points
                at = self._zones.layout.scores.eight_value(spot.place)
                self._show(next(free), points, at, golden=golden)
        if newest is not None:
            dx, dy = (part * self._zones.layout.metrics.card_width for part in _AT_COUNTER)
            at = self._zones.layout.middle.counter + QPointF(dx, dy)
            self._show(self.counter, newest.points, at, golden=True)

    def _show(self, tag: Tag, points: int, at: QPointF, *, golden: bool) -> None:
        tag.set_golden(golden)
        tag.set_text(str(points))
        tag.setPos(at)
        tag.show()

    def outlines(self) -> list[QPainterPath]:
        """Give the outlines of the tags on eights, without that at the counter, in the scene."""
        return [tag.mapToScene(pill(tag.body())) for tag in self.tags if tag.isVisible()]

    def clear(self) -> None:
        """Tell nothing."""
        for tag in (*self.tags, self.counter):
            tag.hide()
