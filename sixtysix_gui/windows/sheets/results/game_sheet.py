"""The sheet at the end of a game: who won it, the score, and one disc for each deal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.table import theme
from sixtysix_gui.table.geometry.layout import Side
from sixtysix_gui.windows.sheets.paper_sheet import Crown, PaperSheet
from sixtysix_gui.windows.sheets.results.laurel import LaurelScore
from sixtysix_gui.windows.sheets.results.tally_cross import SeriesPips, TallyCross
from sixtysix_gui.windows.texts.results.game_end import DealDisc, GameEnd
from sixtysix_gui.windows.texts.results.tally_words import TallyWords

_HEAD, _SOBER_HEAD = 2.05, 1.7
_SCORE, _SOBER_SCORE = 2.7, 2.2
_DISC = 2.1
_DISC_GAP = 0.6
_BELOW_CARDS = 4.4
_DISC_FIGURE = 0.95
"""Sizes in text units."""


@dataclass(frozen=True)
class GameSheetActs:
    """What the buttons of the sheet do; there is none for what is None.

    ``once_more`` plays the same again, at the key that is called ``once_more_key``; ``other_game``
    asks what to play.
    """

    once_more: Callable[[], None]
    once_more_key: str = ""
    look_back: Callable[[], None] | None = None
    other_game: Callable[[], None] | None = None
    leave: Callable[[], None] | None = None
    end_demonstration: Callable[[], None] | None = None


class GameSheet(PaperSheet):
    """Shows the end of a game."""

    def __init__(
        self, text_unit: float, end: GameEnd, acts: GameSheetActs, best: Sequence[Card] = ()
    ) -> None:
        """Write the sheet; ``best`` are cards of the winner, which will lie over its edge."""
        super().__init__(text_unit)
        self._leave = acts.leave
        room = _BELOW_CARDS * text_unit if best else 0.0
        if best:
            side = Side.MINE if end.won else Side.THEIRS
            self.crown = Crown(tuple(best), side, room)
        self.column.addSpacing(round(room + 0.6 * text_unit))
        self.add_heading(end.head, _HEAD if end.festive else _SOBER_HEAD)
        self._add_score(end)
        if end.deals:
            self.column.addWidget(_Discs(text_unit, end.deals, self.figure_font(_DISC_FIGURE)))
        if end.remark:
            self.add_text(end.remark)
        if end.tally is not None:
            self._add_tally(end.tally)
        self._add_acts(end, acts)

    def _add_score(self, end: GameEnd) -> None:
        if end.festive:
            laurel = LaurelScore(end.score, self.unit, self.figure_font(_SCORE, bold=True))
            self.column.addWidget(laurel)
        else:
            self.add_heading(end.score, _SOBER_SCORE)

    def _add_tally(self, words: TallyWords) -> None:
        self.column.addSpacing(round(0.2 * self.unit))
        self.add_text(words.head)
        drawn = SeriesPips if words.pips else TallyCross
        self.column.addWidget(drawn(words, self.unit))

    def _add_acts(self, end: GameEnd, acts: GameSheetActs) -> None:
        links = self.link_buttons(
            (self.tr("Look back"), "look-back", acts.look_back),
            (self.tr("Other game …"), "other-game", acts.other_game),
            (self.tr("Leave the table"), "leave", acts.leave),
            (self.tr("End demonstration"), "end-demonstration", acts.end_demonstration),
        )
        main = self.act_button(
            self._once_more(end, acts),
            "once-more",
            acts.once_more,
            main=True,
            key=acts.once_more_key,
        )
        main.setAccessibleDescription(end.spoken)  # it has the focus: readers say this with it
        self.add_buttons(*links, main=main)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the table by Esc."""
        if event.key() == Qt.Key.Key_Escape and self._leave is not None:
            self._leave()
        else:
            super().keyPressEvent(event)

    def _once_more(self, end: GameEnd, acts: GameSheetActs) -> str:
        if acts.end_demonstration is not None:
            return self.tr("Another game")
        return self.tr("Again") if end.won or end.is_drawn else self.tr("Revenge")


class _Discs(QWidget):
    """A disc for each deal, in rows: filled for the person's, paper for the other's."""

    def __init__(self, text_unit: float, deals: Sequence[DealDisc], font: QFont) -> None:
        super().__init__()
        self._unit = text_unit
        self._deals = tuple(deals)
        self.setFont(font)
        self.setAccessibleName(
            self.tr("Deals: {list}").format(list=", ".join(_spoken(deal) for deal in deals))
        )
        self.setMinimumHeight(self.heightForWidth(round(26 * text_unit)))

    @override
    def hasHeightForWidth(self) -> bool:
        """Many deals need several rows."""
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        """Give the height of all rows."""
        rows = -(-len(self._deals) // self._in_a_row(width)) if self._deals else 1
        return round(rows * (_DISC + _DISC_GAP) * self._unit)

    def _in_a_row(self, width: int) -> int:
        return max(1, int((width / self._unit + _DISC_GAP) / (_DISC + _DISC_GAP)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the discs, every row centred."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size, step = _DISC * self._unit, (_DISC + _DISC_GAP) * self._unit
        in_a_row = self._in_a_row(self.width())
        for place, deal in enumerate(self._deals):
            row, column = divmod(place, in_a_row)
            count = min(in_a_row, len(self._deals) - row * in_a_row)
            left = (self.width() - count * step + _DISC_GAP * self._unit) / 2
            self._draw(painter, QRectF(left + column * step, row * step + 1, size, size), deal)
        painter.end()

    def _draw(self, painter: QPainter, area: QRectF, deal: DealDisc) -> None:
        filled = deal.mine and deal.points
        painter.setPen(QPen(QColor(theme.ACTION_GREEN if filled else theme.INK), 1.4))
        painter.setBrush(QColor(theme.ACTION_GREEN if filled else theme.PAPER))
        painter.drawEllipse(area)
        painter.setPen(QColor(theme.PAPER if filled else theme.INK))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, _spoken(deal))


def _spoken(deal: DealDisc) -> str:
    return f"+{deal.points}" if deal.points else "0"
