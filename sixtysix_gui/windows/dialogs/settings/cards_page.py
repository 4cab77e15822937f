"""Settings: which cards lie on the table."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.card_style import CardStyle
from sixtysix_gui.table.card_svg import CardArtError, Letters, Pack, back_count
from sixtysix_gui.windows.dialogs.settings.page import SettingsPage
from sixtysix_gui.windows.parts.picture_choice import Picture
from sixtysix_gui.windows.parts.previews import back_preview, fan_preview

_HEIGHT = 92


class CardsPage(SettingsPage):
    """Deck, suit colours, size of the indices, and back."""

    fields = ("deck", "colours", "large_indices", "back")

    def __init__(self, settings: Settings, letters: Letters) -> None:
        """Show the decks with their letters in the language of the program."""
        super().__init__(settings)
        self.set_title(self.tr("Cards"))
        self._letters: Letters = letters
        decks = [
            Picture("french", self.tr("French"), self._fan("french")),
            Picture("german", self.tr("German"), self._fan("german")),
        ]
        self.pictures("deck", self.tr("Deck"), decks)
        colours = self.choice(
            "colours",
            self.tr("Suit colours"),
            [
                ("two", self.tr("Two: black and red")),
                ("four", self.tr("Four: black, green, red, orange")),
            ],
        )
        colours.setEnabled(settings.deck == "french")
        self.tick("large_indices", self.tr("Larger indices in the corners"))
        self.pictures("back", self.tr("Card back"), self._backs())

    def _fan(self, pack: Pack) -> QPixmap:
        chosen = self.settings
        style = CardStyle(pack, self._letters, chosen.colours, chosen.large_indices)
        return fan_preview(style, _HEIGHT, self.devicePixelRatioF())

    def _backs(self) -> list[Picture]:
        names = (self.tr("Lattice"), self.tr("Sunburst"), self.tr("Scales"))
        pack: Pack = "german" if self.settings.deck == "german" else "french"
        return [
            Picture(
                str(number),
                names[number - 1] if number <= len(names) else str(number),
                back_preview(pack, number, _HEIGHT, self.devicePixelRatioF()),
            )
            for number in range(1, _backs_of(pack) + 1)
        ]


def _backs_of(pack: Pack) -> int:
    """How many backs there are to choose from; one where the drawings are missing."""
    try:
        return back_count(pack)
    except CardArtError:
        return 1
