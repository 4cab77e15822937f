"""The person's decisions as rows, or as a block of marks where there is little room."""

from collections.abc import Sequence

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

from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.design import fonts, theme
from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.review.walk import ListRow
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import set_tool_tip
from sixtysix_gui.windows.widgets.pencil import mark_colour, paint_mark, paint_pencil

_ = texts("DecisionList")

_ROW_HEIGHT, _TALL_ROW = 1.5, 2.95
_BLOCK_WIDTH, _BLOCK_HEIGHT = 2.0, 1.75
"""Sizes of a row, of one with a theme, and of a place in the block, in text units."""
_FIRST_LINE = 0.55
"""What the first line of a row with a theme has of its height."""
_BLOCK_MARK, _BLOCK_GAP = 0.92, 0.07
"""Sizes in a place of the block: its mark, and what lies between number and mark."""
_NUMBER, _MARK, _MOVE = 0.105, 0.24, 0.46
"""Where numbers end, marks and moves, in the width of a row."""
_AIR = 0.5
_LEAST_ROWS, _LEAST_TALL, _LEAST_OF_BLOCK = 5, 3, 2
"""Rows of one line, of two, or of the block, that are always seen: all marks of a deal."""
_ENDLESS = 100_000
"""More pixels than all rows take."""
_ROW = Qt.ItemDataRole.UserRole


