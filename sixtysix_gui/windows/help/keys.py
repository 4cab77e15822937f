"""The keys in words, as the rules beside the table list them, and all of them on one sheet."""

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape

from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QTextBrowser

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import HEADING_FAMILY
from sixtysix_gui.keys.key_map import ROWS, Context, Purpose
from sixtysix_gui.keys.meaning import keys_of, keys_text
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, translate
from sixtysix_gui.windows.sheets.fitted_sheet import PageSheet

_NO_BREAK = "\N{WORD JOINER}"
"""Keeps a line from ending within a key."""
_KEYS_SHARE = "40%"
"""What the column of the keys takes of the width."""


@dataclass(frozen=True)
class KeyGroup:
    """The keys of one place: where they work, and (keys, what they do) for each."""

    title: str
    lines: tuple[tuple[str, str], ...]


_COMPANY = QT_TRANSLATE_NOOP("Help", "In games for three and four")
_REVIEW = QT_TRANSLATE_NOOP("Help", "Looking back with the coach")
_TITLES: Mapping[Context, str] = {
    Context.TABLE: QT_TRANSLATE_NOOP("Help", "At the table"),
    Context.COMPANY: _COMPANY,
    Context.CALLS: _COMPANY,
    Context.BIDS: _COMPANY,
    Context.NAMING: _COMPANY,
    Context.OPENINGS: _COMPANY,
    Context.CONTRACTS: _COMPANY,
    Context.QUESTIONS: QT_TRANSLATE_NOOP("Help", "Asking the table"),
    Context.WINDOW: QT_TRANSLATE_NOOP("Help", "In the window"),
    Context.VIEWER: QT_TRANSLATE_NOOP("Help", "Looking at a record"),
    Context.REVIEW: _REVIEW,
    Context.ANSWERS: _REVIEW,
}
_TEXTS: Mapping[Purpose, str] = {
    Purpose.ALONG: QT_TRANSLATE_NOOP("Help", "choose a card that may be played"),
    Purpose.ALONG_ALL: QT_TRANSLATE_NOOP("Help", "go to every card, also to a forbidden one"),
    Purpose.ACROSS: QT_TRANSLATE_NOOP("Help", "from the cards to what can be done, and back"),
    Purpose.FIRST_CARD: QT_TRANSLATE_NOOP("Help", "go to the first card"),
    Purpose.CARD: QT_TRANSLATE_NOOP("Help", "go to a card by its place"),
    Purpose.PRESS: QT_TRANSLATE_NOOP("Help", "play it, or press what has the focus"),
    Purpose.NEXT_STOP: QT_TRANSLATE_NOOP("Help", "go on to the talon, the trump card, “Out!”"),
    Purpose.LEAVE: QT_TRANSLATE_NOOP("Help", "put back what is held, chosen or opened"),
    Purpose.MARRIAGE: QT_TRANSLATE_NOOP("Help", "marriage: arm it, then lead one of its cards"),
    Purpose.SHOW_MARRIAGE: QT_TRANSLATE_NOOP("Help", "show the marriage without leading"),
    Purpose.EXCHANGE: QT_TRANSLATE_NOOP("Help", "exchange for the trump card"),
    Purpose.CLOSE: QT_TRANSLATE_NOOP("Help", "close the talon"),
    Purpose.DRAW: QT_TRANSLATE_NOOP("Help", "draw"),
    Purpose.OUT: QT_TRANSLATE_NOOP("Help", "go out: “Out!”"),
    Purpose.PASS: QT_TRANSLATE_NOOP("Help", "pass"),
    Purpose.CARD_POINTS: QT_TRANSLATE_NOOP("Help", "show the card points, or hide them"),
    Purpose.LAST_TRICK: QT_TRANSLATE_NOOP("Help", "look at the last trick"),
    Purpose.HINT: QT_TRANSLATE_NOOP("Help", "a hint; once more: the move; then: why"),
    Purpose.TURN_CARD: QT_TRANSLATE_NOOP("Help", "have a card turned that fixes trumps"),
    Purpose.DOUBLE: QT_TRANSLATE_NOOP("Help", "double: Kontra, Re, Sub"),
    Purpose.PASS_CALL: QT_TRANSLATE_NOOP("Help", "pass, while calls are made or doubled"),
    Purpose.BID: QT_TRANSLATE_NOOP("Help", "bid so much"),
    Purpose.NAME_TRUMP: QT_TRANSLATE_NOOP("Help", "name the trump suit, in the order of the panel"),
    Purpose.OPENING: QT_TRANSLATE_NOOP("Help", "open a deal of Gaigel in one of the four ways"),
    Purpose.CONTRACT: QT_TRANSLATE_NOOP("Help", "go to a contract; Enter calls it"),
    Purpose.ASK_ALL: QT_TRANSLATE_NOOP("Help", "trump, contract, trick, turn and score"),
    Purpose.ASK_HAND: QT_TRANSLATE_NOOP("Help", "your hand; pressed twice, suit by suit"),
    Purpose.ASK_TRUMP: QT_TRANSLATE_NOOP("Help", "trump, and the trump card"),
    Purpose.ASK_TRICK: QT_TRANSLATE_NOOP("Help", "the card that was led"),
    Purpose.ASK_LAST_TRICK: QT_TRANSLATE_NOOP("Help", "the last trick"),
    Purpose.ASK_POINTS: QT_TRANSLATE_NOOP("Help", "your card points"),
    Purpose.ASK_SCORE: QT_TRANSLATE_NOOP("Help", "the score of the game"),
    Purpose.ASK_TALON: QT_TRANSLATE_NOOP("Help", "the talon"),
    Purpose.ASK_UNSEEN: QT_TRANSLATE_NOOP("Help", "the cards that you have not seen"),
    Purpose.ASK_TURN: QT_TRANSLATE_NOOP("Help", "whose turn it is"),
    Purpose.ASK_AGAIN: QT_TRANSLATE_NOOP("Help", "what was said last, once more"),
    Purpose.NEW_GAME: QT_TRANSLATE_NOOP("Help", "new game"),
    Purpose.AGAIN: QT_TRANSLATE_NOOP(
        "Help", "the same game once more, or revenge, when one is over"
    ),
    Purpose.LEAVE_TABLE: QT_TRANSLATE_NOOP("Help", "leave the table; the game stays open"),
    Purpose.PLAY_AGAIN: QT_TRANSLATE_NOOP("Help", "play this deal again, for practice"),
    Purpose.OPEN: QT_TRANSLATE_NOOP("Help", "open a record"),
    Purpose.SAVE: QT_TRANSLATE_NOOP("Help", "save the record of this game"),
    Purpose.TAKE_BACK: QT_TRANSLATE_NOOP("Help", "take back"),
    Purpose.BACK_TO_GAME: QT_TRANSLATE_NOOP(
        "Help", "back to the review, or to the game that waits"
    ),
    Purpose.RESIGN: QT_TRANSLATE_NOOP("Help", "give up the game"),
    Purpose.COPY_CODE: QT_TRANSLATE_NOOP("Help", "copy the code of the deal"),
    Purpose.SETTINGS: QT_TRANSLATE_NOOP("Help", "settings"),
    Purpose.RULES: QT_TRANSLATE_NOOP("Help", "these rules"),
    Purpose.HISTORY: QT_TRANSLATE_NOOP("Help", "what has happened, in words"),
    Purpose.KEY_SHEET: QT_TRANSLATE_NOOP("Help", "all keys"),
    Purpose.OTHER_PART: QT_TRANSLATE_NOOP(
        "Help", "to the settings, rules or history beside the table, and back"
    ),
    Purpose.FULL_SCREEN: QT_TRANSLATE_NOOP("Help", "full screen"),
    Purpose.SOUND: QT_TRANSLATE_NOOP("Help", "sound on and off"),
    Purpose.MENU_BAR: QT_TRANSLATE_NOOP("Help", "hide the menu bar"),
    Purpose.MENU_BAR_BACK: QT_TRANSLATE_NOOP("Help", "bring the menu bar back"),
    Purpose.SETTINGS_PAGE: QT_TRANSLATE_NOOP("Help", "previous, next page of the settings"),
    Purpose.QUIT: QT_TRANSLATE_NOOP("Help", "quit"),
    Purpose.STEP_NEXT: QT_TRANSLATE_NOOP("Help", "next move"),
    Purpose.STEP_PREVIOUS: QT_TRANSLATE_NOOP("Help", "previous move"),
    Purpose.STEP_NEXT_TRICK: QT_TRANSLATE_NOOP("Help", "next trick"),
    Purpose.STEP_PREVIOUS_TRICK: QT_TRANSLATE_NOOP("Help", "previous trick"),
    Purpose.STEP_FIRST: QT_TRANSLATE_NOOP("Help", "beginning of the deal"),
    Purpose.STEP_LAST: QT_TRANSLATE_NOOP("Help", "end of the deal"),
    Purpose.LOOK_BACK: QT_TRANSLATE_NOOP("Help", "look back at the last deal with the coach"),
    Purpose.WITH_COACH: QT_TRANSLATE_NOOP("Help", "with the coach, or without him"),
    Purpose.NEXT_MISTAKE: QT_TRANSLATE_NOOP("Help", "next marked move"),
    Purpose.PREVIOUS_MISTAKE: QT_TRANSLATE_NOOP("Help", "previous marked move"),
    Purpose.DECISIONS: QT_TRANSLATE_NOOP("Help", "from decision to decision"),
    Purpose.ALL_DECISIONS: QT_TRANSLATE_NOOP("Help", "all decisions, or the marked moves alone"),
    Purpose.BETTER_AND_PLAYED: QT_TRANSLATE_NOOP(
        "Help", "light on the better and on the played move in turn"
    ),
    Purpose.TRY_FROM_HERE: QT_TRANSLATE_NOOP("Help", "try it from here, as practice"),
    Purpose.WIN_CHANCE: QT_TRANSLATE_NOOP("Help", "game points or chance to win on the strip"),
    Purpose.WHAT_LAY_HIDDEN: QT_TRANSLATE_NOOP("Help", "show what lay hidden"),
    Purpose.REVIEW_PAGE: QT_TRANSLATE_NOOP("Help", "table or coach, where text is very large"),
    Purpose.LET_ME_FIND: QT_TRANSLATE_NOOP(
        "Help", "find what was best before it is shown, or see it at once"
    ),
    Purpose.SHOW_ME: QT_TRANSLATE_NOOP("Help", "show what was best"),
}


