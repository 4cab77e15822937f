"""Captions: a label says what a thing on the table is while pointer or focus is there."""

from collections.abc import Callable, Iterator
from itertools import chain

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer

from sixtysix_gui.table.durations import CAPTION_LEAVES, CAPTION_RESTS
from sixtysix_gui.table.scene.part import shown_areas
from sixtysix_gui.table.scene.scene import Scene
from sixtysix_gui.table.scene.stop_areas import ToldThing
from sixtysix_gui.table.stops import Captioned, DealerAt, PlateOf, StopName, TableFacts, Wording

_ABOVE = 6.0
"""Pixels between a caption and what it names."""

_INDEX = (0.30, 0.46)
"""Width and height of an index in widths of its card; a caption covers none that is to be read."""


class Captions(QObject):
    """Shows one caption at a time, where it covers no index and no sentence."""

    def __init__(
        self, scene: Scene, facts: Callable[[], TableFacts | None], parent: QObject
    ) -> None:
        """Show nothing until there are words; ``facts`` gives what they are about."""
        super().__init__(parent)
        self._facts = facts
        self._scene = scene
        self.wording: Callable[[], Wording] | None = None
        self.label = scene.caption
        self._shown: Captioned | None = None
        self._next: ToldThing | None = None
        self._rests = QTimer(self, singleShot=True, interval=CAPTION_RESTS)
        self._rests.timeout.connect(self.show_next)
        self._leaves = QTimer(self, singleShot=True, interval=CAPTION_LEAVES)
        self._leaves.timeout.connect(self._take_away)

    def follow_focus(self, name: StopName | None) -> None:
        """Say at once what the keyboard's focus is on, unless that says so itself."""
        self.hide()
        names = (DealerAt(name.chair), name) if isinstance(name, PlateOf) else (name,)
        self._next = self._first(thing for thing in self._told() if thing[0] in names)
        self.show_next()

    def point_at(self, point: QPointF | None) -> None:
        """Follow the pointer: a caption comes when it rests, and goes when it has left."""
        self._next = None if point is None else self._at(point)
        if self._next is not None and self._next[0] == self._shown:
            self._rests.stop()
            self._leaves.stop()
            return
        if self._shown is not None:
            self._leaves.start()
        if self._next is None:
            self._rests.stop()
        else:
            self._rests.start()

    def show_next(self) -> None:
        """Show the caption of what the pointer or the focus has come to."""
        text = "" if self._next is None else self._text(self._next[0])
        if self._next is None or not text:
            return
        self._leaves.stop()
        self._shown, area = self._next
        rim = self._scene.zones.layout.metrics.rim
        self.label.set_max_width(self._scene.sceneRect().width() - 2 * rim)
        self.label.text = text
        self.label.setPos(self._place(area))
        self.label.show()

    def hide(self) -> None:
        """Show nothing."""
        self._rests.stop()
        self._leaves.stop()
        self._shown = self._next = None
        self.label.hide()

    def _take_away(self) -> None:
        """Take the caption away that the pointer has left; another may be on its way."""
        self._shown = None
        self.label.hide()

    # ---------------------------------------------------------------------------- finding a caption

    def _at(self, point: QPointF) -> ToldThing | None:
        """Return what lies at a point, and its area; None where nothing has a caption."""
        if self._scene.hand_item_at(point) is not None or self._scene.buttons.at(point) is not None:
            return None
        return self._first(thing for thing in self._told() if thing[1].contains(point))

    def _told(self) -> Iterator[ToldThing]:
        return iter(()) if self._scene.view is None else self._scene.areas.told()

    def _first(self, things: Iterator[ToldThing]) -> ToldThing | None:
        return next((thing for thing in things if self._text(thing[0])), None)

    def _text(self, thing: Captioned) -> str:
        facts = self._facts()
        return "" if self.wording is None or facts is None else self.wording().caption(thing, facts)

    # ------------------------------------------------------------------------------------ places

    def _place(self, area: QRectF) -> QPointF:
        """Return the first place that covers no index and no sentence, above if possible."""
        size = self.label.body().size()
        kept_off = list(self._kept_off())
        places = list(self._places(area, size.width(), size.height()))
        for centre in places:
            body = QRectF(QPointF(), size)
            body.moveCenter(centre)
            if not any(body.intersects(other) for other in kept_off):
                return centre
        return places[0]

    def _places(self, area: QRectF, width: float, height: float) -> Iterator[QPointF]:
        inside = self._scene.sceneRect().adjusted(2, 2, -2, -2)
        for y in (
            area.top() - _ABOVE - height / 2,
            area.bottom() + _ABOVE + height / 2,
            area.top() - _ABOVE - 1.6 * height,
            area.center().y(),
        ):
            if not inside.top() <= y - height / 2 <= y + height / 2 <= inside.bottom():
                continue
            for x in (area.center().x(), area.right() - width / 2, area.left() + width / 2):
                middle = max(inside.left() + width / 2, min(x, inside.right() - width / 2))
                yield QPointF(middle, y)

    def _kept_off(self) -> Iterator[QRectF]:
        notices, zones = self._scene.notices, self._scene.zones
        yield from shown_areas((notices.status, notices.advice, notices.refusal))
        trick = zones.trick.spots(zones.layout, zones.deal)
        for item, spot in chain(zones.own_hand.spots(zones.layout), trick):
            if item.isVisible():
                yield _index_of(spot.place.bounds(zones.layout.metrics.card_width))


def _index_of(card: QRectF) -> QRectF:
    """Return the upper left corner of a card."""
    right, down = _INDEX
    return QRectF(card.left(), card.top(), right * card.width(), down * card.width())
