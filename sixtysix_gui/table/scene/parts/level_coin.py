"""The coin that tells, while cards are played, how often the deal was doubled."""

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table import words
from sixtysix_gui.table.pieces.coin import DoublingCoin
from sixtysix_gui.table.scene.parts.part import Part
from sixtysix_gui.table.zones.zones import Zones

_AUCTION = (Phase.TRUMP, Phase.BID, Phase.DOUBLE)

_AS_SEAL, _SHOULDER = 0.50, (-0.84, -0.84)
"""Its size and place, in radii, where the place is that of the coin that claims."""


class LevelCoin(Part):
    """Lies at the coin's place; where somebody may claim, small on that coin's shoulder."""

    def __init__(self, scene: QGraphicsScene, zones: Zones) -> None:
        """Make the coin, hidden."""
        self.coin = DoublingCoin(Z.CHIPS + 0.5)
        super().__init__(scene, zones, (self.coin,))

    def show(self, view: View, *, beside_claim: bool) -> None:
        """Tell by how much a doubled deal counts, from the end of the auction on."""
        self.coin.setVisible(view.level > 0 and view.phase not in _AUCTION)
        if not self.coin.isVisible():
            return
        word, factor = words.doubled(view.level)
        self.coin.set_words("" if beside_claim else word, factor)
        middle = self._zones.layout.middle
        shoulder = QPointF(*_SHOULDER) * middle.coin_radius
        self.coin.setPos(middle.coin + shoulder if beside_claim else middle.coin)
        self.coin.setScale(_AS_SEAL if beside_claim else 1.0)
