"""The drawers of own mistakes."""

from datetime import date

from sixtysix_gui.training.kept.mistakes import Drawer, moved
from tests.helpers.rows import each_row

DAY = date(2026, 11, 30)


@each_row(
    "drawer, is_right, after, due",
    [
        (Drawer.TODAY, True, Drawer.THREE_DAYS, date(2026, 12, 3)),
        (Drawer.THREE_DAYS, True, Drawer.WEEK, date(2026, 12, 7)),
        (Drawer.WEEK, True, Drawer.MONTH, date(2026, 12, 30)),
        (Drawer.MONTH, True, Drawer.LEARNED, None),
        (Drawer.LEARNED, True, Drawer.LEARNED, None),
        *((drawer, False, Drawer.TODAY, date(2026, 12, 1)) for drawer in Drawer),
    ],
)
def test_right_moves_on_and_wrong_comes_tomorrow(
    drawer: Drawer, is_right: bool, after: Drawer, due: date | None
) -> None:
    assert moved(drawer, DAY, is_right=is_right) == (after, due)
