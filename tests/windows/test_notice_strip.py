"""The quiet line at the upper edge: as wide as its words, however often it is shown."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.windows.panels import NoticeStrip

SHORT, LONG = (
    "The same cards once more.",
    "The same cards once more, for practice. Your game waits.",
)


def test_a_line_keeps_its_shape_when_it_is_shown_again(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    strip = NoticeStrip(page, lambda: None)
    strip.place_in(QRect(0, 0, 1280, 800))
    strip.say(LONG)
    first = strip.size()
    strip.say(LONG)
    assert strip.size() == first


def test_a_line_needs_no_more_lines_after_a_longer_one(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    strip = NoticeStrip(page, lambda: None)
    strip.place_in(QRect(0, 0, 1280, 800))
    strip.say(SHORT)
    alone = strip.size()
    strip.say(LONG)
    strip.say(SHORT)
    assert strip.size() == alone
