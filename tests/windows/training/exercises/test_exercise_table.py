"""Exercises at the table: asked, answered by acts and on papers, left, and played out."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from sixtysix_gui.rules.moves import CLOSE_TALON, PlayCard
from sixtysix_gui.training.exercise import Exercise, Mark
from sixtysix_gui.training.sittings import Bead
from sixtysix_gui.windows.training.answers.choice_chips import ChoiceChips
from sixtysix_gui.windows.training.answers.number_paper import NumberPaper
from sixtysix_gui.windows.training.answers.rack import Rack
from sixtysix_gui.windows.training.exercises.at_table import ExerciseStage
from sixtysix_gui.windows.training.exercises.panel import things_on
from tests.helpers.exercises import (
    choice_exercise,
    hold_exercise,
    move_exercise,
    number_exercise,
    pick_exercise,
)
from tests.windows.training.exercises.conftest import MakeRig

pytestmark = pytest.mark.window
SMALL = (800, 578)
CONTROL = Qt.KeyboardModifier.ControlModifier


def test_an_act_at_the_table_is_the_answer_and_enter_leads_on(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(move_exercise(), move_exercise(18, closing_wins=False))
    assert rig.focused is rig.table
    assert rig.names() == ["show", "skip", "tricks-so-far", "leave-exercise"]
    assert rig.told[0].startswith("Puzzle 17")
    rig.table.make(CLOSE_TALON)
    outcome = rig.sitting.outcome
    assert outcome is not None
    assert outcome.mark is Mark.RIGHT
    assert rig.table.advice is not None
    assert rig.names() == ["next", "play-out", "tricks-so-far", "leave-exercise"]
    assert rig.focused.objectName() == "next"
    rig.press(Qt.Key.Key_Return)
    assert rig.sitting.beads == (Bead.RIGHT, Bead.ASKED)
    assert rig.focused is rig.table
    assert rig.exercises.stage is ExerciseStage.ASKED


def test_a_wrong_move_has_the_ring_and_the_best_one_the_light(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(move_exercise())
    lead = next(move for move in move_exercise().view.legal_moves if isinstance(move, PlayCard))
    rig.table.make(lead)
    scene = rig.table.table_scene
    assert scene.suggestion.lit == (CLOSE_TALON,)
    assert [item.isVisible() for item in scene.items() if type(item).__name__ == "PencilRing"] == [
        True
    ]
    assert rig.table.table_scene.view == rig.exercises.view  # nothing was played


def test_it_takes_one_answer_alone(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(move_exercise(), move_exercise(18))
    rig.table.make(CLOSE_TALON)
    rig.table.make(CLOSE_TALON)
    assert rig.sitting.counted == [True]


def test_h_shows_ctrl_right_skips_and_esc_leaves_with_answers_kept(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(move_exercise(17), move_exercise(18))
    rig.press(Qt.Key.Key_Right, CONTROL)
    assert rig.sitting.exercise is not None
    assert rig.sitting.exercise.id == move_exercise(18).id
    rig.press(Qt.Key.Key_H)
    assert rig.sitting.outcome is not None
    assert rig.sitting.outcome.reply is None
    rig.press(Qt.Key.Key_Escape)
    assert rig.heard == ["begun", "left"]
    assert rig.sitting.beads == (Bead.WAITING, Bead.MISSED)
    assert rig.table.is_bare


def test_after_the_last_one_the_sitting_has_ended(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(move_exercise())
    rig.table.make(CLOSE_TALON)
    rig.press(Qt.Key.Key_Return)
    assert rig.heard == ["begun", "left", "ended"]


def test_tab_goes_from_the_last_link_to_the_table(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(move_exercise())
    rig.sheet.tab_stops()[-1].setFocus()
    rig.press(Qt.Key.Key_Tab)
    assert rig.focused is rig.table


def test_f6_leads_to_the_panel_and_back(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(move_exercise())
    rig.page.turn_to_other_part()
    assert rig.focused.objectName() == "show"
    rig.page.turn_to_other_part()
    assert rig.focused is rig.table


def test_without_room_a_leaf_lies_above_the_hand_and_leaves_a_tab(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(move_exercise(), size=SMALL)
    panel = rig.exercises.panel
    assert panel.covers_table
    assert rig.focused.objectName() == "to-table"
    assert rig.sheet.geometry().bottom() < things_on(rig.page).own_hand().top()
    rig.press(Qt.Key.Key_Return)
    assert panel.tab is not None
    assert panel.tab.text() == "Puzzle 17: Close or not?"
    assert rig.table.status_text == "Close, or lead a card? Diamonds are trumps."
    rig.page.turn_to_other_part()
    assert panel.covers_table
    rig.page.turn_to_other_part()
    rig.table.make(CLOSE_TALON)
    assert panel.covers_table
    assert rig.focused.objectName() == "next"


def test_a_leaf_becomes_a_panel_where_room_comes(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(move_exercise(), size=SMALL)
    rig.page.resize(1280, 772)
    assert not rig.exercises.panel.is_on_table
    assert rig.table.width() < 1280
    assert rig.sheet.geometry().right() == rig.page.rect().right()


def test_while_another_panel_is_open_there_is_a_tab(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(move_exercise())
    rig.page.show_panel(rig.page.history, shown=True)
    assert rig.exercises.panel.tab is not None
    rig.page.show_panel(rig.page.history, shown=False)
    assert rig.sheet.geometry().right() == rig.page.rect().right()


def test_a_leaf_turns_to_the_tricks_and_back(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(move_exercise(), size=SMALL)
    rig.press(Qt.Key.Key_L)
    assert rig.focused.objectName() == "tricks-so-far"
    rig.press(Qt.Key.Key_Return)
    assert rig.focused.objectName() == "to-table"
    assert rig.sheet.tricks is None


def test_a_number_is_asked_on_paper_and_no_key_gives_it_away(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(number_exercise(), lesson=1)
    paper = rig.exercises.desk.paper
    assert isinstance(paper, NumberPaper)
    assert paper.isAncestorOf(rig.focused)
    assert rig.table.options.show_points == "none"
    assert rig.table.table_scene.buttons.find(CLOSE_TALON) is None
    told: list[int] = []
    rig.table.points_shown.connect(told.append)
    rig.page.focus_table()
    rig.press(Qt.Key.Key_P)
    assert not told
    rig.exercises.desk.take_focus()
    for key in (Qt.Key.Key_1, Qt.Key.Key_4, Qt.Key.Key_Return):
        rig.press(key)
    assert rig.sitting.outcome is not None
    assert rig.sitting.outcome.mark is Mark.RIGHT
    assert rig.focused.objectName() == "next"


class PassedOn(QObject):
    """Notes the keys that come to a page from what is on it."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.keys: list[int] = []
        page.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self.keys += [key for key in (event.key(),) if key != Qt.Key.Key_Shift]
        return super().eventFilter(watched, event)


