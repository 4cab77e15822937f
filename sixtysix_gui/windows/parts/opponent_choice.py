"""The five opponents in a row, the weakest first, and what the chosen one is like."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QStackedLayout, QToolButton, QVBoxLayout, QWidget

from sixtysix_gui.storage.settings_values import Level
from sixtysix_gui.table import fonts
from sixtysix_gui.table.cards.style import CardStyle
from sixtysix_gui.table.fonts import TextWeight
from sixtysix_gui.windows.look.widgets import label
from sixtysix_gui.windows.parts.opponent_faces import opponent_with_pips
from sixtysix_gui.windows.parts.picture_choice import Picture, PictureChoice
from sixtysix_gui.windows.texts.opponents import (
    OPPONENTS,
    Opponent,
    opponent_line,
    opponent_name,
    opponent_with_strength,
)

_FACE = 3.7
_NAME = 0.95
_LINE = 0.92
_GAP = 0.25
"""Diameter of a face, sizes of letters and the gap below the faces, in text units."""


class OpponentChoice(QWidget):
    """A face for each level, one of them chosen, with its line below.

    Signals:
        chosen: Level, the one the person chose.
    """

    chosen = Signal(object)

    def __init__(self, level: Level, style: CardStyle, unit: float) -> None:
        """Show the faces on the cards of a style, with words of ``unit`` pixels."""
        super().__init__()
        self._style = style
        self._unit = unit
        pictures = [self._picture(opponent) for opponent in OPPONENTS]
        self._faces = PictureChoice(
            pictures, level, self.tr("Opponent"), columns=len(OPPONENTS), fill=True
        )
        self._faces.write_in(fonts.text(_NAME * unit, TextWeight.MEDIUM))
        self._faces.chosen.connect(lambda: self._take())
        # one label each: what is below then never moves when a longer line wraps
        self._lines = QStackedLayout()
        for opponent in OPPONENTS:
            self.button(opponent.level).setObjectName(f"level-{opponent.level}")
            self._lines.addWidget(self._line(opponent))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(_GAP * unit))
        column.addWidget(self._faces)
        column.addLayout(self._lines)
        column.addStretch(1)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # or Alt with its letter would pass it by
        self.setFocusProxy(self._faces)
        self._show_line()

    @property
    def value(self) -> Level:
        """The level that is chosen."""
        return self._chosen.level

    @property
    def line(self) -> str:
        """What is said of the chosen one."""
        return opponent_line(self._chosen)

    @property
    def told(self) -> str:
        """Who is chosen, for those who do not see the faces: "Queen, strength 3 of 5"."""
        return opponent_with_strength(self._chosen, self._style.pack)

    def buttons(self) -> tuple[QToolButton, ...]:
        """Give the buttons of all levels."""
        return tuple(self._faces.button(opponent.level) for opponent in OPPONENTS)

    def button(self, level: Level) -> QToolButton:
        """Give the button of a level."""
        return self._faces.button(level)

    @property
    def _chosen(self) -> Opponent:
        return next(one for one in OPPONENTS if one.level == self._faces.value)

    def _picture(self, opponent: Opponent) -> Picture:
        pack = self._style.pack
        ratio, size = self.devicePixelRatioF(), round(_FACE * self._unit)
        return Picture(
            opponent.level,
            opponent_name(opponent, pack),
            opponent_with_pips(opponent, self._style, ratio, size),
            spoken=opponent_with_strength(opponent, pack),
            note=opponent_line(opponent),
        )

    def _line(self, opponent: Opponent) -> QLabel:
        made = label(opponent_line(opponent), "note")
        made.setFont(fonts.text(_LINE * self._unit))
        made.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        return made

    def _take(self) -> None:
        self._show_line()
        self.chosen.emit(self.value)

    def _show_line(self) -> None:
        self._lines.setCurrentIndex(OPPONENTS.index(self._chosen))
