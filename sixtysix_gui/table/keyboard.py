"""The table by keyboard: a focus that goes over cards, acts and piles."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.table.acts import KEYS, Act
from sixtysix_gui.table.intents import Intents
from sixtysix_gui.table.layout import Side
from sixtysix_gui.table.scene import TableScene

_KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Space,
)

_REFUSED_WITH_REASON = (Act.MELD, Act.EXCHANGE, Act.CLOSE, Act.DRAW, Act.OUT)
"""The acts whose keys say why they are impossible."""

_ENDS_THE_WAIT = ((Act.DRAW, None), (Act.PASS, None))
"""What the focus goes to where no card can be played: it leads on, and costs nothing to take."""

StopName = Card | tuple[Act, Suit | None] | Side
"""What the focus is on: a card of the hand, an act, or a pile of won tricks."""


@dataclass(frozen=True)
class Stop:
    """A place where the focus can rest."""

    name: StopName
    activate: Callable[[], object]


class Keyboard(QObject):
    """Moves the focus and does what Enter means there.

    Signals:
        moved: the focus is elsewhere, or its ring has appeared or gone.
        pile_toggled: Side whose won tricks are to be shown or put back.
    """

    moved = Signal()
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
        """Every place of the focus, in order: hand, acts, piles."""
        hand = self._scene.stage.own_hand
        stops = [Stop(card, self._player(card)) for card in hand.cards()]
        stops += [
            Stop((button.act, button.suit), button.activate) for button in self._scene.buttons
        ]
        stops += [
            Stop(side, self._opener(side))
            for side, pile in self._scene.stage.piles.items()
            if pile.tricks
        ]
        return stops

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
        near = [stop for stop in stops if isinstance(stop.name, Card)]
        near = near or [stop for stop in stops if _is_harmless(stop.name)]
        if not near:
            return None
        self._index = min(self._index, len(near) - 1)
        self._name = near[self._index].name
        return near[self._index]

    def after_view(self) -> None:
        """Go to the act that leads on, where acts are offered and no card can be played."""
        if self._intents.map.playable:
            return
        names = [stop.name for stop in self.stops]
        self._name = next((name for name in _ENDS_THE_WAIT if name in names), self._name)

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
        return event.key() in _KEYS

    def refuse_act(self, event: QKeyEvent) -> bool:
        """Refuse the impossible act that a key stands for; say whether it was one.

        The action of an impossible act is disabled in the menu, so that its key comes here.
        """
        pressed = QKeySequence(event.keyCombination())
        for act in _REFUSED_WITH_REASON:
            if pressed == QKeySequence(KEYS[act]) and not self._intents.can(act):
                if not event.isAutoRepeat():
                    self._intents.act(act)
                return True
        return False

    def key(self, event: QKeyEvent) -> bool:
        """Take a key; say whether it meant something."""
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._along(1 if key == Qt.Key.Key_Right else -1)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._across()
        elif key == Qt.Key.Key_Home:
            self._go(0, self.stops)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._activate(event)
        else:
            return False
        self.show()
        return True

    def _activate(self, event: QKeyEvent) -> None:
        stop = self.current
        if stop is not None and self.is_shown and not event.isAutoRepeat():
            stop.activate()

    def _along(self, by: int) -> None:
        """Go to the next card, or the next act, and around at the end."""
        current = self.current
        if current is None:
            return
        if not self.is_shown:
            return
        among_cards = isinstance(current.name, Card)
        row = [stop.name for stop in self.stops if isinstance(stop.name, Card) is among_cards]
        self._name = row[(row.index(current.name) + by) % len(row)]
        self.moved.emit()

    def _across(self) -> None:
        """Go from the cards to the acts, and back."""
        current = self.current
        among_cards = current is not None and isinstance(current.name, Card)
        others = [stop for stop in self.stops if isinstance(stop.name, Card) is not among_cards]
        if others:
            self._name = others[0].name
            self.moved.emit()

    def _go(self, index: int, stops: list[Stop]) -> bool:
        if not 0 <= index < len(stops):
            return False
        self._index = index
        self._name = stops[index].name
        self.moved.emit()
        return True

    def _player(self, card: Card) -> Callable[[], object]:
        return lambda: self._intents.play(card)

    def _opener(self, side: Side) -> Callable[[], object]:
        return lambda: self.pile_toggled.emit(side)


def _is_harmless(name: StopName) -> bool:
    return isinstance(name, tuple) and name[0] is not Act.OUT
