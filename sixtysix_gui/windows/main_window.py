"""The window: menus, the table and everything around it, brought together."""

from __future__ import annotations

import logging
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QTimer
from PySide6.QtGui import QAccessible, QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget
from typing_extensions import override

from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import keys_of, meaning_of
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.table import Table
from sixtysix_gui.windows.desktop.language import Translations
from sixtysix_gui.windows.desktop.loudspeaker import let_hear
from sixtysix_gui.windows.desktop.power import is_on_battery
from sixtysix_gui.windows.desktop.window_place import PlaceWatch, place_of, restore_place
from sixtysix_gui.windows.menus.actions import Actions
from sixtysix_gui.windows.menus.edge_bar import EdgeBar
from sixtysix_gui.windows.menus.menu_bar import Menus
from sixtysix_gui.windows.settings.settings_keeper import (
    SettingsKeeper,
    page_of,
    speed_of,
    table_options,
    text_scale_of,
)
from sixtysix_gui.windows.table_page import TablePage
from sixtysix_gui.windows.widgets.paper import use_page

if TYPE_CHECKING:
    from sixtysix_gui.controller.signals import PlayerFailure, SaveFailure
    from sixtysix_gui.records import DealRecord
    from sixtysix_gui.rules.sets.rules import Rules
    from sixtysix_gui.storage.folders import Notice
    from sixtysix_gui.text.narrator.narrator import Narrator
    from sixtysix_gui.windows.backing import Backing
    from sixtysix_gui.windows.playing.background_reviews import BackgroundReviews
    from sixtysix_gui.windows.sheets.questions import Ground, QuestionLayer
    from sixtysix_gui.windows.statistics.door import StatisticsDoor
    from sixtysix_gui.windows.training_desk import TrainingDesk

_SETTLED = 4_000
"""Milliseconds after which nothing of the start of the program is left to be done."""
_log = logging.getLogger(__name__)


