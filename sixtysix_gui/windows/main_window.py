"""The window: menus, the table and everything around it, brought together."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget
from typing_extensions import override

from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import keys_of, meaning_of
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.table import Table
from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.desktop.language import Translations
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
    from sixtysix_gui.controller.signals import SaveFailure
    from sixtysix_gui.records import DealRecord
    from sixtysix_gui.storage.folders import Notice
    from sixtysix_gui.windows.backing import Backing
    from sixtysix_gui.windows.playing.background_reviews import BackgroundReviews
    from sixtysix_gui.windows.sheets.questions import Ground, QuestionLayer

_ = texts("MainWindow")

_SETTLED = 4_000
"""Milliseconds after which nothing of the start of the program is left to be done."""


class MainWindow(QMainWindow):
    """The window of the game: at first menus and a bare table, then all that is ``furnish``ed."""

    def __init__(self, keeper: SettingsKeeper, translations: Translations) -> None:
        """Make what the first picture shows."""
        super().__init__()
        self.keeper = keeper
        self._translations = translations
        self._is_furnished = False
        self.is_closed = False
        """Whether it was closed, perhaps before it was furnished: then nothing begins any more."""
        self.background: BackgroundReviews | None = None
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.timeout.connect(self._look_back_when_idle)
        self.table = Table(table_options(keeper.settings))
        self.table_page = TablePage(self.table)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.table_page)
        self.setCentralWidget(self._pages)
        self.actions_by_name = Actions(self)
        self.actions_by_name.offer({}, ["start"])
        self.actions_by_name.connect({"quit": self.close})
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
        self.coach_worker, self.archive = backing.coach_worker, backing.archive
        for part in (backing.controller, backing.tally, backing.coach_worker, backing.archive):
            part.setParent(self)
        self._make_parts(backing)
        self._is_furnished = True
        self._connect_actions()
        self._connect_parts()
        self._name()
        self._refresh()

    def _make_parts(self, backing: Backing) -> None:
        """Make the game at the table, and what is done there and around it."""
        from sixtysix_gui.windows.playing.game_commands import GameCommands
        from sixtysix_gui.windows.playing.game_flow import GameFlow
        from sixtysix_gui.windows.playing.hint_giver import HintGiver
        from sixtysix_gui.windows.playing.tip_giver import TipGiver
        from sixtysix_gui.windows.rooms import PanelSwitch, Rooms, Screening
        from sixtysix_gui.windows.window_messages import WindowMessages

        keeper, page, worker = self.keeper, self.table_page, backing.coach_worker
        self.questions = self._question_layer()
        self.messages = WindowMessages(self, page.notices.say, backing.places.log_file)
        self.flow = flow = GameFlow(
            page,
            backing.controller,
            keeper,
            backing.tally,
            worker,
            backing.kept,
            self.actions_by_name,
            self.messages,
            self,
        )
        self.demonstration = Screening(self._pages, flow)
        flow.covers = lambda: self.questions.is_open or self.demonstration.is_running
        self.tips = TipGiver(flow, self)
        self.hints = HintGiver(flow, self)
        self.panels = PanelSwitch(flow)
        self.commands = GameCommands(self, flow)
        self.rooms = Rooms(self, flow, backing, self.commands)

    def _look_back_when_idle(self) -> None:
        """Let the coach look back at earlier deals, from when the start of the program is over."""
        from sixtysix_gui.windows.playing.background_reviews import look_back_when_idle

        self.background = look_back_when_idle(
            self.flow, self.archive, lambda: self.demonstration.is_running or self.flow.is_lent
        )
        self.rooms.training.keeper.collect_soon()
        self.menuBar().triggered.connect(self.background.make_way)  # menus are no windows to it

    def begin(self, notices: tuple[Notice, ...] = (), file: Path | None = None) -> None:
        """Go on with the saved game if it runs, else lay the start sheet; then open a file."""
        from sixtysix_gui.controller.record_tags import names_all_levels

        loaded = self._backing.saved.load()
        records = self.flow.open_games.settled(loaded.records)
        if records:
            self._resume(records, is_saved=records is loaded.records)
        self.flow.open_games.finish_given_up()
        if not self._controller.is_game_running:
            self.rooms.door.open()
        elif self._controller.is_trial:
            self.messages.trial_goes_on(waits=self._controller.is_game_at_stake)
        elif names_all_levels(records[-1]):
            self.messages.game_goes_on()
        found = [*notices, *(each for each in (loaded.notice, self._backing.tally.notice) if each)]
        self.messages.at_start(found, self._backing.saved.trouble)
        if not self.archive.only_reads:
            self._settling.start(_SETTLED)
        if file is not None:
            self.flow.files.open(file)

    def _resume(self, records: tuple[DealRecord, ...], *, is_saved: bool) -> None:
        try:
            self.flow.resume(records, is_saved=is_saved)
        except Exception:
            self._backing.saved.keep()  # no new game takes the place of one that was not shown
            raise

    def follow_system(self) -> None:
        """Take another pace where the person left it to the system."""
        if self.keeper.settings.speed != "system":
            return
        if self._is_furnished:
            self._retranslate()
            self.demonstration.use_settings(self.keeper.settings)
        else:
            self.table.set_options(table_options(self.keeper.settings))

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop thinking and go; the game was saved at its last move."""
        self.is_closed = True
        self._place_watch.stop()
        self._keep_place()
        if self._is_furnished:
            self._end_all()
        self.table.shut_down()
        super().closeEvent(event)

    def _end_all(self) -> None:
        """End for good what plays, thinks and reads here."""
        self.demonstration.end()
        self.rooms.shut_down()
        self._settling.stop()
        if self.background is not None:
            self.background.shut_down()
        self.coach_worker.shut_down()
        self.archive.shut_down()
        self._controller.shut_down()

    def _keep_place(self) -> None:
        self.keeper.change(**place_of(self))

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            if self._is_furnished:
                self._say_again()
        super().changeEvent(event)

    def _say_again(self) -> None:
        """Say in another language what is said at the table and around it."""
        self._retranslate()
        self.flow.narration.retranslate()
        self.hints.retranslate()
        self.tips.retranslate()

    def _retranslate(self) -> None:
        """Say everything at the table in another language, or with other words for cards."""
        self.flow.retranslate()
        self.rooms.retranslate()

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
        elif purpose is Purpose.LEAVE and self.table_page.is_help_open:
            self.panels.close_help()
        elif purpose is Purpose.LEAVE and self.flow.is_lent:
            self.flow.at_table.leave()
        else:
            if purpose is Purpose.HINT and not self.actions_by_name["hint"].isEnabled():
                self._refuse_hint()
            if purpose is Purpose.LOOK_BACK and not self.demonstration.is_running:
                self.commands.refuse_to_look_back()
            is_silent = self.demonstration.is_running or self.flow.is_interrupted
            asked = not is_silent and self.flow.narration.ask(purpose)
            return asked or self.actions_by_name.press(purpose)
        return True

    def _refuse_hint(self) -> None:
        """Say why there is no hint now, where a game is at the table and nothing lies over it."""
        if not (self.demonstration.is_running or self.table_page.is_covered):
            self.hints.refuse()

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
        actions = self.actions_by_name
        self.menus.connect(self.table.make, self.rooms.show_how)
        self._edge.menu_bar_hidden.connect(self.messages.menu_bar_hidden)
        self._show_switches(self.keeper.settings)
        actions["sound"].toggled.connect(self._switch_sound)
        actions["explain"].toggled.connect(self._switch_reasons)
        other_part = QShortcut(QKeySequence(keys_of(Purpose.OTHER_PART)[0]), self)
        other_part.activated.connect(self.table_page.turn_to_other_part)

    def _connect_parts(self) -> None:
        from sixtysix_gui.windows.desktop.loudspeaker import let_hear

        self.table.heard.connect(let_hear)
        self.table_page.covered_changed.connect(self._refresh)
        self.questions.changed.connect(self._question_changed)
        self.flow.possibilities_changed.connect(self._refresh)
        self._controller.save_failed.connect(self._save_failed)
        self.demonstration.changed.connect(self._demonstration_changed)
        self.keeper.changed.connect(self._use_settings)
        self.keeper.not_kept.connect(self.messages.not_kept)
        self._backing.tally.not_kept.connect(self.messages.not_kept)
        self.archive.told.connect(self.messages.notice)
        finished = self._backing.kept.finished
        if finished is not None:
            finished.setParent(self)
            finished.told.connect(self.messages.notice)
            finished.kept.connect(self.archive.refresh)

    def _name(self) -> None:
        self._name_window()
        self.actions_by_name.name()
        self.menus.name()
        if self._is_furnished:
            self.panels.rewrite_help()

    def _name_window(self) -> None:
        watching = self._is_furnished and self.demonstration.is_running
        own, other = _("Sixty-Six"), _("Sixty-Six – demonstration")
        self.setWindowTitle(other if watching else own)

    def _refresh(self) -> None:
        """Offer what is possible now, in the menus and by keys."""
        from sixtysix_gui.table.intents import passes_by_points
        from sixtysix_gui.windows.menus.calls import Calls, calls_in, entries_of, possible_acts

        actions, menus = self.actions_by_name, self.menus
        watching, lent = self.demonstration.is_running, self.flow.is_lent
        asking, at_table = self.questions.is_open, self.flow.at_table
        covered = self.flow.is_covered or self.table_page.is_covered or watching
        covered = covered or self.flow.is_interrupted
        view, guided = at_table.view, self.rooms.guide.is_at_table
        menus.show_entries(entries_of(at_table.rules))
        calls = Calls()
        if at_table.is_at_table and not covered:
            calls = calls_in(view, at_table.narrator)
        menus.offer_calls(calls)
        menus.tell_coach(self.hints.no_coach)
        menus.offer_guides(possible=not (watching or asking), running=guided)
        menus.offer_exercises(running=lent and not guided)
        menus.show_way_back(to_review=self.flow.can_go_back_to_review)
        actions.name_keys(passes=view is not None and passes_by_points(view))
        possible = {
            **possible_acts(view, at_table.table.can, covered=covered),
            **self.commands.possible(covered=covered),
            "double": calls.can_double,
            "turn": calls.can_turn,
            "no_coach": False,
            "hint": self.hints.can_give and not covered,
        }
        happening = {"guide": lent, "question": asking, "demonstration": watching}
        actions.offer(possible, [what for what, is_on in happening.items() if is_on])
        self.panels.rewrite_help()

    def _question_changed(self) -> None:
        self.table.cover_status(covered=self.questions.is_open)
        self._refresh()

    def _switch_sound(self, on: bool) -> None:
        self.keeper.change(sound=on)

    def _switch_reasons(self, on: bool) -> None:
        self.keeper.change(coach_explains=on)

    def _show_switches(self, settings: Settings) -> None:
        """Show in the menus what is switched on."""
        self.actions_by_name["sound"].setChecked(settings.sound)
        self.actions_by_name["explain"].setChecked(settings.coach_explains)

    def _demonstration_changed(self) -> None:
        self._name_window()
        self._refresh()

    def _save_failed(self, failure: SaveFailure) -> None:
        if self._backing.saved.trouble is None:  # otherwise it was said at the start
            self.messages.not_saved(failure)

    def _use_settings(self, before: Settings, now: Settings) -> None:
        if before.language != now.language:
            self._translations.use(now.language)
        if before.deck != now.deck:
            self.flow.narration.retranslate()
            self.tips.retranslate()
        self.demonstration.use_settings(now)
        self._show_switches(now)
        if page_of(before) != page_of(now):
            use_page(page_of(now))
            self.table_page.set_text_scale(text_scale_of(now))
        self._refresh()
