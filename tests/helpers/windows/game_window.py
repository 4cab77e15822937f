"""A whole window with a player of the test's own, and a person who plays at it."""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.ai.player import Player
from sixtysix_gui.controller.coach_worker import CoachLink, CoachWorker
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.records import states_of
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move, PlayCard
from sixtysix_gui.rules.scoring.game import Length
from sixtysix_gui.rules.seats import Seat, seats_of
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.storage.finished_games import FinishedGames
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.open_games import OpenGames
from sixtysix_gui.storage.running_game import Autosave
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.tally import TallyFile
from sixtysix_gui.table.table import Table
from sixtysix_gui.windows.archive.keeper import ArchiveKeeper
from sixtysix_gui.windows.backing import Backing, Places
from sixtysix_gui.windows.desktop.language import Translations
from sixtysix_gui.windows.main_window import MainWindow
from sixtysix_gui.windows.new_game.sheet import NewGameSheet
from sixtysix_gui.windows.playing.keeping import (
    FinishedGamesKeeper,
    SavedGame,
    TallyKeeper,
    utc_now,
)
from sixtysix_gui.windows.playing.open_games import KeptGames
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper
from sixtysix_gui.windows.sheets.game_sheet import GameSheet
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.sheets.questions import QuestionLayer, QuestionSheet
from tests.helpers.coach.scripted_link import ScriptedLink
from tests.helpers.players.scripted_players import honest_moves, thumb_move

CODE = "ABCDE-FGHJK-LMNPR-STWXY"
NOON = datetime(2026, 10, 5, 12, tzinfo=UTC)
"""When deals are dealt that no controller has dealt."""
QUICK = Settings(speed="none")
SHORT = replace(rule_set(), game_target=1)
"""A game that is over with the first deal that somebody wins; no one can choose it."""
NAMES = ("Ada", "Rachel", "Pallas", "Argine")
PATIENCE = 20_000

Perform = Callable[[Table, Move], None]


@dataclass
class Desk:
    """A window and what is behind it."""

    window: MainWindow
    controller: GameController
    keeper: SettingsKeeper
    translations: Translations

    @property
    def table(self) -> Table:
        return self.window.table

    @property
    def view(self) -> View | None:
        """What the person knows."""
        return self.window.flow.view

    @property
    def seen(self) -> View:
        """The same, where there is a deal."""
        view = self.view
        assert view is not None, "no deal lies there"
        return view

    @property
    def sheet(self) -> PaperSheet | None:
        """The sheet that lies on the table."""
        return self.window.table_page.sheets.sheet


def open_desk(
    player: Player,
    settings: Settings = QUICK,
    folder: Path | None = None,
    now: Callable[[], datetime] = utc_now,
    coach: CoachLink | None = None,
) -> Desk:
    """Open a window over the saved game of a folder, by default that of the test's own home."""
    place = data_folder() if folder is None else folder
    saved = SavedGame(Autosave(place))
    controller = GameController(saved, players=lambda _: player)
    keeper = SettingsKeeper(settings)
    translations = Translations()
    tally = TallyKeeper(TallyFile(place), now)
    places = Places(place, place / "sixtysix.log")
    finished = FinishedGamesKeeper(controller, FinishedGames(place), keeper)
    backing = Backing(
        saved,
        controller,
        places,
        tally,
        CoachWorker(link=coach or ScriptedLink()),
        KeptGames(OpenGames(place), finished),
        ArchiveKeeper(place, only_reads=True),
    )
    window = MainWindow(keeper, translations)
    window.furnish(backing)
    keeper.setParent(window)
    window.resize(1000, 700)
    window.show()
    window.activateWindow()
    return Desk(window, controller, keeper, translations)


def begin(
    desk: Desk,
    game: Rules | str,
    first_dealer: Seat | None = None,
    *,
    names: tuple[str, ...] = (),
    length: Length = "game",
    practice: bool = False,
) -> None:
    """Begin a game of known cards; the person in seat A leads where nothing else is told."""
    rules = rule_set(game) if isinstance(game, str) else game
    seats = seats_of(rules.parties)
    setup = GameSetup(
        rules,
        names or (("Ada", "Queen") if rules.close else NAMES[: len(seats)]),
        dict.fromkeys(seats[1:], "club"),
        code=CODE,
        first_dealer=seats[-1] if first_dealer is None else first_dealer,
        length=length,
        practice=practice,
    )
    desk.window.flow.begin(setup)


