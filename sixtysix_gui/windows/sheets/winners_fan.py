"""The cards with which a game was won, over the upper edge of its sheet."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView

from sixtysix_gui.rules.cards import Card, PhysicalCard
from sixtysix_gui.table.animations import after, eased, fly, milliseconds, together, turn_over
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.durations import Motion, Speed
from sixtysix_gui.table.layout.hands import winners_fan
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.table import Table

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
