"""How the cards of the rack look: picked, with the focus, and marked once they were answered."""

from __future__ import annotations

from enum import Enum, auto
from math import copysign, cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.card_render import suit_ink, suit_sign
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.table.pieces.brushwork import draw_image, round_pen
from sixtysix_gui.windows.training.answers.answer_paper import AnswerLook
from sixtysix_gui.windows.training.answers.rack_plan import GAP, ROW_GAP
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.paper import page_in_use
from sixtysix_gui.windows.widgets.pencil import mark_path

_CORNER = 0.12
"""The corner of a card in its widths."""
_LETTER, _LETTER_SHARE, _SIGN, _SIGN_AT = 0.38, 0.58, 0.36, 0.73
"""The size of letter and sign, and where they are, in heights of the card."""
_FINE = 3
"""Pixels of a sign's picture for one that is seen."""
_EDGE, _TICK = 0.17, 0.52
"""The green edge and the radius of the disc with the tick, in text units."""
_RING_WIDTH, _RING_ROUND = 0.2, 0.52
"""The width of the ring around a card, in text units, and how round it is: 1 is an ellipse."""
_BEGIN, _TURNS = -2.2, 1.06
_POINTS = 96


class CardMark(Enum):
    """What came of a card that was offered."""

    RIGHT = auto()
    WRONG = auto()
    MISSED = auto()


class RackBrush:
    """Paints the cards of a rack one after another."""

    def __init__(self, painter: QPainter, look: AnswerLook, unit: float) -> None:
        """Paint for words of ``unit`` pixels."""
        self._painter = painter
        self._look = look
        self._unit = unit

    def paint(self, card: Card, area: QRectF, *, picked: bool) -> None:
        """Paint a card; one that is picked has a green edge."""
        painter, style = self._painter, self._look.style
        corner = _CORNER * area.width()
        painter.setPen(QPen(QColor(page_in_use().line), 1))
        painter.setBrush(QColor(paper.FIELD))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
        painter.setPen(QColor(suit_ink(style, card.suit.letter)))
        letter, upper = self._look.words.letter(card.rank), QRectF(area)
        upper.setHeight(_LETTER_SHARE * area.height())
        painter.setFont(fonts.text(_LETTER * area.height()))
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, letter)
        side = _SIGN * area.height()
        sign = suit_sign(style, card.suit.letter, round(_FINE * side))
        centre = QPointF(area.center().x(), area.top() + _SIGN_AT * area.height())
        draw_image(painter, sign, QRectF(centre - QPointF(side, side) / 2, QSizeF(side, side)))
        if picked:
            self._frame(area, theme.ACTION_GREEN, _EDGE * self._unit)

    def tick(self, area: QRectF, shade: float = 1.0) -> None:
        """Paint a tick over the upper right corner of a card."""
        painter, radius = self._painter, _TICK * self._unit
        centre = area.topRight() + QPointF(-0.08, 0.08) * self._unit
        painter.save()
        painter.setOpacity(shade)
        painter.setPen(QPen(QColor(theme.PAPER), 1.2))
        painter.setBrush(QColor(theme.ACTION_GREEN))
        painter.drawEllipse(centre, radius, radius)
        painter.translate(centre)
        pen = round_pen(QColor(theme.PAPER), max(1.4, 0.13 * self._unit))
        painter.strokePath(mark_path(Verdict.GOOD, 1.15 * radius), pen)
        painter.restore()

    def focus(self, area: QRectF) -> None:
        """Paint the ring of the keys around a card."""
        grown = 0.5 * theme.FOCUS_ON_PAPER_WIDTH + 1.5
        ring = area.adjusted(-grown, -grown, grown, grown)
        self._painter.setPen(QPen(QColor(theme.FOCUS_ON_PAPER), theme.FOCUS_ON_PAPER_WIDTH))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        corner = _CORNER * area.width() + grown
        self._painter.drawRoundedRect(ring, corner, corner)

    def mark(self, mark: CardMark, area: QRectF, shade: float) -> None:
        """Paint what came of a card, so strongly: 0 to 1."""
        painter = self._painter
        painter.save()
        painter.setOpacity(shade)
        if mark is CardMark.RIGHT:
            self._frame(area, theme.ACTION_GREEN, _EDGE * self._unit)
            self.tick(area, shade)
        elif mark is CardMark.WRONG:
            self._strike(area)
        else:
            self._ring(area)
        painter.restore()

    def _strike(self, area: QRectF) -> None:
        self._frame(area, theme.MARK_WRONG, 0.1 * self._unit)
        pen = round_pen(QColor(theme.MARK_WRONG), max(2.0, 0.19 * self._unit))
        self._painter.setPen(pen)
        within = area.adjusted(
            0.13 * area.width(), 0.1 * area.height(), -0.13 * area.width(), -0.1 * area.height()
        )
        self._painter.drawLine(within.bottomLeft(), within.topRight())

    def _ring(self, area: QRectF) -> None:
        """Draw a ring as by hand around a card."""
        path, width = QPainterPath(), max(2.0, _RING_WIDTH * self._unit)
        beside, above = (0.5 * (gap * self._unit - width) for gap in (GAP, ROW_GAP))
        half = QPointF(area.width() / 2 + beside, area.height() / 2 + above)  # to the next ring
        for place in range(_POINTS + 1):
            share = place / _POINTS
            angle, grown = _BEGIN + share * _TURNS * 2 * pi, 1.0 + 0.03 * (share - 1.0)
            point = area.center() + QPointF(
                half.x() * grown * _rounded(cos(angle)),
                half.y() * grown * _rounded(sin(angle)),
            )
            if place:
                path.lineTo(point)
            else:
                path.moveTo(point)
        self._painter.strokePath(path, round_pen(QColor(theme.PENCIL_RING), width))

    def _frame(self, area: QRectF, colour: str, width: float) -> None:
        self._painter.setPen(QPen(QColor(colour), width))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        half = width / 2 - 0.5
        corner = _CORNER * area.width()
        self._painter.drawRoundedRect(area.adjusted(half, half, -half, -half), corner, corner)


def _rounded(share: float) -> float:
    """Return how far out a ring is for a sine or cosine: farther than an ellipse at the corners."""
    return copysign(abs(share) ** _RING_ROUND, share)
