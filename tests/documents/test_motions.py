"""Motions take the times, and follow the curves, that the pages of the table give for them."""

import re
from functools import cache

import pytest

from sixtysix_gui.table.durations import MOTIONS, Motion, Speed, easing_curve
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.scene.drop_targets import SNAP_RADIUS
from sixtysix_gui.table.seating import Chair
from tests.documents.pages import text_of
from tests.helpers.rows import each_row

TWO, MANY = "docs/table.md", "docs/table-many.md"

ROWS: list[tuple[str, str, Motion, str]] = [  # page, row, motion, its curve
    (TWO, "gather", Motion.GATHER, "InOutCubic"),
    (TWO, "shuffle, once", Motion.SHUFFLE, "InOutSine"),
    (TWO, "deal a card", Motion.DEAL, "OutCubic"),
    (TWO, "deal a card", Motion.DEAL_STAGGER, "Linear"),
    (TWO, "deal a card", Motion.DEAL_BATCH, "Linear"),
    (TWO, "turn up trump", Motion.TURN_UP, "InOutCubic"),
    (TWO, "turn up trump", Motion.PACK_OVER_TURN_UP, "InOutCubic"),
    (TWO, "sort hand", Motion.SORT, "InOutQuad"),
    (TWO, "flip", Motion.FLIP, "InQuad"),
    (TWO, "hover", Motion.HOVER_IN, "OutQuad"),
    (TWO, "hover", Motion.HOVER_OUT, "OutQuad"),
    (TWO, "snap back", Motion.SNAP_BACK, "OutBack 1.1"),
    (TWO, "play, mine", Motion.PLAY_MINE, "OutCubic"),
    (TWO, "play, theirs", Motion.PLAY_THEIRS, "InOutCubic"),
    (TWO, 'opponent "thinks"', Motion.THINK, "Linear"),
    (TWO, "trick rests", Motion.TRICK_RESTS, "Linear"),
    (TWO, "trick to winner", Motion.TRICK_TO_WINNER, "InOutCubic"),
    (TWO, "draw", Motion.DRAW, "OutCubic"),
    (TWO, "draw", Motion.DRAW_STAGGER, "Linear"),
    (TWO, "draw", Motion.GAP, "OutCubic"),
    (TWO, "exchange", Motion.EXCHANGE, "InOutCubic"),
    (TWO, "close", Motion.CLOSE, "InOutCubic"),
    (TWO, "marriage", Motion.MARRIAGE, "OutCubic"),
    (TWO, "marriage", Motion.EIGHT, "OutCubic"),
    (TWO, "Out", Motion.OUT, "OutBack"),
    (TWO, "count", Motion.COUNTED, "Linear"),
    (TWO, "count", Motion.COUNT_END, "InOutCubic"),
    (TWO, "marker", Motion.MARKER, "InOutCubic"),
    (TWO, "marker", Motion.MARKER_GLOW, "InOutSine"),
    (TWO, "sheet", Motion.SHEET, "OutCubic"),
    (TWO, "game won", Motion.GAME_WON, "OutBack .8"),
    (MANY, "deal", Motion.PACKET_STAGGER, "Linear"),
    (MANY, "cut, turn", Motion.CUT, "InOutCubic"),
    (MANY, "cut, turn", Motion.CUT_SHOWN, "Linear"),
    (MANY, "counter", Motion.COUNTER_LAID, "OutCubic"),
    (MANY, "counter", Motion.COUNTER_BY_LEAD, "OutCubic"),
    (MANY, "counter", Motion.COUNTER_CHANGES, "InQuad"),
    (MANY, "call", Motion.CALL_APART, "Linear"),
    (MANY, "call", Motion.CALL_INTO_TAG, "OutCubic"),
    (MANY, "doubling", Motion.DOUBLING, "OutBack"),
    (MANY, "think", Motion.THINK_LATER, "Linear"),
    (MANY, "trick rests", Motion.FOUR_REST, "Linear"),
    (MANY, "trick rests", Motion.THREE_REST, "Linear"),
    (MANY, "to the pile", Motion.WIDOW, "InOutCubic"),
    (MANY, "marriage", Motion.MARRIAGE_SHOWN, "Linear"),
    (MANY, "marriage", Motion.SEAL, "OutCubic"),
    (MANY, "chips", Motion.CHIP, "InOutCubic"),
    (MANY, "chips", Motion.CHIP_STAGGER, "Linear"),
    (MANY, "slate", Motion.CHALK, "Linear"),
    (MANY, "last trick", Motion.LOOK_BACK, "OutCubic"),
    (MANY, "last trick", Motion.LOOK_BACK_TAGS, "Linear"),
]


