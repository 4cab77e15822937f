"""The sheet before the first deal of a game that asks for a word of the person's own."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QLineEdit
from typing_extensions import override

from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.sheets.sheet_buttons import enter_key

LONGEST_WORD = 100
"""Characters of a word that is mixed into the shuffle."""


class WordSheet(PaperSheet):
    """Shows the promise for the deal, takes a word, and deals."""

    def __init__(self, text_unit: float, promise: str, deal: Callable[[str], None]) -> None:
        """Write the sheet; ``deal`` is given the word."""
        super().__init__(text_unit)
        self.add_heading(self.tr("Your word for this deal"))
        self.add_text(
            self.tr(
                "The cards are fixed, and the promise below is their seal. A word of yours is "
                "mixed into the shuffle; after the deal you can check both."
            )
        )
        field = QLineEdit()
        field.setObjectName("word")
        field.setMaxLength(LONGEST_WORD)
        field.setFont(self.font())
        field.setAccessibleName(self.tr("Your word"))
        field.setPlaceholderText(self.tr("anything you like, or nothing"))
        self.column.addWidget(field)
        self.add_promise(promise)
        go_on = self.act_button(
            self.tr("Deal the cards"),
            "deal",
            lambda: deal(field.text()),
            main=True,
            key=enter_key(),
        )
        field.returnPressed.connect(go_on.click)
        self.add_buttons(main=go_on)
        self._field = field

    @override
    def take_focus(self) -> None:
        """Put the focus on the field."""
        self._field.setFocus()
