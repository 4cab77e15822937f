"""Every motion has its time, and takes none where nothing moves."""

import pytest

from sixtysix_gui.table.durations import MOTIONS, Motion, Speed


@pytest.mark.parametrize("motion", Motion)
def test_every_motion_has_a_timing_and_takes_no_time_without_motion(motion: Motion) -> None:
    timing = MOTIONS[motion]
    assert timing.at(Speed.NONE) == 0
    assert timing.slow >= timing.normal >= timing.fast >= 0
