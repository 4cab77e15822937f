"""Which cards lie on the table: pack, letters, colours and back."""

from dataclasses import dataclass

from sixtysix_gui.design.cards import svg
from sixtysix_gui.design.cards.svg import Colours, Pack

BACK = "back"
"""The code of a card that lies face down."""


@dataclass(frozen=True)
class CardStyle:
    """The choice of cards, with the values of the settings.

    `letters` is the code of the language whose letters stand on the cards. `strong_edge` draws a
    dark line around every card, for those who need contrast.
    """

    pack: Pack = "french"
    letters: str = "en"
    colours: Colours = "two"
    large_indices: bool = False
    back: int = 1
    strong_edge: bool = False

    def picture_key(self, code: str) -> tuple[object, ...]:
        """Names everything that the picture of a card depends on."""
        if code == BACK:
            return (code, self.pack, self.back, self.strong_edge)
        chosen = (self.letters, self.colours, self.large_indices, self.strong_edge)
        return (code, self.pack, *chosen)

    def svg(self, code: str) -> bytes:
        """Return the drawing of a card, `BACK` included.

        Raises:
            CardArtError: there is no such card, or its drawing cannot be read.
        """
        if code == BACK:
            return svg.compose_back(self.pack, self.back)
        return svg.compose_face(
            self.pack,
            code,
            letters=self.letters,
            colours=self.colours,
            large_indices=self.large_indices,
        )
