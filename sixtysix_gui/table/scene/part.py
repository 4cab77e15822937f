"""What every part of the signs has: pieces that come hidden and go together."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.table.pieces.piece import Look, Piece
from sixtysix_gui.table.zones.zones import Zones


def add_hidden(scene: QGraphicsScene, pieces: Iterable[Piece]) -> None:
    """Bring pieces to a scene that are not to be seen yet."""
    for piece in pieces:
        scene.addItem(piece)
        piece.hide()


def shown_areas(pieces: Iterable[Piece]) -> list[QRectF]:
    """Return where those of some pieces are that are to be seen."""
    return [piece.area() for piece in pieces if piece.isVisible()]


class Part:
    """Some pieces that tell one thing; each part has a way to show it of its own."""

    def __init__(self, scene: QGraphicsScene, zones: Zones, pieces: Iterable[Piece]) -> None:
        """Bring the pieces to the scene, hidden."""
        self._zones = zones
        self._pieces = tuple(pieces)
        add_hidden(scene, self._pieces)

    def lay_out(self, look: Look) -> None:
        """Take another look; ``show`` follows."""
        for piece in self._pieces:
            piece.set_look(look)

    def clear(self) -> None:
        """Tell nothing."""
        for piece in self._pieces:
            piece.hide()
