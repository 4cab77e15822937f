"""The strip as a table of text, for those who read it or hear it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sixtysix_gui.coach.lessons import theme_of
from sixtysix_gui.coach.values.judgements import Account, Judgement
from sixtysix_gui.table.numbers import signed_decimal
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach.ledger import gave_away
from sixtysix_gui.text.coach.marks import theme_name, verdict_word
from sixtysix_gui.text.coach.moves import closing_moves, move_in_list
from sixtysix_gui.windows.review.deal_in_review import Decision
from sixtysix_gui.windows.widgets.basic import Dialog, button, give_size

_SIZE = (720, 480)

_OF_OTHER = 3
"""The column of what the other gave away: its head names him and takes two lines where it must."""
_HEAD_LINES = 2.4
"""Height of the heads, in lines of text."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class StripTable(Dialog):
    """Lists all decisions with what was to be expected.

    Luck and what the other gave away stand before the decision that they came before, so that
    every row goes on from the row above: after it + luck + given away is what is expected next.
    """

    def __init__(
        self,
        account: Account,
        decisions: Sequence[Decision],
        words: CardWords,
        called: str,
        asks: Callable[[Decision], bool],
        parent: QWidget | None = None,
    ) -> None:
        """Write the table; ``called`` is how sentences call the other.

        Of a mark that is still to be found, as ``asks`` says, move and verdict are left out, and
        what is expected from there on, which would tell what it cost.
        """
        super().__init__(parent)
        self._asks = asks
        self.setWindowTitle(self.tr("Points on average, decision by decision"))
        give_size(self, *_SIZE)
        self.table = self._written(account, decisions, words, called)
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
        self, account: Account, decisions: Sequence[Decision], words: CardWords, called: str
    ) -> QTableWidget:
        heads = (
            self.tr("Trick"),
            self.tr("Move"),
            self.tr("Luck before"),
            gave_away(called),
            self.tr("On average"),
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
        head = table.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(_OF_OTHER, QHeaderView.ResizeMode.Stretch)
        head.setDefaultAlignment(_LEFT | Qt.TextFlag.TextWordWrap)
        head.ensurePolished()
        head.setFixedHeight(round(_HEAD_LINES * head.fontMetrics().lineSpacing()))
        for at, row in enumerate(rows):
            for column, text in enumerate(row):
                item = QTableWidgetItem(text)
                item.setTextAlignment(_LEFT)
                table.setItem(at, column, item)
        return table

    def _rows(
        self, account: Account, decisions: Sequence[Decision], words: CardWords
    ) -> list[tuple[str, ...]]:
        judged = {one.moment.step: one for one in decisions if one.judgement is not None}
        rows: list[tuple[str, ...]] = []
        was_open = False
        luck = other = 0.0  # what fell where nothing was to be decided counts with the next row
        for step in account.steps:
            luck, other = luck + step.luck, other + step.given_by_other
            decision = judged.get(step.step)
            if decision is None or decision.judgement is None:
                continue
            is_open = self._asks(decision)
            moment = decision.moment
            name = move_in_list(moment.move, words, closing_moves(moment.view))
            rows.append(
                (
                    str(moment.trick),
                    "?" if is_open else name,
                    signed_decimal(luck),
                    signed_decimal(other),
                    "" if was_open else signed_decimal(step.before),
                    "" if was_open or is_open else signed_decimal(step.after),
                    "" if is_open else _verdict_text(decision, decision.judgement),
                )
            )
            was_open = was_open or is_open
            luck = other = 0.0
        last_luck, last_other = account.last_luck + luck, account.last_given_by_other + other
        end = (self.tr("End"), "", signed_decimal(last_luck), signed_decimal(last_other), "")
        return [*rows, (*end, signed_decimal(float(account.result)), "")]


def _verdict_text(decision: Decision, judgement: Judgement) -> str:
    """Write what there is to learn before the verdict, where the move clearly cost something."""
    theme, word = theme_of(decision.moment.view, judgement), verdict_word(judgement.verdict)
    return word if theme is None else f"{theme_name(theme)} · {word}"
