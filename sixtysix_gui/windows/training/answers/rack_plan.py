"""Where the cards of the rack lie: by suits, in as few rows as fit, from ace to nine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from PySide6.QtCore import QRectF, QSizeF

from sixtysix_gui.rules.cards import Card, Suit

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
