"""Steps and acts in one row where there is room, else in two."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QWidget

from sixtysix_gui.table import fonts
from sixtysix_gui.windows.viewer.step_bar import StepBar

_AROUND = 5
"""Pixels around the acts, for the ring of the one that has the focus."""


class LowerRows(QWidget):
    """The bar of steps at the left, the other buttons at the right or in a row below."""

    def __init__(self, bar: StepBar, acts: Sequence[QPushButton]) -> None:
        """Take the buttons."""
        super().__init__()
        self._bar = bar
        self._acts = QWidget()
        self._buttons = tuple(acts)
        row = QHBoxLayout(self._acts)
        row.setContentsMargins(*(_AROUND,) * 4)
        row.addStretch(1)
        for one in acts:
            row.addWidget(one)
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(4)
        self._layout.addWidget(bar)
        self._layout.addStretch(1)
        self._layout.addWidget(self._acts)

    def set_text_size(self, unit: float) -> None:
        """Write the acts in letters of that size, in pixels."""
        for one in self._buttons:
            one.setFont(fonts.text(unit))

    def fit(self, width: int) -> None:
        """Use one row if everything finds room in that width."""
        wanted = self._bar.sizeHint().width() + self._acts.sizeHint().width() + 20
        beside = wanted <= width
        self._layout.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )
