"""The language of the program: chosen from the system or by the person, changed while it runs."""

import logging

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from sixtysix_gui.resource_files import ResourceMissingError, resource_path
from sixtysix_gui.table.options import Letters

_log = logging.getLogger(__name__)

LANGUAGES = {"de": "Deutsch", "en": "English"}
"""The languages there are, each named in itself."""
FALLBACK = "en"


_NO_LANGUAGE = frozenset(("c", "posix"))
"""What a system calls its language where none is set."""


def system_language() -> str:
    """Give the first language of the system that the program speaks, or English."""
    return next((code for code in _codes() if code in LANGUAGES), FALLBACK)


def speaks_language_of_system() -> bool:
    """Say whether the program speaks the language that the person has chosen for the system."""
    first = next(iter(_codes()), FALLBACK)
    return first in LANGUAGES or first in _NO_LANGUAGE


def _codes() -> list[str]:
    names = QLocale.system().uiLanguages()
    return [name.replace("_", "-").split("-")[0].lower() for name in names]


def language_for(setting: str) -> str:
    """Give the language for a setting: ``system``, or the code of a language."""
    return setting if setting in LANGUAGES else system_language()


def card_letters() -> Letters:
    """Give the language of the letters on French cards: that of the program."""
    return "german" if QLocale().language() == QLocale.Language.German else "english"


class Translations:
    """The translators of the program; a missing file leaves English and a line in the log."""

    def __init__(self) -> None:
        """Begin without any."""
        self._installed: list[QTranslator] = []
        self._language = ""

    @property
    def language(self) -> str:
        """The code of the language in use."""
        return self._language

    def use(self, setting: str) -> None:
        """Speak the language of a setting from now on; every open window is told by Qt."""
        language = language_for(setting)
        if language == self._language:
            return
        self._language = language
        self.remove()
        # numbers and plurals follow the locale, windows follow the translators: locale first
        QLocale.setDefault(QLocale(language))
        for name, folder in (
            (f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
            (f"sixtysix_{language}", _own_folder()),
        ):
            self._install(name, folder)

    def remove(self) -> None:
        """Take the translators away again."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed.clear()

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator()
        if not folder or not translator.load(name, folder):
            if name != "qtbase_en":  # Qt's own English needs no file
                _log.warning("The translation %s is missing.", name)
            return
        QCoreApplication.installTranslator(translator)
        self._installed.append(translator)


def _own_folder() -> str:
    try:
        return str(resource_path("translations"))
    except ResourceMissingError as error:
        _log.warning("%s", error)
        return ""
