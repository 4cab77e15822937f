"""Times what is painted when the window gets another size: ground, cards, shadows, pieces.

    python -m benchmarks.table_painting

Prints milliseconds for the first time and for the best of five later times, at the common sizes
of a window. Needs no screen.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from sixtysix_gui.design.card_pixmaps import BACK, CardPixmaps
from sixtysix_gui.design.card_render import portrait
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.theme import Cloth
from sixtysix_gui.rules.cards import ALL_CARDS
from sixtysix_gui.table.cards.kit import Shadow, shadow
from sixtysix_gui.table.ground import paint_ground
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces.discs import Coin
from sixtysix_gui.table.pieces.piece import Look
from sixtysix_gui.table.pieces.pills import StatusPill
from sixtysix_gui.table.pieces.plate import Plate
from sixtysix_gui.table.seating import FACING

SIZES = ((1280, 772), (1920, 1052), (3840, 2132))
REPEATS = 5


def timed(work: Callable[[int], object], repeats: int = REPEATS) -> str:
    """Runs some work and says how long it took, first and at best."""
    times: list[float] = []
    for number in range(repeats + 1):
        start = perf_counter()
        work(number)
        times.append((perf_counter() - start) * 1000)
    best = f", best {min(times[1:]):6.1f} ms" if repeats else ""
    return f"first {times[0]:6.1f} ms{best}"


def painted(layout: TableLayout) -> Iterator[tuple[str, str]]:
    """Yields what was painted for a layout, and how long it took."""
    for cloth in (Cloth.GREEN, Cloth.WALNUT):

        def ground(_number: int, cloth: Cloth = cloth) -> object:
            return paint_ground(layout, cloth, 1.0)

        yield f"ground, {cloth.value}", timed(ground)
    for style in (CardStyle(), CardStyle(pack="german")):

        def cards(_number: int, style: CardStyle = style) -> None:
            render_all(style, 1.25 * layout.metrics.card_width)

        yield f"33 cards of the hand's size, {style.pack}", timed(cards, repeats=0)

    def shadows(number: int) -> None:
        for state in Shadow:
            shadow(
                state,
                1.25 * layout.metrics.card_width + number / 100 * layout.metrics.card_width,
                1.0,
            )

    yield "both shadows of a card", timed(shadows)
    yield "plates, status line and coin", timed(lambda number: paint_pieces(layout, number))


def render_all(style: CardStyle, width: float) -> None:
    """Renders a pack and its back as the table does."""
    pixmaps = CardPixmaps(style)
    pixmaps.prepare([*(card.code for card in ALL_CARDS), BACK], [width])
    pixmaps.wait_until_sharp(60_000)
    pixmaps.shut_down()


def paint_pieces(layout: TableLayout, number: int) -> None:
    """Paints what stands on the table all the time."""
    look = Look(layout.metrics.text_unit, layout.metrics.card_width)
    for chair in FACING:
        plate = Plate()
        plate.set_room(layout.sides.plates[chair].width())
        plate.name = f"Frieda {number}"
        plate.set_second_line("3 of 7")
        plate.set_turn(True)
        plate.avatar = portrait(look.style, "QS")
        plate.set_look(look)
    status, coin = StatusPill(), Coin()
    status.text = "Your lead. Hearts are trumps."
    coin.word = "Out!"
    coin.is_legal = True
    status.set_look(look)
    coin.set_look(look)


def main() -> None:
    """Prints the table of times."""
    application = QApplication([])
    for width, height in SIZES:
        layout = TableLayout.for_size(width, height)
        sys.stdout.write(f"{width} × {height}\n")
        for name, time in painted(layout):
            sys.stdout.write(f"  {name:40} {time}\n")
    application.quit()


if __name__ == "__main__":
    main()
