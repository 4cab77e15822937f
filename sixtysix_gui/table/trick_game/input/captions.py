"""Captions: a label says what a thing is while the pointer rests on it or the focus is there."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer

from sixtysix_gui.table.durations import CAPTION_LEAVES, CAPTION_RESTS
from sixtysix_gui.table.trick_game.input.focus_display import TrickAreas
from sixtysix_gui.table.trick_game.scene.scene import TrickScene
from sixtysix_gui.table.trick_game.stops import (
    PileOf,
    PlateOf,
    TableTold,
    Thing,
    TrickStop,
    TrickWording,
)

_THINGS = (Thing.TURN_UP, Thing.TALON, Thing.WIDOW, Thing.COUNTER, Thing.COIN, Thing.SCORE)
_ABOVE = 6.0
"""Pixels between a caption and what it names."""


class TrickCaptions(QObject):
    """Shows one caption at a time."""

    def __init__(
        self,
        scene: TrickScene,
        areas: TrickAreas,
        told: Callable[[], TableTold | None],
        parent: QObject,
    ) -> None:
        """Show nothing until there are words; ``told`` gives what they are about."""
        super().__init__(parent)
        self._scene = scene
        self._areas = areas
        self._told = told
        self.wording: TrickWording | None = None
        self._shown: TrickStop | None = None
        self._next: TrickStop | None = None
        self._rests = QTimer(self, singleShot=True, interval=CAPTION_RESTS)
        self._rests.timeout.connect(self.show_next)
        self._leaves = QTimer(self, singleShot=True, interval=CAPTION_LEAVES)
        self._leaves.timeout.connect(self._take_away)

    def point_at(self, point: QPointF | None) -> None:
        """Follow the pointer: a caption comes when it rests, and goes when it has left."""
        self._next = None if point is None else self._at(point)
        if self._next is not None and self._next == self._shown:
            self._rests.stop()
            self._leaves.stop()
            return
        if self._shown is not None:
            self._leaves.start()
        if self._next is None:
            self._rests.stop()
        else:
            self._rests.start()

    def follow_focus(self, name: TrickStop | None) -> None:
        """Say at once what the keyboard's focus is on, unless that says so itself."""
        self.hide()
        if isinstance(name, Thing | PlateOf | PileOf) and name is not Thing.SHOW:
            self._next = name
            self.show_next()

    def show_next(self) -> None:
        """Show the caption of what the pointer or the focus has come to."""
        told, name = self._told(), self._next
        if name is None or self.wording is None or told is None:
            return
        area, text = self._areas.area(name), self.wording.caption(name, told)
        if area is None or not text:
            return
        self._leaves.stop()
        self._shown = name
        label, scene = self._scene.caption, self._scene.sceneRect()
        label.set_max_width(scene.width() - 2 * self._scene.zones.layout.metrics.rim)
        label.set_text(text)
        label.setPos(self._place(area, label.body()))
        label.show()

    def hide(self) -> None:
        """Show nothing."""
        self._rests.stop()
        self._leaves.stop()
        self._shown = self._next = None
        self._scene.caption.hide()

    def _take_away(self) -> None:
        """Take the caption away that the pointer has left; another may be on its way."""
        self._shown = None
        self._scene.caption.hide()

    def _at(self, point: QPointF) -> TrickStop | None:
        scene = self._scene
        if scene.view is None or scene.hand_item_at(point) is not None:
            return None
        if scene.buttons.at(point) is not None:
            return None
        for name in self._names():
            area = self._areas.area(name)
            if area is not None and area.contains(point):
                return name
        return None

    def _names(self) -> Iterator[TrickStop]:
        yield from _THINGS
        metrics = self._scene.zones.layout.metrics
        for chair in metrics.chairs:
            yield PlateOf(chair)
        for chair, pile in self._scene.zones.piles.items():
            if pile.tricks:
                yield PileOf(chair)

    def _place(self, area: QRectF, body: QRectF) -> QPointF:
        """Above what it names, below it where there is no room, always within the scene."""
        inside = self._scene.sceneRect().adjusted(2, 2, -2, -2)
        y = area.top() - _ABOVE - body.height() / 2
        if y - body.height() / 2 < inside.top():
            y = area.bottom() + _ABOVE + body.height() / 2
        half = body.width() / 2
        x = max(inside.left() + half, min(area.center().x(), inside.right() - half))
        return QPointF(x, y)
