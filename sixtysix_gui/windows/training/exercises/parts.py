"""What a page of an exercise is made of: beads, lozenges, bars, the tricks, and its tab."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QGraphicsOpacityEffect,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidgetItem,
    QWidget,
)
from typing_extensions import override

from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.design import fonts, theme
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.table.durations import MOTIONS, Motion, Speed
from sixtysix_gui.training.sittings import Bead
from sixtysix_gui.windows.training.answers.paper import growing
from sixtysix_gui.windows.viewer.deal_in_words import PanelSummary
from sixtysix_gui.windows.viewer.deal_panel import TrickTable
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import is_enter
from sixtysix_gui.windows.widgets.pencil import mark_path, paint_pencil, strokes_path

_MOST_BEADS = 5
BEAD_STEP = 1.28
_MARK = 0.56
_ABOVE_WORD = 0.15 / 2.1
"""From one bead to the next, the size of the mark in one, and what is above a word, in widths of a
bead."""


class Beads(QWidget):
    """How exercises stand, one bead each, with a word below where there are some.

    Readers hear it with the page or the sheet.
    """

    def __init__(
        self,
        beads: Sequence[Bead],
        size: float,
        step: float = 0.0,
        words: Sequence[str] = (),
        font: QFont | None = None,
    ) -> None:
        """Show them, ``size`` pixels wide each and a ``step`` from each other, with words below."""
        super().__init__()
        self._beads, self._size, self._words = tuple(beads), size, tuple(words)
        self._step, self._inset = step or BEAD_STEP * size, 2 if step else 1
        self._filled, self._changed = 1.0, -1
        self._filling = growing(self, self._fill_to, Motion.BEAD_FILLS)
        height = ceil(size) + 2 if not step else round(self._height(font))
        width = self._step * len(beads)
        self.setFixedSize(QSize(round(width) if step else ceil(width), height))

    def _height(self, font: QFont | None) -> float:
        height = self._size + 2 * self._inset
        if font is None:
            return height
        self.setFont(font)
        return height + QFontMetricsF(font).height() + _ABOVE_WORD * self._size

    def fill_from(self, before: Sequence[Bead], speed: Speed) -> None:
        """Let the bead that was another before take its colour."""
        pairs = enumerate(zip(before, self._beads, strict=False))
        done = (Bead.RIGHT, Bead.MISSED)
        changed = [place for place, (old, new) in pairs if old is not new and new in done]
        duration = MOTIONS[Motion.BEAD_FILLS].at(speed)
        if changed and duration:
            self._changed = changed[0]
            self._filling.setDuration(duration)
            self._filling.start()

    def _fill_to(self, share: float) -> None:
        self._filled = share
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step, size, inset = self._step, self._size, self._inset
        for place, bead in enumerate(self._beads):
            left = place * step + ((step - size) / 2 if inset > 1 else inset)
            area = QRectF(left, inset, size, size)
            share = self._filled if place == self._changed else 1.0
            paint_bead(painter, area, bead, place + 1, share)
            if self._words:
                top = area.bottom() + _ABOVE_WORD * size
                painter.setFont(self.font())
                painter.setPen(QColor(paper.page_in_use().note))
                flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
                below = QRectF(place * step, top, step, self.height() - top)
                painter.drawText(below, flags, self._words[place])
        painter.end()


def paint_bead(
    painter: QPainter, area: QRectF, bead: Bead, number: int, share: float = 1.0
) -> None:
    """Paint a bead; ``share`` of its colour is there already, from 0 to 1."""
    grounds = {
        Bead.RIGHT: (theme.ACTION_GREEN, theme.ACTION_GREEN),
        Bead.MISSED: (paper.FIELD, theme.MARK_WRONG),
        Bead.ASKED: (theme.GOLD, theme.DARK_GOLD),
        Bead.WAITING: (theme.PAPER, paper.page_in_use().line),
    }
    ground, edge = grounds[bead]
    width = 0.06 * area.width()
    painter.setPen(QPen(QColor(edge), width))
    painter.setBrush(QColor(paper.FIELD if share < 1.0 else ground))
    inner = area.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.drawEllipse(inner)
    if share < 1.0:
        painter.setBrush(QColor(ground))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(inner.center(), share * inner.width() / 2, share * inner.width() / 2)
    if bead in (Bead.RIGHT, Bead.MISSED):
        _paint_mark(painter, area, is_right=bead is Bead.RIGHT)
        return
    painter.setPen(QColor(theme.INK if bead is Bead.ASKED else paper.page_in_use().note))
    painter.setFont(fonts.heading(0.5 * area.width(), bold=bead is Bead.ASKED))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(number))


def _paint_mark(painter: QPainter, area: QRectF, *, is_right: bool) -> None:
    painter.save()
    painter.translate(area.center())
    colour = theme.PAPER if is_right else theme.MARK_WRONG
    pen = QPen(QColor(colour), 0.09 * area.width())
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    size = _MARK * area.width()
    painter.drawPath(mark_path(Verdict.GOOD, size) if is_right else strokes_path(1, size))
    painter.restore()


class Lozenges(QWidget):
    """How difficult an exercise is: so many of five are full."""

    def __init__(self, difficulty: int, size: float) -> None:
        """Show them, ``size`` pixels wide each."""
        super().__init__()
        self._difficulty, self._size = difficulty, size
        self.setFixedSize(QSize(ceil(_MOST_BEADS * 1.18 * size) + 2, ceil(size) + 2))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.ACTION_GREEN), 1.3))
        half, middle = self._size / 2, self.height() / 2
        for place in range(_MOST_BEADS):
            is_full = place < self._difficulty
            painter.setBrush(QColor(theme.ACTION_GREEN) if is_full else Qt.BrushStyle.NoBrush)
            x = 1 + half + place * 1.18 * self._size
            corners = ((0.0, -half), (half, 0.0), (0.0, half), (-half, 0.0))
            painter.drawPolygon(
                QPolygonF([QPointF(x + 0.94 * dx, middle + 0.94 * dy) for dx, dy in corners])
            )
        painter.end()


_BAR_HEIGHT, _BAR_CORNER = 0.72, 0.26
"""In text units."""


class ShareBar(QWidget):
    """A bar, of which a share is green; readers hear its figures."""

    def __init__(self, share: float, unit: float) -> None:
        """Fill a share from 0 to 1."""
        super().__init__()
        self._share, self._unit = share, unit
        self.setFixedHeight(max(9, round(_BAR_HEIGHT * unit)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corner = _BAR_CORNER * self._unit
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(QColor(paper.FIELD))
        painter.setPen(QPen(QColor(theme.INK), 1))
        painter.drawRoundedRect(area, corner, corner)
        filled = QRectF(area)
        filled.setWidth(self._share * area.width())
        painter.setBrush(QColor(theme.ACTION_GREEN))
        painter.setPen(Qt.PenStyle.NoPen)
        inner = filled.adjusted(0.8, 0.8, -0.8, -0.8)
        if inner.width() > 0:
            painter.drawRoundedRect(inner, corner, corner)
        painter.end()


def fade_in(part: QWidget, duration: int, delay: int = 0) -> None:
    """Let a part appear, after a delay; both in milliseconds."""
    effect = QGraphicsOpacityEffect(part)
    effect.setOpacity(0.0)
    part.setGraphicsEffect(effect)
    fading = QPropertyAnimation(effect, b"opacity", part)
    fading.setDuration(delay + duration)
    fading.setStartValue(0.0)
    if delay:
        fading.setKeyValueAt(delay / (delay + duration), 0.0)
    fading.setEndValue(1.0)
    fading.finished.connect(lambda: effect.setEnabled(False))
    fading.start()


_LEAST_ROWS = 3
_BESIDE, _ABOVE = 3, 2
"""Pixels between the edge of a cell and what is written there."""
_GAP, _RED = re.compile(r"(?<=\w) (?=[♣♠♥♦])"), re.compile(r"\w*[♥♦]")
"""The gap before the sign of a suit, and a card of a red one."""


class _RedSuits(QStyledItemDelegate):
    """Writes the cards of red suits in red."""

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        area = QRectF(option.rect)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownArgumentType]
        state = option.state  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownVariableType]
        font, text = index.data(Qt.ItemDataRole.FontRole), str(index.data() or "")
        usual = option.font  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownVariableType]
        written = _laid_out(text, font if isinstance(font, QFont) else usual, area.width())  # pyright: ignore[reportUnknownArgumentType]
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, QColor(paper.CHOSEN))
        painter.setPen(QColor(theme.INK))
        written.draw(painter, area.topLeft() + QPointF(_BESIDE, _ABOVE))
        painter.restore()


def _laid_out(text: str, font: QFont, width: float) -> QTextLayout:
    made, red = QTextLayout(text.replace("\n", "\u2028"), font), QTextCharFormat()
    red.setForeground(QColor(theme.CARD_RED))
    made.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
    ranges: list[QTextLayout.FormatRange] = []
    for start, length in red_parts(text):
        ranges.append(QTextLayout.FormatRange())
        ranges[-1].start, ranges[-1].length, ranges[-1].format = start, length, red
    made.setFormats(ranges)
    made.beginLayout()
    y, line = 0.0, made.createLine()
    while line.isValid():
        line.setLineWidth(width - 2 * _BESIDE)
        line.setPosition(QPointF(0, y))
        y += line.height()
        line = made.createLine()
    made.endLayout()
    return made


def red_parts(text: str) -> list[tuple[int, int]]:
    """Return where the cards of red suits stand in a text, each by its begin and its length.

    >>> red_parts("Q♥  +5"), red_parts("Q♠  +3")
    ([(0, 2)], [])
    """
    return [(found.start(), len(found[0])) for found in _RED.finditer(text)]


class AskedTricks(TrickTable):
    """The tricks up to the question, as high as they are where there is room."""

    def __init__(self, deal: PanelSummary, unit: float) -> None:
        """List the tricks, in letters for words so high."""
        super().__init__()
        self.setObjectName("tricks-so-far")
        self._font = fonts.text(0.95 * unit, fonts.TextWeight.REGULAR)
        self.setFont(self._font)
        self.horizontalHeader().setFont(self._font)
        self.horizontalHeader().setStyleSheet(
            f"QHeaderView::section {{ background: {paper.FIELD}; border: none;"
            f" color: {paper.page_in_use().note}; padding: 2px 3px; }}"
        )
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setItemDelegate(_RedSuits(self))
        self.show_deal(deal)

    @override
    def _put(self, row: int, column: int, text: str, spoken: str) -> QTableWidgetItem:
        return super()._put(row, column, _GAP.sub("", text), spoken)

    @override
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height_of(self.rowCount()))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._height_of(min(_LEAST_ROWS, self.rowCount())))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave letters and Enter to the exercise; do not search by them."""
        if is_enter(event) or (event.text().isprintable() and event.text()):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _height_of(self, rows: int) -> int:
        heights = sum(self.rowHeight(row) for row in range(rows))
        return self.horizontalHeader().sizeHint().height() + heights + 2 * self.frameWidth() + 6

    @override
    def _fit_rows(self) -> None:
        super()._fit_rows()
        self.updateGeometry()


