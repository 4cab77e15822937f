"""The menu bar, and what its menu Deal has in a game: acts, bids, trumps, contracts."""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar, QToolButton

from sixtysix_gui.design import theme
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import DOUBLE, TURN_TRUMP, Move
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.narrator.acts import Choice, bid_choices, contract_choices, suit_choices
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.rules.rule_sets import GUIDED_GAMES, rule_set_name
from sixtysix_gui.windows.menus.actions import Actions, menu_rows

_BID_DIMENSION = "bid.max"
"""The dimension of a game in which one bids."""
_OF_SOME_GAMES = frozenset(
    (
        "meld",
        "show_marriage",
        "exchange",
        "close",
        "out",
        "draw",
        "pass",
        "bids",
        "suits",
        "contracts",
        "double",
        "turn",
    )
)
"""What is done and said in a deal, each in some games only."""
_CALL_MENUS = ("bids", "suits", "contracts")


def entries_of(rules: Rules | None) -> frozenset[str]:
    """Return the acts and calls that may become possible in a game; none without a game."""
    if rules is None:
        return frozenset()
    bids, calls = rules.has(_BID_DIMENSION), bool(rules.contracts)
    changes_late = rules.exchange_before_draw and rules.exchange_when == "any-turn"
    defends = rules.exchanges and rules.close and rules.exchange_defender_on_close
    possible = {
        "meld": True,
        "show_marriage": True,
        "close": rules.close,
        "exchange": rules.exchanges,
        "out": rules.has_claims,
        "draw": rules.close and (rules.close_before_draw or (rules.exchanges and changes_late)),
        "pass": bids or calls or rules.asks_partner or rules.has_claims or defends,
        "bids": bids,
        "suits": rules.names_trump,
        "turn": rules.names_trump,
        "contracts": calls,
        "double": calls and rules.double_max > 0,
    }
    return frozenset(entry for entry, is_one in possible.items() if is_one)


@dataclass(frozen=True)
class Calls:
    """All that can be said before the play: the entries of each submenu, and single moves."""

    menus: Mapping[str, Sequence[Choice]] = field(default_factory=dict[str, Sequence[Choice]])
    can_double: bool = False
    can_turn: bool = False


def calls_in(view: View | None, narrator: Narrator | None) -> Calls:
    """Return what the seat of a view can say; nothing while another is to act."""
    if narrator is None or view is None or view.rules.close or not view.my_turn:
        return Calls()
    menus: dict[str, Sequence[Choice]] = {}
    if view.phase is Phase.TRUMP:
        menus["suits"] = suit_choices(view, narrator.words)
    elif view.phase is Phase.BID and view.rules.contracts:
        menus["contracts"] = contract_choices(view, narrator.words)
    elif view.phase is Phase.BID:
        menus["bids"] = bid_choices(view)
    return Calls(menus, DOUBLE in view.legal_moves, TURN_TRUMP in view.legal_moves)


_LEFT = "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}"


