"""The map of all keys: what each is for, where, and by which letters in which language.

Nothing else in the program names a letter, but for the letters that a language has of its own
(languages.py). A key is written as Qt writes it ("Ctrl+Shift+R"); the first of a row is the one
that is shown. docs/keys.md lists the same for people.
"""

import sys
from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum, auto

from sixtysix_gui import languages
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View


class Context(Enum):
    """Where a key means something.

    COMPANY is the table of the games of three and four. CALLS is there while somebody bids, calls
    or doubles, BIDS, NAMING, OPENINGS and CONTRACTS while the panel of that choice lies there.
    ANSWERS is there while a review asks what was best.
    """

    TABLE = auto()
    COMPANY = auto()
    CALLS = auto()
    BIDS = auto()
    NAMING = auto()
    OPENINGS = auto()
    CONTRACTS = auto()
    QUESTIONS = auto()
    WINDOW = auto()
    VIEWER = auto()
    REVIEW = auto()
    ANSWERS = auto()


_AT_TABLE = frozenset((Context.TABLE, Context.QUESTIONS, Context.WINDOW))
_IN_COMPANY = _AT_TABLE | {Context.COMPANY}
TOGETHER: tuple[frozenset[Context], ...] = (
    _AT_TABLE,
    _IN_COMPANY,
    _IN_COMPANY | {Context.NAMING},
    _IN_COMPANY | {Context.OPENINGS},
    _IN_COMPANY | {Context.CALLS},
    _IN_COMPANY | {Context.CALLS, Context.BIDS},
    _IN_COMPANY | {Context.CALLS, Context.CONTRACTS},
    frozenset((Context.VIEWER, Context.REVIEW)),
    frozenset((Context.VIEWER, Context.REVIEW, Context.ANSWERS)),
)
"""The contexts whose keys can be used at the same time, so that no key may stand in two rows."""


class Purpose(Enum):
    """What a key is for."""

    ALONG = auto()
    ALONG_ALL = auto()
    ACROSS = auto()
    FIRST_CARD = auto()
    PRESS = auto()
    NEXT_STOP = auto()
    LEAVE = auto()
    CARD = auto()
    MARRIAGE = auto()
    SHOW_MARRIAGE = auto()
    EXCHANGE = auto()
    CLOSE = auto()
    DRAW = auto()
    OUT = auto()
    PASS = auto()
    CARD_POINTS = auto()
    LAST_TRICK = auto()
    HINT = auto()

    TURN_CARD = auto()
    DOUBLE = auto()
    PASS_CALL = auto()
    BID = auto()
    NAME_TRUMP = auto()
    OPENING = auto()
    CONTRACT = auto()

    ASK_ALL = auto()
    ASK_HAND = auto()
    ASK_TRUMP = auto()
    ASK_TRICK = auto()
    ASK_LAST_TRICK = auto()
    ASK_POINTS = auto()
    ASK_SCORE = auto()
    ASK_TALON = auto()
    ASK_UNSEEN = auto()
    ASK_TURN = auto()
    ASK_AGAIN = auto()

    NEW_GAME = auto()
    AGAIN = auto()
    PLAY_AGAIN = auto()
    LEAVE_TABLE = auto()
    OPEN = auto()
    SAVE = auto()
    SETTINGS = auto()
    QUIT = auto()
    TAKE_BACK = auto()
    BACK_TO_GAME = auto()
    RESIGN = auto()
    COPY_CODE = auto()
    MENU_BAR = auto()
    MENU_BAR_BACK = auto()
    RULES = auto()
    HISTORY = auto()
    FULL_SCREEN = auto()
    SOUND = auto()
    KEY_SHEET = auto()
    OTHER_PART = auto()
    SETTINGS_PAGE = auto()

    STEP_FIRST = auto()
    STEP_PREVIOUS_TRICK = auto()
    STEP_PREVIOUS = auto()
    STEP_NEXT = auto()
    STEP_NEXT_TRICK = auto()
    STEP_LAST = auto()

    LOOK_BACK = auto()
    NEXT_MISTAKE = auto()
    PREVIOUS_MISTAKE = auto()
    DECISIONS = auto()
    ALL_DECISIONS = auto()
    BETTER_AND_PLAYED = auto()
    TRY_FROM_HERE = auto()
    WIN_CHANCE = auto()
    WHAT_LAY_HIDDEN = auto()
    REVIEW_PAGE = auto()
    WITH_COACH = auto()
    LET_ME_FIND = auto()
    SHOW_ME = auto()


