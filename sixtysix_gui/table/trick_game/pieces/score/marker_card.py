"""A card that only shows a score: sixes and fours, of which no rule set knows, among them."""

from typing_extensions import override

from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.cards.kit import CardKit


class MarkerCard(CardItem):
    """A card named by its code, such as ``6S``; it is moved, turned and drawn like any other."""

    def __init__(self, kit: CardKit, code: str) -> None:
        """Makes a card face down at the scene's corner."""
        self._code = code
        super().__init__(kit)

    @property
    @override
    def face_code(self) -> str:
        return self._code

    def show_code(self, code: str) -> None:
        """Becomes another card."""
        if code != self._code:
            self._code = code
            self._lying = None
            self.redraw_face()
