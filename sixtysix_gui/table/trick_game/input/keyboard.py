"""The table by keyboard: a focus that goes over cards, acts, things and piles."""

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from sixtysix_gui.keys.calling import contexts_in
from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import meaning_of
from sixtysix_gui.rules.cards import PhysicalCard, Suit
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
from sixtysix_gui.rules.trick_game.facts import Phase
from sixtysix_gui.table.intents.acts import PURPOSES, Act
from sixtysix_gui.table.intents.intents import Intents
from sixtysix_gui.table.trick_game.scene.scene import TrickScene
from sixtysix_gui.table.trick_game.stops import (
    PileOf,
    PlateOf,
    Stop,
    Thing,
    TrickStop,
    is_harmless,
    is_move,
)

_MOVES_FOCUS = (
    Purpose.ALONG,
    Purpose.ALONG_ALL,
    Purpose.ACROSS,
    Purpose.FIRST_CARD,
    Purpose.CARD,
)
_DIRECTIONS = (-1, 1)
_REFUSED_WITH_REASON = (Act.MELD, Act.EXCHANGE, Act.OUT)
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


class TrickKeyboard(QObject):
    """Moves the focus and does what Enter means there.

    Signals:
        moved: the focus is elsewhere, or its ring has appeared or gone.
        pile_toggled: Chair whose won tricks are to be shown or put back.
        points_wanted: the person's card points are to be shown, or hidden again.
    """

    moved = Signal()
    points_wanted = Signal()
    pile_toggled = Signal(object)

    def __init__(self, scene: TrickScene, intents: Intents, parent: QObject | None = None) -> None:
        """Work on a scene; the ring is hidden until a key is used."""
        super().__init__(parent)
        self._scene = scene
        self._intents = intents
        self.is_shown = False
        self._name: TrickStop | None = None
        self._index = 0

    @property
    def stops(self) -> list[Stop]:
        """Every place of the focus, in order (MANY 6)."""
        hand = self._scene.zones.own_hand
        stops = [Stop(card, self._player(card)) for card in hand.cards()]
        buttons = [Stop(button.name, button.activate) for button in self._scene.buttons]
        early = [stop for stop in buttons if not isinstance(stop.name, _AFTER_THINGS)]
        late = [stop for stop in buttons if isinstance(stop.name, _AFTER_THINGS)]
        early.sort(key=lambda stop: isinstance(stop.name, Pass))
        late.sort(key=_place_after_things)
        return [*stops, *early, *self._things(), *late, *self._side_stops()]

    @property
    def current(self) -> Stop | None:
        """Where the focus is; after a change of the table, where it was or as near as can be.

        By itself it goes to cards, else to acts, but never to a claim or a double.
        """
        stops = self.stops
        for index, stop in enumerate(stops):
            if stop.name == self._name:
                self._index = index
                return stop
        near = [stop for stop in stops if isinstance(stop.name, PhysicalCard)]
        near = near or [stop for stop in stops if is_harmless(stop.name)]
        if not near:
            return None
        self._index = min(self._index, len(near) - 1)
        self._name = near[self._index].name
        return near[self._index]

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
        playable = self._playable
        if playable:
            self._leave_forbidden(playable)

    def after_arming(self) -> None:
        """Go to a card of the armed marriage that can be led now."""
        armed, cards = self._intents.armed, self._scene.zones.own_hand.cards()
        if armed is None:
            return
        leads = self._intents.map.leads_after[armed]
        if isinstance(self._name, PhysicalCard) and self._name.card in leads:
            return
        wanted = next((card for card in cards if card.card in leads), None)
        if wanted is not None:
            self.point_to(wanted)

    def point_to(self, name: TrickStop) -> None:
        """Move the focus to a place, where its ring will be seen once a key is used."""
        self._name = name
        self.moved.emit()

    def show(self) -> None:
        """Show where the focus is."""
        if not self.is_shown:
            self.is_shown = True
            self.moved.emit()

    def hide(self) -> None:
        """Hide the ring: the pointer is used."""
        if self.is_shown:
            self.is_shown = False
            self.moved.emit()

    def go_to(self, name: TrickStop) -> None:
        """Put the focus on a stop, as a reader does, and show it there."""
        if name != self._name or not self.is_shown:
            self._name = name
            self.is_shown = True
            self.moved.emit()

    def activate(self, name: TrickStop) -> None:
        """Do what Enter does on a stop; nothing if it is gone."""
        for stop in self.stops:
            if stop.name == name:
                stop.activate()
                return

    def wrap_around(self, by: int) -> None:
        """Go from one end to the other."""
        stops = self.stops
        self._go(0 if by > 0 else len(stops) - 1, stops)
        self.show()

    def step_through(self, by: int) -> bool:
        """Move the focus on as Tab does; at either end it leaves the table: False."""
        stops = self.stops
        if self.current is None:
            moved = self._go(0 if by > 0 else len(stops) - 1, stops)
        else:
            moved = self._go(self._index + (by if self.is_shown else 0), stops)
        if moved:
            self.show()
        return moved

    def means_something(self, event: QKeyEvent) -> bool:
        """Say whether a key is one of the table's."""
        meaning = meaning_of(event, Context.TABLE)
        known = meaning is not None and meaning.purpose in (*_MOVES_FOCUS, Purpose.PRESS)
        return known or self._said_by(event) is not None

    def is_press(self, event: QKeyEvent) -> bool:
        """Say whether a key does what the focus is on, or says something."""
        meaning = meaning_of(event, Context.TABLE)
        pressed = meaning is not None and meaning.purpose is Purpose.PRESS
        return pressed or self._said_by(event) is not None

    def refuse_act(self, event: QKeyEvent) -> bool:
        """Refuse the impossible act that a key stands for; say whether it was one."""
        meaning = meaning_of(event, Context.TABLE)
        for act in _REFUSED_WITH_REASON:
            meant = meaning is not None and meaning.purpose is PURPOSES[act]
            if meant and not self._intents.can(act):
                if not event.isAutoRepeat():
                    self._intents.act(act)
                return True
        return False

    def key(self, event: QKeyEvent) -> bool:
        """Take a key; say whether it meant something."""
        if self._say(event):
            return True
        meaning = meaning_of(event, Context.TABLE)
        if meaning is None:
            return False
        match meaning.purpose:
            case Purpose.ALONG:
                self._along(_DIRECTIONS[meaning.place], self._playable)
            case Purpose.ALONG_ALL:
                self._along(_DIRECTIONS[meaning.place])
            case Purpose.ACROSS:
                self._across(_DIRECTIONS[meaning.place])
            case Purpose.FIRST_CARD:
                self._go(0, self.stops)
            case Purpose.CARD:
                self._go_to_card(meaning.place)
            case Purpose.PRESS:
                self._activate(event)
            case _:
                return False
        self.show()
        return True

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
            case Purpose.BID if meaning.place < view.rules.most_bid:
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

    @property
    def _playable(self) -> frozenset[PhysicalCard]:
        playable = self._intents.map.playable
        return frozenset(c for c in self._scene.zones.own_hand.cards() if c.card in playable)

    def _leave_forbidden(self, playable: frozenset[PhysicalCard]) -> None:
        current, cards = self.current, self._scene.zones.own_hand.cards()
        if current is None or current.name in playable:
            return
        place = cards.index(current.name) if current.name in cards else 0
        self._name = min(
            (card for card in cards if card in playable),
            key=lambda card: abs(cards.index(card) - place),
        )

    def _activate(self, event: QKeyEvent) -> None:
        stop = self.current
        # The system repeats a key that is held down: each repetition would make another move.
        if stop is not None and self.is_shown and not event.isAutoRepeat():
            stop.activate()

    def _along(self, by: int, playable: frozenset[PhysicalCard] = frozenset()) -> None:
        """Go to the next card, or the next act, and around at the end."""
        current = self.current
        if current is None or not self.is_shown:
            return
        among_cards = isinstance(current.name, PhysicalCard)
        row = [
            stop.name for stop in self.stops if isinstance(stop.name, PhysicalCard) is among_cards
        ]
        if is_move(current.name):
            row = [name for name in row if is_move(name)]
        place = row.index(current.name)
        onwards = [row[(place + by * steps) % len(row)] for steps in range(1, len(row) + 1)]
        wanted = [name for name in onwards if not among_cards or name in playable]
        self._name = (wanted or onwards)[0]
        self.moved.emit()

    def _go_to_card(self, place: int) -> None:
        cards = self._scene.zones.own_hand.cards()
        if place < len(cards):
            self.go_to(cards[place])

    def _across(self, by: int) -> None:
        """Go from the cards to the acts, or to what else there is, and back.

        On the panel of contracts it goes down and up its columns.
        """
        current = self.current
        if current is not None and isinstance(current.name, CallContract):
            self._along(by)
            return
        among_cards = current is not None and isinstance(current.name, PhysicalCard)
        stops = [
            stop for stop in self.stops if isinstance(stop.name, PhysicalCard) is not among_cards
        ]
        if stops:
            acts = [stop for stop in stops if is_move(stop.name)]
            self._name = (acts or stops)[0].name
            self.moved.emit()

    def _go(self, index: int, stops: list[Stop]) -> bool:
        if not 0 <= index < len(stops):
            return False
        self._index = index
        self._name = stops[index].name
        self.moved.emit()
        return True

    def _things(self) -> Iterator[Stop]:
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

    def _side_stops(self) -> Iterator[Stop]:
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

    def _player(self, card: PhysicalCard) -> Callable[[], object]:
        return lambda: self._intents.play(card)

    def _opener(self, chair: object) -> Callable[[], object]:
        return lambda: self.pile_toggled.emit(chair)


def _place_after_things(stop: Stop) -> int:
    return next(place for place, kind in enumerate(_AFTER_THINGS) if isinstance(stop.name, kind))
