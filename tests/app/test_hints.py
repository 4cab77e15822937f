"""The hint in the whole window: H asks, lights and says why; any move puts it away."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.coach_work import HintWork, StopWork
from sixtysix_gui.rules.moves import Move, PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.pieces.slip_plan import SlipPart
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.stops import Thing
from sixtysix_gui.windows.playing.hint_giver import HintStage
from tests.app.conftest import OpenDesk
from tests.helpers.coach.hints import hint_for, too_close
from tests.helpers.coach.scripted_link import ScriptedLink
from tests.helpers.players.scripted_players import RandomPlayer, WaitingPlayer
from tests.helpers.table.driver import perform_by_keyboard
from tests.helpers.windows.game_window import Desk, begin, heard_by_readers, press_answer, questions

pytestmark = pytest.mark.window

PRACTICE = Settings(speed="none", practice=True, coach_asks_first=False)
COUNTS = Settings(speed="none")


def press(desk: Desk, key: Qt.Key = Qt.Key.Key_H) -> None:
    QTest.keyClick(desk.window.focusWidget() or desk.table, key)


def my_turn(
    make_desk: OpenDesk, qtbot: QtBot, settings: Settings = PRACTICE
) -> tuple[Desk, ScriptedLink]:
    """A game in which the person leads."""
    link = ScriptedLink()
    desk = make_desk(RandomPlayer(), settings, coach=link)
    begin(desk, rule_set(), Seat.B)
    qtbot.waitUntil(lambda: desk.view is not None and desk.view.my_turn)
    qtbot.waitUntil(lambda: not desk.table.is_moving)
    return desk, link


def leads(desk: Desk) -> tuple[Move, ...]:
    """The cards that can be led."""
    view = desk.seen
    return tuple(move for move in view.legal_moves if isinstance(move, PlayCard))[:3]


def said(desk: Desk) -> str:
    advice = desk.table.advice
    return "" if advice is None else advice.sentence


def test_three_presses_ask_light_and_say_why_and_a_fourth_puts_it_away(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk, link = my_turn(make_desk, qtbot)
    heard = heard_by_readers(desk)
    press(desk)
    assert said(desk).startswith("Let me see")
    press(desk)  # says nothing new
    assert [type(work) for work in link.works] == [HintWork]
    best = leads(desk)[0]
    link.advise(hint_for(leads(desk)))
    assert said(desk).startswith("You need 11 more point")
    suggestion = desk.table.table_scene.suggestion
    assert suggestion.move is None
    press(desk)
    assert said(desk).startswith("Lead ")
    assert suggestion.move == best
    press(desk)
    slip = desk.table.table_scene.paper.slip
    assert slip.isVisible()
    press(desk)
    assert not slip.isVisible()
    assert suggestion.move == best
    qtbot.waitUntil(lambda: any("Why: " in text for text in heard))
    assert any("H shows the move." in text for text in heard)


def test_a_question_takes_the_cap_of_the_coach_with_the_sentence(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk, link = my_turn(make_desk, qtbot)
    press(desk)
    link.advise(hint_for(leads(desk)))
    paper = desk.table.table_scene.paper
    assert paper.cap.isVisible()
    desk.window.actions_by_name["resign"].trigger()
    assert questions()
    assert not paper.cap.isVisible(), "half of it stuck out below the question"
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_Escape)
    assert paper.cap.isVisible()


def test_the_focus_waits_on_the_best_move(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk, link = my_turn(make_desk, qtbot)
    press(desk)
    best = leads(desk)[-1]
    link.advise(hint_for((best, leads(desk)[0])))
    press(desk)
    before = desk.view
    press(desk, Qt.Key.Key_Right)  # shows where the focus is
    press(desk, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.view != before)
    assert desk.controller.game_records()[-1].moves[0] == best


def test_any_move_puts_it_away_and_forgets_what_is_still_looked_for(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk, link = my_turn(make_desk, qtbot)
    press(desk)
    number = link.begun.number
    perform_by_keyboard(desk.table, leads(desk)[0])
    qtbot.waitUntil(lambda: desk.table.advice is None)
    assert desk.window.hints.stage is HintStage.NOTHING
    assert StopWork(number) in link.commands
    assert not desk.controller.is_helped


def test_escape_puts_the_slip_away_and_nothing_else(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk, link = my_turn(make_desk, qtbot)
    press(desk)
    link.advise(hint_for(leads(desk)))
    press(desk)
    press(desk)
    press(desk, Qt.Key.Key_Escape)
    assert not desk.table.table_scene.paper.slip.isVisible()
    assert said(desk).startswith("Lead ")


def test_the_cap_and_the_cross_are_pressed_by_mouse(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk, link = my_turn(make_desk, qtbot)
    paper = desk.table.table_scene.paper
    press(desk)
    link.advise(hint_for(leads(desk)))
    for stage in (HintStage.MOVE, HintStage.WHY):
        click(desk, paper.cap.mapRectToScene(paper.cap.body()).center().toPoint())
        assert desk.window.hints.stage is stage
    cross = paper.part_area(SlipPart.CLOSE)
    assert cross is not None
    assert min(cross.width(), cross.height()) >= 44.0
    click(desk, cross.center().toPoint())
    assert desk.window.hints.stage is HintStage.MOVE


def click(desk: Desk, point: QPoint) -> None:
    QTest.mouseClick(desk.table.viewport(), Qt.MouseButton.LeftButton, pos=point)


def test_the_moves_of_the_slip_are_one_stop_of_the_focus(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk, link = my_turn(make_desk, qtbot)
    press(desk)
    link.advise(hint_for(leads(desk)))
    press(desk)
    press(desk)
    names = [button.name for button in desk.table.reader_buttons]
    at = names.index(Thing.SLIP)
    assert names[at : at + 2] == [Thing.SLIP, Thing.SLIP_CLOSE]
    assert Thing.COACH_CAP not in names
    while desk.table.focus_name is not Thing.SLIP:
        press(desk, Qt.Key.Key_Tab)
    press(desk, Qt.Key.Key_Down)
    listed = desk.table.reader_buttons[at]
    assert "0.2 game points" in listed.accessibleName()
    press(desk, Qt.Key.Key_Up)
    assert "1.5 game points" in listed.accessibleName()
    press(desk, Qt.Key.Key_Tab)
    press(desk, Qt.Key.Key_Return)
    assert not desk.table.table_scene.paper.slip.isVisible()


def test_two_moves_that_are_as_good_are_both_lit(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk, link = my_turn(make_desk, qtbot)
    press(desk)
    first, second, third = leads(desk)
    link.advise(hint_for((first, second, third), lead=0.05))
    suggestion = desk.table.table_scene.suggestion
    assert suggestion.lit == ()
    press(desk)
    assert " or " in said(desk)
    assert suggestion.lit == (first, second)
    lights = [piece for piece in suggestion.pieces if piece.isVisible()]
    assert len({light.pos().toTuple() for light in lights}) == len(lights) == 3
    press(desk)
    press(desk)
    assert suggestion.lit == (first, second)
    perform_by_keyboard(desk.table, third)
    qtbot.waitUntil(lambda: desk.table.advice is None)
    assert suggestion.lit == ()


def test_where_only_two_moves_are_equal_the_first_press_lights_both(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk, link = my_turn(make_desk, qtbot)
    press(desk)
    link.advise(too_close(leads(desk)[:2]))
    assert said(desk).endswith(": it hardly matters here.")
    assert desk.table.table_scene.suggestion.lit == leads(desk)[:2]
    press(desk)
    assert desk.window.hints.stage is HintStage.WHY


def test_too_close_lights_nothing_and_the_second_press_says_why(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk, link = my_turn(make_desk, qtbot)
    press(desk)
    link.advise(too_close(leads(desk)))
    press(desk)
    assert desk.window.hints.stage is HintStage.WHY
    assert desk.table.table_scene.suggestion.move is None
    press(desk)
    assert said(desk).startswith("It hardly matters")


@pytest.mark.parametrize("exact", [False, True])
def test_a_forced_move_has_no_slip(make_desk: OpenDesk, qtbot: QtBot, exact: bool) -> None:
    desk, link = my_turn(make_desk, qtbot)
    press(desk)
    link.advise(hint_for(leads(desk)[:1], exact=exact))
    press(desk)
    press(desk)
    assert desk.window.hints.stage is HintStage.MOVE


def test_a_coach_who_fails_says_so_and_may_try_again(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk, link = my_turn(make_desk, qtbot)
    press(desk)
    link.fail("a traceback")
    assert said(desk) == "The coach could not work this out. See the log for details."
    press(desk)
    assert len(link.works) == 2
    link.advise(hint_for(leads(desk)))
    assert desk.window.hints.stage is HintStage.NUDGE


def test_a_game_that_counts_is_asked_about_and_the_deal_is_marked(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk, link = my_turn(make_desk, qtbot, COUNTS)
    press(desk)
    assert [question.question.head for question in questions()] == ["Show a hint?"]
    press_answer("Not now")
    assert link.works == []
    press(desk)
    press_answer("Show hint")
    link.advise(hint_for(leads(desk)))
    plate = desk.table.table_scene.signs.plates.plates[Chair.SOUTH]
    assert plate.score.endswith("with a hint")
    assert desk.controller.game_records()[-1].tag("Hints") == "1"
    assert desk.keeper.settings.coach_asks_first


def test_nobody_is_asked_again_who_does_not_want_it(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk, link = my_turn(make_desk, qtbot, COUNTS)
    press(desk)
    (sheet,) = questions()
    (box,) = sheet.findChildren(QCheckBox)
    assert box.accessibleName() == "Don’t ask again"
    box.click()
    assert (len(link.works), desk.keeper.settings.coach_asks_first) == (0, True)
    press_answer("Show hint")
    assert (len(link.works), desk.keeper.settings.coach_asks_first) == (1, False)


def test_whoever_asked_for_a_hint_gets_it_by_enter_and_can_still_leave_it_by_escape(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk, link = my_turn(make_desk, qtbot, COUNTS)
    press(desk)
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_Escape)
    assert (questions(), link.works) == ([], [])
    press(desk)
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_Return)
    assert (questions(), len(link.works)) == ([], 1)


def test_the_setting_turns_hints_off_in_games_that_count(make_desk: OpenDesk, qtbot: QtBot) -> None:
    settings = Settings(speed="none", coach_hints_in_games=False)
    desk, link = my_turn(make_desk, qtbot, settings)
    assert not desk.window.actions_by_name["hint"].isEnabled()
    press(desk)
    assert link.works == []
    assert desk.table.table_scene.notices.refusal.text.startswith("Hints are off")


def test_there_is_none_while_the_other_is_to_play(make_desk: OpenDesk, qtbot: QtBot) -> None:
    link = ScriptedLink()
    desk = make_desk(WaitingPlayer(), PRACTICE, coach=link)
    begin(desk, rule_set(), Seat.A)
    qtbot.waitUntil(lambda: desk.view is not None and not desk.table.is_moving)
    assert not desk.window.actions_by_name["hint"].isEnabled()
    press(desk)
    refusal = desk.table.table_scene.notices.refusal
    assert refusal.text == "You can get a hint when it is your turn."
    assert link.works == []


def test_another_language_says_the_same(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk, link = my_turn(make_desk, qtbot)
    press(desk)
    link.advise(hint_for(leads(desk)))
    press(desk)
    desk.keeper.change(language="de")
    qtbot.waitUntil(lambda: said(desk).endswith(" aus."))
    assert desk.table.table_scene.paper.cap.words == "Warum?"
