"""How a practice deal ended that was played on from an exercise."""

from __future__ import annotations

from collections.abc import Callable

from sixtysix_gui.design.card_svg import Pack
from sixtysix_gui.text.results.game_end import practice_note
from sixtysix_gui.text.results.result_table import ResultTable
from sixtysix_gui.text.training import answers as said
from sixtysix_gui.windows.sheets.deal_sheet import add_result
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet, enter_key


class PracticeSheet(PaperSheet):
    """Shows the result as after any deal; the way leads back to the exercise."""

    def __init__(
        self,
        text_unit: float,
        result: ResultTable,
        deck: Pack,
        back: Callable[[], None],
        once_more: Callable[[], None],
    ) -> None:
        """Write the sheet."""
        super().__init__(text_unit)
        add_result(self, result, deck, practice_note(again=False))
        links = self.link_buttons((said.play_again_from_here(), "once-more", once_more))
        text = said.back_to_exercise()
        main = self.act_button(text, "back", back, main=True, key=enter_key())
        self.add_buttons(*links, main=main)
