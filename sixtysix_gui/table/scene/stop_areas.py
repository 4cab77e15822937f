"""Where on the table the things are that the focus comes to and captions name."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Protocol

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table import theme
from sixtysix_gui.table.cards.item import Spot
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.pieces import Piece, PlatePiece
from sixtysix_gui.table.seating import Seating
from sixtysix_gui.table.stops import (
    Captioned,
    DealerAt,
    PileOf,
    PlateOf,
    StopName,
    Thing,
    is_button,
)
from sixtysix_gui.table.zones.middle import Talon

_TOLD = (Thing.COUNTER, Thing.TURN_UP, Thing.TALON, Thing.WIDOW, Thing.COIN, Thing.SCORE)
"""The things that captions name, those that lie above others first."""

_CARDS = (Thing.TALON, Thing.TURN_UP, Thing.WIDOW, Thing.SCORE)

AreaFinder = Callable[[], QRectF | None]
"""Returns where a thing is, in the scene; None while it is not there."""

ToldThing = tuple[Captioned, QRectF]
"""Something that a caption can name, and where it is."""


class FoundButton(Protocol):
    """A button on the table."""

    @property
    def area(self) -> QRectF:
        """Where it can be pressed, in the scene."""
        ...


class ButtonFinder(Protocol):
    """The buttons that can be pressed now."""

    def find(self, name: Any, /) -> FoundButton | None:  # noqa: ANN401 - any name of a stop
        """Return the button of a move."""
        ...


class StopAreas:
    """Returns the rectangle around a stop, in the scene, where it comes to rest.

    ``things`` find what only some games have, and ``above`` what captions name before all else.
    """

    def __init__(
        self,
        zones: Any,  # noqa: ANN401 - the cards of any game, until all have one type
        stack: Talon,
        buttons: ButtonFinder,
        plates: Mapping[Chair, PlatePiece],
        things: Mapping[Thing, AreaFinder],
        above: Callable[[], Iterable[ToldThing]] = tuple,
    ) -> None:
        """Look at the parts of a scene; ``stack`` has the turn-up."""
        self._zones = zones
        self.stack = stack
        self._buttons = buttons
        self._plates = plates
        self._things = things
        self._above = above

    def area(self, name: StopName) -> QRectF | None:
        """Return the rectangle around a stop, or None if it is not on the table."""
        zones = self._zones
        if isinstance(name, PhysicalCard):
            item = zones.own_hand.item_of(name)
            return None if item is None else self._around((zones.spot_of(item),))
        if is_button(name):
            button = self._buttons.find(name)
            return None if button is None else button.area
        if isinstance(name, PlateOf):
            return self.plate(name.chair)
        if isinstance(name, PileOf):
            return self._around(spot for _, spot in zones.piles[name.chair].spots(zones.layout))
        if name is Thing.TURN_UP:
            return self._visible_turn_up()
        if name is Thing.TALON:
            return self._around(zones.spot_of(item) for item in self.stack.items)
        return self._of_thing(name)

    def plate(self, chair: Chair) -> QRectF:
        """Return the rectangle of a plate."""
        return area_of(self._plates[chair])

    def corner(self, name: StopName, area: QRectF) -> float:
        """Return the radius of the corners: cards have their own, buttons are round."""
        metrics = self._zones.layout.metrics
        width = theme.CARD_RADIUS * metrics.card_width
        if isinstance(name, PileOf):
            return width * metrics.sizes.side
        return width if name in _CARDS else min(area.width(), area.height()) / 2

    def told(self) -> Iterator[ToldThing]:
        """Return what captions can name, and where it is; what lies above others comes first."""
        yield from self._above()
        for thing in _TOLD:
            area = self._of_thing(thing) or self.area(thing)
            if area is not None:
                yield thing, area
        for chair, plate in self._plates.items():
            if plate.isVisible():
                if plate.dealer_area is not None:
                    yield DealerAt(chair), plate.mapRectToScene(plate.dealer_area)
                yield PlateOf(chair), area_of(plate)
        for chair in self._zones.layout.sides.pile_chairs:
            area = self.area(PileOf(chair))
            if area is not None:
                yield PileOf(chair), area

    def lies(self, thing: Thing) -> bool:
        """Say whether a thing lies on the table, and not only waits to be used there."""
        if thing is Thing.TALON:
            return bool(self.stack.items) and not self.stack.waits
        if thing is Thing.TURN_UP:
            return self.stack.turn_up is not None and not self.stack.is_closed
        return self.area(thing) is not None

    def at_sides(self, view: View) -> Iterator[StopName]:
        """Return what the focus comes to last: plates, won tricks, and what shows the score."""
        seating = Seating.of(view)
        yield from (PlateOf(chair) for chair in seating.chairs)
        piles = self._zones.piles
        yield from (PileOf(chair) for chair in seating.piles if piles[chair].tricks)
        if Thing.SCORE in self._things:
            yield Thing.SCORE

    def pile_at(self, point: QPointF) -> Chair | None:
        """Return whose won tricks lie at a point."""
        piles = self._zones.piles.items()
        return next((chair for chair, pile in piles if pile.covers(point)), None)

    def _of_thing(self, name: StopName) -> QRectF | None:
        find = self._things.get(name) if isinstance(name, Thing) else None
        return None if find is None else find()

    def _visible_turn_up(self) -> QRectF | None:
        """Return what is to be seen of the open turn-up, above the talon or to its right."""
        stack, middle = self.stack, self._zones.layout.middle
        if stack.turn_up is None or stack.is_closed:
            return None
        width = self._zones.layout.metrics.card_width
        area = middle.turn_up.bounds(width)
        if stack.items:
            talon = middle.talon.bounds(width)
            if area.right() > talon.right():
                area.setLeft(talon.right())
            else:
                area.setBottom(talon.top())
        return area

    def _around(self, spots: Iterable[Spot]) -> QRectF | None:
        places = tuple(spot.place for spot in spots)
        return bounds_of(places, self._zones.layout.metrics.card_width) if places else None


def area_of(piece: Piece) -> QRectF:
    """Return where a piece is in the scene."""
    return piece.mapRectToScene(piece.body())


def area_if_shown(piece: Piece) -> QRectF | None:
    """Return where a piece is in the scene, if it is to be seen."""
    return area_of(piece) if piece.isVisible() else None
