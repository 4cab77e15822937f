"""Settings: the person's name, and what the program does for him."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLineEdit

from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.card_style import CardStyle
from sixtysix_gui.windows.dialogs.settings.page import SettingsPage
from sixtysix_gui.windows.parts.opponent_faces import opponent_face
from sixtysix_gui.windows.plates import NAME_LENGTH
from sixtysix_gui.windows.texts.opponents import (
    OPPONENTS,
    opponent_line,
    opponent_with_strength,
)

_FACE = 24
"""Diameter of an opponent's face, in pixels."""


class PlayPage(SettingsPage):
    """Name, opponent, claims, drawing, clicks, the word before a deal."""

    fields = (
        "player_name",
        "level",
        "claim_for_me",
        "confirm_out",
        "draw_for_me",
        "one_click",
        "offer_word",
    )

    def __init__(self, settings: Settings) -> None:
        """Show what is done for the person, each with what it means."""
        super().__init__(settings)
        self.set_title(self.tr("Play"))
        name = QLineEdit(settings.player_name)
        name.setObjectName("player_name")
        name.setMaxLength(NAME_LENGTH)
        name.setPlaceholderText(self.tr("You"))
        name.editingFinished.connect(
            lambda: self.changed.emit("player_name", " ".join(name.text().split()))
        )
        self.form.addRow(self.tr("My name"), name)
        self._add_opponent()
        self.tick(
            "claim_for_me",
            self.tr("Say “Out!” for me at 66"),
            self.tr(
                "Where waiting may bring you more, because the other has closed and you had no "
                "trick then, the choice stays yours."
            ),
        )
        self.choice(
            "confirm_out",
            self.tr("Ask before “Out!”"),
            (
                ("weak", self.tr("Against the two weakest")),
                ("always", self.tr("Always")),
                ("never", self.tr("Never")),
            ),
        )
        self.tick(
            "draw_for_me",
            self.tr("Always draw for me"),
            self.tr("This gives up closing before the draw, where the rules allow it."),
        )
        self.tick("one_click", self.tr("One click plays a card"))
        self.tick(
            "offer_word",
            self.tr("Ask for a word of mine before each deal"),
            self.tr("It is mixed into the shuffle, so that nobody can have chosen your cards."),
        )

    def _add_opponent(self) -> None:
        """Let the person choose whom the next game is played against."""
        deck = self.settings.deck
        names = [(one.level, opponent_with_strength(one, deck)) for one in OPPONENTS]
        box = self.choice("level", self.tr("Opponent"), names)
        style = CardStyle(pack=deck, colours=self.settings.colours)
        for place, opponent in enumerate(OPPONENTS):
            face = opponent_face(opponent, style, self.devicePixelRatioF(), _FACE)
            box.setItemIcon(place, QIcon(face))
        box.setIconSize(QSize(_FACE, _FACE))
        line = self.note("")

        def tell() -> None:
            what = opponent_line(OPPONENTS[box.currentIndex()])
            #: {line} is a sentence about the opponent that was chosen
            text = self.tr("{line} Takes effect with the next game.").format(line=what)
            line.setText(text)
            box.setAccessibleDescription(text)

        box.currentIndexChanged.connect(tell)
        tell()
