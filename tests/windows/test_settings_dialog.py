"""Every setting can be changed in the dialog, is told at once, and can be put back."""

from dataclasses import fields, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sixtysix_gui.resource_files import ResourceMissingError
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.card_svg import back_count
from sixtysix_gui.windows.dialogs.settings.dialog import SettingsDialog
from sixtysix_gui.windows.parts.picture_choice import PictureChoice
from sixtysix_gui.windows.parts.rules_editor import RulesEditor
from tests.windows.conftest import Speak

ELSEWHERE = {
    "rule_set",
    "rule_overrides",
    "own_rules",
    "length",
    "practice",
    "welcomed",
    "window_geometry",
    "window_state",
}
"""Settings that are chosen in the sheet before a game, by the rules, or by moving the window."""


def opened(qtbot: QtBot, settings: Settings | None = None) -> tuple[SettingsDialog, list[Settings]]:
    dialog = SettingsDialog(settings or Settings())
    qtbot.addWidget(dialog)
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    dialog.show()
    dialog.activateWindow()
    return dialog, told


def widget(dialog: SettingsDialog, kind: type[QWidget], name: str) -> QWidget:
    found = dialog.findChild(kind, name)
    assert isinstance(found, kind), name
    return found


def test_every_setting_has_its_place(qtbot: QtBot) -> None:
    dialog, _ = opened(qtbot)
    shown = {child.objectName() for child in dialog.findChildren(QWidget)}
    assert {entry.name for entry in fields(Settings)} - ELSEWHERE <= shown


def test_tab_leads_from_the_list_through_the_page_to_the_buttons(qtbot: QtBot) -> None:
    dialog, _ = opened(qtbot)
    dialog.show_page(3)
    dialog.findChildren(QListWidget)[0].setFocus()
    ticks = [QCheckBox] * 4
    for kind in [QLineEdit, QComboBox, *ticks, QPushButton, QPushButton]:
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        assert isinstance(dialog.focusWidget(), kind)
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert dialog.focusWidget().property("look") == "pages"


def test_tab_reaches_the_picture_that_is_chosen_before_and_after_a_change(qtbot: QtBot) -> None:
    dialog, _ = opened(qtbot, Settings(cloth="slate"))
    dialog.show_page(1)
    choice = widget(dialog, PictureChoice, "cloth")
    assert isinstance(choice, PictureChoice)
    pages = dialog.findChildren(QListWidget)[0]
    for cloth in ("slate", "walnut"):
        choice.button(cloth).click()
        pages.setFocus()
        QTest.keyClick(pages, Qt.Key.Key_Tab)
        assert dialog.focusWidget() is choice.button(cloth)
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert isinstance(dialog.focusWidget(), QComboBox)


@pytest.mark.parametrize(("field", "value"), [("deck", "german"), ("back", "3")])
def test_the_focus_stays_on_a_picture_that_was_chosen(qtbot: QtBot, field: str, value: str) -> None:
    dialog, _ = opened(qtbot)
    choice = widget(dialog, PictureChoice, field)
    assert isinstance(choice, PictureChoice)
    qtbot.waitUntil(dialog.isActiveWindow)
    choice.button(value).setFocus()
    choice.button(value).click()  # another deck makes the pages anew
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    choice = widget(dialog, PictureChoice, field)
    assert isinstance(choice, PictureChoice)
    assert choice.value == value
    assert dialog.focusWidget() is choice.button(value)


TICKS = [
    "claim_for_me",
    "draw_for_me",
    "one_click",
    "offer_word",
    "mark_illegal",
    "talon_count",
    "high_contrast",
    "large_indices",
]


@pytest.mark.parametrize("field", TICKS)
def test_ticks_are_told_at_once(qtbot: QtBot, field: str) -> None:
    dialog, told = opened(qtbot)
    before = getattr(Settings(), field)
    box = widget(dialog, QCheckBox, field)
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert told == [replace(Settings(), **{field: not before})]


CHOICES = [
    ("speed", ["slow", "normal", "fast", "none"]),
    ("show_points", ["none", "mine", "both"]),
    ("colours", ["two", "four"]),
    ("text_size", [100, 125, 150, 200]),
    ("language", ["system", "de", "en"]),
    ("level", ["casual", "novice", "club", "expert", "master"]),
]


@pytest.mark.parametrize(("field", "values"), CHOICES)
def test_choices_are_told_at_once(qtbot: QtBot, field: str, values: list[object]) -> None:
    dialog, told = opened(qtbot)
    for value in (*values[1:], values[0]):
        box = widget(dialog, QComboBox, field)
        assert isinstance(box, QComboBox)
        place = box.findData(value)
        QTest.keyClick(box, Qt.Key.Key_Home)
        for _ in range(place):
            QTest.keyClick(box, Qt.Key.Key_Down)
        assert getattr(told[-1] if told else Settings(), field) == value


