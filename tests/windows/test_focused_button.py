"""Buttons with the focus that tell something new."""

import pytest
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.windows.telling.announcer import FocusedButton


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window with two buttons and a field."""
    made = QWidget()
    qtbot.addWidget(made)
    layout = QVBoxLayout(made)
    for name in ("first", "second"):
        button = QPushButton(name)
        button.setObjectName(name)
        layout.addWidget(button)
    field = QLineEdit()
    field.setObjectName("field")
    layout.addWidget(field)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def child(window: QWidget, name: str) -> QWidget:
    found = window.findChild(QWidget, name)
    assert isinstance(found, QWidget)
    return found


def test_the_button_with_the_focus_tells_and_forgets_when_the_focus_goes(window: QWidget) -> None:
    first, second = child(window, "first"), child(window, "second")
    first.setAccessibleDescription("Right")
    voice = FocusedButton(window)
    first.setFocus()
    assert voice.has_keys
    voice.tell_at_focus("One.")
    voice.tell_at_focus("Two.")
    assert (first.accessibleDescription(), second.accessibleDescription()) == ("Two. (Right)", "")
    second.setFocus()
    assert first.accessibleDescription() == "Right"
    voice.tell_at_focus("Three.")
    assert second.accessibleDescription() == "Three."
    first.setFocus()
    assert (first.accessibleDescription(), second.accessibleDescription()) == ("Right", "")


def test_a_field_tells_nothing(window: QWidget) -> None:
    voice = FocusedButton(window)
    field = child(window, "field")
    field.setFocus()
    assert not voice.has_keys
    voice.tell_at_focus("One.")
    assert field.accessibleDescription() == ""


def test_no_news_change_nothing(window: QWidget) -> None:
    voice = FocusedButton(window)
    first = child(window, "first")
    first.setFocus()
    voice.tell_at_focus("One.")
    voice.tell_at_focus("")
    assert first.accessibleDescription() == "One."
