"""Everything that can be done by menu or key: one action each, named in one place."""

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import keys_of, row_of, shown_key
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table.intents import PURPOSES, Act, passes_by_points
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, translate


class Command(Enum):
    """What the window itself can be told to do."""

    NEW_GAME = auto()
    ONCE_MORE = auto()
    LEAVE = auto()
    RULES = auto()
    OPEN = auto()
    SAVE = auto()
    SETTINGS = auto()
    QUIT = auto()
    TAKE_BACK = auto()
    PLAY_AGAIN = auto()
    BACK_TO_GAME = auto()
    RESIGN = auto()
    COPY_CODE = auto()
    DEAL_CODE = auto()
    FAIR_DEAL = auto()
    HINT = auto()
    LOOK_BACK = auto()
    FULL_SCREEN = auto()
    MENU_BAR = auto()
    SOUND = auto()
    HISTORY = auto()
    HELP = auto()
    KEYS = auto()
    DEMONSTRATION = auto()
    EXPLAIN = auto()
    LEAVE_GUIDE = auto()
    ABOUT = auto()

    __hash__ = object.__hash__  # there is one of each, and much is looked up by them


_TEXTS: dict[Command | Act, str] = {
    Command.NEW_GAME: QT_TRANSLATE_NOOP("Menus", "&New…"),
    Command.ONCE_MORE: QT_TRANSLATE_NOOP("Menus", "A&gain"),
    Command.LEAVE: QT_TRANSLATE_NOOP("Menus", "&Leave the table"),
    Command.RULES: QT_TRANSLATE_NOOP("Menus", "&Rule set…"),
    Command.OPEN: QT_TRANSLATE_NOOP("Menus", "&Open record…"),
    Command.SAVE: QT_TRANSLATE_NOOP("Menus", "&Save record…"),
    Command.SETTINGS: QT_TRANSLATE_NOOP("Menus", "Se&ttings…"),
    Command.QUIT: QT_TRANSLATE_NOOP("Menus", "&Quit"),
    Command.TAKE_BACK: QT_TRANSLATE_NOOP("Menus", "&Take back"),
    Command.PLAY_AGAIN: QT_TRANSLATE_NOOP("Menus", "Play this deal a&gain"),
    Command.BACK_TO_GAME: QT_TRANSLATE_NOOP("Menus", "&Back to the game"),
    Command.RESIGN: QT_TRANSLATE_NOOP("Menus", "&Resign…"),
    Command.COPY_CODE: QT_TRANSLATE_NOOP("Menus", "Cop&y deal code"),
    Command.DEAL_CODE: QT_TRANSLATE_NOOP("Menus", "Deal cod&e…"),
    Command.FAIR_DEAL: QT_TRANSLATE_NOOP("Menus", "&Fair deal…"),
    Command.HINT: QT_TRANSLATE_NOOP("Menus", "&Hint"),
    Command.LOOK_BACK: QT_TRANSLATE_NOOP("Menus", "&Look back at the last deal"),
    Command.FULL_SCREEN: QT_TRANSLATE_NOOP("Menus", "&Full screen"),
    Command.MENU_BAR: QT_TRANSLATE_NOOP("Menus", "&Hide menu bar"),
    Command.SOUND: QT_TRANSLATE_NOOP("Menus", "&Sound"),
    Command.HISTORY: QT_TRANSLATE_NOOP("Menus", "&What happened"),
    Command.HELP: QT_TRANSLATE_NOOP("Menus", "&Rules"),
    Command.KEYS: QT_TRANSLATE_NOOP("Menus", "&Keys…"),
    Command.DEMONSTRATION: QT_TRANSLATE_NOOP("Menus", "Watch a &demonstration"),
    Command.EXPLAIN: QT_TRANSLATE_NOOP("Menus", "Demonstrations with the &coach’s reasons"),
    Command.LEAVE_GUIDE: QT_TRANSLATE_NOOP("Menus", "&Leave guided deal"),
    Command.ABOUT: QT_TRANSLATE_NOOP("Menus", "&About Sixty-Six"),
    Act.MELD: QT_TRANSLATE_NOOP("Menus", "&Marriage"),
    Act.SHOW_MARRIAGE: QT_TRANSLATE_NOOP("Menus", "Show marriage &without leading"),
    Act.EXCHANGE: QT_TRANSLATE_NOOP("Menus", "E&xchange"),
    Act.CLOSE: QT_TRANSLATE_NOOP("Menus", "&Close talon"),
    Act.OUT: QT_TRANSLATE_NOOP("Menus", "&Out!"),
    Act.DRAW: QT_TRANSLATE_NOOP("Menus", "&Draw"),
    Act.PASS: QT_TRANSLATE_NOOP("Menus", "&Pass"),
    Act.POINTS: QT_TRANSLATE_NOOP("Menus", "Card &points"),
    Act.TRICKS: QT_TRANSLATE_NOOP("Menus", "&Tricks"),
}
_PURPOSES: dict[Command | Act, Purpose] = {
    **PURPOSES,
    Command.NEW_GAME: Purpose.NEW_GAME,
    Command.OPEN: Purpose.OPEN,
    Command.SAVE: Purpose.SAVE,
    Command.SETTINGS: Purpose.SETTINGS,
    Command.QUIT: Purpose.QUIT,
    Command.TAKE_BACK: Purpose.TAKE_BACK,
    Command.ONCE_MORE: Purpose.AGAIN,
    Command.LEAVE: Purpose.LEAVE_TABLE,
    Command.PLAY_AGAIN: Purpose.PLAY_AGAIN,
    Command.BACK_TO_GAME: Purpose.BACK_TO_GAME,
    Command.RESIGN: Purpose.RESIGN,
    Command.COPY_CODE: Purpose.COPY_CODE,
    Command.HINT: Purpose.HINT,
    Command.LOOK_BACK: Purpose.LOOK_BACK,
    Command.FULL_SCREEN: Purpose.FULL_SCREEN,
    Command.SOUND: Purpose.SOUND,
    Command.MENU_BAR: Purpose.MENU_BAR,
    Command.HELP: Purpose.RULES,
    Command.HISTORY: Purpose.HISTORY,
    Command.KEYS: Purpose.KEY_SHEET,
}
"""Where each action that has a key stands in the map of keys."""
_ROLES = {
    Command.SETTINGS: QAction.MenuRole.PreferencesRole,
    Command.QUIT: QAction.MenuRole.QuitRole,
    Command.ABOUT: QAction.MenuRole.AboutRole,
}
_BACK_TO_REVIEW = QT_TRANSLATE_NOOP("Menus", "&Back to the review")
_REVENGE = QT_TRANSLATE_NOOP("Menus", "Reven&ge")
_OF_THE_WINDOW = frozenset(
    (
        Command.NEW_GAME,
        Command.RULES,
        Command.OPEN,
        Command.SETTINGS,
        Command.QUIT,
        Command.FULL_SCREEN,
        Command.MENU_BAR,
        Command.SOUND,
        Command.HISTORY,
        Command.HELP,
        Command.KEYS,
        Command.LEAVE_GUIDE,
        Command.ABOUT,
    )
)
"""What concerns no game that is on, and can be done in the middle of the guided deal too."""
_BESIDE_QUESTIONS = frozenset(
    (
        Command.QUIT,
        Command.FULL_SCREEN,
        Command.MENU_BAR,
        Command.SOUND,
        Command.HISTORY,
        Command.HELP,
    )
)
"""What can be done while a question lies on the table."""
_AT_OWN_TABLE = (
    Command.NEW_GAME,
    Command.RULES,
    Command.OPEN,
    Command.DEAL_CODE,
    Command.FAIR_DEAL,
    Command.HISTORY,
    Command.HELP,
)
"""What can be done only at the person's own table, not while a demonstration is shown."""
_LOOKS = frozenset((Act.POINTS, Act.TRICKS))
_CHECKABLE = (
    Command.SOUND,
    Command.FULL_SCREEN,
    Command.MENU_BAR,
    Command.HISTORY,
    Command.HELP,
    Command.DEMONSTRATION,
    Command.EXPLAIN,
)


