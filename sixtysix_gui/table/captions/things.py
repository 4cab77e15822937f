"""Finds the things with captions: what lies at a point, or where the keyboard's focus is."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.rules.moves import GO_OUT
from sixtysix_gui.rules.two_handed.facts import Phase, TalonStatus
from sixtysix_gui.table.captions.told import Captioned, Told
from sixtysix_gui.table.geometry.layout import Side
from sixtysix_gui.table.geometry.place import bounds_of
from sixtysix_gui.table.input.stops import StopName, Thing
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
        told, side = _OF_STOPS.get(name, ((), Side.MINE))
        if isinstance(name, Side):
            told, side = (Told.PILE,), name
        here = (thing for thing in self._things() if thing[0].side is side)
        return next((found for found in here if found[0].told in told), None)

    def _things(self) -> Iterator[tuple[Captioned, QRectF]]:
        if self._scene.view is None:
            return
        yield from self._trump()
        yield from self._talon()
        for side in Side:
            yield from self._of_side(side)
        coin = self._scene.buttons.coin_place
        if not self._scene.buttons.coin.isVisible() and self._may_still_go_out:
            yield Captioned(Told.NO_COIN), coin.mapRectToScene(coin.body())

    @property
    def _may_still_go_out(self) -> bool:
        view = self._scene.view
        return (
            view is not None and view.phase is not Phase.SETTLED and GO_OUT not in view.legal_moves
        )

    def _trump(self) -> Iterator[tuple[Captioned, QRectF]]:
        badge = self._scene.furniture.badge
        if badge.isVisible():
            yield Captioned(Told.TRUMP), badge.mapRectToScene(badge.body())
        area = self._scene.visible_turn_up()
        if area is not None:
            yield Captioned(Told.TRUMP), area

    def _talon(self) -> Iterator[tuple[Captioned, QRectF]]:
        stage, view = self._scene.stage, self._scene.view
        if view is None or not stage.talon.items:
            return
        places = tuple(spot.place for _, spot in stage.talon.spots(stage.layout))
        card_width = stage.layout.card_width
        if view.status is TalonStatus.CLOSED:
            yield Captioned(Told.CLOSED), bounds_of(places, card_width)
        else:
            area, tag = places[0].bounds(card_width), self._scene.furniture.count
            if tag.isVisible():  # which stays in sight
                area = area.united(tag.mapRectToScene(tag.body()))
            yield Captioned(Told.TALON, count=stage.talon.count), area

    def _of_side(self, side: Side) -> Iterator[tuple[Captioned, QRectF]]:
        stage, view = self._scene.stage, self._scene.view
        if view is None:
            return
        card_width = stage.layout.card_width
        plate = self._scene.furniture.plates[side]
        if plate.dealer_area is not None:
            yield Captioned(Told.DEALER, side), plate.mapRectToScene(plate.dealer_area)
        if plate.name_is_elided or plate.score_is_elided:
            lines = (plate.name, plate.score)
            yield Captioned(Told.PLATE, side, lines=lines), plate.mapRectToScene(plate.body())
        pile = tuple(spot.place for _, spot in stage.piles[side].spots(stage.layout))
        if pile:
            may_look = bool(tricks_to_see(view, side))
            count = len(stage.piles[side].tricks)
            yield (
                Captioned(Told.PILE, side, count=count, may_look=may_look),
                bounds_of(pile, card_width),
            )
        marker = tuple(spot.place for _, spot in stage.markers[side].spots(stage.layout))
        yield (
            Captioned(Told.SCORE, side, count=stage.markers[side].score),
            bounds_of(marker, card_width),
        )
        eights = list(stage.eights[side].spots(stage.layout))
        for item, spot in reversed(eights):
            if item.card is not None:
                yield (
                    Captioned(Told.MARRIAGE, side, suit=item.card.suit),
                    spot.place.bounds(card_width),
                )


_OF_STOPS: dict[StopName, tuple[tuple[Told, ...], Side]] = {
    Thing.TALON: ((Told.TALON, Told.CLOSED), Side.MINE),
    Thing.TRUMP_CARD: ((Told.TRUMP,), Side.MINE),
    Thing.MY_PLATE: ((Told.DEALER, Told.PLATE), Side.MINE),
    Thing.THEIR_PLATE: ((Told.DEALER, Told.PLATE), Side.THEIRS),
}
"""The stops of the focus that say nothing themselves; the piles are stops, too."""
