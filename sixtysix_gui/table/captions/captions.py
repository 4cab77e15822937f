"""Captions on the table of two: what lies where, and where a label covers nothing."""

from collections.abc import Callable, Iterator
from itertools import chain

from PySide6.QtCore import QObject, QPointF, QRectF
from typing_extensions import override

from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.moves import GO_OUT
from sixtysix_gui.table.captions.base_captions import ABOVE, BaseCaptions
from sixtysix_gui.table.captions.wording import (
    Captioned,
    CaptionKind,
    StopName,
    TableFacts,
    Thing,
)
from sixtysix_gui.table.layout.chair import FACING, Chair
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.scene.opened_tricks import tricks_to_see
from sixtysix_gui.table.scene.scene import TableScene


class CaptionedThings:
    """Finds what lies at a point, or what the keyboard's focus is on."""

    def __init__(self, scene: TableScene) -> None:
        """Look at a scene."""
        self._scene = scene

    def at(self, point: QPointF) -> tuple[Captioned, QRectF] | None:
        """Give what lies at a point, and its area; None where nothing has a caption."""
        if self._scene.hand_item_at(point) is not None or self._scene.buttons.at(point) is not None:
            return None
        return next((found for found in self._things() if found[1].contains(point)), None)

    def at_stop(self, name: StopName) -> tuple[Captioned, QRectF] | None:
        """Give what a stop of the focus is, unless it says so itself."""
        told, chair = _OF_STOPS.get(name, ((), Chair.SOUTH))
        if isinstance(name, Chair):
            told, chair = (CaptionKind.PILE,), name
        here = (thing for thing in self._things() if thing[0].chair is chair)
        return next((found for found in here if found[0].kind in told), None)

    def _things(self) -> Iterator[tuple[Captioned, QRectF]]:
        if self._scene.view is None:
            return
        yield from self._trump()
        yield from self._talon()
        for chair in FACING:
            yield from self._of_side(chair)
        coin = self._scene.buttons.coin_place
        if not self._scene.buttons.coin.isVisible() and self._may_still_go_out:
            yield Captioned(CaptionKind.NO_COIN), coin.mapRectToScene(coin.body())

    @property
    def _may_still_go_out(self) -> bool:
        view = self._scene.view
        return (
            view is not None and view.phase is not Phase.SETTLED and GO_OUT not in view.legal_moves
        )

    def _trump(self) -> Iterator[tuple[Captioned, QRectF]]:
        badge = self._scene.indicators.badge
        if badge.isVisible():
            yield Captioned(CaptionKind.TRUMP), badge.mapRectToScene(badge.body())
        area = self._scene.visible_turn_up()
        if area is not None:
            yield Captioned(CaptionKind.TRUMP), area

    def _talon(self) -> Iterator[tuple[Captioned, QRectF]]:
        zones, view = self._scene.zones, self._scene.view
        if view is None or not zones.talon.items:
            return
        places = tuple(spot.place for _, spot in zones.talon.spots(zones.layout))
        card_width = zones.layout.metrics.card_width
        if view.status is TalonStatus.CLOSED:
            yield Captioned(CaptionKind.CLOSED), bounds_of(places, card_width)
        else:
            area, tag = places[0].bounds(card_width), self._scene.indicators.count
            if tag.isVisible():  # which stays in sight
                area = area.united(tag.mapRectToScene(tag.body()))
            yield Captioned(CaptionKind.TALON, count=zones.talon.count), area

    def _of_side(self, chair: Chair) -> Iterator[tuple[Captioned, QRectF]]:
        zones, view = self._scene.zones, self._scene.view
        if view is None:
            return
        card_width = zones.layout.metrics.card_width
        plate = self._scene.indicators.plates[chair]
        if plate.dealer_area is not None:
            yield Captioned(CaptionKind.DEALER, chair), plate.mapRectToScene(plate.dealer_area)
        if plate.name_is_elided or plate.score_is_elided:
            lines = (plate.name, plate.score)
            yield (
                Captioned(CaptionKind.PLATE, chair, lines=lines),
                plate.mapRectToScene(plate.body()),
            )
        pile = tuple(spot.place for _, spot in zones.piles[chair].spots(zones.layout))
        if pile:
            may_look = bool(tricks_to_see(view, chair))
            count = len(zones.piles[chair].tricks)
            yield (
                Captioned(CaptionKind.PILE, chair, count=count, may_look=may_look),
                bounds_of(pile, card_width),
            )
        marker = tuple(spot.place for _, spot in zones.markers[chair].spots(zones.layout))
        yield (
            Captioned(CaptionKind.SCORE, chair, count=zones.markers[chair].score),
            bounds_of(marker, card_width),
        )
        eights = list(zones.eights[chair].spots(zones.layout))
        for item, spot in reversed(eights):
            if item.card is not None:
                yield (
                    Captioned(CaptionKind.MARRIAGE, chair, suit=item.card.card.suit),
                    spot.place.bounds(card_width),
                )


