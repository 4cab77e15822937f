"""Every dimension can be changed on its own; what cannot go together is refused by a sentence."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.dimensions import DIMENSIONS, Dimension
from sixtysix_gui.rules.errors import ImpossibleCombinationError
from sixtysix_gui.rules.variants import RuleSet, rule_set, rule_set_names
from sixtysix_gui.windows.dialogs.all_rules import AllRulesDialog


def opened(qtbot: QtBot, rules: RuleSet) -> AllRulesDialog:
    dialog = AllRulesDialog(rules)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.mark.parametrize("name", rule_set_names())
def test_a_rule_set_is_shown_as_it_is(qtbot: QtBot, name: str) -> None:
    dialog = opened(qtbot, rule_set(name))
    assert dialog.rules == rule_set(name)
    assert dialog.trouble == ""
    assert dialog.changed_keys == ()


@pytest.mark.parametrize("dimension", DIMENSIONS, ids=lambda dimension: dimension.key)
def test_every_value_can_be_chosen_by_keys(qtbot: QtBot, dimension: Dimension) -> None:
    dialog = opened(qtbot, rule_set())
    choice = dialog.choice(dimension.key)
    QTest.keyClick(choice, Qt.Key.Key_Home)
    for value in dimension.choices:
        try:
            expected = rule_set().with_overrides({dimension.key: value})
        except ImpossibleCombinationError:
            assert dialog.trouble.endswith(".")
            assert not dialog.can_be_used
        else:
            assert dialog.rules == expected
            assert dialog.trouble == ""
            assert dialog.can_be_used
            assert dialog.changed_keys == tuple(expected.overrides())
        QTest.keyClick(choice, Qt.Key.Key_Down)


def test_an_impossible_combination_can_be_resolved(qtbot: QtBot) -> None:
    dialog = opened(qtbot, rule_set())
    dialog.choice("deck.hand").setCurrentIndex(0)
    assert dialog.trouble == (
        "“Dealt in batches of” and “Cards in a hand” do not go together: "
        "the batches must add up to the cards of a hand."
    )
    batches = dialog.choice("deal.batches")
    batches.setCurrentIndex(batches.findText("3 – 2"))
    assert dialog.trouble == ""
    assert dialog.rules.deck_hand == 5


def test_the_wheel_scrolls_and_changes_nothing(qtbot: QtBot) -> None:
    dialog = opened(qtbot, rule_set())
    choice = dialog.choice("deck.pack")
    middle = choice.rect().center()
    for turn in (-120, 120):
        event = QWheelEvent(
            QPointF(middle),
            QPointF(choice.mapToGlobal(middle)),
            QPoint(),
            QPoint(0, turn),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(choice, event)
    assert dialog.changed_keys == ()


def test_another_rule_set_starts_from_its_own_values(qtbot: QtBot) -> None:
    dialog = opened(qtbot, rule_set().with_overrides({"game.target": 9}))
    assert dialog.changed_keys == ("game.target",)
    dialog.choose_rule_set("schnapsen")
    assert dialog.rules == rule_set("schnapsen")
