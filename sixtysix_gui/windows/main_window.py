"""The window: menus, the table and everything around it, brought together."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget
from typing_extensions import override

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.ledger import level_of
from sixtysix_gui.controller.messages import PlayerFailure, SaveFailure
from sixtysix_gui.keys.meaning import keys_of, meaning_of
from sixtysix_gui.keys.rows import Context, Purpose
from sixtysix_gui.records import DealRecord
from sixtysix_gui.storage.files.errors import Notice, StorageError
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.intents.acts import Act
from sixtysix_gui.table.table_view import TableView
from sixtysix_gui.windows.actions import Actions, Command
from sixtysix_gui.windows.demonstration.screening import Screening
from sixtysix_gui.windows.desktop.language import Translations
from sixtysix_gui.windows.desktop.window_place import keep_place, restore_place
from sixtysix_gui.windows.dialogs.game_dialogs import GameDialogs
from sixtysix_gui.windows.dialogs.questions import tell
from sixtysix_gui.windows.edge_bar import EdgeBar
from sixtysix_gui.windows.guided.guided_deal import GuidedDeal
from sixtysix_gui.windows.look.text_size import use_page
from sixtysix_gui.windows.menus import Menus
from sixtysix_gui.windows.playing.game_flow import FlowKeys, GameFlow
from sixtysix_gui.windows.playing.record_files import RecordFiles
from sixtysix_gui.windows.playing.saved_game import SavedGame
from sixtysix_gui.windows.playing.take_back_and_again import SecondThoughts
from sixtysix_gui.windows.playing.tally_keeper import TallyKeeper
from sixtysix_gui.windows.preferences import (
    SettingsKeeper,
    opponent_name_of,
    page_of,
    rules_of,
    speed_of,
    table_options,
    text_scale_of,
    words_of,
)
from sixtysix_gui.windows.settings.drawer import SettingsDrawer
from sixtysix_gui.windows.sheets.question_layer import Ground, QuestionLayer, ground_on_table
from sixtysix_gui.windows.start.front_door import FrontDoor
from sixtysix_gui.windows.table_page import GameStage
from sixtysix_gui.windows.telling.narration import Narration
from sixtysix_gui.windows.telling.table_questions import TableQuestions
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.foreign import shown_text
from sixtysix_gui.windows.texts.storage_notices import notice_sentence

_log = logging.getLogger(__name__)
_OF_OWN_GAME = (
    Command.NEW_GAME,
    Command.RULES,
    Command.OPEN,
    Command.DEAL_CODE,
    Command.FAIR_DEAL,
    Command.HISTORY,
    Command.HELP,
    Command.GUIDED_DEAL,
)
"""What can be done only at the person's own table, not while a demonstration is shown."""
_LONGEST_ERROR = 400
"""Characters of an error that are shown; the log has all of it."""


@dataclass(frozen=True)
class Places:
    """Where the program keeps things, for the about dialog."""

    data_folder: Path
    log_file: Path