@pytest.mark.parametrize("exercise", [number_exercise(), choice_exercise(), pick_exercise()])
def test_keys_tell_no_card_points_where_these_are_the_answer(
    make_rig: MakeRig, exercise: Exercise
) -> None:
    rig = make_rig()
    rig.ask(exercise, lesson=1)
    told: list[object] = []
    rig.table.points_shown.connect(told.append)
    passed_on = PassedOn(rig.page)
    rig.table.setFocus()
    rig.press(Qt.Key.Key_P)
    rig.press(Qt.Key.Key_P, Qt.KeyboardModifier.ShiftModifier)
    rig.press(Qt.Key.Key_I)
    rig.press(Qt.Key.Key_T, Qt.KeyboardModifier.ShiftModifier)
    assert (told, passed_on.keys) == ([], [Qt.Key.Key_T])
    assert rig.table.options.show_points == "none"


@pytest.mark.parametrize("exercise", [choice_exercise(), pick_exercise()])
def test_zero_shows_the_answer_and_esc_leaves(make_rig: MakeRig, exercise: Exercise) -> None:
    rig = make_rig()
    rig.ask(exercise, exercise, lesson=1)
    rig.press(Qt.Key.Key_0)
    assert rig.sitting.outcome is not None
    assert (rig.sitting.outcome.reply, rig.heard) == (None, ["begun"])
    rig.press(Qt.Key.Key_Return)
    rig.press(Qt.Key.Key_Escape)
    assert rig.heard == ["begun", "left"]


