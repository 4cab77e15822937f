"""Why a rule set, a deal code, a word, a record or a file is refused, told to a person."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.records import RecordError
from sixtysix_gui.rules.errors import ImpossibleCombinationError, RulesError, quoted
from sixtysix_gui.rules.fair_deals import ALPHABET, GROUP, LENGTH, DealCodeError
from sixtysix_gui.rules.moves import IllegalMoveError
from sixtysix_gui.sentences import marks, told
from sixtysix_gui.storage.folders import Notice, Trouble
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import shown_name, shown_text, texts, translate
from sixtysix_gui.text.narrator.refusals import refusal_sentence
from sixtysix_gui.text.rules.dimensions import dimension_name

_ = texts("RuleErrors")
mark = marks("Storage")
mark_record_errors = marks("RecordErrors")


def conflict_sentence(error: ImpossibleCombinationError) -> str:
    """Name the two dimensions that exclude each other, and say why."""
    why = _(error.conflict.value)
    sentence = _("“{first}” and “{second}” cannot be combined: {why}")
    first, second = (dimension_name(key) for key in error.keys)
    return sentence.format(first=first, second=second, why=why)


def deal_code_sentence(error: DealCodeError) -> str:
    """Say what a deal code looks like."""
    return _(
        "“{text}” is not a deal code. A deal code has {length} letters in groups of {group}, "
        "all from {letters}."
    ).format(text=quoted(error.text.strip()), length=LENGTH, group=GROUP, letters=ALPHABET)


def rules_sentence(error: RulesError) -> str:
    """Say what is wrong, for any error of the rules that a window can meet."""
    if isinstance(error, ImpossibleCombinationError):
        return conflict_sentence(error)
    if isinstance(error, DealCodeError):
        return deal_code_sentence(error)
    return told(error, QCoreApplication.translate)


_PLACES: Mapping[tuple[bool, bool], str] = {
    (False, False): mark_record_errors("“{file}” cannot be read: record {record}, line {line}."),
    (False, True): mark_record_errors(
        "“{file}” cannot be read: record {record}, line {line}, at “{token}”."
    ),
    (True, False): mark_record_errors(
        "“{file}” cannot be read: record {record}, line {line}, trick {trick}."
    ),
    (True, True): mark_record_errors(
        "“{file}” cannot be read: record {record}, line {line}, trick {trick}, at “{token}”."
    ),
}
"""Where a fault is, by whether it lies in a trick, and whether a word is at fault."""


def record_sentence(name: str, error: RecordError) -> str:
    """Say which file cannot be read and where; ``name`` is that of the file."""
    place = error.place
    sentence = QCoreApplication.translate(
        "RecordErrors", _PLACES[place.trick is not None, bool(place.token)]
    )
    return sentence.format(
        file=shown_name(name),
        record=place.record,
        line=place.line,
        trick=place.trick,
        token=shown_text(quoted(place.token)),
    )


def fault_sentence(error: RecordError, words: CardWords) -> str:
    """Say what is wrong at that place."""

    def cause(refused: RulesError) -> str:
        if isinstance(refused, IllegalMoveError):
            return refusal_sentence(refused, words)
        return rules_sentence(refused)

    return error.told(QCoreApplication.translate, cause)


_FILE_SENTENCES: Mapping[Trouble, str] = {
    Trouble.NO_FOLDER: mark("The folder {path} cannot be created: {details}."),
    Trouble.READ_ONLY: mark("The folder {path} cannot be written to: {details}."),
    Trouble.NOT_WHOLE: mark("SIXTYSIX_HOME must be an absolute folder path; “{path}” is not."),
    Trouble.NOT_WRITTEN: mark(
        "{path} cannot be written: {details}. What was saved there before is untouched."
    ),
    Trouble.NOT_READ: mark("{path} cannot be read: {details}."),
    Trouble.NOT_REMOVED: mark("{path} cannot be removed: {details}."),
    Trouble.NOT_LOCKED: mark(
        "The program cannot tell whether the game is already open ({path}): {details}."
    ),
    Trouble.SETTINGS_DAMAGED: mark(
        "The settings could not be read and were reset. The old ones are kept as {path}."
    ),
    Trouble.SETTINGS_IN_PART: mark("Some settings could not be read and were reset: {details}."),
    Trouble.SAVE_DAMAGED: mark(
        "The saved game could not be read: {details}. It is kept as {path}."
    ),
    Trouble.TALLY_DAMAGED: mark(
        "The tally could not be read and was reset. The old one is kept as {path}."
    ),
    Trouble.GAMES_DAMAGED: mark(
        "This month’s finished games could not be read, so a new file was started. The old one "
        "is kept as {path}."
    ),
    Trouble.INDEX_DAMAGED: mark(
        "The list of games in the archive was damaged, so the program is making a new one from "
        "the records. No game is lost. The old list is kept as {path}."
    ),
    Trouble.INDEX_NEWER: mark(
        "The list of games in the archive ({path}) was made by a newer version of the program. "
        "This version is making its own. No game is lost."
    ),
    Trouble.INDEX_NOT_KEPT: mark(
        "The list of games in the archive cannot be saved as {path}: {details}. It will be made "
        "again the next time the program starts. No game is lost."
    ),
    Trouble.GAME_NOT_READ: mark("This game cannot be read from {path}: {details}."),
    Trouble.OPEN_GAME_DAMAGED: mark(
        "An open game could not be read: {details}. It is kept as {path}."
    ),
    Trouble.PRACTICE_DAMAGED: mark(
        "Your training could not be read. It was set aside as {path}; your games are safe."
    ),
    Trouble.PRACTICE_NOT_KEPT: mark(
        "Your training cannot be saved as {path}: {details}. It is tried again with the next "
        "answer."
    ),
}


def notice_sentence(notice: Notice) -> str:
    """Say what went wrong, with the file and what the system said."""
    sentence = QCoreApplication.translate("Storage", _FILE_SENTENCES[notice.trouble])
    details = told(notice.details, translate)
    return sentence.format(path=shown_text(str(notice.path)), details=shown_text(details))
