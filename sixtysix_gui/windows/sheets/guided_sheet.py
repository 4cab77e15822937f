"""The sheet after the guided deal: how it was counted, and ways to go on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sixtysix_gui.table.options import Pack
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.sheets.result_grid import add_result
from sixtysix_gui.windows.sheets.sheet_buttons import enter_key
from sixtysix_gui.windows.texts.results.result_table import ResultTable


@dataclass(frozen=True)
class GuidedSheetActs:
    """What the buttons of the sheet do."""

    again: Callable[[], None]
    rules: Callable[[], None]
    go_on: Callable[[], None]


class GuidedSheet(PaperSheet):
    """Shows the result as after any deal."""

    def __init__(
        self,
        text_unit: float,
        result: ResultTable,
        deck: Pack,
        farewell: str,
        acts: GuidedSheetActs,
        *,
        has_game: bool,
    ) -> None:
        """Write the sheet; ``has_game`` says that the way on leads back to a game."""
        super().__init__(text_unit)
        add_result(self, result, deck)
        self.add_text(farewell)
        links = self.link_buttons(
            (self.tr("Once more"), "again", acts.again), (self.tr("Rules"), "rules", acts.rules)
        )
        text = self.tr("Back to the game") if has_game else self.tr("Play")
        go_on = self.act_button(text, "go-on", acts.go_on, main=True, key=enter_key())
        self.add_buttons(*links, main=go_on)
