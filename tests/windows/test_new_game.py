"""The sheet before a game, by keyboard."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.variants import rule_set, rule_set_names
from sixtysix_gui.storage.settings_values import Level
from sixtysix_gui.table.card_svg import Pack
from sixtysix_gui.windows.dialogs.all_rules import AllRulesDialog
from sixtysix_gui.windows.dialogs.new_game import NewGameDefaults, NewGameDialog
from sixtysix_gui.windows.look.paper import Page
from sixtysix_gui.windows.parts.opponent_choice import OpponentChoice
from sixtysix_gui.windows.parts.picture_choice import PictureChoice
from sixtysix_gui.windows.texts.opponents import OPPONENTS
from tests.windows.conftest import UsePage

CHANGED = rule_set("schnapsen").with_overrides({"game.target": 11})


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[NewGameDialog]:
    shown = NewGameDialog(NewGameDefaults(first_start=True))
    qtbot.addWidget(shown)
    shown.show()
    shown.activateWindow()
    yield shown
    shown.close()


def test_enter_deals_at_once(dialog: NewGameDialog) -> None:
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert dialog.result() == NewGameDialog.DialogCode.Accepted
    assert dialog.choice.rules == rule_set()
    assert dialog.choice.code == ""


def test_every_rule_set_can_be_reached_by_keys(dialog: NewGameDialog) -> None:
    for _ in range(40):
        if isinstance(dialog.focusWidget(), QRadioButton):
            break
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    chosen = {dialog.choice.rules.name}
    for _ in rule_set_names():
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Down)
        chosen.add(dialog.choice.rules.name)
    assert chosen == set(rule_set_names())


def test_tab_goes_down_the_sheet(dialog: NewGameDialog) -> None:
    stops = [dialog.focusWidget()]
    while len(stops) < 20:
        QTest.keyClick(stops[-1], Qt.Key.Key_Tab)
        if dialog.focusWidget() is stops[0]:
            break
        stops.append(dialog.focusWidget())
    heights = [stop.mapTo(dialog, stop.rect().center()).y() for stop in stops[1:]]
    assert heights == sorted(heights)
    assert [type(stop) for stop in stops] == [
        QPushButton, QLineEdit, QToolButton, QPushButton, QToolButton, QCheckBox, QRadioButton,
        QCheckBox,
        QPushButton, QPushButton,
    ]  # fmt: skip


def opponents(dialog: NewGameDialog) -> OpponentChoice:
    found = dialog.findChild(OpponentChoice)
    assert isinstance(found, OpponentChoice)
    return found


def visible_lines(dialog: NewGameDialog) -> list[str]:
    labels = opponents(dialog).findChildren(QLabel)
    return [shown.text() for shown in labels if shown.isVisible()]


def test_a_fresh_sheet_offers_the_casual_player(dialog: NewGameDialog) -> None:
    assert dialog.choice.level == "casual"
    assert len(visible_lines(dialog)) == 1


@pytest.mark.parametrize(
    ("way", "modifier"),
    [
        (Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier),
    ],
)
def test_arrows_lead_through_the_opponents_and_each_says_what_it_is_like(
    dialog: NewGameDialog, way: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    for _ in range(20):
        if opponents(dialog).isAncestorOf(dialog.focusWidget()):
            break
        QTest.keyClick(dialog.focusWidget(), way, modifier)
    assert dialog.focusWidget() is opponents(dialog).button("casual")
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Left)
    met: list[tuple[Level, str]] = []
    for _ in OPPONENTS:
        (line,) = visible_lines(dialog)
        met.append((dialog.choice.level, line))
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Right)
    assert met == [(one.level, one.line) for one in OPPONENTS]
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert dialog.isVisible(), "Enter presses the face, and deals no cards"


def test_a_screen_reader_hears_name_strength_and_line(dialog: NewGameDialog) -> None:
    button = opponents(dialog).button("expert")
    assert button.accessibleName() == "King, strength 4 of 5"
    assert button.accessibleDescription() == OPPONENTS[3].line


def test_the_opponents_follow_the_cards_that_are_chosen(dialog: NewGameDialog) -> None:
    faces = opponents(dialog)
    before = faces.button("casual").icon().cacheKey()
    decks = next(
        choice
        for choice in dialog.findChildren(PictureChoice)
        if choice.accessibleName() == "Cards"
    )
    decks.button("german").click()
    names = [faces.button(one.level).text() for one in OPPONENTS]
    assert names == ["Nine", "Unter", "Ober", "King", "Daus"]
    assert faces.button("casual").icon().cacheKey() != before
    assert dialog.choice.level == "casual"
    decks.button("french").click()
    assert faces.button("master").text() == "Ace"


@pytest.mark.parametrize("size", [(780, 540), (720, 780)], ids=["800x600", "1280x800"])
@pytest.mark.parametrize("deck", ["french", "german"])
@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.usefixtures("language")
def test_the_row_fits_at_every_text_size(
    qtbot: QtBot, look_like: UsePage, size: tuple[int, int], deck: Pack, percent: int
) -> None:
    look_like(Page(percent / 100))
    dialog = NewGameDialog(NewGameDefaults(deck=deck))
    qtbot.addWidget(dialog)
    dialog.resize(*size)
    dialog.show()
    assert dialog.size() == QSize(*size)
    faces = opponents(dialog)
    buttons = [faces.button(one.level) for one in OPPONENTS]
    places = [button.mapTo(dialog, button.rect().topLeft()) for button in buttons]
    assert len({place.y() for place in places}) == 1, "one row"
    for button, place in zip(buttons, places, strict=True):
        assert QFontMetrics(button.font()).horizontalAdvance(button.text()) < button.width() - 12
        assert button.iconSize().width() < button.width() - 12
        assert place.x() + button.width() < dialog.width()
    heights: set[int] = set()
    for button in buttons:
        button.click()
        heights.add(faces.height())
        (shown,) = (one for one in faces.findChildren(QLabel) if one.isVisible())
        assert shown.heightForWidth(shown.width()) <= shown.height(), "the line is not cut"
    assert len(heights) == 1, "nothing below moves"


def test_a_wrong_deal_code_is_refused_with_a_sentence(dialog: NewGameDialog) -> None:
    dialog.code_box.click()
    QTest.keyClicks(dialog.code_field, "abc")
    QTest.keyClick(dialog.code_field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert "“abc” is no deal code" in dialog.trouble
    QTest.keyClick(dialog.code_field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(dialog.code_field, "abcde fghjk lmnpr stwxy")
    assert dialog.trouble == ""
    QTest.keyClick(dialog.code_field, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert dialog.choice.code == "ABCDE-FGHJK-LMNPR-STWXY"


def test_escape_changes_nothing(dialog: NewGameDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.result() == NewGameDialog.DialogCode.Rejected


def test_changed_rules_stay_in_the_list(qtbot: QtBot) -> None:
    dialog = NewGameDialog(NewGameDefaults(rules=CHANGED))
    qtbot.addWidget(dialog)
    assert dialog.choice.rules == CHANGED
    dialog.rule_button("santase").click()
    assert dialog.choice.rules == rule_set("santase")
    dialog.rule_button("").click()
    assert dialog.choice.rules == CHANGED


def test_all_rules_are_taken_over(dialog: NewGameDialog, qtbot: QtBot) -> None:
    dialog.rule_button("schnapsen").click()
    buttons = dialog.findChildren(QPushButton)
    next(button for button in buttons if "All rules" in button.text()).click()
    everything = next(
        one
        for one in QApplication.topLevelWidgets()
        if isinstance(one, AllRulesDialog) and one.isVisible()
    )
    assert everything.rules == rule_set("schnapsen")
    choice = everything.choice("game.target")
    choice.setCurrentIndex(2)
    everything.accept()
    assert dialog.choice.rules == CHANGED
    qtbot.wait(1)
