"""Where things lie on a table that is shown, and tables of any size and any size of words."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product

from PySide6.QtCore import QRectF

from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.layout.metrics import least_scene
from sixtysix_gui.table.pieces.chip import Chip
from sixtysix_gui.table.pieces.piece import Piece
from sixtysix_gui.table.table import Table

Size = tuple[int, int]

TEXT_SCALES = (1.0, 1.25, 1.5, 2.0)
SIZES: list[Size] = [
    (800, 538),
    (960, 616),
    (1280, 772),
    (1920, 1052),
    (960, 1252),
    (1000, 880),
    (2560, 700),
]
"""Of a table for two: the least, usual ones, a tall, a nearly square and a very wide one."""


def area_of(shown: Piece | CardItem) -> QRectF:
    """Return where a piece or a card lies in the scene."""
    return shown.mapRectToScene(shown.body())


def index_of(card: CardItem) -> QRectF:
    """Return where the index of a card lies in the scene."""
    body = card.body()
    index = QRectF(body.left(), body.top(), 0.2 * body.width(), 0.3 * body.height())
    return card.mapRectToScene(index)


def chips_of(table: Table) -> list[Chip]:
    """Return the chips that offer something."""
    return [each.piece for each in table.table_scene.buttons if isinstance(each.piece, Chip)]


def has_room(size: Size, text_scale: float) -> bool:
    """Return whether a window of that size takes words of that size."""
    return all(have >= least for have, least in zip(size, least_scene(text_scale), strict=True))


def lay_out(table: Table, size: Size, text_scale: float = 1.0) -> None:
    scene = table.table_scene
    scene.set_options(replace(table.options, text_scale=text_scale))
    scene.lay_out(*size, 1.0)


def each_size(
    table: Table, sizes: Iterable[Size] = SIZES, text_scales: Iterable[float] = TEXT_SCALES
) -> Iterator[tuple[Size, float]]:
    """Lay a table out for each size with words of each size, and yield both; if it has room."""
    for size, text_scale in product(sizes, text_scales):
        if has_room(size, text_scale):
            lay_out(table, size, text_scale)
            yield size, text_scale
