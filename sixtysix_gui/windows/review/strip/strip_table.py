"""The strip as a table of text, for those who read it or hear it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sixtysix_gui.coach.values.accounts import Account
from sixtysix_gui.windows.review.deal_in_review import Decision
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.coach.marks import signed_points, verdict_word
from sixtysix_gui.windows.texts.coach.moves import move_in_list
from sixtysix_gui.windows.widgets.basic import Dialog, button, give_size

_SIZE = (640, 480)


class StripTable(Dialog):
    """Lists all decisions with what was to be expected, and luck between them."""

    def __init__(
        self,
        account: Account,
        decisions: Sequence[Decision],
        words: CardWords,
        parent: QWidget | None = None,
    ) -> None:
        """Write the table."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("What was to be expected"))
        give_size(self, *_SIZE)
        self.table = self._written(account, decisions, words)
        close = button(self.tr("Close"), main=True)
        close.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(close)
        column = QVBoxLayout(self)
        column.addWidget(self.table, 1)
        column.addLayout(row)
        self.table.setFocus()

    def _written(
        self, account: Account, decisions: Sequence[Decision], words: CardWords
    ) -> QTableWidget:
        heads = (
            self.tr("Trick"),
            self.tr("Move"),
            self.tr("Luck before"),
            self.tr("Expected"),
            self.tr("After it"),
            self.tr("Verdict"),
        )
        rows = self._rows(account, decisions, words)
        table = QTableWidget(len(rows), len(heads))
        table.setProperty("look", "tricks")
        table.setHorizontalHeaderLabels(list(heads))
        table.verticalHeader().hide()
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for at, row in enumerate(rows):
            for column, text in enumerate(row):
                item = QTableWidgetItem(text)
                item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
                table.setItem(at, column, item)
        return table

    def _rows(
        self, account: Account, decisions: Sequence[Decision], words: CardWords
    ) -> list[tuple[str, ...]]:
        judged = {one.moment.step: one for one in decisions if one.judgement is not None}
        rows: list[tuple[str, ...]] = []
        luck = 0.0  # what fell where nothing was to be decided counts with the next row
        for step in account.steps:
            luck += step.luck
            decision = judged.get(step.step)
            if decision is None or decision.judgement is None:
                continue
            rows.append(
                (
                    str(decision.moment.trick),
                    move_in_list(decision.moment.move, words),
                    signed_points(luck),
                    signed_points(step.before),
                    signed_points(step.after),
                    verdict_word(decision.judgement.verdict),
                )
            )
            luck = 0.0
        end = (self.tr("End"), "", signed_points(account.last_luck + luck), "")
        return [*rows, (*end, signed_points(float(account.result)), "")]
