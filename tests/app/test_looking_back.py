"""Looking back in the whole window: what sheets say, the way to the review, and on from there."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.controller.coach_work import Rest, ReviewWork
from sixtysix_gui.controller.coach_worker import ProcessLink, process_command
from sixtysix_gui.records import read_records, write_records
from sixtysix_gui.rules.moves import PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.text.common import as_sentence
from sixtysix_gui.windows.playing import game_flow
from sixtysix_gui.windows.review.ledger import LedgerSheet
from sixtysix_gui.windows.review.review_viewer import ReviewViewer
from sixtysix_gui.windows.sheets.deal_sheet import DealSheet
from sixtysix_gui.windows.sheets.game_sheet import GameSheet
from sixtysix_gui.windows.start_sheet import DoorsSheet, StartSheet
from sixtysix_gui.windows.widgets.pencil import CoachLine
from tests.app.conftest import OpenDesk
from tests.helpers.coach.scripted_review import ReviewLink
from tests.helpers.deals.viewer_records import own_game
from tests.helpers.players.scripted_players import FailingPlayer, RandomPlayer, WaitingPlayer
from tests.helpers.table.driver import perform_by_keyboard
from tests.helpers.windows.found import child
from tests.helpers.windows.game_window import (
    SHORT,
    Desk,
    begin,
    game_is_over,
    is_asked,
    messages,
    new_game_sheet,
    open_dialogs,
    play_until,
    press_answer,
)
from tests.helpers.windows.settled import settle

pytestmark = pytest.mark.window

QUICK = Settings(speed="none")
LAST = {0: Verdict.SLIP, 2: Verdict.BLUNDER}


def after_a_deal(
    make_desk: OpenDesk, qtbot: QtBot, settings: Settings = QUICK, rules: Rules | None = None
) -> tuple[Desk, ReviewLink]:
    """A deal is over and its sheet lies there; the coach has not answered yet."""
    link = ReviewLink(LAST)
    desk = make_desk(RandomPlayer(1), settings, coach=link)
    begin(desk, rules or rule_set())
    ended = (DealSheet, GameSheet)
    play_until(qtbot, desk, perform_by_keyboard, lambda: isinstance(desk.sheet, ended))
    return desk, link


def coach_line(desk: Desk) -> CoachLine | None:
    assert desk.sheet is not None
    found = desk.sheet.findChild(CoachLine)
    return found if isinstance(found, CoachLine) else None


def sheet_button(desk: Desk, name: str) -> QPushButton:
    return child(desk.sheet, QPushButton, name)


def opened_review(qtbot: QtBot) -> ReviewViewer:
    qtbot.waitUntil(lambda: any(isinstance(one, ReviewViewer) for one in open_dialogs()))
    (viewer,) = [one for one in open_dialogs() if isinstance(one, ReviewViewer)]
    return viewer


# -------------------------------------------------------------------------------------- by himself


def test_a_deal_is_judged_by_itself_and_the_result_keeps_room_for_it(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk, link = after_a_deal(make_desk, qtbot)
    (work,) = link.works
    assert isinstance(work, ReviewWork)
    assert work.record == desk.controller.game_records()[-1]
    line = coach_line(desk)
    assert line is not None
    assert line.text == ""
    place = sheet_button(desk, "continue").geometry()
    link.finish()
    line = coach_line(desk)
    assert line is not None
    assert line.text.startswith("2 move(s) to review. You gave away 1.3 game points, the Queen ")
    settle()
    assert sheet_button(desk, "continue").geometry() == place


def test_nothing_to_improve_is_said_so(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk, link = after_a_deal(make_desk, qtbot)
    link.verdicts.clear()
    link.finish()
    line = coach_line(desk)
    assert line is not None
    assert line.text == "The coach found nothing to improve."


def test_a_coach_who_fails_leaves_the_result_as_it_is(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk, link = after_a_deal(make_desk, qtbot)
    link.fail("ValueError: no luck")
    assert coach_line(desk) is None
    sheet_button(desk, "continue").click()
    assert desk.sheet is None


def test_the_setting_keeps_him_from_it(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk, link = after_a_deal(make_desk, qtbot, Settings(speed="none", coach_reviews=False))
    assert link.works == []
    assert coach_line(desk) is None


def test_he_saves_the_battery(
    make_desk: OpenDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_flow, "is_on_battery", lambda: True)
    desk, link = after_a_deal(make_desk, qtbot)
    assert link.works == []
    assert coach_line(desk) is None
    sheet_button(desk, "tricks").click()
    opened_review(qtbot)
    assert len(link.works) == 1, "but who asks is answered"


def test_the_discs_of_a_game_get_their_marks(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk, link = after_a_deal(make_desk, qtbot, rules=SHORT)
    play_until(qtbot, desk, perform_by_keyboard, lambda: game_is_over(desk))
    line = coach_line(desk)
    assert line is not None
    assert line.text == ""
    link.finish_all()
    line = coach_line(desk)
    assert line is not None
    deals = len(desk.controller.game_records())
    told = sheet_words(desk)
    assert f"Deal {deals}: blunder, −1.3." in told
    assert line.text.startswith(f"You gave away {1.3 * deals:.1f} game points, the Queen 0.0.")


def sheet_words(desk: Desk) -> str:
    """What readers of the screen hear of the parts of a sheet."""
    assert desk.sheet is not None
    parts = (part for part in desk.sheet.children() if isinstance(part, QWidget))
    return " ".join(part.accessibleDescription() for part in parts)


# --------------------------------------------------------------------------------- the way there


@pytest.mark.parametrize(("rules", "name"), [(None, "tricks"), (SHORT, "look-back")])
def test_the_way_to_the_review_is_a_button_before_the_main_one(
    make_desk: OpenDesk, qtbot: QtBot, rules: Rules | None, name: str
) -> None:
    desk, link = after_a_deal(make_desk, qtbot, rules=rules)
    if rules is SHORT:
        play_until(qtbot, desk, perform_by_keyboard, lambda: game_is_over(desk))
    asked = len(link.works)
    look_back = sheet_button(desk, name)
    assert look_back.text() == "Review with the coach"
    assert look_back.property("look") != "link"
    assert desk.sheet is not None
    main = desk.sheet.main_button
    assert main is not None
    assert main.hasFocus()
    assert look_back.geometry().bottom() < main.geometry().top()
    assert look_back.size() == main.size()
    look_back.click()
    viewer = opened_review(qtbot)
    assert viewer.review is not None
    assert len(link.works) > asked


def test_the_menu_looks_back_at_the_last_deal(make_desk: OpenDesk, qtbot: QtBot) -> None:
    link = ReviewLink(LAST)
    desk = make_desk(RandomPlayer(1), QUICK, coach=link)
    action = desk.window.actions_by_name["look_back"]
    assert not action.isEnabled()
    begin(desk, rule_set())
    play_until(qtbot, desk, perform_by_keyboard, lambda: isinstance(desk.sheet, DealSheet))
    sheet_button(desk, "continue").click()
    qtbot.waitUntil(lambda: desk.controller.is_deal_running and action.isEnabled())
    QTest.keyClick(desk.table, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    viewer = opened_review(qtbot)
    assert viewer.deal.record.pack == desk.controller.game_records()[0].pack
    assert not viewer.deal.is_running


# -------------------------------------------------------------------------------- try it from here


@pytest.mark.parametrize("redeal", [False, True])
def test_a_position_is_played_on_and_leads_back_to_the_review(
    make_desk: OpenDesk, qtbot: QtBot, redeal: bool
) -> None:
    desk, link = after_a_deal(make_desk, qtbot)
    before = desk.controller.game_records()
    sheet_button(desk, "tricks").click()
    viewer = opened_review(qtbot)
    link.finish()
    QTest.keyClick(viewer.focusWidget(), Qt.Key.Key_Return)
    decision = viewer.decision
    assert decision is not None
    choose_way(viewer, redeal=redeal)
    qtbot.waitUntil(lambda: open_dialogs() == [])
    view = desk.seen
    assert view.hand == decision.moment.view.hand
    assert desk.controller.is_practice
    done = "back-to-review"
    play_until(qtbot, desk, perform_by_keyboard, lambda: isinstance(desk.sheet, DealSheet))
    back = sheet_button(desk, done)
    assert back.text() == "Back to the review"
    desk.window.activateWindow()  # which a window manager does when the dialog has gone
    qtbot.waitUntil(back.hasFocus)
    back.click()
    again = opened_review(qtbot)
    assert again.place == again.deal.place_before(decision.moment.step)
    assert again.deal.record == before[-1]
    assert desk.controller.game_records() == before, "the game at the table is as it was"


def tried(desk: Desk, link: ReviewLink, qtbot: QtBot, viewer: ReviewViewer, *, redeal: bool) -> int:
    """Play the last decision of the deal that is shown on; its number is given back."""
    link.finish()
    assert viewer.review is not None
    viewer.show_decision(viewer.review.decisions[-1].moment.step)
    place = viewer.place
    choose_way(viewer, redeal=redeal)
    qtbot.waitUntil(lambda: open_dialogs() == [] and desk.controller.is_trial)
    desk.window.activateWindow()  # which a window manager does when the dialog has gone
    return place


def way_back(desk: Desk) -> QToolButton:
    """The button at the end of the menu bar."""
    found = desk.window.menuBar().cornerWidget()
    assert isinstance(found, QToolButton)
    return found


@pytest.mark.slow(sample=5)
@pytest.mark.parametrize("redeal", [False, True])
@pytest.mark.parametrize("mouse", [False, True])
@pytest.mark.parametrize("waits", [False, True])
def test_the_review_can_be_gone_back_to_at_any_moment(
    make_desk: OpenDesk, qtbot: QtBot, redeal: bool, mouse: bool, waits: bool
) -> None:
    if waits:
        desk, link = after_a_deal(make_desk, qtbot)
        sheet_button(desk, "tricks").click()
    else:
        link = ReviewLink(LAST)
        desk = make_desk(RandomPlayer(1), QUICK, coach=link)
        desk.window.flow.files.look_back((own_game(0),))
    before = desk.controller.game_records()
    action = desk.window.actions_by_name["back_to_game"]
    assert not way_back(desk).isVisible()
    viewer = opened_review(qtbot)
    place = tried(desk, link, qtbot, viewer, redeal=redeal)
    assert action.text() == "&Back to the review"
    assert way_back(desk).isVisible()
    if mouse:
        QTest.mouseClick(way_back(desk), Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(desk.table, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    again = opened_review(qtbot)
    assert again.place == place
    assert again.has_coach
    assert desk.controller.game_records() == before
    assert (desk.controller.setup is not None) is waits
    lies = DealSheet if waits else (StartSheet, DoorsSheet)
    qtbot.waitUntil(lambda: isinstance(desk.sheet, lies))
    assert not way_back(desk).isVisible()
    assert action.text() == "&Back to the game"
    assert not action.isEnabled()


@pytest.mark.parametrize("waits", [False, True])
def test_who_gives_a_trial_up_comes_back_to_the_review_and_nothing_counts(
    make_desk: OpenDesk, qtbot: QtBot, waits: bool
) -> None:
    link = ReviewLink(LAST)
    desk = make_desk(RandomPlayer(1), QUICK, coach=link)
    if waits:
        begin(desk, rule_set())
        qtbot.waitUntil(lambda: is_asked(desk))
    before = desk.controller.game_records()
    desk.window.flow.files.look_back((own_game(0),))
    place = tried(desk, link, qtbot, opened_review(qtbot), redeal=False)
    QTest.keyClick(desk.table, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert "This is a practice game and does not count." in messages()[0]
    press_answer("Resign")
    assert opened_review(qtbot).place == place
    assert not isinstance(desk.sheet, GameSheet)
    assert desk.controller.game_records() == before
    assert (data_folder() / "current.66r").exists() is waits
    assert not (data_folder() / "games").exists()


def test_a_trial_played_to_its_end_is_no_game_of_its_own(make_desk: OpenDesk, qtbot: QtBot) -> None:
    link = ReviewLink(LAST)
    desk = make_desk(RandomPlayer(1), QUICK, coach=link)
    desk.window.flow.files.look_back((own_game(0),))
    tried(desk, link, qtbot, opened_review(qtbot), redeal=False)
    ended = (DealSheet, GameSheet)
    play_until(qtbot, desk, perform_by_keyboard, lambda: isinstance(desk.sheet, ended))
    moves = desk.controller.game_records()[-1].moves
    sheet_button(desk, "again").click()
    again = desk.controller.game_records()[-1].moves
    assert again == moves[: len(again)]
    assert len(again) > 2, "it begins where it was begun"
    play_until(qtbot, desk, perform_by_keyboard, lambda: isinstance(desk.sheet, ended))
    assert isinstance(desk.sheet, DealSheet)
    QTest.keyClick(desk.window, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    opened_review(qtbot)
    assert desk.controller.setup is None
    assert not (data_folder() / "games").exists()


def test_after_another_start_a_trial_is_given_up_for_the_game_that_waits(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    link = ReviewLink(LAST)
    first = make_desk(RandomPlayer(1), QUICK, coach=link)
    begin(first, rule_set())
    qtbot.waitUntil(lambda: is_asked(first))
    before = first.controller.game_records()
    first.window.flow.files.look_back((own_game(0),))
    tried(first, link, qtbot, opened_review(qtbot), redeal=False)
    first.window.close()
    desk = make_desk(RandomPlayer(1))
    desk.window.begin()
    assert desk.controller.is_trial
    assert desk.window.actions_by_name["back_to_game"].isEnabled()
    desk.window.actions_by_name["resign"].trigger()
    press_answer("Resign")
    assert desk.controller.game_records() == before
    assert open_dialogs() == []


@pytest.mark.parametrize("waits", [False, True])
def test_another_game_is_begun_without_asking_and_one_that_waits_is_kept_open(
    make_desk: OpenDesk, qtbot: QtBot, waits: bool
) -> None:
    desk = trying(make_desk, qtbot, waits=waits)
    waiting = desk.controller.records_at_stake
    desk.window.actions_by_name["new_game"].trigger()
    assert messages() == []
    new_game_sheet(desk).deal.click()
    qtbot.waitUntil(lambda: not desk.controller.is_trial)
    left = desk.window.flow.open_games.latest()
    assert (() if left is None else left.progress.records) == waiting
    assert bool(waiting) is waits


def test_who_leaves_the_table_in_a_trial_goes_on_with_the_game_that_waits(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = trying(make_desk, qtbot, waits=True)
    waiting = desk.controller.records_at_stake
    desk.window.actions_by_name["leave"].trigger()
    assert isinstance(desk.sheet, StartSheet)
    assert line_on_start(desk) == "To seven. Your game is in progress, 0–0."
    assert desk.sheet.main_button is not None
    desk.sheet.main_button.click()
    assert desk.controller.game_records() == waiting
    assert not desk.window.actions_by_name["back_to_game"].isEnabled()


@pytest.mark.parametrize("over", [False, True])
def test_who_leaves_the_table_in_a_trial_by_itself_is_told_so_and_can_go_on(
    make_desk: OpenDesk, qtbot: QtBot, over: bool
) -> None:
    desk = trying(make_desk, qtbot, waits=False)
    if over:
        ended = DealSheet
        play_until(qtbot, desk, perform_by_keyboard, lambda: isinstance(desk.sheet, ended))
    desk.window.actions_by_name["leave"].trigger()
    assert isinstance(desk.sheet, StartSheet)
    line = "You are trying out a position from a review; it does not count."
    assert line_on_start(desk) == line
    assert desk.sheet.main_button is not None
    desk.sheet.main_button.click()
    qtbot.waitUntil(lambda: desk.window.actions_by_name["back_to_game"].isEnabled())
    if over:
        qtbot.waitUntil(lambda: isinstance(desk.sheet, DealSheet))
        assert sheet_button(desk, "back-to-review").isVisible()
    else:
        assert desk.sheet is None


@pytest.mark.parametrize("waits", [False, True])
@pytest.mark.parametrize("over", [False, True])
def test_after_another_start_a_trial_is_told_and_leads_on_from_its_end(
    make_desk: OpenDesk, qtbot: QtBot, waits: bool, over: bool
) -> None:
    first = trying(make_desk, qtbot, waits=waits)
    if over:
        play_until(qtbot, first, perform_by_keyboard, lambda: isinstance(first.sheet, DealSheet))
    first.window.close()
    desk = make_desk(RandomPlayer(1), QUICK)
    told: list[str] = []
    desk.window.table_page.notices.said.connect(told.append)
    desk.window.begin()
    line = "You are trying out a position from a review; it does not count."
    assert told == [f"{line} Your game is waiting." if waits else line]
    play_until(qtbot, desk, perform_by_keyboard, lambda: isinstance(desk.sheet, DealSheet))
    sheet_button(desk, "continue").click()
    assert not desk.controller.is_trial
    assert (desk.controller.setup is not None) is waits
    assert not isinstance(desk.sheet, GameSheet)
    if not waits:
        qtbot.waitUntil(lambda: isinstance(desk.sheet, StartSheet | DoorsSheet))


def trying(make_desk: OpenDesk, qtbot: QtBot, *, waits: bool) -> Desk:
    """A position of a review is played on, with a game that waits or without one."""
    link = ReviewLink(LAST)
    desk = make_desk(RandomPlayer(1), Settings(speed="none", welcomed=True), coach=link)
    if waits:
        begin(desk, rule_set())
        qtbot.waitUntil(lambda: is_asked(desk))
        play_until(qtbot, desk, perform_by_keyboard, lambda: has_lead(desk))
        qtbot.waitUntil(lambda: is_asked(desk))
    desk.window.flow.files.look_back((own_game(0),))
    tried(desk, link, qtbot, opened_review(qtbot), redeal=False)
    return desk


def has_lead(desk: Desk) -> bool:
    """Whether a card was played in the deal on the table."""
    (record, *_) = desk.controller.game_records()
    return any(isinstance(move, PlayCard) for move in record.moves)


def line_on_start(desk: Desk) -> str:
    """What the start sheet says below the name of the game."""
    found = child(desk.sheet, QLabel, "last-end")
    return found.text()


@pytest.mark.parametrize(
    ("name", "level", "called"),
    [
        ("Queen", "club", "the Queen"),
        ("Ober", "club", "the Ober"),
        ("Dame", "club", "the Queen"),
        ("Ernie", "club", "Ernie"),
        ("King", "club", "King"),
        ("Ernie", "", "Ernie"),
        ("", "club", "the Queen"),
        ("", "", "B"),
    ],
)
def test_the_other_is_called_as_his_plate_says(
    make_desk: OpenDesk, qtbot: QtBot, name: str, level: str, called: str
) -> None:
    link = ReviewLink(LAST)
    desk = make_desk(RandomPlayer(1), QUICK, coach=link)
    named = (("A", "Ada"), ("B", name), ("Seat", "A"), ("Level", level))
    record = replace(own_game(0), tags=tuple(tag for tag in named if tag[1]))
    desk.window.flow.files.look_back((record,))
    viewer = opened_review(qtbot)
    link.finish()
    (ledger,) = viewer.findChildren(LedgerSheet)
    words = [label.text() for label in ledger.findChildren(QLabel)]
    assert as_sentence(f"{called} gave away") in words


def choose_way(viewer: ReviewViewer, *, redeal: bool) -> None:
    """Press T, or choose the second way in the menu beside the button."""
    if not redeal:
        QTest.keyClick(viewer.focusWidget(), Qt.Key.Key_T)
        return
    ways = child(viewer, QToolButton, "try-ways")
    ways.menu().actions()[1].trigger()


# ------------------------------------------------------------------------------------- he rests


def is_resting(link: ReviewLink) -> bool:
    rests = [command.rests for command in link.commands if isinstance(command, Rest)]
    return bool(rests) and rests[-1]


def test_he_rests_while_the_opponent_thinks(make_desk: OpenDesk, qtbot: QtBot) -> None:
    link = ReviewLink()
    player = WaitingPlayer()
    desk = make_desk(player, QUICK, coach=link)
    begin(desk, rule_set(), Seat.B)
    desk.window.coach_worker.review(own_game(0), Seat.A)
    assert not is_resting(link)
    qtbot.waitUntil(lambda: desk.view is not None and desk.view.my_turn)
    view = desk.seen
    desk.table.finish_motions()
    perform_by_keyboard(desk.table, view.legal_moves[0])
    qtbot.waitUntil(lambda: player.starts > 0)
    assert is_resting(link)


def test_he_goes_on_when_a_player_has_failed(make_desk: OpenDesk, qtbot: QtBot) -> None:
    link = ReviewLink()
    desk = make_desk(FailingPlayer(), QUICK, coach=link)
    begin(desk, rule_set(), Seat.A)
    desk.window.coach_worker.review(own_game(0), Seat.A)
    qtbot.waitUntil(lambda: bool(messages()))
    assert link.works
    assert not is_resting(link)
    press_answer("Try again")


def test_he_rests_while_the_window_cannot_be_seen(make_desk: OpenDesk) -> None:
    link = ReviewLink()
    desk = make_desk(RandomPlayer(), QUICK, coach=link)
    desk.window.coach_worker.review(own_game(0), Seat.A)
    desk.window.hide()
    assert is_resting(link)
    desk.window.show()
    assert not is_resting(link)
    desk.window.showMinimized()
    assert is_resting(link)


# ------------------------------------------------------------------------------------- bad luck


def test_a_record_that_changes_on_the_disk_is_judged_as_it_was_read(
    make_desk: OpenDesk, qtbot: QtBot, tmp_path: Path
) -> None:
    link = ReviewLink(LAST)
    desk = make_desk(RandomPlayer(), QUICK, coach=link)
    file = tmp_path / "game.66r"
    file.write_text(write_records([own_game(0)]), encoding="utf-8")
    desk.window.flow.files.open(file)
    viewer = opened_review(qtbot)
    file.write_text("no record any more", encoding="utf-8")
    QTest.keyClick(viewer.focusWidget(), Qt.Key.Key_K)
    work = link.open()
    assert work.record == read_records(write_records([own_game(0)]))[0]
    file.unlink()
    link.finish()
    assert viewer.review is not None
    assert viewer.review.account is not None


def test_closing_the_window_ends_what_is_calculated(make_desk: OpenDesk, qtbot: QtBot) -> None:
    link = ProcessLink(process_command())
    desk = make_desk(RandomPlayer(), QUICK, coach=link)
    job = desk.window.coach_worker.review(own_game(0), Seat.A)
    opened: list[object] = []
    job.opened.connect(opened.append)
    qtbot.waitUntil(lambda: bool(opened), timeout=30_000)
    process = child(link, QProcess)
    desk.window.close()
    assert process.state() is QProcess.ProcessState.NotRunning


def test_a_process_that_dies_in_the_middle_can_be_asked_again(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    link = ProcessLink(process_command())
    desk = make_desk(RandomPlayer(), QUICK, coach=link)
    desk.window.flow.files.look_back((own_game(0),))
    viewer = opened_review(qtbot)
    qtbot.waitUntil(lambda: bool(viewer.column.list.rows), timeout=30_000)
    process = child(link, QProcess)
    process.kill()
    again: list[QPushButton] = []

    def is_told() -> bool:
        found = viewer.findChild(QPushButton, "answer-0")
        again[:] = [found] if isinstance(found, QPushButton) else []
        return bool(again)

    qtbot.waitUntil(is_told, timeout=30_000)
    assert "could not work this out" in viewer.column.note.text.spoken
    assert viewer.strip.work is None
    again[0].click()
    qtbot.waitUntil(lambda: viewer.strip.work is not None, timeout=30_000)


# --------------------------------------------------------------------------------- let me find it


def test_at_a_mark_the_person_is_asked_and_the_switch_is_remembered(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk, link = after_a_deal(make_desk, qtbot)
    sheet_button(desk, "tricks").click()
    viewer = opened_review(qtbot)
    link.finish()
    QTest.keyClick(viewer.focusWidget(), Qt.Key.Key_Return)
    assert "What is the best move?" in viewer.column.note.text.spoken
    viewer.column.find_it.click()
    assert "You " in viewer.column.note.text.done
    assert not desk.keeper.settings.coach_lets_find
    viewer.close()
    desk.window.flow.files.look_back(desk.controller.game_records())
    again = opened_review(qtbot)
    assert not again.column.find_it.isChecked()


def test_what_was_found_stays_found_when_a_trial_leads_back(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk, link = after_a_deal(make_desk, qtbot)
    sheet_button(desk, "tricks").click()
    viewer = opened_review(qtbot)
    link.finish()
    QTest.keyClick(viewer.focusWidget(), Qt.Key.Key_Return)
    QTest.keyClick(viewer.focusWidget(), Qt.Key.Key_H)
    told = viewer.column.note.text.done
    choose_way(viewer, redeal=False)
    qtbot.waitUntil(lambda: open_dialogs() == [] and desk.controller.is_trial)
    desk.window.activateWindow()  # which a window manager does when the dialog has gone
    QTest.keyClick(desk.table, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    again = opened_review(qtbot)
    link.finish()
    assert again.column.note.text.done == told
