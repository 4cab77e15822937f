"""A card on the table: a carrier that Qt moves by itself, with pictures of both sides.

Only ``pos``, ``rotation``, ``scale`` and ``opacity`` of carriers and the ``xScale`` of a side that
is turned over are ever animated; all of them are properties of Qt, and nothing here paints. In the
carrier's own units a card is one W wide, so ``scale`` is the scale of the table's design.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScale, QGraphicsWidget

from sixtysix_gui.design.card_svg import BACK
from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.table.cards.kit import CardKit, CardShadow
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.layout.table_layout import TableLayout


@dataclass(frozen=True)
class Spot:
    """How a card lies: its place, its height, which side is up, whether it is veiled.

    Only the lowest card of a stack is ``shadowed``: many shadows on one spot would be black.
    """

    place: Place
    z: float
    face_up: bool = True
    veiled: bool = False
    shadowed: bool = True


class _CardSide(QGraphicsPixmapItem):
    """One side of a card, drawn at the exact size it has on the screen."""

    def __init__(self, carrier: QGraphicsWidget) -> None:
        super().__init__(carrier)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        # An item has one scale for both directions. To narrow it needs a transformation of its
        # own, whose ``xScale`` is a property that Qt can animate.
        self.turn = QGraphicsScale(carrier)
        self.setTransformations([self.turn])

    def show_picture(self, pixmap: QPixmap, offset: QPointF, shown_per_unit: float) -> None:
        """Show a picture made for ``shown_per_unit`` of the carrier's scale."""
        self.setPixmap(pixmap)
        self.setOffset(offset)
        self.setScale(1.0 / shown_per_unit)


class CardItem(QGraphicsWidget):
    """One of the cards of the pack, to be moved, turned and turned over.

    Where a pack has a card twice, two items show the same and are told apart by their copy.
    ``card`` is which card it is, None while no one at this side of the table knows; an item
    learns it by ``become``. ``face_code`` is the code of the face that is seen when it lies face
    up, such as ``QH``; ``has_sharp_back``: no better picture of its back is on its way.
    """

    def __init__(self, kit: CardKit, card: PhysicalCard | None = None) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        # The scene hands no event to a card: the table finds out by itself what was pressed, since
        # a press may mean the button that lies upon a card.
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._kit = kit
        self.card = card
        self.face_code = _code_of(card)
        self.has_sharp_back = False
        self.shadow = CardShadow(self, kit)
        self.back = _CardSide(self)
        self.face = _CardSide(self)
        self._veil = QGraphicsPixmapItem(self.face)
        self._veil.hide()
        self.face_up = False
        self._picture_scale = 1.0
        self._lying: tuple[Spot, int] | None = None
        self._drawn_face: object = None
        self._drawn_back: object = None
        self.show_side(face_up=False)

    def become(self, card: PhysicalCard | None) -> None:
        """Learn, or forget, which card this is."""
        if card != self.card:
            self._lying = None
            self.card = card
            self.face_code = _code_of(card)
            self._draw_face()

    def lie(self, spot: Spot) -> None:
        """Lie at a spot at once, drawn sharp for its size; nothing is done twice."""
        lying = (spot, self._kit.edition)
        place = spot.place
        is_there = self.x() == place.x and self.y() == place.y and self.zValue() == spot.z
        as_there = self.rotation() == place.angle and self.scale() == place.scale
        if self._lying == lying and is_there and as_there:
            return
        self.setTransformOriginPoint(0.0, 0.0)
        self.setPos(place.point)
        self.setRotation(place.angle)
        self.setScale(place.scale)
        self.setOpacity(1.0)
        self.setZValue(spot.z)
        self.show_side(face_up=spot.face_up)
        self.draw_for(place.scale)
        self.set_veiled(veiled=spot.veiled)
        self.shadow.fall(0.0, place.angle)
        self.shadow.setVisible(spot.shadowed)
        self._lying = lying

    def take_off(self) -> None:
        """Leave a stack or the hand: turn about the own centre again, and cast a shadow."""
        self._lying = None
        place = self.place
        self.setTransformOriginPoint(0.0, 0.0)
        self.setPos(place.point)
        self.shadow.take_off()

    def draw_for(self, scale: float) -> None:
        """Take the pictures that are sharp at that scale."""
        self._picture_scale = scale
        self._draw_face()
        self._draw_back()
        self.shadow.draw(scale)

    def redraw(self, code: str) -> None:
        """Take the pictures of a code again if this item shows them: there are sharper ones."""
        if code == BACK:
            self._drawn_back = None
            self._draw_back()
        elif code == self.face_code:
            self.redraw_face()

    def redraw_face(self) -> None:
        """Take the picture of the face again."""
        self._drawn_face = None
        self._draw_face()

    def show_side(self, *, face_up: bool) -> None:
        """Show one side, without motion."""
        self._lying = None
        self.face_up = face_up
        for turn in (self.face.turn, self.back.turn, self.shadow.turn):
            turn.setXScale(1.0)
        self.face.setVisible(face_up)
        self.back.setVisible(not face_up)
        self._draw_face()

    def set_veiled(self, *, veiled: bool) -> None:
        """Veil the face of a card that may not be played."""
        self._veil.setVisible(veiled)
        if veiled:
            self._veil.setPixmap(self._kit.veil(self._picture_width))
            self._veil.setOffset(self._kit.offset(self._veil.pixmap()))

    def body(self) -> QRectF:
        """The card in its own units."""
        width, height = self._kit.card_width, self._kit.card_height
        return QRectF(-width / 2, -height / 2, width, height)

    def covers(self, point: QPointF) -> bool:
        """Return whether a point of the scene lies on the card."""
        return self.body().contains(self.mapFromScene(point))

    @property
    def place(self) -> Place:
        """Where the card's centre is now, even while it turns about another point."""
        centre = self.mapToScene(QPointF(0.0, 0.0))
        return Place(centre.x(), centre.y(), self.rotation(), self.scale())

    def _draw_face(self) -> None:
        code = self.face_code
        if code is None or not (self.face_up or self.face.isVisible()):
            return
        wanted = (self._kit.edition, code, self._picture_scale)
        if self._drawn_face != wanted:
            self._drawn_face = wanted
            pixmap = self._kit.face_of(code, self._picture_width)
            self.face.show_picture(pixmap, self._kit.offset(pixmap), self._picture_scale)

    def _draw_back(self) -> None:
        wanted = (self._kit.edition, self._picture_scale)
        if self._drawn_back != wanted:
            self._drawn_back = wanted
            pixmap, begins, self.has_sharp_back = self._kit.back(self._picture_width)
            self.back.show_picture(pixmap, begins, self._picture_scale)

    @property
    def _picture_width(self) -> float:
        return self._kit.card_width * self._picture_scale


def _code_of(card: PhysicalCard | None) -> str | None:
    return None if card is None else card.card.code


Lying = Sequence[tuple[CardItem, Spot]]
"""Cards and where each of them lies."""


class FoundSpots:
    """The spots of a zone, found again only when it holds something else or the layout changes."""

    def __init__(self, find: Callable[[TableLayout], Iterable[tuple[CardItem, Spot]]]) -> None:
        """Begin with nothing; ``find`` finds the spots."""
        self._find = find
        self._layout: TableLayout | None = None
        self._held: object = None
        self._lying: Lying = ()

    def of(self, layout: TableLayout, *held: object) -> Lying:
        """Return the spots in a layout; they depend on what is ``held`` as well."""
        if layout is not self._layout or held != self._held:
            self._layout, self._held = layout, held
            self._lying = tuple(self._find(layout))
        return self._lying
