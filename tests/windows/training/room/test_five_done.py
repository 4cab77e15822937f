"""The sheet at the end of five: what it says, and what can be done there."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.training.exercise import ExerciseKind, ExerciseSource
from sixtysix_gui.training.sittings import News, NewsKind
from sixtysix_gui.windows.training.room.small_sheets import FiveDone, FiveDoneSheet
from sixtysix_gui.windows.widgets.basic import PlainLabel
from tests.windows.training.room.acts import noting, press, shown

SOURCES = (
    ExerciseSource.OWN,
    ExerciseSource.OWN,
    ExerciseSource.LESSON,
    ExerciseSource.PUZZLE,
    ExerciseSource.PUZZLE,
)


def done(*missed: int, news: News | None = None, **others: bool) -> FiveDone:
    marks = tuple((source, place not in missed) for place, source in enumerate(SOURCES))
    return FiveDone(marks, news, "french", **others)


def laid(qtbot: QtBot, what: FiveDone, heard: list[object] | None = None) -> FiveDoneSheet:
    sheet = FiveDoneSheet(16.0, what, noting([] if heard is None else heard))
    qtbot.addWidget(sheet)
    return sheet


def texts(sheet: FiveDoneSheet) -> list[str]:
    return [label.text() for label in sheet.findChildren(PlainLabel)]


def buttons(sheet: FiveDoneSheet) -> list[str]:
    return [button.text() for button in sheet.findChildren(QPushButton)]


@pytest.mark.parametrize(
    ("missed", "line"),
    [
        ((), "All five at once."),
        ((2,), "Four of five at once. The one you missed comes back tomorrow."),
        ((0, 4), "Three of five at once. The ones you missed come back tomorrow."),
        (range(5), "None of five at once. The ones you missed come back tomorrow."),
    ],
)
def test_it_says_how_many_were_right_at_once(
    qtbot: QtBot, missed: tuple[int, ...], line: str
) -> None:
    assert texts(laid(qtbot, done(*missed))) == ["Done for today", line]


@pytest.mark.parametrize(
    ("news", "line"),
    [
        (News(NewsKind.LEARNED, day=date(2026, 11, 14)), "A mistake of 14 November is learned."),
        (News(NewsKind.LESSON, lesson=9), "Lesson 9 is done."),
        (News(NewsKind.EASY, kind=ExerciseKind.WIN), "“Find the win” is easy for you now."),
    ],
)
def test_it_tells_one_thing_that_is_new(qtbot: QtBot, news: News, line: str) -> None:
    assert texts(laid(qtbot, done(news=news)))[-1] == line


def test_links_are_offered_only_where_they_lead_somewhere(qtbot: QtBot) -> None:
    plain = buttons(laid(qtbot, done()))
    assert plain == ["Close", "Five more"]
    full = buttons(laid(qtbot, done(1, 2, has_game=True, day_waits=True)))
    assert full == ["Back to the table", "Five more", "The missed ones again", "Deal of the day"]


def test_escape_and_enter_leave(qtbot: QtBot) -> None:
    heard: list[object] = []
    sheet = laid(qtbot, done(), heard)
    press(shown(qtbot, sheet), Qt.Key.Key_Escape, Qt.Key.Key_Enter)
    assert heard == ["close", "close"]


def test_readers_hear_each_of_the_five(qtbot: QtBot) -> None:
    sheet = laid(qtbot, done(2))
    assert sheet.main_button is not None
    spoken = sheet.main_button.accessibleDescription()
    each = "Yours: right, yours: right, lesson: missed, puzzle: right, puzzle: right."
    assert spoken.startswith(f"Done for today. {each} Four of five at once.")
    assert sheet.accessibleName() == "Done for today"
