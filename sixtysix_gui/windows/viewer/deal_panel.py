"""What stands beside the table: which deal it is, its tricks and its result."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from sixtysix_gui.table import fonts
from sixtysix_gui.windows.look.widgets import label
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.viewer.deal_lines import head_line, result_line
from sixtysix_gui.windows.viewer.shown_deal import ShownDeal
from sixtysix_gui.windows.viewer.trick_table import TrickTable


class DealPanel(QWidget):
    """Lets the person choose a deal and a trick.

    Signals:
        deal_chosen: int, which of the deals is to be shown, from 0.
        place_chosen: int, the step that shows the trick the person has chosen.
    """

    deal_chosen = Signal(int)
    place_chosen = Signal(int)

    def __init__(self, deals: int) -> None:
        """Offer that many deals."""
        super().__init__()
        self.setAutoFillBackground(True)
        self.deals = QComboBox()
        self.deals.addItems(
            [
                self.tr("Deal {number} of {count}").format(number=number, count=deals)
                for number in range(1, deals + 1)
            ]
        )
        self.deals.setObjectName("deals")
        self.deals.setAccessibleName(self.tr("Deal"))
        self.deals.setVisible(deals > 1)
        self._head = label("", "note")
        self.tricks = TrickTable()
        self.tricks.setObjectName("tricks")
        self._result = label("", "strong")
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 8, 6, 6)
        column.addWidget(self.deals)
        column.addWidget(self._head)
        column.addWidget(self.tricks, 1)
        column.addWidget(self._result)
        self.deals.activated.connect(self.deal_chosen)
        self.tricks.place_chosen.connect(self.place_chosen)

    def show_deal(self, deal: ShownDeal, index: int, words: CardWords) -> None:
        """Write down a deal."""
        self.deals.setCurrentIndex(index)
        self._head.setText(head_line(deal))
        self.tricks.show_deal(deal, words)
        self._result.setText(result_line(deal))

    def say_result(self, text: str) -> None:
        """Say something else than how the deal ended."""
        self._result.setText(text)

    def mark(self, trick: int | None) -> None:
        """Mark the trick that is shown."""
        self.tricks.mark(trick)

    def set_text_size(self, unit: float) -> None:
        """Write in letters of that size, in pixels."""
        plain = fonts.text(0.95 * unit, fonts.TextWeight.REGULAR)
        for widget in (self.deals, self.tricks, self.tricks.horizontalHeader()):
            widget.setFont(plain)
        self._head.setFont(fonts.text(0.9 * unit, fonts.TextWeight.REGULAR))
        self._result.setFont(fonts.text(unit, fonts.TextWeight.SEMI_BOLD))
        self.tricks.write_anew()
