"""Beads on a string: how the exercises of a sitting stand, one after the other."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.design import fonts, theme
from sixtysix_gui.training.sitting import Bead
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.paper import page_in_use
from sixtysix_gui.windows.widgets.pencil import mark_path

_FIGURE = 1.05
"""Size of the number in it, in radii."""
_MARK = 1.1
"""Size of the mark in it, in radii."""
_LINE, _ASKED_LINE = 1.3, 2.2
_MARKS: Mapping[Bead, Verdict] = {Bead.RIGHT: Verdict.GOOD, Bead.MISSED: Verdict.MISTAKE}


def paint_bead(
    painter: QPainter, centre: QPointF, radius: float, bead: Bead, number: int = 0
) -> None:
    """Paint a bead: its number, or its mark once it is answered; 0 is no number.

    One that was right is full, one that was missed is a ring with the strokes of a mistake.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    is_right = bead is Bead.RIGHT
    colour = QColor(theme.ACTION_GREEN if bead in (Bead.RIGHT, Bead.ASKED) else page_in_use().line)
    if bead is Bead.MISSED:
        colour = QColor(theme.MARK_WRONG)
    painter.setPen(QPen(colour, _ASKED_LINE if bead is Bead.ASKED else _LINE))
    painter.setBrush(QColor(theme.ACTION_GREEN if is_right else paper.FIELD))
    painter.drawEllipse(centre, radius, radius)
    if bead in _MARKS:
        _paint_mark(painter, centre, radius, bead)
    elif number:
        painter.setPen(QColor(theme.INK if bead is Bead.ASKED else page_in_use().note))
        painter.setFont(fonts.heading(_FIGURE * radius, bold=True))
        area = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(number))
    painter.restore()


def _paint_mark(painter: QPainter, centre: QPointF, radius: float, bead: Bead) -> None:
    pen = QPen(QColor(theme.PAPER if bead is Bead.RIGHT else theme.MARK_WRONG), 0.16 * radius)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.translate(centre)
    painter.drawPath(mark_path(_MARKS[bead], _MARK * radius))
