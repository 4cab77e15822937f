"""Everything that says something on the table and is neither a card nor a button."""

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table import words
from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.cards.zones import Zones
from sixtysix_gui.table.pieces.discs import DoublingCoin
from sixtysix_gui.table.pieces.marks import TurnChevrons
from sixtysix_gui.table.pieces.piece import Look, SignGroup
from sixtysix_gui.table.scene.on_lead import claims_now
from sixtysix_gui.table.scene.plates import Plates
from sixtysix_gui.table.scene.score_board import MovingScores, ScoreBoard
from sixtysix_gui.table.scene.trump import MarriageValues, Seals, TalonSigns, TrumpSigns
from sixtysix_gui.table.seating import FACING, Chair, Score
from sixtysix_gui.table.values import TableOptions

_AUCTION = (Phase.TRUMP, Phase.BID, Phase.DOUBLE)

_AS_SEAL, _SHOULDER = 0.50, (-0.84, -0.84)
"""Its size and place, in radii, where the place is that of the coin that claims."""


class LevelCoin(SignGroup):
    """Lies at the coin's place; where somebody may claim, small on that coin's shoulder."""

    def __init__(self, scene: QGraphicsScene, zones: Zones) -> None:
        self.coin = DoublingCoin(Z.CHIPS + 0.5)
        self._zones = zones
        super().__init__(scene, (self.coin,))

    def show(self, view: View, *, beside_claim: bool) -> None:
        """Show by how much a doubled deal counts, from the end of the auction on."""
        self.coin.setVisible(view.level > 0 and view.phase not in _AUCTION)
        if not self.coin.isVisible():
            return
        word, factor = words.doubled(view.level)
        self.coin.set_words("" if beside_claim else word, factor)
        middle = self._zones.layout.middle
        shoulder = QPointF(*_SHOULDER) * middle.coin_radius
        self.coin.setPos(middle.coin + shoulder if beside_claim else middle.coin)
        self.coin.setScale(_AS_SEAL if beside_claim else 1.0)


class Signs:
    """Plates, trump, scores, marriages, the level of a deal, and the way round."""

    def __init__(self, scene: QGraphicsScene, zones: Zones, kit: CardKit) -> None:
        self._zones = zones
        self._options = TableOptions()
        self.plates = Plates(scene, zones, kit)
        self.talon = TalonSigns(scene, zones)
        self.trump = TrumpSigns(scene, zones)
        self.seals = Seals(scene, zones, self.plates.points)
        self.values = MarriageValues(scene, zones)
        self.board = ScoreBoard(scene, zones, kit)
        self.scores = MovingScores(scene, self.board)
        self.level = LevelCoin(scene, zones)
        self.chevrons = TurnChevrons()
        scene.addItem(self.chevrons)
        self.chevrons.hide()

    def set_options(self, options: TableOptions) -> None:
        """Take other options; ``show`` follows."""
        self._options = self.talon.options = options
        self.plates.set_options(options)

    def lay_out(self, look: Look) -> None:
        """Put everything in its place; ``show`` follows."""
        for part in (self.plates, self.talon, self.trump, self.seals, self.values):
            part.lay_out(look)
        for part in (self.board, self.scores, self.level):
            part.lay_out(look)
        self.chevrons.set_look(look)
        self.chevrons.setPos(self._zones.layout.middle.trick)

    # ------------------------------------------------------------------------------ what is told

    def show(self, view: View, score: Score, *, given_up: bool, may_claim: bool) -> None:
        """Show what a view says besides its cards."""
        labels = self.plates.labels
        self.talon.show(view, labels)
        self.trump.show(view, score, labels)
        self._show_plates(view, score, given_up=given_up)
        self.seals.show(view)
        self.values.show(view)
        self.board.show(view, score, labels, self._options.deck)
        self.level.show(view, beside_claim=may_claim and claims_now(view))
        turns_left = view.rules.play_direction == "anticlockwise"
        self.chevrons.setVisible(turns_left and len(view.rules.seats) > len(FACING))

    def _show_plates(self, view: View, score: Score, *, given_up: bool) -> None:
        """Show who sits where, and which deal it is wherever that finds room."""
        self.plates.deal = self.trump.deal_without_room(view, score)
        self.plates.show(view, score, given_up=given_up)
        if not self.plates.has_deal:
            self.trump.tell_deal_above()

    def show_cards(self) -> None:
        """Show what is to be said of the cards as they lie there now."""
        self.talon.show_cards()
        self.trump.show_cards()

    def begin_deal(self) -> None:
        """Show nothing of the deal before."""
        for part in (self.seals, self.values, self.level, self.trump, self.talon):
            part.clear()

    def show_players(self, view: View, score: Score) -> None:
        """Show who plays and the score, before the first card of a deal moves."""
        self.talon.show(view, self.plates.labels)
        self._show_plates(view, score, given_up=True)
        self.board.begin_deal(view, score, self.plates.labels, self._options.deck)

    def rest(self) -> None:
        """Let everything lie where it belongs: nothing moves."""
        self.trump.rest_counter()
        self.scores.rest()

    def clear(self) -> None:
        """Show nothing: no one sits at the table."""
        self.begin_deal()
        self.plates.clear()
        self.board.clear()
        self.chevrons.hide()

    # ------------------------------------------------------------------------------ what it takes

    def beside_plates(self) -> dict[Chair, float]:
        """Return how far devices and tags reach from the plates, which bubbles keep beyond."""
        devices, tags = self.board.beside_plates(), self.plates.hanging.beside_bubbles()
        chairs = devices.keys() | tags.keys()
        return {chair: max(devices.get(chair, 0.0), tags.get(chair, 0.0)) for chair in chairs}

    def show_counted(self, chair: Chair, points: int) -> None:
        """Show card points that are being counted; seals make room for them."""
        self.plates.show_counted(chair, points)
        self.seals.make_room(chair)
