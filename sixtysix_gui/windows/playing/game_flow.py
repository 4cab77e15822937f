"""The game on the person's own table, with all that belongs to it, and who borrows that table."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible
from typing_extensions import override

from sixtysix_gui.controller.coach_worker import CoachWorker
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.record_tags import names_all_levels
from sixtysix_gui.controller.signals import DealFinished, GameResigned, TableUpdate
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import TrickWon, TrumpNamed, TrumpTurned
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.durations import PASSED_RESTS
from sixtysix_gui.table.intents import Act
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.names import Opponent, opponent_of, plate_note
from sixtysix_gui.text.narrator.status import no_deal_sentence
from sixtysix_gui.text.results.game_end import OverGame
from sixtysix_gui.windows.desktop.power import is_on_battery
from sixtysix_gui.windows.menus.actions import Actions
from sixtysix_gui.windows.new_game.choice import NewGame, setup_of, to_remember
from sixtysix_gui.windows.playing.claims import (
    ClaimMoment,
    acts_for_person,
    claim_question,
    is_asked_about,
    learn_from,
    waits_for_claim,
)
from sixtysix_gui.windows.playing.coach_reviews import CoachReviews
from sixtysix_gui.windows.playing.conductor import Conductor
from sixtysix_gui.windows.playing.endings import DealEndings, PassedDeal, SheetActs
from sixtysix_gui.windows.playing.keeping import TallyKeeper
from sixtysix_gui.windows.playing.open_games import KeptGames, OpenGamesKeeper
from sixtysix_gui.windows.playing.people_at_table import names_at, unnamed_at
from sixtysix_gui.windows.playing.record_files import RecordFiles
from sixtysix_gui.windows.review.trials import Trial, Trials
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper, speed_of
from sixtysix_gui.windows.sheets.questions import ask
from sixtysix_gui.windows.table_page import TablePage
from sixtysix_gui.windows.telling.narration import Narration
from sixtysix_gui.windows.window_messages import WindowMessages


class GameFlow(Conductor):
    """Leads through the person's own games, and knows all that belongs to the table of these.

    ``actions`` are what can be done by menu or key, ``messages`` what is told of files and games,
    ``announcer`` tells readers of the screen, ``reviews`` are what the coach finds by himself,
    ``open_games`` the games beside that at the table. A guest has the table from ``lend`` to
    ``take_back``, while the game waits.

    Signals:
        possibilities_changed: what can be done at the table has changed, or who has it.
        table_needed: a game is to be played; who has borrowed the table or covers it goes now.
        lent: a guest has the table, on which no game was.
        leave_wanted: no one has the table any more.
        day_over: the deal of a day is over, just now or before the game was taken up.
    """

    table_needed = Signal()
    lent = Signal()
    leave_wanted = Signal()
    day_over = Signal()

    def __init__(
        self,
        page: TablePage,
        controller: GameController,
        keeper: SettingsKeeper,
        tally: TallyKeeper,
        worker: CoachWorker,
        kept: KeptGames,
        actions: Actions,
        messages: WindowMessages,
        parent: QObject,
    ) -> None:
        """Have the table of a page; ``kept`` are the games that are not at it."""
        self.page, self.keeper, self.tally, self.worker = page, keeper, tally, worker
        self.actions, self.messages, self.notices = actions, messages, page.notices
        self._guest: Conductor | None = None
        self._waits = self._is_needed = False
        window = page.window()
        # narration hears of a deal before the flow shows it: it must know which game that is from
        self.narration = Narration(
            controller,
            page.table,
            page.history,
            lambda: self.at_table.narrator,
            page,
            lambda: controller.is_practice or QAccessible.isActive(),
        )
        self.announcer = self.narration.announcer
        self.reviews = CoachReviews(controller, worker, keeper, is_on_battery, window)
        self.open_games = OpenGamesKeeper(window, controller, keeper, tally, kept, messages)
        self.files = RecordFiles(window, keeper, worker, messages)
        super().__init__(controller, page.table, page.sheets, lambda: keeper.settings, parent)
        self._was_my_turn = self._is_after_own_act = False
        self._instead = ""
        self.covers: Callable[[], bool] = lambda: False
        """Returns whether the window itself lays something over the table."""
        self.show_day: Callable[[], bool] = lambda: False
        """Shows what came of the deal of a day that is over; returns whether it did."""
        self._trials = Trials(controller, self._come_back_from)
        self._endings = DealEndings(self, keeper, tally, self.reviews, self._sheet_acts())
        self._passed = PassedDeal(self, self._leave_passed_deal)
        self.claim_moment = ClaimMoment(self, keeper, lambda: self.is_out_of_sight)
        self._connect()
        self._use_preferences()
        self.attach()
        self._say_status()

    def _connect(self) -> None:
        self.notices.said.connect(self.announcer.interrupt)
        self.narration.said.connect(self.notices.say)
        self.files.opened.connect(self.take_over)
        self.files.trial_wanted.connect(self.try_from)
        self.reviews.changed.connect(self._tell_review)
        self.controller.game_resigned.connect(self._take_resignation)
        self.keeper.changed.connect(self._use_settings)
        self.keeper.look_changed.connect(self.retranslate)

    @property
    def is_covered(self) -> bool:
        """Whether a sheet lies over the table."""
        return self.sheets.sheet is not None

    @property
    def is_out_of_sight(self) -> bool:
        """Whether a sheet, a panel, a question or a demonstration lies over the table."""
        return self.is_covered or self.page.is_covered or self.covers()

    @property
    def over(self) -> OverGame | None:
        """The game on the table, if it is over."""
        return self._endings.over

    @property
    def opponent(self) -> Opponent:
        """Who plays against the person; without a game, who would play the next one."""
        return self.opponents[0]

    @property
    def opponents(self) -> tuple[Opponent, ...]:
        """Who plays with and against the person; without a game the one of the next game."""
        setup = self.controller.setup
        levels = (self._settings.level,) if setup is None else setup.levels
        return tuple(opponent_of(level) for level in levels)

    # --------------------------------------------------------------------------- who has the table

    @property
    def at_table(self) -> Conductor:
        """Whose table it is: that of the guest to whom it is lent, else the game's."""
        guest = self._guest
        return guest if guest is not None and guest.is_at_table else self

    @property
    def is_lent(self) -> bool:
        """Whether a guest has the table."""
        return self.at_table is not self

    def lend(self, guest: Conductor) -> None:
        """Let a guest have the table; one who is there goes, and the game waits."""
        self.at_table.leave()
        self._waits = self.is_at_table
        if self._waits:
            self.suspend()
        else:
            self.lent.emit()
        self._guest = guest

    def take_back(self) -> None:
        """Have the table again that is not lent any more, or leave it where no game waits."""
        self._guest = None
        if self._waits:
            self._waits = False
            self.reclaim()
        elif not self._is_needed:
            self.leave_wanted.emit()
        self.possibilities_changed.emit()

    def uncover(self) -> None:
        """Go on where a sheet was taken away that lay over what is there."""
        if not (self.is_covered or self.is_lent) and self.controller.setup is None:
            self.leave_wanted.emit()
        self.page.focus_table()
        self.at_table.rest_if_still()
        self.possibilities_changed.emit()

    def _free_table(self) -> None:
        """Let all go who have borrowed the table or lie over it, for a game is to be played."""
        self._is_needed = True
        self.table_needed.emit()
        self._is_needed = False

    # ----------------------------------------------------------------------------- looking back

    def look_at_tricks(self) -> None:
        """Look at the deals of this game, or within a deal at what its rules let one see."""
        if self.is_covered or not self.controller.is_deal_running:
            self.look_back()
        else:
            self.table.act(Act.TRICKS)

    def look_back(self) -> None:
        """Look at all deals of this game."""
        self.files.show(self.controller.game_records())

    def _tell_review(self) -> None:
        """Write what the coach has found on the sheet of a result or of a game's end."""
        from sixtysix_gui.windows.sheets.deal_sheet import DealSheet
        from sixtysix_gui.windows.sheets.game_sheet import GameSheet

        if isinstance(self.sheets.sheet, DealSheet | GameSheet):
            self.sheets.rewrite()

    def try_from(self, trial: Trial) -> None:
        """Play a position of a review on, as practice; a game at the table waits."""
        self._come_to_table()
        self._trials.begin(trial)
        self.possibilities_changed.emit()  # now it is known where it leads back to

    @property
    def can_go_back_to_review(self) -> bool:
        """Whether a position of a review is or was played on that leads back there."""
        return self._trials.way_back() is not None

    def end_trial(self) -> None:
        """End a position that is played on: back to its review, and to the game that waits."""
        self._trials.end()

    def _come_back_from(self, trial: Trial | None) -> None:
        """Show the review again over the game that has waited, or over the empty table."""
        if self.controller.setup is None:
            self.leave_wanted.emit()
        if trial is None:
            return
        if trial.back is None:
            self.files.look_back(trial)
        else:
            trial.back()

    # ------------------------------------------------------------------------------------ games

    def begin_chosen(self, choice: NewGame) -> None:
        """Begin the game that the person has chosen, and offer it again the next time."""
        self.keeper.change(**to_remember(choice), welcomed=True)
        self.begin(setup_of(choice, self._settings))

    def begin(self, setup: GameSetup, game_id: str = "") -> None:
        """Begin a new game; with the setting for it, a word is asked for before the deal.

        What is played at the table becomes an open game, or it is asked whether it may be lost.
        ``game_id`` is what the records call the game, where it has a name already.
        """
        begin = partial(self._begin, setup, game_id)
        self.open_games.leave_and(begin, covered=self.is_covered)

    def _begin(self, setup: GameSetup, game_id: str) -> None:
        self._come_to_table()
        self.controller.new_game(setup, game_id)
        self._use_preferences()
        self._endings.begin_game()
        is_for_all = setup.day is not None  # a word would change the cards that all others have
        if not is_for_all and self._endings.ask_for_word():
            self._say_status()
            self.possibilities_changed.emit()
        else:
            self.controller.deal()

    def once_more(self) -> None:
        """Play the same again without asking: rules, opponent and length; the next one deals."""
        over = self.over
        if over is None:
            return
        settings = self._settings
        setup = over.setup
        self.begin(
            replace(
                setup,
                names=names_at(setup, settings),
                code=None,
                first_dealer=over.game.dealer,
                practice=settings.practice,
                day=None,
            )
        )

    def take_over(self, records: tuple[DealRecord, ...]) -> None:
        """Go on with an open game or one from a file; what is played is left as for a new game."""

        def take() -> None:
            self.resume(self.open_games.told_apart(records), is_saved=False)

        self.open_games.leave_and(take, covered=self.is_covered)

    def put_away(self) -> None:
        """Let the game at the table become an open one, and have none there."""
        if self.open_games.put_away():
            if self.is_at_table:
                self.suspend()
            self._laid_aside = None
            self._endings.begin_game()
            self.controller.leave()

    def resume(self, records: tuple[DealRecord, ...], *, is_saved: bool = True) -> None:
        """Go on with a game where it stood; ``is_saved`` says that it is the one in the save."""
        self._come_to_table()
        self._endings.begin_game()
        self.table.set_status("")
        self.controller.resume(records, self._settings.level, is_saved=is_saved)
        self._use_preferences()
        setup, last = self.controller.setup, records[-1]
        if setup is not None and self.controller.is_game_running and not names_all_levels(last):
            self.messages.level_replaced(*unnamed_at(last, setup, self._settings))

    def _come_to_table(self) -> None:
        """Have the table for another game, whoever has borrowed it."""
        self._free_table()
        if not self.is_at_table:
            self.attach()

    def go_on(self, name: str) -> None:
        """Go on with an open game, or with that at the table, by the name of its file."""
        if self.open_games.is_at_table(name):
            self.return_to_table()
            return
        records = self.open_games.read(name)
        if records is not None:
            self.take_over(records)

    def resign(self, name: str) -> None:
        """Give an open game up, after a question; one at the table is shown instead."""
        if self.open_games.is_at_table(name):
            self.return_to_table()
        else:
            self.open_games.resign(name)

    def return_to_table(self) -> None:
        """Go on with the game that was left, wherever it stands now."""
        self._free_table()
        if not self.is_at_table:
            self.reclaim()

    @override
    def _lay_cards(self, view: View) -> None:
        self._was_my_turn = view.my_turn
        super()._lay_cards(view)
        self._endings.mark_table()

    # ---------------------------------------------------------------------------------- updates

    @override
    def _take_update(self, update: TableUpdate) -> None:
        if self.is_at_table:
            self._is_after_own_act = self._was_my_turn and not update.fresh_deal
            self._was_my_turn = update.view.my_turn
        super()._take_update(update)

    @override
    def _clear_away(self) -> None:
        self._passed.clear_away()
        self._endings.forget()

    @override
    def _expects_nothing(self, update: TableUpdate) -> bool:
        """Say so while a full trick lies there, and while more is dealt once trump is fixed."""
        seen_first = (TrickWon, TrumpNamed, TrumpTurned)
        return update.fresh_deal or any(isinstance(event, seen_first) for event in update.events)

    @override
    def _can_say_at_once(self, update: TableUpdate) -> bool:
        """Say so after the person's own acts, too; what others do is told when it is seen."""
        own_act = self._is_after_own_act and not update.view.my_turn
        return super()._can_say_at_once(update) or own_act

    @override
    def _take_result(self, finished: DealFinished) -> None:
        self._endings.take_result(finished)
        setup = self.controller.setup
        if setup is not None and not self.controller.is_trial:
            line = learn_from(finished, setup, self.keeper)
            if line:
                self.notices.say(line)
        super()._take_result(finished)
        self._tell_day()

    def _take_resignation(self, resigned: GameResigned) -> None:
        self._endings.take_resignation(resigned)
        self._end_due.emit()
        self._tell_day()

    def _tell_day(self) -> None:
        over = self.over
        if over is not None and over.setup.day is not None:
            self.day_over.emit()

    @override
    def _show_end(self) -> bool:
        line = self._endings.passed_line
        if not line:
            return self._endings.show()
        if self._passed.lie(PASSED_RESTS.rest_at(speed_of(self._settings))):
            self.notices.say(line)
        return True

    def _leave_passed_deal(self) -> None:
        """Deal again after a deal that all have passed, unless something else has come up."""
        if self.is_at_table and not self.is_covered and self._endings.passed_line:
            self._go_on()

    def _go_on(self) -> None:
        if self.controller.is_trial:
            self.end_trial()
        else:
            self._endings.go_on()
        self.possibilities_changed.emit()

    # ------------------------------------------------------------------------------------ moves

    @override
    def _propose(self, move: Move) -> None:
        view = self.view
        asked = is_asked_about(move, self._settings, self.opponents)
        if view is None or not asked:
            super()._propose(move)
            return
        self.table.decline()
        self.claim_moment.hold()
        say = partial(super()._propose, move)
        ask(self.table.window(), claim_question(say, view, self._say_status))

    @override
    def _table_options(self) -> TableOptions:
        waits = waits_for_claim(self._settings)
        return replace(super()._table_options(), waits_for_claim=waits)

    # ------------------------------------------------------------------------------------ words

    @property
    @override
    def _note(self) -> str:
        """A practice game is marked on the plate, or a deal with a hint."""
        return plate_note(practice=self.controller.is_practice, helped=self.controller.is_helped)

    def mark_helped(self) -> None:
        """Let record and plate say that the coach has given a hint."""
        self.controller.note_hint()
        self._label_players()

    @override
    def _say_status(self) -> None:
        """Say what is expected now; before the first deal a sheet that covers the table says it."""
        view = self.view
        if not self.is_at_table:
            return
        if view is not None:
            self._write_status(view)
            if not self.table.is_moving:
                self.claim_moment.look()
        else:
            begin = no_deal_sentence(shown_key(Purpose.NEW_GAME))
            self.table.set_status("" if self.is_covered else begin)

    @property
    def is_interrupted(self) -> bool:
        """Whether something else is asked at the table, which comes first."""
        return bool(self._instead)

    def say_instead(self, text: str) -> None:
        """Say what interrupts the game in place of what is expected; no text lets it go on."""
        self._instead = text
        self._say_status()

    @override
    def _acts_changed(self) -> None:
        """Say what is expected now that a marriage is armed, or is not any more."""
        super()._acts_changed()
        if not self.table.is_moving:
            self._say_status()

    @override
    def _say_status_of(self, view: View) -> None:
        """Say what is expected in a view; of two players not where the newest already tells.

        Of several each has his turn in the line, however fast they play.
        """
        if view == self.view or not view.rules.close:
            self._write_status(view)

    def _write_status(self, view: View) -> None:
        if self._instead:
            self.table.set_status(self._instead)
        elif self.narrator is not None:
            self.table.set_status(self.narrator.status(view, self.table.armed_marriage))

    def _sheet_acts(self) -> SheetActs:
        return SheetActs(
            go_on=self._go_on,
            look_back=lambda: self.files.look_back(self.controller.game_records()),
            back_to_review=self._trials.way_back,
            show_proof=partial(self.actions.do, "fair_deal"),
            play_again=partial(self.actions.do, "play_again"),
            take_back=partial(self.actions.do, "take_back"),
            new_game=partial(self.actions.do, "new_game"),
            leave=self.leave_wanted.emit,
            once_more=self.once_more,
            show_day=lambda: self.show_day(),
        )

    def _use_settings(self, before: Settings, now: Settings) -> None:
        opponents = self.opponents
        if acts_for_person(before, opponents) != acts_for_person(now, opponents):
            self._use_preferences()
        if before.before_partner != now.before_partner:
            self.retranslate()

    def _use_preferences(self) -> None:
        """Have done for the person what is wished against the opponents of the moment."""
        self.controller.set_preferences(acts_for_person(self._settings, self.opponents))
