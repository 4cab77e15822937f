"""What can go wrong with files, told to a person."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.storage.files.errors import Notice, Trouble
from sixtysix_gui.windows.texts.foreign import shown_text
from sixtysix_gui.windows.texts.marking import QT_TRANSLATE_NOOP

_SENTENCES: Mapping[Trouble, str] = {
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
    sentence = QCoreApplication.translate("Storage", _SENTENCES[notice.trouble])
    return sentence.format(path=shown_text(str(notice.path)), details=shown_text(notice.details))
