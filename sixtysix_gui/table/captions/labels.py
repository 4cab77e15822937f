"""Captions: a label says what a thing is while the pointer rests on it or the focus is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer

from sixtysix_gui.table.captions.things import CaptionedThings
from sixtysix_gui.table.captions.told import Captioned
from sixtysix_gui.table.captions.wording import TableFacts, Wording
from sixtysix_gui.table.durations import CAPTION_LEAVES, CAPTION_RESTS
from sixtysix_gui.table.input.keyboard import Keyboard
from sixtysix_gui.table.scene.scene import TableScene

_ABOVE = 6.0
"""Pixels between a caption and what it names."""

_INDEX = (0.30, 0.46)
"""Width and height of an index in widths of its card; a caption covers none that is to be read."""


class Captions(QObject):
    """Shows one caption at a time."""

    def __init__(
        self,
        scene: TableScene,
        keyboard: Keyboard,
        facts: Callable[[], TableFacts | None],
        parent: QObject,
    ) -> None:
        """Show nothing until there are words; ``facts`` gives what they are about."""
        super().__init__(parent)
        self._facts = facts
        self._scene = scene
        self._keyboard = keyboard
        self._things = CaptionedThings(scene)
        self.wording: Wording | None = None
        self.label = scene.caption
        self._shown: Captioned | None = None
        self._next: tuple[Captioned, QRectF] | None = None
        self._rests = QTimer(self, singleShot=True, interval=CAPTION_RESTS)
        self._rests.timeout.connect(self.show_next)
        self._leaves = QTimer(self, singleShot=True, interval=CAPTION_LEAVES)
        self._leaves.timeout.connect(self._take_away)
        keyboard.moved.connect(self.follow_focus)

    def point_at(self, point: QPointF | None) -> None:
        """Follow the pointer: a caption comes when it rests, and goes when it has left."""
        if self._keyboard.is_shown:
            return
        self._next = None if point is None else self._things.at(point)
        if self._next is not None and self._next[0] == self._shown:
            self._rests.stop()
            self._leaves.stop()
        elif self._next is not None:
            self._rests.start()
        if self._shown is not None and (self._next is None or self._next[0] != self._shown):
            self._leaves.start()
        if self._next is None:
            self._rests.stop()

    def follow_focus(self) -> None:
        """Say at once what the keyboard's focus is on, unless that says so itself."""
        self.hide()
        stop = self._keyboard.current if self._keyboard.is_shown else None
        self._next = None if stop is None else self._things.at_stop(stop.name)
        self.show_next()

    def show_next(self) -> None:
        """Show the caption of what the pointer or the focus has come to."""
        facts = self._facts()
        if self._next is None or self.wording is None or facts is None:
            return
        thing, area = self._next
        words = self.wording.caption(thing, facts)
        if not words:
            return
        self._leaves.stop()
        self._shown = thing
        scene = self._scene.sceneRect()
        self.label.set_max_width(scene.width() - 2 * self._scene.stage.layout.rim)
        self.label.set_text(words)
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

    # ------------------------------------------------------------------------------------ places

    def _place(self, area: QRectF) -> QPointF:
        """Give the first place at which no index and no sentence is covered, above if possible."""
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
        notices, stage = self._scene.notices, self._scene.stage
        for pill in (notices.status, notices.refusal):
            if pill.isVisible():
                yield pill.mapRectToScene(pill.body())
        trick = stage.trick.spots(stage.layout, stage.deal)
        for item, spot in chain(stage.own_hand.spots(stage.layout), trick):
            if item.isVisible():
                yield _index_of(spot.place.bounds(stage.layout.card_width))


def _index_of(card: QRectF) -> QRectF:
    """The upper left corner of a card."""
    right, down = _INDEX
    return QRectF(card.left(), card.top(), right * card.width(), down * card.width())
