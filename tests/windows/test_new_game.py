"""The sheet before a game, by keyboard."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.variants import rule_set, rule_set_names
from sixtysix_gui.windows.dialogs.all_rules import AllRulesDialog
from sixtysix_gui.windows.dialogs.new_game import NewGameDefaults, NewGameDialog

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
        QPushButton, QLineEdit, QToolButton, QToolButton, QRadioButton, QCheckBox, QPushButton,
        QPushButton,
    ]  # fmt: skip


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
