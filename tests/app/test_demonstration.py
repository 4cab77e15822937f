"""A demonstration: both hands are the computer's, each from its own view, and nothing is kept."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.ai.player import Player
from sixtysix_gui.app import main
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.settings import Settings, save_settings
from sixtysix_gui.table.intents import Act
from sixtysix_gui.windows.learning.demonstration import (
    ABOVE,
    BELOW,
    HURRY,
    Pace,
    pace_for,
    watched_setup,
)
from sixtysix_gui.windows.learning.demonstration_page import DemonstrationPage
from sixtysix_gui.windows.sheets.game_sheet import GameSheet
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import (
    CheatingPlayer,
    FailingPlayer,
    PassingPlayer,
    RandomPlayer,
    WaitingPlayer,
)
from tests.helpers.processes.ran import ran
from tests.helpers.rows import each_row
from tests.helpers.windows.found import child
from tests.helpers.windows.game_window import SHORT, begin, is_asked
from tests.helpers.windows.sentences import YOU

pytestmark = pytest.mark.window

ROOT = Path(__file__).parents[2]
WATCH = "raise SystemExit(__import__('sixtysix_gui.app').app.main())"
MakePage = Callable[..., DemonstrationPage]


@pytest.fixture
def make_page(qtbot: QtBot) -> Iterator[MakePage]:
    pages: list[DemonstrationPage] = []

    def make(
        players: dict[str, Player], settings: Settings | None = None, rules: Rules | None = None
    ) -> DemonstrationPage:
        chosen = settings or Settings(level="casual")
        pages.append(DemonstrationPage(chosen, HURRY, players.__getitem__, rules))
        pages[-1].resize(1000, 700)
        pages[-1].show()
        return pages[-1]

    yield make
    for page in pages:
        assert page.shut_down()
        page.close()
        page.deleteLater()
    qtbot.wait(1)


def start(arguments: list[str]) -> subprocess.CompletedProcess[str]:
    """Runs the program itself."""
    return ran(
        [sys.executable, "-P", "-c", WATCH, *arguments], env={**os.environ, "PYTHONPATH": str(ROOT)}
    )


def everything_below(folder: Path) -> dict[Path, tuple[bytes, int]]:
    """Every file, its content and when it was changed."""
    return {
        file: (file.read_bytes(), file.stat().st_mtime_ns)
        for file in folder.rglob("*")
        if file.is_file()
    }


@pytest.mark.slow(sample=2)
@pytest.mark.parametrize("name", rule_set_names(close=True))
def test_a_whole_game_of_which_each_player_sees_only_his_own_side(
    qtbot: QtBot, make_page: MakePage, name: str
) -> None:
    below, above = RandomPlayer(1), RandomPlayer(2)
    page = make_page({"master": below, "casual": above}, Settings(level="casual", rule_set=name))
    with qtbot.waitSignal(page.game_over, timeout=30_000):
        page.begin()
    game = page.controller.game
    assert game is not None
    assert game.is_over
    assert game.rules == rule_set(name)
    assert isinstance(page.table_page.sheets.sheet, GameSheet)
    for player, seat in ((below, Seat.A), (above, Seat.B)):
        assert player.views
        assert {view.seat for view in player.views} == {seat}
        assert all(view.my_turn for view in player.views)


def test_the_player_below_lets_a_pause_pass(qtbot: QtBot, make_page: MakePage) -> None:
    below = RandomPlayer(1)
    page = make_page({"master": below, "casual": RandomPlayer(2)})
    page.flow.use(Settings(), Pace(before_move=100_000, with_result=0, with_passed=0, hurries=True))
    page.begin()
    qtbot.waitUntil(lambda: bool(below.views))
    qtbot.wait(50)
    assert page.controller.view == below.views[0]
    page.flow.use(Settings(), HURRY)
    page.table.motions_finished.emit()
    qtbot.waitUntil(lambda: page.controller.view != below.views[0])


def test_the_table_offers_nothing_to_the_onlooker(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page({"master": FailingPlayer(99), "casual": FailingPlayer(99)})
    with qtbot.waitSignal(page.failed):
        page.begin()
    page.table.finish_motions()
    assert [act for act in (Act.MELD, Act.CLOSE, Act.OUT, Act.DRAW) if page.table.can(act)] == []


def test_a_deal_that_all_have_passed_is_told_by_a_line_as_in_games(
    qtbot: QtBot, make_page: MakePage
) -> None:
    passing = PassingPlayer()
    page = make_page({"master": passing, "casual": passing}, rules=rule_set("na-66"))
    lies = Pace(before_move=0, with_result=100_000, with_passed=100_000, hurries=True)
    page.flow.use(Settings(), lies)
    said: list[str] = []
    page.table_page.notices.said.connect(said.append)
    page.begin()
    line = "Everyone passed: the next player deals."
    qtbot.waitUntil(lambda: line in said)
    assert page.table_page.sheets.sheet is None
    page.table.motions_finished.emit()
    assert said.count(line) == 1
    page.flow.use(Settings(), HURRY)
    qtbot.waitUntil(lambda: len(page.controller.game_records()) > 1)


@pytest.mark.parametrize("game", rule_set_names(close=False))
def test_a_table_of_several_offers_nothing_to_the_onlooker(
    qtbot: QtBot, make_page: MakePage, game: str
) -> None:
    waiting = WaitingPlayer()
    page = make_page({"master": waiting, "casual": waiting}, rules=rule_set(game))
    page.begin()
    table = page.table
    assert table is not None
    qtbot.waitUntil(lambda: table.table_scene.view is not None and not table.is_moving)
    scene = table.table_scene
    assert list(scene.buttons) == []
    assert not scene.buttons.panel.isVisible()
    assert not any(
        disc.isVisible() for disc in (*scene.buttons.bids, *scene.buttons.suits.values())
    )


def test_all_that_is_told_names_both_players(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page({"master": RandomPlayer(1), "casual": RandomPlayer(2)})
    told: list[str] = []

    def listen(text: str, _now: bool) -> None:
        told.append(text)
        for button in page.table.reader_buttons:
            told.extend((button.accessibleName(), button.accessibleDescription()))

    page.narration.announcer.said.connect(listen)
    page.table.points_shown.connect(lambda: told.append("points"))
    with qtbot.waitSignal(page.game_over, timeout=30_000):
        page.begin()
    page.table.act(Act.POINTS)
    qtbot.waitUntil(lambda: told[-1] != "points")
    below, above = page.table.players.names
    assert all(any(name in text for text in told) for name in (below, above))
    assert [text for text in told if YOU.search(text) or "cannot be played" in text] == []
    happened = page.narration.sentences()
    brought = [sentence for sentence in happened if " game point" in sentence]
    assert brought  # which the sheet says
    assert all(below in sentence or above in sentence for sentence in brought)
    on_sheets = (*brought, *(text for text in happened if text.endswith(" wins the game.")))
    aloud = [sentence for sentence in happened if sentence not in on_sheets]
    assert aloud
    assert [sentence for sentence in aloud if sentence not in " ".join(told)] == []
    assert page.narration.lines()[0].text == "Deal 1"


def test_what_happened_can_be_read_again(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page({"master": RandomPlayer(1), "casual": RandomPlayer(2)})
    with qtbot.waitSignal(page.game_over, timeout=30_000):
        page.begin()
    panel = page.table_page.history
    QTest.keyClick(page.table, Qt.Key.Key_F2)
    assert not panel.isHidden()
    assert panel.sentences == page.narration.sentences()
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert panel.isHidden()


def test_another_game_can_follow(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page({"master": RandomPlayer(1), "casual": RandomPlayer(2)})
    with qtbot.waitSignal(page.game_over, timeout=30_000):
        page.flow.begin(SHORT)
    sheet = page.table_page.sheets.sheet
    assert sheet is not None
    assert sheet.main_button is not None
    with qtbot.waitSignal(page.game_over, timeout=30_000):
        sheet.main_button.click()


def test_the_sheet_ends_the_demonstration(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page({"master": RandomPlayer(1), "casual": RandomPlayer(2)})
    with qtbot.waitSignal(page.game_over, timeout=30_000):
        page.flow.begin(SHORT)
    button = child(page.table_page.sheets, QPushButton, "end-demonstration")
    with qtbot.waitSignal(page.end_wanted):
        button.click()


@pytest.mark.parametrize("player", [FailingPlayer(99), CheatingPlayer()])
@pytest.mark.parametrize("fails_below", [True, False])
def test_a_player_who_cannot_decide_is_told_of(
    qtbot: QtBot, make_page: MakePage, player: Player, fails_below: bool
) -> None:
    names = ("master", "casual") if fails_below else ("casual", "master")
    page = make_page({names[0]: player, names[1]: RandomPlayer(1)})
    with qtbot.waitSignal(page.failed, timeout=10_000):
        page.begin()


@each_row(("level", "below"), [("novice", "master"), ("master", "expert")])
def test_nobody_plays_against_himself(level: str, below: str) -> None:
    setup = watched_setup(level, rule_set(), Settings())
    assert setup.players == {BELOW: below, ABOVE: level}


def test_the_speed_of_the_settings_is_kept() -> None:
    slow, normal, fast, none = map(pace_for, ("slow", "normal", "fast", "none"))
    assert slow.before_move > normal.before_move > fast.before_move > 0
    assert slow.with_result > normal.with_result > fast.with_result > 0
    assert none == normal


def test_it_lies_in_front_of_the_own_game_and_leaves_it_alone(
    qtbot: QtBot, make_desk: OpenDesk, user_folders: Path
) -> None:
    desk = make_desk(RandomPlayer(1))
    begin(desk, rule_set())
    qtbot.waitUntil(lambda: is_asked(desk))
    view, kept = desk.view, everything_below(user_folders)
    action = desk.window.actions_by_name["demonstration"]
    action.trigger()
    page = desk.window.demonstration.page
    assert page is not None
    assert not desk.table.isVisible()
    assert not desk.window.actions_by_name["new_game"].isEnabled()
    assert not desk.window.actions_by_name["out"].isEnabled()
    assert "demonstration" in desk.window.windowTitle()
    qtbot.waitUntil(lambda: page.controller.view is not None)
    qtbot.waitUntil(page.table.hasFocus)
    QTest.keyClick(page.table, Qt.Key.Key_Escape)
    assert desk.window.demonstration.page is None
    assert not action.isChecked()
    assert desk.table.isVisible()
    assert desk.window.actions_by_name["new_game"].isEnabled()
    assert desk.view == view
    assert everything_below(user_folders) == kept


def test_the_keys_come_back_to_the_sheet_that_lay_there(make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    desk.window.begin()
    desk.window.actions_by_name["demonstration"].trigger()
    desk.window.demonstration.end()
    assert desk.sheet is not None
    assert desk.sheet.isAncestorOf(desk.window.focusWidget())


def test_closing_the_window_ends_it(qtbot: QtBot, make_desk: OpenDesk) -> None:
    desk = make_desk(RandomPlayer(1))
    desk.window.actions_by_name["demonstration"].trigger()
    desk.window.close()
    assert desk.window.demonstration.page is None
    qtbot.wait(1)


def test_the_program_plays_a_game_and_touches_nothing(user_folders: Path, tmp_path: Path) -> None:
    save_settings(Settings(level="novice", language="de", deck="german"))
    (data_folder() / "current.66r").write_text("kept as it is", encoding="utf-8")
    kept = everything_below(user_folders)
    picture = tmp_path / "end.png"
    done = start(["--demo", "--one-game", "--hurry", "--screenshot", str(picture)])
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert everything_below(user_folders) == kept
    image = QImage(str(picture))
    assert image.width() >= 700
    colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, 500, 7)}
    assert len(colours) > 100


LANGUAGE = """
import sys
from PySide6.QtCore import QCoreApplication
from sixtysix_gui import app
from sixtysix_gui.windows.learning import demonstration_page
from sixtysix_gui.windows.desktop.loudspeaker import loudspeaker

