"""A language that is made up: every text a third longer than in English, with accents.

It is added as docs/translating.md says: a folder and a line, and nothing else. In its second way of
writing every text stands between marks, so that a text without a translation is seen, and so is one
that is cut, or put together of pieces by code.
"""

import re
import shutil
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from unittest.mock import patch
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QLocale

from sixtysix_gui import languages
from sixtysix_gui.windows.desktop.language import Translations
from tools.translation.command_line import compiled, spoken_on_command_line
from tools.translation.data_texts import all_texts
from tools.translation.extract import FoundText
from tools.translation.files import SOURCES, Language, compile_ts, update_ts

MADE_UP, NAME = "eo", "Lingvo Plilongigita"
MARKED = f"{MADE_UP}-marked"
"""The same with every text between ``BEGIN`` and ``END``."""
BEGIN, END = "⟦⟧"
DATA = f"""
name = "{NAME}"
rule_set = "schnapsen-sharp"
deck = "german"

[letters.french]
J = "F"

[keys]
CLOSE = ["Ŝ"]
"""
_KEPT = re.compile(r"(\{[^}]*\}|<[^>]*>|&\w+;|&\w|%L?\w+|%\(\w+\)\w|\s+)")
_WORD = re.compile(r"[^\W\d_]{2,}")
_ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")


@cache
def texts_of_program() -> list[FoundText]:
    """All texts for people in the sources, which are read once."""
    return all_texts(SOURCES)


def longer(text: str) -> str:
    """Make every word a third longer, with accents, and leave alone what is filled in.

    >>> longer("{name} wins the &deal")
    '{name} wínsw thét &déálé'
    """
    return "".join(
        part if _KEPT.fullmatch(part) else _WORD.sub(_longer_word, part)
        for part in _KEPT.split(text)
    )


def _longer_word(word: re.Match[str]) -> str:
    letters = word[0]
    return (letters + letters[: (len(letters) + 1) // 3].lower()).translate(_ACCENTS)


def marked(text: str) -> str:
    """Put a text between the marks.

    >>> marked("{name} wins")
    '⟦{name} wínsw⟧'
    """
    return f"{BEGIN}{longer(text)}{END}"


@contextmanager
def added_language(folder: Path, write: Callable[[str], str] = longer) -> Generator[str]:
    """Add the language to a copy of the program's and give its code; ``write`` makes its texts."""
    place = folder / "languages"
    if not place.exists():
        _lay_down(place, write)
    with patch.object(languages, "folder", lambda: place):
        _forget()
        yield MADE_UP
    _forget()


@contextmanager
def spoken(code: str, folders: pytest.TempPathFactory) -> Generator[None]:
    """Speak a language of the program, or the one that is made up, or that with marks."""
    locale, translations = QLocale(), Translations()
    with ExitStack() as stack:
        if code in {MADE_UP, MARKED}:
            place = folders.getbasetemp() / code
            write = marked if code == MARKED else longer
            code = stack.enter_context(added_language(place, write))
        translations.use(code)
        yield
        translations.remove()
        QLocale.setDefault(locale)


def _forget() -> None:
    languages.listed.cache_clear()
    languages.listed_names.cache_clear()


def _lay_down(place: Path, write: Callable[[str], str]) -> None:
    shutil.copytree(languages.folder(), place, ignore=shutil.ignore_patterns("*.ts"))
    table = place / languages.LIST_FILE
    listed = table.read_text(encoding="utf-8")
    table.write_text(listed.replace("]\n", f'    "{MADE_UP}",\n]\n'), encoding="utf-8")
    own = place / MADE_UP
    own.mkdir()
    (own / languages.DATA_FILE).write_text(DATA, encoding="utf-8")
    texts = own / "sixtysix.ts"
    language, found = Language(MADE_UP, complete=True), texts_of_program()
    update_ts(language, found, texts)
    _translate(texts, write)
    compile_ts(texts, own / f"sixtysix_{MADE_UP}.qm")
    catalogue = own / "LC_MESSAGES" / language.mo_file.name
    catalogue.parent.mkdir()
    catalogue.write_bytes(compiled(language, spoken_on_command_line(found), texts))


def _translate(file: Path, write: Callable[[str], str]) -> None:
    tree = ElementTree.parse(file)
    for message in tree.getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        words = write(message.findtext("source", "")).replace("(s)", "")
        for form in list(translation) or [translation]:
            form.text = words
        translation.attrib.pop("type", None)
    tree.write(file, encoding="utf-8", xml_declaration=True)
