"""The cards of the rack: where they lie, and how they look picked, with the focus, and marked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import combinations, pairwise
from math import copysign, cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.card_render import suit_ink, suit_sign
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.table.pieces.brushwork import draw_image, round_pen
from sixtysix_gui.windows.training.answers.paper import AnswerLook
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.paper import page_in_use
from sixtysix_gui.windows.widgets.pencil import mark_path

_WIDTH, _HEIGHT = 2.75, 3.55
_LEAST_WIDTH, _LEAST_HEIGHT = 36.0, 44.0
"""A card in text units, and at least in pixels."""
GAP, _SUIT_GAP, ROW_GAP = 0.28, 0.7, 0.75
RISE = 0.45
"""How much higher a picked card stands; a row has room for that above its cards."""
_SMALLER = (1.0, 0.92, 0.84, 0.76)
"""Cards become so much smaller where not even three rows fit."""
_MOST_ROWS = 3
_USUAL_UNIT = 16.0
"""Ways to share cards out are compared for words of so many pixels."""


@dataclass(frozen=True)
class RackPlan:
    """Cards in reading order with their places in pixels, from the corner of all; their rows."""

    places: dict[Card, QRectF]
    rows: tuple[tuple[Card, ...], ...]
    size: QSizeF
    unit: float

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards, row by row."""
        return tuple(self.places)

    def beside(self, card: Card, step: int) -> Card:
        """Return the card so many places on in reading order; the ends stay."""
        place = self.cards.index(card) + step
        return self.cards[min(max(place, 0), len(self.cards) - 1)]

    def above(self, card: Card, rows: int) -> Card:
        """Return the card that lies nearest so many rows up; below where that is negative."""
        row = next(number for number, row in enumerate(self.rows) if card in row) - rows
        if not 0 <= row < len(self.rows):
            return card
        x = self.places[card].center().x()
        return min(self.rows[row], key=lambda one: abs(self.places[one].center().x() - x))


def rack_plan(offered: Sequence[Card], unit: float, most: float) -> RackPlan:
    """Plan a rack for words of ``unit`` pixels and so much width, in pixels.

    Two rows, or three where those would be wider; there a suit goes on in the next row if need be.
    Where no row may be wider even so the cards become smaller.
    """
    suits = _by_suits(offered)
    for share in _SMALLER:
        for rows in _ways(suits):
            if _width(rows, share * unit) <= most:
                return _laid(rows, share * unit)
    return _laid(_in_three(suits), _SMALLER[-1] * unit)


_Suits = list[list[Card]]
"""Cards of a row or of all, each suit by itself."""


def _by_suits(offered: Iterable[Card]) -> _Suits:
    suits = ([card for card in offered if card.suit is suit] for suit in Suit)
    return [sorted(set(suit), key=lambda card: -card.rank) for suit in suits if suit]


def _ways(suits: _Suits) -> Iterator[list[_Suits]]:
    """Yield ways to share suits out among rows, the better ones first."""
    for count in (2, _MOST_ROWS):
        cuts = combinations(range(1, len(suits)), min(count, len(suits)) - 1)
        ways = [[suits[a:b] for a, b in pairwise((0, *cut, len(suits)))] for cut in cuts]
        yield min(ways, key=_usual_width)
    yield _in_three(suits)


def _in_three(suits: _Suits) -> list[_Suits]:
    """Return three rows that are as narrow as can be, wherever a suit is cut."""
    cards = [card for suit in suits for card in suit]
    if len(cards) < _MOST_ROWS:
        return [suits]
    cuts = combinations(range(1, len(cards)), _MOST_ROWS - 1)
    ways = ([_by_suits(cards[a:b]) for a, b in pairwise((0, *cut, len(cards)))] for cut in cuts)
    return min(ways, key=_usual_width)


def card_size(unit: float) -> QSizeF:
    """Return the size of a card of the rack in pixels."""
    return QSizeF(max(_WIDTH * unit, _LEAST_WIDTH), max(_HEIGHT * unit, _LEAST_HEIGHT))


def _row_width(row: _Suits, unit: float) -> float:
    cards = sum(map(len, row))
    within = (cards - len(row)) * GAP + (len(row) - 1) * _SUIT_GAP
    return cards * card_size(unit).width() + within * unit


def _width(rows: list[_Suits], unit: float) -> float:
    return max(_row_width(row, unit) for row in rows)


def _usual_width(rows: list[_Suits]) -> float:
    return _width(rows, _USUAL_UNIT)


def _laid(rows: list[_Suits], unit: float) -> RackPlan:
    size = card_size(unit)
    places: dict[Card, QRectF] = {}
    y = RISE * unit
    for row in rows:
        x = 0.0
        for suit in row:
            for card in suit:
                places[card] = QRectF(x, y, size.width(), size.height())
                x += size.width() + GAP * unit
            x += (_SUIT_GAP - GAP) * unit
        y += size.height() + ROW_GAP * unit
    width = _width(rows, unit)
    flat = tuple(tuple(card for suit in row for card in suit) for row in rows)
    return RackPlan(places, flat, QSizeF(width, y - ROW_GAP * unit), unit)


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
    """What came of a card that was offered; the text is how it is called."""

    RIGHT = "right"
    WRONG = "wrong"
    MISSED = "missed"


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
