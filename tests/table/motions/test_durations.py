"""The motion table of the design, row by row."""

import pytest
from PySide6.QtCore import QEasingCurve

from sixtysix_gui.table.durations import MOTIONS, Motion, Speed, easing_curve

ROWS = [  # the design's rows: slow, normal, fast, easing
    (Motion.SHUFFLE, 700, 400, 0, "InOutSine"),
    (Motion.DEAL, 340, 220, 120, "OutCubic"),
    (Motion.DEAL_STAGGER, 110, 70, 30, "Linear"),
    (Motion.DEAL_BATCH, 150, 90, 40, "Linear"),
    (Motion.TURN_UP, 420, 280, 160, "InOutCubic"),
    (Motion.PACK_OVER_TURN_UP, 260, 180, 100, "InOutCubic"),
    (Motion.SORT, 260, 180, 100, "InOutQuad"),
    (Motion.FLIP, 240, 160, 90, "InQuad"),
    (Motion.HOVER_IN, 120, 90, 60, "OutQuad"),
    (Motion.HOVER_OUT, 140, 110, 70, "OutQuad"),
    (Motion.SNAP_BACK, 320, 220, 140, "OutBack"),
    (Motion.PLAY_MINE, 260, 180, 110, "OutCubic"),
    (Motion.PLAY_THEIRS, 420, 300, 180, "InOutCubic"),
    (Motion.THINK, 900, 500, 200, "Linear"),
    (Motion.TRICK_RESTS, 1100, 700, 350, "Linear"),
    (Motion.TRICK_TO_WINNER, 460, 320, 180, "InOutCubic"),
    (Motion.DRAW, 360, 240, 140, "OutCubic"),
    (Motion.DRAW_STAGGER, 120, 80, 40, "Linear"),
    (Motion.EXCHANGE, 620, 420, 240, "InOutCubic"),
    (Motion.CLOSE, 640, 440, 260, "InOutCubic"),
    (Motion.MARRIAGE, 300, 200, 120, "OutCubic"),
    (Motion.MARRIAGE_SHOWN, 900, 600, 300, "Linear"),
    (Motion.EIGHT, 420, 300, 180, "OutCubic"),
    (Motion.OUT, 500, 350, 200, "OutBack"),
    (Motion.MARKER, 700, 500, 300, "InOutCubic"),
    (Motion.SHEET, 260, 180, 100, "OutCubic"),
    (Motion.GAME_WON, 1600, 1100, 500, "OutBack"),
    (Motion.PACKET_STAGGER, 160, 100, 45, "Linear"),
    (Motion.CUT, 520, 360, 200, "InOutCubic"),
    (Motion.CUT_SHOWN, 1200, 800, 400, "Linear"),
    (Motion.COUNTER_LAID, 420, 300, 180, "OutCubic"),
    (Motion.COUNTER_BY_LEAD, 260, 180, 100, "OutCubic"),
    (Motion.COUNTER_CHANGES, 320, 220, 120, "InQuad"),
    (Motion.CALL_APART, 700, 400, 150, "Linear"),
    (Motion.THINK_LATER, 600, 320, 120, "Linear"),
    (Motion.FOUR_REST, 1500, 950, 450, "Linear"),
    (Motion.THREE_REST, 1300, 820, 400, "Linear"),
    (Motion.WIDOW, 460, 320, 180, "InOutCubic"),
    (Motion.SEAL, 420, 300, 180, "OutCubic"),
    (Motion.CALL_INTO_TAG, 260, 180, 100, "OutCubic"),
    (Motion.CHIP, 300, 200, 110, "InOutCubic"),
    (Motion.CHIP_STAGGER, 80, 80, 80, "Linear"),
    (Motion.CHALK, 200, 200, 200, "Linear"),
    (Motion.DOUBLING, 350, 250, 150, "OutBack"),
    (Motion.LOOK_BACK, 300, 200, 110, "OutCubic"),
    (Motion.LOOK_BACK_TAGS, 120, 120, 120, "Linear"),
]


@pytest.mark.parametrize(("motion", "slow", "normal", "fast", "easing"), ROWS)
def test_a_motion_takes_the_time_of_the_design(
    motion: Motion, slow: int, normal: int, fast: int, easing: str
) -> None:
    timing = MOTIONS[motion]
    assert [timing.at(speed) for speed in Speed] == [slow, normal, fast, 0]
    assert easing_curve(motion).type() is QEasingCurve.Type[easing]


@pytest.mark.parametrize("motion", Motion)
def test_every_motion_has_a_timing_and_takes_no_time_without_motion(motion: Motion) -> None:
    timing = MOTIONS[motion]
    assert timing.at(Speed.NONE) == 0
    assert timing.slow >= timing.normal >= timing.fast >= 0


@pytest.mark.parametrize(("motion", "overshoot"), [(Motion.SNAP_BACK, 1.1), (Motion.GAME_WON, 0.8)])
def test_overshoots_are_those_of_the_design(motion: Motion, overshoot: float) -> None:
    assert easing_curve(motion).overshoot() == overshoot
