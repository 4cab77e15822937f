"""The last trick, laid open again at its places for as long as the person looks at it."""

from collections.abc import Sequence

from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.trick_game.view import TrickView
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.geometry.place import Place
from sixtysix_gui.table.pieces import GoldRing, Look
from sixtysix_gui.table.theme import Z
from sixtysix_gui.table.trick_game import words
from sixtysix_gui.table.trick_game.geometry.chair import Chair
from sixtysix_gui.table.trick_game.pieces import LeadWedge, Tag
from sixtysix_gui.table.trick_game.seating import Seating, SeatLabels
from sixtysix_gui.table.trick_game.zones.zones import TrickZones

_PER_ROW = 4
_SCALE = 0.5


def tricks_to_see(view: TrickView, pile: Chair) -> tuple[Trick, ...]:
    """Give the tricks of a pile that may be looked at now, oldest first (many.md 1.7)."""
    seating = Seating.of(view)
    there = tuple(trick for trick in view.won if seating.pile(trick.winner) is pile)
    if view.outcome is not None:
        return there
    if view.rules.values["look_back"] == "none" or view.table or view.face_down:
        return ()
    return there[-1:] if there and there[-1] == view.won[-1] else ()


class LaidOpen:
    """Won tricks laid open: one alone with names, the lead mark and the ring of its winner."""

    def __init__(self, scene: QGraphicsScene, zones: TrickZones) -> None:
        """Start with nothing laid open."""
        self._zones = zones
        self._items: list[CardItem] = []
        self.tags = {chair: Tag() for chair in Chair}
        self.ring = GoldRing(Z.BUBBLES + 5)
        self.wedge = LeadWedge()
        self.wedge.setZValue(Z.BUBBLES + 6)
        for tag in self.tags.values():
            tag.setZValue(Z.BUBBLES + 7)
        for piece in (*self.tags.values(), self.ring, self.wedge):
            scene.addItem(piece)
            piece.hide()

    def set_look(self, look: Look) -> None:
        """Take another look."""
        for piece in (*self.tags.values(), self.ring, self.wedge):
            piece.set_look(look)

    @property
    def is_open(self) -> bool:
        """Whether tricks are laid open now."""
        return bool(self._items)

    @property
    def items(self) -> tuple[CardItem, ...]:
        """The cards laid open."""
        return tuple(self._items)

    def show(self, view: TrickView, tricks: Sequence[Trick], labels: SeatLabels) -> None:
        """Lay tricks open: one at its places, several in rows."""
        self.hide()
        if len(tricks) == 1:
            self._show_one(view, tricks[0], labels)
            return
        for index, trick in enumerate(tricks):
            for depth, card in enumerate(trick.cards):
                self._lay(PhysicalCard(card), self._row_place(index, len(tricks), depth))

    def hide(self) -> None:
        """Take everything away again."""
        self._zones.remove(self._items)
        self._items = []
        for piece in (*self.tags.values(), self.ring, self.wedge):
            piece.hide()

    def _show_one(self, view: TrickView, trick: Trick, labels: SeatLabels) -> None:
        layout, seating = self._zones.layout, Seating.of(view)
        for play in trick.plays:
            chair = seating.chair(play.seat)
            place = layout.middle.trick_card(chair, self._zones.deal, trick.number)
            self._lay(PhysicalCard(play.card, play.copy), place)
            tag = self.tags[chair]
            mine = chair is Chair.SOUTH and not labels.only_watched
            tag.set_text(words.you() if mine else labels.names[play.seat])
            tag.setPos(layout.middle.name_tag(chair, place))
            tag.show()
            if play.seat is trick.winner:
                self.ring.setPos(place.point)
                self.ring.setRotation(place.angle)
                self.ring.show()
        leader = seating.chair(trick.leader)
        led = layout.middle.trick_card(leader, self._zones.deal, trick.number)
        mark = layout.middle.lead_mark(leader, led)
        self.wedge.setPos(mark.x, mark.y)
        self.wedge.set_direction(mark.angle)
        self.wedge.show()

    def _lay(self, card: PhysicalCard, place: Place) -> None:
        item = self._zones.new_item(card)
        item.lie(Spot(place, Z.BUBBLES + len(self._items) * 0.1))
        self._items.append(item)

    def _row_place(self, index: int, count: int, depth: int) -> Place:
        layout = self._zones.layout
        metrics, middle = layout.metrics, layout.middle
        rows = -(-count // _PER_ROW)
        row, column = divmod(index, _PER_ROW)
        in_row = min(_PER_ROW, count - row * _PER_ROW)
        step = 1.15 * metrics.card_width
        x = metrics.axis + (column - (in_row - 1) / 2) * step
        y = middle.trick.y() + (row - (rows - 1) / 2) * 0.56 * metrics.card_height
        off = (depth - 1.5) * 0.17 * metrics.card_width
        return Place(x + off, y, 3.0 * (depth - 1.5), _SCALE)
