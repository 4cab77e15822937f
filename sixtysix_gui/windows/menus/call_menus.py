"""What is said in games of three and four, as entries of the menu Deal: bids, trumps, contracts."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.rules.moves import DOUBLE, TURN_TRUMP, Move
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, translate
from sixtysix_gui.windows.menus.acts_of_game import Call
from sixtysix_gui.windows.menus.sayings import Sayable, Sayings

_BIDS = QT_TRANSLATE_NOOP("Menus", "B&id")
_SUITS = QT_TRANSLATE_NOOP("Menus", "Trump&s")
_CONTRACTS = QT_TRANSLATE_NOOP("Menus", "Co&ntract")
_DOUBLE = QT_TRANSLATE_NOOP("Menus", "Do&uble")
_TURN = QT_TRANSLATE_NOOP("Menus", "Turn &a card")


class CallMenus(QObject):
    """Three menus and two entries, alive only while something of them can be said."""

    def __init__(self, owner: QWidget) -> None:
        """Make them, with nothing to be said."""
        super().__init__(owner)
        self._make: Callable[[Move], None] = lambda _: None
        self.bids, self.suits, self.contracts = (QMenu(owner) for _ in range(3))
        self.double, self.turn = QAction(owner), QAction(owner)
        self.double.triggered.connect(lambda: self._make(DOUBLE))
        self.turn.triggered.connect(lambda: self._make(TURN_TRUMP))
        self.name()
        self.offer(Sayings())

    def connect_to(self, make: Callable[[Move], None]) -> None:
        """Say what is done when an entry is chosen."""
        self._make = make

    def fill(self, menu: QMenu) -> None:
        """Put all of them into a menu."""
        for each in (self.bids, self.suits, self.contracts):
            menu.addMenu(each)
        menu.addAction(self.double)
        menu.addAction(self.turn)

    def show_only(self, calls: frozenset[Call]) -> None:
        """Show what is said in a game at all."""
        entries = {
            Call.BID: self.bids.menuAction(),
            Call.TRUMP: self.suits.menuAction(),
            Call.CONTRACT: self.contracts.menuAction(),
            Call.DOUBLE: self.double,
            Call.TURN: self.turn,
        }
        for call, entry in entries.items():
            entry.setVisible(call in calls)

    def name(self) -> None:
        """Name them in the language of the program."""
        menus = ((self.bids, _BIDS), (self.suits, _SUITS), (self.contracts, _CONTRACTS))
        for menu, text in menus:
            menu.setTitle(translate("Menus", text))
        # letters of the table are no shortcuts: the table decides them, from the key itself
        double, turn = translate("Menus", _DOUBLE), translate("Menus", _TURN)
        self.double.setText(f"{double}\t{shown_key(Purpose.DOUBLE)}")
        self.turn.setText(f"{turn}\t{shown_key(Purpose.TURN_CARD)}")

    def offer(self, sayings: Sayings) -> None:
        """Offer what can be said now."""
        self._fill(self.bids, sayings.bids)
        self._fill(self.suits, sayings.suits)
        self._fill(self.contracts, sayings.contracts)
        self.double.setEnabled(sayings.can_double)
        self.turn.setEnabled(sayings.can_turn)

    def _fill(self, menu: QMenu, entries: Sequence[Sayable]) -> None:
        menu.clear()
        for entry in entries:
            action = QAction(entry.words.replace("&", "&&"), menu)
            action.setEnabled(entry.possible)
            action.triggered.connect(partial(self._say, entry.move))
            menu.addAction(action)
        menu.menuAction().setEnabled(any(entry.possible for entry in entries))

    def _say(self, move: Move, _checked: bool = False) -> None:
        self._make(move)
