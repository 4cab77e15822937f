"""Captions on the table for three and four: what lies where, and where a label finds room."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QPointF, QRectF
from typing_extensions import override

from sixtysix_gui.table.captions.base_captions import ABOVE, BaseCaptions
from sixtysix_gui.table.trick_game.input.focus_display import TrickAreas
from sixtysix_gui.table.trick_game.scene.scene import TrickScene
from sixtysix_gui.table.trick_game.stops import (
    PileOf,
    PlateOf,
    TableTold,
    Thing,
    TrickStop,
)

_THINGS = (Thing.TURN_UP, Thing.TALON, Thing.WIDOW, Thing.COUNTER, Thing.COIN, Thing.SCORE)


class TrickCaptions(BaseCaptions[TrickStop, TrickStop, TableTold]):
    """Shows one caption at a time, for the same things that the focus comes to."""

    def __init__(
        self,
        scene: TrickScene,
        facts: Callable[[], TableTold | None],
        parent: QObject,
    ) -> None:
        """Show nothing until there are words; ``facts`` gives what they are about."""
        super().__init__(scene, facts, parent)
        self._scene = scene
        self._areas = TrickAreas(scene)

    @override
    def follow_focus(self, name: TrickStop | None) -> None:
        """Say at once what the keyboard's focus is on, unless that says so itself."""
        if isinstance(name, Thing | PlateOf | PileOf) and name is not Thing.SHOW:
            self._show_at_once(self._with_area(name))
        else:
            self.hide()

    def _with_area(self, name: TrickStop) -> tuple[TrickStop, QRectF] | None:
        area = self._areas.area(name)
        return None if area is None else (name, area)

    @override
    def _at(self, point: QPointF) -> tuple[TrickStop, QRectF] | None:
        scene = self._scene
        if scene.view is None or scene.hand_item_at(point) is not None:
            return None
        if scene.buttons.at(point) is not None:
            return None
        things = filter(None, map(self._with_area, self._names()))
        return next((thing for thing in things if thing[1].contains(point)), None)

    def _names(self) -> Iterator[TrickStop]:
        yield from _THINGS
        metrics = self._scene.zones.layout.metrics
        for chair in metrics.chairs:
            yield PlateOf(chair)
        for chair, pile in self._scene.zones.piles.items():
            if pile.tricks:
                yield PileOf(chair)

    @override
    def _place(self, area: QRectF) -> QPointF:
        """Above what it names, below it where there is no room, always within the scene."""
        body, inside = self.label.body(), self._scene.sceneRect().adjusted(2, 2, -2, -2)
        y = area.top() - ABOVE - body.height() / 2
        if y - body.height() / 2 < inside.top():
            y = area.bottom() + ABOVE + body.height() / 2
        half = body.width() / 2
        x = max(inside.left() + half, min(area.center().x(), inside.right() - half))
        return QPointF(x, y)
