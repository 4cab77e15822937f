"""The layer that a sheet lies on: it fades in, its sheet rises, and cards fly to its edge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPropertyAnimation, QRect, QRectF
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.table.durations import (
    CROSS_FADE,
    MOTIONS,
    SHEET_RISE,
    Motion,
    Speed,
    easing_curve,
)
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.table import Table
from sixtysix_gui.windows.sheets.fitted_sheet import (
    drop_sheet,
    fitted_sheet,
    most_height,
    sheet_place,
)
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.widgets.basic import focus_child, focused_child

if TYPE_CHECKING:
    from sixtysix_gui.rules.cards import Card
    from sixtysix_gui.windows.sheets.winners_fan import WinnersFan


class SheetMotion:
    """Moves one layer and the sheet on it."""

    def __init__(self, layer: QWidget) -> None:
        """Leave the layer as it is."""
        self._rising = QPropertyAnimation(layer)
        self._rising.setPropertyName(b"pos")
        self._rising.setEasingCurve(easing_curve(Motion.SHEET))
        self._veil = QGraphicsOpacityEffect(layer)
        self._veil.setEnabled(False)
        layer.setGraphicsEffect(self._veil)
        self._fading = QPropertyAnimation(self._veil, b"opacity", layer)
        self._fading.setStartValue(0.0)
        self._fading.setEndValue(1.0)
        self._fading.finished.connect(lambda: self._veil.setEnabled(False))

    def fade_in(self, speed: Speed) -> None:
        """Let the layer appear; where nothing moves by a short cross-fade."""
        moves = speed is not Speed.NONE
        self._fading.setDuration(MOTIONS[Motion.VEIL].at(speed) if moves else CROSS_FADE)
        self._veil.setOpacity(0.0)
        self._veil.setEnabled(True)
        self._fading.start()

    def rise(self, sheet: QWidget, end: QPoint, card_width: float, speed: Speed) -> bool:
        """Let a sheet rise to its place; say whether anything moves at that pace."""
        duration = MOTIONS[Motion.SHEET].at(speed)
        if not duration:
            return False
        self._rising.setTargetObject(sheet)
        self._rising.setDuration(duration)
        self._rising.setStartValue(end + QPoint(0, round(SHEET_RISE * card_width)))
        self._rising.setEndValue(end)
        self._rising.start()
        return True

    def stop_rising(self) -> None:
        """Leave the sheet where it is, for it is laid again."""
        self._rising.stop()

    def stop(self) -> None:
        """End all motion."""
        self._rising.stop()
        self._fading.stop()
        self._veil.setEnabled(False)


SheetMaker = Callable[[float], PaperSheet]
"""Makes the sheet for a text unit in pixels."""


class SheetLayer(QWidget):
    """Covers the table while a sheet lies on it; places that must stay bright are left out."""

    def __init__(self, parent: QWidget, table: Table) -> None:
        """Begin without a sheet, hidden, over a table."""
        super().__init__(parent)
        self._table = table
        self._sheet: PaperSheet | None = None
        self._make: SheetMaker | None = None
        self._bright: Callable[[], QPainterPath] = QPainterPath
        self._kept_clear: Callable[[], Sequence[QRectF]] = tuple
        self._speed = Speed.NONE
        self._text_scale = 1.0
        self._tall: bool | None = None
        self._motion = SheetMotion(self)
        self.hide()

    @cached_property
    def fan(self) -> WinnersFan:
        """The cards over the edge of a sheet, from when the first sheet has some."""
        from sixtysix_gui.windows.sheets.winners_fan import WinnersFan

        fan = WinnersFan(self._table)
        fan.setParent(self)
        return fan

    def _hold(self, cards: Sequence[Card]) -> None:
        if cards or "fan" in vars(self):
            self.fan.take(cards)

    @property
    def sheet(self) -> PaperSheet | None:
        """The sheet that lies on the table, or None."""
        return self._sheet

    def set_speed(self, speed: Speed) -> None:
        """Let sheets rise at that pace; where nothing moves they only fade in."""
        self._speed = speed

    def set_text_scale(self, scale: float) -> None:
        """Write sheets in words so much larger than usual: 1 to 2."""
        if scale != self._text_scale:
            self._text_scale = scale
            self.rewrite()

    def keep_arrangement(self, *, tall: bool | None) -> None:
        """Lay sheets out for the arrangement that the table keeps whatever its shape."""
        self._tall = tall

    def leave_bright(self, outline: Callable[[], QPainterPath]) -> None:
        """Keep an outline out of the shade; it is asked for whenever the shade is painted."""
        self._bright = outline

    def keep_clear(self, areas: Callable[[], Sequence[QRectF]]) -> None:
        """Let sheets cover none of some areas; they are asked for whenever a sheet is laid."""
        self._kept_clear = areas

    def show_sheet(self, make: SheetMaker) -> None:
        """Lay a sheet on the table; one that lies there is taken away."""
        self._make = make
        self._put()
        self.show()
        self.raise_()
        self._motion.fade_in(self._speed)
        self._rise()

    def turn_to(self, make: SheetMaker) -> None:
        """Put another sheet in the place of the one that lies there, without a motion."""
        self._make = make
        self._put()
        self._motion.stop()
        self.show()
        self.raise_()

    def take_away(self) -> None:
        """Clear the table of the sheet."""
        self._motion.stop()
        self._make = None
        self._drop_sheet()
        self._hold(())
        self.hide()

    def lay_aside(self) -> SheetMaker | None:
        """Clear the table, and give what ``show_sheet`` brings the sheet back by."""
        make = self._make
        self.take_away()
        return make

    def rewrite(self) -> None:
        """Make the sheet once more, in another size or language; its focus is kept."""
        if self._make is None or self._sheet is None:
            return
        name = focused_child(self._sheet)
        self._put(takes_keys=not self._keys_are_elsewhere())
        focus_child(self, name)

    def grow(self) -> None:
        """Let the sheet that lies there be as high as it wishes now, where there is room."""
        sheet = self._sheet
        if sheet is None:
            return
        most = most_height(sheet, self.table_layout, self._above(sheet))
        wished = round(min(sheet.wished_height(sheet.width()), most))
        if wished > sheet.height():
            self._motion.stop_rising()
            sheet.resize(sheet.width(), wished)
            sheet.move(self._place(sheet))
            self._lay_fan()

    def _keys_are_elsewhere(self) -> bool:
        """Return whether the keys go to what lies beside the table, such as the settings."""
        holder = self.window().focusWidget() or self
        return holder not in (self, self._table) and not self.isAncestorOf(holder)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the sheet out for the new size of the table."""
        super().resizeEvent(event)
        self.rewrite()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the mouse from what lies below."""
        event.accept()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Darken everything but the bright places."""
        shade = QPainterPath()
        shade.addRect(QRectF(self.rect()))
        shade = shade.subtracted(self._bright())
        painter = QPainter(self)
        veil = theme.VEIL_ALPHA if self._sheet is None else self._sheet.VEIL
        painter.fillPath(shade, theme.colour(theme.VEIL, veil))
        painter.end()

    def _put(self, *, takes_keys: bool = True) -> None:
        if self._make is None:
            return
        self._motion.stop_rising()
        self._drop_sheet()
        sheet = fitted_sheet(self._make, self.table_layout, self, self._above, self._kept_clear())
        self._sheet = sheet
        self._hold(() if sheet.crown is None else sheet.crown.cards)
        sheet.move(self._place(sheet))
        sheet.show()
        if takes_keys:
            sheet.take_focus()
        self._lay_fan()
        self.update()  # another sheet may want another veil, which reaches beyond the sheet

    @property
    def table_layout(self) -> TableLayout:
        """The layout of the table below."""
        return TableLayout.for_size(self.width(), self.height(), self._text_scale, tall=self._tall)

    def _place(self, sheet: PaperSheet) -> QPoint:
        size = sheet.size()
        return sheet_place(size, self.table_layout, self._above(sheet), self._kept_clear())

    def _above(self, sheet: PaperSheet) -> float:
        """Return how much room the cards take above a sheet."""
        crown = sheet.crown
        if crown is None:
            return 0.0
        return max(0.0, self.fan.height_of(self.table_layout, len(crown.cards)) - crown.room)

    def _lay_fan(self) -> None:
        sheet = self._sheet
        if sheet is None or sheet.crown is None:
            return
        fan = self.fan
        fan.setGeometry(self.rect())
        fan.raise_()
        fan.rest(self.table_layout, QRect(self._place(sheet), sheet.size()), sheet.crown.room)

    def _rise(self) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        end = self._place(sheet)
        if not self._motion.rise(sheet, end, self.table_layout.metrics.card_width, self._speed):
            return
        crown = sheet.crown
        if crown is not None:
            area = QRect(end, sheet.size())
            self.fan.fly_in(self.table_layout, area, crown.room, crown.chair, self._speed)

    def _drop_sheet(self) -> None:
        if self._sheet is not None:
            drop_sheet(self._sheet)
            self._sheet = None
