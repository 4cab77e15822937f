"""Where on the table the things are that the focus comes to and captions name."""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.design import theme
from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT
from sixtysix_gui.table.cards.item import Spot
from sixtysix_gui.table.cards.zones import Zones
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.pieces.slip_plan import SlipPart
from sixtysix_gui.table.scene.buttons import Buttons
from sixtysix_gui.table.scene.coach_paper import CoachPaper
from sixtysix_gui.table.scene.signs import Signs
from sixtysix_gui.table.seating import FACING, Chair, Score, Seating
from sixtysix_gui.table.stops import (
    Captioned,
    DealerAt,
    MarriageOf,
    PileOf,
    PlateOf,
    ScoreOf,
    StopName,
    TableFacts,
    Thing,
    is_button,
)
from sixtysix_gui.table.view_words import tricks_to_see

_TOLD = (Thing.COUNTER, Thing.TURN_UP, Thing.TALON, Thing.WIDOW, Thing.COIN, Thing.SCORE)
"""The things that captions name, those that lie above others first."""

_CARDS = (Thing.TALON, Thing.TURN_UP, Thing.WIDOW, Thing.SCORE)

CaptionedArea = tuple[Captioned, QRectF]
"""Something that a caption can name, and where it is."""


class StopAreas:
    """Returns the rectangle around a stop, in the scene, where it comes to rest."""

    def __init__(self, zones: Zones, signs: Signs, buttons: Buttons, paper: CoachPaper) -> None:
        self._zones = zones
        self._signs = signs
        self._buttons = buttons
        self._paper = paper
        self._plates = signs.plates.plates
        self.view: View | None = None
        self._things: dict[Thing, Callable[[], QRectF | None]] = {
            Thing.TALON: self._talon,
            Thing.COUNTER: lambda: signs.trump.counter.area_if_shown(),
            Thing.WIDOW: lambda: self._around(spot for _, spot in zones.widow.spots(zones.layout)),
            Thing.COIN: self._sunk_coin,
            Thing.SCORE: self._score,
            Thing.COACH_CAP: paper.cap.area_if_shown,
            Thing.SLIP: paper.list_area,
            Thing.SLIP_CLOSE: lambda: paper.part_area(SlipPart.CLOSE),
        }

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
            return self._around(zones.spot_of(item) for item in zones.talon.items)
        return self._of_thing(name)

    def plate(self, chair: Chair) -> QRectF:
        """Return the rectangle of a plate."""
        return self._plates[chair].area()

    def corner(self, name: StopName, area: QRectF) -> float:
        """Return the radius of the corners: cards have their own, buttons are round."""
        metrics = self._zones.layout.metrics
        width = theme.CARD_RADIUS * metrics.card_width
        if isinstance(name, PileOf):
            return width * metrics.sizes.side
        return width if name in _CARDS else min(area.width(), area.height()) / 2

    def captioned(self) -> Iterator[CaptionedArea]:
        """Return what captions can name, and where it is; what lies above others comes first."""
        yield from self._above_others()
        for thing in _TOLD:
            area = self._of_thing(thing) or self.area(thing)
            if area is not None:
                yield thing, area
        for chair, plate in self._plates.items():
            if plate.isVisible():
                if plate.dealer_area is not None:
                    yield DealerAt(chair), plate.mapRectToScene(plate.dealer_area)
                yield PlateOf(chair), plate.area()
        for chair in self._zones.layout.sides.piles:
            area = self.area(PileOf(chair))
            if area is not None:
                yield PileOf(chair), area

    def lies(self, thing: Thing) -> bool:
        """Return whether a thing lies on the table, and not only waits to be used there."""
        talon = self._zones.talon
        if thing is Thing.TALON:
            return bool(talon.items) and not talon.waits
        if thing is Thing.TURN_UP:
            return talon.turn_up is not None and not talon.is_closed
        return self.area(thing) is not None

    def at_sides(self, view: View) -> Iterator[StopName]:
        """Return what the focus comes to last: plates, won tricks, and what shows the score."""
        seating = Seating.of(view)
        yield from (PlateOf(chair) for chair in seating.chairs)
        piles = self._zones.piles
        yield from (PileOf(chair) for chair in seating.piles if piles[chair].tricks)
        yield Thing.SCORE

    def pile_at(self, point: QPointF) -> Chair | None:
        """Return whose won tricks lie at a point."""
        piles = self._zones.piles.items()
        return next((chair for chair, pile in piles if pile.covers(point)), None)

    def facts(self, view: View, score: Score) -> TableFacts:
        """Return what lies on the table besides what a view says."""
        plates, labels, seating = self._plates, self._signs.plates.labels, Seating.of(view)
        paper = self._paper
        return TableFacts(
            view,
            plates={chair: (plates[chair].name, plates[chair].score) for chair in seating.chairs},
            cut=frozenset(chair for chair in seating.chairs if plates[chair].is_cut),
            tips={chair: labels.hint(seating.seat(chair)) for chair in seating.chairs},
            won=score.won,
            may_look=frozenset(chair for chair in seating.piles if tricks_to_see(view, chair)),
            only_watched=labels.only_watched,
            advice=paper.advice,
            advice_row=paper.row,
            counts_talon=self._signs.talon.options.talon_count,
        )

    def _of_thing(self, name: StopName) -> QRectF | None:
        find = self._things.get(name) if isinstance(name, Thing) else None
        return None if find is None else find()

    def _visible_turn_up(self) -> QRectF | None:
        """Return what is to be seen of the open turn-up, above the talon or to its right."""
        stack, middle = self._zones.talon, self._zones.layout.middle
        if not self.lies(Thing.TURN_UP):
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

    def _talon(self) -> QRectF | None:
        """Return where the talon is for a caption, which leaves its number in sight."""
        zones, tag = self._zones, self._signs.talon.count
        if not zones.talon.items:
            return None
        spots = [spot for _, spot in zones.talon.spots(zones.layout)]
        if zones.talon.is_closed:
            return self._around(spots)
        area = spots[0].place.bounds(zones.layout.metrics.card_width)
        return area.united(tag.area()) if tag.isVisible() else area

    def _sunk_coin(self) -> QRectF | None:
        """Return the place of the coin while it cannot be pressed."""
        view, place = self.view, self._buttons.coin_place
        if view is None or view.phase is Phase.SETTLED or GO_OUT in view.legal_moves:
            return None
        return None if self._buttons.coin.isVisible() else place.area_if_shown()

    def _score(self) -> QRectF | None:
        area = self._signs.board.area()
        return None if area.isEmpty() else area

    def _above_others(self) -> Iterator[CaptionedArea]:
        """Return the trump badge, which says what the turn-up does, and what shows the score."""
        badge = self._signs.talon.badge.area_if_shown()
        if badge is not None:
            yield Thing.TURN_UP, badge
        zones, width = self._zones, self._zones.layout.metrics.card_width
        for chair, device in zones.devices.items():
            spots = device.spots(zones.layout)
            yield ScoreOf(chair), bounds_of(tuple(spot.place for _, spot in spots), width)
        for chair in FACING:
            for item, spot in reversed(list(zones.eights[chair].spots(zones.layout))):
                if item.card is not None:
                    yield MarriageOf(chair, item.card.card.suit), spot.place.bounds(width)
