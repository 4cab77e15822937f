"""The list of own mistakes: the hand as small cards, the situation, when it comes back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.card_svg import CARD_HEIGHT, CARD_WIDTH, CardStyle
from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import meaning_of
from sixtysix_gui.text.common import texts, translate
from sixtysix_gui.windows.doors import paint_card
from sixtysix_gui.windows.sheets.paper_sheet import SheetShape, enter_key
from sixtysix_gui.windows.training.room.contents import (
    MistakeRow,
    MistakesContents,
    RoomActs,
    RoomLook,
)
from sixtysix_gui.windows.training.room.small_sheets import RoomSheet
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import ButtonRows, is_enter
from sixtysix_gui.windows.widgets.paper import page_in_use
from sixtysix_gui.windows.widgets.tiles import fitted_font

_ = texts("MistakesSheet")

ROW_HEIGHT = 3.4
_CARD_HEIGHT, _CARD_STEP, _SIDE, _WORDS_AT = 2.5, 1.05, 0.7, 0.9
_SITUATION, _NOTE = 1.02, 0.88
_LOZENGE, _LOZENGE_STEP = 0.36, 0.95
"""Lengths and sizes of letters in text units."""
DRAWERS = 5
MOST_CARDS = 6
_ROW = Qt.ItemDataRole.UserRole


class MistakesList(QListWidget):
    """Lists own mistakes.

    Signals:
        begin_wanted: str, the id of the one that is to be asked first.
        take_out_wanted: str, the id of the one that is not to be asked any more.
        chosen: str, the id of the one that the keys are on.
    """

    begin_wanted = Signal(str)
    take_out_wanted = Signal(str)
    chosen = Signal(str)

    def __init__(self, rows: Sequence[MistakeRow], unit: float, style: CardStyle) -> None:
        """Show rows."""
        super().__init__()
        self.unit, self.rows = unit, tuple(rows)
        self.setObjectName("mistakes")
        self.setProperty("look", "decisions")
        self.setAccessibleName(translate("MistakesList", "Your own mistakes"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setUniformItemSizes(True)
        self.setItemDelegate(_RowPainter(self, style))
        for row in self.rows:
            item = QListWidgetItem()
            item.setData(_ROW, row)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, row.spoken)
            item.setSizeHint(QSize(1, self.row_height))
            self.addItem(item)
        self.setMinimumHeight(2 * self.row_height + 2 * self.frameWidth())
        self.currentRowChanged.connect(self._tell_chosen)

    @property
    def row_height(self) -> int:
        """The height of a row, in pixels."""
        return max(round(ROW_HEIGHT * self.unit), round(theme.HIT_SIZE))

    @property
    def whole_height(self) -> int:
        """The height in which nothing is scrolled."""
        return len(self.rows) * self.row_height + 2 * self.frameWidth() + 4

    @property
    def current(self) -> MistakeRow | None:
        """The row that the keys are on."""
        place = self.currentRow()
        return self.rows[place] if 0 <= place < len(self.rows) else None

    @override
    def sizeHint(self) -> QSize:
        """Two rows, which are seen at least; the sheet gives more where there is room."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def choose(self, mistake: str) -> None:
        """Go to a row by its id; to the first where it is not there."""
        place = next((at for at, row in enumerate(self.rows) if row.id == mistake), 0)
        self.setCurrentRow(place)

    def _tell_chosen(self, place: int) -> None:
        if 0 <= place < len(self.rows):
            self.chosen.emit(self.rows[place].id)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin by Enter, take out by its key; what the list has no use for is the sheet's."""
        current, meaning = self.current, meaning_of(event, Context.TRAINING)
        if current is not None and is_enter(event):
            self.begin_wanted.emit(current.id)
        elif current is not None and meaning is not None and meaning.purpose is Purpose.TAKE_OUT:
            self.take_out_wanted.emit(current.id)
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Escape):
            event.ignore()
        else:
            super().keyPressEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.current is not None:
            self.begin_wanted.emit(self.current.id)