def test_an_opponent_is_described_and_comes_with_the_next_game(qtbot: QtBot) -> None:
    dialog, _ = opened(qtbot, Settings(deck="german"))
    box = widget(dialog, QComboBox, "level")
    assert isinstance(box, QComboBox)
    assert [box.itemText(place) for place in range(box.count())] == [
        f"{name}, strength {number} of 5"
        for number, name in enumerate(("Nine", "Unter", "Ober", "King", "Daus"), 1)
    ]
    assert "remembers the last trick" in box.accessibleDescription()
    QTest.keyClick(box, Qt.Key.Key_End)
    assert "minds the score" in box.accessibleDescription()
    assert box.accessibleDescription().endswith("Takes effect with the next game.")
    assert box.accessibleDescription() in {one.text() for one in dialog.findChildren(QLabel)}


PICTURES = [
    ("deck", ["german", "french"]),
    ("cloth", ["walnut", "slate", "green"]),
    ("back", ["2", "1"]),
]


@pytest.mark.parametrize(("field", "values"), PICTURES)
def test_pictures_are_told_at_once(qtbot: QtBot, field: str, values: list[str]) -> None:
    dialog, told = opened(qtbot)
    for value in values:
        choice = widget(dialog, PictureChoice, field)
        assert isinstance(choice, PictureChoice)
        QTest.keyClick(choice.button(value), Qt.Key.Key_Space)
        assert str(getattr(told[-1], field)) == value
        qtbot.wait(1)


def test_a_name_is_told_without_blanks_around_it(qtbot: QtBot) -> None:
    dialog, told = opened(qtbot)
    field = widget(dialog, QLineEdit, "player_name")
    QTest.keyClicks(field, "  Änne  Groß ")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert told[-1].player_name == "Änne Groß"


def test_defaults_come_back_page_by_page(qtbot: QtBot) -> None:
    odd = Settings(deck="german", cloth="slate", speed="slow", player_name="Ada")
    dialog, told = opened(qtbot, odd)
    restore = next(b for b in dialog.findChildren(QPushButton) if b.text() == "Restore defaults")
    restore.click()
    assert told == [replace(odd, deck="french")]
    dialog.show_page(1)
    restore.click()
    assert told[-1] == Settings(player_name="Ada")


def rules_page(dialog: SettingsDialog) -> RulesEditor:
    """The rules as the settings show them."""
    dialog.show_page(2)
    found = dialog.findChild(RulesEditor)
    assert isinstance(found, RulesEditor)
    return found


def test_rules_are_changed_dimension_by_dimension_and_told_at_once(qtbot: QtBot) -> None:
    dialog, told = opened(qtbot)
    editor = rules_page(dialog)
    QTest.keyClick(editor.choice("strict.head"), Qt.Key.Key_Down)
    assert told[-1].rule_set == "german-66"
    assert told[-1].rule_overrides == {"strict.head": False}
    assert editor.changed_keys == ("strict.head",)
    editor.choose_rule_set("santase")
    assert (told[-1].rule_set, told[-1].rule_overrides) == ("santase", {})


def test_rules_that_do_not_fit_together_are_said_and_not_told(qtbot: QtBot) -> None:
    dialog, told = opened(qtbot)
    editor = rules_page(dialog)
    QTest.keyClick(editor.choice("deck.pack"), Qt.Key.Key_Up)
    assert editor.trouble.endswith(".")
    assert told == []


def test_the_usual_rules_come_back(qtbot: QtBot) -> None:
    odd = Settings(rule_set="santase", rule_overrides={"strict.head": False}, deck="german")
    dialog, told = opened(qtbot, odd)
    editor = rules_page(dialog)
    assert editor.changed_keys == ("strict.head",)
    restore = next(b for b in dialog.findChildren(QPushButton) if b.text() == "Restore defaults")
    restore.click()
    assert told == [Settings(deck="german")]
    qtbot.wait(1)
    assert rules_page(dialog).changed_keys == ()


@pytest.mark.parametrize("place", range(5))
def test_the_dialog_speaks_another_language_at_once(qtbot: QtBot, speak: Speak, place: int) -> None:
    dialog, _ = opened(qtbot)
    dialog.show_page(place)
    english = texts(dialog)
    speak("de")
    qtbot.wait(1)
    assert dialog.windowTitle() == "Einstellungen"
    same = {"Normal", "English", "Deutsch", "", "100 %", "125 %", "150 %", "200 %"}
    same |= {"Santase", "Schnapsen"}
    both = {text for text in english & texts(dialog) if any(map(str.isalpha, text))}
    assert not both - same


def texts(dialog: SettingsDialog) -> set[str]:
    """Every text on the buttons, boxes and lists that can be seen."""
    boxes = [child for child in dialog.findChildren(QCheckBox) if child.isVisible()]
    buttons = [child for child in dialog.findChildren(QPushButton) if child.isVisible()]
    lists = [child for child in dialog.findChildren(QComboBox) if child.isVisible()]
    entries = {box.itemText(place) for box in lists for place in range(box.count())}
    return {child.text() for child in (*boxes, *buttons)} | entries


def test_the_settings_open_where_all_card_drawings_are_missing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(*parts: str) -> Path:
        raise ResourceMissingError("/".join(parts), Path("nowhere"))

    monkeypatch.setattr("sixtysix_gui.table.card_svg.resource_path", missing)
    back_count.cache_clear()
    dialog, _ = opened(qtbot)
    backs = widget(dialog, PictureChoice, "back")
    assert [one.text() for one in backs.findChildren(QToolButton)] == ["Lattice"]
    back_count.cache_clear()
