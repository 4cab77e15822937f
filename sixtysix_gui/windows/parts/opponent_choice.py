"""The five opponents in a row, the weakest first, and what the chosen one is like."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QStackedLayout, QToolButton, QVBoxLayout, QWidget

from sixtysix_gui.storage.settings_values import Level
from sixtysix_gui.table.card_style import CardStyle
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

_ROOM_BELOW = 10
"""Pixels between the line and what comes next."""


class OpponentChoice(QWidget):
    """A face for each level, one of them chosen, with its line below."""

    def __init__(self, level: Level, style: CardStyle, ratio: float) -> None:
        """Show the faces on the cards of a style, for a screen of ``ratio`` pixels to one."""
        super().__init__()
        self._style = style
        self._ratio = ratio
        pictures = [self._picture(opponent) for opponent in OPPONENTS]
        self._faces = PictureChoice(
            pictures, level, self.tr("Opponent"), columns=len(OPPONENTS), fill=True
        )
        self._faces.chosen.connect(lambda: self._show_line())
        # one label each: what is below then never moves when a longer line wraps
        self._lines = QStackedLayout()
        for opponent in OPPONENTS:
            self._lines.addWidget(label(opponent_line(opponent)))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, _ROOM_BELOW)
        column.addWidget(self._faces)
        column.addLayout(self._lines)
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
    def last_stop(self) -> QToolButton:
        """The button after which Tab goes on."""
        return self._faces.button(OPPONENTS[-1].level)

    def button(self, level: Level) -> QToolButton:
        """Give the button of a level."""
        return self._faces.button(level)

    def show_pack(self, pack: str) -> None:
        """Show the faces and names of the other pack."""
        self._style = replace(self._style, pack="german" if pack == "german" else "french")
        for opponent in OPPONENTS:
            self._faces.show_picture(self._picture(opponent))

    @property
    def _chosen(self) -> Opponent:
        return next(one for one in OPPONENTS if one.level == self._faces.value)

    def _picture(self, opponent: Opponent) -> Picture:
        pack = self._style.pack
        return Picture(
            opponent.level,
            opponent_name(opponent, pack),
            opponent_with_pips(opponent, self._style, self._ratio),
            spoken=opponent_with_strength(opponent, pack),
            note=opponent_line(opponent),
        )

    def _show_line(self) -> None:
        self._lines.setCurrentIndex(OPPONENTS.index(self._chosen))