def test_what_is_picked_or_written_stays_in_another_language(
    make_rig: MakeRig, speak: Callable[[str], None]
) -> None:
    rig = make_rig()
    rig.ask(number_exercise(), pick_exercise(), lesson=1)
    rig.press(Qt.Key.Key_4)
    speak("de")
    rig.exercises.retranslate()
    paper = rig.exercises.desk.paper
    assert isinstance(paper, NumberPaper)
    assert (paper.number, paper.button.isEnabled()) == (4, True)
    rig.press(Qt.Key.Key_Return)
    rig.press(Qt.Key.Key_Return)
    rig.press(Qt.Key.Key_Right)
    rig.press(Qt.Key.Key_Space)
    speak("en")
    rig.exercises.retranslate()
    rack = rig.exercises.desk.paper
    assert isinstance(rack, Rack)
    assert rack.picked == {rack.current}
    assert rig.focused is rack.button_of(rack.current)
    assert rack.figure.text() == "1 of 2"


def test_yes_and_no_are_chips_with_letters(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(choice_exercise(), lesson=7)
    assert isinstance(rig.exercises.desk.paper, ChoiceChips)
    rig.press(Qt.Key.Key_N)
    assert rig.sitting.outcome is not None
    assert rig.sitting.outcome.mark is Mark.RIGHT


def test_on_a_small_table_the_pill_asks_and_esc_brings_the_leaf_back(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(choice_exercise(), size=SMALL, lesson=7)
    rig.press(Qt.Key.Key_Return)
    paper = rig.exercises.desk.paper
    assert paper is not None
    assert paper.isAncestorOf(rig.focused)
    assert rig.table.status_text
    notices = rig.table.table_scene.notices.line
    assert notices is not None
    pill = rig.table.mapFromScene(notices.sceneBoundingRect()).boundingRect()
    assert not pill.intersects(paper.geometry().adjusted(0, 14, 0, -14))  # but for its shadow
    rig.press(Qt.Key.Key_Escape)
    assert rig.exercises.panel.covers_table
    rig.press(Qt.Key.Key_Escape)
    assert rig.heard == ["begun", "left"]


def test_tricks_are_played_then_the_hand_is_picked_and_turned_over(
    make_rig: MakeRig, qtbot: QtBot
) -> None:
    rig = make_rig()
    rig.ask(hold_exercise())
    desk = rig.exercises.desk
    assert desk.is_playing
    assert rig.names() == ["list", "show", "skip", "leave-exercise"]
    for _ in range(9):
        rig.press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: isinstance(desk.paper, Rack))
    assert rig.names()[0] == "again"
    right = hold_exercise().ask.right
    rack = desk.paper
    assert isinstance(rack, Rack)
    assert isinstance(right, frozenset)
    for card in right:
        rack.button_of(card).click()
    rack.answer()
    assert rig.sitting.counted == [True]
    shown = rig.table.table_scene.view
    assert shown is not None
    assert frozenset(shown.known[0]) == right


@pytest.mark.parametrize(("size", "text_size"), [(SMALL, 100), ((960, 680), 200)])
def test_no_leaf_lies_on_the_marks_of_the_rack(
    make_rig: MakeRig, size: tuple[int, int], text_size: int
) -> None:
    rig = make_rig(text_size)
    rig.ask(pick_exercise(), move_exercise(), size=size, lesson=1)
    rig.press(Qt.Key.Key_Return)
    rig.told.clear()
    rack = rig.exercises.desk.paper
    assert isinstance(rack, Rack)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space) * 2:
        rig.press(key)
    rack.answer()
    assert rack.marks
    assert rig.exercises.panel.sheet is None, "they are seen at once"
    assert rig.told, "and what it was worth is heard"
    rig.press(Qt.Key.Key_Escape)
    assert rig.focused.objectName() == "next"
    rig.page.turn_to_other_part()
    rig.press(Qt.Key.Key_Return)
    assert rig.exercises.stage is ExerciseStage.ASKED, "Enter leads on from the marks as well"


