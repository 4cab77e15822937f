"""The sheets of a demonstration: the result of a deal, and the end of a game."""

from collections.abc import Callable, Sequence

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.signals import DealFinished
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.text.playing.spectator import watched_game_end, watched_result
from sixtysix_gui.text.results.result_table import settled_from
from sixtysix_gui.text.trick_game.results.game_end import trick_game_end
from sixtysix_gui.windows.demonstration.demonstrators import ABOVE, BELOW, Demonstrators
from sixtysix_gui.windows.playing.endings import best_cards
from sixtysix_gui.windows.playing.people_at_table import outcomes_of, people_of
from sixtysix_gui.windows.playing.sheet_writer import table_of_several
from sixtysix_gui.windows.sheets.results.deal_sheet import DealSheet, DealSheetActs
from sixtysix_gui.windows.sheets.results.game_sheet import GameSheet, GameSheetActs
from sixtysix_gui.windows.sheets.sheet_layer import SheetLayer


class WatchedSheets:
    """Lays the sheets; each is written anew with the settings of the moment."""

    def __init__(
        self,
        sheets: SheetLayer,
        players: Demonstrators,
        settings: Callable[[], Settings],
        end_demonstration: Callable[[], None],
    ) -> None:
        """Take where sheets lie, who plays, and what ends the demonstration."""
        self._sheets = sheets
        self._players = players
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
            if not view.rules.close:
                people = people_of(setup, settings)
                table = table_of_several(finished, view, people)
                return DealSheet(unit, table, settings.deck, acts)
            names = self._players.names(settings)
            settled = settled_from(finished, names.of(BELOW), names.of(ABOVE), view.marriages)
            return DealSheet(unit, watched_result(settled, names), settings.deck, acts)

        self._sheets.show_sheet(write)

    def show_end(
        self,
        game: Game,
        view: View,
        records: Sequence[DealRecord],
        once_more: Callable[[], None],
    ) -> None:
        """Show how a game for two ended."""
        of_two = tuple(each for each in records if each.rules.close)
        best = () if game.winner is None else best_cards(view, game.winner)
        acts = self._end_acts(once_more)

        def write(unit: float) -> GameSheet:
            names = self._players.names(self._settings())
            return GameSheet(unit, watched_game_end(game, of_two, BELOW, names), acts, best)

        self._sheets.show_sheet(write)

    def show_end_of_several(
        self,
        game: Game,
        setup: GameSetup,
        records: Sequence[DealRecord],
        once_more: Callable[[], None],
    ) -> None:
        """Show how a game for three or four ended."""
        outcomes = outcomes_of(records)
        acts = self._end_acts(once_more)

        def write(unit: float) -> GameSheet:
            people = people_of(setup, self._settings())
            end = trick_game_end(game, people, outcomes)
            return GameSheet(unit, end, acts, of_several=True)

        self._sheets.show_sheet(write)

    def _end_acts(self, once_more: Callable[[], None]) -> GameSheetActs:
        return GameSheetActs(once_more=once_more, end_demonstration=self._end_demonstration)