def say(*_: object) -> int:
    print(QCoreApplication.translate("CommandLine", "Close").encode())
    print(loudspeaker() is not None)
    return 0

demonstration_page.run_demonstration = say
sys.exit(app.main(["--demo"]))
"""


def test_it_speaks_the_language_of_the_settings_and_can_be_heard() -> None:
    save_settings(Settings(language="de"))
    said = ran([sys.executable, "-c", LANGUAGE], timeout=60, check=True)
    assert said.stdout.splitlines() == [str("Schließen".encode()), "True"]


WITHOUT_A_GAME = """
import sys
from sixtysix_gui import app
from sixtysix_gui.windows.learning.demonstration_page import DemonstrationPage

DemonstrationPage.begin = lambda page: page.game_over.emit()
sys.exit(app.main(sys.argv[1:]))
"""


def test_a_picture_that_cannot_be_kept_is_a_failure(tmp_path: Path) -> None:
    picture = tmp_path / "no-such-folder" / "end.png"
    options = ["--demo", "--one-game", "--hurry", "--screenshot", str(picture)]
    done = ran([sys.executable, "-c", WITHOUT_A_GAME, *options])
    assert done.returncode == 4
    assert str(picture) in done.stderr


@pytest.mark.parametrize("option", ["--hurry", "--one-game", "--screenshot=x.png"])
def test_options_of_the_demonstration_need_it(
    option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit_status:
        main([option])
    assert exit_status.value.code == 2
    assert "--demo" in capsys.readouterr().err


def test_a_demonstration_opens_no_record(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_status:
        main(["--demo", "game.66r"])
    assert exit_status.value.code == 2
    assert "record" in capsys.readouterr().err
