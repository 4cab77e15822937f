"""The ledger over the table of a review: how a deal came to its result, and what stood out."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.coach.judgements import Judgement, Verdict
from sixtysix_gui.design import fonts, theme
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import GO_OUT
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.replay_table import ReplayTable
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach import ledger as said
from sixtysix_gui.text.coach.ledger import LedgerLine, Remark
from sixtysix_gui.text.coach.moves import closing_moves
from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.review.deal_in_review import DealInReview, OwnDecision
from sixtysix_gui.windows.review.walk import Walk
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.sheets.sheet_layer import SheetLayer
from sixtysix_gui.windows.widgets.basic import ButtonRows
from sixtysix_gui.windows.widgets.pencil import MarkSign

_ = texts("LedgerSheet")

_HEAD = 1.75
_POINTS, _TOTAL = 1.12, 1.5
_NOTE = 0.82
_RULE = 0.32
"""Sizes in text units."""


@dataclass(frozen=True)
class Ledger:
    """What the sheet says: the result, four lines and their sum, and a few remarks."""

    result: str
    lines: tuple[LedgerLine, ...]
    total: LedgerLine
    remarks: tuple[Remark, ...]
    plain: str = ""

    @property
    def spoken(self) -> str:
        """All of it, for somebody who hears it."""
        rows = [f"{line.name}: {line.points}." for line in (*self.lines, self.total)]
        said = [remark.text for remark in self.remarks]
        return " ".join([self.result, *rows, *said, self.plain]).strip()


@dataclass(frozen=True)
class LedgerActs:
    """What the buttons do; ``through`` leads through the mistakes, where there are any."""

    from_beginning: Callable[[], None]
    through: Callable[[], None] | None = None
    through_text: str = ""


class LedgerSheet(PaperSheet):
    """Shows a ledger over the table of the review."""

    def __init__(self, text_unit: float, ledger: Ledger, acts: LedgerActs) -> None:
        """Write the sheet."""
        super().__init__(text_unit)
        self.ledger = ledger
        self.add_heading(_("Review"), _HEAD)
        self.add_text(ledger.result)
        self.column.addLayout(self._table(ledger))
        for remark in ledger.remarks:
            self.column.addLayout(self._remark(remark))
        if ledger.plain:
            self.add_text(ledger.plain, look="")
        self._add_acts(ledger, acts)

    def _table(self, ledger: Ledger) -> QGridLayout:
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setVerticalSpacing(round(0.3 * self.unit))
        grid.setHorizontalSpacing(round(0.6 * self.unit))
        for row, line in enumerate(ledger.lines):
            self._add_line(grid, row, line, _POINTS)
        rule = _DoubleRule(self.unit)
        grid.addWidget(rule, len(ledger.lines), 0, 1, 3)
        self._add_line(grid, len(ledger.lines) + 1, ledger.total, _TOTAL)
        return grid

    def _add_line(self, grid: QGridLayout, row: int, line: LedgerLine, size: float) -> None:
        grid.addWidget(self.make_label(line.name, wrap=False), row, 0)
        if line.note:
            note = self.make_label(line.note, "note")
            note.setFont(fonts.text(_NOTE * self.unit, fonts.TextWeight.REGULAR))
            grid.addWidget(note, row, 1)
        points = self.make_label(line.points, wrap=False)
        points.setFont(self.figure_font(size, bold=True))
        points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        colours = {1: theme.MARK_GOOD, -1: theme.MARK_WRONG}
        points.setStyleSheet(f"color: {colours.get(line.sign, theme.INK)};")
        grid.addWidget(points, row, 2)

    def _remark(self, remark: Remark) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(round(0.6 * self.unit))
        sign = MarkSign(1.1 * self.unit)
        if remark.verdict is not None:  # else it stays the pencil
            sign.show_mark(remark.verdict)
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.make_label(remark.text), 1)
        return row

    def _add_acts(self, ledger: Ledger, acts: LedgerActs) -> None:
        beginning = _("From the beginning")
        is_main = acts.through is None
        first = self.act_button(beginning, "beginning", acts.from_beginning, main=is_main)
        buttons = [first]
        main = first
        if acts.through is not None:
            main = self.act_button(acts.through_text, "through", acts.through, main=True)
            buttons.append(main)
        self.main_button = main
        main.setAccessibleDescription(ledger.spoken)  # it has the focus: readers say this with it
        self.column.addSpacing(round(0.4 * self.unit))
        self.column.addWidget(ButtonRows(buttons, round(0.5 * self.unit)))

    @property
    def remarks(self) -> Sequence[Remark]:
        """What stood out."""
        return self.ledger.remarks


class _DoubleRule(QWidget):
    """Two lines below what is added up."""

    def __init__(self, unit: float) -> None:
        super().__init__()
        self.setFixedHeight(max(7, round(_RULE * unit) + 3))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(QColor(theme.INK), 1.6))
        for y in (2, self.height() - 2):
            painter.drawLine(0, y, self.width(), y)
        painter.end()


_FEW = 3
"""Remarks beside which what was too close is not said."""


def ledger_of(
    deal: DealInReview, words: CardWords, called: str, asks: Callable[[OwnDecision], bool]
) -> Ledger | None:
    """Write the first sheet of a deal; None until all of it is judged.

    A decision that the person is still to find, as ``asks`` says, is not told.
    """
    account = deal.account
    if account is None:
        return None
    lessons, is_open = deal.lessons, any(map(asks, deal.decisions))
    return Ledger(
        result=said.result_sentence(account.result),
        lines=said.ledger_lines(account, called, len(lessons), is_open=is_open),
        total=said.ledger_total(account),
        remarks=tuple(_remarks(deal, words, asks)),
        plain="" if lessons else said.no_clear_mistake(),
    )


def _remarks(
    deal: DealInReview, words: CardWords, asks: Callable[[OwnDecision], bool]
) -> list[said.Remark]:
    """Say what was best and what is marked; what was too close only where little else is said."""
    judged = [(each.judgement, each.moment) for each in deal.decisions if each.judgement]
    views = {id(judgement): moment.view for judgement, moment in judged}
    best = best_judgement([judgement for judgement, _ in judged])
    remarks: list[said.Remark] = []
    if best is not None:
        view = views[id(best)]
        is_sure = view.status is not TalonStatus.OPEN  # else one player's word, who exaggerates
        remarks.append(said.best_moment(best, words, closing_moves(view), by_how_much=is_sure))
    remarks += _marks(deal, words, asks)
    close = [one for one in judged if one[0].verdict is Verdict.CLOSE]
    if close and len(remarks) < _FEW:
        judgement, moment = max(close, key=lambda one: one[0].bound)
        closing = closing_moves(moment.view)
        remarks.append(said.too_close(judgement, moment.move, words, closing))
    return remarks


def _marks(
    deal: DealInReview, words: CardWords, asks: Callable[[OwnDecision], bool]
) -> Iterator[said.Remark]:
    """Say what there is to learn from each mark, and of several where most was lost.

    Of what is still to be found only the theme is said.
    """
    decisions = {one.moment.step: one for one in deal.decisions}
    marks = deal.marks
    by_points = [mark for mark in marks if mark.loss is not None]
    most = max(by_points, key=lambda mark: mark.weight, default=None) if len(marks) > 1 else None
    for mark in marks:
        decision = decisions[mark.step]
        moment = decision.moment
        if asks(decision):
            yield said.lesson_to_find(mark, moment.trick)
        else:
            closing = closing_moves(moment.view)
            yield said.lesson_remark(
                mark, moment.trick, moment.move, words, closing, is_most=mark is most
            )


def best_judgement(judgements: Sequence[Judgement]) -> Judgement | None:
    """Return the right decision whose next best move is clearly worth least; None without one.

    That "Out" ends the deal is nothing to have found.
    """
    right = [each for each in judgements if each.verdict is Verdict.GOOD and len(each.worths) > 1]
    found = [each for each in right if each.played == each.best != GO_OUT]
    clear = [each for each in found if each.leads_clearly]
    return max(clear, key=lambda each: each.lead, default=None)


class LedgerOnTable:
    """Lays the ledger at the end of a deal, once all of it is judged.

    ``go`` leads on from the sheet: to a decision, or with None to the beginning of the deal.
    """

    def __init__(
        self, table: ReplayTable, options: TableOptions, go: Callable[[OwnDecision | None], None]
    ) -> None:
        """Begin without a sheet."""
        self._table = table
        self._go = go
        self.sheets = SheetLayer(table, table)
        self.sheets.set_speed(Speed(options.speed))
        self.sheets.set_text_scale(options.text_scale)

    @property
    def lies(self) -> bool:
        """Whether the sheet lies there."""
        return self.sheets.sheet is not None

    def lay(
        self, walk: Walk, words: CardWords, called: str, asks: Callable[[OwnDecision], bool]
    ) -> None:
        """Lay the sheet, unless it lies there or something is not judged yet.

        ``asks`` says which decisions the person is still to find.
        """
        ledger = ledger_of(walk.review, words, called, asks)
        if ledger is None or self.lies:
            return
        marks = walk.marks
        acts = LedgerActs(
            from_beginning=lambda: self._leave(None),
            through=(lambda: self._leave(marks[0])) if marks else None,
            through_text=said.through_moves(len(marks)),
        )
        self.fit()
        self.sheets.show_sheet(lambda unit: LedgerSheet(unit, ledger, acts))

    def take_away(self) -> None:
        """Clear the table of it."""
        self.sheets.take_away()

    def take_focus(self) -> None:
        """Put the focus on the sheet."""
        if self.sheets.sheet is not None:
            self.sheets.sheet.take_focus()

    def fit(self) -> None:
        """Cover the table as large as it is now."""
        self.sheets.setGeometry(self._table.rect())

    def _leave(self, first: OwnDecision | None) -> None:
        self.sheets.take_away()
        self._go(first)
