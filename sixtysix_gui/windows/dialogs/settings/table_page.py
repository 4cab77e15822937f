"""Settings: the table and what is shown on it."""

from __future__ import annotations

from typing import get_args

from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import TextSize
from sixtysix_gui.table.theme import Cloth
from sixtysix_gui.windows.dialogs.settings.page import SettingsPage
from sixtysix_gui.windows.parts.picture_choice import Picture
from sixtysix_gui.windows.parts.previews import cloth_preview

_PATCH = (96, 62)
_EYES = ("text_size", "card_size", "high_contrast")


class TablePage(SettingsPage):
    """Cloth, pace, card points, size of words, marks."""

    fields = ("cloth", "speed", "show_points", "mark_illegal", "talon_count", *_EYES)

    def __init__(self, settings: Settings) -> None:
        """Show every cloth as it looks under the lamp."""
        super().__init__(settings)
        self.set_title(self.tr("Table"))
        self.pictures("cloth", self.tr("Cloth"), self._cloths())
        self.choice(
            "speed",
            self.tr("Movement"),
            [
                ("system", self.tr("As the system asks")),
                ("slow", self.tr("Slow")),
                ("normal", self.tr("Normal")),
                ("fast", self.tr("Fast")),
                ("none", self.tr("None")),
            ],
        )
        self.choice(
            "show_points",
            self.tr("Card points"),
            [
                ("none", self.tr("Hidden: I count for myself")),
                ("mine", self.tr("Show mine")),
                ("both", self.tr("Show both players’")),
            ],
        )
        self.choice(
            "text_size",
            self.tr("Text size"),
            [(size, f"{size} %") for size in get_args(TextSize)],
        )
        self._add_card_size()
        self.tick(
            "high_contrast",
            self.tr("High contrast"),
            self.tr("Stronger lines and plain grounds, for eyes that need them."),
        )
        self.tick("mark_illegal", self.tr("Dim cards that may not be played"))
        self.tick("talon_count", self.tr("Show how many cards are in the talon"))

    def _add_card_size(self) -> None:
        """Let the own cards grow beyond what the table has room for by itself."""
        self.choice(
            "card_size",
            self.tr("Card size"),
            [
                ("fits", self.tr("As fits the table")),
                ("larger", self.tr("Larger")),
                ("largest", self.tr("Largest, with larger indices")),
            ],
        )

    def _cloths(self) -> list[Picture]:
        names = {
            Cloth.GREEN: self.tr("Green"),
            Cloth.MIDNIGHT: self.tr("Midnight"),
            Cloth.BURGUNDY: self.tr("Burgundy"),
            Cloth.SLATE: self.tr("Slate"),
            Cloth.WALNUT: self.tr("Walnut"),
        }
        ratio = self.devicePixelRatioF()
        return [
            Picture(cloth.value, name, cloth_preview(cloth, *_PATCH, ratio))
            for cloth, name in names.items()
        ]
