"""Where moves are lit on the table for three and four, for those who are shown what to do."""

from dataclasses import dataclass

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import Move, PlayCard
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.geometry.place import Place
from sixtysix_gui.table.scene.suggestion import LitButton, area_of
from sixtysix_gui.table.theme import Z
from sixtysix_gui.table.trick_game.scene.buttons.buttons import TrickButtons
from sixtysix_gui.table.trick_game.zones.zones import TrickZones


@dataclass(frozen=True)
class LitTrickTable:
    """The table for three and four: chips, discs, coins, and the rows of a panel."""

    zones: TrickZones
    buttons: TrickButtons

    def card_item(self, card: Card) -> CardItem | None:
        """Give a card of the own hand."""
        return self.zones.own_hand.item_showing(card)

    def own_card_size(self) -> tuple[float, float]:
        """Give the width of an own card."""
        metrics = self.zones.layout.metrics
        return metrics.sizes.own * metrics.card_width, metrics.sizes.own

    def trick_target(self) -> Place:
        """Give where a card is laid that is played."""
        return self.zones.layout.middle.trick_target

    def button(self, move: Move) -> LitButton | None:
        """Give the button of a move; the light of a row lies on its panel."""
        button = None if isinstance(move, PlayCard) else self.buttons.find(move)
        if button is None:
            return None
        if button.piece is self.buttons.panel:
            return LitButton(button.area, button.piece.zValue() + 0.5)
        return LitButton(area_of(button.piece), min(Z.CHIPS, button.piece.zValue()) - 0.5)
