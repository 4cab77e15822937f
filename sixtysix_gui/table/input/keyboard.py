"""The keyboard on the table: where its focus is, in which order it goes, and what keys say."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from sixtysix_gui.keys.key_map import Context, Purpose, contexts_in
from sixtysix_gui.keys.meaning import meaning_of
from sixtysix_gui.rules.cards import PhysicalCard, Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    BID,
    DOUBLE,
    DRAW,
    EXCHANGE_TRUMP,
    NAME_TRUMP,
    OPEN,
    PASS,
    TURN_TRUMP,
    Bid,
    CallContract,
    CloseTalon,
    Double,
    ExchangeTrump,
    GoOut,
    Move,
    NameTrump,
    Open,
    Opening,
    Pass,
    TurnTrump,
)
from sixtysix_gui.table.intents import PURPOSES, Act, Intents, contracts_to_call
from sixtysix_gui.table.scene.scene import Scene
from sixtysix_gui.table.stops import (
    FocusStop,
    PileOf,
    PlateOf,
    StopName,
    Thing,
    is_button,
    is_harmless,
)

_SAID: Mapping[Purpose, Move] = {
    Purpose.TURN_CARD: TURN_TRUMP,
    Purpose.DOUBLE: DOUBLE,
    Purpose.PASS_CALL: PASS,
    Purpose.PASS: PASS,
}
"""What the keys say that stand for one move."""


def move_said_by(event: QKeyEvent, view: View | None) -> Move | None:
    """Return the move that a key says in a view; None where it says nothing.

    Where the talon can be closed, every act belongs to a menu of the window.
    """
    if view is None or not view.my_turn or view.rules.close:
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
            keys = contracts_to_call(view)
            return CallContract(keys[meaning.place]) if meaning.place < len(keys) else None
        case _:
            return _SAID.get(meaning.purpose)


_DIRECTIONS = (-1, 1)
"""Which way each of the two keys of a row leads."""

_MOVES_FOCUS = (
    Purpose.ALONG,
    Purpose.ALONG_ALL,
    Purpose.ACROSS,
    Purpose.FIRST_CARD,
    Purpose.CARD,
)
_ALONG_A_LIST = (Purpose.ALONG, Purpose.ACROSS)
"""On the coach's slip all arrows go from move to move."""

_AFTER_THINGS = (ExchangeTrump, CloseTalon, TurnTrump, GoOut, Double)
"""The acts whose buttons come after talon, widow and counter in the order of the focus."""

_WAITS = (DRAW, TURN_TRUMP, PASS, *(OPEN[opening] for opening in Opening))
"""What the focus goes to where no card can be played: it leads on, and costs nothing to take."""

_CALLS = (Bid, CallContract, NameTrump, Open, TurnTrump, Double)
"""What a player looks at while choosing: the focus stays there."""

_REFUSED = (Act.MELD, Act.EXCHANGE, Act.OUT)
_REFUSED_IF_CLOSED = (*_REFUSED, Act.CLOSE, Act.DRAW)
"""The acts whose keys say why they are impossible; the last two where the talon can be closed."""


