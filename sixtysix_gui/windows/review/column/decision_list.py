"""The person's decisions as rows, or as a block of marks where there is little room."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)
from typing_extensions import override

from sixtysix_gui.coach.values.judgements import Verdict
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.moves import PlayCard
from sixtysix_gui.table import fonts, theme
from sixtysix_gui.windows.look import paper
from sixtysix_gui.windows.review.deal_in_review import Decision
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.coach.finding import row_to_find
from sixtysix_gui.windows.texts.coach.review import folded_row, row_texts, spoken_row
from sixtysix_gui.windows.widgets.basic import set_tool_tip
from sixtysix_gui.windows.widgets.pencil import mark_colour, paint_mark

_ROW_HEIGHT = 1.5
_BLOCK_WIDTH, _BLOCK_HEIGHT = 2.0, 1.75
"""Sizes of a row and of a place in the block, in text units."""
_BLOCK_MARK, _BLOCK_GAP = 0.92, 0.07
"""Sizes in a place of the block: its mark, and what lies between number and mark."""
_NUMBER, _MARK, _MOVE = 0.105, 0.24, 0.46
"""Where numbers end, marks and moves, in the width of a row."""
_AIR = 0.5
_LEAST_ROWS = 2
"""Rows that are always seen."""
_RED = (Suit.HEARTS, Suit.DIAMONDS)
_ROW = Qt.ItemDataRole.UserRole


@dataclass(frozen=True)
class Row:
    """What a row shows; ``step`` is None for the tricks in which nothing was left to decide.

    ``number`` is the trick, empty where the row above has it; ``trick`` always says it.
    """

    step: int | None
    trick: str
    number: str
    verdict: Verdict | None
    move: str
    word: str
    loss: str
    spoken: str
    is_red: bool = False


def rows_of(
    decisions: Sequence[Decision],
    folded: tuple[int, int] | None,
    words: CardWords,
    to_find: Collection[int] = (),
) -> tuple[Row, ...]:
    """Write the rows of all decisions; those of the folded tricks become one.

    ``to_find`` are the moves, by their numbers, that are not to be told yet.
    """
    last = None if folded is None else folded[0]
    rows = [
        _row_to_find(decision) if decision.moment.step in to_find else _row(decision, words)
        for decision in decisions
        if last is None or decision.moment.trick < last
    ]
    if folded is not None:
        numbers, said = folded_row(*folded)
        spoken = f"{numbers}: {said}"
        rows.append(Row(None, numbers, numbers, Verdict.GOOD, said, "", "", spoken))
    return tuple(rows)


def _row(decision: Decision, words: CardWords) -> Row:
    moment, judgement = decision.moment, decision.judgement
    move, word, loss = row_texts(moment.move, judgement, words)
    played = moment.move
    return Row(
        step=moment.step,
        trick=str(moment.trick),
        number=str(moment.trick) if decision.is_first else "",
        verdict=None if judgement is None else judgement.verdict,
        move=move,
        word=word,
        loss=loss,
        spoken=spoken_row(moment.trick, played, judgement, words),
        is_red=isinstance(played, PlayCard) and played.card.suit in _RED,
    )


def _row_to_find(decision: Decision) -> Row:
    moment, judgement = decision.moment, decision.judgement
    return Row(
        step=moment.step,
        trick=str(moment.trick),
        number=str(moment.trick) if decision.is_first else "",
        verdict=None if judgement is None else judgement.verdict,
        move="?",
        word="",
        loss="",
        spoken=row_to_find(moment.trick),
    )


class DecisionList(QListWidget):
    """Shows the decisions and lets one be chosen.

    Signals:
        chosen: int, the number of the move that the person wants to see.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        """Begin empty, as rows."""
        super().__init__()
        self.setObjectName("decisions")
        self.setProperty("look", "decisions")
        self.setAccessibleName(self.tr("Your decisions"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setItemDelegate(_RowPainter(self))
        self._unit = 16.0
        self._is_block = False
        self._is_told = False
        self._rows: tuple[Row, ...] = ()
        self.currentRowChanged.connect(self._choose)

    @property
    def unit(self) -> float:
        """The height of plain text in pixels."""
        return self._unit

    @property
    def is_block(self) -> bool:
        """Whether only marks with trick numbers are shown."""
        return self._is_block

    @property
    def rows(self) -> tuple[Row, ...]:
        """What is shown."""
        return self._rows

    def show_rows(self, rows: Sequence[Row], step: int | None) -> None:
        """Show other rows and mark the one of a move."""
        if tuple(rows) != self._rows:
            self._write(tuple(rows))
        self.mark(step)

    def mark(self, step: int | None) -> None:
        """Mark the row of a move; None marks none."""
        self._is_told = True
        place = next((at for at, row in enumerate(self._rows) if row.step == step), -1)
        self.setCurrentRow(place if step is not None else -1)
        if place >= 0 and step is not None:
            self.scrollToItem(self.item(place))
        self._is_told = False

    def set_form(self, unit: float, *, block: bool) -> None:
        """Write in that size, in pixels, as rows or as a block."""
        self._unit, self._is_block = unit, block
        self.setFont(fonts.text(0.95 * unit, fonts.TextWeight.REGULAR))
        self.setFlow(QListView.Flow.LeftToRight if block else QListView.Flow.TopToBottom)
        self.setWrapping(block)
        self._fit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give every place the width that there is, and keep the marked one in sight."""
        super().resizeEvent(event)
        self._fit()
        if self.currentRow() >= 0:
            self.scrollToItem(self.currentItem())

    def height_in(self, room: int, width: int) -> int:
        """Give the height that it takes of a room: as many whole rows as find place, in pixels.

        A row of marks, or a few rows of decisions, it takes in any case.
        """
        frame = 2 * self.frameWidth()  # with the padding of the style sheet
        row, rows = self._size(width).height(), len(self._rows)
        if self._is_block:
            rows = -(-rows // max(1, self._inside(width) // self._size(width).width()))
        least = min(rows, 1 if self._is_block else _LEAST_ROWS)
        return frame + max(least, min(rows, (room - frame) // row)) * row

    def _size(self, width: int) -> QSize:
        inside = self._inside(width)
        if not self._is_block:
            return QSize(inside, round(_ROW_HEIGHT * self._unit))
        across = max(1, int(inside // (_BLOCK_WIDTH * self._unit)))
        return QSize(inside // across, round(_BLOCK_HEIGHT * self._unit))

    def _inside(self, width: int) -> int:
        return max(1, width - 2 * self.frameWidth() - 2)

    def _fit(self) -> None:
        size = self._size(self.width())
        for place in range(self.count()):
            self.item(place).setSizeHint(size)
        self.doItemsLayout()

    def _write(self, rows: tuple[Row, ...]) -> None:
        self._is_told = True
        self._rows = rows
        while self.count() > len(rows):
            self.takeItem(self.count() - 1)
        while self.count() < len(rows):
            self.addItem(QListWidgetItem())
        for place, row in enumerate(rows):
            item = self.item(place)
            item.setData(_ROW, row)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, row.spoken)
            set_tool_tip(item, row.spoken)
        self._fit()
        self._is_told = False

    def _choose(self, place: int) -> None:
        step = self._rows[place].step if 0 <= place < len(self._rows) else None
        if not self._is_told and step is not None:
            self.chosen.emit(step)


class _RowPainter(QStyledItemDelegate):
    """Paints rows and places of the block: their marks are strokes, not letters."""

    def __init__(self, rows: DecisionList) -> None:
        super().__init__(rows)
        self._list = rows

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        row = index.data(_ROW)
        if not isinstance(row, Row):
            return
        area = QRectF(option.rect)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownArgumentType]
        state = option.state  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownVariableType]
        painter.save()
        painter.setFont(self._list.font())
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, QColor(paper.CHOSEN))
        if self._list.is_block:
            self._paint_place(painter, row, area)
        else:
            self._paint_row(painter, row, area)
        painter.restore()

    def _paint_place(self, painter: QPainter, row: Row, area: QRectF) -> None:
        size, gap = _BLOCK_MARK * self._list.unit, _BLOCK_GAP * self._list.unit
        digits = QFontMetricsF(self._small()).horizontalAdvance("10")
        number = QRectF(area)
        number.setRight(area.center().x() + (digits - gap - size) / 2)
        first, _, _ = row.trick.partition("–")  # there is no room for the last of several tricks
        right = Qt.AlignmentFlag.AlignRight
        self._write(painter, first, number, theme.INK, right, small=True)
        mark = QRectF(0, 0, size, size)
        mark.moveCenter(area.center())
        mark.moveLeft(number.right() + gap)
        paint_mark(painter, row.verdict, mark)

    def _small(self) -> QFont:
        font = QFont(self._list.font())
        font.setPixelSize(max(1, round(0.87 * self._list.unit)))
        return font

    def _paint_row(self, painter: QPainter, row: Row, area: QRectF) -> None:
        unit, width = self._list.unit, area.width()
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        folded = row.step is None
        several = len(row.number) > 2  # smaller, so that they keep off the frame
        number = QRectF(area.x(), area.y(), _NUMBER * width + (0.3 * unit if several else 0), 0)
        number.setHeight(area.height())
        self._write(painter, row.number, number, theme.GREY_ON_PAPER, right, small=several)
        mark = QRectF(0, 0, 0.9 * unit, 0.9 * unit)
        mark.moveCenter(number.center())
        mark.moveLeft(area.x() + _NUMBER * width + 0.65 * unit)
        paint_mark(painter, row.verdict, mark)
        begin = area.x() + _MARK * width
        rest = QRectF(begin, area.y(), area.right() - begin - _AIR * unit, area.height())
        if folded:
            self._write(painter, row.move, rest, theme.GREY_ON_PAPER, left)
            return
        self._write(painter, row.move, rest, theme.CARD_RED if row.is_red else theme.INK, left)
        colour = mark_colour(row.verdict or Verdict.NONE).name()
        taken = QFontMetricsF(painter.font()).horizontalAdvance(row.move) + 0.6 * unit
        rest.setLeft(max(area.x() + _MOVE * width, begin + taken))
        self._write(painter, row.word, rest, colour, left, small=True)
        self._write(painter, row.loss, rest, colour, right, heading=True)

    def _write(
        self,
        painter: QPainter,
        text: str,
        area: QRectF,
        colour: str,
        side: Qt.AlignmentFlag,
        *,
        small: bool = False,
        heading: bool = False,
    ) -> None:
        font = self._small() if small else QFont(self._list.font())
        if heading:
            font = fonts.heading(0.98 * self._list.unit, bold=True)
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(area, side | Qt.AlignmentFlag.AlignVCenter, text)