class _RowPainter(QStyledItemDelegate):
    """Paints rows."""

    def __init__(self, rows: MistakesList, style: CardStyle) -> None:
        super().__init__(rows)
        self._list, self._style = rows, style

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        row, unit = index.data(_ROW), self._list.unit
        if not isinstance(row, MistakeRow):
            return
        area = QRectF(option.rect)  # pyright: ignore[reportAttributeAccessIssue] - Qt's own
        painter.save()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        if option.state & QStyle.StateFlag.State_Selected:  # pyright: ignore[reportAttributeAccessIssue]
            painter.fillRect(area, QColor(paper.CHOSEN))
        painter.setPen(QColor(page_in_use().line))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        side = _SIDE * unit
        inner = area.adjusted(side, 0, -side, 0)
        left = self._paint_hand(painter, row, inner)
        right = self._paint_drawer(painter, row, inner)
        words = QRectF(left + _WORDS_AT * unit, area.top(), 0, area.height())
        words.setRight(right - 0.8 * unit)
        self._write(painter, row, words)
        painter.restore()

    def _paint_hand(self, painter: QPainter, row: MistakeRow, area: QRectF) -> float:
        """Paint the hand; return where it ends, which is the same in all rows."""
        unit = self._list.unit
        card = QSizeF(_CARD_HEIGHT * unit * CARD_WIDTH / CARD_HEIGHT, _CARD_HEIGHT * unit)
        for place, each in enumerate(row.hand):
            x = area.left() + card.width() / 2 + place * _CARD_STEP * unit
            paint_card(painter, self._style, each.code, QPointF(x, area.center().y()), 0.0, card)
        return area.left() + card.width() + (MOST_CARDS - 1) * _CARD_STEP * unit

    def _paint_drawer(self, painter: QPainter, row: MistakeRow, area: QRectF) -> float:
        """Paint five lozenges, full up to the drawer; return where they begin."""
        unit = self._list.unit
        half, step = _LOZENGE * unit, _LOZENGE_STEP * unit
        begin = area.right() - DRAWERS * step
        green = QColor(theme.ACTION_GREEN)
        for place in range(DRAWERS):
            centre = QPointF(begin + (place + 0.5) * step, area.center().y())
            is_full = place < row.drawer
            painter.setPen(QPen(green if is_full else QColor(page_in_use().line), 1.2))
            painter.setBrush(green if is_full else QColor(paper.FIELD))
            offsets = (QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0))
            painter.drawPolygon(QPolygonF([centre + offset for offset in offsets]))
        return begin

    def _write(self, painter: QPainter, row: MistakeRow, area: QRectF) -> None:
        unit = self._list.unit
        middle = area.center().y()
        weight = fonts.TextWeight.SEMI_BOLD
        above = QRectF(area.left(), middle - 1.45 * unit, area.width(), 1.45 * unit)
        below = QRectF(area.left(), middle, area.width(), 1.35 * unit)
        colour = theme.ACTION_GREEN if row.is_due else theme.INK
        _write(painter, row.situation, fonts.text(_SITUATION * unit, weight), above, colour)
        words = f"{row.origin} · {row.note}"
        _write(painter, words, fonts.text(_NOTE * unit), below, page_in_use().note)


def _write(painter: QPainter, text: str, font: QFont, area: QRectF, colour: str) -> None:
    font = fitted_font(text, font, area.width())
    painter.setFont(font)
    painter.setPen(QColor(colour))
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


_WIDTH, _LEAST_WIDTH = 50.0, 31.0
_MARGINS, _SMALL_MARGINS = (2.0, 1.3, 2.0, 1.0), (1.25, 1.0, 1.25, 0.8)
_LINK_GAP = 1.3


class MistakesSheet(RoomSheet):
    """Lists the own mistakes, and begins with those that are due."""

    def __init__(
        self, unit: float, contents: MistakesContents, acts: RoomActs, look: RoomLook
    ) -> None:
        """Show them."""
        margins = _MARGINS if look.is_wide else _SMALL_MARGINS
        shape = SheetShape(_WIDTH, _LEAST_WIDTH, over_all=True, margins=margins)
        super().__init__(unit, shape, acts)
        self.add_head(_("Your own mistakes"), contents.head)
        if contents.note:
            self.column.addWidget(self.make_label(contents.note, "note"))
        self.list = MistakesList(contents.rows, unit, look.style)
        self.list.choose(contents.chosen)
        self.list.begin_wanted.connect(acts.own)
        self.list.take_out_wanted.connect(acts.take_out)
        self.list.chosen.connect(acts.choose_mistake)
        self.column.addWidget(self.list, 1)
        main = self.act_button(
            _("Begin"), "begin", lambda: acts.own(None), main=True, key=enter_key()
        )
        main.setEnabled(contents.can_begin)
        self.main_button = main
        self.column.addWidget(main)
        for part in (self.list, main):
            part.setVisible(bool(contents.rows))
        self._links = self.link_buttons(
            (
                _("Take it out of the list"),
                "take-out",
                self._take_out if contents.rows else None,
            ),
            (_("Back to Training"), "back", acts.back),
        )
        self.column.addWidget(ButtonRows(self._links, round(_LINK_GAP * unit)))

    def _take_out(self) -> None:
        if self.list.current is not None:
            self._acts.take_out(self.list.current.id)

    @override
    def wished_height(self, width: int) -> int:
        """As high as all rows, where there is room for them."""
        if not self.list.rows:
            return self.needed_height(width)
        more = self.list.whole_height - self.list.minimumHeight()
        return self.needed_height(width) + max(0, more)

    @override
    def take_focus(self) -> None:
        """Begin in the list, whose first row is due; without rows at the way back."""
        if self.list.rows:
            self.list.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            self._links[-1].setFocus(Qt.FocusReason.PopupFocusReason)

    @override
    def tab_stops(self) -> list[QWidget]:
        order: list[QWidget] = [self.list] if self.list.rows else []
        main = self.main_button
        order += [main] if main is not None and self.list.rows and main.isEnabled() else []
        return [*order, *self._links]

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        meaning = meaning_of(event, Context.TRAINING)
        if meaning is not None and meaning.purpose is Purpose.PUT_BACK:
            self._acts.put_back()
        else:
            super().keyPressEvent(event)