def key_of(command: Command) -> QKeySequence:
    """Return the key of a command; an empty one if it has none."""
    purpose = _PURPOSES.get(command)
    keys = () if purpose is None else keys_of(purpose)
    return QKeySequence(keys[0]) if keys else QKeySequence()


def _is_of_table(what: Command | Act) -> bool:
    """Return whether the key of an action is one of the table, which no shortcut of Qt takes."""
    purpose = _PURPOSES.get(what)
    return purpose is not None and row_of(purpose).context is Context.TABLE


class Actions:
    """All actions, by command or act."""

    def __init__(self, owner: QObject) -> None:
        """Make the actions; ``owner`` keeps them."""
        self._actions: dict[Command | Act, QAction] = {}
        self._is_guided = False
        self._is_revenge = self._leads_to_review = False
        self._is_held = self._passes_by_points = False
        for what in _TEXTS:
            action = QAction(owner)
            if isinstance(what, Command):
                self._equip(action, what)
            self._actions[what] = action
        self.name()

    def __getitem__(self, what: Command | Act) -> QAction:
        """Return one action."""
        return self._actions[what]

    def all(self) -> list[QAction]:
        """Return every action, so that a window knows their keys without its menu bar."""
        return list(self._actions.values())

    def key_text(self, what: Command | Act) -> str:
        """Return the key of an action as a person reads it."""
        return shown_key(_PURPOSES[what])

    def press(self, purpose: Purpose) -> bool:
        """Do what a key is for, if that is an action and possible; say whether it is an action."""
        for what, its_purpose in _PURPOSES.items():
            if its_purpose is purpose:
                if self._actions[what].isEnabled():
                    self._actions[what].trigger()
                return True
        return False

    def connect(self, what: Command | Act, act: Callable[[], object]) -> None:
        """Say what an action does."""
        self._actions[what].triggered.connect(lambda: act())

    def name(self) -> None:
        """Name all actions in the language of the program."""
        for what, action in self._actions.items():
            text = translate("Menus", _TEXTS[what])
            # a letter of the table is no shortcut: the window decides it, from the key itself
            action.setText(f"{text}\t{self.key_text(what)}" if _is_of_table(what) else text)
        if self._passes_by_points:
            self._actions[Act.POINTS].setText(translate("Menus", _TEXTS[Act.POINTS]))
            passes, key = translate("Menus", _TEXTS[Act.PASS]), shown_key(Purpose.PASS_CALL)
            self._actions[Act.PASS].setText(f"{passes}\t{key}")
        if self._is_revenge:
            self._actions[Command.ONCE_MORE].setText(translate("Menus", _REVENGE))
        if self._leads_to_review:
            self._actions[Command.BACK_TO_GAME].setText(translate("Menus", _BACK_TO_REVIEW))

    def offer_once_more(self, *, possible: bool, lost: bool) -> None:
        """Offer to play the same again, which after a game that was lost is called revenge."""
        self._actions[Command.ONCE_MORE].setEnabled(possible)
        if lost is not self._is_revenge:
            self._is_revenge = lost
            self.name()

    def offer_way_back(self, *, to_review: bool) -> None:
        """Say where the way back leads: to the review, or to the game that waits."""
        if to_review is not self._leads_to_review:
            self._leads_to_review = to_review
            self.name()

    @property
    def leads_to_review(self) -> bool:
        """Whether the way back leads to a review that a position was taken from."""
        return self._leads_to_review

    def set_guided(self, *, guided: bool) -> None:
        """Offer to leave the guided deal while it is at the table; afterwards all else again."""
        self._actions[Command.LEAVE_GUIDE].setVisible(guided)
        if guided is self._is_guided:
            return
        self._is_guided = guided
        for command in Command:
            self._actions[command].setEnabled(True)

    def show_only(self, acts: frozenset[Act]) -> None:
        """Show the acts of a game; what is looked at is shown with every game."""
        for act in frozenset(Act) - _LOOKS:
            self._actions[act].setVisible(act in acts)

    def set_watching(self, *, watching: bool) -> None:
        """Hold back what is for the person's own table while a demonstration is shown."""
        for command in _AT_OWN_TABLE:
            self._actions[command].setEnabled(not watching)

    def hold(self, *, asking: bool) -> None:
        """Offer nothing that a question on the table waits for; after its answer all again.

        What is not possible for other reasons is for the caller to hold back.
        """
        if asking:
            for what in (*frozenset(Command) - _BESIDE_QUESTIONS, *Act):
                self._actions[what].setEnabled(False)
        elif self._is_held:
            for command in Command:
                self._actions[command].setEnabled(True)
        self._is_held = asking

    def keep_game_back(self) -> None:
        """Offer nothing that concerns a game: the guided deal is at the table."""
        for command in frozenset(Command) - _OF_THE_WINDOW:
            self._actions[command].setEnabled(False)

    def enable(self, view: View | None, can: Callable[[Act], bool], *, covered: bool) -> None:
        """Offer what can be done now; nothing of the table while a sheet covers it.

        The tricks can be looked at once there are any: on the table, or after the deal.
        """
        self._give_points_key(view)
        on_table = view is not None and not covered
        has_tricks = view is not None and bool(view.won)
        # the tricks of games of several are not looked back on after the deal
        is_over = view is not None and view.rules.close and view.outcome is not None
        for act in Act:
            self._actions[act].setEnabled(on_table and can(act))
        self._actions[Act.POINTS].setEnabled(on_table)
        self._actions[Act.TRICKS].setEnabled(has_tricks and (on_table or is_over))

    def _give_points_key(self, view: View | None) -> None:
        """Name the key of the card points, or of the pass that takes it in an auction."""
        passes = view is not None and passes_by_points(view)
        if passes is not self._passes_by_points:
            self._passes_by_points = passes
            self.name()

    @staticmethod
    def _equip(action: QAction, command: Command) -> None:
        if not _is_of_table(command):
            action.setShortcut(key_of(command))
        action.setMenuRole(_ROLES.get(command, QAction.MenuRole.NoRole))
        action.setCheckable(command in _CHECKABLE)