@dataclass(frozen=True)
class Row:
    """A row of the map.

    ``one_each``: the keys are not the same, but a row of them. ``also_in`` are other contexts in
    which the row means the same. ``not_in`` are contexts in which it means nothing, since another
    takes a key of it. ``on_mac`` are the keys where macOS has others, or none.
    """

    purpose: Purpose
    context: Context
    keys: tuple[str, ...]
    one_each: bool = False
    also_in: frozenset[Context] = frozenset()
    not_in: frozenset[Context] = frozenset()
    on_mac: tuple[str, ...] | None = None

    def means_in(self, contexts: Collection[Context]) -> bool:
        """Return whether the row means something where these contexts are all there is."""
        is_there = self.context in contexts or not self.also_in.isdisjoint(contexts)
        return is_there and self.not_in.isdisjoint(contexts)

    def keys_in(self, language: str, platform: str = sys.platform) -> tuple[str, ...]:
        """Return the keys where the program speaks a language, the one that is shown first.

        A language may have letters of its own; those of the row work there, too.
        """
        own = languages.language(language).keys.get(self.purpose.name, ())
        here = self.on_mac if platform == "darwin" else None
        return (*own, *(self.keys if here is None else here))


_ANSWERS = frozenset((Context.ANSWERS,))
ROWS: tuple[Row, ...] = (
    Row(Purpose.ALONG, Context.TABLE, ("Left", "Right"), one_each=True),
    Row(Purpose.ALONG_ALL, Context.TABLE, ("Shift+Left", "Shift+Right"), one_each=True),
    Row(Purpose.ACROSS, Context.TABLE, ("Up", "Down"), one_each=True),
    Row(Purpose.FIRST_CARD, Context.TABLE, ("Home",)),
    Row(Purpose.CARD, Context.TABLE, tuple(f"Ctrl+{n}" for n in range(1, 9)), one_each=True),
    Row(Purpose.PRESS, Context.TABLE, ("Return", "Enter", "Space")),
    Row(Purpose.NEXT_STOP, Context.TABLE, ("Tab",)),
    Row(Purpose.LEAVE, Context.TABLE, ("Esc",)),
    Row(Purpose.MARRIAGE, Context.TABLE, ("M",), also_in=_ANSWERS),
    Row(Purpose.SHOW_MARRIAGE, Context.TABLE, ("Shift+M",)),
    Row(Purpose.EXCHANGE, Context.TABLE, ("X",), also_in=_ANSWERS),
    Row(Purpose.CLOSE, Context.TABLE, ("C",), also_in=_ANSWERS),
    Row(Purpose.DRAW, Context.TABLE, ("D",), also_in=_ANSWERS),
    Row(Purpose.OUT, Context.TABLE, ("O",), also_in=_ANSWERS),
    Row(Purpose.PASS, Context.TABLE, ("N",)),
    Row(
        Purpose.CARD_POINTS,
        Context.TABLE,
        ("P",),
        not_in=frozenset((Context.CALLS,)),
    ),
    Row(Purpose.LAST_TRICK, Context.TABLE, ("L",)),
    Row(Purpose.HINT, Context.TABLE, ("H",)),
    Row(Purpose.TURN_CARD, Context.COMPANY, ("T",)),
    Row(Purpose.DOUBLE, Context.COMPANY, ("K",)),
    Row(Purpose.PASS_CALL, Context.CALLS, ("P",)),
    Row(Purpose.BID, Context.BIDS, tuple("123456"), one_each=True),
    Row(Purpose.NAME_TRUMP, Context.NAMING, tuple("1234"), one_each=True),
    Row(Purpose.OPENING, Context.OPENINGS, tuple("1234"), one_each=True),
    Row(Purpose.CONTRACT, Context.CONTRACTS, tuple("1234567890"), one_each=True),
    Row(Purpose.ASK_ALL, Context.QUESTIONS, ("I",)),
    Row(Purpose.ASK_HAND, Context.QUESTIONS, ("Shift+H",)),
    Row(Purpose.ASK_TRUMP, Context.QUESTIONS, ("Shift+T",)),
    Row(Purpose.ASK_TRICK, Context.QUESTIONS, ("Shift+R",)),
    Row(Purpose.ASK_LAST_TRICK, Context.QUESTIONS, ("Shift+L",)),
    Row(Purpose.ASK_POINTS, Context.QUESTIONS, ("Shift+P",)),
    Row(Purpose.ASK_SCORE, Context.QUESTIONS, ("Shift+S",)),
    Row(Purpose.ASK_TALON, Context.QUESTIONS, ("Shift+N",)),
    Row(Purpose.ASK_UNSEEN, Context.QUESTIONS, ("Shift+K",)),
    Row(Purpose.ASK_TURN, Context.QUESTIONS, ("Shift+W",)),
    Row(Purpose.ASK_AGAIN, Context.QUESTIONS, ("Shift+,",)),
    Row(Purpose.NEW_GAME, Context.WINDOW, ("Ctrl+N",)),
    Row(Purpose.AGAIN, Context.WINDOW, ("Ctrl+R",)),
    Row(Purpose.PLAY_AGAIN, Context.WINDOW, ("Ctrl+Shift+R",)),
    Row(Purpose.LEAVE_TABLE, Context.WINDOW, ("Ctrl+W",)),
    Row(Purpose.OPEN, Context.WINDOW, ("Ctrl+O",)),
    Row(Purpose.SAVE, Context.WINDOW, ("Ctrl+S",)),
    Row(Purpose.TAKE_BACK, Context.WINDOW, ("Ctrl+Z",)),
    Row(Purpose.BACK_TO_GAME, Context.WINDOW, ("Ctrl+B",)),
    Row(Purpose.RESIGN, Context.WINDOW, ("Ctrl+G",)),
    Row(Purpose.COPY_CODE, Context.WINDOW, ("Ctrl+Shift+C",)),
    Row(Purpose.LOOK_BACK, Context.WINDOW, ("Ctrl+L",)),
    Row(Purpose.SETTINGS, Context.WINDOW, ("Ctrl+,",)),
    Row(Purpose.RULES, Context.WINDOW, ("F1",)),
    Row(Purpose.HISTORY, Context.WINDOW, ("F2",)),
    Row(Purpose.KEY_SHEET, Context.WINDOW, ("Ctrl+?",)),
    Row(Purpose.OTHER_PART, Context.WINDOW, ("F6",)),
    # F11 shows the desktop there, and Cmd+M puts the window into the Dock
    Row(Purpose.FULL_SCREEN, Context.WINDOW, ("F11",), on_mac=("Ctrl+Meta+F",)),
    Row(Purpose.SOUND, Context.WINDOW, ("Ctrl+Shift+M",)),
    Row(Purpose.MENU_BAR, Context.WINDOW, ("Ctrl+M",), on_mac=()),
    Row(Purpose.MENU_BAR_BACK, Context.WINDOW, ("Alt", "F10"), on_mac=()),
    Row(Purpose.SETTINGS_PAGE, Context.WINDOW, ("Ctrl+PgUp", "Ctrl+PgDown"), one_each=True),
    Row(Purpose.QUIT, Context.WINDOW, ("Ctrl+Q",)),
    Row(Purpose.STEP_NEXT, Context.VIEWER, ("Right",)),
    Row(Purpose.STEP_PREVIOUS, Context.VIEWER, ("Left",)),
    Row(Purpose.STEP_NEXT_TRICK, Context.VIEWER, ("PgDown", "Ctrl+Right")),
    Row(Purpose.STEP_PREVIOUS_TRICK, Context.VIEWER, ("PgUp", "Ctrl+Left")),
    Row(Purpose.STEP_FIRST, Context.VIEWER, ("Home",)),
    Row(Purpose.STEP_LAST, Context.VIEWER, ("End",)),
    Row(Purpose.WITH_COACH, Context.VIEWER, ("K",)),
    Row(Purpose.NEXT_MISTAKE, Context.REVIEW, ("N",)),
    Row(Purpose.PREVIOUS_MISTAKE, Context.REVIEW, ("Shift+N",)),
    Row(Purpose.DECISIONS, Context.REVIEW, ("Up", "Down"), one_each=True),
    # the German letters of “Aus!” and of abheben
    Row(Purpose.ALL_DECISIONS, Context.REVIEW, ("A",), not_in=_ANSWERS),
    Row(Purpose.BETTER_AND_PLAYED, Context.REVIEW, ("B",), not_in=_ANSWERS),
    Row(Purpose.TRY_FROM_HERE, Context.REVIEW, ("T",)),
    Row(Purpose.WIN_CHANCE, Context.REVIEW, ("W",)),
    Row(Purpose.WHAT_LAY_HIDDEN, Context.REVIEW, ("V",)),
    Row(Purpose.REVIEW_PAGE, Context.REVIEW, ("F6",)),
    Row(Purpose.LET_ME_FIND, Context.REVIEW, ("F",)),
    Row(Purpose.SHOW_ME, Context.REVIEW, ("H",)),
)


def contexts_in(view: View | None) -> tuple[Context, ...]:
    """Return the contexts of the keys besides those of every table; None is a table without a deal.

    The keys of a choice are there for everybody while somebody makes it: out of turn they are
    refused with that reason.
    """
    if view is None:
        return (Context.COMPANY,)
    if view.phase is Phase.TRUMP:
        return (Context.COMPANY, Context.NAMING)
    if view.phase is Phase.OPEN:
        return (Context.COMPANY, Context.OPENINGS)
    if view.phase is Phase.BID:
        choices = Context.CONTRACTS if view.rules.contracts else Context.BIDS
        return (Context.COMPANY, Context.CALLS, choices)
    if view.phase is Phase.DOUBLE:
        return (Context.COMPANY, Context.CALLS)
    return (Context.COMPANY,)
