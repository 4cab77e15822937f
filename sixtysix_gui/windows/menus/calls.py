"""What can be said before the play, as entries of the menu Deal: bids, trumps, contracts."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import DOUBLE, TURN_TRUMP, Move
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.table.intents import Act
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, translate
from sixtysix_gui.text.narrator.acts import Choice, bid_choices, contract_choices, suit_choices
from sixtysix_gui.text.narrator.narrator import Narrator

_BID_DIMENSION = "bid.max"
"""The dimension of a game in which one bids."""


class Call(Enum):
    """What is said before the play in games of three and four."""

    BID = auto()
    TRUMP = auto()
    CONTRACT = auto()
    DOUBLE = auto()
    TURN = auto()


def acts_of(rules: Rules | None) -> frozenset[Act]:
    """Return the acts that may become possible in a game; none without a game."""
    if rules is None:
        return frozenset()
    calls = rules.has(_BID_DIMENSION) or bool(rules.contracts)
    changes_late = rules.exchange_before_draw and rules.exchange_when == "any-turn"
    defends = rules.exchanges and rules.close and rules.exchange_defender_on_close
    possible = {
        Act.CLOSE: rules.close,
        Act.EXCHANGE: rules.exchanges,
        Act.OUT: rules.has_claims,
        Act.DRAW: rules.close and (rules.close_before_draw or (rules.exchanges and changes_late)),
        Act.PASS: calls or rules.asks_partner or rules.has_claims or defends,
    }
    always = (Act.MELD, Act.SHOW_MARRIAGE)
    return frozenset((*always, *(act for act, is_one in possible.items() if is_one)))


def calls_of(rules: Rules | None) -> frozenset[Call]:
    """Return the calls that may become possible in a game; none in a game for two."""
    if rules is None:
        return frozenset()
    possible = {
        Call.BID: rules.has(_BID_DIMENSION),
        Call.TRUMP: rules.names_trump,
        Call.TURN: rules.names_trump,
        Call.CONTRACT: bool(rules.contracts),
        Call.DOUBLE: bool(rules.contracts) and rules.double_max > 0,
    }
    return frozenset(call for call, is_one in possible.items() if is_one)


@dataclass(frozen=True)
class Sayable:
    """Something that can be said: its words, and whether that is possible now."""

    move: Move
    words: str
    possible: bool


@dataclass(frozen=True)
class Sayings:
    """All that can be said now, by menu."""

    bids: Sequence[Sayable] = ()
    suits: Sequence[Sayable] = ()
    contracts: Sequence[Sayable] = ()
    can_double: bool = False
    can_turn: bool = False


def sayings_in(view: View | None, words: Narrator | None) -> Sayings:
    """Return what the seat of a view can say; nothing while another is to act, or for two."""
    if words is None or view is None or view.rules.close or not view.my_turn:
        return Sayings()
    phase = view.phase
    bids = bid_choices(view) if phase is Phase.BID and not view.rules.contracts else ()
    suits = suit_choices(view, words.words) if phase is Phase.TRUMP else ()
    calls = phase is Phase.BID and bool(view.rules.contracts)
    contracts = contract_choices(view, words.words) if calls else ()
    return Sayings(
        [_sayable(one) for one in bids],
        [_sayable(one) for one in suits],
        [_sayable(one) for one in contracts],
        can_double=DOUBLE in view.legal_moves,
        can_turn=TURN_TRUMP in view.legal_moves,
    )


def _sayable(choice: Choice) -> Sayable:
    words = " – ".join(part for part in (choice.label, choice.below) if part)
    return Sayable(choice.move, words, choice.possible)


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
