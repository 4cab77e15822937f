"""The lists of lessons and own mistakes, and the page of puzzles."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.theme import Cloth
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.training.exercise import ByMove, ExerciseKind
from sixtysix_gui.training.practice import Practice
from sixtysix_gui.windows.training.keeper import TrainingKeeper
from sixtysix_gui.windows.training.room.contents import (
    LessonsContents,
    LessonTile,
    MistakeRow,
    MistakesContents,
    PuzzlesContents,
    RoomLook,
    RoomReading,
)
from sixtysix_gui.windows.training.room.lessons_sheet import LessonsSheet
from sixtysix_gui.windows.training.room.mistakes_sheet import MistakesSheet
from sixtysix_gui.windows.training.room.small_sheets import PuzzlesSheet
from tests.training.conftest import NOW
from tests.training.made_up import RULES, TODAY, later, own
from tests.windows.training.room.acts import noting, press, shown

LOOK = RoomLook(CardStyle(), Cloth.GREEN, is_wide=True)
KEY = Qt.Key


# ----------------------------------------------------------------------------------------- lessons


def lessons(qtbot: QtBot, heard: list[object], chosen: int = 0) -> LessonsSheet:
    tiles = tuple(
        LessonTile(number, f"Title {number}", "Sentence.", "next" if number == 5 else "")
        for number in range(1, 13)
    )
    contents = LessonsContents("Head", tiles, 5, chosen)
    return shown(qtbot, LessonsSheet(16.0, contents, noting(heard), LOOK))


@pytest.mark.parametrize(
    ("keys", "begun"),
    [
        ([], 5),
        ([KEY.Key_Right], 11),
        ([KEY.Key_Down, KEY.Key_Down], 7),
        ([KEY.Key_Up], 4),
        ([KEY.Key_Left], 5),
    ],
)
def test_arrows_lead_to_a_lesson_and_enter_begins_it(
    qtbot: QtBot, keys: list[Qt.Key], begun: int
) -> None:
    heard: list[object] = []
    sheet = lessons(qtbot, heard)
    press(sheet, *keys, KEY.Key_Return)
    assert heard == [("lesson", begun)]


def test_the_lesson_one_comes_from_has_the_focus(qtbot: QtBot) -> None:
    heard: list[object] = []
    press(lessons(qtbot, heard, chosen=9), KEY.Key_Return)
    assert heard == [("lesson", 9)]


def test_esc_leads_back_from_the_lessons(qtbot: QtBot) -> None:
    heard: list[object] = []
    press(lessons(qtbot, heard), KEY.Key_Escape)
    assert heard == ["back"]


def test_readers_hear_number_title_state_and_sentence(qtbot: QtBot) -> None:
    sheet = lessons(qtbot, [])
    button = sheet.buttons[4]
    assert button.accessibleName() == "Lesson 5: Title 5"
    assert button.accessibleDescription() == "next. Sentence."


# ------------------------------------------------------------------------------------ own mistakes

ROWS = tuple(
    MistakeRow(
        f"own-{number}",
        tuple(map(Card.parse, ("9S", "QC", "AD"))),
        "On lead",
        "Your deal of 14 Nov",
        "today",
        number + 1,
        is_due=number == 0,
        spoken=f"row {number}",
    )
    for number in range(3)
)


def mistakes(
    qtbot: QtBot, heard: list[object], rows: tuple[MistakeRow, ...] = ROWS, chosen: str = ""
) -> MistakesSheet:
    contents = MistakesContents("1 waiting", rows, "", can_begin=bool(rows), chosen=chosen)
    return shown(qtbot, MistakesSheet(16.0, contents, noting(heard), LOOK))


def test_enter_begins_with_the_chosen_mistake_and_the_button_with_the_first(qtbot: QtBot) -> None:
    heard: list[object] = []
    sheet = mistakes(qtbot, heard)
    press(sheet, KEY.Key_Down, KEY.Key_Return)
    assert sheet.main_button is not None
    sheet.main_button.click()
    assert heard == [("choose_mistake", "own-1"), ("own", "own-1"), ("own", None)]


def test_del_takes_out_and_undo_puts_back(qtbot: QtBot) -> None:
    heard: list[object] = []
    sheet = mistakes(qtbot, heard, chosen="own-2")
    press(sheet, KEY.Key_Delete)
    link = sheet.findChild(QPushButton, "take-out")
    assert isinstance(link, QPushButton)
    link.click()
    QTest.keyClick(sheet.focusWidget(), KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert heard == [("take_out", "own-2"), ("take_out", "own-2"), "put_back"]


def test_rows_are_told_to_readers_and_never_the_move(qtbot: QtBot) -> None:
    sheet = mistakes(qtbot, [])
    told = [sheet.list.item(place).data(Qt.ItemDataRole.AccessibleTextRole) for place in range(3)]
    assert told == ["row 0", "row 1", "row 2"]


def test_without_mistakes_only_the_way_back_is_left(qtbot: QtBot) -> None:
    heard: list[object] = []
    sheet = mistakes(qtbot, heard, rows=())
    assert [stop.objectName() for stop in sheet.tab_stops()] == ["back"]
    press(sheet, KEY.Key_Return)
    assert heard == ["back"]


# ----------------------------------------------------------------------------------------- puzzles


def puzzles(qtbot: QtBot, heard: list[object], kind: str) -> PuzzlesSheet:
    kinds = (("", "Mixed"), ("close", "Close?"), ("win", "Win?"), ("hold", "Hold?"))
    contents = PuzzlesContents("Schnapsen", kinds, kind, "Sentence.", "3 of 200 solved", "")
    return shown(qtbot, PuzzlesSheet(16.0, contents, noting(heard)))


@pytest.mark.parametrize(("kind", "begun"), [("", None), ("hold", ExerciseKind.HOLD)])
def test_begin_asks_puzzles_of_the_chosen_kind(
    qtbot: QtBot, kind: str, begun: ExerciseKind | None
) -> None:
    heard: list[object] = []
    press(puzzles(qtbot, heard, kind), KEY.Key_Return)
    assert heard == [("puzzles", begun)]


def test_arrows_choose_a_kind(qtbot: QtBot) -> None:
    heard: list[object] = []
    sheet = puzzles(qtbot, heard, "close")
    sheet.kinds.part("close").setFocus()
    press(sheet, KEY.Key_Right)
    assert heard == [("choose_kind", "win")]


def test_damaged_mistakes_are_left_out_and_removed(tmp_path: Path) -> None:
    practice = Practice(tmp_path, NOW, only_reads=True)
    damaged = own(2)
    damaged = replace(damaged, exercise=replace(damaged.exercise, ask=ByMove(())))
    practice.mistakes.add([own(1), damaged], later(3))
    keeper = cast("TrainingKeeper", SimpleNamespace(practice=practice, awaited=0))
    contents = RoomReading(keeper, Settings, lambda: TODAY).mistakes(RULES, "")
    assert [row.id for row in contents.rows] == ["own-1"]
    assert [each.id for each in practice.mistakes.all()] == ["own-1"]
