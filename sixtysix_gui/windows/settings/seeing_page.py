"""Settings: what helps the eyes."""

from __future__ import annotations

from typing import get_args

from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import TextSize
from sixtysix_gui.windows.settings.page import SettingsPage


class SeeingPage(SettingsPage):
    """Sizes of words and cards, contrast, marks."""

    fields = (
        "text_size",
        "card_size",
        "large_indices",
        "high_contrast",
        "mark_illegal",
        "talon_count",
    )
    looks = ("text_size",)

    def __init__(self, settings: Settings, unit: float) -> None:
        """Show what makes words and cards easier to see."""
        super().__init__(settings, unit)
        self.set_title(self.tr("Seeing"))
        self.switch(
            "text_size",
            self.tr("Text size"),
            [(size, f"{size} %") for size in get_args(TextSize)],
            self.tr("Grows all words, chips, plates and the coin."),
        )
        self.switch(
            "card_size",
            self.tr("Card size"),
            [
                ("fits", self.tr("As fits")),
                ("larger", self.tr("Larger")),
                ("largest", self.tr("Largest")),
            ],
            self.tr("Your hand grows; the other’s cards, piles and the compass give way."),
        )
        self.tick("large_indices", self.tr("Larger indices in the corners"))
        self.tick(
            "high_contrast",
            self.tr("High contrast"),
            self.tr("Stronger lines and plain grounds, for eyes that need them."),
        )
        self.tick("mark_illegal", self.tr("Dim cards that may not be played"))
        self.tick("talon_count", self.tr("Show how many cards are in the talon"))
