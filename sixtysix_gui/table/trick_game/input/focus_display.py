"""Where on the table for three and four the focus is: the area of each stop, and its ring."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRectF
from typing_extensions import override

from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.table import theme
from sixtysix_gui.table.cards.item import Spot
from sixtysix_gui.table.effects.small_movements import SmallMovements
from sixtysix_gui.table.input.base_focus_display import BaseAreas, BaseFocusDisplay
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.trick_game.input.keyboard import TrickKeyboard
from sixtysix_gui.table.trick_game.scene.scene import TrickScene
from sixtysix_gui.table.trick_game.stops import PileOf, PlateOf, Thing, TrickStop, is_move


class TrickAreas(BaseAreas[TrickStop]):
    """Gives the rectangle around a stop, in the scene, where it comes to rest."""

    def __init__(self, scene: TrickScene) -> None:
        """Look at a scene."""
        self._scene = scene

    @override
    def area(self, name: TrickStop) -> QRectF | None:
        """Give the rectangle around a stop, or None if it is not on the table."""
        scene = self._scene
        if isinstance(name, PhysicalCard):
            item = scene.zones.own_hand.item_of(name)
            return None if item is None else self._around((scene.zones.spot_of(item),))
        if is_move(name):
            button = scene.buttons.find(name)
            return None if button is None else button.area
        if isinstance(name, PlateOf):
            return scene.plate_area(name.chair)
        if isinstance(name, PileOf):
            pile = scene.zones.piles[name.chair]
            return self._around(spot for _, spot in pile.spots(scene.zones.layout))
        return self._of_thing(name)

    @override
    def corner(self, name: TrickStop, area: QRectF) -> float:
        """Give the radius of the corners: cards have their own, buttons are round."""
        metrics = self._scene.zones.layout.metrics
        width = theme.CARD_RADIUS * metrics.card_width
        if isinstance(name, PileOf):
            return width * metrics.sizes.side
        if name in (Thing.TALON, Thing.TURN_UP, Thing.WIDOW, Thing.SCORE):
            return width
        return min(area.width(), area.height()) / 2

    def _of_thing(self, name: TrickStop) -> QRectF | None:
        scene = self._scene
        zones = scene.zones
        if name is Thing.TURN_UP and zones.stock.turn_up is not None:
            area = zones.layout.middle.turn_up.bounds(zones.layout.metrics.card_width)
            if zones.stock.items:
                talon = zones.layout.middle.talon.bounds(zones.layout.metrics.card_width)
                if zones.layout.metrics.tall:
                    area.setBottom(talon.top())
                else:
                    area.setLeft(talon.right())
            return area
        if name is Thing.TALON:
            stock = zones.stock
            return self._around(s for i, s in stock.spots(zones.layout) if i in stock.items)
        if name is Thing.WIDOW:
            return self._around(spot for _, spot in zones.widow.spots(zones.layout))
        if name is Thing.COUNTER and scene.trump.counter.isVisible():
            counter = scene.trump.counter
            return counter.mapRectToScene(counter.body())
        if name is Thing.COIN and scene.buttons.coin_place.isVisible():
            return scene.buttons.coin_place.hit_area()
        return scene.board.area() if name is Thing.SCORE else None

    def _around(self, spots: Iterable[Spot]) -> QRectF | None:
        places = tuple(spot.place for spot in spots)
        return bounds_of(places, self._scene.zones.layout.metrics.card_width) if places else None


class TrickFocusDisplay(BaseFocusDisplay[TrickStop]):
    """Lays the ring around what the focus is on; ``foot`` gives the sentence below a contract."""

    def __init__(
        self,
        scene: TrickScene,
        movements: SmallMovements,
        keyboard: TrickKeyboard,
        areas: TrickAreas,
        foot: Callable[[TrickStop | None], str],
    ) -> None:
        """Follow a keyboard's focus."""
        super().__init__(scene, movements, keyboard, areas)
        self._buttons = scene.buttons
        self._notices = scene.notices
        self._foot = foot

    @override
    def _show_on_paper(self, name: TrickStop | None) -> bool:
        foot = self._foot(name)
        self._buttons.mark_focus(name, foot)
        self._notices.panel_says = foot
        button = None if name is None else self._buttons.find(name)
        return button is not None and button.piece in self._buttons.draws_focus