def has_played_a_card(desk: Desk) -> bool:
    """Whether the person played a card in the deal that is on: then its game is kept open."""
    records, setup = desk.controller.game_records(), desk.controller.setup
    if not records or setup is None:
        return False
    moves = zip(records[-1].moves, states_of(records[-1]), strict=False)
    return any(isinstance(move, PlayCard) and state.to_act is setup.person for move, state in moves)


def play_until(
    qtbot: QtBot, desk: Desk, perform: Perform, done: Callable[[], bool], seed: int = 66
) -> list[Move]:
    """Play as a person until something holds; the moves made are given back.

    Between his acts he lets all motions end; sheets are answered by their main button.
    """
    source = random.Random(seed)
    made: list[Move] = []
    while not done():
        qtbot.waitUntil(lambda: done() or is_asked(desk), timeout=PATIENCE)
        if done():
            break
        if desk.sheet is not None:
            answer_sheet(qtbot, desk)
            continue
        view = desk.seen
        move = source.choice(honest_moves(view))
        perform(desk.table, move)
        made.append(move)
        qtbot.waitUntil(lambda before=view: desk.view != before, timeout=PATIENCE)
    return made


def heard_by_readers(desk: Desk) -> list[str]:
    """Return a list into which all comes that readers of the screen are told from now on."""
    heard: list[str] = []

    def hear(text: str, _interrupts: bool) -> None:
        heard.append(text)

    desk.window.flow.announcer.said.connect(hear)
    return heard


def play_on(desk: Desk, qtbot: QtBot, most: int = 100) -> int:
    """Play by the rules of thumb until a sheet lies there, or a number of moves are made.

    Returns their number.
    """
    made = 0
    while desk.sheet is None and made < most:
        wait_for_turn(desk, qtbot)
        if desk.sheet is not None:
            break
        view = desk.seen
        desk.table.make(thumb_move(view))
        made += 1
        qtbot.waitUntil(
            lambda before=view: desk.sheet is not None or desk.view != before, timeout=PATIENCE
        )
    return made


def wait_for_turn(desk: Desk, qtbot: QtBot) -> None:
    """Wait until the person is to act."""
    qtbot.waitUntil(lambda: is_asked(desk), timeout=PATIENCE)


def is_asked(desk: Desk) -> bool:
    """Whether the person is to act, at the table or on a sheet; what still moves is ended."""
    desk.table.finish_motions()
    view = desk.view
    return desk.sheet is not None or (view is not None and view.my_turn)


def answer_sheet(qtbot: QtBot, desk: Desk) -> None:
    """Press Enter on the sheet that lies on the table."""
    sheet = desk.sheet
    assert sheet is not None
    focused = desk.window.focusWidget()
    assert sheet.isAncestorOf(focused), "the focus is not on the sheet"
    QTest.keyClick(focused, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.sheet is not sheet, timeout=PATIENCE)


def new_game_sheet(desk: Desk) -> NewGameSheet:
    """Return the sheet that asks for a new game, which lies on the table."""
    sheet = desk.sheet
    assert isinstance(sheet, NewGameSheet), "nobody is asked what game to play"
    return sheet


def game_is_over(desk: Desk) -> bool:
    """Whether the sheet at the end of the game lies on the table."""
    return isinstance(desk.sheet, GameSheet)


def open_dialogs() -> list[QDialog]:
    widgets = QApplication.topLevelWidgets()
    return [one for one in widgets if isinstance(one, QDialog) and one.isVisible()]


def questions() -> list[QuestionSheet]:
    """Return the questions that lie in windows."""
    layers = (
        child
        for window in QApplication.topLevelWidgets()
        for child in window.children()
        if isinstance(child, QuestionLayer) and window.isVisible()
    )
    return [layer.sheet for layer in layers if layer.sheet is not None]


def messages() -> list[str]:
    """Return what the questions and messages say that lie in windows, without marks for breaks."""
    return [
        " ".join(label.text().replace("\u200b", "") for label in sheet.findChildren(QLabel))
        for sheet in questions()
    ]


def press_answer(text: str) -> None:
    """Press the button of that text on the question that lies in a window."""
    for sheet in questions():
        for button in sheet.findChildren(QPushButton):
            if button.text().replace("&", "") == text:
                button.click()
                return
    raise AssertionError(f"no question offers {text}: {messages()}")
