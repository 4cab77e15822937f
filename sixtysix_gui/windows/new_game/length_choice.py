"""How long people play: the target of the rules, a series, or one deal."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QStackedLayout, QVBoxLayout, QWidget

from sixtysix_gui.rules.length import LENGTHS, Length
from sixtysix_gui.rules.two_handed.variants import RuleSet
from sixtysix_gui.table import fonts
from sixtysix_gui.windows.look.widgets import label
from sixtysix_gui.windows.parts.segments import Segments
from sixtysix_gui.windows.texts.rule_texts.game_lengths import SERIES, length_line, length_name

_LINE = 0.92
_GAP = 0.3


class LengthChoice(QWidget):
    """Four values; the series goes on to a longer one when it is pressed again.

    Signals:
        chosen: Length, the one the person chose.
    """

    chosen = Signal(object)

    def __init__(self, length: Length, rules: RuleSet, unit: float) -> None:
        """Show a length; the usual one is named after the target of the rules."""
        super().__init__()
        self._rules = rules
        series = length if length in SERIES else SERIES[0]
        shown: tuple[Length, ...] = ("game", "bummerl", series, "deal")
        values = [(one, length_name(one, rules)) for one in shown]
        self.segments = Segments(values, length, self.tr("Length"), unit)
        self.segments.chosen.connect(self._tell)
        self.segments.pressed_again.connect(self._press_again)
        self._lines = QStackedLayout()
        self._line_of: dict[Length, QLabel] = {}
        for one in LENGTHS:
            line = label("", "note")
            line.setFont(fonts.text(_LINE * unit))
            line.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            self._lines.addWidget(line)
            self._line_of[one] = line
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(_GAP * unit))
        column.addWidget(self.segments)
        column.addLayout(self._lines)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # or Alt with its letter would pass it by
        self.setFocusProxy(self.segments)
        self.show_rules(rules)

    @property
    def value(self) -> Length:
        """The length that is chosen."""
        return cast("Length", self.segments.value)

    @property
    def line(self) -> str:
        """What is said of it."""
        return length_line(self.value, self._rules)

    def show_rules(self, rules: RuleSet) -> None:
        """Name the usual length after the target of other rules."""
        self._rules = rules
        self.segments.rename("game", "game", length_name("game", rules))
        for length, line in self._line_of.items():
            line.setText(length_line(length, rules))
        self._tell_line()

    def _press_again(self, value: str) -> None:
        """Go on from a series to the next longer one, and from the longest to the shortest."""
        if value not in SERIES:
            return
        longer = SERIES[(SERIES.index(value) + 1) % len(SERIES)]
        self.segments.rename(value, longer, length_name(longer, self._rules))
        self._tell()

    @Slot()
    def _tell(self) -> None:
        self._tell_line()
        self.chosen.emit(self.value)

    def _tell_line(self) -> None:
        self._lines.setCurrentWidget(self._line_of[self.value])
        for part in self.segments.parts():
            part.setAccessibleDescription("")
        self.segments.part(self.value).setAccessibleDescription(self.line)
