"""Settings: what the program does for the person."""

from __future__ import annotations

from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.settings.page import SettingsPage


class PlayingPage(SettingsPage):
    """Card points, claims, drawing, clicks."""

    fields = ("show_points", "claim_for_me", "confirm_out", "draw_for_me", "one_click")

    def __init__(self, settings: Settings, unit: float) -> None:
        """Show what is done for the person, each with what it means."""
        super().__init__(settings, unit)
        self.set_title(self.tr("Playing"))
        self.switch(
            "show_points",
            self.tr("Card points"),
            [
                ("none", self.tr("Hidden: I count for myself")),
                ("mine", self.tr("Show mine")),
                ("both", self.tr("Show both players’")),
            ],
        )
        self.tick(
            "claim_for_me",
            self.tr("Say “Out!” for me at 66"),
            self.tr(
                "Where waiting may bring you more, because the other has closed and you had no "
                "trick then, the choice stays yours."
            ),
        )
        self.switch(
            "confirm_out",
            self.tr("Ask before “Out!”"),
            [
                ("weak", self.tr("Against the two weakest")),
                ("always", self.tr("Always")),
                ("never", self.tr("Never")),
            ],
        )
        self.tick(
            "draw_for_me",
            self.tr("Always draw for me"),
            self.tr("This gives up closing before the draw, where the rules allow it."),
        )
        self.tick("one_click", self.tr("One click plays a card"))
