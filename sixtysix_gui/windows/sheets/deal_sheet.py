"""The sheets around a deal: a word before it, its figures, and the end of the guided deal."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.card_svg import Pack
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.results.deal_result import GainLine
from sixtysix_gui.text.results.result_table import Band, Column, Figure, ResultTable, Row
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet, enter_key
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import PlainLabel, label
from sixtysix_gui.windows.widgets.basic import rule as thin_line
from sixtysix_gui.windows.widgets.pencil import CoachLine
from sixtysix_gui.windows.widgets.signs import with_signs

_ = texts("DealSheet")
_word_sheet = texts("WordSheet")
_guided_sheet = texts("GuidedSheet")

LONGEST_WORD = 100
"""Characters of a word that is mixed into the shuffle."""


class WordSheet(PaperSheet):
    """Shows the promise for the deal, takes a word, and deals."""

    def __init__(self, text_unit: float, promise: str, deal: Callable[[str], None]) -> None:
        """Write the sheet; ``deal`` is given the word."""
        super().__init__(text_unit)
        self.add_heading(_word_sheet("Your word for this deal"))
        self.add_text(
            _word_sheet(
                "The cards are fixed, and the promise below is their seal. A word of your own is "
                "mixed into the shuffle; after the deal you can check both."
            )
        )
        field = QLineEdit()
        field.setObjectName("word")
        field.setMaxLength(LONGEST_WORD)
        field.setFont(self.font())
        field.setAccessibleName(_word_sheet("Your word"))
        field.setPlaceholderText(_word_sheet("anything you like, or nothing"))
        self.column.addWidget(field)
        self.add_promise(promise)
        go_on = self.act_button(
            _word_sheet("Deal the cards"),
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
        self._field.setFocus()


@dataclass(frozen=True)
class DealSheetActs:
    """What the buttons of the sheet do; there is none for what is None.

    ``back_to_game`` says that going on leads back to a game that waits, ``back_to_review`` leads
    to where the position was that has been played on. ``with_coach`` says that the tricks are
    looked at with the coach.
    """

    go_on: Callable[[], None]
    show_tricks: Callable[[], None] | None = None
    play_again: Callable[[], None] | None = None
    take_back: Callable[[], None] | None = None
    show_proof: Callable[[], None] | None = None
    end_demonstration: Callable[[], None] | None = None
    back_to_game: bool = False
    back_to_review: Callable[[], None] | None = None
    with_coach: bool = False


@dataclass(frozen=True)
class WordRequest:
    """Asks for a word that is mixed into the next shuffle; the promise for it is shown."""

    promise: str
    typed: Callable[[str], None]
    word: str = ""


class DealSheet(PaperSheet):
    """Shows a settled deal and the ways to go on."""

    def __init__(
        self,
        text_unit: float,
        result: ResultTable,
        deck: Pack,
        acts: DealSheetActs,
        word: WordRequest | None = None,
        note: str = "",
        coach: str | None = None,
        *,
        may_be_low: bool = False,
    ) -> None:
        """Write the sheet; ``word`` asks for a word before the next deal, ``note`` marks it.

        ``coach`` is what he has found, whose room is kept while it is empty; None needs no room.
        """
        super().__init__(text_unit)
        add_result(self, result, deck, note)
        self.may_be_low = may_be_low
        if coach is not None:
            self.column.addWidget(CoachLine(coach, self.font()))
        if word is not None:
            self._ask_for_word(word)
        self._add_acts(acts)
        if self.main_button is not None:  # which has the focus: readers say this with it
            self.main_button.setAccessibleDescription(f"{result.spoken} {note}".strip())

    def _ask_for_word(self, request: WordRequest) -> None:
        row = QHBoxLayout()
        field = QLineEdit(request.word)
        field.setFont(self.font())
        field.setObjectName("word")
        field.setMaxLength(LONGEST_WORD)
        field.setPlaceholderText(_("anything you like"))
        field.textChanged.connect(request.typed)
        caption = self.make_label(_("Your &word for the next deal"), wrap=False)
        caption.setBuddy(field)
        row.addWidget(caption)
        row.addWidget(field, 1)
        self.column.addLayout(row)
        self.add_text(_("The promise for that deal:"))
        self.add_promise(request.promise)

    def _add_acts(self, acts: DealSheetActs) -> None:
        main = _("Back to the game") if acts.back_to_game else _("Continue")
        look_back = acts.show_tricks
        text = _("Review")
        before: list[QPushButton] = []
        if acts.with_coach:
            text = _("Review with the coach")
        if acts.with_coach and look_back is not None and acts.back_to_review is None:
            before.append(self.act_button(text, "tricks", look_back))
            look_back = None
        links = self.link_buttons(
            (text, "tricks", look_back),
            (_("Play this deal again"), "again", acts.play_again),
            (_("Proof"), "proof", acts.show_proof),
            (_("End demonstration"), "end-demonstration", acts.end_demonstration),
        )
        plain: list[QPushButton] = []
        if acts.take_back is not None:
            plain.append(self.act_button(_("Take back"), "take-back", acts.take_back))
        if acts.back_to_review is None:
            go_on = self.act_button(main, "continue", acts.go_on, main=True, key=enter_key())
        else:
            text = _("Back to the review")
            review = acts.back_to_review
            go_on = self.act_button(text, "back-to-review", review, main=True, key=enter_key())
            if acts.back_to_game:
                plain.append(self.act_button(main, "continue", acts.go_on))
        self.add_buttons(*links, main=go_on, before=before, plain=plain)


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
            (_guided_sheet("Repeat"), "again", acts.again),
            (_guided_sheet("Rules"), "rules", acts.rules),
        )
        text = _guided_sheet("Back to the game") if has_game else _guided_sheet("Play")
        go_on = self.act_button(text, "go-on", acts.go_on, main=True, key=enter_key())
        self.add_buttons(*links, main=go_on)


_FIGURES, _TOTALS, _SCORE, _SHORT = 1.05, 1.45, 1.6, 0.85
_TWO_COLUMNS, _THREE_COLUMNS = (7.2, 0.0), (5.0, 0.4)
"""Sizes of figures, and the least width of a column and the gap between two; in text units."""
_BAND, _BAND_GAP = 0.22, 0.18
"""Height of the band of a side and its distance from the name, in text units."""
_WE, _THEY = "#3F7FB5", "#C7603F"
"""The bands of the sides on paper (docs/table-many.md)."""
_DASHES_OF_BAND = 4
_HEADS = (2.05, 1.75, 1.5, 1.3)
"""Sizes of a head: the largest with which it goes into one line, else the last."""
_LINE = 25.5
"""The width of that line; all in text units."""


def head_size(text: str, unit: float) -> float:
    """Return the size of a head in text units; ``unit`` is one of these in pixels."""
    for size in _HEADS:
        metrics = QFontMetricsF(fonts.heading(size * unit, bold=True))
        if metrics.horizontalAdvance(text) <= _LINE * unit:
            return size
    return _HEADS[-1]


def add_result(sheet: PaperSheet, result: ResultTable, deck: Pack, note: str = "") -> None:
    """Write a settled deal on a sheet, with the suit signs of a pack; ``note`` marks it."""
    grid = _ResultGrid(sheet, deck)
    sheet.add_heading(result.head, head_size(result.head, sheet.unit))
    if result.reasons:
        sheet.add_text(_in_lines(result, sheet))
    if note:
        sheet.add_text(note)
    if result.rows or result.remarks or result.totals is not None:
        sheet.column.addSpacing(round(0.3 * sheet.unit))
        sheet.column.addLayout(grid.table(result))
    sheet.column.addSpacing(round(0.4 * sheet.unit))
    for gain in result.gains:
        sheet.column.addLayout(grid.gain(gain))


def _in_lines(result: ResultTable, sheet: PaperSheet) -> str:
    """Return each sentence a line of its own, where not all go into one but each of them does.

    Between two players they flow; there, and where they are too long, the last two words stay
    together, so that no figure stands in a line of its own.
    """
    sentences, whole = result.reasons, " ".join(result.reasons)
    is_of_two = [column.band for column in result.columns] == [Band.NONE, Band.NONE]
    metrics, most = QFontMetricsF(sheet.font()), _LINE * sheet.unit
    widths = [metrics.horizontalAdvance(sentence) for sentence in (whole, *sentences)]
    if not is_of_two and widths[0] > most >= max(widths[1:]):
        return "\n".join(sentences)
    return "\u00a0".join(whole.rsplit(" ", 1))


class _ResultGrid:
    """Makes the parts in the sizes and fonts of a sheet."""

    def __init__(self, sheet: PaperSheet, deck: Pack) -> None:
        self._sheet = sheet
        self._deck: Pack = deck

    def table(self, result: ResultTable) -> QGridLayout:
        grid, unit = QGridLayout(), self._sheet.unit
        count = len(result.columns)
        width, gap = _TWO_COLUMNS if count == 2 else _THREE_COLUMNS
        grid.setHorizontalSpacing(round(gap * unit))
        grid.setVerticalSpacing(round(0.2 * unit))
        grid.setColumnStretch(0, 1)
        for place, column in enumerate(result.columns, start=1):
            grid.setColumnMinimumWidth(place, round(width * unit))
            grid.addWidget(self._head(column), 0, place)
        grid.addWidget(DoubleRule(unit, lines=1), 1, 0, 1, count + 1)
        row = self._add_rows(grid, 2, result.rows, count)
        if result.totals is not None:
            if result.rows:
                grid.addWidget(DoubleRule(unit, lines=2), row, 0, 1, count + 1)
            self._add_totals(grid, row + 1, result, result.totals)
            row += 3
        if result.remarks and result.totals is not None:
            grid.addWidget(thin_line(), row, 0, 1, count + 1)
            row += 1
        self._add_rows(grid, row, result.remarks, count)
        return grid

    def _head(self, column: Column) -> QWidget:
        name = self._cell(column.name, self._sheet.figure_font(1.0))
        if column.band is Band.NONE:
            return name
        made = QWidget()
        stack = QVBoxLayout(made)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(round(_BAND_GAP * self._sheet.unit))
        stack.addWidget(name)
        band = SideBand(column.band, name.sizeHint().width(), self._sheet.unit)
        stack.addWidget(band, 0, Qt.AlignmentFlag.AlignHCenter)
        return made

    def _add_rows(self, grid: QGridLayout, row: int, rows: tuple[Row, ...], count: int) -> int:
        for place, entry in enumerate(rows):
            if place:
                grid.addWidget(thin_line(), row, 0, 1, count + 1)
                row += 1
            grid.addWidget(self._sheet.make_label(entry.name), row, 0)
            for column, figure in enumerate(entry.figures, start=1):
                grid.addWidget(self._figure(figure), row, column)
            row += 1
        return row

    def _figure(self, figure: Figure) -> QWidget:
        cell, unit = self._cell(figure.text, self._sheet.figure_font(_FIGURES)), self._sheet.unit
        return with_signs(cell, self._deck, figure.suits, unit) if figure.suits else cell

    def _add_totals(self, grid: QGridLayout, row: int, result: ResultTable, totals: Row) -> None:
        grid.addWidget(self._sheet.make_label(totals.name), row, 0)
        font, unit = self._sheet.figure_font(_TOTALS, bold=True), self._sheet.unit
        for place, figure in enumerate(totals.figures):
            failed = result.failed == place
            cell = (
                FigurePill(figure.text, unit, font, failed=failed)
                if place in (result.failed, result.winner)
                else self._cell(figure.text, font)
            )
            grid.addWidget(cell, row, place + 1, Qt.AlignmentFlag.AlignCenter)
            if failed and result.short:
                grid.addWidget(self._short(result.short), row + 1, place + 1)

    def _short(self, text: str) -> PlainLabel:
        """Say below a total that failed how much it lacks."""
        made = self._cell(text, fonts.text(_SHORT * self._sheet.unit, fonts.TextWeight.SEMI_BOLD))
        made.setStyleSheet(f"color: {paper.TROUBLE};")
        made.setContentsMargins(0, 0, 0, round(0.25 * self._sheet.unit))
        return made

    def gain(self, gain: GainLine) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(self._sheet.make_label(gain.text), 1)
        if gain.score:
            score = self._sheet.make_label(gain.score, wrap=False)
            score.setFont(self._sheet.figure_font(_SCORE, bold=True))
            colour = theme.ACTION_GREEN if gain.good else theme.INK
            score.setStyleSheet(f"color: {colour};")
            row.addWidget(score)
        return row

    def _cell(self, text: str, font: QFont) -> PlainLabel:
        made = label(text, wrap=False)
        made.setFont(font)
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return made


_GAP = 3.0


class DoubleRule(QWidget):
    """One or two lines of ink."""

    def __init__(self, text_unit: float, *, lines: int) -> None:
        """Draw a number of lines; the height leaves a little room around them."""
        super().__init__()
        self._lines = lines
        self.setFixedHeight(round(0.35 * text_unit) + round(_GAP * lines))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(QColor(theme.INK), 1.2))
        top = self.height() / 2 - _GAP * (self._lines - 1) / 2
        for line in range(self._lines):
            y = round(top) + round(_GAP) * line
            painter.drawLine(0, y, self.width(), y)
        painter.end()


_GOLD = "#FBE7B4"
_FAILED_LINE = "#B4641E"
_DASHES = (3.2, 2.4)
"""Length of dashes and gaps in widths of the line."""
_HEIGHT, _PADDING = 1.95, 0.75
"""In text units."""


class FigurePill(PlainLabel):
    """A figure that decided."""

    def __init__(self, figure: str, unit: float, font: QFont, *, failed: bool = False) -> None:
        """Write a figure; ``unit`` is the text unit in pixels."""
        super().__init__(figure)
        self._failed = failed
        self.setFont(font)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        width = self.fontMetrics().horizontalAdvance(figure) + 2 * _PADDING * unit
        self.setFixedSize(round(width), round(_HEIGHT * unit))
        if failed:
            palette = self.palette()
            palette.setColor(QPalette.ColorRole.WindowText, QColor(paper.TROUBLE))
            self.setPalette(palette)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._failed:
            pen = QPen(QColor(_FAILED_LINE), 1.5)
            pen.setDashPattern(list(_DASHES))
            painter.setPen(pen)
        else:
            painter.setPen(QPen(QColor(theme.DARK_GOLD), 1.2))
            painter.setBrush(QColor(_GOLD))
        painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
        painter.end()
        super().paintEvent(event)


class SideBand(QWidget):
    """The line below the name of a side: solid for the person's, dashed for the other."""

    def __init__(self, band: Band, width: int, unit: float) -> None:
        """Draw a band as wide as the name above it; ``unit`` is the text unit in pixels."""
        super().__init__()
        self._band = band
        self.setFixedSize(width + round(0.5 * unit), max(2, round(_BAND * unit)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(_WE if self._band is Band.SOLID else _THEY), self.height())
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if self._band is Band.DASHED:
            dash = self.width() / (1.5 * _DASHES_OF_BAND - 0.5) / self.height()
            pen.setDashPattern([dash, dash / 2])
        painter.setPen(pen)
        y = self.height() / 2
        painter.drawLine(QLineF(0, y, self.width(), y))
        painter.end()
