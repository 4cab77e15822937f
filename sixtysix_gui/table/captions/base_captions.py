"""Captions on any table: a label says what a thing is while pointer or focus is there."""

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer

from sixtysix_gui.table.captions.wording import NameT
from sixtysix_gui.table.durations import CAPTION_LEAVES, CAPTION_RESTS
from sixtysix_gui.table.pieces import CaptionLabel
from sixtysix_gui.table.zones.lying_cards import AnyCards

ThingT = TypeVar("ThingT")
_ThingT_contra = TypeVar("_ThingT_contra", contravariant=True)
_FactsT_contra = TypeVar("_FactsT_contra", contravariant=True)
FactsT = TypeVar("FactsT")

ABOVE = 6.0
"""Pixels between a caption and what it names."""


class CaptionedScene(Protocol):
    """A table with a label for captions."""

    @property
    def caption(self) -> CaptionLabel:
        """The label."""
        ...

    @property
    def zones(self) -> AnyCards:
        """The cards on the table."""
        ...

    def sceneRect(self) -> QRectF:  # noqa: N802 - Qt names it so
        """Give the area of the whole table."""
        ...


class CaptionWords(Protocol[_ThingT_contra, _FactsT_contra]):
    """Finds the words for captions."""

    def caption(self, thing: _ThingT_contra, facts: _FactsT_contra, /) -> str:
        """Say what a thing on the table is; empty where there is nothing to say."""
        ...


class BaseCaptions(QObject, Generic[NameT, ThingT, FactsT]):
    """Shows one caption at a time.

    A table says what lies at a point, what a stop of its focus is, and where a caption finds room.
    """

    def __init__(
        self, scene: CaptionedScene, facts: Callable[[], FactsT | None], parent: QObject
    ) -> None:
        """Show nothing until there are words; ``facts`` gives what they are about."""
        super().__init__(parent)
        self._facts = facts
        self._table = scene
        self.wording: CaptionWords[ThingT, FactsT] | None = None
        self.label = scene.caption
        self._shown: ThingT | None = None
        self._next: tuple[ThingT, QRectF] | None = None
        self._rests = QTimer(self, singleShot=True, interval=CAPTION_RESTS)
        self._rests.timeout.connect(self.show_next)
        self._leaves = QTimer(self, singleShot=True, interval=CAPTION_LEAVES)
        self._leaves.timeout.connect(self._take_away)

    def follow_focus(self, name: NameT | None) -> None:
        """Say at once what the keyboard's focus is on, unless that says so itself."""
        raise NotImplementedError

    def _at(self, point: QPointF) -> tuple[ThingT, QRectF] | None:
        """Give what lies at a point, and its area; None where nothing has a caption."""
        raise NotImplementedError

    def _place(self, area: QRectF) -> QPointF:
        """Give the centre of the caption, which has its text, for a thing with that area."""
        raise NotImplementedError

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

    def _show_at_once(self, thing: tuple[ThingT, QRectF] | None) -> None:
        """Say what the keyboard's focus is on, if anything has to be said of it."""
        self.hide()
        self._next = thing
        self.show_next()

    def show_next(self) -> None:
        """Show the caption of what the pointer or the focus has come to."""
        facts = self._facts()
        if self._next is None or self.wording is None or facts is None:
            return
        thing, area = self._next
        text = self.wording.caption(thing, facts)
        if not text:
            return
        self._leaves.stop()
        self._shown = thing
        rim = self._table.zones.layout.metrics.rim
        self.label.set_max_width(self._table.sceneRect().width() - 2 * rim)
        self.label.set_text(text)
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
