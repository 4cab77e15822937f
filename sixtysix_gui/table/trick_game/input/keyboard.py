"""The table by keyboard: a focus that goes over cards, acts, things and piles."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeyEvent
from typing_extensions import override

from sixtysix_gui.keys.key_map import Context, Purpose, contexts_in
from sixtysix_gui.keys.meaning import meaning_of
from sixtysix_gui.rules.cards import PhysicalCard, Suit
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import (
    BID,
    DOUBLE,
    EXCHANGE_TRUMP,
    NAME_TRUMP,
    OPEN,
    PASS,
    TURN_TRUMP,
    CallContract,
    Double,
    ExchangeTrump,
    GoOut,
    Move,
    Opening,
    Pass,
    TurnTrump,
)
from sixtysix_gui.table.captions.wording import Stop
from sixtysix_gui.table.input.base_keyboard import BaseKeyboard
from sixtysix_gui.table.intents.acts import Act
from sixtysix_gui.table.intents.intents import Intents
from sixtysix_gui.table.trick_game.scene.scene import TrickScene
from sixtysix_gui.table.trick_game.stops import (
    PileOf,
    PlateOf,
    Thing,
    TrickStop,
    is_harmless,
    is_move,
)

_AFTER_THINGS = (ExchangeTrump, TurnTrump, GoOut, Double)
"""The acts whose buttons come after talon, widow and counter in the order of the focus."""

_SAID: Mapping[Purpose, Move] = {
    Purpose.TURN_CARD: TURN_TRUMP,
    Purpose.DOUBLE: DOUBLE,
    Purpose.PASS_CALL: PASS,
    Purpose.PASS: PASS,
}
"""What the keys say that stand for one move."""

_ASKED_FIRST = (Phase.BID, Phase.TRUMP, Phase.DOUBLE, Phase.OPEN, Phase.PARTNER, Phase.FINAL)


class TrickKeyboard(BaseKeyboard[TrickStop]):
    """The focus on the table for three and four, where keys also bid, name, call and double."""

    refused_with_reason: ClassVar[tuple[Act, ...]] = (Act.MELD, Act.EXCHANGE, Act.OUT)

    def __init__(self, scene: TrickScene, intents: Intents, parent: QObject | None = None) -> None:
        """Work on a scene; the ring is hidden until a key is used."""
        super().__init__(scene.zones.own_hand, intents, parent)
        self._scene = scene

    @property
    @override
    def stops(self) -> list[Stop[TrickStop]]:
        """Every place of the focus, in order (MANY 6)."""
        stops = [Stop[TrickStop](card, self._player(card)) for card in self._hand.cards()]
        buttons = [Stop[TrickStop](button.name, button.activate) for button in self._scene.buttons]
        early = [stop for stop in buttons if not isinstance(stop.name, _AFTER_THINGS)]
        late = [stop for stop in buttons if isinstance(stop.name, _AFTER_THINGS)]
        early.sort(key=lambda stop: isinstance(stop.name, Pass))
        late.sort(key=_place_after_things)
        return [*stops, *early, *self._things(), *late, *self._side_stops()]

    @override
    def _is_act(self, name: TrickStop) -> bool:
        return is_move(name)

    @override
    def _is_harmless(self, name: TrickStop) -> bool:
        return is_harmless(name)

    @override
    def after_view(self) -> None:
        """Go by itself to Pass in an auction, to turning a card, to keeping a marriage.

        Where some cards can be played and others not, go from one of these to the nearest of those.
        """
        view = self._scene.view
        if view is None or not view.my_turn:
            return
        names = [stop.name for stop in self.stops]
        if view.phase in _ASKED_FIRST:
            if self._name not in names or isinstance(self._name, PhysicalCard):
                waits = (TURN_TRUMP, PASS, *(OPEN[opening] for opening in Opening))
                self._name = next((name for name in waits if name in names), self._name)
            return
        playable, current = self._playable, self.current
        if playable and current is not None and current.name not in playable:
            cards = self._hand.cards()
            self._leave_forbidden(
                playable, cards.index(current.name) if current.name in cards else 0
            )

    @override
    def means_something(self, event: QKeyEvent) -> bool:
        return super().means_something(event) or self._said_by(event) is not None

    @override
    def is_press(self, event: QKeyEvent) -> bool:
        return super().is_press(event) or self._said_by(event) is not None

    @override
    def key(self, event: QKeyEvent) -> bool:
        return self._say(event) or super().key(event)

    # ------------------------------------------------------------------------- what keys may say

    def _say(self, event: QKeyEvent) -> bool:
        """Take a key that bids, names, calls, opens, turns, doubles or passes."""
        move = self._said_by(event)
        if move is None:
            return False
        if event.isAutoRepeat():
            return True
        if isinstance(move, CallContract):  # Enter calls it: it costs too much for one key
            self.go_to(move)
        else:
            self._intents.attempt(move)
        return True

    def _said_by(self, event: QKeyEvent) -> Move | None:
        """Give the move that a key says in the state of the table; None where it says nothing."""
        view = self._scene.view
        if view is None or not view.my_turn:
            return None
        meaning = meaning_of(event, Context.TABLE, *contexts_in(view))
        if meaning is None:
            return None
        match meaning.purpose:
            case Purpose.BID if meaning.place < view.rules.bid_max:
                return BID[meaning.place + 1]
            case Purpose.NAME_TRUMP:
                return NAME_TRUMP[Suit(meaning.place)]
            case Purpose.OPENING:
                return OPEN[tuple(Opening)[meaning.place]]
            case Purpose.CONTRACT:
                keys = self._scene.buttons.contracts(view)
                return CallContract(keys[meaning.place]) if meaning.place < len(keys) else None
            case _:
                return _SAID.get(meaning.purpose)

    # ------------------------------------------------------------------------------- where it goes

    @override
    def _row_of(self, name: TrickStop) -> list[TrickStop]:
        """Go along the buttons alone, from any of them."""
        row = super()._row_of(name)
        return [other for other in row if is_move(other)] if is_move(name) else row

    @override
    def _across(self, by: int) -> None:
        """On the panel of contracts go down and up its columns."""
        current = self.current
        if current is not None and isinstance(current.name, CallContract):
            self._along(by)
        else:
            super()._across(by)

    def _things(self) -> Iterator[Stop[TrickStop]]:
        """Give talon, turn-up, widow and counter."""
        scene = self._scene
        stock = scene.zones.stock
        if stock.items and not stock.waits:
            yield Stop(Thing.TALON, lambda: None)
        if stock.turn_up is not None:
            yield Stop(Thing.TURN_UP, lambda: self._intents.attempt(EXCHANGE_TRUMP))
        if scene.zones.widow.items:
            yield Stop(Thing.WIDOW, lambda: None)
        if scene.trump.counter.isVisible():
            yield Stop(Thing.COUNTER, lambda: None)

    def _side_stops(self) -> Iterator[Stop[TrickStop]]:
        scene = self._scene
        if scene.view is None:
            return
        layout = scene.zones.layout
        for chair in layout.metrics.chairs:
            yield Stop(PlateOf(chair), self.points_wanted.emit)
        for chair in layout.sides.pile_chairs:
            if scene.zones.piles[chair].tricks:
                yield Stop(PileOf(chair), self._opener(chair))
        yield Stop(Thing.SCORE, lambda: None)


def _place_after_things(stop: Stop[TrickStop]) -> int:
    return next(place for place, kind in enumerate(_AFTER_THINGS) if isinstance(stop.name, kind))
