"""The table by keyboard: a focus that goes over cards, acts and piles."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import meaning_of
from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.table.captions.wording import Stop, StopName, Thing, is_act, is_harmless
from sixtysix_gui.table.geometry.layout import Side
from sixtysix_gui.table.intents.acts import PURPOSES, Act
from sixtysix_gui.table.intents.intents import Intents
from sixtysix_gui.table.scene.scene import TableScene

_MOVES_FOCUS = (
    Purpose.ALONG,
    Purpose.ALONG_ALL,
    Purpose.ACROSS,
    Purpose.FIRST_CARD,
    Purpose.CARD,
)

_ALONG_A_LIST = (Purpose.ALONG, Purpose.ACROSS)
"""On the coach's slip all arrows go from move to move."""

_DIRECTIONS = (-1, 1)
"""Which way each of the two keys of a row leads."""

_REFUSED_WITH_REASON = (Act.MELD, Act.EXCHANGE, Act.CLOSE, Act.DRAW, Act.OUT)
"""The acts whose keys say why they are impossible."""

_BEFORE_THE_TALON = (Act.MELD, Act.SHOW_MARRIAGE, Act.DRAW)
"""The acts whose chips come before talon and trump card in the order of the focus."""

_ENDS_THE_WAIT = ((Act.DRAW, None), (Act.PASS, None))
"""What the focus goes to where no card can be played: it leads on, and costs nothing to take."""


