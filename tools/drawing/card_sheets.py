"""The sheets that are worth looking at after a change."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor, QImage, QPainter

from sixtysix_gui.design.card_svg import back_count, compose_back, compose_face
from tools.drawing.catalogue import PACKS, RANKS, SCORE_RANKS
from tools.drawing.data_files import MARKERS
from tools.drawing.dimensions import CARD_WIDTH
from tools.drawing.palette import CLOTH
from tools.drawing.pips.suits import Pack
from tools.drawing.sheets import card_height, render, sheet

SUIT_ORDER = "CSHD"
COURTS = "KQJ"
FAN_STEP = 100 / CARD_WIDTH
"""What stays visible of a card in a fanned hand, in card widths."""


def _faces(
    pack: Pack, ranks: str, *, four: bool = False, large: bool = False, signs: bool = False
) -> list[bytes]:
    colours = "four" if four else "two"
    return [
        compose_face(
            pack,
            rank + suit,
            letters="en",
            colours=colours,
            large_indices=large,
            low_rank_signs=signs,
        )
        for suit in SUIT_ORDER
        for rank in ranks
    ]


def _pack(pack: Pack, width: int) -> QImage:
    return sheet(_faces(pack, RANKS), len(RANKS), width)


def _low_cards(width: int) -> QImage:
    faces = [face for pack in PACKS for face in _faces(pack, SCORE_RANKS)]
    return sheet(faces, len(SUIT_ORDER) * len(SCORE_RANKS), width)


def _courts(width: int) -> QImage:
    return sheet(_faces("french", COURTS) + _faces("german", COURTS), 6, width)


def _backs(width: int) -> QImage:
    backs = [compose_back(p, n) for p in PACKS for n in range(1, back_count(p) + 1)]
    return sheet(backs, 3, width)


def _fan(width: int) -> QImage:
    """All faces of both packs, each covered by the next but for a strip."""
    height, step = card_height(width), round(width * FAN_STEP)
    image = QImage(15 * step + width, 4 * (height + 10), QImage.Format.Format_RGB32)
    image.fill(QColor(CLOTH))
    painter = QPainter(image)
    faces = [face for pack in PACKS for face in _faces(pack, RANKS, signs=True)]
    for k, face in enumerate(faces):
        row, column = divmod(k, 16)
        painter.drawImage(column * step, row * (height + 10), render(face, width, height))
    painter.end()
    return image


def _markers(width: int) -> QImage:
    """Sevens with their cover for 0 to 7 points, one row for each suit."""
    height = card_height(width)
    cell_width, cell_height = round(width * 1.8), round(height * 2.6)
    image = QImage(cell_width * 8, cell_height * 8, QImage.Format.Format_RGB32)
    image.fill(QColor(CLOTH))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    rows: list[tuple[Pack, str]] = [(pack, suit) for pack in PACKS for suit in SUIT_ORDER]
    for row, (pack, suit) in enumerate(rows):
        face = compose_face(pack, "7" + suit, letters="en", colours="two")
        seven = render(face, width, height)
        back = render(compose_back(pack, 1), width, height)
        for column, (dx, dy, tilt, under) in enumerate(MARKERS[pack]):
            x, y = (column + 0.5) * cell_width, (row + 0.5) * cell_height
            places = [(seven, x, y, 0.0), (back, x + dx * width, y + dy * height, tilt)]
            for card, cx, cy, turn in reversed(places) if under else places:
                painter.save()
                painter.translate(cx, cy)
                painter.rotate(turn)
                painter.drawImage(-width // 2, -height // 2, card)
                painter.restore()
    painter.end()
    return image


SHEETS: dict[str, Callable[[int], QImage]] = {
    "french": lambda width: _pack("french", width),
    "german": lambda width: _pack("german", width),
    "four-colour": lambda width: sheet(_faces("french", RANKS, four=True), len(RANKS), width),
    "large": lambda width: sheet(_faces("french", RANKS, large=True), len(RANKS), width),
    "low": _low_cards,
    "courts": _courts,
    "backs": _backs,
    "fan": _fan,
    "markers": _markers,
}


def card_sheet(name: str, width: int) -> QImage:
    """Renders one of `SHEETS` from the stored files, with cards `width` pixels wide."""
    return SHEETS[name](width)
