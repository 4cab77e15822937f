"""Before the partner leads the coin lies there as long as the person's setting says."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QLabel, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, PASS, Move
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import BeforePartner
from sixtysix_gui.table.table import Table
from sixtysix_gui.windows.playing import claims
from sixtysix_gui.windows.sheets.deal_sheet import DealSheet
from sixtysix_gui.windows.sheets.game_sheet import GameSheet
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import ThumbPlayer, thumb_move
from tests.helpers.windows.found import child
from tests.helpers.windows.game_window import (
    PATIENCE,
    Desk,
    answer_sheet,
    begin,
    play_on,
    press_answer,
    questions,
    wait_for_turn,
)

pytestmark = pytest.mark.window


def is_claim_only(view: View | None) -> bool:
    """Whether nothing but a claim, or silence, is possible before the partner leads."""
    if view is None or not view.my_turn or view.phase is not Phase.PARTNER:
        return False
    return set(view.legal_moves) == {GO_OUT, PASS}


def to_claim(desk: Desk, qtbot: QtBot) -> Table:
    """Play until the person could claim and do nothing else; give the table."""
    begin(desk, "four-66")
    while True:
        wait_for_turn(desk, qtbot)
        table, view = desk.window.flow.table, desk.view
        assert isinstance(table, Table)
        assert view is not None
        if is_claim_only(view):
            return table
        table.make(_silent(view))
        qtbot.waitUntil(lambda before=view: desk.view != before, timeout=PATIENCE)


def _silent(view: View) -> Move:
    move = thumb_move(view)
    return move if move != GO_OUT else next(one for one in view.legal_moves if one != GO_OUT)


def settings(before: BeforePartner, **others: object) -> Settings:
    return Settings(speed="none", before_partner=before, **others)  # type: ignore[arg-type]


def test_by_itself_the_coin_lies_there_alone_and_the_lead_follows(
    make_desk: OpenDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    desk = make_desk(ThumbPlayer(), settings("moment"))
    table, flow = to_claim(desk, qtbot), desk.window.flow
    assert table.table_scene.buttons.find(GO_OUT) is not None
    assert table.table_scene.buttons.find(PASS) is None
    assert flow.claim_moment.lasts
    flow.claim_moment.over.emit()
    assert not is_claim_only(flow.view)
    assert not flow.claim_moment.lasts


@pytest.mark.parametrize(("before", "reads"), [("wait", False), ("moment", True)])
def test_it_is_waited_for_who_wants_that_or_has_the_screen_read(
    before: BeforePartner,
    reads: bool,
    make_desk: OpenDesk,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: reads)
    desk = make_desk(ThumbPlayer(), settings(before))
    table = to_claim(desk, qtbot)
    assert table.table_scene.buttons.find(PASS) is not None
    assert not desk.window.flow.claim_moment.lasts


def test_a_question_about_the_claim_ends_the_moment_until_it_is_answered(
    make_desk: OpenDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    desk = make_desk(ThumbPlayer(), settings("moment", confirm_out="always"))
    table, flow = to_claim(desk, qtbot), desk.window.flow
    table.make(GO_OUT)
    assert questions()
    assert not flow.claim_moment.lasts
    press_answer("Not yet")
    assert is_claim_only(flow.view)
    assert flow.claim_moment.lasts


def test_the_moment_lasts_while_something_else_is_asked(
    make_desk: OpenDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    monkeypatch.setattr(claims, "CLAIM_STAYS", 1)
    desk = make_desk(ThumbPlayer(), settings("wait"))
    to_claim(desk, qtbot)
    flow, actions = desk.window.flow, desk.window.actions_by_name
    actions["resign"].trigger()
    assert questions()
    begins = QSignalSpy(flow.claim_moment.begins)
    desk.keeper.change(before_partner="moment")
    qtbot.waitUntil(lambda: begins.count() > 2 or not is_claim_only(flow.view), timeout=PATIENCE)
    assert is_claim_only(flow.view)
    press_answer("Keep playing")
    qtbot.waitUntil(lambda: not is_claim_only(flow.view), timeout=PATIENCE)


def test_a_fresh_game_waits_as_the_settings_say(make_desk: OpenDesk) -> None:
    desk = make_desk(ThumbPlayer(), settings("moment", tips=False))
    begin(desk, "four-66")
    assert not desk.table.options.waits_for_claim


def test_a_setting_changed_meanwhile_is_heeded_at_once(
    make_desk: OpenDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    desk = make_desk(ThumbPlayer(), settings("moment"))
    table, flow = to_claim(desk, qtbot), desk.window.flow
    desk.keeper.change(before_partner="wait")
    assert not flow.claim_moment.lasts
    assert table.table_scene.buttons.find(PASS) is not None
    desk.keeper.change(before_partner="at_once")
    qtbot.waitUntil(lambda: not is_claim_only(flow.view), timeout=PATIENCE)


def test_the_guided_deal_waits_at_the_same_table(
    make_desk: OpenDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    desk = make_desk(ThumbPlayer(), settings("moment"))
    table = to_claim(desk, qtbot)
    desk.window.rooms.guide.begin("four-66")
    assert desk.window.rooms.guide.table is table
    assert table.options.waits_for_claim
    desk.window.rooms.guide.leave()
    assert not table.options.waits_for_claim


# What the window promises in games of three and four: no coach, no key and no score too early.


def coach_menu(desk: Desk) -> QMenu:
    hint = desk.window.actions_by_name["hint"]
    return next(
        menu for menu in desk.window.menuBar().findChildren(QMenu) if hint in menu.actions()
    )


NO_COACH = [
    ("four-66", "The coach only knows the games for two."),
    ("gaigel-2", "The coach does not know these rules well enough to judge."),
]


@pytest.mark.parametrize(("game", "reason"), NO_COACH)
def test_the_hint_says_that_there_is_no_coach_and_so_does_the_menu(
    game: str, reason: str, make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
    begin(desk, game)
    wait_for_turn(desk, qtbot)
    QTest.keyClick(desk.window.focusWidget() or desk.table, Qt.Key.Key_H)
    line = desk.table.table_scene.notices.refusal
    assert (line.isVisible(), line.text) == (True, reason)
    shown = [action.text() for action in coach_menu(desk).actions() if action.isVisible()]
    assert shown[0] == reason.rstrip(".")
    assert not any("Hint" in text for text in shown)


def test_the_end_of_a_game_promises_no_coach_and_labels_both_scores(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
    begin(desk, "bauernschnapsen", length="deal")
    play_on(desk, qtbot)
    answer_sheet(qtbot, desk)
    assert isinstance(desk.sheet, GameSheet)
    button = child(desk.sheet, QPushButton, "look-back")
    assert button.text().replace("&", "") == "Review"
    told = [label.text() for label in desk.sheet.findChildren(QLabel)]
    assert "We : They, points still to go" in told


def test_the_key_of_the_card_points_is_that_of_the_pass_in_an_auction(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
    begin(desk, "na-66")
    actions, keys = desk.window.actions_by_name, set[tuple[str, str]]()

    def is_told() -> bool:
        wait_for_turn(desk, qtbot)
        view = desk.seen
        asked = view.phase is Phase.BID
        found = tuple(actions[act].text().partition("\t")[2] for act in ("points", "pass"))
        assert found == (("", "P") if asked else ("P", "N"))
        keys.add((found[0], found[1]))
        return len(keys) == 2

    while not is_told():
        play_on(desk, qtbot, most=1)


def test_no_score_moves_before_the_end_of_the_deal_is_told(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk, seen = make_desk(ThumbPlayer()), list[tuple[int, ...]]()
    begin(desk, "bauernschnapsen")
    wait_for_turn(desk, qtbot)
    table = desk.table

    def look(view: View) -> None:
        if view.outcome is not None and desk.sheet is None:
            seen.append(table.table_scene.score.won)

    table.view_shown.connect(look)
    play_on(desk, qtbot)
    assert isinstance(desk.sheet, DealSheet)
    table.finish_motions()
    assert seen
    assert set(seen) == {(0, 0)}
    assert any(table.score.won)
    assert table.table_scene.score == table.score
