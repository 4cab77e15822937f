"""What moves when a score changes: chips from hand to hand, and chalk on the slate."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene, QGraphicsWidget

from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.pieces.piece import Look
from sixtysix_gui.table.pieces.score.chips import ChipStacks, Flush
from sixtysix_gui.table.pieces.score.slate import ChalkStroke
from sixtysix_gui.table.scene.parts.score_board import ScoreBoard
from sixtysix_gui.table.seating import Score

_MOST_COLUMNS = 4


class MovingScores:
    """Chips in the air, strokes of chalk, and the writing that new figures take the place of."""

    def __init__(self, scene: QGraphicsScene, board: ScoreBoard) -> None:
        """Make the pieces, hidden."""
        self._scene = scene
        self._board = board
        self._look: Look | None = None
        self._chips: list[ChipStacks] = []
        self._strokes = [ChalkStroke() for _ in range(_MOST_COLUMNS)]
        self.old_writing = QGraphicsWidget()
        self.old_writing.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.old_writing.setZValue(Z.MARKERS + 0.5)
        self._writing = QGraphicsPixmapItem(self.old_writing)
        for piece in (*self._strokes, self.old_writing):
            scene.addItem(piece)
            piece.hide()

    def lay_out(self, look: Look) -> None:
        """Take another look; whatever moved is over."""
        self._look = look
        self.rest()
        for piece in (*self._chips, *self._strokes):
            piece.set_look(look)

    def rest(self) -> None:
        """Show nothing that moves."""
        for piece in (*self._chips, *self._strokes, self.old_writing):
            piece.hide()

    # -------------------------------------------------------------------------------------- chips

    def flying_chips(self, number: int) -> Sequence[ChipStacks]:
        """Give so many chips that can fly, hidden."""
        while len(self._chips) < number:
            piece = ChipStacks()
            piece.setZValue(Z.FLYING)
            piece.flush = Flush.MIDDLE
            piece.hide()
            self._chips.append(piece)
            self._scene.addItem(piece)
            if self._look is not None:
                piece.set_look(self._look)
        return self._chips[:number]

    @property
    def chips_in_air(self) -> list[ChipStacks]:
        """The chips that are on their way."""
        return [chip for chip in self._chips if chip.isVisible()]

    def count(self, chair: Chair) -> int:
        """Give how many chips stand before a player; below 0 how many he owes."""
        return self._board.chips[chair].count

    def set_count(self, chair: Chair, count: int) -> None:
        """Let so many chips stand there."""
        self._board.chips[chair].count = count

    def last_chip(self, chair: Chair, count: int) -> QPointF:
        """Give the middle of the last of so many chips of a player."""
        piece = self._board.chips[chair]
        return piece.mapToScene(piece.last_chip(count))

    # -------------------------------------------------------------------------------------- slate

    def strokes(self, view: View, score: Score) -> Sequence[ChalkStroke]:
        """Lay strokes through the totals that change; whoever moves them lets them grow."""
        slate = self._board.slate
        columns = zip(slate.columns, self._board.slate_columns(view, score), strict=True)
        changed = [old != new for old, new in columns]
        shown: list[ChalkStroke] = []
        for stroke, place, changes in zip(
            self._strokes, slate.last_strokes(), changed, strict=False
        ):
            if not changes:
                continue
            stroke.place = place
            stroke.setPos(slate.mapToScene(place.begin))
            stroke.setScale(0.0)
            stroke.setOpacity(1.0)
            stroke.show()
            shown.append(stroke)
        return shown

    @property
    def strokes_shown(self) -> list[ChalkStroke]:
        """The strokes that are to be seen."""
        return [stroke for stroke in self._strokes if stroke.isVisible()]

    def write(self, view: View, score: Score) -> None:
        """Write new totals below the old writing, which is left to fade as ``old_writing``."""
        slate = self._board.slate
        pixmap, offset = slate.writing()
        self._writing.setPixmap(pixmap)
        self._writing.setOffset(offset)
        self.old_writing.setPos(slate.pos())
        self.old_writing.setOpacity(1.0)
        self.old_writing.show()
        slate.columns = self._board.slate_columns(view, score)
