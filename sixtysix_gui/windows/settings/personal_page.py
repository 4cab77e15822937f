"""Settings: the language, and the person."""

from __future__ import annotations

from PySide6.QtCore import Signal

from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.desktop.language import LANGUAGES, system_language
from sixtysix_gui.windows.playing.plates import NAME_LENGTH
from sixtysix_gui.windows.settings.page import SettingsPage
from sixtysix_gui.windows.sheets.sheet_buttons import make_link


class PersonalPage(SettingsPage):
    """Language, name, the word before a deal, finished games, the way back to all defaults.

    Signals:
        all_defaults_wanted: every page is to be as in a fresh installation.
    """

    all_defaults_wanted = Signal()
    fields = ("language", "player_name", "offer_word", "keep_games")

    def __init__(self, settings: Settings, unit: float) -> None:
        """Name every language in itself."""
        super().__init__(settings, unit)
        self.set_title(self.tr("Language and me"))
        system = LANGUAGES[system_language()]
        self.choice(
            "language",
            self.tr("Language"),
            [("system", self.tr("As the system: {name}").format(name=system)), *LANGUAGES.items()],
        )
        self.line("player_name", self.tr("My name"), self.tr("You"), NAME_LENGTH)
        self.tick(
            "offer_word",
            self.tr("Ask for a word of mine before each deal"),
            self.tr("It is mixed into the shuffle, so that nobody can have chosen your cards."),
        )
        self.tick(
            "keep_games",
            self.tr("Keep my finished games"),
            self.tr("They stay on this computer. Help ▸ About says where, and how large they are."),
        )
        everything = make_link(self.tr("All settings as at first"), unit)
        everything.setObjectName("all_defaults")
        everything.clicked.connect(lambda: self.all_defaults_wanted.emit())
        self.act(everything)
