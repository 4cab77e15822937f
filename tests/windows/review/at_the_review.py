"""What a person does at a review, and what he sees there."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sixtysix_gui.windows.review.review_viewer import ReviewViewer


def press(viewer: ReviewViewer, key: Qt.Key, *, shift: bool = False) -> None:
    modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(viewer.focusWidget() or viewer, key, modifier)


def step_of(viewer: ReviewViewer) -> int | None:
    return None if viewer.decision is None else viewer.decision.moment.step


def mistakes_of(viewer: ReviewViewer) -> list[int]:
    assert viewer.review is not None
    return [decision.moment.step for decision in viewer.review.decisions if decision.strokes]