def key_groups() -> tuple[KeyGroup, ...]:
    """List every key that does something, by where it works, in the order of the map."""
    return tuple(
        KeyGroup(
            translate("Help", title),
            tuple(
                (keys_text(row.purpose), translate("Help", _TEXTS[row.purpose]))
                for row in ROWS
                if _TITLES[row.context] == title and keys_of(row.purpose)
            ),
        )
        for title in dict.fromkeys(_TITLES.values())
    )


def keys_html(level: int = 3) -> str:
    """Write all keys as simple HTML, with a heading of that level for each place."""
    return "".join(
        f'{heading_html(group.title, level)}<table width="100%">'
        f"{''.join(map(_key_row, group.lines))}</table>"
        for group in key_groups()
    )


def _key_row(line: tuple[str, str]) -> str:
    keys, what = line
    whole = keys.replace("+", f"{_NO_BREAK}+{_NO_BREAK}")
    first = f'<td width="{_KEYS_SHARE}"><b>{escape(whole)}</b>&nbsp;&nbsp;</td>'
    return f"<tr>{first}<td>{escape(what)}</td></tr>"


def heading_html(title: str, level: int = 3) -> str:
    """Write a heading as simple HTML."""
    return (
        f'<h{level} style="font-family: {HEADING_FAMILY}; color: {theme.ACTION_GREEN};'
        f' margin-bottom: 2px; margin-top: 14px;">{escape(title)}</h{level}>'
    )


class KeySheet(PageSheet):
    """Lists the keys by where they work, in the language of the program."""

    def __init__(self, text_unit: float) -> None:
        """Write the page."""
        super().__init__(text_unit, self.tr("Keys"))
        self._text = QTextBrowser()
        self._text.setObjectName("keys")
        self._text.setProperty("look", "reading")
        self._text.setFont(self.font())
        self._text.setTabChangesFocus(True)
        self._text.setAccessibleName(self.tr("Keys"))
        self._text.setHtml(keys_html())
        self._text.moveCursor(QTextCursor.MoveOperation.Start)
        self.add_view(self._text, self._height_of_text)
        self.add_foot(self.closing_button(self.tr("Close")))

    @property
    def text(self) -> str:
        """What the page says, as plain text."""
        return self._text.toPlainText()

    def _height_of_text(self, width: int) -> int:
        document = self._text.document().clone()
        document.setDefaultFont(self.font())
        document.setTextWidth(width)
        return round(document.size().height())
