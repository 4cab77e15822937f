"""A language is a folder and a line: one that is made up speaks in the whole program."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from sixtysix_gui import languages
from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import keys_of, meaning_of
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.settings import Settings, read_values
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.windows.desktop import language
from sixtysix_gui.windows.front_door import first_game
from sixtysix_gui.windows.settings.page import SettingsPage
from sixtysix_gui.windows.settings.pages import pages
from sixtysix_gui.windows.settings.settings_keeper import table_options
from tests.helpers.made_up_language import (
    MADE_UP,
    NAME,
    added_language,
    longer,
    spoken,
    texts_of_program,
)
from tests.helpers.rows import each_row
from tests.helpers.windows.found import child
from tools.translation import files
from tools.translation.check import faults
from tools.translation.files import Language

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def _spoken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with spoken(MADE_UP, tmp_path_factory):
        yield


def test_it_is_in_the_list_and_the_settings_take_it() -> None:
    assert languages.codes()[-1] == MADE_UP
    assert language.names_of_languages()[MADE_UP] == NAME
    assert read_values({"language": MADE_UP}) == ({"language": MADE_UP}, ())
    assert read_values({"language": "tlh"}) == ({}, ("language",))


def test_it_is_offered_by_its_name(qtbot: QtBot) -> None:
    page = SettingsPage(pages()[5], Settings(language=MADE_UP), 16.0)
    qtbot.addWidget(page)
    box = child(page, QComboBox, "language")
    assert box.currentData() == MADE_UP
    assert [box.itemText(row) for row in range(box.count())][1:] == [
        one.name for one in languages.listed().values()
    ]
    assert box.currentText() == NAME


def test_a_system_in_it_is_spoken_to_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "_wanted", lambda: ["eo-001", "eo", "de"])
    assert language.speaks_language_of_system()
    assert language.system_language() == MADE_UP


def test_its_words_letters_numbers_keys_and_game_are_used() -> None:
    assert CardWords().suit(Suit.HEARTS) == longer("hearts") == "héártshé"
    assert table_options(Settings()).letters == MADE_UP
    assert languages.language(MADE_UP).index_of("french", "J") == "F"
    assert languages.language(MADE_UP).index_of("german", "J") == "U"
    assert QLocale().toString(0.5, "f", 1) == "0,5"
    assert first_game().rules == rule_set("schnapsen-sharp")
    assert languages.language(MADE_UP).deck == "german"
    assert keys_of(Purpose.CLOSE) == ("Ŝ", "C")


PRESSED = [("Ŝ", Purpose.CLOSE), ("C", Purpose.CLOSE), ("M", Purpose.MARRIAGE), ("Ĝ", None)]


@each_row(("letter", "purpose"), PRESSED)
def test_its_own_letters_stand_beside_the_latin_ones(letter: str, purpose: Purpose | None) -> None:
    none = Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(QKeyEvent.Type.KeyPress, ord(letter), none, letter.lower())
    meaning = meaning_of(event, Context.TABLE)
    assert (None if meaning is None else meaning.purpose) is purpose


def test_its_catalogue_is_without_fault(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path_factory.getbasetemp() / MADE_UP
    with added_language(place):
        monkeypatch.setattr(files, "FOLDER", languages.folder())
        texts = {found.text for found in texts_of_program()}
        assert list(faults(Language(MADE_UP, complete=True), texts)) == []