@cache
def table_of(page: str) -> dict[str, str]:
    """Return the rows of a page's table of motions, by what moves."""
    lines = text_of(page).split("| movement | ms |")[1].split("\n\n")[0].splitlines()[2:]
    return {line.split(" | ")[0].removeprefix("| "): line for line in lines}


@each_row(("page", "row", "motion", "curve"), ROWS)
def test_a_motion_is_as_its_page_says(page: str, row: str, motion: Motion, curve: str) -> None:
    told, timing, easing = table_of(page)[row], MOTIONS[motion], easing_curve(motion)
    times = dict.fromkeys(str(timing.at(speed)) for speed in list(Speed)[:3])
    assert re.search(rf"(?<![\d/]){'/'.join(times)}(?![\d/])", told)
    name, _, overshoot = curve.partition(" ")
    assert easing.type().name == name
    assert not overshoot or easing.overshoot() == float(overshoot)
    assert name == "Linear" or curve in told


@each_row("motion", Motion)
def test_a_motion_takes_no_time_where_none_is_wanted_and_less_the_faster(motion: Motion) -> None:
    timing = MOTIONS[motion]
    assert timing.at(Speed.NONE) == 0
    assert timing.slow >= timing.normal >= timing.fast >= 0


# Trick cards lie, and dragged cards snap, where the pages of the table say.


OFFSETS = [  # seats, chair, from the middle of the trick in W and H, angle
    (2, Chair.SOUTH, -0.44, 0.045, -3),
    (2, Chair.NORTH, 0.44, -0.045, 4),
    (4, Chair.SOUTH, 0.03, 0.315, -2.5),
    (4, Chair.NORTH, -0.03, -0.315, 2.5),
    (4, Chair.WEST, -0.57, -0.035, -7),
    (4, Chair.EAST, 0.57, 0.035, 7),
    (3, Chair.SOUTH, 0, 0.29, -2.5),
    (3, Chair.WEST, -0.56, -0.10, -7),
    (3, Chair.EAST, 0.56, -0.07, 7),
]


def signed(number: float, places: str = "g") -> str:
    """Return a number as the pages write it: with its sign, and no zero before the point."""
    sign = "−" if number < 0 else "+"
    return sign + f"{abs(number):{places}}".removeprefix("0")


@each_row(("seats", "chair", "dx", "dy", "angle"), OFFSETS)
def test_trick_cards_lie_where_the_page_puts_them(
    seats: int, chair: Chair, dx: float, dy: float, angle: float
) -> None:
    layout = TableLayout.for_size(1280, 772, seats=seats)
    place, middle = layout.middle.trick_cards[chair], layout.middle.trick
    assert place.x - middle.x() == pytest.approx(dx * layout.metrics.card_width)
    assert place.y - middle.y() == pytest.approx(dy * layout.metrics.card_height)
    assert place.angle == angle
    told = text_of(TWO if seats == 2 else MANY)
    assert dx == 0 or signed(dx) in told
    assert signed(dy) in told or signed(dy, ".2f") in told
    assert f"{abs(angle):g}°" in told


def test_a_card_snaps_from_as_far_as_the_page_says() -> None:
    assert pytest.approx(0.9) == SNAP_RADIUS
    assert "Snap radius: centre within .9 W" in text_of(TWO)