_CHOSEN = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
"""Of rows that lead somewhere; others take no mark from the one that is shown."""


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
        self.setAccessibleName(_("Your decisions"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setItemDelegate(_RowPainter(self))
        self.unit = 16.0
        self.is_block = False
        self._is_told = False
        self.rows: tuple[ListRow, ...] = ()
        self.currentRowChanged.connect(self._choose)

    def show_rows(self, rows: Sequence[ListRow], step: int | None) -> None:
        """Show other rows and mark the one of a move."""
        if tuple(rows) != self.rows:
            self._write(tuple(rows))
        self.mark(step)

    def mark(self, step: int | None) -> None:
        """Mark the row of a move; None marks none."""
        self._is_told = True
        place = next((at for at, row in enumerate(self.rows) if step in row.steps), -1)
        self.setCurrentRow(place)
        if place >= 0:
            self.scrollToItem(self.item(place))
        self._is_told = False

    def set_form(self, unit: float, *, block: bool) -> None:
        """Write in that size, in pixels, as rows or as a block."""
        self.unit, self.is_block = unit, block
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

    def take_height(self, room: int, width: int, *, gives_way: bool = False) -> None:
        """Take the height that it wants of a room, with a scroll bar only where rows are missing.

        One that ``gives_way`` leaves all but one row. Left to itself a bar would stay, because
        places of the block wrap beside it.
        """
        height = self.height_in(room, width, gives_way=gives_way)
        bars = Qt.ScrollBarPolicy
        is_whole = height == self.height_in(_ENDLESS, width)
        self.setVerticalScrollBarPolicy(
            bars.ScrollBarAlwaysOff if is_whole else bars.ScrollBarAsNeeded
        )
        self.setFixedHeight(height)

    def height_in(self, room: int, width: int, *, gives_way: bool = False) -> int:
        """Return the height that it takes of a room: as many whole rows as find place, in pixels.

        A few rows it takes in any case, but one alone where it ``gives_way``.
        """
        frame = 2 * self.frameWidth()  # with the padding of the style sheet
        row, rows = self._size(width).height(), len(self.rows)
        if self.is_block:
            rows = -(-rows // max(1, self._inside(width) // self._size(width).width()))
        always = _LEAST_TALL if self._is_tall else _LEAST_ROWS
        least = 1 if gives_way else min(rows, _LEAST_OF_BLOCK if self.is_block else always)
        return frame + max(least, min(rows, (room - frame) // row)) * row

    @property
    def _is_tall(self) -> bool:
        """Whether rows have two lines."""
        return any(row.theme for row in self.rows)

    def _size(self, width: int) -> QSize:
        inside = self._inside(width)
        if not self.is_block:
            height = _TALL_ROW if self._is_tall else _ROW_HEIGHT
            return QSize(inside, round(height * self.unit))
        across = max(1, int(inside // (_BLOCK_WIDTH * self.unit)))
        return QSize(inside // across, round(_BLOCK_HEIGHT * self.unit))

    def _inside(self, width: int) -> int:
        return max(1, width - 2 * self.frameWidth() - 2)

    def _fit(self) -> None:
        size = self._size(self.width())
        for place in range(self.count()):
            self.item(place).setSizeHint(size)
        self.doItemsLayout()

    def _write(self, rows: tuple[ListRow, ...]) -> None:
        self._is_told = True
        self.rows = rows
        while self.count() > len(rows):
            self.takeItem(self.count() - 1)
        while self.count() < len(rows):
            self.addItem(QListWidgetItem())
        for place, row in enumerate(rows):
            item = self.item(place)
            item.setData(_ROW, row)
            item.setFlags(_CHOSEN if row.steps else Qt.ItemFlag.NoItemFlags)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, row.spoken)
            set_tool_tip(item, row.spoken)
        self._fit()
        self._is_told = False

    def _choose(self, place: int) -> None:
        steps = self.rows[place].steps if 0 <= place < len(self.rows) else ()
        if not self._is_told and steps:
            self.chosen.emit(steps[0])


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
        if not isinstance(row, ListRow):
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

    def _paint_place(self, painter: QPainter, row: ListRow, area: QRectF) -> None:
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
        self._paint_mark(painter, row, mark)

    @staticmethod
    def _paint_mark(painter: QPainter, row: ListRow, area: QRectF) -> None:
        if row.is_to_find:
            paint_pencil(painter, area)
        else:
            paint_mark(painter, row.verdict, area)

    def _small(self) -> QFont:
        font = QFont(self._list.font())
        font.setPixelSize(max(1, round(0.87 * self._list.unit)))
        return font

    def _paint_row(self, painter: QPainter, row: ListRow, area: QRectF) -> None:
        unit, width = self._list.unit, area.width()
        begin = area.x() + _MARK * width
        rest = QRectF(begin, area.y(), area.right() - begin - _AIR * unit, area.height())
        if row.theme:
            area = QRectF(area.x(), area.y(), width, _FIRST_LINE * area.height())
            self._write_lesson(painter, row, rest)
        else:
            self._write_words(painter, row, rest, area.x() + _MOVE * width)
        number = QRectF(area)
        several = len(row.number) > 2  # smaller, so that they keep off the frame
        number.setWidth(_NUMBER * width + (0.3 * unit if several else 0))
        right = Qt.AlignmentFlag.AlignRight
        self._write(painter, row.number, number, theme.GREY_ON_PAPER, right, small=several)
        mark = QRectF(0, 0, 0.9 * unit, 0.9 * unit)
        mark.moveCenter(number.center())
        mark.moveLeft(area.x() + _NUMBER * width + 0.65 * unit)
        self._paint_mark(painter, row, mark)

    def _write_words(self, painter: QPainter, row: ListRow, rest: QRectF, middle: float) -> None:
        """Write move, word and loss; the word begins in the middle where the move lets it."""
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        if row.is_folded:
            self._write(painter, row.move, rest, theme.GREY_ON_PAPER, left)
            return
        self._write(painter, row.move, rest, _ink(row), left)
        colour = mark_colour(row.verdict or Verdict.NONE).name()
        taken = QFontMetricsF(painter.font()).horizontalAdvance(row.move) + 0.6 * self._list.unit
        rest.setLeft(max(middle, rest.left() + taken))
        self._write(painter, row.word, rest, colour, left, small=True)
        self._write(painter, row.loss, rest, colour, right, heading=row.is_mark)

    def _write_lesson(self, painter: QPainter, row: ListRow, area: QRectF) -> None:
        """Write what there is to learn and what it cost, and below it the move and the word."""
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        colour = mark_colour(row.verdict or Verdict.NONE).name()
        above, below = QRectF(area), QRectF(area)
        above.setHeight(_FIRST_LINE * area.height())
        below.setTop(above.bottom() - 0.1 * self._list.unit)
        below.setBottom(area.bottom() - 0.2 * self._list.unit)
        self._write(painter, row.theme, above, theme.INK, left)
        self._write(painter, row.loss, above, colour, right, heading=True)
        self._write(painter, row.move, below, _ink(row), left, small=True)
        taken = QFontMetricsF(painter.font()).horizontalAdvance(row.move)
        below.setLeft(below.left() + taken)
        self._write(painter, f" · {row.word}", below, colour, left, small=True)

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


def _ink(row: ListRow) -> str:
    """Return the colour of a move: that of its suit."""
    return theme.CARD_RED if row.is_red else theme.INK
