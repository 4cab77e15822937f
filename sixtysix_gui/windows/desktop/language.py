"""The language of the program: chosen from the system or by the person, changed while it runs."""

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from sixtysix_gui import languages
from sixtysix_gui.languages import FALLBACK
from sixtysix_gui.resource_files import ResourceMissingError
from sixtysix_gui.text.common import spoken_language

_log = logging.getLogger(__name__)

_NO_LANGUAGE = frozenset(("c", "posix"))
"""What a system calls its language where none is set."""


def system_language() -> str:
    """Return the first language of the system that the program speaks, or English."""
    return languages.chosen_by(_wanted()) or FALLBACK


def speaks_language_of_system() -> bool:
    """Return whether the program speaks the language that the person has chosen for the system."""
    first = next(iter(_wanted()), FALLBACK)
    return languages.chosen_by([first]) is not None or first.lower() in _NO_LANGUAGE


def _wanted() -> list[str]:
    return QLocale.system().uiLanguages()


def language_for(setting: str) -> str:
    """Return the language for a setting: ``system``, or the code of a language."""
    return setting if setting in languages.codes() else system_language()


def names_of_languages() -> dict[str, str]:
    """Return what every language calls itself, by its code, in the order of their list."""
    return {code: spoken.name for code, spoken in languages.listed().items()}


def card_letters() -> str:
    """Return the language of the letters on the cards: that of the program."""
    return spoken_language().code


class Translations:
    """The translators of the program.

    Where the texts of a language are missing or damaged, English is spoken, and the log says why.
    """

    def __init__(self) -> None:
        """Begin without any."""
        self._installed: list[QTranslator] = []
        self._language = ""

    @property
    def language(self) -> str:
        """The code of the language that was asked for."""
        return self._language

    def use(self, setting: str) -> None:
        """Speak the language of a setting from now on; every open window is told by Qt."""
        language = language_for(setting)
        if language == self._language:
            return
        self._language = language
        self.remove()
        below = languages.with_those_below(language)
        own = [made for one in below if (made := _own_texts(one.code)) is not None]
        if not own:
            language, below = FALLBACK, languages.with_those_below(FALLBACK)
            own = [made for one in below if (made := _own_texts(one.code)) is not None]
        # numbers and plurals follow the locale, windows follow the translators: locale first
        QLocale.setDefault(QLocale(language))
        base = next((one.code for one in below if one.code != FALLBACK), FALLBACK)
        for translator in (*_texts_of_qt(base), *own):
            QCoreApplication.installTranslator(translator)
            self._installed.append(translator)

    def remove(self) -> None:
        """Take the translators away again."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed.clear()


def _own_texts(code: str) -> QTranslator | None:
    """Read the texts of a language; Qt asks those first that were installed last."""
    name = f"sixtysix_{code}.qm"
    try:
        place = languages.folder() / code / name
    except ResourceMissingError as error:
        _log.warning("%s", error)
        return None
    return _loaded(place)


def _texts_of_qt(code: str) -> list[QTranslator]:
    """Read what Qt itself says in a language: its own English needs no file."""
    if code == FALLBACK:
        return []
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    made = _loaded(Path(folder, f"qtbase_{code}.qm")) if folder else None
    return [] if made is None else [made]


def _loaded(file: Path) -> QTranslator | None:
    translator = QTranslator()
    if file.is_file() and translator.load(str(file)):
        return translator
    _log.warning("The translation %s is missing or damaged.", file.name)
    return None