class MainWindow(QMainWindow):
    """The window of the game: at first menus and a bare table, then all that is ``furnish``ed."""

    def __init__(self, keeper: SettingsKeeper, translations: Translations) -> None:
        """Make what the first picture shows."""
        super().__init__()
        self.keeper = keeper
        self._translations = translations
        self._is_furnished = False
        self.background: BackgroundReviews | None = None
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.timeout.connect(self._look_back_when_idle)
        self.table = Table(table_options(keeper.settings))
        self.table_page = TablePage(self.table)
        pages = QStackedWidget()
        pages.addWidget(self.table_page)
        self.setCentralWidget(pages)
        self.actions_by_name = Actions(self)
        self.addActions(self.actions_by_name.all())
        self.menus = Menus(self.menuBar(), self.actions_by_name)
        self._edge = EdgeBar(self, self.actions_by_name)
        self._name()
        restore_place(self, keeper.settings)
        self._place_watch = PlaceWatch(self, self._keep_place)
        self.table.setFocus()

    def furnish(self, backing: Backing) -> None:
        """Bring everything together that plays and asks here; ``begin`` goes on with the game."""
        self._backing = backing
        self._controller = backing.controller
        self.coach_worker = backing.coach_worker
        self.archive = backing.archive
        for part in (backing.controller, backing.tally, backing.coach_worker, backing.archive):
            part.setParent(self)
        self._make_parts()
        self._is_furnished = True
        self._connect_actions()
        self._connect_parts()
        self._name()
        self._refresh()

    def _make_parts(self) -> None:
        """Make what has no place in the window of its own."""
        from sixtysix_gui.windows.archive_desk import ArchiveDesk
        from sixtysix_gui.windows.game_dialogs import GameDialogs
        from sixtysix_gui.windows.learning.screening import Screening
        from sixtysix_gui.windows.panel_switch import PanelSwitch
        from sixtysix_gui.windows.playing.coach_reviews import CoachReviews
        from sixtysix_gui.windows.playing.conductor import OwnTable
        from sixtysix_gui.windows.playing.game_commands import GameCommands
        from sixtysix_gui.windows.playing.hint_giver import HintGiver
        from sixtysix_gui.windows.playing.open_games import OpenGamesKeeper
        from sixtysix_gui.windows.playing.record_files import RecordFiles
        from sixtysix_gui.windows.playing.tip_giver import TipGiver
        from sixtysix_gui.windows.table_users import TableUsers
        from sixtysix_gui.windows.telling.narration import Narration
        from sixtysix_gui.windows.window_messages import WindowMessages

        keeper, actions, page = self.keeper, self.actions_by_name, self.table_page
        controller, worker, tally = self._controller, self.coach_worker, self._backing.tally
        sheets, history = page.sheets, page.history
        self.questions = self._question_layer()
        self.demonstration = Screening(self._pages, lambda: keeper.settings, worker)
        self.messages = WindowMessages(self, self._backing.places.log_file)
        self.narration = Narration(
            controller, self.table, history, self._narrator, self, self._tells_all
        )
        page.notices.said.connect(self.narration.announcer.interrupt)
        self._reviews = reviews = CoachReviews(controller, worker, keeper, is_on_battery, self)
        self.open_games = OpenGamesKeeper(self, controller, keeper, tally, self._backing.kept)
        own = OwnTable(controller, self.table, sheets, keeper, tally, reviews, self.open_games)
        self._users = TableUsers(own, self._make_training, self)
        self.flow, self.door, self.guide = self._users.flow, self._users.door, self._users.guide
        self.flow.claim_moment.is_covered = self._is_table_covered
        self.tips = TipGiver(self.flow, keeper, self._is_table_covered, self)
        self.tips.said.connect(page.advise)
        self.tips.told.connect(self.narration.announcer.tell)
        self.tips.over.connect(page.notices.end_advice)
        self.hints = HintGiver(own, self.flow, worker, self)
        self.panels = PanelSwitch(page, actions, keeper, self._rules_now, self)
        self.dialogs = GameDialogs(self, own, self.flow)
        self.files = RecordFiles(self, keeper, worker)
        self.commands = GameCommands(self, own, self.flow, actions, self.table)
        self.archive_desk = ArchiveDesk(page, own, self.flow, self.files, self.archive)
        self._users.offer_rooms(self.archive_desk, lambda: self.statistics.open())

    def _make_training(self) -> TrainingDesk:
        from sixtysix_gui.windows.training_desk import TrainingDesk

        own, page, announcer = self._users.own, self.table_page, self.narration.announcer
        covered, worker = self._is_table_covered, self.coach_worker
        desk = TrainingDesk(page, own, self.flow, self.files, self.archive, worker, covered)
        desk.opened.connect(self._refresh)
        desk.closed.connect(self._table_is_free)
        desk.said.connect(page.notices.say)
        desk.told.connect(announcer.tell)
        desk.interrupted.connect(announcer.interrupt)
        desk.noticed.connect(self.messages.notice)
        announcer.is_asked_otherwise = lambda: desk.is_asking
        return desk

    @property
    def training(self) -> TrainingDesk:
        """The training; it is made when it is asked for the first time."""
        return self._users.training

    @cached_property
    def statistics(self) -> StatisticsDoor:
        """The way to the statistics, from when they are asked for the first time."""
        from sixtysix_gui.windows.statistics.data_acts import TrainingUses
        from sixtysix_gui.windows.statistics.door import StatisticsDoor

        check_deal, worker = self.dialogs.fair_deal_over, self.coach_worker
        kept = self.training.keeper
        uses = TrainingUses(lambda: kept.practice, kept.forget_mistakes, kept.tell_change)
        door = StatisticsDoor(self, self.keeper, self.archive, check_deal, worker, uses)
        door.key_pressed.connect(self.actions_by_name.press)
        kept.changed.connect(door.show_training)
        return door

    def _is_table_covered(self) -> bool:
        """Return whether a sheet, a panel or a question lies over the person's own table."""
        covered = self.flow.is_covered or self.table_page.is_covered
        return covered or self.questions.is_open or self.demonstration.is_running

    def _look_back_when_idle(self) -> None:
        """Let the coach look back at earlier deals, from when the start of the program is over."""
        from sixtysix_gui.windows.playing.background_reviews import look_back_when_idle

        self.background = look_back_when_idle(
            self,
            self.coach_worker,
            self.archive,
            self.keeper,
            is_on_battery,
            is_at_table=lambda: self._controller.is_game_running and not self.flow.is_covered,
            is_taken=lambda: self.demonstration.is_running or self._users.is_lent,
        )
        self.training.keeper.collect_soon()
        self.menuBar().triggered.connect(self.background.make_way)  # menus are no windows to it

    def _narrator(self) -> Narrator | None:
        """Return what tells of the game that has the table."""
        return self._users.at_table.narrator

    def _tells_all(self) -> bool:
        """Return whether all tricks may be read again: in practice, and with a screen reader."""
        return self._controller.is_practice or QAccessible.isActive()

    def begin(self, notices: tuple[Notice, ...] = (), file: Path | None = None) -> None:
        """Go on with the saved game if it runs, else lay the start sheet; then open a file."""
        from sixtysix_gui.controller.record_tags import names_all_levels

        loaded = self._backing.saved.load()
        records = self.open_games.settled(loaded.records)
        if records:
            self._resume(records, is_saved=records is loaded.records)
        self.open_games.finish_given_up()
        if not self._controller.is_game_running:
            self.door.open()
        elif self._controller.is_trial:
            self.messages.trial_goes_on(waits=self._controller.is_game_at_stake)
        elif names_all_levels(records[-1]):
            self.messages.game_goes_on()
        found = [*notices, *(each for each in (loaded.notice, self._backing.tally.notice) if each)]
        self.messages.at_start(found, self._backing.saved.trouble)
        if not self.archive.only_reads:
            self._settling.start(_SETTLED)
        if file is not None:
            self.files.open(file)

    def _resume(self, records: tuple[DealRecord, ...], *, is_saved: bool) -> None:
        try:
            self.flow.resume(records, is_saved=is_saved)
        except Exception:
            self._backing.saved.keep()  # no new game takes the place of one that was not shown
            raise

    def follow_system(self) -> None:
        """Take another pace where the person left it to the system."""
        if self._is_furnished and self.keeper.settings.speed == "system":
            self._users.retranslate()
            self.demonstration.use_settings(self.keeper.settings)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop thinking and go; the game was saved at its last move."""
        self._place_watch.stop()
        self._keep_place()
        if self._is_furnished:
            self._end_all()
        self.table.shut_down()
        super().closeEvent(event)

    def _end_all(self) -> None:
        """End for good what plays, thinks and reads here."""
        self.demonstration.end()
        self._users.shut_down()
        self.archive_desk.shut_down()
        self._settling.stop()
        if self.background is not None:
            self.background.shut_down()
        self.coach_worker.shut_down()
        if "statistics" in vars(self):
            self.statistics.shut_down()
        self.archive.shut_down()
        self._controller.shut_down()

    def _keep_place(self) -> None:
        self.keeper.change(**place_of(self))

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            if not self._is_furnished:
                return
            self._users.retranslate()
            self.narration.retranslate()
            self.hints.retranslate()
            self.tips.retranslate()
        super().changeEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key is for that nothing below has taken, such as a letter of the table."""
        meaning = meaning_of(event, Context.TABLE, Context.QUESTIONS, Context.WINDOW)
        can_do = self._is_furnished and not event.isAutoRepeat()
        if meaning is None or not can_do or not self._do(meaning.purpose):
            super().keyPressEvent(event)

    def _do(self, purpose: Purpose) -> bool:
        """Do what a key is for; say whether it was for anything."""
        if purpose is Purpose.MENU_BAR_BACK and self.menuBar().isHidden():
            self.actions_by_name["menu_bar"].setChecked(False)
        elif purpose is Purpose.LEAVE and self.panels.is_help_open:
            self.panels.close_help()
        elif purpose is Purpose.LEAVE and self._users.is_lent:
            self._users.leave_lent()
        else:
            if purpose is Purpose.HINT and not self.actions_by_name["hint"].isEnabled():
                self._refuse_hint()
            if purpose is Purpose.LOOK_BACK:
                self._refuse_to_look_back()
            is_silent = self.demonstration.is_running or self.flow.is_interrupted
            asked = not is_silent and self.narration.ask(purpose)
            return asked or self.actions_by_name.press(purpose)
        return True

    def _refuse_hint(self) -> None:
        """Say why there is no hint now, where a game is at the table and nothing lies over it."""
        if not (self.demonstration.is_running or self.table_page.is_covered):
            self.hints.refuse()

    def _refuse_to_look_back(self) -> None:
        """Say why there is nothing to look back at yet."""
        is_off = not self.actions_by_name["look_back"].isEnabled()
        if is_off and not (self.demonstration.is_running or self._users.is_lent):
            reason = self.tr("There is no deal to review yet: this one is still in progress.")
            if self._controller.is_game_running and not self.table_page.is_covered:
                self.flow.table.show_refusal(reason)

    @property
    def _pages(self) -> QStackedWidget:
        pages = self.centralWidget()
        assert isinstance(pages, QStackedWidget)
        return pages

    def _question_layer(self) -> QuestionLayer:
        from sixtysix_gui.windows.sheets.questions import QuestionLayer, ground_on_table

        pages = self._pages

        def ground() -> Ground:
            shown = self.table
            on = shown if shown.isVisible() else pages
            corner = on.mapTo(self, QPoint(0, 0))
            return ground_on_table(QRect(corner, on.size()), text_scale_of(self.keeper.settings))

        return QuestionLayer(
            self, ground, (pages, self.table), lambda: speed_of(self.keeper.settings)
        )

    def _connect_actions(self) -> None:
        actions, dialogs = self.actions_by_name, self.dialogs
        places = self._backing.places
        self.menus.connect(self.table.make, self._users.show_how)
        self._edge.menu_bar_hidden.connect(self.messages.menu_bar_hidden)
        actions.connect(
            {
                "new_game": dialogs.new_game,
                "leave": self._users.leave,
                "rules": dialogs.rules,
                "archive": self.archive_desk.open,
                "open": self.files.choose_to_open,
                "save": self._save_record,
                "quit": self.close,
                "deal_code": dialogs.deal_code,
                "fair_deal": dialogs.fair_deal,
                "leave_guide": self.guide.leave,
                "keys": dialogs.keys,
                "hint": self.hints.press,
                "look_back": self._look_back,
                "training": lambda: self.training.open(),
                "leave_training": self._users.leave_lent,
                "day": lambda: self.training.day.open(),
                "statistics": lambda: self.statistics.open(),
                "about": partial(dialogs.about, places.data_folder, places.log_file),
            }
        )
        actions["demonstration"].toggled.connect(self._show_demonstration)
        self._show_switches(self.keeper.settings)
        actions["sound"].toggled.connect(self._switch_sound)
        actions["explain"].toggled.connect(self._switch_reasons)
        other_part = QShortcut(QKeySequence(keys_of(Purpose.OTHER_PART)[0]), self)
        other_part.activated.connect(self.table_page.turn_to_other_part)

    def _connect_parts(self) -> None:
        self.table.heard.connect(let_hear)
        self.table_page.covered_changed.connect(self._refresh)
        self.questions.changed.connect(self._question_changed)
        self._connect_games()
        parts = (self._users, self.messages, self.commands, self.narration, self.open_games)
        for lines in (*parts, self.archive_desk):
            lines.said.connect(self.table_page.notices.say)
        self.files.opened.connect(self.flow.take_over)
        self.files.saved.connect(self.messages.record_saved)
        self._controller.player_failed.connect(self._player_failed)
        self._controller.save_failed.connect(self._save_failed)
        self.demonstration.changed.connect(self._demonstration_changed)
        self.demonstration.failed.connect(self._demonstration_failed)
        self.keeper.changed.connect(self._use_settings)
        self.keeper.not_kept.connect(self.messages.not_kept)
        self._backing.tally.not_kept.connect(self.messages.not_kept)

    def _connect_games(self) -> None:
        """Give everybody who uses the table what his buttons ask for."""
        self.archive.told.connect(self.messages.notice)
        self.archive.changed.connect(self.door.tell_states)
        self.open_games.changed.connect(self.archive.refresh)
        finished = self._backing.kept.finished
        if finished is not None:
            finished.setParent(self)
            finished.told.connect(self.messages.notice)
            finished.kept.connect(self.archive.refresh)
        self._users.changed.connect(self._refresh)
        self.flow.new_game_wanted.connect(self.dialogs.new_game)
        self.flow.proof_wanted.connect(self.dialogs.fair_deal)
        self.flow.tricks_wanted.connect(self.files.show)
        self.flow.review_wanted.connect(self.files.look_back)
        self.files.trial_wanted.connect(self.flow.try_from)
        self.flow.level_replaced.connect(self.messages.level_replaced)
        self.flow.game_left.connect(self.messages.game_left)
        self.flow.game_not_kept.connect(self.messages.game_not_kept)
        self.open_games.told.connect(self.messages.notice)
        self.flow.again_wanted.connect(self.commands.play_again)
        self.flow.take_back_wanted.connect(self.commands.take_back)
        self.door.other_wanted.connect(self.dialogs.new_game)
        self.door.settings_wanted.connect(self.panels.open_settings)
        self.guide.rules_wanted.connect(self.panels.open_help)
        self.hints.told.connect(self.narration.announcer.tell)
        self.hints.said.connect(self.table_page.notices.say)
        self.archive_desk.opened.connect(self._refresh)
        self.archive_desk.closed.connect(self._table_is_free)
        self.archive_desk.play_wanted.connect(self.dialogs.new_game)
        self.archive_desk.resign_wanted.connect(self.commands.resign)
        self.archive_desk.told.connect(self.narration.announcer.tell)
        self.dialogs.chooser.opened.connect(self._refresh)
        self.dialogs.chooser.closed.connect(self._table_is_free)
        self.dialogs.chooser.guide_wanted.connect(self._users.show_how)
        self.table_page.guide_wanted.connect(self._show_how_from_help)

    def _show_how_from_help(self, game: str) -> None:
        """Begin a guided deal; a help that covers the table makes way for it."""
        if self.table_page.is_covered:
            self.panels.close_help()
        self._users.show_how(game)

    def _name(self) -> None:
        self._name_window()
        self.actions_by_name.name()
        self.menus.name()
        if self._is_furnished:
            self.panels.rewrite_help()

    def _name_window(self) -> None:
        watching = self._is_furnished and self.demonstration.is_running
        own, other = self.tr("Sixty-Six"), self.tr("Sixty-Six – demonstration")
        self.setWindowTitle(other if watching else own)

    def _rules_now(self) -> Rules:
        """Return the rules of what is played, or of the next game."""
        from sixtysix_gui.rules.sets.rules import rule_set
        from sixtysix_gui.windows.front_door import next_game

        offered = next_game(self.keeper.settings).rules
        for rules in (self._users.at_table.rules, self.flow.rules, offered):
            if rules is not None:
                return rules
        return rule_set()

    def _refresh(self) -> None:
        """Offer what is possible now, in the menus and by keys."""
        from sixtysix_gui.table.intents import passes_by_points
        from sixtysix_gui.windows.menus.calls import Calls, calls_in, entries_of, possible_acts

        actions, menus = self.actions_by_name, self.menus
        watching, lent = self.demonstration.is_running, self._users.is_lent
        asking, at_table = self.questions.is_open, self._users.at_table
        covered = self.flow.is_covered or self.table_page.is_covered or watching
        covered = covered or self.flow.is_interrupted
        view = at_table.view
        menus.show_entries(entries_of(at_table.rules))
        calls = Calls()
        if at_table.is_at_table and not covered:
            calls = calls_in(view, at_table.narrator)
        menus.offer_calls(calls)
        menus.tell_coach(self.hints.no_coach)
        menus.offer_guides(possible=not (watching or asking), running=self.guide.is_running)
        menus.offer_exercises(running=self._users.exercises is not None)
        menus.show_way_back(to_review=self.flow.can_go_back_to_review)
        actions.name_keys(passes=view is not None and passes_by_points(view))
        choosing = self.dialogs.chooser.sheet is not None
        possible = {
            **possible_acts(view, at_table.table.can, covered=covered),
            **self.commands.possible(covered=covered, choosing=choosing),
            "double": calls.can_double,
            "turn": calls.can_turn,
            "no_coach": False,
            "hint": self.hints.can_give and not covered,
            "look_back": bool(self._reviews.last_deals),
        }
        happening = {"guide": lent, "question": asking, "demonstration": watching}
        actions.offer(possible, [what for what, is_on in happening.items() if is_on])
        self.panels.rewrite_help()

    def _table_is_free(self) -> None:
        """Go on where a sheet was laid over."""
        self._users.open_door_if_idle()
        self.table_page.focus_table()
        self._users.rest_if_still()
        self._refresh()

    def _question_changed(self) -> None:
        self.table.cover_status(covered=self.questions.is_open)
        self._refresh()

    def _show_demonstration(self, shown: bool) -> None:
        if shown:
            self.demonstration.begin()
        else:
            self.demonstration.end()

    def _switch_sound(self, on: bool) -> None:
        self.keeper.change(sound=on)

    def _switch_reasons(self, on: bool) -> None:
        self.keeper.change(coach_explains=on)

    def _show_switches(self, settings: Settings) -> None:
        """Show in the menus what is switched on."""
        self.actions_by_name["sound"].setChecked(settings.sound)
        self.actions_by_name["explain"].setChecked(settings.coach_explains)

    def _demonstration_changed(self) -> None:
        self.actions_by_name["demonstration"].setChecked(self.demonstration.is_running)
        self._name_window()
        self._refresh()
        if not self.demonstration.is_running:
            self.table.setFocus()

    def _look_back(self) -> None:
        self.files.look_back(self._reviews.last_deals)

    def _save_record(self) -> None:
        self.files.choose_to_save(self._controller.game_records())

    def _player_failed(self, failure: PlayerFailure) -> None:
        _log.error("the computer's player failed: %s", failure.details)
        self.dialogs.player_failed()

    def _save_failed(self, failure: SaveFailure) -> None:
        if self._backing.saved.trouble is None:  # otherwise it was told at the start
            self.messages.not_saved(failure)

    def _demonstration_failed(self, details: str) -> None:
        _log.error("the demonstration failed: %s", details)
        self.messages.demonstration_failed()

    def _use_settings(self, before: Settings, now: Settings) -> None:
        if before.language != now.language:
            self._translations.use(now.language)
        if before.deck != now.deck:
            self.narration.retranslate()
            self.tips.retranslate()
        self.demonstration.use_settings(now)
        self._show_switches(now)
        if page_of(before) != page_of(now):
            use_page(page_of(now))
            self.table_page.set_text_scale(text_scale_of(now))
        if "statistics" in vars(self):
            self.statistics.use_settings(before, now)
        self._refresh()