class Menus:
    """The menus of a menu bar, to be named again when the language changes."""

    def __init__(
        self,
        bar: QMenuBar,
        actions: Actions,
        make: Callable[[Move], None],
        guide: Callable[[str], None],
    ) -> None:
        """Fill the bar.

        ``make`` makes the move that is called, ``guide`` begins the guided deal of a game.
        """
        self._actions = actions
        self._make = make
        self._guide = guide
        self._guided = {game: QAction(actions.submenu("guides")) for game in GUIDED_GAMES}
        for game, entry in self._guided.items():
            entry.triggered.connect(partial(self._teach, game))
            actions.submenu("guides").addAction(entry)
        actions.connect({"double": lambda: make(DOUBLE), "turn": lambda: make(TURN_TRUMP)})
        self._menus = [self._filled(place, QMenu(bar)) for place in range(len(menu_rows()))]
        for menu in self._menus:
            bar.addMenu(menu)
        self._way_back = _corner_button(bar)
        self._way_back.clicked.connect(actions["back_to_game"].trigger)
        actions["back_to_game"].changed.connect(self._name_way_back)
        self.show_way_back(to_review=False)
        self.tell_coach("")
        self.name()

    def _filled(self, place: int, menu: QMenu) -> QMenu:
        for row in menu_rows()[place][1]:
            if row.line:
                menu.addSeparator()
            if row.on_mac or sys.platform != "darwin":
                within = self._actions.submenu(row.inside) if row.inside else menu
                within.addAction(self._actions[row.id])
        return menu

    def name(self) -> None:
        """Name the menus in the language of the program."""
        for menu, (title, _) in zip(self._menus, menu_rows(), strict=True):
            menu.setTitle(translate("Menus", title))
        for game, entry in self._guided.items():
            entry.setText(rule_set_name(rule_set(game)).replace("&", "&&"))

    def tell_coach(self, why_not: str) -> None:
        """Say in place of the hint why the coach has nothing to say of what is played."""
        self._actions["no_coach"].setText(why_not.rstrip("."))
        self._actions["no_coach"].setVisible(bool(why_not))
        self._actions["hint"].setVisible(not why_not)

    def show_entries_of(self, rules: Rules | None) -> None:
        """Name the acts and calls of a game, and no others; none without a game."""
        shown = entries_of(rules)
        for entry in _OF_SOME_GAMES:
            self._actions[entry].setVisible(entry in shown)

    def offer_calls(self, calls: Calls) -> None:
        """Offer in the submenus what can be said now."""
        for name in _CALL_MENUS:
            menu, entries = self._actions.submenu(name), calls.menus.get(name, ())
            menu.clear()
            for entry in entries:
                words = " – ".join(part for part in (entry.label, entry.below) if part)
                action = menu.addAction(words.replace("&", "&&"))
                action.setEnabled(entry.possible)
                action.triggered.connect(partial(self._say, entry.move))
            menu.menuAction().setEnabled(any(entry.possible for entry in entries))

    def offer_guides(self, *, possible: bool, running: bool) -> None:
        """Let a guided deal be chosen, or not; while one is ``running`` the menu is not shown."""
        self._actions["leave_guide"].setVisible(running)
        self._actions["guides"].setVisible(not running)
        for entry in (self._actions["guides"], *self._guided.values()):
            entry.setEnabled(possible)

    def offer_exercises(self, *, running: bool) -> None:
        """Let the training be opened, or exercises be left while they are ``running``."""
        self._actions["leave_training"].setVisible(running)
        self._actions["training"].setVisible(not running)

    def _say(self, move: Move, _checked: bool = False) -> None:
        self._make(move)

    def _teach(self, game: str, _checked: bool = False) -> None:
        self._guide(game)

    def show_way_back(self, *, to_review: bool) -> None:
        """Lead from a position that is played on back to its review, without opening a menu."""
        self._actions.set_other_case("back_to_game", other=to_review)
        self._way_back.setVisible(to_review)
        self._name_way_back()

    def _name_way_back(self) -> None:
        action, key = self._actions["back_to_game"], shown_key(Purpose.BACK_TO_GAME)
        self._way_back.setText(f"{_LEFT} {action.text().replace('&', '')}  {key}")
        self._way_back.setEnabled(action.isEnabled())


def _corner_button(bar: QMenuBar) -> QToolButton:
    """Make the button at the right end of a menu bar; keys have the menus and their own key."""
    made = QToolButton(bar)
    made.setObjectName("way-back")
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    made.setStyleSheet(
        f"QToolButton {{ background: {theme.ACTION_GREEN}; color: {theme.PAPER}; border: none;"
        " border-radius: 9px; padding: 0 12px; margin: 0 6px; }"
        f"QToolButton:disabled {{ background: {theme.GREY_ON_PAPER}; }}"
    )
    bar.setCornerWidget(made)
    return made
