"""The panel of contracts: every word whole, every row to be reached, at every size."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.design import theme
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import PASS
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces.contract_panel import ContractPanel, PanelRow
from sixtysix_gui.table.pieces.piece import Look
from sixtysix_gui.table.table import Table
from tests.helpers.table.areas import each_size
from tests.helpers.table.deals import asked

pytestmark = pytest.mark.usefixtures("qapp")

LIST = """Bettler Assenbettler Schnapser Gang Zehnergang Bauernschnapser Kontraschnapser
Farbenjodler Kontrabauer Herrenjodler Trumpfbettler Zehnerjodler Kontrabauernjodler"""
NAMES = LIST.split()
KEYS = "1234567890"
LONG_FOOT = (
    "Kontraschnapser: Du machst mit deiner Seite sechsundsechzig Augen, in den ersten drei Stichen,"
    " und die Gegner haben ausgespielt."
)
SCENES = [
    (width, height, scale)
    for width, height in ((800, 572), (1280, 772), (1920, 1052), (2560, 1052), (960, 1252))
    for scale in (1.0, 1.5, 2.0)
    if scale < 2.0 or width > 900
]


def rows(count: int) -> tuple[PanelRow, ...]:
    return tuple(
        PanelRow(KEYS[k] if k < 10 else "", NAMES[k], str(2 * k + 4), allowed=k % 3 != 0)
        for k in range(count)
    )


def panel(layout: TableLayout, count: int) -> tuple[ContractPanel, Look]:
    place = layout.contracts.place(count)
    look = Look(place.text_unit, layout.metrics.card_width)
    piece = ContractPanel()
    size = place.area.width(), place.area.height()
    piece.set_size(*size, (place.columns, place.rows), low=place.low)
    piece.set_head("Deine Ansage", "Bisher: Alexander, Kontraschnapser (12)")
    piece.rows = rows(count)
    piece.set_pass("Passe", "P")
    piece.set_look(look)
    return piece, look


@pytest.mark.parametrize("count", [5, 9, 10, 11, 13])
@pytest.mark.parametrize("scene", SCENES)
def test_rows_foot_and_button_share_the_panel(scene: tuple[int, int, float], count: int) -> None:
    piece, look = panel(TableLayout.for_size(*scene, seats=4), count)
    plan = piece.plan(look)
    areas = [*plan.rows, plan.foot, plan.button]
    assert len(plan.rows) == count
    for number, area in enumerate(areas):
        assert plan.frame.adjusted(-0.5, -0.5, 0.5, 0.5).contains(area)
        shrunk = area.adjusted(0.1, 0.1, -0.1, -0.1)
        assert not any(shrunk.intersects(other) for other in areas[number + 1 :])
    assert all(row.bottom() <= plan.line + 0.1 for row in plan.rows)
    assert min(row.height() for row in plan.rows) >= 23.9


@pytest.mark.parametrize("count", [10, 13])
@pytest.mark.parametrize("scene", SCENES)
def test_the_longest_sentence_finds_room_at_the_foot(
    scene: tuple[int, int, float], count: int
) -> None:
    piece, look = panel(TableLayout.for_size(*scene, seats=4), count)
    piece.set_focus(6, LONG_FOOT)
    font, lines = piece.foot_lines(look)
    assert " ".join(lines) == LONG_FOOT
    assert len(lines) * 1.28 * font.pixelSize() <= piece.plan(look).foot.height()


@pytest.mark.parametrize(
    ("count", "size", "shape"),
    [
        (10, (960, 1252), (2, 5)),
        (10, (1920, 1052), (2, 5)),
        (11, (1920, 1052), (3, 5)),
        (13, (960, 1252), (2, 7)),
    ],
)
def test_a_long_list_has_a_third_column_or_seven_rows(
    count: int, size: tuple[int, int], shape: tuple[int, int]
) -> None:
    place = TableLayout.for_size(*size, seats=4).contracts.place(count)
    assert (place.columns, place.rows) == shape


@pytest.mark.window
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_button_to_pass_is_never_smaller_than_a_finger(table: Table, scale: float) -> None:
    table.show_at_once(asked("bauernschnapsen", Phase.BID))
    buttons = table.table_scene.buttons
    for _ in each_size(table, {scene[:2] for scene in SCENES}, [scale]):
        pressed = buttons.find(PASS)
        assert pressed is not None
        assert min(pressed.area.width(), pressed.area.height()) >= 44
        for y in (pressed.area.top() + 1, pressed.area.bottom() - 1):
            assert buttons.at(QPointF(pressed.area.center().x(), y)) == pressed
        for button in buttons:
            assert buttons.at(button.picture.center()) == button


def test_without_a_look_nothing_is_found() -> None:
    piece = ContractPanel()
    assert piece.part_area(0) == QRectF()


@pytest.mark.parametrize("contrast", [theme.USUAL, theme.STRONG])
def test_what_may_not_be_called_is_told_without_colour(contrast: theme.Contrast) -> None:
    """Where a row is allowed a cap lies around its key; in grey both are still told apart."""
    piece, look = panel(TableLayout.for_size(1280, 772, seats=4), 10)
    piece.set_look(replace(look, contrast=contrast))
    ink: list[int] = []
    for allowed in (True, False):
        piece.rows = (PanelRow("1", "Gang", "9", allowed=allowed),)
        pixmap, offset = piece.picture()
        row = piece.part_area(0).translated(-offset).toRect()
        cap = pixmap.toImage().copy(row.left(), row.top(), row.height() + 6, row.height())
        ink.append(
            sum(
                cap.pixelColor(x, y).lightness() < 170
                for x in range(cap.width())
                for y in range(cap.height())
            )
        )
    assert ink[0] > 1.8 * ink[1]