class Keyboard(QObject):
    """Moves the focus and does what Enter means there.

    Signals:
        moved: the focus is elsewhere, or its ring has appeared or gone.
        pile_toggled: Side whose won tricks are to be shown or put back.
        points_wanted: the person's card points are to be shown, or hidden again.
    """

    moved = Signal()
    points_wanted = Signal()
    pile_toggled = Signal(object)

    def __init__(self, scene: TableScene, intents: Intents, parent: QObject | None = None) -> None:
        """Work on a scene; the ring is hidden until a key is used."""
        super().__init__(parent)
        self._scene = scene
        self._intents = intents
        self.is_shown = False
        self._name: StopName | None = None
        self._index = 0

    @property
    def stops(self) -> list[Stop]:
        """Every place of the focus, in order: hand, acts with what they are done to, piles."""
        hand = self._scene.zones.own_hand
        stops = [Stop(card, self._player(card)) for card in hand.cards()]
        buttons = [
            Stop((button.act, button.suit), button.activate) for button in self._scene.buttons
        ]
        stops += [stop for stop in buttons if _act_of(stop) in _BEFORE_THE_TALON]
        stops += self._talon_stops(can_draw=any(_act_of(stop) is Act.DRAW for stop in buttons))
        stops += [stop for stop in buttons if _act_of(stop) not in _BEFORE_THE_TALON]
        return [*stops, *self._paper_stops(), *self._side_stops()]

    @property
    def current(self) -> Stop | None:
        """Where the focus is; after a change of the table, where it was or as near as can be.

        By itself it goes to cards, else to acts, but never to a claim or a pile of won tricks:
        None where there is nothing else.
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
        """Go to the act that leads on, where acts are offered and no card can be played.

        Where some can be played and others not, go from one of these to the nearest of those.
        """
        playable = self._playable
        if playable:
            self._leave_forbidden(playable)
            return
        names = [stop.name for stop in self.stops]
        # Without a card to play Enter shall not go to a claim or a close, which cost something.
        self._name = next((name for name in _ENDS_THE_WAIT if name in names), self._name)

    def after_arming(self) -> None:
        """Go to a card of the armed marriage that can be led now."""
        armed, cards = self._intents.armed, self._scene.zones.own_hand.cards()
        if armed is None:
            return
        leads = self._intents.map.leads_after[armed]
        if isinstance(self._name, PhysicalCard) and self._name.card in leads:
            return
        playable = self._playable
        wanted = next((card for card in cards if card in playable and card.card in leads), None)
        if wanted is not None:
            self.point_to(wanted)

    def point_to(self, name: StopName) -> None:
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

    def go_to(self, name: StopName) -> None:
        """Put the focus on a stop, as a reader does, and show it there."""
        if name != self._name or not self.is_shown:
            self._name = name
            self.is_shown = True
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

    def means_something(self, event: QKeyEvent) -> bool:
        """Say whether a key is one of the table's."""
        meaning = meaning_of(event, Context.TABLE)
        return meaning is not None and meaning.purpose in (*_MOVES_FOCUS, Purpose.PRESS)

    def is_press(self, event: QKeyEvent) -> bool:
        """Say whether a key does what the focus is on."""
        meaning = meaning_of(event, Context.TABLE)
        return meaning is not None and meaning.purpose is Purpose.PRESS

    def refuse_act(self, event: QKeyEvent) -> bool:
        """Refuse the impossible act that a key stands for; say whether it was one.

        What is possible is left to the window, where the act stands in a menu.
        """
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
        meaning = meaning_of(event, Context.TABLE)
        if meaning is None:
            return False
        if meaning.purpose in _ALONG_A_LIST and self._is_on_list:
            self._scene.paper.turn(_DIRECTIONS[meaning.place])
            return True
        match meaning.purpose:
            case Purpose.ALONG:
                self._along(_DIRECTIONS[meaning.place], self._playable)
            case Purpose.ALONG_ALL:
                self._along(_DIRECTIONS[meaning.place])
            case Purpose.ACROSS:
                self._across()
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

    @property
    def _is_on_list(self) -> bool:
        current = self.current
        return self.is_shown and current is not None and current.name is Thing.SLIP

    @property
    def _playable(self) -> frozenset[PhysicalCard]:
        playable = self._intents.map.playable
        return frozenset(c for c in self._scene.zones.own_hand.cards() if c.card in playable)

    def _leave_forbidden(self, playable: frozenset[PhysicalCard]) -> None:
        current, cards = self.current, self._scene.zones.own_hand.cards()
        if current is None or current.name not in cards or current.name in playable:
            return
        place = cards.index(current.name)
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
        """Go to the next card, or the next act, and around at the end.

        Where some cards are playable, the others are passed over.
        """
        current = self.current
        if current is None or not self.is_shown:
            return
        among_cards = isinstance(current.name, PhysicalCard)
        row = [
            stop.name for stop in self.stops if isinstance(stop.name, PhysicalCard) is among_cards
        ]
        place = row.index(current.name)
        onwards = [row[(place + by * steps) % len(row)] for steps in range(1, len(row) + 1)]
        wanted = [name for name in onwards if not among_cards or name in playable]
        self._name = (wanted or onwards)[0]
        self.moved.emit()

    def _go_to_card(self, place: int) -> None:
        cards = self._scene.zones.own_hand.cards()
        if place < len(cards):
            self.go_to(cards[place])

    def _across(self) -> None:
        """Go from the cards to the acts, or to what else there is, and back."""
        current = self.current
        among_cards = current is not None and isinstance(current.name, PhysicalCard)
        stops = [
            stop for stop in self.stops if isinstance(stop.name, PhysicalCard) is not among_cards
        ]
        if stops:
            acts = [stop for stop in stops if is_act(stop.name)]
            self._name = (acts or stops)[0].name
            self.moved.emit()

    def _go(self, index: int, stops: list[Stop]) -> bool:
        if not 0 <= index < len(stops):
            return False
        self._index = index
        self._name = stops[index].name
        self.moved.emit()
        return True

    def _talon_stops(self, *, can_draw: bool) -> Iterator[Stop]:
        """Give the talon, unless the chip that draws stands for it, and the trump card."""
        talon = self._scene.zones.talon
        if talon.items and not can_draw:
            yield Stop(Thing.TALON, self._doer(Act.DRAW))
        if talon.turn_up is not None and not talon.is_closed:
            yield Stop(Thing.TRUMP_CARD, self._doer(Act.EXCHANGE))

    def _paper_stops(self) -> Iterator[Stop]:
        """Give what there is on the coach's paper: the cap, the moves of the slip, its cross."""
        paper = self._scene.paper
        if paper.has_cap:
            yield Stop(Thing.COACH_CAP, paper.more_wanted.emit)
        if paper.words is not None:
            if paper.words.lines:
                yield Stop(Thing.SLIP, lambda: None)
            yield Stop(Thing.SLIP_CLOSE, paper.slip_closed.emit)

    def _side_stops(self) -> Iterator[Stop]:
        if self._scene.view is None:
            return
        for plate in (Thing.MY_PLATE, Thing.THEIR_PLATE):
            yield Stop(plate, self.points_wanted.emit)
        for side, pile in self._scene.zones.piles.items():
            if pile.tricks:
                yield Stop(side, self._opener(side))

    def _doer(self, act: Act) -> Callable[[], object]:
        return lambda: self._intents.act(act)

    def _player(self, card: PhysicalCard) -> Callable[[], object]:
        return lambda: self._intents.play(card)

    def _opener(self, side: Side) -> Callable[[], object]:
        return lambda: self.pile_toggled.emit(side)


def _act_of(stop: Stop) -> Act | None:
    return stop.name[0] if is_act(stop.name) else None
