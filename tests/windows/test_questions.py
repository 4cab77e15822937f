"""Questions on paper: one after the other, safe by Esc, above all that lies in the window."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.windows.sheets.questions import (
    AnswerButton,
    Offer,
    Question,
    QuestionLayer,
    QuestionSheet,
    ask,
    ground_on_table,
    tell,
)

LONG_PATH = "/home/somebody/.local/share/sixtysix/damaged-20260109-200000.66r"


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def layer_of(window: QWidget) -> QuestionLayer:
    (layer,) = window.findChildren(QuestionLayer)
    return layer


def sheet_of(window: QWidget) -> QuestionSheet:
    sheet = layer_of(window).sheet
    assert sheet is not None
    return sheet


def press(window: QWidget, key: Qt.Key) -> None:
    QTest.keyClick(window.focusWidget(), key)


def question(head: str, told: list[str]) -> Question:
    def note(answer: str) -> Callable[[], None]:
        return lambda: told.append(f"{head} {answer}")

    return Question(
        head, "So it is.", AnswerButton("Stay", note("no")), (AnswerButton("Go", note("yes")),)
    )


def test_the_safe_button_is_right_and_has_the_focus(window: QWidget) -> None:
    ask(window, question("Leave?", []))
    other, safe = sheet_of(window).findChildren(QPushButton)
    assert (other.text(), safe.text()) == ("Go", "Stay")
    assert window.focusWidget() is safe
    assert other.geometry().right() < safe.geometry().left()
    assert safe.accessibleDescription() == "Leave? So it is."


def wanted(told: list[str]) -> Question:
    def note(answer: str) -> Callable[[], None]:
        return lambda: told.append(answer)

    return Question(
        "Show a hint?",
        "It is marked.",
        safe=AnswerButton("Not now", note("no")),
        wanted=AnswerButton("Show", note("yes")),
        offer=Offer("Don’t ask again", note("never")),
    )


def test_what_is_wanted_is_the_main_button_beside_the_safe_one(window: QWidget) -> None:
    ask(window, wanted([]))
    safe, main = sheet_of(window).findChildren(QPushButton)
    assert (safe.text(), main.text()) == ("Not now", "Show")
    assert window.focusWidget() is main
    assert main.accessibleDescription() == "Show a hint? It is marked."


@pytest.mark.parametrize("ticked", [False, True])
@pytest.mark.parametrize(("key", "answer"), [(Qt.Key.Key_Escape, "no"), (Qt.Key.Key_Return, "yes")])
def test_a_box_to_tick_goes_with_any_answer_and_through_another_size(
    window: QWidget, key: Qt.Key, answer: str, ticked: bool
) -> None:
    told: list[str] = []
    ask(window, wanted(told))
    if ticked:
        sheet_of(window).findChildren(QCheckBox)[0].click()
        window.resize(700, 500)
    sheet_of(window).take_focus()
    press(window, key)
    assert told == [*(["never"] if ticked else []), answer]


@pytest.mark.parametrize(
    ("keys", "answer"),
    [
        ([Qt.Key.Key_Escape], "no"),
        ([Qt.Key.Key_Return], "no"),
        ([Qt.Key.Key_Left, Qt.Key.Key_Return], "yes"),
        ([Qt.Key.Key_Tab, Qt.Key.Key_Return], "yes"),
        ([Qt.Key.Key_Left, Qt.Key.Key_Escape], "no"),
    ],
)
def test_keys_answer(window: QWidget, keys: list[Qt.Key], answer: str) -> None:
    told: list[str] = []
    ask(window, question("Leave?", told))
    for key in keys:
        press(window, key)
    assert told == [f"Leave? {answer}"]
    assert layer_of(window).isHidden()


def test_questions_come_one_after_the_other(window: QWidget) -> None:
    told: list[str] = []
    ask(window, question("First?", told))
    ask(window, question("Second?", told))
    assert sheet_of(window).question.head == "First?"
    press(window, Qt.Key.Key_Escape)
    assert sheet_of(window).question.head == "Second?"
    press(window, Qt.Key.Key_Escape)
    assert told == ["First? no", "Second? no"]


def test_the_focus_stays_and_comes_back(qtbot: QtBot, window: QWidget) -> None:
    field = QLineEdit(window)
    field.show()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    tell(window, "It is so.", "", "Close")
    field.setFocus()
    assert window.focusWidget() is sheet_of(window).main_button, "what lies below asks in vain"
    press(window, Qt.Key.Key_Escape)
    assert window.focusWidget() is field


def test_the_mouse_does_not_reach_what_lies_below(window: QWidget) -> None:
    below = QPushButton("below", window)
    below.setGeometry(10, 10, 100, 40)
    below.show()
    pressed: list[bool] = []
    below.clicked.connect(lambda: pressed.append(True))
    tell(window, "It is so.", "", "Close")
    assert window.childAt(30, 30) is layer_of(window)
    QTest.mouseClick(layer_of(window), Qt.MouseButton.LeftButton)
    assert pressed == []


def test_readers_hear_an_alert(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    alerts: list[str] = []

    def note(sheet: QuestionSheet) -> None:
        alerts.append(sheet.question.spoken)

    monkeypatch.setattr(QuestionSheet, "alert", note)
    tell(window, "It is so.", "And not otherwise.", "Close")
    assert alerts == ["It is so. And not otherwise."]
    assert (
        QAccessible.queryAccessibleInterface(sheet_of(window)).text(QAccessible.Text.Name)
        == "It is so."
    )


def test_it_keeps_its_place_when_the_window_grows(window: QWidget) -> None:
    tell(window, "It is so.", "", "Close")
    window.resize(1200, 800)
    layer, sheet = layer_of(window), sheet_of(window)
    assert layer.geometry() == window.rect()
    assert abs(sheet.geometry().center().x() - 600) <= 1
    assert window.focusWidget() is sheet.main_button


def test_long_paths_are_read_whole_and_as_plain_text(window: QWidget) -> None:
    tell(window, "<b>Odd</b>", f"It is kept as {LONG_PATH}.", "Close")
    sheet = sheet_of(window)
    assert sheet.width() < 0.6 * window.width()
    for label in sheet.findChildren(QLabel):
        assert label.textFormat() is Qt.TextFormat.PlainText
        assert label.heightForWidth(label.width()) <= label.height()
        assert label.minimumSizeHint().width() <= label.width()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 772), (1920, 1052), (1120, 660)])
def test_on_a_table_the_own_hand_stays_seen(
    window: QWidget, size: tuple[int, int], scale: float
) -> None:

    window.resize(*size)
    ground = ground_on_table(QRect(0, 0, *size), scale)
    layer = QuestionLayer(window, lambda: ground, (window,), lambda: Speed.NONE)
    layer.ask(question("Diese Partie aufgeben?", []))
    sheet = layer.sheet
    assert sheet is not None
    layout = TableLayout.for_size(*size, scale)
    hand = min(place.bounds(layout.metrics.card_width).top() for place in layout.hands.own(6))
    assert sheet.geometry().bottom() <= hand + 1
    assert sheet.geometry().top() > 0
