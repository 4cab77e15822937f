"""What the sheets of the training show is read from what is kept."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.training.exercise import ByMove
from sixtysix_gui.training.practice import Practice
from sixtysix_gui.windows.training.keeper import TrainingKeeper
from sixtysix_gui.windows.training.room.contents import RoomReading
from tests.training.conftest import NOW
from tests.training.made_up import RULES, TODAY, later, own


def test_damaged_mistakes_are_left_out_and_removed(tmp_path: Path) -> None:
    practice = Practice(tmp_path, NOW, only_reads=True)
    damaged = own(2)
    damaged = replace(damaged, exercise=replace(damaged.exercise, ask=ByMove(())))
    practice.mistakes.add([own(1), damaged], later(3))
    keeper = cast("TrainingKeeper", SimpleNamespace(practice=practice, awaited=0))
    contents = RoomReading(keeper, Settings, lambda: TODAY).mistakes(RULES, "")
    assert [row.id for row in contents.rows] == ["own-1"]
    assert [each.id for each in practice.mistakes.all()] == ["own-1"]
