"""Why a record cannot be read: where, and what is wrong there."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.records import Reason, RecordError
from sixtysix_gui.records.errors import quoted
from sixtysix_gui.rules.illegal_moves import IllegalMoveError
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.foreign import shown_name
from sixtysix_gui.windows.texts.marking import QT_TRANSLATE_NOOP
from sixtysix_gui.windows.texts.playing.refusals import refusal_sentence
from sixtysix_gui.windows.texts.rule_texts.rule_errors import rules_sentence

_SENTENCES: Mapping[Reason, str] = {
    Reason.EMPTY: QT_TRANSLATE_NOOP("RecordErrors", "There is no record here."),
    Reason.NOT_TEXT: QT_TRANSLATE_NOOP(
        "RecordErrors", "This is not a text file: it holds a zero byte."
    ),
    Reason.NOT_UTF8: QT_TRANSLATE_NOOP("RecordErrors", "This is not a text in UTF-8."),
    Reason.TAG_MALFORMED: QT_TRANSLATE_NOOP(
        "RecordErrors", 'This is not a tag: a tag is [Name "value"], escaping only \\" and \\\\.'
    ),
    Reason.TAG_DOUBLED: QT_TRANSLATE_NOOP(
        "RecordErrors", "The tag {tag} stands in this record twice."
    ),
    Reason.TAG_MISSING: QT_TRANSLATE_NOOP("RecordErrors", "The tag {tag} is missing."),
    Reason.TAG_LONG: QT_TRANSLATE_NOOP(
        "RecordErrors",
        "This tag is too long: a name has at most {longest_name} characters, "
        "a value {longest_value}.",
    ),
    Reason.TAGS_MANY: QT_TRANSLATE_NOOP(
        "RecordErrors", "These are too many tags: at most {most} may have names of your own."
    ),
    Reason.TAG_VALUE: QT_TRANSLATE_NOOP(
        "RecordErrors", "{tag} cannot be “{value}”: it takes {allowed}."
    ),
    Reason.FORMAT_UNKNOWN: QT_TRANSLATE_NOOP(
        "RecordErrors", "This program reads the format “66R 1”, not “{value}”."
    ),
    Reason.RULES_MALFORMED: QT_TRANSLATE_NOOP(
        "RecordErrors", "“{value}” in the tag Rules is not of the form key=value."
    ),
    Reason.RULES_DOUBLED: QT_TRANSLATE_NOOP("RecordErrors", "The tag Rules sets {key} twice."),
    Reason.RULES_REFUSED: QT_TRANSLATE_NOOP("RecordErrors", "There are no such rules: {sentence}"),
    Reason.BATCHES_CONTRADICTED: QT_TRANSLATE_NOOP(
        "RecordErrors", "The tags Rules and Batches contradict each other."
    ),
    Reason.PACK_REFUSED: QT_TRANSLATE_NOOP("RecordErrors", "That cannot be dealt: {sentence}"),
    Reason.UNKNOWN_CARD: QT_TRANSLATE_NOOP(
        "RecordErrors", "A card is unknown (??), so the deal cannot be replayed."
    ),
    Reason.TURN_UP_WRONG: QT_TRANSLATE_NOOP("RecordErrors", "The pack turns up {card}."),
    Reason.TRUMP_WRONG: QT_TRANSLATE_NOOP("RecordErrors", "The pack makes {suit} trumps."),
    Reason.MANY_PLAYERS: QT_TRANSLATE_NOOP(
        "RecordErrors", "That belongs to the games for three and four; only those for two are read."
    ),
    Reason.WORDS_MANY: QT_TRANSLATE_NOOP(
        "RecordErrors", "These are too many words: the moves of a record have at most {most}."
    ),
    Reason.COMMENT_OPEN: QT_TRANSLATE_NOOP(
        "RecordErrors", "The comment that begins here is never closed."
    ),
    Reason.TOKEN_MALFORMED: QT_TRANSLATE_NOOP(
        "RecordErrors", "This is neither a move nor a check nor a result."
    ),
    Reason.NUMBER_EXPECTED: QT_TRANSLATE_NOOP(
        "RecordErrors", "The number of trick {number} should stand here, as in “{number}.”."
    ),
    Reason.TURN_EMPTY: QT_TRANSLATE_NOOP(
        "RecordErrors", "Nothing follows the number of this trick."
    ),
    Reason.TRICK_OPEN: QT_TRANSLATE_NOOP(
        "RecordErrors", "Trick {number} is not complete before this."
    ),
    Reason.TRICK_FULL: QT_TRANSLATE_NOOP("RecordErrors", "Trick {number} is already complete."),
    Reason.DEAL_OVER: QT_TRANSLATE_NOOP("RecordErrors", "The deal was over before this."),
    Reason.ILLEGAL_MOVE: QT_TRANSLATE_NOOP("RecordErrors", "{sentence}"),
    Reason.EXCHANGE_TAKES: QT_TRANSLATE_NOOP(
        "RecordErrors", "The exchange takes the turn-up, {card}."
    ),
    Reason.MARRIAGE_WORTH: QT_TRANSLATE_NOOP("RecordErrors", "This marriage is worth {points}."),
    Reason.CLOSE_WITHOUT_DRAW: QT_TRANSLATE_NOOP(
        "RecordErrors", "Nobody has drawn yet, so this close is written #-."
    ),
    Reason.CLOSE_AFTER_DRAW: QT_TRANSLATE_NOOP(
        "RecordErrors", "The cards of this turn are drawn, so this close is written #."
    ),
    Reason.DRAW_UNWRITTEN: QT_TRANSLATE_NOOP(
        "RecordErrors",
        "In the last turn of an unfinished record a draw counts only if “d” is there.",
    ),
    Reason.REPLY_MISPLACED: QT_TRANSLATE_NOOP(
        "RecordErrors", "Only a close can be replied to, directly after it."
    ),
    Reason.CHECK_MISPLACED: QT_TRANSLATE_NOOP(
        "RecordErrors", "A check stands directly after a complete trick."
    ),
    Reason.CHECK_WRONG: QT_TRANSLATE_NOOP("RecordErrors", "The trick gives {expected}."),
    Reason.RESULT_MISSING: QT_TRANSLATE_NOOP("RecordErrors", "The record ends without a result."),
    Reason.RESULT_EARLY: QT_TRANSLATE_NOOP(
        "RecordErrors", "The deal is not over here, so its result can only be *."
    ),
    Reason.RESULT_WRONG: QT_TRANSLATE_NOOP("RecordErrors", "The deal ends {expected}."),
    Reason.AFTER_RESULT: QT_TRANSLATE_NOOP(
        "RecordErrors", "Nothing may follow the result of a record."
    ),
    Reason.RESULT_TAG_WRONG: QT_TRANSLATE_NOOP(
        "RecordErrors", "The tag Result says otherwise than the moves, which end {expected}."
    ),
    Reason.TERMINATION_WRONG: QT_TRANSLATE_NOOP("RecordErrors", "The deal ended by {expected}."),
    Reason.UNDRAWN_WRONG: QT_TRANSLATE_NOOP(
        "RecordErrors",
        "The tag Undrawn names the last turn if its player exchanged or melded before drawing and "
        "then went out. That is not so here.",
    ),
    Reason.TOTALS_WRONG: QT_TRANSLATE_NOOP("RecordErrors", "The totals are {expected}."),
    Reason.TRICKS_WRONG: QT_TRANSLATE_NOOP("RecordErrors", "The tricks are {expected}."),
    Reason.DEALER_CONTINUES: QT_TRANSLATE_NOOP(
        "RecordErrors", "This deal of the game belongs to dealer {expected}."
    ),
    Reason.SCORE_CONTINUES: QT_TRANSLATE_NOOP(
        "RecordErrors", "The game stands at {expected} before this deal."
    ),
    Reason.CARRY_CONTINUES: QT_TRANSLATE_NOOP(
        "RecordErrors", "The carry before this deal is {expected}."
    ),
    Reason.GAME_OVER: QT_TRANSLATE_NOOP("RecordErrors", "The game was over before this deal."),
}


def record_sentence(name: str, error: RecordError) -> str:
    """Say which file cannot be read and where; ``name`` is that of the file."""
    place = error.place
    if place.trick is None:
        sentence = QCoreApplication.translate(
            "RecordErrors", "“{file}” cannot be read: record {record}, line {line}."
        )
    else:
        sentence = QCoreApplication.translate(
            "RecordErrors",
            "“{file}” cannot be read: record {record}, line {line}, trick {trick}.",
        )
    return sentence.format(
        file=shown_name(name), record=place.record, line=place.line, trick=place.trick
    )


def fault_sentence(error: RecordError, words: CardWords) -> str:
    """Say what is wrong at that place."""
    sentence = QCoreApplication.translate("RecordErrors", _SENTENCES[error.reason])
    values = {name: quoted(str(value)) for name, value in error.values.items()}
    cause = error.cause
    if isinstance(cause, IllegalMoveError):
        values["sentence"] = refusal_sentence(cause, words)
    elif cause is not None:
        values["sentence"] = rules_sentence(cause)
    return sentence.format(**values)
