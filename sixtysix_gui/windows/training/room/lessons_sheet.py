"""The list of lessons: twelve tiles, of which none is locked."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.text.common import texts, translate
from sixtysix_gui.windows.sheets.paper_sheet import SheetShape
from sixtysix_gui.windows.training.room.contents import (
    LessonsContents,
    LessonTile,
    RoomActs,
    RoomLook,
)
from sixtysix_gui.windows.training.room.small_sheets import RoomSheet
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import GroupButton
from sixtysix_gui.windows.widgets.paper import page_in_use
from sixtysix_gui.windows.widgets.tiles import fitted_font

_ = texts("LessonsSheet")

WIDTH = 60.0
_LEAST_WIDTH = 32.0
_MARGINS, _SMALL_MARGINS = (2.0, 1.3, 2.0, 1.0), (1.25, 1.0, 1.25, 0.8)
_HEIGHT, _LOW_HEIGHT = 4.0, 3.05
_GAP, _CORNER, _SIDE, _RADIUS, _WORDS_AT = 0.5, 0.6, 0.8, 1.15, 0.8
_TITLE, _SENTENCE, _STATE, _FIGURE = 1.15, 0.92, 0.88, 1.1
"""Lengths and sizes of letters in text units."""
_CLEAR = 0.28
"""What is left free above a disc and below it at least, in text units."""
_COLUMNS, _ROWS = 2, 6
_MARGIN = 2.5
"""Around what is painted, in pixels, for the ring of the focus."""
_STEPS: Mapping[int, int] = {
    Qt.Key.Key_Left: -_ROWS,
    Qt.Key.Key_Right: _ROWS,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
}


class LessonButton(GroupButton):
    """A lesson: its number in a disc, which is full once it is done, and its words."""

    def __init__(
        self, tile: LessonTile, unit: float, act: Callable[[], None], *, wide: bool, is_next: bool
    ) -> None:
        """Write the tile; one that is not ``wide`` tells its sentence to readers alone."""
        super().__init__()
        self.tile, self._unit = tile, unit
        self._is_wide, self._is_next = wide, is_next
        self.setObjectName(f"lesson-{tile.number}")
        self.setProperty("look", "picture")  # the ring of the focus has its corners, not a pill's
        self.setAutoDefault(False)
        #: {n} is the number of a lesson, {title} its title
        name = translate("LessonButton", "Lesson {n}: {title}").format(
            n=tile.number, title=tile.title
        )
        self.setAccessibleName(name)
        self.setAccessibleDescription(". ".join(filter(None, (tile.state, tile.sentence))))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        height = round((_HEIGHT if wide else _LOW_HEIGHT) * unit)
        self.setFixedHeight(max(height, round(theme.HIT_SIZE)))
        self.clicked.connect(lambda: act())

    @property
    def _title_font(self) -> QFont:
        return fonts.heading(_TITLE * self._unit, bold=True)

    @property
    def _state_width(self) -> float:
        font = fonts.text(_STATE * self._unit, fonts.TextWeight.SEMI_BOLD)
        width = QFontMetricsF(font).horizontalAdvance(self.tile.state)
        return width + 0.5 * self._unit if width else 0.0

    @override
    def sizeHint(self) -> QSize:
        title = QFontMetricsF(self._title_font).horizontalAdvance(self.tile.title)
        width = (2 * _SIDE + 2 * _RADIUS + _WORDS_AT) * self._unit + title + self._state_width
        return QSize(round(width + 2 * _MARGIN) + 1, self.height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        unit = self._unit
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        is_green = self._is_next or self.underMouse() or self.isDown()
        line = QColor(theme.ACTION_GREEN if is_green else page_in_use().line)
        painter.setPen(QPen(line, 2.0 if self._is_next else 1.2))
        painter.setBrush(QColor(paper.CHOSEN if self._is_next or self.isDown() else paper.FIELD))
        painter.drawRoundedRect(area, _CORNER * unit, _CORNER * unit)
        side = min(2 * _RADIUS * unit, area.height() - 2 * _CLEAR * unit)
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(area.center())
        disc.moveLeft(area.left() + _SIDE * unit)
        self._paint_disc(painter, disc)
        left = disc.right() + _WORDS_AT * unit
        words = QRectF(left, area.top(), area.right() - _SIDE * unit - left, area.height())
        self._write(painter, words)
        painter.end()

    def _paint_disc(self, painter: QPainter, disc: QRectF) -> None:
        tile = self.tile
        is_green = tile.is_done or tile.is_begun or self._is_next
        painter.setPen(QPen(QColor(theme.ACTION_GREEN if is_green else page_in_use().line), 1.5))
        painter.setBrush(QColor(theme.ACTION_GREEN if tile.is_done else paper.FIELD))
        painter.drawEllipse(disc)
        painter.setPen(QColor(theme.PAPER if tile.is_done else theme.INK))
        painter.setFont(fonts.heading(_FIGURE * self._unit, bold=True))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(tile.number))

    def _write(self, painter: QPainter, area: QRectF) -> None:
        unit, left = self._unit, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        above = QRectF(area)
        if self._is_wide:
            above.setBottom(area.center().y() + 0.1 * unit)
            above.setTop(area.top() + 0.2 * unit)
            below = QRectF(area)
            below.setTop(area.center().y())
            below.setBottom(area.bottom() - 0.3 * unit)
            font = fitted_font(self.tile.sentence, fonts.text(_SENTENCE * unit), below.width())
            painter.setFont(font)
            painter.setPen(QColor(page_in_use().note))
            elided = QFontMetricsF(font).elidedText(
                self.tile.sentence, Qt.TextElideMode.ElideRight, below.width() + 1
            )
            painter.drawText(below.adjusted(0, 0, 1, 0), left, elided)
        painter.setFont(self._title_font)
        painter.setPen(QColor(theme.INK))
        painter.drawText(above, left, self.tile.title)
        painter.setFont(fonts.text(_STATE * unit, fonts.TextWeight.SEMI_BOLD))
        painter.setPen(QColor(theme.ACTION_GREEN))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(above, right, self.tile.state)


class LessonsSheet(RoomSheet):
    """Lists the lessons in two columns, the first six at the left."""

    def __init__(
        self, unit: float, contents: LessonsContents, acts: RoomActs, look: RoomLook
    ) -> None:
        """Show how the lessons stand."""
        margins = _MARGINS if look.is_wide else _SMALL_MARGINS
        shape = SheetShape(WIDTH, _LEAST_WIDTH, over_all=True, margins=margins)
        super().__init__(unit, shape, acts)
        self._chosen = contents.chosen or contents.next
        self.column.setSpacing(round(0.7 * unit))
        self.add_head(_("Lessons"), contents.head)
        self.buttons = tuple(
            LessonButton(
                tile,
                unit,
                lambda number=tile.number: acts.lesson(number),
                wide=look.is_wide,
                is_next=tile.number == contents.next,
            )
            for tile in contents.tiles
        )
        self._add_tiles()
        (self.back_link,) = self.link_buttons((_("Back to Training"), "back", acts.back))
        self.column.addWidget(self.back_link, 0, Qt.AlignmentFlag.AlignHCenter)

    def _add_tiles(self) -> None:
        grid = QGridLayout()
        grid.setSpacing(round(_GAP * self.unit) - 2)
        for place, each in enumerate(self.buttons):
            grid.addWidget(each, place % _ROWS, place // _ROWS)
        for column in range(_COLUMNS):
            grid.setColumnStretch(column, 1)
        self.column.addLayout(grid)

    @override
    def take_focus(self) -> None:
        chosen = next((one for one in self.buttons if one.tile.number == self._chosen), None)
        (chosen or self.buttons[0]).setFocus(Qt.FocusReason.PopupFocusReason)

    @override
    def tab_stops(self) -> list[QWidget]:
        return [*self.buttons, self.back_link]

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        if event.key() in _STEPS and isinstance(focused, LessonButton):
            self._go(self.buttons.index(focused), event.key())
        else:
            super().keyPressEvent(event)

    def _go(self, place: int, key: int) -> None:
        to = place + _STEPS[key]
        if 0 <= to < len(self.buttons):
            self.buttons[to].setFocus(Qt.FocusReason.TabFocusReason)
        elif key == Qt.Key.Key_Down:
            self.back_link.setFocus(Qt.FocusReason.TabFocusReason)