_TAB_HEIGHT, _TAB_MARGIN, _TAB_GAP, _CAP_HEIGHT, _CAP_SIZE = 2.5, 1.0, 0.6, 1.5, 0.76
_TAB_CORNER = 0.5
"""Sizes of the tab in text units."""


class Tab(QAbstractButton):
    """What is left of a leaf: a strip of paper over the backs, with the key that opens it."""

    def __init__(self, text: str, unit: float, parent: QWidget) -> None:
        """Write it, in letters ``unit`` pixels high."""
        super().__init__(parent)
        self.setObjectName("exercise-tab")
        self._unit = unit
        self._key = shown_key(Purpose.OTHER_PART)
        self.setText(text)
        self.setFont(fonts.text(unit, fonts.TextWeight.SEMI_BOLD))
        self._cap_font = fonts.text(_CAP_SIZE * unit)
        self.setAccessibleName(text)
        self.setAccessibleDescription(self._key)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        height = max(round(_TAB_HEIGHT * unit), round(theme.HIT_SIZE) - 8)
        self.resize(ceil(self._words_width() + self._cap_width() + self._others()), height)

    @property
    def _pencil(self) -> float:
        return 1.1 * self._unit

    def _others(self) -> float:
        return self._pencil + (2 * _TAB_MARGIN + 2 * _TAB_GAP) * self._unit

    def _words_width(self) -> float:
        return QFontMetricsF(self.font()).horizontalAdvance(self.text())

    def _cap_width(self) -> float:
        return QFontMetricsF(self._cap_font).horizontalAdvance(self._key) + 0.9 * self._unit

    @override
    def sizeHint(self) -> QSize:
        return self.size()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corner, unit = _TAB_CORNER * self._unit, self._unit
        area = QRectF(self.rect()).adjusted(1.5, -2 * corner, -1.5, -1.5)
        has_keys = self.hasFocus()
        edge = theme.FOCUS_ON_PAPER if has_keys else paper.page_in_use().line
        painter.setPen(QPen(QColor(edge), theme.FOCUS_ON_PAPER_WIDTH if has_keys else 1.0))
        painter.setBrush(QColor(theme.PAPER))
        painter.drawRoundedRect(area, corner, corner)
        middle = self.height() / 2
        left = _TAB_MARGIN * unit
        size = self._pencil
        paint_pencil(painter, QRectF(left, middle - size / 2, size, size))
        left += size + _TAB_GAP * unit
        painter.setPen(QColor(theme.INK))
        painter.setFont(self.font())
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(
            QRectF(left, 0, self._words_width() + 2, self.height()), flags, self.text()
        )
        left += self._words_width() + _TAB_GAP * unit
        self._paint_cap(painter, QRectF(left, middle, self._cap_width(), 0))
        painter.end()

    def _paint_cap(self, painter: QPainter, area: QRectF) -> None:
        half = _CAP_HEIGHT * self._unit / 2
        cap = area.adjusted(0, -half, 0, half)
        painter.setPen(QPen(QColor(theme.GREY_ON_PAPER), 1.1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, 0.28 * self._unit, 0.28 * self._unit)
        painter.setFont(self._cap_font)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)
