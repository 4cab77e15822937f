"""The map of all keys: what each is for, where, by which letters, and in words.

Nothing else in the program names a letter, but for the letters that a language has of its own
(languages.py). A key is written as Qt writes it ("Ctrl+Shift+R"); the first of a row is the one
that is shown. Help lists the rows in their order; docs/keys.md lists the same for people.
"""

from __future__ import annotations

import sys
from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum, auto, unique
from typing import TYPE_CHECKING

from sixtysix_gui import languages
from sixtysix_gui.sentences import marks

if TYPE_CHECKING:
    from sixtysix_gui.rules.deals.view import View

mark = marks("Keys")


class Context(Enum):
    """Where a key means something.

    COMPANY is the table of the games of three and four. CALLS is there while somebody bids, calls
    or doubles, BIDS, NAMING, OPENINGS and CONTRACTS while the panel of that choice lies there.
    ANSWERS is there while a review asks what was best, ARCHIVE while the sheet of all games lies
    there, TRAINING while that of the training does. EXERCISES is there while an exercise has the
    table, ANSWERED once it is answered, PICKING, CHOOSING and PLAYBACK while cards are picked, an
    answer is chosen, or tricks are played before one's eyes.
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
    ARCHIVE = auto()
    TRAINING = auto()
    EXERCISES = auto()
    ANSWERED = auto()
    PICKING = auto()
    CHOOSING = auto()
    PLAYBACK = auto()


_AT_TABLE = frozenset((Context.TABLE, Context.QUESTIONS, Context.WINDOW))
_IN_COMPANY = _AT_TABLE | {Context.COMPANY}
_IN_EXERCISES = _AT_TABLE | {Context.EXERCISES}
TOGETHER: tuple[frozenset[Context], ...] = (
    _AT_TABLE,
    _IN_COMPANY,
    _IN_COMPANY | {Context.NAMING},
    _IN_COMPANY | {Context.OPENINGS},
    _IN_COMPANY | {Context.CALLS},
    _IN_COMPANY | {Context.CALLS, Context.BIDS},
    _IN_COMPANY | {Context.CALLS, Context.CONTRACTS},
    _IN_EXERCISES,
    _IN_EXERCISES | {Context.ANSWERED},
    _IN_EXERCISES | {Context.CHOOSING},
    _IN_EXERCISES | {Context.PLAYBACK},
    _IN_EXERCISES | {Context.PLAYBACK, Context.PICKING},
    _AT_TABLE | {Context.PICKING},
    frozenset((Context.ARCHIVE, Context.WINDOW)),
    frozenset((Context.TRAINING, Context.WINDOW)),
    frozenset((Context.VIEWER, Context.REVIEW)),
    frozenset((Context.VIEWER, Context.REVIEW, Context.ANSWERS)),
)
"""The contexts whose keys can be used at the same time, so that no key may stand in two rows."""


@dataclass(frozen=True)
class KeyRow:
    """A row of the map: where its keys work, and what they do.

    ``one_each``: the keys do not do the same, but each its own of a row of things. ``also_in`` are
    other contexts in which the row means the same. ``not_in`` are contexts in which it means
    nothing, since another takes a key of it. ``on_mac`` are the keys where macOS has others, or
    none. Keys are separated by spaces.
    """

    context: Context
    keys: str
    does: str
    one_each: bool = False
    also_in: frozenset[Context] = frozenset()
    not_in: frozenset[Context] = frozenset()
    on_mac: str | None = None


_ANSWERS = frozenset((Context.ANSWERS,))
_EXERCISES = frozenset((Context.EXERCISES,))


@unique
class Purpose(Enum):
    """What a key is for: the map, a row for each."""

    ALONG = KeyRow(
        Context.TABLE,
        "Left Right",
        mark("choose a playable card"),
        one_each=True,
    )
    ALONG_ALL = KeyRow(
        Context.TABLE,
        "Shift+Left Shift+Right",
        mark("go to any card, even one that may not be played"),
        one_each=True,
    )
    ACROSS = KeyRow(
        Context.TABLE,
        "Up Down",
        mark("move between your cards and the available actions"),
        one_each=True,
    )
    FIRST_CARD = KeyRow(Context.TABLE, "Home", mark("go to the first card"))
    CARD = KeyRow(
        Context.TABLE,
        "Ctrl+1 Ctrl+2 Ctrl+3 Ctrl+4 Ctrl+5 Ctrl+6 Ctrl+7 Ctrl+8",
        mark("go to a card by its position"),
        one_each=True,
    )
    PRESS = KeyRow(
        Context.TABLE,
        "Return Enter Space",
        mark("play it, or press the focused button"),
        not_in=frozenset((Context.ANSWERED,)),
    )
    NEXT_STOP = KeyRow(Context.TABLE, "Tab", mark("move on to the talon, the trump card, “Out!”"))
    LEAVE = KeyRow(Context.TABLE, "Esc", mark("put back the held, chosen or opened cards"))
    MARRIAGE = KeyRow(
        Context.TABLE,
        "M",
        mark("marriage: select it, then lead one of its cards"),
        also_in=_ANSWERS,
    )
    SHOW_MARRIAGE = KeyRow(Context.TABLE, "Shift+M", mark("announce the marriage without leading"))
    EXCHANGE = KeyRow(
        Context.TABLE,
        "X",
        mark("exchange for the trump card"),
        also_in=_ANSWERS,
        not_in=frozenset((Context.PLAYBACK,)),
    )
    CLOSE = KeyRow(Context.TABLE, "C", mark("close the talon"), also_in=_ANSWERS)
    DRAW = KeyRow(Context.TABLE, "D", mark("draw"), also_in=_ANSWERS)
    OUT = KeyRow(Context.TABLE, "O", mark("go out: “Out!”"), also_in=_ANSWERS)
    PASS = KeyRow(
        Context.TABLE,
        "N",
        mark("pass"),
        not_in=frozenset((Context.CHOOSING,)),
    )
    CARD_POINTS = KeyRow(
        Context.TABLE,
        "P",
        mark("show or hide the card points"),
        not_in=frozenset((Context.CALLS,)),
    )
    LAST_TRICK = KeyRow(
        Context.TABLE,
        "L",
        mark("look at the last trick"),
        not_in=_EXERCISES,
    )
    HINT = KeyRow(
        Context.TABLE,
        "H",
        mark("a hint; press again for the move, then for the reason"),
        not_in=_EXERCISES,
    )

    TURN_CARD = KeyRow(Context.COMPANY, "T", mark("turn up a card to set trumps"))
    DOUBLE = KeyRow(Context.COMPANY, "K", mark("double: Kontra, Re, Sub"))
    PASS_CALL = KeyRow(Context.CALLS, "P", mark("pass, during calling or doubling"))
    BID = KeyRow(Context.BIDS, "1 2 3 4 5 6", mark("bid that many"), one_each=True)
    NAME_TRUMP = KeyRow(
        Context.NAMING,
        "1 2 3 4",
        mark("name the trump suit, in the order shown"),
        one_each=True,
    )
    OPENING = KeyRow(
        Context.OPENINGS,
        "1 2 3 4",
        mark("open a Gaigel deal in one of the four ways"),
        one_each=True,
    )
    CONTRACT = KeyRow(
        Context.CONTRACTS,
        "1 2 3 4 5 6 7 8 9 0",
        mark("go to a contract; Enter calls it"),
        one_each=True,
    )

    ASK_ALL = KeyRow(
        Context.QUESTIONS,
        "I",
        mark("trumps, contract, trick, turn and score"),
        not_in=frozenset((Context.CHOOSING,)),
    )
    ASK_HAND = KeyRow(
        Context.QUESTIONS,
        "Shift+H",
        mark("your hand; press twice for suit by suit"),
    )
    ASK_TRUMP = KeyRow(Context.QUESTIONS, "Shift+T", mark("trumps, and the trump card"))
    ASK_TRICK = KeyRow(Context.QUESTIONS, "Shift+R", mark("the card that was led"))
    ASK_LAST_TRICK = KeyRow(Context.QUESTIONS, "Shift+L", mark("the last trick"))
    ASK_POINTS = KeyRow(Context.QUESTIONS, "Shift+P", mark("your card points"))
    ASK_SCORE = KeyRow(Context.QUESTIONS, "Shift+S", mark("the score of the game"))
    ASK_TALON = KeyRow(Context.QUESTIONS, "Shift+N", mark("the talon"))
    ASK_UNSEEN = KeyRow(Context.QUESTIONS, "Shift+K", mark("the cards you have not seen"))
    ASK_TURN = KeyRow(Context.QUESTIONS, "Shift+W", mark("whose turn it is"))
    ASK_AGAIN = KeyRow(Context.QUESTIONS, "Shift+,", mark("repeat what was said last"))

    NEW_GAME = KeyRow(Context.WINDOW, "Ctrl+N", mark("new game"))
    AGAIN = KeyRow(
        Context.WINDOW,
        "Ctrl+R",
        mark("play again, or rematch, after a game"),
    )
    PLAY_AGAIN = KeyRow(Context.WINDOW, "Ctrl+Shift+R", mark("play this deal again for practice"))
    LEAVE_TABLE = KeyRow(Context.WINDOW, "Ctrl+W", mark("leave the game; it stays open"))
    ARCHIVE = KeyRow(Context.WINDOW, "Ctrl+E", mark("archive: all games"))
    OPEN = KeyRow(Context.WINDOW, "Ctrl+O", mark("open a game record"))
    SAVE = KeyRow(Context.WINDOW, "Ctrl+S", mark("save the record of this game"))
    TAKE_BACK = KeyRow(
        Context.WINDOW,
        "Ctrl+Z",
        mark("take back"),
        not_in=frozenset((Context.ARCHIVE, Context.TRAINING)),
    )
    BACK_TO_GAME = KeyRow(
        Context.WINDOW,
        "Ctrl+B",
        mark("back to the review, or to the waiting game"),
    )
    RESIGN = KeyRow(Context.WINDOW, "Ctrl+G", mark("resign"))
    COPY_CODE = KeyRow(Context.WINDOW, "Ctrl+Shift+C", mark("copy the deal code"))
    LOOK_BACK = KeyRow(Context.WINDOW, "Ctrl+L", mark("review the last deal with the coach"))
    TRAINING = KeyRow(Context.WINDOW, "Ctrl+T", mark("training"))
    DEAL_OF_THE_DAY = KeyRow(Context.WINDOW, "Ctrl+D", mark("deal of the day"))
    STATISTICS = KeyRow(Context.WINDOW, "Ctrl+I", mark("statistics"))
    SETTINGS = KeyRow(Context.WINDOW, "Ctrl+,", mark("settings"))
    RULES = KeyRow(Context.WINDOW, "F1", mark("the rules of this game"))
    HISTORY = KeyRow(Context.WINDOW, "F2", mark("what happened, in words"))
    KEY_SHEET = KeyRow(Context.WINDOW, "Ctrl+?", mark("all keys"))
    OTHER_PART = KeyRow(
        Context.WINDOW,
        "F6",
        mark("move to what lies beside the table, such as rules or an exercise, and back"),
    )
    # F11 shows the desktop there, and Cmd+M puts the window into the Dock
    FULL_SCREEN = KeyRow(Context.WINDOW, "F11", mark("full screen"), on_mac="Ctrl+Meta+F")
    SOUND = KeyRow(Context.WINDOW, "Ctrl+Shift+M", mark("sound on or off"))
    MENU_BAR = KeyRow(Context.WINDOW, "Ctrl+M", mark("hide the menu bar"), on_mac="")
    MENU_BAR_BACK = KeyRow(Context.WINDOW, "Alt F10", mark("bring the menu bar back"), on_mac="")
    SETTINGS_PAGE = KeyRow(
        Context.WINDOW,
        "Ctrl+PgUp Ctrl+PgDown",
        mark("previous, next page of settings or statistics"),
        one_each=True,
    )
    QUIT = KeyRow(Context.WINDOW, "Ctrl+Q", mark("quit"))

    ARCHIVE_ALONG = KeyRow(
        Context.ARCHIVE,
        "Up Down PgUp PgDown Home End",
        mark("choose a game; letters go to the name of its rules"),
        one_each=True,
    )
    ARCHIVE_SEVERAL = KeyRow(
        Context.ARCHIVE,
        "Shift+Up Shift+Down",
        mark("choose several games"),
        one_each=True,
    )
    ARCHIVE_MAIN = KeyRow(Context.ARCHIVE, "Return Enter", mark("look at the game, or continue it"))
    ARCHIVE_ACTS = KeyRow(Context.ARCHIVE, "Right", mark("what else can be done with it"))
    ARCHIVE_DELETE = KeyRow(Context.ARCHIVE, "Del", mark("delete"))
    ARCHIVE_COPY = KeyRow(Context.ARCHIVE, "Ctrl+C", mark("copy as text"))
    ARCHIVE_UNDO = KeyRow(Context.ARCHIVE, "Ctrl+Z", mark("undo deleting, for eight seconds"))
    ARCHIVE_SEARCH = KeyRow(Context.ARCHIVE, "Ctrl+F", mark("search"))

    TRAINING_BOX = KeyRow(
        Context.TRAINING,
        "1 2 3 4",
        mark("lessons, puzzles, your own mistakes, counting"),
        one_each=True,
    )
    TAKE_OUT = KeyRow(Context.TRAINING, "Del", mark("take a mistake out of the list"))
    PUT_BACK = KeyRow(
        Context.TRAINING,
        "Ctrl+Z",
        mark("put the mistake back, for eight seconds"),
    )

    SHOW_ANSWER = KeyRow(Context.EXERCISES, "H", mark("show the answer"))
    SKIP_EXERCISE = KeyRow(
        Context.EXERCISES,
        "Ctrl+Right",
        mark("skip the exercise; it comes back at the end"),
    )
    TRICKS_SO_FAR = KeyRow(Context.EXERCISES, "L", mark("the tricks so far"))
    NEXT_EXERCISE = KeyRow(
        Context.ANSWERED, "Return Enter", mark("the next exercise, once answered")
    )
    CHOICE = KeyRow(Context.CHOOSING, "1 2 3", mark("choose an answer"), one_each=True)
    ANSWER_YES = KeyRow(Context.CHOOSING, "Y", mark("answer yes"))
    ANSWER_NO = KeyRow(Context.CHOOSING, "N", mark("answer no"))
    PLAY_TRICKS_AGAIN = KeyRow(Context.PLAYBACK, "R", mark("show the tricks once more"))
    GIVE_UP = KeyRow(
        Context.PICKING,
        "0",
        mark("put back the picked cards; once more: I don’t know"),
        also_in=frozenset((Context.CHOOSING,)),
    )

    STEP_NEXT = KeyRow(Context.VIEWER, "Right", mark("next move"))
    STEP_PREVIOUS = KeyRow(Context.VIEWER, "Left", mark("previous move"))
    STEP_NEXT_TRICK = KeyRow(Context.VIEWER, "PgDown Ctrl+Right", mark("next trick"))
    STEP_PREVIOUS_TRICK = KeyRow(Context.VIEWER, "PgUp Ctrl+Left", mark("previous trick"))
    STEP_FIRST = KeyRow(Context.VIEWER, "Home", mark("beginning of the deal"))
    STEP_LAST = KeyRow(Context.VIEWER, "End", mark("end of the deal"))
    WITH_COACH = KeyRow(Context.VIEWER, "K", mark("with or without the coach"))

    NEXT_MISTAKE = KeyRow(Context.REVIEW, "N", mark("next marked move"))
    PREVIOUS_MISTAKE = KeyRow(Context.REVIEW, "Shift+N", mark("previous marked move"))
    DECISIONS = KeyRow(Context.REVIEW, "Up Down", mark("previous, next decision"), one_each=True)
    # the German letters of “Aus!” and of abheben
    ALL_DECISIONS = KeyRow(
        Context.REVIEW,
        "A",
        mark("all decisions, or only the marked moves"),
        not_in=_ANSWERS,
    )
    BETTER_AND_PLAYED = KeyRow(
        Context.REVIEW,
        "B",
        mark("highlight the better move and the played move in turn"),
        not_in=_ANSWERS,
    )
    TRY_FROM_HERE = KeyRow(Context.REVIEW, "T", mark("try it from here for practice"))
    WIN_CHANCE = KeyRow(Context.REVIEW, "W", mark("game points or winning chances on the strip"))
    WHAT_LAY_HIDDEN = KeyRow(Context.REVIEW, "V", mark("show the hidden cards"))
    REVIEW_PAGE = KeyRow(
        Context.REVIEW,
        "F6",
        mark("switch between table and coach, when text is very large"),
    )
    LET_ME_FIND = KeyRow(
        Context.REVIEW,
        "F",
        mark("find the best move before it is shown, or see it at once"),
    )
    SHOW_ME = KeyRow(Context.REVIEW, "H", mark("show the best move"))

    __hash__ = object.__hash__  # there is one of each, and much is looked up by them

    def means_in(self, contexts: Collection[Context]) -> bool:
        """Return whether the row means something where these contexts are all there is."""
        row = self.value
        is_there = row.context in contexts or not row.also_in.isdisjoint(contexts)
        return is_there and row.not_in.isdisjoint(contexts)

    def keys_in(self, language: str, platform: str = sys.platform) -> tuple[str, ...]:
        """Return the keys where the program speaks a language, the one that is shown first.

        A language may have letters of its own; those of the row work there, too.
        """
        own = languages.language(language).keys.get(self.name, ())
        here = self.value.on_mac if platform == "darwin" else None
        return (*own, *(self.value.keys if here is None else here).split())


def contexts_in(view: View | None) -> tuple[Context, ...]:
    """Return the contexts of the keys besides those of every table; None is a table without a deal.

    The keys of a choice are there for everybody while somebody makes it: out of turn they are
    refused with that reason.
    """
    if view is None:
        return (Context.COMPANY,)
    from sixtysix_gui.rules.deals.facts import Phase

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
