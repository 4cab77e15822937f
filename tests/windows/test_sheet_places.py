"""Where a sheet lies when something is to stay in sight."""

from PySide6.QtCore import QPoint, QRectF, QSize

from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.windows.sheets.fitted_sheet import sheet_place
from tests.helpers.rows import each_row

SCENE = (800, 572)
DEVICES = [QRectF(190, 30, 60, 70), QRectF(550, 30, 60, 70)]
"""Beside the plates of two others, as in cutthroat Sixty-Six."""
MINE = QRectF(680, 440, 90, 100)


@each_row(
    ("size", "clear"),
    [
        ((400, 420), DEVICES),
        ((400, 420), [MINE, *DEVICES]),
        ((560, 420), [MINE]),
        ((280, 500), DEVICES),
    ],
)
def test_a_sheet_leaves_clear_what_it_can(size: tuple[int, int], clear: list[QRectF]) -> None:
    layout = TableLayout.for_size(*SCENE)
    place = sheet_place(QSize(*size), layout, 0.0, clear)
    sheet = QRectF(QPoint(place), QSize(*size))
    assert not any(sheet.intersects(area) for area in clear)
    assert QRectF(0, 0, *SCENE).contains(sheet)


def test_a_sheet_without_room_beside_them_lies_in_the_middle() -> None:
    layout = TableLayout.for_size(*SCENE)
    assert sheet_place(QSize(700, 540), layout, 0.0, DEVICES) == QPoint(50, 16)
