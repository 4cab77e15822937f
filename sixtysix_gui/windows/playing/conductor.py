"""One who leads a game at the table: shows what the controller tells, hands on what is done."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance, Slot

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.signals import DealFinished, TableUpdate
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import IllegalMoveError, Move
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.seating import Score
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.results.scores import score_of
from sixtysix_gui.windows.playing.people_at_table import labels_of, narrator_at
from sixtysix_gui.windows.settings.settings_keeper import table_options
from sixtysix_gui.windows.sheets.sheet_layer import SheetLayer, SheetMaker


class Conductor(QObject):
    """Leads from move to move and from deal to deal; heirs say what is special about their games.

    While it is at the table, everything goes one way: what the controller tells is played there,
    what is expected is said as soon as it can be seen, and when everything lies still after a deal
    its sheet is laid. Several may use one table in turn.

    Signals:
        possibilities_changed: what can be done has changed.
    """

    possibilities_changed = Signal()
    _end_due = Signal()

    def __init__(
        self,
        controller: GameController,
        table: Table,
        sheets: SheetLayer,
        settings: Callable[[], Settings],
        parent: QObject | None = None,
    ) -> None:
        """Introduce the controller and the table to each other; stay away until ``attach``.

        ``settings`` says how things are to look and go now.
        """
        super().__init__(parent)
        self._settings_now = settings
        self.controller = controller
        self.table = table
        self.sheets = sheets
        self._is_at_table = self._is_showing = False
        self._laid_aside: SheetMaker | None = None
        self._finished: DealFinished | None = None
        self._narrator: tuple[GameSetup, Settings, Narrator] | None = None
        controller.about_to_change.connect(self._empty_table)
        controller.updated.connect(self._take_update)
        controller.deal_finished.connect(self._take_result)
        # the promise of the next deal, which a sheet may show, is told only after the result
        self._end_due.connect(self.rest_if_still, Qt.ConnectionType.QueuedConnection)

    @property
    def view(self) -> View | None:
        """What may be known of the deal; None before the first."""
        return self.controller.view

    @property
    def rules(self) -> Rules | None:
        """The rules of the game; None without one."""
        setup = self.controller.setup
        return None if setup is None else setup.rules

    @property
    def narrator(self) -> Narrator | None:
        """What tells of the game to those who play it; None without one."""
        setup, settings = self.controller.setup, self._settings
        if setup is None:
            return None
        made = self._narrator
        if made is None or made[0] is not setup or made[1] is not settings:
            self._narrator = made = (setup, settings, narrator_at(setup, settings))
        return made[2]

    # --------------------------------------------------------------------------------- the table

    @property
    def is_at_table(self) -> bool:
        """Whether the table is this game's, and not lent to something else."""
        return self._is_at_table

    def attach(self) -> None:
        """Hear the table from now on; a sheet that was laid aside is forgotten."""
        self._is_at_table = True
        self._laid_aside = None
        self.table.set_options(self._table_options())  # another game may have waited for less
        for signal, slot in self._hears:
            signal.connect(slot)

    def detach(self) -> None:
        """Hear it no more."""
        self._is_at_table = False
        for signal, slot in self._hears:
            signal.disconnect(slot)

    def leave(self) -> None:
        """Give the table back, where it is only borrowed."""

    def _empty_table(self) -> None:
        """Take the game off that another one follows, while its words are still those in use."""
        if self._is_at_table:
            self.table.clear()

    @property
    def _hears(self) -> tuple[tuple[SignalInstance, Callable[..., object]], ...]:
        """What the table tells, and what is done then."""
        table = self.table
        return (
            (table.move_proposed, self._propose),
            (table.move_refused, self._refuse),
            (table.view_shown, self._say_status_of),
            (table.motions_finished, self._rest),
            (table.acts_changed, self._acts_changed),
        )

    def suspend(self) -> None:
        """Leave the table empty to something else; the game stays as it is and may even go on."""
        self.detach()
        self._laid_aside = self.sheets.lay_aside()
        self.table.finish_motions()  # the game goes on later: show all that has happened
        self.table.clear()

    def reclaim(self) -> None:
        """Show the game again as it stands now, with the sheet that lay there."""
        sheet = self._laid_aside
        self.attach()
        if sheet is not None:
            self.sheets.show_sheet(sheet)
        view = self.view
        if view is not None:
            self._label_players()
            self._lay_cards(view)
        self.retranslate()
        self.possibilities_changed.emit()

    def retranslate(self) -> None:
        """Say everything in another language, or with other words for cards."""
        self._narrator = None
        if not self._is_at_table:
            return
        self.table.set_options(self._table_options())
        self._label_players()
        self._say_status()
        self.sheets.rewrite()

    # ------------------------------------------------------------------------ from move to move

    def _take_update(self, update: TableUpdate) -> None:
        if not self._is_at_table:
            return
        if update.fresh_deal or update.at_once:
            self._clear_away()
            self.table.setFocus()
        self._label_players()
        self._is_showing = True
        try:
            self._show(update)
        finally:
            self._is_showing = False
        if self.controller.is_deal_running and not update.view.my_turn:
            self.table.wait_for_other()
        if self._expects_nothing(update):
            self.table.set_status("")
        if self._can_say_at_once(update):
            self._say_status()
        self.possibilities_changed.emit()

    def _show(self, update: TableUpdate) -> None:
        view = self._as_shown(update.view)
        if update.at_once:
            self.table.show_at_once(view, self._score)
        else:
            before = self._score_of(update.game, is_settled=False)  # the end is announced first
            self.table.play(update.events, view, score=before, fresh_deal=update.fresh_deal)

    def _take_result(self, finished: DealFinished) -> None:
        self._finished = finished
        self._end_due.emit()

    @Slot()
    def rest_if_still(self) -> None:
        """Say what is expected, or show how the deal ended, unless something moves."""
        if self._is_at_table and not self.table.is_moving:
            self._rest()

    def _rest(self) -> None:
        """Everything lies still: say what is expected, or show how the deal ended."""
        self._say_status()
        if self.sheets.sheet is None and self._show_end():
            self.possibilities_changed.emit()

    def _say_status(self) -> None:
        """Say what is expected now."""
        view = self.view
        if view is not None:
            self._say_status_of(view)

    def _say_why_not(self, error: IllegalMoveError | None) -> None:
        """Say why a move is not allowed; without an error nothing."""
        if error is None:
            return
        narrator, view = self.narrator, self.view
        if narrator is not None and view is not None:
            self.table.show_refusal(narrator.refused(error, view))

    @property
    def _score(self) -> Score | None:
        """How the game stands; None without one."""
        settled = not self.controller.is_deal_running
        return self._score_of(self.controller.game, is_settled=settled)

    def _score_of(self, game: Game | None, *, is_settled: bool) -> Score | None:
        if game is None:
            return None
        return score_of(game, self.controller.game_records(), is_settled=is_settled)

    # ------------------------------------------------------------------------- what heirs may say

    @property
    def _settings(self) -> Settings:
        """How things are to look and go now."""
        return self._settings_now()

    @property
    def _note(self) -> str:
        """What stands on the plate of the person."""
        return ""

    def _label_players(self) -> None:
        """Write the plates."""
        setup = self.controller.setup
        if setup is not None:
            self.table.set_players(labels_of(setup, self._settings, self._note))

    def _say_status_of(self, view: View) -> None:
        """Say what is expected in a view that has come to be seen."""
        if self.narrator is not None:
            self.table.set_status(self.narrator.status(view))

    def _show_end(self) -> bool:
        """Lay the sheet of a deal or game that is over; say whether there was one."""
        return False

    def _table_options(self) -> TableOptions:
        """Tell the table how to look and to behave."""
        return table_options(self._settings)

    def _lay_cards(self, view: View) -> None:
        """Lay the cards as they are now, without any motion."""
        self.table.play((), self._as_shown(view), score=self._score)

    def _acts_changed(self) -> None:
        """Be told that other acts are possible now, or that a marriage was armed."""
        if not self._is_showing:  # else it is told once, when all of an update is shown
            self.possibilities_changed.emit()

    def _as_shown(self, view: View) -> View:
        """Return what the table is to show of a view."""
        return view

    def _clear_away(self) -> None:
        """Put away what is left of the deal before, and forget how it ended."""
        self._finished = None

    def _expects_nothing(self, update: TableUpdate) -> bool:
        """Return whether nothing is expected of anybody until an update has been seen."""
        return update.fresh_deal

    def _can_say_at_once(self, _update: TableUpdate) -> bool:
        """Return whether what is expected after an update may be said before it has been seen."""
        return not self.table.is_moving

    def _propose(self, move: Move) -> None:
        """Make a move that was chosen at the table, or say why not."""
        self._say_why_not(self.controller.propose(move))

    def _refuse(self, move: Move) -> None:
        """Say why a move cannot be made that the table does not offer."""
        self._say_why_not(self.controller.why_illegal(move))
