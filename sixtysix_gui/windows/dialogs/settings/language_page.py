"""Settings: the language."""

from __future__ import annotations

from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.dialogs.settings.page import SettingsPage
from sixtysix_gui.windows.language import LANGUAGES, system_language


class LanguagePage(SettingsPage):
    """One list: the system's language, or one of the program's."""

    fields = ("language",)

    def __init__(self, settings: Settings) -> None:
        """Name every language in itself."""
        super().__init__(settings)
        self.set_title(self.tr("Language"))
        system = LANGUAGES[system_language()]
        self.choice(
            "language",
            self.tr("Language"),
            [("system", self.tr("As the system: {name}").format(name=system)), *LANGUAGES.items()],
        )
        self.note(self.tr("Takes effect at once."))
