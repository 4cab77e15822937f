"""The sheets of a demonstration: the result of a deal, and the end of a game."""

from collections.abc import Callable, Sequence

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.signals import DealFinished
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.text.results.deal_result import DealResult
from sixtysix_gui.text.results.game_end import OverGame, game_end
from sixtysix_gui.text.results.result_table import result_table
from sixtysix_gui.windows.playing.endings import best_cards
from sixtysix_gui.windows.playing.people_at_table import people_of
from sixtysix_gui.windows.sheets.results.deal_sheet import DealSheet, DealSheetActs
from sixtysix_gui.windows.sheets.results.game_sheet import GameSheet, GameSheetActs
from sixtysix_gui.windows.sheets.sheet_layer import SheetLayer


class WatchedSheets:
    """Lays the sheets; each is written anew with the settings of the moment."""

    def __init__(
        self,
        sheets: SheetLayer,
        settings: Callable[[], Settings],
        end_demonstration: Callable[[], None],
    ) -> None:
        """Take where sheets lie, and what ends the demonstration."""
        self._sheets = sheets
        self._settings = settings
        self._end_demonstration = end_demonstration

    def show_result(
        self,
        finished: DealFinished,
        view: View,
        setup: GameSetup,
        go_on: Callable[[], None],
    ) -> None:
        """Show how a deal ended, as its last view has it."""
        acts = DealSheetActs(go_on=go_on, end_demonstration=self._end_demonstration)

        def write(unit: float) -> DealSheet:
            settings = self._settings()
            result = DealResult(finished.outcome, view, people_of(setup, settings))
            table = result_table(result, finished.before, finished.after)
            return DealSheet(unit, table, settings.deck, acts, may_be_low=not view.rules.close)

        self._sheets.show_sheet(write)

    def show_end(
        self,
        game: Game,
        view: View,
        setup: GameSetup,
        records: Sequence[DealRecord],
        once_more: Callable[[], None],
    ) -> None:
        """Show how a game ended; the cards of its winner lie over the sheet at a table for two."""
        has_fan = game.winner is not None and game.rules.close
        best = best_cards(view, game.winner) if game.winner is not None and has_fan else ()
        over = OverGame(game, setup, tuple(records), counts=game.games_counted)
        acts = GameSheetActs(once_more=once_more, end_demonstration=self._end_demonstration)

        def write(unit: float) -> GameSheet:
            end = game_end(over, people_of(setup, self._settings()))
            return GameSheet(unit, end, acts, best, may_be_low=not game.rules.close)

        self._sheets.show_sheet(write)
