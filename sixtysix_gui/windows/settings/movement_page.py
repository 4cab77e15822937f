"""Settings: how the cards move."""

from __future__ import annotations

from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.settings.page import SettingsPage


class MovementPage(SettingsPage):
    """The pace of everything that moves."""

    fields = ("speed",)

    def __init__(self, settings: Settings, unit: float) -> None:
        """Show the paces, of which one is the system's own wish."""
        super().__init__(settings, unit)
        self.set_title(self.tr("Movement"))
        self.switch(
            "speed",
            self.tr("Pace"),
            [
                ("system", self.tr("As the system asks")),
                ("slow", self.tr("Slow")),
                ("normal", self.tr("Normal")),
                ("fast", self.tr("Fast")),
                ("none", self.tr("None")),
            ],
            self.tr("How fast cards move; “None” lets nothing move at all."),
        )