_OF_STOPS: dict[StopName, tuple[tuple[CaptionKind, ...], Chair]] = {
    Thing.TALON: ((CaptionKind.TALON, CaptionKind.CLOSED), Chair.SOUTH),
    Thing.TRUMP_CARD: ((CaptionKind.TRUMP,), Chair.SOUTH),
    Thing.MY_PLATE: ((CaptionKind.DEALER, CaptionKind.PLATE), Chair.SOUTH),
    Thing.THEIR_PLATE: ((CaptionKind.DEALER, CaptionKind.PLATE), Chair.NORTH),
}
"""The stops of the focus that say nothing themselves; the piles are stops, too."""


_INDEX = (0.30, 0.46)
"""Width and height of an index in widths of its card; a caption covers none that is to be read."""


class Captions(BaseCaptions[StopName, Captioned, TableFacts]):
    """Shows one caption at a time, where it covers no index and no sentence."""

    def __init__(
        self, scene: TableScene, facts: Callable[[], TableFacts | None], parent: QObject
    ) -> None:
        """Show nothing until there are words; ``facts`` gives what they are about."""
        super().__init__(scene, facts, parent)
        self._scene = scene
        self._things = CaptionedThings(scene)

    @override
    def follow_focus(self, name: StopName | None) -> None:
        """Say at once what the keyboard's focus is on, unless that says so itself."""
        self._show_at_once(None if name is None else self._things.at_stop(name))

    @override
    def _at(self, point: QPointF) -> tuple[Captioned, QRectF] | None:
        return self._things.at(point)

    # ------------------------------------------------------------------------------------ places

    @override
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
            area.top() - ABOVE - height / 2,
            area.bottom() + ABOVE + height / 2,
            area.top() - ABOVE - 1.6 * height,
            area.center().y(),
        ):
            if not inside.top() <= y - height / 2 <= y + height / 2 <= inside.bottom():
                continue
            for x in (area.center().x(), area.right() - width / 2, area.left() + width / 2):
                middle = max(inside.left() + width / 2, min(x, inside.right() - width / 2))
                yield QPointF(middle, y)

    def _kept_off(self) -> Iterator[QRectF]:
        notices, zones = self._scene.notices, self._scene.zones
        for pill in (notices.status, notices.refusal):
            if pill.isVisible():
                yield pill.mapRectToScene(pill.body())
        trick = zones.trick.spots(zones.layout, zones.deal)
        for item, spot in chain(zones.own_hand.spots(zones.layout), trick):
            if item.isVisible():
                yield _index_of(spot.place.bounds(zones.layout.metrics.card_width))


def _index_of(card: QRectF) -> QRectF:
    """The upper left corner of a card."""
    right, down = _INDEX
    return QRectF(card.left(), card.top(), right * card.width(), down * card.width())
