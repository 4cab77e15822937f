"""Settings: the cards, and the cloth they lie on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap

from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.cards.style import CardStyle
from sixtysix_gui.table.cards.svg import CardArtError, back_count
from sixtysix_gui.table.options import Pack
from sixtysix_gui.table.theme import Cloth
from sixtysix_gui.windows.desktop.language import card_letters
from sixtysix_gui.windows.parts.picture_choice import Picture
from sixtysix_gui.windows.parts.previews import back_preview, cloth_preview, fan_preview
from sixtysix_gui.windows.settings.page import SettingsPage

_CARDS = 4.4
"""Height of the cards shown, in text units."""
_PATCH = (2.9, 2.6)
"""Width and height of a patch of cloth, in text units."""


class CardsPage(SettingsPage):
    """Deck, suit colours, back and cloth."""

    fields = ("deck", "colours", "back", "cloth")
    looks = ("deck", "colours", "large_indices", "cloth")

    def __init__(self, settings: Settings, unit: float) -> None:
        """Show the decks with their letters in the language of the program."""
        super().__init__(settings, unit)
        self.set_title(self.tr("Cards and cloth"))
        decks = [
            Picture("french", self.tr("French"), self._fan("french")),
            Picture("german", self.tr("German"), self._fan("german")),
        ]
        self.pictures("deck", self.tr("Deck"), decks, columns=2)
        colours = self.switch(
            "colours",
            self.tr("Suit colours"),
            [("two", self.tr("Two")), ("four", self.tr("Four"))],
            self.tr("Four colours – black, green, red, orange – are for French cards."),
        )
        colours.setEnabled(settings.deck == "french")
        self.pictures("back", self.tr("Card back"), self._backs())
        self._add_cloths()

    def _fan(self, pack: Pack) -> QPixmap:
        chosen = self.settings
        style = CardStyle(pack, card_letters(), chosen.colours, chosen.large_indices)
        return fan_preview(style, round(_CARDS * self.unit), self.devicePixelRatioF())

    def _backs(self) -> list[Picture]:
        names = (self.tr("Lattice"), self.tr("Sunburst"), self.tr("Scales"))
        pack: Pack = "german" if self.settings.deck == "german" else "french"
        height = round(_CARDS * self.unit)
        return [
            Picture(
                str(number),
                names[number - 1] if number <= len(names) else str(number),
                back_preview(pack, number, height, self.devicePixelRatioF()),
            )
            for number in range(1, _backs_of(pack) + 1)
        ]

    def _add_cloths(self) -> None:
        """Show every cloth as it looks under the lamp; the chosen one is named above them."""
        names = {
            Cloth.GREEN: self.tr("Green"),
            Cloth.MIDNIGHT: self.tr("Midnight"),
            Cloth.BURGUNDY: self.tr("Burgundy"),
            Cloth.SLATE: self.tr("Slate"),
            Cloth.WALNUT: self.tr("Walnut"),
        }
        width, height = (round(part * self.unit) for part in _PATCH)
        ratio = self.devicePixelRatioF()
        patches = [
            Picture(cloth.value, name, cloth_preview(cloth, width, height, ratio), spoken=name)
            for cloth, name in names.items()
        ]
        chosen = names[Cloth(self.settings.cloth)]
        #: {name} is the name of a colour, as it stands below the patches of cloth
        heading = self.tr("Cloth: {name}").format(name=chosen)
        shown = self.pictures("cloth", heading, patches, columns=len(patches))
        for cloth in names:
            patch = shown.button(cloth.value)
            patch.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)


def _backs_of(pack: Pack) -> int:
    """How many backs there are to choose from; one where the drawings are missing."""
    try:
        return back_count(pack)
    except CardArtError:
        return 1
