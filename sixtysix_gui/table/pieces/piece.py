"""What every painted thing on the table has in common, and parts made of several."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from math import ceil, floor
from typing import TYPE_CHECKING, ClassVar, Generic, Self, TypeVar, cast, overload

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene, QGraphicsWidget
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.theme import Cloth, Contrast
from sixtysix_gui.table.layout.table_layout import TableLayout

T = TypeVar("T")


@dataclass(frozen=True)
class Look:
    """What the pictures of all pieces depend on: sizes in logical pixels, screen, cloth, cards."""

    text_unit: float
    card_width: float
    ratio: float = 1.0
    cloth: Cloth = Cloth.GREEN
    style: CardStyle = field(default_factory=CardStyle)
    contrast: Contrast = theme.USUAL

    @classmethod
    def for_layout(
        cls,
        layout: TableLayout,
        ratio: float,
        cloth: Cloth,
        style: CardStyle,
        contrast: Contrast = theme.USUAL,
    ) -> Look:
        """Return the look of the pieces in a layout."""
        return cls(
            layout.metrics.text_unit, layout.metrics.card_width, ratio, cloth, style, contrast
        )


def within_reach(area: QRectF) -> QRectF:
    """Return where something can be pressed that is seen there: never less than 44 by 44."""
    x = max(0.0, theme.HIT_SIZE - area.width()) / 2
    y = max(0.0, theme.HIT_SIZE - area.height()) / 2
    return area.adjusted(-x, -y, x, y)


class ShownValue(Generic[T]):
    """A value that a piece shows: as soon as another one is set, the piece is painted again."""

    def __init__(self, first: T) -> None:
        self.first = first
        self._name = ""

    def __set_name__(self, owner: type[Piece], name: str) -> None:
        """Remember what the value is called."""
        self._name = name

    if TYPE_CHECKING:  # it is read like any other attribute: from the piece, without a call

        @overload
        def __get__(self, piece: None, owner: type[Piece]) -> Self: ...

        @overload
        def __get__(self, piece: Piece, owner: type[Piece]) -> T: ...

        def __get__(self, piece: Piece | None, owner: type[Piece]) -> T | Self: ...

    def __set__(self, piece: Piece, value: T) -> None:
        """Show another value."""
        if value != piece.__dict__[self._name]:
            piece.__dict__[self._name] = value
            piece.repaint_picture()


class Piece(QGraphicsWidget):
    """A painted thing, carried by an item that Qt moves, turns, scales and fades by itself.

    The carrier has no size of its own: its origin is the piece's anchor, which is the middle of
    the picture unless a piece says otherwise. The picture is painted again only when something it
    shows has changed, never while it moves, and not before the piece is visible: most of them are
    not, most of the time. Pieces take no mouse events; see `hit_area`.
    """

    layer: float = 0.0
    """Its z value, where nothing else is said when it is made."""

    _first_values: ClassVar[dict[str, object]] = {}

    def __init_subclass__(cls) -> None:
        """Collect what the pieces of a class show at first."""
        cls._first_values = dict(cls._first_values)
        for name, value in vars(cls).items():
            if isinstance(value, ShownValue):
                shown = cast("ShownValue[object]", value)
                cls._first_values[name] = shown.first

    def __init__(self, z: float | None = None) -> None:
        """Make a piece without a look; it is empty until `set_look`."""
        super().__init__()
        self.__dict__.update(self._first_values)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(self.layer if z is None else z)
        self._look: Look | None = None
        self._body = QRectF()
        self._kept: dict[Hashable, tuple[QPixmap, QPointF, QRectF]] = {}
        self._is_stale = False
        self.visibleChanged.connect(self._refresh)
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._picture.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_look(self, look: Look) -> None:
        """Paint the piece for other sizes, another screen, cloth or pack."""
        if look != self._look:
            self._look = look
            self.repaint_picture()

    def body(self) -> QRectF:
        """The piece without its glow and shadow, around its anchor."""
        return QRectF(self._body)

    def picture(self) -> tuple[QPixmap, QPointF]:
        """What is painted, and where it begins from the anchor."""
        if self._is_stale:
            self._paint()
        return self._picture.pixmap(), self._picture.offset()

    def area(self) -> QRectF:
        """Where the piece is in the scene, without its glow and shadow."""
        return self.mapRectToScene(self.body())

    def area_if_shown(self) -> QRectF | None:
        """Where the piece is in the scene, if it is to be seen."""
        return self.area() if self.isVisible() else None

    def hit_area(self) -> QRectF:
        """Where the piece can be pressed, in the scene: never less than 44 by 44."""
        return within_reach(self.area())

    def change(self, **values: object) -> None:
        """Show other values of several `ShownValue` attributes at once."""
        if any(getattr(self, name) != value for name, value in values.items()):
            self.__dict__.update(values)
            self.repaint_picture()

    def repaint_picture(self) -> None:
        """Measure the piece, and paint it if it is seen: something that it shows is new."""
        self._kept.clear()
        if self._look is not None:
            self._body = self.measure(self._look)
        self._is_stale = True
        self._refresh()

    def take_picture(self, state: Hashable) -> None:
        """Show the picture of a state that comes again and again: it is painted only once.

        As soon as anything else of the piece changes, all of them are painted again.
        """
        if state not in self._kept:
            self._paint()
            self._kept[state] = (self._picture.pixmap(), self._picture.offset(), self._body)
        pixmap, offset, self._body = self._kept[state]
        self._picture.setPixmap(pixmap)
        self._picture.setOffset(offset)

    def _refresh(self) -> None:
        if self._is_stale and self.isVisible():
            self._paint()

    def _paint(self) -> None:
        look = self._look
        if look is None:
            return
        self._is_stale = False
        self._body = self.measure(look)
        margin = self.margin(look)
        area = self._body.adjusted(-margin, -margin, margin, margin)
        left, top = floor(area.left() * look.ratio), floor(area.top() * look.ratio)
        width = max(1, ceil(area.right() * look.ratio) - left)
        height = max(1, ceil(area.bottom() * look.ratio) - top)
        pixmap = QPixmap(width, height)
        pixmap.setDevicePixelRatio(look.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        if not self._body.isEmpty():
            painter = QPainter(pixmap)
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing
                | QPainter.RenderHint.TextAntialiasing
                | QPainter.RenderHint.SmoothPixmapTransform
            )
            painter.translate(-left / look.ratio, -top / look.ratio)
            self.draw(painter, look)
            painter.end()
        self._picture.setPixmap(pixmap)
        self._picture.setOffset(QPointF(left / look.ratio, top / look.ratio))

    # ------------------------------------------------------------------ what each piece says itself

    def measure(self, look: Look) -> QRectF:
        """Return the body around the anchor, in logical pixels; empty when nothing is shown."""
        raise NotImplementedError

    def margin(self, look: Look) -> float:
        """Return the room for glow and shadow around the body."""
        return 2.0 * look.ratio

    def draw(self, painter: QPainter, look: Look) -> None:
        """Paint the piece around the anchor."""
        raise NotImplementedError


class Disc(Piece):
    """A round piece. Anchor: its middle."""

    def radius(self, look: Look) -> float:
        """Return the radius in pixels; 0 where nothing is shown."""
        raise NotImplementedError

    @override
    def measure(self, look: Look) -> QRectF:
        radius = self.radius(look)
        return QRectF(-radius, -radius, 2 * radius, 2 * radius)


def add_hidden(scene: QGraphicsScene, pieces: Iterable[Piece]) -> None:
    """Bring pieces to a scene that are not to be seen yet."""
    for piece in pieces:
        scene.addItem(piece)
        piece.hide()


def shown_areas(pieces: Iterable[Piece]) -> list[QRectF]:
    """Return where those of some pieces are that are to be seen."""
    return [piece.area() for piece in pieces if piece.isVisible()]


class SignGroup:
    """Some pieces that tell one thing; each part has a way to show it of its own."""

    def __init__(self, scene: QGraphicsScene, pieces: Iterable[Piece]) -> None:
        """Bring the pieces to the scene, hidden."""
        self._pieces = tuple(pieces)
        add_hidden(scene, self._pieces)

    def lay_out(self, look: Look) -> None:
        """Take another look; ``show`` follows."""
        for piece in self._pieces:
            piece.set_look(look)

    def clear(self) -> None:
        """Show nothing."""
        for piece in self._pieces:
            piece.hide()
