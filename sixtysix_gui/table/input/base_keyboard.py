"""The focus of the keyboard on any table: it goes over what can be reached, and presses it."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Generic

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import meaning_of
from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.table.captions.wording import NameT, Stop
from sixtysix_gui.table.intents.acts import PURPOSES, Act
from sixtysix_gui.table.intents.intents import Intents
from sixtysix_gui.table.zones.hands import OwnHand

DIRECTIONS = (-1, 1)
"""Which way each of the two keys of a row leads."""

_MOVES_FOCUS = (
    Purpose.ALONG,
    Purpose.ALONG_ALL,
    Purpose.ACROSS,
    Purpose.FIRST_CARD,
    Purpose.CARD,
)


class BaseKeyboard(QObject, Generic[NameT]):
    """Moves the focus and does what Enter means there.

    A table says which ``stops`` it has, which of them are acts, and which of these the focus may
    come to by itself. ``refused_with_reason`` are the acts whose keys say why they are impossible.

    Signals:
        moved: the focus is elsewhere, or its ring has appeared or gone.
        pile_toggled: whose won tricks are to be shown or put back, as the table names its piles.
        points_wanted: the person's card points are to be shown, or hidden again.
    """

    moved = Signal()
    points_wanted = Signal()
    pile_toggled = Signal(object)

    refused_with_reason: ClassVar[tuple[Act, ...]] = ()

    def __init__(self, hand: OwnHand, intents: Intents, parent: QObject | None = None) -> None:
        """Work on a hand and what lies around it; the ring is hidden until a key is used."""
        super().__init__(parent)
        self._hand = hand
        self._intents = intents
        self.is_shown = False
        self._name: NameT | PhysicalCard | None = None
        self._index = 0

    @property
    def stops(self) -> list[Stop[NameT]]:
        """Every place of the focus, in order, the cards of the hand first."""
        raise NotImplementedError

    def _is_act(self, name: NameT) -> bool:
        """Say whether a stop is a button."""
        raise NotImplementedError

    def _is_harmless(self, name: NameT) -> bool:
        """Say whether the focus may come to a button by itself."""
        raise NotImplementedError

    def after_view(self) -> None:
        """Go where the person's next step is likely to be made."""
        raise NotImplementedError

    @property
    def current(self) -> Stop[NameT] | None:
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
        near = near or [stop for stop in stops if self._is_harmless(stop.name)]
        if not near:
            return None
        self._index = min(self._index, len(near) - 1)
        self._name = near[self._index].name
        return near[self._index]

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

    def point_to(self, name: NameT | PhysicalCard) -> None:
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

    def go_to(self, name: NameT | PhysicalCard) -> None:
        """Put the focus on a stop, as a reader does, and show it there."""
        if name != self._name or not self.is_shown:
            self._name = name
            self.is_shown = True
            self.moved.emit()

    def activate(self, name: NameT) -> None:
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
        for act in self.refused_with_reason:
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
        match meaning.purpose:
            case Purpose.ALONG:
                self._along(DIRECTIONS[meaning.place], self._playable)
            case Purpose.ALONG_ALL:
                self._along(DIRECTIONS[meaning.place])
            case Purpose.ACROSS:
                self._across(DIRECTIONS[meaning.place])
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
    def _playable(self) -> frozenset[PhysicalCard]:
        playable = self._intents.map.playable
        return frozenset(card for card in self._hand.cards() if card.card in playable)

    def _leave_forbidden(self, playable: frozenset[PhysicalCard], place: int) -> None:
        """Go to the card that can be played and is nearest to a place in the hand."""
        cards = self._hand.cards()
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

    def _row_of(self, name: NameT) -> list[NameT]:
        """Give the names among which one goes along: the cards, or all else."""
        return [stop.name for stop in self._stops_of(cards=isinstance(name, PhysicalCard))]

    def _stops_of(self, *, cards: bool) -> list[Stop[NameT]]:
        return [stop for stop in self.stops if isinstance(stop.name, PhysicalCard) is cards]

    def _go_to_card(self, place: int) -> None:
        cards = self._hand.cards()
        if place < len(cards):
            self.go_to(cards[place])

    def _across(self, by: int) -> None:
        """Go from the cards to the acts, or to what else there is, and back."""
        del by  # there are two rows: either way leads to the other
        current = self.current
        among_cards = current is not None and isinstance(current.name, PhysicalCard)
        stops = self._stops_of(cards=not among_cards)
        if stops:
            acts = [stop for stop in stops if self._is_act(stop.name)]
            self._name = (acts or stops)[0].name
            self.moved.emit()

    def _go(self, index: int, stops: Sequence[Stop[NameT]]) -> bool:
        if not 0 <= index < len(stops):
            return False
        self._index = index
        self._name = stops[index].name
        self.moved.emit()
        return True

    def _player(self, card: PhysicalCard) -> Callable[[], object]:
        return lambda: self._intents.play(card)

    def _opener(self, pile: object) -> Callable[[], object]:
        return lambda: self.pile_toggled.emit(pile)