class MainWindow(QMainWindow):
    """The window of the game."""

    def __init__(
        self,
        keeper: SettingsKeeper,
        translations: Translations,
        saved: SavedGame,
        controller: GameController,
        places: Places,
        tally: TallyKeeper,
    ) -> None:
        """Bring everything together; ``begin`` then goes on with the saved game."""
        super().__init__()
        self._keeper = keeper
        self._translations = translations
        self._saved = saved
        self._controller = controller
        self._places = places
        self._tally = tally
        self._guide_at_game = False
        controller.setParent(self)
        tally.setParent(self)
        self.table = TableView(table_options(keeper.settings))
        self.stage = GameStage(self.table)
        pages = QStackedWidget()
        pages.addWidget(self.stage)
        self.setCentralWidget(pages)
        self.questions = self._question_layer(pages)
        self.demonstration = Screening(pages, lambda: keeper.settings)
        self.actions_by_name = Actions(self)
        self._menus = Menus(self.menuBar(), self.actions_by_name)
        self.addActions(self.actions_by_name.all())
        keys = FlowKeys(
            partial(self.actions_by_name.key_text, Command.NEW_GAME),
            partial(self.actions_by_name.key_text, Command.ONCE_MORE),
        )
        sheets = self.stage.sheets
        words = partial(_words_in, keeper)
        self.narration = Narration(controller, self.stage, words, self)
        self.table_questions = TableQuestions(self.table, words, self.narration.announcer, self)
        self.flow = GameFlow(controller, self.table, sheets, keeper, tally, keys, self)
        self.door = FrontDoor(self.flow, controller, self.table, sheets, keeper, tally, keys, self)
        self.guide = GuidedDeal(
            self.table, sheets, keeper, lambda: self.flow.has_running_game, self
        )
        self.dialogs = GameDialogs(self, keeper, self.flow, sheets)
        self.files = RecordFiles(self, keeper)
        self.thoughts = SecondThoughts(self, controller, keeper, self.actions_by_name)
        self._connect_actions()
        self._connect_parts()
        self._name()
        self._refresh()
        other_part = QShortcut(QKeySequence(keys_of(Purpose.OTHER_PART)[0]), self)
        other_part.activated.connect(self.stage.turn_to_other_part)
        restore_place(self, keeper)
        EdgeBar(self, self.actions_by_name)
        self.table.setFocus()

    def begin(self, notices: tuple[Notice, ...] = (), file: Path | None = None) -> None:
        """Go on with the saved game if it runs, else lay the start sheet; then open a file."""
        loaded = self._saved.load()
        found = (loaded.notice, self._tally.notice)
        told = [*notices, *(notice for notice in found if notice is not None)]
        if loaded.records:
            self._resume(loaded.records)
        if not self.flow.has_running_game:
            self.door.open()
        elif level_of(loaded.records[-1]) is not None:
            self.stage.notices.say(self.tr("Your game goes on where you left it."))
        self._tell_of_place()
        for notice in told:
            if notice != self._saved.trouble:  # one reason may be met in all folders
                head = self.tr("A file could not be used")
                tell(self, head, notice_sentence(notice), self.tr("Close"))
        if file is not None:
            self.files.open(file)

    def _resume(self, records: tuple[DealRecord, ...]) -> None:
        try:
            self.flow.resume(records)
        except Exception:
            self._saved.keep()  # a new game must not take the place of one that was not shown
            raise

    def _tell_of_place(self) -> None:
        """Say at the start that nothing can be saved, if it is so."""
        trouble = self._saved.trouble
        if trouble is not None:
            rest = self.tr(
                "You can play, but your game will not be saved. What was saved before is "
                "untouched. Please put this right and start Sixty-Six again."
            )
            head = self.tr("The game cannot be saved.")
            tell(self, head, f"{notice_sentence(trouble)} {rest}", self.tr("Close"))

    def follow_system(self) -> None:
        """Take another pace where the person left it to the system."""
        if self._keeper.settings.speed == "system":
            self.flow.speak_anew()
            self.guide.speak_anew()
            self.demonstration.use_settings(self._keeper.settings)

    def tell_of_error(self, error: str) -> None:
        """Say calmly that something unexpected has happened."""
        tell(
            self,
            self.tr("Something went wrong that should not have."),
            self.tr("Your game is saved after every move. Details are in {log}.\n\n{error}").format(
                log=shown_text(str(self._places.log_file)), error=shown_text(error[:_LONGEST_ERROR])
            ),
            self.tr("Close"),
        )

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop thinking and go; the game was saved at its last move."""
        self.demonstration.end()
        keep_place(self, self._keeper)
        self.guide.shut_down()
        self._controller.shut_down()
        super().closeEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self.flow.speak_anew()
            self.guide.speak_anew()
            self.door.speak_anew()
            self.narration.speak_anew()
        elif event.type() == QEvent.Type.WindowStateChange:  # which others change, too
            self.actions_by_name[Command.FULL_SCREEN].setChecked(self.isFullScreen())
        super().changeEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key is for that nothing below has taken, such as a letter of the table."""
        meaning = meaning_of(event, Context.TABLE, Context.QUESTIONS, Context.WINDOW)
        if meaning is None or event.isAutoRepeat() or not self._do(meaning.purpose):
            super().keyPressEvent(event)

    def _do(self, purpose: Purpose) -> bool:
        """Do what a key is for; say whether it was for anything."""
        if purpose is Purpose.MENU_BAR_BACK and self.menuBar().isHidden():
            self.actions_by_name[Command.MENU_BAR].setChecked(False)
        elif purpose is Purpose.LEAVE and not self.stage.help.isHidden():
            self.actions_by_name[Command.HELP].setChecked(False)
        elif purpose is Purpose.LEAVE and self.guide.is_running:
            self.guide.leave()
        else:
            asked = not self.demonstration.is_running and self.table_questions.ask(purpose)
            return asked or self.actions_by_name.press(purpose)
        return True

    def _question_layer(self, pages: QWidget) -> QuestionLayer:
        def ground() -> Ground:
            on = self.table if self.table.isVisible() else pages
            corner = on.mapTo(self, QPoint(0, 0))
            return ground_on_table(QRect(corner, on.size()), text_scale_of(self._keeper.settings))

        speed = partial(_speed_in, self._keeper)
        return QuestionLayer(self, ground, (pages, self.table), speed)

    def _connect_actions(self) -> None:
        actions, dialogs = self.actions_by_name, self.dialogs
        actions.connect(Command.NEW_GAME, dialogs.new_game)
        actions.connect(Command.ONCE_MORE, self.flow.once_more)
        actions.connect(Command.LEAVE, self.door.open)
        actions.connect(Command.RULES, dialogs.rules)
        actions.connect(Command.OPEN, self.files.choose_to_open)
        actions.connect(Command.SAVE, self._save_record)
        actions.connect(Command.SETTINGS, self._show_settings)
        actions.connect(Command.QUIT, self.close)
        actions.connect(Command.DEAL_CODE, dialogs.deal_code)
        actions.connect(Command.FAIR_DEAL, self._show_fairness)
        actions.connect(Command.GUIDED_DEAL, self._guide)
        actions.connect(Command.KEYS, self.dialogs.keys)
        actions.connect(Command.ABOUT, self._show_about)
        actions.connect(Act.TRICKS, self.flow.look_at_tricks)
        for act in set(Act) - {Act.TRICKS}:
            actions.connect(act, lambda act=act: self.table.act(act))
        actions[Command.FULL_SCREEN].toggled.connect(self._set_full_screen)
        actions[Command.MENU_BAR].toggled.connect(self._hide_menu_bar)
        actions[Command.HELP].toggled.connect(self._show_help)
        actions[Command.HISTORY].toggled.connect(self._show_history)
        actions[Command.DEMONSTRATION].toggled.connect(self._show_demonstration)

    def _connect_parts(self) -> None:
        self.table.acts_changed.connect(self._refresh)
        self.questions.changed.connect(self._question_changed)
        self.flow.stood.connect(self._refresh)
        self.flow.new_game_wanted.connect(self.dialogs.new_game)
        self.flow.asked.connect(self.questions.ask)
        self.flow.proof_wanted.connect(self._show_fairness)
        self.flow.tricks_wanted.connect(self.files.show)
        self.flow.level_replaced.connect(self._tell_level_replaced)
        self.flow.table_needed.connect(self.guide.leave)
        self.flow.table_needed.connect(self.door.close)
        self.flow.leave_wanted.connect(self.door.open)
        self.door.stood.connect(self._refresh)
        self.door.other_wanted.connect(self.dialogs.new_game)
        self.door.guide_wanted.connect(self.guide.begin)
        self.door.settings_wanted.connect(self._show_settings)
        self.door.look_back_wanted.connect(self.flow.look_back)
        self.guide.begun.connect(self._begin_guide)
        self.guide.left.connect(self._end_guide)
        self.guide.stood.connect(self._refresh)
        self.guide.game_wanted.connect(self._play_after_guide)
        self.guide.rules_wanted.connect(lambda: self.actions_by_name[Command.HELP].setChecked(True))
        self.dialogs.chooser.opened.connect(self._refresh)
        self.dialogs.chooser.closed.connect(self._table_is_free)
        self.flow.again_wanted.connect(self.thoughts.play_again)
        self.flow.take_back_wanted.connect(self.thoughts.take_back)
        self.thoughts.said.connect(self.stage.notices.say)
        self.table_questions.said.connect(self.stage.notices.say)
        self.files.opened.connect(self._go_on_with)
        self.files.saved.connect(self._tell_saved)
        self.stage.covered_changed.connect(self._refresh)
        self.stage.help.closed.connect(lambda: self.actions_by_name[Command.HELP].setChecked(False))
        history = self.actions_by_name[Command.HISTORY]
        self.stage.history.closed.connect(lambda: history.setChecked(False))
        self._controller.player_failed.connect(self._player_failed)
        self._controller.save_failed.connect(self._tell_not_saved)
        self.dialogs.retry_wanted.connect(self._retry_player)
        self.demonstration.changed.connect(self._demonstration_changed)
        self.demonstration.failed.connect(self._demonstration_failed)
        self._keeper.changed.connect(self._use_settings)
        self._keeper.not_kept.connect(self._tell_not_kept)
        self._tally.not_kept.connect(self._tell_not_kept)

    def _name(self) -> None:
        self._name_window()
        self.actions_by_name.name()
        self._menus.name()
        self._write_help()

    def _name_window(self) -> None:
        watching = self.demonstration.is_running
        own, other = self.tr("Sixty-Six"), self.tr("Sixty-Six – demonstration")
        self.setWindowTitle(other if watching else own)

    def _refresh(self) -> None:
        actions = self.actions_by_name
        watching, guided = self.demonstration.is_running, self.guide.is_running
        actions.set_guided(guided=guided)
        actions.hold(asking=False)
        view = self.guide.view if guided else self.flow.view
        covered = self.flow.is_covered or self.stage.is_covered
        actions.enable(view, self.table.can, covered=covered or watching)
        at_table = self.flow.is_at_table
        self.thoughts.enable(covered=covered, away=watching or not at_table)
        for command in _OF_OWN_GAME:
            actions[command].setEnabled(not watching)
        over = self.flow.over
        can_leave = at_table and self.flow.has_game and self.dialogs.chooser.sheet is None
        actions[Command.LEAVE].setEnabled(can_leave and not watching)
        lost = over is not None and not over.is_won and not over.is_drawn
        actions.offer_once_more(possible=over is not None and not watching, lost=lost)
        actions[Command.SAVE].setEnabled(bool(self._controller.game_records()) and not watching)
        if guided:
            actions.keep_game_back()
        actions.hold(asking=self.questions.is_open)
        if not self.stage.help.isHidden():
            self._write_help()

    def _question_changed(self) -> None:
        self.table.cover_status(covered=self.questions.is_open)
        self._refresh()

    def _write_help(self) -> None:
        settings = self._keeper.settings
        rules = self.guide.rules or self.flow.rules or rules_of(settings)
        self.stage.help.show_rules(rules, words_of(settings))

    def _show_help(self, shown: bool) -> None:
        if shown:
            self.actions_by_name[Command.HISTORY].setChecked(False)
            self.stage.close_drawer()
            self._write_help()
        self.stage.show_panel(self.stage.help, shown=shown)

    def _show_history(self, shown: bool) -> None:
        if shown:
            self.actions_by_name[Command.HELP].setChecked(False)
            self.stage.close_drawer()
        self.stage.show_panel(self.stage.history, shown=shown)

    def _show_demonstration(self, shown: bool) -> None:
        if shown:
            self.demonstration.begin()
        else:
            self.demonstration.end()

    def _demonstration_changed(self) -> None:
        self.actions_by_name[Command.DEMONSTRATION].setChecked(self.demonstration.is_running)
        self._name_window()
        self._refresh()
        if not self.demonstration.is_running:
            self.table.setFocus()

    def _demonstration_failed(self, details: str) -> None:
        _log.error("the demonstration failed: %s", details)
        self.stage.notices.say(self.tr("The demonstration could not go on. The log says why."))

    def _guide(self) -> None:
        """Begin the guided deal, or leave it."""
        if self.guide.is_running:
            self.guide.leave()
        else:
            self.guide.begin()

    def _begin_guide(self) -> None:
        if self.door.is_open:
            self.door.close()
        else:
            self._guide_at_game = True
            self.flow.lend_table()
        self.stage.notices.say(self.tr("A guided deal: Esc leaves it at any moment."))

    def _end_guide(self) -> None:
        if self._guide_at_game:
            self._guide_at_game = False
            self.flow.take_table_back()
        else:
            self.door.open()
        self._refresh()

    def _play_after_guide(self) -> None:
        if self.flow.has_running_game:
            self.flow.return_to_table()
        else:
            self.door.play()

    def _table_is_free(self) -> None:
        """Go on where a sheet was laid over: what has happened meanwhile is told now."""
        if self.stage.sheets.sheet is None and not (self.flow.has_game or self.guide.is_running):
            self.door.open()
        self.stage.focus_table()
        self.flow.rest_if_still()
        self.guide.rest_if_still()
        self._refresh()

    def _set_full_screen(self, full: bool) -> None:
        filling = Qt.WindowState.WindowFullScreen
        state = self.windowState()
        self.setWindowState(state | filling if full else state & ~filling)

    def _hide_menu_bar(self, hidden: bool) -> None:
        self.menuBar().setHidden(hidden)
        if hidden:
            self.stage.notices.say(
                self.tr("Alt, F10 or the pointer at the upper edge brings the menu bar back.")
            )

    def _show_settings(self) -> None:
        """Open the drawer of the settings, or lead the keys there if it is open."""
        if self.stage.drawer is None:
            for panel in (Command.HELP, Command.HISTORY):
                self.actions_by_name[panel].setChecked(False)
            drawer = SettingsDrawer(self._keeper)
            drawer.closed.connect(self.stage.close_drawer)
            self.stage.open_drawer(drawer)
        else:
            self.stage.drawer.take_focus()

    def _show_fairness(self) -> None:
        self.dialogs.fair_deal(self._controller.open_promise)

    def _show_about(self) -> None:
        self.dialogs.about(self._places.data_folder, self._places.log_file)

    def _save_record(self) -> None:
        self.files.choose_to_save(self._controller.game_records())

    def _go_on_with(self, records: tuple[DealRecord, ...]) -> None:
        self.dialogs.take_over(records)

    def _tell_level_replaced(self) -> None:
        name = opponent_name_of(self._keeper.settings, self.flow.opponent)
        #: {name} is an opponent, such as Queen
        sentence = self.tr("This record names no level of this program, so {name} goes on.")
        self.stage.notices.say(sentence.format(name=name))

    def _tell_saved(self, path: Path) -> None:
        self.stage.notices.say(self.tr("Saved as {file}.").format(file=shown_text(path.name)))

    def _player_failed(self, failure: PlayerFailure) -> None:
        _log.error("the computer's player failed: %s", failure.details)
        self.dialogs.player_failed()

    def _retry_player(self, name: str) -> None:
        if name:
            self.flow.hand_over(name)
        else:
            self._controller.retry_player()

    def _tell_not_saved(self, failure: SaveFailure) -> None:
        if self._saved.trouble is not None:
            return  # told at the start
        tell(
            self,
            self.tr("The game cannot be saved."),
            self.tr("{details} You can play on, and it is tried again at every move.").format(
                details=failure.sentence
            ),
            self.tr("Close"),
        )

    def _tell_not_kept(self, error: StorageError) -> None:
        self.say_notice(error.notice)

    def say_notice(self, notice: Notice) -> None:
        """Say what went wrong with a file, in one line below the menu."""
        self.stage.notices.say(notice_sentence(notice))

    def _use_settings(self, before: Settings, now: Settings) -> None:
        if before.language != now.language:
            self._translations.use(now.language)
        if before.deck != now.deck:
            self.narration.speak_anew()
        self.demonstration.use_settings(now)
        if page_of(before) != page_of(now):
            use_page(page_of(now))
            self.stage.set_text_scale(text_scale_of(now))
        self._refresh()


def _speed_in(keeper: SettingsKeeper) -> Speed:
    return speed_of(keeper.settings)


def _words_in(keeper: SettingsKeeper) -> CardWords:
    return words_of(keeper.settings)
