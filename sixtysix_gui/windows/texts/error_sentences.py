"""Why a rule set, a deal code, a word, a record or a file is refused, told to a person."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.records import Reason, RecordError
from sixtysix_gui.rules.deal_code import ALPHABET, GROUP, LENGTH, DealCodeError
from sixtysix_gui.rules.errors import Conflict, ImpossibleCombinationError, RulesError, quoted
from sixtysix_gui.rules.illegal_moves import IllegalMoveError
from sixtysix_gui.storage.files.errors import Notice, Trouble
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.common import QT_TRANSLATE_NOOP, shown_name, shown_text
from sixtysix_gui.windows.texts.playing.refusals import refusal_sentence
from sixtysix_gui.windows.texts.rules.dimensions import dimension_name

_CONFLICTS: Mapping[Conflict, str] = {
    Conflict.BATCHES_MISS_HAND: QT_TRANSLATE_NOOP(
        "RuleErrors", "the batches must add up to the cards of a hand."
    ),
    Conflict.EXCHANGE_NOT_LOWEST: QT_TRANSLATE_NOOP(
        "RuleErrors", "only the lowest card of the pack can be exchanged."
    ),
    Conflict.HEAD_WITHOUT_FOLLOW: QT_TRANSLATE_NOOP(
        "RuleErrors", "nobody can be bound to beat a card in a suit that need not be followed."
    ),
    Conflict.TRUMP_WITHOUT_FOLLOW: QT_TRANSLATE_NOOP(
        "RuleErrors", "nobody can be bound to trump where suit need not be followed."
    ),
    Conflict.LAST_TRICK_CONTRADICTED: QT_TRANSLATE_NOOP(
        "RuleErrors", "the last trick cannot win the deal while something else decides it."
    ),
    Conflict.FOREHAND_OUT: QT_TRANSLATE_NOOP(
        "RuleErrors", "forehand cannot lead to a contract in which he sits out."
    ),
}


def conflict_sentence(error: ImpossibleCombinationError) -> str:
    """Name the two dimensions that exclude each other, and say why."""
    why = QCoreApplication.translate("RuleErrors", _CONFLICTS[error.conflict])
    sentence = QCoreApplication.translate(
        "RuleErrors", "“{first}” and “{second}” do not go together: {why}"
    )
    first, second = (dimension_name(key) for key in error.keys)
    return sentence.format(first=first, second=second, why=why)


def deal_code_sentence(error: DealCodeError) -> str:
    """Say what a deal code looks like."""
    return QCoreApplication.translate(
        "RuleErrors",
        "“{text}” is no deal code. It has {length} letters in groups of {group}, all out of "
        "{letters}.",
    ).format(text=quoted(error.text.strip()), length=LENGTH, group=GROUP, letters=ALPHABET)


def rules_sentence(error: RulesError) -> str:
    """Say what is wrong, for any error of the rules that a window can meet."""
    if isinstance(error, ImpossibleCombinationError):
        return conflict_sentence(error)
    if isinstance(error, DealCodeError):
        return deal_code_sentence(error)
    return str(error)


_RECORD_SENTENCES: Mapping[Reason, str] = {
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
    Reason.NO_TABLE: QT_TRANSLATE_NOOP(
        "RecordErrors", "Records of this game cannot be shown here."
    ),
    Reason.TAG_DERIVED: QT_TRANSLATE_NOOP(
        "RecordErrors", "The tag {tag} of this deal is {expected}."
    ),
    Reason.TAG_UNDERIVED: QT_TRANSLATE_NOOP(
        "RecordErrors", "This deal has no {tag} to be named in a tag."
    ),
    Reason.WORD_MISPLACED: QT_TRANSLATE_NOOP("RecordErrors", "This does not belong here."),
    Reason.LINE_BROKEN: QT_TRANSLATE_NOOP("RecordErrors", "Something is missing after “{word}”."),
    Reason.TRUMP_UNSAID: QT_TRANSLATE_NOOP(
        "RecordErrors",
        "Before this it must be said how trump was fixed, as in “trump H” or “face QH”.",
    ),
    Reason.CALLS_UNSAID: QT_TRANSLATE_NOOP(
        "RecordErrors", "Before this all calls must be said, as in “bid B=1 C=-”."
    ),
    Reason.ANSWERS_UNSAID: QT_TRANSLATE_NOOP(
        "RecordErrors", "Before this all answers must be said, as in “double B=x A=-”."
    ),
    Reason.SEAT_WRONG: QT_TRANSLATE_NOOP("RecordErrors", "It is {expected} who speaks here."),
    Reason.FACED_WRONG: QT_TRANSLATE_NOOP("RecordErrors", "The card that is faced is {card}."),
    Reason.CALL_UNKNOWN: QT_TRANSLATE_NOOP("RecordErrors", "“{value}” cannot be called here."),
    Reason.WIDOW_WRONG: QT_TRANSLATE_NOOP("RecordErrors", "The widow is worth {points}."),
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
    sentence = QCoreApplication.translate("RecordErrors", _RECORD_SENTENCES[error.reason])
    values = {name: quoted(str(value)) for name, value in error.values.items()}
    cause = error.cause
    if isinstance(cause, IllegalMoveError):
        values["sentence"] = refusal_sentence(cause, words)
    elif cause is not None:
        values["sentence"] = rules_sentence(cause)
    return sentence.format(**values)


_FILE_SENTENCES: Mapping[Trouble, str] = {
    Trouble.NO_FOLDER: QT_TRANSLATE_NOOP("Storage", "The folder {path} cannot be made: {details}."),
    Trouble.READ_ONLY: QT_TRANSLATE_NOOP(
        "Storage", "Nothing can be written in the folder {path}: {details}."
    ),
    Trouble.NOT_WHOLE: QT_TRANSLATE_NOOP(
        "Storage", "SIXTYSIX_HOME must name a folder by its whole path, and “{path}” is none."
    ),
    Trouble.NOT_WRITTEN: QT_TRANSLATE_NOOP(
        "Storage",
        "{path} cannot be written: {details}. What was saved there before is untouched.",
    ),
    Trouble.NOT_READ: QT_TRANSLATE_NOOP("Storage", "{path} cannot be read: {details}."),
    Trouble.NOT_REMOVED: QT_TRANSLATE_NOOP("Storage", "{path} cannot be removed: {details}."),
    Trouble.NOT_LOCKED: QT_TRANSLATE_NOOP(
        "Storage",
        "It cannot be found out whether the game is open already ({path}): {details}.",
    ),
    Trouble.SETTINGS_DAMAGED: QT_TRANSLATE_NOOP(
        "Storage",
        "The settings could not be read and start afresh. The old ones are kept as {path}.",
    ),
    Trouble.SETTINGS_IN_PART: QT_TRANSLATE_NOOP(
        "Storage", "Some settings could not be read and start afresh: {details}."
    ),
    Trouble.SAVE_DAMAGED: QT_TRANSLATE_NOOP(
        "Storage", "The saved game could not be read: {details}. It is kept as {path}."
    ),
    Trouble.TALLY_DAMAGED: QT_TRANSLATE_NOOP(
        "Storage", "The tally could not be read and begins anew. The old one is kept as {path}."
    ),
    Trouble.GAMES_DAMAGED: QT_TRANSLATE_NOOP(
        "Storage",
        "The finished games of this month could not be read and begin anew. The old ones are kept "
        "as {path}.",
    ),
}


def notice_sentence(notice: Notice) -> str:
    """Say what went wrong, with the file and what the system said."""
    sentence = QCoreApplication.translate("Storage", _FILE_SENTENCES[notice.trouble])
    return sentence.format(path=shown_text(str(notice.path)), details=shown_text(notice.details))