def test_with_the_list_open_the_rating_stays(make_rig: MakeRig, qtbot: QtBot) -> None:
    rig = make_rig()
    rig.ask(hold_exercise())
    rig.press(Qt.Key.Key_L)
    assert rig.sheet.tricks is not None
    assert rig.sheet.page.note == "With the list of tricks open, your rating stays."
    for _ in range(9):
        rig.page.focus_table()
        rig.press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: rig.exercises.desk.paper is not None)
    rack = rig.exercises.desk.paper
    assert isinstance(rack, Rack)
    right = hold_exercise().ask.right
    assert isinstance(right, frozenset)
    for card in right:
        rack.button_of(card).click()
    rack.answer()
    assert rig.sitting.counted == [False]


def test_a_list_that_was_seen_is_not_forgotten_by_skipping(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(hold_exercise(), move_exercise())
    rig.press(Qt.Key.Key_L)
    rig.page.focus_table()
    rig.press(Qt.Key.Key_Right, CONTROL)
    rig.table.make(CLOSE_TALON)
    rig.press(Qt.Key.Key_Return)
    assert rig.sheet.page.note == "With the list of tricks open, your rating stays."
    rig.press(Qt.Key.Key_H)
    assert rig.sitting.counted == [True, False]


def test_it_is_played_out_for_practice_and_esc_leads_back(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(move_exercise())
    rig.table.make(CLOSE_TALON)
    out = rig.sheet.tab_stops()[1]
    assert isinstance(out, QPushButton)
    out.click()
    assert rig.exercises.stage is ExerciseStage.PRACTICE
    rig.table.make(CLOSE_TALON)
    view = rig.exercises.view
    assert view is not None
    assert view.close is not None
    rig.press(Qt.Key.Key_Escape)
    assert rig.exercises.stage is ExerciseStage.ANSWERED
    view = rig.exercises.view
    assert view is not None
    assert view.close is None
    assert rig.sitting.counted == [True]
    assert rig.focused.objectName() == "next"


@pytest.mark.parametrize(
    ("size", "text_size"),
    [(SMALL, 100), (SMALL, 200), ((1280, 772), 150), ((1280, 772), 200), ((1920, 1052), 100)],
)
def test_all_of_a_page_is_seen_at_every_size(
    make_rig: MakeRig, size: tuple[int, int], text_size: int
) -> None:
    rig = make_rig(text_size)
    rig.ask(move_exercise(), size=size)
    for _ in range(2):
        sheet = rig.sheet
        assert sheet.height() >= sheet.needed_height(sheet.width())
        assert rig.page.rect().contains(sheet.geometry())
        rig.table.make(CLOSE_TALON)


def test_in_another_language_everything_stays_where_it_is(
    make_rig: MakeRig, speak: Callable[[str], None]
) -> None:
    rig = make_rig()
    rig.ask(move_exercise(), number_exercise(), lesson=1)
    rig.table.make(CLOSE_TALON)
    speak("de")
    rig.exercises.retranslate()
    assert rig.exercises.stage is ExerciseStage.ANSWERED
    assert rig.table.advice is not None
    assert rig.table.table_scene.suggestion.lit == (CLOSE_TALON,)
    assert rig.focused.objectName() == "next"
    assert rig.table.players.names[0] == "Dame"
    rig.press(Qt.Key.Key_Return)
    rig.exercises.retranslate()
    paper = rig.exercises.desk.paper
    assert isinstance(paper, NumberPaper)
    assert paper.isAncestorOf(rig.focused)


def test_ten_beads_have_room_in_the_panel(make_rig: MakeRig) -> None:
    rig = make_rig()
    rig.ask(*[move_exercise(number) for number in range(1, 11)])
    beads = rig.sheet.beads
    assert beads is not None
    assert rig.sheet.contentsRect().contains(beads.geometry())
