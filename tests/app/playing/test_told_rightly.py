"""What the window promises in games of three and four: no coach, no key and no score too early."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table.intents import Act
from sixtysix_gui.table.table import Table
from sixtysix_gui.windows.menus.actions import Command
from sixtysix_gui.windows.sheets.results.deal_sheet import DealSheet
from sixtysix_gui.windows.sheets.results.game_sheet import GameSheet
from tests.app.conftest import OpenDesk
from tests.app.playing.test_other_games import PATIENCE, begin, is_asked, play_on
from tests.helpers.players.scripted_players import ThumbPlayer
from tests.helpers.windows.game_window import Desk, answer_sheet

pytestmark = pytest.mark.window


def trick_table(desk: Desk) -> Table:
    table = desk.window.table
    assert table is not None
    return table


def coach_menu(desk: Desk) -> QMenu:
    """The menu with the hint."""
    hint = desk.window.actions_by_name[Command.HINT]
    return next(
        menu for menu in desk.window.menuBar().findChildren(QMenu) if hint in menu.actions()
    )


NO_COACH = [
    ("four-66", "The coach knows the games for two only."),
    ("gaigel-2", "The coach does not know these rules well enough to judge."),
]


@pytest.mark.parametrize(("game", "reason"), NO_COACH)
def test_the_hint_says_that_there_is_no_coach_and_so_does_the_menu(
    game: str, reason: str, make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
    begin(desk, game, length="game")
    qtbot.waitUntil(lambda: is_asked(desk), timeout=PATIENCE)
    QTest.keyClick(desk.window.focusWidget() or trick_table(desk), Qt.Key.Key_H)
    line = trick_table(desk).table_scene.notices.refusal
    assert (line.isVisible(), line.text) == (True, reason)
    shown = [action.text() for action in coach_menu(desk).actions() if action.isVisible()]
    assert shown[0] == reason.rstrip(".")
    assert not any("Hint" in text for text in shown)


def test_the_end_of_a_game_promises_no_coach_and_labels_both_scores(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
    begin(desk, "bauernschnapsen")
    play_on(desk, qtbot)
    answer_sheet(qtbot, desk)
    assert isinstance(desk.sheet, GameSheet)
    button = desk.sheet.findChild(QPushButton, "look-back")
    assert isinstance(button, QPushButton)
    assert button.text().replace("&", "") == "Look back"
    told = [label.text() for label in desk.sheet.findChildren(QLabel)]
    assert "We : They, points still to go" in told


def test_the_key_of_the_card_points_is_that_of_the_pass_in_an_auction(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
    begin(desk, "na-66", length="game")
    actions, keys = desk.window.actions_by_name, set[tuple[str, str]]()

    def is_told() -> bool:
        qtbot.waitUntil(lambda: is_asked(desk), timeout=PATIENCE)
        view = desk.window.flow.view
        assert view is not None
        asked = view.phase is Phase.BID
        found = tuple(actions[act].text().partition("\t")[2] for act in (Act.POINTS, Act.PASS))
        assert found == (("", "P") if asked else ("P", "N"))
        keys.add((found[0], found[1]))
        return len(keys) == 2

    while not is_told():
        play_on(desk, qtbot, most=1)


def test_no_score_moves_before_the_end_of_the_deal_is_told(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk, seen = make_desk(ThumbPlayer()), list[tuple[int, ...]]()
    begin(desk, "bauernschnapsen", length="game")
    qtbot.waitUntil(lambda: is_asked(desk), timeout=PATIENCE)
    table = trick_table(desk)

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
