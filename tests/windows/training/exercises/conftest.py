"""A table on which exercises are asked."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.storage.settings_values import TextSize
from tests.windows.training.exercises.exercise_rig import ExerciseRig

MakeRig = Callable[..., ExerciseRig]


@pytest.fixture
def make_rig(qtbot: QtBot) -> Iterator[MakeRig]:
    """Makes a table for exercises, with words of a size."""
    rigs: list[ExerciseRig] = []

    def make(text_size: TextSize = 100) -> ExerciseRig:
        rig = ExerciseRig(text_size)
        qtbot.addWidget(rig.page)
        rigs.append(rig)
        return rig

    yield make
    for rig in rigs:
        rig.close()
