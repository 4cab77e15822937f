"""The layer that a sheet lies on: it fades in, its sheet rises, and cards fly to its edge."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractAnimation, QPoint, QPropertyAnimation, QRect, QRectF, Qt
from PySide6.QtGui import (
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsOpacityEffect, QGraphicsScene, QGraphicsView, QWidget
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.rules.cards import Card, PhysicalCard
from sixtysix_gui.table.animations import after, eased, fly, milliseconds, together, turn_over
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.durations import (
    CROSS_FADE,
    MOTIONS,
    SHEET_RISE,
    Motion,
    Speed,
    easing_curve,
)
from sixtysix_gui.table.layout.hands import winners_fan
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.table import Table
from sixtysix_gui.windows.sheets.fitted_sheet import fitted_sheet, sheet_place
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.widgets.basic import focus_child, focused_child

MOST_CARDS = 7
_FLIP = 0.5
"""A card is turned over during this part of its way."""


class WinnersFan(QGraphicsView):
    """Lies over the sheet and shows cards on nothing; it takes no mouse and no focus."""

    def __init__(self, table: Table) -> None:
        """Make an empty fan with the cards of a table."""
        super().__init__()
        self.setScene(QGraphicsScene(self))
        self._kit = table.table_scene.kit
        self._kit.renewed.connect(self._redraw)
        self._items: list[CardItem] = []
        self._flight: QAbstractAnimation | None = None
        self._set_up()
        self.hide()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the fan from left to right."""
        return tuple(item.card.card for item in self._items if item.card is not None)

    @property
    def items_shown(self) -> tuple[CardItem, ...]:
        """The cards of the fan as they lie now."""
        return tuple(self._items)

    @property
    def flight(self) -> QAbstractAnimation | None:
        """What moves now."""
        return self._flight

    def take(self, cards: Sequence[Card]) -> None:
        """Hold other cards, at most seven; none of them is to be seen yet."""
        self.end()
        for item in self._items:
            self.scene().removeItem(item)
        self._items = [CardItem(self._kit, PhysicalCard(card)) for card in cards[:MOST_CARDS]]
        for item in self._items:
            self.scene().addItem(item)
        self.setVisible(bool(self._items))

    @staticmethod
    def height_of(layout: TableLayout, count: int) -> float:
        """Return the height of a fan of n cards in a layout; 0 without cards."""
        bounds = QRectF()
        for place in winners_fan(layout.metrics, count, 0.0, 0.0):
            bounds = bounds.united(place.bounds(layout.metrics.card_width))
        return bounds.height()

    def rest(self, layout: TableLayout, sheet: QRect, room: float) -> None:
        """Lie over the upper edge of a sheet, whose first line begins below ``room``."""
        self.end()
        self.setSceneRect(0, 0, layout.metrics.width, layout.metrics.height)
        for index, (item, place) in enumerate(
            zip(self._items, self._places(layout, sheet, room), strict=True)
        ):
            item.lie(Spot(place, index))
            item.show()

    def fly_in(
        self, layout: TableLayout, sheet: QRect, room: float, chair: Chair, speed: Speed
    ) -> None:
        """Come from a player's pile, one card after the other."""
        self.rest(layout, sheet, room)
        whole = milliseconds(Motion.GAME_WON, speed)
        if not whole or not self._items:
            return
        pile = layout.sides.pile_card(chair, 0, 1)
        gap = min(milliseconds(Motion.GAME_WON_STAGGER, speed), whole // (2 * len(self._items)))
        each = whole - gap * (len(self._items) - 1)
        ways = zip(self._items, self._places(layout, sheet, room), strict=True)
        self._flight = together(
            *(
                _way(item, pile, place, index * gap, each)
                for index, (item, place) in enumerate(ways)
            )
        )
        self._flight.setParent(self)
        self._flight.finished.connect(lambda: self.rest(layout, sheet, room))
        self._flight.start()

    def end(self) -> None:
        """Stop what moves."""
        flight, self._flight = self._flight, None
        if flight is not None:
            flight.blockSignals(True)
            flight.stop()
            flight.deleteLater()

    def _places(self, layout: TableLayout, sheet: QRect, room: float) -> tuple[Place, ...]:
        middle = sheet.x() + sheet.width() / 2
        return winners_fan(layout.metrics, len(self._items), middle, sheet.y() + room)

    def _redraw(self, code: str) -> None:
        for item in self._items:
            item.redraw(code)

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("background: transparent")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


def _way(
    item: CardItem, pile: Place, place: Place, delay: int, duration: int
) -> QAbstractAnimation:
    item.setPos(pile.point)
    item.setRotation(pile.angle)
    item.setScale(pile.scale)
    item.hide()
    flight = fly(item, place, duration, eased(Motion.GAME_WON), start=pile)
    flight.addAnimation(turn_over(item, face_up=True, duration=int(_FLIP * duration)))
    return after(delay, flight, item.show)


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

    def __init__(self, parent: QWidget, fan: WinnersFan) -> None:
        """Begin without a sheet, hidden; ``fan`` shows the cards over the edge of a sheet."""
        super().__init__(parent)
        self._sheet: PaperSheet | None = None
        self._make: SheetMaker | None = None
        self._bright: Callable[[], QPainterPath] = QPainterPath
        self._kept_clear: Callable[[], Sequence[QRectF]] = tuple
        self.fan = fan
        fan.setParent(self)
        self._speed = Speed.NONE
        self._text_scale = 1.0
        self._tall: bool | None = None
        self._motion = SheetMotion(self)
        self.hide()

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
        self.fan.take(())
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
        self._put()
        focus_child(self, name)

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

    def _put(self) -> None:
        if self._make is None:
            return
        self._motion.stop_rising()
        self._drop_sheet()
        sheet = fitted_sheet(self._make, self.table_layout, self, self._above, self._kept_clear())
        self._sheet = sheet
        self.fan.take(() if sheet.crown is None else sheet.crown.cards)
        sheet.move(self._place(sheet))
        sheet.show()
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
        sheet, fan = self._sheet, self.fan
        if sheet is None or sheet.crown is None:
            return
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
            self._sheet.hide()
            self._sheet.setParent(None)
            self._sheet.deleteLater()
            self._sheet = None
