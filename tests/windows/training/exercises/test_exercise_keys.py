"""No key answers what was not yet seen, and the keys come back to what asks."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from sixtysix_gui.training.exercise import Exercise
from sixtysix_gui.windows.training.answers.choice_chips import ChoiceChips
from sixtysix_gui.windows.training.answers.rack import Rack
from sixtysix_gui.windows.training.exercises.at_table import ExerciseStage
from sixtysix_gui.windows.training.exercises.page import (
    ExercisePage,
    LessonPage,
    LessonPages,
    PageAct,
)
from tests.helpers.exercises import (
    choice_exercise,
    move_exercise,
    number_exercise,
    pick_exercise,
)
from tests.windows.training.exercises.conftest import MakeRig
from tests.windows.training.exercises.exercise_rig import ExerciseRig

pytestmark = pytest.mark.window
SMALL = (800, 578)
_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Return)


def is_in(rig: ExerciseRig, whole: QWidget | None) -> bool:
    assert whole is not None
    return whole is rig.focused or whole.isAncestorOf(rig.focused)


@pytest.mark.parametrize("following", [move_exercise(18), choice_exercise(), pick_exercise()])
def test_a_second_enter_answers_nothing(make_rig: MakeRig, following: Exercise) -> None:
    rig = make_rig()
    rig.ask(move_exercise(), following, lesson=1)
    rig.press(Qt.Key.Key_Down)
    rig.press(Qt.Key.Key_Return)  # by the button to close
    assert rig.exercises.stage is ExerciseStage.ANSWERED
    for key in _KEYS:
        rig.press(key)
    assert rig.exercises.stage is ExerciseStage.ASKED
    assert rig.table.focus_name is None
    paper = rig.exercises.desk.paper
    assert not (isinstance(paper, Rack) and paper.picked)


def test_after_the_answer_was_shown_nothing_has_a_ring(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(move_exercise(), move_exercise(18))
    rig.press(Qt.Key.Key_Right)
    assert rig.table.focus_name is not None
    rig.press(Qt.Key.Key_H)
    rig.press(Qt.Key.Key_Return)
    assert rig.table.focus_name is None
    assert not rig.table.table_scene.suggestion.lit
    rig.press(Qt.Key.Key_Down)
    rig.press(Qt.Key.Key_Return)
    assert rig.exercises.stage is ExerciseStage.ANSWERED


def test_to_the_table_leads_to_nothing_that_acts(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(move_exercise(), size=SMALL)
    for _ in range(2):
        for key in _KEYS:
            rig.press(key)
        assert rig.exercises.stage is ExerciseStage.ASKED
        rig.press(Qt.Key.Key_Right)
        rig.page.turn_to_other_part()


@pytest.mark.parametrize("exercise", [number_exercise(), choice_exercise(), pick_exercise()])
def test_the_keys_come_back_to_what_asks(make_rig: MakeRig, exercise: Exercise) -> None:
    rig = make_rig()
    rig.ask(exercise, lesson=1)
    paper = rig.exercises.desk.paper
    rig.page.show_panel(rig.page.history, shown=True)
    rig.page.show_panel(rig.page.history, shown=False)
    assert is_in(rig, paper)
    rig.table.setFocus()
    rig.press(Qt.Key.Key_Tab)
    assert is_in(rig, paper)
    stops = {rig.focused.objectName()}
    for _ in range(12):
        rig.press(Qt.Key.Key_Tab)
        stops.add(rig.focused.objectName())
    assert {"show", "skip", "leave-exercise"} < stops


def test_while_a_leaf_covers_the_table_it_has_the_keys(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(move_exercise(), size=SMALL)
    for folded in (False, True):
        if folded:
            rig.press(Qt.Key.Key_Return)
        rig.page.show_panel(rig.page.help, shown=True)
        rig.page.show_panel(rig.page.help, shown=False)
        assert rig.exercises.panel.covers_table is not folded
        assert folded or is_in(rig, rig.sheet)
    rig.press(Qt.Key.Key_Right)
    rig.page.resize(1280, 772)
    rig.page.resize(*SMALL)
    assert not rig.exercises.panel.covers_table or is_in(rig, rig.sheet)


def test_esc_leads_from_the_list_back_to_the_question(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(move_exercise(), size=SMALL)
    rig.press(Qt.Key.Key_L)
    rig.press(Qt.Key.Key_Escape)
    assert rig.focused.objectName() == "to-table"
    rig.press(Qt.Key.Key_Escape)
    assert rig.heard == ["begun", "left"]


def test_l_opens_a_folded_leaf_with_the_list(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(move_exercise(), size=SMALL)
    rig.press(Qt.Key.Key_Return)
    rig.press(Qt.Key.Key_L)
    assert rig.focused.objectName() == "tricks-so-far"
    rig.press(Qt.Key.Key_L)
    assert rig.focused.objectName() == "to-table"


def test_what_was_told_goes_with_its_exercise(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(move_exercise(), move_exercise(18))
    rig.page.notices.say("The last trick.")
    rig.press(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert rig.page.notices.isHidden()


def test_enter_begins_the_questions_from_the_table_too(make_rig: MakeRig) -> None:
    rig = make_rig()
    begun: list[str] = []
    main = PageAct("begin-questions", "First question", lambda: begun.append("begun"), "Enter")
    page = ExercisePage("Lesson 1", "", "Lesson 1", main=main)
    opening = LessonPage(move_exercise(), lambda _: page)
    rig.ask(move_exercise())
    rig.exercises.begin(rig.sitting, LessonPages(opening, lambda _: None))
    rig.table.setFocus()
    rig.press(Qt.Key.Key_Return)
    assert begun == ["begun"]


def test_a_chip_is_chosen_once_it_was_reached(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(choice_exercise(), lesson=1)
    assert isinstance(rig.exercises.desk.paper, ChoiceChips)
    assert rig.focused.accessibleName()
    rig.press(Qt.Key.Key_Return)
    assert rig.exercises.stage is ExerciseStage.ASKED
    rig.press(Qt.Key.Key_Right)
    rig.press(Qt.Key.Key_Return)
    assert rig.sitting.outcome is not None
    assert rig.sitting.outcome.reply == 0


def test_a_list_on_a_leaf_is_no_panel_of_its_own(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(move_exercise(), size=SMALL)
    rig.press(Qt.Key.Key_L)
    rig.page.resize(1280, 772)
    assert rig.names() == ["show", "skip", "tricks-so-far", "leave-exercise"]
    assert rig.sheet.page.task
