"""Settings: the person's name, and what the program does for him."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit

from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.dialogs.new_game import NAME_LENGTH
from sixtysix_gui.windows.dialogs.settings.page import SettingsPage


class PlayPage(SettingsPage):
    """Name, claims, drawing, clicks, the word before a deal."""

    fields = ("player_name", "claim_for_me", "draw_for_me", "one_click", "offer_word")

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
        self.tick(
            "claim_for_me",
            self.tr("Say “Out!” for me at 66"),
            self.tr(
                "Where waiting may bring you more, because the other has closed and you had no "
                "trick then, the choice stays yours."
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
