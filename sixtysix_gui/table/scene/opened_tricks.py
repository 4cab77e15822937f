"""Won tricks laid open again for as long as the person looks at them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QAbstractAnimation, QObject, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.table import words
from sixtysix_gui.table.animations import (
    after,
    change,
    eased,
    fly,
    milliseconds,
    together,
    turn_over,
)
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.cards.zones import Zones
from sixtysix_gui.table.durations import Motion, Speed
from sixtysix_gui.table.layout.place import Place, bounds_of
from sixtysix_gui.table.pieces.labels import Tag
from sixtysix_gui.table.pieces.marks import GoldRing, LeadWedge
from sixtysix_gui.table.pieces.piece import Look, Piece, add_hidden, shown_areas
from sixtysix_gui.table.seating import FACING, Chair, Seating, SeatLabels

_PER_ROW = 4
_STEP = 0.1
_ABOVE_CARD = 0.05
"""Height from card to card, and of the ring above its own: later cards lie on both."""


@dataclass(frozen=True)
class _Rows:
    """How several tricks lie in rows.

    ``scale`` is the size of their cards, ``across`` and ``down`` the distance of two tricks, in
    W and H, ``apart`` that of two cards of a trick, in W, and ``turned`` their angle to each other.
    """

    scale: float
    across: float
    down: float
    apart: float
    turned: float


_OF_FACING = _Rows(0.64, 1.25, 0.72, 0.4, 6.0)
_OF_MORE = _Rows(0.5, 1.15, 0.56, 0.17, 3.0)


class OpenedTricks(QObject):
    """Won tricks laid open: one alone with names, the lead mark and the ring of its winner.

    One trick flies from its pile to the places at which it lay, and back; meanwhile it is not on
    the pile. Several are laid in rows at once.

    Signals:
        flies: the trick begins to fly, out or back.
        covers: list of QRectF, what the trick lies on while it is open; the line keeps off that.
    """

    flies = Signal()
    covers = Signal(list)

    def __init__(self, scene: QGraphicsScene, zones: Zones, parent: QObject) -> None:
        super().__init__(parent)
        self._zones = zones
        self._items: list[CardItem] = []
        self._on_pile: list[tuple[CardItem, Spot]] = []
        self._is_open = False
        self._flight: QAbstractAnimation | None = None
        self.speed = Speed.NORMAL
        self.tags = {chair: Tag(Z.BUBBLES + 7) for chair in Chair}
        self.ring, self.wedge = GoldRing(Z.BUBBLES + 5), LeadWedge()
        self.wedge.setZValue(Z.BUBBLES + 6)
        add_hidden(scene, self._signs)

    @property
    def _signs(self) -> tuple[Piece, ...]:
        return (*self.tags.values(), self.ring, self.wedge)

    def set_look(self, look: Look) -> None:
        """Take another look; what flies back is gone."""
        if not self._is_open:
            self.hide()
        for piece in self._signs:
            piece.set_look(look)

    @property
    def is_open(self) -> bool:
        """Whether tricks are laid open now, and not on their way back."""
        return self._is_open

    @property
    def is_flying(self) -> bool:
        """Whether the last trick is on its way out or back."""
        return self._flight is not None

    @property
    def items(self) -> tuple[CardItem, ...]:
        """The cards laid open."""
        return tuple(self._items)

    def show(self, view: View, tricks: Sequence[Trick], labels: SeatLabels) -> None:
        """Lay tricks open: one at its places, several in rows."""
        self.hide()
        self._is_open = True
        if len(tricks) == 1:
            self._show_one(view, tricks[0], labels)
            self._fly_out(view, tricks[0])
            self.covers.emit(self._covered(view, tricks[0]))
            return
        for index, trick in enumerate(tricks):
            rows = _OF_FACING if len(trick.cards) == len(FACING) else _OF_MORE
            for card, place in zip(
                trick.cards, self._in_rows(rows, index, len(tricks), len(trick.cards)), strict=True
            ):
                self._lay(PhysicalCard(card), place)

    def put_back(self) -> None:
        """Let one trick fly back to its pile; several are taken away at once."""
        duration = milliseconds(Motion.LOOK_BACK, self.speed)
        if not self._is_open or not duration or not self._on_pile:
            self.hide()
            return
        self._is_open = False
        self.covers.emit([])
        self._end_flight()
        for piece in self._signs:
            piece.hide()
        pairs = zip(self._items, self._on_pile, strict=True)
        self._run(together(*(_flight(item, home, duration) for item, (_, home) in pairs)))

    def hide(self) -> None:
        """Take everything away again, at once."""
        self._end_flight()
        self._is_open = False
        self.covers.emit([])
        self._zones.remove(self._items)
        self._items = []
        for item, _ in self._on_pile:
            item.show()
        self._on_pile = []
        for piece in self._signs:
            piece.hide()

    def _fly_out(self, view: View, trick: Trick) -> None:
        """Let the cards come from the pile on which the trick lies."""
        duration = milliseconds(Motion.LOOK_BACK, self.speed)
        pile = self._zones.piles[Seating.of(view).pile(trick.winner)]
        lying = pile.tricks[-1] if pile.tricks else ()
        if not duration or len(lying) != len(self._items):
            return
        spots = dict(pile.spots(self._zones.layout))
        self._on_pile = [(item, spots[item]) for item in lying]
        flights: list[QAbstractAnimation] = []
        for item, (below, home) in zip(self._items, self._on_pile, strict=True):
            target = Spot(item.place, item.zValue())
            item.lie(replace(home, z=item.zValue()))
            below.hide()
            flights.append(_flight(item, target, duration))
        for sign in (piece for piece in self._signs if piece.isVisible()):
            sign.setOpacity(0.0)
            appear = change(sign, b"opacity", 1.0, milliseconds(Motion.LOOK_BACK_TAGS, self.speed))
            flights.append(after(duration, appear))
        self._run(together(*flights))

    def _run(self, flight: QAbstractAnimation) -> None:
        flight.setParent(self)
        self._flight = flight
        flight.finished.connect(self._landed)
        flight.start()
        self.flies.emit()

    def _landed(self) -> None:
        self._end_flight()
        if not self._is_open:
            self.hide()

    def _end_flight(self) -> None:
        flight, self._flight = self._flight, None
        if flight is not None:
            flight.finished.disconnect(self._landed)
            flight.stop()
            flight.deleteLater()
        for piece in self._signs:
            piece.setOpacity(1.0)

    def _show_one(self, view: View, trick: Trick, labels: SeatLabels) -> None:
        layout, seating = self._zones.layout, Seating.of(view)
        for play in trick.plays:
            chair = seating.chair(play.seat)
            place = layout.middle.trick_card(chair, self._zones.deal, trick.number)
            self._lay(PhysicalCard(play.card, play.copy), place)
            tag = self.tags[chair]
            mine = chair is Chair.SOUTH and not labels.only_watched
            tag.text = words.you() if mine else labels.name(play.seat)
            width = tag.body().width() if play.seat is trick.leader else 0.0
            tag.setPos(layout.middle.name_tag(chair, place, width))
            tag.show()
            if play.seat is trick.winner:
                self.ring.setZValue(self._items[-1].zValue() + _ABOVE_CARD)
                self.ring.setPos(place.point)
                self.ring.setRotation(place.angle)
                self.ring.show()
        leader = seating.chair(trick.leader)
        led = layout.middle.trick_card(leader, self._zones.deal, trick.number)
        mark = layout.middle.lead_mark(leader, led)
        self.wedge.setPos(mark.x, mark.y)
        self.wedge.set_direction(mark.angle)
        self.wedge.show()

    def _covered(self, view: View, trick: Trick) -> list[QRectF]:
        """Return what the person's card and its name cover, once they lie there."""
        middle = self._zones.layout.middle
        found = shown_areas(self.tags.values())
        if any(Seating.of(view).chair(play.seat) is Chair.SOUTH for play in trick.plays):
            place = middle.trick_card(Chair.SOUTH, self._zones.deal, trick.number)
            found.append(bounds_of((place,), self._zones.layout.metrics.card_width))
        return found

    def _lay(self, card: PhysicalCard, place: Place) -> None:
        item = self._zones.new_item(card)
        item.lie(Spot(place, Z.BUBBLES + len(self._items) * _STEP))
        self._items.append(item)

    def _in_rows(self, rows: _Rows, index: int, count: int, cards: int) -> Iterator[Place]:
        """Return where the cards of one of ``count`` tricks lie."""
        metrics, middle = self._zones.layout.metrics, self._zones.layout.middle
        row, column = divmod(index, _PER_ROW)
        in_row, high = min(_PER_ROW, count - row * _PER_ROW), -(-count // _PER_ROW)
        x = metrics.axis + (column - (in_row - 1) / 2) * rows.across * metrics.card_width
        y = middle.trick.y() + (row - (high - 1) / 2) * rows.down * metrics.card_height
        for depth in range(cards):
            off = depth - (cards - 1) / 2
            right = off * rows.apart * metrics.card_width
            yield Place(x + right, y, rows.turned * off, rows.scale)


def _flight(item: CardItem, home: Spot, duration: int) -> QAbstractAnimation:
    """Let a card fly to a place from where it is now, and turn over where it lies otherwise."""
    item.take_off()
    item.draw_for(max(item.scale(), home.place.scale))
    turns = item.face_up is not home.face_up
    flight = fly(item, home.place, duration, eased(Motion.LOOK_BACK))
    if turns:
        flight.addAnimation(turn_over(item, face_up=home.face_up, duration=duration))
    return flight
