"""A language that is made up: every text a third longer than in English.

It is added as docs/translating.md says: a folder and a line, and nothing else.
"""

import re
import shutil
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from unittest.mock import patch
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QLocale

from sixtysix_gui import languages
from sixtysix_gui.windows.desktop.language import Translations
from tools.translation.command_line import compiled, spoken_on_command_line
from tools.translation.data_texts import all_texts
from tools.translation.files import SOURCES, Language, compile_ts, update_ts

MADE_UP, NAME = "eo", "Lingvo Plilongigita"
DATA = f"""
name = "{NAME}"
rule_set = "schnapsen-sharp"
deck = "german"

[letters.french]
J = "F"

[keys]
CLOSE = ["Ŝ"]
"""
_KEPT = re.compile(r"(\{[^}]*\}|<[^>]*>|&\w+;|%L?\w+|%\(\w+\)\w|\s+)")
_WORD = re.compile(r"[^\W\d_]{2,}")


def longer(text: str) -> str:
    """Make every word a third longer, and leave alone what is filled in.

    >>> longer("{name} wins the &deal")
    '{name} winsw thet &deald'
    """
    return "".join(
        part if _KEPT.fullmatch(part) else _WORD.sub(_longer_word, part)
        for part in _KEPT.split(text)
    )


def _longer_word(word: re.Match[str]) -> str:
    letters = word[0]
    return letters + letters[: (len(letters) + 1) // 3].lower()


@contextmanager
def added_language(folder: Path) -> Generator[str]:
    """Add the language to a copy of the program's and give its code."""
    place = folder / "languages"
    if not place.exists():
        _lay_down(place)
    with patch.object(languages, "folder", lambda: place):
        _forget()
        yield MADE_UP
    _forget()


@contextmanager
def spoken(code: str, folders: pytest.TempPathFactory) -> Generator[None]:
    """Speak a language of the program, or the one that is made up."""
    locale, translations = QLocale(), Translations()
    with ExitStack() as stack:
        if code == MADE_UP:
            place = folders.getbasetemp() / MADE_UP
            stack.enter_context(added_language(place))
        translations.use(code)
        yield
        translations.remove()
        QLocale.setDefault(locale)


def _forget() -> None:
    languages.listed.cache_clear()
    languages.listed_names.cache_clear()


def _lay_down(place: Path) -> None:
    shutil.copytree(languages.folder(), place, ignore=shutil.ignore_patterns("*.ts"))
    table = place / languages.LIST_FILE
    listed = table.read_text(encoding="utf-8")
    table.write_text(listed.replace("]\n", f'    "{MADE_UP}",\n]\n'), encoding="utf-8")
    own = place / MADE_UP
    own.mkdir()
    (own / languages.DATA_FILE).write_text(DATA, encoding="utf-8")
    texts = own / f"sixtysix_{MADE_UP}.ts"
    language, found = Language(MADE_UP, complete=True), all_texts(SOURCES)
    update_ts(language, found, texts)
    _translate(texts)
    compile_ts(texts, texts.with_suffix(".qm"))
    catalogue = own / "LC_MESSAGES" / language.mo_file.name
    catalogue.parent.mkdir()
    catalogue.write_bytes(compiled(language, spoken_on_command_line(found), texts))


def _translate(file: Path) -> None:
    tree = ElementTree.parse(file)
    for message in tree.getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        words = longer(message.findtext("source", "")).replace("(s)", "")
        for form in list(translation) or [translation]:
            form.text = words
        translation.attrib.pop("type", None)
    tree.write(file, encoding="utf-8", xml_declaration=True)
