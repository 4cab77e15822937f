"""Chips stand in stacks of five while there is room, and a slate keeps its latest totals."""

import pytest

from sixtysix_gui.table.pieces.score.chalk import (
    HEAD_ROW,
    SlateColumn,
    chalk_unit,
    head_font,
    total_font,
    totals_shown,
)
from sixtysix_gui.table.pieces.score.chips import Flush, plan_stacks
from sixtysix_gui.table.pieces.words.text_lines import width_of
from tests.helpers.table.pieces import LOOK_OF_FOUR, chips, seen

pytestmark = pytest.mark.usefixtures("qapp")

RADIUS = 20.0
AMPLE = 10_000.0


@pytest.mark.parametrize(
    ("count", "stacks"),
    [(0, ()), (1, (1,)), (4, (4,)), (5, (5,)), (9, (5, 4)), (12, (5, 5, 2)), (15, (5, 5, 5))],
)
def test_chips_stand_in_stacks_of_five(count: int, stacks: tuple[int, ...]) -> None:
    plan = plan_stacks(count, RADIUS, AMPLE)
    assert plan.stacks == stacks
    assert plan.step == 2.25 * RADIUS


@pytest.mark.parametrize("room", [60.0, 90.0, 130.0, 220.0, 400.0])
def test_no_chip_is_lost_and_none_leaves_its_room(room: float) -> None:
    for count in range(37):
        plan = plan_stacks(count, RADIUS, room)
        assert sum(plan.stacks) == count
        assert plan.step >= 1.25 * RADIUS
        width = (len(plan.stacks) - 1) * plan.step + 2 * RADIUS
        assert width <= max(room, 3 * 1.25 * RADIUS + 2 * RADIUS)


@pytest.mark.parametrize("step", [2.24, 2.0])
def test_stacks_of_five_touch_before_they_grow(step: float) -> None:
    plan = plan_stacks(12, RADIUS, (2 * step + 2) * RADIUS + 0.01)
    assert plan.stacks == (5, 5, 2)
    assert plan.step == pytest.approx(step * RADIUS, abs=0.01)


def test_stacks_grow_before_they_overlap() -> None:
    plan = plan_stacks(20, RADIUS, 3 * 2.25 * RADIUS)
    assert plan.stacks == (10, 10)
    assert plan.step == 2.25 * RADIUS


@pytest.mark.parametrize(
    ("flush", "left"), [(Flush.LEFT, 0.0), (Flush.MIDDLE, -0.5), (Flush.RIGHT, -1.0)]
)
@pytest.mark.parametrize("count", [3, 9, 27, -2])
def test_chips_stay_where_they_are_flush(flush: Flush, left: float, count: int) -> None:
    piece = seen(chips(count), LOOK_OF_FOUR, flush=flush)
    assert piece.body().left() == pytest.approx(left * piece.body().width())


TOTALS = tuple(str(24 - number) for number in range(12))


@pytest.mark.parametrize("all_struck", [False, True])
def test_the_last_total_is_large_and_all_before_it_or_all_are_struck(all_struck: bool) -> None:
    column = SlateColumn("We", TOTALS[:4])
    *older, last = totals_shown(column, 20.0, foot=True, all_struck=all_struck)
    assert [total.words for total in older] == list(TOTALS[:3])
    assert all(total.struck and total.old for total in older)
    assert (last.words, last.struck, last.old) == (TOTALS[3], all_struck, False)


@pytest.mark.parametrize("rows", [6.9, 9.0, 12.5, 18.0])
@pytest.mark.parametrize("foot", [True, False])
def test_a_full_slate_keeps_its_latest_totals_clear_of_the_foot(rows: float, foot: bool) -> None:
    shown = totals_shown(SlateColumn("We", TOTALS), rows, foot=foot, all_struck=False)
    assert [total.words for total in shown] == list(TOTALS[-len(shown) :])
    assert shown[0].middle > HEAD_ROW
    assert shown[-1].middle + 0.9 <= rows - (1.5 if foot else 0.3) + 1e-6
    middles = [total.middle for total in shown]
    assert middles == sorted(middles)


def test_a_column_without_totals_shows_none() -> None:
    assert totals_shown(SlateColumn("We"), 12.0, foot=True, all_struck=False) == ()


@pytest.mark.parametrize("width", [70.0, 110.0, 160.0, 300.0])
def test_the_largest_figures_find_room_on_a_small_slate(width: float) -> None:
    columns = (SlateColumn("Frieda", ("12", "103")), SlateColumn("Kontrabauernjodler", ("88",)))
    unit = chalk_unit(columns, 30.0, width, 0.9 * width)
    assert width_of(total_font(unit, old=False), "103") <= width / 2
    shown = totals_shown(columns[0], 0.9 * width / unit, foot=True, all_struck=False)
    assert unit * (HEAD_ROW + 0.2 + 1.55 * (len(shown) - 1) + 1.8 + 1.5) <= 0.9 * width + 1e-6
    name = head_font(unit, columns[1].name, width / 2)
    assert name.pixelSize() <= head_font(unit, "We", width / 2).pixelSize()
    shorter = head_font(unit, "Friederike", width / 2)
    assert width_of(shorter, "Friederike") <= width / 2 + 1e-6 or shorter.pixelSize() < 8


@pytest.mark.parametrize(
    ("height", "unit", "shown"),
    [(300.0, 30.0, ("24", "17")), (138.0, 20.0, ("24", "17")), (107.0, 20.0, ("17",))],
)
def test_a_low_slate_gives_its_room_to_the_last_totals(
    height: float, unit: float, shown: tuple[str, ...]
) -> None:
    column = SlateColumn("We", ("24", "17"))
    found = chalk_unit((column, column), 30.0, 400.0, height)
    assert found == pytest.approx(unit)
    totals = totals_shown(column, height / found, foot=True, all_struck=False)
    assert tuple(total.words for total in totals) == shown