class Keyboard(QObject):
    """Moves the focus and does what Enter means there.

    ``has_view``: a view has been shown, so that readers of the screen can be told of every stop;
    there are none before, while the first cards of a game are dealt. ``waits``: Enter does nothing
    until the focus was led somewhere.

    Signals:
        moved: the focus is elsewhere, or its ring has appeared or gone.
        pile_toggled: Chair whose won tricks are to be shown or put back.
        points_wanted: the person's card points are to be shown, or hidden again.
    """

    moved = Signal()
    points_wanted = Signal()
    pile_toggled = Signal(object)

    def __init__(self, scene: Scene, intents: Intents, parent: QObject | None = None) -> None:
        """Work on a scene; the ring is hidden until a key is used."""
        super().__init__(parent)
        self._scene = scene
        self._hand = scene.zones.own_hand
        self._intents = intents
        self.is_shown = False
        self.has_view = False
        self.waits = False
        self._name: StopName | None = None
        self._index = 0

    # ---------------------------------------------------------------------------------- the stops

    @property
    def stops(self) -> list[FocusStop]:
        """Every place of the focus, in order: hand, acts with what they are done to, the rest."""
        if not self.has_view:
            return []
        buttons = [FocusStop(button.name, button.activate) for button in self._scene.buttons]
        early = [stop for stop in buttons if not isinstance(stop.name, _AFTER_THINGS)]
        late = [stop for stop in buttons if isinstance(stop.name, _AFTER_THINGS)]
        early.sort(key=lambda stop: isinstance(stop.name, Pass))
        late.sort(key=_place_after_things)
        things = self._things(can_draw=any(stop.name == DRAW for stop in early))
        cards = [FocusStop(card, self._player(card)) for card in self._hand.cards()]
        return [*cards, *early, *things, *late, *self._paper_stops(), *self._side_stops()]

    def _things(self, *, can_draw: bool) -> Iterator[FocusStop]:
        """Return what lies in the middle; a chip that draws stands for the talon."""
        areas, view = self._scene.areas, self._scene.view
        if not can_draw and areas.lies(Thing.TALON):
            draws = view is not None and view.rules.close
            yield FocusStop(Thing.TALON, self._doer(Act.DRAW) if draws else _do_nothing)
        if areas.lies(Thing.TURN_UP):
            yield FocusStop(Thing.TURN_UP, lambda: self._intents.attempt(EXCHANGE_TRUMP))
        for thing in (Thing.WIDOW, Thing.COUNTER):
            if areas.lies(thing):
                yield FocusStop(thing, _do_nothing)

    def _paper_stops(self) -> Iterator[FocusStop]:
        """Return what there is on the coach's paper: the cap, the moves of the slip, its cross."""
        paper = self._scene.paper
        if paper.has_cap:
            yield FocusStop(Thing.COACH_CAP, paper.more_wanted.emit)
        if paper.words is not None:
            if paper.words.lines:
                yield FocusStop(Thing.SLIP, _do_nothing)
            yield FocusStop(Thing.SLIP_CLOSE, paper.slip_closed.emit)

    def _side_stops(self) -> Iterator[FocusStop]:
        view = self._scene.view
        for name in () if view is None else self._scene.areas.at_sides(view):
            if isinstance(name, PlateOf):
                yield FocusStop(name, self.points_wanted.emit)
            elif isinstance(name, PileOf):
                yield FocusStop(name, self._opener(name))
            else:
                yield FocusStop(name, _do_nothing)

    def _player(self, card: PhysicalCard) -> Callable[[], object]:
        return lambda: self._intents.play(card)

    def _opener(self, pile: PileOf) -> Callable[[], object]:
        return lambda: self.pile_toggled.emit(pile.chair)

    def _doer(self, act: Act) -> Callable[[], object]:
        return lambda: self._intents.act(act)

    # ----------------------------------------------------------------------- where it is by itself

    @property
    def current(self) -> FocusStop | None:
        """Where the focus is; after a change of the table, where it was or as near as can be.

        By itself it goes to cards, else to acts, but never to what costs something or to
        a pile of won tricks: None where there is nothing else.
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
        """Go to what leads on, where something is asked for and no card can be played.

        Where some can be played and others not, go from one of these to the nearest of those.
        """
        view, playable = self._scene.view, self._playable
        if view is None or not view.my_turn:
            return
        if playable:
            current, cards = self.current, self._hand.cards()
            if current is not None and current.name in cards and current.name not in playable:
                self._leave_forbidden(playable, cards.index(current.name))
            return
        names = [stop.name for stop in self.stops]
        if not (self._name in names and isinstance(self._name, _CALLS)):
            # Enter shall not go to a claim or a close, which cost something.
            self._name = next((name for name in _WAITS if name in names), self._name)

    def after_arming(self) -> None:
        """Go to a card of the armed marriage that can be led now."""
        armed, cards = self._intents.armed, self._hand.cards()
        if armed is None:
            return
        leads = self._intents.map.leads_after[armed]
        if isinstance(self._name, PhysicalCard) and self._name.card in leads:
            return
        playable = self._playable
        wanted = next((card for card in cards if card in playable and card.card in leads), None)
        if wanted is not None:
            self.point_to(wanted)

    def _leave_forbidden(self, playable: frozenset[PhysicalCard], place: int) -> None:
        """Go to the card that can be played and is nearest to a place in the hand."""
        cards = self._hand.cards()
        self._name = min(
            (card for card in cards if card in playable),
            key=lambda card: abs(cards.index(card) - place),
        )

    @property
    def _playable(self) -> frozenset[PhysicalCard]:
        playable = self._intents.map.playable
        return frozenset(card for card in self._hand.cards() if card.card in playable)

    # ----------------------------------------------------------------------------- where it is led

    def point_to(self, name: StopName) -> None:
        """Move the focus to a place, where its ring will be seen once a key is used."""
        self._name = name
        self.moved.emit()

    def wait_to_be_led(self) -> None:
        """Be on nothing: no key acts until one has led the focus to a place."""
        self.is_shown, self.waits = False, True
        self._name, self._index = None, 0
        self.moved.emit()

    def show(self) -> None:
        """Show where the focus is."""
        self.waits = False
        if not self.is_shown:
            self.is_shown = True
            self.moved.emit()

    def hide(self) -> None:
        """Hide the ring: the pointer is used."""
        if self.is_shown:
            self.is_shown = False
            self.moved.emit()

    def go_to(self, name: StopName) -> None:
        """Put the focus on a stop, as a reader does, and show it there."""
        if name != self._name or not self.is_shown:
            self._name = name
            self.is_shown, self.waits = True, False
            self.moved.emit()

    def activate(self, name: StopName) -> None:
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

    # --------------------------------------------------------------------------------------- keys

    def means_something(self, event: QKeyEvent) -> bool:
        """Return whether a key is one of the table's."""
        meaning = meaning_of(event, Context.TABLE)
        moves = meaning is not None and meaning.purpose in _MOVES_FOCUS
        return moves or self.is_press(event)

    def is_press(self, event: QKeyEvent) -> bool:
        """Return whether a key does what the focus is on, or says a move."""
        meaning = meaning_of(event, Context.TABLE)
        presses = meaning is not None and meaning.purpose is Purpose.PRESS
        return presses or move_said_by(event, self._scene.view) is not None

    def refuse_act(self, event: QKeyEvent) -> bool:
        """Refuse the impossible act that a key stands for; say whether it was one.

        What is possible is left to the window, where the act stands in a menu.
        """
        meaning, view = meaning_of(event, Context.TABLE), self._scene.view
        for act in _REFUSED_IF_CLOSED if view is not None and view.rules.close else _REFUSED:
            meant = meaning is not None and meaning.purpose is PURPOSES[act]
            if meant and not self._intents.can(act):
                if not event.isAutoRepeat():
                    self._intents.act(act)
                return True
        return False

    def key(self, event: QKeyEvent) -> bool:
        """Take a key; say whether it meant something."""
        if self._say(event) or self._is_too_early(event):
            return True
        meaning = meaning_of(event, Context.TABLE)
        if meaning is None:
            return False
        if self._is_on_list and meaning.purpose in _ALONG_A_LIST:
            self._turn(_DIRECTIONS[meaning.place])
            return True
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

    def _say(self, event: QKeyEvent) -> bool:
        """Take a key that bids, names, calls, opens, turns, doubles or passes."""
        move = move_said_by(event, self._scene.view)
        if move is None:
            return False
        if isinstance(move, CallContract):  # Enter calls it: it costs too much for one key
            self.go_to(move)
        elif not event.isAutoRepeat():
            self._intents.attempt(move)
        return True

    def _is_too_early(self, event: QKeyEvent) -> bool:
        """Return whether a key presses what the focus has not been led to."""
        meaning = meaning_of(event, Context.TABLE)
        return self.waits and meaning is not None and meaning.purpose is Purpose.PRESS

    @property
    def _is_on_list(self) -> bool:
        current = self.current
        return self.is_shown and current is not None and current.name is Thing.SLIP

    def _turn(self, by: int) -> None:
        self._scene.paper.turn(by)

    def _activate(self, event: QKeyEvent) -> None:
        stop = self.current
        # The system repeats a key that is held down: each repetition would make another move.
        if stop is not None and self.is_shown and not event.isAutoRepeat():
            stop.activate()

    def _along(self, by: int, playable: frozenset[PhysicalCard] = frozenset()) -> None:
        """Go to the next card, or the next of what else there is, and around at the end.

        Where some cards are playable, the others are passed over.
        """
        current = self.current
        if current is None or not self.is_shown:
            return
        row = self._row_of(current.name)
        place = row.index(current.name)
        onwards = [row[(place + by * steps) % len(row)] for steps in range(1, len(row) + 1)]
        among_cards = isinstance(current.name, PhysicalCard)
        wanted = [name for name in onwards if not among_cards or name in playable]
        self._name = (wanted or onwards)[0]
        self.moved.emit()

    def _row_of(self, name: StopName) -> list[StopName]:
        """Return the names among which one goes along: the cards, or all else.

        From a button one goes along the buttons alone, but where the talon can be closed: what
        its acts are done to lies among them.
        """
        row = [stop.name for stop in self._stops_of(cards=isinstance(name, PhysicalCard))]
        view = self._scene.view
        buttons_only = is_button(name) and not (view is not None and view.rules.close)
        return [other for other in row if is_button(other)] if buttons_only else row

    def _stops_of(self, *, cards: bool) -> list[FocusStop]:
        return [stop for stop in self.stops if isinstance(stop.name, PhysicalCard) is cards]

    def _go_to_card(self, place: int) -> None:
        cards = self._hand.cards()
        if place < len(cards):
            self.go_to(cards[place])

    def _across(self, by: int) -> None:
        """Go from the cards to the acts, or to what else there is, and back.

        On the panel of contracts go down and up its columns.
        """
        current = self.current
        if current is not None and isinstance(current.name, CallContract):
            self._along(by)
            return
        among_cards = current is not None and isinstance(current.name, PhysicalCard)
        stops = self._stops_of(cards=not among_cards)
        if stops:
            acts = [stop for stop in stops if is_button(stop.name)]
            self._name = (acts or stops)[0].name
            self.moved.emit()

    def _go(self, index: int, stops: Sequence[FocusStop]) -> bool:
        if not 0 <= index < len(stops):
            return False
        self._index = index
        self._name = stops[index].name
        self.moved.emit()
        return True


def _place_after_things(stop: FocusStop) -> int:
    return next(place for place, kind in enumerate(_AFTER_THINGS) if isinstance(stop.name, kind))


def _do_nothing() -> None:
    """What Enter does on what can only be looked at."""
